//! Smugglers: a tiny game of our own with everything that makes games hard to host. Hidden hands, a sealed choice of
//! all at once, a reaction in somebody else's turn, a look into the deck, a die. `docs/tutorial.md` walks through it.
//!
//! [`table`] is what lies on the table, this file the rules, `flow` the course of a turn, `publish` what people read.

mod bot;
mod flow;
#[cfg(feature = "page")]
mod page;
mod publish;
mod refusal;
mod sketch;
pub mod table;

use std::sync::Arc;

use orrery_core::tally::{Itemised, Part, Tally};
use orrery_core::{
    Ask, Bag, Chance, Game, Outside, Publish as _, Rule, Seat, SeatSet, Seats, SetupError, Standing, Text,
};
use serde::{Deserialize, Serialize};

pub use crate::publish::{Event, SeatView, View};
pub use crate::refusal::Refusal;
use crate::table::HAND_LIMIT;
pub use crate::table::{Action, Card, Phase, State};

/// What a table can choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How often everybody is captain (SMU-3).
    pub rounds: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 2 }
    }
}

/// The rules.
pub struct Smugglers {
    content: Arc<()>,
    options: Options,
    seats: Seats,
}

const fn rule(number: u16) -> Rule {
    Rule { prefix: "SMU", number }
}

impl Smugglers {
    /// Whose turn it is (SMU-3).
    pub fn captain(&self, t: &State) -> Seat {
        Seat::new(t.turn % self.seats.count())
    }

    /// What a seat scores (SMU-15).
    pub fn score(&self, t: &State, seat: Seat, tally: &mut impl Tally) {
        for (card, count) in t.sold[seat].iter() {
            let worth = i32::from(card.worth().expect("only goods are sold") * count);
            tally.add(worth, || {
                Text::new("score-sold").name("card", publish::name(card)).amount("count", count)
            });
        }
        if t.bounty[seat] > 0 {
            tally.add(t.bounty[seat].into(), || Text::new("score-bounty"));
        }
    }
}

impl Game for Smugglers {
    type Content = ();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn new(content: Arc<()>, options: Options, seats: Seats) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats.count()) {
            return Err(SetupError::Seats { game: Self::ID, seats: Self::SEATS, found: seats.count() });
        }
        if !(1..=3).contains(&options.rounds) {
            let problem = format!("{} rounds are not possible; choose 1 to 3", options.rounds);
            return Err(SetupError::Option { option: "rounds", problem });
        }
        Ok(Self { content, options, seats })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn content(&self) -> &Arc<()> {
        &self.content
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn deal(&self, out: &mut Outside<'_, Event>) -> State {
        let mut t = State::new();
        for seat in self.seats.iter() {
            (0..3).for_each(|_| flow::draw(&mut t, seat, out));
        }
        t
    }

    fn awaiting(&self, t: &State) -> SeatSet {
        match t.phase {
            Phase::Port { .. } => SeatSet::only(self.captain(t)),
            Phase::Sealing => self.seats.iter().filter(|seat| t.sealed[*seat].is_none()).collect(),
            Phase::Informing { asked, .. } => SeatSet::only(asked),
            Phase::Over => SeatSet::NOBODY,
        }
    }

    fn ask(&self, t: &State, seat: Seat) -> Ask<Action> {
        match t.phase {
            Phase::Port { .. } | Phase::Over => {
                Ask::open(Text::new("ask-port"), rule(6), seat).or(Action::Skip).repeatable().in_turn()
            }
            Phase::Sealing => Ask::open(Text::new("ask-cargo"), rule(8), seat)
                .sealed_for(self.audience(t, seat))
                .or(Action::Stay),
            Phase::Informing { .. } => {
                Ask::open(Text::new("ask-inform"), rule(10), seat).in_reaction().or(Action::Decline)
            }
        }
    }

    fn audience(&self, t: &State, seat: Seat) -> SeatSet {
        if t.phase == Phase::Sealing { SeatSet::only(seat) } else { SeatSet::EVERYBODY }
    }

    fn candidates(&self, t: &State, seat: Seat, into: &mut Vec<Action>) {
        match t.phase {
            Phase::Port { .. } if seat == self.captain(t) => {
                into.extend([Action::Scout, Action::Draw, Action::Skip]);
            }
            // Also whoever has sealed already: the choice can be changed (SMU-9).
            Phase::Sealing => {
                into.extend(Card::ALL.iter().map(|card| Action::Ship(*card)));
                into.push(Action::Stay);
            }
            Phase::Informing { asked, .. } if seat == asked => {
                into.extend([Action::Inform, Action::Decline]);
            }
            Phase::Port { .. } | Phase::Informing { .. } | Phase::Over => {}
        }
    }

    fn check(&self, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (t.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Port { scouted }, Action::Scout | Action::Draw | Action::Skip) => {
                if seat != self.captain(t) {
                    return Err(Refusal::NotCaptain);
                }
                match action {
                    Action::Scout if scouted => Err(Refusal::Scouted),
                    Action::Draw if t.hands[seat].len() == HAND_LIMIT => Err(Refusal::HandFull),
                    _ => Ok(()),
                }
            }
            (Phase::Sealing, Action::Ship(card)) => {
                if card.worth().is_none() {
                    return Err(Refusal::NotGoods);
                }
                if !t.holds(seat, card) {
                    return Err(Refusal::NotHeld(card));
                }
                flow::is_change(t, seat, Some(card))
            }
            (Phase::Sealing, Action::Stay) => flow::is_change(t, seat, None),
            (Phase::Informing { asked, .. }, Action::Inform | Action::Decline) => {
                if seat != asked {
                    return Err(Refusal::NotAsked);
                }
                if action == Action::Inform && !t.holds(seat, Card::Informer) {
                    return Err(Refusal::NotHeld(Card::Informer));
                }
                Ok(())
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn apply(&self, t: &mut State, seat: Seat, action: Action, out: &mut Outside<'_, Event>) {
        match action {
            Action::Scout => flow::scout(t, seat, out),
            Action::Draw => {
                flow::draw(t, seat, out);
                t.phase = Phase::Sealing;
            }
            Action::Skip => t.phase = Phase::Sealing,
            Action::Ship(card) => self.seal(t, seat, Some(card), out),
            Action::Stay => self.seal(t, seat, None, out),
            Action::Inform | Action::Decline => self.inform(t, seat, action == Action::Inform, out),
        }
    }

    fn view(&self, t: &State, viewer: SeatSet) -> View {
        publish::view(self, t, viewer)
    }

    fn resample(&self, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
        let mut unknown = Bag::EMPTY;
        t.deck.hide_from(viewer, &mut unknown);
        for seat in self.seats.iter() {
            let hidden = t.hands[seat].iter().filter(|card| card.seen_by(viewer).is_none());
            hidden.for_each(|card| unknown.put(card.face));
        }
        for seat in self.seats.iter() {
            for card in t.hands[seat].iter_mut().filter(|card| card.seen_by(viewer).is_none()) {
                card.face = unknown.draw(chance).expect("each hidden card was put there");
            }
            t.sort(seat);
            // An answer that is still sealed is taken back: in this world the seat chooses again.
            t.sealed[seat] = t.sealed[seat].filter(|cargo| cargo.seen_by(viewer).is_some());
        }
        t.deck.refill(viewer, &mut unknown, chance);
    }

    fn standing(&self, t: &State, _: SeatSet) -> Standing {
        let ended = (t.phase == Phase::Over).then(|| Text::new("ended"));
        let column = |seat| {
            let mut score = Itemised::default();
            self.score(t, seat, &mut score);
            let relics =
                Part { amount: t.sold[seat].count(Card::Relic).into(), what: Text::new("tie-relics") };
            (seat, score, vec![relics])
        };
        Standing::ranked(ended, self.seats.iter().map(column))
    }
}
