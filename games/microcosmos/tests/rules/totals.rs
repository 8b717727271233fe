//! No counter wraps, and none stops counting (MIC-148, MIC-161 to MIC-164).

use std::sync::Arc;

use orrery_core::content::Pack;
use orrery_microcosmos::{Content, Options};
use orrery_testkit::Acts as _;

use crate::support::Scene;

/// MIC-148, MIC-161: an outpost that goes back and forth scores every time.
#[test]
fn points_have_no_limit() {
    let mut s = Scene::new(2);
    s.outpost(1, "W").colony(1, "N").colony(1, "W");
    for turn in 1..=300 {
        let place = if turn % 2 == 1 { "N" } else { "W" };
        s.ark(1, &format!("{place}.P")).act_step(1).act(1, "outpost");
        // Two colonies are worth 5 at the end.
        assert_eq!((s.at(1).points(), s.score(1)), (2 * turn as u32, 2 * turn + 5));
    }
    s.at_mut(1).outpost_points = 65_535;
    s.ark(1, "N.P").act_step(1).act(1, "outpost");
    assert_eq!((s.at(1).points(), s.score(1)), (65_537, 65_542));
    s.at_mut(1).planet_points = 65_535;
    assert_eq!(s.at(1).points(), 131_072, "each part by itself and all together");
}

/// MIC-21: rounds are counted as long as a game goes on.
#[test]
fn rounds_have_no_limit() {
    let mut s = Scene::new(2);
    s.state.round = 65_535;
    s.state.first = orrery_testkit::seat(1);
    s.draw_step(2).act(2, "done");
    assert_eq!((s.state.round, s.state.last_round), (65_536, None));
    s.levels("N", 3, 1, 3, 2).ark(1, "N.P").cargo(1, 0, 0, 0, 1).terraformed(&["W", "E"]).act_step(1);
    s.act(1, "raise technology");
    assert_eq!(s.state.last_round, Some(65_537));
}

/// MIC-164: the spaces of all unfinished planets together, also where planets need more than those of the box.
#[test]
fn unfinished_planets_add_up() {
    let rows = ["rhodon", "keyi", "saur", "ashara", "elpis", "chloris", "sylvane", "meliae"];
    let rows = rows.iter().enumerate().map(|(at, id)| {
        let starting = if at % 4 == 0 { "starting: true," } else { "" };
        format!(
            "(no: {}, id: \"{id}\", colour: Red, {starting} layout: \"l1\", needs: (biomass: 40), untouched: [], \
             terraformed: [], moon: [], station: [], source: \"D\")",
            at + 1
        )
    });
    let text = format!("[{}]", rows.collect::<Vec<_>>().join(","));
    let content = Content::load(&Pack::new([("planets.ron".to_owned(), text)])).expect("a sound pack");
    let mut s = Scene::of(Arc::new(content), 2, Options::default());
    let places = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
    for (place, card) in places.into_iter().zip(["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"]) {
        s.planet(place, card).levels(place, 39, 0, 0, 0).track(place, &[(1, 39)]);
    }
    assert_eq!(s.score(1), 8 * 39);
}
