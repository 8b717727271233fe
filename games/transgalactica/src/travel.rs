//! How ships get about: lines, wormholes, what a move costs (TRA-108 to TRA-127).

use orrery_core::{Goods, Seat};

use crate::Transgalactica;
use crate::actions::{Fare, Ship};
use crate::effects::{Ability, Cost, Means};
use crate::event::Event;
use crate::flow::Out;
use crate::ids::{Colour, Good};
use crate::refusal::Refusal;
use crate::space::{Space, Spaces};
use crate::state::State;

impl Transgalactica {
    /// Whether a player has the second ship (TRA-123).
    pub(crate) fn has_second_ship(t: &State, seat: Seat) -> bool {
        t.players[seat].ships[Ship::Second].is_some()
    }

    /// The ships of a player with their places.
    pub(crate) fn ships(t: &State, seat: Seat) -> impl Iterator<Item = (Ship, Space)> + '_ {
        t.players[seat].ships.iter().filter_map(|(ship, at)| Some((ship, (*at)?)))
    }

    /// Where wormholes lead for a player: the Technological Nightmare is a place for its owner alone (TRA-114, TRA-118).
    pub(crate) fn wormholes(&self, t: &State, seat: Seat) -> Spaces {
        let all = self.map().wormholes();
        if self.owns_planet(t, seat) { all.with(Space::Own) } else { all }
    }

    /// Whether a player has a planet with a portable wormhole (TRA-118).
    pub(crate) fn owns_planet(&self, t: &State, seat: Seat) -> bool {
        self.has(t, seat, |ability| matches!(ability, Ability::OwnPlanet(_)))
    }

    /// The other price of a wormhole, with what it brings (TRA-117).
    pub(crate) fn wormhole_price(&self, t: &State, seat: Seat) -> Option<(Cost, crate::effects::BlockId)> {
        self.abilities(t, seat).find_map(|ability| match ability {
            Ability::WormholePrice { cost, then } => Some((*cost, then.id)),
            _ => None,
        })
    }

    /// More moves of an exploration, which cost no energy (TRA-121).
    pub(crate) fn free_moves(&self, t: &State, seat: Seat) -> u8 {
        let moves = self.abilities(t, seat).map(|ability| match ability {
            Ability::FreeMoves(moves) => *moves,
            _ => 0,
        });
        moves.sum()
    }

    /// The moves of an exploration (TRA-109).
    pub(crate) fn all_moves(&self, t: &State, seat: Seat) -> u8 {
        let grey = self.outposts(t, seat, crate::effects::Filter::Colour(Colour::Grey));
        self.content.sheet().moves + grey + self.free_moves(t, seat)
    }

    /// Where a ship could go from a space with this fare, whatever it costs.
    pub(crate) fn targets(&self, t: &State, seat: Seat, from: Space, fare: Fare) -> Spaces {
        match fare {
            Fare::Energy | Fare::Free => self.map().near(from),
            Fare::Alien | Fare::Resources => {
                let wormholes = self.wormholes(t, seat);
                let leaves = wormholes.contains(from) || self.owns_planet(t, seat);
                if leaves { wormholes.without(from) } else { Spaces::NONE }
            }
        }
    }

    /// Whether a way leads there and can be paid (TRA-110, TRA-114).
    pub(crate) fn check_way(
        &self,
        t: &State,
        seat: Seat,
        (from, to): (Space, Space),
        fare: Fare,
        goods: Goods<Good>,
    ) -> Result<(), Refusal> {
        if from == to {
            return Err(Refusal::SamePlanet);
        }
        match fare {
            Fare::Energy => {
                let energy = self.map().energy(from, to).ok_or(Refusal::NotAdjacent)?;
                self.check_cost(goods, Cost { energy, ..Cost::default() })
            }
            Fare::Free => self.map().energy(from, to).map(|_| ()).ok_or(Refusal::NotAdjacent),
            Fare::Alien => {
                self.check_wormhole(t, seat, from, to)?;
                self.check_cost(goods, self.content.sheet().wormhole)
            }
            Fare::Resources => {
                self.check_wormhole(t, seat, from, to)?;
                let (cost, _) = self.wormhole_price(t, seat).ok_or(Refusal::NoWormholeKeys)?;
                self.check_cost(goods, cost)
            }
        }
    }

    fn check_wormhole(&self, t: &State, seat: Seat, from: Space, to: Space) -> Result<(), Refusal> {
        if to == Space::Own && !self.owns_planet(t, seat) {
            return Err(Refusal::NotYourPlanet);
        }
        let there = self.targets(t, seat, from, Fare::Alien).contains(to);
        if there { Ok(()) } else { Err(Refusal::NoWormhole) }
    }

    /// Whether an exploration could begin with a move.
    pub(crate) fn could_move(&self, t: &State, seat: Seat, means: Means) -> bool {
        let free = Self::has_second_ship(t, seat) || self.free_moves(t, seat) > 0;
        let energy = means.goods[Good::Energy];
        Self::ships(t, seat).any(|(_, from)| {
            let near = self.map().near(from);
            (free && !near.is_empty())
                || near.iter().any(|to| self.map().energy(from, to).is_some_and(|cost| cost <= energy))
                || self.could_jump(t, seat, from, means.goods)
        })
    }

    /// Whether a free move is possible (TRA-120).
    pub(crate) fn could_move_free(&self, t: &State, seat: Seat, means: Means) -> bool {
        Self::ships(t, seat)
            .any(|(_, from)| !self.map().near(from).is_empty() || self.could_jump(t, seat, from, means.goods))
    }

    /// Whether a wormhole can be used and paid from here.
    fn could_jump(&self, t: &State, seat: Seat, from: Space, goods: Goods<Good>) -> bool {
        let pays = self.content.sheet().wormhole.is_covered_by(goods)
            || self.wormhole_price(t, seat).is_some_and(|(cost, _)| cost.is_covered_by(goods));
        pays && !self.targets(t, seat, from, Fare::Alien).is_empty()
    }

    /// Pays for a move and makes it.
    pub(crate) fn travel(
        &self,
        t: &mut State,
        seat: Seat,
        (ship, to): (Ship, Space),
        fare: Fare,
        out: &mut Out<'_>,
    ) {
        let from = t.players[seat].ships[ship].expect("the ship is on the map");
        t.players[seat].ships[ship] = Some(to);
        let name = |t: &State, space: Space| t.planets[space].map(|planet| planet.planet);
        let (left, reached) = (name(t, from), name(t, to));
        match fare {
            Fare::Energy => {
                let energy = self.map().energy(from, to).expect("a line leads there");
                out.tell_all(|| Event::Moved(seat, left, reached, energy));
                t.players[seat].goods.spend(Goods::just(Good::Energy, energy));
            }
            Fare::Free => out.tell_all(|| Event::Moved(seat, left, reached, 0)),
            Fare::Alien => {
                out.tell_all(|| Event::Jumped(seat, left, reached));
                Self::pay(t, seat, self.content.sheet().wormhole, out);
            }
            Fare::Resources => {
                out.tell_all(|| Event::Jumped(seat, left, reached));
                let (cost, then) = self.wormhole_price(t, seat).expect("the ability was found");
                self.start(t, seat, then, crate::effects::Source::Technology);
                Self::pay(t, seat, cost, out);
            }
        }
    }
}
