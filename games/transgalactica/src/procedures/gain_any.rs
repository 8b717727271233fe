//! Which resource is gained (TRA-25).

use orrery_core::Set;

use super::prelude::*;
use crate::ids::Resource;

/// So many units, each of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GainAny {
    /// So many.
    pub left: u8,
    /// Of these kinds.
    pub kinds: Set<Resource>,
}

impl GainAny {
    /// Of any kind.
    pub(crate) fn any(left: u8) -> Self {
        Self { left, kinds: Set::all() }
    }
}

answers! {
    /// A resource.
    pub enum Answer of Action { Gain(resource: Resource) }
}

impl Question<Transgalactica> for GainAny {
    type Answer = Answer;

    fn waits(self, _: &Transgalactica, _: &State, _: Seat) -> bool {
        self.left > 0
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-gain-any").amount("count", self.left);
        Ask::open(text, tra(25), seat).several(self.left, self.left)
    }

    fn candidates(self, _: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(self.kinds.iter().map(Answer::Gain));
    }

    fn check(
        self,
        _: &Transgalactica,
        _: &State,
        _: Seat,
        Answer::Gain(resource): Answer,
    ) -> Result<(), Refusal> {
        if self.kinds.contains(resource) { Ok(()) } else { Err(Refusal::NotItsColour) }
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Gain(resource): Answer,
        out: &mut Out<'_>,
    ) {
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1, ..self });
        }
        game.gain_goods(t, seat, Goods::just(resource.into(), 1), out);
    }

    fn label(self, _: &Transgalactica, _: &State, _: Seat, Answer::Gain(resource): Answer) -> Text {
        Text::new("label-gain").name("resource", resource.key())
    }
}
