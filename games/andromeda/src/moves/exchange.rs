//! Team mates exchange something, once per turn (AND-255).

use crate::frame::Thing;
use crate::procedures::prelude::*;
use crate::procedures::trade::{Trade, giver};
use crate::state::Player;

answers! {
    /// The active player offers something, or asks for it.
    pub enum Exchange of Action { Give, Ask }
}

/// Whether a player has anything that can change hands.
fn has_things(player: &Player) -> bool {
    player.goods().total() > 0
        || !player.claimed.is_empty()
        || !player.tokens.is_empty()
        || !player.discoveries.is_empty()
}

/// Whether team mates could still hand something over in this turn, as everybody can see.
pub(crate) fn could_exchange(game: &Andromeda, t: &State, seat: Seat) -> bool {
    let has = |seat: Seat| has_things(&t.players[seat]);
    game.options.team_mode && !t.turn.traded && (has(seat) || has(Andromeda::mate(seat)))
}

impl Exchange {
    fn trade(self) -> Trade {
        Trade { given: self == Self::Give }
    }
}

impl Move<Andromeda> for Exchange {
    fn candidates(game: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Self>) {
        if game.options.team_mode {
            into.extend([Self::Give, Self::Ask]);
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if !game.options.team_mode {
            return Err(Refusal::NoTeams);
        }
        if t.turn.traded {
            return Err(Refusal::TradedAlready);
        }
        let trade = self.trade();
        let mut refused = Refusal::NothingToHandOver;
        for thing in Thing::all_of(&t.players[giver(seat, trade.given)]) {
            match trade.check_thing(game, t, seat, thing) {
                Ok(()) => return Ok(()),
                Err(refusal) => refused = refusal,
            }
        }
        Err(refused)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.stack.push(seat, self.trade());
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat) -> Text {
        Text::new(match self {
            Self::Give => "label-give",
            Self::Ask => "label-ask",
        })
    }
}
