//! Step 5: drawing a crew card (MIC-156).

use super::draw_deck::DrawDeck;
use super::prelude::*;

/// One card, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw;

answers! {
    /// A card, or none.
    pub enum Answer of Action { Draw, Done }
}

impl Question<MicroCosmos> for Draw {
    type Answer = Answer;

    /// With room for a card, and a card (MIC-34, MIC-40).
    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        t.players[seat].crew().len() < game.crew_limit() && MicroCosmos::crew_is_left(t)
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-draw"), mic(156), seat).or(Answer::Done).repeatable()
    }

    fn candidates(self, _: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend([Answer::Draw, Answer::Done]);
    }

    fn check(self, _: &MicroCosmos, _: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Draw | Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        match answer {
            Answer::Draw => t.stack.push(seat, DrawDeck { left: 1 }),
            Answer::Done => {}
        }
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(match answer {
            Answer::Draw => "label-draw",
            Answer::Done => "label-no-draw",
        })
    }
}
