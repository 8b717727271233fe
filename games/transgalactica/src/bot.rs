//! How good a table is: what each player can expect to score.

mod cards;
mod expected;
mod places;
mod prices;
mod study;
mod worth;

pub(crate) use prices::Prices;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::procedure::Frames as _;
use orrery_core::{Chance, Game as _, Outside, Seat};

use crate::Transgalactica;
use crate::actions::Action;
use crate::flow::Step;
use crate::ids::Good;
use crate::procedures::Task;
use crate::state::State;

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Goods,
    Technology,
    Military,
    Production,
    Politics,
    Trade,
    Outposts,
    Crew,
}

impl Taste {
    /// How much of its worth it has in a style.
    fn of(self, style: &Style) -> f32 {
        style.0[self as usize]
    }
}

/// The time that a player has.
#[derive(Clone, Copy)]
struct Time {
    /// Rounds after the present one.
    rounds: f32,
    /// What is left of the present one: 1 before its turns, 0 once no worker is left.
    now: f32,
    /// Income phases ahead.
    incomes: f32,
}

impl Time {
    /// All of it in rounds.
    fn left(self) -> f32 {
        self.rounds + self.now
    }

    /// From 0 at the end to 1 if this many rounds are left.
    fn of(self, rounds: f32) -> f32 {
        (self.left() / rounds).min(1.0)
    }
}

/// The most answers after which something begun is judged even if it is not finished.
const STEPS: usize = 16;
/// The most answers of everybody until a player's next turn.
const ANSWERS: usize = 200;

impl Transgalactica {
    /// The answer after which a seat expects most at once.
    fn first_sight(
        &self,
        t: &State,
        seat: Seat,
        answers: &mut Vec<Action>,
        chance: &mut Chance,
    ) -> Option<Action> {
        answers.clear();
        self.candidates(t, seat, answers);
        answers.retain(|action| self.check(t, seat, *action).is_ok());
        if let [only] = answers.as_slice() {
            return Some(*only);
        }
        let worth = answers.iter().map(|action| {
            let mut after = *t;
            self.apply(&mut after, seat, *action, &mut Outside::silent(seat, chance));
            (self.expected_score(&after, seat, &Style::PLAIN), *action)
        });
        worth.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }
}

impl Evaluate for Transgalactica {
    fn network() -> &'static [u8] {
        include_bytes!("../network.safetensors")
    }

    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in self.seats.iter() {
            scores[seat.index()] = self.expected_score(t, seat, style);
        }
    }

    fn judgements_per_second(&self) -> u64 {
        700_000
    }

    /// Early leads mean less than late ones.
    fn scale(&self, t: &State) -> f32 {
        4.0 + 1.6 * f32::from(self.content.sheet().rounds.saturating_sub(t.round))
    }

    /// Everything but a turn, a draft and a follow belongs to something begun.
    fn continues(&self, t: &State, seat: Seat) -> bool {
        t.stack.top().is_some_and(|frame| {
            let begins = matches!(
                frame.task,
                Task::Turn(_) | Task::Draft(_) | Task::Follow(_) | Task::Double(_) | Task::Score(_)
            );
            frame.seat == seat && !begins
        })
    }

    /// What has been begun cannot be judged in the middle.
    fn settle(&self, t: &mut State, chance: &mut Chance) {
        let mut answers = Vec::new();
        for _ in 0..STEPS {
            let Some(seat) = self.awaiting(t).first().filter(|seat| self.continues(t, *seat)) else { return };
            let Some(best) = self.first_sight(t, seat, &mut answers, chance) else { return };
            self.apply(t, seat, best, &mut Outside::silent(seat, chance));
        }
    }

    /// Everybody answers at first sight until the seat has its next turn: only there it has had as many turns as the others.
    /// A draft is judged as it stands.
    fn play_on(&self, t: &mut State, seat: Seat, chance: &mut Chance) {
        if matches!(t.stack.nearest::<Step>(), Some((_, Step::Draft(_)))) {
            return;
        }
        let mut answers = Vec::new();
        for _ in 0..ANSWERS {
            let Some(next) = self.awaiting(t).first() else { return };
            let has_turn = t.stack.top().is_some_and(|frame| matches!(frame.task, Task::Turn(_)));
            if next == seat && has_turn {
                return;
            }
            let Some(best) = self.first_sight(t, next, &mut answers, chance) else { return };
            self.apply(t, next, best, &mut Outside::silent(next, chance));
        }
    }

    fn plays_on(&self) -> bool {
        true
    }

    /// Leaves are played on for several turns of everybody.
    fn share_of_level(&self) -> f32 {
        0.25
    }

    /// A turn is made of many small steps.
    fn curiosity(&self) -> f32 {
        0.25
    }

    /// Everybody acts several times between two own turns, also at a table of two.
    fn averages_others(&self) -> bool {
        true
    }

    /// Of two free slots that ask for the same the first will do, credits are kept unless something needs them, and whoever can
    /// act does not pass: a single pass costs little, so a judge that errs by as little would pass until everybody has.
    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Outpost(space, crate::actions::Spot::Right) => {
                let (Some(planet), Some(row)) = (t.planets[space], self.planet(t, space)) else {
                    return true;
                };
                !(row.slots.len() > 1 && row.slots[0] == row.slots[1] && planet.slots[0].is_none())
            }
            Action::Exchange(resource) => t.players[seat].goods[Good::from(resource)] < 3,
            Action::Pass => {
                let mut others = Vec::new();
                self.candidates(t, seat, &mut others);
                let acts = |action: &Action| {
                    matches!(action, Action::Main(_) | Action::Planet(..) | Action::Bridge(_))
                        && self.check(t, seat, *action).is_ok()
                };
                !others.iter().any(acts)
            }
            _ => true,
        }
    }
}
