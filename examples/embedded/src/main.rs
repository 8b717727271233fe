//! A program of somebody else: a player of its own meets one that plays at random, at tables of Master of Orion.
//!
//!     cargo run --manifest-path examples/embedded/Cargo.toml

use std::sync::Arc;

use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::seed::Dice;
use orrery_core::{
    Chance, Evaluate as _, Game as _, Guess, Outside, Publish as _, Seat, SeatSet, Seats, Table,
};
use orrery_orion::{Action, Options, Orion, State};

const GAMES: u64 = 20;
/// The seat of our player.
const OURS: Seat = Seat::new(0);

fn main() {
    let won = (0..GAMES).filter(|seed| play(*seed)).count();
    println!("looking one step ahead wins {won} of {GAMES} games against chance");
    assert!(won > 15, "looking ahead should help");
}

/// Plays one game; whether our player has won it.
fn play(seed: u64) -> bool {
    let game = Orion::new(Orion::built_in(), Options::default(), Seats::new(2)).expect("two can play");
    let mut table = Table::open(Arc::new(game), Dice::new(format!("embedded {seed}"), Vec::new()));
    // The chance of the players is their own: the table's dice are nobody's to look at.
    let mut chance = Chance::sampled(seed);
    while let Some(seat) = table.awaiting().first() {
        let legal = table.legal(seat);
        let action = if seat == OURS {
            let guess = Guess::of(&**table.game(), table.state(), SeatSet::only(seat), &mut chance);
            best(table.game(), guess.state(), &legal, &mut chance)
        } else {
            legal[chance.pick(legal.len())]
        };
        let made = table.made_by(seat);
        table.act(seat, made, action).expect("it is one of the legal actions");
    }
    let record = table.record();
    let again = Table::<Orion>::replay(Orion::built_in(), &record).expect("a record replays");
    assert!(again.is_over());
    table.game().standing(table.state(), SeatSet::EVERYBODY).winners().eq([OURS])
}

/// The action after which our lead should be largest, in one world that looks like the real one.
fn best(game: &Orion, guess: &State, legal: &[Action], chance: &mut Chance) -> Action {
    let mut lead = |action: &Action| {
        let mut after = *guess;
        game.apply(&mut after, OURS, *action, &mut Outside::silent(OURS, chance));
        let mut scores = PerSeat::default();
        game.expect(&after, &Style::PLAIN, &mut scores);
        scores[0] - scores[1]
    };
    let judged = legal.iter().map(|action| (lead(action), *action));
    judged.max_by(|one, other| one.0.total_cmp(&other.0)).expect("an awaited seat has an answer").1
}
