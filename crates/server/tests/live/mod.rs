//! Tables over sockets, as browsers use them.

mod answers;
mod end_turn;
mod games;
mod leases;
mod limits;
mod pausing;
mod restoring;
mod seats;
mod secrets;
mod servers;
mod sessions;
mod sharing;
mod steps;
mod support;
mod trouble;
