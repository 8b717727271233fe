//! Exploring, settling, colonies and outposts (MIC-124 to MIC-151).

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res};
use orrery_microcosmos::state::Specialist;
use serde_json::json;

/// MIC-124, MIC-125: a Leader in the colour of the planet, on either side.
#[test]
fn exploring_needs_the_leader_of_the_colour() {
    for (position, leader) in [("N", "red"), ("W", "green"), ("E", "blue")] {
        for turned in [false, true] {
            let mut s = Scene::new(2);
            s.ark(1, &format!("{position}.P"));
            if turned {
                s.terraformed(&[position]);
            }
            for other in ["engineer", "red", "green", "blue"].into_iter().filter(|other| *other != leader) {
                s.ready(1, &[other]);
            }
            s.act_step(1).refuses(1, "explore", 124).ready(1, &[leader]).act(1, "explore");
            assert!(!s.at(1).ready.contains(crate::support::read::<Specialist>(leader)));
        }
    }
}

/// MIC-126, MIC-127: the resources always, the card if it fits and one likes.
#[test]
fn resources_always_the_card_if_it_fits() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").ready(1, &["red"]).act_step(1).draws(&["V3"]).act(1, "explore");
    assert_eq!(s.at(1).cargo, res(0, 0, 2, 0));
    s.act(1, "done");
    assert_eq!((s.at(1).survivors.len(), s.sent_on()), (0, vec!["V3".to_owned()]));
    let mut s = Scene::new(2);
    s.ark(1, "N.P").ready(1, &["red"]).act_step(1).draws(&["V5"]).act(1, "explore").act(1, "gain technology");
    assert_eq!((s.at(1).cargo, s.asked()), (res(0, 1, 0, 1), "ask-keep"));
}

/// MIC-128: three at most, and exploring is allowed all the same.
#[test]
fn three_survivors_at_most() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P")
        .ready(1, &["red"])
        .survivors(1, &["V1", "V2"])
        .act_step(1)
        .draws(&["V3"])
        .act(1, "explore");
    s.act(1, "keep");
    assert_eq!(s.at(1).survivors.len(), 3);
    s.ready(1, &["red"]).act_step(1).draws(&["V4"]).act(1, "explore");
    assert_eq!((s.at(1).survivors.len(), s.sent_on()), (3, vec!["V4".to_owned()]));
}

/// MIC-129, MIC-130, MIC-131: the pile becomes the deck; with neither there is no exploring, with one card scouts turn up one.
#[test]
fn an_empty_survivor_deck() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P")
        .ready(1, &["red"])
        .survivor_deck(&[], &["V6"])
        .act_step(1)
        .draws(&["V6"])
        .act(1, "explore");
    assert_eq!((s.at(1).cargo, s.sent_on()), (res(2, 0, 0, 0), vec!["V6".to_owned()]));
    let mut s = Scene::new(2);
    s.ark(1, "N.P").ready(1, &["red"]).survivor_deck(&[], &[]).act_step(1).refuses(1, "explore", 131);
    let mut s = Scene::new(2);
    s.ark(1, "N.P")
        .ready(1, &["red"])
        .unlocked(1, &["scouting-vehicles"])
        .survivor_deck(&["V6"], &[])
        .act_step(1);
    s.act(1, "explore");
    assert_eq!((s.at(1).cargo, s.asked()), (res(2, 0, 0, 0), "ask-draw"));
}

/// MIC-132: with Scouting Vehicles two cards are always turned up.
#[test]
fn scouts_turn_up_two() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").ready(1, &["red"]).unlocked(1, &["scouting-vehicles"]).act_step(1).draws(&["V6", "V3"]);
    s.act(1, "explore").act(1, "choose V3").act(1, "keep");
    assert_eq!(
        (s.at(1).cargo, s.sent_on(), s.at(1).survivors.len()),
        (res(0, 0, 2, 0), vec!["V6".to_owned()], 1)
    );
}

/// MIC-133 to MIC-136: on a terraformed planet of their colour, one in an action, for good, without a limit.
#[test]
fn survivors_settle_on_their_planets() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").survivors(1, &["V1", "V6"]).act_step(1).refuses(1, "settle V1", 133);
    s.terraformed(&["N"]).refuses(1, "settle V6", 133).refuses(1, "settle V2", 133);
    s.settled(1, &["V2", "V3", "V4", "V5"]).act(1, "settle V1");
    assert_eq!((s.at(1).settled.len(), s.at(1).survivors.len()), (5, 1));
    assert_eq!(s.asked(), "ask-draw");
}

/// MIC-137, MIC-141, MIC-142, MIC-143, MIC-145: a marker of the pool, one for each planet and player, on either side.
#[test]
fn colonies_come_from_the_pool() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").colony(2, "N").ready(1, &["engineer", "red"]).act_step(1).refuses(1, "colony", 137);
    s.pools(1, 2, 0).act(1, "colony");
    assert_eq!((s.colonies(1, "N"), s.at(1).colony_pool, s.colonies(2, "N")), (1, 1, 1));
    s.ready(1, &["engineer", "red"]).cargo(1, 1, 0, 0, 0).act_step(1).refuses(1, "colony", 142);
    let mut s = Scene::new(2);
    s.ark(1, "N.P")
        .terraformed(&["N"])
        .pools(1, 1, 0)
        .ready(1, &["engineer", "red"])
        .act_step(1)
        .act(1, "colony");
    let unlimited = options(json!({"colonies_per_planet": "unlimited"}));
    let mut s = Scene::with(2, unlimited);
    s.ark(1, "N.P")
        .colony(1, "N")
        .pools(1, 1, 0)
        .ready(1, &["engineer", "red"])
        .cargo(1, 1, 0, 0, 0)
        .act_step(1);
    s.act(1, "colony");
    assert_eq!(s.colonies(1, "N"), 2);
}

/// MIC-138, MIC-139, MIC-140: the whole table of costs.
#[test]
fn the_costs_of_all_colonies() {
    // Leaders of the colour, any Leaders, any resources.
    let rows = [(0, 1, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 1, 3), (1, 1, 4), (1, 2, 5)];
    let planets =
        [("W", "P5"), ("E", "P9"), ("NE", "P2"), ("SE", "P3"), ("S", "P4"), ("SW", "P6"), ("NW", "P7")];
    for (number, (leader, any, resources)) in rows.into_iter().enumerate() {
        let scene = || {
            let mut s = Scene::new(2);
            for (position, card) in &planets[..number] {
                s.planet(position, card).colony(1, position);
            }
            s.pools(1, 1, 0).ark(1, "N.P").lower(1, &["C1"]);
            let leaders: [&[&str]; 4] = [&[], &["red"], &["red", "green"], &["red", "green", "blue"]];
            s.ready(1, leaders[leader + any]);
            s.at_mut(1).cargo = res(resources.min(2), resources.saturating_sub(2), 0, 0);
            s.act_step(1);
            s
        };
        let mut s = scene();
        s.act(1, "colony");
        assert_eq!(
            (s.at(1).founded(), s.at(1).cargo.total(), s.at(1).ready.len(), s.crew(1)),
            (number as u8 + 1, 0, 0, 0)
        );
        if resources > 0 {
            let mut s = scene();
            s.at_mut(1).cargo = res(resources - 1, 0, 0, 0);
            s.refuses(1, "colony", 138);
        }
        let mut s = scene();
        s.at_mut(1).lower = orrery_microcosmos::state::Cards::NONE;
        s.refuses(1, "colony", 138);
        let mut s = scene();
        let missing = if leader > 0 { Specialist::Red } else { s.at(1).ready.iter().next().unwrap() };
        s.at_mut(1).ready.take(missing);
        s.refuses(1, "colony", 138);
    }
}

/// MIC-144: a colony raises the capacity, enables Robotics and makes outposts score.
#[test]
fn what_a_colony_does() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").unlocked(1, &["robotics"]).pools(1, 1, 1).ready(1, &["engineer", "red"]).act_step(1);
    s.act(1, "colony").act(1, "outpost");
    assert_eq!((s.at(1).points(), s.score(1)), (2, 4));
    assert_eq!(s.view(&[])["players"][0]["terraform"], 4);
}

/// MIC-146, MIC-147, MIC-148, MIC-150, MIC-151: free of cost, unlocked ones only, and one that is placed can be moved.
#[test]
fn outposts_are_placed_and_moved() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").act_step(1).refuses(1, "outpost", 151).pools(1, 0, 1).act(1, "outpost");
    assert_eq!((s.at(1).outpost_pool, s.at(1).points(), s.at(1).cargo.total()), (0, 0, 0));
    s.ark(1, "W.P").colony(1, "W").act_step(1).act(1, "outpost");
    assert_eq!(
        (s.outposts(1), s.at(1).points()),
        (vec!["W".to_owned()], 2),
        "the only one moves, and scores"
    );
}

/// MIC-149: outposts of different players share a planet.
#[test]
fn outposts_of_different_players() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").outpost(2, "N").pools(1, 0, 1).act_step(1).act(1, "outpost");
    assert_eq!((s.outposts(1), s.outposts(2)), (vec!["N".to_owned()], vec!["N".to_owned()]));
}

/// MIC-79, MIC-113, MIC-149: two own outposts on one planet, each with its own income and its level.
#[test]
fn two_own_outposts_on_one_planet() {
    let mut s = Scene::new(2);
    s.outpost(1, "N").outpost(1, "N").turn_of(2).act(2, "travel N.P");
    assert_eq!(s.at(1).cargo, crate::support::res(0, 2, 0, 0));
    assert_eq!(s.view(&[])["players"][0]["terraform"], 4);
    // From the pool one joins another; what is moved comes from another planet.
    let mut s = Scene::new(2);
    s.ark(1, "N.P").outpost(1, "N").pools(1, 0, 1).colony(1, "N").act_step(1).act(1, "outpost");
    assert_eq!((s.outposts(1), s.at(1).points()), (vec!["N".to_owned(), "N".to_owned()], 2));
    s.act_step(1).refuses(1, "outpost", 149);
    let mut s = Scene::new(2);
    s.ark(1, "N.P").outpost(1, "N").outpost(1, "E").act_step(1).act(1, "outpost");
    assert_eq!(s.outposts(1), ["N", "N"], "the only one that can move");
    s.ark(1, "E.P").act_step(1).act(1, "outpost");
    assert_eq!(s.outposts(1), ["N", "E"]);
    // A reader is told how many there are.
    assert_eq!(s.outpost(1, "N").view(&[])["planets"][0]["outposts"], serde_json::json!([[1, 2]]));
}
