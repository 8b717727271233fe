//! Team mates exchange something, once per turn (AND-255).

use crate::ids::{Goods, Resource};
use crate::payment::moons;
use crate::procedures::prelude::*;
use crate::procedures::trade::Trade;
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
        let player = &t.players[if self == Self::Give { seat } else { Andromeda::mate(seat) }];
        if !has_things(player) {
            return Err(Refusal::NothingToHandOver);
        }
        // Something must be there that the base does not need (AND-45).
        let free = self == Self::Ask || !player.tokens.is_empty() || !player.discoveries.is_empty();
        let spare = || {
            let goods = Resource::ALL.iter().filter(|resource| player.has(**resource) > 0);
            let mut goods =
                goods.map(|resource| game.check_goods_to_spare(t, seat, Goods::just(*resource, 1)));
            let mut claimed =
                moons(player).map(|moon| game.check_moon_to_spare(t, seat, moon, Goods::none()));
            goods.any(|spare| spare.is_ok()) || claimed.any(|spare| spare.is_ok())
        };
        allow(free || spare(), Refusal::BaseFirst)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.turn.traded = true;
        t.stack.push(seat, Trade { given: self == Self::Give });
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat) -> Text {
        Text::new(match self {
            Self::Give => "label-give",
            Self::Ask => "label-ask",
        })
    }
}
