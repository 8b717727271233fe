//! Tables over sockets, as browsers use them.

mod games;
mod secrets;
mod support;
mod trouble;
