//! The server: HTTP and WebSocket, accounts, lobby, tables. It knows games only as objects of the registry.

pub mod accounts;
pub mod api;
pub mod app;
mod browsers;
pub mod clock;
pub mod config;
pub mod cookies;
pub mod copies;
pub mod crowd;
pub mod digest;
mod exercises;
pub mod fair;
mod games;
pub mod guard;
pub mod identity;
mod listen;
pub mod live;
pub mod lobby;
pub mod metrics;
pub mod names;
pub mod notices;
pub mod open_sockets;
pub mod others;
pub mod rate_limits;
pub mod replays;
pub mod reviews;
mod security_log;
pub mod serve;
pub mod setup;
mod site;
pub mod site_error;
pub mod tables;
pub mod titles;
pub mod tokens;
pub mod words;

pub use app::App;
