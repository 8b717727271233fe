//! Trade, technology, military, production, politics, missions (TRA-164 to TRA-210, TRA-263 to TRA-272, TRA-279).

use orrery_core::SeatSet;
use orrery_testkit::{Acts as _, seat};
use orrery_transgalactica::ids::Area;
use serde_json::json;

use crate::support::scene::{Scene, mission};

/// TRA-164, TRA-168: the last trade space.
#[test]
fn trade_ends_at_six() {
    let mut s = Scene::new(2);
    s.level(1, "trade", 6).goods(1, [0, 9, 9, 0]).refuses(1, "main trade", 168);
    s.level(1, "trade", 5).act(1, "main trade").act(1, "way 1");
    assert_eq!((s.held(1), s.vp(1)), ([0, 8, 8, 0], 2));
}

/// TRA-172 to TRA-176: a card is marked once, with a marker from the hold, at its level.
#[test]
fn how_a_card_is_marked() {
    let mut s = Scene::new(2);
    s.display(&["archive", "insignia", "wormhole_keys"]).level(2, "technology", 1).marked(2, "insignia");
    s.followed("technology").act(2, "follow crew");
    s.offers(2, &["way 0", "way 1"]).act(2, "way 1");
    assert!(s.at(2).technologies.len() == 2 && s.at(2).markers == 1, "the only card in reach");
    let mut s = Scene::new(2);
    s.display(&["archive", "insignia", "wormhole_keys"]).level(1, "technology", 1).token(1, "patent");
    s.act(1, "token patent").refuses(1, "mark wormhole_keys", 173).refuses(1, "mark wingmen", 173);
    s.act(1, "mark archive").token(1, "patent").level(1, "technology", 4).act(1, "token patent");
    s.refuses(1, "mark archive", 175);
}

/// TRA-174: without a marker nothing can be marked.
#[test]
fn without_a_marker_nothing_is_marked() {
    let mut s = Scene::new(2);
    s.display(&["archive", "insignia"]).level(1, "technology", 1).token(1, "patent");
    s.at_mut(1).markers = 0;
    s.refuses(1, "token patent", 219);
}

/// TRA-177, TRA-270: a one-time card works at once; Overdrive takes any main action but omni.
#[test]
fn overdrive_works_at_once() {
    let mut s = Scene::new(2);
    s.display(&["overdrive"]).level(1, "technology", 7).token(1, "patent").goods(1, [0, 0, 0, 1]);
    s.state.captains[Area::Mining] = SeatSet::only(seat(2));
    s.act(1, "token patent").refuses(1, "area omni", 105).act(1, "area mining");
    assert_eq!((s.held(1), s.asked()), ([0, 1, 0, 1], "ask-turn"));
}

/// TRA-179: Archive answers to every later marking and mission.
#[test]
fn archive_does_not_answer_to_itself() {
    let mut s = Scene::new(2);
    s.display(&["archive"]).level(1, "technology", 1).token(1, "patent").act(1, "token patent");
    assert_eq!(s.vp(1), 0);
    s.display(&["insignia"]).token(1, "patent").act(1, "token patent");
    assert_eq!(s.vp(1), 1);
    s.missions(1, &["folk_festival"]).level(1, "politics", 1).token(1, "assignment");
    s.act(1, "token assignment");
    assert_eq!(s.vp(1), 3, "a mission, and the point of the token");
}

/// TRA-180: Think Tank raises a level above the end of its track.
#[test]
fn a_level_can_count_as_more_than_the_last() {
    let mut s = Scene::new(2);
    s.level(1, "technology", 10).marked(1, "think_tank");
    assert_eq!(s.view(&[1])["players"][0]["levels"][0], json!(["Technology", 10, 11]));
}

/// TRA-182, TRA-183: what a step on military costs.
#[test]
fn what_military_costs() {
    let mut s = Scene::new(2);
    s.goods(1, [2, 0, 0, 1]).act(1, "main military").offers(1, &["way 0", "way 1"]).act(1, "way 0");
    assert_eq!((s.held(1), s.has_level(1, "military")), ([1, 0, 0, 0], 1));
    let mut s = Scene::new(2);
    s.goods(2, [2, 0, 0, 0]).followed("military");
    assert_eq!(s.asked(), "ask-turn", "a follower pays 2 energy and 1 credit");
    s.goods(2, [2, 0, 0, 1]).followed("military").act(2, "follow crew");
    assert_eq!((s.held(2), s.has_level(2, "military")), ([0; 4], 1));
}

/// TRA-186, TRA-187: War Academy answers to every own step; the correspondent not to actions and tokens.
#[test]
fn answers_to_military_steps() {
    let mut s = Scene::new(2);
    s.marked(1, "war_academy").tile(2, "war_correspondent").goods(1, [3, 0, 0, 0]).act(1, "main military");
    s.offers(1, &["advance technology", "advance politics", "done"]).act(1, "advance technology");
    s.turn_of(1).token(1, "arms_deal").act(1, "token arms_deal").act(1, "done");
    assert_eq!((s.has_level(1, "military"), s.has_level(1, "technology"), s.vp(2)), (2, 1, 0));
}

/// TRA-188, TRA-190, TRA-191, TRA-193: harvests.
#[test]
fn what_a_harvest_brings() {
    let mut s = Scene::new(3);
    s.planet("b1", "relay").planet("b2", "market").planet("b3", "refinery");
    for at in ["b1", "b2", "b3"] {
        s.outpost(1, at);
    }
    s.act(1, "main production").refuses(1, "harvest b1", 192).refuses(1, "harvest b4", 190);
    s.refuses(1, "done", 277).act(1, "harvest b2").refuses(1, "harvest b2", 191).act(1, "harvest b3");
    assert_eq!((s.held(1), s.has_level(1, "production")), ([1, 0, 1, 0], 2));
    let mut s = Scene::new(3);
    s.level(1, "production", 7).act(1, "main production").act(1, "gain ore");
    assert_eq!((s.held(1), s.has_level(1, "production")), ([0, 1, 0, 0], 7));
}

/// TRA-192: a planet of two colours brings one of them.
#[test]
fn two_colours_are_a_choice() {
    let mut s = Scene::new(3);
    s.planet("p1", "institute").outpost(1, "p1");
    s.act(1, "main production");
    s.refuses(1, "gain alien", 192).act(1, "gain energy").act(1, "gain ore");
    assert_eq!(s.held(1), [1, 1, 0, 0]);
}

/// TRA-195, TRA-196, TRA-198, TRA-203: missions go to an open log of two places, three with a card.
#[test]
fn missions_go_to_the_log() {
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(2, "politics", 3);
    s.logged(2, &["border_patrol"]).followed("politics").act(2, "follow crew").act(2, "way 1");
    s.act(2, "take drill_contract");
    assert_eq!(s.view(&[])["players"][1]["log"].as_array().map(Vec::len), Some(2));
    s.followed("politics").act(2, "follow captain");
    assert_eq!(s.has_level(2, "politics"), 4, "the log is full: a step is all that is left");
    s.marked(2, "mission_office").token(2, "assignment").turn_of(2).act(2, "token assignment");
    s.act(2, "take trade_fair");
    assert_eq!(s.at(2).log.len(), 3);
}

/// TRA-200 to TRA-202: a gap of the action waits, others are filled at once; an empty deck leaves the row shorter.
#[test]
fn gaps_of_the_display() {
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(1, "politics", 2);
    s.goods(1, [1, 1, 0, 0]).act(1, "main politics").act(1, "way 1").act(1, "take folk_festival");
    assert_eq!(s.state.missions[0][0], None, "until the action is finished");
    s.act(1, "finish");
    assert!(s.state.missions[0].iter().all(Option::is_some));
    let mut s = Scene::new(2);
    s.missions(1, &["folk_festival", "drill_contract", "trade_fair"]).level(1, "politics", 3);
    s.state.mission_decks[0] = orrery_core::Bag::EMPTY;
    s.token(1, "assignment").act(1, "token assignment").act(1, "take folk_festival");
    let shown = [Some(mission("drill_contract")), Some(mission("trade_fair")), None];
    assert_eq!(s.state.missions[0], shown);
}

/// TRA-204 to TRA-206, TRA-209: requirements are looked at, costs are paid, several missions in one turn.
#[test]
fn missions_are_completed() {
    let mut s = Scene::new(2);
    s.logged(1, &["border_patrol", "bounty_notice"]).goods(1, [3, 0, 0, 0]).marked(1, "insignia");
    s.refuses(1, "complete bounty_notice", 204).refuses(1, "complete folk_festival", 204);
    s.level(1, "military", 1).act(1, "complete bounty_notice").act(1, "complete border_patrol");
    s.act(1, "done");
    assert_eq!((s.vp(1), s.held(1)), (2 + 1 + 1 + 1, [0, 0, 1, 0]));
    assert_eq!((s.has_level(1, "military"), s.at(1).log.len()), (1, 0));
}

/// TRA-208: the resource that is taken off is chosen.
#[test]
fn the_envoy_chooses_a_discount() {
    let mut s = Scene::new(2);
    s.tile(1, "envoy").logged(1, &["folk_festival"]).goods(1, [1, 1, 0, 0]).act(1, "complete folk_festival");
    s.offers(1, &["pay energy", "pay ore"]).refuses(1, "pay alien", 208).act(1, "pay energy");
    assert_eq!((s.held(1), s.vp(1)), ([1, 0, 0, 0], 2));
}

/// TRA-210: Special Envoy ignores the cost or the requirements.
#[test]
fn the_special_envoy_ignores_a_part() {
    let mut s = Scene::new(2);
    s.display(&["special_envoy"]).level(1, "technology", 7).token(1, "patent").goods(1, [2, 2, 0, 0]);
    s.logged(1, &["open_university", "galactic_monopoly"]).act(1, "token patent");
    s.refuses(1, "complete-without galactic_monopoly cost", 204);
    s.refuses(1, "complete-without galactic_monopoly needs", 7);
    s.act(1, "complete-without open_university cost");
    assert_eq!((s.vp(1), s.held(1)), (3, [2, 2, 0, 0]));
}

/// TRA-263, TRA-264: Second Shift opens a used space for one turn.
#[test]
fn second_shift_opens_a_used_space() {
    let mut s = Scene::new(2);
    s.token(1, "second_shift").refuses(1, "token second_shift", 219);
    s.state.captains[Area::Mining] = SeatSet::only(seat(2));
    s.act(1, "token second_shift").act(1, "main mining");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"));
    s.turn_of(1).refuses(1, "main mining", 263);
}

/// TRA-178, TRA-265, TRA-272: Visiting Rights, once in a round.
#[test]
fn visiting_rights_use_others_planets() {
    let mut s = Scene::new(2);
    s.planet("b1", "market").planet("b2", "refinery").outpost(2, "b1").outpost(2, "b2").workers(1, 3, 2);
    s.refuses(1, "planet b1 crew", 96).marked(1, "visiting_rights").marked(1, "planetary_lodges");
    s.act(1, "planet b1 crew");
    assert_eq!((s.vp(1), s.credits(1)), (3, 1));
    s.turn_of(1).refuses(1, "planet b2 crew", 178).refuses(1, "planet b3 crew", 265);
}

/// TRA-266, TRA-267, TRA-283: Chain of Command turns a secondary action into the main one, once in a round.
#[test]
fn chain_of_command() {
    let mut s = Scene::new(2);
    s.goods(2, [0, 2, 0, 0]).marked(2, "wingmen").followed("trade");
    assert_eq!(s.asked(), "ask-turn", "the secondary action costs more");
    s.marked(2, "chain_of_command").followed("trade").act(2, "follow-as-main crew");
    assert_eq!((s.has_level(2, "trade"), s.vp(2)), (1, 0));
    s.workers(2, 3, 1).followed("mining").refuses(2, "follow-as-main captain", 178).act(2, "follow crew");
    assert_eq!(s.vp(2), 1, "Wingmen answers to secondary actions only");
    let mut s = Scene::new(2);
    s.tile(1, "private_bridge").marked(1, "chain_of_command").act(1, "bridge crew").act(1, "yes");
    s.act(1, "area production").act(1, "gain ore");
    assert_eq!((s.has_level(1, "production"), s.held(1)), (2, [0, 1, 0, 0]));
}

/// TRA-271: Breakthrough does one step, or both for two aliens in an order of choice.
#[test]
fn breakthrough_does_one_or_both() {
    let mut s = Scene::new(2);
    s.display(&["breakthrough"]).level(1, "technology", 7).token(1, "patent").goods(1, [0, 0, 2, 0]);
    s.act(1, "token patent").act(1, "way 2").act(1, "way 1");
    assert_eq!((s.has_level(1, "military"), s.has_level(1, "trade"), s.held(1)), (1, 1, [0; 4]));
    let mut s = Scene::new(2);
    s.display(&["breakthrough"]).level(1, "technology", 7).token(1, "patent").act(1, "token patent");
    s.refuses(1, "way 2", 28);
}
