//! Notices and digests: what goes out, when, to whom, and what never does.

mod browsers;
mod digests;
mod hooks;
mod mail;
mod place;
mod servers;
mod sinks;
