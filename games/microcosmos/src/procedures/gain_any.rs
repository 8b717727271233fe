//! A resource of choice is gained; a full one is allowed and wasted (MIC-16, MIC-30).

use super::prelude::*;
use crate::effects::resources_text;
use crate::state::{Resource, Resources};

/// So many units are still to be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GainAny {
    /// This one included.
    pub left: u8,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Gain(resource: Resource) }
}

impl Question<MicroCosmos> for GainAny {
    type Answer = Answer;

    /// Somebody with room names a resource.
    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        let capacity = game.capacity(player);
        self.left > 0 && player.cargo.each().any(|(_, amount)| amount < capacity) && !game.is_automa(seat)
    }

    /// The Automa takes what it has least of (MIC-184).
    fn skip(self, game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if game.is_automa(seat) {
            game.automa_gains_any(t, self.left, out);
        }
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-gain").amount("count", self.left), mic(30), seat)
            .repeatable()
            .several(self.left, self.left)
    }

    fn candidates(self, _: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::ALL.iter().copied().map(Answer::Gain));
    }

    fn check(self, _: &MicroCosmos, _: &State, _: Seat, Answer::Gain(_): Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(
        self,
        game: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Gain(resource): Answer,
        out: &mut Out<'_>,
    ) {
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1 });
        }
        game.gain_one(t, seat, resource, out);
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat, Answer::Gain(resource): Answer) -> Text {
        Text::new("label-gain").text("what", resources_text(Resources::just(resource, 1)))
    }
}
