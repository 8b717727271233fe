//! The program from outside: commands, servers, browsers.
//!
//! One program: each is linked with all that it tests.

mod api;
mod bad_input;
mod browser;
mod commands;
mod common;
mod database;
mod docs;
mod kept;
mod mcp;
mod play;
mod protocol;
mod serve;
mod servers;
mod simulate;
