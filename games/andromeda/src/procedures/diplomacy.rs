//! One diplomacy card at most, before a battle is prepared (AND-87, AND-184).

use super::prelude::*;
use crate::effects::Moment;
use crate::ids::TacticId;
use crate::moves::{Free, play};

/// Asked of whoever could hold one. The active player, who is asked first, may take free actions before that (AND-264).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Diplomacy;

answers! {
    /// A card, or none.
    pub enum Answer of Action { Play(card: TacticId), Done } aside { Free(Free) }
}

const MOMENTS: &[Moment] = &[Moment::Diplomacy];

impl Question<Andromeda> for Diplomacy {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, _: Seat) -> bool {
        game.sides(t) > 1
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-diplomacy"), and(184), seat).in_reaction().or(Answer::Done)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        Free::before_a_step(game, t, seat, into);
        into.extend(game.fitting_cards(t, seat, MOMENTS).map(Answer::Play));
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Play(card) if play::is_free_beside(game, t, seat, card, MOMENTS) => {
                play::Play(card).check(game, t, seat)
            }
            Answer::Play(card) => game.check_play(t, seat, MOMENTS, card),
            Answer::Done => Ok(()),
            Answer::Free(free) => free.check_before_a_step(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Play(card) if play::is_free_beside(game, t, seat, card, MOMENTS) => {
                t.stack.push(seat, self);
                play::Play(card).apply(game, t, seat, out);
            }
            Answer::Play(card) => game.play(t, seat, MOMENTS, card, out),
            Answer::Done => {}
            Answer::Free(free) => {
                t.stack.push(seat, self);
                free.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Play(card) => game.play_label(card),
            Answer::Done => Text::new("label-decline"),
            Answer::Free(free) => free.label(game, t, seat),
        }
    }

    fn is_aside(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> bool {
        match answer {
            Answer::Play(card) => play::is_free_beside(game, t, seat, card, MOMENTS),
            Answer::Done => false,
            Answer::Free(_) => true,
        }
    }
}
