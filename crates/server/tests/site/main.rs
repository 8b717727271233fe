//! Lobby, accounts and pages, as browsers use them.

mod accounts;
#[path = "../common/mod.rs"]
mod common;
mod forms;
mod limits;
mod lobby;
mod pages;
mod reviews;
mod support;
