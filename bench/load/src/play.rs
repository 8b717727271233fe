//! Many people at many tables.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_load::{Person, TableSocket};
use tokio::time::{sleep, timeout};

use crate::cpu::Cpu;

/// Many people at many tables.
#[derive(clap::Args)]
pub struct Args {
    /// How many tables.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Milliseconds between two moves at a table; 0 is as fast as it goes.
    #[arg(long, default_value_t = 0)]
    every: u64,
    /// How many seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// The last decision of a turn waits until the turn is ended, as on the pages of new players.
    #[arg(long)]
    hold: bool,
}

/// With whom one plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Company {
    Bot,
    Friend,
}

/// What all tables share.
#[derive(Default)]
struct Score {
    moves: AtomicU64,
    /// Whether moves count.
    counting: AtomicBool,
    stop: AtomicBool,
}

/// The people of one table, who play one game after the other.
struct Table {
    people: Vec<Person>,
    game: String,
    every: Duration,
    hold: bool,
    place: usize,
    score: Arc<Score>,
    /// From click to update, in microseconds.
    taken: Vec<u32>,
}

impl Table {
    /// A new game: everybody at the table, connected.
    async fn connect(&mut self) -> io::Result<Vec<TableSocket>> {
        let table = match &mut self.people[..] {
            [one] => one.play_now(&self.game).await?,
            people => Person::play_together(people, &self.game).await?,
        };
        let mut sockets = Vec::new();
        for person in &self.people {
            let mut socket = person.connect(&table).await?;
            if self.hold {
                socket.hold_turns();
            }
            sockets.push(socket);
        }
        Ok(sockets)
    }

    /// Plays until everything stops: a person who is asked presses, then all listen until one of them can go on.
    async fn play(&mut self, mut sockets: Vec<TableSocket>, pause: Duration) -> io::Result<()> {
        let mut next = tokio::time::Instant::now() + pause;
        while !self.score.stop.load(Ordering::Relaxed) {
            if sockets.iter().any(TableSocket::over) {
                sockets = self.connect().await?;
            }
            let asked = sockets.iter().position(TableSocket::can_click);
            let Some(asked) = asked else {
                hear_any(&mut sockets).await?;
                continue;
            };
            tokio::time::sleep_until(next).await;
            next += self.every;
            self.place = self.place.wrapping_mul(25_214_903_917).wrapping_add(11);
            let started = Instant::now();
            sockets[asked].press(self.place >> 16).await?;
            // The other player has the update once it is their turn or the game is over.
            for place in (0..sockets.len()).filter(|place| *place != asked) {
                while !sockets[asked].asked() && !sockets[place].asked() && !sockets[place].over() {
                    sockets[place].hear().await?;
                }
            }
            if self.score.counting.load(Ordering::Relaxed) {
                self.taken.push(started.elapsed().as_micros() as u32);
                self.score.moves.fetch_add(1, Ordering::Relaxed);
            }
        }
        Ok(())
    }
}

/// Listens to everybody until one has heard something.
async fn hear_any(sockets: &mut [TableSocket]) -> io::Result<()> {
    match sockets {
        [one, other] => tokio::select! {
            heard = one.hear() => heard,
            heard = other.hear() => heard,
        },
        [one] => one.hear().await,
        _ => Err(io::Error::other("nobody sits at the table")),
    }
}

/// Plays and prints how fast it went.
pub async fn run(load: &crate::Args, args: &Args, company: Company) -> io::Result<()> {
    let people = if company == Company::Bot { 1 } else { 2 };
    let every = Duration::from_millis(args.every);
    let score = Arc::new(Score::default());
    let mut opening = Vec::new();
    for place in 0..args.tables {
        let mut table = Table {
            // Each at another server, where there are several.
            people: load.server.iter().cycle().skip(place).take(people).map(|one| Person::new(one)).collect(),
            game: load.game.clone(),
            every,
            hold: args.hold,
            place,
            score: Arc::clone(&score),
            taken: Vec::new(),
        };
        // At once: where every commit is synced, one after another would take minutes.
        opening.push(tokio::spawn(async move {
            let sockets = table.connect().await?;
            io::Result::Ok((table, sockets))
        }));
    }
    let mut opened = Vec::new();
    for table in opening {
        opened.push(table.await??);
    }
    println!("{} tables are open", args.tables);
    let tasks: Vec<_> = opened
        .into_iter()
        .enumerate()
        .map(|(place, (mut table, sockets))| {
            // The tables do not move in step.
            let pause = every.mul_f64(place as f64 / args.tables as f64);
            tokio::spawn(async move { table.play(sockets, pause).await.map(|()| table.taken) })
        })
        .collect();
    sleep(every.max(Duration::from_secs(1))).await;

    let (started, before) = (Instant::now(), Cpu::now(load)?);
    score.counting.store(true, Ordering::Relaxed);
    sleep(Duration::from_secs(args.seconds)).await;
    score.counting.store(false, Ordering::Relaxed);
    let (seconds, after) = (started.elapsed().as_secs_f64(), Cpu::now(load)?);
    let moves = score.moves.load(Ordering::Relaxed);
    score.stop.store(true, Ordering::Relaxed);

    let mut times = Vec::new();
    for task in tasks {
        match timeout(Duration::from_secs(5), task).await {
            Ok(Ok(Ok(taken))) => times.extend(taken),
            Ok(Ok(Err(error))) => println!("a table failed: {error}"),
            Ok(Err(error)) => println!("a table failed: {error}"),
            Err(_) => println!("a table did not come to its end"),
        }
    }
    println!("{:.0} moves of people per second ({moves} in {seconds:.1} s)", moves as f64 / seconds);
    after.print_moves(&before, moves);
    print_times(&mut times);
    Ok(())
}

fn print_times(times: &mut [u32]) {
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        f64::from(times.get(place).copied().unwrap_or(0)) / 1000.0
    };
    println!(
        "from click to update: median {:.1} ms, 99% {:.1} ms, worst {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
