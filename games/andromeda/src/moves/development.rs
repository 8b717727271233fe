//! A face-up development card is used (AND-74, AND-75).

use crate::event::Event;
use crate::ids::Track;
use crate::procedures::prelude::*;

answers! {
    /// A card by its track.
    pub struct Use(track: Track) of Action;
}

impl Move<Andromeda> for Use {
    fn candidates(_: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        let face_up = Track::ALL.iter().filter(|track| t.players[seat].face_up[**track as usize] > 0);
        into.extend(face_up.map(|track| Self(*track)));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if t.players[seat].face_up[self.0 as usize] == 0 {
            return Err(Refusal::NoFaceUpCard);
        }
        game.check_thing(t, seat, &game.content.development(self.0).ability, 75)
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let player = &mut t.players[seat];
        player.face_up[self.0 as usize] -= 1;
        player.face_down[self.0 as usize] += 1;
        out.tell_all(|| Event::CardUsed(seat, self.0));
        game.run_block(t, seat, game.content.development(self.0).ability.id);
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat) -> Text {
        Text::new("label-use").name("development", self.0.development_key())
    }
}
