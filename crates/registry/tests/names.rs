//! Games are found by their names, also by those that were mistyped.

use orrery_registry::{UnknownGame, all, find, nearest};

const GAMES: [&str; 4] = ["orion", "microcosmos", "connect-four", "smugglers"];

#[test]
fn slips_and_capitals_still_find_the_name() {
    for (typed, meant) in [
        ("orin", "orion"),
        ("Orion", "orion"),
        ("connect4", "connect-four"),
        ("connect_four", "connect-four"),
        ("microcosm", "microcosmos"),
    ] {
        assert_eq!(nearest(typed, GAMES), Some(meant), "{typed}");
    }
}

#[test]
fn what_is_like_nothing_suggests_nothing() {
    assert_eq!(nearest("chess", GAMES), None);
    assert_eq!(nearest("", GAMES), None);
}

#[test]
fn a_miss_names_the_nearest_game_or_all_of_them() {
    let unknown = |nearest: Option<&str>| UnknownGame {
        name: "orin".to_owned(),
        nearest: nearest.map(str::to_owned),
        known: vec!["orion", "eclipse"],
    };
    assert_eq!(unknown(Some("orion")).to_string(), "there is no game `orin`; did you mean `orion`?");
    assert_eq!(unknown(None).to_string(), "there is no game `orin`; the games are orion, eclipse");
}

#[test]
fn every_name_finds_its_game() {
    for game in all() {
        assert_eq!(find(game.id()).map(|found| found.id()), Ok(game.id()));
    }
}

#[test]
fn no_two_games_share_a_name_or_a_prefix() {
    let all = all();
    for (n, game) in all.iter().enumerate() {
        for other in &all[..n] {
            assert_ne!(game.id(), other.id());
            assert_ne!(game.prefix(), other.prefix(), "rule numbers of two games would look alike");
        }
    }
}
