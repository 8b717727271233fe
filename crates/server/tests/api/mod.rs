//! The API, as programs use it.

mod live;
mod mcp;
mod metrics;
mod operations;
mod playing;
mod secrets;
mod support;
mod tokens;
