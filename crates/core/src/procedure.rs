//! The rest of the turn as data: a stack of frames, each a small `Copy` struct in a file of its own.
//!
//! A frame is a [`Script`], which runs by itself, or a [`Question`], which can wait for an answer. What can be done at
//! several questions is a [`Move`]. A frame that runs has been taken off the stack: to stay, it pushes itself back first,
//! then whatever must happen before it.
//!
//! [`procedures!`](crate::procedures) makes the enumeration of a game's frames and its dispatch from one list,
//! [`answers!`](crate::answers) the answers of one question, [`moves!`](crate::moves) a union of moves, and
//! [`decide_by_procedures!`](crate::decide_by_procedures) the methods of `Game` that the stack answers.
//!
//! A whole game with one question: whoever takes the last stick loses.
//!
//! ```
//! use std::sync::Arc;
//!
//! use orrery_core::procedure::{self, Candidates, Frames, Nothing, Out, Question, Stacked, Unasked};
//! use orrery_core::{
//!     Ask, Chance, Game, Outside, Reason, Rule, Seat, SeatSet, Seats, SetupError, Standing, Text,
//! };
//! use serde::{Deserialize, Serialize};
//!
//! orrery_core::id! {
//!     /// A number of sticks, less one.
//!     pub struct Sticks("", 3);
//! }
//! orrery_core::actions! {
//!     /// What one can do.
//!     pub enum Action { "take" => Take(sticks: Sticks) }
//! }
//! const fn nim(number: u16) -> Rule {
//!     Rule { prefix: "NIM", number }
//! }
//! orrery_core::refusals! {
//!     /// Why not.
//!     pub enum Refusal of nim {
//!         /// Somebody else decides.
//!         NotAwaited => 1,
//!         /// There are fewer sticks.
//!         TooMany { left: u8 } => 2,
//!         /// No stick is left.
//!         Over => 3,
//!     }
//! }
//!
//! // The question, with everything about it.
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
//! pub struct Turn;
//!
//! orrery_core::answers! {
//!     /// Some sticks.
//!     pub enum Answer of Action { Take(sticks: Sticks) }
//! }
//!
//! impl Question<Nim> for Turn {
//!     type Answer = Answer;
//!
//!     fn waits(self, _: &Nim, t: &State, _: Seat) -> bool {
//!         t.left > 0
//!     }
//!     fn ask(self, _: &Nim, _: &State, seat: Seat) -> Ask<Answer> {
//!         Ask::open(Text::new("ask-turn"), nim(1), seat)
//!     }
//!     fn candidates(self, _: &Nim, _: &State, _: Seat, into: &mut Candidates<'_, Nim, Answer>) {
//!         into.extend((0..3).map(|sticks| Answer::Take(Sticks::new(sticks))));
//!     }
//!     fn check(self, _: &Nim, t: &State, _: Seat, Answer::Take(sticks): Answer) -> Result<(), Refusal> {
//!         if sticks.index() as u8 >= t.left { Err(Refusal::TooMany { left: t.left }) } else { Ok(()) }
//!     }
//!     fn apply(self, nim: &Nim, t: &mut State, seat: Seat, Answer::Take(sticks): Answer, _: &mut Out<'_, Nim>) {
//!         t.left -= sticks.index() as u8 + 1;
//!         t.stack.push(nim.seats.left_of(seat), Turn);
//!     }
//!     fn label(self, _: &Nim, _: &State, _: Seat, Answer::Take(sticks): Answer) -> Text {
//!         Text::new("label-take").amount("sticks", sticks.index() as u8 + 1)
//!     }
//! }
//!
//! // The list of frames.
//! orrery_core::procedures! {
//!     /// A frame of the stack.
//!     pub enum Task of Nim { scripts {} questions { Turn(Turn) } }
//! }
//! impl Default for Task {
//!     fn default() -> Self {
//!         Self::Turn(Turn)
//!     }
//! }
//! type Stack = procedure::Stack<Task, 1>;
//!
//! impl Stacked for Nim {
//!     type Task = Task;
//!     type Stack = Stack;
//!     type Meanwhile = Nothing;
//!
//!     fn stack(t: &State) -> &Stack {
//!         &t.stack
//!     }
//!     fn stack_mut(t: &mut State) -> &mut Stack {
//!         &mut t.stack
//!     }
//!     fn unasked(&self, _: &State, _: Seat, Action::Take(_): Action, why: Unasked) -> Refusal {
//!         if why == Unasked::Over { Refusal::Over } else { Refusal::NotAwaited }
//!     }
//! }
//!
//! /// What lies on the table.
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! pub struct State {
//!     left: u8,
//!     stack: Stack,
//! }
//! /// The rules.
//! pub struct Nim {
//!     seats: Seats,
//!     content: Arc<()>,
//! }
//!
//! impl Game for Nim {
//!     type Content = ();
//!     type Options = ();
//!     type State = State;
//!     type Action = Action;
//!     type Refusal = Refusal;
//!     type Event = ();
//!     type View = u8;
//!
//!     orrery_core::decide_by_procedures!();
//!
//!     fn deal(&self, out: &mut Outside<'_, ()>) -> State {
//!         let mut t = State { left: 7, stack: Stack::default() };
//!         t.stack.push(Seat::new(0), Turn);
//!         procedure::run(self, &mut t, out);
//!         t
//!     }
//!     // The rest has nothing to do with procedures.
//! #   fn new(content: Arc<()>, (): (), seats: Seats) -> Result<Self, SetupError> {
//! #       Ok(Self { seats, content })
//! #   }
//! #   fn options(&self) -> &() {
//! #       &()
//! #   }
//! #   fn content(&self) -> &Arc<()> {
//! #       &self.content
//! #   }
//! #   fn seats(&self) -> Seats {
//! #       self.seats
//! #   }
//! #   fn view(&self, t: &State, _: SeatSet) -> u8 {
//! #       t.left
//! #   }
//! #   fn resample(&self, _: &mut State, _: SeatSet, _: &mut Chance) {}
//! #   fn standing(&self, _: &State, _: SeatSet) -> Standing {
//! #       Standing::ranked(None, std::iter::empty())
//! #   }
//! }
//!
//! let nim = Nim::new(Arc::new(()), (), Seats::new(2)).unwrap();
//! let mut chance = Chance::sampled(1);
//! let mut out = Outside::silent(Seat::new(0), &mut chance);
//! let mut t = nim.deal(&mut out);
//! let (one, two) = (Seat::new(0), Seat::new(1));
//! nim.apply(&mut t, one, "take 3".parse().unwrap(), &mut out);
//! assert_eq!(nim.awaiting(&t), SeatSet::only(two));
//! nim.apply(&mut t, two, "take 3".parse().unwrap(), &mut out);
//! assert_eq!(nim.check(&t, two, "take 1".parse().unwrap()), Err(Refusal::NotAwaited));
//! assert_eq!(nim.check(&t, one, "take 2".parse().unwrap()), Err(Refusal::TooMany { left: 1 }));
//! nim.apply(&mut t, one, "take 1".parse().unwrap(), &mut out);
//! assert!(nim.awaiting(&t).is_empty());
//! let reason: Reason = Refusal::TooMany { left: 1 }.into();
//! assert_eq!((reason.rule.to_string().as_str(), &*reason.text.key), ("NIM-2", "refusal-too-many"));
//! ```

#[macro_use]
mod macros;
pub mod each;
mod only;
mod stack;
pub mod window;
pub mod yes_no;

use std::marker::PhantomData;

use crate::ask::Ask;
use crate::game::Game;
use crate::outside::Outside;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

pub use only::{Only, only};
pub use stack::{Frame, Frames, Holds, Stack};

/// No frame of any game takes more room than this.
pub const MOST_BYTES: usize = 16;

/// The world outside, as the rules of `G` see it.
pub type Out<'a, G> = Outside<'a, <G as Game>::Event>;

/// The actions that answer one question, as a type of their own: a question meets no other.
pub trait Answer<A>: Copy {
    /// The action as an answer, if it is one.
    fn of(action: A) -> Option<Self>;

    /// The answer as an action.
    fn action(self) -> A;

    /// Whether it leaves the question open: a free action, which can be taken at other moments of the turn as well.
    fn is_aside(self) -> bool {
        false
    }
}

/// Whom a question addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Those who owe an answer.
    pub owe: SeatSet,
    /// Those who may answer: the same, and those who may change an answer.
    pub may: SeatSet,
}

impl Asked {
    /// One seat, which owes an answer.
    pub const fn only(seat: Seat) -> Self {
        Self { owe: SeatSet::only(seat), may: SeatSet::only(seat) }
    }
}

/// A frame that never waits.
pub trait Script<G: Game>: Copy {
    /// Carries on, off the stack.
    fn run(self, game: &G, t: &mut G::State, seat: Seat, out: &mut Out<'_, G>);
}

/// A frame that can wait for an answer.
pub trait Question<G: Game>: Copy {
    /// What can be answered.
    type Answer: Answer<G::Action>;

    /// Whom it addresses; usually the seat of the frame.
    fn asked(self, _game: &G, _t: &G::State, seat: Seat) -> Asked {
        Asked::only(seat)
    }

    /// Whether there is anything to ask, by what everybody can see.
    fn waits(self, game: &G, t: &G::State, seat: Seat) -> bool;

    /// What happens instead if there is not, off the stack.
    fn skip(self, _game: &G, _t: &mut G::State, _seat: Seat, _out: &mut Out<'_, G>) {}

    /// What is asked: words, rule, audience, neutral answer.
    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Ask<Self::Answer>;

    /// Every answer that the seat might try, legal or not.
    fn candidates(self, game: &G, t: &G::State, seat: Seat, into: &mut Candidates<'_, G, Self::Answer>);

    /// Whether the rules allow this answer.
    fn check(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Result<(), G::Refusal>;

    /// Carries the answer out, off the stack.
    fn apply(self, game: &G, t: &mut G::State, seat: Seat, answer: Self::Answer, out: &mut Out<'_, G>);

    /// What the answer would be called on a button.
    fn label(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Text;

    /// Whether the answer leaves the question open; usually its type says so.
    fn is_aside(self, _game: &G, _t: &G::State, _seat: Seat, answer: Self::Answer) -> bool {
        answer.is_aside()
    }
}

/// An answer that carries its own rules, because several questions take it.
pub trait Move<G: Game>: Answer<G::Action> {
    /// Every move of this kind that the seat might try, legal or not.
    fn candidates(game: &G, t: &G::State, seat: Seat, into: &mut Candidates<'_, G, Self>);

    /// Whether the rules allow it.
    fn check(self, game: &G, t: &G::State, seat: Seat) -> Result<(), G::Refusal>;

    /// Carries it out.
    fn apply(self, game: &G, t: &mut G::State, seat: Seat, out: &mut Out<'_, G>);

    /// What it would be called on a button.
    fn label(self, game: &G, t: &G::State, seat: Seat) -> Text;
}

/// Where candidates go: a question can only list its own answers.
pub struct Candidates<'a, G: Game, W> {
    actions: &'a mut Vec<G::Action>,
    answers: PhantomData<W>,
}

impl<'a, G: Game, W: Answer<G::Action>> Candidates<'a, G, W> {
    /// In front of a list of actions.
    pub fn new(actions: &'a mut Vec<G::Action>) -> Self {
        Self { actions, answers: PhantomData }
    }

    /// One more.
    pub fn push(&mut self, answer: W) {
        self.actions.push(answer.action());
    }

    /// Several more.
    pub fn extend(&mut self, answers: impl IntoIterator<Item = W>) {
        self.actions.extend(answers.into_iter().map(Answer::action));
    }

    /// Those of a move that is one of the answers.
    pub fn moves<M: Move<G>>(&mut self, game: &G, t: &G::State, seat: Seat) {
        M::candidates(game, t, seat, &mut Candidates::new(self.actions));
    }
}

/// All frames of a game; made by [`procedures!`](crate::procedures).
pub trait Procedures<G: Game>: Copy {
    /// Takes it, the topmost frame, off the stack and runs it, or does what happens instead of a question; false if it
    /// waits. One call, because a frame is looked up once that way.
    fn step(self, game: &G, t: &mut G::State, seat: Seat, out: &mut Out<'_, G>) -> bool;
    /// Whom it addresses.
    fn asked(self, game: &G, t: &G::State, seat: Seat) -> Asked;
    /// What it asks; `None` if it is a script.
    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Option<Ask<G::Action>>;
    /// What could be answered.
    fn candidates(self, game: &G, t: &G::State, seat: Seat, into: &mut Vec<G::Action>);
    /// Whether the rules allow it; `None` if it is not an answer.
    fn check(self, game: &G, t: &G::State, seat: Seat, action: G::Action) -> Option<Result<(), G::Refusal>>;
    /// Carries an answer out.
    fn apply(self, game: &G, t: &mut G::State, seat: Seat, action: G::Action, out: &mut Out<'_, G>);
    /// What the action would be called; `None` if it is not an answer.
    fn label(self, game: &G, t: &G::State, seat: Seat, action: G::Action) -> Option<Text>;
    /// Whether the action is an answer that leaves the question open.
    fn is_aside(self, game: &G, t: &G::State, seat: Seat, action: G::Action) -> bool;
}

/// Why an action does not even reach a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unasked {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAwaited,
    /// Something else is asked.
    NotAsked,
}

/// A game whose state holds a stack of frames.
pub trait Stacked: Game {
    /// Its frames.
    type Task: Procedures<Self>;
    /// Its stack.
    type Stack: Frames<Task = Self::Task>;
    /// What a seat can do that is not asked anything: set a moon in another's turn. [`Nothing`] if there is none such.
    type Meanwhile: Move<Self>;

    /// Where the stack is.
    fn stack(t: &Self::State) -> &Self::Stack;

    /// The same, to be changed.
    fn stack_mut(t: &mut Self::State) -> &mut Self::Stack;

    /// The reason for an action that reaches no question.
    fn unasked(&self, t: &Self::State, seat: Seat, action: Self::Action, why: Unasked) -> Self::Refusal;
}

/// Goes on until somebody must decide or the game is over.
pub fn run<G: Stacked>(game: &G, t: &mut G::State, out: &mut Out<'_, G>) {
    while let Some(Frame { seat, task }) = G::stack(t).top() {
        if !task.step(game, t, seat, out) {
            return;
        }
    }
}

/// Who owes an answer.
pub fn awaiting<G: Stacked>(game: &G, t: &G::State) -> SeatSet {
    G::stack(t).top().map_or(SeatSet::NOBODY, |frame| frame.task.asked(game, t, frame.seat).owe)
}

/// The frame that this seat may answer.
fn asked<G: Stacked>(game: &G, t: &G::State, seat: Seat) -> Result<G::Task, Unasked> {
    let frame = G::stack(t).top().ok_or(Unasked::Over)?;
    let asked = frame.task.asked(game, t, frame.seat).may.contains(seat);
    if asked { Ok(frame.task) } else { Err(Unasked::NotAwaited) }
}

/// What a seat is asked that may answer.
pub fn ask<G: Stacked>(game: &G, t: &G::State, seat: Seat) -> Option<Ask<G::Action>> {
    asked(game, t, seat).ok()?.ask(game, t, seat)
}

/// Who sees which action this seat takes now: the audience of its question, everybody if it is asked nothing.
pub fn audience<G: Stacked>(game: &G, t: &G::State, seat: Seat) -> SeatSet {
    ask(game, t, seat).map_or(SeatSet::EVERYBODY, |ask| ask.audience)
}

/// What could be answered, or done meanwhile.
pub fn candidates<G: Stacked>(game: &G, t: &G::State, seat: Seat, into: &mut Vec<G::Action>) {
    match asked(game, t, seat) {
        Ok(task) => task.candidates(game, t, seat, into),
        Err(Unasked::Over) => {}
        Err(_) => G::Meanwhile::candidates(game, t, seat, &mut Candidates::new(into)),
    }
}

/// Whether an action answers the question and the rules allow it.
pub fn check<G: Stacked>(game: &G, t: &G::State, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
    let (checked, why) = match asked(game, t, seat) {
        Ok(task) => (task.check(game, t, seat, action), Unasked::NotAsked),
        Err(Unasked::Over) => (None, Unasked::Over),
        Err(why) => (G::Meanwhile::of(action).map(|meanwhile| meanwhile.check(game, t, seat)), why),
    };
    checked.unwrap_or_else(|| Err(game.unasked(t, seat, action, why)))
}

/// Carries out what has been checked, up to the next question.
pub fn apply<G: Stacked>(game: &G, t: &mut G::State, seat: Seat, action: G::Action, out: &mut Out<'_, G>) {
    if let Ok(task) = asked(game, t, seat) {
        G::stack_mut(t).pop();
        task.apply(game, t, seat, action, out);
    } else if let Some(meanwhile) = G::Meanwhile::of(action) {
        meanwhile.apply(game, t, seat, out);
    }
    run(game, t, out);
}

/// What an action would be called on a button. An action that is not an answer now is shown by its notation.
pub fn label<G: Stacked>(game: &G, t: &G::State, seat: Seat, action: G::Action) -> Text {
    let label = match asked(game, t, seat) {
        Ok(task) => task.label(game, t, seat, action),
        Err(_) => G::Meanwhile::of(action).map(|meanwhile| meanwhile.label(game, t, seat)),
    };
    label.unwrap_or_else(|| Text::named(action.to_string()))
}

/// Whether an action leaves the question open, or is done meanwhile.
pub fn is_aside<G: Stacked>(game: &G, t: &G::State, seat: Seat, action: G::Action) -> bool {
    match asked(game, t, seat) {
        Ok(task) => task.is_aside(game, t, seat, action),
        Err(Unasked::Over) => false,
        Err(_) => G::Meanwhile::of(action).is_some(),
    }
}

/// No move at all.
#[derive(Clone, Copy, Debug)]
pub enum Nothing {}

impl<A> Answer<A> for Nothing {
    fn of(_: A) -> Option<Self> {
        None
    }

    fn action(self) -> A {
        match self {}
    }
}

impl<G: Game> Move<G> for Nothing {
    fn candidates(_: &G, _: &G::State, _: Seat, _: &mut Candidates<'_, G, Self>) {}

    fn check(self, _: &G, _: &G::State, _: Seat) -> Result<(), G::Refusal> {
        match self {}
    }

    fn apply(self, _: &G, _: &mut G::State, _: Seat, _: &mut Out<'_, G>) {
        match self {}
    }

    fn label(self, _: &G, _: &G::State, _: Seat) -> Text {
        match self {}
    }
}
