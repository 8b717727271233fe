//! All frames of the game: one line each, one file each.

pub mod accord;
pub mod acquire;
pub mod activate_one;
pub mod advance;
pub mod advance_any;
pub mod arrange;
pub mod award;
pub mod build;
pub mod choose;
pub mod choose_moon;
pub mod claim_moon;
pub mod damage;
pub mod damage_module;
pub mod deal;
pub mod destinies;
pub mod develop;
pub mod diplomacy;
pub mod discard_cards;
pub mod discover;
pub mod draw;
pub mod draw_up;
pub mod end_order;
pub mod escalate;
pub mod excess;
pub mod factions;
pub mod field;
pub mod gain_any;
pub mod gain_basic;
pub mod hail;
pub mod hire;
pub mod hit_ship;
pub mod interlude;
pub mod intimidate;
pub mod jam;
pub mod join;
pub mod lair;
pub mod launch_or_return;
pub mod look;
pub mod may;
pub mod modules;
pub mod operations;
pub mod pass_on;
pub mod passage;
pub mod pay;
pub mod place;
pub mod played;
pub mod power;
pub mod prepare;
pub mod printed;
pub mod raid;
pub mod raise;
pub mod react;
pub mod recruit;
pub mod region;
pub mod repair;
pub mod reroll;
pub mod rescue;
pub mod return_ship;
pub mod room;
pub mod save_ship;
pub mod science;
pub mod scrap;
pub mod set_die;
pub mod socket;
pub mod steal_from;
pub mod steal_what;
pub mod trade;
pub mod turn_up;
pub mod upgrade;
pub mod upgrade_ship;
pub mod withdraw;

use orrery_core::Seat;
use orrery_core::procedure::each::Each;
use orrery_core::procedure::window::Window;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{self, Frames as _, Procedures as _, Stacked, Unasked};

use crate::battle::Fight;
use crate::effects::{Price, Repeat, Run};
use crate::events::EventPart;
use crate::flow::{Phase, Step, Turn};
use crate::ids::{ShipKind, TacticId};
use crate::moves::{Volunteer, play};
use crate::refusal::Refusal;
use crate::space::Space;
use crate::state::{DEPTH, Place, State};
use crate::{Action, Andromeda};

orrery_core::procedures! {
    /// One procedure under way.
    pub enum Task of Andromeda {
        scripts {
            Sequence(Step),
            Turn(Turn),
            Fight(Fight),
            Event(EventPart),
            Run(Run),
            Repeat(Repeat),
            Draw(draw::Draw),
            Raise(raise::Raise),
            LeaderScore(raise::LeaderScore),
            Join(join::Join),
            Refill(join::Refill),
            Advance(advance::Advance),
            Peek(look::Peek),
            Reactor(science::Reactor),
            Hail(Each<hail::Hail>),
            Accord(Each<accord::Accord>),
            Intimidate(Each<intimidate::Intimidate>),
            Place(place::Place),
            Played(played::Played),
        }
        questions {
            Factions(factions::Factions),
            Destinies(destinies::Destinies),
            LaunchOrReturn(launch_or_return::LaunchOrReturn),
            Region(region::Region),
            Interlude(interlude::Interlude),
            React(Window<react::React>),
            Raid(raid::Raid),
            Modules(modules::Modules),
            Power(power::Power),
            Science(science::Science),
            Rescue(rescue::Rescue),
            Escalate(escalate::Escalate),
            Diplomacy(diplomacy::Diplomacy),
            EndIt(YesNo<hail::EndIt>),
            Agree(YesNo<accord::Agree>),
            Yield(YesNo<intimidate::Yield>),
            Passage(passage::Passage),
            Prepare(prepare::Prepare),
            Jam(jam::Jam),
            Hire(hire::Hire),
            Reroll(reroll::Reroll),
            SetDie(set_die::SetDie),
            Award(award::Award),
            StealFrom(steal_from::StealFrom),
            StealWhat(steal_what::StealWhat),
            Operations(operations::Operations),
            Damage(damage::Damage),
            Withdraw(withdraw::Withdraw),
            SaveShip(save_ship::SaveShip),
            Pay(pay::Pay),
            GainBasic(gain_basic::GainBasic),
            GainAny(gain_any::GainAny),
            Choose(choose::Choose),
            May(YesNo<may::May>),
            Repair(repair::Repair),
            Build(build::Build),
            Develop(develop::Develop),
            Acquire(acquire::Acquire),
            Field(field::Field),
            Scrap(scrap::Scrap),
            PassOn(YesNo<pass_on::PassOn>),
            AdvanceAny(advance_any::AdvanceAny),
            Upgrade(upgrade::Upgrade),
            UpgradeShip(YesNo<upgrade_ship::UpgradeShip>),
            DrawUp(YesNo<draw_up::DrawUp>),
            Discover(discover::Discover),
            Look(look::Look),
            ClaimMoon(claim_moon::ClaimMoon),
            ChooseMoon(choose_moon::ChooseMoon),
            Room(room::Room),
            Socket(socket::Socket),
            Arrange(arrange::Arrange),
            Recruit(recruit::Recruit),
            Printed(printed::Printed),
            DiscardCards(discard_cards::DiscardCards),
            ReturnShip(return_ship::ReturnShip),
            ActivateOne(activate_one::ActivateOne),
            TurnUp(turn_up::TurnUp),
            DamageModule(damage_module::DamageModule),
            HitShip(hit_ship::HitShip),
            Trade(trade::Trade),
            Deal(YesNo<deal::Deal>),
            EndOrder(end_order::EndOrder),
            Excess(excess::Excess),
            Lair(lair::Lair),
        }
    }
}

const _: () = assert!(size_of::<Frame>() <= 16);

impl Default for Task {
    fn default() -> Self {
        Self::Sequence(Step::default())
    }
}

/// A frame of the stack.
pub type Frame = procedure::Frame<Task>;
/// The rest of the turn.
pub type Stack = procedure::Stack<Task, DEPTH>;

impl Stacked for Andromeda {
    type Task = Task;
    type Stack = Stack;
    // Moons and modules in others' turns (AND-68, AND-275).
    type Meanwhile = Volunteer;

    fn stack(t: &State) -> &Stack {
        &t.stack
    }

    fn stack_mut(t: &mut State) -> &mut Stack {
        &mut t.stack
    }

    /// What is no answer is refused by the rule that says when it may be done.
    fn unasked(&self, t: &State, seat: Seat, action: Action, why: Unasked) -> Refusal {
        let asked = match why {
            Unasked::Over => return Refusal::Over,
            Unasked::NotAwaited => false,
            Unasked::NotAsked => true,
        };
        if !self.seats.contains(seat) {
            return self.not_awaited(t);
        }
        if let Some(refusal) = self.step_left_out(t, seat, action) {
            return refusal;
        }
        match action {
            Action::Done if asked => {
                let ask = procedure::ask(self, t, seat).expect("whoever is asked is asked something");
                Refusal::MustDecide { rule: ask.rule.number }
            }
            Action::Done => self.not_awaited(t),
            Action::Play(card) => self.why_no_card(t, seat, card),
            // Free actions are taken in the own turn (AND-68), between steps (AND-67).
            Action::DiscardMoon(_)
            | Action::Recruit(_)
            | Action::Collect(..)
            | Action::Use(_)
            | Action::Token(_)
            | Action::Discovery(_)
            | Action::Give
            | Action::Ask => why_not_free(t, seat),
            Action::Set(_) | Action::Rearrange if t.turn.phase == Phase::Setup => Refusal::NotStarted,
            Action::Set(_) | Action::Rearrange if t.event.is_some() => Refusal::NotInEvent,
            Action::Set(_) | Action::Rearrange => Refusal::InAnEffect,
            // Somebody else is asked just this.
            _ if !asked && is_asked(self, t, action) => self.not_awaited(t),
            Action::Faction(_) => Refusal::OnlyAtSetup { rule: 17 },
            Action::Destiny(_) => Refusal::OnlyAtSetup { rule: 24 },
            Action::Launch(_) | Action::Return if t.turn.seat != seat => Refusal::NotOwnTurn { rule: 25 },
            Action::Launch(_) | Action::Return => Refusal::OnlyAtTurnStart,
            Action::First(_) => Refusal::OnlyAtTurnEnd,
            Action::Pay(_) | Action::Card(_) => Refusal::NothingToPay,
            Action::Gain(_) => Refusal::NothingToGain,
            Action::Go(_) => Refusal::NoShipUnderWay,
            Action::Top(_) => Refusal::NoEventsSeen,
            Action::Way(_) => Refusal::NothingToChoose,
            Action::Scrap(_) => Refusal::OnlyAfterOnePurchase,
            Action::Into(_) | Action::IntoOperations => Refusal::MoonFirst,
            Action::Yes => Refusal::NothingOffered,
            Action::Raid(_) => Refusal::OnlyInRaid,
            Action::Ship(..) | Action::Barge(_) | Action::Energy
                if t.stack.is_on_top::<modules::Modules>() =>
            {
                Refusal::ModuleFirst
            }
            Action::Activate(_) | Action::Ship(..) | Action::Barge(_) | Action::Energy => {
                Refusal::OnlyInReturn
            }
            Action::Aim | Action::Spend(_) => Refusal::OnlyInPreparation,
            Action::Build(_) => Refusal::OnlyByAnEffect { rule: 138 },
            Action::Upgrade(_) => Refusal::OnlyByAnEffect { rule: 140 },
            Action::Acquire(_) => Refusal::OnlyByAnEffect { rule: 144 },
            Action::Advance(_) => Refusal::OnlyByAnEffect { rule: 166 },
            Action::Next(_) => Refusal::OnlyWhileArranging,
            Action::Waive => Refusal::NothingWaived,
            Action::Target(_) | Action::TargetRaiders => Refusal::NobodyToName,
            Action::Die(_) => Refusal::OnlyAfterRoll,
            Action::Draw | Action::Moon => Refusal::OnlyAfterDefeat,
            Action::Save(_) => Refusal::NothingSaves,
            Action::RepairShip(_) | Action::RepairShield(_) | Action::Module(_) => Refusal::OnlyByRepair,
            Action::PassOn => Refusal::OnlyWhenAcquired,
        }
    }
}

/// Whether an action answers the question that is open, whoever is asked.
fn is_asked(game: &Andromeda, t: &State, action: Action) -> bool {
    t.stack.top().is_some_and(|frame| frame.task.check(game, t, frame.seat, action).is_some())
}

/// Why a free action of the own turn is no answer.
pub(crate) fn why_not_free(t: &State, seat: Seat) -> Refusal {
    if t.turn.seat != seat || t.turn.phase == Phase::Setup {
        Refusal::NotOwnTurn { rule: 68 }
    } else if t.event.is_some() {
        Refusal::NotInEvent
    } else {
        Refusal::InAnEffect
    }
}

impl Andromeda {
    /// Somebody else decides.
    pub(crate) fn not_awaited(&self, t: &State) -> Refusal {
        let who = procedure::awaiting(self, t).first();
        Refusal::NotAwaited { who: who.expect("somebody is asked as long as the game goes on") }
    }

    /// A step of a battle or of an activation that was left out because this could not be done in it: what was missing.
    fn step_left_out(&self, t: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let fights = t.battle.on && !t.battle.decided;
        match action {
            Action::Ship(kind, from) if fights => self.escalation_cost(t, seat, kind, from).err(),
            Action::Spend(energy) if fights => {
                let most = self.most_energy(t, seat);
                (energy.get() > most).then_some(Refusal::TooMuchEnergy { most })
            }
            Action::Aim if fights => self.check_aim(t, seat).err(),
            Action::Acquire(module) if t.turn.seat == seat => {
                let columns = self.field_at(t, seat, t.turn.region?)?;
                self.check_acquire(t, seat, module, columns, Price::Paid).err()
            }
            _ => None,
        }
    }

    /// Why a card cannot answer a question that takes none, or none of its moment.
    fn why_no_card(&self, t: &State, seat: Seat, card: TacticId) -> Refusal {
        let own_turn = t.turn.seat == seat;
        match self.find_play(t, seat, card, |moment| play::check_moment(t, moment)) {
            Ok(_) if own_turn => why_not_free(t, seat),
            Ok(play) => Refusal::WrongMoment { moment: play.when },
            Err(refusal) => refusal,
        }
    }
}

/// What every procedure needs.
pub(crate) mod prelude {
    pub(crate) use orrery_core::procedure::yes_no::{Offer, YesNo};
    pub(crate) use orrery_core::procedure::{
        Asked, Candidates, Frames as _, Move, Only, Question, Script, only,
    };
    pub(crate) use orrery_core::{Ask, Counter as _, Seat, Text, answers};
    pub(crate) use serde::{Deserialize, Serialize};

    pub(crate) use super::{Reply, Task, ships_on_map};
    pub(crate) use crate::changes::Out;
    pub(crate) use crate::refusal::{Refusal, allow, and};
    pub(crate) use crate::state::State;
    pub(crate) use crate::words::{count, ship_label};
    pub(crate) use crate::{Action, Andromeda};

    /// Where the candidates of a question go.
    pub(crate) type List<'a, W> = Candidates<'a, Andromeda, W>;
}

orrery_core::answers! {
    /// Yes or no.
    pub enum Reply of Action { Yes, Done }
}

/// Ships of a seat on the map, equal ones once.
pub(crate) fn ships_on_map(t: &State, seat: Seat) -> impl Iterator<Item = (ShipKind, Space)> + '_ {
    let mut last = None;
    t.players[seat].fleet().filter_map(move |(kind, ship)| {
        let Place::At(space) = ship.place else { return None };
        let new = last.replace((kind, space)) != Some((kind, space));
        new.then_some((kind, space))
    })
}
