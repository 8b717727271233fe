//! Tables over sockets, as browsers use them.

mod answers;
mod games;
mod kept;
mod seats;
mod secrets;
mod sharing;
mod support;
mod trouble;
