//! Measures a running server: so many tables, a move at each of them every so often, or as fast as it goes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use orrery_load::Person;
use tokio::sync::Mutex;

/// Plays at many tables of a running server and prints how long moves take.
#[derive(Parser)]
struct Args {
    /// Where the server is.
    #[arg(long, default_value = "127.0.0.1:8080")]
    server: String,
    /// Which game.
    #[arg(long, default_value = "connect-four")]
    game: String,
    /// How many tables.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Milliseconds between two moves at a table; 0 is as fast as it goes.
    #[arg(long, default_value_t = 0)]
    every: u64,
    /// How many seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let args = Args::parse();
    let times = Arc::new(Mutex::new(Vec::<u32>::new()));
    let (moves, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let mut tasks = Vec::new();
    for number in 0..args.tables {
        let mut person = Person::new(&args.server);
        let first = person.play_now(&args.game).await?;
        let (times, moves, stop, game) =
            (Arc::clone(&times), Arc::clone(&moves), Arc::clone(&stop), args.game.clone());
        let every = Duration::from_millis(args.every);
        tasks.push(tokio::spawn(async move {
            let mut table = first;
            let mut taken = Vec::new();
            let mut place = number;
            tokio::time::sleep(every.mul_f64(number as f64 % 97.0 / 97.0)).await;
            'tables: while !stop.load(Ordering::Relaxed) {
                let mut sitting = person.sit(&table).await?;
                while !sitting.over {
                    if stop.load(Ordering::Relaxed) {
                        break 'tables;
                    }
                    if sitting.actions().is_empty() || !sitting.asked {
                        sitting.hear().await?;
                        continue;
                    }
                    place += 1;
                    let started = Instant::now();
                    sitting.press(place).await?;
                    taken.push(started.elapsed().as_micros() as u32);
                    moves.fetch_add(1, Ordering::Relaxed);
                    tokio::time::sleep(every).await;
                }
                table = person.play_now(&game).await?;
            }
            times.lock().await.extend(taken);
            std::io::Result::Ok(())
        }));
    }
    println!("{} tables are open", args.tables);
    let started = Instant::now();
    let before = moves.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let made = moves.load(Ordering::Relaxed) - before;
    let seconds = started.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    for task in tasks {
        match tokio::time::timeout(Duration::from_secs(5), task).await {
            Ok(Ok(Err(error))) => println!("a table failed: {error}"),
            Ok(Err(error)) => println!("a table failed: {error}"),
            _ => {}
        }
    }
    let mut times = std::mem::take(&mut *times.lock().await);
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        f64::from(times.get(place).copied().unwrap_or(0)) / 1000.0
    };
    println!("{:.0} moves of people per second ({made} in {seconds:.1} s)", made as f64 / seconds);
    println!(
        "from click to update: median {:.1} ms, 99% {:.1} ms, worst {:.1} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}
