//! Every reason of a refusal has a position in which it is given.

use std::collections::BTreeSet;

use orrery_core::{Chance, Game as _, Numbered as _, Outside, Publish as _, Reason, Seat, Seats, play};
use orrery_testkit::Acts as _;
use orrery_transgalactica::flow::Step;
use orrery_transgalactica::ids::Area;
use orrery_transgalactica::{Action, Options, Refusal, State, Transgalactica};
use serde_json::json;

use crate::support::scene::{Scene, objective};

/// Notes the reasons of everything that somebody might try here.
fn note(game: &Transgalactica, t: &State, found: &mut BTreeSet<String>) {
    for seat in game.seats().iter() {
        for action in (0..Action::COUNT).filter_map(Action::from_number) {
            if let Err(refusal) = game.check(t, seat, action) {
                found.insert(Reason::from(refusal).text.key.into_owned());
            }
        }
    }
}

/// Random games, looked at now and then.
fn walk(seats: u8, options: serde_json::Value, found: &mut BTreeSet<String>) {
    let options: Options = serde_json::from_value(options).expect("options");
    let game = Transgalactica::new(Transgalactica::built_in(), options, Seats::new(seats)).expect("a table");
    let mut candidates = Vec::new();
    for seed in 0..3 {
        let mut chance = Chance::sampled(seed);
        let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
        let mut answers = 0;
        while let Some(seat) = game.awaiting(&t).first() {
            if answers < 12 || answers % 9 == 0 {
                note(&game, &t, found);
            }
            answers += 1;
            let picked =
                play::random_legal(&game, &t, seat, &mut candidates, &mut chance).expect("an answer");
            game.apply(&mut t, seat, picked.action, &mut Outside::silent(seat, &mut chance));
        }
        note(&game, &t, found);
    }
}

/// Positions that random games seldom come to.
fn laid() -> Vec<Scene> {
    let mut all = Vec::new();
    let mut lay = |lay: &dyn Fn(&mut Scene)| {
        let mut s = Scene::new(3);
        lay(&mut s);
        all.push(s);
    };
    lay(&|s| {
        s.second_ship(1, "hub").token(1, "tailwind").act(1, "token tailwind").act(1, "move second b1 free");
    });
    lay(&|s| {
        s.marked(1, "salvage_lab").goods(1, [0, 0, 1, 0]).used(1, "fame").act(1, "use salvage_lab");
    });
    lay(&|s| {
        s.marked(1, "salvage_lab").goods(1, [0, 0, 2, 0]).act(1, "use salvage_lab");
    });
    lay(&|s| {
        s.tile(1, "envoy")
            .logged(1, &["folk_festival"])
            .goods(1, [1, 1, 0, 0])
            .act(1, "complete folk_festival");
    });
    lay(&|s| {
        s.planet("p1", "institute").outpost(1, "p1").act(1, "main production");
    });
    lay(&|s| {
        s.planet("p1", "ridge").ship(1, "p1").outpost(1, "b1").level(1, "trade", 1).goods(1, [0, 1, 0, 0]);
        s.act(1, "main exploration");
    });
    lay(&|s| {
        s.planet("p1", "wild_green").outpost(1, "p1").workers(1, 2, 3).level(1, "technology", 1).income();
    });
    lay(&|s| {
        s.planet("p1", "wild_green").planet("p2", "wild_grey").outpost(1, "p1").outpost(1, "p2");
        s.goods(1, [0, 0, 2, 0]).workers(1, 2, 4).level(1, "technology", 1).income();
        s.act(1, "collect");
    });
    lay(&|s| {
        s.planet("p1", "relay").outpost(1, "p1").act(1, "planet p1 crew");
    });
    lay(&|s| {
        s.planet("b1", "market").outpost(1, "b1").outpost(2, "b1").ship(3, "b1").goods(3, [1, 2, 0, 0]);
        s.turn_of(3).act(3, "main exploration");
    });
    lay(&|s| {
        s.goods(1, [2, 1, 0, 0]).planet("b1", "market").ship(1, "b1").act(1, "main exploration");
        s.act(1, "outpost b1 left");
    });
    lay(&|s| {
        s.planet("b1", "relay").planet("b2", "market").outpost(1, "b1").ship(1, "hub").goods(1, [3, 3, 0, 0]);
        s.act(1, "main exploration").act(1, "move first b2 energy").act(1, "outpost b2 left");
    });
    lay(&|s| {
        s.goods(2, [3, 3, 0, 0]).planet("b1", "relay").outpost(2, "b1").followed("exploration");
        s.act(2, "follow crew").act(2, "move first b2 energy");
    });
    lay(&|s| {
        s.display(&["vanguard"]).level(1, "technology", 7).goods(1, [0, 1, 0, 0]).token(1, "patent");
        s.act(1, "token patent");
    });
    lay(&|s| {
        s.display(&["archive", "insignia"]).level(1, "technology", 2).marked(1, "archive").token(1, "patent");
        s.display(&["archive", "insignia", "wingmen"]).act(1, "token patent");
    });
    lay(&|s| {
        s.planet("p1", "institute").outpost(1, "p1").goods(1, [0, 0, 0, 1]);
        s.level(1, "technology", 10).at_mut(1).markers = 0;
        s.state.captains[Area::Politics] = orrery_core::SeatSet::only(orrery_testkit::seat(2));
        s.marked(1, "war_academy").token(1, "arms_deal").goods(1, [1, 0, 0, 0]).act(1, "token arms_deal");
    });
    lay(&|s| {
        s.logged(1, &["ore_cartel", "twin_depots"]).marked(1, "archive").at_mut(1).markers = 0;
        s.followed("production");
    });
    lay(&|s| {
        s.decree("b", "patent_act").marked(1, "archive").marked(1, "insignia").marked(1, "wingmen");
        s.act(1, "office b").marked(1, "wingmen");
    });
    lay(&|s| {
        s.planet("b1", "relay").planet("b2", "market").planet("b3", "refinery");
        s.outpost(1, "b1").outpost(1, "b2").outpost(1, "b3").act(1, "main production").act(1, "harvest b2");
    });
    lay(&|s| {
        for at in ["b1", "b2", "b3", "b4", "p1", "p2"] {
            s.outpost(1, at);
        }
        s.ship(1, "p3").goods(1, [1, 9, 0, 0]).act(1, "main exploration");
    });
    lay(&|s| {
        s.planet("p1", "wild_yellow").ship(1, "p1").goods(1, [1, 1, 0, 0]).workers(1, 2, 0);
        s.act(1, "main exploration");
    });
    lay(&|s| {
        s.tile(1, "private_bridge").act(1, "bridge crew").act(1, "area production");
    });
    all
}

#[test]
fn every_reason_is_given_somewhere() {
    let mut found = BTreeSet::new();
    for scene in laid() {
        note(&scene.game, &scene.state, &mut found);
    }
    for (seats, options) in [
        (2, json!({})),
        (3, json!({"allow_mission_discard": true, "free_actions_while_following": true})),
        (4, json!({})),
        (5, json!({"objective_auto_best": false})),
    ] {
        walk(seats, options, &mut found);
    }
    let mut s = Scene::with(2, json!({"objective_auto_best": false}));
    s.at_mut(1).objectives = ["pirate_bane", "pathfinder"].map(objective).into_iter().collect();
    s.state.round = 5;
    s.run_from(Step::Upkeep);
    note(&s.game, &s.state, &mut found);
    let missing: Vec<_> = Refusal::KEYS.iter().filter(|key| !found.contains(**key)).collect();
    assert!(missing.is_empty(), "nobody is told: {missing:?}");
}
