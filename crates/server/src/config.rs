//! What a server is told: where to listen, where to keep things, how much of everything is allowed.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Everything that can be set. Each has a default with which a server on one's own machine runs.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where to listen.
    pub address: SocketAddr,
    /// The file in which tables and accounts are kept.
    pub database: PathBuf,
    /// How people reach the server, such as `https://games.example.org`: for links to share, and to know own forms.
    pub public_url: Option<String>,
    /// Whether people reach it by HTTPS: cookies are then sent over nothing else.
    pub https: bool,
    /// The header in which a proxy of ours names the address of the client, such as `x-forwarded-for`. Nothing: the
    /// connection's own address counts.
    pub proxy_header: Option<String>,
    /// Whether the toy games are hosted too.
    pub examples: bool,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How long a bot takes at least for a decision that somebody watches, so that one can follow.
    pub bot_pace: Duration,
    /// How the log is written.
    pub log: LogFormat,
    /// How many connections at once.
    pub connections: usize,
    /// How many of them from one address; behind a proxy this is not counted.
    pub connections_per_address: usize,
    /// How many bytes a request may have.
    pub body_bytes: usize,
    /// How many seconds a request may take.
    pub request_seconds: u64,
    /// How often one address or account may do something.
    pub rates: Rates,
}

/// How often one address, and one account, may do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// Forms sent.
    pub posts_per_minute: u32,
    /// Attempts at a password.
    pub sign_ins_per_minute: u32,
    /// Guests made.
    pub accounts_per_minute: u32,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Plain,
    /// One JSON object per line.
    Json,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: PathBuf::from("orrery.db"),
            public_url: None,
            https: false,
            proxy_header: None,
            examples: false,
            bot_threads: threads_for_bots(),
            bot_pace: Duration::from_millis(500),
            log: LogFormat::Plain,
            connections: 10_000,
            connections_per_address: 2_000,
            body_bytes: 64 * 1024,
            request_seconds: 20,
            rates: Rates { posts_per_minute: 240, sign_ins_per_minute: 12, accounts_per_minute: 30 },
        }
    }
}

/// As many as there are cores: a thread that thinks gives way to one that answers.
fn threads_for_bots() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
