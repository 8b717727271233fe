//! A mission of the log is discarded, by an option (TRA-199).

use crate::ids::MissionId;
use crate::procedures::prelude::*;

answers! {
    /// A mission.
    pub struct Discard(mission: MissionId) of Action;
}

impl Move<Transgalactica> for Discard {
    fn candidates(game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        if game.options.allow_mission_discard {
            into.extend(t.players[seat].log.iter().copied().map(Self));
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        if !game.options.allow_mission_discard {
            return Err(Refusal::NeverDiscarded);
        }
        if t.players[seat].log.contains(&self.0) { Ok(()) } else { Err(Refusal::NotInLog) }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.discard_mission(t, seat, self.0, out);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat) -> Text {
        Text::new("label-discard-mission").name("mission", game.mission_key(self.0))
    }
}
