//! Why not: one variant per reason, each with its rule.

use crate::smu;
use crate::table::Card;

orrery_core::refusals! {
    /// Why something is not allowed.
    pub enum Refusal of smu {
        /// The game has ended.
        Over => 3,
        /// The captain's stay in port is over, or has not begun.
        NotInPort => 4,
        /// Cargoes are sealed later, or have been turned over.
        NotSealing => 4,
        /// Informers are played after the cargoes have been turned over.
        NotInforming => 4,
        /// Somebody else is captain.
        NotCaptain => 5,
        /// The captain has scouted.
        Scouted => 5,
        /// The hand is full.
        HandFull { limit: u8 } => 6,
        /// An informer cannot be shipped.
        NotGoods => 8,
        /// The card is not in the hand.
        NotHeld { card: Card } => 8,
        /// There is no informer in the hand.
        NoInformer => 10,
        /// The same choice is sealed.
        SealedAlready => 9,
        /// Somebody else is asked, one after the other.
        NotAsked => 10,
    }
}
