//! Two against two: who fights whom, what both gain, what passes between partners (AND-246 to AND-259, AND-270 to
//! AND-272).

use orrery_andromeda::actions::Action;
use orrery_andromeda::event::Event;
use orrery_andromeda::ids::{Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Marker, Place};
use orrery_core::{Game as _, Publish as _, SeatSet, Set, Table};
use orrery_testkit::Acts as _;

use crate::support::asks::{ADVANCE_ANY, AGREE, DIPLOMACY, END_ORDER, OPERATIONS, PREPARE, STEAL_WHAT};
use crate::support::{Scene, options, quiet, seat};

/// Seats 1 and 2 against seats 3 and 4. Seat 1 will launch a fighter to A1, where seat 2 has one too.
fn partners() -> Scene {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Fighter, Space::A1);
    scene
}

/// Questions before the result is known.
fn before(task: &str) -> bool {
    quiet(task) && task != OPERATIONS
}

fn index(scene: &Scene, number: u8) -> usize {
    scene.state.players[seat(number)].index(Track::Supremacy)
}

fn at(scene: &mut Scene, number: u8, steps: u8) {
    scene.state.players[seat(number)].tracks[Track::Supremacy as usize] = steps;
}

/// AND-248: one team in a region has no battle, so nobody wins there.
#[test]
fn and_248_nobody_wins_among_partners() {
    let mut scene = partners();
    scene.act(1, "launch fighter").act(1, "go A1").skip(quiet);
    assert_eq!((index(&scene, 1), index(&scene, 2)), (0, 0));
    assert_eq!(scene.state.players[seat(2)].count_all(Place::At(Space::A1)), 1);
}

/// AND-250, AND-251: both move up before either has the raiders' reward, so a step of the reward cannot snatch the token
/// that the partner reaches by the victory.
#[test]
fn and_251_both_move_before_the_reward() {
    let mut scene = partners();
    scene.raider("dread_obliterator", Space::A1);
    at(&mut scene, 1, 2);
    at(&mut scene, 2, 3);
    let token = scene.state.tokens[1].unwrap();
    scene.act(1, "launch fighter").dice(&[6, 6, 6, 6, 5, 5, 5, 5, 5]).act(1, "go A1").skip(before);
    assert_eq!((index(&scene, 1), index(&scene, 2)), (3, 4), "nobody has chosen a track yet");
    assert_eq!(scene.state.players[seat(2)].tokens, Set::only(token));
    scene.act(1, "advance supremacy");
    assert_eq!(
        (scene.vp(1), scene.state.players[seat(1)].tokens),
        (1 + 2, Set::NONE),
        "too late for the token"
    );
}

/// AND-31, AND-251: whoever has the token, the rewards come in turn order.
#[test]
fn and_251_rewards_in_turn_order() {
    let mut scene = partners();
    scene.raider("dread_obliterator", Space::A1);
    at(&mut scene, 1, 1);
    at(&mut scene, 2, 1);
    scene.act(1, "launch fighter").dice(&[6, 6, 6, 6, 5, 5, 5, 5, 5]).act(1, "go A1").skip(before);
    scene.act(1, "seat seat2");
    assert!(!scene.state.players[seat(2)].tokens.is_empty());
    assert_eq!((scene.asked(), scene.game.awaiting(&scene.state)), (ADVANCE_ANY, SeatSet::only(seat(1))));
    scene.act(1, "advance industry");
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(2)));
}

/// AND-251: also if the winners' opponent is the active player, that player decides.
#[test]
fn and_251_the_active_opponent_decides() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter);
    for number in [3, 4] {
        scene.ship(number, ShipKind::Fighter, Space::A1);
        at(&mut scene, number, 1);
    }
    let token = scene.state.tokens[0].unwrap();
    scene.act(1, "launch fighter").dice(&[1, 1, 6, 6, 6, 6]).act(1, "go A1").skip(before);
    assert_eq!(scene.legal(1), ["seat seat3", "seat seat4"]);
    scene.act(1, "seat seat4");
    assert_eq!((scene.state.players[seat(4)].tokens, scene.vp(3)), (Set::only(token), 2));
}

/// AND-171, AND-251: nothing is decided over a token that is gone, or where only one comes to it.
#[test]
fn and_251_no_question_without_need() {
    let mut scene = partners();
    scene.ship(3, ShipKind::Transport, Space::A1);
    at(&mut scene, 1, 1);
    at(&mut scene, 2, 1);
    scene.state.tokens[0] = None;
    scene.act(1, "launch fighter").dice(&[6, 6, 6, 6, 1]).act(1, "go A1").skip(before);
    assert_eq!((scene.vp(1), scene.vp(2), scene.asked()), (2, 2, OPERATIONS));
    let mut scene = partners();
    scene.ship(3, ShipKind::Transport, Space::A1);
    at(&mut scene, 2, 1);
    scene.act(1, "launch fighter").dice(&[6, 6, 6, 6, 1]).act(1, "go A1").skip(before);
    assert_eq!(scene.asked(), OPERATIONS);
    assert!(!scene.state.players[seat(2)].tokens.is_empty());
}

/// AND-210, AND-252: of two steps the one beyond the end of the event track is lost.
#[test]
fn and_252_the_second_step_is_lost() {
    let mut scene = partners();
    scene.ship(3, ShipKind::Transport, Space::A1);
    at(&mut scene, 1, 4);
    at(&mut scene, 2, 4);
    scene.state.marker = Marker::Track(1);
    scene.act(1, "launch fighter").dice(&[6, 6, 6, 6, 1]).act(1, "go A1").skip(quiet);
    assert_eq!((scene.state.marker, scene.asked()), (Marker::Mat, END_ORDER), "one event for this turn");
}

/// AND-253, AND-271: Intimidation passes the partner by; Mercenaries for the partner are paid.
#[test]
fn and_253_partners_and_cards() {
    let mut scene = partners();
    scene.ship(3, ShipKind::Transport, Space::A1).hand(1, &["intimidation", "mercenaries"]);
    scene.stock(2, Resource::Energy, 2).act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| quiet(task) && task != DIPLOMACY).act(1, "play intimidation");
    assert_eq!(scene.state.battle.dice_more[..3], [0, 0, -1], "the partner was not even asked");
    scene.skip(|task| quiet(task) && task != PREPARE).act(1, "play mercenaries").act(1, "seat seat2");
    assert_eq!((scene.has(1, Resource::Credit), scene.state.battle.dice_more[1]), (2, 2));
}

/// AND-253, Mutual Accord: the partner is another player and must agree as well.
#[test]
fn and_253_an_accord_asks_the_partner() {
    let mut scene = partners();
    scene.ship(3, ShipKind::Transport, Space::A1).hand(1, &["mutual_accord"]);
    scene.act(1, "launch fighter").act(1, "go A1");
    scene.skip(|task| quiet(task) && task != DIPLOMACY).act(1, "play mutual_accord");
    assert!(scene.asked() == AGREE);
    scene.act(2, "yes").act(3, "yes");
    assert_eq!([1, 2, 3, 4].map(|number| scene.vp(number)), [2, 2, 2, 0]);
}

/// AND-270: both partners have won, for factions too: each of two Astropirates takes something.
#[test]
fn and_270_both_have_won() {
    let mut scene = partners();
    scene.ship(3, ShipKind::Transport, Space::A1).stock(3, Resource::Ice, 1);
    scene.faction(1, "nightmare_cove_astropirates").faction(2, "nightmare_cove_astropirates");
    scene.act(1, "launch fighter").act(1, "go A1").skip(|task| quiet(task) && task != OPERATIONS);
    while scene.asked() == STEAL_WHAT {
        let asked = scene.who();
        scene.act(asked, "gain ice");
    }
    let taken = [1, 2].map(|number| (scene.has(number, Resource::Ice), scene.has(number, Resource::Credit)));
    assert_eq!(taken, [(1, 0), (0, 1)], "the second one found nothing left");
}

/// AND-254, AND-255: what is handed over in secret is seen by the team only; both must agree, once a turn.
#[test]
fn and_255_a_secret_gift() {
    let options = options(r#"{"team_mode": true, "faction_choice": "random"}"#);
    let content = orrery_andromeda::Andromeda::built_in();
    let game = orrery_andromeda::Andromeda::new(content, options, orrery_core::Seats::new(4)).unwrap();
    let mut table = Table::open(std::sync::Arc::new(game), orrery_core::seed::Dice::numbered(5));
    let giver = table.awaiting().first().unwrap();
    let mate = orrery_core::Seat::new(giver.index() as u8 ^ 1);
    table.act(giver, table.made_by(giver), Action::Give).unwrap();
    let card = table.state().players[giver].hand.kinds().next().expect("a card at the start");
    table.act(giver, table.made_by(giver), Action::Card(card)).unwrap();
    table.act(mate, table.made_by(mate), Action::Yes).unwrap();
    assert!(table.state().players[mate].hand.count(card) > 0);
    let told = |viewer: SeatSet| table.log(viewer).any(|told| matches!(told.event, Event::HandedIs(_)));
    assert!(told(SeatSet::only(giver)) && told(SeatSet::only(mate)));
    assert!(
        !told(SeatSet::NOBODY) && !told(SeatSet::only(orrery_core::Seat::new((giver.index() as u8 + 2) % 4)))
    );
}

/// AND-255: an offer that is turned down is not made again, but another one is; tokens of both kinds can be handed over.
#[test]
fn and_255_each_offer_once_in_a_turn() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.state.players[seat(2)].tokens = Set::from_bits(1 << 1);
    let (discovery, _) = scene.game.content().discoveries.iter().next().unwrap();
    scene.state.players[seat(2)].discoveries.put(discovery);
    let start = scene.state;
    scene.act(1, "ask").act(1, "token triumph").act(2, "yes");
    assert_eq!(
        (scene.state.players[seat(1)].tokens.bits(), scene.state.players[seat(2)].tokens.bits()),
        (2, 0)
    );
    scene.state = start;
    scene.act(1, "ask").act(1, &format!("discovery {discovery}")).act(2, "yes");
    assert_eq!(scene.state.players[seat(1)].discoveries.count(discovery), 1);
    scene.state = start;
    scene.act(1, "ask").act(1, "token triumph").act(2, "done");
    assert_eq!(scene.state.players[seat(2)].tokens.bits(), 2);
    scene.act(1, "ask");
    assert_eq!(scene.legal(1), [format!("discovery {discovery}")]);
    scene.act(1, &format!("discovery {discovery}")).act(2, "done");
    assert_eq!(scene.check(1, "ask"), Err(255), "both were declined");
    assert!(scene.game.check(&scene.state, seat(2), Action::Give).is_err(), "only the active player offers");
}

/// AND-249: partners roll by themselves, each with the own limits, and their dice are compared as one pool.
#[test]
fn and_249_each_has_own_dice_and_targeting() {
    let mut scene = partners();
    scene.ship(2, ShipKind::Transport, Space::A1).ship(3, ShipKind::Cruiser, Space::A1);
    scene.act(1, "launch fighter").dice(&[1, 6, 1, 6, 2, 2, 6, 5, 5]).act(1, "go A1").skip(before);
    assert_eq!(scene.state.battle.dice[0].as_slice(), [6, 1], "one ship of its own: targeting 1");
    assert_eq!(
        scene.state.battle.dice[1].as_slice(),
        [6, 2, 2],
        "two ships: targeting 2, and 1 is thrown again"
    );
    let team = SeatSet::only(seat(1)).with(seat(2));
    assert_eq!(scene.state.battle.winners, team, "6 6 against 6 5: neither of them has that alone");
}
