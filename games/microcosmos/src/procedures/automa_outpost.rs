//! The human chooses which of its outposts the Automa moves (MIC-194).

use super::move_outpost::Answer;
use super::prelude::*;
use crate::AUTOMA;

/// It goes to the planet where the Automa's Ark is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutomaOutpost;

impl Question<MicroCosmos> for AutomaOutpost {
    type Answer = Answer;

    fn waits(self, _: &MicroCosmos, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask { on_behalf_of: AUTOMA, ..Ask::open(Text::new("ask-automa-outpost"), mic(194), seat) }
    }

    fn candidates(self, _: &MicroCosmos, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(MicroCosmos::movable_outposts(t, AUTOMA).iter().map(Answer::MoveOutpost));
    }

    fn check(self, _: &MicroCosmos, t: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        answer.check(t, AUTOMA)
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, _: Seat, answer: Answer, out: &mut Out<'_>) {
        answer.apply(game, t, AUTOMA, out);
    }

    fn label(self, game: &MicroCosmos, t: &State, _: Seat, answer: Answer) -> Text {
        answer.label(game, t)
    }
}
