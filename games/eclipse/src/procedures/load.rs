//! Interceptors come aboard (ECL-115 to ECL-117).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::ids::Unit;
use crate::state::{Carrier, Flight};

/// Before the first step of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Load;

answers! {
    /// How many.
    pub enum Answer of Action { Load(count: Amount<9>) }
}

impl Load {
    /// For a ship with so many aboard already: how many it can have with it (ECL-115).
    fn range(t: &State, seat: Seat, flight: Flight, aboard: u8) -> std::ops::RangeInclusive<u8> {
        let there = t.sectors[flight.at].ships[seat].count(Unit::Interceptor);
        let outside = there - Eclipse::aboard(t, flight.at).min(there);
        let room = t.players[seat].stats[flight.unit].carries;
        aboard..=room.min(aboard + outside).max(aboard)
    }

    /// What the ships of this type that stand there have aboard. Ships that look alike are told apart by that alone.
    fn aboard(t: &State, seat: Seat, flight: Flight) -> impl Iterator<Item = u8> + Clone {
        let like = move |carrier: &&Carrier| (carrier.unit, carrier.at) == (flight.unit, flight.at);
        let loaded = t.aboard.iter().filter(like);
        let all = t.sectors[flight.at].ships[seat].count(flight.unit);
        let empty = (usize::from(all) > loaded.clone().count()).then_some(0);
        loaded.map(|carrier| carrier.cargo).chain(empty)
    }

    /// What the ship has aboard that will have so many with it: the fullest that fits.
    fn chosen(t: &State, seat: Seat, flight: Flight, count: u8) -> Option<u8> {
        let fits = |aboard: &u8| Self::range(t, seat, flight, *aboard).contains(&count);
        Self::aboard(t, seat, flight).filter(fits).max()
    }

    /// The fewest and the most that a ship of this type can have with it.
    fn bounds(t: &State, seat: Seat, flight: Flight) -> (u8, u8) {
        let least = Self::aboard(t, seat, flight).min().unwrap_or_default();
        let most = Self::aboard(t, seat, flight).map(|aboard| *Self::range(t, seat, flight, aboard).end());
        (least, most.max().unwrap_or_default())
    }
}

impl Question<Eclipse> for Load {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        t.flight.is_some_and(|flight| {
            let (least, most) = Self::bounds(t, seat, flight);
            least < most
        })
    }

    fn skip(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(flight) = t.flight {
            let (least, _) = Self::bounds(t, seat, flight);
            self.apply(game, t, seat, Answer::Load(Amount::new(least)), out);
        }
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let unit = t.flight.map_or(Unit::Cruiser, |flight| flight.unit);
        let (least, _) = t.flight.map_or((0, 0), |flight| Self::bounds(t, seat, flight));
        let room = t.players[seat].stats[unit].carries;
        let text = Text::new("ask-load").name("unit", unit.key()).amount("room", room);
        Ask::open(text, ecl(115), seat).or(Answer::Load(Amount::new(least)))
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let Some(flight) = t.flight else { return };
        let (least, most) = Self::bounds(t, seat, flight);
        into.extend((least..=most).map(|count| Answer::Load(Amount::new(count))));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Load(count): Answer,
    ) -> Result<(), Refusal> {
        let Some(flight) = t.flight else { return Ok(()) };
        let (least, most) = Self::bounds(t, seat, flight);
        if count.get() < least {
            return Err(Refusal::StaysAboard { count: least });
        }
        let Some(aboard) = Self::chosen(t, seat, flight, count.get()) else {
            return Err(Refusal::NoBayRoom { room: most });
        };
        // Those who are aboard already are not counted among the ships there.
        game.may_leave(t, flight.at, seat, 1 + count.get() - aboard)
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::Load(count): Answer, out: &mut Out<'_>) {
        let Some(flight) = t.flight else { return };
        let aboard = Self::chosen(t, seat, flight, count.get()).unwrap_or_default();
        let this = Carrier { unit: flight.unit, at: flight.at, cargo: aboard };
        Eclipse::unload(t, |carrier| *carrier == this, aboard);
        t.flight = Some(Flight { cargo: count.get(), ..flight });
        if count.get() > aboard {
            out.tell_all(|| Event::Loaded(seat, count.get() - aboard));
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Load(count): Answer) -> Text {
        match count.get() {
            0 => Text::new("label-load-none"),
            count => Text::new("label-load").amount("count", count),
        }
    }
}
