//! One step on a track; the space takes effect at once (AND-166 to AND-173).

use super::draw_up::DrawUp;
use super::prelude::*;
use super::upgrade::Upgrade;
use crate::content::TrackSpace;
use crate::event::Event;
use crate::ids::Track;
use crate::state::TRACK;

/// On which track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advance {
    /// This one.
    pub track: Track,
}

impl Script<Andromeda> for Advance {
    /// At the end of the track nothing happens (AND-167), and no marker ever moves down (AND-175).
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let track = self.track;
        let index = t.players[seat].index(track) + 1;
        if index >= TRACK {
            return;
        }
        t.players[seat].tracks[track as usize] = index as u8;
        out.tell_all(|| Event::Advanced(seat, track, index as u8));
        match game.content.track(track).spaces[index].1 {
            TrackSpace::Plain | TrackSpace::Level(_) | TrackSpace::Stash(_) => {}
            TrackSpace::Event => game.advance_event(t, 1, out),
            TrackSpace::Discovery(stack) => game.look_at_stack(t, seat, stack, out),
            TrackSpace::Upgrade => t.stack.push(seat, Upgrade),
            TrackSpace::Token(place) => game.take_token(t, seat, place, out),
            TrackSpace::Hand(_) => t.stack.push(seat, YesNo(DrawUp)),
        }
    }
}
