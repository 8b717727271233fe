//! Who fights in a sector, and with what.

use orrery_core::{Seat, SeatSet};
use tinyvec::ArrayVec;

use super::fight::{Dice, lives};
use crate::Eclipse;
use crate::content::Stats;
use crate::ids::{Ability, SectorId, Square, Unit};
use crate::state::{Battle, Phase, Player, Sector, State, Type};
use crate::view::View;

/// Types of ships that can be in a sector.
pub(crate) const GROUPS: usize = 32;
/// Ships that can be in a sector, as far as odds go.
pub(crate) const SHIPS: usize = 96;
/// Sides that can be in a sector.
pub(crate) const SIDES: usize = 10;

/// All ships of one type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Each is a fact of its own.
pub(crate) struct Group {
    pub of: Type,
    /// Its place among the sides.
    pub side: u8,
    /// Blueprint spaces (ECL-165); ships that nobody plays as in ECL-252.
    pub size: u8,
    /// When its owner came.
    pub place: u8,
    /// Its first ship, and how many there are.
    pub first: u8,
    pub count: u8,
    pub stats: Stats,
    /// What missiles lose on top of shields (ECL-158).
    pub distortion: u8,
    pub splits: bool,
    pub point_defense: bool,
    /// Whether it and Ancient ships leave each other alone (ECL-144).
    pub peace: bool,
    /// Whether it leaves when it is activated (ECL-169).
    pub leaves: bool,
}

impl Group {
    /// What it takes off a die in a round; missiles fly in round 0.
    pub(crate) fn cover(&self, round: u8) -> u8 {
        self.stats.shield + if round == 0 { self.distortion } else { 0 }
    }

    /// Its ships.
    pub(crate) fn ships(&self) -> std::ops::Range<usize> {
        usize::from(self.first)..usize::from(self.first + self.count)
    }
}

/// Where a battle under way stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Begun {
    pub round: u8,
    pub quiet: u8,
    /// The types in the order in which they act, as places among the groups.
    pub order: ArrayVec<[u8; GROUPS]>,
    /// Who acts next, as a place in that order.
    pub at: u8,
    /// Dice that were rolled and have done nothing yet: whose they are.
    pub rolled: Option<(u8, Dice)>,
}

/// The ships of a sector as far as odds depend on them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lineup {
    /// The players of each side in the order in which they came; nobody for ships that nobody plays.
    pub(crate) sides: ArrayVec<[SeatSet; SIDES]>,
    pub(crate) groups: ArrayVec<[Group; GROUPS]>,
    /// Hits that each ship can still take; none if it is gone.
    pub(crate) ships: Ships,
    pub(crate) begun: Option<Begun>,
}

/// Hits that each ship can still take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ships(pub [u8; SHIPS]);

impl Default for Ships {
    fn default() -> Self {
        Self([0; SHIPS])
    }
}

/// Mixes bytes, eight at most at a time.
struct Digest(u64);

impl Digest {
    fn bytes(&mut self, bytes: &[u8]) {
        let word = bytes.iter().fold(1_u64, |word, byte| word << 8 | u64::from(*byte));
        let mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// A sector and its players, from a table or a view.
struct Source<'a> {
    at: &'a Sector,
    players: ArrayVec<[Option<&'a Player>; 9]>,
    /// If its battles are being fought.
    battle: Option<&'a Battle>,
}

impl Source<'_> {
    /// The other members of a player's alliance.
    fn allies(&self, player: &Player) -> SeatSet {
        let seats = (0..self.players.len() as u8).map(Seat::new);
        let member = |seat: &Seat| {
            let other = self.players[seat.index()];
            player.alliance.is_some() && other.is_some_and(|other| other.alliance == player.alliance)
        };
        seats.filter(member).collect()
    }
}

impl Lineup {
    /// The place of a player's side, which may be new (ECL-147).
    fn side_of(&mut self, seat: Seat, allies: SeatSet) -> u8 {
        let members = allies.with(seat);
        let known = self.sides.iter().position(|side| !side.intersection(members).is_empty());
        let side = known.unwrap_or_else(|| {
            self.sides.push(SeatSet::NOBODY);
            self.sides.len() - 1
        });
        self.sides[side] = self.sides[side].with(seat);
        side as u8
    }

    /// Sides that are there, as bits.
    pub(crate) fn all_sides(&self) -> u16 {
        (1 << self.sides.len()) - 1
    }

    /// Of these sides the last two, attacker first, if they are enemies (ECL-148, R86).
    pub(crate) fn last_pair(&self, sides: u16, ships: &Ships) -> Option<(u8, u8)> {
        let mut there = (0..self.sides.len() as u8).rev().filter(|side| sides & 1 << side != 0);
        let (attacker, defender) = (there.next()?, there.next()?);
        let mut fighters = self.groups.iter().filter(|group| group.side == attacker && lives(group, ships));
        fighters.any(|group| !self.looks_on(group, defender, ships)).then_some((attacker, defender))
    }

    /// Whether a group looks on in a battle with Ancient ships alone (R87).
    pub(crate) fn looks_on(&self, group: &Group, defender: u8, ships: &Ships) -> bool {
        let is_guard = |other: &Group| other.side == defender && matches!(other.of, Type::Guard(_));
        group.peace
            && self.sides[usize::from(defender)].is_empty()
            && !self.groups.iter().any(|other| is_guard(other) && lives(other, ships))
    }

    /// A number that tells line-ups apart, as good as never the same for two.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest(0x51_7c_c1_b7_27_22_0a_95);
        digest.bytes(&[self.sides.len() as u8, self.groups.len() as u8]);
        for group in &self.groups {
            let Group { stats, .. } = group;
            let kind = match group.of {
                Type::Of(_, Unit::Orbital) => 3,
                Type::Of(..) => 2,
                Type::Guard(_) => 1,
                Type::Ancients => 0,
            };
            let flags = [group.splits, group.point_defense, group.peace, group.leaves];
            let flags = flags.iter().fold(kind, |bits, flag| bits << 1 | u8::from(*flag));
            digest.bytes(&[flags, group.side, group.size, group.place, group.first, group.count]);
            digest.bytes(&[stats.initiative, stats.hull, stats.computer, stats.shield, stats.regenerates]);
            let [a, b, c] = stats.cannons.into_array();
            let [d, e, f] = stats.missiles.into_array();
            digest.bytes(&[a, b, c, d, e, f, group.distortion]);
            self.ships.0[group.ships()].chunks(8).for_each(|ships| digest.bytes(ships));
        }
        if let Some(begun) = &self.begun {
            digest.bytes(&[begun.round, begun.quiet, begun.at, begun.rolled.is_some().into()]);
            begun.order.chunks(8).for_each(|order| digest.bytes(order));
            if let Some((by, dice)) = begun.rolled {
                digest.bytes(&[by]);
                dice.counts().for_each(|counts| digest.bytes(counts));
            }
        }
        digest.0
    }

    fn add(&mut self, mut group: Group, damage: impl Fn(u8) -> u8) {
        let first = self.groups.iter().map(|group| group.first + group.count).max().unwrap_or_default();
        group.first = first;
        group.count = group.count.min((SHIPS as u8).saturating_sub(first));
        if group.count == 0 || self.groups.try_push(group).is_some() {
            return;
        }
        for index in 0..group.count {
            let left = (group.stats.hull + 1).saturating_sub(damage(index)).max(1);
            self.ships.0[usize::from(first + index)] = left;
        }
    }
}

impl Eclipse {
    /// Who would fight in a sector.
    pub(crate) fn lineup(&self, t: &State, sector: SectorId) -> Lineup {
        let fighting = t.phase == Phase::Combat && t.battle.sector == sector && !t.battle.entered.is_empty();
        self.lineup_of(&Source {
            at: &t.sectors[sector],
            players: self.seats.iter().map(|seat| Some(&t.players[seat])).collect(),
            battle: fighting.then_some(&t.battle),
        })
    }

    /// The same as everybody sees it; nothing if the sector is not explored.
    pub fn lineup_seen(&self, view: &View, sector: SectorId) -> Option<Lineup> {
        let at = &view.sectors.iter().find(|at| at.sector.id == sector)?.state;
        let fighting =
            view.phase == Phase::Combat && view.battle.sector == sector && !view.battle.entered.is_empty();
        Some(self.lineup_of(&Source {
            at,
            players: view.players.iter().map(|player| Some(&player.open)).collect(),
            battle: fighting.then_some(&view.battle),
        }))
    }

    fn lineup_of(&self, source: &Source<'_>) -> Lineup {
        let at = source.at;
        let mut lineup = Lineup::default();
        let orbital = at.owner.filter(|owner| {
            at.cubes[Square::Orbital] > 0 && self.kit_of(source.players[owner.index()]).orbital_ships
        });
        // Whoever controls the sector came first (ECL-146).
        let owner = at.owner.filter(|owner| orbital == Some(*owner) || at.entered.contains(owner));
        let others = at.entered.iter().copied().filter(|seat| Some(*seat) != owner);
        let entered: ArrayVec<[Seat; 10]> = owner.into_iter().chain(others).collect();
        if at.is_guarded() {
            lineup.sides.push(SeatSet::NOBODY);
            self.add_guards(&mut lineup, source);
        }
        for (place, seat) in entered.iter().enumerate() {
            let Some(player) = source.players[seat.index()] else { continue };
            let side = lineup.side_of(*seat, source.allies(player));
            for unit in Unit::DRAWN {
                let count = match unit {
                    Unit::Orbital => u8::from(orbital == Some(*seat)),
                    _ => at.ships[*seat].count(unit),
                };
                let group = self.group(*seat, player, unit, count, (side, place as u8));
                let damage = source.battle.map(|battle| battle.damage[*seat]);
                let on = |index: u8| {
                    let list = damage.as_ref().map(|damage| damage.of(unit));
                    list.and_then(|list| list.get(usize::from(index))).copied().unwrap_or_default()
                };
                let of = Type::Of(*seat, unit);
                let leaves = source.battle.is_some_and(|b| b.retreats.iter().any(|(other, _)| *other == of));
                lineup.add(Group { leaves, ..group }, on);
            }
        }
        if let Some(battle) = source.battle.filter(|battle| battle.on) {
            lineup.begun = Some(begun(&lineup, battle, Dice::none(self)));
        }
        lineup
    }

    fn kit_of(&self, player: Option<&Player>) -> &crate::content::Kit {
        &self.content.kits[player.and_then(|player| player.species).unwrap_or_default()]
    }

    fn add_guards(&self, lineup: &mut Lineup, source: &Source<'_>) {
        let (at, battle) = (source.at, source.battle);
        let always = |guard, ability| self.content.guards[guard].always.contains(&ability);
        let sheet = self.content.sheet();
        if let Some(guard) = at.guard {
            let distorted = always(guard, Ability::DistortionShield);
            let group = Group {
                of: Type::Guard(guard),
                size: 1,
                count: 1,
                stats: self.content.guard_stats[guard],
                distortion: if distorted { sheet.distortion } else { 0 },
                point_defense: always(guard, Ability::PointDefense),
                ..Group::default()
            };
            lineup.add(group, |_| battle.map_or(0, |battle| battle.guard));
        }
        if at.ancients > 0 {
            let group = Group {
                of: Type::Ancients,
                count: at.ancients,
                stats: self.content.guard_stats[self.ancient],
                ..Group::default()
            };
            lineup.add(group, |index| {
                let list = battle.map(|battle| battle.ancients);
                list.and_then(|list| list.get(usize::from(index)).copied()).unwrap_or_default()
            });
        }
    }

    fn group(&self, seat: Seat, player: &Player, unit: Unit, count: u8, (side, place): (u8, u8)) -> Group {
        let kit = self.kit_of(Some(player));
        let size = kit.blueprints[unit].map_or(0, |row| self.content.blueprints[row].spaces.len() as u8);
        let distorted = player.can(Ability::DistortionShield);
        Group {
            of: Type::Of(seat, unit),
            side,
            size,
            place,
            first: 0,
            count,
            stats: player.stats[unit],
            distortion: if distorted { self.content.sheet().distortion } else { 0 },
            splits: player.can(Ability::AntimatterSplitter),
            point_defense: player.can(Ability::PointDefense),
            peace: kit.peace,
            leaves: false,
        }
    }

    /// Adds ships of a player, who comes as the last one unless they or their allies are there.
    pub fn join(
        &self,
        lineup: &mut Lineup,
        (seat, allies): (Seat, SeatSet),
        player: &Player,
        unit: Unit,
        count: u8,
    ) {
        if count == 0 {
            return;
        }
        let mine = lineup.groups.iter().find(|group| matches!(group.of, Type::Of(of, _) if of == seat));
        let place = mine.map(|group| group.place);
        let place = place
            .unwrap_or_else(|| lineup.groups.iter().map(|group| group.place + 1).max().unwrap_or_default());
        let side = lineup.side_of(seat, allies);
        let group = self.group(seat, player, unit, count, (side, place));
        // Ships of a type act together, so those that are there move to the new group.
        let old = lineup.groups.iter().position(|other| other.of == group.of);
        match old {
            None => lineup.add(group, |_| 0),
            Some(old) => {
                let old = lineup.groups.remove(old);
                let ships = lineup.ships.0;
                let damage = |index: u8| {
                    if index < old.count {
                        (old.stats.hull + 1).saturating_sub(ships[usize::from(old.first + index)])
                    } else {
                        0
                    }
                };
                lineup.add(Group { count: count + old.count, ..group }, damage);
            }
        }
    }
}

/// Where the battle stands in these ships.
fn begun(lineup: &Lineup, battle: &Battle, mut dice: Dice) -> Begun {
    let place = |of: &Type| lineup.groups.iter().position(|group| group.of == *of).map(|place| place as u8);
    let (mut order, mut at) = (ArrayVec::new(), 0);
    // Whoever is asked whether to attack has not acted yet.
    let next = usize::from(battle.at) - usize::from(battle.rolls.is_empty() && battle.at > 0);
    for (index, of) in battle.order.iter().enumerate() {
        if index == next {
            at = order.len() as u8;
        }
        order.extend(place(of));
    }
    if next >= battle.order.len() {
        at = order.len() as u8;
    }
    let acting = usize::from(battle.at).checked_sub(1).and_then(|acting| battle.order.get(acting));
    let acting = acting.filter(|_| !battle.rolls.is_empty()).and_then(place);
    let rolled = acting.map(|acting| {
        battle.rolls.iter().for_each(|roll| dice.put(roll.damage, roll.face, 1));
        (acting, dice)
    });
    Begun { round: battle.round, quiet: battle.quiet, order, at, rolled }
}
