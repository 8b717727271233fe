//! Attacking an opponent (ORI-84 to ORI-90, ORI-145).

use orrery_core::Counter as _;

use crate::content::{Colour, SheetAction};
use crate::effects::Origin;
use crate::effects::{Good, Window};
use crate::event::Event;
use crate::flow::WhenAttacked;
use crate::procedures::prelude::*;
use crate::state::{Resource, Slot};

answers! {
    /// An opponent.
    pub struct Attack(target: Seat) of Action;
}

impl Move<Orion> for Attack {
    fn candidates(game: &Orion, _: &State, seat: Seat, into: &mut Candidates<'_, Orion, Self>) {
        into.extend(game.seats.others(seat).map(Self));
    }

    /// The limit, the comparison, the cost; nothing else (ORI-145).
    fn check(self, game: &Orion, t: &State, seat: Seat) -> Result<(), Refusal> {
        let Self(target) = self;
        if !game.seats.contains(target) {
            return Err(Refusal::NoSuchSeat { rule: 84 });
        }
        if target == seat {
            return Err(Refusal::OwnSeat { rule: 84 });
        }
        let player = &t.players[seat];
        if player.attacks[target] >= game.attack_limit {
            return Err(Refusal::AttackLimit { limit: game.attack_limit });
        }
        let attack = Orion::sum(|sum| game.attack_value(t, seat, sum));
        let defence = Orion::sum(|sum| game.defence_value(t, target, sum));
        if attack < defence {
            return Err(Refusal::FleetTooSmall { attack, defence });
        }
        let needs = Orion::count_of(|sum| game.attack_cost(t, target, sum));
        if player.stock[Resource::Fleet] < needs {
            return Err(Refusal::AttackCost { needs, has: player.stock[Resource::Fleet] });
        }
        Ok(())
    }

    /// Marker, cost, morale and points, then the effects of both sides (ORI-87).
    fn apply(self, game: &Orion, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self(target) = self;
        let sheet = game.content.sheet();
        let cost = Orion::count_of(|sum| game.attack_cost(t, target, sum));
        Orion::begin_action(t, seat, SheetAction::Attack, Colour::Grey);
        t.players[seat].available.spend(1);
        t.players[seat].attacks[target].gain(1);
        out.tell_all(|| Event::Attacked { attacker: seat, defender: target, cost });
        Orion::pay(t, seat, Good::Fleet, cost, out);
        game.change_morale(t, target, -i16::from(sheet.attack_morale), out);
        game.gain(t, seat, Good::Points, sheet.attack_points, out);
        t.stack.push(target, WhenAttacked);
        let origin = Origin { other: target, ..Origin::card(seat, Slot::Race) };
        game.open_window(t, seat, Window::AfterAttack, origin);
    }

    fn label(self, game: &Orion, t: &State, _: Seat) -> Text {
        let known = game.seats.contains(self.0);
        let cost = if known { Orion::sum(|sum| game.attack_cost(t, self.0, sum)) } else { 0 };
        Text::new("label-attack").seat("who", self.0).amount("cost", cost)
    }
}
