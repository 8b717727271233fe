//! A server in this process, as browsers and programs use it.
//!
//! One program: each is linked with all that it tests.

mod api;
mod common;
mod live;
mod notices;
mod site;
