//! Actions of the operations panel: how they begin, and what is raised when they are over.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Counter as _, Seat};
use serde::{Deserialize, Serialize};

use crate::Transgalactica;
use crate::content::Holds;
use crate::effects::{BlockId, Effect, Raised, Source};
use crate::event::Event;
use crate::flow::Out;
use crate::ids::{Area, Track};
use crate::space::Space;
use crate::state::State;

/// The end of an action, which something may answer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Close {
    /// Of an exploration action (TRA-122).
    Exploration,
    /// Of a mining action (TRA-162).
    Mining,
    /// Of a planet's action (TRA-272).
    Planet(Space),
    /// Of a secondary action, with what it copies (TRA-267, TRA-284).
    Secondary(Area),
}

impl Script<Transgalactica> for Close {
    fn run(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let raised = match self {
            Self::Exploration => Raised::ExplorationDone,
            Self::Mining => Raised::MiningDone,
            Self::Planet(_) => Raised::PlanetActionDone,
            Self::Secondary(_) => Raised::SecondaryDone,
        };
        game.raise(t, seat, raised, out);
    }
}

impl Transgalactica {
    /// Resolves the main or the secondary action of an area.
    pub(crate) fn begin(&self, t: &mut State, seat: Seat, area: Area, secondary: bool, source: Source) {
        match area {
            Area::Exploration => t.stack.push(seat, Close::Exploration),
            Area::Mining => t.stack.push(seat, Close::Mining),
            Area::Omni
            | Area::Trade
            | Area::Technology
            | Area::Military
            | Area::Production
            | Area::Politics => {}
        }
        self.start(t, seat, self.deed(area, secondary), source);
    }

    /// The effects of an action. What is weaker about a secondary one stands in its row (TRA-166, TRA-172, TRA-183, TRA-189,
    /// TRA-196); at the end of a track the rest of the action remains (TRA-193).
    pub(crate) fn deed(&self, area: Area, secondary: bool) -> BlockId {
        let row = self.content.area(area);
        if secondary { row.secondary.id } else { row.main.id }
    }

    /// An exploration of which no part was carried out was not taken, and neither was what consists of it (TRA-277).
    pub(crate) fn void_exploration(&self, t: &mut State) {
        t.stack.end::<Close>();
        loop {
            let void = match t.stack.top_mut::<Close>() {
                Some(Close::Planet(space)) => {
                    let space = *space;
                    let action = self.planet(t, space).map(|row| row.action.steps.as_slice());
                    matches!(action, Some([Effect::Main(_)]))
                }
                Some(Close::Secondary(area)) => matches!(area, Area::Exploration | Area::Omni),
                Some(Close::Exploration | Close::Mining) | None => false,
            };
            if !void {
                return;
            }
            t.stack.end::<Close>();
        }
    }

    /// The next trade space is open: a marker to the hold, or a fleet token to the income track (TRA-167).
    pub(crate) fn unlock_trade(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Some(fleet) = self.open_space(t, seat, out) {
            self.start(t, seat, self.content.fleet[fleet].then.id, Source::Panel);
        }
    }

    /// Trade spaces are open from the start, without the rewards of fleet tokens (TRA-67).
    pub(crate) fn open_trade(&self, t: &mut State, seat: Seat, spaces: u8, out: &mut Out<'_>) {
        for _ in 0..spaces {
            if self.trade_left(t, seat) {
                self.open_space(t, seat, out);
            }
        }
    }

    /// Opens a space and returns the fleet token that lay there.
    fn open_space(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) -> Option<crate::ids::FleetId> {
        let from = t.players[seat].level(Track::Trade);
        let row = &self.content.panel().trade[usize::from(from)];
        t.players[seat].levels[Track::Trade] = from + 1;
        out.tell_all(|| Event::Advanced(seat, Track::Trade, from, from + 1));
        if row.holds == Holds::Fleet {
            let fleet = t.players[seat].fleet[self.fleets_out(t, seat) - 1];
            out.tell_all(|| Event::Fleet(seat, fleet));
            return Some(fleet);
        }
        t.players[seat].markers.gain(1);
        out.tell_all(|| Event::Marker(seat));
        None
    }

    /// How many fleet tokens lie on the income track.
    pub(crate) fn fleets_out(&self, t: &State, seat: Seat) -> usize {
        let open = usize::from(t.players[seat].level(Track::Trade));
        let spaces = self.content.panel().trade.iter().take(open);
        spaces.filter(|row| row.holds == Holds::Fleet).count()
    }
}
