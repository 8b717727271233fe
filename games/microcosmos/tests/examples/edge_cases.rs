//! Further cases, MIC-EX24 to MIC-EX48 and MIC-EX59 to MIC-EX64.

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res, seat};
use orrery_core::Game as _;
use orrery_microcosmos::state::Specialist;
use serde_json::json;

/// MIC-EX24, MIC-28, MIC-57: Cargo Holds make room in the same turn.
#[test]
fn cargo_holds_work_at_once() {
    let mut s = Scene::new(2);
    s.cargo(1, 0, 4, 0, 0).ready(1, &["red"]).turn_of(1).act(1, "upgrade cargo-holds");
    assert_eq!(s.at(1).cargo, res(0, 3, 0, 0));
    s.act(1, "travel N.P").cargo(1, 0, 4, 0, 0).act(1, "gather");
    assert_eq!(s.at(1).cargo, res(0, 5, 0, 0));
    s.cargo(1, 0, 6, 0, 0).act_step(1).act(1, "gather");
    assert_eq!(s.at(1).cargo, res(0, 6, 0, 0));
}

/// MIC-EX25, MIC-55, MIC-56, MIC-61: Engines are bought twice; only the second purchase releases the marker.
#[test]
fn engines_are_bought_twice() {
    let mut s = Scene::new(2);
    s.cargo(1, 0, 2, 0, 2).lower(1, &["C1", "C4"]).turn_of(1).act(1, "upgrade engines").act(1, "use C1");
    assert_eq!((s.at(1).engines, s.at(1).colony_pool, s.state.journey.left), (1, 0, 4));
    s.refuses(1, "upgrade engines", 51).act(1, "travel N.P").turn_of(1).act(1, "upgrade engines");
    assert_eq!((s.at(1).engines, s.at(1).colony_pool, s.state.journey.left), (2, 1, 6));
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 0));
    s.turn_of(1).cargo(1, 0, 4, 0, 4).ready(1, &["engineer"]).refuses(1, "upgrade engines", 54);
}

/// MIC-EX26, MIC-58, MIC-59: each pair of facing upgrades releases an outpost for 5 points.
#[test]
fn facing_upgrades_release_outposts() {
    let mut s = Scene::new(2);
    s.unlocked(1, &["biodome"]).cargo(1, 0, 1, 2, 0).lower(1, &["C1"]).turn_of(1);
    s.act(1, "upgrade leisure-facilities");
    assert_eq!((s.at(1).points(), s.at(1).outpost_pool), (5, 1));
    s.lower(1, &["C4"]).turn_of(1).act(1, "upgrade space-mining");
    assert_eq!((s.at(1).points(), s.at(1).outpost_pool), (5, 1));
    s.cargo(1, 0, 0, 1, 0).ready(1, &["blue"]).turn_of(1).act(1, "upgrade mining-vehicles");
    assert_eq!((s.at(1).points(), s.at(1).outpost_pool), (10, 2));
}

/// MIC-EX27, MIC-58: Biodome and Scouting Vehicles do not face each other.
#[test]
fn other_upgrades_release_no_outpost() {
    let mut s = Scene::new(2);
    s.unlocked(1, &["biodome"]).cargo(1, 0, 1, 0, 0).ready(1, &["red"]).turn_of(1);
    s.act(1, "upgrade scouting-vehicles");
    assert_eq!((s.at(1).points(), s.at(1).outpost_pool), (0, 0));
}

/// MIC-EX28, MIC-87: at the Star Gate one card is played, whatever its edge.
#[test]
fn at_the_gate_one_card_of_any_edge() {
    let mut s = Scene::new(2);
    s.upper(1, &["C29", "C2"]).crew_step(1).act(1, "play C29 discard act");
    assert_eq!((s.at(1).cargo, s.asked()), (res(0, 0, 2, 0), "ask-act"));
}

/// MIC-EX29, MIC-92, MIC-95: with a full upper row the card is discarded, and the drawn card takes its slot.
#[test]
fn a_drawn_card_takes_the_vacated_slot() {
    let mut s = Scene::new(2);
    s.upper(1, &["C2", "C4", "C5"]).lower(1, &["C1", "C6", "C8"]).ark(1, "N.P").crew_step(1);
    s.refuses(1, "play C1 up act", 92).draws(&["C20"]).act(1, "play C1 discard act");
    assert_eq!((s.crew(1), s.rows(1).1), (6, vec!["C6".to_owned(), "C8".to_owned(), "C20".to_owned()]));
}

/// MIC-EX30, MIC-34, MIC-82: with 6 cards Leisure Facilities draw nothing.
#[test]
fn no_card_fits_into_full_rows() {
    let mut s = Scene::new(2);
    s.upper(1, &["C2", "C4", "C5"]).lower(1, &["C1", "C6", "C8"]).unlocked(1, &["leisure-facilities"]);
    s.ark(1, "N.P").turn_of(1).act(1, "travel N.S");
    assert_eq!((s.crew(1), s.in_cantina().len(), s.asked()), (6, 3, "ask-crew"));
}

/// MIC-EX31, MIC-35, MIC-106: a draw stops at the limit.
#[test]
fn a_draw_stops_at_the_limit() {
    let mut s = Scene::new(2);
    s.planet("NE", "P2").ark(1, "NE.S").upper(1, &["C2", "C4", "C5"]).lower(1, &["C1", "C6"]).act_step(1);
    s.draws(&["C20"]).act(1, "gather");
    assert_eq!(s.crew(1), 6);
}

/// MIC-EX32, MIC-42: both picks come from the cards that were there; the Cantina is refilled afterwards.
#[test]
fn two_cards_of_the_same_cantina() {
    let mut s = Scene::new(2);
    s.ark(1, "N.M").upper(1, &["C7"]).cantina(&["C30", "C31", "C32"]).upper(1, &["C33"]).crew_step(1);
    s.act(1, "play C33 discard act").offers(1, &["take C30", "take C31", "take C32"]).act(1, "take C31");
    s.act(1, "place C31 lower").offers(1, &["take C30", "take C32"]).act(1, "take C30");
    s.draws(&["C9", "C10"]).act(1, "place C30 lower");
    assert_eq!(s.in_cantina(), ["C9", "C10", "C32"]);
}

/// MIC-EX33, MIC-39: the discard pile becomes the deck in the middle of a draw.
#[test]
fn the_pile_becomes_the_deck() {
    let mut s = Scene::new(2);
    let pile = ["C10", "C11", "C12", "C13", "C14", "C15", "C16", "C17"];
    s.planet("NE", "P2").ark(1, "NE.S").crew_deck(&["C9"], &pile).act_step(1).draws(&["C9"]).act(1, "gather");
    s.draws(&["C12"]).act(1, "place C9 upper").act(1, "place C12 upper");
    assert_eq!(
        (s.rows(1).0, s.discards().len(), s.state.crew.len()),
        (vec!["C9".to_owned(), "C12".to_owned()], 0, 7)
    );
}

/// MIC-EX34, MIC-117: the action ends with the planet; nothing more is spent.
#[test]
fn a_complete_planet_takes_no_more() {
    let mut s = Scene::new(2);
    s.levels("N", 3, 1, 3, 2).track("N", &[(2, 9)]).ark(1, "N.P").cargo(1, 0, 0, 0, 2).act_step(1);
    s.act(1, "raise technology");
    assert!(s.planet_at("N").terraformed);
    assert_eq!((s.at(1).cargo, s.asked()), (res(0, 0, 0, 1), "ask-draw"));
}

/// MIC-EX35, MIC-119: alone on the track one is first, and nobody is second.
#[test]
fn alone_on_the_track() {
    let mut s = Scene::new(2);
    s.levels("N", 3, 1, 3, 2).track("N", &[(1, 9)]).ark(1, "N.P").cargo(1, 0, 0, 0, 1).act_step(1);
    s.act(1, "raise technology");
    assert_eq!((s.at(1).points(), s.at(2).points()), (13, 0));
}

/// MIC-EX36, MIC-116: who arrives later lies on top; who moves on leads.
#[test]
fn markers_lie_on_top_of_each_other() {
    let mut s = Scene::new(2);
    s.levels("N", 3, 0, 0, 0)
        .track("N", &[(1, 3)])
        .ark(2, "N.P")
        .colony(2, "W")
        .cargo(2, 0, 0, 3, 0)
        .act_step(2);
    s.act(2, "raise minerals").act(2, "raise minerals").act(2, "raise minerals");
    let order = |s: &Scene| s.planet_at("N").track.iter().map(|marker| marker.seat).collect::<Vec<_>>();
    assert_eq!(order(&s), [seat(1), seat(2)]);
    s.ark(1, "N.P").cargo(1, 0, 1, 0, 0).act_step(1).act(1, "raise workforce");
    assert_eq!(order(&s), [seat(2), seat(1)]);
}

/// MIC-EX37, MIC-122: a planet completed by the first action is terraformed for the second.
#[test]
fn settling_on_a_fresh_planet() {
    let mut s = Scene::new(2);
    s.levels("W", 1, 3, 3, 2).track("W", &[(1, 9)]).ark(1, "W.P").colony(1, "W").unlocked(1, &["robotics"]);
    s.survivors(1, &["V6"]).cargo(1, 0, 0, 0, 1).act_step(1).refuses(1, "settle V6", 133);
    s.act(1, "raise technology").act(1, "settle V6");
    assert_eq!(s.at(1).settled.len(), 1);
}

/// MIC-EX38, MIC-100, MIC-101: a colony founded by the first action allows the second.
#[test]
fn a_new_colony_allows_a_second_action() {
    for (upgrade, allowed) in [("robotics", true), ("biodome", false)] {
        let mut s = Scene::new(2);
        s.ark(1, "N.P").unlocked(1, &[upgrade]).ready(1, &["engineer", "blue"]).act_step(1).act(1, "colony");
        assert_eq!((s.at(1).founded(), s.may(1, "gather")), (1, allowed));
    }
    let mut s = Scene::new(2);
    s.ark(1, "N.P").unlocked(1, &["robotics"]).act_step(1).act(1, "gather");
    assert_eq!(s.asked(), "ask-draw", "without a colony there is no second action");
}

/// MIC-EX39, MIC-100: the two actions differ.
#[test]
fn gathering_twice_is_not_allowed() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").unlocked(1, &["robotics"]).colony(1, "N").pools(1, 0, 1).act_step(1).act(1, "gather");
    s.refuses(1, "gather", 100).act(1, "outpost");
    assert_eq!(s.asked(), "ask-draw", "two actions are the most");
}

/// MIC-EX40, MIC-127 to MIC-129: cards of another colour, or beyond three, are sent on after their resources.
#[test]
fn survivors_that_cannot_be_kept_are_sent_on() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").ready(1, &["green"]).survivors(1, &["V6", "V8", "V9"]).act_step(1).draws(&["V7"]);
    s.act(1, "explore");
    assert_eq!((s.at(1).cargo, s.sent_on(), s.asked()), (res(1, 1, 0, 0), vec!["V7".to_owned()], "ask-draw"));
    let mut s = Scene::new(2);
    s.ark(1, "W.P").ready(1, &["green"]).act_step(1).draws(&["V1"]).act(1, "explore");
    assert_eq!(
        (s.at(1).cargo, s.sent_on(), s.at(1).survivors.len()),
        (res(0, 2, 0, 0), vec!["V1".to_owned()], 0)
    );
}

/// MIC-EX41, MIC-132: of two cards one is resolved, the other discarded without effect.
#[test]
fn scouts_choose_one_of_two() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").ready(1, &["green"]).unlocked(1, &["scouting-vehicles"]).act_step(1).draws(&["V1", "V6"]);
    s.act(1, "explore")
        .offers(1, &["choose V1", "choose V6"])
        .refuses(1, "choose V2", 132)
        .act(1, "choose V1");
    assert_eq!((s.at(1).cargo, s.sent_on()), (res(0, 2, 0, 0), vec!["V1".to_owned(), "V6".to_owned()]));
}

/// MIC-EX42, MIC-79, MIC-108: the own outpost pays on landing, and gathering gives the same once more.
#[test]
fn an_own_outpost_and_gathering() {
    let mut s = Scene::new(2);
    s.planet("S", "P10").terraformed(&["S"]).outpost(1, "S").turn_of(1).act(1, "travel S.P");
    assert_eq!(s.at(1).cargo, res(0, 0, 1, 2));
    s.act(1, "gather");
    assert_eq!(s.at(1).cargo, res(0, 0, 2, 4));
}

/// MIC-EX43, MIC-147, MIC-148: of two outposts one is moved; one in the pool must be placed.
#[test]
fn moving_an_outpost() {
    let mut s = Scene::new(2);
    s.outpost(1, "W").outpost(1, "E").colony(1, "N").ark(1, "N.P").act_step(1).act(1, "outpost");
    s.offers(1, &["move-outpost W", "move-outpost E"])
        .refuses(1, "move-outpost S", 147)
        .act(1, "move-outpost E");
    assert_eq!((s.outposts(1), s.at(1).points()), (vec!["N".to_owned(), "W".to_owned()], 2));
    let mut s = Scene::new(2);
    s.outpost(1, "W").pools(1, 0, 1).ark(1, "N.P").act_step(1).act(1, "outpost");
    assert_eq!((s.at(1).placed(), s.at(1).outpost_pool, s.at(1).points()), (2, 0, 0));
}

/// MIC-EX44, MIC-138, MIC-163: the eighth colony costs two Leaders of any colour and five resources; 45 points.
#[test]
fn the_eighth_colony() {
    let mut s = Scene::new(2);
    for (position, card) in [("NE", "P2"), ("SE", "P3"), ("S", "P4"), ("SW", "P6"), ("NW", "P7")] {
        s.planet(position, card).colony(1, position);
    }
    s.colony(1, "W").colony(1, "E").pools(1, 1, 0).ark(1, "N.P").lower(1, &["C3", "C1"]).ready(1, &["green"]);
    s.cargo(1, 2, 2, 1, 0).act_step(1).refuses(1, "colony", 138).ready(1, &["blue"]);
    s.cargo(1, 2, 2, 0, 0).refuses(1, "colony", 138).cargo(1, 2, 2, 1, 0).act(1, "colony");
    assert_eq!((s.at(1).founded(), s.crew(1), s.at(1).ready.len(), s.score(1)), (8, 0, 0, 45));
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 0));
}

/// MIC-EX45, MIC-44, MIC-46, MIC-50: Leaders are no Engineers, and Engineers no Leaders.
#[test]
fn engineers_and_leaders_are_different() {
    let mut s = Scene::new(2);
    s.lower(1, &["C3"]).cargo(1, 4, 4, 4, 4).turn_of(1).refuses(1, "upgrade robotics", 52);
    let mut s = Scene::new(2);
    s.lower(1, &["C1"]).cargo(1, 4, 4, 4, 4).turn_of(1).refuses(1, "upgrade cargo-holds", 52);
    s.lower(1, &["C4"]).act(1, "upgrade robotics").refuses(1, "use C3", 45);
    let mut s = Scene::new(2);
    s.lower(1, &["C1", "C4", "C3"])
        .cargo(1, 0, 0, 0, 2)
        .turn_of(1)
        .act(1, "upgrade robotics")
        .refuses(1, "use C3", 46);
}

/// MIC-EX46, MIC-158, MIC-160: the round is finished, one more is played in full with the next first player.
#[test]
fn one_more_full_round() {
    let mut s = Scene::new(4);
    s.state.round = 9;
    s.terraformed(&["W", "E"])
        .levels("N", 2, 1, 3, 3)
        .track("N", &[(2, 9)])
        .ark(2, "N.P")
        .cargo(2, 1, 0, 0, 0);
    s.act_step(2).act(2, "raise biomass").act(2, "done");
    let mut turns = Vec::new();
    while let Some(number) = s.awaited() {
        if s.asked() == "ask-depart" {
            turns.push((s.state.round, number));
            let journey = s.journeys(number).pop().expect("there is somewhere to go");
            s.act(number, &journey);
        } else {
            let legal = s.legal(number);
            let quiet = legal.iter().find(|text| *text == "done").unwrap_or(&legal[0]).clone();
            s.act(number, &quiet);
        }
    }
    assert_eq!(turns, [(9, 3), (9, 4), (10, 2), (10, 3), (10, 4), (10, 1)]);
    assert!(s.state.ended);
}

/// MIC-EX47, MIC-161 to MIC-164: points of the track, survivors, colonies and unfinished planets.
#[test]
fn the_final_score() {
    let mut s = Scene::new(2);
    s.planet("S", "P2").settled(1, &["V1", "V2"]).track("N", &[(1, 3)]).track("W", &[(2, 2), (1, 5)]);
    for position in ["N", "W", "E", "S"] {
        s.colony(1, position);
    }
    let player = s.at_mut(1);
    (player.planet_points, player.unlock_points, player.outpost_points) = (20, 5, 6);
    assert_eq!(s.score(1), 65);
    let standing = s.game.standing(&s.state, orrery_core::SeatSet::NOBODY);
    let parts: Vec<_> = standing.columns[0].score.parts.iter().map(|part| part.amount).collect();
    assert_eq!(parts, [20, 5, 6, 12, 14, 8]);
}

/// MIC-EX48, MIC-165, MIC-166: the fuller hold breaks a tie; otherwise the victory is shared.
#[test]
fn the_fuller_hold_breaks_a_tie() {
    let mut s = Scene::new(3);
    s.at_mut(1).planet_points = 65;
    s.at_mut(2).planet_points = 65;
    s.at_mut(3).planet_points = 66;
    s.cargo(1, 4, 3, 0, 0).cargo(2, 4, 1, 0, 0);
    assert_eq!([1, 2, 3].map(|seat| s.rank(seat)), [2, 3, 1], "the most points win");
    s.at_mut(3).planet_points = 0;
    assert_eq!((s.rank(1), s.rank(2)), (1, 2));
    s.cargo(2, 1, 2, 2, 2);
    assert_eq!((s.rank(1), s.rank(2)), (1, 1));
}

/// MIC-EX59, MIC-214: a card that moves up still counts; a discarded one does not.
#[test]
fn the_fate_of_a_card_decides_how_many_are_drawn() {
    for (fate, picks) in [("up", 1), ("discard", 2)] {
        let mut s = Scene::new(2);
        s.ark(1, "W.P")
            .upper(1, &["C1", "C2"])
            .lower(1, &["C9", "C4", "C5"])
            .cargo(1, 1, 0, 0, 0)
            .crew_step(1);
        s.act(1, &format!("play C9 {fate} act"));
        let mut taken = 0;
        while s.asked() == "ask-cantina" || s.asked() == "ask-place" {
            taken += u8::from(s.asked() == "ask-cantina");
            let first = s.legal(1)[0].clone();
            s.act(1, &first);
        }
        assert_eq!((taken, s.crew(1), s.in_cantina().len()), (picks, 6, 3));
    }
}

/// MIC-EX60, MIC-214: the played card goes to the pile only after its action.
#[test]
fn a_reshuffle_leaves_the_played_card_out() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").lower(1, &["C10"]).crew_deck(&[], &["C1", "C2", "C3"]).crew_step(1).draws(&["C2"]);
    s.act(1, "play C10 discard act").act(1, "place C2 upper");
    assert_eq!((s.at(1).cargo, s.discards()), (res(1, 0, 0, 0), vec!["C10".to_owned()]));
    assert_eq!(s.state.crew.len(), 2);
}

/// MIC-EX61, MIC-154, MIC-155: a card is discarded only if it makes a token ready.
#[test]
fn a_discard_needs_a_result() {
    let mut s = Scene::new(2);
    s.ark(1, "N.M").lower(1, &["C3", "C1"]).ready(1, &["engineer"]).act_step(1).act(1, "gather");
    s.refuses(1, "ready C3 engineer", 155).refuses(1, "ready C3 red", 154).refuses(
        1,
        "ready C1 engineer",
        153,
    );
    s.offers(1, &["ready C1 red", "ready C1 green", "ready C1 blue", "done"]);
    s.ready(1, &["red", "green", "blue"]).act_step(1).act(1, "gather");
    assert_eq!(s.asked(), "ask-draw");
}

/// MIC-EX62, MIC-149: a second own outpost joins the first, from the pool or from elsewhere, unless the table allows one.
#[test]
fn a_second_outpost_on_a_planet() {
    let here = |pool: u8, other: Option<&str>, changes: serde_json::Value| {
        let mut s = Scene::with(2, options(changes));
        s.ark(1, "N.P").outpost(1, "N").pools(1, 0, pool);
        if let Some(other) = other {
            s.outpost(1, other);
        }
        s.act_step(1);
        s
    };
    for (pool, other) in [(1, None), (0, Some("E"))] {
        let mut s = here(pool, other, json!({}));
        s.act(1, "outpost");
        assert_eq!(s.outposts(1), ["N", "N"]);
        here(pool, other, json!({"outposts_per_planet": "one"})).refuses(1, "outpost", 149);
    }
    here(0, Some("N"), json!({})).refuses(1, "outpost", 149);
}

/// MIC-EX63, MIC-138: any Leader pays for the first colony, unless the table wants the planet's.
#[test]
fn the_leader_of_the_first_colony() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").pools(1, 1, 0).ready(1, &["engineer", "blue"]).act_step(1).act(1, "colony");
    let strict = options(json!({"first_colony_leader": "planet"}));
    let mut s = Scene::with(2, strict);
    s.ark(1, "N.P").pools(1, 1, 0).ready(1, &["engineer", "blue"]).act_step(1).refuses(1, "colony", 138);
    s.ready(1, &["red"]).act(1, "colony");
    assert!(s.at(1).ready.contains(Specialist::Blue) && s.at(1).ready.len() == 1);
}

/// MIC-EX64, MIC-118, MIC-119: of those that stay behind the uppermost is second.
#[test]
fn the_uppermost_of_the_others_is_second() {
    let mut s = Scene::new(3);
    s.levels("N", 3, 1, 3, 1).track("N", &[(1, 3), (2, 3), (3, 3)]).ark(1, "N.P").cargo(1, 0, 0, 0, 2);
    s.act_step(1).act(1, "raise technology").act(1, "raise technology");
    assert_eq!([1, 2, 3].map(|seat| s.at(seat).points()), [8, 3, 4]);
}
