//! Lobby, accounts and pages, as browsers use them.

mod accounts;
mod exercises;
mod forms;
mod limits;
mod lobby;
mod pages;
mod reviews;
mod security_log;
mod sessions;
pub(crate) mod support;
