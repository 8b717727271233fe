//! The end of the game and the final score (MIC-157 to MIC-166).

use orrery_testkit::{Acts as _, random_game};

use crate::support::{Scene, options};
use orrery_core::{ById, Game as _, SeatSet};
use orrery_microcosmos::{MicroCosmos, Options};
use serde_json::json;

/// MIC-157, MIC-158: the third planet of the whole table triggers the end; the round and one more are played.
#[test]
fn the_third_planet_of_the_table() {
    for seats in 2..=4 {
        let (mut triggered, mut last) = (0, 0);
        let t = random_game::<MicroCosmos>(seats, &Options::default(), u64::from(seats), |decision| {
            if decision.before.last_round.is_none() && decision.after.last_round.is_some() {
                triggered = decision.after.round;
                assert_eq!((decision.before.terraformed(), decision.after.terraformed()), (2, 3));
            }
            last = last.max(decision.before.round);
        });
        assert_eq!((t.last_round, last), (Some(triggered + 1), triggered + 1));
        assert!(t.ended && t.stack.is_empty());
    }
}

/// MIC-159: planets completed later score and do not prolong the game.
#[test]
fn later_planets_do_not_prolong_the_game() {
    let mut s = Scene::new(2);
    s.planet("S", "P2").terraformed(&["W", "E", "S"]).levels("N", 2, 1, 3, 3).track("N", &[(1, 9)]);
    s.state.last_round = Some(1);
    s.ark(1, "N.P").cargo(1, 1, 0, 0, 0).act_step(1).act(1, "raise biomass");
    assert_eq!((s.state.last_round, s.at(1).points()), (Some(1), 13));
}

/// MIC-160: the marker passes before the last round.
#[test]
fn the_marker_passes_before_the_last_round() {
    let mut s = Scene::new(2);
    s.state.last_round = Some(2);
    s.draw_step(2).act(2, "done");
    assert_eq!((s.state.round, s.state.first.index(), s.awaited()), (2, 1, Some(2)));
}

/// MIC-161, MIC-164: what was scored, and the spaces on unfinished planets without bonus.
#[test]
fn unfinished_planets_give_their_spaces() {
    let mut s = Scene::new(2);
    s.at_mut(1).unlock_points = 5;
    s.track("N", &[(2, 2), (1, 3)]).terraformed(&["W"]);
    assert_eq!((s.score(1), s.score(2)), (8, 2));
}

/// MIC-162: settled survivors score by their number, held ones nothing.
#[test]
fn survivors_score_by_number() {
    let cards = ["V1", "V2", "V3", "V4", "V5", "V6", "V7"];
    for (count, points) in [(0, 0), (1, 5), (2, 12), (3, 20), (4, 30), (5, 40), (6, 40), (7, 40)] {
        let mut s = Scene::new(2);
        s.settled(1, &cards[..count]).survivors(1, &["V8", "V9"]);
        assert_eq!(s.score(1), points);
        let mut s = Scene::with(2, options(json!({"survivor_vp_beyond_5": "plus10"})));
        s.settled(1, &cards[..count]);
        assert_eq!(s.score(1), points + 10 * (count as i32 - 5).max(0));
    }
}

/// MIC-163: colonies score by their number.
#[test]
fn colonies_score_by_number() {
    for (count, points) in [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27), (7, 35), (8, 45)] {
        let mut s = Scene::new(2);
        s.at_mut(1).colonies = ById::new(std::array::from_fn(|at| u8::from(at < count)));
        assert_eq!(s.score(1), points);
    }
}

/// MIC-165, MIC-166: the winner is known when the game is over.
#[test]
fn the_winner_is_known_at_the_end() {
    let mut s = Scene::new(2);
    s.at_mut(2).planet_points = 3;
    s.state.last_round = Some(1);
    s.draw_step(2).act(2, "done");
    assert_eq!(s.awaited(), None);
    let standing = s.game.standing(&s.state, SeatSet::NOBODY);
    assert_eq!(standing.winners().map(u8::from).collect::<Vec<_>>(), [2]);
    assert!(standing.ended.is_some());
    s.refuses(1, "done", 158);
}
