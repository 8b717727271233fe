//! A mission of the log is completed (TRA-204, R92).

use crate::ids::MissionId;
use crate::procedures::prelude::*;

answers! {
    /// A mission.
    pub struct Complete(mission: MissionId) of Action;
}

impl Move<Transgalactica> for Complete {
    fn candidates(_: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(t.players[seat].log.iter().copied().map(Self));
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        game.check_complete(t, seat, self.0, t.players[seat].goods)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.pay_for_mission(t, seat, self.0, out);
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat) -> Text {
        let cost = game.content.missions.find(self.0).map(|_| game.cost_without(t, seat, self.0, None));
        Text::new("label-complete")
            .name("mission", game.mission_key(self.0))
            .text("cost", cost.unwrap_or_default().text())
    }
}
