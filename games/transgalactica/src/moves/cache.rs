//! A token that was set aside is used, once in a round (TRA-223).

use crate::effects::{Ability, Source};
use crate::event::Event;
use crate::ids::BonusId;
use crate::procedures::prelude::*;

answers! {
    /// A token.
    pub struct Cache(token: BonusId) of Action;
}

impl Move<Transgalactica> for Cache {
    fn candidates(_: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        // Equal tokens lie side by side.
        let cache = t.players[seat].cache;
        for (place, token) in cache.iter().enumerate() {
            if place == 0 || cache[place - 1] != *token {
                into.push(Self(*token));
            }
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        let player = &t.players[seat];
        if !game.has(t, seat, |ability| matches!(ability, Ability::Cache { .. }))
            || !player.cache.contains(&self.0)
        {
            return Err(Refusal::TokenNotOwned);
        }
        if player.ability_used {
            return Err(Refusal::OncePerRoundUsed { rule: 223 });
        }
        game.check_token(t, seat, self.0)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Transgalactica::take_from_cache(t, seat, self.0);
        out.tell_all(|| Event::TokenUsed(seat, self.0));
        game.start(t, seat, game.values().bonus[self.0].then.id, Source::Token);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat) -> Text {
        Text::new("label-cache").name("token", game.token_key(self.0))
    }
}

impl Transgalactica {
    /// The round's one token; each works once in the game.
    pub(crate) fn take_from_cache(t: &mut State, seat: Seat, token: BonusId) {
        let player = &mut t.players[seat];
        player.ability_used = true;
        if let Some(place) = player.cache.iter().position(|other| *other == token) {
            player.cache.remove(place);
        }
    }
}
