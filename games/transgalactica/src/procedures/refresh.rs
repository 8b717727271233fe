//! A used token is used once more (TRA-222, TRA-282).

use super::prelude::*;
use crate::effects::Source;
use crate::event::Event;
use crate::ids::BonusId;

/// Which token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refresh;

answers! {
    /// A token, or none.
    pub enum Answer of Action { Refresh(token: BonusId), Done }
}

impl Question<Transgalactica> for Refresh {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        let means = Transgalactica::means(t, seat);
        t.players[seat].used.kinds().any(|token| game.refreshes(t, seat, token, means))
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-refresh"), tra(222), seat).or(Answer::Done)
    }

    fn candidates(self, _: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.players[seat].used.kinds().map(Answer::Refresh));
        into.push(Answer::Done);
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let Answer::Refresh(token) = answer else { return Ok(()) };
        if t.players[seat].used.count(token) == 0 {
            return Err(Refusal::TokenNotUsed);
        }
        let refreshes = game.refreshes(t, seat, token, Transgalactica::means(t, seat));
        if refreshes { Ok(()) } else { Err(Refusal::TokenNoEffect) }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if let Answer::Refresh(token) = answer {
            let there = t.players[seat].used.take(token);
            debug_assert!(there, "it was checked");
            out.tell_all(|| Event::TokenUsed(seat, token));
            out.tell_all(|| Event::TokenBoxed(token));
            game.start(t, seat, game.values().bonus[token].then.id, Source::Token);
        }
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Refresh(token) => Text::new("label-token").name("token", game.token_key(token)),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
