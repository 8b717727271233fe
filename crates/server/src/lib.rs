//! The server: HTTP and WebSocket, accounts, lobby, tables. It knows games only as objects of the registry.

pub mod accounts;
pub mod api;
pub mod app;
pub mod config;
pub mod cookies;
mod games;
pub mod guard;
pub mod identity;
pub mod limits;
mod listen;
pub mod live;
pub mod lobby;
pub mod metrics;
pub mod names;
pub mod problem;
pub mod serve;
pub mod setup;
mod site;
pub mod tables;
pub mod tokens;
pub mod words;

pub use app::App;
