//! What several questions take: free actions of the own turn (AND-67, AND-69, AND-82), and what can be done in others' turns (AND-68).

pub mod development;
pub mod discovery;
pub mod exchange;
pub mod gather;
pub mod moon;
pub mod play;
pub mod rearrange;
pub mod token;
pub mod volunteer;

pub use volunteer::Volunteer;

use crate::Andromeda;

orrery_core::moves! {
    /// A free action of the active player.
    pub enum Free of Andromeda {
        Play(play::Play),
        Moon(moon::Moon),
        Use(development::Use),
        Token(token::Token),
        Discovery(discovery::Discovery),
        Gather(gather::Gather),
        Rearrange(rearrange::Rearrange),
        Exchange(exchange::Exchange),
    }
}
