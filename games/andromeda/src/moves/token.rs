//! A supremacy token is used (AND-76).

use crate::event::Event;
use crate::ids::TokenId;
use crate::procedures::prelude::*;

answers! {
    /// A token.
    pub struct Token(token: TokenId) of Action;
}

impl Move<Andromeda> for Token {
    fn candidates(_: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Self>) {
        into.extend(t.players[seat].tokens.iter().map(Self));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat) -> Result<(), Refusal> {
        if !t.players[seat].tokens.contains(self.0) {
            return Err(Refusal::NoSuchToken);
        }
        game.check_thing(t, seat, &game.content.tokens[self.0].does, 274)
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.players[seat].tokens.take(self.0);
        out.tell_all(|| Event::TokenUsed(seat, self.0));
        game.run_block(t, seat, game.content.tokens[self.0].does.id);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat) -> Text {
        Text::new("label-use-token").text("thing", Text::named(game.token_key(self.0)))
    }
}
