//! Free actions of the own turn (TRA-211 to TRA-229): each a move with its own rules.

pub mod cache;
pub mod complete;
pub mod discard;
pub mod exchange;
pub mod office;
pub mod token;
pub mod use_card;

use crate::Transgalactica;

orrery_core::moves! {
    /// A free action.
    pub enum Free of Transgalactica {
        Exchange(exchange::Exchange),
        Token(token::Token),
        Cache(cache::Cache),
        Use(use_card::Use),
        Complete(complete::Complete),
        Discard(discard::Discard),
        Office(office::Office),
    }
}
