//! Tables over sockets, as browsers use them.

mod answers;
#[path = "../common/mod.rs"]
mod common;
mod games;
mod kept;
mod seats;
mod secrets;
mod support;
mod trouble;
