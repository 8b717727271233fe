//! Goods, discounts, levels, tracks, rewards (TRA-2 to TRA-28).

use orrery_testkit::Acts as _;
use orrery_transgalactica::flow::Step;
use serde_json::json;

use crate::support::scene::Scene;

/// TRA-3 to TRA-5: supply and hold have no end; with the option 20 of each resource and 57 credits are all there is.
#[test]
fn the_supply_has_no_end_unless_an_option_says_so() {
    let held = |options| {
        let mut s = Scene::with(2, options);
        s.goods(1, [12, 0, 0, 30]).goods(2, [7, 0, 0, 26]);
        s.token(1, "energy_cells").token(1, "purse").act(1, "token energy_cells").act(1, "token purse");
        s.held(1)
    };
    assert_eq!(held(json!({})), [15, 0, 0, 32]);
    assert_eq!(held(json!({"limited_supply": true})), [13, 0, 0, 31]);
}

/// TRA-2, TRA-6, TRA-7: a cost is paid as a whole or not at all, and credits are no resources.
#[test]
fn a_cost_is_paid_as_a_whole() {
    let mut s = Scene::new(2);
    s.goods(1, [0, 1, 0, 5]).refuses(1, "main trade", 89);
    s.planet("b1", "academy").outpost(1, "b1").goods(1, [0, 0, 0, 5]).refuses(1, "planet b1 crew", 278);
    s.goods(1, [0, 2, 0, 0]).act(1, "main trade");
    assert_eq!(s.held(1), [0; 4]);
}

/// TRA-8 to TRA-10, TRA-170, TRA-185: discounts add up and never remove a requirement.
#[test]
fn discounts_and_requirements() {
    let mut s = Scene::new(2);
    s.marked(1, "xeno_brokers").goods(1, [0, 1, 0, 0]).token(1, "customs_pass").act(1, "token customs_pass");
    assert_eq!((s.has_level(1, "trade"), s.held(1)), (1, [0; 4]), "1 ore, with the card too");
    // A free step whose technology level is missing is lost.
    let mut s = Scene::new(2);
    s.level(1, "technology", 4).level(1, "military", 5).goods(1, [2, 2, 0, 0]).logged(1, &["peace_treaty"]);
    s.planet("b1", "relay").planet("b2", "market").outpost(1, "b1").outpost(1, "b2");
    s.act(1, "complete peace_treaty");
    assert_eq!((s.has_level(1, "military"), s.vp(1)), (5, 5));
}

/// TRA-11, TRA-13, TRA-14: cards raise what a level counts as; income and stacks go by the marker.
#[test]
fn income_goes_by_the_marker() {
    let mut s = Scene::new(2);
    s.level(1, "technology", 3).marked(1, "think_tank").workers(1, 3, 4).income();
    assert_eq!((s.held(1), s.vp(1)), ([1, 0, 0, 0], 0), "the income of level 3, not of level 4");
    let mut s = Scene::new(2);
    s.level(1, "technology", 1).marked(1, "think_tank").stack("technology", 2, &["fame"]);
    s.turn_of(1);
    assert!(!s.has_token(1, "fame"), "the marker has not reached the stack");
}

/// TRA-15, TRA-20, TRA-21: what is beyond the last space is lost; arriving brings its reward.
#[test]
fn the_last_space_ends_a_track() {
    let mut s = Scene::new(2);
    s.level(1, "technology", 9).token(1, "laboratory").token(1, "blueprint").act(1, "token laboratory");
    assert_eq!((s.has_level(1, "technology"), s.vp(1)), (10, 3));
    s.refuses(1, "token blueprint", 219);
}

/// TRA-22, TRA-23: markers share a space, and a step on politics opens the personal scale.
#[test]
fn a_step_on_politics_opens_the_mining_track() {
    let mut s = Scene::new(2);
    s.level(2, "politics", 1).mining_track(1, &["ore_vein", "trinket"]).token(1, "recommendation");
    s.act(1, "token recommendation").act(1, "main mining");
    assert_eq!((s.has_level(1, "politics"), s.vp(1)), (s.has_level(2, "politics"), 1));
}

/// TRA-24: a score does not drop below 0.
#[test]
fn a_score_does_not_drop_below_0() {
    let mut s = Scene::new(2);
    s.level(1, "military", 3).points(2, 2);
    s.state.round = 5;
    s.upkeep();
    assert_eq!((s.vp(1), s.vp(2)), (3, 0));
}

/// TRA-25, TRA-97: each unit is chosen by itself.
#[test]
fn each_resource_is_chosen_by_itself() {
    let mut s = Scene::new(2);
    s.planet("b1", "refinery").outpost(1, "b1").outpost(2, "b1");
    s.act(1, "planet b1 crew").act(1, "gain ore").act(1, "gain alien");
    assert_eq!(s.held(1), [0, 1, 1, 0]);
    // The same planet serves the other player in the same round.
    assert_eq!(s.awaited(), Some(2));
    s.act(2, "planet b1 crew");
}

/// TRA-26, TRA-187: a step by a card is answered by its maker first, then by others.
#[test]
fn others_answer_after_the_player() {
    let mut s = Scene::new(2);
    s.display(&["breakthrough"]).level(1, "technology", 7).tile(2, "war_correspondent").token(1, "patent");
    s.marked(1, "war_academy").act(1, "token patent").act(1, "way 0");
    assert_eq!((s.has_level(1, "military"), s.vp(2), s.asked()), (1, 2, "ask-advance"));
    s.act(1, "advance politics");
    assert_eq!(s.has_level(1, "politics"), 1);
}

/// TRA-27: a reward that harvests is over before the next reward comes.
#[test]
fn rewards_come_one_after_another() {
    let mut s = Scene::new(2);
    s.level(1, "technology", 6).goods(1, [1, 1, 1, 1]).logged(1, &["world_exhibition"]);
    s.marked(1, "automation").act(1, "complete world_exhibition");
    assert_eq!((s.has_level(1, "production"), s.has_level(1, "politics")), (2, 0));
    s.act(1, "gain ore");
    assert_eq!(s.has_level(1, "politics"), 1);
}

/// TRA-28: moves are optional, what is impossible is lost.
#[test]
fn moves_are_optional() {
    let mut s = Scene::new(2);
    s.token(1, "shortcut").act(1, "token shortcut").act(1, "done");
    assert_eq!(s.at(1).ships[orrery_transgalactica::actions::Ship::First], Some("hub".parse().unwrap()));
    // Nothing to mark: the rest of the mission is gained all the same.
    let mut s = Scene::new(2);
    s.level(1, "technology", 6).goods(1, [2, 2, 0, 0]).logged(1, &["grand_archive"]);
    s.act(1, "complete grand_archive");
    assert_eq!((s.vp(1), s.at(1).technologies.len()), (6, 0));
}

/// TRA-61, TRA-63, TRA-64, TRA-67, TRA-68: wealth, first outposts, then abilities.
#[test]
fn setup_after_the_draft() {
    let mut s = Scene::new(2);
    let values = orrery_core::Game::content(&*s.game).values(orrery_transgalactica::options::DataSet::Tuned);
    let pairs = [["ore_barge", "fuel_barge"], ["xeno_miners", "xeno_pilots"]]
        .map(|pair| pair.map(|card| values.wealth.named(card).expect("a card")));
    for (number, pair) in (1..).zip(pairs) {
        let player = s.at_mut(number);
        (player.wealth, player.outposts) = (Some(pair), orrery_core::Set::NONE);
        player.ships = orrery_core::ById::default();
    }
    s.tile(1, "merchant_house").tile(2, "lieutenant").run_from(Step::Wealth(0));
    let (one, two) = (s.at(1), s.at(2));
    assert!(one.outposts.contains("hub".parse().unwrap()) && two.ships.values().flatten().count() == 1);
    // The fleet token that was moved has paid nothing.
    assert_eq!((s.has_level(1, "trade"), s.at(1).markers), (2, 3));
    assert_eq!(s.at(2).lieutenant, orrery_transgalactica::state::Lieutenant::Ready);
    assert_eq!((s.at(2).crew, s.at(2).pods), (0, 5));
    // Income has begun: what wealth brought is there.
    assert!(s.held(1)[0] >= 3 && s.held(1)[1] >= 3 && s.held(2)[2] >= 4);
}

/// TRA-45: the special planet is there only for the owner of its tile.
#[test]
fn the_special_planet_comes_with_its_tile() {
    let mut seen = [0; 2];
    for seed in 0..12 {
        let mut table = crate::support::Table::of(2, seed, json!({"draft": "random"}));
        while !table.state.left_over.is_empty() {
            let seat = table.awaited().expect("setup asks");
            table.act(seat, table.legal(seat)[0]);
        }
        let tile = Some(crate::support::scene::ability("technological_nightmare"));
        let owned = orrery_core::Game::seats(&table.game)
            .iter()
            .any(|seat| table.state.players[seat].ability == tile);
        let there = table.state.planets["own".parse().unwrap()].is_some();
        assert_eq!(owned, there);
        seen[usize::from(there)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// TRA-65, TRA-66, TRA-106: Early Colonists place without ore and a ship, and move to the second segment.
#[test]
fn early_colonists_begin_with_two_outposts() {
    let mut s = Scene::new(2);
    s.planet("b1", "market").planet("p1", "auction_house").pirates("p1", "rustbucket");
    s.planet_token("b1", "fame").tile(1, "early_colonists").run_from(Step::Abilities(0));
    assert_eq!((s.awaited(), s.asked(), s.at(1).crew), (Some(1), "ask-colonists", 2));
    s.refuses(1, "outpost p1 left", 148).refuses(1, "done", 28).act(1, "outpost b1 left");
    assert!(s.has_token(1, "fame"));
    assert_eq!((s.order(), s.at(1).outposts.len()), (vec![2, 1], 2));
}
