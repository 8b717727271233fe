//! How many moves of random Connect Four one core makes in a second: `cargo run --release --example speed`.

use std::sync::Arc;

use connect_four::{ConnectFour, Options};
use cpu_time::ProcessTime;
use orrery_core::{Chance, Game as _, Seats, play};

fn main() {
    let game = ConnectFour::new(Arc::new(()), Options::default(), Seats::new(2)).expect("two can play");
    let mut chance = Chance::sampled(1);
    let mut candidates = Vec::new();
    play::random_games(&game, 10_000, &mut candidates, &mut chance);
    for _ in 0..5 {
        let start = ProcessTime::now();
        let played = play::random_games(&game, 500_000, &mut candidates, &mut chance);
        let micros = start.elapsed().as_micros().max(1);
        let thousands = |count: u64| u128::from(count) * 1000 / micros;
        println!(
            "{} thousand moves/s, {} thousand decisions/s, {} thousand games/s",
            thousands(played.answers),
            thousands(played.decisions),
            thousands(played.games)
        );
    }
}
