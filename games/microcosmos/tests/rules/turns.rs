//! Rounds, turns and steps (MIC-20 to MIC-24).

use orrery_testkit::{Acts as _, random_game};

use crate::support::{Scene, options};
use orrery_core::{Game as _, Seats};
use orrery_microcosmos::{Action, MicroCosmos, Options};
use serde_json::json;

/// MIC-20, MIC-21: every player has one turn in a round, clockwise; then the marker goes to the left.
#[test]
fn turns_go_clockwise_and_the_marker_to_the_left() {
    let mut turns = Vec::new();
    random_game::<MicroCosmos>(3, &Options::default(), 4, |decision| {
        let t = decision.after;
        if let Some(seat) = decision.game.awaiting(t).first().filter(|_| t.departs())
            && turns.last() != Some(&(t.round, t.first, seat))
        {
            turns.push((t.round, t.first, seat));
        }
    });
    let seats = Seats::new(3);
    for pair in turns.windows(2).take(60) {
        let ((round, first, seat), (next_round, next_first, next)) = (pair[0], pair[1]);
        if next_round == round {
            assert_eq!((next, next_first), (seats.left_of(seat), first));
        } else {
            assert_eq!(
                (next_round, next_first, next),
                (round + 1, seats.left_of(first), seats.left_of(first))
            );
            assert_eq!(seats.left_of(seat), first, "everybody has had a turn");
        }
    }
    assert!(turns.len() > 12);
}

/// MIC-22, MIC-23: upgrade, journey, crew, destination, draw, in this order; a step that is over is not reopened.
#[test]
fn five_steps_in_order() {
    let mut s = Scene::new(2);
    s.cargo(1, 0, 2, 0, 1).ready(1, &["red", "engineer"]).lower(1, &["C1", "C7"]).turn_of(1);
    s.refuses(1, "gather", 22).refuses(1, "draw", 22).act(1, "upgrade cargo-holds");
    s.act(1, "travel N.P").refuses(1, "upgrade engines", 51).refuses(1, "gather", 22);
    s.act(1, "done").refuses(1, "play C1 discard act", 23).refuses(1, "travel W.P", 60);
    s.act(1, "gather").refuses(1, "play C1 discard act", 23);
    assert_eq!(s.asked(), "ask-draw");
    s.act(1, "done");
    assert_eq!(s.awaited(), Some(2));
}

/// MIC-51, MIC-60, MIC-86, MIC-100, MIC-101, MIC-103: whoever tries what is not asked is told the rule that forbids it.
#[test]
fn what_is_not_asked_is_refused_by_its_rule() {
    let mut s = Scene::new(2);
    s.refuses(1, "play C1 discard act", 22).refuses(1, "raise biomass", 22).refuses(1, "draw", 22);
    s.act(1, "travel N.M").refuses(1, "upgrade engines", 51).refuses(1, "travel N.P", 60);
    let mut s = Scene::new(2);
    s.ark(1, "N.P").lower(1, &["C1", "C7", "C8"]).crew_step(1);
    s.act(1, "play C1 discard idle").act(1, "play C7 discard idle").refuses(1, "play C8 discard idle", 86);
    s.act(1, "gather").refuses(1, "play C8 discard idle", 86).refuses(1, "gather", 100);
    assert_eq!(s.asked(), "ask-draw");
    s.refuses(1, "raise biomass", 100).refuses(1, "ready C8 engineer", 99);
    let mut s = Scene::new(2);
    s.ark(1, "N.P").unlocked(1, &["robotics"]).act_step(1).act(1, "gather").refuses(1, "outpost", 101);
    let mut s = Scene::new(2);
    s.ark(1, "N.P").act_step(1).act(1, "done").refuses(1, "gather", 23);
    let mut s = Scene::new(2);
    s.ark(1, "N.A1").lower(1, &["C1"]).crew_step(1).act(1, "done").refuses(1, "gather", 103);
}

/// MIC-15, MIC-18, MIC-20, MIC-30, MIC-36, MIC-41, MIC-45, MIC-127, MIC-132, MIC-147, MIC-182: answers to other questions.
#[test]
fn answers_to_other_questions_are_refused() {
    let mut s = Scene::dealt(2, Options::default(), 3);
    let first = s.awaited().expect("somebody sets up");
    s.refuses(first, "gather", 18).refuses(first, "travel N.P", 18).refuses(first, "gain biomass", 30);
    let mut s = Scene::new(2);
    for (action, rule) in [
        ("discard C1", 15),
        ("place C1 upper", 36),
        ("gain biomass", 30),
        ("pay biomass", 26),
        ("use C1", 45),
        ("use-token red", 45),
        ("take C31", 41),
        ("choose V1", 132),
        ("keep", 127),
        ("move-outpost N", 151),
        ("spend red", 182),
    ] {
        s.refuses(1, action, rule);
    }
    s.outpost(2, "N").terraformed(&["N"]).turn_of(1).act(1, "travel N.P");
    s.refuses(2, "gather", 20).refuses(2, "upgrade engines", 20).act(2, "gain biomass");
}

/// MIC-23, MIC-60: everything can be skipped but the journey.
#[test]
fn only_the_journey_is_mandatory() {
    let mut s = Scene::new(2);
    s.lower(1, &["C7"]).turn_of(1).refuses(1, "done", 60).act(1, "travel N.P");
    s.act(1, "done").act(1, "done").act(1, "done");
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-depart"));
}

/// MIC-20: nobody acts in another player's turn.
#[test]
fn nobody_acts_in_anothers_turn() {
    Scene::new(2).refuses(2, "travel N.P", 20);
}

/// MIC-24: nothing passes between players, and no resource is turned into another: what a decision changes in a hold is told
/// by its kind.
#[test]
fn nothing_is_traded() {
    for seed in 0..6 {
        random_game::<MicroCosmos>(3, &Options::default(), seed, |decision| {
            let game = decision.game;
            for other in game.seats().others(decision.seat) {
                let (before, after) = (&decision.before.players[other], &decision.after.players[other]);
                let lost = before.cargo.each().any(|(resource, amount)| after.cargo.of(resource) < amount);
                assert!(!lost, "{} of {} takes from {other}", decision.action, decision.seat);
                assert_eq!(before.crew(), after.crew());
            }
            if let Action::Travel(_) | Action::Done | Action::Draw = decision.action {
                let (before, after) =
                    (&decision.before.players[decision.seat], &decision.after.players[decision.seat]);
                assert!(before.cargo.each().all(|(resource, amount)| after.cargo.of(resource) >= amount));
            }
        });
    }
}

/// MIC-104, MIC-23: every destination action can be left out.
#[test]
fn destination_actions_are_optional() {
    for space in ["N.P", "N.M", "N.S", "C.G"] {
        let mut s = Scene::with(2, options(json!({})));
        s.ark(1, space).act_step(1).act(1, "done");
        assert_eq!(s.asked(), "ask-draw");
    }
}
