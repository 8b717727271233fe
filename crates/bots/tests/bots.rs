//! Bots play by the rules, keep no secrets, and can be repeated, interrupted and asked for their reasons.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use orrery_bots::object::{Bots, seen};
use orrery_bots::{
    Bot, Budget, Choice, HandWritten, Judge, Judgement, Level, Question, Search, Seen, Spec, make,
    make_judged,
};
use orrery_core::evaluate::PerSeat;
use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Chance, Evaluate, Guess, Publish, Seat, SeatSet, Seats, Table};

fn open<G: Publish>(seats: u8, dice: u64) -> Table<G> {
    let game = G::new(G::built_in(), G::Options::default(), Seats::new(seats)).unwrap();
    Table::open(Arc::new(game), Dice::numbered(dice))
}

fn specs() -> Vec<Spec> {
    ["random", "greedy", "greedy:varied", "search:40", "easy"].map(|name| name.parse().unwrap()).to_vec()
}

/// Asks a fresh bot about a world as one seat sees it.
fn ask<G: Evaluate>(
    spec: Spec,
    game: &G,
    world: &G::State,
    seat: Seat,
    history: &[Seen<G::Action>],
) -> G::Action {
    let mut chance = Chance::sampled(99);
    let mut bot = make::<G>(spec, &mut chance);
    let guess = Guess::of(game, world, SeatSet::only(seat), &mut chance);
    bot.choose(&Question { game, guess: &guess, seat, history }, &mut chance).action
}

/// Plays at random and calls `visit` at some of the states with more than one legal action.
fn along<G: Publish + Evaluate>(seats: u8, games: u64, mut visit: impl FnMut(&Table<G>, Seat)) {
    for dice in 0..games {
        let mut table = open::<G>(seats, dice);
        let mut chance = Chance::sampled(dice);
        while let Some(seat) = table.awaiting().first() {
            let legal = table.legal(seat);
            if legal.len() > 1 && chance.pick(9) == 0 {
                visit(&table, seat);
            }
            let action = legal[chance.pick(legal.len())];
            table.act(seat, table.made_by(seat), action).unwrap();
        }
    }
}

/// A bot's choice does not change when only hidden facts change.
fn keeps_no_secrets<G: Publish + Evaluate>(seats: u8, games: u64) {
    let mut compared = 0;
    along::<G>(seats, games, |table, seat| {
        let (game, viewer) = (&**table.game(), SeatSet::only(seat));
        let history = seen(table, seat);
        let worlds = [1, 2].map(|number| {
            let mut world = *table.state();
            game.resample(&mut world, viewer, &mut Chance::sampled(number));
            world
        });
        for spec in specs() {
            let choices = worlds.map(|world| ask(spec, game, &world, seat, &history));
            let real = ask(spec, game, table.state(), seat, &history);
            assert_eq!(choices, [real, real], "{spec} of {seat} chooses by what it cannot know");
            compared += usize::from(worlds[0] != worlds[1]);
        }
    });
    assert!(compared > 20, "the worlds must differ to prove anything: {compared}");
}

#[test]
fn bots_of_smugglers_keep_no_secrets() {
    keeps_no_secrets::<smugglers::Smugglers>(3, 6);
}

#[test]
fn bots_of_orion_keep_no_secrets() {
    keeps_no_secrets::<orrery_orion::Orion>(3, 2);
}

fn whole_game<G: Publish + Evaluate>(spec: &str, seats: u8, dice: u64) -> String {
    let published = Published::<G>::built_in();
    let mut table = open::<G>(seats, dice);
    let mut players: Vec<_> =
        (0..seats).map(|seat| published.player(spec.parse().unwrap(), u64::from(seat))).collect();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&table, seat);
        table
            .act(seat, table.made_by(seat), answer.notation.parse().unwrap())
            .expect("a bot plays legal actions");
    }
    table.full_record().to_text()
}

#[test]
fn every_bot_plays_whole_games_and_plays_them_again_the_same() {
    for spec in specs() {
        let name = spec.to_string();
        for seats in 2..=4 {
            let first = whole_game::<orrery_orion::Orion>(&name, seats, 5);
            assert_eq!(first, whole_game::<orrery_orion::Orion>(&name, seats, 5), "{name}");
        }
        assert_eq!(
            whole_game::<smugglers::Smugglers>(&name, 5, 1),
            whole_game::<smugglers::Smugglers>(&name, 5, 1)
        );
        whole_game::<connect_four::ConnectFour>(&name, 2, 1);
    }
}

fn think<G: Publish + Evaluate>(
    table: &Table<G>,
    seat: Seat,
    search: &mut Search<G>,
    number: u64,
) -> Choice<G::Action> {
    let mut chance = Chance::sampled(number);
    let guess = Guess::of(&**table.game(), table.state(), SeatSet::only(seat), &mut chance);
    let history = seen(table, seat);
    search.choose(&Question { game: &**table.game(), guess: &guess, seat, history: &history }, &mut chance)
}

#[test]
fn search_finds_a_win_in_connect_four_and_stops_one() {
    let play = |moves: &[&str]| {
        let mut table = open::<connect_four::ConnectFour>(2, 1);
        for (place, action) in moves.iter().enumerate() {
            let seat = Seat::new(place as u8 % 2);
            table.act(seat, table.made_by(seat), action.parse().unwrap()).unwrap();
        }
        let seat = table.awaiting().first().unwrap();
        let mut search = Search::new(Budget::iterations(3000), Arc::new(HandWritten::PLAIN));
        think(&table, seat, &mut search, 1).action.to_string()
    };
    assert_eq!(
        play(&["drop 1", "drop 7", "drop 1", "drop 7", "drop 1", "drop 6"]),
        "drop 1",
        "three in a column win"
    );
    assert_eq!(
        play(&["drop 1", "drop 7", "drop 1", "drop 6", "drop 1"]),
        "drop 1",
        "three in a column are stopped"
    );
}

/// Wants to lose: whoever asks another judge gets another game.
struct Contrary;

impl<G: Evaluate> Judge<G> for Contrary {
    fn win_chances(&self, game: &G, t: &G::State) -> PerSeat {
        HandWritten::PLAIN.win_chances(game, t).map(|chance| 1.0 - chance)
    }

    fn judge(&self, game: &G, t: &G::State) -> Judgement {
        let judgement = HandWritten::PLAIN.judge(game, t);
        Judgement { win_chances: judgement.win_chances.map(|chance| 1.0 - chance), ..judgement }
    }
}

#[test]
fn bots_play_as_their_judge_sees_it() {
    let mut table = open::<connect_four::ConnectFour>(2, 1);
    for (place, action) in ["drop 1", "drop 7", "drop 1", "drop 7", "drop 1", "drop 6"].iter().enumerate() {
        let seat = Seat::new(place as u8 % 2);
        table.act(seat, table.made_by(seat), action.parse().unwrap()).unwrap();
    }
    let answer = |spec: &str, judge: Arc<dyn Judge<connect_four::ConnectFour>>| {
        let mut chance = Chance::sampled(1);
        let (game, seat) = (&**table.game(), Seat::new(0));
        let guess = Guess::of(game, table.state(), SeatSet::only(seat), &mut chance);
        let question = Question { game, guess: &guess, seat, history: &[] };
        make_judged(spec.parse().unwrap(), judge).choose(&question, &mut chance).action.to_string()
    };
    for spec in ["greedy", "search:500"] {
        assert_eq!(answer(spec, Arc::new(HandWritten::PLAIN)), "drop 1", "{spec} wins");
        assert_ne!(answer(spec, Arc::new(Contrary)), "drop 1", "{spec} would rather lose");
    }
}

#[test]
fn search_gives_its_reasons() {
    let table = open::<orrery_orion::Orion>(3, 4);
    let seat = table.awaiting().first().unwrap();
    let mut search = Search::new(Budget::iterations(500), Arc::new(HandWritten::PLAIN));
    let choice = think(&table, seat, &mut search, 1);
    assert_eq!(choice.iterations, 500);
    assert!(choice.thoughts.len() >= 3, "the best three options are told");
    assert_eq!(choice.thoughts[0].action, choice.action);
    for thought in &choice.thoughts {
        let sum: f32 = thought.win_chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "somebody wins: {:?}", thought.win_chances);
        assert_eq!((thought.win_chances.len(), thought.scores.len()), (3, 3));
    }
    assert!(choice.thoughts.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
    assert!(!choice.thoughts[0].line.is_empty(), "the line it expects");
}

#[test]
fn what_was_thought_is_used_again() {
    let mut table = open::<connect_four::ConnectFour>(2, 1);
    let seat = Seat::new(0);
    let mut search = Search::new(Budget::iterations(2000), Arc::new(HandWritten::PLAIN));
    let first = think(&table, seat, &mut search, 1);
    table.act(seat, 0, first.action).unwrap();
    table.act(Seat::new(1), 0, "drop 4".parse().unwrap()).unwrap();
    let visits = |search: &mut Search<_>| -> u32 {
        think(&table, seat, search, 2).thoughts.iter().map(|thought| thought.visits).sum()
    };
    let fresh = visits(&mut Search::new(Budget::iterations(2000), Arc::new(HandWritten::PLAIN)));
    let again = visits(&mut search);
    assert!(again > fresh, "{again} visits with those of the earlier decision, {fresh} without");
}

#[test]
fn thinking_can_be_interrupted_and_limited_in_time() {
    let table = open::<orrery_orion::Orion>(2, 1);
    let seat = table.awaiting().first().unwrap();
    let endless = Budget { threads: 2, ..Budget::iterations(u32::MAX) };
    let mut search = Search::new(endless, Arc::new(HandWritten::PLAIN));
    let stop = search.stop_handle();
    let stopper = thread::spawn(move || {
        thread::sleep(Duration::from_millis(50));
        stop.store(true, Ordering::Relaxed);
    });
    let choice = think(&table, seat, &mut search, 1);
    stopper.join().unwrap();
    assert!(table.legal(seat).contains(&choice.action) && choice.iterations > 0);

    let limited = Budget { time: Some(Duration::from_millis(50)), ..endless };
    let started = Instant::now();
    think(&table, seat, &mut Search::new(limited, Arc::new(HandWritten::PLAIN)), 1);
    assert!(started.elapsed() < Duration::from_secs(20), "a limit in time is kept");
}

/// A level is a number of iterations of which a game can take a part; whoever names a number gets it.
#[test]
fn a_game_can_take_a_part_of_a_level() {
    let table = open::<orrery_transgalactica::Transgalactica>(2, 3);
    let seat = table.awaiting().first().unwrap();
    let iterations = |budget: Budget| {
        think(&table, seat, &mut Search::new(budget, Arc::new(HandWritten::PLAIN)), 1).iterations
    };
    assert_eq!(iterations(Budget::iterations(600)), 600);
    assert_eq!(iterations(Level::Normal.budget()), 150);
}

/// Whatever a turn asks for, a level searches only so much in it: what comes late gets less.
#[test]
fn a_turn_has_a_budget() {
    let budget = Budget { in_a_turn: Some(900), ..Budget::iterations(400) };
    let mut search = Search::new(budget, Arc::new(HandWritten::PLAIN));
    let mut table = open::<orrery_orion::Orion>(2, 3);
    let (mut spent, mut decisions, mut cut) = (0, 0, 0);
    while let Some(seat) = table.awaiting().first() {
        let action = if seat == Seat::new(0) {
            let choice = think(&table, seat, &mut search, 1);
            cut += u32::from((1..400).contains(&choice.iterations));
            (spent, decisions) = (spent + choice.iterations, decisions + 1);
            choice.action
        } else {
            (spent, decisions) = (0, 0);
            table.legal(seat)[0]
        };
        assert!(spent <= 900 + 200 * decisions, "{spent} iterations in {decisions} decisions");
        table.act(seat, table.made_by(seat), action).unwrap();
    }
    assert!(cut > 0, "some turn is long");
}

/// Nothing but taste decides which race a bot plays against people.
#[test]
fn levels_play_different_races() {
    let game = Published::<orrery_orion::Orion>::built_in();
    let table = open::<orrery_orion::Orion>(2, 1);
    let seat = table.awaiting().first().unwrap();
    for (spec, several) in [(Spec::Normal, true), (Spec::Hard, true), (Spec::Greedy, false)] {
        let choice = |seed| game.player(spec, seed).choose(&table, seat).notation;
        let races: std::collections::BTreeSet<_> = (0..12).map(choice).collect();
        assert_eq!(races.len() > 2, several, "{spec}: {races:?}");
    }
}
