//! One server or several with one database, people who play at them, and what may happen to either.

mod crowd;
mod faults;
mod kills;
mod logs;
mod server;
mod site;
mod upgrades;
mod wires;

#[allow(dead_code, reason = "`cargo xtask` needs more of it")]
#[path = "../../../../xtask/src/cluster.rs"]
mod cluster;
#[path = "../../../server/tests/common/secrets.rs"]
mod secrets;
