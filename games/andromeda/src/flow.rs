//! The sequence of play, in the order of the rulebook's summary.

use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::changes::Out;
use crate::effects::{Ability, Moment, Trigger};
use crate::event::Event;
use crate::frame::{EventPart, Fight, Frame, Phase, Step, Task};
use crate::ids::{Base, Resource};
use crate::state::{Battle, Marker, Place, State, Tile, Turn, Used};

impl Andromeda {
    /// Goes on until somebody must decide or the game is over.
    pub(crate) fn run(&self, t: &mut State, out: &mut Out<'_>) {
        while let Some(Frame { seat, task }) = t.stack.last().copied() {
            if self.waits(t, seat, task, out) {
                return;
            }
        }
    }

    /// Setup, then turns clockwise (AND-25), until the last turn is over (AND-225).
    pub(crate) fn sequence(&self, t: &mut State, step: Step, out: &mut Out<'_>) {
        match step {
            Step::Factions => {
                t.stack[0].task = Task::Sequence(Step::Settle);
                self.deal_factions(t, out);
            }
            Step::Settle => {
                t.stack[0].task = Task::Sequence(Step::Destinies);
                self.settle(t, out);
            }
            Step::Destinies => {
                t.stack[0].task = Task::Sequence(Step::Turn(t.first));
                self.deal_destinies(t, out);
            }
            Step::Turn(_) if t.last_turns == Some(0) => {
                t.ended = true;
                // Destiny cards are turned up (AND-234): what led here is not taken back.
                for seat in self.seats.iter() {
                    if let Some(destiny) = t.players[seat].destiny {
                        Self::shows(destiny, self.team(seat), SeatSet::EVERYBODY, out);
                    }
                }
                t.stack.clear();
                out.tell_all(|| Event::Ended);
            }
            Step::Turn(seat) => {
                t.last_turns = t.last_turns.map(|left| left - 1);
                t.stack[0].task = Task::Sequence(Step::Turn(self.seats.left_of(seat)));
                t.turn = Turn { seat, ..Turn::default() };
                t.players[seat].turns += 1;
                let number = t.players[seat].turns;
                out.tell_all(|| Event::Turn(seat, number));
                Self::push(t, seat, Task::Turn(Phase::Start));
            }
        }
    }

    /// The steps of a turn. Between them the active player may take free actions (AND-67, AND-R17).
    pub(crate) fn turn_waits(&self, t: &mut State, seat: Seat, phase: Phase, out: &mut Out<'_>) -> bool {
        match phase {
            Phase::Start => {
                // Judged before any free action (AND-27, AND-273).
                t.turn.must_return = t.players[seat].count_all(Place::Hangar) == 0;
                Self::set_phase(t, Phase::Choose);
                // Rewards of two maelstroms do not touch each other: their order needs no question (AND-30).
                for (at, space) in self.content.marked().into_iter().enumerate().rev() {
                    if t.map[space] == Tile::Maelstrom && t.players[seat].spaces().contains(space) {
                        self.maelstrom(t, seat, at);
                    }
                }
                false
            }
            Phase::Choose => true,
            Phase::Launched => {
                Self::set_phase(t, Phase::Activate);
                Self::push(t, seat, Task::Window);
                self.launch_triggers(t, seat);
                false
            }
            Phase::Activate => {
                Self::set_phase(t, Phase::Activated);
                self.activate_region(t, seat, out);
                false
            }
            Phase::Activated => {
                Self::set_phase(t, Phase::Raid);
                Self::push(t, seat, Task::Window);
                self.after_activation(t, seat, out);
                false
            }
            Phase::Raid => {
                Self::set_phase(t, Phase::Battle);
                let region = t.turn.region.expect("a launch turn has its region");
                if !self.is_quiet(t, seat, region) && self.raiding(t, region).next().is_some() {
                    Self::push(t, seat, Task::Window);
                    Self::push(t, seat, Task::Raid);
                }
                false
            }
            Phase::Battle => {
                if self.sides(t) < 2 {
                    // The window after the last step is that of the end of the turn.
                    Self::set_phase(t, Phase::End);
                    return false;
                }
                Self::set_phase(t, Phase::Last);
                t.battle = Battle { on: true, ..Battle::default() };
                let region = t.turn.region.expect("a launch turn has its region");
                out.tell_all(|| Event::Battle(region));
                Self::push(t, seat, Task::Fight(Fight::Escalation(0)));
                false
            }
            Phase::Return => {
                t.turn.returning = true;
                Self::set_phase(t, Phase::Modules);
                let wrecks = t.players[seat].count_all(Place::Scrapyard) > 0;
                if wrecks && self.has_ability(t, seat, Ability::Rescue) {
                    Self::push(t, seat, Task::Rescue);
                }
                false
            }
            Phase::Modules => {
                t.turn.berth = None;
                true
            }
            Phase::Home => {
                Self::come_home(t, seat, out);
                Self::set_phase(t, Phase::Last);
                false
            }
            Phase::Last => {
                Self::set_phase(t, Phase::End);
                Self::push(t, seat, Task::Window);
                false
            }
            Phase::End => {
                Self::set_phase(t, Phase::Over);
                Self::end_of_turn(t, seat);
                false
            }
            Phase::Over => {
                self.close_turn(t, seat, out);
                false
            }
        }
    }

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
        t.turn.promise = false;
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
                    Self::push(t, seat, Task::ChooseMoon(region));
                } else if let Some(moon) = self.take_top_moon(t, planet, out) {
                    t.turn.claimed = true;
                    t.turn.moon_from = Some(region);
                    self.claim(t, seat, moon, out);
                }
            }
            Tile::Nebula => {
                // First the moon, then the look at events.
                Self::push(t, seat, Task::Peek);
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
                    Self::push(t, seat, Task::Draw(more));
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
                    Self::react(t, Moment::MoonClaimed);
                    self.ship_trigger(t, seat, kind, Trigger::PlanetMoon);
                }
                self.ship_trigger(t, seat, kind, Trigger::PlanetActivated);
                self.planet_energy(t, seat, out);
            }
            Tile::Nebula => self.faction_trigger(t, seat, Trigger::NebulaActivated),
            Tile::Base(_) => Self::react(t, Moment::BaseActivated),
            _ => {}
        }
    }

    /// Steps 2 and 3 of a return: ships, shields, energy, sustain cards (AND-125 to AND-128).
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

    /// The pending event and the storage limits, in an order that the active player chooses (AND-32).
    fn end_of_turn(t: &mut State, seat: Seat) {
        if t.marker == Marker::Mat {
            Self::push(t, seat, Task::EndOrder);
        } else {
            Self::push(t, seat, Task::Excess);
        }
    }

    /// Resources above the limits are discarded; which cards, the player chooses (AND-28, AND-237).
    pub(crate) fn excess_waits(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) -> bool {
        let limits = self.content.sheet().limits;
        let mut over = crate::ids::Goods::NONE;
        for resource in Resource::TOKENS {
            *over.of_mut(resource) = t.players[seat].stock.of(resource).saturating_sub(limits.of(resource));
        }
        if over.total() > 0 {
            for resource in Resource::TOKENS {
                *t.players[seat].stock.of_mut(resource) -= over.of(resource);
            }
            out.tell_all(|| Event::Excess(seat, over));
        }
        if t.players[seat].hand.len() > u16::from(self.hand_limit(t, seat)) {
            return true;
        }
        t.stack.pop();
        false
    }

    /// The turn is over. Once the end is triggered everybody has one more turn, this player last (AND-225).
    fn close_turn(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.stack.pop();
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

    /// An event, or the limits first.
    pub(crate) fn end_in_order(t: &mut State, seat: Seat, event_first: bool) {
        t.stack.pop();
        let tasks = [Task::Event(EventPart::Score), Task::Excess];
        let [first, second] = if event_first { tasks } else { [tasks[1], tasks[0]] };
        Self::push(t, seat, second);
        Self::push(t, seat, first);
    }

    /// Everybody with ships in the active region (AND-178).
    pub(crate) fn fighters(&self, t: &State) -> SeatSet {
        let Some(region) = t.turn.region else { return SeatSet::NOBODY };
        self.seats.iter().filter(|seat| t.players[*seat].spaces().contains(region)).collect()
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
