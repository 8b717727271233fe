//! How a step on military or a trade space is paid (TRA-165, TRA-182).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::effects::{At, Effect, Prices};
use crate::ids::Track;

/// The step that is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickPrice {
    /// Which step.
    pub at: At,
}

answers! {
    /// A cost by its place.
    pub enum Answer of Action { Way(way: Amount<8>) }
}

impl PickPrice {
    fn prices(self, game: &Transgalactica, t: &State, seat: Seat) -> Prices {
        match self.at.effect(game) {
            Effect::Advance { price, .. } => game.military_prices(price),
            Effect::UnlockTrade(price) => game.trade_prices(t, seat, price),
            _ => Prices::new(),
        }
    }

    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Cost> {
        let goods = t.players[seat].goods;
        only(self.prices(game, t, seat).into_iter().filter(|cost| cost.is_covered_by(goods)))
    }

    fn buy(self, game: &Transgalactica, t: &mut State, seat: Seat, cost: Cost, out: &mut Out<'_>) {
        if cost.any > 0 {
            // The rest of the price is asked for, so the step has to wait for it.
            t.stack.push(seat, Paid { at: self.at });
            Transgalactica::pay(t, seat, cost, out);
            return;
        }
        Transgalactica::pay(t, seat, cost, out);
        game.bought(t, seat, self.at, out);
    }
}

/// A price is paid: what it buys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Paid {
    /// Which step.
    pub at: At,
}

impl Script<Transgalactica> for Paid {
    fn run(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.bought(t, seat, self.at, out);
    }
}

impl Transgalactica {
    fn bought(&self, t: &mut State, seat: Seat, at: At, out: &mut Out<'_>) {
        match at.effect(self) {
            Effect::Advance { track, .. } => self.step(t, seat, *track, at.source, out),
            Effect::UnlockTrade(_) => self.unlock_trade(t, seat, out),
            _ => {}
        }
    }
}

impl Question<Transgalactica> for PickPrice {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(self.only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(cost) = self.only(game, t, seat) {
            self.buy(game, t, seat, cost, out);
        }
    }

    fn ask(self, game: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        match self.at.effect(game) {
            Effect::Advance { track: Track::Military, .. } => {
                Ask::open(Text::new("ask-military-price"), tra(182), seat).repeatable()
            }
            _ => Ask::open(Text::new("ask-trade-price"), tra(165), seat).repeatable(),
        }
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let count = self.prices(game, t, seat).len() as u8;
        into.extend((0..count).map(|way| Answer::Way(Amount::new(way))));
    }

    fn check(
        self,
        game: &Transgalactica,
        t: &State,
        seat: Seat,
        Answer::Way(way): Answer,
    ) -> Result<(), Refusal> {
        let prices = self.prices(game, t, seat);
        let cost = prices.get(usize::from(way.get())).ok_or(Refusal::NoSuchWay)?;
        game.check_cost(t.players[seat].goods, *cost)
    }

    fn apply(
        self,
        game: &Transgalactica,
        t: &mut State,
        seat: Seat,
        Answer::Way(way): Answer,
        out: &mut Out<'_>,
    ) {
        let cost = self.prices(game, t, seat)[usize::from(way.get())];
        self.buy(game, t, seat, cost, out);
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, Answer::Way(way): Answer) -> Text {
        let prices = self.prices(game, t, seat);
        let cost = prices.get(usize::from(way.get())).copied().unwrap_or_default();
        Text::new("label-pay").text("cost", cost.text())
    }
}
