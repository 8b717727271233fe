//! Random games finish at every number of seats and under every option.

use std::time::Instant;

use orrery_andromeda::{Action, Andromeda, Options, State};
use orrery_core::evaluate::Style;
use orrery_core::{Chance, Evaluate as _, Game as _, Outside, Publish as _, Seat, Seats, play};
use orrery_testkit::random_game;

use crate::support::options;

const OPTIONS: [&str; 7] = [
    "{}",
    r#"{"game_length": "short", "event_deck": "cosmic_twilight", "raider_s": "second"}"#,
    r#"{"game_length": "long", "special_regions": "quasars", "destiny_cards": true}"#,
    r#"{"special_regions": "maelstroms", "faction_choice": "random"}"#,
    r#"{"event_deck": "cosmic_twilight", "raider_a": "first", "raider_b": "first", "raider_c": "first", "raider_d": "first"}"#,
    r#"{"raider_a": "second", "raider_b": "second", "raider_c": "second", "raider_d": "second", "destiny_cards": true}"#,
    r#"{"turn_limit": 12}"#,
];

#[test]
fn games_finish_and_decisions_are_small() {
    let mut tables: Vec<(u8, String)> =
        (2..=4).flat_map(|seats| OPTIONS.iter().map(move |options| (seats, (*options).to_owned()))).collect();
    tables.push((4, r#"{"team_mode": true}"#.to_owned()));
    tables.push((
        4,
        r#"{"team_mode": true, "destiny_cards": true, "special_regions": "maelstroms"}"#.to_owned(),
    ));
    for (seats, json) in tables {
        let mut sizes = Vec::new();
        for seed in 0..6 {
            let (mut candidates, before) = (Vec::new(), sizes.len());
            let t = random_game::<Andromeda>(seats, &options(&json), seed, |decision| {
                candidates.clear();
                decision.game.candidates(decision.before, decision.seat, &mut candidates);
                assert!(candidates.len() <= 60, "{} candidates: {}", candidates.len(), decision.asked());
                sizes.push(candidates.len());
                assert!(sizes.len() - before < 40_000, "no end: {}", decision.asked());
            });
            assert!(t.ended);
        }
        sizes.sort_unstable();
        assert!(sizes[sizes.len() / 2] < 12, "the median is {}", sizes[sizes.len() / 2]);
    }
}

#[test]
#[ignore = "a measurement"]
fn speed() {
    for seats in 2..=4 {
        let game = Andromeda::new(Andromeda::built_in(), Options::default(), Seats::new(seats)).unwrap();
        let mut chance = Chance::sampled(1);
        let mut candidates = Vec::new();
        play::random_games(&game, 3, &mut candidates, &mut chance);
        let start = Instant::now();
        let played = play::random_games(&game, 60, &mut candidates, &mut chance);
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{seats} seats: {} bytes, {:.0} decisions/s, {:.0} answers/s, {:.0} answers per game",
            std::mem::size_of::<State>(),
            played.decisions as f64 / seconds,
            played.answers as f64 / seconds,
            played.answers as f64 / played.games as f64,
        );
    }
}

/// Whoever takes what looks best at once is asked questions of the same size.
#[test]
fn decisions_of_good_players_are_small() {
    for seats in [2, 4] {
        let game = Andromeda::new(Andromeda::built_in(), Options::default(), Seats::new(seats)).unwrap();
        let mut chance = Chance::sampled(5);
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
        let (mut candidates, mut sizes) = (Vec::new(), Vec::new());
        while let Some(seat) = game.awaiting(&t).first() {
            candidates.clear();
            game.candidates(&t, seat, &mut candidates);
            let asked = game.ask(&t, seat).question.key;
            assert!(candidates.len() <= 60, "{} candidates: {asked}", candidates.len());
            sizes.push(candidates.len());
            candidates.retain(|action| game.check(&t, seat, *action).is_ok());
            let worth = |action: &Action| game.worth_a_thought(&t, seat, *action);
            if candidates.iter().any(worth) {
                candidates.retain(worth);
            }
            let mut best = (candidates[0], 0.0);
            for action in candidates.iter().filter(|_| candidates.len() > 1) {
                let (mut after, mut chances) = (t, Default::default());
                game.apply(&mut after, seat, *action, &mut Outside::silent(seat, &mut chance));
                game.settle(&mut after, &mut chance);
                game.win_chances(&after, &Style::PLAIN, &mut chances);
                if chances[seat.index()] > best.1 {
                    best = (*action, chances[seat.index()]);
                }
            }
            game.apply(&mut t, seat, best.0, &mut Outside::silent(seat, &mut chance));
        }
        sizes.sort_unstable();
        assert!(sizes[sizes.len() / 2] < 12, "the median is {}", sizes[sizes.len() / 2]);
    }
}
