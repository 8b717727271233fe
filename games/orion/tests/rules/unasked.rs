//! What is no answer to the present question is refused by the rule that forbids it now.

use orrery_testkit::Acts as _;
use serde_json::json;

use crate::support::{Scene, options};

/// ORI-57: in a turn one takes an action; everything else needs an effect or a step that asks for it.
#[test]
fn a_turn_takes_an_action_and_nothing_else() {
    let mut s = Scene::new(2);
    s.hand(1, &["titan"]);
    for (action, rule) in [
        ("race humans", 8),
        ("pay 1 0 0", 67),
        ("discard titan", 22),
        ("hire vale", 97),
        ("colour red", 130),
        ("choose 1", 61),
        ("effect sys1", 138),
        ("use", 60),
        ("take 1", 146),
        ("target seat2", 62),
        ("sink seat2 sys1", 123),
        ("rearrange sys1", 126),
        ("stack titan", 126),
        ("stack-marked titan", 126),
        ("fill sys1", 119),
        ("done", 54),
    ] {
        s.refuses(1, action, rule);
    }
}

/// ORI-143: what is under way is finished before the next action, and whoever must answer cannot pass (ORI-97).
#[test]
fn an_action_is_finished_first() {
    let mut s = Scene::new(2);
    s.hand(1, &["titan", "frigate", "cruiser"]).middle(&["vale"]).act(1, "contract");
    for action in [
        "build titan sys1",
        "exploit titan",
        "research",
        "activate sys1",
        "attack seat2",
        "trade food fleet",
        "propaganda",
        "contract",
    ] {
        s.refuses(1, action, 143);
    }
    s.refuses(1, "done", 97);
}

/// ORI-40, ORI-8, ORI-15: before the first round nobody acts, and players decide in order.
#[test]
fn nobody_acts_before_the_first_round() {
    let mut s = Scene::dealt(2, options(&json!({"races": "choose", "mulligan": true})), 1);
    s.refuses(1, "research", 40).refuses(1, "done", 8).refuses(2, "race humans", 8);
    s.act(1, "race humans").act(2, "race humans");
    s.refuses(1, "research", 40).refuses(2, "done", 15);
}

/// ORI-53, ORI-105: in every step somebody else's decision is refused by the rule that orders the players.
#[test]
fn players_decide_in_order() {
    let mut s = Scene::new(2);
    s.refuses(2, "research", 53);
    let six = ["titan", "frigate", "cruiser", "destroyer", "autolab", "biospheres"];
    s.hand(1, &six).markers(1, 1, 9).markers(2, 0, 10).act(1, "propaganda");
    assert_eq!(s.asked(), "ask-discard-limit");
    s.refuses(2, "research", 105);
}
