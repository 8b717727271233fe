//! Random play comes to an end, with small questions.

use orrery_core::{Chance, Game as _, Outside, Publish as _, SeatSet, Seats};
use orrery_eclipse::{Action, Eclipse, Options, State};

use crate::properties::nothing_is_lost;
use crate::support::{ALONE, combination, options};

/// Plays a game at random and counts its decisions.
fn play(seats: u8, options: Options, seed: u64) -> (u8, Vec<usize>) {
    looked_at(seats, options, seed, |_, _| ())
}

/// The same, and something looks at each state.
fn looked_at(
    seats: u8,
    options: Options,
    seed: u64,
    mut at: impl FnMut(&Eclipse, &State),
) -> (u8, Vec<usize>) {
    let game = Eclipse::new(Eclipse::built_in(), options, Seats::new(seats)).expect("a table");
    let mut chance = Chance::sampled(seed);
    let first = orrery_core::Seat::new(0);
    let mut t = game.deal(&mut Outside::silent(first, &mut chance));
    let mut sizes = Vec::new();
    let mut actions: Vec<Action> = Vec::new();
    while let Some(seat) = game.awaiting(&t).first() {
        actions.clear();
        game.candidates(&t, seat, &mut actions);
        sizes.push(actions.len());
        assert!(actions.len() <= 80, "{} candidates: {:?}", actions.len(), game.ask(&t, seat).question.key);
        actions.retain(|action| game.check(&t, seat, *action).is_ok());
        assert!(!actions.is_empty(), "nothing is legal: {:?}", game.ask(&t, seat).question);
        // Whoever never passes goes bankrupt in the first rounds, so half of the games are played with more care.
        let passes = seed % 2 == 1 && actions.contains(&Action::Pass) && chance.pick(3) == 0;
        let action = if passes { Action::Pass } else { actions[chance.pick(actions.len())] };
        at(&game, &t);
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut chance));
        assert!(sizes.len() < 40_000, "the game does not end");
    }
    assert!(t.over, "nobody is asked, but the game is not over");
    (t.round, sizes)
}

#[test]
fn random_play_ends_with_every_number_of_seats() {
    for seats in 2..=9 {
        for seed in 0..20 {
            let (_, mut sizes) = play(seats, Options::default(), seed);
            sizes.sort_unstable();
            let median = sizes[sizes.len() / 2];
            assert!(median < 15, "the median question has {median} candidates");
        }
    }
}

/// ECL-230: every module and variant alone, with every number of seats.
#[test]
fn random_play_ends_with_every_option() {
    for json in ALONE {
        for seats in 2..=9 {
            let options = options(json);
            if options.check(Seats::new(seats)).is_ok() {
                (0..4).for_each(|seed| drop(play(seats, options.clone(), 100 + seed)));
            }
        }
    }
    for seats in 7..=9 {
        for seed in 0..6 {
            play(seats, options(r#"{"simultaneous_play": true}"#), seed);
        }
    }
}

/// ECL-230: many of them together.
#[test]
fn random_play_ends_with_options_thrown_together() {
    for number in 0..300 {
        let (seats, options) = combination(number);
        play(seats, options, number);
    }
}

/// Games that go on to their last round: no piece is lost, and a guess keeps what its seat sees.
#[test]
fn long_games_keep_pieces_and_secrets() {
    for number in 0..24 {
        let (seats, options) = combination(number);
        let (options, mut count) = (Options { rounds: 9, ..options }, 0_u64);
        looked_at(seats, options, 2 * number + 1, |game, t| {
            count += 1;
            if let Err(problem) = nothing_is_lost(game, t) {
                panic!("{problem}");
            }
            if count % 61 != 0 {
                return;
            }
            for viewer in game.seats().iter().map(SeatSet::only).chain([SeatSet::NOBODY]) {
                let mut guess = *t;
                game.resample(&mut guess, viewer, &mut Chance::sampled(count));
                let view = |t: &State| serde_json::to_value(game.view(t, viewer)).expect("a view is data");
                assert_eq!(view(t), view(&guess));
                assert!(
                    game.seen_by(t, viewer) == game.seen_by(&guess, viewer),
                    "what is seen tells a secret"
                );
                if let Err(problem) = nothing_is_lost(game, &guess) {
                    panic!("a guess: {problem}");
                }
            }
        });
    }
}
