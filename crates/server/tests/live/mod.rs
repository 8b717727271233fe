//! Tables over sockets, as browsers use them.

mod answers;
mod games;
mod restoring;
mod seats;
mod secrets;
mod sharing;
mod support;
mod trouble;
