//! What a reader would work out at the table before deciding: where a ship can go, which raiders would come, who is waited
//! for and why. Everybody could: only public things and the reader's own are used. So it is drawn, not sent.

use orrery_core::procedure::{self, Frames as _};
use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::content::Skill;
use crate::ids::{Class, ShipKind};
use crate::procedures::Task;
use crate::space::{Berth, Space};
use crate::state::{Place, State, Tile};

/// Who is waited for, and what they are about.
#[derive(Clone, Debug)]
pub struct AskedView {
    /// Who owes an answer.
    pub seats: Vec<Seat>,
    /// The key of the reason, the same whatever they hold.
    pub why: &'static str,
    /// What is in the middle of being done.
    pub under_way: Option<UnderWay>,
}

/// What somebody is in the middle of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnderWay {
    /// A ship of this type has been picked up.
    Launching(ShipKind),
    /// A moon of the stack here is chosen.
    ChoosingMoon(Space),
    /// A token of this stack is taken.
    Discovering(u8),
    /// This module is activated by something.
    Powering(Berth),
    /// This moon is being set.
    Setting(String),
    /// Industry modules are put in order: these come first.
    Arranging(Vec<u8>),
    /// Cards of this moment may be played.
    Reacting(&'static str),
}

/// Where a ship in the hangar could go.
#[derive(Clone, Debug)]
pub struct ReachView {
    /// Which type.
    pub kind: ShipKind,
    /// Its range.
    pub range: u8,
    /// Nothing of the player's is on the map: range does not matter.
    pub first: bool,
    /// Regions within range of the player's ships.
    pub near: Vec<Space>,
    /// Where it may be launched to, and what energy that takes.
    pub targets: Vec<(Space, u8)>,
}

/// Raiders that would come to a region if a ship were launched there.
#[derive(Clone, Debug)]
pub struct ThreatView {
    /// Which class.
    pub class: Class,
    /// From where.
    pub from: Vec<Space>,
}

impl Andromeda {
    /// Who is waited for and why; nobody if the game is over.
    pub(super) fn asked_view(&self, t: &State) -> Option<AskedView> {
        let seats = procedure::awaiting(self, t);
        let (why, under_way) = self.reason(t, t.stack.top()?.task);
        (!seats.is_empty()).then(|| AskedView { seats: seats.iter().collect(), why, under_way })
    }

    /// What somebody is waited for, in a key; one for many questions where the question itself might tell something.
    fn reason(&self, t: &State, task: Task) -> (&'static str, Option<UnderWay>) {
        let why = match task {
            Task::Factions(_) => "wait-faction",
            Task::Destinies(_) => "wait-destiny",
            Task::Modules(_) | Task::ActivateOne(_) | Task::Science(_) => "wait-modules",
            Task::Power(power) => return ("wait-modules", Some(UnderWay::Powering(power.berth))),
            Task::LaunchOrReturn(_) => "wait-turn",
            Task::Interlude(_) => "wait-window",
            Task::Region(region) => return ("wait-region", Some(UnderWay::Launching(region.kind))),
            Task::React(window) => {
                return ("wait-react", Some(UnderWay::Reacting(window.reaction.moment.key())));
            }
            Task::Raid(_) => "wait-raid",
            Task::Escalate(_) => "wait-escalate",
            Task::Diplomacy(_) | Task::EndIt(_) | Task::Agree(_) | Task::Yield(_) | Task::Passage(_) => {
                "wait-diplomacy"
            }
            Task::Prepare(_) | Task::Jam(_) | Task::Hire(_) => "wait-prepare",
            Task::Pay(_) => "wait-pay",
            Task::GainBasic(_) | Task::GainAny(_) | Task::Printed(_) => "wait-gain",
            Task::Repair(_) | Task::Rescue(_) => "wait-repair",
            Task::Build(_) | Task::Upgrade(_) | Task::UpgradeShip(_) => "wait-build",
            Task::Develop(_) => "wait-develop",
            Task::Acquire(_) | Task::Field(_) | Task::Scrap(_) | Task::PassOn(_) => "wait-acquire",
            Task::Discover(discover) => return ("wait-look", Some(UnderWay::Discovering(discover.stack))),
            Task::Look(_) => "wait-look",
            Task::ClaimMoon(_) | Task::Room(_) => "wait-moon",
            Task::ChooseMoon(choose) => return ("wait-moon", Some(UnderWay::ChoosingMoon(choose.space))),
            Task::Socket(socket) => {
                return ("wait-moon", Some(UnderWay::Setting(self.moon_id(socket.moon))));
            }
            Task::Arrange(_) => {
                return ("wait-arrange", Some(UnderWay::Arranging(t.order.iter().copied().collect())));
            }
            Task::Reroll(_) | Task::SetDie(_) => "wait-dice",
            Task::DamageModule(_)
            | Task::HitShip(_)
            | Task::Withdraw(_)
            | Task::SaveShip(_)
            | Task::Damage(_) => "wait-damage",
            Task::Operations(_) => "wait-operations",
            Task::DiscardCards(_) | Task::Excess(_) => "wait-discard",
            Task::Trade(_) | Task::Deal(_) => "wait-team",
            Task::EndOrder(_) => "wait-end",
            Task::Lair(_) => "wait-lair",
            Task::Choose(_)
            | Task::May(_)
            | Task::AdvanceAny(_)
            | Task::DrawUp(_)
            | Task::Recruit(_)
            | Task::ReturnShip(_)
            | Task::TurnUp(_)
            | Task::StealFrom(_)
            | Task::StealWhat(_)
            | Task::Award(_)
            // Nobody waits for what runs by itself.
            | Task::Sequence(_)
            | Task::Turn(_)
            | Task::Fight(_)
            | Task::Event(_)
            | Task::Run(_)
            | Task::Repeat(_)
            | Task::Draw(_)
            | Task::Raise(_)
            | Task::LeaderScore(_)
            | Task::Join(_)
            | Task::Refill(_)
            | Task::Advance(_)
            | Task::Peek(_)
            | Task::Reactor(_)
            | Task::Hail(_)
            | Task::Accord(_)
            | Task::Intimidate(_)
            | Task::Place(_)
            | Task::Played(_) => "wait-choice",
        };
        (why, None)
    }

    /// Where the ships in a player's hangar could go, for those who know what the player has.
    pub(super) fn reach_views(&self, t: &State, seat: Seat, viewer: SeatSet) -> Vec<ReachView> {
        if !self.known_to(viewer, seat) || t.ended || t.players[seat].faction.is_none() {
            return Vec::new();
        }
        let own = t.players[seat].spaces();
        let in_hangar = |kind: &&ShipKind| t.players[seat].count(**kind, Place::Hangar) > 0;
        let reach = |kind: &ShipKind| {
            let far = t.turn.far && t.turn.seat == seat;
            let voyage = self.has_skill(t, seat, *kind, Skill::Voyage);
            let range = self.range(t, seat, *kind);
            let cost = |space: &Space| self.launch_cost(t, seat, *kind, *space, far).ok();
            ReachView {
                kind: *kind,
                range,
                first: own.is_empty(),
                near: self.within(t, own, range, voyage).iter().collect(),
                targets: t.regions().iter().filter_map(|space| Some((space, cost(&space)?))).collect(),
            }
        };
        ShipKind::ALL.iter().filter(in_hangar).map(reach).collect()
    }

    /// Which raiders would come to a region that is launched to (AND-101 to AND-103).
    pub(super) fn threats(&self, t: &State, space: Space) -> Vec<ThreatView> {
        if matches!(t.map[space], Tile::Empty | Tile::Quasar) {
            return Vec::new();
        }
        let from = |class: Class| self.raids_from(t, class, space).iter().collect();
        self.raiding(t, space).map(|class| ThreatView { class, from: from(class) }).collect()
    }
}
