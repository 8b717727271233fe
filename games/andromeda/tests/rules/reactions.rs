//! Reactions: whoever could hold a fitting card is asked, as everybody can see; standing answers keep the game quick
//! (AND-84, AND-90).

use std::sync::Arc;

use crate::support::asks::{AFTER_ROLL, DAMAGE, DIPLOMACY, PREPARE};
use crate::support::{Scene, options, seat, tactic};
use orrery_andromeda::content::TacticType;
use orrery_andromeda::effects::Moment;
use orrery_andromeda::ids::{Base, ShipKind};
use orrery_andromeda::space::Space;
use orrery_andromeda::{Action, Andromeda, State};
use orrery_core::standing_answers::Wish;
use orrery_core::{Chance, Game as _, Publish as _, Seat, SeatSet, Seats, Table};
use orrery_testkit::Acts as _;

/// Who is asked what while everybody declines: all that a spectator sees of the pauses.
fn pauses(scene: &Scene) -> Vec<(SeatSet, String, bool)> {
    let mut scene = scene.copy();
    let turn = scene.state.turn.seat;
    let mut seen = Vec::new();
    while scene.state.turn.seat == turn && !scene.state.ended {
        let asked = scene.game.awaiting(&scene.state);
        let seat = asked.first().unwrap();
        let ask = scene.game.ask(&scene.state, seat);
        seen.push((asked, ask.question.key.to_string(), ask.reaction));
        let Some(neutral) = ask.neutral else { break };
        scene.apply(seat, neutral);
    }
    seen
}

/// A battle in A1 in which all three seats hold so many cards, the rest of each deck being out of the way.
fn battle(hands: [&[&str]; 3]) -> Scene {
    let mut scene = Scene::new(3);
    scene.planets(&[Space::A1]).build(1, ShipKind::Fighter).ship(2, ShipKind::Transport, Space::A1);
    for (number, hand) in (1..=3).zip(hands) {
        for card in hand {
            assert!(scene.state.tactics.take(tactic(card)));
        }
        scene.hand(number, hand);
    }
    scene.act(1, "launch fighter").act(1, "go A1");
    scene
}

/// AND-90: hands of the same size lead to the same questions, whatever cards they are made of.
#[test]
fn and_90_a_pause_tells_nothing() {
    let hands: [[&[&str]; 3]; 5] = [
        [&["golden_age"], &["golden_age"], &["supply_drop"]],
        [&["precision_strike"], &["last_stand"], &["mercenaries"]],
        [&["victory_broadcast"], &["tactical_withdrawal"], &["shadow_deal"]],
        [&["hailing_frequency"], &["deflector_burst"], &["tractor_beam"]],
        [&["plasma_torpedoes"], &["ceasefire"], &["solar_harvest"]],
    ];
    let first = pauses(&battle(hands[0]));
    assert!(first.iter().filter(|pause| pause.2).count() >= 6, "{first:?}");
    for other in hands {
        assert_eq!(pauses(&battle(other)), first, "{other:?}");
    }
    let bases: [&[&str]; 3] = [&["shadow_deal"], &["golden_age"], &["mercenaries"]];
    let at_base = |hand: &[&str]| {
        let mut scene = Scene::new(2);
        scene.base(Space::A1, Base::Shipyard);
        for card in hand {
            assert!(scene.state.tactics.take(tactic(card)));
        }
        scene.hand(2, hand).act(1, "launch transport").act(1, "go A1");
        pauses(&scene)
    };
    assert_eq!(at_base(bases[0]), at_base(bases[1]));
    assert_eq!(at_base(bases[0]), at_base(bases[2]));
    assert!(at_base(bases[0]).iter().any(|pause| pause.2));
}

/// AND-90: with empty hands nobody is waited for, from the launch to the end of the turn.
#[test]
fn and_90_nobody_waits_for_empty_hands() {
    let asked = pauses(&battle([&[], &[], &[]]));
    assert!(asked.iter().all(|(seats, ..)| !seats.contains(seat(3))), "{asked:?}");
    assert!(asked.iter().all(|(_, _, reaction)| !reaction), "{asked:?}");
}

/// AND-90, AND-185, AND-199: the round begins with the active player and goes clockwise.
#[test]
fn and_90_in_turn_order() {
    let mut scene = Scene::new(4);
    scene.planets(&[Space::A1]).turn_of(3).build(3, ShipKind::Fighter);
    for number in 1..=4 {
        scene.hand(number, &["precision_strike"]);
        if number != 3 {
            scene.ship(number, ShipKind::Transport, Space::A1);
        }
    }
    scene.act(3, "launch fighter").act(3, "go A1");
    let mut orders: [Vec<Seat>; 4] = Default::default();
    while scene.state.turn.seat == seat(3) {
        let asked = scene.who();
        let kind = match scene.asked() {
            DIPLOMACY => 0,
            PREPARE => 1,
            AFTER_ROLL => 2,
            DAMAGE => 3,
            _ => 4,
        };
        if kind < 4 {
            orders[kind].push(seat(asked));
        }
        scene.act(asked, "done");
    }
    for order in &orders[..3] {
        assert_eq!(order[..], [seat(3), seat(4), seat(1), seat(2)]);
    }
    let places = [3, 4, 1, 2].map(seat);
    let hit: Vec<_> = orders[3].iter().map(|seat| places.iter().position(|other| other == seat)).collect();
    assert!(hit.is_sorted() && hit.len() >= 3, "{hit:?}");
}

/// What a player says once and for all: no free actions between the steps, since they are open when a turn and a return
/// begin; and no cards for a kind of question as long as there is none in the own hand.
const WINDOWS: [&str; 2] = ["ask-window", "ask-window-battle"];

/// Questions that are asked in case there is a card, and whether this hand has one.
fn wanted(game: &Andromeda, t: &State, seat: Seat) -> [(&'static str, bool); 5] {
    let holds = |moments: &[Moment]| {
        let fits = |card| game.content().tactics[card].plays.iter().any(|play| moments.contains(&play.when));
        t.players[seat].hand.kinds().any(fits)
    };
    let reacts = [Moment::BaseActivated, Moment::MoonClaimed, Moment::AfterRoll, Moment::Won, Moment::Lost];
    [
        ("ask-react", holds(&reacts)),
        ("ask-diplomacy", holds(&[Moment::Diplomacy])),
        ("ask-prepare", holds(&[Moment::Prepare, Moment::PrepareAny])),
        ("ask-prepare-other", holds(&[Moment::PrepareAny])),
        ("ask-damage", holds(&[Moment::ShipHit, Moment::Damage])),
    ]
}

/// Prompts of the turn sequence, and prompts of reaction windows that no standing answer took.
fn prompts(seats: u8, json: &str, seed: u64) -> (usize, usize) {
    let game = Arc::new(Andromeda::new(Andromeda::built_in(), options(json), Seats::new(seats)).unwrap());
    let mut table = Table::open(Arc::clone(&game), orrery_core::seed::Dice::numbered(seed));
    let mut chance = Chance::sampled(seed);
    let (mut printed, mut reactions) = (0, 0);
    loop {
        for seat in game.seats().iter() {
            for (question, wants) in wanted(&game, table.state(), seat) {
                let on = Wish::always_pass(question).on;
                let standing = table.standing_answers(seat).standing().find(|answer| answer.wish.on == on);
                if let Some(id) = standing.filter(|_| wants).map(|answer| answer.id) {
                    table.revoke(seat, id);
                }
            }
        }
        let Some(seat) = table.awaiting().first() else { break };
        let ask = table.ask(seat).unwrap();
        let question = ask.question.key.as_ref();
        let unwanted = wanted(&game, table.state(), seat).contains(&(question, false));
        if ask.reaction && (unwanted || WINDOWS.contains(&question)) {
            let made = table.made_by(seat);
            table.stand(seat, &Wish::always_pass(question)).unwrap();
            assert!(table.made_by(seat) > made, "it is answered at once: {question}");
            continue;
        }
        if ask.reaction {
            reactions += 1;
        } else {
            printed += 1;
        }
        let legal = table.legal(seat);
        let picked: Action = legal[chance.pick(legal.len())];
        table.act(seat, table.made_by(seat), picked).unwrap();
    }
    (printed, reactions)
}

/// A game needs few prompts beyond those of the rulebook's own turn sequence: no more than 1.3 for each of them.
#[test]
fn and_90_standing_answers_keep_the_game_quick() {
    let tables = [(2, "{}"), (3, "{}"), (4, "{}"), (4, r#"{"team_mode": true}"#)];
    for (seats, options) in tables {
        let (mut printed, mut reactions) = (0, 0);
        for seed in 0..4 {
            let (more, windows) = prompts(seats, options, seed);
            printed += more;
            reactions += windows;
        }
        let ratio = (printed + reactions) as f64 / printed as f64;
        println!("{seats} seats {options}: {printed} printed, {reactions} reactions: {ratio:.3}");
        assert!(ratio <= 1.3, "{seats} seats {options}: {ratio:.3}");
    }
}

/// Every diplomacy card is for the diplomacy step, and every other type has the moments of its own (AND-84 to AND-88).
#[test]
fn and_87_types_and_moments() {
    for (_, row) in Andromeda::built_in().tactics.iter() {
        for play in &row.plays {
            let own = matches!(
                play.when,
                Moment::OwnTurn | Moment::OutsideBattle | Moment::BeforeLaunch | Moment::BeforeRaid
            );
            match row.kind {
                TacticType::Diplomacy => assert_eq!(play.when, Moment::Diplomacy, "{}", row.id),
                TacticType::Event | TacticType::Sustain => assert!(own, "{}", row.id),
                TacticType::Action | TacticType::Battle => assert_ne!(play.when, Moment::Diplomacy),
            }
        }
    }
}
