//! A discovery token is used (AND-76).

use crate::event::Event;
use crate::ids::DiscoveryId;
use crate::procedures::prelude::*;

answers! {
    /// A token.
    pub struct Discovery(token: DiscoveryId) of Action;
}

impl Move<Andromeda> for Discovery {
    fn candidates(_: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        into.extend(t.players[seat].discoveries.kinds().map(Self));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if t.players[seat].discoveries.count(self.0) == 0 {
            return Err(Refusal::NoSuchToken);
        }
        game.check_thing(t, seat, &game.content.discoveries[self.0].does, 274)
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        assert!(t.players[seat].discoveries.take(self.0), "a checked token is held");
        t.discoveries_used.put(self.0);
        out.tell_all(|| Event::DiscoveryUsed(seat, self.0));
        game.run_block(t, seat, game.content.discoveries[self.0].does.id);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat) -> Text {
        Text::new("label-use-token").text("thing", Text::named(game.discovery_key(self.0)))
    }
}
