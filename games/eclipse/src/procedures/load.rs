//! Interceptors come aboard (ECL-115, ECL-117).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::ids::Unit;

/// Before the first step of an activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Load;

answers! {
    /// How many.
    pub enum Answer of Action { Load(count: Amount<9>) }
}

impl Load {
    /// How many there are and how many have room.
    fn most(t: &State, seat: Seat) -> u8 {
        let Some(flight) = t.flight else { return 0 };
        let there = t.sectors[flight.at].ships[seat].count(Unit::Interceptor);
        there.min(t.players[seat].stats[flight.unit].carries)
    }
}

impl Question<Eclipse> for Load {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        Self::most(t, seat) > 0
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let unit = t.flight.map_or(Unit::Cruiser, |flight| flight.unit);
        let room = t.players[seat].stats[unit].carries;
        let text = Text::new("ask-load").name("unit", unit.key()).amount("room", room);
        Ask::open(text, ecl(115), seat).or(Answer::Load(Amount::new(0)))
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend((0..=Self::most(t, seat)).map(|count| Answer::Load(Amount::new(count))));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        seat: Seat,
        Answer::Load(count): Answer,
    ) -> Result<(), Refusal> {
        if count.get() > Self::most(t, seat) {
            return Err(Refusal::NoBayRoom { room: Self::most(t, seat) });
        }
        let Some(flight) = t.flight else { return Ok(()) };
        // Those who are aboard already are not counted among the ships there.
        let fresh = count.get().saturating_sub(Eclipse::aboard(t, flight.at));
        game.may_leave(t, flight.at, seat, 1 + fresh)
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, Answer::Load(count): Answer, out: &mut Out<'_>) {
        let Some(flight) = &mut t.flight else { return };
        flight.cargo = count.get();
        let at = flight.at;
        if count.get() > 0 {
            Eclipse::take_aboard(t, at, count.get());
            out.tell_all(|| Event::Loaded(seat, count.get()));
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Load(count): Answer) -> Text {
        match count.get() {
            0 => Text::new("label-load-none"),
            count => Text::new("label-load").amount("count", count),
        }
    }
}
