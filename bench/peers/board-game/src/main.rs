//! Random games of Connect Four, start to end, on one thread: all moves per CPU second, as `orrery bench --peer` counts
//! them.

use std::hint::black_box;

use board_game::board::Board;
use board_game::games::connect4::Connect4;
use cpu_time::ProcessTime;
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Plays so many games; gives their moves.
fn play(games: u64, rng: &mut SmallRng) -> u64 {
    let mut moves = 0;
    for _ in 0..games {
        let mut board = Connect4::default();
        while !board.is_done() {
            board.play_random_available_move(rng).expect("a game that goes on has a move");
            moves += 1;
        }
        black_box(&board);
    }
    moves
}

fn main() {
    let seconds: f64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(3.0);
    let mut rng = SmallRng::seed_from_u64(1);
    // Caches and branch predictors first.
    let warm = ProcessTime::now();
    while warm.elapsed().as_secs_f64() < seconds * 0.1 {
        black_box(play(1000, &mut rng));
    }
    let start = ProcessTime::now();
    let mut moves = 0;
    loop {
        // Reading the clock costs a system call: some milliseconds of play lie between two looks.
        moves += play(10_000, &mut rng);
        let took = start.elapsed().as_secs_f64();
        if took >= seconds {
            println!("board-game/connect_four random_moves {:.6e} moves/s", moves as f64 / took);
            return;
        }
    }
}
