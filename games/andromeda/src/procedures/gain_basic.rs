//! Basic resources of choice (AND-35, AND-R72).

use super::prelude::*;
use crate::effects::Effect;
use crate::ids::{Goods, Resource};

/// So many are still to be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GainBasic {
    /// This many.
    pub left: u8,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Gain(resource: Resource) }
}

impl Question<Andromeda> for GainBasic {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        self.left > 0
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-gain-basic", self.left), and(35), seat)
            .repeatable()
            .several(self.left, self.left)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(Resource::BASIC.map(Answer::Gain));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Gain(resource): Answer,
    ) -> Result<(), Refusal> {
        if !resource.is_basic() {
            return Err(Refusal::NotBasic);
        }
        game.check_gain(t, seat, resource, Effect::GainBasic(self.left - 1))
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Gain(resource): Answer,
        out: &mut Out<'_>,
    ) {
        t.stack.push(seat, Self { left: self.left - 1 });
        game.gain(t, seat, Goods::just(resource, 1), out);
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Gain(resource): Answer) -> Text {
        Text::new("label-gain").name("resource", resource.key())
    }
}
