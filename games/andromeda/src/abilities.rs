//! What holds all the time: factions, sustain cards in play, upgraded ships.

use orrery_core::{Counter as _, Seat};

use crate::Andromeda;
use crate::changes::Out;
use crate::content::{ShipRow, Skill};
use crate::effects::{Ability, Trigger};
use crate::ids::{Resource, ShipKind};
use crate::state::State;

impl Andromeda {
    /// Calls `visit` with everything that holds for a player: the faction's and that of sustain cards.
    pub(crate) fn each_ability(&self, t: &State, seat: Seat, mut visit: impl FnMut(Ability)) {
        let player = &t.players[seat];
        if let Some(faction) = player.faction {
            self.content.factions[faction].always.iter().for_each(|ability| visit(*ability));
        }
        for card in &player.sustain {
            self.content.tactics[*card].sustain.into_iter().for_each(&mut visit);
        }
    }

    /// The sum of what these abilities say; two copies of a card add up where the effect is a number (AND-86).
    pub(crate) fn sum_of(&self, t: &State, seat: Seat, amount: impl Fn(Ability) -> u8) -> u8 {
        let mut sum: u8 = 0;
        self.each_ability(t, seat, |ability| sum.gain(amount(ability)));
        sum
    }

    /// Whether something holds for a player.
    pub(crate) fn has_ability(&self, t: &State, seat: Seat, wanted: Ability) -> bool {
        let mut found = false;
        self.each_ability(t, seat, |ability| found |= ability == wanted);
        found
    }

    /// The values of a ship type: those of its upgrade, completely, or the printed ones (AND-136, AND-R5).
    pub(crate) fn ship(&self, t: &State, seat: Seat, kind: ShipKind) -> &ShipRow {
        match t.players[seat].upgrades[kind as usize] {
            Some(tile) => &self.content.upgrades[tile],
            None => self.content.ship(kind),
        }
    }

    /// Whether ships of this type have a skill.
    pub(crate) fn has_skill(&self, t: &State, seat: Seat, kind: ShipKind, skill: Skill) -> bool {
        self.ship(t, seat, kind).skills.contains(&skill)
            || match skill {
                Skill::Voyage => self.has_ability(t, seat, Ability::AllVoyage),
                Skill::Attack => self.has_ability(t, seat, Ability::AllAttack),
                Skill::Settle | Skill::Jump => false,
            }
    }

    /// How far ships of this type reach (AND-48).
    pub(crate) fn range(&self, t: &State, seat: Seat, kind: ShipKind) -> u8 {
        let more = self.sum_of(t, seat, |ability| match ability {
            Ability::Range(more) => more,
            _ => 0,
        });
        self.ship(t, seat, kind).range + more
    }

    /// What building a ship costs in titanium (AND-138).
    pub(crate) fn ship_cost(&self, t: &State, seat: Seat, kind: ShipKind, less: u8) -> u8 {
        let cost = self.content.ship(kind).cost;
        let discount = self.sum_of(t, seat, |ability| match ability {
            Ability::ShipDiscount(less) => less,
            _ => 0,
        });
        let after = cost.saturating_sub(less);
        if discount > 0 { after.saturating_sub(discount).max(after.min(1)) } else { after }
    }

    /// What a faction does by itself at this moment.
    pub(crate) fn faction_trigger(&self, t: &mut State, seat: Seat, when: Trigger) {
        let Some(faction) = t.players[seat].faction else { return };
        for row in self.content.factions[faction].on.iter().rev().filter(|row| row.when == when) {
            if row.once_per_turn {
                if t.turn.once.contains(seat) {
                    continue;
                }
                t.turn.once = t.turn.once.with(seat);
            }
            self.run_block(t, seat, row.then.id);
        }
    }

    /// What an upgraded ship does by itself at this moment.
    pub(crate) fn ship_trigger(&self, t: &mut State, seat: Seat, kind: ShipKind, when: Trigger) {
        let Some(tile) = t.players[seat].upgrades[kind as usize] else { return };
        for row in self.content.upgrades[tile].on.iter().rev().filter(|row| row.when == when) {
            self.run_block(t, seat, row.then.id);
        }
    }

    /// Energy that sustain cards give after a planet has been activated.
    pub(crate) fn planet_energy(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let energy = self.sum_of(t, seat, |ability| match ability {
            Ability::PlanetEnergy(energy) => energy,
            _ => 0,
        });
        self.gain(t, seat, crate::ids::Goods::just(Resource::Energy, energy), out);
    }
}
