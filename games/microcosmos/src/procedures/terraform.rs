//! Further levels of one Terraform action (MIC-112 to MIC-114).

use super::prelude::*;
use crate::moves::raise::Raise;
use crate::state::Resource;

/// So many levels are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terraform {
    /// The next one included.
    pub left: u8,
}

answers! {
    /// One level more, or no more.
    pub enum Answer of Action { Done; Raise(Raise) }
}

impl Question<MicroCosmos> for Terraform {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        let possible = |resource: &Resource| Raise(*resource).check(game, t, seat).is_ok();
        self.left > 0 && Resource::ALL.iter().any(possible)
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-terraform").amount("count", self.left), mic(114), seat)
            .or(Answer::Done)
            .several(0, self.left)
    }

    fn candidates(self, game: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.moves::<Raise>(game, t, seat);
        into.push(Answer::Done);
    }

    fn check(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Raise(raise) => raise.check(game, t, seat),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Raise(raise) => raise.level(game, t, seat, self.left, out),
            Answer::Done => {}
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Raise(raise) => raise.label(game, t, seat),
            Answer::Done => Text::new("label-enough"),
        }
    }
}
