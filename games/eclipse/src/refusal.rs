//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Arg, ById, Rule, Seat, Text};

use crate::ids::{ActionKind, Edge, Resource, Track, Unit};

/// A rule of the ledger.
pub const fn ecl(number: u16) -> Rule {
    Rule { prefix: "ECL", number }
}

/// Amounts of resources, as people read them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bill(pub ById<Resource, u8>);

impl Bill {
    /// In words.
    pub fn texts(self) -> Vec<Text> {
        let amounts = self.0.iter().filter(|(_, amount)| **amount > 0);
        let texts: Vec<_> = amounts
            .map(|(resource, amount)| {
                let key = match resource {
                    Resource::Money => "amount-money",
                    Resource::Science => "amount-science",
                    Resource::Materials => "amount-materials",
                };
                Text::new(key).amount("count", *amount)
            })
            .collect();
        if texts.is_empty() { vec![Text::new("nothing")] } else { texts }
    }
}

impl From<Bill> for Arg {
    fn from(bill: Bill) -> Self {
        Self::List(bill.texts())
    }
}

orrery_core::refusals! {
    /// Why an action is not allowed.
    #[allow(missing_docs)] // Each is said in words by its text.
    pub enum Refusal of ecl {
        // Who decides, and when.
        Over => 220,
        NotYourTurn { who: Seat } => 33,
        MustDecide { rule: u16 } => rule,
        TurnStart { rule: u16 } => rule,
        TurnGoesOn => 33,
        StepOf { rule: u16, action: ActionKind } => rule,
        BetweenSteps { rule: u16 } => rule,
        SpeciesChosen => 20,
        NoDiscovery { rule: u16 } => rule,
        NoCubeInHand { rule: u16 } => rule,
        NoArtifact => 81,
        NothingDue => 2,
        NothingDrawn => 180,
        NoBattleStep { rule: u16 } => rule,
        NoShrineNow { rule: u16 } => rule,
        NotShort => 206,
        NoDirection => 218,
        NoFloor => 240,
        // Setup.
        SpeciesTaken => 21,
        SpeciesOff => 230,
        HomeWormhole => 29,
        // Turns.
        NoDisc { rule: u16 } => rule,
        NoReaction { action: ActionKind } => 39,
        NothingPossible { action: ActionKind } => 33,
        OneStepFirst => 33,
        AllUsed { rule: u16, count: u8 } => rule,
        PrimaryOnly => 236,
        StillThere => 254,
        // Colony ships.
        NoColonyShip { count: u8 } => 40,
        NotMagellan => 45,
        NoSquare { sector: u16 } => 40,
        Advanced { resource: Resource } => 42,
        TrackEmpty { resource: Resource } => 41,
        CubeTrack { rule: u16 } => rule,
        TrackIsFull { resource: Resource, count: u8 } => 74,
        EnemyInUpkeep { sector: u16 } => 43,
        NotControlled { rule: u16, sector: u16 } => rule,
        // Explore.
        NoSource => 46,
        NoWormhole => 46,
        Explored => 46,
        OtherName { sector: u16, edge: Edge } => 46,
        StackEmpty { ring: u8 } => 51,
        NotDrawn => 50,
        NoConnection => 50,
        NoSecond => 55,
        // Discoveries.
        CannotUse { rule: u16 } => rule,
        // Influence.
        DiscThere { sector: u16 } => 6,
        EnemyThere { sector: u16 } => 72,
        NotConnected { sector: u16 } => 72,
        NothingToFlip => 70,
        DiscOnTrack => 71,
        // Research.
        Owned => 79,
        NotAvailable => 76,
        NotCheapest { cost: u8 } => 65,
        TrackFull { track: Track, count: u8 } => 78,
        CannotPay { rule: u16, cost: Bill, missing: Bill } => rule,
        NoSector => 85,
        // Upgrade.
        NeedsTechnology { rule: u16 } => rule,
        NoSpace { unit: Unit } => 89,
        SpaceTaken => 89,
        NothingOnSpace => 88,
        Energy { unit: Unit, used: u8, made: u8 } => 91,
        NoDrive { unit: Unit } => 92,
        DriveNotAllowed { unit: Unit } => 92,
        PartNotAllowed { unit: Unit } => 94,
        NoPartLeft => 5,
        PartBeside { rule: u16 } => rule,
        NotDrawnFor { unit: Unit } => 96,
        // Build.
        NoPiece { unit: Unit, count: u8 } => 99,
        SpeciesCannot { unit: Unit } => 100,
        OnePerSector { unit: Unit, sector: u16 } => 99,
        // Move.
        Pinned { sector: u16, enemies: u8, own: u8 } => 106,
        PinnedBy { sector: u16 } => 110,
        NoShip { unit: Unit } => 104,
        DoesNotMove { unit: Unit } => 105,
        NoSteps { count: u8 } => 105,
        Jumped => 114,
        NoWay { from: u16, to: u16 } => 105,
        NotBeside { from: u16, to: u16 } => 114,
        Unexplored { rule: u16 } => rule,
        NoBayRoom { room: u8 } => 115,
        StaysAboard { count: u8 } => 116,
        InBay { count: u8 } => 116,
        NothingAboard { unit: Unit } => 116,
        NowhereToGo { unit: Unit, steps: u8 } => 105,
        // Payments.
        TradeRate { give: u8, resource: Resource, has: u16 } => 2,
        TradeSame => 2,
        TradeTooMuch => 2,
        WouldNotCover => 2,
        CannotCancel => 2,
        // Diplomacy.
        DiplomacyOff { players: u8 } => 120,
        NotNeighbours { who: Seat } => 122,
        ShipsMixed { who: Seat } => 122,
        RelationsExist { who: Seat } => 126,
        Traitor { who: Seat } => 128,
        NoAmbassador { who: Seat } => 126,
        NoAmbassadorSpace { who: Seat } => 122,
        Proposed { who: Seat } => 121,
        HasRoom => 123,
        MakeRoom => 123,
        NotThere { who: Seat } => 255,
        // Alliances.
        AlliancesOff { players: u8 } => 130,
        AllianceFull { count: u8 } => 130,
        AllianceMember { who: Seat } => 133,
        NoAlliance => 136,
        AllianceTiles => 134,
        AllianceRelations { who: Seat } => 131,
        AllianceLeft => 138,
        Betrayer => 138,
        AllianceLastRound => 139,
        AllianceMoment => 131,
        JoinRelations => 132,
        // Combat.
        NotInBattle => 149,
        DoesNotHit { face: u8, computer: u8, shield: u8 } => 154,
        Doomed => 155,
        RetreatTarget { sector: u16 } => 169,
        OrderNotTied => 150,
        NoMissile => 159,
        NoDie => 164,
        NoTile => 180,
        NoReputationSpace => 180,
        NobodyToShow => 183,
        NoCube => 185,
        // Upkeep.
        ShrineBuilt => 211,
        PlanetTaken => 212,
        PlanetColour => 211,
        NoDiscThere { sector: u16 } => 206,
    }
}
