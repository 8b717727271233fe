//! End of the game and scoring (ORI-108 to ORI-112).

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res};
use orrery_core::{Game as _, SeatSet};
use orrery_orion::content::Colour;
use orrery_orion::state::Ending;
use serde_json::json;

/// ORI-108: points of the track, morale and every structure, covered or active, with "?" by its text.
#[test]
fn the_score_is_track_morale_and_structures() {
    let mut s = Scene::new(2);
    s.points(1, 0).morale(1, 0);
    assert_eq!(s.score(1), 0);
    s.points(1, 20);
    assert_eq!(s.score(1), 20, "the track");
    s.morale(1, -2);
    assert_eq!(s.score(1), 18, "morale");
    s.system(1, 1, &["trade_goods", "frigate", "planetary_resource_market"]);
    assert_eq!(s.score(1), 18 + 4 + 1, "covered and active structures");
    s.fulcrum(1, Colour::Blue).system(1, 5, &["titan"]);
    assert_eq!(s.score(1), 23 + 2, "the additional system");
    s.system(1, 2, &["interplanetary_administration", "autolab"]);
    assert_eq!(s.score(1), 25 + 1 + 2 * 4, "four blue structures");
    assert_eq!(s.score(2), 10, "nothing of it is the other's");
}

/// ORI-108: every "?" card counts on its own, both copies of it, too.
#[test]
fn cards_with_a_question_mark_are_evaluated_one_by_one() {
    let table = [
        ("interplanetary_administration", "astro_university", 1),
        ("space_elevator", "cruiser", 1),
        ("artemis_system_net", "robo_miner_plant", 1),
        ("gaia_transformation", "frigate", 1),
    ];
    for (id, same_colour, points) in table {
        let mut s = Scene::new(2);
        s.morale(1, 0).system(1, 1, &[id]);
        assert_eq!(s.score(1), 2, "{id} alone");
        s.system(1, 1, &[same_colour]);
        assert_eq!(s.score(1), points + 2 * 2, "{id} covered by {same_colour}");
        s.system(1, 2, &[id]);
        assert_eq!(s.score(1), points + 2 * (2 * 3), "two of them");
        s.system(2, 1, &[same_colour]);
        assert_eq!(s.score(1), points + 2 * (2 * 3), "only the own structures");
    }
}

/// ORI-109: whoever has lost all morale can still win.
#[test]
fn low_morale_disqualifies_nobody() {
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 0, 10).morale(1, -5).points(1, 40).morale(2, 10).points(2, 10);
    s.act(1, "research");
    assert_eq!(s.state.ended, Some(Ending::Morale));
    assert_eq!((s.score(1), s.rank(1), s.rank(2)), (35, 1, 2));
}

/// ORI-110: hand, resources, advisors and markers score nothing.
#[test]
fn nothing_else_scores() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0);
    assert_eq!(s.score(1), 10);
    s.stock(1, 9, 9, 9).hand(1, &["trade_goods", "titan", "interplanetary_administration"]);
    s.advisor(1, "viktoria").mark_advisor(1).markers(1, 5, 4);
    assert_eq!(s.score(1), 10);
    let mut s = Scene::new(2);
    s.fulcrum(1, Colour::Red);
    assert_eq!(s.score(1), 10);
}

/// ORI-111: the highest score wins; then morale, then the sum of all resources decides.
#[test]
fn ties_are_broken_by_morale_and_then_by_resources() {
    // Higher score against more morale and more resources.
    let mut s = Scene::new(2);
    s.points(1, 12).morale(1, 0).stock(1, 0, 0, 0).points(2, 1).morale(2, 10).stock(2, 9, 9, 9);
    assert_eq!((s.score(1), s.score(2)), (12, 11));
    assert_eq!((s.rank(1), s.rank(2)), (1, 2));
    // Equal scores: more morale against more resources.
    s.points(1, 11);
    assert_eq!((s.rank(1), s.rank(2)), (2, 1));
    s.points(2, 3).morale(2, 8).points(1, 2).morale(1, 9);
    assert_eq!((s.rank(1), s.rank(2)), (1, 2));
    // Equal scores and morale: the sum of all three resources.
    s.points(1, 3).morale(1, 8).stock(1, 9, 0, 0).stock(2, 3, 3, 4);
    assert_eq!((s.rank(1), s.rank(2)), (2, 1));
    // Equal in everything: a shared victory.
    s.stock(1, 0, 1, 9);
    assert_eq!((s.rank(1), s.rank(2)), (1, 1));
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    assert_eq!(standing.winners().count(), 2);
}

/// ORI-112: all places are ranked the same way, and equals share one.
#[test]
fn all_ranks_follow_the_same_order() {
    let mut s = Scene::new(4);
    s.points(1, 0).points(2, 5).points(3, 0).points(4, 0);
    s.stock(1, 5, 0, 0).stock(2, 0, 0, 0).stock(3, 5, 0, 0).stock(4, 5, 0, 1);
    let ranks = |s: &Scene| (1..=4).map(|number| s.rank(number)).collect::<Vec<_>>();
    assert_eq!(ranks(&s), [3, 1, 3, 2]);
    s.morale(1, 9).points(1, 1);
    assert_eq!(ranks(&s), [4, 1, 3, 2], "morale before resources on the lower places, too");
}

/// ORI-104, ORI-108: at the end of the last round the score sheet stands as the table lies.
#[test]
fn the_score_sheet_is_final_at_the_end() {
    let mut s = Scene::with(2, options(&json!({"rounds": 1})));
    s.markers(1, 1, 9).markers(2, 0, 10).stock(1, 0, 0, 0).morale(1, 7).points(1, 3).system(1, 1, &["titan"]);
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    assert_eq!(standing.ended, None);
    s.act(1, "propaganda");
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    assert_eq!(standing.ended.unwrap().key, "ended-last-round");
    assert_eq!(standing.columns[0].total, 3 + 10 + 2);
    let parts: Vec<_> = standing.columns[0].score.parts.iter().map(|part| part.amount).collect();
    assert_eq!(parts, [3, 10, 2]);
    assert_eq!(s.at(1).stock, res(0, 0, 0), "nothing is produced any more");
}
