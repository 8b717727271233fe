//! When an answer is given.

use std::borrow::Cow;

use super::orders::given_by_order;
use super::{Because, Condition, Giver, NoChoice, On, Reply, SeatAnswers, Than, Wish, value_of};
use crate::ask::Ask;
use crate::chance::Chance;
use crate::game::{Game, Guess, Publish};
use crate::outside::Outside;
use crate::seat::{Seat, SeatSet};
use crate::text::{Arg, Text};

/// In how many worlds something must hold to be what everybody can see.
const WORLDS: u64 = 8;

/// Worlds that look to a stranger like this one. States that look alike lead to the same worlds, so what is found out
/// in them tells nothing that is hidden.
pub fn public_worlds<G: Game>(game: &G, t: &G::State) -> impl Iterator<Item = G::State> {
    (0..WORLDS).map(|seed| *Guess::of(game, t, SeatSet::NOBODY, &mut Chance::sampled(seed)).state())
}

/// The answer that is given for an awaited seat, if one is.
pub fn answer_for<G: Publish>(
    game: &G,
    t: &G::State,
    seat: Seat,
    answers: &SeatAnswers,
) -> Option<(G::Action, Giver)> {
    if answers.is_empty() || !game.awaiting(t).contains(seat) {
        return None;
    }
    let ask = game.ask(t, seat);
    for standing in answers.standing() {
        if let Some(Ok(action)) = given(game, t, seat, &ask, &standing.wish) {
            return Some((action, Giver::Answer(standing.id)));
        }
    }
    by_itself(game, t, seat, &ask, answers.no_choice)
}

/// What a wish comes to at this question; nothing if it is for others.
pub(super) fn given<G: Publish>(
    game: &G,
    t: &G::State,
    seat: Seat,
    ask: &Ask<G::Action>,
    wish: &Wish,
) -> Option<Result<G::Action, Because>> {
    if let On::Order(order) = &wish.on {
        let ordered = given_by_order(game, t, seat, ask, order)?;
        return Some(conditions_hold(game, t, wish).and(ordered));
    }
    let action = answer_at(ask, wish)?;
    if let Err(because) = conditions_hold(game, t, wish) {
        return Some(Err(because));
    }
    if game.check(t, seat, action).is_err() {
        return Some(Err(Because::NotAllowed));
    }
    let same = |world: &G::State| {
        game.awaiting(world).contains(seat)
            && answer_at(&game.ask(world, seat), wish) == Some(action)
            && game.check(world, seat, action).is_ok()
    };
    let everybody_sees = public_worlds(game, t).all(|world| same(&world));
    Some(if everybody_sees { Ok(action) } else { Err(Because::WouldTell) })
}

/// What a wish answers to a question, if it is for questions like this one.
fn answer_at<A: PartialEq + Copy + std::str::FromStr>(ask: &Ask<A>, wish: &Wish) -> Option<A> {
    let meant = match &wish.on {
        // A question that repeats is a decision of its own each time.
        On::Everything => ask.reaction || ask.routine == Some(crate::ask::Routine::Trivial),
        On::Question { key, about } => {
            *key == ask.question.key && about.as_ref().is_none_or(|about| *about == named_in(&ask.question))
        }
        On::Order(_) => false,
    };
    let action = match &wish.answer {
        Reply::Pass => ask.neutral,
        Reply::This(notation) => notation.parse().ok(),
        Reply::Ordered => None,
    };
    action.filter(|action| meant && ask.can_stand(*action))
}

/// The things that a question names, in their order.
pub(super) fn named_in(question: &Text) -> Vec<String> {
    let name = |arg: &Arg| match arg {
        Arg::Name(key) => Some(key.to_string()),
        _ => None,
    };
    question.args.iter().filter_map(|(_, arg)| name(arg)).collect()
}

fn conditions_hold<G: Publish>(game: &G, t: &G::State, wish: &Wish) -> Result<(), Because> {
    let failing: Vec<_> = (0..wish.conditions.len())
        .filter(|place| !condition_holds(game, t, &wish.conditions[*place]))
        .collect();
    if failing.is_empty() { Ok(()) } else { Err(Because::Conditions(failing)) }
}

fn condition_holds<G: Publish>(game: &G, t: &G::State, condition: &Condition) -> bool {
    let than = match &condition.than {
        Than::Fixed(than) => Some(*than),
        Than::Number(id) => value_of(game, t, id),
    };
    let number = value_of(game, t, &condition.number);
    matches!((number, than), (Some(number), Some(than)) if condition.is.holds(number, than))
}

/// What is answered where there is nothing to decide.
fn by_itself<G: Game>(
    game: &G,
    t: &G::State,
    seat: Seat,
    ask: &Ask<G::Action>,
    no_choice: NoChoice,
) -> Option<(G::Action, Giver)> {
    let (action, by) = match no_choice {
        NoChoice::Asked => None,
        NoChoice::Answered | NoChoice::AnsweredWhereSeen => nothing_to_decide(game, t, seat, ask),
    }?;
    let seen = || {
        public_worlds(game, t).all(|world| {
            game.awaiting(&world).contains(seat) && {
                let ask = game.ask(&world, seat);
                let there = nothing_to_decide(game, &world, seat, &ask);
                // In a reaction window a pause must not tell; the neutral answer is the same in all worlds.
                there.is_some_and(|(_, other)| other == by) && (by == Giver::Postponed || !ask.reaction)
            }
        })
    };
    (no_choice == NoChoice::Answered || seen()).then_some((action, by))
}

/// The only possible answer, or the neutral one of a window at which nothing would pass by.
fn nothing_to_decide<G: Game>(
    game: &G,
    t: &G::State,
    seat: Seat,
    ask: &Ask<G::Action>,
) -> Option<(G::Action, Giver)> {
    let mut legal = Vec::new();
    game.candidates(t, seat, &mut legal);
    legal.retain(|action| game.check(t, seat, *action).is_ok());
    if let [only] = legal[..] {
        return Some((only, Giver::Forced));
    }
    let go_on = ask.neutral.filter(|neutral| ask.window && legal.contains(neutral))?;
    let others: Vec<_> = legal.into_iter().filter(|action| *action != go_on).collect();
    let worlds = (0..GUESSES).map(|seed| Guess::of(game, t, SeatSet::only(seat), &mut Chance::sampled(seed)));
    let wait = |guess: Guess<G::State>| {
        let mut ahead = Ahead { game, seat, others: &others, steps: STEPS };
        others.iter().all(|other| ahead.opens_nothing(guess.state(), *other))
            && ahead.all_can_wait(&ahead.after(guess.state(), seat, go_on), DEPTH)
    };
    worlds.into_iter().all(wait).then_some((go_on, Giver::Postponed))
}

/// In how many worlds, how many questions ahead, and through how many answers it is found out whether something can wait.
const GUESSES: u64 = 2;
const DEPTH: u32 = 5;
const STEPS: u32 = 120;
/// An action may ask so many questions of its own.
const NESTED: u32 = 3;

/// Looks ahead from a window.
struct Ahead<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    /// What could be done now.
    others: &'a [G::Action],
    steps: u32,
}

impl<G: Game> Ahead<'_, G> {
    fn after(&self, t: &G::State, seat: Seat, action: G::Action) -> G::State {
        let mut next = *t;
        let mut chance = Chance::sampled(0);
        self.game.apply(&mut next, seat, action, &mut Outside::silent(seat, &mut chance));
        next
    }

    /// Who is asked first, and what.
    fn asks(&self, t: &G::State) -> Option<(Seat, Cow<'static, str>)> {
        let seat = self.game.awaiting(t).first()?;
        Some((seat, self.game.ask(t, seat).question.key))
    }

    /// The window that the seat is asked, with the answer that goes on.
    fn window(&self, t: &G::State) -> Option<G::Action> {
        let ask = self.game.awaiting(t).contains(self.seat).then(|| self.game.ask(t, self.seat))?;
        ask.neutral.filter(|neutral| ask.window && self.game.check(t, self.seat, *neutral).is_ok())
    }

    /// The table after this window and those that follow it at once.
    fn past_windows(&self, t: &G::State) -> G::State {
        let mut then = *t;
        for _ in 0..DEPTH {
            let Some(go_on) = self.window(&then) else { break };
            then = self.after(&then, self.seat, go_on);
        }
        then
    }

    /// Whether going on after an action leads to the same question as going on without it. Otherwise it opens something
    /// that will have passed by later, such as energy before dice are bought. Questions of its own are answered anyhow, if
    /// they lead back to a window: one that does not may be what the action opens.
    fn opens_nothing(&self, t: &G::State, action: G::Action) -> bool {
        let later = self.asks(&self.past_windows(t));
        let mut then = self.after(t, self.seat, action);
        let mut answered = false;
        for _ in 0..NESTED {
            let asked = self.asks(&then);
            let nested = asked.as_ref().is_some_and(|(seat, _)| *seat == self.seat);
            if !nested || asked == later || self.window(&then).is_some() {
                break;
            }
            let mut answers = Vec::new();
            self.game.candidates(&then, self.seat, &mut answers);
            let legal = |answer: &G::Action| self.game.check(&then, self.seat, *answer).is_ok();
            let Some(answer) = answers.into_iter().find(legal) else { break };
            then = self.after(&then, self.seat, answer);
            answered = true;
        }
        (!answered || self.window(&then).is_some()) && self.asks(&self.past_windows(&then)) == later
    }

    /// Whether the seat comes to a question at which all that can be done now can still be done, before it decides anything
    /// else and whatever others do meanwhile.
    fn all_can_wait(&mut self, t: &G::State, depth: u32) -> bool {
        let game = self.game;
        let Some(asked) = game.awaiting(t).first().filter(|asked| game.awaiting(t) == SeatSet::only(*asked))
        else {
            return false;
        };
        let own = asked == self.seat;
        if own && self.others.iter().all(|action| game.check(t, asked, *action).is_ok()) {
            return true;
        }
        let ask = game.ask(t, asked);
        // Whoever decides wants to have done it before; another's turn is another time.
        if depth == 0 || (own && (ask.window || !ask.reaction)) || (!own && ask.turn) {
            return false;
        }
        let mut answers = Vec::new();
        game.candidates(t, asked, &mut answers);
        answers.retain(|answer| game.check(t, asked, *answer).is_ok());
        answers.into_iter().all(|answer| {
            self.steps = self.steps.saturating_sub(1);
            self.steps > 0 && self.all_can_wait(&self.after(t, asked, answer), depth - 1)
        })
    }
}
