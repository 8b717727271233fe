//! Everything that a player can do, and which of it answers which question.

pub(crate) mod answer;
pub(crate) mod fight;
pub(crate) mod free;
pub(crate) mod launch;
pub(crate) mod suffer;
pub(crate) mod team;

use orrery_core::notation::Amount;
use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::changes::Out;
use crate::effects::Effect;
use crate::frame::{Phase, Task};
use crate::ids::{
    Class, DestinyId, DiscoveryId, EventId, FactionId, ModuleId, MoonId, Resource, ShipKind, TacticId,
    TokenId, Track, UpgradeId,
};
use crate::react::{is_free_question, is_step_question};
use crate::refusal::Refusal;
use crate::space::{Berth, Space};
use crate::state::State;

orrery_core::words_enum! {
    /// What comes first at the end of a turn (AND-32).
    pub enum EndStep {
        /// The event.
        "event" => Event,
        /// The storage limits.
        "limits" => Limits,
    }
}

orrery_core::actions! {
    /// One small decision.
    pub enum Action {
        /// Choose a faction (AND-17).
        "faction" => Faction(faction: FactionId),
        /// Keep a destiny card (AND-24).
        "destiny" => Destiny(destiny: DestinyId),
        /// Launch a ship of this type (AND-39).
        "launch" => Launch(kind: ShipKind),
        /// Name a region: of a launch, a development, a moon, a planet, a raider.
        "go" => Go(space: Space),
        /// Return to station (AND-108).
        "return" => Return,
        /// Activate a module (AND-109).
        "activate" => Activate(berth: Berth),
        /// A ship on the map: it activates a module, joins a battle, comes back or is hit.
        "ship" => Ship(kind: ShipKind, space: Space),
        /// A ship on the repair barge activates a module (AND-114).
        "barge" => Barge(kind: ShipKind),
        /// Energy activates a module (AND-109).
        "energy" => Energy,
        /// Set a claimed moon (AND-70).
        "set" => Set(moon: MoonId),
        /// Into this socket; at an industry module the one on its right.
        "into" => Into(berth: Berth),
        /// Into tactical operations.
        "into-operations" => IntoOperations,
        /// Discard a claimed moon (AND-78).
        "discard-moon" => DiscardMoon(moon: MoonId),
        /// Recruit a leader (AND-77).
        "recruit" => Recruit(space: Space),
        /// Collect an extra resource (AND-80).
        "collect" => Collect(space: Space, resource: Resource),
        /// Play a tactics card (AND-83).
        "play" => Play(card: TacticId),
        /// Name a tactics card that is discarded, paid or handed over.
        "card" => Card(card: TacticId),
        /// Use a development card, or turn one up (AND-74).
        "use" => Use(track: Track),
        /// Use or hand over a supremacy token (AND-76).
        "token" => Token(token: TokenId),
        /// Use, take or hand over a discovery token (AND-76, AND-169).
        "discovery" => Discovery(discovery: DiscoveryId),
        /// Take a module (AND-144).
        "acquire" => Acquire(module: ModuleId),
        /// Discard a module of the display (AND-60).
        "scrap" => Scrap(module: ModuleId),
        /// Pass the module to the team mate (AND-256).
        "pass-on" => PassOn,
        /// Pay a resource.
        "pay" => Pay(resource: Resource),
        /// Leave this unit unpaid, by a discount (AND-R52).
        "waive" => Waive,
        /// Name a resource that is gained or taken.
        "gain" => Gain(resource: Resource),
        /// Advance on this track.
        "advance" => Advance(track: Track),
        /// Choose one of several ways.
        "way" => Way(way: Amount<8>),
        /// Yes.
        "yes" => Yes,
        /// Repair: a ship from the scrapyard to the barge (AND-207).
        "repair-ship" => RepairShip(kind: ShipKind),
        /// Repair: a shield.
        "repair-shield" => RepairShield(kind: ShipKind),
        /// A module: repaired, or damaged (AND-205, AND-207).
        "module" => Module(berth: Berth),
        /// Build a ship (AND-138).
        "build" => Build(kind: ShipKind),
        /// Place an upgrade tile (AND-140).
        "upgrade" => Upgrade(tile: UpgradeId),
        /// Put this event card on top (AND-56).
        "top" => Top(event: EventId),
        /// These raiders come (AND-103).
        "raid" => Raid(class: Class),
        /// Spend energy for dice and end the preparation (AND-185).
        "spend" => Spend(energy: Amount<8>),
        /// Pay energy for targeting.
        "aim" => Aim,
        /// A player.
        "seat" => Target(seat: Seat),
        /// The raiders.
        "raiders" => TargetRaiders,
        /// A die with this face.
        "die" => Die(face: Amount<7>),
        /// Save a ship of this type.
        "save" => Save(kind: ShipKind),
        /// What comes first.
        "first" => First(step: EndStep),
        /// Rearrange the industry modules (AND-150).
        "rearrange" => Rearrange,
        /// This module comes next.
        "next" => Next(berth: Berth),
        /// Offer the team mate something (AND-255).
        "give" => Give,
        /// Ask the team mate for something (AND-255).
        "ask" => Ask,
        /// Draw.
        "draw" => Draw,
        /// Take the reward of the moon of tactical operations (AND-197).
        "moon" => Moon,
        /// Decline, go on, or stop.
        "done" => Done,
    }
}

impl Andromeda {
    /// Who owes an answer.
    pub(crate) fn awaited(&self, t: &State) -> SeatSet {
        let Some(frame) = t.stack.last() else { return SeatSet::NOBODY };
        match frame.task {
            Task::Factions => self.seats.iter().filter(|seat| t.players[*seat].sealed.is_none()).collect(),
            Task::Destinies => self.seats.iter().filter(|seat| t.players[*seat].destiny.is_none()).collect(),
            _ => SeatSet::only(frame.seat),
        }
    }

    /// What is asked of this seat; whoever is not asked may still set a moon or rearrange modules (AND-68, AND-275).
    pub(crate) fn asked(&self, t: &State, seat: Seat) -> Result<Task, Refusal> {
        let frame = t.stack.last().ok_or(Refusal::Over)?;
        if !self.seats.contains(seat) {
            return Err(Refusal::NotAwaited);
        }
        if self.awaited(t).contains(seat) { Ok(frame.task) } else { Err(Refusal::NotAwaited) }
    }

    /// Everything that could answer the question.
    pub(crate) fn all_candidates(&self, t: &State, seat: Seat, into: &mut Vec<Action>) {
        let Ok(task) = self.asked(t, seat) else {
            free::volunteer_candidates(self, t, seat, into);
            return;
        };
        match task {
            Task::Turn(Phase::Choose) => {
                launch::candidates(t, seat, into);
                free::candidates(self, t, seat, into);
            }
            Task::Turn(Phase::Modules) => {
                launch::module_candidates(self, t, seat, into);
                free::candidates(self, t, seat, into);
            }
            Task::Window => free::candidates(self, t, seat, into),
            Task::Science => {
                answer::candidates(self, t, seat, task, into);
                free::candidates(self, t, seat, into);
            }
            Task::Pay(bill) => Self::pay_candidates(t, seat, &bill, into),
            Task::Region(_) => launch::region_candidates(self, t, seat, into),
            task => {
                if is_step_question(task) {
                    free::volunteer_candidates(self, t, seat, into);
                }
                self.card_candidates(t, seat, task, into);
                answer::candidates(self, t, seat, task, into);
                fight::candidates(self, t, seat, task, into);
                suffer::candidates(self, t, seat, task, into);
                team::candidates(self, t, seat, task, into);
            }
        }
        into.extend(self.neutral(t, seat, task));
    }

    /// Cards of the hand that fit the question.
    fn card_candidates(&self, t: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
        let moments = self.asked_moments(t, seat, task);
        if !moments.is_empty() {
            let hand = t.players[seat].hand.kinds().filter(|card| self.fits(*card, moments));
            into.extend(hand.map(Action::Play));
        }
    }

    /// Whether an action answers the question and the rules allow it.
    pub(crate) fn check_action(&self, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let task = match self.asked(t, seat) {
            Ok(task) => task,
            Err(refusal) => return free::check_volunteer(self, t, seat, action, refusal),
        };
        if action == Action::Done {
            return self.check_done(t, seat, task);
        }
        if let Action::Play(card) = action {
            return self.check_play(t, seat, task, card).map(|_| ());
        }
        if is_free_question(task) && free::is_free(action) {
            return free::check(self, t, seat, action);
        }
        if is_step_question(task) && matches!(action, Action::Set(_) | Action::Rearrange) {
            return free::check_volunteer(self, t, seat, action, Refusal::NotAsked);
        }
        match task {
            Task::Turn(Phase::Choose) => launch::check(self, t, seat, action),
            Task::Turn(Phase::Modules) => match action {
                Action::Activate(berth) => self.check_activate(t, seat, berth),
                _ => Err(Refusal::NotAsked),
            },
            Task::Region(kind) => match action {
                Action::Go(space) => self.launch_cost(t, seat, kind, space, t.turn.far).map(|_| ()),
                _ => Err(Refusal::NotAsked),
            },
            Task::Pay(bill) => self.check_pay(t, seat, &bill, action),
            Task::Window => Err(Refusal::NotAsked),
            task if fight::answers(task) => fight::check(self, t, seat, task, action),
            task if suffer::answers(task) => suffer::check(self, t, seat, task, action),
            task if team::answers(task) => team::check(self, t, seat, task, action),
            task => answer::check(self, t, seat, task, action),
        }
    }

    /// Carries out what `check_action` has accepted, up to the next question.
    pub(crate) fn apply_action(&self, t: &mut State, seat: Seat, action: Action, out: &mut Out<'_>) {
        let task = self.asked(t, seat).unwrap_or(Task::Window);
        // A rearrangement is allowed again after any other decision (AND-263).
        if !matches!(action, Action::Rearrange | Action::Next(_)) {
            t.players[seat].rearranged = false;
        }
        match (task, action) {
            (_, Action::Done) => self.apply_done(t, seat, task, out),
            (_, Action::Play(card)) => self.play(t, seat, task, card, out),
            (task, action) if free::is_free(action) && (is_free_question(task) || is_step_question(task)) => {
                free::apply(self, t, seat, action, out);
            }
            (Task::Turn(Phase::Choose), action) => launch::apply(t, seat, action, out),
            (Task::Turn(Phase::Modules), Action::Activate(berth)) => Self::push(t, seat, Task::Power(berth)),
            (Task::Region(kind), Action::Go(space)) => launch::place(self, t, seat, kind, space, out),
            (Task::Pay(bill), action) => self.apply_pay(t, seat, bill, action, out),
            (task, action) if fight::answers(task) => fight::apply(self, t, seat, task, action, out),
            (task, action) if suffer::answers(task) => suffer::apply(self, t, seat, task, action, out),
            (task, action) if team::answers(task) => team::apply(self, t, seat, task, action, out),
            (task, action) => answer::apply(self, t, seat, task, action, out),
        }
        self.run(t, out);
    }

    /// The answer that declines, goes on or stops, where there is one.
    pub(crate) fn neutral(&self, t: &State, seat: Seat, task: Task) -> Option<Action> {
        let declines = matches!(
            task,
            Task::Window
                | Task::Turn(Phase::Modules)
                | Task::React(..)
                | Task::Escalate
                | Task::Diplomacy
                | Task::Prepare
                | Task::May(_)
                | Task::Field(_, 1..)
                | Task::PassOn(_)
                | Task::Upgrade
                | Task::UpgradeShip(_)
                | Task::DrawUp
                | Task::Room(_)
                | Task::Science
                | Task::EndIt
                | Task::Agree(..)
                | Task::Yield
                | Task::Reroll(_)
                | Task::Withdraw(_)
                | Task::Damage
                | Task::Operations
                | Task::Deal(..)
                | Task::Rescue
        );
        let avoids = task == Task::Raid && self.may_avoid_raid(t, seat);
        let leaves = matches!(task, Task::Recruit(_));
        ((declines || avoids || leaves) && !self.is_all_there_is(t, seat, task)).then_some(Action::Done)
    }

    /// A module that does nothing but recruit or upgrade is not activated for nothing (AND-122).
    fn is_all_there_is(&self, t: &State, seat: Seat, task: Task) -> bool {
        let Some(slot) = t.turn.berth.and_then(|berth| t.slot(seat, berth)) else { return false };
        match (task, &self.content.modules[slot.module].does.steps[..]) {
            (Task::Recruit(left), [Effect::Recruit(count)]) => *count == left,
            (Task::Upgrade, [Effect::UpgradeShip]) => true,
            _ => false,
        }
    }

    /// Whether it may be declined now.
    fn check_done(&self, t: &State, seat: Seat, task: Task) -> Result<(), Refusal> {
        if task == Task::Window && t.turn.promise && !self.base_is_ready(t, seat) {
            return Err(Refusal::BaseNotReady);
        }
        if self.neutral(t, seat, task).is_none() {
            return Err(Refusal::MustDecide);
        }
        Ok(())
    }

    /// Declines, goes on or stops.
    fn apply_done(&self, t: &mut State, seat: Seat, task: Task, out: &mut Out<'_>) {
        match task {
            Task::Turn(_) => Self::set_phase(t, Phase::Home),
            Task::React(moment, passed) => self.ask_next(t, seat, moment, passed + 1),
            Task::PassOn(module) => {
                t.stack.pop();
                self.install(t, seat, module, out);
            }
            // The new moon itself is lost (AND-64).
            Task::Room(moon) => {
                t.stack.pop();
                Self::discard_moon(t, seat, moon, out);
            }
            Task::Field(columns, _) => {
                t.stack.pop();
                Self::push(t, seat, Task::Scrap(columns));
            }
            Task::Agree(_, _, otherwise) => self.refuse_accord(t, otherwise),
            Task::Yield => {
                t.stack.pop();
                t.battle.dice_more[seat.index()] -= 1;
            }
            Task::Reroll(chosen) => self.reroll(t, seat, chosen, out),
            Task::Damage => self.damage_fleet(t, seat, out),
            Task::Deal(..) => {
                t.stack.pop();
                out.tell_all(|| crate::event::Event::OfferRefused(seat));
            }
            _ => {
                t.stack.pop();
            }
        }
    }
}
