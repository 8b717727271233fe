//! Tables over sockets, as browsers use them.

mod answers;
mod games;
mod secrets;
mod support;
mod trouble;
