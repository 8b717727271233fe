//! Builds, by the Build action or by an effect (ORI-64 to ORI-72, ORI-140).

use orrery_core::procedure::{Frames as _, Only, only};
use orrery_core::{Seat, Text};
use serde::{Deserialize, Serialize};

use crate::Orion;
use crate::changes::Out;
use crate::effects::{From, Good, Origin, Run};
use crate::event::Event;
use crate::procedures::pay::Pay;
use crate::refusal::{Missing, Refusal};
use crate::state::{CardId, Player, Resource, Resources, Slot, State, SystemId};
use crate::words::system_number;

/// The terms on which somebody may or must build.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildOffer {
    /// Where the structure comes from.
    pub from: From,
    /// The only system allowed, if there is only one.
    pub into: Option<SystemId>,
    /// Units saved by the effect.
    pub discount: u8,
    /// It can be declined.
    pub optional: bool,
}

impl BuildOffer {
    /// The Build action of the sheet.
    pub const ACTION: Self = Self { from: From::Hand, into: None, discount: 0, optional: false };

    /// Every card with every place that the seat might try.
    pub(crate) fn builds<'a>(
        self,
        game: &'a Orion,
        t: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = (CardId, SystemId)> + 'a {
        let player = &t.players[seat];
        self.cards(game, t, player)
            .flat_map(move |card| self.places(player).map(move |system| (card, system)))
    }

    /// Structures that the seat might try.
    fn cards<'a>(
        self,
        game: &'a Orion,
        t: &'a State,
        player: &'a Player,
    ) -> impl Iterator<Item = CardId> + 'a {
        let (hand, pile) = match self.from {
            From::Hand => (Some(player.hand.held.kinds()), None),
            From::DiscardTop => {
                (None, t.deck.pile_top().filter(|card| game.content.structures.find(*card).is_some()))
            }
        };
        hand.into_iter().flatten().chain(pile)
    }

    /// Systems that the seat might try: own ones, the next new one, the additional one if there is one.
    fn places(self, player: &Player) -> impl Iterator<Item = SystemId> + use<> {
        let regular = (player.regular_systems() + 1).min(4);
        let extra = player.founder.map(|_| SystemId::EXTRA);
        let all = SystemId::regular().take(regular).chain(extra);
        all.filter(move |system| self.into.is_none_or(|only| only == *system))
    }

    /// Whether any structure can be built.
    pub(crate) fn is_possible(self, game: &Orion, t: &State, seat: Seat) -> bool {
        self.check_any(game, t, seat).is_ok()
    }

    /// Whether any structure can be built, and if not, why not: the one reason for all, or that each has its own
    /// (ORI-82).
    pub(crate) fn check_any(self, game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        let full = |refusal: Refusal| matches!(refusal, Refusal::SystemFull { .. });
        let mut reason: Option<Refusal> = None;
        for (card, system) in self.builds(game, t, seat) {
            let Err(refusal) = self.check(game, t, seat, card, system) else { return Ok(()) };
            reason = Some(match (reason, self.from) {
                // A full system is the reason only if there is no room anywhere.
                (Some(other), _) if full(refusal) => other,
                (Some(other), From::Hand) if other != refusal && !full(other) => {
                    Refusal::NoneBuildable { cards: t.players[seat].hand.len() }
                }
                _ => refusal,
            });
        }
        Err(reason.unwrap_or(match self.from {
            From::Hand => Refusal::HandEmpty,
            From::DiscardTop => Refusal::PileEmpty,
        }))
    }

    /// Whether there is a place, by what all can see.
    pub(crate) fn has_place(self, game: &Orion, player: &Player) -> bool {
        self.places(player).any(|system| check_place(game, player, system).is_ok())
    }

    /// Card, place, morale, payment, in this order (ORI-140).
    pub(crate) fn check(
        self,
        game: &Orion,
        t: &State,
        seat: Seat,
        card: CardId,
        system: SystemId,
    ) -> Result<(), Refusal> {
        let player = &t.players[seat];
        match self.from {
            From::Hand if player.hand.held.count(card) == 0 => return Err(Refusal::NotInHand { rule: 64 }),
            From::DiscardTop if t.deck.pile_top() != Some(card) => return Err(Refusal::NotOnPile),
            From::Hand | From::DiscardTop => {}
        }
        if self.into.is_some_and(|only| only != system) {
            return Err(Refusal::OtherSystem);
        }
        check_place(game, player, system)?;
        let row = &game.content.structures[card];
        if let Some(needs) = row.build_morale.map(i16::from)
            && player.morale < needs
        {
            return Err(Refusal::BuildMorale { needs, has: player.morale });
        }
        check_payment(player, row.cost, self.discount_in(game, t, seat, system))
    }

    /// All discounts that apply are added (ORI-67).
    fn discount_in(self, game: &Orion, t: &State, seat: Seat, system: SystemId) -> u8 {
        self.discount + Orion::count_of(|sum| game.system_discount(t, seat, system, sum))
    }

    /// Builds, or asks how to pay if there are several ways (ORI-67).
    pub(crate) fn build(
        self,
        game: &Orion,
        t: &mut State,
        seat: Seat,
        card: CardId,
        system: SystemId,
        out: &mut Out<'_>,
    ) {
        let pay = Pay { card, system, offer: self };
        match only(pay.ways(game, t, seat)) {
            Only::None => unreachable!("a checked build can be paid"),
            Only::One(payment) => pay.complete(game, t, seat, payment, out),
            Only::Several => {
                // The card is named before it is paid for, so from now on everybody knows of it.
                if self.from == From::Hand {
                    t.players[seat].hand.show(card);
                }
                t.stack.push(seat, pay);
            }
        }
    }
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

/// Whether what remains of the cost can be paid (ORI-18, ORI-67).
fn check_payment(player: &Player, cost: Resources, discount: u8) -> Result<(), Refusal> {
    if player.stock.lacks(cost).total() <= u16::from(discount) {
        return Ok(());
    }
    let mut missing = Missing::default();
    for (resource, needs) in cost.each() {
        missing.good(Good::from(resource), needs, player.stock[resource].into());
    }
    if discount == 0 { missing.check() } else { Err(Refusal::CannotPayRest { discount, missing }) }
}

impl Pay {
    /// How many resources are left to pay after the whole discount.
    pub(crate) fn rest(self, game: &Orion, t: &State, seat: Seat) -> u16 {
        let discount = self.offer.discount_in(game, t, seat, self.system);
        game.content.structures[self.card].cost.total().saturating_sub(discount.into())
    }

    /// Every payment that uses the whole discount as far as the cost allows and that the player can make.
    pub(crate) fn ways(self, game: &Orion, t: &State, seat: Seat) -> impl Iterator<Item = Resources> + use<> {
        let cost = game.content.structures[self.card].cost;
        let rest = self.rest(game, t, seat);
        let stock = t.players[seat].stock;
        let most = move |resource| cost[resource].min(stock[resource]);
        (0..=most(Resource::Food)).flat_map(move |food| {
            (0..=most(Resource::Fleet)).filter_map(move |fleet| {
                let production = u8::try_from(rest.checked_sub(u16::from(food) + u16::from(fleet))?).ok()?;
                (production <= most(Resource::Production)).then(|| Resources::new([food, fleet, production]))
            })
        })
    }

    /// Pays, places the card and begins its After-build effect (ORI-140).
    pub(crate) fn complete(
        self,
        game: &Orion,
        t: &mut State,
        seat: Seat,
        payment: Resources,
        out: &mut Out<'_>,
    ) {
        let Self { card, system, offer } = self;
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
}

/// What a build would be called on a button.
pub(crate) fn label(game: &Orion, t: &State, seat: Seat, card: CardId, system: SystemId) -> Text {
    let key = if system == SystemId::EXTRA {
        "label-build-extra"
    } else if t.players[seat].system(system).cards.is_empty() {
        "label-build-new"
    } else {
        "label-build-on"
    };
    let text = Text::new(key).name("card", game.some_structure(card));
    text.amount("system", system_number(system))
}
