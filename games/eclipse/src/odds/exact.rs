//! A battle counted out: all tables that dice can lead to, with their chances, from one activation to the next.

use orrery_core::Id as _;
use tinyvec::ArrayVec;

use super::fight::{Dice, End, Field, Fight, Sum, alive, hit, least_face};
use super::lineup::{Group, Lineup, Ships};
use crate::Eclipse;
use crate::ids::Die;

/// What is less likely than this counts as decided.
const NEGLIGIBLE: f64 = 1e-7;
/// The most ships of a battle that is counted out.
const MOST: usize = 24;

/// Ships of a battle and rounds without a loss, with how likely they are.
type Chances = Vec<([u8; MOST], u8, f64)>;

/// One way in which dice can fall.
#[derive(Clone, Copy)]
struct Fall {
    chance: f64,
    dice: Dice,
}

/// Adds up all ends of a battle of two sides, unless it would take too long.
pub(super) fn count_out(game: &Eclipse, lineup: &Lineup, outcomes: u32) -> Option<Sum> {
    let pair = lineup.last_pair(lineup.all_sides(), &lineup.ships)?;
    let ships = lineup.groups.iter().map(|group| usize::from(group.first + group.count)).max()?;
    let special = lineup.groups.iter().any(|group| group.leaves || group.point_defense);
    if lineup.sides.len() > 2 || ships > MOST || special {
        return None;
    }
    let fight = Fight::new(game, lineup, &lineup.ships, pair);
    // Whether there were 50 rounds without a loss matters only to the slowest of battles.
    let quick = Count { fight, quiet: false, budget: outcomes };
    if let Some(sum) = quick.run() {
        return Some(sum);
    }
    Count { fight: Fight::new(game, lineup, &lineup.ships, pair), quiet: true, budget: outcomes }.run()
}

struct Count<'a> {
    fight: Fight<'a>,
    /// Whether rounds without a loss are told apart.
    quiet: bool,
    /// Falls of dice that may still be looked at.
    budget: u32,
}

impl Count<'_> {
    fn run(mut self) -> Option<Sum> {
        let lineup = self.fight.lineup;
        let limit = self.fight.game.content.sheet().stalemate;
        let mut sum = Sum::default();
        let (mut round, mut from) = (0, 0);
        let mut tables: Chances = vec![(key(&lineup.ships), 0, 1.0)];
        if let Some(begun) = &lineup.begun {
            self.fight.order = begun.order;
            (round, from) = (begun.round, usize::from(begun.at));
            tables[0].1 = begun.quiet;
            if let Some((by, dice)) = begun.rolled {
                let mut ships = lineup.ships;
                let shots = self.fight.assign(self.fight.group(by), round, dice, ships);
                hit(&mut ships, &shots);
                tables[0].0 = key(&ships);
            }
        }
        let mut engaged = 0;
        loop {
            for at in from..self.fight.order.len() {
                tables = self.activate(self.fight.order[at], round, tables)?;
            }
            from = 0;
            self.end_round(round, &mut tables, &mut sum);
            let open: f64 = tables.iter().map(|(.., chance)| chance).sum();
            if open < NEGLIGIBLE {
                return Some(sum);
            }
            engaged += 1;
            if engaged >= limit && !self.quiet {
                return None;
            }
            round = round.saturating_add(1);
        }
    }

    /// Every way in which one group can hit.
    fn activate(&mut self, place: u8, round: u8, tables: Chances) -> Option<Chances> {
        let mut after: Chances = Vec::with_capacity(tables.len());
        let group = self.fight.group(place);
        let dice = if round == 0 { &group.stats.missiles } else { &group.stats.cannons };
        let armed = dice.values().any(|count| *count > 0);
        for (table, quiet, chance) in tables {
            let ships = ships(&table);
            let count = alive(group, &ships);
            if !armed || count == 0 || !self.fight.has_foe(group, &ships) {
                after.push((table, quiet, chance));
                continue;
            }
            for fall in self.falls(place, round, count, &ships) {
                self.budget = self.budget.checked_sub(1)?;
                let mut hurt = ships;
                let shots = self.fight.assign(group, round, fall.dice, hurt);
                let quiet = if hit(&mut hurt, &shots) { 0 } else { quiet };
                self.order_ships(&mut hurt);
                after.push((key(&hurt), quiet, chance * fall.chance));
            }
        }
        after.sort_unstable_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
        after.dedup_by(|next, kept| {
            let same = (next.0, next.1) == (kept.0, kept.1);
            if same {
                kept.2 += next.2;
            }
            same
        });
        Some(after)
    }

    /// Like ships of a group are the same in any order.
    fn order_ships(&self, ships: &mut Ships) {
        for place in &self.fight.order {
            ships.0[self.fight.group(*place).ships()].sort_unstable_by(|a, b| b.cmp(a));
        }
    }

    /// Repairs, then takes out what is decided.
    fn end_round(&self, round: u8, tables: &mut Chances, sum: &mut Sum) {
        let (fight, lineup) = (&self.fight, self.fight.lineup);
        let limit = fight.game.content.sheet().stalemate;
        tables.retain_mut(|(table, quiet, chance)| {
            let mut ships = ships(table);
            if round > 0 {
                fight.regenerate(&mut ships);
                *table = key(&ships);
            }
            let end = if !fight.goes_on(&ships) {
                End::Decided
            } else if !fight.is_armed(&ships) || *quiet >= limit {
                End::Stalemate
            } else {
                *quiet += u8::from(self.quiet);
                return true;
            };
            let mut field = Field { ships, ..Field::new(lineup) };
            field.settle(lineup, fight.attacker, end);
            sum.add(lineup, &field, *chance);
            false
        });
    }

    /// All falls of the dice of a group that differ in what they hit.
    fn falls(&self, place: u8, round: u8, count: u8, ships: &Ships) -> Vec<Fall> {
        let (fight, by) = (&self.fight, self.fight.group(place));
        // The least faces that hit something tell faces apart; a face stands for all up to the next one.
        let mut faces: ArrayVec<[u8; 6]> = ArrayVec::new();
        for other in fight.order.iter().map(|place| fight.group(*place)) {
            let least = least_face(by.stats.computer, other.cover(round));
            if Fight::are_foes(by, other) && alive(other, ships) > 0 && !faces.contains(&least) {
                faces.push(least);
            }
        }
        faces.sort_unstable();
        let missing = faces.first().map_or(6, |face| face - 1);
        let mut falls = vec![Fall { chance: 1.0, dice: fight.none }];
        for die in Die::each() {
            let each = if round == 0 { by.stats.missiles[die] } else { by.stats.cannons[die] };
            if each > 0 {
                let throw = Throw { game: fight.game, by, round, die, missing };
                for fall in std::mem::take(&mut falls) {
                    throw.spread(each * count, &faces, fall, &mut falls);
                }
            }
        }
        falls
    }
}

/// Dice of one colour that a group throws.
struct Throw<'a> {
    game: &'a Eclipse,
    by: &'a Group,
    round: u8,
    die: Die,
    /// Faces that hit nobody.
    missing: u8,
}

impl Throw<'_> {
    /// Shares `left` dice out among the faces that are told apart; the rest misses.
    fn spread(&self, left: u8, faces: &[u8], fall: Fall, into: &mut Vec<Fall>) {
        let [face, rest @ ..] = faces else {
            let missed = (f64::from(self.missing) / 6.0).powi(left.into());
            into.push(Fall { chance: fall.chance * missed, ..fall });
            return;
        };
        let sides = f64::from(rest.first().copied().unwrap_or(7) - face);
        let mut ways = 1.0;
        for hits in 0..=left {
            let mut dice = fall.dice;
            dice.put_die(self.game, self.by, self.round, self.die, *face, hits);
            self.spread(left - hits, rest, Fall { chance: fall.chance * ways, dice }, into);
            // The next binomial coefficient, with the chance of one more such face.
            ways *= f64::from(left - hits) / f64::from(hits + 1) * sides / 6.0;
        }
    }
}

/// The ships of a battle as far as they are told apart.
fn key(ships: &Ships) -> [u8; MOST] {
    let mut key = [0; MOST];
    key.copy_from_slice(&ships.0[..MOST]);
    key
}

fn ships(key: &[u8; MOST]) -> Ships {
    let mut ships = Ships::default();
    ships.0[..MOST].copy_from_slice(key);
    ships
}
