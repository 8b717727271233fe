//! The sequence of play, in the order of the rulebook's summary.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Counter as _, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Andromeda;
use crate::battle::Fight;
use crate::changes::Out;
use crate::effects::{Ability, Moment, Trigger};
use crate::event::Event;
use crate::ids::Base;
use crate::procedures::choose_moon::ChooseMoon;
use crate::procedures::draw::Draw;
use crate::procedures::end_order::EndOrder;
use crate::procedures::excess::Excess;
use crate::procedures::interlude::Interlude;
use crate::procedures::launch_or_return::LaunchOrReturn;
use crate::procedures::look::Peek;
use crate::procedures::modules::Modules;
use crate::procedures::raid::Raid;
use crate::procedures::rescue::Rescue;
use crate::state::{self, Battle, Marker, Place, State, Tile, Used};

/// The sequence of play; always the lowest frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Factions are chosen (AND-17).
    #[default]
    Factions,
    /// Factions are turned up; resources, tiles, leaders, first player (AND-18 to AND-23).
    Settle,
    /// Destiny cards are chosen (AND-24).
    Destinies,
    /// The next turn is this seat's (AND-25).
    Turn(Seat),
}

impl Script<Andromeda> for Step {
    /// Setup, then turns clockwise (AND-25), until the last turn is over (AND-225).
    fn run(self, game: &Andromeda, t: &mut State, _: Seat, out: &mut Out<'_>) {
        match self {
            Self::Factions => {
                t.stack.push(Seat::default(), Self::Settle);
                game.deal_factions(t, out);
            }
            Self::Settle => {
                t.stack.push(Seat::default(), Self::Destinies);
                game.settle(t, out);
            }
            Self::Destinies => {
                t.stack.push(Seat::default(), Self::Turn(t.first));
                game.deal_destinies(t, out);
            }
            Self::Turn(_) if t.last_turns == Some(0) => {
                t.ended = true;
                // Destiny cards are turned up (AND-234): what led here is not taken back.
                for seat in game.seats.iter() {
                    if let Some(destiny) = t.players[seat].destiny {
                        Andromeda::shows(destiny, game.team(seat), SeatSet::EVERYBODY, out);
                    }
                }
                t.stack.clear();
                out.tell_all(|| Event::Ended);
            }
            Self::Turn(seat) => {
                t.last_turns = t.last_turns.map(|left| left - 1);
                t.stack.push(Seat::default(), Self::Turn(game.seats.left_of(seat)));
                t.turn = state::Turn { seat, phase: Phase::Start, ..state::Turn::default() };
                t.players[seat].turns.gain(1);
                let number = t.players[seat].turns;
                out.tell_all(|| Event::Turn(seat, number));
                t.stack.push(seat, Turn);
            }
        }
    }
}

/// The steps of a turn, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// There has been no turn yet.
    #[default]
    Setup,
    /// Effects at the start (AND-242).
    Start,
    /// Launch or return (AND-26).
    Choose,
    /// The ship has been placed; what its launch brings (AND-261).
    Launched,
    /// Step 2 (AND-53).
    Activate,
    /// What follows the activation, others' cards among it.
    Activated,
    /// Step 3 (AND-100).
    Raid,
    /// Step 4, if there are enemies (AND-176).
    Battle,
    /// The start of a return.
    Return,
    /// Step 1 of a return (AND-109).
    Modules,
    /// Steps 2 and 3 of a return (AND-125, AND-127).
    Home,
    /// A last chance for free actions.
    Last,
    /// The end of the turn (AND-32).
    End,
    /// Nothing is left to do.
    Over,
}

/// A turn; always the second frame. The state says which step comes next: what lies above belongs to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn;

impl Script<Andromeda> for Turn {
    /// The steps of a turn. Between them the active player may take free actions (AND-67, AND-R17).
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if t.turn.phase == Phase::Over {
            game.close_turn(t, seat, out);
            return;
        }
        t.stack.push(seat, self);
        match t.turn.phase {
            Phase::Start => {
                // Judged before any free action (AND-27, AND-273).
                t.turn.must_return = t.players[seat].count_all(Place::Hangar) == 0;
                t.turn.phase = Phase::Choose;
                // Rewards of two maelstroms do not touch each other: their order needs no question (AND-30).
                for (at, space) in game.content.marked().into_iter().enumerate().rev() {
                    if t.map[space] == Tile::Maelstrom && t.players[seat].spaces().contains(space) {
                        game.maelstrom(t, seat, at);
                    }
                }
            }
            Phase::Choose => t.stack.push(seat, LaunchOrReturn),
            // A launch.
            Phase::Launched => {
                t.turn.phase = Phase::Activate;
                t.stack.push(seat, Interlude);
                game.launch_triggers(t, seat);
            }
            Phase::Activate => {
                t.turn.phase = Phase::Activated;
                game.activate_region(t, seat, out);
            }
            Phase::Activated => {
                t.turn.phase = Phase::Raid;
                t.stack.push(seat, Interlude);
                game.after_activation(t, seat, out);
            }
            Phase::Raid => {
                t.turn.phase = Phase::Battle;
                let region = t.turn.region.expect("a launch turn has its region");
                if !game.is_quiet(t, seat, region) && game.raiding(t, region).next().is_some() {
                    t.stack.push(seat, Interlude);
                    t.stack.push(seat, Raid);
                }
            }
            // The window after the last step is that of the end of the turn.
            Phase::Battle if game.sides(t) < 2 => t.turn.phase = Phase::End,
            Phase::Battle => {
                t.turn.phase = Phase::Last;
                t.battle = Battle { on: true, ..Battle::default() };
                let region = t.turn.region.expect("a launch turn has its region");
                out.tell_all(|| Event::Battle(region));
                t.stack.push(seat, Fight::Escalation(0));
            }
            // A return.
            Phase::Return => {
                t.turn.returning = true;
                t.turn.phase = Phase::Modules;
                let wrecks = t.players[seat].count_all(Place::Scrapyard) > 0;
                if wrecks && game.has_ability(t, seat, Ability::Rescue) {
                    t.stack.push(seat, Rescue);
                }
            }
            Phase::Modules => {
                t.turn.berth = None;
                t.stack.push(seat, Modules);
            }
            Phase::Home => {
                Andromeda::come_home(t, seat, out);
                t.turn.phase = Phase::Last;
            }
            // Both.
            Phase::Last => {
                t.turn.phase = Phase::End;
                t.stack.push(seat, Interlude);
            }
            // The pending event and the storage limits, in an order that the active player chooses (AND-32).
            Phase::End => {
                t.turn.phase = Phase::Over;
                if t.marker == Marker::Mat {
                    t.stack.push(seat, EndOrder);
                } else {
                    t.stack.push(seat, Excess);
                }
            }
            Phase::Setup | Phase::Over => {}
        }
    }
}

impl Andromeda {
    /// A maelstrom's reward (AND-58, AND-242, AND-243).
    fn maelstrom(&self, t: &mut State, seat: Seat, at: usize) {
        let rewards = &self.content.maelstrom().rewards;
        self.run_block(t, seat, if at == 0 { rewards.0.id } else { rewards.1.id });
    }

    /// What the launch itself brings: the ship's and the faction's.
    fn launch_triggers(&self, t: &mut State, seat: Seat) {
        let kind = t.turn.ship.expect("a ship has been launched");
        let region = t.turn.region.expect("a launch turn has its region");
        match t.map[region] {
            Tile::Base(_) => self.ship_trigger(t, seat, kind, Trigger::LaunchedToBase),
            Tile::Nebula => self.ship_trigger(t, seat, kind, Trigger::LaunchedToNebula),
            _ => {}
        }
        self.ship_trigger(t, seat, kind, Trigger::Launched);
        // The ship that was launched is the only one on the map.
        let on_map = t.players[seat].fleet().filter(|(_, ship)| matches!(ship.place, Place::At(_))).count();
        if on_map == 1 {
            self.faction_trigger(t, seat, Trigger::FirstLaunch);
        }
    }

    /// Step 2: the active region is activated, also if the ship has left it (AND-53 to AND-60, AND-R71).
    fn activate_region(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let region = t.turn.region.expect("a launch turn has its region");
        // At a field it is kept until a module is chosen: free actions may come before (AND-67).
        t.turn.promise &= self.field_at(t, seat, region).is_some();
        match t.map[region] {
            Tile::Planet(planet) => {
                let stack = &t.planets[planet.index()].stack;
                if stack.is_empty() {
                    let printed = self.content.planet_type(planet).printed;
                    self.gain(t, seat, printed, out);
                } else if t.turn.choice && stack.len() >= 2 {
                    t.turn.claimed = true;
                    t.turn.moon_from = Some(region);
                    self.look_at_moons(t, seat, planet, out);
                    t.stack.push(seat, ChooseMoon { space: region });
                } else if let Some(moon) = self.take_top_moon(t, planet, out) {
                    t.turn.claimed = true;
                    t.turn.moon_from = Some(region);
                    self.claim(t, seat, moon, out);
                }
            }
            Tile::Nebula => {
                // First the moon, then the look at events.
                t.stack.push(seat, Peek);
                if let Some(moon) = t.orphans[region.index()].take() {
                    self.claim(t, seat, moon, out);
                }
            }
            Tile::Base(base) => {
                out.tell_all(|| Event::BaseUsed(seat, base));
                if base == Base::Monolith {
                    let more = self.sum_of(t, seat, |ability| match ability {
                        Ability::MonolithCards(more) => more,
                        _ => 0,
                    });
                    t.stack.push(seat, Draw { count: more });
                }
                self.run_block(t, seat, self.content.base(base).action.id);
            }
            Tile::Maelstrom => {
                let [alpha, _] = self.content.marked();
                self.maelstrom(t, seat, usize::from(region != alpha));
            }
            Tile::Empty | Tile::Quasar => unreachable!("nobody is launched there"),
        }
    }

    /// What follows an activation: the ship's and the faction's, then cards of the others (AND-84, AND-90).
    fn after_activation(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let region = t.turn.region.expect("a launch turn has its region");
        let kind = t.turn.ship.expect("a ship has been launched");
        match t.map[region] {
            Tile::Planet(_) => {
                if t.turn.claimed {
                    self.react(t, Moment::MoonClaimed);
                    self.ship_trigger(t, seat, kind, Trigger::PlanetMoon);
                }
                self.ship_trigger(t, seat, kind, Trigger::PlanetActivated);
                self.planet_energy(t, seat, out);
            }
            Tile::Nebula => self.faction_trigger(t, seat, Trigger::NebulaActivated),
            Tile::Base(_) => self.react(t, Moment::BaseActivated),
            _ => {}
        }
    }

    /// Steps 2 and 3 of a return: ships, shields, energy, sustain cards (AND-125 to AND-128, AND-204).
    fn come_home(t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.returning = false;
        t.turn.berth = None;
        let player = &mut t.players[seat];
        for ship in &mut player.ships {
            if !matches!(ship.place, Place::Reserve | Place::Development) {
                ship.place = Place::Hangar;
            }
            ship.damage = 0;
        }
        player.ships[..6].sort_unstable();
        for card in std::mem::take(&mut player.sustain) {
            t.tactics_pile.put(card);
        }
        for row in &mut t.stations {
            for slot in row.iter_mut().filter(|slot| slot.owner == seat) {
                slot.used = Used::No;
                slot.joint_done = false;
            }
        }
        out.tell_all(|| Event::Home(seat));
    }

    /// The turn is over. Once the end is triggered everybody has one more turn, this player last (AND-225).
    fn close_turn(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.battle = Battle::default();
        let limit = self.options.turn_limit;
        let all_taken = limit > 0 && self.seats.iter().all(|seat| t.players[seat].turns >= limit);
        if all_taken && !t.ending {
            // The safety stop (AND-269).
            Self::trigger_end(t, None, out);
        }
        if t.ending && t.last_turns.is_none() {
            t.last_turns = Some(self.seats.count());
            out.tell_all(|| Event::LastTurns(self.seats.left_of(seat)));
        }
    }

    /// Everybody with ships in the active region (AND-178).
    pub(crate) fn fighters(&self, t: &State) -> SeatSet {
        let Some(region) = t.turn.region else { return SeatSet::NOBODY };
        self.seats.iter().filter(|seat| t.players[*seat].is_at(region)).collect()
    }

    /// How many sides that are enemies of each other are in the active region (AND-176, AND-248).
    pub(crate) fn sides(&self, t: &State) -> u8 {
        let Some(region) = t.turn.region else { return 0 };
        let fighters = self.fighters(t);
        let mut sides = u8::from(t.raiders.class_at(region).is_some());
        let mut counted = SeatSet::NOBODY;
        for seat in fighters.iter() {
            if !counted.contains(seat) {
                sides += 1;
                counted = counted.union(self.team(seat));
            }
        }
        sides
    }
}
