//! One battle: whose turn it is, which die goes where, and a battle that is played with dice.

use std::cmp::Reverse;

use orrery_core::{Chance, Id as _};
use tinyvec::ArrayVec;

use super::lineup::{GROUPS, Group, Lineup, SHIPS, SIDES, Ships};
use crate::Eclipse;
use crate::ids::Die;
use crate::state::Type;

/// The least face that hits (ECL-154).
pub(crate) const fn least_face(computer: u8, shield: u8) -> u8 {
    match (6 + shield).saturating_sub(computer) {
        0..=2 => 2,
        face @ 3..=5 => face,
        _ => 6,
    }
}

/// Dice by damage and face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Dice {
    /// The damage of each kind, ascending; 0 if there are fewer kinds.
    damage: [u8; 4],
    faces: [[u8; 7]; 4],
}

impl Dice {
    pub(crate) fn none(game: &Eclipse) -> Self {
        let mut dice = Self::default();
        let mut all = [1, 0, 0, 0];
        all[1..].iter_mut().zip(Die::each()).for_each(|(to, die)| *to = game.content.damage[die]);
        all.sort_unstable();
        let mut kinds = 0;
        for damage in all {
            if damage > 0 && !dice.damage[..kinds].contains(&damage) {
                dice.damage[kinds] = damage;
                kinds += 1;
            }
        }
        dice
    }

    pub(crate) fn put(&mut self, damage: u8, face: u8, count: u8) {
        if let Some(kind) = self.damage.iter().position(|other| *other == damage) {
            self.faces[kind][usize::from(face)] += count;
        }
    }

    /// The counts of each kind by face.
    pub(crate) fn counts(&self) -> impl Iterator<Item = &[u8]> {
        self.faces.iter().map(|faces| &faces[..])
    }

    /// Puts a die of a group; the Splitter makes points of red cannon dice (ECL-157, R89).
    pub(crate) fn put_die(
        &mut self,
        game: &Eclipse,
        group: &Group,
        round: u8,
        die: Die,
        face: u8,
        count: u8,
    ) {
        let damage = game.content.damage[die];
        if round > 0 && group.splits && die == Die::Red {
            self.put(1, face, count * damage);
        } else {
            self.put(damage, face, count);
        }
    }
}

/// A die that goes to a ship.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shot {
    pub damage: u8,
    pub face: u8,
    pub ship: u8,
}

/// Dice and the ships to which they go.
pub(crate) type Shots = ArrayVec<[Shot; SHIPS]>;

/// The battle of two sides.
pub(crate) struct Fight<'a> {
    pub game: &'a Eclipse,
    pub lineup: &'a Lineup,
    pub attacker: u8,
    /// The groups in the order in which they act.
    pub order: ArrayVec<[u8; GROUPS]>,
    /// No dice.
    pub none: Dice,
}

/// How a battle has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// At most one side is left.
    Decided,
    /// The attacker had to go (ECL-172).
    Stalemate,
}

/// What is left in a sector.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub ships: Ships,
    /// Ships of each group that have retreated.
    pub away: [u8; GROUPS],
    /// Sides that are left.
    pub sides: u16,
}

impl Field {
    pub(crate) fn new(lineup: &Lineup) -> Self {
        Self { ships: lineup.ships, away: [0; GROUPS], sides: lineup.all_sides() }
    }

    /// Takes away sides without ships, and in a stalemate the attacker.
    pub(crate) fn settle(&mut self, lineup: &Lineup, attacker: u8, end: End) {
        for (place, group) in lineup.groups.iter().enumerate() {
            if end == End::Stalemate && group.side == attacker {
                self.away[place] += alive(group, &self.ships);
                self.ships.0[group.ships()].fill(0);
            }
        }
        self.sides = (0..lineup.sides.len() as u8)
            .filter(|side| lineup.groups.iter().any(|group| group.side == *side && lives(group, &self.ships)))
            .fold(0, |sides, side| sides | 1 << side);
    }
}

/// As many ships of a group are told apart where it is counted how many are left: of no type are there more.
const MOST_LEFT: usize = 12;

/// What is added up over battles.
#[derive(Clone, Copy, Default)]
pub(crate) struct Sum {
    pub holds: [f64; SIDES],
    pub nobody: f64,
    pub left: [f64; GROUPS],
    /// How likely each number of ships of a group is to be left.
    pub spread: [[f64; MOST_LEFT + 1]; GROUPS],
}

impl Sum {
    pub(crate) fn add(&mut self, lineup: &Lineup, field: &Field, weight: f64) {
        if field.sides == 0 {
            self.nobody += weight;
        }
        for side in (0..lineup.sides.len()).filter(|side| field.sides & 1 << side != 0) {
            self.holds[side] += weight;
        }
        for (place, group) in lineup.groups.iter().enumerate() {
            let left = alive(group, &field.ships) + field.away[place];
            self.left[place] += weight * f64::from(left);
            self.spread[place][usize::from(left).min(MOST_LEFT)] += weight;
        }
    }
}

/// Whether a group has a ship left.
pub(crate) fn lives(group: &Group, ships: &Ships) -> bool {
    ships.0[group.ships()].iter().any(|left| *left > 0)
}

/// How many ships of a group are left.
pub(crate) fn alive(group: &Group, ships: &Ships) -> u8 {
    ships.0[group.ships()].iter().filter(|left| **left > 0).count() as u8
}

impl<'a> Fight<'a> {
    pub(crate) fn new(
        game: &'a Eclipse,
        lineup: &'a Lineup,
        ships: &Ships,
        (attacker, defender): (u8, u8),
    ) -> Self {
        let mut order: ArrayVec<[u8; GROUPS]> = ArrayVec::new();
        for (place, group) in lineup.groups.iter().enumerate() {
            let takes_part = group.side == attacker || group.side == defender;
            if takes_part && !lineup.looks_on(group, defender, ships) {
                order.push(place as u8);
            }
        }
        // ECL-150, ECL-252
        order.sort_unstable_by_key(|place| {
            let group = &lineup.groups[usize::from(*place)];
            let attacks = group.side == attacker;
            (Reverse(group.stats.initiative), attacks, group.place, Reverse(group.size))
        });
        Self { game, lineup, attacker, order, none: Dice::none(game) }
    }

    pub(crate) fn group(&self, place: u8) -> &'a Group {
        &self.lineup.groups[usize::from(place)]
    }

    /// Whether two groups of the battle shoot at each other (R87).
    pub(crate) fn are_foes(one: &Group, other: &Group) -> bool {
        let truce = (one.of == Type::Ancients && other.peace) || (other.of == Type::Ancients && one.peace);
        one.side != other.side && !truce
    }

    /// Whether a group still has somebody to shoot at.
    pub(crate) fn has_foe(&self, group: &Group, ships: &Ships) -> bool {
        self.order.iter().any(|other| {
            let other = self.group(*other);
            Self::are_foes(group, other) && lives(other, ships)
        })
    }

    /// Whether both sides have ships that have a foe.
    pub(crate) fn goes_on(&self, ships: &Ships) -> bool {
        self.order.iter().any(|place| {
            let group = self.group(*place);
            group.side == self.attacker && lives(group, ships) && self.has_foe(group, ships)
        })
    }

    /// Whether anybody can still shoot (ECL-172).
    pub(crate) fn is_armed(&self, ships: &Ships) -> bool {
        self.order.iter().any(|place| {
            let group = self.group(*place);
            group.stats.cannon_dice() > 0 && lives(group, ships)
        })
    }

    /// Repairs after an engagement round (ECL-163).
    pub(crate) fn regenerate(&self, ships: &mut Ships) {
        for place in &self.order {
            let group = self.group(*place);
            if group.stats.regenerates > 0 {
                for left in ships.0[group.ships()].iter_mut().filter(|left| **left > 0) {
                    *left = (*left + group.stats.regenerates).min(group.stats.hull + 1);
                }
            }
        }
    }

    /// Whether missiles of this group can be shot at (ECL-159).
    fn meets_point_defense(&self, by: &Group) -> bool {
        self.order.iter().any(|place| self.group(*place).side != by.side && self.group(*place).point_defense)
    }

    /// Which die goes to which ship (ECL-165, ECL-166).
    pub(crate) fn assign(&self, by: &Group, round: u8, mut dice: Dice, mut ships: Ships) -> Shots {
        let mut targets: ArrayVec<[(u8, u8, u8, u8); SHIPS]> = ArrayVec::new();
        for place in &self.order {
            let group = self.group(*place);
            if Self::are_foes(by, group) {
                let face = least_face(by.stats.computer, group.cover(round));
                for ship in group.ships().filter(|ship| ships.0[*ship] > 0) {
                    let rank = u8::MAX - group.size;
                    targets.push((rank, u8::MAX - group.place, ship as u8, face));
                }
            }
        }
        targets.sort_unstable_by_key(|(rank, place, ship, _)| {
            (*rank, *place, ships.0[usize::from(*ship)], *ship)
        });
        let mut shots = Shots::new();
        for (.., ship, face) in &targets {
            let left = &mut ships.0[usize::from(*ship)];
            if let Some(counts) = smallest(&dice, *face, *left) {
                for (kind, count) in counts.into_iter().enumerate() {
                    for _ in 0..count {
                        let face = take(&mut dice, kind, *face);
                        let _ = shots.try_push(Shot { damage: dice.damage[kind], face, ship: *ship });
                    }
                }
                *left = 0;
            }
        }
        // What is left destroys nothing: the first ship that it hits takes it. Against Point Defense more than enough may
        // be sent (R88).
        let more = round == 0 && self.meets_point_defense(by);
        for kind in (0..dice.damage.len()).rev() {
            for face in (2..=6_u8).rev() {
                let count = dice.faces[kind][usize::from(face)];
                let mut hit = targets.iter().filter(|(.., least)| face >= *least);
                let first = hit.clone().find(|(.., ship, _)| ships.0[usize::from(*ship)] > 0);
                let first = first.or_else(|| hit.next().filter(|_| more));
                if let Some((.., ship, _)) = first.filter(|_| count > 0) {
                    for _ in 0..count {
                        let _ = shots.try_push(Shot { damage: dice.damage[kind], face, ship: *ship });
                    }
                }
            }
        }
        shots
    }
}

/// How many dice of each kind destroy a ship with the least damage in total, then the fewest dice (ECL-166).
fn smallest(dice: &Dice, face: u8, need: u8) -> Option<[u8; 4]> {
    let mut most = [0_u8; 4];
    for (kind, damage) in dice.damage.iter().copied().enumerate().filter(|(_, damage)| *damage > 0) {
        let there: u8 = dice.faces[kind][usize::from(face)..].iter().sum();
        most[kind] = there.min(need.div_ceil(damage));
    }
    let worth = |counts: [u8; 4]| -> u8 { counts.iter().zip(dice.damage).map(|(n, d)| n * d).sum() };
    if worth(most) < need {
        return None;
    }
    let mut best: Option<(u8, u8, [u8; 4])> = None;
    for a in 0..=most[0] {
        for b in 0..=most[1] {
            for c in 0..=most[2] {
                for d in 0..=most[3] {
                    let counts = [a, b, c, d];
                    let total = worth(counts);
                    let found = (total, a + b + c + d);
                    if total >= need && best.is_none_or(|best| found < (best.0, best.1)) {
                        best = Some((found.0, found.1, counts));
                    }
                }
            }
        }
    }
    best.map(|(.., counts)| counts)
}

/// Takes away the die with the lowest face that hits.
fn take(dice: &mut Dice, kind: usize, least: u8) -> u8 {
    let faces = dice.faces[kind].iter_mut().enumerate().skip(usize::from(least));
    for (face, there) in faces {
        if *there > 0 {
            *there -= 1;
            return face as u8;
        }
    }
    6
}

/// Does the damage; whether a ship was destroyed.
pub(crate) fn hit(ships: &mut Ships, shots: &Shots) -> bool {
    let mut destroyed = false;
    for Shot { damage, ship, .. } in shots {
        let left = &mut ships.0[usize::from(*ship)];
        destroyed |= *left > 0 && *left <= *damage;
        *left = left.saturating_sub(*damage);
    }
    destroyed
}

/// Plays all battles of a sector.
pub(crate) fn play(game: &Eclipse, lineup: &Lineup, chance: &mut Chance) -> Field {
    let mut field = Field::new(lineup);
    let mut begun = lineup.begun.as_ref();
    while let Some(pair) = lineup.last_pair(field.sides, &field.ships) {
        let mut fight = Fight::new(game, lineup, &field.ships, pair);
        let (mut round, mut quiet, mut at) = (0, 0, 0);
        if let Some(begun) = begun.take() {
            fight.order = begun.order;
            (round, quiet, at) = (begun.round, begun.quiet, usize::from(begun.at));
            if let Some((by, dice)) = begun.rolled {
                let shots = fight.assign(fight.group(by), round, dice, field.ships);
                if hit(&mut field.ships, &shots) {
                    quiet = 0;
                }
            }
        }
        let end = fight.run(&mut field, (round, quiet, at), chance);
        field.settle(lineup, fight.attacker, end);
    }
    field
}

impl Fight<'_> {
    /// Plays one battle to its end, from this round, these quiet rounds and this place in the order on.
    fn run(&self, field: &mut Field, from: (u8, u8, usize), chance: &mut Chance) -> End {
        let (mut round, mut quiet, mut at) = from;
        loop {
            while let Some(place) = self.order.get(at).copied() {
                at += 1;
                let group = self.group(place);
                let count = alive(group, &field.ships);
                if count == 0 {
                    continue;
                }
                if round > 0 && group.leaves {
                    field.away[usize::from(place)] += count;
                    field.ships.0[group.ships()].fill(0);
                    continue;
                }
                if self.has_foe(group, &field.ships) && self.shoot(group, count, round, field, chance) {
                    quiet = 0;
                }
            }
            if round > 0 {
                self.regenerate(&mut field.ships);
            }
            if !self.goes_on(&field.ships) {
                return End::Decided;
            }
            if !self.is_armed(&field.ships) || quiet >= self.game.content.sheet().stalemate {
                return End::Stalemate;
            }
            round = round.saturating_add(1);
            quiet += 1;
            at = 0;
        }
    }

    /// A group rolls and hits; whether a ship was destroyed.
    fn shoot(&self, by: &Group, count: u8, round: u8, field: &mut Field, chance: &mut Chance) -> bool {
        let dice = if round == 0 { &by.stats.missiles } else { &by.stats.cannons };
        let mut rolled = self.none;
        let mut any = false;
        for (die, each) in dice.iter() {
            for _ in 0..u16::from(*each) * u16::from(count) {
                rolled.put_die(self.game, by, round, die, chance.die(6), 1);
                any = true;
            }
        }
        if !any {
            return false;
        }
        let mut shots = self.assign(by, round, rolled, field.ships);
        if round == 0 {
            self.defend(by, &mut shots, &field.ships, chance);
        }
        hit(&mut field.ships, &shots)
    }

    /// Point Defense takes missiles away, those with most damage first (ECL-159 to ECL-162).
    fn defend(&self, by: &Group, shots: &mut Shots, ships: &Ships, chance: &mut Chance) {
        if !self.meets_point_defense(by) {
            return;
        }
        shots.sort_by_key(|shot| Reverse((shot.damage, shot.face)));
        let owner = |group: &Group| match group.of {
            Type::Of(seat, _) => Some(seat),
            Type::Guard(_) | Type::Ancients => None,
        };
        let mut done: ArrayVec<[(bool, Option<orrery_core::Seat>); SIDES]> = ArrayVec::new();
        for place in &self.order {
            let group = self.group(*place);
            let who = (true, owner(group));
            if !group.point_defense || group.side == by.side || done.contains(&who) {
                continue;
            }
            done.push(who);
            let protected = |other: &Group| match other.of {
                Type::Ancients => false,
                _ => other.side == group.side && owner(other) == who.1,
            };
            let is_aimed = |ship: u8| {
                let mut own = self.order.iter().map(|place| self.group(*place)).filter(|of| protected(of));
                own.any(|of| of.ships().contains(&usize::from(ship)))
            };
            if !shots.iter().any(|shot| is_aimed(shot.ship)) {
                continue;
            }
            let mut points = 0_u8;
            for of in self.order.iter().map(|place| self.group(*place)).filter(|of| protected(of)) {
                let least = least_face(of.stats.computer, 0);
                for (die, each) in of.stats.cannons.iter() {
                    let split = of.splits && die == Die::Red;
                    let worth = if split { self.game.content.damage[die] } else { 1 };
                    for _ in 0..u16::from(*each) * u16::from(alive(of, ships)) {
                        if chance.die(6) >= least {
                            points = points.saturating_add(worth);
                        }
                    }
                }
            }
            for _ in 0..points {
                let aimed = shots.iter().enumerate().filter(|(_, shot)| is_aimed(shot.ship));
                let Some((place, _)) = aimed.max_by_key(|(place, shot)| (shot.damage, Reverse(*place)))
                else {
                    break;
                };
                shots.remove(place);
            }
        }
    }
}
