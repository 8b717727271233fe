//! Which procedures wait for somebody, and what the others do at once.

use orrery_core::Seat;

use crate::Andromeda;
use crate::actions::answer;
use crate::changes::Out;
use crate::effects::{Price, Printed};
use crate::frame::{Task, Thing};
use crate::ids::{Column, PlanetId, ShipKind, Track};
use crate::space::Space;
use crate::state::{Place, State, TRACK};

impl Andromeda {
    /// Carries on with the procedure on top; true if it waits for its seat.
    pub(crate) fn waits(&self, t: &mut State, seat: Seat, task: Task, out: &mut Out<'_>) -> bool {
        match task {
            Task::Sequence(step) => self.sequence(t, step, out),
            Task::Turn(phase) => return self.turn_waits(t, seat, phase, out),
            Task::Window => return self.window_waits(t, seat),
            Task::React(moment, passed) => return self.react_waits(t, seat, moment, passed),
            Task::Raid => return self.raid_waits(t, seat, out),
            Task::Fight(fight) => self.fight(t, fight, out),
            Task::Escalate => return self.escalate_waits(t, seat),
            Task::Prepare => return self.prepare_waits(t, seat),
            Task::Run(block, at) => self.run_step(t, seat, block, at, out),
            Task::Repeat(block, left) => {
                t.stack.pop();
                if left > 0 {
                    Self::push(t, seat, Task::Repeat(block, left - 1));
                    self.run_block(t, seat, block);
                }
            }
            Task::Draw(count) => {
                t.stack.pop();
                self.draw(t, seat, count, out);
            }
            Task::Pay(bill) => return self.pay_waits(t, seat, bill, out),
            Task::Choose(block, at) => return self.choose_waits(t, seat, block, at),
            Task::Repair(left) => return self.repair_waits(t, seat, left, out),
            Task::Raise(space) => self.raise(t, seat, space, out),
            Task::LeaderScore(points) => {
                t.stack.pop();
                self.gain_vp(t, seat, points.into(), out);
            }
            Task::Join(module) => self.join(t, seat, module, out),
            Task::Refill => {
                t.stack.pop();
                self.refill(t, out);
            }
            Task::Advance(track) => self.advance(t, seat, track, out),
            Task::Upgrade => return Self::upgrade_waits(t, seat),
            Task::DrawUp => return self.draw_up_waits(t, seat),
            Task::Peek => {
                t.stack.pop();
                self.look_at_events(t, seat, out);
            }
            Task::Room(moon) => {
                // Room has been made by setting a moon.
                if t.players[seat].claimed.len() >= usize::from(self.content.sheet().claimed) {
                    return true;
                }
                t.stack.pop();
                t.players[seat].claim(moon);
            }
            Task::Printed(which) => return self.printed_waits(t, seat, which, out),
            Task::Power(berth) => return self.power_waits(t, seat, berth, out),
            Task::Science => return self.science_waits(t, seat),
            Task::Passage(credits) => return self.passage_waits(t, seat, credits, out),
            Task::StealFrom(otherwise) => return self.steal_waits(t, seat, otherwise),
            Task::Hail(k) => self.next_hail(t, seat, k),
            Task::Accord(k, points, otherwise) => self.next_accord(t, seat, (k, points, otherwise), out),
            Task::Intimidate(k) => self.next_intimidated(t, seat, k),
            Task::SaveShip => return Self::save_ship_waits(t, seat),
            Task::Damage => return self.damage_waits(t, seat, out),
            Task::Arrange => return Self::arrange_waits(t, seat, out),
            Task::Excess => return self.excess_waits(t, seat, out),
            Task::Event(part) => self.event_part(t, seat, part, out),
            Task::Place(class, left) => self.place_waits(t, class, left, out),
            Task::Played(card) => {
                t.stack.pop();
                t.tactics_pile.put(card);
            }
            Task::Factions | Task::Destinies => return self.secret_waits(t, task),
            task => return self.simple_waits(t, seat, task),
        }
        false
    }

    /// Questions that are over when there is nothing to choose from.
    fn simple_waits(&self, t: &mut State, seat: Seat, task: Task) -> bool {
        let player = &t.players[seat];
        let open = match task {
            Task::GainBasic(left) | Task::GainAny(left) => left > 0,
            Task::Build(price) => {
                ShipKind::ALL.iter().any(|kind| self.check_build(t, seat, *kind, price).is_ok())
            }
            Task::Develop(less) => {
                let means = self.means(t, seat);
                Space::ALL.iter().any(|space| self.check_develop(t, seat, *space, less, means).is_ok())
            }
            Task::Acquire(columns, price) => self.could_take(t, seat, columns, price),
            Task::Field(columns, bought) => {
                let can = self.could_take(t, seat, columns, Price::Paid);
                if !can && bought == 1 {
                    // Only one can be bought: another module is discarded (AND-60).
                    t.stack.pop();
                    Self::push(t, seat, Task::Scrap(columns));
                    return false;
                }
                can
            }
            Task::Scrap(columns) => Column::ALL
                .iter()
                .any(|column| columns & column.bit() != 0 && !t.display[*column as usize].is_empty()),
            Task::AdvanceAny => Track::ALL.iter().any(|track| player.index(*track) + 1 < TRACK),
            Task::Discover(stack) => !t.discoveries[usize::from(stack)].seen.is_empty(),
            Task::ClaimMoon(sky) => !Self::moon_places(t, sky).is_empty(),
            Task::Recruit(left) => left > 0 && player.leaders.0.iter().any(|count| *count > 0),
            Task::DiscardCards(left) => left > 0 && !player.hand.is_empty(),
            Task::ReturnShip | Task::HitShip => !player.spaces().is_empty(),
            Task::ActivateOne => {
                let means = self.means(t, seat);
                t.station(seat).any(|(berth, _)| self.check_free_activation(t, seat, berth, means).is_ok())
            }
            Task::TurnUp => player.face_down.iter().any(|count| *count > 0),
            Task::DamageModule(phage) => {
                let whole = t.station(seat).any(|(_, slot)| !slot.is_damaged());
                whole && (!phage || t.phages > 0)
            }
            Task::StealWhat(victim) => t.players[victim].stock.total() > 0,
            Task::Withdraw(left) => left > 0 && Self::exposed(t, seat) > 0,
            Task::Reroll(_) | Task::SetDie(_) => !t.battle.dice[seat.index()].is_empty(),
            Task::Jam(_) => {
                let others = !self.fighters(t).without(seat).is_empty();
                others || self.raider_pool(t).is_some()
            }
            Task::Hire(..) => !self.fighters(t).is_empty(),
            Task::Deal(given, thing) => Self::is_there(t, seat, given, thing),
            Task::Operations if self.revision > 1 => {
                Self::cards_are_left(t) || player.operations.is_some() || !player.claimed.is_empty()
            }
            Task::Rescue => player.count_all(Place::Scrapyard) > 0,
            Task::UpgradeShip(kind) => player.count(kind, Place::Reserve) > 0,
            _ => true,
        };
        if !open {
            t.stack.pop();
        }
        open
    }

    fn could_take(&self, t: &State, seat: Seat, columns: u8, price: Price) -> bool {
        let means = self.means(t, seat);
        Column::ALL.iter().any(|column| {
            columns & column.bit() != 0
                && !t.display[*column as usize].is_empty()
                && self.could_pay_module(*column, price, means)
        })
    }

    /// Whether what was asked for is still there.
    fn is_there(t: &State, seat: Seat, given: bool, thing: Thing) -> bool {
        let proposer = Self::mate(seat);
        let from = &t.players[if given { proposer } else { seat }];
        match thing {
            Thing::Resource(resource) => from.stock.of(resource) > 0,
            Thing::Card(card) => from.hand.count(card) > 0,
            Thing::Moon(moon) => from.claimed.contains(&moon),
            Thing::Token(token) => from.tokens & 1 << token.index() != 0,
            Thing::Discovery(token) => from.discoveries.count(token) > 0,
        }
    }

    /// Of several ways those are open that can do something; a single one is taken at once.
    fn choose_waits(&self, t: &mut State, seat: Seat, block: crate::effects::BlockId, at: u8) -> bool {
        let means = self.means(t, seat);
        let mut open =
            answer::ways_of(self, block, at).iter().filter(|way| self.could_do(t, seat, way.id, means));
        match (open.next(), open.next()) {
            (Some(_), Some(_)) => true,
            (only, _) => {
                let only = only.map(|way| way.id);
                t.stack.pop();
                if let Some(way) = only {
                    self.run_block(t, seat, way);
                }
                false
            }
        }
    }

    /// A repair with nothing to repair gives 1 point instead (AND-208, AND-209).
    fn repair_waits(&self, t: &mut State, seat: Seat, left: u8, out: &mut Out<'_>) -> bool {
        if left == 0 {
            t.stack.pop();
            return false;
        }
        if answer::is_repairable(t, seat) {
            return true;
        }
        t.stack.pop();
        self.gain_vp(t, seat, left.into(), out);
        false
    }

    /// The planet is asked for only if there are several.
    fn printed_waits(&self, t: &mut State, seat: Seat, which: Printed, out: &mut Out<'_>) -> bool {
        let planets = Self::printed_planets(t, seat, which);
        if planets.len() > 1 {
            return true;
        }
        t.stack.pop();
        if let Some(space) = planets.iter().next() {
            self.gain_printed(t, seat, space, out);
        }
        false
    }

    /// The printed resource of the planet on a space (AND-55).
    pub(crate) fn gain_printed(&self, t: &mut State, seat: Seat, space: Space, out: &mut Out<'_>) {
        if let Some(planet) = t.planet_at(space) {
            let goods = self.content.planet_type(planet).printed;
            self.gain(t, seat, goods, out);
        }
    }

    /// The last module has no choice of its place.
    fn arrange_waits(t: &mut State, seat: Seat, out: &mut Out<'_>) -> bool {
        let modules = t.row(seat, Column::Industry).len();
        if modules - t.order.len() > 1 {
            return true;
        }
        t.stack.pop();
        if let Some(last) = (0..modules as u8).find(|at| !t.order.contains(at)) {
            t.order.push(last);
        }
        Self::rearrange(t, seat, out);
        false
    }

    /// Secret choices are over once everybody has chosen.
    fn secret_waits(&self, t: &mut State, task: Task) -> bool {
        if !self.awaited(t).is_empty() {
            return true;
        }
        t.stack.pop();
        if task == Task::Destinies {
            for seat in self.seats.iter() {
                t.players[seat].dealt_destinies = 0;
            }
        }
        false
    }

    /// Looks through all moons of a planet (Prospectors); the rest keeps its order.
    pub(crate) fn look_at_moons(&self, t: &mut State, seat: Seat, planet: PlanetId, out: &mut Out<'_>) {
        let team = self.team(seat);
        let track = self.content.planets[planet].track as usize;
        let stack = &mut t.planets[planet.index()].stack;
        for known in &mut stack.below {
            known.show(team, out);
        }
        while stack.unseen > 0 {
            stack.unseen -= 1;
            let moon = t.moon_stacks[track].draw(out.chance()).expect("unseen moons are in the bag");
            stack.below.push(orrery_core::Known::to(moon, team));
        }
    }

    /// Takes any moon of a looked-through stack.
    pub(crate) fn take_any_moon(
        &self,
        t: &mut State,
        space: Space,
        moon: crate::ids::MoonId,
        out: &mut Out<'_>,
    ) {
        let planet = t.planet_at(space).expect("a stack lies on a planet");
        if t.planets[planet.index()].stack.top == Some(moon) {
            self.take_top_moon(t, planet, out);
            return;
        }
        let below = &mut t.planets[planet.index()].stack.below;
        let place = below.iter().position(|known| known.face == moon).expect("a checked moon is there");
        below.remove(place);
    }
}
