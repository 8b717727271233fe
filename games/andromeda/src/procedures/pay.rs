//! Payments, unit by unit: asked only where two payments leave different things behind (AND-34, AND-79).

use super::prelude::*;
use crate::effects::{Cost, cost_text, goods_object};
use crate::frame::Bill;
use crate::ids::{Goods, MoonId, Resource, TacticId};
use crate::payment::{Unit, Ways, moons};

/// What is still to be paid; what it is for lies below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay {
    /// The rest.
    pub bill: Bill,
}

answers! {
    /// A moon's resources are made available (AND-79).
    pub struct DiscardMoon(moon: MoonId) of Action;
}

answers! {
    /// A unit is paid or waived; before that moons may be discarded.
    pub enum Answer of Action { Pay(resource: Resource), Card(card: TacticId), Waive } aside { Moon(DiscardMoon) }
}

/// How a payment goes on.
enum Next {
    /// It is over.
    Over,
    /// The next unit need not be paid.
    Waive(Unit),
    /// There is only this for the next unit.
    Token(Unit, Resource),
    /// There is only this card.
    Card(Unit, TacticId),
    /// The player chooses.
    Asked,
}

impl Pay {
    /// So much energy.
    pub(crate) fn energy(energy: u8) -> Self {
        Self { bill: Cost { energy, ..Cost::default() }.into() }
    }

    fn next(self, game: &Andromeda, t: &State, seat: Seat) -> Next {
        let bill = self.bill;
        let Some(unit) = bill.unit() else { return Next::Over };
        // What need not be paid in the end is waived at once.
        if bill.waived > 0 && bill.waived >= bill.basics() && unit.is_basic() {
            return Next::Waive(unit);
        }
        let ways = game.ways(t, seat, &bill, unit);
        let hand = &t.players[seat].hand;
        let forced = |ways: &Ways| {
            let first = Resource::ALL[ways.resources.trailing_zeros() as usize];
            match hand.kinds().next().filter(|_| first == Resource::Tactics) {
                Some(card) => Next::Card(unit, card),
                None => Next::Token(unit, first),
            }
        };
        // Whatever is left must all be paid: the order makes no difference.
        let all = || game.means(t, seat).goods.total();
        if unit == Unit::Any && !ways.moons && all() == u16::from(bill.cost.any) {
            return forced(&ways);
        }
        let cards = ways.resources & 1 << Resource::Tactics as u8 != 0;
        // How many cards somebody holds is no secret; which ones is.
        let which_card = cards && hand.len() != 1;
        let only = (ways.resources | ways.lunar).is_power_of_two();
        if only && !ways.moons && !ways.waive && !which_card {
            return forced(&ways);
        }
        // Nothing can be afforded any more: only a change in the middle of a payment could bring that about.
        let no_moons = !ways.moons || t.players[seat].claimed.is_empty();
        if no_moons && !ways.waive && ways.resources == 0 { Next::Over } else { Next::Asked }
    }

    fn after(self, unit: Unit, with: Option<Resource>) -> Self {
        Self { bill: self.bill.after(unit, with) }
    }

    /// What it is for, where the procedure below says so.
    fn purpose(game: &Andromeda, t: &State) -> Text {
        let below = t.stack.iter().rev().nth(1).map(|frame| frame.task);
        if let Some(Task::Join(join)) = below {
            return Text::new("ask-pay-for").name("what", game.module_key(join.module));
        }
        if let Some(Task::Raise(raise)) = below {
            let planet = t.planet_at(raise.space).expect("a development is built on a planet");
            let track = game.content.planets[planet].track;
            return Text::new("ask-pay-for").name("what", track.development_key());
        }
        if let Some(Task::Run(run)) = below
            && run.at == 0
            && game.content.is_paid_for(run.block)
        {
            return Text::new("ask-pay-effect").text("effect", game.block_text(run.block));
        }
        Text::new("ask-pay")
    }
}

impl Question<Andromeda> for Pay {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        matches!(self.next(game, t, seat), Next::Asked)
    }

    /// Pays what leaves no choice.
    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let mut pay = self;
        loop {
            pay = match pay.next(game, t, seat) {
                Next::Over => return,
                Next::Waive(unit) => pay.after(unit, None),
                Next::Token(unit, resource) => {
                    Andromeda::take_tokens(t, seat, Goods::just(resource, 1), out);
                    pay.after(unit, Some(resource))
                }
                Next::Card(unit, card) => {
                    Andromeda::discard_card(t, seat, card, out);
                    pay.after(unit, Some(Resource::Tactics))
                }
                Next::Asked => {
                    t.stack.push(seat, pay);
                    return;
                }
            };
        }
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Self::purpose(game, t).text("cost", cost_text(&self.bill.cost));
        let ask = Ask::open(text.amount("waived", self.bill.waived), and(34), seat);
        // With a moon that must be discarded or something waived, each unit is a choice of its own.
        let plain = |unit| self.bill.waived == 0 && !game.ways(t, seat, &self.bill, unit).moons;
        match self.bill.alike() {
            due @ 2.. if self.bill.unit().is_some_and(plain) => ask.several(due, due),
            _ => ask,
        }
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let bill = &self.bill;
        let Some(unit) = bill.unit() else { return };
        let player = &t.players[seat];
        let tokens = Resource::TOKENS.iter().filter(|resource| unit.takes(**resource, bill.kinds));
        into.extend(tokens.map(|resource| Answer::Pay(*resource)));
        if unit.takes(Resource::Tactics, bill.kinds) {
            into.extend(player.hand.kinds().map(Answer::Card));
        }
        if unit.is_basic() && bill.waived > 0 {
            into.push(Answer::Waive);
        }
        if Andromeda::may_discard_moons(t, seat) {
            into.extend(moons(player).map(|moon| Answer::Moon(DiscardMoon(moon))));
        }
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let bill = &self.bill;
        let unit = bill.unit().ok_or(Refusal::NothingToPay)?;
        let player = &t.players[seat];
        let takes = |resource: Resource| {
            if !unit.takes(resource, bill.kinds) {
                return Err(Refusal::OtherResource { asked: unit.cost() });
            }
            if player.has(resource) == 0 {
                return Err(Refusal::NoResource { resource });
            }
            let open = game.ways(t, seat, bill, unit).resources & 1 << resource as u8 != 0;
            // Whatever the unit takes leaves the rest payable, but perhaps not the base.
            allow(open, Refusal::BaseFirst)
        };
        match answer {
            Answer::Pay(Resource::Tactics) => Err(Refusal::NameTheCard { rule: 34 }),
            Answer::Pay(resource) => takes(resource),
            Answer::Card(card) => {
                takes(Resource::Tactics)?;
                allow(player.hand.count(card) > 0, Refusal::NotInHand)
            }
            Answer::Waive => allow(game.ways(t, seat, bill, unit).waive, Refusal::NothingWaived),
            Answer::Moon(DiscardMoon(moon)) => {
                allow(t.event.is_none(), Refusal::NotInEvent)?;
                allow(t.turn.seat == seat, Refusal::NotOwnTurn { rule: 262 })?;
                if !player.claimed.contains(&moon) {
                    return Err(Refusal::NoSuchMoon);
                }
                // It is part of the payment if it shows something that can be paid (AND-79).
                let ways = game.ways(t, seat, bill, unit);
                let open = ways.resources | ways.lunar;
                let goods = game.content.moons[moon].goods;
                let pays =
                    goods.each().any(|(resource, amount)| amount > 0 && open & 1 << resource as u8 != 0);
                allow(ways.moons || pays, Refusal::MoonUnneeded)
            }
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let unit = self.bill.unit().expect("something is left to pay");
        match answer {
            Answer::Pay(resource) => {
                t.stack.push(seat, self.after(unit, Some(resource)));
                Andromeda::take_tokens(t, seat, Goods::just(resource, 1), out);
            }
            Answer::Card(card) => {
                t.stack.push(seat, self.after(unit, Some(Resource::Tactics)));
                Andromeda::discard_card(t, seat, card, out);
            }
            Answer::Waive => t.stack.push(seat, self.after(unit, None)),
            Answer::Moon(DiscardMoon(moon)) => {
                t.stack.push(seat, self);
                game.cash_moon(t, seat, moon, out);
            }
        }
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Pay(resource) => {
                Text::new("label-pay").text("goods", goods_object(Goods::just(resource, 1)))
            }
            Answer::Card(card) => game.discard_label(card),
            Answer::Waive => Text::new("label-waive"),
            Answer::Moon(DiscardMoon(moon)) => {
                Text::new("label-discard-moon").text("thing", game.moon_words(moon))
            }
        }
    }
}
