//! The API, as programs use it.

mod live;
mod metrics;
mod operations;
mod playing;
mod secrets;
mod support;
mod tokens;
