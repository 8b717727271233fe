//! Packs replace rows by id, and every fault is found at its line.

use orrery_core::content::Pack;
use orrery_transgalactica::Content;

fn load(file: &str, text: &str) -> Result<Content, String> {
    let pack = Pack::new([(file.to_owned(), text.to_owned())]);
    Content::load(&pack).map_err(|errors| errors.to_string())
}

fn fault(file: &str, text: &str, says: &str) {
    let found = load(file, text).expect_err("a faulty pack");
    assert!(found.starts_with(file) && found.contains(says), "`{says}` is not said: {found}");
}

/// A built-in file in which one text has been replaced.
fn changed(file: &str, from: &str, to: &str) -> String {
    let (_, text) = Content::FILES.into_iter().find(|(name, _)| *name == file).expect("a file");
    assert!(text.contains(from), "{file} has no `{from}`");
    text.replacen(from, to, 1)
}

fn broken(file: &str, from: &str, to: &str, says: &str) {
    fault(file, &changed(file, from, to), says);
}

#[test]
fn a_row_replaces_the_one_with_its_id() {
    let row = r#"[(no: 1, id: "balanced_hold", then: [Gain(credit: 4)], source: "D: test")]"#;
    let content = load("wealth.ron", row).unwrap();
    assert_eq!(content.inventory(), Content::load(&Pack::default()).unwrap().inventory());
    assert_ne!(content.fingerprint(), Content::load(&Pack::default()).unwrap().fingerprint());
}

#[test]
fn faults_are_shown_at_their_rows() {
    let row =
        |no: u8, gain: &str| format!("[\n(no: {no}, id: \"new_one\", then: [{gain}], source: \"D: test\")]");
    fault("wealth.ron", &row(1, "Gain(ore: 1)"), "belongs to `balanced_hold`");
    fault("wealth.ron", &row(30, "Gain(ore: 1)"), "outside 1 to 24");
    fault("wealth.ron", &row(20, "Gain(ore: 30)"), "at most 20");
    fault("wealth.ron", &row(20, "May([Gain(ore: 30)])"), "at most 20");
    fault("wealth.ron", &row(20, "Advance(track: Trade, steps: 1)"), "trade is unlocked");
    assert!(load("wealth.ron", &row(20, "Gain(ore: 1)")).is_ok());
    fault("wealth.ron", "[(no: 20)]", "wealth.ron:1");
    fault("welth.ron", "[]", "no such content file");
}

/// TRA-40, TRA-44, TRA-47
#[test]
fn maps_fit_together() {
    broken("maps.ron", "players: 2,", "players: 3,", "there are 0 maps for 2 players");
    broken("maps.ron", "(Hub, B(1), 1)", "(Hub, B(4), 1)", "spaces of the map");
    broken("maps.ron", "(P(1), P(7), 2), (P(2), P(7), 2), ", "", "join every space");
    broken("maps.ron", "(P(7), 0, -95), ", "", "drawn once");
    broken("maps.ron", "pirates: 3,", "pirates: 4,", "4 pirates and 6 blanks are not the 9 tokens");
}

/// TRA-129, TRA-96
#[test]
fn planets_are_what_their_type_says() {
    broken(
        "planets.ron",
        "colours: [Purple], slots: [Open, Open]",
        "colours: [], slots: [Open, Open]",
        "a colour",
    );
    broken("planets.ron", "slots: [Crew]", "slots: [Open]", "wild planets take crew");
    broken("planets.ron", "action: [Gain(any: 2)],", "", "action planets have an action");
    broken("abilities.ron", "OwnPlanet(20)", "OwnPlanet(19)", "no special planet 19");
}

/// TRA-41, TRA-48 to TRA-52, TRA-58, TRA-69
#[test]
fn there_is_enough_of_everything() {
    broken(
        "bonus.ron",
        "id: \"fame\", kind: Basic, copies: 1",
        "id: \"fame\", kind: Basic, copies: 0",
        "basic tokens",
    );
    broken("mining.ron", "copies: 2, start: true", "copies: 1, start: true", "only 4 are marked");
    broken("tracks.ron", "stack: (Basic, 2, 3)", "stack: (Basic, 2, 4)", "at most 3 tokens");
    broken("tracks.ron", "(level: 1, income: [Gain(energy: 1)]),", "", "levels from 0 up");
    broken("decrees.ron", "deck: A", "deck: D", "decrees.ron");
    broken("areas.ron", "area: Omni", "area: Trade", "0 areas omni");
    broken("technologies.ron", "level: 1, when", "level: 4, when", "levels 1 to 3, not 4");
}

#[test]
fn the_sheets_are_checked() {
    broken(
        "sheet.ron",
        "mission_access: [1, 2, 3, 5, 6, 7]",
        "mission_access: [1]",
        "each place of a mission",
    );
    broken("sheet.ron", "rounds: 5", "rounds: 4", "every round but the first");
    broken("sheet.ron", "resources_per_vp: 3", "resources_per_vp: 0", "at least a resource");
    broken("panel.ron", "holds: Marker", "holds: Fleet", "3 fleet tokens, not 4");
    broken("plain.ron", "id: \"tailwind\"", "id: \"tailwinds\"", "no such row");
}
