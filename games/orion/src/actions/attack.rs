//! Attacking an opponent (ORI-84 to ORI-90, ORI-145).

use orrery_core::Seat;

use super::Action;
use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, SheetAction};
use crate::effects::{Good, Window};
use crate::event::Event;
use crate::frame::{Origin, Task};
use crate::refusal::Refusal;
use crate::state::{Slot, State};

pub(crate) fn candidates(game: &Orion, seat: Seat, into: &mut Vec<Action>) {
    into.extend(game.seats.others(seat).map(Action::Attack));
}

/// The limit, the comparison, the cost; nothing else (ORI-145).
pub(crate) fn check(game: &Orion, t: &State, seat: Seat, target: Seat) -> Result<(), Refusal> {
    if !game.seats.contains(target) {
        return Err(Refusal::NoSuchSeat);
    }
    if target == seat {
        return Err(Refusal::OwnSeat);
    }
    let player = &t.players[seat];
    if player.attacks[target.index()] >= game.attack_limit {
        return Err(Refusal::AttackLimit { limit: game.attack_limit });
    }
    let attack = Orion::sum(|sum| game.attack_value(t, seat, sum));
    let defence = Orion::sum(|sum| game.defence_value(t, target, sum));
    if attack < defence {
        return Err(Refusal::FleetTooSmall { attack, defence });
    }
    let needs = Orion::sum(|sum| game.attack_cost(t, target, sum)) as u8;
    if player.stock.fleet < needs {
        return Err(Refusal::AttackCost { needs, has: player.stock.fleet });
    }
    Ok(())
}

/// Marker, cost, morale and points, then the effects of both sides (ORI-87).
pub(crate) fn apply(game: &Orion, t: &mut State, seat: Seat, target: Seat, out: &mut Out<'_>) {
    let sheet = game.content.sheet();
    let cost = Orion::sum(|sum| game.attack_cost(t, target, sum)) as u8;
    Orion::begin_action(t, seat, SheetAction::Attack, Colour::Grey);
    t.players[seat].available -= 1;
    t.players[seat].attacks[target.index()] += 1;
    out.tell_all(|| Event::Attacked { attacker: seat, defender: target, cost });
    Orion::pay(t, seat, Good::Fleet, cost, out);
    game.change_morale(t, target, -i16::from(sheet.attack_morale), out);
    game.gain(t, seat, Good::Points, sheet.attack_points, out);
    Orion::push(t, target, Task::WhenAttacked);
    let origin = Origin { other: target, ..Origin::card(seat, Slot::Race) };
    game.open_window(t, seat, Window::AfterAttack, origin);
}
