//! The rest of the turn as data: which procedure, where in it, its locals.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::effects::{BlockId, Cost, Moment, Price, Printed, Sky};
use crate::ids::{
    Class, DiscoveryId, EventId, ModuleId, MoonId, Resource, ShipKind, TacticId, TokenId, Track,
};
use crate::space::{Berth, Space};

/// The sequence of play.
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

/// The steps of a turn, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
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

/// The steps of a battle (AND-179).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fight {
    /// Step 1: the `k`th player may bring ships.
    Escalation(u8),
    /// Step 2: the `k`th player may play a diplomacy card.
    Diplomacy(u8),
    /// Step 3: the `k`th player prepares.
    Preparation(u8),
    /// Step 4.
    Roll,
    /// Step 5: dice are compared, winners gain.
    Result,
    /// Step 5: raiders that have won.
    Wins,
    /// Step 5: abilities of those who have lost.
    Losses,
    /// Step 5: cards.
    Cards,
    /// Step 5: the `k`th player's tactical operations.
    Operations(u8),
    /// Step 6: the `k`th player's ships.
    Damage(u8),
    /// Step 6: the raiders.
    Raiders,
    /// All over.
    Over,
}

/// The parts of an event (AND-214).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EventPart {
    /// The card is turned up and its track scored.
    Score,
    /// A raider comes.
    Raider,
    /// The special effect, for the `k`th player.
    Each(u8),
    /// The special effect that happens once.
    Once,
    /// The marker goes back.
    Reset,
}

/// What is still to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// The cost that is left.
    pub cost: Cost,
    /// Kinds already paid for a part that asks for different ones, a bit for each.
    pub kinds: u8,
    /// Basic units that need not be paid (AND-R52).
    pub waived: u8,
}

/// What team mates hand over (AND-255).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thing {
    /// A resource token.
    Resource(Resource),
    /// A tactics card.
    Card(TacticId),
    /// A claimed moon.
    Moon(MoonId),
    /// A supremacy token.
    Token(TokenId),
    /// A discovery token.
    Discovery(DiscoveryId),
}

impl Default for Thing {
    fn default() -> Self {
        Self::Resource(Resource::Energy)
    }
}

/// One procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The sequence of play; always the lowest frame.
    Sequence(Step),
    /// Everybody chooses a faction.
    Factions,
    /// Everybody chooses a destiny card.
    Destinies,
    /// A turn; always the second frame.
    Turn(Phase),
    /// The active player may take free actions (AND-67).
    Window,
    /// Where a ship is launched to.
    Region(ShipKind),
    /// Cards of this moment may be played; so many have passed in a row (AND-90).
    React(Moment, u8),
    /// Which raiders come (AND-103).
    Raid,
    /// A battle.
    Fight(Fight),
    /// Ships may join (AND-181).
    Escalate,
    /// A diplomacy card may be played (AND-184).
    Diplomacy,
    /// Cards and energy (AND-185).
    Prepare,
    /// Steps of an effect, from this one on.
    Run(BlockId, u8),
    /// An effect so many times more.
    Repeat(BlockId, u8),
    /// So many cards are drawn.
    Draw(u8),
    /// So many basic resources are still to be named.
    GainBasic(u8),
    /// So many resources are still to be named.
    GainAny(u8),
    /// A payment.
    Pay(Bill),
    /// One of the ways of a step.
    Choose(BlockId, u8),
    /// An effect that may be declined.
    May(BlockId),
    /// So many repairs (AND-207).
    Repair(u8),
    /// A ship is built.
    Build(Price),
    /// A development is built, for so much less.
    Develop(u8),
    /// A development is paid for and will stand here.
    Raise(Space),
    /// Points for the leaders around a new development (AND-161).
    LeaderScore(u8),
    /// A module of these columns is taken.
    Acquire(u8, Price),
    /// Modules are bought at a field; so many have been.
    Field(u8, u8),
    /// A module of these columns is discarded (AND-60).
    Scrap(u8),
    /// A module that has been paid for joins a station.
    Join(ModuleId),
    /// It may be passed to the team mate (AND-256).
    PassOn(ModuleId),
    /// The display is filled up (AND-148).
    Refill,
    /// One step on a track.
    Advance(Track),
    /// One step on a track of choice.
    AdvanceAny,
    /// A ship upgrade (AND-140).
    Upgrade,
    /// A ship of the upgraded type may be built for nothing (AND-141).
    UpgradeShip(ShipKind),
    /// Cards may be drawn up to the limit (AND-173).
    DrawUp,
    /// Two event cards will be looked at.
    Peek,
    /// A token is taken from a stack.
    Discover(u8),
    /// Which of two event cards goes on top.
    Look(EventId, EventId),
    /// A moon is claimed somewhere.
    ClaimMoon(Sky),
    /// Any moon of a planet is claimed.
    ChooseMoon(Space),
    /// There is no room for a moon (AND-62).
    Room(MoonId),
    /// So many leaders may be recruited.
    Recruit(u8),
    /// The planet whose printed resource is gained.
    Printed(Printed),
    /// So many cards are discarded.
    DiscardCards(u8),
    /// A ship comes back from the map.
    ReturnShip,
    /// A module is activated by a card.
    ActivateOne,
    /// By what a module is activated (AND-109).
    Power(Berth),
    /// Further science modules (AND-116).
    Science,
    /// A used development card is turned up.
    TurnUp,
    /// A module is damaged; true: by a mechaphage token.
    DamageModule(bool),
    /// A ship on the map is damaged.
    HitShip,
    /// Whose targeting is worse.
    Jam(u8),
    /// Who has more dice.
    Hire(u8, BlockId),
    /// To whom safe passage is paid.
    Passage(u8),
    /// From whom a resource is taken.
    StealFrom(BlockId),
    /// Which resource is taken.
    StealWhat(Seat),
    /// Whether the `k`th player ends the battle.
    Hail(u8),
    /// Whether the `k`th player agrees.
    Accord(u8, u8, BlockId),
    /// Whether the `k`th player pays.
    Intimidate(u8),
    /// Somebody may end the battle.
    EndIt,
    /// Somebody may agree.
    Agree(u8, u8, BlockId),
    /// Somebody may pay energy.
    Yield,
    /// Dice to be thrown again, a bit for each.
    Reroll(u8),
    /// A die that will show this.
    SetDie(u8),
    /// So many ships may leave.
    Withdraw(u8),
    /// A ship that is spared.
    SaveShip,
    /// The seat's ships are damaged, after its cards.
    Damage,
    /// A card or the moon of tactical operations.
    Operations,
    /// Into which socket a moon is set.
    Socket(MoonId),
    /// Which industry module comes next.
    Arrange,
    /// What is handed over; true: given, false: received.
    Trade(bool),
    /// Whether the team mate agrees.
    Deal(bool, Thing),
    /// What comes first at the end of the turn (AND-32).
    EndOrder,
    /// Cards above the limit are discarded.
    Excess,
    /// An event.
    Event(EventPart),
    /// A raider of this class is placed; so many more.
    Place(Class, u8),
    /// Where the raider starts, among equals.
    Lair(Class),
    /// Who of two team mates takes the token (AND-251).
    Award(Seat, Seat),
    /// A ship may move to the barge.
    Rescue,
    /// What follows a card: it goes to the pile.
    Played(TacticId),
}

/// A procedure and the seat that it waits for, or runs for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub task: Task,
}

impl Default for Frame {
    fn default() -> Self {
        Self { seat: Seat::default(), task: Task::Sequence(Step::default()) }
    }
}
