//! What bots find good, and what statistics count.

use orrery_core::evaluate::{Evaluate as _, PerSeat, Style};
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Game as _, Study as _};
use orrery_testkit::{Acts as _, seat};

use crate::support::scene::{Scene, action, bonus};

/// What seat 1 can expect.
fn expected(s: &Scene) -> f32 {
    let mut scores: PerSeat = [0.0; MOST_SEATS as usize];
    s.game.expect(s.t(), &Style::PLAIN, &mut scores);
    scores[0]
}

/// What a change is worth to seat 1.
fn worth(s: &mut Scene, change: impl FnOnce(&mut Scene)) -> f32 {
    let before = expected(s);
    change(s);
    expected(s) - before
}

/// A hold full of ore is worth little more than what it scores (TRA-252).
#[test]
fn nobody_hoards() {
    let third = |ore: u8| {
        let mut s = Scene::new(2);
        s.goods(1, [0, ore, 0, 0]);
        worth(&mut s, |s| {
            s.goods(1, [0, ore + 3, 0, 0]);
        })
    };
    let (few, many) = (third(0), third(15));
    assert!(few > many + 0.5, "the first three are worth {few}, later ones {many}");
    assert!((0.9..1.2).contains(&many), "{many}");
}

/// The use of a worker is no reason to think that less of the round is left.
#[test]
fn a_worker_costs_what_he_is_worth_and_no_time() {
    let cost = |round: u8| {
        let mut s = Scene::new(2);
        s.state.round = round;
        s.level(1, "politics", 6).level(1, "technology", 6);
        worth(&mut s, |s| {
            s.at_mut(1).captains -= 1;
            s.at_mut(1).captains_out += 1;
        })
    };
    let (early, late) = (cost(1), cost(5));
    assert!((early - late).abs() < 0.01 && late < 0.0, "{early} and {late}");
}

/// What lies ahead is worth less with every round.
#[test]
fn time_runs_out() {
    let planet = |round: u8| {
        let mut s = Scene::new(2);
        s.state.round = round;
        s.planet("b1", "refinery");
        worth(&mut s, |s| {
            s.outpost(1, "b1");
        })
    };
    assert!(planet(1) > planet(3) && planet(3) > planet(5), "{} {} {}", planet(1), planet(3), planet(5));
}

/// TRA-229: the nearer a decree, the better; whoever fulfils one sits down.
#[test]
fn decrees_are_worth_coming_near() {
    let mut s = Scene::new(2);
    s.state.round = 4;
    let first = worth(&mut s, |s| {
        s.decree("a", "free_labour_act")
            .planet("b1", "refinery")
            .planet("b2", "market")
            .planet("b3", "relay");
        s.outpost(1, "b1").outpost(1, "b2");
    });
    let third = worth(&mut s, |s| {
        s.outpost(1, "b3");
    });
    assert!(third > first / 2.0 + 0.5, "the third brings {third}, the first two {first}");
    s.state.round = 5;
    assert!(
        worth(&mut s, |s| {
            s.act(1, "office a");
        }) > 2.0
    );
}

/// TRA-264: Second Shift is used while there is a captain for it.
#[test]
fn second_shift_needs_a_captain() {
    let used = |captains: u8| {
        let mut s = Scene::new(2);
        s.workers(1, captains, 1).workers(2, 2, 1);
        s.state.captains[orrery_transgalactica::ids::Area::Production] = orrery_core::SeatSet::only(seat(2));
        s.token(1, "second_shift");
        s
    };
    let mut s = used(1);
    assert!(
        worth(&mut s, |s| {
            s.act(1, "token second_shift");
        }) > 0.0
    );
    let mut s = used(1);
    s.state.turn.reuse = true;
    let with = expected(&s);
    s.at_mut(1).captains = 0;
    assert!(with > expected(&s) + 1.35);
}

/// TRA-236, TRA-237: leading on military is worth more while rounds lie ahead.
#[test]
fn military_is_compared_in_every_round() {
    let lead = |round: u8| {
        let mut s = Scene::new(2);
        s.state.round = round;
        s.level(2, "military", 1).level(1, "military", 1);
        worth(&mut s, |s| {
            s.level(1, "military", 2);
        })
    };
    assert!(lead(2) > lead(5) + 1.0, "{} {}", lead(2), lead(5));
}

/// A search judges tables where everybody has had a turn since the last one of its own.
#[test]
fn leaves_are_judged_at_the_next_own_turn() {
    let mut s = Scene::new(2);
    s.act(1, "main production");
    let mut t = *s.t();
    s.game.play_on(&mut t, seat(1), &mut Chance::sampled(1));
    assert_eq!((s.game.awaiting(&t).first(), t.turn.acting), (Some(seat(1)), Some(seat(1))));
    assert!(t.players[seat(2)].captains_out > 0, "the other one has not had a turn");
    assert_eq!(t.players[seat(1)].captains_out, 1);
}

/// What statistics note of an answer of seat 1.
fn deeds(s: &Scene, text: &str) -> Vec<(&'static str, String)> {
    let mut noted = Vec::new();
    s.game.deed(s.t(), seat(1), action(text), &mut |kind, key| noted.push((kind, key.to_owned())));
    noted
}

/// Turns by what is done, and tokens however they are used: Boom Times is answered with yes (TRA-82).
#[test]
fn statistics_note_turns_and_tokens() {
    let mut s = Scene::new(2);
    assert_eq!(deeds(&s, "main trade"), [("study-turn", "area-trade".to_owned())]);
    assert_eq!(deeds(&s, "planet b1 crew"), [("study-turn", "study-turn-planet".to_owned())]);
    assert_eq!(deeds(&s, "token fame"), [("study-token", "bonus-fame".to_owned())]);
    assert_eq!(deeds(&s, "yes"), []);
    s.at_mut(1).tokens.put(bonus("boom_times"));
    s.income();
    assert_eq!(deeds(&s, "yes"), [("study-token", "bonus-boom_times".to_owned())]);
}

/// TRA-35, TRA-55: who was first, and how many were woken.
#[test]
fn statistics_know_who_was_first_and_how_many_are_awake() {
    let mut s = Scene::with(3, serde_json::json!({"first_player": 2}));
    let order: Vec<_> = (1..=3).map(|number| s.game.turn_order(s.t(), seat(number))).collect();
    assert_eq!(order, [Some(2), Some(0), Some(1)]);
    s.at_mut(1).pods = 2;
    let mut noted = Vec::new();
    s.game.facts(s.t(), seat(1), &mut |kind, key| noted.push((kind, key.to_owned())));
    assert!(noted.contains(&("study-woken", "study-woken-3".to_owned())), "{noted:?}");
}
