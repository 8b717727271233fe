//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Arg, Rule, Seat};

use crate::effects::{Cost, Moment};
use crate::ids::{Base, Column, Resource, ShipKind, Track};
use crate::why::Why;

/// A rule of the ledger.
pub const fn and(number: u16) -> Rule {
    Rule { prefix: "AND", number }
}

macro_rules! names {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Arg {
            fn from(thing: $kind) -> Self {
                Self::Name(thing.key().into())
            }
        })+
    };
}

names!(Base, Column, Moment, Resource, ShipKind, Track);

orrery_core::refusals! {
    /// Why an action is not allowed.
    #[allow(missing_docs)] // Each is said in words by its text.
    pub enum Refusal of and {
        // Who decides, and when.
        Over => 225,
        NotAwaited { who: Seat } => 68,
        NotOwnTurn { rule: u16 } => rule,
        NotStarted => 25,
        NotInEvent => 220,
        InAnEffect => 67,
        Busy => 275,
        MustDecide { rule: u16 } => rule,
        OnlyAtSetup { rule: u16 } => rule,
        OnlyAtTurnStart => 26,
        OnlyAtTurnEnd => 32,
        NothingToPay => 34,
        NothingToGain => 35,
        NoShipUnderWay => 39,
        NoEventsSeen => 56,
        NothingToChoose => 57,
        OnlyAfterOnePurchase => 60,
        MoonFirst => 70,
        NothingOffered => 83,
        OnlyInRaid => 103,
        OnlyInReturn => 109,
        ModuleFirst => 109,
        OnlyByAnEffect { rule: u16 } => rule,
        OnlyWhileArranging => 150,
        NobodyToName => 178,
        OnlyInPreparation => 185,
        OnlyAfterRoll => 192,
        OnlyAfterDefeat => 197,
        OnlyByRepair => 207,
        OnlyWhenAcquired => 256,
        // Setup.
        NotDealt { rule: u16 } => rule,
        // Launches.
        MustReturn => 27,
        NoLaunch => 52,
        NotInHangar { ship: ShipKind } => 39,
        NoRegion => 39,
        Quasar => 241,
        NeedsVoyage => 47,
        OwnShipThere => 44,
        Occupied => 40,
        OutOfRange { range: u8, away: u8 } => 43,
        NoEnergy { rule: u16, needs: u8, has: u8 } => rule,
        BaseUseless { base: Base, why: Why } => 45,
        BaseNotReady { why: Why } => 46,
        BaseFirst => 45,
        NoSuchShip => 137,
        Held => 181,
        NoFarther => 274,
        // Payments.
        OtherResource { asked: Cost } => 34,
        NoResource { resource: Resource } => 34,
        NameTheCard { rule: u16 } => rule,
        MoonUnneeded => 79,
        NothingWaived => 154,
        HandFits { has: u8, limit: u8 } => 28,
        // Things that somebody has.
        NotInHand => 83,
        NoSuchMoon => 61,
        NoLeader => 77,
        NoShipThere { rule: u16 } => rule,
        NothingExtra => 80,
        NoFaceUpCard => 74,
        NoFaceDownCard => 74,
        NoSuchToken => 76,
        NoEffect { rule: u16, why: Why } => rule,
        WrongMoment { moment: Moment } => 83,
        NothingToArrange { has: u8 } => 150,
        RearrangedAlready => 263,
        PlacedAlready => 150,
        NotInStack => 169,
        NotInReserve => 140,
        Upgraded { ship: ShipKind } => 142,
        // Modules.
        NotInDisplay => 144,
        OtherColumn { column: Column } => 144,
        ModuleUnpayable { column: Column, lack: Cost } => 144,
        NoSuchModule => 145,
        EndGameModule => 123,
        Damaged { markers: u8 } => 113,
        UsedModule => 110,
        NoMoonInSocket => 118,
        OnlyByReactor => 116,
        OnlyByShip => 116,
        NoShipInRow => 111,
        NotScience => 116,
        HalfSocket => 153,
        NoSocket => 70,
        NoResourceMoon => 152,
        // Developments and ships.
        NoDevelopment { why: Why } => why.rule(),
        NoneUnbuilt { ship: ShipKind } => 138,
        ShipUnpayable { ship: ShipKind, lack: Cost } => 138,
        // Raiders, moons, events.
        NoRaiderInRange => 103,
        NoLair => 93,
        NoMoonThere => 54,
        NotLookedAt => 56,
        OtherPlanet => 55,
        NotBasic => 35,
        NoCardsLeft => 36,
        NoSuchWay { ways: u8 } => 57,
        TrackFull { track: Track } => 167,
        NotInScrapyard { ship: ShipKind } => 207,
        ShieldWhole { ship: ShipKind } => 207,
        NotDamaged => 207,
        DamagedAlready => 205,
        // Battles.
        NoParticipant => 178,
        NotOneself => 88,
        NoVictim => 88,
        VictimHasNone { resource: Resource } => 88,
        CannotAim => 136,
        AimedEnough { most: u8 } => 136,
        NothingSpent => 185,
        TooMuchEnergy { most: u8 } => 187,
        NoSuchDie => 191,
        NothingSaves => 199,
        NoMoonInOperations => 197,
        // Teams.
        NoTeams => 255,
        TradedAlready => 255,
        DeclinedAlready => 255,
        NothingToHandOver => 255,
        NotThere => 255,
    }
}

/// Nothing against it, or the reason.
pub(crate) const fn allow(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
