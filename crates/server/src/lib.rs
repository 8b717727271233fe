//! The server: HTTP and WebSocket, accounts, lobby, tables. It knows games only as objects of the registry.

pub mod app;
pub mod identity;
pub mod live;
pub mod problem;
pub mod setup;
pub mod tables;

pub use app::App;
