//! Notices and digests: what goes out, when, to whom, and what never does.

mod browsers;
#[path = "../common/mod.rs"]
mod common;
mod digests;
mod hooks;
mod mail;
mod place;
mod sinks;
#[path = "../site/support.rs"]
#[allow(dead_code, reason = "these tests use its browsers only")]
mod support;
