//! What own ships find: leaders are recruited (AND-77), extra resources collected (AND-80).

use crate::effects::{Trigger, goods_object};
use crate::event::Event;
use crate::ids::{Goods, Resource};
use crate::procedures::prelude::*;
use crate::space::Space;

answers! {
    /// One of the two, in a region with an own ship.
    pub enum Gather of Action { Recruit(space: Space), Collect(space: Space, resource: Resource) }
}

impl Move<Andromeda> for Gather {
    fn candidates(_: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        let player = &t.players[seat];
        for space in player.spaces().iter() {
            if player.leaders.0[space.index()] > 0 {
                into.push(Self::Recruit(space));
            }
            for resource in Resource::TOKENS {
                if t.extra[space][resource as usize] > 0 {
                    into.push(Self::Collect(space, resource));
                }
            }
        }
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        let player = &t.players[seat];
        let (space, rule) = match self {
            Self::Recruit(space) => {
                allow(player.leaders.0[space.index()] > 0, Refusal::NoLeader)?;
                (space, 77)
            }
            Self::Collect(space, resource) => {
                let there = resource != Resource::Tactics && t.extra[space][resource as usize] > 0;
                allow(there, Refusal::NothingExtra)?;
                (space, 80)
            }
        };
        allow(player.spaces().contains(space), Refusal::NoShipThere { rule })
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Recruit(space) => recruit(game, t, seat, space, out),
            Self::Collect(space, resource) => {
                t.extra[space][resource as usize] -= 1;
                t.players[seat].stock[resource].gain(1);
                out.tell_all(|| Event::Collected(seat, space, resource));
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat) -> Text {
        match self {
            Self::Recruit(space) => game.region_label("label-recruit", t, space),
            Self::Collect(space, resource) => {
                let goods = goods_object(Goods::just(resource, 1));
                game.region_label("label-collect", t, space).text("goods", goods)
            }
        }
    }
}

/// A leader comes from the map to the station (AND-77).
pub(crate) fn recruit(game: &Andromeda, t: &mut State, seat: Seat, space: Space, out: &mut Out<'_>) {
    let player = &mut t.players[seat];
    player.leaders.0[space.index()] -= 1;
    player.station += 1;
    out.tell_all(|| Event::Recruited(seat, space));
    game.faction_trigger(t, seat, Trigger::Recruited);
}
