//! The API, as programs use it.

#[path = "../common/mod.rs"]
mod common;
mod live;
mod metrics;
mod operations;
mod playing;
mod secrets;
mod support;
mod tokens;
