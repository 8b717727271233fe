//! How much CPU the servers and their database have used.

use std::io;

use crate::server::{cpu_seconds, cpu_seconds_of_all};

/// Seconds of CPU that the servers and their database have used.
pub struct Cpu {
    servers: f64,
    database: Option<f64>,
}

impl Cpu {
    /// Up to now.
    pub fn now(load: &crate::Args) -> io::Result<Self> {
        let servers: io::Result<Vec<f64>> = load.pid.iter().map(|pid| cpu_seconds(*pid)).collect();
        let database = load.database_pid.map(cpu_seconds_of_all).transpose()?;
        Ok(Self { servers: servers?.iter().sum(), database })
    }

    /// How many moves a second of it has made.
    pub fn print_moves(&self, before: &Self, moves: u64) {
        let used = self.servers - before.servers;
        if used > 0.0 {
            println!("{:.0} moves per CPU second of the server ({used:.1} s)", moves as f64 / used);
        }
        if let Some((before, after)) = before.database.zip(self.database) {
            let database = after - before;
            let both = moves as f64 / (used + database);
            println!("{both:.0} with that of the database ({database:.1} s)");
        }
    }

    /// How much of it goes into nothing.
    pub fn print_idle(&self, before: &Self, seconds: u64) {
        let per_second = |used: f64| used * 1000.0 / seconds as f64;
        println!("at rest: {:.1} ms of CPU per second", per_second(self.servers - before.servers));
        if let Some((before, after)) = before.database.zip(self.database) {
            println!("at rest, the database: {:.1} ms of CPU per second", per_second(after - before));
        }
    }
}
