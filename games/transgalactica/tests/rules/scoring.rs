//! Points at the end (TRA-250 to TRA-262, TRA-285).

use orrery_core::{Game as _, Publish as _, Seat, SeatSet};
use orrery_transgalactica::Transgalactica;
use orrery_transgalactica::ids::{Good, Track};
use orrery_transgalactica::space::Space;
use serde_json::json;

use crate::support::Table;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// A table where the first player has these objectives and marked cards, and no goods.
fn table(options: serde_json::Value, objectives: [&str; 2], cards: &[&str]) -> Table {
    let mut table = Table::of(2, 1, options);
    let content = Transgalactica::built_in();
    let player = &mut table.state.players[ONE];
    player.goods = orrery_core::Goods::none();
    player.objectives =
        objectives.iter().map(|name| content.objectives.named(name).expect("a card")).collect();
    player.technologies =
        cards.iter().map(|name| content.technologies.named(name).expect("a card")).collect();
    table
}

fn score(table: &Table, viewer: SeatSet) -> i32 {
    table.game.standing(&table.state, viewer).columns[0].score.total()
}

fn own(table: &Table) -> i32 {
    score(table, SeatSet::only(ONE))
}

/// TRA-251, TRA-252
#[test]
fn credits_and_resources_are_left_over() {
    let mut table = table(json!({}), ["pirate_bane", "war_hero"], &[]);
    table.state.players[ONE].points = 40;
    for (good, amount) in [(Good::Credit, 4), (Good::Energy, 3), (Good::Ore, 1), (Good::Alien, 1)] {
        table.state.players[ONE].goods[good] = amount;
    }
    assert_eq!(own(&table), 40 + 4 + 1);
    table.state.players[ONE].goods[Good::Alien] = 2;
    assert_eq!(own(&table), 40 + 4 + 2);
}

/// TRA-250, TRA-262: the better one of two, and only for those who know.
#[test]
fn the_better_objective_is_scored() {
    let mut table = table(json!({}), ["frugal_expansion", "pirate_bane"], &[]);
    table.state.players[ONE].outposts = [Space::Hub, Space::B1].into_iter().collect();
    assert_eq!(own(&table), 4);
    let pirates = Transgalactica::built_in().values(table.game.options().data_set).pirates.named("red_fin");
    table.state.players[ONE].pirates.push(pirates.expect("pirates"));
    assert_eq!(own(&table), 5);
    assert_eq!((score(&table, SeatSet::only(TWO)), score(&table, SeatSet::NOBODY)), (0, 0));
}

/// TRA-254: the better half, or both.
#[test]
fn objectives_with_or() {
    for (word, points) in [("better", 6), ("sum", 10)] {
        let mut table =
            table(json!({"objective_or": word}), ["pathfinder", "war_hero"], &["archive", "wingmen"]);
        table.state.players[ONE].outposts = [Space::Hub, Space::B1, Space::B2].into_iter().collect();
        assert_eq!(own(&table), points, "{word}");
    }
}

/// TRA-255, TRA-257: what the 12 points limit; the Capital counts.
#[test]
fn frugal_expansion_has_a_limit() {
    for (word, points) in [("resources", 4 + 12 + 5), ("total", 12 + 5)] {
        let mut table = table(json!({"obj09_cap": word}), ["frugal_expansion", "war_hero"], &[]);
        table.state.players[ONE].outposts = [Space::Hub, Space::B1].into_iter().collect();
        table.state.players[ONE].goods[Good::Ore] = 15;
        assert_eq!(own(&table), points, "{word}");
    }
}

/// TRA-253, TRA-285: levels count with lasting bonuses and without those of a round.
#[test]
fn technologies_score_levels() {
    let mut table = table(json!({}), ["pirate_bane", "war_hero"], &["chronicle_of_thought", "think_tank"]);
    let player = &mut table.state.players[ONE];
    player.levels[Track::Technology] = 7;
    player.levels[Track::Politics] = 4;
    player.raised[Track::Politics] = 2;
    assert_eq!(own(&table), 7 + 1 + 4 + 1);
}

/// TRA-253: markers of all players on the own cards.
#[test]
fn common_knowledge_counts_all_markers() {
    let mut table = table(json!({}), ["pirate_bane", "war_hero"], &["common_knowledge", "archive"]);
    let other = Transgalactica::built_in().technologies.named("archive").expect("a card");
    table.state.players[TWO].technologies.put(other);
    assert_eq!(own(&table), 3);
}

/// TRA-258: 2 points for each thing that the scored objective counts, at most 12.
#[test]
fn grand_design_adds_to_the_objective() {
    let mut table = table(json!({}), ["enlightened_fleet", "war_hero"], &["grand_design"]);
    table.state.players[ONE].levels[Track::Technology] = 2;
    // Production begins at 1.
    assert_eq!(own(&table), 3 + 6);
    table.state.players[ONE].levels[Track::Technology] = 8;
    assert_eq!(own(&table), 9 + 12);
}

/// TRA-260, TRA-261: equal totals share the rank.
#[test]
fn ties_are_shared() {
    let mut table = Table::new(3, 2);
    for (seat, points) in [(0, 30), (1, 30), (2, 20)] {
        table.state.players[Seat::new(seat)].points = points;
    }
    let ranks: Vec<_> =
        table.game.standing(&table.state, SeatSet::NOBODY).columns.iter().map(|column| column.rank).collect();
    assert_eq!(ranks, [1, 1, 3]);
}

/// TRA-248: after round 5 the game is over, and whoever asks is told so; not before.
#[test]
fn a_finished_game_says_that_it_is_over() {
    let mut table = Table::new(2, 1);
    while let Some(seat) = table.awaited() {
        assert_eq!(table.game.standing(&table.state, SeatSet::NOBODY).ended, None);
        let last = *table.legal(seat).last().expect("an answer");
        let pass = "pass".parse().ok().filter(|pass| table.legal(seat).contains(pass));
        table.act(seat, pass.unwrap_or(last));
    }
    let ended = table.game.standing(&table.state, SeatSet::NOBODY).ended;
    assert_eq!(ended.map(|text| text.key.into_owned()).as_deref(), Some("ended"));
}
