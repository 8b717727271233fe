//! Playing crew cards (MIC-86 to MIC-98, MIC-214).

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};
use orrery_core::Game as _;
use orrery_microcosmos::content::EdgeColour;

/// MIC-86: two cards at most, one after the other.
#[test]
fn two_cards_at_most() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").lower(1, &["C1", "C2", "C4"]).crew_step(1).act(1, "play C2 discard act");
    assert_eq!(s.asked(), "ask-crew");
    s.refuses(1, "play C2 discard act", 86).act(1, "play C4 discard act");
    assert_eq!((s.asked(), s.at(1).cargo), ("ask-act", res(0, 3, 1, 0)));
}

/// MIC-87: at the Star Gate every edge of either row works.
#[test]
fn at_the_gate_every_edge_works() {
    let s = Scene::new(2);
    for (card, row) in s.game.content().crew.iter() {
        let mut s = Scene::new(2);
        let free = s.in_cantina().contains(&card.to_string());
        if free {
            s.cantina(&[]);
        }
        let card = card.to_string();
        s.cargo(1, 1, 1, 1, 1).lower(1, &[&card]).crew_step(1);
        assert!(s.may(1, &format!("play {card} discard act")), "{}", row.id);
    }
}

/// MIC-88, MIC-89, MIC-98: the edge at the Cargo card counts; colours fit planets of that colour on either side, grey fits
/// moons and stations of any card.
#[test]
fn edges_fit_their_places() {
    let places = [
        ("N.P", EdgeColour::Red),
        ("W.P", EdgeColour::Green),
        ("E.P", EdgeColour::Blue),
        ("N.M", EdgeColour::Grey),
        ("W.S", EdgeColour::Grey),
        ("E.M", EdgeColour::Grey),
    ];
    let rows: Vec<_> = {
        let s = Scene::new(2);
        s.game
            .content()
            .crew
            .iter()
            .map(|(card, row)| (card.to_string(), row.top.edge, row.bottom.edge))
            .collect()
    };
    for (space, colour) in places {
        for turned in [false, true] {
            for (card, top, bottom) in &rows {
                let mut s = Scene::new(2);
                s.cantina(&[]).cargo(1, 1, 1, 1, 1).ark(1, space);
                if turned {
                    s.terraformed(&["N", "W", "E"]);
                }
                let below = {
                    s.lower(1, &[card]).crew_step(1);
                    s.may(1, &format!("play {card} discard act"))
                };
                assert_eq!(below, *top == colour, "{card} below at {space}");
                let mut s = Scene::new(2);
                s.cantina(&[]).cargo(1, 1, 1, 1, 1).ark(1, space).upper(1, &[card]).crew_step(1);
                assert_eq!(
                    s.may(1, &format!("play {card} discard act")),
                    *bottom == colour,
                    "{card} above at {space}"
                );
            }
        }
    }
}

/// MIC-90, MIC-91, MIC-92, MIC-93: without its action; from below up or away, with room above; from above away.
#[test]
fn the_fate_of_a_card() {
    let mut s = Scene::new(2);
    s.ark(1, "W.P").upper(1, &["C2"]).lower(1, &["C1"]).crew_step(1);
    s.refuses(1, "play C2 up idle", 93);
    let before = s.state;
    s.act(1, "play C1 discard idle");
    assert_eq!((s.discards(), s.at(1).cargo), (vec!["C1".to_owned()], res(0, 0, 0, 0)));
    s.state = before;
    s.act(1, "play C1 up idle");
    assert_eq!(s.rows(1), (vec!["C1".to_owned(), "C2".to_owned()], vec![]));
    s.state = before;
    s.upper(1, &["C4", "C5"])
        .refuses(1, "play C1 up idle", 92)
        .act(1, "play C2 discard idle")
        .act(1, "play C1 up idle");
}

/// MIC-94: the same card with both edges in one turn.
#[test]
fn a_card_with_both_edges() {
    let mut s = Scene::new(2);
    // C28: red below, grey above; C7: green below, red above.
    s.ark(1, "N.P").lower(1, &["C7"]).crew_step(1).act(1, "play C7 up idle").act(1, "play C7 discard act");
    assert_eq!((s.at(1).cargo, s.discards(), s.asked()), (res(0, 2, 0, 0), vec!["C7".to_owned()], "ask-act"));
}

/// MIC-95, MIC-214: the slot is free before the action draws.
#[test]
fn the_slot_is_free_before_the_draw() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").upper(1, &["C2", "C3", "C5"]).lower(1, &["C1", "C6", "C8"]).crew_step(1).draws(&["C9"]);
    s.act(1, "play C1 discard act");
    assert!(s.rows(1).1.contains(&"C9".to_owned()));
    // Moved up, the card still counts: with 6 cards nothing is drawn.
    let mut s = Scene::new(2);
    s.ark(1, "N.P").upper(1, &["C2", "C3"]).lower(1, &["C1", "C6", "C8"]).crew_step(1).draws(&["C9"]);
    s.act(1, "play C1 up act");
    assert_eq!((s.crew(1), s.rows(1).1.len()), (6, 3));
    let mut s = Scene::new(2);
    s.ark(1, "N.P").upper(1, &["C2", "C3", "C5"]).lower(1, &["C1", "C6", "C8"]).crew_step(1).refuses(
        1,
        "play C1 up act",
        92,
    );
}

/// MIC-96: a card drawn in this turn may be played in it.
#[test]
fn a_fresh_card_may_be_played() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").lower(1, &["C1"]).crew_step(1).draws(&["C2"]).act(1, "play C1 discard act");
    s.act(1, "place C2 lower").act(1, "play C2 discard act");
    assert_eq!(s.at(1).cargo, res(0, 3, 0, 0));
}

/// MIC-97, MIC-26: a cost first, or no action; then all effects as far as possible.
#[test]
fn a_cost_comes_first() {
    let mut s = Scene::new(2);
    s.ark(1, "N.P").lower(1, &["C3"]).crew_step(1).refuses(1, "play C3 discard act", 97);
    s.cargo(1, 1, 0, 4, 0).draws(&["C9"]).act(1, "play C3 discard act").act(1, "place C9 upper");
    assert_eq!(s.at(1).cargo, res(0, 0, 4, 0), "the Minerals are lost, the card is drawn");
    let mut s = Scene::new(2);
    s.ark(1, "N.P").upper(1, &["C13"]).crew_step(1).refuses(1, "play C13 discard act", 97);
    s.cargo(1, 0, 1, 0, 1).act(1, "play C13 discard act").offers(1, &["pay workforce", "pay technology"]);
}

/// MIC-214: which edge acts is settled before the card moves.
#[test]
fn the_edge_that_was_active_acts() {
    let mut s = Scene::new(2);
    // C2: red below (2 Workforce), green above (2 Biomass).
    s.ark(1, "N.P").lower(1, &["C2"]).crew_step(1).act(1, "play C2 up act");
    assert_eq!((s.at(1).cargo, s.rows(1).0), (res(0, 2, 0, 0), vec!["C2".to_owned()]));
}

/// MIC-97: a crew action may cost several units: the named ones, and of choice from what is left.
#[test]
fn a_crew_action_may_cost_several_units() {
    let pack = r#"[(no: 2, id: "field_agronomist", symbol: Blue, top: (edge: Red, pay: (minerals: 2, any: 2), then: [Gain(technology: 3)]),
        bottom: (edge: Green, then: []), source: "D")]"#;
    let pack = orrery_core::content::Pack::new([("crew.ron".to_owned(), pack.to_owned())]);
    let content = std::sync::Arc::new(orrery_microcosmos::Content::load(&pack).expect("a sound pack"));
    let scene = |biomass: u8, minerals: u8| {
        let mut s = Scene::of(std::sync::Arc::clone(&content), 2, orrery_microcosmos::Options::default());
        s.ark(1, "N.P").lower(1, &["C2"]).cargo(1, biomass, 0, minerals, 0).crew_step(1);
        s
    };
    scene(2, 1).refuses(1, "play C2 discard act", 97);
    scene(1, 2).refuses(1, "play C2 discard act", 97);
    let mut s = scene(2, 2);
    s.act(1, "play C2 discard act");
    assert_eq!(s.at(1).cargo, res(0, 0, 0, 3), "nothing to choose");
    let mut s = scene(2, 3);
    s.act(1, "play C2 discard act").act(1, "pay minerals");
    assert_eq!(s.at(1).cargo, res(1, 0, 0, 3));
}
