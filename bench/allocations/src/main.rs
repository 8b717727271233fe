//! Counts allocations per decision of random play, in a program of its own: a counting allocator slows down whoever
//! carries it. `orrery bench` runs this program if it lies in the same folder.

use std::process::ExitCode;

use alloc_counter::{AllocCounterSystem, count_alloc};
use orrery_registry::Title;
use serde_json::json;

#[global_allocator]
static COUNTER: AllocCounterSystem = AllocCounterSystem;

/// Enough for a number with four places.
const GAMES: u64 = 200;

const USAGE: &str =
    "orrery-allocations [GAME [SEATS]]: allocations per decision of random games; all games without GAME";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("orrery-allocations: {error}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let (games, seats) = match args {
        [] => (orrery_registry::all(), None),
        [game] => (vec![find(game)?], None),
        [game, seats] => {
            let seats = seats.parse().map_err(|_| format!("`{seats}` is no number of seats"))?;
            (vec![find(game)?], Some(seats))
        }
        _ => return Err("too many arguments".to_owned()),
    };
    for game in games {
        let seats = seats.unwrap_or(game.seats().1);
        let allocations = allocations_per_decision(&*game, seats)?;
        println!("{}", json!({"game": game.id(), "seats": seats, "allocations_per_decision": allocations}));
    }
    Ok(())
}

fn find(name: &str) -> Result<Box<dyn Title>, String> {
    orrery_registry::find(name).map_err(|error| error.to_string())
}

fn allocations_per_decision(game: &dyn Title, seats: u8) -> Result<f64, String> {
    let mut runner = game.runner(seats, &json!({})).map_err(|error| error.to_string())?;
    // The buffers that all games share grow in the first ones.
    runner.play(GAMES / 10);
    let ((fresh, grown, _), played) = count_alloc(|| runner.play(GAMES));
    Ok((fresh + grown) as f64 / played.decisions.max(1) as f64)
}
