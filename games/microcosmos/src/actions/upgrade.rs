//! Step 1: unlocking an upgrade of the Ark (MIC-51 to MIC-59).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::frame::{Phase, Task};
use crate::refusal::Refusal;
use crate::state::{State, Upgrade};

/// Those that are still locked.
pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let locked = Upgrade::ALL.iter().filter(|upgrade| !t.players[seat].has(**upgrade));
    into.extend(locked.map(|upgrade| Action::Upgrade(*upgrade)));
}

/// At most one in a turn, each once, Engines twice; specialist and resources in full (MIC-51, MIC-52, MIC-54).
pub(crate) fn check(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    upgraded: bool,
    upgrade: Upgrade,
) -> Result<(), Refusal> {
    let player = &t.players[seat];
    if upgraded {
        return Err(Refusal::OneUpgrade);
    }
    if player.has(upgrade) {
        return Err(Refusal::Unlocked);
    }
    for (resource, needs) in game.content.sheet().upgrades.of(upgrade).cost.each() {
        let has = player.cargo.of(resource);
        if has < needs {
            return Err(Refusal::CannotPay { rule: 52, resource, needs, has });
        }
    }
    game.check_bill(player, game.upgrade_bill(upgrade), 52)
}

/// Whether any upgrade could be unlocked.
pub(crate) fn is_possible(game: &MicroCosmos, t: &State, seat: Seat) -> bool {
    Upgrade::ALL.iter().any(|upgrade| check(game, t, seat, false, *upgrade).is_ok())
}

pub(crate) fn apply(game: &MicroCosmos, t: &mut State, seat: Seat, upgrade: Upgrade) {
    MicroCosmos::set_phase(t, Phase::Depart(true));
    MicroCosmos::push(t, seat, Task::Pay(game.upgrade_bill(upgrade)));
}
