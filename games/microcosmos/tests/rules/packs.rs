//! Packs replace rows by id, and every fault is found at its line.

use orrery_core::Publish as _;
use orrery_core::content::Pack;
use orrery_microcosmos::state::CardId;
use orrery_microcosmos::{Content, MicroCosmos};

fn load(file: &str, text: &str) -> Result<Content, String> {
    let pack = Pack::new([(file.to_owned(), text.to_owned())]);
    Content::load(&pack).map_err(|errors| errors.to_string())
}

fn fault(file: &str, text: &str, says: &str) {
    let found = load(file, text).expect_err("a faulty pack");
    assert!(found.starts_with(file) && found.contains(says), "`{says}` is not said: {found}");
}

#[test]
fn a_row_replaces_the_one_with_its_id() {
    let text = r#"[(no: 1, id: "dock_overseer", symbol: Red, top: (edge: Grey, then: [GainAny(2)]),
        bottom: (edge: Blue, pay: (any: 1), then: [DrawDeck(3)]), source: "D: test")]"#;
    let content = load("crew.ron", text).unwrap();
    assert_eq!(content.crew.iter().count(), 33);
    assert_eq!(content.crew[CardId::new(0)].symbol, orrery_microcosmos::state::Specialist::Red);
    assert_ne!(content.fingerprint(), MicroCosmos::built_in().fingerprint());
}

#[test]
fn faults_are_shown_at_their_rows() {
    let crew = |no: u8, gain: &str| {
        format!(
            "[\n(no: {no}, id: \"new_one\", symbol: Red, top: (edge: Red, then: [{gain}]), bottom: (edge: Blue, then: []), source: \"D\")]"
        )
    };
    fault("crew.ron", &crew(1, "GainAny(1)"), "belongs to `dock_overseer`");
    fault("crew.ron", &crew(60, "GainAny(1)"), "outside 1 to 48");
    fault("crew.ron", &crew(40, "GainAny(9)"), "at most 6");
    let dear = crew(40, "GainAny(1)").replace("edge: Red, then", "edge: Red, pay: (any: 7), then");
    fault("crew.ron", &dear, "costs at most 6");
    assert!(load("crew.ron", &crew(40, "GainAny(1)")).is_ok());
    fault("crew.ron", "[(no: 40)]", "crew.ron:1");
    fault("carsd.ron", "[]", "no such content file");
}

#[test]
fn planets_and_layouts_fit_together() {
    let planet = |layout: &str, more: &str| {
        format!(
            "[(no: 1, id: \"rhodon\", colour: Red, {more} layout: \"{layout}\", needs: (biomass: 5), untouched: [], terraformed: [], moon: [], station: [], source: \"D\")]"
        )
    };
    fault("planets.ron", &planet("l9", "starting: true,"), "there is no layout `l9`");
    fault("planets.ron", &planet("l1", ""), "there must be 3");
    let cards = planet("l1", "starting: true,").replace("untouched: []", "untouched: [DrawDeck(1)]");
    fault("planets.ron", &cards, "only resources");
    let layout = |routes: &str| {
        format!(
            "[(no: 9, id: \"l9\", routes: {routes}, ports: (north: Moon, east: Planet, south: Planet, west: Station), at: [(Planet, 1, 1), (Moon, 2, 2), (Station, 3, 3)], source: \"D\")]"
        )
    };
    fault("layouts.ron", &layout("[(Planet, Moon)]"), "joined to the planet");
    fault(
        "layouts.ron",
        &layout("[(Planet, Moon), (Planet, Station), (Planet, Asteroid1)]"),
        "spaces that are drawn",
    );
    assert!(load("layouts.ron", &layout("[(Planet, Moon), (Moon, Station)]")).is_ok());
}

#[test]
fn the_sheets_are_checked() {
    let sheet = include_str!("../../content/sheet.ron");
    assert!(load("sheet.ron", sheet).is_ok());
    fault("sheet.ron", &sheet.replace("capacity: 4,", "capacity: 0,"), "room for 1 to 9");
    fault("sheet.ron", &sheet.replace("moves: (2, 4, 6)", "moves: (3, 2, 6)"), "journeys");
    fault("sheet.ron", &sheet.replace("outposts: 2,", "outposts: 3,"), "two pairs");
    fault("sheet.ron", &sheet.replace("terraform: 2,", "terraform: 250,"), "1 to 40 levels");
    let automa = include_str!("../../content/automa.ron");
    fault("automa.ron", &automa.replace("colonies_in_pool: 2", "colonies_in_pool: 3"), "all colony markers");
    fault("automa.ron", &automa.replace("[Robotics, Biodome", "[Engines, Biodome"), "never Engines");
    let cards = "[(no: 1, id: \"card_1\", steps: [], source: \"D\")]";
    fault("automa_cards.ron", cards, "1 to 8 steps");
}
