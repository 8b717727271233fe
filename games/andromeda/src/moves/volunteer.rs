//! What a seat can do that is not asked, or is asked something that belongs to no effect: set a moon, rearrange modules
//! (AND-68, AND-150, AND-275).

use super::moon::check_set;
use super::rearrange::Rearrange;
use crate::flow::Phase;
use crate::ids::MoonId;
use crate::payment::moons;
use crate::procedures::arrange::Arrange;
use crate::procedures::prelude::*;
use crate::procedures::socket::Socket;

answers! {
    /// One of the two.
    pub enum Volunteer of Action { Set(moon: MoonId); Rearrange(Rearrange) }
}

/// Not while an event is resolved (AND-67, AND-R30), before the first turn or while somebody else does it.
fn check_open(t: &State) -> Result<(), Refusal> {
    allow(t.turn.phase != Phase::Setup, Refusal::NotStarted)?;
    allow(t.event.is_none(), Refusal::NotInEvent)?;
    allow(!t.stack.is_on_top::<Socket>() && !t.stack.is_on_top::<Arrange>(), Refusal::Busy)
}

impl Move<Andromeda> for Volunteer {
    fn candidates(game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        if !game.seats.contains(seat) || check_open(t).is_err() {
            return;
        }
        into.extend(moons(&t.players[seat]).map(Self::Set));
        into.moves::<Rearrange>(game, t, seat);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if !game.seats.contains(seat) {
            return Err(game.not_awaited(t));
        }
        check_open(t)?;
        match self {
            Self::Set(moon) => check_set(game, t, seat, moon),
            Self::Rearrange(rearrange) => rearrange.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Set(moon) => t.stack.push(seat, Socket { moon }),
            Self::Rearrange(rearrange) => rearrange.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat) -> Text {
        match self {
            Self::Set(moon) => Text::new("label-set").text("thing", game.moon_words(moon)),
            Self::Rearrange(rearrange) => rearrange.label(game, t, seat),
        }
    }
}
