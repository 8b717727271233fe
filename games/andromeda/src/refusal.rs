//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Reason, Rule, Text};

use crate::effects::Moment;
use crate::ids::{Base, Column, Resource, ShipKind, Track};

/// A rule of the ledger.
pub const fn and(number: u16) -> Rule {
    Rule { prefix: "AND", number }
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Each is said in words by `explain`.
pub enum Refusal {
    NotAwaited,
    NotAsked { rule: u16 },
    NotNow,
    Over,
    MustDecide,
    NotInEvent,
    NotOwnTurn { rule: u16 },
    NotDealt { rule: u16 },
    MustReturn,
    MustLaunch,
    NoLaunch,
    NotInHangar { kind: ShipKind },
    NoRegion,
    Quasar,
    NeedsVoyage,
    OwnShipThere,
    Occupied,
    OutOfRange { range: u8 },
    NoEnergy { rule: u16, needs: u8, has: u8 },
    BaseUseless { base: Base },
    BaseNotReady,
    BaseFirst,
    NoSuchShip,
    Held,
    OtherResource,
    NoResource { resource: Resource },
    RestUnpayable,
    MoonUnneeded,
    NothingWaived,
    NotInHand,
    NoSuchMoon,
    NoLeader,
    NoShipThere { rule: u16 },
    NothingExtra,
    NoFaceUpCard,
    NoFaceDownCard,
    NoSuchToken,
    UselessThing { rule: u16 },
    NothingToArrange,
    RearrangedAlready,
    PlacedAlready,
    WrongMoment { moment: Moment },
    NothingToDo,
    NotInStack,
    NotInReserve,
    Upgraded { kind: ShipKind },
    NotInDisplay,
    OtherColumn { column: Column },
    ModuleUnpayable { column: Column },
    NoSuchModule,
    EndGameModule,
    Damaged { markers: u8 },
    UsedModule,
    NoMoonInSocket,
    NoEffect,
    OnlyByReactor,
    OnlyByShip,
    NoShipInRow,
    NotScience,
    HalfSocket,
    NoSocket,
    NoResourceMoon,
    NoPlanet,
    NoTransport,
    Developed,
    FewLeaders { needs: u8, has: u8 },
    LastShip,
    DevelopmentUnpayable { track: Track },
    NoneUnbuilt { kind: ShipKind },
    ShipUnpayable { needs: u8 },
    NoRaiderInRange,
    NoLair,
    NoMoonThere,
    NotLookedAt,
    OtherPlanet,
    NotBasic,
    NoCardsLeft,
    WayImpossible,
    TrackFull { track: Track },
    NotInScrapyard { kind: ShipKind },
    ShieldWhole { kind: ShipKind },
    NotDamaged,
    DamagedAlready,
    NoParticipant,
    NotOneself,
    NoVictim,
    VictimHasNone { resource: Resource },
    AimedEnough { most: u8 },
    TooMuchEnergy { most: u8 },
    NoSuchDie,
    NothingSaves,
    NoMoonInOperations,
    NoTeams,
    TradedAlready,
    NothingToHandOver,
    NotThere,
}

/// Nothing against it, or the reason.
pub(crate) const fn allow(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        let (rule, text) = refusal.explain();
        Self { rule: and(rule), text }
    }
}

impl Refusal {
    /// The rule's number and the sentence.
    #[allow(clippy::too_many_lines)] // One line for each reason.
    fn explain(self) -> (u16, Text) {
        let plain = Text::new;
        match self {
            Self::NotAwaited => (68, plain("refusal-not-awaited")),
            Self::NotAsked { rule } => (rule, plain("refusal-not-asked")),
            Self::NotNow => (83, plain("refusal-not-now")),
            Self::Over => (225, plain("refusal-over")),
            Self::MustDecide => (26, plain("refusal-must-decide")),
            Self::NotInEvent => (220, plain("refusal-not-in-event")),
            Self::NotOwnTurn { rule } => (rule, plain("refusal-not-own-turn")),
            Self::NotDealt { rule } => (rule, plain("refusal-not-dealt")),
            Self::MustReturn => (27, plain("refusal-must-return")),
            Self::MustLaunch => (130, plain("refusal-must-launch")),
            Self::NoLaunch => (52, plain("refusal-no-launch")),
            Self::NotInHangar { kind } => (39, plain("refusal-not-in-hangar").name("ship", kind.key())),
            Self::NoRegion => (39, plain("refusal-no-region")),
            Self::Quasar => (241, plain("refusal-quasar")),
            Self::NeedsVoyage => (47, plain("refusal-needs-voyage")),
            Self::OwnShipThere => (44, plain("refusal-own-ship-there")),
            Self::Occupied => (40, plain("refusal-occupied")),
            Self::OutOfRange { range } => (43, plain("refusal-out-of-range").amount("range", range)),
            Self::NoEnergy { rule, needs, has } => {
                (rule, plain("refusal-no-energy").amount("needs", needs).amount("has", has))
            }
            Self::BaseUseless { base } => (45, plain("refusal-base-useless").name("base", base.key())),
            Self::BaseNotReady => (46, plain("refusal-base-not-ready")),
            Self::BaseFirst => (45, plain("refusal-base-first")),
            Self::NoSuchShip => (137, plain("refusal-no-such-ship")),
            Self::Held => (181, plain("refusal-held")),
            Self::OtherResource => (34, plain("refusal-other-resource")),
            Self::NoResource { resource } => {
                (34, plain("refusal-no-resource").name("resource", resource.key()))
            }
            Self::RestUnpayable => (122, plain("refusal-rest-unpayable")),
            Self::MoonUnneeded => (79, plain("refusal-moon-unneeded")),
            Self::NothingWaived => (154, plain("refusal-nothing-waived")),
            Self::NotInHand => (83, plain("refusal-not-in-hand")),
            Self::NoSuchMoon => (61, plain("refusal-no-such-moon")),
            Self::NoLeader => (77, plain("refusal-no-leader")),
            Self::NoShipThere { rule } => (rule, plain("refusal-no-ship-there")),
            Self::NothingExtra => (80, plain("refusal-nothing-extra")),
            Self::NoFaceUpCard => (74, plain("refusal-no-face-up-card")),
            Self::NoFaceDownCard => (74, plain("refusal-no-face-down-card")),
            Self::NoSuchToken => (76, plain("refusal-no-such-token")),
            Self::UselessThing { rule } => (rule, plain("refusal-useless-thing")),
            Self::NothingToArrange => (150, plain("refusal-nothing-to-arrange")),
            Self::RearrangedAlready => (263, plain("refusal-rearranged-already")),
            Self::PlacedAlready => (150, plain("refusal-placed-already")),
            Self::WrongMoment { moment } => (83, plain("refusal-wrong-moment").name("moment", moment.key())),
            Self::NothingToDo => (274, plain("refusal-nothing-to-do")),
            Self::NotInStack => (169, plain("refusal-not-in-stack")),
            Self::NotInReserve => (140, plain("refusal-not-in-reserve")),
            Self::Upgraded { kind } => (142, plain("refusal-upgraded").name("ship", kind.key())),
            Self::NotInDisplay => (144, plain("refusal-not-in-display")),
            Self::OtherColumn { column } => (144, plain("refusal-other-column").name("column", column.key())),
            Self::ModuleUnpayable { column } => {
                (144, plain("refusal-module-unpayable").name("column", column.key()))
            }
            Self::NoSuchModule => (145, plain("refusal-no-such-module")),
            Self::EndGameModule => (123, plain("refusal-end-game-module")),
            Self::Damaged { markers } => (113, plain("refusal-damaged").amount("markers", markers)),
            Self::UsedModule => (110, plain("refusal-used-module")),
            Self::NoMoonInSocket => (118, plain("refusal-no-moon-in-socket")),
            Self::NoEffect => (122, plain("refusal-no-effect")),
            Self::OnlyByReactor => (116, plain("refusal-only-by-reactor")),
            Self::OnlyByShip => (116, plain("refusal-only-by-ship")),
            Self::NoShipInRow => (111, plain("refusal-no-ship-in-row")),
            Self::NotScience => (116, plain("refusal-not-science")),
            Self::HalfSocket => (153, plain("refusal-half-socket")),
            Self::NoSocket => (70, plain("refusal-no-socket")),
            Self::NoResourceMoon => (152, plain("refusal-no-resource-moon")),
            Self::NoPlanet => (155, plain("refusal-no-planet")),
            Self::NoTransport => (154, plain("refusal-no-transport")),
            Self::Developed => (156, plain("refusal-developed")),
            Self::FewLeaders { needs, has } => {
                (154, plain("refusal-few-leaders").amount("needs", needs).amount("has", has))
            }
            Self::LastShip => (157, plain("refusal-last-ship")),
            Self::DevelopmentUnpayable { track } => {
                (154, plain("refusal-development-unpayable").name("development", track.development_key()))
            }
            Self::NoneUnbuilt { kind } => (138, plain("refusal-none-unbuilt").name("ship", kind.key())),
            Self::ShipUnpayable { needs } => (138, plain("refusal-ship-unpayable").amount("needs", needs)),
            Self::NoRaiderInRange => (103, plain("refusal-no-raider-in-range")),
            Self::NoLair => (93, plain("refusal-no-lair")),
            Self::NoMoonThere => (54, plain("refusal-no-moon-there")),
            Self::NotLookedAt => (56, plain("refusal-not-looked-at")),
            Self::OtherPlanet => (55, plain("refusal-other-planet")),
            Self::NotBasic => (35, plain("refusal-not-basic")),
            Self::NoCardsLeft => (36, plain("refusal-no-cards-left")),
            Self::WayImpossible => (122, plain("refusal-way-impossible")),
            Self::TrackFull { track } => (167, plain("refusal-track-full").name("track", track.key())),
            Self::NotInScrapyard { kind } => {
                (207, plain("refusal-not-in-scrapyard").name("ship", kind.key()))
            }
            Self::ShieldWhole { kind } => (207, plain("refusal-shield-whole").name("ship", kind.key())),
            Self::NotDamaged => (207, plain("refusal-not-damaged")),
            Self::DamagedAlready => (205, plain("refusal-damaged-already")),
            Self::NoParticipant => (178, plain("refusal-no-participant")),
            Self::NotOneself => (88, plain("refusal-not-oneself")),
            Self::NoVictim => (88, plain("refusal-no-victim")),
            Self::VictimHasNone { resource } => {
                (88, plain("refusal-victim-has-none").name("resource", resource.key()))
            }
            Self::AimedEnough { most } => (136, plain("refusal-aimed-enough").amount("most", most)),
            Self::TooMuchEnergy { most } => (187, plain("refusal-too-much-energy").amount("most", most)),
            Self::NoSuchDie => (191, plain("refusal-no-such-die")),
            Self::NothingSaves => (199, plain("refusal-nothing-saves")),
            Self::NoMoonInOperations => (197, plain("refusal-no-moon-in-operations")),
            Self::NoTeams => (255, plain("refusal-no-teams")),
            Self::TradedAlready => (255, plain("refusal-traded-already")),
            Self::NothingToHandOver => (255, plain("refusal-nothing-to-hand-over")),
            Self::NotThere => (255, plain("refusal-not-there")),
        }
    }
}
