//! The rest of the turn as data: which procedure, where in it, its locals.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};

use crate::effects::Source;
use crate::space::Position;
use crate::state::{CardId, Specialist, SurvivorId, Upgrade};

/// The sequence of play. `k` counts players from the first one clockwise (MIC-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// The `k`th player chooses crew cards and resources (MIC-18).
    Setup(u8),
    /// The `k`th player's turn.
    Turn(u8),
    /// After the last turn of a round (MIC-21).
    #[default]
    RoundOver,
}

/// The steps of a turn (MIC-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Steps 1 and 2: an upgrade, then the journey. True: the upgrade has been made.
    Depart(bool),
    /// Step 2 goes on after a discovery, or on the way to one.
    Travel,
    /// The end of step 2: the Ark has landed, and upgrades give what they give (MIC-85).
    Landed,
    /// Step 3: so many crew cards have been played.
    Crew(u8),
    /// Step 4: these actions have been taken, a bit for each.
    Act(u8),
    /// Step 5: drawing a crew card.
    Draw,
    /// Nothing is left to do.
    Over,
}

/// What can be done at a destination (MIC-99, MIC-102).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// Gather Resources.
    Gather,
    /// Terraform.
    Terraform,
    /// Explore.
    Explore,
    /// Settle.
    Settle,
    /// Found a Colony.
    Colony,
    /// Create a Trading Outpost.
    Outpost,
    /// Gain a Specialist.
    Specialist,
}

impl Deed {
    /// Its bit.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What is bought with specialists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purchase {
    /// An upgrade.
    Upgrade(Upgrade),
    /// A look at the survivors.
    Explore,
    /// A colony.
    Colony,
}

/// Specialists that are still to be paid, in this order, and units of any resource after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// For what.
    pub purchase: Purchase,
    /// A Leader of the planet's colour.
    pub leader: Option<Specialist>,
    /// An Engineer.
    pub engineer: bool,
    /// So many Leaders of any colour.
    pub any_leader: u8,
    /// An Engineer will do as a Leader of any colour.
    pub engineer_will_do: bool,
    /// So many units of any resource.
    pub resources: u8,
}

/// What the Automa pays with cards that the human chooses (MIC-215).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AutomaBill {
    /// For what.
    pub purchase: Purchase,
    /// So many Leaders of any colour.
    pub any_leader: u8,
    /// An Engineer will do as a Leader of any colour.
    pub engineer_will_do: bool,
    /// So many cards of any kind, two for each part that is missing.
    pub any_card: u8,
}

/// One procedure under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The sequence of play; always the lowest frame.
    Sequence(Step),
    /// One of the dealt crew cards is discarded (MIC-15).
    Reject,
    /// The other dealt cards are placed.
    PlaceDealt,
    /// A turn.
    Turn(Phase),
    /// The bonus of a discovery (MIC-75).
    Bonus(Position),
    /// The outposts of so many players have paid (MIC-80).
    Outposts(Position, u8),
    /// Steps of an effect, from this one on.
    Run(Source, u8),
    /// So many units of any resource are still to be named (MIC-30).
    GainAny(u8),
    /// So many units of any resource are still to be paid.
    PayAny(u8),
    /// So many cards are still to be drawn from the deck.
    DrawDeck(u8),
    /// So many cards are still to be taken from the Cantina; true: that may be declined (MIC-85).
    Cantina(u8, bool),
    /// A drawn card is placed (MIC-36).
    Place(CardId),
    /// A played card lies aside until its action is over (MIC-214).
    Aside(CardId),
    /// Specialists are paid.
    Pay(Bill),
    /// What was bought with resources of choice is carried out.
    Bought(Purchase),
    /// Further levels of one Terraform action; so many are left (MIC-114).
    Terraform(u8),
    /// One of two survivor cards is chosen (MIC-132).
    Scout(SurvivorId, SurvivorId),
    /// A survivor card is kept or discarded (MIC-127).
    Keep(SurvivorId),
    /// One of two outposts is moved (MIC-147).
    MoveOutpost,
    /// The Automa goes on with this step of its card (MIC-177).
    Automa(u8),
    /// The human chooses with which cards the Automa pays.
    AutomaPay(AutomaBill),
    /// The human chooses which of its outposts the Automa moves (MIC-194).
    AutomaOutpost,
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
