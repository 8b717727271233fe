//! Which spaces an Ark can reach (MIC-60 to MIC-71).

use orrery_core::Seat;

use crate::MicroCosmos;
use crate::space::{Beyond, Position, Positions, SPACES, SPOTS, Side, Space, Spaces};
use crate::state::{Journey, Player, State};

/// What an Ark finds one step away.
struct Around {
    /// Neighbouring spaces.
    spaces: Spaces,
    /// Empty positions across an edge.
    empty: Positions,
}

/// What an Ark finds within some steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    /// Spaces that can be entered.
    pub spaces: Spaces,
    /// Empty positions that can be discovered.
    pub empty: Positions,
}

impl MicroCosmos {
    /// How many steps a journey may have (MIC-61).
    pub(crate) fn move_limit(&self, player: &Player) -> u8 {
        let (none, one, two) = self.content.sheet().moves;
        match player.engines {
            0 => none,
            1 => one,
            _ => two,
        }
    }

    /// The space of a discovered card at which the route across this edge ends.
    fn port(&self, t: &State, position: Position, edge: Side) -> Option<Space> {
        let routes = self.content.routes(t.planet(position)?.card);
        Some(Space::new(position, routes.ports[edge]))
    }

    /// Along one dashed route: within the card, across an edge to its neighbour, or to the Star Gate (MIC-62, MIC-68).
    /// Beyond an edge that faces an empty position a planet can be discovered (MIC-69); nothing leads out of the grid
    /// (MIC-70).
    fn around(&self, t: &State, space: Space) -> Around {
        let mut around = Around { spaces: Spaces::NONE, empty: Positions::NONE };
        let Some((position, spot)) = space.parts() else {
            for edge in Side::ALL.iter().copied() {
                match self.port(t, edge.of_gate(), edge.facing()) {
                    Some(port) => around.spaces = around.spaces.with(port),
                    None => around.empty.put(edge.of_gate()),
                }
            }
            return around;
        };
        let Some(planet) = t.planet(position) else { return around };
        let routes = self.content.routes(planet.card);
        around.spaces = Spaces::from_bits(u64::from(routes.near[spot].bits()) << (position.index() * SPOTS));
        for edge in routes.edges[spot].iter() {
            match position.beyond(edge) {
                None => {}
                Some(Beyond::Gate) => around.spaces = around.spaces.with(Space::GATE),
                Some(Beyond::Position(beyond)) => match self.port(t, beyond, edge.facing()) {
                    Some(port) => around.spaces = around.spaces.with(port),
                    None => around.empty.put(beyond),
                },
            }
        }
        around
    }

    /// All that can be reached in so many steps without entering a space twice (MIC-63). A shortest path never does,
    /// and other Arks are no obstacle on the way (MIC-64).
    pub(crate) fn reach(&self, t: &State, from: Space, steps: u8, entered: Spaces) -> Reach {
        let mut seen = entered.with(from);
        let mut frontier = Spaces::NONE.with(from);
        let mut reach = Reach { spaces: Spaces::NONE, empty: Positions::NONE };
        for _ in 0..steps {
            let mut next = Spaces::NONE;
            for space in frontier.iter() {
                let around = self.around(t, space);
                next = next.union(around.spaces);
                reach.empty = reach.empty.union(around.empty);
            }
            frontier = next.minus(seen);
            if frontier.is_empty() {
                break;
            }
            seen = seen.union(frontier);
            reach.spaces = reach.spaces.union(frontier);
        }
        reach
    }

    /// Spaces where this Ark may not end: moons, stations and asteroids with another Ark (MIC-65, MIC-66), and the planet
    /// of the Automa (MIC-176).
    pub(crate) fn closed_to(&self, t: &State, seat: Seat) -> Spaces {
        let others = self.table.others(seat).filter(|other| {
            let ark = t.players[*other].ark;
            !ark.holds_many() || (self.is_automa(*other) && ark.planet_at().is_some())
        });
        others.fold(Spaces::NONE, |closed, other| closed.with(t.players[other].ark))
    }

    /// Finds what is in reach and notes it.
    pub(crate) fn look_around(&self, t: &mut State, seat: Seat) {
        let ark = t.players[seat].ark;
        let Journey { left, entered, heading, .. } = t.journey;
        let reach = self.reach(t, ark, left, entered);
        t.journey.ends = if heading { Spaces::NONE } else { reach.spaces };
        if self.options.discovery_ends_move {
            t.journey.edges = reach.empty;
        } else {
            t.journey.edges = if left > 0 { self.around(t, ark).empty } else { Positions::NONE };
            t.journey.steps = self.steps(t, ark);
        }
    }

    /// How many steps it would take to go on to a space; 0 if no way leads there.
    pub(crate) fn distance(&self, t: &State, seat: Seat, to: Space) -> u8 {
        let arrives =
            |steps: &u8| self.reach(t, t.players[seat].ark, *steps, t.journey.entered).spaces.contains(to);
        (1..SPACES as u8).find(arrives).unwrap_or(0)
    }

    /// Whether what is in reach leaves anywhere to go (MIC-71).
    pub(crate) fn can_go(&self, t: &State, seat: Seat) -> bool {
        let Journey { ends, edges, steps, .. } = t.journey;
        !edges.is_empty() || !steps.is_empty() || !ends.minus(self.closed_to(t, seat)).is_empty()
    }

    /// Single steps towards a discovery after which the journey could go on: only such a journey has to be told step by
    /// step, because what was entered on the way stays closed (MIC-63).
    fn steps(&self, t: &State, ark: Space) -> Spaces {
        let Journey { left, entered, .. } = t.journey;
        let mut steps = Spaces::NONE;
        if left < 2 {
            return steps;
        }
        let gone = entered.with(ark);
        for space in self.around(t, ark).spaces.minus(gone).iter() {
            if !self.reach(t, space, left - 1, gone).empty.is_empty() {
                steps = steps.with(space);
            }
        }
        steps
    }

    /// Whether there is such a space in the system.
    pub(crate) fn is_there(&self, t: &State, space: Space) -> bool {
        space.parts().is_none_or(|(position, spot)| {
            t.planet(position).is_some_and(|planet| {
                let routes = self.content.routes(planet.card);
                !routes.near[spot].is_empty() || !routes.edges[spot].is_empty()
            })
        })
    }
}
