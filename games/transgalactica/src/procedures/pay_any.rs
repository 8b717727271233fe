//! Which resource is paid (TRA-7).

use super::prelude::*;
use crate::event::Event;
use crate::ids::{Good, Resource};

/// So many units, each of choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayAny {
    /// So many.
    pub left: u8,
}

answers! {
    /// A resource.
    pub enum Answer of Action { Pay(resource: Resource) }
}

impl PayAny {
    fn held(t: &State, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
        let goods = &t.players[seat].goods;
        Resource::ALL.iter().copied().filter(|resource| goods[Good::from(*resource)] > 0)
    }

    fn pay(t: &mut State, seat: Seat, resource: Resource, amount: u8, out: &mut Out<'_>) {
        let goods = Goods::just(Good::from(resource), amount);
        t.players[seat].goods.spend(goods);
        out.tell_all(|| Event::Paid(seat, goods));
    }
}

impl Question<Transgalactica> for PayAny {
    type Answer = Answer;

    fn waits(self, _: &Transgalactica, t: &State, seat: Seat) -> bool {
        self.left > 0 && matches!(only(Self::held(t, seat)), Only::Several)
    }

    /// With resources of one kind there is no choice.
    fn skip(self, _: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let held = only(Self::held(t, seat));
        if let Only::One(resource) = held {
            Self::pay(t, seat, resource, self.left, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-pay-any").amount("count", self.left);
        Ask::open(text, tra(7), seat).several(self.left, self.left)
    }

    fn candidates(self, _: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Resource::ALL.iter().copied().map(Answer::Pay));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Pay(resource): Answer,
    ) -> Result<(), Refusal> {
        game.check_cost(t.players[seat].goods, Cost::of(Goods::just(resource.into(), 1)))
    }

    fn apply(
        self,
        _: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Pay(resource): Answer,
        out: &mut Out<'_>,
    ) {
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1 });
        }
        Self::pay(t, seat, resource, 1, out);
    }

    fn label(self, _: &Transgalactica, _: &State, _: Seat, Answer::Pay(resource): Answer) -> Text {
        Text::new("label-pay").text("cost", Cost::of(Goods::just(resource.into(), 1)).text())
    }
}
