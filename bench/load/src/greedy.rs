//! One guest who wants everything, and another one who wants to play.

use std::io;
use std::time::{Duration, Instant};

use orrery_load::{Person, TableSocket};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The most that a bot may take while somebody else wants everything, as a multiple of its usual time.
const MOST: f64 = 3.0;
/// Until the greedy guest has everything under way.
const WARM_UP: Duration = Duration::from_secs(5);
/// Between two moves of the greedy guest at a table, so that there is a question to ask hints about.
const PAUSE: Duration = Duration::from_millis(200);

/// Somebody at many tables with hard bots who wants hints all the time.
#[derive(clap::Args)]
pub struct Args {
    /// At how many tables the greedy guest plays against a hard bot.
    #[arg(long, default_value_t = 12)]
    tables: usize,
    /// How many sockets ask for hints all the time.
    #[arg(long, default_value_t = 60)]
    sockets: usize,
    /// What the greedy guest plays.
    #[arg(long, default_value = "orion")]
    wants: String,
    /// For how many answers of its bot the other guest waits, alone and then beside the greedy one.
    #[arg(long, default_value_t = 30)]
    answers: usize,
}

/// Prints how long a bot takes without and with the greedy guest; an error if that is too much more.
pub async fn run(load: &crate::Args, args: &Args) -> io::Result<()> {
    let mut modest = Person::new(load.server());
    let usual = answers(&mut modest, &load.game, args.answers).await?;
    print("alone", &usual);
    let mut greedy = Person::new(load.server());
    let mut tasks = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..args.tables {
        let table = greedy.play_against(&args.wants, "hard").await?;
        tasks.spawn(play(greedy.clone(), table.clone(), args.wants.clone(), number));
        tables.push(table);
    }
    for table in tables.iter().cycle().take(args.sockets) {
        tasks.spawn(hints(greedy.connect(table).await?));
    }
    sleep(WARM_UP).await;
    let beside = answers(&mut modest, &load.game, args.answers).await?;
    let wanted = tasks.len();
    tasks.shutdown().await;
    print(
        &format!("beside {} tables and {} sockets ({wanted} still there)", args.tables, args.sockets),
        &beside,
    );
    let times = median(&beside) / median(&usual);
    println!("{times:.2} times the usual time; {MOST} are allowed");
    if times > MOST { Err(io::Error::other("the greedy guest starves the other one")) } else { Ok(()) }
}

/// How long a bot took for each of so many answers, in seconds: from a click that ends a turn until one is asked again.
async fn answers(person: &mut Person, game: &str, count: usize) -> io::Result<Vec<f64>> {
    let mut times = Vec::new();
    let mut place = 1_usize;
    while times.len() < count {
        let table = person.play_now(game).await?;
        let mut socket = person.connect(&table).await?;
        while times.len() < count && !socket.over() {
            if !socket.asked() || socket.actions().is_empty() {
                socket.hear().await?;
                continue;
            }
            place = place.wrapping_mul(25_214_903_917).wrapping_add(11);
            let started = Instant::now();
            socket.press(place >> 16).await?;
            if socket.asked() {
                continue;
            }
            while !socket.asked() && !socket.over() {
                socket.hear().await?;
            }
            times.push(started.elapsed().as_secs_f64());
        }
    }
    Ok(times)
}

/// Plays game after game.
async fn play(mut person: Person, mut table: String, game: String, number: usize) -> io::Result<()> {
    let mut place = number;
    loop {
        let mut socket = person.connect(&table).await?;
        while !socket.over() {
            if socket.asked() && !socket.actions().is_empty() {
                sleep(PAUSE).await;
                place = place.wrapping_mul(25_214_903_917).wrapping_add(11);
                socket.click(place >> 16).await?;
            }
            // What is refused leads to no news.
            if let Ok(heard) = timeout(2 * PAUSE, socket.hear()).await {
                heard?;
            }
        }
        table = person.play_against(&game, "hard").await?;
    }
}

/// Asks for a hint as soon as there was one.
async fn hints(mut socket: TableSocket) -> io::Result<()> {
    loop {
        if !socket.hint().await? {
            // It is the bot's turn.
            sleep(PAUSE / 4).await;
        }
    }
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(0.0)
}

fn print(when: &str, times: &[f64]) {
    let worst = times.iter().copied().fold(0.0, f64::max);
    println!(
        "{when}: a bot answers within {:.0} ms (median), {:.0} ms at worst",
        median(times) * 1e3,
        worst * 1e3
    );
}
