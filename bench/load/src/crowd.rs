//! One table with a full set of players and a crowd that watches.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_load::{Person, TableSocket};
use tokio::time::timeout;

use crate::metrics::Metrics;
use crate::server::cpu_seconds;

/// A player whose click leads to nothing tries another answer after this time.
const STUCK: Duration = Duration::from_millis(500);

/// One table with a full set of players and a crowd that watches.
#[derive(clap::Args)]
pub struct Args {
    /// How many seats; each has a person of its own who presses anything that is offered.
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// How many people watch.
    #[arg(long, default_value_t = 9)]
    spectators: usize,
    /// How many moves; a game that ends before is followed by another one.
    #[arg(long, default_value_t = 1000)]
    moves: u64,
    /// Where the server has its metrics (`--metrics-address`).
    #[arg(long)]
    metrics: String,
}

/// What all connections of a table share.
#[derive(Default)]
struct Shared {
    over: AtomicBool,
    updates: AtomicU64,
}

/// Plays and prints what a move cost.
pub async fn run(load: &crate::Args, args: &Args) -> io::Result<()> {
    let pid = load.pid()?;
    let mut total = Total::default();
    while total.moves < args.moves {
        total.add(&game(load, args, pid, args.moves - total.moves).await?);
    }
    total.print();
    Ok(())
}

/// Plays one game until it is over or has had this many moves.
async fn game(load: &crate::Args, args: &Args, pid: u32, most: u64) -> io::Result<Total> {
    let mut people = vec![Person::new(load.server()); args.seats];
    let table = Person::play_together(&mut people, &load.game).await?;
    let shared = Arc::new(Shared::default());
    let mut tasks = Vec::new();
    for (seed, person) in people.iter().enumerate() {
        let socket = person.connect(&table).await?;
        tasks.push(tokio::spawn(play(socket, seed, Arc::clone(&shared))));
    }
    for _ in 0..args.spectators {
        let socket = Person::new(load.server()).connect(&table).await?;
        tasks.push(tokio::spawn(watch(socket, Arc::clone(&shared))));
    }
    let begun = Instant::now();
    let (before, cpu) = (Metrics::read(&args.metrics).await?, cpu_seconds(pid)?);
    let after = loop {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let now = Metrics::read(&args.metrics).await?;
        if shared.over.load(Ordering::Relaxed) || now.moves() - before.moves() >= most {
            break now;
        }
    };
    let total = Total {
        moves: after.moves() - before.moves(),
        cpu: cpu_seconds(pid)? - cpu,
        seconds: begun.elapsed().as_secs_f64(),
        updates: shared.updates.load(Ordering::Relaxed),
        metrics: after.since(&before),
    };
    for task in tasks {
        task.abort();
    }
    Ok(total)
}

/// Presses any offered answer until the game is over.
async fn play(mut socket: TableSocket, seed: usize, shared: Arc<Shared>) {
    let mut random = seed;
    while !socket.over() {
        random = random.wrapping_mul(25_214_903_917).wrapping_add(11);
        if socket.asked() && !socket.actions().is_empty() && socket.click(random >> 16).await.is_err() {
            break;
        }
        match timeout(STUCK, socket.hear()).await {
            Ok(Ok(())) => drop(shared.updates.fetch_add(1, Ordering::Relaxed)),
            Ok(Err(_)) => break,
            Err(_) => {}
        }
    }
    shared.over.store(true, Ordering::Relaxed);
}

async fn watch(mut socket: TableSocket, shared: Arc<Shared>) {
    while socket.hear().await.is_ok() {
        shared.updates.fetch_add(1, Ordering::Relaxed);
    }
}

/// What was measured.
#[derive(Default)]
struct Total {
    moves: u64,
    cpu: f64,
    seconds: f64,
    updates: u64,
    metrics: Metrics,
}

impl Total {
    fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.cpu += other.cpu;
        self.seconds += other.seconds;
        self.updates += other.updates;
        self.metrics.add(&other.metrics);
    }

    fn print(&self) {
        let Self { moves, cpu, seconds, updates, metrics } = self;
        let per_move = |number: f64| number / *moves as f64;
        println!(
            "{moves} moves in {seconds:.1} s, {:.2} updates received per move",
            per_move(*updates as f64)
        );
        println!(
            "{:.0} moves per CPU second of the server, {:.2} ms of CPU per move ({cpu:.1} s)",
            *moves as f64 / cpu,
            per_move(cpu * 1000.0),
        );
        println!("{:.2} drawings per move", per_move(metrics.drawings() as f64));
        if let Some((median, most)) = metrics.lock_time(0.5).zip(metrics.lock_time(0.99)) {
            println!(
                "a change holds the table's lock: median {:.3} ms, 99% {:.3} ms",
                median * 1e3,
                most * 1e3
            );
        }
    }
}
