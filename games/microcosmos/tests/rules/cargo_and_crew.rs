//! Resources, crew cards and specialists (MIC-25 to MIC-50).

use orrery_testkit::{Acts as _, random_game};

use crate::support::{Scene, options, res};
use orrery_core::Game as _;
use orrery_microcosmos::state::{Resource, Resources, Specialist};
use orrery_microcosmos::{MicroCosmos, Options};
use serde_json::json;

/// MIC-25: four resources, each with a track of its own.
#[test]
fn four_tracks() {
    let mut s = Scene::new(2);
    s.ark(1, "C.G");
    for resource in Resource::ALL {
        s.cargo(1, 0, 0, 0, 0).act_step(1).act(1, "gather").act(1, &format!("gain {resource}"));
        assert_eq!(s.at(1).cargo, Resources::just(*resource, 1));
    }
}

/// MIC-26: a cost that cannot be paid in full is not paid at all.
#[test]
fn a_cost_is_paid_in_full_or_not_at_all() {
    let mut s = Scene::new(2);
    s.cargo(1, 0, 0, 0, 1).lower(1, &["C1"]).turn_of(1).refuses(1, "upgrade robotics", 52);
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 1));
    // The fourth colony costs 1 unit of any resource.
    let mut s = Scene::new(2);
    s.planet("S", "P2").colony(1, "W").colony(1, "E").colony(1, "S").pools(1, 1, 0).ark(1, "N.P");
    s.ready(1, &["engineer", "red", "green"]).act_step(1).refuses(1, "colony", 138);
    s.cargo(1, 1, 0, 1, 0).act(1, "colony").offers(1, &["pay biomass", "pay minerals"]).refuses(
        1,
        "pay workforce",
        26,
    );
    s.act(1, "pay minerals");
    assert_eq!((s.at(1).cargo, s.at(1).founded()), (res(1, 0, 0, 0), 4));
}

/// MIC-27, MIC-29: four of each is the most; what does not fit is lost, the rest is kept.
#[test]
fn four_of_each_is_the_most() {
    let mut s = Scene::new(2);
    s.planet("S", "P2").terraformed(&["S"]).ark(1, "S.P").cargo(1, 0, 3, 0, 0).act_step(1).act(1, "gather");
    assert_eq!(s.at(1).cargo, res(0, 4, 1, 0));
}

/// MIC-30: a full resource may be named, and the unit is wasted.
#[test]
fn naming_a_full_resource_wastes_it() {
    let mut s = Scene::new(2);
    s.cargo(1, 4, 0, 0, 0).act_step(1).act(1, "gather").act(1, "gain biomass");
    assert_eq!(s.at(1).cargo, res(4, 0, 0, 0));
}

/// MIC-32, MIC-33, MIC-34, MIC-37: rows of at most three cards that lie open; a card leaves its row by being played, used or
/// discarded only.
#[test]
fn cards_stay_in_their_rows() {
    for seed in 0..4 {
        random_game::<MicroCosmos>(2, &Options::default(), seed, |decision| {
            for seat in decision.game.seats().iter() {
                let (before, after) = (&decision.before.players[seat], &decision.after.players[seat]);
                assert!(after.upper.len() <= 3 && after.lower.len() <= 3);
                assert!(before.upper.intersection(after.lower).is_empty(), "no card comes down");
                let went_up = before.lower.intersection(after.upper);
                let played_up = decision.action.to_string().contains(" up ");
                assert!(went_up.is_empty() || played_up, "{} moves {went_up:?}", decision.action);
            }
        });
    }
    let mut s = Scene::new(2);
    s.upper(2, &["C5"]).lower(2, &["C6"]);
    let seen = s.view(&[1]);
    assert_eq!(
        (&seen["players"][1]["upper"][0], &seen["players"][1]["lower"][0]),
        (&json!("peace_envoy"), &json!("militia_captain"))
    );
}

/// MIC-36: a drawn card goes into a row with a free slot, as its owner wishes.
#[test]
fn a_drawn_card_goes_where_there_is_room() {
    let mut s = Scene::new(2);
    s.upper(1, &["C1", "C2", "C3"]).draw_step(1).draws(&["C4"]).act(1, "draw");
    assert_eq!(s.rows(1).1, ["C4"], "only the lower row has room");
    let mut s = Scene::new(2);
    s.draw_step(1).draws(&["C4"]).act(1, "draw").refuses(1, "place C5 upper", 36).act(1, "place C4 upper");
    assert_eq!(s.rows(1).0, ["C4"]);
}

/// MIC-33, MIC-36: beside a row with three cards nobody is asked: the card goes to the other one.
#[test]
fn a_full_row_takes_no_card() {
    for full in ["upper", "lower"] {
        let mut s = Scene::new(2);
        if full == "upper" {
            s.upper(1, &["C1", "C2", "C3"]);
        } else {
            s.lower(1, &["C1", "C2", "C3"]);
        }
        s.draw_step(1).draws(&["C9"]).act(1, "draw");
        assert_eq!((s.at(1).upper.len().abs_diff(s.at(1).lower.len()), s.awaited()), (2, Some(2)), "{full}");
    }
}

/// MIC-38, MIC-39, MIC-40: from the deck, from the reshuffled pile, and not at all when both are empty.
#[test]
fn an_empty_deck_is_made_of_the_pile() {
    let mut s = Scene::new(2);
    s.crew_deck(&[], &["C4", "C5"]).draw_step(1).draws(&["C5"]).act(1, "draw").act(1, "place C5 upper");
    assert_eq!((s.state.crew.len(), s.discards().len()), (1, 0));
    let mut s = Scene::new(2);
    s.crew_deck(&[], &[]).ark(1, "N.P").act_step(1).act(1, "gather");
    assert_eq!(s.awaited(), Some(2), "nobody is asked for a card that is not there");
    // A Cantina slot stays empty until the next refill.
    let mut s = Scene::new(2);
    s.crew_deck(&[], &[])
        .ark(1, "N.S")
        .act_step(1)
        .act(1, "gather")
        .act(1, "take C32")
        .act(1, "place C32 upper");
    assert_eq!(s.in_cantina(), ["C31", "C33"]);
    s.crew_deck(&["C1", "C2"], &[])
        .ark(2, "W.S")
        .act_step(2)
        .act(2, "gather")
        .act(2, "take C33")
        .draws(&["C1", "C2"]);
    s.act(2, "place C33 upper");
    assert_eq!(s.in_cantina(), ["C1", "C2", "C31"]);
}

/// MIC-41, MIC-43: one of the face-up cards, and none where there is none.
#[test]
fn cards_of_the_cantina() {
    let mut s = Scene::new(2);
    s.ark(1, "N.S").act_step(1).act(1, "gather").refuses(1, "take C1", 41).act(1, "take C31").draws(&["C2"]);
    s.act(1, "place C31 lower");
    assert_eq!(s.in_cantina(), ["C2", "C32", "C33"]);
    let mut s = Scene::new(2);
    s.cantina(&["C7"])
        .crew_deck(&[], &[])
        .ark(1, "N.M")
        .cargo(1, 1, 0, 0, 0)
        .lower(1, &[])
        .at_mut(1)
        .upper
        .put(crate::support::read("C33"));
    s.crew_step(1).act(1, "play C33 discard act").act(1, "take C7").act(1, "place C7 lower");
    assert_eq!((s.crew(1), s.asked()), (1, "ask-crew"), "the second pick is lost");
}

/// MIC-44, MIC-45, MIC-47, MIC-48: a card of either row or a ready token; a card used so is discarded without its action and
/// is no play.
#[test]
fn a_specialist_is_a_card_or_a_token() {
    let mut s = Scene::new(2);
    s.upper(1, &["C1"]).lower(1, &["C4"]).ready(1, &["engineer"]).cargo(1, 0, 0, 2, 0).turn_of(1);
    s.act(1, "upgrade space-mining").offers(1, &["use C1", "use C4", "use-token engineer"]).act(1, "use C1");
    assert_eq!(
        (s.discards(), s.at(1).cargo, s.at(1).ready.len()),
        (vec!["C1".to_owned()], res(0, 0, 0, 0), 1)
    );
    s.act(1, "travel E.P").act(1, "play C4 discard idle");
    assert_eq!(Specialist::ALL.len(), 4);
    // Six crew cards and four ready tokens go together.
    let mut s = Scene::new(2);
    s.upper(1, &["C1", "C2", "C3"]).lower(1, &["C4", "C5"]).ready(1, &["engineer", "red", "green", "blue"]);
    s.draw_step(1).act(1, "draw");
    assert_eq!(s.crew(1), 6);
}

/// MIC-46: one card or token never pays two parts of a cost.
#[test]
fn each_part_has_its_own_specialist() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").colony(1, "W").colony(1, "E").pools(1, 1, 0).ready(1, &["engineer", "red"]).act_step(1);
    s.refuses(1, "colony", 138).lower(1, &["C3"]).act(1, "colony").act(1, "use C3");
    assert_eq!((s.at(1).founded(), s.crew(1), s.at(1).ready.len()), (3, 0, 0));
}

/// MIC-49: a used token cannot be used again.
#[test]
fn a_used_token_stays_used() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").ready(1, &["green"]).act_step(1).draws(&["V1"]).act(1, "explore").act_step(1);
    s.refuses(1, "explore", 124);
    let mut s = Scene::new(2);
    s.lower(1, &["C1", "C4"]).cargo(1, 0, 0, 2, 0).turn_of(1).act(1, "upgrade space-mining");
    s.refuses(1, "use-token engineer", 49).refuses(1, "use-token red", 46);
}

/// MIC-50: a specialist of any colour is a Leader; an Engineer only if the table says so, and never for colonies.
#[test]
fn any_colour_means_a_leader() {
    for (wide, allowed) in [(false, false), (true, true)] {
        let mut s = Scene::with(2, options(json!({"any_specialist_includes_engineer": wide})));
        s.cargo(1, 0, 1, 1, 0).ready(1, &["engineer"]).turn_of(1);
        for upgrade in ["cargo-holds", "scouting-vehicles", "mining-vehicles"] {
            assert_eq!(s.may(1, &format!("upgrade {upgrade}")), allowed);
        }
        s.lower(1, &["C1"]).pools(1, 1, 0).ark(1, "N.P").act_step(1).refuses(1, "colony", 138);
    }
    for leader in ["red", "green", "blue"] {
        let mut s = Scene::new(2);
        s.cargo(1, 0, 1, 0, 0).ready(1, &[leader]).turn_of(1).act(1, "upgrade cargo-holds");
    }
}
