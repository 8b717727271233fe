//! Why not: one variant per reason, each with its rule and the numbers behind it.

use orrery_core::{Rule, Seat};

use crate::content::{Colour, EdgeColour};
use crate::payment::{Missing, Wanted};
use crate::procedures::Task;
use crate::state::{Resource, Specialist, Upgrade};

/// A rule of the ledger.
pub const fn mic(number: u16) -> Rule {
    Rule { prefix: "MIC", number }
}

orrery_core::words_enum! {
    /// Something that was begun and is decided before anything else.
    pub enum Pending named "pending" {
        /// A dealt card is discarded.
        "reject" => Reject,
        /// A crew card is placed.
        "place" => Place,
        /// The bonus of a discovery.
        "bonus" => Bonus,
        /// A resource of choice is gained.
        "gain" => Gain,
        /// A resource of choice is paid.
        "pay" => Pay,
        /// A card of the Cantina is taken.
        "cantina" => Cantina,
        /// A specialist is paid.
        "specialist" => Specialist,
        /// Further levels.
        "terraform" => Terraform,
        /// One of two survivor cards.
        "scout" => Scout,
        /// A survivor card is kept or not.
        "keep" => Keep,
        /// The outpost that is moved.
        "move-outpost" => MoveOutpost,
        /// What the Automa pays with.
        "automa-pay" => AutomaPay,
        /// The outpost that the Automa moves.
        "automa-outpost" => AutomaOutpost,
    }
}

impl Pending {
    /// What this task asks in the middle of a step; nothing if it is a step itself, or asks nothing.
    pub(crate) const fn of(task: Task) -> Option<Self> {
        match task {
            Task::Reject(_) => Some(Self::Reject),
            Task::Place(_) | Task::PlaceDealt(_) => Some(Self::Place),
            Task::Bonus(_) => Some(Self::Bonus),
            Task::GainAny(_) => Some(Self::Gain),
            Task::PayAny(_) => Some(Self::Pay),
            Task::Cantina(_) => Some(Self::Cantina),
            Task::Pay(_) => Some(Self::Specialist),
            Task::Terraform(_) => Some(Self::Terraform),
            Task::Scout(_) => Some(Self::Scout),
            Task::Keep(_) => Some(Self::Keep),
            Task::MoveOutpost(_) => Some(Self::MoveOutpost),
            Task::AutomaPay(_) => Some(Self::AutomaPay),
            Task::AutomaOutpost(_) => Some(Self::AutomaOutpost),
            Task::Depart(_)
            | Task::TravelOn(_)
            | Task::Crew(_)
            | Task::Act(_)
            | Task::Draw(_)
            | Task::Sequence(_)
            | Task::Turn(_)
            | Task::Outposts(_)
            | Task::Run(_)
            | Task::DrawDeck(_)
            | Task::Aside(_)
            | Task::Bought(_)
            | Task::Automa(_) => None,
        }
    }

    /// The rule by which it is decided.
    const fn rule(self) -> u16 {
        match self {
            Self::Reject => 15,
            Self::Place => 36,
            Self::Bonus => 75,
            Self::Gain => 30,
            Self::Pay => 26,
            Self::Cantina => 41,
            Self::Specialist => 45,
            Self::Terraform => 114,
            Self::Scout => 132,
            Self::Keep => 127,
            Self::MoveOutpost => 147,
            Self::AutomaPay => 182,
            Self::AutomaOutpost => 194,
        }
    }
}

orrery_core::refusals! {
    /// Why an action is not allowed.
    pub enum Refusal of mic {
        /// Somebody else decides now.
        NotAwaited {
            /// Who.
            decides: Seat,
        } => 20,
        /// Something that was begun comes first.
        AnswerFirst {
            /// What.
            pending: Pending,
        } => pending.rule(),
        /// The step is over, or was skipped.
        StepOver {
            /// From 1 to 5.
            step: u8,
        } => 23,
        /// It belongs to a later step of the turn.
        TooEarly {
            /// From 1 to 5.
            step: u8,
            /// The step under way.
            now: u8,
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
        OneRejected {
            /// Cards that were dealt.
            dealt: u8,
        } => 15,
        /// No card is to be placed.
        NothingToPlace => 36,
        /// The card lies in a row and stays there until it is played.
        StaysInRow => 37,
        /// No resource of choice is gained now.
        NothingToGain => 30,
        /// There is room for no resource.
        HoldFull {
            /// Room for each.
            most: u8,
        } => 29,
        /// No resource of choice is paid now.
        NothingToPay => 26,
        /// No specialist is paid now.
        NoSpecialistAsked => 45,
        /// No card of the Cantina is taken now.
        NothingToTake => 41,
        /// The Cantina is empty.
        CantinaEmpty => 43,
        /// No survivor card is to be kept.
        NothingToKeep => 127,
        /// There is no room for a survivor card.
        BridgeFull {
            /// Cards that are held.
            most: u8,
        } => 128,
        /// The Automa pays nothing now.
        AutomaPaysNothing => 182,
        /// Another card is to be placed.
        OtherCard => 36,
        /// A cost cannot be paid.
        CannotPay {
            /// The rule that asks for it.
            rule: u16,
            /// All that is missing.
            missing: Missing,
        } => rule,
        /// One upgrade in a turn.
        OneUpgrade => 51,
        /// The Ark has moved.
        UpgradeTooLate => 51,
        /// The upgrade works already.
        Unlocked {
            /// Which.
            upgrade: Upgrade,
        } => 54,
        /// The card is not in the player's rows.
        NotInRows {
            /// The rule that asks for a card of the rows.
            rule: u16,
        } => rule,
        /// The cost asks for another specialist.
        OtherSpecialist {
            /// For this one.
            wanted: Wanted,
        } => 46,
        /// The token is not ready.
        TokenUsed {
            /// Which.
            specialist: Specialist,
        } => 49,
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
            /// Steps that it takes; 0 if no way leads there without entering a space twice.
            away: u8,
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
            /// At the Star Gate another one.
            rule: u16,
            /// Cards that may be played here.
            most: u8,
        } => rule,
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
        /// Two survivor cards are turned up with Scouting Vehicles only.
        NoScouting => 132,
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
        /// An outpost is not moved to where it stands.
        OutpostStays => 149,
        /// There is no own outpost.
        NoOutpostThere => 147,
        /// As long as there is one in the pool none is moved.
        OutpostInPool {
            /// How many.
            pool: u8,
        } => 147,
        /// Moving is part of an action.
        NoOutpostMoved => 147,
        /// The card makes other tokens ready.
        OtherToken {
            /// The card's symbol.
            symbol: Specialist,
            /// The tokens.
            tokens: Wanted,
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
        /// The Automa has no such card.
        NotAutomas {
            /// Which.
            specialist: Specialist,
        } => 215,
        /// The Automa pays with another specialist.
        AutomaWants {
            /// With this one.
            wanted: Wanted,
        } => 215,
        /// The Ark must move.
        MustMove => 60,
        /// It cannot be declined.
        MustDecide {
            /// What.
            pending: Pending,
        } => pending.rule(),
    }
}
