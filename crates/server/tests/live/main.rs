//! Tables over sockets, as browsers use them.

mod games;
mod seats;
mod secrets;
mod support;
mod trouble;
