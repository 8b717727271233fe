//! A cost is paid, with trades where the stock is too small (R53, R54).

use super::prelude::*;
use crate::ids::Resource;
use crate::refusal::Bill;
use crate::state::Phase;

/// A cost is due; whatever it is for lies below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay;

answers! {
    /// A trade, a colony ship, or nothing.
    pub enum Answer of Action { Trade(give: Resource, get: Resource), Goods(resource: Resource), Cancel }
}

impl Question<Eclipse> for Pay {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, seat: Seat) -> bool {
        !Eclipse::covers(t.players[seat].goods, t.payment.cost)
    }

    fn skip(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let cost = t.payment.cost;
        Eclipse::spend(t, seat, cost, out);
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let mut missing = t.payment.cost;
        for resource in Resource::each() {
            let has = t.players[seat].goods[resource].min(255) as u8;
            missing[resource] = missing[resource].saturating_sub(has);
        }
        let key = if game.kit(t, seat).ships_for_goods { "ask-pay-magellan" } else { "ask-pay" };
        let text = Text::new(key).list("cost", Bill(t.payment.cost).texts());
        Ask::open(text.list("missing", Bill(missing).texts()), ecl(2), seat)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        for get in Resource::each() {
            if t.players[seat].goods[get] < u16::from(t.payment.cost[get]) {
                let others = Resource::each().filter(|give| *give != get);
                into.extend(others.map(|give| Answer::Trade(give, get)));
                if game.kit(t, seat).ships_for_goods {
                    into.push(Answer::Goods(get));
                }
            }
        }
        into.push(Answer::Cancel);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Trade(give, get) => game.check_trade_for(t, seat, t.payment.cost, give, get),
            Answer::Goods(_) if !game.kit(t, seat).ships_for_goods => Err(Refusal::NotMagellan),
            Answer::Goods(_) if t.players[seat].ready == 0 => {
                Err(Refusal::NoColonyShip { count: game.colony_ships(t, seat) })
            }
            Answer::Goods(get) if t.players[seat].goods[get] >= u16::from(t.payment.cost[get]) => {
                Err(Refusal::TradeTooMuch)
            }
            Answer::Cancel if t.phase != Phase::Action || t.turn.stepped || t.turn.cancelled => {
                Err(Refusal::CannotCancel)
            }
            Answer::Goods(_) | Answer::Cancel => Ok(()),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Trade(give, get) => {
                game.make_trade(t, seat, give, get, out);
                t.stack.push(seat, self);
            }
            Answer::Goods(resource) => {
                t.players[seat].ready -= 1;
                game.store(t, seat, resource, 1);
                t.payment.flipped += 1;
                out.tell_all(|| Event::ColonyResource(seat, resource));
                t.stack.push(seat, self);
            }
            Answer::Cancel => {
                t.turn.cancelled = true;
                t.players[seat].goods = t.payment.before;
                t.players[seat].ready += t.payment.flipped;
                t.stack.pop();
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Trade(give, get) => game.trade_label(t, seat, give, get),
            Answer::Goods(resource) => Text::new("label-colony-resource").name("resource", resource.key()),
            Answer::Cancel => Text::new("label-cancel"),
        }
    }
}
