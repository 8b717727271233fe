//! What bots do without a thought, and how a turn ends if nobody thinks.

use std::cmp::Reverse;

use orrery_core::evaluate::Style;
use orrery_core::{Chance, Game as _, Outside, Seat};

use crate::Andromeda;
use crate::actions::{Action, EndStep};
use crate::effects::Moment;
use crate::frame::Bill;
use crate::ids::{ModuleId, MoonId, Resource, ShipKind};
use crate::payment::Unit;
use crate::procedures::Task;
use crate::procedures::pay::Pay;
use crate::state::{Place, State};

/// More answers than a turn ever takes.
const ANSWERS: usize = 120;

impl Andromeda {
    /// Whether an action deserves thought. Leaders and extra resources are taken as soon as they can be; moons, cards and
    /// tokens wait for the beginning of a turn or for a return, where they can do as much as later. Rearranging and
    /// exchanges are left to people.
    pub(super) fn is_considered(&self, t: &State, seat: Seat, action: Action) -> bool {
        if matches!(action, Action::Rearrange | Action::Give | Action::Ask) {
            return false;
        }
        let Some(frame) = t.stack.last().filter(|frame| frame.seat == seat) else { return true };
        match frame.task {
            Task::React(_) | Task::Damage(_) if matches!(action, Action::Set(_)) => return false,
            Task::Raid(_) | Task::Escalate(_) | Task::Diplomacy(_) | Task::Prepare(_)
                if self.is_aside(t, seat, action) =>
            {
                return seat == t.turn.seat && self.is_considered_between(t, seat, action);
            }
            _ => {}
        }
        match frame.task {
            Task::LaunchOrReturn(_) | Task::Modules(_) => self.is_considered_in_turn(t, seat, action),
            Task::Interlude(_) => self.is_considered_between(t, seat, action),
            Task::Prepare(_) => match action {
                Action::Spend(energy) => energy.get() == self.best_energy(t, seat),
                Action::Done => self.best_energy(t, seat) == 0,
                _ => true,
            },
            Task::Pay(Pay { bill }) => match action {
                Action::Pay(_) | Action::Card(_) => Self::is_spared_least(t, seat, &bill, action),
                Action::DiscardMoon(_) => {
                    bill.unit().is_some_and(|unit| self.ways(t, seat, &bill, unit).moons)
                }
                _ => true,
            },
            Task::GainAny(_) => match action {
                Action::Gain(Resource::Energy) => t.players[seat].has(Resource::Energy) < 3,
                Action::Gain(resource) => !resource.is_basic(),
                _ => true,
            },
            Task::GainBasic(_) => match action {
                Action::Gain(resource) => {
                    let has = |resource: &Resource| t.players[seat].has(*resource);
                    Resource::BASIC.iter().all(|other| has(&resource) <= has(other))
                }
                _ => true,
            },
            Task::Scrap(_) => match action {
                Action::Scrap(module) => self.is_best_for_others(t, seat, module),
                _ => true,
            },
            Task::Operations(_) => match (action, t.players[seat].operations) {
                (Action::Draw, Some(moon)) => !self.beats_a_card(moon),
                (Action::Moon, Some(moon)) | (Action::Set(moon), None) => self.beats_a_card(moon),
                (action, _) => action == Action::Draw,
            },
            // Bots take free actions elsewhere, but for the last turn.
            Task::Field(_) | Task::Acquire(_) | Task::Build(_) | Task::Develop(_) if is_free(action) => false,
            Task::Excess(_) => !is_free(action) || Self::is_last_turn(t),
            // What an event brings may then be kept.
            Task::EndOrder(_) => action == Action::First(EndStep::Limits),
            Task::React(window) => {
                let gains = matches!(window.reaction.moment, Moment::BaseActivated | Moment::MoonClaimed);
                !gains || action != Action::Done
            }
            Task::DrawUp(_)
            | Task::Recruit(_)
            | Task::Rescue(_)
            | Task::Upgrade(_)
            | Task::UpgradeShip(_) => action != Action::Done,
            _ => true,
        }
    }

    /// A credit stands for everything: it is kept as long as something else will do. Of other things most is given of
    /// what there is most of, energy before the rest.
    fn is_spared_least(t: &State, seat: Seat, bill: &Bill, action: Action) -> bool {
        let player = &t.players[seat];
        let spare = |resource: &&Resource| {
            (player.has(**resource) + if **resource == Resource::Energy { 3 } else { 0 }, Reverse(**resource))
        };
        let there = |resource: &&Resource| player.has(**resource) > 0;
        let best = match bill.unit() {
            None => None,
            Some(Unit::Exactly(Resource::Tactics)) => return matches!(action, Action::Card(_)),
            Some(Unit::Exactly(resource)) => Some(resource),
            Some(Unit::Any) => {
                let tokens = Resource::TOKENS.iter().filter(|resource| **resource != Resource::Credit);
                tokens.filter(there).max_by_key(spare).copied()
            }
            Some(Unit::Basic | Unit::Different) => {
                let open = |resource: &&Resource| bill.kinds & 1 << (**resource as u8 - 1) == 0;
                Resource::BASIC.iter().filter(open).filter(there).max_by_key(spare).copied()
            }
        };
        best.is_none_or(|resource| action == Action::Pay(resource))
    }

    /// Whether no other module that may be discarded would help the next player more.
    fn is_best_for_others(&self, t: &State, seat: Seat, module: ModuleId) -> bool {
        let next = self.seats.left_of(seat);
        let ahead = self.ahead(t);
        let worth = |module: ModuleId| self.module_worth(t, next, module, ahead);
        let all = t.display.iter().flatten();
        let column = self.content.modules[module].column;
        let mut others = all.filter(|other| self.content.modules[**other].column == column);
        others.all(|other| worth(*other) <= worth(module))
    }

    fn beats_a_card(&self, moon: MoonId) -> bool {
        self.moon_reward_worth(moon) > 0.9
    }

    fn is_considered_in_turn(&self, t: &State, seat: Seat, action: Action) -> bool {
        if Self::can_gather(t, seat) {
            return matches!(action, Action::Recruit(_) | Action::Collect(..));
        }
        let returning = t.turn.returning;
        let full = t.players[seat].claimed.len() >= 3;
        match action {
            Action::Set(_) | Action::DiscardMoon(_) => returning || full || Self::is_last_turn(t),
            Action::Play(card) => !self.fits(card, &[Moment::BeforeRaid]),
            // A return that brings nobody back is a pass.
            Action::Return => !self.could_pass(t, seat),
            _ => true,
        }
    }

    /// Whether every ship is in the hangar and one of them can be launched (AND-130).
    fn could_pass(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        let in_hangar = |kind: &&ShipKind| player.count(**kind, Place::Hangar) > 0;
        !t.turn.must_return
            && player.count_all(Place::Hangar) == player.active_ships()
            && ShipKind::ALL.iter().filter(in_hangar).any(|kind| self.can_launch_kind(t, seat, *kind))
    }

    fn is_considered_between(&self, t: &State, seat: Seat, action: Action) -> bool {
        if Self::can_gather(t, seat) {
            return matches!(action, Action::Recruit(_) | Action::Collect(..));
        }
        if Self::is_last_turn(t) || (t.turn.promise && self.check_base_ready(t, seat).is_err()) {
            return true;
        }
        match action {
            Action::Done => true,
            Action::Play(card) => self.fits(card, &[Moment::BeforeRaid, Moment::Moons]),
            Action::DiscardMoon(moon) => {
                t.battle.on && !t.battle.decided && self.content.moons[moon].goods.of(Resource::Energy) > 0
            }
            _ => false,
        }
    }

    /// Whether leaders or extra resources wait where own ships are.
    fn can_gather(t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        let waits = |space| {
            player.leaders.0[crate::space::Space::index(space)] > 0
                || t.extra[space].iter().any(|count| *count > 0)
        };
        player.spaces().iter().any(waits)
    }

    /// Nothing can be used after it.
    const fn is_last_turn(t: &State) -> bool {
        t.last_turns.is_some()
    }

    /// The energy for dice that pays best.
    fn best_energy(&self, t: &State, seat: Seat) -> u8 {
        let ahead = self.ahead(t);
        let worth = |energy: u8| self.battle_worth(t, seat, energy, ahead);
        (0..=self.most_energy(t, seat)).max_by(|a, b| worth(*a).total_cmp(&worth(*b))).unwrap_or(0)
    }

    /// Plays to the end of the turn: the active player takes what looks best at once, the others do nothing that they need
    /// not do.
    pub(super) fn finish_turn(&self, t: &mut State, chance: &mut Chance) {
        let mut options = Vec::new();
        for _ in 0..ANSWERS {
            let Some(frame) = t.stack.last() else { return };
            if matches!(frame.task, Task::LaunchOrReturn(_) | Task::Factions(_) | Task::Destinies(_)) {
                return;
            }
            let seat = frame.seat;
            let action = self.at_first_sight(t, seat, frame.task, &mut options, chance);
            self.apply(t, seat, action, &mut Outside::silent(seat, chance));
        }
    }

    fn at_first_sight(
        &self,
        t: &State,
        seat: Seat,
        task: Task,
        options: &mut Vec<Action>,
        chance: &mut Chance,
    ) -> Action {
        let must = matches!(
            task,
            Task::Operations(_)
                | Task::DrawUp(_)
                | Task::Recruit(_)
                | Task::Rescue(_)
                | Task::Room(_)
                | Task::Upgrade(_)
                | Task::UpgradeShip(_)
        );
        if seat != t.turn.seat && !must && self.check(t, seat, Action::Done).is_ok() {
            return Action::Done;
        }
        options.clear();
        self.candidates(t, seat, options);
        options.retain(|action| self.check(t, seat, *action).is_ok());
        if options.len() > 1 && options.iter().any(|action| self.is_considered(t, seat, *action)) {
            options.retain(|action| self.is_considered(t, seat, *action));
        }
        let [first, others @ ..] = options.as_slice() else {
            unreachable!("an awaited seat has a legal action")
        };
        if others.is_empty() {
            return *first;
        }
        // Before the dice are thrown, whoever does nothing has what the battle promises now.
        let waits = matches!(task, Task::Escalate(_) | Task::Diplomacy(_) | Task::Prepare(_));
        let worth = |action: Action, chance: &mut Chance| {
            if waits && action == Action::Done {
                return self.expected_score(t, seat, &Style::PLAIN);
            }
            let mut after = *t;
            self.apply(&mut after, seat, action, &mut Outside::silent(seat, chance));
            self.expected_score(&after, seat, &Style::PLAIN)
        };
        let mut best = (*first, worth(*first, chance));
        for action in others {
            let found = worth(*action, chance);
            if found > best.1 {
                best = (*action, found);
            }
        }
        best.0
    }
}

/// Whether it is a free action of the active player.
const fn is_free(action: Action) -> bool {
    matches!(
        action,
        Action::Set(_)
            | Action::DiscardMoon(_)
            | Action::Recruit(_)
            | Action::Collect(..)
            | Action::Use(_)
            | Action::Token(_)
            | Action::Discovery(_)
            | Action::Play(_)
    )
}
