//! Measures a running server: many tables with a move now and then or at full speed, one table with a crowd, idle
//! tables, or somebody who wants everything.

mod cpu;
mod crowd;
mod greedy;
mod idle;
mod metrics;
mod play;
mod server;

use std::io;

use clap::{Parser, Subcommand};

/// Measures a running server. Start it with `--examples --bot-pace-ms 0 --posts-per-minute 0 --accounts-per-minute 0
/// --tables-per-minute 0 --questions-per-minute 0 --connections-per-address 10000`.
#[derive(Parser)]
struct Args {
    /// Where the server is; several with commas, for people who sit at the same table at different servers.
    #[arg(long, default_value = "127.0.0.1:8080", value_delimiter = ',', global = true)]
    server: Vec<String>,
    /// Which game. With two people, one whose moves everybody sees at once.
    #[arg(long, default_value = "connect-four", global = true)]
    game: String,
    /// The process of the server, on Linux: its CPU time or its memory is printed too. Several with commas.
    #[arg(long, value_delimiter = ',', global = true)]
    pid: Vec<u32>,
    /// The process of the database, whose children work for it.
    #[arg(long, global = true)]
    database_pid: Option<u32>,
    #[command(subcommand)]
    what: What,
}

impl Args {
    /// The first server.
    fn server(&self) -> &str {
        self.server.first().map_or("", String::as_str)
    }

    /// The process of the first server.
    fn pid(&self) -> io::Result<u32> {
        self.pid.first().copied().ok_or_else(|| io::Error::other("say the server's process with --pid"))
    }
}

#[derive(Subcommand)]
enum What {
    /// One person and a bot at each table; from the click to the person's own update.
    Bots(play::Args),
    /// Two people at each table; from the click until both have the update.
    Pairs(play::Args),
    /// One table with a full set of players and a crowd that watches: what a move costs the server.
    Crowd(crowd::Args),
    /// Tables at which nobody moves: how much memory each of them takes.
    Idle(idle::Args),
    /// Somebody at many tables with hard bots who wants hints all the time: how long another one waits for a bot.
    Greedy(greedy::Args),
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let args = Args::parse();
    match &args.what {
        What::Bots(play) => play::run(&args, play, play::Company::Bot).await,
        What::Pairs(play) => play::run(&args, play, play::Company::Friend).await,
        What::Crowd(crowd) => crowd::run(&args, crowd).await,
        What::Idle(idle) => idle::run(&args, idle).await,
        What::Greedy(greedy) => greedy::run(&args, greedy).await,
    }
}
