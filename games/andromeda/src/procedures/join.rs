//! A module that has been paid for joins a station (AND-145), and the display is filled up (AND-148).

use super::pass_on::PassOn;
use super::prelude::*;
use crate::ids::ModuleId;

/// Which module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Join {
    /// It lies in no display and in no station.
    pub module: ModuleId,
}

impl Script<Andromeda> for Join {
    /// The first one of a turn may be passed to the team mate (AND-256).
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let first = !t.turn.acquired && seat == t.turn.seat;
        if game.options.team_mode && first {
            t.turn.acquired = true;
            t.stack.push(seat, YesNo(PassOn { module: self.module }));
        } else {
            game.install(t, seat, self.module, out);
        }
    }
}

/// Whatever has been taken is replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refill;

impl Script<Andromeda> for Refill {
    fn run(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        game.refill(t, out);
    }
}
