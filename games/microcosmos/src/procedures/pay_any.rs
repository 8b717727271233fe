//! Resources of choice are paid, for a crew action or a colony (MIC-97, MIC-140).

use super::prelude::*;
use crate::effects::resources_text;
use crate::payment::Missing;
use crate::state::{Resource, Resources};

/// So many units are still to be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayAny {
    /// This one included.
    pub left: u8,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Pay(resource: Resource) }
}

impl Question<MicroCosmos> for PayAny {
    type Answer = Answer;

    /// Asked only if there is a choice.
    fn waits(self, _: &MicroCosmos, t: &State, seat: Seat) -> bool {
        let cargo = t.players[seat].cargo;
        self.left > 0 && cargo.kinds() > 1 && cargo.total() > u16::from(self.left)
    }

    fn skip(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let mut rest = self.left;
        let mut paid = Resources::default();
        for (resource, amount) in t.players[seat].cargo.each() {
            let part = amount.min(rest);
            paid[resource] = part;
            rest -= part;
        }
        MicroCosmos::pay(t, seat, paid, out);
    }

    fn ask(self, _: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-pay").amount("count", self.left), mic(97), seat)
            .several(self.left, self.left)
    }

    fn candidates(self, _: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let held = t.players[seat].cargo.each().filter(|(_, amount)| *amount > 0);
        into.extend(held.map(|(resource, _)| Answer::Pay(resource)));
    }

    fn check(
        self,
        _: &MicroCosmos,
        t: &State,
        seat: Seat,
        Answer::Pay(resource): Answer,
    ) -> Result<(), Refusal> {
        Missing::of(t.players[seat].cargo, Resources::just(resource, 1), 0).refuse(26)
    }

    fn apply(
        self,
        _: &MicroCosmos,
        t: &mut State,
        seat: Seat,
        Answer::Pay(resource): Answer,
        out: &mut Out<'_>,
    ) {
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1 });
        }
        MicroCosmos::pay_one(t, seat, resource, out);
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat, Answer::Pay(resource): Answer) -> Text {
        Text::new("label-pay").text("what", resources_text(Resources::just(resource, 1)))
    }
}
