//! The words in which rows say what a thing does.

use orrery_core::content;
pub use orrery_core::content::BlockId;
use serde::{Deserialize, Serialize};

use crate::ids::{Column, Goods, Resource, Track};

/// A list of steps.
pub type Block = content::Block<Effect>;

/// What is paid. Credits may stand for basic resources (AND-34).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    /// Energy, from the store alone.
    pub energy: u8,
    /// Titanium.
    pub titanium: u8,
    /// Nanocarbon.
    pub nanocarbon: u8,
    /// Ice.
    pub ice: u8,
    /// Credits.
    pub credit: u8,
    /// Tactics cards of choice.
    pub tactics: u8,
    /// Basic resources in any mix.
    pub basic: u8,
    /// Basic resources of so many different kinds (AND-R69).
    pub different: u8,
    /// Resources of any of the six kinds.
    pub any: u8,
}

impl Cost {
    /// The price of these goods exactly.
    pub fn goods(goods: Goods) -> Self {
        let [energy, titanium, nanocarbon, ice, credit, tactics] = goods.amounts();
        Self { energy, titanium, nanocarbon, ice, credit, tactics, basic: 0, different: 0, any: 0 }
    }

    /// All units together.
    pub(crate) fn units(&self) -> u16 {
        let Self { energy, titanium, nanocarbon, ice, credit, tactics, basic, different, any } = *self;
        let all = [energy, titanium, nanocarbon, ice, credit, tactics, basic, different, any];
        all.into_iter().map(u16::from).sum()
    }
}

/// How something is bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Price {
    /// At its full price.
    Paid,
    /// For so many basic resources less.
    Less(u8),
    /// For nothing.
    Free,
}

/// What is counted for `ForEach`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counted {
    /// Own ships in the upper scrapyard or on the repair barge.
    Wrecks,
    /// Own undamaged modules of this type, the base module included.
    Undamaged(Column),
}

/// Where a moon is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sky {
    /// On a planet.
    Planet,
    /// On a planet or in a nebula.
    Anywhere,
}

/// Whose printed resource is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Printed {
    /// Of the planet whose moon was just claimed.
    Here,
    /// Of a planet with an own ship.
    WithShip,
    /// Of a planet with an own ship or development.
    Own,
}

/// Where extra resources are laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Spread {
    /// On every nebula.
    Nebulae,
    /// On every alliance base that is no field.
    BasesWithoutFields,
}

/// One step of an effect.
#[derive(Clone, Debug, Deserialize)]
pub enum Effect {
    /// Gain resources; tactics cards are drawn.
    Gain(Goods),
    /// Gain so many basic resources of choice (AND-R72).
    GainBasic(u8),
    /// Gain so many resources of any kind.
    GainAny(u8),
    /// Gain points.
    Vp(u8),
    /// Lose points, not below 0 (AND-37).
    LoseVp(u8),
    /// Pay completely, then the steps.
    Pay {
        /// What is paid.
        cost: Cost,
        /// What it buys.
        then: Block,
    },
    /// Pay what the moon in this module's input socket shows (AND-118).
    PayMoon(Block),
    /// The reward of the moon in this module's output socket (AND-119).
    MoonReward,
    /// Exactly one of these.
    Choose(Vec<Block>),
    /// This or nothing.
    May(Block),
    /// Once for each.
    ForEach {
        /// What is counted.
        what: Counted,
        /// At most so often.
        most: u8,
        /// What is done.
        then: Block,
    },
    /// So many repairs (AND-207).
    Repair(u8),
    /// Build a ship (AND-138).
    BuildShip(Price),
    /// Build a development for so many basic resources less (AND-154).
    Develop(u8),
    /// Take a module of these columns.
    Acquire {
        /// From which columns.
        columns: Vec<Column>,
        /// For what.
        price: Price,
    },
    /// Buy one or two modules of these columns; whoever buys one discards another (AND-59, AND-60).
    Field(Vec<Column>),
    /// Advance on a track.
    Advance(Track),
    /// Advance on a track of choice.
    AdvanceAny,
    /// Move the event marker (AND-210).
    AdvanceEvent(u8),
    /// Gain a ship upgrade (AND-140).
    UpgradeShip,
    /// Look at two event cards (AND-56).
    LookEvents,
    /// Claim a moon of choice.
    ClaimMoon(Sky),
    /// Look through the active planet's moons and claim any of them.
    ChooseMoon,
    /// Recruit up to so many leaders from any regions.
    Recruit(u8),
    /// Look through the observatory stack and take a token.
    Observe,
    /// Gain the printed resource of a planet; without one the other steps.
    Printed(Printed, Block),
    /// Discard so many tactics cards, as far as possible.
    DiscardCards(u8),
    /// A ship from the map to the hangar.
    ReturnShip,
    /// Activate a module without ship or energy.
    ActivateOne,
    /// Turn a used development card up; without one the other steps.
    TurnUp(Block),
    /// Lose resources as far as possible.
    Lose(Goods),
    /// Discard down to so many of a resource.
    Keep(Resource, u8),
    /// Damage a module of one's own (AND-205).
    DamageModule,
    /// Put a mechaphage token on a module of one's own.
    Infect,
    /// Damage a ship of one's own on the map.
    HitShip,
    /// A leader from the station to a random nebula.
    SendLeader,
    /// Lay extra resources.
    Extra(Goods, Spread),
    /// So many further class S raiders.
    MoreSwarm(u8),
    /// The bottom module of each column goes under its deck.
    CycleDisplay,
    /// More dice in this battle.
    Dice(u8),
    /// Better targeting in this battle.
    Targeting(u8),
    /// Worse targeting of another participant.
    Jam(u8),
    /// More dice for a participating player; the steps if it is another.
    Hire(u8, Block),
    /// Throw any of the own dice again.
    Reroll,
    /// One own die shows this.
    SetDie(u8),
    /// Take a resource of a defeated player; if there is none, the steps.
    Steal(Block),
    /// Up to so many ships leave the battle before damage.
    Withdraw(u8),
    /// No damage to one of the ships.
    SaveShip,
    /// No damage to the module.
    SaveModule,
    /// This launch has unlimited range and voyage.
    FarLaunch,
    /// Points for each opponent's ship here; then everybody may end the battle.
    Hail(u8),
    /// If all others agree, points for everybody and no battle; otherwise the steps.
    Accord(u8, Block),
    /// Pay credits to another participant and leave the battle.
    BuyPassage(u8),
    /// Every opponent pays 1 energy or has a die less.
    Intimidate,
    /// The battle is over, without a winner.
    EndBattle,
    /// Nobody spends energy for dice, and nobody rolls more dice than this.
    Duel(u8),
}

/// When a tactics card can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Moment {
    /// At any time of the own turn.
    #[default]
    OwnTurn,
    /// At any time of the own turn outside a battle.
    OutsideBattle,
    /// In the own turn, before a ship is launched.
    BeforeLaunch,
    /// In the own turn, before the raid step.
    BeforeRaid,
    /// When choosing a launch region.
    Region,
    /// In the first step of a return.
    Modules,
    /// Before activating a planet with two or more moons.
    Moons,
    /// When own ships would be damaged.
    ShipHit,
    /// When an own module would be damaged.
    ModuleHit,
    /// After another player has activated an alliance base.
    BaseActivated,
    /// After another player has claimed a planetary moon.
    MoonClaimed,
    /// The diplomacy step.
    Diplomacy,
    /// The preparation step, by participants.
    Prepare,
    /// The preparation step, by anybody.
    PrepareAny,
    /// After the roll.
    AfterRoll,
    /// The result step, by a winner.
    Won,
    /// The result step, by a loser.
    Lost,
    /// The damage step, by a loser.
    Damage,
}

impl Moment {
    /// How many there are.
    pub(crate) const COUNT: usize = Self::Damage as usize + 1;
}

/// What happens by itself, with factions and upgraded ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Trigger {
    /// A launch with no own ship on the map.
    FirstLaunch,
    /// The ship is launched.
    Launched,
    /// The ship is launched to an alliance base.
    LaunchedToBase,
    /// The ship is launched to a nebula.
    LaunchedToNebula,
    /// After the ship's planet has been activated.
    PlanetActivated,
    /// The ship's launch has claimed a moon of a planet.
    PlanetMoon,
    /// After a nebula has been activated.
    NebulaActivated,
    /// The Main Reactor is activated.
    Reactor,
    /// The ship activates a module.
    ByShip,
    /// A battle is won.
    Won,
    /// A battle is lost.
    Lost,
    /// Leaders are recruited.
    Recruited,
}

/// What a trigger does.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// When.
    pub when: Trigger,
    /// Only once in a turn.
    #[serde(default)]
    pub once_per_turn: bool,
    /// What.
    pub then: Block,
}

/// What holds all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ability {
    /// Fields sell modules of all four columns.
    AllColumns,
    /// In preparation up to so much energy for targeting.
    AimWithEnergy(u8),
    /// A higher hand limit.
    HandLimit(u8),
    /// More cards at the Monolith.
    MonolithCards(u8),
    /// All ships have attack.
    AllAttack,
    /// All ships have voyage.
    AllVoyage,
    /// More range for all ships.
    Range(u8),
    /// Better targeting in every battle.
    Targeting(u8),
    /// Ships cost less titanium, at least 1.
    ShipDiscount(u8),
    /// Repairs of Shipyard and Shipwright are so many.
    Repairs(u8),
    /// The leader score may reach this.
    LeaderCap(u8),
    /// Points on top of the leader score.
    LeaderBonus(u8),
    /// At the start of a return, a ship from the upper scrapyard to the barge.
    Rescue,
    /// So much energy gives a launched ship voyage.
    VoyageFor(u8),
    /// More dice in the own turn.
    OwnTurnDice(u8),
    /// At the end more points for each leader on the station.
    EndLeaders(u8),
    /// Once in a return, energy for a module in a row without a ship.
    LoneEnergy,
    /// Damaged modules do not lower event scoring.
    SoundScoring,
    /// In own launch turns no raid need happen.
    AvoidRaid,
    /// After activating a planet, energy.
    PlanetEnergy(u8),
    /// In each lost battle so many ships are saved.
    SaveShips(u8),
    /// Developing with this ship needs fewer leaders, at least 1.
    DevelopLeaders(u8),
    /// Developing with this ship costs fewer basic resources.
    DevelopDiscount(u8),
    /// A destroyed ship goes to the barge.
    ToBarge,
    /// Launched to a nebula, it meets no raid.
    QuietNebula,
    /// Joining a battle by jump costs no energy.
    FreeJump,
    /// Enemies in its battles have worse targeting.
    EnemyTargeting(u8),
}

impl content::Nested for Effect {
    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        let inner: &mut [Block] = match self {
            Self::Choose(ways) => ways,
            Self::Pay { then, .. }
            | Self::PayMoon(then)
            | Self::May(then)
            | Self::ForEach { then, .. }
            | Self::Printed(_, then)
            | Self::TurnUp(then)
            | Self::Hire(_, then)
            | Self::Steal(then)
            | Self::Accord(_, then) => std::slice::from_mut(then),
            _ => &mut [],
        };
        inner.iter_mut()
    }
}
