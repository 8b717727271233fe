//! Random play comes to an end, with small questions.

use orrery_core::{Chance, Game as _, Outside, Publish as _, Seats};
use orrery_eclipse::{Action, Eclipse, Options};

/// Plays a game at random and counts its decisions.
fn play(seats: u8, options: &str, seed: u64) -> (u8, Vec<usize>) {
    let options: Options = serde_json::from_str(options).expect("options of the ledger");
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
            let (_, mut sizes) = play(seats, "{}", seed);
            sizes.sort_unstable();
            let median = sizes[sizes.len() / 2];
            assert!(median < 15, "the median question has {median} candidates");
        }
    }
}

/// ECL-230: every module and variant alone, and many together.
#[test]
fn random_play_ends_with_every_option() {
    let alone = [
        r#"{"rounds": 3}"#,
        r#"{"species_mode": "random"}"#,
        r#"{"species_mode": "fixed"}"#,
        r#"{"expansion_species": false, "expansion_sectors": false, "rare_technologies": false, "developments": false,
            "warp_portals": false, "new_discoveries": false}"#,
        r#"{"ancient_homeworlds": true}"#,
        r#"{"secret_homeworlds": 3}"#,
        r#"{"gc_takeover": true}"#,
        r#"{"hives": true}"#,
        r#"{"alliances": true}"#,
        r#"{"alliances": true, "betrayer_may_ally": false, "hives": true, "ancient_homeworlds": true}"#,
        r#"{"diplomacy": false}"#,
        r#"{"aggression_check": "end_of_action"}"#,
        r#"{"predictable_technologies": true}"#,
        r#"{"turn_direction": true}"#,
        r#"{"smaller_galaxy": true}"#,
        r#"{"limited_ship_parts": true}"#,
        r#"{"storage_cap": 40}"#,
        r#"{"hives": true, "secret_homeworlds": 4, "gc_takeover": true, "alliances": true, "turn_direction": true,
            "predictable_technologies": true, "limited_ship_parts": true, "allow_planta_draco_79": true}"#,
    ];
    for options in alone {
        for seats in 2..=9 {
            for seed in 0..4 {
                play(seats, options, 100 + seed);
            }
        }
    }
    for seats in 7..=9 {
        for seed in 0..6 {
            play(seats, r#"{"simultaneous_play": true}"#, seed);
            play(seats, r#"{"simultaneous_play": true, "turn_direction": true, "hives": true}"#, seed);
        }
    }
}
