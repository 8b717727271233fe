//! Resources of any kind, cards among them (AND-35).

use super::prelude::*;
use crate::effects::Effect;
use crate::ids::{Goods, Resource};

/// So many are still to be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GainAny {
    /// This many.
    pub left: u8,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Gain(resource: Resource) }
}

impl Question<Andromeda> for GainAny {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        self.left > 0
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-gain-any", self.left), and(35), seat).repeatable().several(self.left, self.left)
    }

    fn candidates(self, _: &Andromeda, _: &State, _: Seat, into: &mut List<'_, Answer>) {
        into.extend(Resource::ALL.iter().map(|resource| Answer::Gain(*resource)));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Gain(resource): Answer,
    ) -> Result<(), Refusal> {
        if resource == Resource::Tactics && !Andromeda::cards_are_left(t) {
            return Err(Refusal::NoCardsLeft);
        }
        game.check_gain(t, seat, resource, Effect::GainAny(self.left - 1))
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
