//! Destination actions: gathering, terraforming, specialists, the last draw (MIC-99 to MIC-123, MIC-152 to MIC-156).

use orrery_testkit::Acts as _;

use crate::support::{Scene, res, seat};
use orrery_core::Publish as _;
use orrery_microcosmos::MicroCosmos;
use orrery_microcosmos::effects::{Effect, Source};

/// MIC-99: six actions on a planet of any colour, one of them.
#[test]
fn one_of_six_actions() {
    for (position, leader) in [("N", "red"), ("W", "green"), ("E", "blue")] {
        let mut s = Scene::new(2);
        s.ark(1, &format!("{position}.P"))
            .cargo(1, 1, 0, 0, 1)
            .ready(1, &["engineer", leader])
            .pools(1, 1, 1);
        s.act_step(1);
        for action in ["gather", "raise biomass", "raise technology", "explore", "colony", "outpost", "done"]
        {
            assert!(s.may(1, action), "{action} at {position}");
        }
        s.refuses(1, "ready C1 red", 99).act(1, "gather");
        assert_eq!(s.asked(), "ask-draw");
    }
}

/// MIC-100, MIC-101: a second action needs Robotics and a colony here, and is the last.
#[test]
fn a_second_action_needs_robotics_and_a_colony() {
    let scene = |robotics: bool, colony: bool| {
        let mut s = Scene::new(2);
        s.ark(1, "N.P")
            .cargo(1, 1, 0, 0, 0)
            .pools(1, 0, 1)
            .unlocked(1, if robotics { &["robotics"] } else { &[] });
        if colony {
            s.colony(1, "N");
        }
        s.act_step(1);
        s
    };
    let mut s = scene(true, true);
    s.act(1, "gather").act(1, "raise biomass").act(1, "done");
    assert_eq!(s.asked(), "ask-draw");
    for (robotics, colony) in [(false, true), (true, false), (false, false)] {
        let mut s = scene(robotics, colony);
        s.act(1, "gather");
        assert_eq!(s.asked(), "ask-draw");
    }
}

/// MIC-102: on the Star Gate, a moon or a station both actions, each once, in either order.
#[test]
fn both_actions_elsewhere() {
    for space in ["C.G", "N.M", "N.S"] {
        let mut s = Scene::new(2);
        s.ark(1, space)
            .lower(1, &["C1", "C4"])
            .act_step(1)
            .refuses(1, "raise biomass", 102)
            .refuses(1, "colony", 102);
        s.act(1, "ready C1 red").refuses(1, "ready C4 blue", 102).act(1, "gather");
        let mut s = Scene::new(2);
        s.ark(1, space)
            .upper(1, &["C1", "C4", "C5"])
            .lower(1, &["C6", "C7", "C8"])
            .act_step(1)
            .act(1, "gather");
        if s.asked() == "ask-gain" {
            s.act(1, "gain minerals");
        }
        s.refuses(1, "gather", 102).act(1, "ready C1 red");
    }
}

/// MIC-103: nothing can be done at an asteroid.
#[test]
fn nothing_at_an_asteroid() {
    let mut s = Scene::new(2);
    s.planet("NE", "P3").ark(1, "NE.A1").act_step(1).refuses(1, "gather", 103).refuses(
        1,
        "raise biomass",
        103,
    );
}

/// MIC-105, MIC-106, MIC-107: what every card gives, on both sides, at its moon, its station and at the Star Gate.
#[test]
fn what_every_place_gives() {
    let content = MicroCosmos::built_in();
    for (planet, row) in content.planets.iter() {
        for (space, turned, source) in [
            ("S.P", false, Source::Untouched(planet)),
            ("S.P", true, Source::Terraformed(planet)),
            ("S.M", false, Source::Moon(planet)),
            ("S.S", true, Source::Station(planet)),
        ] {
            let mut s = Scene::new(2);
            s.planet("S", &planet.to_string()).ark(1, space);
            if turned {
                s.terraformed(&["S"]);
            }
            s.act_step(1).act(1, "gather");
            let (mut any, mut cards) = (0, 0);
            while s.asked() != "ask-draw" {
                any += u16::from(s.asked() == "ask-gain");
                cards += u8::from(s.asked() == "ask-place");
                let first = s.legal(1)[0].clone();
                s.act(1, &first);
            }
            let (mut units, mut expected_cards) = (0, 0);
            for effect in content.effects(source) {
                match effect {
                    Effect::Gain(amounts) => units += amounts.total(),
                    Effect::GainAny(count) => units += u16::from(*count),
                    Effect::DrawDeck(count) | Effect::DrawCantina(count) => expected_cards += count,
                }
            }
            assert_eq!((s.at(1).cargo.total(), cards), (units, expected_cards), "{} {space}", row.id);
            assert!(any <= units);
        }
        let units = |effects: &[Effect]| {
            effects
                .iter()
                .map(|effect| match effect {
                    Effect::Gain(amounts) => amounts.total(),
                    Effect::GainAny(count) => u16::from(*count),
                    _ => 0,
                })
                .sum::<u16>()
        };
        assert!(units(&row.terraformed) > units(&row.untouched), "{} gives more when terraformed", row.id);
    }
    let mut s = Scene::new(2);
    s.act_step(1).act(1, "gather").act(1, "gain biomass");
    assert_eq!(s.at(1).cargo, res(1, 0, 0, 0));
}

/// MIC-109, MIC-110, MIC-111: a unit of the resource for each level, up to its maximum, on a planet that is not done.
#[test]
fn a_level_costs_a_unit() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").levels("N", 0, 1, 0, 0).track("N", &[(2, 1)]).cargo(1, 1, 1, 0, 0).act_step(1);
    s.refuses(1, "raise workforce", 111).refuses(1, "raise minerals", 110).act(1, "raise biomass");
    assert_eq!((s.planet_at("N").levels, s.at(1).cargo), (res(1, 1, 0, 0), res(0, 1, 0, 0)));
    assert_eq!(s.asked(), "ask-draw", "there is nothing more to raise");
    let mut s = Scene::new(2);
    s.ark(1, "N.P").terraformed(&["N"]).cargo(1, 1, 1, 1, 1).act_step(1).refuses(1, "raise biomass", 123);
}

/// MIC-112, MIC-114: up to two levels on one or two tracks, and fewer if one likes.
#[test]
fn two_levels_as_wished() {
    for second in ["raise biomass", "raise technology", "done"] {
        let mut s = Scene::new(2);
        s.ark(1, "N.P").cargo(1, 4, 4, 4, 4).act_step(1).act(1, "raise biomass").act(1, second);
        assert_eq!(s.asked(), "ask-draw");
        let levels = if second == "done" { 1 } else { 2 };
        assert_eq!(
            (s.planet_at("N").levels.total(), s.planet_at("N").space_of(seat(1)).into()),
            (levels, levels)
        );
    }
}

/// MIC-113, MIC-144: colonies and outposts count on planets anywhere, those in pools do not.
#[test]
fn only_placed_pieces_add_levels() {
    let mut s = Scene::new(2);
    s.pools(1, 3, 2)
        .colony(1, "W")
        .outpost(1, "W")
        .colony(2, "E")
        .ark(1, "N.P")
        .cargo(1, 3, 1, 3, 3)
        .act_step(1);
    for resource in ["biomass", "biomass", "minerals", "minerals"] {
        s.act(1, &format!("raise {resource}"));
    }
    assert_eq!(s.asked(), "ask-draw");
    assert_eq!(s.view(&[])["players"][0]["terraform"], 4);
}

/// MIC-115: the marker moves by the levels raised, from where it was.
#[test]
fn the_marker_moves_by_the_levels() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").levels("N", 3, 0, 0, 0).track("N", &[(1, 3)]).cargo(1, 0, 1, 1, 0).act_step(1);
    s.act(1, "raise workforce").act(1, "raise minerals");
    assert_eq!(s.planet_at("N").space_of(seat(1)), 5);
}

/// MIC-117 to MIC-121, MIC-123, MIC-159: completion scores once, returns the markers, and the planet is never terraformed
/// again.
#[test]
fn completion_is_for_good() {
    let mut s = Scene::new(2);
    s.levels("N", 3, 1, 3, 2).track("N", &[(1, 4), (2, 5)]).outpost(2, "N").ark(2, "N.M").ark(1, "N.P");
    s.cargo(1, 2, 0, 0, 2).act_step(1).act(1, "raise technology");
    assert_eq!((s.at(1).planet_points, s.at(2).planet_points), (5 + 3, 5 + 1));
    let planet = s.planet_at("N");
    assert!(planet.terraformed && planet.track.is_empty() && planet.levels.total() == 0);
    assert_eq!(s.outposts(2), ["N"]);
    s.act_step(1).refuses(1, "raise biomass", 123);
}

/// MIC-122: gathering gives the new side at once.
#[test]
fn the_new_side_counts_at_once() {
    let mut s = Scene::new(2);
    s.levels("N", 3, 1, 3, 2).track("N", &[(1, 9)]).ark(1, "N.P").unlocked(1, &["robotics"]).colony(1, "N");
    s.cargo(1, 0, 0, 0, 1).act_step(1).act(1, "raise technology").act(1, "gather").act(1, "gain biomass");
    assert_eq!(s.at(1).cargo, res(1, 1, 0, 0));
}

/// MIC-152 to MIC-155: an Engineer for a Leader, a Leader for the Engineer, an own card for a token that is used.
#[test]
fn a_card_makes_a_token_ready() {
    let mut s = Scene::new(2);
    s.ark(1, "N.M").upper(1, &["C3"]).lower(1, &["C1"]).act_step(1);
    s.offers(1, &["gather", "ready C1 red", "ready C1 green", "ready C1 blue", "ready C3 engineer", "done"]);
    s.refuses(1, "ready C2 engineer", 152).act(1, "ready C3 engineer");
    assert_eq!((s.at(1).ready.len(), s.discards()), (1, vec!["C3".to_owned()]));
}

/// MIC-156: a card of the deck at the end of the turn, if there is room.
#[test]
fn a_card_at_the_end_of_the_turn() {
    let mut s = Scene::new(2);
    s.draw_step(1).draws(&["C9"]).act(1, "draw").act(1, "place C9 upper");
    assert_eq!((s.crew(1), s.awaited()), (1, Some(2)));
    let mut s = Scene::new(2);
    s.upper(1, &["C1", "C2", "C3"]).lower(1, &["C4", "C5", "C6"]).ark(1, "N.P").act_step(1).act(1, "gather");
    assert_eq!((s.crew(1), s.awaited()), (6, Some(2)));
}
