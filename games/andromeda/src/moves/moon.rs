//! A claimed moon is set (AND-70) or discarded for its reward (AND-78).

use crate::ids::{Goods, MoonId};
use crate::payment::moons;
use crate::procedures::prelude::*;
use crate::procedures::socket::Socket;

answers! {
    /// One of the two.
    pub enum Moon of Action { Set(moon: MoonId), DiscardMoon(moon: MoonId) }
}

/// A claimed moon that the base does not need (AND-70).
pub(super) fn check_set(game: &Andromeda, t: &State, seat: Seat, moon: MoonId) -> Result<(), Refusal> {
    if !t.players[seat].claimed.contains(&moon) {
        return Err(Refusal::NoSuchMoon);
    }
    game.check_moon_to_spare(t, seat, moon, Goods::none())
}

impl Move<Andromeda> for Moon {
    fn candidates(_: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        for moon in moons(&t.players[seat]) {
            into.extend([Self::Set(moon), Self::DiscardMoon(moon)]);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        match self {
            Self::Set(moon) => check_set(game, t, seat, moon),
            Self::DiscardMoon(moon) => allow(t.players[seat].claimed.contains(&moon), Refusal::NoSuchMoon),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Set(moon) => t.stack.push(seat, Socket { moon }),
            Self::DiscardMoon(moon) => game.cash_moon(t, seat, moon, out),
        }
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat) -> Text {
        match self {
            Self::Set(moon) => Text::new("label-set").text("thing", game.moon_words(moon)),
            Self::DiscardMoon(moon) => Text::new("label-discard-moon").text("thing", game.moon_words(moon)),
        }
    }
}
