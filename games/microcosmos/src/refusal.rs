//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Reason, Rule, Text};

use crate::content::{Colour, EdgeColour};
use crate::state::{Resource, Specialist};

/// A rule of the ledger.
pub const fn mic(number: u16) -> Rule {
    Rule { prefix: "MIC", number }
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Somebody else decides now.
    NotAwaited,
    /// Another question of the same step comes first.
    AnswerFirst,
    /// The step is over, or was skipped.
    StepOver,
    /// It belongs to a later step of the turn.
    TooEarly {
        /// From 1 to 5.
        step: u8,
    },
    /// No turn has begun.
    NoTurnYet,
    /// It is another player's turn.
    OtherTurn,
    /// The game is over.
    Over,
    /// The card was not dealt to this player.
    NotDealt,
    /// One dealt card is discarded, and no other.
    OneRejected,
    /// No card is to be placed.
    NothingToPlace,
    /// No resource of choice is gained now.
    NothingToGain,
    /// No resource of choice is paid now.
    NothingToPay,
    /// No specialist is paid now.
    NoSpecialistAsked,
    /// No card of the Cantina is taken now.
    NothingToTake,
    /// No survivor card is to be kept.
    NothingToKeep,
    /// The Automa pays nothing now.
    AutomaPaysNothing,
    /// Another card is to be placed.
    OtherCard,
    /// The row has no free slot.
    RowFull {
        /// Cards that a row holds.
        most: u8,
    },
    /// A cost cannot be paid.
    CannotPay {
        /// The rule that asks for it.
        rule: u16,
        /// Of what.
        resource: Resource,
        /// Needed.
        needs: u8,
        /// The player's.
        has: u8,
    },
    /// There is no resource to pay with.
    CannotPayAny,
    /// One upgrade in a turn.
    OneUpgrade,
    /// The Ark has moved.
    UpgradeTooLate,
    /// The upgrade works already.
    Unlocked,
    /// A specialist is missing.
    NoSpecialist {
        /// The rule that asks for it.
        rule: u16,
        /// Which.
        specialist: Specialist,
    },
    /// There are too few Leaders.
    FewLeaders {
        /// The rule that asks for them.
        rule: u16,
        /// Needed.
        needs: u8,
        /// The player's.
        has: u8,
    },
    /// There are too few resources of any kind.
    FewResources {
        /// Needed.
        needs: u8,
        /// The player's.
        has: u8,
    },
    /// The card is not in the player's rows.
    NotInRows {
        /// The rule that asks for a card of the rows.
        rule: u16,
    },
    /// The cost asks for another specialist.
    OtherSpecialist,
    /// The token is not ready.
    TokenUsed,
    /// The Ark has moved in this turn.
    JourneyOver,
    /// There is no such space.
    NoSuchSpace,
    /// The Ark has set out for a discovery.
    MustDiscover,
    /// The Ark has been there this turn.
    BeenThere,
    /// The space is out of reach.
    TooFar {
        /// Steps that are left.
        steps: u8,
    },
    /// Another Ark is there.
    Occupied,
    /// The Automa's Ark is there.
    AutomaIsThere,
    /// There is a planet already.
    Discovered,
    /// No edge to that position can be crossed.
    EdgeTooFar {
        /// Steps that are left.
        steps: u8,
    },
    /// That is no step towards a discovery.
    NoStep,
    /// The card is not in the Cantina.
    NotInCantina,
    /// No more crew cards in this turn.
    CrewPlayed {
        /// Cards that may be played here.
        most: u8,
    },
    /// A card of the upper row is discarded.
    AlreadyUp,
    /// The upper row is full.
    UpperFull {
        /// Cards that a row holds.
        most: u8,
    },
    /// The active edge does not fit the destination.
    EdgeMismatch {
        /// The colour of the edge.
        edge: EdgeColour,
    },
    /// An asteroid gives nothing.
    NothingHere,
    /// Specialists are not gained on planets.
    NotOnPlanets,
    /// The action is for planets only.
    OnlyOnPlanets,
    /// Two actions on a planet must differ.
    SameDeed,
    /// Each action here once.
    DoneHere,
    /// At most two actions.
    TwoDeeds,
    /// A second action needs Robotics.
    NoRobotics,
    /// A second action needs a colony here.
    NoColonyHere,
    /// The planet has been terraformed.
    Terraformed,
    /// The track is full.
    TrackFull {
        /// Which.
        resource: Resource,
        /// Its last level.
        most: u8,
    },
    /// The planet has no such track.
    NoTrack {
        /// Which.
        resource: Resource,
    },
    /// No survivor card is left.
    NoSurvivors,
    /// The card was not turned up.
    NotTurnedUp,
    /// The card is not held.
    NotHeld,
    /// The planet has not been terraformed.
    NotTerraformed,
    /// The planet has another colour.
    OtherColour {
        /// The planet's.
        colour: Colour,
    },
    /// No colony marker in the pool.
    NoColonyMarker,
    /// There is an own colony.
    ColonyHere,
    /// No outpost has been unlocked.
    NoOutpost,
    /// There is an own outpost.
    OutpostHere,
    /// There is no own outpost.
    NoOutpostThere,
    /// The card makes other tokens ready.
    OtherToken {
        /// The card's symbol.
        symbol: Specialist,
    },
    /// The token is ready.
    TokenReady {
        /// Which.
        specialist: Specialist,
    },
    /// There is no room for a crew card.
    CrewFull {
        /// Cards that a player holds.
        most: u8,
    },
    /// One card is drawn at the end of a turn.
    OneDrawn,
    /// Deck and discard pile are empty.
    NoCrewLeft,
    /// The Automa has no such card, or cannot use it here.
    NotAutomas,
    /// The Ark must move.
    MustMove,
    /// Something must be chosen.
    MustDecide,
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Self {
        let (rule, text) = refusal.explain();
        Self { rule: mic(rule), text }
    }
}

impl Refusal {
    /// The rule's number and the sentence.
    fn explain(self) -> (u16, Text) {
        let plain = Text::new;
        match self {
            Self::NotAwaited => (20, plain("refusal-not-awaited")),
            Self::AnswerFirst => (22, plain("refusal-answer-first")),
            Self::StepOver => (23, plain("refusal-step-over")),
            Self::TooEarly { step } => (22, plain("refusal-too-early").amount("step", step)),
            Self::NoTurnYet => (18, plain("refusal-no-turn-yet")),
            Self::OtherTurn => (20, plain("refusal-other-turn")),
            Self::Over => (158, plain("refusal-over")),
            Self::NotDealt => (15, plain("refusal-not-dealt")),
            Self::OneRejected => (15, plain("refusal-one-rejected")),
            Self::NothingToPlace => (36, plain("refusal-nothing-to-place")),
            Self::NothingToGain => (30, plain("refusal-nothing-to-gain")),
            Self::NothingToPay => (26, plain("refusal-nothing-to-pay")),
            Self::NoSpecialistAsked => (45, plain("refusal-no-specialist-asked")),
            Self::NothingToTake => (41, plain("refusal-nothing-to-take")),
            Self::NothingToKeep => (127, plain("refusal-nothing-to-keep")),
            Self::AutomaPaysNothing => (182, plain("refusal-automa-pays-nothing")),
            Self::OtherCard => (36, plain("refusal-other-card")),
            Self::RowFull { most } => (33, plain("refusal-row-full").amount("most", most)),
            Self::CannotPay { rule, resource, needs, has } => {
                let text = plain("refusal-cannot-pay").name("resource", resource.key());
                (rule, text.amount("needs", needs).amount("has", has))
            }
            Self::CannotPayAny => (97, plain("refusal-cannot-pay-any")),
            Self::OneUpgrade => (51, plain("refusal-one-upgrade")),
            Self::UpgradeTooLate => (51, plain("refusal-upgrade-too-late")),
            Self::Unlocked => (54, plain("refusal-unlocked")),
            Self::NoSpecialist { rule, specialist } => {
                (rule, plain("refusal-no-specialist").name("specialist", specialist.key()))
            }
            Self::FewLeaders { rule, needs, has } => {
                (rule, plain("refusal-few-leaders").amount("needs", needs).amount("has", has))
            }
            Self::FewResources { needs, has } => {
                (26, plain("refusal-few-resources").amount("needs", needs).amount("has", has))
            }
            Self::NotInRows { rule } => (rule, plain("refusal-not-in-rows")),
            Self::OtherSpecialist => (46, plain("refusal-other-specialist")),
            Self::TokenUsed => (49, plain("refusal-token-used")),
            Self::JourneyOver => (60, plain("refusal-journey-over")),
            Self::NoSuchSpace => (62, plain("refusal-no-such-space")),
            Self::MustDiscover => (73, plain("refusal-must-discover")),
            Self::BeenThere => (63, plain("refusal-been-there")),
            Self::TooFar { steps } => (61, plain("refusal-too-far").amount("steps", steps)),
            Self::Occupied => (65, plain("refusal-occupied")),
            Self::AutomaIsThere => (176, plain("refusal-automa-is-there")),
            Self::Discovered => (69, plain("refusal-discovered")),
            Self::EdgeTooFar { steps } => (69, plain("refusal-edge-too-far").amount("steps", steps)),
            Self::NoStep => (73, plain("refusal-no-step")),
            Self::NotInCantina => (41, plain("refusal-not-in-cantina")),
            Self::CrewPlayed { most } => (86, plain("refusal-crew-played").amount("most", most)),
            Self::AlreadyUp => (93, plain("refusal-already-up")),
            Self::UpperFull { most } => (92, plain("refusal-upper-full").amount("most", most)),
            Self::EdgeMismatch { edge } => (89, plain("refusal-edge-mismatch").name("edge", edge.key())),
            Self::NothingHere => (103, plain("refusal-nothing-here")),
            Self::NotOnPlanets => (99, plain("refusal-not-on-planets")),
            Self::OnlyOnPlanets => (102, plain("refusal-only-on-planets")),
            Self::SameDeed => (100, plain("refusal-same-deed")),
            Self::DoneHere => (102, plain("refusal-done-here")),
            Self::TwoDeeds => (100, plain("refusal-two-deeds")),
            Self::NoRobotics => (100, plain("refusal-no-robotics")),
            Self::NoColonyHere => (101, plain("refusal-no-colony-here")),
            Self::Terraformed => (123, plain("refusal-terraformed")),
            Self::TrackFull { resource, most } => {
                (111, plain("refusal-track-full").name("resource", resource.key()).amount("most", most))
            }
            Self::NoTrack { resource } => (76, plain("refusal-no-track").name("resource", resource.key())),
            Self::NoSurvivors => (131, plain("refusal-no-survivors")),
            Self::NotTurnedUp => (132, plain("refusal-not-turned-up")),
            Self::NotHeld => (133, plain("refusal-not-held")),
            Self::NotTerraformed => (133, plain("refusal-not-terraformed")),
            Self::OtherColour { colour } => (133, plain("refusal-other-colour").name("colour", colour.key())),
            Self::NoColonyMarker => (137, plain("refusal-no-colony-marker")),
            Self::ColonyHere => (142, plain("refusal-colony-here")),
            Self::NoOutpost => (151, plain("refusal-no-outpost")),
            Self::OutpostHere => (149, plain("refusal-outpost-here")),
            Self::NoOutpostThere => (147, plain("refusal-no-outpost-there")),
            Self::OtherToken { symbol } => {
                let rule = if symbol == Specialist::Engineer { 153 } else { 154 };
                (rule, plain("refusal-other-token").name("symbol", symbol.key()))
            }
            Self::TokenReady { specialist } => {
                (155, plain("refusal-token-ready").name("specialist", specialist.key()))
            }
            Self::CrewFull { most } => (34, plain("refusal-crew-full").amount("most", most)),
            Self::OneDrawn => (156, plain("refusal-one-drawn")),
            Self::NoCrewLeft => (40, plain("refusal-no-crew-left")),
            Self::NotAutomas => (215, plain("refusal-not-automas")),
            Self::MustMove => (60, plain("refusal-must-move")),
            Self::MustDecide => (23, plain("refusal-must-decide")),
        }
    }
}
