//! When effects open (ORI-137, ORI-138).

use std::sync::Arc;

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};
use orrery_core::content::Pack;
use orrery_orion::content::Content;

use orrery_core::Publish as _;
use orrery_orion::Orion;
use orrery_orion::state::Resource;
use orrery_orion::state::{Player, Resources};

/// What an effect could change in front of a player.
fn looks(player: &Player) -> (Resources, i16, u16, u8, u8, u8) {
    let Player { stock, morale, points, hand, available, reserves, .. } = player;
    (*stock, *morale, *points, hand.len(), *available, *reserves)
}

fn both(s: &Scene) -> [(Resources, i16, u16, u8, u8, u8); 2] {
    [looks(s.at(1)), looks(s.at(2))]
}

const AFTER_ATTACK: [&str; 4] = ["doom_star", "death_spores", "cruiser", "frigate"];
const WHEN_ATTACKED: [&str; 1] = ["star_fortress"];
const START_OF_ROUND: [&str; 3] = ["hydroponic_farm", "robo_miner_plant", "alien_control_center"];
const AFTER_BUILD: [&str; 15] = [
    "advanced_data_center",
    "autolab",
    "civilian_transport",
    "holosimulator",
    "trade_goods",
    "battleship",
    "titan",
    "landing_ship",
    "cloning_center",
    "colonial_treasury",
    "high_orbit_sonar",
    "communications_satellite",
    "destroyer",
    "spy_training_complex",
    "outpost_ship",
];

/// A table on which every effect would have something to do; the card lies on seat 1's second system, unless `id` is
/// empty.
fn laid_out(id: &str) -> Scene {
    let mut s = Scene::new(2);
    s.stock(1, 6, 6, 6).stock(2, 6, 6, 6).morale(1, 8).morale(2, 8).points(1, 5).points(2, 5);
    s.system(1, 1, &["robo_miner_plant", "biospheres", "gaia_transformation"]);
    s.system(2, 1, &["autolab", "spaceport"]).advisor(2, "viktoria").middle(&["kuruk"]);
    s.hand(1, &["frigate", "outpost_ship"]).hand(2, &["titan", "cruiser"]).pile(&["battleship", "destroyer"]);
    if !id.is_empty() {
        s.system(1, 2, &[id]);
    }
    s
}

/// ORI-137: an After-attack effect opens after the owner's attack, and no other structure does anything there.
#[test]
fn after_an_attack_only_after_attack_effects_open() {
    let attack = |id: &str| {
        let mut s = laid_out(id);
        s.act(1, "attack seat2");
        s
    };
    let nothing = attack("");
    for (_, row) in Orion::built_in().structures.iter() {
        let s = attack(&row.id);
        let opens = s.awaited() == Some(1) || both(&s) != both(&nothing);
        assert_eq!(opens, AFTER_ATTACK.contains(&row.id.as_str()), "{}", row.id);
    }
}

/// ORI-137: only a when-attacked effect opens for the defender; the two Always effects only change cost and comparison.
#[test]
fn for_the_defender_only_when_attacked_effects_open() {
    let attacked = |id: &str| {
        let mut s = laid_out(id);
        s.stock(2, 6, 9, 6).turn_of(2).act(2, "attack seat1");
        assert_eq!(s.asked(), "ask-turn", "{id}");
        (looks(s.at(1)), s.at(2).points)
    };
    let nothing = attacked("");
    for (_, row) in Orion::built_in().structures.iter() {
        let opens = attacked(&row.id) != nothing;
        assert_eq!(opens, WHEN_ATTACKED.contains(&row.id.as_str()), "{}", row.id);
    }
}

/// ORI-137: at the start of a round only start-of-round effects open.
#[test]
fn at_the_start_of_a_round_only_its_effects_open() {
    for (_, row) in Orion::built_in().structures.iter() {
        let mut s = laid_out(&row.id);
        s.stock(1, 4, 0, 0).stock(2, 4, 0, 0).begin_effects();
        let mut untouched = laid_out(&row.id);
        untouched.stock(1, 4, 0, 0).stock(2, 4, 0, 0);
        let opens = s.asked() != "ask-turn" || both(&s) != both(&untouched);
        assert_eq!(opens, START_OF_ROUND.contains(&row.id.as_str()), "{}", row.id);
    }
}

/// ORI-137: when a structure is built, only After-build effects open; an Activation waits for its marker.
#[test]
fn after_a_build_only_after_build_effects_open() {
    for (_, row) in Orion::built_in().structures.iter() {
        let mut s = laid_out("");
        s.system(1, 2, &["stellar_converter", "deep_core_mine"]).system(1, 3, &["pleasure_dome"]);
        s.hand(1, &[&row.id]);
        let mut expected = both(&s);
        let (stock, cost) = (&mut expected[0].0, row.cost);
        *stock = res(
            stock[Resource::Food] - cost[Resource::Food],
            stock[Resource::Fleet] - cost[Resource::Fleet],
            stock[Resource::Production] - cost[Resource::Production],
        );
        expected[0].3 -= 1;
        expected[0].4 -= 1;
        s.act(1, &format!("build {} sys2", row.id));
        let spied = s.hired(2).is_none();
        let opens = s.asked() != "ask-turn" || both(&s) != expected || spied;
        assert_eq!(opens, AFTER_BUILD.contains(&row.id.as_str()), "{}", row.id);
    }
}

/// ORI-137: the two effects of Harrava, Vale and Kuruk do not depend on each other.
#[test]
fn two_effects_of_one_card_are_independent() {
    // Kuruk's morale comes at the start of a round only, his Always effect at any time.
    let mut s = Scene::new(2);
    s.advisor(2, "kuruk").morale(2, 5).stock(2, 4, 0, 0).begin_round();
    assert_eq!(s.at(2).morale, 6);
    s.turn_of(1).act(1, "attack seat2");
    assert_eq!((s.at(2).morale, s.at(1).stock[Resource::Fleet]), (5, 1));
    // Vale's comparison works whether or not his R effect has been used.
    let mut s = Scene::new(2);
    s.advisor(1, "vale").mark_advisor(1).stock(1, 0, 2, 0).stock(2, 0, 4, 0).act(1, "attack seat2");
    assert_eq!((s.at(1).points, s.awaited()), (2, Some(2)));
    // Harrava's marker counts at the start of a round, however it came there; without it he does nothing then.
    let mut s = Scene::new(2);
    s.advisor(1, "harrava").stock(2, 0, 0, 0).act(1, "attack seat2").act(1, "effect advisor");
    assert_eq!((s.pools(1), s.advisor_marked(1)), ((3, 5, 0), true), "no marker becomes available yet");
}

/// The built-in content with other rows for these structures.
pub(super) fn with_rows(rows: &str) -> Arc<Content> {
    let pack = Pack::new([("structures.ron".to_owned(), format!("[{rows}]"))]);
    Arc::new(Content::load(&pack).unwrap())
}

/// ORI-138: the list of After-attack effects is fixed when the window opens: what is covered meanwhile is dropped, and
/// what is built meanwhile does not join.
#[test]
fn the_list_of_a_window_is_fixed() {
    // No built-in card builds after an attack, so a Frigate of the test's own does.
    let content = with_rows(
        r#"(no: 39, id: "frigate", colour: Grey, copies: 2, cost: (fleet: 1), points: 1, source: "test",
            effects: (after_attack: [May([Build(from: Hand, into: Any, discount: 0)])]))"#,
    );
    let scene = || {
        let mut s = Scene::of(Arc::clone(&content), 2, crate::support::plain());
        s.stock(1, 0, 9, 9).stock(2, 0, 0, 0).hand(1, &["cruiser", "titan"]);
        s.system(1, 1, &["frigate"]).system(1, 2, &["doom_star"]).system(1, 3, &["cruiser"]);
        s.act(1, "attack seat2").offers(1, &["effect sys1", "effect sys2", "effect sys3"]);
        s
    };
    let mut s = scene();
    s.act(1, "effect sys1").act(1, "build cruiser sys2");
    assert_eq!(s.cards(1, 2), ["doom_star", "cruiser"]);
    assert_eq!(s.at(1).points, 2, "the covered Doom Star is dropped");
    assert_eq!(s.at(1).stock[Resource::Food], 2, "one Cruiser was there when the window opened");
    assert_eq!(s.awaited(), Some(2));
    // What lies elsewhere stays on the list, whatever covers the Doom Star.
    let mut s = scene();
    s.act(1, "effect sys1").act(1, "build titan sys2");
    assert_eq!((s.at(1).points, s.at(1).stock[Resource::Food]), (2, 2), "the Cruiser is still resolved");
    // Resolved before it is covered, it counts.
    let mut s = scene();
    s.act(1, "effect sys2").act(1, "effect sys1").act(1, "build cruiser sys2");
    assert_eq!(s.at(1).points, 3);
    // Each effect once.
    let mut s = scene();
    s.act(1, "effect sys2").refuses(1, "effect sys2", 138).refuses(1, "effect sys4", 138);
}

/// ORI-138: an advisor who is replaced during the start of a round drops out of the list, and the new one is not on it.
#[test]
fn an_advisor_hired_in_a_window_does_not_join_it() {
    let content = with_rows(
        r#"(no: 44, id: "alien_control_center", colour: Grey, copies: 2, source: "test",
            effects: (start_of_round: [May([HireAdvisor])]))"#,
    );
    let scene = || {
        let mut s = Scene::of(Arc::clone(&content), 2, crate::support::plain());
        s.stock(1, 4, 0, 0).morale(1, 5).system(1, 1, &["alien_control_center"]).advisor(1, "kuruk");
        s.middle(&["moldred"]).begin_round();
        s
    };
    let mut s = scene();
    s.act(1, "effect sys1").act(1, "hire moldred");
    assert_eq!((s.at(1).morale, s.held(1).len()), (5, 0), "neither Kuruk nor Moldred");
    assert_eq!(s.asked(), "ask-turn");
    let mut s = scene();
    s.act(1, "effect advisor").act(1, "effect sys1").act(1, "hire moldred");
    assert_eq!((s.at(1).morale, s.held(1).len()), (6, 0));
}

/// ORI-138: an advisor hired in the action phase has his first start-of-round effect in the next round.
#[test]
fn a_start_effect_waits_for_the_next_round() {
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 0).markers(1, 2, 8).markers(2, 0, 10).middle(&["moldred"]).hand(1, &["holosimulator"]);
    s.act(1, "build holosimulator sys1").act(1, "use").act(1, "hire moldred");
    assert_eq!((s.held(1).len(), s.state.round), (2, 2), "two cards at the start of round 2, none before");
    let drew = s.heard_by_all().iter().filter(|event| event.get("drew").is_some()).count();
    assert_eq!(drew, 1);
}
