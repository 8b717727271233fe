//! A used development card is turned up (AND-74).

use super::prelude::*;
use crate::event::Event;
use crate::ids::Track;

/// One that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnUp;

answers! {
    /// A card by its track.
    pub enum Answer of Action { Use(track: Track) }
}

impl Question<Andromeda> for TurnUp {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        t.players[seat].face_down.iter().any(|count| *count > 0)
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-turn-up"), and(74), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let used = Track::ALL.iter().filter(|track| t.players[seat].face_down[**track as usize] > 0);
        into.extend(used.map(|track| Answer::Use(*track)));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, Answer::Use(track): Answer) -> Result<(), Refusal> {
        allow(t.players[seat].face_down[track as usize] > 0, Refusal::NoFaceDownCard)
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, Answer::Use(track): Answer, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.face_down[track as usize] -= 1;
        player.face_up[track as usize] += 1;
        out.tell_all(|| Event::CardTurnedUp(seat, track));
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Use(track): Answer) -> Text {
        Text::new("label-turn-up").name("development", track.development_key())
    }
}
