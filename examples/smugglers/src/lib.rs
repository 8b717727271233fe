//! Smugglers: a tiny game of our own with everything that makes games hard to host. Hidden hands, a sealed choice of
//! all at once, a reaction in somebody else's turn, a look into the deck, a die. `docs/tutorial.md` walks through it.
//!
//! [`table`] is what lies on the table, this file the rules, `flow` the course of a turn, `publish` what people read.

mod bot;
pub mod flow;
mod observe;
#[cfg(feature = "page")]
mod page;
pub mod procedures;
mod publish;
mod refusal;
mod sketch;
pub mod table;

use std::sync::Arc;

use orrery_core::tally::{Itemised, Part, Tally};
use orrery_core::{
    Bag, Chance, Game, Outside, Publish as _, Rule, Seat, SeatSet, Seats, SetupError, Standing, Text,
    procedure,
};

pub use crate::publish::{Event, SeatView, View};
pub use crate::refusal::Refusal;
pub use crate::table::{Action, Card, Phase, State};

orrery_core::options! {
    /// What a table can choose.
    pub struct Options {
        /// How often everybody is captain (SMU-3).
        rounds(1..=3): u8 = 2,
    }
}

/// The rules.
pub struct Smugglers {
    content: Arc<()>,
    options: Options,
    seats: Seats,
    revision: u16,
}

/// A rule of the ledger.
const fn smu(number: u16) -> Rule {
    Rule { prefix: "SMU", number }
}

impl Smugglers {
    /// Whose turn it is (SMU-3).
    #[inline]
    pub fn captain(&self, t: &State) -> Seat {
        Seat::new(t.turn % self.seats.count())
    }

    /// What a seat scores (SMU-15).
    pub fn score(&self, t: &State, seat: Seat, tally: &mut impl Tally) {
        for (card, count) in t.sold[seat].iter() {
            let worth = i32::from(card.worth().expect("only goods are sold") * count);
            tally.add(worth, || Text::new("score-sold").name("card", card.key()).amount("count", count));
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
        Self::check_seats(seats)?;
        options.check_ranges()?;
        Ok(Self { content, options, seats, revision: Self::REVISION })
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
        procedure::run(self, &mut t, out);
        t
    }

    orrery_core::decide_by_procedures!();

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
        let ended = (t.phase() == Phase::Over).then(|| Text::new("ended"));
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
