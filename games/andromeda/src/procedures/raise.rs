//! A development that has been paid for is built (AND-158 to AND-161).

use super::advance::Advance;
use super::prelude::*;
use crate::event::Event;
use crate::ids::ShipKind;
use crate::space::Space;
use crate::state::Place;

/// It will stand here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Raise {
    /// The planet's space.
    pub space: Space,
}

impl Script<Andromeda> for Raise {
    /// Leaders and transport are gone for good; card, track and leader score are gained.
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let space = self.space;
        let planet = t.planet_at(space).expect("a checked space holds a planet");
        let track = game.content.planets[planet].track;
        let needs = game.leaders_needed(t, seat, track);
        let player = &mut t.players[seat];
        player.station -= needs;
        player.spent += needs;
        player.move_ship(ShipKind::Transport, Place::At(space), Place::Development);
        player.face_up[track as usize] += 1;
        t.planets[planet.index()].owner = Some(seat);
        out.tell_all(|| Event::Developed(seat, planet));
        let mut score = orrery_core::tally::Sum::default();
        game.leader_score(t, seat, space, &mut score);
        // The track first, then the leaders (AND-160).
        t.stack.push(seat, LeaderScore { points: score.0 as u8 });
        t.stack.push(seat, Advance { track });
    }
}

/// Points for the leaders around a new development (AND-161).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeaderScore {
    /// So many.
    pub points: u8,
}

impl Script<Andromeda> for LeaderScore {
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.gain_vp(t, seat, self.points.into(), out);
    }
}
