//! Once more, or enough (TRA-277).

use super::prelude::*;
use crate::effects::{At, Block, Effect, text};
use crate::moves::Free;

/// An effect that is repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Again {
    /// Which.
    pub at: At,
    /// Done so many times.
    pub done: u8,
}

answers! {
    /// Yes or no; free actions between two times (TRA-212).
    pub enum Answer of Action { Yes, Done } aside { Free(Free) }
}

impl Again {
    fn parts(self, game: &Transgalactica) -> (u8, u8, &Block) {
        match self.at.effect(game) {
            Effect::Repeat { least, most, then } => (*least, *most, then),
            _ => unreachable!("the frame of a repetition lies at one"),
        }
    }

    fn once_more(self, game: &Transgalactica, t: &mut State, seat: Seat) {
        let (_, _, then) = self.parts(game);
        t.stack.push(seat, Self { done: self.done + 1, ..self });
        game.start(t, seat, then.id, self.at.source);
    }
}

impl Question<Transgalactica> for Again {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        let (least, most, then) = self.parts(game);
        (least..most).contains(&self.done) && game.can(t, seat, then.id, Transgalactica::means(t, seat))
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let (least, _, then) = self.parts(game);
        if self.done < least && game.can(t, seat, then.id, Transgalactica::means(t, seat)) {
            self.once_more(game, t, seat);
        }
    }

    fn ask(self, game: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let effect = text::steps(&self.parts(game).2.steps);
        Ask::open(Text::new("ask-again").text("effect", effect), tra(277), seat).or(Answer::Done)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend([Answer::Yes, Answer::Done]);
        if game.acts_freely(t, seat) {
            into.moves::<Free>(game, t, seat);
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Yes => game.check_way_of(t, seat, self.parts(game).2.id, 277),
            Answer::Done => Ok(()),
            Answer::Free(free) => free.check(game, t, seat),
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Yes => self.once_more(game, t, seat),
            Answer::Done => {}
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Yes => Text::new("label-yes"),
            Answer::Done => Text::new("label-enough"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }
}
