//! The words in which rows say what a thing does, what it asks for, what it counts and what it answers to.
//!
//! A list of effects is carried out from the left to the right, each completely before the next (TRA-27); it is
//! possible if any of its parts is (R110). Where a row says nothing else, a worker may be placed, a way chosen or a
//! token used only if the effect is possible now (TRA-89, TRA-219, TRA-278); "possible" is said at each word. What is
//! not possible when its turn comes is lost (TRA-28).
//!
//! A step that is printed with a price of its own is written as `Pay(cost, then: [Advance(price: Free)])`, a step that
//! is cheaper as `Advance(price: Less(..))`: discounts of cards work on the second and not on the first (TRA-170).

use orrery_core::content;
use serde::{Deserialize, Serialize};

use crate::ids::{Area, Colour, Good, MissionType, PlanetType, Track};

/// A list of effects, carried out in order.
pub type Block = content::Block<Effect>;

/// What is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Energy.
    pub energy: u8,
    /// Ore.
    pub ore: u8,
    /// Aliens.
    pub alien: u8,
    /// Credits.
    pub credit: u8,
    /// Resources of choice, each unit on its own (TRA-25).
    pub any: u8,
    /// Points.
    pub vp: u8,
}

/// What is paid, all of it (TRA-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    /// Energy.
    pub energy: u8,
    /// Ore.
    pub ore: u8,
    /// Aliens.
    pub alien: u8,
    /// Credits.
    pub credit: u8,
    /// Resources of choice, each unit on its own.
    pub any: u8,
}

/// What a step on military or an unlocked trade space costs. Steps on other tracks cost nothing.
#[derive(Clone, Debug, Default, Deserialize)]
pub enum Price {
    /// The cost printed on the panel (TRA-164, TRA-181), less the discounts of cards.
    #[default]
    Normal,
    /// The cost less this, less the discounts of cards (TRA-9).
    Less(Cost),
    /// One of these costs, less the discounts of cards (TRA-165, TRA-182).
    Ways(Vec<Cost>),
    /// A full discount (TRA-8). Requirements stay (TRA-10).
    Free,
}

/// Where an outpost is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Place {
    /// On a planet that an own ship orbits (TRA-128).
    Orbited,
    /// On any action planet (TRA-141).
    ActionPlanet,
}

/// What does not matter when a mission is completed by Special Envoy (TRA-210).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ignore {
    /// Its cost.
    Cost,
    /// All its requirements.
    Requirements,
}

/// How much of an exploration is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Exploration {
    /// Movement and an outpost (TRA-108).
    Both,
    /// Movement or an outpost (TRA-113).
    Either,
}

/// One effect.
#[derive(Clone, Debug, Deserialize)]
pub enum Effect {
    /// Take this from the supply. Always possible.
    Gain(Bundle),
    /// Pay all of it, then the effects. Possible if it can be paid and they are possible with what is left.
    Pay {
        /// What is paid.
        cost: Cost,
        /// What it buys.
        then: Block,
    },
    /// Exactly one of these. Possible if one is, and only possible ones can be chosen.
    Choose(Vec<Block>),
    /// Up to so many different ones of these, in an order of choice. Possible if one is; where it was paid for, only if
    /// so many are (R89).
    ChooseUpTo {
        /// At most so many.
        most: u8,
        /// Of these.
        of: Vec<Block>,
    },
    /// This or nothing. Possible if its effects are.
    May(Block),
    /// This if it is possible, otherwise nothing. Always possible.
    IfPossible(Block),
    /// At least and at most so many times, decided before each further time. Possible if its effects are.
    Repeat {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
        /// What.
        then: Block,
    },
    /// Once for each thing counted. Possible if there is one.
    ForEach {
        /// What is counted.
        what: Counter,
        /// What is done.
        then: Block,
    },
    /// Single steps on a main track (TRA-15). Possible below the last space; on military with the technology level and
    /// the price of the first step (TRA-184).
    Advance {
        /// Which of the four main tracks.
        track: Track,
        /// How many steps.
        steps: u8,
        /// What each costs; only military has a cost.
        #[serde(default)]
        price: Price,
    },
    /// A step, then the effects, which are judged after it. At the end of the track the step is lost and the effects
    /// remain. Possible only if the effects will be (TRA-279).
    StepThen {
        /// Which track.
        track: Track,
        /// What follows.
        then: Block,
    },
    /// Open the next space of the trade track (TRA-167). Possible below level 6 if the price can be paid.
    UnlockTrade(Price),
    /// Open so many trade spaces in setup, without the rewards of fleet tokens (TRA-67).
    OpenTrade(u8),
    /// Up to so many moves of one ship without energy; a wormhole still costs its alien (TRA-120). Possible if one move
    /// is.
    Move(u8),
    /// A ship to any planet with a wormhole, for nothing; may be declined (TRA-115). Always possible.
    WormholeJump,
    /// Place the next outpost, with its requirements and rewards (TRA-138). Possible if some slot passes all checks
    /// (R80).
    PlaceOutpost {
        /// Where.
        at: Place,
        /// Without ore (TRA-65).
        #[serde(default)]
        free: bool,
    },
    /// An exploration action (TRA-108, TRA-113). Possible with one move or one outpost.
    Explore(Exploration),
    /// Collect resources (TRA-190). Always possible: the Capital yields.
    Harvest,
    /// The token of the mining area to the own mining track, if there is one and a space is free (TRA-154, TRA-155).
    TakeMiningToken,
    /// All mining rewards of tokens and planets (TRA-159, TRA-160). Always possible.
    MineAll,
    /// The mining rewards of own mining planets only (TRA-163). Possible with one such planet.
    MinePlanets,
    /// Mark a technology card (TRA-174). Possible with a marker in the hold and a card in reach.
    MarkTechnology,
    /// Take a mission (TRA-198). Possible with room in the log and a mission in reach.
    TakeMission,
    /// Complete a mission of the log without this (TRA-210). Possible if one can be completed so.
    CompleteMission(Ignore),
    /// So many crew members from cryo pods (TRA-35). Possible with one in a pod and an empty crew space.
    Mobilise(u8),
    /// The Lieutenant in place of the mobilised crew member (TRA-68).
    LieutenantForCrew,
    /// This main action, without a worker; nobody follows (TRA-95). Possible if the action is.
    Main(Area),
    /// Any main action but the omni-action (TRA-105). Possible if one is.
    AnyMain,
    /// Any secondary action but the omni-action (TRA-105). Possible if one is.
    AnySecondary,
    /// A level counts so much higher to the end of the round (TRA-224). Always possible.
    TempLevel(Track, u8),
    /// Each own source of income twice, or so many of them (TRA-82). Possible in the own income part, before the first
    /// source.
    DoubleIncome {
        /// At most so many sources; none for all.
        #[serde(default)]
        most: Option<u8>,
    },
    /// In this turn a captain may use a space that somebody else has used (TRA-264). Possible as R72 says.
    ReuseMainSpace,
    /// Turn an own used bonus token up, use it and put it in the box (TRA-222). Possible with a used token that is
    /// possible itself; never Boom Times, mining tokens or tokens of Secret Cache (TRA-281, TRA-282).
    RefreshToken,
}

/// Which outposts are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// All, on the Capital and the Technological Nightmare too (TRA-257).
    All,
    /// On planets that show this colour (TRA-144).
    Colour(Colour),
    /// On planets of this type (TRA-143, TRA-147).
    Type(PlanetType),
    /// On planets that show a trade level (TRA-256).
    TradeLevel,
}

/// Which completed missions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Missions {
    /// All.
    All,
    /// Those that have this type, perhaps beside another (TRA-207).
    Of(MissionType),
}

/// What must hold: the requirement of a mission, the condition of a decree. Levels are effective ones (TRA-13).
#[derive(Clone, Debug, Deserialize)]
pub enum Condition {
    /// At least this level.
    Level(Track, u8),
    /// At least so many own outposts.
    Outposts(Filter, u8),
    /// So many own planets of different colours (TRA-145, R95).
    DifferentColours(u8),
    /// So many own planets of one colour (TRA-146).
    SameColour(u8),
    /// So many own planets that show any of these colours (option `mission_colour_mix`).
    AnyColours(Vec<Colour>, u8),
    /// An own outpost on a planet of each of these types.
    Types(Vec<PlanetType>),
    /// At least so many own pirate tokens, wherever they lie (TRA-151).
    Pirates(u8),
    /// At least so many completed missions.
    Missions(Missions, u8),
    /// A different completed mission for each of these types (TRA-207).
    MissionTypes(Vec<MissionType>),
    /// At least so many marked technology cards.
    Technologies(u8),
    /// All of these.
    All(Vec<Condition>),
    /// One of these at least.
    Any(Vec<Condition>),
}

/// What is counted, for points and for `ForEach`.
#[derive(Clone, Debug, Deserialize)]
pub enum Counter {
    /// Own outposts.
    Outposts(Filter),
    /// Own completed missions.
    Missions(Missions),
    /// Own pirate tokens.
    Pirates,
    /// Own marked technology cards.
    Technologies,
    /// The sum of the effective levels on these tracks.
    Levels(Vec<Track>),
    /// Resources left at the end, of all kinds.
    ResourcesLeft,
    /// Markers of all players on the technology cards that the player has marked.
    MarkersOnOwn,
    /// How many things the effect before it in the same list has handled (TRA-163).
    Last,
}

/// Points at the end of the game.
#[derive(Clone, Debug, Deserialize)]
pub enum Score {
    /// For each thing counted.
    Each {
        /// What is counted.
        what: Counter,
        /// Points for one.
        points: u8,
        /// At most so many points.
        #[serde(default)]
        most: Option<u8>,
    },
    /// The best of these; with the option `objective_or` = `sum` all of them (TRA-254).
    BestOf(Vec<Score>),
    /// All of these.
    Sum(Vec<Score>),
    /// For each thing that the scored objective counts (TRA-258).
    Objective {
        /// Points for one.
        points: u8,
        /// At most so many points.
        most: u8,
    },
}

/// Whose doing is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Who {
    /// The owner's.
    #[default]
    Owner,
    /// Anybody's, the owner's too.
    Anyone,
    /// Somebody else's.
    Other,
}

/// Where a running effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The action of a worker on the operations panel (TRA-187).
    Action,
    /// The same, granted by something else without a worker of its own (TRA-187, TRA-201).
    Granted,
    /// A planet, its income too.
    Planet,
    /// A mission card.
    Mission,
    /// A technology card.
    Technology,
    /// A bonus token.
    Token,
    /// A wealth card.
    Wealth,
    /// An ability tile.
    Ability,
    /// The control panel.
    Panel,
    /// Tracks and tokens in the income phase.
    Income,
}

/// What a card or a tile can answer to. Each is raised once, and is over before what raised it goes on (R60).
#[derive(Clone, Debug, Deserialize)]
pub enum Event {
    /// A marker lies on a technology card, before the one-time effect; not the card that listens (TRA-179).
    TechnologyMarked,
    /// A mission lies in the log.
    MissionTaken,
    /// A mission of one of these types lies completed, before its rewards (TRA-209).
    MissionCompleted(Vec<MissionType>),
    /// The end of an effect with a move or a jump (TRA-121).
    ShipMoved,
    /// The end of an exploration action of which a part was done (TRA-122, TRA-277).
    ExplorationDone,
    /// The end of a mining action (TRA-162).
    MiningDone,
    /// The end of a planet's action of which a part was done (TRA-272).
    PlanetActionDone,
    /// The end of a secondary action of which a part was done (TRA-267).
    SecondaryDone,
    /// A step was made, and its token or reward taken (TRA-186, TRA-187, TRA-194).
    Step {
        /// On which track.
        track: Track,
        /// By whom.
        #[serde(default)]
        who: Who,
        /// Only from these sources; an empty list means any.
        #[serde(default)]
        by: Vec<Source>,
    },
    /// A crew member has sat down (TRA-233, TRA-234).
    Seated {
        /// Whose.
        #[serde(default)]
        who: Who,
    },
}

/// What happens by itself.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Triggered {
    /// After any of these.
    pub on: Vec<Event>,
    /// What.
    pub then: Block,
}

/// What gets cheaper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purchase {
    /// An unlocked trade space (TRA-169).
    TradeSpace,
    /// A completed mission (TRA-208).
    Mission,
}

/// What holds all the time for the owner of a card or a tile.
#[derive(Clone, Debug, Deserialize)]
pub enum Ability {
    /// Less to pay, not below 0 (TRA-9); `any` is a resource of choice.
    Discount {
        /// For what.
        of: Purchase,
        /// How much.
        less: Cost,
    },
    /// A level counts so much higher (TRA-13, TRA-180).
    LevelBonus(Track, u8),
    /// Missions are in reach so much earlier (TRA-197).
    MissionAccess(u8),
    /// The log has so many places (TRA-198).
    MissionLog(u8),
    /// So many more moves in each exploration movement, and so many that cost no energy (TRA-121, TRA-280).
    FreeMoves(u8),
    /// Another price of a wormhole, and what it brings (TRA-117).
    WormholePrice {
        /// Instead of the alien.
        cost: Cost,
        /// What paying it brings.
        then: Block,
    },
    /// The gain for leading on military is doubled, and nothing is lost for being last (TRA-240).
    Deterrence,
    /// Outposts go to action planets without a free slot (TRA-140).
    FullSlots,
    /// Captains go to spaces that others have used (TRA-263).
    ReuseMainSpaces,
    /// The action of a planet where somebody else has an outpost (TRA-265).
    VisitPlanet,
    /// A secondary action becomes the main one (TRA-266, TRA-283).
    SecondaryAsMain,
    /// This planet, and its wormhole from everywhere (TRA-118, TRA-142).
    OwnPlanet(u8),
    /// Tokens set aside at the end of setup, one of them for each round (TRA-69, TRA-223).
    Cache {
        /// Basic tokens.
        basic: u8,
        /// Advanced tokens.
        advanced: u8,
    },
    /// A personal omni space without a fee (TRA-269).
    PersonalOmni,
    /// At the start of the own income 1 of each of these of which there is none (TRA-74).
    TopUp(Vec<Good>),
    /// A second ship (TRA-123 to TRA-127).
    SecondShip,
}

impl content::Nested for Effect {
    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        let inner: &mut [Block] = match self {
            Self::Choose(ways) | Self::ChooseUpTo { of: ways, .. } => ways,
            Self::Pay { then, .. }
            | Self::May(then)
            | Self::IfPossible(then)
            | Self::Repeat { then, .. }
            | Self::ForEach { then, .. }
            | Self::StepThen { then, .. } => std::slice::from_mut(then),
            _ => &mut [],
        };
        inner.iter_mut()
    }
}
