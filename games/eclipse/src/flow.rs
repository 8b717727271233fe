//! The sequence of play, in the order of the rulebook.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{ById, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Eclipse;
use crate::changes::Out;
use crate::combat::Combat;
use crate::event::Event;
use crate::ids::{Direction, Edge, Resource, SpeciesId};
use crate::options::SpeciesMode;
use crate::procedures::direction::ChooseDirection;
use crate::procedures::explore_disc::Discover;
use crate::procedures::floor::Floor;
use crate::procedures::graveyard::Graveyard;
use crate::procedures::home_rotation::HomeRotation;
use crate::procedures::magellan::Window;
use crate::procedures::removed_cube::RemovedCube;
use crate::procedures::shortage::Shortage;
use crate::procedures::shrine::Shrine;
use crate::procedures::species::ChooseSpecies;
use crate::procedures::turn::TakeTurn;
use crate::procedures::upkeep_colonise::UpkeepColonise;
use crate::state::{Markers, Phase, State, Turn};

/// The sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// So many have chosen their species (ECL-20).
    Choose(u8),
    /// So many have removed a cube (ECL-31).
    Remove(u8),
    /// A round begins (ECL-4).
    #[default]
    Round,
    /// The turn of the seat (ECL-33).
    Turn,
    /// Its turn is over.
    After,
    /// The Combat phase (ECL-143).
    Combat,
    /// The Upkeep phase begins (ECL-202).
    Upkeep,
    /// These seats have paid (R100).
    Pay(SeatSet),
    /// The seat pays and produces (ECL-205 to ECL-208).
    Produce,
    /// The Cleanup phase (ECL-216, ECL-217).
    Cleanup,
    /// So many hives have moved a ship (ECL-198, ECL-219).
    Hives(u8),
    /// The next round (ECL-218, ECL-220).
    Next,
}

impl Script<Eclipse> for Step {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Choose(place) => game.choose(t, seat, place, out),
            Self::Remove(place) if place < game.seats.count() => {
                t.stack.push(seat, Self::Remove(place + 1));
                t.stack.push(game.chooser(t, place), RemovedCube);
            }
            Self::Remove(_) => t.stack.push(seat, Self::Round),
            Self::Round => game.begin_round(t, out),
            Self::Turn => {
                t.turn = Turn { seat, ..Turn::default() };
                t.stack.push(seat, Self::After);
                t.stack.push(seat, TakeTurn);
            }
            Self::After => game.end_turn(t, seat),
            Self::Combat => {
                t.phase = Phase::Combat;
                out.tell_all(|| Event::Phase(Phase::Combat));
                t.stack.push(seat, Self::Upkeep);
                t.stack.push(seat, Combat::Begin);
            }
            Self::Upkeep => {
                t.phase = Phase::Upkeep;
                out.tell_all(|| Event::Phase(Phase::Upkeep));
                t.stack.push(seat, Self::Cleanup);
                t.stack.push(seat, Self::Pay(SeatSet::NOBODY));
                if let Some(lyra) = game.in_game(t).find(|seat| game.kit(t, *seat).shrines) {
                    t.stack.push(lyra, Shrine);
                }
            }
            Self::Pay(paid) => {
                let next = game.in_order(t).find(|next| !paid.contains(*next));
                if let Some(next) = next {
                    t.stack.push(seat, Self::Pay(paid.with(next)));
                    t.stack.push(next, Self::Produce);
                    t.stack.push(next, UpkeepColonise);
                }
            }
            Self::Produce => game.produce(t, seat, out),
            Self::Cleanup => game.clean_up(t, seat, out),
            Self::Hives(moved) => game.move_hive(t, seat, moved, out),
            Self::Next => {
                t.round += 1;
                t.start = t.first.unwrap_or(t.start);
                t.stack.push(t.start, Self::Round);
            }
        }
    }
}

impl Eclipse {
    /// Species, one after another (ECL-20).
    fn choose(&self, t: &mut State, seat: Seat, place: u8, out: &mut Out<'_>) {
        if place >= self.seats.count() {
            let many = self.seats.count() > 6;
            t.stack.push(seat, if many { Step::Remove(0) } else { Step::Round });
            return;
        }
        let chooser = self.chooser(t, place);
        t.stack.push(seat, Step::Choose(place + 1));
        match self.options.species_mode {
            SpeciesMode::Choose => t.stack.push(chooser, ChooseSpecies),
            SpeciesMode::Random => {
                let left: orrery_core::Set<SpeciesId> = self.species_left(t).collect();
                let species =
                    crate::changes::pick(left, out.chance()).expect("there are boards for everybody");
                self.lead(t, chooser, species, out);
            }
            SpeciesMode::Fixed => {
                let species = self.species_left(t).next().expect("there are boards for everybody");
                self.lead(t, chooser, species, out);
            }
        }
    }

    /// A species is chosen and its home is laid (ECL-22, ECL-29).
    pub(crate) fn lead(&self, t: &mut State, seat: Seat, species: SpeciesId, out: &mut Out<'_>) {
        self.adopt(t, seat, species, out);
        if self.seats.count() > 6 {
            t.stack.push(seat, HomeRotation);
        } else {
            let (_, outwards): (_, Edge) = self.start_of(t, seat);
            self.settle_home(t, seat, outwards.opposite() as u8, out);
        }
    }

    fn begin_round(&self, t: &mut State, out: &mut Out<'_>) {
        t.phase = Phase::Action;
        (t.first, t.second) = (None, None);
        out.tell_all(|| Event::Round(t.round));
        if self.options.simultaneous_play {
            self.hand_out_markers(t);
            t.stack.push(t.start, Floor);
        } else {
            t.stack.push(t.start, Step::Turn);
        }
    }

    /// Both markers at the start of a round (ECL-235, ECL-238, ECL-257, R108).
    fn hand_out_markers(&self, t: &mut State) {
        let count = self.seats.count();
        let (few, many) = self.content.sheet().opposite;
        let steps = if count == 9 { many } else { few };
        let by = if t.direction == Direction::Clockwise { steps } else { count - steps };
        let mut secondary = Seat::new((t.start.index() as u8 + by) % count);
        if t.players[secondary].out {
            secondary = self.next_seat(t, secondary);
        }
        let waits = (secondary == t.start).then_some((false, secondary));
        let secondary = Some(secondary).filter(|_| waits.is_none());
        t.markers = Markers { primary: Some(t.start), secondary, waits, latest: t.start, on_primary: true };
    }

    /// The marker goes on, and one that waited is delivered (ECL-237, R105).
    fn pass_marker(&self, t: &mut State, seat: Seat) {
        let next = self.next_seat(t, seat);
        let on_primary = t.markers.on_primary;
        if on_primary {
            t.markers.primary = None;
        } else {
            t.markers.secondary = None;
        }
        let waiting = t.markers.waits.take();
        let deliver = |t: &mut State, primary: bool, to: Seat| {
            // Whoever waited for a marker may have left the game since.
            let to = if t.players[to].out { self.next_seat(t, to) } else { to };
            let other = if primary { t.markers.secondary } else { t.markers.primary };
            if other == Some(to) {
                t.markers.waits = Some((primary, to));
                return;
            }
            if primary {
                t.markers.primary = Some(to);
            } else {
                t.markers.secondary = Some(to);
            }
            t.markers.latest = to;
        };
        deliver(t, on_primary, next);
        if let Some((primary, to)) = waiting {
            deliver(t, primary, to);
        }
    }

    /// What comes after a turn (ECL-34, R107).
    fn end_turn(&self, t: &mut State, seat: Seat) {
        if self.is_decided(t) {
            return;
        }
        if self.in_game(t).all(|seat| t.players[seat].passed) {
            t.stack.push(seat, Step::Combat);
        } else if self.options.simultaneous_play {
            self.pass_marker(t, seat);
            t.stack.push(seat, Floor);
        } else {
            t.stack.push(self.next_seat(t, seat), Step::Turn);
        }
    }

    /// Ends the game if only one player is left (ECL-255).
    pub(crate) fn is_decided(&self, t: &mut State) -> bool {
        if self.in_game(t).nth(1).is_some() {
            return false;
        }
        t.over = true;
        t.stack.clear();
        true
    }

    /// Money, the shortage loop, then production (ECL-205 to ECL-208).
    fn produce(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let (made, due) = (self.production(t, seat, Resource::Money), self.upkeep(t, seat));
        let money = i32::from(t.players[seat].goods[Resource::Money]) + i32::from(made) - i32::from(due);
        if money < 0 {
            if self.can_raise_money(t, seat) {
                t.stack.push(seat, Step::Produce);
                t.stack.push(seat, Shortage);
            } else {
                self.collapse(t, seat, out);
            }
            return;
        }
        t.players[seat].goods[Resource::Money] = (money as u16).min(self.storage_cap());
        out.tell_all(|| Event::Upkeep(seat, made, due));
        let [science, materials] =
            [Resource::Science, Resource::Materials].map(|of| self.production(t, seat, of));
        out.tell_all(|| Event::Production(seat, science, materials));
        self.gain(t, seat, ById::new([0, science, materials]), out);
        t.stack.push(seat, Window);
    }

    /// What comes back and what is new (ECL-216, ECL-217); in the last round the game ends (ECL-220).
    fn clean_up(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if t.round >= self.options.rounds {
            t.over = true;
            t.stack.clear();
            return;
        }
        t.phase = Phase::Cleanup;
        out.tell_all(|| Event::Phase(Phase::Cleanup));
        if self.options.predictable_technologies {
            let mut next = std::mem::take(&mut t.next);
            t.offer.pour(&mut next);
            self.draw_next(t, out);
        } else {
            self.draw_technologies(t, self.content.supply(self.seats.count()).in_cleanup, out);
        }
        t.stack.push(seat, Step::Next);
        if let Some(holder) = t.second.filter(|_| self.options.turn_direction) {
            t.stack.push(holder, ChooseDirection);
        }
        t.stack.push(seat, Step::Hives(0));
        for player in self.seats.iter() {
            let ships = self.colony_ships(t, player);
            let player_of = &mut t.players[player];
            if player_of.out {
                continue;
            }
            player_of.discs += player_of.acted.values().sum::<u8>();
            player_of.acted = ById::default();
            player_of.ready = ships;
            player_of.passed = false;
            t.stack.push(player, Graveyard);
        }
    }

    /// Each hive moves a ship, which stays where it comes (ECL-198, ECL-199, R98, R99).
    fn move_hive(&self, t: &mut State, seat: Seat, moved: u8, out: &mut Out<'_>) {
        let hives = self.content.order.iter().rev().copied();
        let mut hives = hives.filter(|sector| t.explored.contains(*sector) && self.tile(*sector).hive);
        let Some(hive) = hives.nth(moved.into()) else { return };
        t.stack.push(seat, Step::Hives(moved + 1));
        if t.sectors[hive].ancients == 0 {
            return;
        }
        let face = out.chance().die(6);
        out.tell_all(|| Event::HiveRolls(hive, face));
        let values = &self.tile(hive).values;
        let Some(printed) = values.iter().position(|value| *value == face) else { return };
        let way = Edge::N.turned(printed as u8 + t.sectors[hive].turned);
        let (Some(to), true) = (t.sectors[hive].beside[way], t.sectors[hive].has_hole(way)) else { return };
        t.sectors[hive].ancients -= 1;
        t.sectors[to].ancients += 1;
        out.tell_all(|| Event::HiveMoves(hive, to));
        let at = &t.sectors[hive];
        if let Some(owner) = at.owner.filter(|_| at.discovery && !at.is_guarded()) {
            t.stack.push(owner, Discover { sector: hive });
        }
    }
}
