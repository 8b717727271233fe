//! What the Build action and builds by effects have in common (ORI-64 to ORI-72, ORI-140).

use orrery_core::Seat;
use orrery_core::procedure::Frames as _;

use crate::Orion;
use crate::changes::Out;
use crate::effects::{From, Good, Run};
use crate::event::Event;
use crate::frame::{BuildOffer, Origin};
use crate::procedures::pay::Pay;
use crate::refusal::Refusal;
use crate::state::{CardId, Player, Resources, Slot, State, SystemId};

/// Every card with every place that one could mean.
pub(crate) fn candidates(
    game: &Orion,
    t: &State,
    seat: Seat,
    offer: BuildOffer,
    mut with: impl FnMut(CardId, SystemId),
) {
    let player = &t.players[seat];
    let mut at_places = |card| places(player, offer).for_each(|system| with(card, system));
    match offer.from {
        From::Hand => player.hand.held.kinds().for_each(at_places),
        From::DiscardTop => {
            if let Some(card) = t.deck.pile_top().filter(|card| game.content.structures.find(*card).is_some())
            {
                at_places(card);
            }
        }
    }
}

/// Systems that one could mean: own ones, the next new one, the additional one if there is one.
fn places(player: &Player, offer: BuildOffer) -> impl Iterator<Item = SystemId> {
    let regular = (player.regular_systems() + 1).min(4);
    let extra = player.founder.map(|_| SystemId::EXTRA);
    let all = SystemId::regular().take(regular).chain(extra);
    all.filter(move |system| offer.into.is_none_or(|only| only == *system))
}

/// Card, place, morale, payment, in this order (ORI-140).
pub(crate) fn check(
    game: &Orion,
    t: &State,
    seat: Seat,
    offer: BuildOffer,
    card: CardId,
    system: SystemId,
) -> Result<(), Refusal> {
    let player = &t.players[seat];
    match offer.from {
        From::Hand if player.hand.held.count(card) == 0 => return Err(Refusal::NotInHand { rule: 64 }),
        From::DiscardTop if t.deck.pile_top() != Some(card) => return Err(Refusal::NotOnPile),
        From::Hand | From::DiscardTop => {}
    }
    if offer.into.is_some_and(|only| only != system) {
        return Err(Refusal::OtherSystem);
    }
    check_place(game, player, system)?;
    let row = &game.content.structures[card];
    if let Some(needs) = row.build_morale.map(i16::from)
        && player.morale < needs
    {
        return Err(Refusal::BuildMorale { needs, has: player.morale });
    }
    check_payment(player, row.cost, discount(game, t, seat, offer, system))
}

/// A new system in order, or an own one with room (ORI-23, ORI-29).
fn check_place(game: &Orion, player: &Player, system: SystemId) -> Result<(), Refusal> {
    let holds = player.system(system).cards.len() as u8;
    let room = if system == SystemId::EXTRA {
        let founder = player.founder.ok_or(Refusal::NoExtraSystem)?;
        game.content.advisors[founder.advisor].founds_system.unwrap_or_default()
    } else {
        if system.index() > player.regular_systems() {
            return Err(Refusal::NotNextSystem);
        }
        game.content.sheet().system_size
    };
    if holds >= room { Err(Refusal::SystemFull { holds }) } else { Ok(()) }
}

/// All discounts that apply are added (ORI-67).
fn discount(game: &Orion, t: &State, seat: Seat, offer: BuildOffer, system: SystemId) -> u8 {
    offer.discount + Orion::sum(|sum| game.system_discount(t, seat, system, sum)) as u8
}

/// Whether what remains of the cost can be paid (ORI-18, ORI-67).
fn check_payment(player: &Player, cost: Resources, discount: u8) -> Result<(), Refusal> {
    if discount == 0 {
        for (resource, needs) in cost.each() {
            let has = player.stock.of(resource);
            if has < needs {
                return Err(Refusal::CannotPay { good: Good::from(resource), needs, has: u16::from(has) });
            }
        }
        return Ok(());
    }
    let needs = cost.total().saturating_sub(discount);
    let has = cost.each().map(|(resource, amount)| amount.min(player.stock.of(resource))).sum();
    if has < needs { Err(Refusal::CannotPayRest { needs, has }) } else { Ok(()) }
}

/// Every payment that uses the whole discount as far as the cost allows and that the player can make.
pub(crate) fn payments(
    game: &Orion,
    t: &State,
    seat: Seat,
    (card, system, offer): (CardId, SystemId, BuildOffer),
) -> impl Iterator<Item = Resources> {
    let cost = game.content.structures[card].cost;
    let rest = cost.total().saturating_sub(discount(game, t, seat, offer, system));
    let stock = t.players[seat].stock;
    (0..=cost.food.min(stock.food)).flat_map(move |food| {
        (0..=cost.fleet.min(stock.fleet)).filter_map(move |fleet| {
            let production = rest.checked_sub(food + fleet)?;
            let payable = production <= cost.production.min(stock.production);
            payable.then_some(Resources { food, fleet, production })
        })
    })
}

/// Builds, or asks how to pay if there are several ways (ORI-67).
pub(crate) fn apply(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    offer: BuildOffer,
    card: CardId,
    system: SystemId,
    out: &mut Out<'_>,
) {
    let mut ways = payments(game, t, seat, (card, system, offer));
    let first = ways.next().expect("a checked build can be paid");
    let several = ways.next().is_some();
    drop(ways);
    if several {
        // The card is named before it is paid for, so from now on everybody knows of it.
        if offer.from == From::Hand {
            t.players[seat].hand.show(card);
        }
        t.stack.push(seat, Pay { card, system, offer });
    } else {
        complete(game, t, seat, (card, system, offer), first, out);
    }
}

/// Pays, places the card and begins its After-build effect (ORI-140).
pub(crate) fn complete(
    game: &Orion,
    t: &mut State,
    seat: Seat,
    (card, system, offer): (CardId, SystemId, BuildOffer),
    payment: Resources,
    out: &mut Out<'_>,
) {
    for (resource, amount) in payment.each() {
        Orion::pay(t, seat, resource.into(), amount, out);
    }
    match offer.from {
        From::Hand => t.players[seat].hand.remove(card),
        From::DiscardTop => {
            t.deck.take_discard(0);
        }
    }
    Orion::top_changes(t, seat, system);
    t.players[seat].systems[system.index()].cards.push(card);
    out.tell_all(|| Event::Built(seat, card, system));

    let row = &game.content.structures[card];
    if let Some(run) = t.stack.top_mut::<Run>() {
        run.built = Some(row.colour);
    }
    game.start(t, seat, row.effects.after_build.id, Origin::card(seat, Slot::from(system)));
}

impl Orion {
    /// Whether any structure can be built under this offer.
    pub(crate) fn can_build(&self, t: &State, seat: Seat, offer: BuildOffer) -> bool {
        let player = &t.players[seat];
        let anywhere =
            |card| places(player, offer).any(|system| check(self, t, seat, offer, card, system).is_ok());
        match offer.from {
            From::Hand => player.hand.held.kinds().any(anywhere),
            From::DiscardTop => t.deck.pile_top().is_some_and(anywhere),
        }
    }

    /// Whether there is a place for a build under this offer, by what all can see.
    pub(crate) fn has_place(&self, player: &Player, offer: BuildOffer) -> bool {
        places(player, offer).any(|system| check_place(self, player, system).is_ok())
    }
}

impl Orion {
    /// What a build would be called on a button.
    pub(crate) fn build_label(
        &self,
        t: &State,
        seat: Seat,
        card: CardId,
        system: SystemId,
    ) -> orrery_core::Text {
        let key = if system == SystemId::EXTRA {
            "label-build-extra"
        } else if t.players[seat].system(system).cards.is_empty() {
            "label-build-new"
        } else {
            "label-build-on"
        };
        let text = orrery_core::Text::new(key).name("card", self.some_structure(card));
        text.amount("system", crate::words::system_number(system))
    }
}
