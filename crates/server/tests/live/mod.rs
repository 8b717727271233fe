//! Tables over sockets, as browsers use them.

mod answers;
mod games;
mod restoring;
mod seats;
mod secrets;
mod sessions;
mod sharing;
mod support;
mod trouble;
