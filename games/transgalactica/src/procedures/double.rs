//! Whether a token doubles the income of a player (TRA-82, TRA-281).

use orrery_core::procedure::yes_no::Offer;

use super::prelude::*;
use crate::effects::{Effect, Source};
use crate::event::Event;
use crate::ids::BonusId;

/// The offer of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Double;

answers! {
    /// Yes or no.
    pub enum Answer of Action { Yes, Done }
}

impl Transgalactica {
    /// Whether a token works in the income phase only (TRA-82).
    pub(crate) fn doubles(&self, token: BonusId) -> bool {
        self.values().bonus[token].then.steps.iter().any(|step| matches!(step, Effect::DoubleIncome { .. }))
    }

    /// The token that could double the income now, and whether it was set aside.
    pub(crate) fn doubling(&self, t: &State, seat: Seat) -> Option<(BonusId, bool)> {
        let player = &t.players[seat];
        let own = player.tokens.kinds().find(|token| self.doubles(*token)).map(|token| (token, false));
        own.or_else(|| {
            let cached = player.cache.iter().find(|token| self.doubles(**token));
            cached.filter(|_| !player.ability_used).map(|token| (*token, true))
        })
    }
}

impl Offer<Transgalactica> for Double {
    type Answer = Answer;
    const YES: Answer = Answer::Yes;
    const NO: Answer = Answer::Done;

    fn stands(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        game.doubling(t, seat).is_some()
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-double-income"), tra(82), seat)
    }

    fn accept(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let (token, cached) = game.doubling(t, seat).expect("the offer stands");
        if cached {
            Transgalactica::take_from_cache(t, seat, token);
        } else {
            Transgalactica::use_up(t, seat, token);
        }
        out.tell_all(|| Event::TokenUsed(seat, token));
        game.start(t, seat, game.values().bonus[token].then.id, Source::Token);
    }

    fn labels(self, _: &Transgalactica, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-decline")]
    }
}
