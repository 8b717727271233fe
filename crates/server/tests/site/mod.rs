//! Lobby, accounts and pages, as browsers use them.

mod accounts;
mod forms;
mod limits;
mod lobby;
mod pages;
mod reviews;
pub(crate) mod support;
