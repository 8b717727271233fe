//! The rest of the turn as data: a stack of frames, each a small `Copy` struct in a file of its own.
//!
//! A frame is a [`Script`], which runs by itself, or a [`Question`], which can wait for an answer. What can be done at
//! several questions is a [`Move`]. [`procedures!`](crate::procedures) makes the enumeration of a game's frames with its
//! dispatch, [`answers!`](crate::answers) the answers of one question, [`moves!`](crate::moves) a union of moves.
//! Whoever runs has been taken off the stack: to stay, it puts itself back first, then what comes before it.

mod stack;
pub mod window;

use std::marker::PhantomData;

use crate::ask::Ask;
use crate::game::Game;
use crate::outside::Outside;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

pub use stack::{Frame, Frames, Holds, Stack};

/// The world outside, as the rules of `G` see it.
pub type Out<'a, G> = Outside<'a, <G as Game>::Event>;

/// The actions that answer one question, as a type of their own: a question meets no other.
pub trait Answer<A>: Copy {
    /// The action as an answer, if it is one.
    fn of(action: A) -> Option<Self>;

    /// The answer as an action.
    fn action(self) -> A;
}

/// Whom a question addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Those who owe an answer.
    pub owe: SeatSet,
    /// Those who may answer: the same, and whoever may change an answer.
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

    /// All that one could mean to answer.
    fn candidates(self, game: &G, t: &G::State, seat: Seat, into: &mut Candidates<'_, G, Self::Answer>);

    /// Whether the rules allow this answer.
    fn check(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Result<(), G::Refusal>;

    /// Carries the answer out, off the stack.
    fn apply(self, game: &G, t: &mut G::State, seat: Seat, answer: Self::Answer, out: &mut Out<'_, G>);

    /// What the answer would be called on a button.
    fn label(self, game: &G, t: &G::State, seat: Seat, answer: Self::Answer) -> Text;
}

/// An answer that carries its own rules, because several questions take it.
pub trait Move<G: Game>: Answer<G::Action> {
    /// All of this kind that one could mean.
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
    /// Whether it waits.
    fn waits(self, game: &G, t: &G::State, seat: Seat) -> bool;
    /// Runs, or does what happens instead of a question.
    fn go(self, game: &G, t: &mut G::State, seat: Seat, out: &mut Out<'_, G>);
    /// Whom it addresses.
    fn asked(self, game: &G, t: &G::State, seat: Seat) -> Asked;
    /// What it asks; nothing if it is a script.
    fn ask(self, game: &G, t: &G::State, seat: Seat) -> Option<Ask<G::Action>>;
    /// What could be answered.
    fn candidates(self, game: &G, t: &G::State, seat: Seat, into: &mut Vec<G::Action>);
    /// Whether the rules allow it; nothing if it is no answer.
    fn check(self, game: &G, t: &G::State, seat: Seat, action: G::Action) -> Option<Result<(), G::Refusal>>;
    /// Carries an answer out.
    fn apply(self, game: &G, t: &mut G::State, seat: Seat, action: G::Action, out: &mut Out<'_, G>);
    /// What the action would be called; nothing if it is no answer.
    fn label(self, game: &G, t: &G::State, seat: Seat, action: G::Action) -> Option<Text>;
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
        if task.waits(game, t, seat) {
            return;
        }
        G::stack_mut(t).pop();
        task.go(game, t, seat, out);
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

/// What an action would be called on a button. What is no answer now has its notation for a name.
pub fn label<G: Stacked>(game: &G, t: &G::State, seat: Seat, action: G::Action) -> Text {
    let label = match asked(game, t, seat) {
        Ok(task) => task.label(game, t, seat, action),
        Err(_) => G::Meanwhile::of(action).map(|meanwhile| meanwhile.label(game, t, seat)),
    };
    label.unwrap_or_else(|| Text::named(action.to_string()))
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

/// Declares the answers of a question: actions of the game by their own names, then moves.
///
/// `enum Answer of Action { Go(space: Space), Done; Free(free::Free) }`
#[macro_export]
macro_rules! answers {
    ($(#[$meta:meta])* $vis:vis struct $name:ident $(($($field:ident: $ty:ty),+))? of $action:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis struct $name $(($(pub $ty),+))?;

        impl $crate::procedure::Answer<$action> for $name {
            #[inline]
            fn of(action: $action) -> Option<Self> {
                match action {
                    $action::$name $(($($field),+))? => Some(Self $(($($field),+))?),
                    _ => None,
                }
            }

            #[inline]
            fn action(self) -> $action {
                let Self $(($($field),+))? = self;
                $action::$name $(($($field),+))?
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $action:ident {
        $($variant:ident $(($($field:ident: $ty:ty),+))?),* $(,)?
        $(; $($group:ident($moves:ty)),+ $(,)?)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($variant), "`.")] $variant $(($($ty),+))?,)*
            $($(#[doc = concat!("`", stringify!($group), "`.")] $group($moves),)+)?
        }

        impl $crate::procedure::Answer<$action> for $name {
            #[inline]
            fn of(action: $action) -> Option<Self> {
                match action {
                    $($action::$variant $(($($field),+))? => Some(Self::$variant $(($($field),+))?),)*
                    #[allow(unreachable_patterns)]
                    _ => {
                        $($(if let Some(found) = <$moves as $crate::procedure::Answer<$action>>::of(action) {
                            return Some(Self::$group(found));
                        })+)?
                        None
                    }
                }
            }

            #[inline]
            fn action(self) -> $action {
                match self {
                    $(Self::$variant $(($($field),+))? => $action::$variant $(($($field),+))?,)*
                    $($(Self::$group(found) => $crate::procedure::Answer::<$action>::action(found),)+)?
                }
            }
        }
    };
}

/// Declares a union of moves; it is a move itself.
#[macro_export]
macro_rules! moves {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ty {
        $($variant:ident($moves:ty)),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($variant), "`.")] $variant($moves)),+
        }

        impl $crate::procedure::Answer<<$game as $crate::Game>::Action> for $name {
            #[inline]
            fn of(action: <$game as $crate::Game>::Action) -> Option<Self> {
                use $crate::procedure::Answer;
                $(if let Some(found) = <$moves as Answer<_>>::of(action) {
                    return Some(Self::$variant(found));
                })+
                None
            }

            #[inline]
            fn action(self) -> <$game as $crate::Game>::Action {
                match self { $(Self::$variant(found) => $crate::procedure::Answer::action(found)),+ }
            }
        }

        impl $crate::procedure::Move<$game> for $name {
            fn candidates(
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                into: &mut $crate::procedure::Candidates<'_, $game, Self>,
            ) {
                $(into.moves::<$moves>(game, t, seat);)+
            }

            #[inline]
            fn check(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> Result<(), <$game as $crate::Game>::Refusal> {
                match self { $(Self::$variant(found) => $crate::procedure::Move::check(found, game, t, seat)),+ }
            }

            #[inline]
            fn apply(
                self,
                game: &$game,
                t: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                out: &mut $crate::procedure::Out<'_, $game>,
            ) {
                match self { $(Self::$variant(found) => $crate::procedure::Move::apply(found, game, t, seat, out)),+ }
            }

            fn label(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> $crate::Text {
                match self { $(Self::$variant(found) => $crate::procedure::Move::label(found, game, t, seat)),+ }
            }
        }
    };
}

/// Declares all frames of a game: the enumeration, typed access, and a dispatch without a catch-all.
///
/// `enum Task of Orion { scripts { Run(run::Run) } questions { Hire(hire::Hire) } }`
#[macro_export]
macro_rules! procedures {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ty {
        scripts { $($script:ident($sty:ty)),* $(,)? }
        questions { $($question:ident($qty:ty)),* $(,)? }
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($script), "`.")] $script($sty),)*
            $(#[doc = concat!("`", stringify!($question), "`.")] $question($qty),)*
        }

        $($crate::procedures!(@holds $name $script $sty);)*
        $($crate::procedures!(@holds $name $question $qty);)*

        impl $crate::procedure::Procedures<$game> for $name {
            #[inline]
            fn waits(self, game: &$game, t: &<$game as $crate::Game>::State, seat: $crate::Seat) -> bool {
                match self {
                    $(Self::$script(_) => false,)*
                    $(Self::$question(frame) =>
                        $crate::procedure::Question::<$game>::waits(frame, game, t, seat),)*
                }
            }

            #[inline]
            fn go(
                self,
                game: &$game,
                t: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                out: &mut $crate::procedure::Out<'_, $game>,
            ) {
                match self {
                    $(Self::$script(frame) => $crate::procedure::Script::<$game>::run(frame, game, t, seat, out),)*
                    $(Self::$question(frame) =>
                        $crate::procedure::Question::<$game>::skip(frame, game, t, seat, out),)*
                }
            }

            #[inline]
            fn asked(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> $crate::procedure::Asked {
                match self {
                    $(Self::$script(_) => $crate::procedure::Asked::only(seat),)*
                    $(Self::$question(frame) =>
                        $crate::procedure::Question::<$game>::asked(frame, game, t, seat),)*
                }
            }

            fn ask(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> Option<$crate::Ask<<$game as $crate::Game>::Action>> {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => None,)*
                    $(Self::$question(frame) =>
                        Some(Question::<$game>::ask(frame, game, t, seat).map(Answer::action)),)*
                }
            }

            fn candidates(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                into: &mut Vec<<$game as $crate::Game>::Action>,
            ) {
                match self {
                    $(Self::$script(_) => {})*
                    $(Self::$question(frame) => $crate::procedure::Question::<$game>::candidates(
                        frame, game, t, seat, &mut $crate::procedure::Candidates::new(into),
                    ),)*
                }
            }

            fn check(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> Option<Result<(), <$game as $crate::Game>::Refusal>> {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => None,)*
                    $(Self::$question(frame) => {
                        let answer = <$qty as Question<$game>>::Answer::of(action)?;
                        Some(Question::<$game>::check(frame, game, t, seat, answer))
                    })*
                }
            }

            fn apply(
                self,
                game: &$game,
                t: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                out: &mut $crate::procedure::Out<'_, $game>,
            ) {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => {})*
                    $(Self::$question(frame) => {
                        let answer = <$qty as Question<$game>>::Answer::of(action).expect("checked before");
                        Question::<$game>::apply(frame, game, t, seat, answer, out);
                    })*
                }
            }

            fn label(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> Option<$crate::Text> {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => None,)*
                    $(Self::$question(frame) => {
                        let answer = <$qty as Question<$game>>::Answer::of(action)?;
                        Some(Question::<$game>::label(frame, game, t, seat, answer))
                    })*
                }
            }
        }
    };
    (@holds $name:ident $variant:ident $ty:ty) => {
        impl From<$ty> for $name {
            fn from(frame: $ty) -> Self {
                Self::$variant(frame)
            }
        }

        impl $crate::procedure::Holds<$ty> for $name {
            #[allow(unreachable_patterns)]
            fn get(&self) -> Option<&$ty> {
                match self {
                    Self::$variant(frame) => Some(frame),
                    _ => None,
                }
            }

            #[allow(unreachable_patterns)]
            fn get_mut(&mut self) -> Option<&mut $ty> {
                match self {
                    Self::$variant(frame) => Some(frame),
                    _ => None,
                }
            }
        }
    };
}
