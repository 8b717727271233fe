//! The scripted opening of the ledger, ORI-EX49: two rounds and a start, row by row.

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res};
use orrery_orion::event::{Event, Level};
use orrery_orion::state::Resource;
use orrery_orion::state::Resources;
use serde_json::json;

/// The seats of the table in the ledger.
const A: u8 = 1;
const B: u8 = 2;

/// What the table says of a player after a step: food, fleet and production; morale and points; available markers
/// and reserves.
type Row = ((u8, u8, u8), (i16, u16), (u8, u8));

impl Scene {
    /// The whole row of a player.
    fn row(&self, number: u8) -> Row {
        let player = self.at(number);
        let stock = player.stock;
        let tracks = (stock[Resource::Food], stock[Resource::Fleet], stock[Resource::Production]);
        (tracks, (player.morale, player.points), (player.available, player.reserves))
    }

    /// Who collected what during the last action, in order.
    fn collected(&self) -> Vec<(u8, Resources)> {
        let collected = |event: &Event| match event {
            Event::Collected(seat, gained) => Some(((*seat).into(), *gained)),
            _ => None,
        };
        self.told.iter().filter_map(|(_, event)| collected(event)).collect()
    }

    /// Who reached which level with how many markers during the last action, in order.
    fn developed(&self) -> Vec<(u8, Level, u8)> {
        let developed = |event: &Event| match event {
            Event::Development(seat, level, markers) => Some(((*seat).into(), *level, *markers)),
            _ => None,
        };
        self.told.iter().filter_map(|(_, event)| developed(event)).collect()
    }
}

/// From the box to the first turn: A plays Humans and begins, B plays Mrrshan, nobody replaces cards.
fn setup() -> Scene {
    let mut s = Scene::dealt(2, options(&json!({"races": "choose"})), 1);
    s.act(A, "race humans");
    s.draws_advisors(&["viktoria", "vale", "harrava", "advia_osm", "fulcrum_sandebar"]);
    s.draws(&["soil_enrichment_plant", "biospheres", "frigate", "automated_factory", "titan"]);
    s.draws(&["civilian_transport", "hydroponic_farm", "government_support_agency"]);
    s.draws(&["pleasure_dome", "robo_miner_plant"]);
    s.act(B, "race mrrshan");
    s
}

/// Plays round 1 to the start of round 2.
fn first_round(s: &mut Scene) {
    s.act(A, "build soil_enrichment_plant sys1");
    s.act(B, "build civilian_transport sys1").act(B, "build government_support_agency sys2");
    s.act(A, "attack seat2");
    s.draws(&["autolab", "orbital_batteries", "colony_ship", "cruiser"]).act(B, "exploit pleasure_dome");
    s.act(B, "discard orbital_batteries");
    s.act(A, "activate sys1");
    s.act(B, "exploit autolab");
    s.act(A, "build frigate sys2");
    s.act(B, "build hydroponic_farm sys1");
}

/// Plays round 2 to the start of round 3.
fn second_round(s: &mut Scene) {
    s.draws(&["spaceport", "recyclotron"]).act(B, "research");
    s.act(A, "activate sys1");
    s.act(B, "contract").act(B, "discard robo_miner_plant").act(B, "discard recyclotron");
    s.act(B, "discard spaceport").act(B, "hire vale");
    s.act(A, "build biospheres sys1");
    s.act(B, "attack seat1").act(B, "effect advisor");
    s.act(A, "activate sys1");
    s.act(B, "propaganda");
    s.act(A, "exploit titan");
}

/// ORI-EX49, ORI-8, ORI-9, ORI-10, ORI-11, ORI-12, ORI-14, ORI-16, ORI-46: the table before the first turn.
#[test]
fn setup_and_the_start_of_round_1() {
    let s = setup();
    assert_eq!(s.in_the_middle(), ["advia_osm", "fulcrum_sandebar", "harrava", "vale", "viktoria"]);
    assert_eq!(s.held(A), ["soil_enrichment_plant", "biospheres", "titan", "automated_factory", "frigate"]);
    assert_eq!(
        s.held(B),
        [
            "civilian_transport",
            "hydroponic_farm",
            "government_support_agency",
            "robo_miner_plant",
            "pleasure_dome"
        ]
    );
    assert_eq!(s.row(A), ((5, 4, 2), (10, 0), (4, 6)));
    assert_eq!(s.row(B), ((4, 2, 0), (10, 0), (4, 6)));
    assert_eq!((s.state.round, s.state.deck.len(), s.discards().len()), (1, 80, 0));
    assert_eq!((s.at(A).structures().count(), s.at(B).structures().count()), (0, 0));
    assert_eq!((s.awaited(), s.asked()), (Some(A), "ask-turn"));
}

/// ORI-EX49, ORI-29, ORI-53, ORI-64, ORI-73, ORI-76, ORI-78, ORI-87, ORI-115, ORI-118: every row of round 1.
#[test]
fn round_1_step_by_step() {
    let mut s = setup();
    s.act(A, "build soil_enrichment_plant sys1");
    assert_eq!((s.row(A), s.cards(A, 1)), (((3, 4, 2), (10, 0), (3, 6)), names(&["soil_enrichment_plant"])));

    s.act(B, "build civilian_transport sys1").act(B, "build government_support_agency sys2");
    assert_eq!(s.row(B), ((1, 0, 0), (10, 0), (3, 6)));
    assert_eq!(s.cards(B, 1), ["civilian_transport"]);
    assert_eq!(s.cards(B, 2), ["government_support_agency"]);
    assert_eq!(s.awaited(), Some(A), "red, so no second build");

    s.act(A, "attack seat2");
    assert_eq!(s.row(A), ((3, 2, 2), (10, 2), (2, 6)));
    assert_eq!((s.row(B), s.attack_markers(A, B)), (((1, 0, 0), (9, 0), (3, 6)), 1));

    s.draws(&["autolab", "orbital_batteries", "colony_ship", "cruiser"]).act(B, "exploit pleasure_dome");
    s.act(B, "discard orbital_batteries");
    assert_eq!((s.row(B), s.held(B).len()), (((1, 1, 0), (9, 0), (2, 6)), 5));
    assert_eq!(s.discards(), ["orbital_batteries", "pleasure_dome"]);

    s.act(A, "activate sys1");
    assert_eq!((s.row(A), s.marked(A, 1)), (((5, 2, 2), (10, 2), (1, 6)), true));

    s.act(B, "exploit autolab");
    assert_eq!((s.row(B), s.held(B).len()), (((4, 2, 0), (9, 0), (1, 6)), 4));
    assert_eq!(s.discards(), ["autolab", "orbital_batteries", "pleasure_dome"]);

    s.act(A, "build frigate sys2");
    assert_eq!((s.row(A), s.cards(A, 2)), (((5, 1, 2), (10, 2), (0, 6)), names(&["frigate"])));
    assert_eq!((s.awaited(), s.state.round), (Some(B), 1));
}

/// ORI-EX49, ORI-30, ORI-41, ORI-42, ORI-43, ORI-106, ORI-107: markers home, token to
/// the left, covered cards produce.
#[test]
fn the_end_of_round_1_and_the_start_of_round_2() {
    let mut s = setup();
    first_round(&mut s);
    assert_eq!(s.cards(B, 1), ["civilian_transport", "hydroponic_farm"]);
    assert_eq!(s.held(B), ["cruiser", "robo_miner_plant", "colony_ship"]);
    assert_eq!(s.collected(), [(B, res(2, 1, 0)), (A, res(1, 0, 0))], "to 4/2/0 and 6/1/2");
    assert_eq!(s.developed(), [(B, Level::Medium, 4), (A, Level::Medium, 4)]);
    assert_eq!(s.row(A), ((6, 1, 2), (10, 2), (4, 6)));
    assert_eq!(s.row(B), ((5, 2, 0), (9, 0), (4, 6)));
    assert_eq!((s.marked(A, 1), s.attack_markers(A, B)), (false, 0));
    assert_eq!((s.state.round, s.awaited(), s.asked()), (2, Some(B), "ask-turn"));
}

/// ORI-EX49, ORI-25, ORI-33, ORI-77, ORI-85, ORI-86, ORI-94, ORI-97, ORI-129, ORI-146: every row of round 2.
#[test]
fn round_2_step_by_step() {
    let mut s = setup();
    first_round(&mut s);
    s.draws(&["spaceport", "recyclotron"]).act(B, "research");
    assert_eq!((s.row(B), s.held(B).len()), (((5, 2, 0), (9, 0), (3, 6)), 5));

    s.act(A, "activate sys1");
    assert_eq!((s.row(A), s.marked(A, 1)), (((8, 1, 2), (10, 2), (3, 6)), true));

    s.act(B, "contract").act(B, "discard robo_miner_plant").act(B, "discard recyclotron");
    s.act(B, "discard spaceport").act(B, "hire vale");
    assert_eq!((s.row(B), s.held(B)), (((5, 2, 0), (9, 0), (2, 6)), names(&["cruiser", "colony_ship"])));
    assert_eq!(s.discards()[..4], ["spaceport", "recyclotron", "robo_miner_plant", "autolab"]);
    assert_eq!(s.hired(B).as_deref(), Some("vale"));
    assert_eq!(s.in_the_middle(), ["advia_osm", "fulcrum_sandebar", "harrava", "viktoria"]);

    s.act(A, "build biospheres sys1");
    assert_eq!((s.row(A), s.marked(A, 1)), (((4, 1, 2), (10, 2), (2, 7)), false));
    assert_eq!(s.cards(A, 1), ["soil_enrichment_plant", "biospheres"]);

    s.act(B, "attack seat1").act(B, "effect advisor");
    assert_eq!(s.row(A), ((4, 1, 2), (9, 2), (2, 7)));
    assert_eq!((s.row(B), s.advisor_marked(B)), (((5, 0, 0), (8, 4), (1, 5)), true));

    s.act(A, "activate sys1");
    assert_eq!(s.row(A), ((4, 0, 2), (9, 2), (1, 7)));
    assert_eq!(s.held(A), ["spaceport", "titan", "automated_factory"]);
    assert_eq!(s.discards()[..2], ["recyclotron", "robo_miner_plant"]);

    s.refuses(B, "attack seat1", 86).act(B, "propaganda");
    assert_eq!(s.row(B), ((5, 0, 0), (10, 4), (0, 5)));
    assert_eq!((s.awaited(), s.state.round), (Some(A), 2));
}

/// ORI-EX49, ORI-42, ORI-45, ORI-73, ORI-106, ORI-107, ORI-108: both at the high level, and how the scores stand.
#[test]
fn the_start_of_round_3_and_the_score() {
    let mut s = setup();
    first_round(&mut s);
    second_round(&mut s);
    assert_eq!(s.held(A), ["spaceport", "automated_factory"]);
    assert_eq!(s.discards()[..2], ["titan", "recyclotron"]);
    assert_eq!(s.collected(), [(A, res(3, 0, 0)), (B, res(2, 1, 0))], "to 7/2/2 and 7/1/0");
    assert_eq!(s.developed(), [(A, Level::High, 5), (B, Level::High, 5)]);
    assert_eq!(s.row(A), ((7, 2, 2), (8, 2), (5, 5)));
    assert_eq!(s.row(B), ((8, 1, 0), (9, 4), (5, 5)));
    assert_eq!((s.advisor_marked(B), s.attack_markers(B, A)), (false, 0));
    assert_eq!((s.state.round, s.awaited(), s.asked()), (3, Some(A), "ask-turn"));
    assert_eq!((s.score(A), s.score(B)), (2 + 8 + 3, 4 + 9 + 3));
}

/// Ids as the scene gives them.
fn names(ids: &[&str]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}
