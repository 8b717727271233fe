//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::Rule;

use crate::content::{Colour, EdgeColour};
use crate::state::{Resource, Specialist};

/// A rule of the ledger.
pub const fn mic(number: u16) -> Rule {
    Rule { prefix: "MIC", number }
}

orrery_core::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal of mic {
        /// Somebody else decides now.
        NotAwaited => 20,
        /// Another question of the same step comes first.
        AnswerFirst => 22,
        /// The step is over, or was skipped.
        StepOver => 23,
        /// It belongs to a later step of the turn.
        TooEarly {
            /// From 1 to 5.
            step: u8,
        } => 22,
        /// No turn has begun.
        NoTurnYet => 18,
        /// It is another player's turn.
        OtherTurn => 20,
        /// The game is over.
        Over => 158,
        /// The card was not dealt to this player.
        NotDealt => 15,
        /// One dealt card is discarded, and no other.
        OneRejected => 15,
        /// No card is to be placed.
        NothingToPlace => 36,
        /// No resource of choice is gained now.
        NothingToGain => 30,
        /// No resource of choice is paid now.
        NothingToPay => 26,
        /// No specialist is paid now.
        NoSpecialistAsked => 45,
        /// No card of the Cantina is taken now.
        NothingToTake => 41,
        /// No survivor card is to be kept.
        NothingToKeep => 127,
        /// The Automa pays nothing now.
        AutomaPaysNothing => 182,
        /// Another card is to be placed.
        OtherCard => 36,
        /// The row has no free slot.
        RowFull {
            /// Cards that a row holds.
            most: u8,
        } => 33,
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
        } => rule,
        /// There is no resource to pay with.
        CannotPayAny => 97,
        /// One upgrade in a turn.
        OneUpgrade => 51,
        /// The Ark has moved.
        UpgradeTooLate => 51,
        /// The upgrade works already.
        Unlocked => 54,
        /// A specialist is missing.
        NoSpecialist {
            /// The rule that asks for it.
            rule: u16,
            /// Which.
            specialist: Specialist,
        } => rule,
        /// There are too few Leaders.
        FewLeaders {
            /// The rule that asks for them.
            rule: u16,
            /// Needed.
            needs: u8,
            /// The player's.
            has: u8,
        } => rule,
        /// There are too few resources of any kind.
        FewResources {
            /// Needed.
            needs: u8,
            /// The player's.
            has: u16,
        } => 26,
        /// The card is not in the player's rows.
        NotInRows {
            /// The rule that asks for a card of the rows.
            rule: u16,
        } => rule,
        /// The cost asks for another specialist.
        OtherSpecialist => 46,
        /// The token is not ready.
        TokenUsed => 49,
        /// The Ark has moved in this turn.
        JourneyOver => 60,
        /// There is no such space.
        NoSuchSpace => 62,
        /// The Ark has set out for a discovery.
        MustDiscover => 73,
        /// The Ark has been there this turn.
        BeenThere => 63,
        /// The space is out of reach.
        TooFar {
            /// Steps that are left.
            steps: u8,
        } => 61,
        /// Another Ark is there.
        Occupied => 65,
        /// The Automa's Ark is there.
        AutomaIsThere => 176,
        /// There is a planet already.
        Discovered => 69,
        /// No edge to that position can be crossed.
        EdgeTooFar {
            /// Steps that are left.
            steps: u8,
        } => 69,
        /// That is no step towards a discovery.
        NoStep => 73,
        /// The card is not in the Cantina.
        NotInCantina => 41,
        /// No more crew cards in this turn.
        CrewPlayed {
            /// Cards that may be played here.
            most: u8,
        } => 86,
        /// A card of the upper row is discarded.
        AlreadyUp => 93,
        /// The upper row is full.
        UpperFull {
            /// Cards that a row holds.
            most: u8,
        } => 92,
        /// The active edge does not fit the destination.
        EdgeMismatch {
            /// The colour of the edge.
            edge: EdgeColour,
        } => 89,
        /// An asteroid gives nothing.
        NothingHere => 103,
        /// Specialists are not gained on planets.
        NotOnPlanets => 99,
        /// The action is for planets only.
        OnlyOnPlanets => 102,
        /// Two actions on a planet must differ.
        SameDeed => 100,
        /// Each action here once.
        DoneHere => 102,
        /// At most two actions.
        TwoDeeds => 100,
        /// A second action needs Robotics.
        NoRobotics => 100,
        /// A second action needs a colony here.
        NoColonyHere => 101,
        /// The planet has been terraformed.
        Terraformed => 123,
        /// The track is full.
        TrackFull {
            /// Which.
            resource: Resource,
            /// Its last level.
            most: u8,
        } => 111,
        /// The planet has no such track.
        NoTrack {
            /// Which.
            resource: Resource,
        } => 76,
        /// No survivor card is left.
        NoSurvivors => 131,
        /// The card was not turned up.
        NotTurnedUp => 132,
        /// The card is not held.
        NotHeld => 133,
        /// The planet has not been terraformed.
        NotTerraformed => 133,
        /// The planet has another colour.
        OtherColour {
            /// The planet's.
            colour: Colour,
        } => 133,
        /// No colony marker in the pool.
        NoColonyMarker => 137,
        /// There is an own colony.
        ColonyHere => 142,
        /// No outpost has been unlocked.
        NoOutpost => 151,
        /// There is an own outpost.
        OutpostHere => 149,
        /// There is no own outpost.
        NoOutpostThere => 147,
        /// The card makes other tokens ready.
        OtherToken {
            /// The card's symbol.
            symbol: Specialist,
        } => if symbol == Specialist::Engineer { 153 } else { 154 },
        /// The token is ready.
        TokenReady {
            /// Which.
            specialist: Specialist,
        } => 155,
        /// There is no room for a crew card.
        CrewFull {
            /// Cards that a player holds.
            most: u8,
        } => 34,
        /// One card is drawn at the end of a turn.
        OneDrawn => 156,
        /// Deck and discard pile are empty.
        NoCrewLeft => 40,
        /// The Automa has no such card, or cannot use it here.
        NotAutomas => 215,
        /// The Ark must move.
        MustMove => 60,
        /// Something must be chosen.
        MustDecide => 23,
    }
}
