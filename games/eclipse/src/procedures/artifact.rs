//! What an artifact brings (ECL-81, R75).

use super::prelude::*;
use crate::ids::Resource;
use crate::payment::just;

/// Artifacts are opened one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Artifact {
    /// How many are left.
    pub left: u8,
    /// How much each brings.
    pub amount: u8,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Gain(resource: Resource) }
}

impl Question<Eclipse> for Artifact {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        self.left > 0
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-artifact").amount("left", self.left).amount("count", self.amount);
        Ask::open(text, ecl(81), seat)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::each().map(Answer::Gain));
    }

    fn check(self, _: &Eclipse, _: &State, _: Seat, _: Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Gain(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.stack.push(seat, Self { left: self.left - 1, ..self });
        game.gain(t, seat, just(resource, self.amount), out);
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, Answer::Gain(resource): Answer) -> Text {
        Text::new("label-resource").name("resource", resource.key())
    }
}
