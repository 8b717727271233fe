//! Repairs: a ship, a shield or a module each; with nothing to repair they give points (AND-207 to AND-209).

use super::prelude::*;
use super::rescue::to_barge;
use crate::event::Event;
use crate::ids::ShipKind;
use crate::space::Berth;
use crate::state::Place;

/// So many are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Repair {
    /// This many.
    pub left: u8,
}

answers! {
    /// One of the three.
    pub enum Answer of Action { RepairShip(kind: ShipKind), RepairShield(kind: ShipKind), Module(berth: Berth) }
}

/// Whether anything of a player's can be repaired (AND-208).
pub(crate) fn is_repairable(t: &State, seat: Seat) -> bool {
    let player = &t.players[seat];
    t.damaged_modules(seat) > 0
        || player.ships.iter().any(|ship| ship.place == Place::Scrapyard || ship.damage > 0)
}

impl Question<Andromeda> for Repair {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        self.left > 0 && is_repairable(t, seat)
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.gain_vp(t, seat, self.left.into(), out);
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(count("ask-repair", self.left), and(207), seat)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        let player = &t.players[seat];
        for kind in ShipKind::ALL {
            if player.count(*kind, Place::Scrapyard) > 0 {
                into.push(Answer::RepairShip(*kind));
            }
            if *kind != ShipKind::Transport && player.figure(*kind).damage > 0 {
                into.push(Answer::RepairShield(*kind));
            }
        }
        let damaged = t.station(seat).filter(|(_, slot)| slot.is_damaged());
        into.extend(damaged.map(|(berth, _)| Answer::Module(berth)));
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let player = &t.players[seat];
        match answer {
            Answer::RepairShip(kind) => {
                allow(player.count(kind, Place::Scrapyard) > 0, Refusal::NotInScrapyard { ship: kind })
            }
            Answer::RepairShield(kind) => {
                let hit = kind != ShipKind::Transport && player.figure(kind).damage > 0;
                allow(hit, Refusal::ShieldWhole { ship: kind })
            }
            Answer::Module(berth) => {
                let slot = t.slot(seat, berth).ok_or(Refusal::NoSuchModule)?;
                allow(slot.is_damaged(), Refusal::NotDamaged)
            }
        }
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        t.stack.push(seat, Self { left: self.left - 1 });
        match answer {
            Answer::RepairShip(kind) => to_barge(t, seat, kind, out),
            Answer::RepairShield(kind) => {
                t.players[seat].figure_mut(kind).damage -= 1;
                out.tell_all(|| Event::ShieldRepaired(seat, kind));
            }
            Answer::Module(berth) => Andromeda::repair_module(t, seat, berth, out),
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::RepairShip(kind) => ship_label("label-repair-ship", kind),
            Answer::RepairShield(kind) => ship_label("label-repair-shield", kind),
            Answer::Module(berth) => game.berth_label("label-repair", t, seat, berth),
        }
    }
}
