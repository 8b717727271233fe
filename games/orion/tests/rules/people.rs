//! The effect of every advisor and race.

use orrery_testkit::Acts as _;

use crate::support::{Scene, res};

use orrery_orion::content::Colour;
use orrery_orion::state::Resource;

// Advisors.

/// ORI-131, ORI-81: ADVIA-OSM builds the top card of the discard pile for 1 less.
#[test]
fn advia_osm() {
    let mut s = Scene::new(2);
    s.stock(1, 3, 0, 0).advisor(1, "advia_osm").pile(&["biospheres", "titan"]).act(1, "activate advisor");
    s.act(1, "build biospheres sys1");
    assert_eq!((s.cards(1, 1), s.at(1).stock), (vec!["biospheres".to_owned()], res(0, 0, 0)));
    assert_eq!((s.discards(), s.advisor_marked(1)), (vec!["titan".to_owned()], true));
}

/// ORI-130, ORI-23: Fulcrum Sandebar opens a fifth system, in which structures cost 1 less.
#[test]
fn fulcrum_sandebar() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 0).fulcrum(1, Colour::Grey).hand(1, &["civilian_transport", "outpost_ship"]);
    s.refuses(1, "build civilian_transport sys1", 18).act(1, "build civilian_transport sys5");
    s.act(1, "build outpost_ship sys5");
    assert_eq!((s.cards(1, 5).len(), s.at(1).stock), (2, res(0, 0, 0)));
}

/// ORI-52, ORI-106: Harrava keeps a reserve marker placed after an attack and makes it an action of the next round.
#[test]
fn harrava() {
    let mut s = Scene::new(2);
    s.stock(1, 4, 4, 0).stock(2, 4, 0, 0).advisor(1, "harrava").markers(1, 1, 9).markers(2, 0, 10);
    s.act(1, "attack seat2").offers(1, &["effect advisor", "done"]).act(1, "effect advisor");
    assert_eq!((s.state.round, s.pools(1)), (2, (5, 5, 0)));
    assert!(!s.advisor_marked(1));
}

/// ORI-129: Vale compares with 2 more fleet and sells 1 morale for 2 points.
#[test]
fn vale() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 3, 0).stock(2, 0, 5, 0).advisor(1, "vale").act(1, "attack seat2").act(1, "effect advisor");
    assert_eq!((s.at(1).points, s.at(1).morale, s.at(1).stock), (4, 9, res(0, 1, 0)));
    assert_eq!((s.advisor_marked(1), s.pools(1)), (true, (3, 5, 0)));
}

/// ORI-61, ORI-81: Viktoria gives 2 of one resource.
#[test]
fn viktoria() {
    for (choice, stock) in
        [("choose 1", res(2, 0, 0)), ("choose 2", res(0, 2, 0)), ("choose 3", res(0, 0, 2))]
    {
        let mut s = Scene::new(2);
        s.stock(1, 0, 0, 0).advisor(1, "viktoria").act(1, "activate advisor").act(1, choice);
        assert_eq!(s.at(1).stock, stock);
    }
}

/// ORI-50: Moldred draws 2 cards at the start of a round.
#[test]
fn moldred() {
    let mut s = Scene::new(2);
    s.stock(1, 4, 0, 0).advisor(1, "moldred").begin_round();
    assert_eq!((s.held(1).len(), s.held(2).len()), (2, 0));
}

/// ORI-38: Quail repeats the bonus of an Exploit action for a reserve marker, once a round.
#[test]
fn quail() {
    for (id, stock) in [("biospheres", res(6, 0, 0)), ("titan", res(0, 4, 0)), ("recyclotron", res(0, 0, 2))]
    {
        let mut s = Scene::new(2);
        s.stock(1, 0, 0, 0).advisor(1, "quail").hand(1, &[id]).act(1, &format!("exploit {id}"));
        s.offers(1, &["effect advisor", "done"]).act(1, "effect advisor");
        assert_eq!((s.at(1).stock, s.pools(1), s.advisor_marked(1)), (stock, (3, 5, 1), true));
        s.turn_of(1).hand(1, &[id]).act(1, &format!("exploit {id}"));
        assert_eq!(s.awaited(), Some(2), "the field is occupied");
    }
    // A grey bonus: four more cards, one of them discarded.
    let mut s = Scene::new(2);
    s.advisor(1, "quail").hand(1, &["frigate"]).draws(&["titan", "cruiser", "autolab", "spaceport"]);
    s.act(1, "exploit frigate").act(1, "discard titan").draws(&["titan", "cruiser", "autolab", "spaceport"]);
    s.act(1, "effect advisor").act(1, "discard cruiser");
    assert_eq!(s.held(1), ["autolab", "autolab", "spaceport", "spaceport", "titan", "cruiser"]);
    assert_eq!(s.discards(), ["cruiser", "titan", "frigate"]);
    // Declined.
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).advisor(1, "quail").hand(1, &["titan"]).act(1, "exploit titan").act(1, "done");
    assert_eq!((s.at(1).stock, s.advisor_marked(1)), (res(0, 2, 0), false));
}

/// ORI-86, ORI-50: Kuruk makes attacks on his owner dearer by 1 and raises morale by 1 at the start of a round.
#[test]
fn kuruk() {
    let mut s = Scene::new(2);
    s.stock(2, 4, 0, 0).morale(2, 3).advisor(2, "kuruk").begin_round();
    assert_eq!(s.at(2).morale, 4);
    s.stock(1, 0, 3, 0).turn_of(1).act(1, "attack seat2");
    assert_eq!(s.at(1).stock[Resource::Fleet], 0);
}

// Races.

/// ORI-45, ORI-77: Humans have no ability: nothing follows their actions, and the round begins without a question.
#[test]
fn humans() {
    let mut s = Scene::new(2);
    s.stock(1, 8, 0, 0).morale(1, 5).points(1, 3).begin_round();
    assert_eq!((s.asked(), s.pools(1), s.at(1).morale), ("ask-turn", (5, 5, 0), 4));
    s.hand(1, &["biospheres"]).hand(2, &["titan"]).stock(1, 3, 0, 0).act(1, "exploit biospheres");
    assert_eq!(s.at(1).stock, res(6, 0, 0));
    s.turn_of(1).act(1, "trade food fleet").turn_of(1).act(1, "propaganda").turn_of(1).act(1, "research");
    assert_eq!((s.at(1).stock, s.held(1).len(), s.held(2).len()), (res(3, 2, 0), 2, 1));
}

/// ORI-51: Alkari may buy a marker for a point at the start of a round.
#[test]
fn alkari() {
    let mut s = Scene::new(2);
    s.race(1, "alkari").points(1, 1).stock(1, 4, 0, 0).begin_round();
    s.offers(1, &["effect race", "done"]).act(1, "effect race");
    assert_eq!((s.at(1).points, s.pools(1)), (0, (5, 5, 0)));
}

/// ORI-48: Bulrathi at the high level have 4 markers, 1 production or 2 fleet, and keep their morale.
#[test]
fn bulrathi() {
    for (choice, stock) in [("choose 1", res(9, 0, 1)), ("choose 2", res(9, 2, 0))] {
        let mut s = Scene::new(2);
        s.race(1, "bulrathi").stock(1, 9, 0, 0).morale(1, 5).begin_round();
        s.act(1, choice);
        assert_eq!((s.at(1).stock, s.pools(1), s.at(1).morale), (stock, (4, 6, 0), 5));
    }
}

/// ORI-95: Darloks make every opponent discard with their Propaganda and may take one of the top 3 discards.
#[test]
fn darlok() {
    let mut s = Scene::new(2);
    s.race(1, "darlok").hand(2, &["titan", "frigate"]).pile(&["cruiser"]).act(1, "propaganda");
    s.act(2, "discard frigate").act(1, "take 2");
    assert_eq!((s.held(1), s.discards()), (vec!["cruiser".to_owned()], vec!["frigate".to_owned()]));
}

/// ORI-93: Meklars gain 1 production with every Trade.
#[test]
fn meklar() {
    let mut s = Scene::new(2);
    s.race(1, "meklar").stock(1, 0, 4, 0).act(1, "trade fleet production");
    assert_eq!(s.at(1).stock, res(0, 2, 2));
    s.turn_of(1).act(1, "trade fleet food");
    assert_eq!(s.at(1).stock, res(3, 0, 3));
}

/// ORI-76: Mrrshan gain 1 fleet with every Exploit, a grey one too.
#[test]
fn mrrshan() {
    let mut s = Scene::new(2);
    s.race(1, "mrrshan").stock(1, 0, 0, 0).hand(1, &["frigate"]);
    s.draws(&["titan", "cruiser", "autolab", "spaceport"]).act(1, "exploit frigate");
    assert_eq!(s.at(1).stock, res(0, 0, 0), "the bonus is not finished");
    s.act(1, "discard titan");
    assert_eq!((s.at(1).stock, s.held(1).len()), (res(0, 1, 0), 3));
}

/// ORI-77: Psilons draw 3 cards with Research.
#[test]
fn psilon() {
    let mut s = Scene::new(2);
    s.race(1, "psilon").act(1, "research");
    assert_eq!(s.held(1).len(), 3);
}
