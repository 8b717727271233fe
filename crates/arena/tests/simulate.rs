//! Many games of small games: what a summary says, and that threads and stops do not change it.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use connect_four::ConnectFour;
use orrery_arena::object::Simulations;
use orrery_arena::parts::JoinError;
use orrery_arena::stats::Interval;
use orrery_arena::{Plan, Summary, Watch};
use orrery_bots::Spec;
use orrery_core::object::Published;
use orrery_orion::Orion;
use serde_json::json;
use smugglers::Smugglers;

fn plan(bots: &[&str], games: u64) -> Plan {
    let bots = bots.iter().map(|name| name.parse::<Spec>().expect("a bot")).collect();
    Plan { bots, games, seed: 7, jobs: 1 }
}

fn connect_four() -> Published<ConnectFour> {
    Published::built_in()
}

fn simulate(game: &impl Simulations, plan: &Plan) -> Summary {
    game.simulate(plan, &json!({}), &Watch::default()).expect("the seats fit")
}

/// A summary without the only thing that may differ.
fn timeless(mut summary: Summary) -> Summary {
    summary.seconds = 0.0;
    summary
}

#[test]
fn threads_change_nothing_but_the_time() {
    let bots = ["greedy:varied", "random", "search:5"];
    let smugglers = Published::<Smugglers>::built_in();
    let alone = timeless(simulate(&smugglers, &plan(&bots, 60)));
    for jobs in [2, 5] {
        assert_eq!(timeless(simulate(&smugglers, &Plan { jobs, ..plan(&bots, 60) })), alone);
    }
    assert_ne!(timeless(simulate(&smugglers, &Plan { seed: 8, ..plan(&bots, 60) })), alone);
}

#[test]
fn a_run_is_the_beginning_of_a_longer_one() {
    let two = simulate(&connect_four(), &plan(&["random", "random"], 2));
    let three = simulate(&connect_four(), &plan(&["random", "random"], 3));
    let grown: Vec<_> = three.rounds.iter().filter(|(rounds, n)| two.rounds.get(rounds) != Some(n)).collect();
    assert_eq!(grown.len(), 1, "one game more: {:?} {:?}", two.rounds, three.rounds);
}

#[test]
fn what_is_finished_is_kept_when_somebody_stops_it() {
    let plan = Plan { jobs: 2, ..plan(&["random", "random"], u64::MAX) };
    let watch = Watch::default();
    let summary = std::thread::scope(|scope| {
        scope.spawn(|| {
            let started = Instant::now();
            while watch.finished.load(Ordering::Relaxed) < 50 && started.elapsed() < Duration::from_mins(1) {
                std::thread::yield_now();
            }
            watch.stop.store(true, Ordering::Relaxed);
        });
        connect_four().simulate(&plan, &json!({}), &watch).expect("the seats fit")
    });
    assert!(summary.games >= 50, "{}", summary.games);
    assert_eq!(summary.games, watch.finished.load(Ordering::Relaxed));
    assert_eq!(summary.asked, u64::MAX);
    assert_eq!(summary.rounds.values().sum::<u64>(), summary.games);
}

#[test]
fn a_game_that_was_stopped_is_no_game() {
    let watch = Watch::default();
    watch.stop.store(true, Ordering::Relaxed);
    let summary = connect_four().simulate(&plan(&["random", "random"], 9), &json!({}), &watch);
    let summary = summary.expect("the seats fit");
    assert_eq!((summary.games, summary.decisions), (0, 0));
    assert!(summary.seats.iter().all(|row| row.counted.ci95 == Interval(0.0, 1.0)));
}

#[test]
fn a_search_wins_and_is_rated_higher() {
    let summary = simulate(&connect_four(), &plan(&["random", "search:60"], 60));
    let [random, search] = &summary.seats[..] else { panic!("two bots") };
    assert_eq!((random.bot.as_str(), search.bot.as_str()), ("random", "search:60"));
    assert!(search.counted.ci95.0 > random.counted.ci95.1, "{summary:?}");
    assert!(search.rating > random.rating);
    assert!((random.counted.wins + search.counted.wins - 60.0).abs() < 1e-9, "somebody wins each game");
}

#[test]
fn whoever_begins_at_connect_four_has_the_advantage() {
    let summary = simulate(&connect_four(), &plan(&["random", "random"], 2000));
    let [first, second] = &summary.turn_order[..] else { panic!("two turns") };
    assert!(first.ci95.0 > second.ci95.1, "{first:?} {second:?}");
    assert_eq!(summary.turn_order, summary.places, "the first seat always begins");
    // Each bot began half of the games, so neither has the advantage.
    let interval = summary.seats[0].counted.ci95;
    assert!(interval.0 < 0.5 && interval.1 > 0.5, "{interval:?}");
}

#[test]
fn everything_adds_up() {
    let orion = Published::<Orion>::built_in();
    let plan = Plan { jobs: 2, ..plan(&["random", "random", "random"], 300) };
    let summary = simulate(&orion, &plan);
    assert_eq!(summary.games, 300);
    for rows in [&summary.places, &summary.turn_order] {
        assert!(rows.iter().all(|row| row.count == 300));
        let wins: f64 = rows.iter().map(|row| row.wins).sum();
        assert!((wins - 300.0).abs() < 1e-9);
    }
    assert_eq!(summary.endings.values().sum::<u64>(), 300);
    assert_eq!(summary.scores.values().map(|row| row.seats).sum::<u64>(), 900);
    assert!(summary.winning_score > summary.mean_score && summary.lead > 0.0);
    let of_sources: f64 = summary.sources.iter().map(|row| row.winners).sum();
    assert!((of_sources - summary.winning_score).abs() < 1e-9, "a score is the sum of its sources");
}

#[test]
fn facts_are_rows_even_if_they_never_happened() {
    let orion = Published::<Orion>::built_in();
    let summary = simulate(&orion, &plan(&["random", "random"], 1));
    assert_eq!(summary.kinds(), ["race", "advisor", "built"]);
    assert_eq!(summary.of_kind("race").count(), 7);
    let never = summary.facts.iter().find(|row| row.share == 0.0).expect("one game builds little");
    assert_eq!((never.with.count, never.games, never.times, never.lift), (0, 0, 0, None));
    let advisor = summary.of_kind("advisor").find(|row| row.share > 0.0).expect("somebody has an advisor");
    assert_eq!((advisor.games, advisor.times), (1, advisor.with.count));
    assert!(summary.is_one_each("race") && summary.is_one_each("advisor") && !summary.is_one_each("built"));
}

/// With two seats and one race each, what one race wins the other loses: the uncertainty of the difference of their
/// rates is twice that of each.
#[test]
fn seats_of_one_game_are_no_independent_samples() {
    let orion = Published::<Orion>::built_in();
    let plan = plan(&["random", "random"], 400);
    let options = json!({"first_player": 1});
    let summary = orion.simulate(&plan, &options, &Watch::default()).expect("the options fit");
    for row in summary.of_kind("race").filter(|row| row.with.count > 50) {
        let lift = row.lift.expect("some have it and some have not");
        let rate = row.with.win_rate;
        let alone = 1.96 * (rate * (1.0 - rate) / row.with.count as f64).sqrt();
        assert!(lift.margin > alone, "{row:?}");
    }
}

#[test]
fn seats_that_do_not_fit_are_refused() {
    let refused = connect_four().simulate(&plan(&["random"], 1), &json!({}), &Watch::default());
    assert!(refused.unwrap_err().to_string().contains("change the number of seats"));
}

/// The token has moved on by the end of the game, whatever the number of rounds: who began is still known.
#[test]
fn who_began_a_game_of_orion_is_known_at_its_end() {
    let orion = Published::<Orion>::built_in();
    for seats in 2..=4 {
        let plan = plan(&vec!["random"; seats], 60);
        let options = json!({"first_player": 1});
        let summary = orion.simulate(&plan, &options, &Watch::default()).expect("the options fit");
        assert!(summary.rounds.len() > 1, "games of different lengths: {:?}", summary.rounds);
        assert_eq!(summary.turn_order, summary.places);
    }
}

#[test]
fn parts_come_to_the_same_as_the_whole() {
    let game = Published::<Orion>::built_in();
    let plan = Plan { bots: vec![Spec::Random, Spec::GreedyVaried], games: 24, seed: 5, jobs: 1 };
    let (options, watch) = (json!({}), Watch::default());
    let mut whole = game.simulate(&plan, &options, &watch).expect("the seats fit");
    whole.seconds = 0.0;
    let part = |games| game.simulate_part(&plan, games, &options, &watch).expect("the seats fit");
    let mut parts = vec![part(17..24), part(0..5), part(5..17)];
    let joined = game.join_parts(&plan, &options, &parts).expect("nothing is missing");
    assert_eq!(json!(joined).to_string(), json!(whole).to_string());
    parts.push(part(3..4));
    let twice = game.join_parts(&plan, &options, &parts).expect_err("a game is there twice");
    assert_eq!(twice, JoinError::Games { games: 24, found: 25, different: 24 });
    parts.truncate(2);
    assert!(game.join_parts(&plan, &options, &parts).is_err(), "games are missing");
    parts[0].0.truncate(40);
    let unreadable = game.join_parts(&plan, &options, &parts).expect_err("it is cut off");
    assert!(unreadable.to_string().starts_with("part 0 is not a part"), "{unreadable}");
}
