//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Rule, Seat};

use crate::effects::{Cost, Missing, Need};
use crate::ids::{Area, Track, Worker};

/// A rule of the ledger.
pub const fn tra(number: u16) -> Rule {
    Rule { prefix: "TRA", number }
}

/// Where a worker may go (TRA-30 to TRA-33).
const fn places_of(worker: Worker) -> u16 {
    match worker {
        Worker::Captain => 30,
        Worker::Crew => 31,
        Worker::Lieutenant => 32,
    }
}

orrery_core::refusals! {
    /// Why an action is not allowed.
    #[allow(missing_docs)] // Each is said in words by its text.
    pub enum Refusal of tra {
        // Who decides, and when.
        Over => 71,
        NotYourTurn { rule: u16, who: Seat } => rule,
        NotAsked { rule: u16 } => rule,
        NotNow { rule: u16 } => rule,
        MustAnswer { rule: u16 } => rule,
        ActedAlready => 85,
        BetweenSteps => 212,
        NothingToFinish => 213,
        NothingToFollow => 90,
        // Setup.
        Taken => 59,
        DraftOver => 60,
        OneOfEach => 60,
        // Workers and their places.
        SpaceUsed { area: Area, who: Seat } => 88,
        OwnCaptainHere { area: Area } => 263,
        NoCaptain => 87,
        NoWorker { rule: u16, worker: Worker } => rule,
        WrongWorker { worker: Worker } => places_of(worker),
        NothingPossible { rule: u16, missing: Missing } => rule,
        NothingDoneYet => 277,
        OmniCopy => 105,
        NoOutpostHere { rule: u16 } => rule,
        NotActionPlanet { rule: u16 } => rule,
        NoBridge => 269,
        NoChainOfCommand => 266,
        PlanetUsed => 96,
        // Payments.
        CannotPay { cost: Cost, missing: Cost } => 7,
        CannotPayExchange { cost: Cost, missing: Cost, credits: u8 } => 7,
        NoExchange => 215,
        NotInCost => 208,
        // Choices.
        MustChoose => 28,
        NoSuchWay => 28,
        NoSuchReward => 138,
        NotItsColour => 192,
        YieldedAlready => 191,
        YieldsNothing => 192,
        // Income.
        PaysNothing => 72,
        CollectedTogether => 73,
        NothingToCollect => 73,
        IncomeLeft => 72,
        // Levels.
        TechnologyTooLow { rule: u16, needs: u8, has: u8 } => rule,
        TradeTooLow { needs: u8, has: u8 } => 129,
        PoliticsTooLow { needs: u8, has: u8 } => 197,
        MilitaryTooLow { needs: u8, has: u8 } => 148,
        TrackEnd { rule: u16, track: Track, level: u8 } => rule,
        // Moves and outposts.
        NoMovesLeft { moves: u8 } => 109,
        NotAdjacent => 110,
        OutpostBetweenMoves => 112,
        OneOptionOnly => 113,
        NoFreeMove => 110,
        MoveIsFree => 120,
        OneShip => 127,
        NoSuchShip => 123,
        NoWormhole => 114,
        NoWormholeKeys => 117,
        SamePlanet => 114,
        NotYourPlanet => 118,
        OutpostPlaced => 108,
        NotInOrbit => 128,
        SlotFull => 128,
        SlotTaken => 128,
        NotBeside => 140,
        OutpostAlreadyHere => 133,
        NoOutpostLeft { count: u8 } => 134,
        // Crew.
        NoAvailableCrew { rule: u16 } => rule,
        // Cards.
        NoDevelopmentMarker => 174,
        AlreadyMarked => 175,
        NotOnDisplay { rule: u16 } => rule,
        LogFull { most: u8 } => 199,
        NotInLog => 204,
        NeverDiscarded => 199,
        NoFreeAction => 178,
        Requirement { needs: Need, has: u8 } => 204,
        OncePerRoundUsed { rule: u16 } => rule,
        NotDealt => 250,
        // The Senate.
        DecreeUnmet { needs: Need, has: u8 } => 229,
        AlreadySeated => 231,
        // Tokens.
        TokenNotOwned => 217,
        TokenNoEffect => 219,
        TokenUsed => 220,
        TokenNotUsed => 222,
        TokenIncomeOnly => 82,
    }
}
