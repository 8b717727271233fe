//! Action numbers stay as they are: programs that have learned them rely on them.

use std::fs;
use std::path::{Path, PathBuf};

use orrery_registry::action_numbers::{golden_file, outline};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn action_numbers_are_those_of_the_golden_files() {
    for game in orrery_registry::all() {
        let path = golden_file(&root(), game.id());
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(
            kept,
            outline(&*game),
            "the action numbers of {} are not those of {}; if that is meant, raise the revision of the rules and run \
             `cargo xtask golden`",
            game.id(),
            path.display()
        );
    }
}

#[test]
fn every_game_can_be_observed() {
    for game in orrery_registry::all() {
        let names = game.observation_names();
        let (fewest, most) = game.seats();
        for seats in [fewest, most] {
            let options = serde_json::json!({});
            let table = game.open(seats, &options, orrery_core::seed::Dice::numbered(1)).expect("it opens");
            let rows: Vec<_> = table.seats().iter().map(|seat| game.observe(&*table, seat)).collect();
            assert!(rows.iter().all(|row| row.len() == names.len()), "{} for {seats}", game.id());
            assert!(rows.iter().flatten().any(|number| *number != 0.0), "{} tells nothing", game.id());
        }
    }
}

#[test]
fn a_number_and_its_notation_name_the_same_action() {
    for game in orrery_registry::all() {
        for number in (0..game.action_count()).step_by(7) {
            let Some(action) = game.action(number) else { continue };
            assert_eq!(game.action_number(&action), Ok(number), "{}: {action}", game.id());
        }
        assert!(game.action_number("fly to the moon").is_err(), "{}", game.id());
    }
}
