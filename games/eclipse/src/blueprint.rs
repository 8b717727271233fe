//! Blueprints: what lies on them, what it adds up to, and what is allowed (ECL-88 to ECL-96).

use orrery_core::Seat;

use crate::Eclipse;
use crate::changes::Out;
use crate::content::{PartKind, Stats};
use crate::event::Event;
use crate::ids::{PartId, Unit};
use crate::refusal::Refusal;
use crate::state::State;

impl Eclipse {
    /// Spaces of a blueprint; none if the species has none.
    pub(crate) fn spaces_of(&self, t: &State, seat: Seat, unit: Unit) -> usize {
        let blueprint = self.kit(t, seat).blueprints[unit];
        blueprint.map_or(0, |blueprint| self.content.blueprints[blueprint].spaces.len())
    }

    /// The part that works on a space: the tile, or what is printed there (ECL-89).
    pub(crate) fn part_on(&self, t: &State, seat: Seat, unit: Unit, space: usize) -> Option<PartId> {
        let printed = self.kit(t, seat).blueprints[unit].and_then(|row| self.content.printed[row][space]);
        t.players[seat].tiles[unit][space].or(printed)
    }

    /// What a blueprint adds up to.
    pub(crate) fn sum_up(&self, t: &State, seat: Seat, unit: Unit) -> Stats {
        let Some(blueprint) = self.kit(t, seat).blueprints[unit] else { return Stats::default() };
        let row = &self.content.blueprints[blueprint];
        let mut stats = Stats {
            made: row.energy.max(0).unsigned_abs(),
            initiative: row.initiative,
            computer: row.computer,
            shield: row.shield,
            ..Stats::default()
        };
        let printed = &self.content.printed[blueprint];
        for (tile, printed) in t.players[seat].tiles[unit].iter().zip(printed) {
            if let Some(part) = tile.or(*printed) {
                stats.add(&self.content.stats[part]);
            }
        }
        if let Some((beside, part)) = t.players[seat].beside
            && beside == unit
        {
            stats.add(&self.content.stats[part]);
        }
        stats
    }

    /// Sums a blueprint up anew (ECL-95).
    pub fn redraw(&self, t: &mut State, seat: Seat, unit: Unit) {
        t.players[seat].stats[unit] = self.sum_up(t, seat, unit);
    }

    /// Whether a blueprint with these values is allowed (ECL-91, ECL-92).
    pub(crate) fn check_stats(&self, unit: Unit, stats: &Stats) -> Result<(), Refusal> {
        if stats.used > stats.made {
            return Err(Refusal::Energy { unit, used: stats.used, made: stats.made });
        }
        match (self.content.unit(unit).drive, stats.drives > 0) {
            (true, false) => Err(Refusal::NoDrive { unit }),
            (false, true) => Err(Refusal::DriveNotAllowed { unit }),
            _ => Ok(()),
        }
    }

    /// Whether all blueprints are allowed (R59).
    pub(crate) fn check_blueprints(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        for unit in Unit::DRAWN {
            if self.kit(t, seat).blueprints[unit].is_some() {
                self.check_stats(unit, &t.players[seat].stats[unit])?;
            }
        }
        Ok(())
    }

    /// Whether a part may be on a blueprint at all (ECL-92, ECL-94).
    pub(crate) fn check_part_on(
        &self,
        t: &State,
        seat: Seat,
        part: PartId,
        unit: Unit,
    ) -> Result<(), Refusal> {
        if self.kit(t, seat).blueprints[unit].is_none() {
            return Err(Refusal::NotDrawnFor { unit });
        }
        if self.content.parts[part].never_on.contains(&unit) {
            return Err(Refusal::PartNotAllowed { unit });
        }
        if self.content.stats[part].drives > 0 && !self.content.unit(unit).drive {
            return Err(Refusal::DriveNotAllowed { unit });
        }
        Ok(())
    }

    /// Whether a part can be taken in hand (ECL-90, ECL-61).
    pub(crate) fn check_part(&self, t: &State, seat: Seat, part: PartId) -> Result<(), Refusal> {
        let Some(row) = self.content.parts.find(part) else {
            return Err(Refusal::NeedsTechnology { rule: 90 });
        };
        let player = &t.players[seat];
        let had = match row.kind {
            PartKind::Free => true,
            PartKind::Researched => player.parts.contains(part),
            PartKind::Ancient => player.stored.contains(part),
        };
        if !had {
            return Err(Refusal::NeedsTechnology {
                rule: if row.kind == PartKind::Ancient { 61 } else { 90 },
            });
        }
        if self.options.limited_ship_parts && row.kind != PartKind::Ancient && t.parts.count(part) == 0 {
            return Err(Refusal::NoPartLeft);
        }
        Ok(())
    }

    /// Puts a part on a space. A tile that lies there goes back first.
    pub(crate) fn put_part(
        &self,
        t: &mut State,
        seat: Seat,
        part: PartId,
        unit: Unit,
        space: usize,
        out: &mut Out<'_>,
    ) {
        if t.players[seat].tiles[unit][space].is_some() {
            self.remove_part(t, seat, unit, space, out);
        }
        t.players[seat].tiles[unit][space] = Some(part);
        self.part_taken(t, seat, part);
        self.redraw(t, seat, unit);
        out.tell_all(|| Event::PartPlaced(seat, part, unit));
    }

    /// Puts a part beside a blueprint for good (ECL-63).
    pub(crate) fn put_beside(&self, t: &mut State, seat: Seat, part: PartId, unit: Unit, out: &mut Out<'_>) {
        t.players[seat].beside = Some((unit, part));
        self.part_taken(t, seat, part);
        self.redraw(t, seat, unit);
        out.tell_all(|| Event::PartPlaced(seat, part, unit));
    }

    /// A part comes into use: ancient ones count for Magellan from now on (ECL-256).
    fn part_taken(&self, t: &mut State, seat: Seat, part: PartId) {
        let ancient = self.content.parts[part].kind == PartKind::Ancient;
        if ancient {
            t.players[seat].stored.take(part);
            if self.kit(t, seat).keeps_used {
                t.players[seat].used += 1;
            }
        } else if self.options.limited_ship_parts {
            let taken = t.parts.take(part);
            debug_assert!(taken, "only what is there is taken");
        }
    }

    /// Returns a part tile to the supply; an ancient one leaves the game (ECL-61).
    pub(crate) fn remove_part(&self, t: &mut State, seat: Seat, unit: Unit, space: usize, out: &mut Out<'_>) {
        let Some(part) = t.players[seat].tiles[unit][space].take() else { return };
        if self.options.limited_ship_parts && self.content.parts[part].kind != PartKind::Ancient {
            t.parts.put(part);
        }
        self.redraw(t, seat, unit);
        out.tell_all(|| Event::PartRemoved(seat, part, unit));
    }
}
