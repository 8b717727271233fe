//! A battle as its readers see it: who takes part with what, who could still join, and what the dice promise. What a
//! reader could work out from the rest is drawn, not sent.

use orrery_core::procedure::Frames as _;
use orrery_core::tally::{Itemised, Part};
use orrery_core::{Seat, SeatSet};
use serde::Serialize;

use super::odds::chances;
use crate::Andromeda;
use crate::battle::Fight;
use crate::ids::{Class, ShipKind};
use crate::space::Space;
use crate::state::{Place, RAIDER, State};

/// A battle under way, or the last one of this turn.
#[derive(Clone, Debug, Serialize)]
pub struct BattleView {
    /// Where.
    #[serde(skip)]
    pub region: Option<Space>,
    /// Which of the six steps (AND-179); none once it is over.
    #[serde(skip)]
    pub step: Option<u8>,
    /// Who takes part, with dice, targeting and what was rolled.
    pub sides: Vec<SideView>,
    /// Who has won, once that is known.
    pub winners: Vec<Seat>,
    /// The result is known.
    pub decided: bool,
    /// It was ended before anybody rolled.
    #[serde(skip)]
    pub called_off: bool,
    /// Ships that could still join.
    #[serde(skip)]
    pub joining: Vec<JoinView>,
    /// What energy for dice would do for the viewer's own side: how much energy, wins of a thousand.
    #[serde(skip)]
    pub odds: Vec<(u8, u16)>,
    /// Battles of a thousand that nobody would win; none once dice have been thrown.
    #[serde(skip)]
    pub undecided: Option<u16>,
}

/// One participant.
#[derive(Clone, Debug, Serialize)]
pub struct SideView {
    /// Whose; none for raiders.
    pub seat: Option<Seat>,
    /// The class of the raiders.
    #[serde(skip)]
    pub class: Option<Class>,
    /// Ships of a player by type.
    #[serde(skip)]
    pub ships: Vec<(ShipKind, u8)>,
    /// Raiders.
    #[serde(skip)]
    pub raiders: u8,
    /// Dice.
    pub dice: u8,
    /// Targeting value.
    pub targeting: u8,
    /// What was rolled.
    pub rolled: Vec<u8>,
    /// Wins of a thousand if the dice were thrown now, together with team mates; none once they have been.
    #[serde(skip)]
    pub chance: Option<u16>,
    /// What was rolled would win.
    #[serde(skip)]
    pub leads: bool,
    /// It has lost.
    #[serde(skip)]
    pub lost: bool,
    /// What the dice are made of.
    #[serde(skip)]
    pub dice_parts: Vec<Part>,
    /// What the targeting value is made of.
    #[serde(skip)]
    pub targeting_parts: Vec<Part>,
}

/// A ship that could join.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JoinView {
    /// Whose.
    pub seat: Seat,
    /// Which type.
    pub kind: ShipKind,
    /// From where.
    pub from: Space,
    /// What energy that takes.
    pub energy: u8,
    /// Wins of a thousand with it, for those whose ship it is.
    pub chance: Option<u16>,
}

impl Andromeda {
    pub(super) fn battle_view(&self, t: &State, viewer: SeatSet) -> BattleView {
        let fight = t.stack.nearest::<Fight>().map(|(_, fight)| *fight);
        let rolled = t.battle.dice.iter().any(|dice| !dice.is_empty());
        let before = !rolled && !t.battle.decided;
        let parties = self.parties(t);
        let shares = if before && parties.len() > 1 { chances(&parties) } else { Vec::new() };
        let share = |wanted: SeatSet| {
            let side = parties.iter().position(|party| {
                if wanted.is_empty() { party.seats.is_empty() } else { party.seats.includes(wanted) }
            });
            side.and_then(|side| shares.get(side).copied())
        };
        let leader = if rolled { self.winner(t) } else { None };
        let seats = self.fighters(t).union(t.battle.winners).union(t.battle.losers);
        let mut sides: Vec<_> = seats
            .iter()
            .map(|seat| SideView {
                chance: share(SeatSet::only(seat)),
                leads: leader.flatten().is_some_and(|other| self.team(other).contains(seat)),
                lost: t.battle.losers.contains(seat),
                ..self.side_view(t, seat)
            })
            .collect();
        let raiders_rolled = t.battle.dice[RAIDER].to_vec();
        let raiders = self.raider_pool(t).or((!raiders_rolled.is_empty()).then_some((0, 0)));
        sides.extend(raiders.map(|(dice, targeting)| SideView {
            seat: None,
            class: t.battle.class.or_else(|| t.turn.region.and_then(|region| t.raiders.class_at(region))),
            ships: Vec::new(),
            raiders: t.turn.region.map_or(0, |region| t.raiders.count_at(region)),
            dice: if rolled { raiders_rolled.len() as u8 } else { dice },
            targeting,
            rolled: raiders_rolled,
            chance: share(SeatSet::NOBODY),
            leads: leader == Some(None),
            lost: t.battle.raiders_lost,
            dice_parts: Vec::new(),
            targeting_parts: Vec::new(),
        }));
        BattleView {
            region: t.turn.region,
            step: fight.and_then(step),
            sides,
            winners: t.battle.winners.iter().collect(),
            decided: t.battle.decided,
            called_off: t.battle.decided && !rolled,
            joining: fight.map_or(Vec::new(), |fight| self.join_views(t, fight, viewer)),
            odds: fight.map_or(Vec::new(), |fight| self.energy_odds(t, fight, viewer)),
            undecided: (!shares.is_empty()).then(|| 1000_u16.saturating_sub(shares.iter().sum())),
        }
    }

    fn side_view(&self, t: &State, seat: Seat) -> SideView {
        let (mut dice, mut aim) = (Itemised::default(), Itemised::default());
        self.dice(t, seat, &mut dice);
        self.targeting(t, seat, &mut aim);
        let rolled = t.battle.dice[seat.index()].to_vec();
        let here = |kind: &ShipKind| {
            t.turn.region.map_or(0, |region| t.players[seat].count(*kind, Place::At(region)))
        };
        SideView {
            seat: Some(seat),
            class: None,
            ships: ShipKind::ALL
                .iter()
                .map(|kind| (*kind, here(kind)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            raiders: 0,
            dice: if rolled.is_empty() { dice.total() as u8 } else { rolled.len() as u8 },
            targeting: aim.total() as u8,
            rolled,
            chance: None,
            leads: false,
            lost: false,
            dice_parts: dice.parts,
            targeting_parts: aim.parts,
        }
    }

    /// Whose turn in a step of the battle is still to come, the one who is asked now among them.
    fn still_to_come(&self, t: &State, k: u8, seat: Seat) -> bool {
        let place = self.order(t).iter().position(|other| *other == seat);
        place.is_some_and(|place| place + 1 >= usize::from(k))
    }

    /// Ships that could still join (AND-181): public, but what it would mean is only shown to their owner.
    fn join_views(&self, t: &State, fight: Fight, viewer: SeatSet) -> Vec<JoinView> {
        let Fight::Escalation(k) = fight else { return Vec::new() };
        let mut joining: Vec<JoinView> = Vec::new();
        for seat in self.seats.iter().filter(|seat| self.still_to_come(t, k, *seat)) {
            for (kind, ship) in t.players[seat].fleet() {
                let Place::At(from) = ship.place else { continue };
                let Ok(energy) = self.escalation_cost(t, seat, kind, from) else { continue };
                if joining.iter().any(|other| (other.seat, other.kind, other.from) == (seat, kind, from)) {
                    continue;
                }
                let chance = self.known_to(viewer, seat).then(|| {
                    let mut after = *t;
                    let region = t.turn.region.expect("a battle has its region");
                    after.players[seat].move_ship(kind, Place::At(from), Place::At(region));
                    self.chance_of(&after, seat)
                });
                joining.push(JoinView { seat, kind, from, energy, chance });
            }
        }
        joining
    }

    /// What energy for dice would do for the viewer (AND-185).
    fn energy_odds(&self, t: &State, fight: Fight, viewer: SeatSet) -> Vec<(u8, u16)> {
        let k = match fight {
            Fight::Escalation(_) | Fight::Diplomacy(_) => 0,
            Fight::Preparation(k) => k,
            _ => return Vec::new(),
        };
        let mine = |seat: &Seat| viewer.contains(*seat) && self.still_to_come(t, k, *seat);
        let Some(seat) = self.fighters(t).iter().find(mine) else { return Vec::new() };
        let with = |energy: u8| {
            let mut after = *t;
            after.battle.energy[seat.index()] += energy;
            (energy, self.chance_of(&after, seat))
        };
        (0..=self.most_energy(t, seat)).map(with).collect()
    }
}

/// The number of a step, from 1.
const fn step(fight: Fight) -> Option<u8> {
    Some(match fight {
        Fight::Escalation(_) => 1,
        Fight::Diplomacy(_) => 2,
        Fight::Preparation(_) => 3,
        Fight::Roll => 4,
        Fight::Result | Fight::Wins | Fight::Losses | Fight::Cards | Fight::Operations(_) => 5,
        Fight::Damage(_) | Fight::Raiders => 6,
        Fight::Over => return None,
    })
}
