//! What a reader would work out at the table before deciding: where a ship can go, which raiders would come, who is waited
//! for and why. Everybody could: only public things and the reader's own are used. So it is drawn, not sent.

use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::content::Skill;
use crate::frame::{Phase, Task};
use crate::ids::{Class, ShipKind};
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
        let frame = t.stack.last()?;
        let seats = self.awaited(t);
        let under_way = match frame.task {
            Task::Region(kind) => Some(UnderWay::Launching(kind)),
            Task::ChooseMoon(space) => Some(UnderWay::ChoosingMoon(space)),
            Task::Discover(stack) => Some(UnderWay::Discovering(stack)),
            Task::Power(berth) => Some(UnderWay::Powering(berth)),
            Task::Socket(moon) => Some(UnderWay::Setting(self.moon_id(moon))),
            Task::Arrange => Some(UnderWay::Arranging(t.order.iter().copied().collect())),
            Task::React(moment, _) => Some(UnderWay::Reacting(moment.key())),
            _ => None,
        };
        (!seats.is_empty()).then(|| AskedView {
            seats: seats.iter().collect(),
            why: reason(frame.task),
            under_way,
        })
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

/// What somebody is waited for, in a key; one for many questions where the question itself might tell something.
const fn reason(task: Task) -> &'static str {
    match task {
        Task::Factions => "wait-faction",
        Task::Destinies => "wait-destiny",
        Task::Turn(Phase::Modules) | Task::Power(_) | Task::ActivateOne | Task::Science => "wait-modules",
        Task::Turn(_) => "wait-turn",
        Task::Window => "wait-window",
        Task::Region(_) => "wait-region",
        Task::React(..) => "wait-react",
        Task::Raid => "wait-raid",
        Task::Escalate => "wait-escalate",
        Task::Diplomacy | Task::EndIt | Task::Agree(..) | Task::Yield | Task::Passage(_) => "wait-diplomacy",
        Task::Prepare | Task::Jam(_) | Task::Hire(..) => "wait-prepare",
        Task::Pay(_) => "wait-pay",
        Task::GainBasic(_) | Task::GainAny(_) | Task::Printed(_) => "wait-gain",
        Task::Repair(_) | Task::Rescue => "wait-repair",
        Task::Build(_) | Task::Upgrade | Task::UpgradeShip(_) => "wait-build",
        Task::Develop(_) => "wait-develop",
        Task::Acquire(..) | Task::Field(..) | Task::Scrap(_) | Task::PassOn(_) => "wait-acquire",
        Task::Discover(_) | Task::Look(..) => "wait-look",
        Task::ClaimMoon(_) | Task::ChooseMoon(_) | Task::Room(_) | Task::Socket(_) => "wait-moon",
        Task::Arrange => "wait-arrange",
        Task::Reroll(_) | Task::SetDie(_) => "wait-dice",
        Task::DamageModule(_) | Task::HitShip | Task::Withdraw(_) | Task::SaveShip | Task::Damage => {
            "wait-damage"
        }
        Task::Operations => "wait-operations",
        Task::DiscardCards(_) | Task::Excess => "wait-discard",
        Task::Trade(_) | Task::Deal(..) => "wait-team",
        Task::EndOrder => "wait-end",
        Task::Lair(_) => "wait-lair",
        _ => "wait-choice",
    }
}
