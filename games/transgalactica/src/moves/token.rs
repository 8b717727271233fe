//! A bonus token is used (TRA-216 to TRA-221).

use crate::effects::Source;
use crate::event::Event;
use crate::ids::BonusId;
use crate::procedures::prelude::*;

answers! {
    /// A token.
    pub struct Token(token: BonusId) of Action;
}

impl Move<Transgalactica> for Token {
    fn candidates(_: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Self>) {
        into.extend(t.players[seat].tokens.kinds().map(Self));
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat) -> Result<(), Refusal> {
        game.check_freely(t, seat)?;
        let player = &t.players[seat];
        if player.tokens.count(self.0) == 0 {
            let used = player.used.count(self.0) > 0;
            return Err(if used { Refusal::TokenUsed } else { Refusal::TokenNotOwned });
        }
        game.check_token(t, seat, self.0)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Transgalactica::use_up(t, seat, self.0);
        out.tell_all(|| Event::TokenUsed(seat, self.0));
        game.start(t, seat, game.values().bonus[self.0].then.id, Source::Token);
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat) -> Text {
        Text::new("label-token").name("token", game.token_key(self.0))
    }
}

impl Transgalactica {
    /// Whether using a token does anything now (TRA-82, TRA-219).
    pub(crate) fn check_token(&self, t: &State, seat: Seat, token: BonusId) -> Result<(), Refusal> {
        if self.doubles(token) {
            return Err(Refusal::TokenIncomeOnly);
        }
        let block = self.values().bonus[token].then.id;
        let works = self.can(t, seat, block, Self::means(t, seat));
        if works { Ok(()) } else { Err(Refusal::TokenNoEffect) }
    }

    /// A token is turned face down (TRA-220).
    pub(crate) fn use_up(t: &mut State, seat: Seat, token: BonusId) {
        let there = t.players[seat].tokens.take(token);
        debug_assert!(there, "it was checked");
        t.players[seat].used.put(token);
    }
}
