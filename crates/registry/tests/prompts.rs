//! Nobody is asked where there is nothing to decide: counted over whole games of a person with bots.

use std::collections::{BTreeMap, BTreeSet};

use orrery_core::seed::Dice;
use orrery_core::standing_answers::{Giver, NoChoice};
use orrery_core::{Chance, Seat, SeatSet, TableObject};
use orrery_registry::Title;
use serde_json::json;

/// The person sits here.
const ME: Seat = Seat::new(0);

/// What was asked in a game.
#[derive(Default, Debug)]
struct Count {
    /// Questions with only one answer.
    single: u32,
    /// Questions that the page put to the person.
    questions: u32,
    /// Rows of the ledger's decision table that were reached with two or more answers: the same procedure with the same
    /// kind of answer several times in a row is one row, unless it is what the turn is about; a window for
    /// free actions is one row a turn before each step that it names.
    rows: u32,
    /// How often each question was asked beyond its rows.
    beyond: BTreeMap<String, u32>,
}

/// The question before, as far as it matters for counting.
#[derive(Default)]
struct Before {
    key: String,
    verb: String,
    /// How many more decisions the page has in one question.
    picks_left: u8,
    /// The question that a free action has left open, and which stands on the page all the time.
    left_open: Option<String>,
}

fn verb(notation: &str) -> String {
    notation.split(' ').next().unwrap_or_default().to_owned()
}

impl Count {
    /// The person is asked. `windows` has the questions for free actions in this turn.
    fn ask(
        &mut self,
        table: &dyn TableObject,
        before: &mut Before,
        windows: &mut BTreeSet<String>,
        answer: &str,
    ) {
        let mut legal = Vec::new();
        table.legal_numbers(ME, &mut legal);
        if legal.len() == 1 {
            self.single += 1;
        }
        let asked = table.ask(ME).expect("it is asked");
        let key = asked.question.key.to_string();
        let aside = table.candidates(ME).into_iter().any(|one| one.notation == answer && one.aside);
        let stands = before.left_open.as_ref() == Some(&key);
        if stands || aside {
            before.left_open = aside.then(|| key.clone());
        }
        // The step that a turn is about is a decision of its own each time: something comes of it before the next.
        let again = !asked.turn && before.key == key && before.verb == verb(answer);
        let picked = again && before.picks_left > 0;
        let picks_left = match table.picking(ME) {
            _ if picked => before.picks_left - 1,
            Some(picking) => picking.most - 1,
            None => 0,
        };
        if !picked && !stands {
            self.questions += 1;
            let row = if asked.window { windows.insert(format!("{:?}", asked.question)) } else { !again };
            if row && legal.len() > 1 {
                self.rows += 1;
            } else {
                *self.beyond.entry(key.clone()).or_default() += 1;
            }
        }
        (before.key, before.verb, before.picks_left) = (key, verb(answer), picks_left);
    }
}

/// A game of a person with bots, both of whom decide at first sight.
fn count(game: &dyn Title, seats: u8, seed: u64) -> Count {
    let mut table = game.open(seats, &json!({}), Dice::numbered(seed)).expect("the seats fit");
    for seat in table.seats().iter() {
        let no_choice = if seat == ME { NoChoice::Answered } else { NoChoice::AnsweredWhereSeen };
        table.set_no_choice(seat, no_choice);
    }
    table.give_answers().expect("the table has dice");
    let spec = "greedy:varied".parse().expect("it is a bot");
    let mut bots: Vec<_> = (0..u64::from(seats)).map(|place| game.player(spec, seed + place)).collect();
    let (mut count, mut before, mut windows) = (Count::default(), Before::default(), BTreeSet::new());
    while let Some(seat) = table.awaiting().first() {
        let answer = bots[seat.index()].choose(&*table, seat).notation;
        if seat == ME {
            let turn = table.ask(ME).is_some_and(|asked| asked.turn);
            if turn {
                windows.clear();
            }
            count.ask(&*table, &mut before, &mut windows, &answer);
        } else {
            before = Before::default();
        }
        table.act(seat, table.made_by(seat), &answer).expect("it is legal");
    }
    count
}

/// The least number of seats with an opponent, and one more.
fn seat_counts(game: &dyn Title) -> impl Iterator<Item = u8> {
    let (least, most) = game.seats();
    [least.max(2), (least.max(2) + 1).min(most)].into_iter()
}

#[test]
fn nobody_is_asked_where_there_is_nothing_to_decide() {
    for game in orrery_registry::all() {
        let mut all = Count::default();
        for (seats, seed) in seat_counts(&*game).zip(40..) {
            let count = count(&*game, seats, seed);
            all.single += count.single;
            all.questions += count.questions;
            all.rows += count.rows;
            for (key, times) in count.beyond {
                *all.beyond.entry(key).or_default() += times;
            }
        }
        println!("{}: {all:?}", game.id());
        assert_eq!(all.single, 0, "{}: questions with one answer", game.id());
        assert!(f64::from(all.questions) <= 1.1 * f64::from(all.rows), "{}: {all:?}", game.id());
    }
}

/// What is answered by itself is the only answer, or lets nothing pass by; it is recorded, and others are told the same.
#[test]
fn what_is_answered_by_itself_decides_nothing() {
    let mut found = BTreeMap::<Giver, usize>::new();
    for game in orrery_registry::all() {
        let mut table =
            game.open(game.seats().0.max(2), &json!({}), Dice::numbered(9)).expect("the seats fit");
        for seat in table.seats().iter() {
            table.set_no_choice(seat, NoChoice::AnsweredWhereSeen);
        }
        while let Some(seat) = table.awaiting().first() {
            let mut legal = Vec::new();
            table.legal_numbers(seat, &mut legal);
            let number = legal[Chance::sampled(table.decisions() as u64).pick(legal.len())];
            table.act_number(seat, table.made_by(seat), number).expect("it is legal");
        }
        let record = table.full_record();
        for seat in table.seats().iter() {
            for given in table.given_to(seat) {
                *found.entry(given.by).or_default() += 1;
                let there = game.replay(&record, Some(given.decision - 1)).expect("it replays");
                let mut legal = Vec::new();
                there.legal_numbers(seat, &mut legal);
                let asked = there.ask(seat).expect("it was asked");
                match given.by {
                    Giver::Forced => assert!(legal.len() == 1 && !asked.reaction, "{}", game.id()),
                    Giver::Postponed => {
                        assert!(asked.window, "{}", game.id());
                        assert_eq!(
                            asked.neutral.as_ref(),
                            Some(&record.decisions[given.decision - 1].action)
                        );
                    }
                    Giver::Answer(_) | Giver::Ended(_) => panic!("nobody has said anything in advance"),
                }
            }
            let lines = table.log(SeatSet::only(seat));
            assert!(lines.iter().all(|line| line.event.get("answered_for_you").is_none()));
        }
    }
    assert!(found.contains_key(&Giver::Forced), "{found:?}");
}

/// All that is picked at once is made as small decisions, or nothing is.
#[test]
fn what_is_picked_at_once_is_recorded_one_by_one() {
    let mut found = BTreeMap::<String, u32>::new();
    for game in orrery_registry::games() {
        for seed in 60..66 {
            let seats = game.seats().0.max(2);
            let mut table = game.open(seats, &json!({}), Dice::numbered(seed)).expect("the seats fit");
            while let Some(seat) = table.awaiting().first() {
                let mut chance = Chance::sampled(seed ^ (table.decisions() as u64) << 8);
                let Some(picking) = table.picking(seat) else {
                    let mut legal = Vec::new();
                    table.legal_numbers(seat, &mut legal);
                    let number = legal[chance.pick(legal.len())];
                    table.act_number(seat, table.made_by(seat), number).expect("it is legal");
                    continue;
                };
                let key = table.ask(seat).expect("it is asked").question.key.to_string();
                let (made, before) = (table.made_by(seat), table.decisions());
                assert!(picking.kinds.len() > 1 && picking.most > 1, "{key}: there is a choice");
                assert!(picking.kinds.iter().all(|(_, times)| (1..=picking.most).contains(times)), "{key}");
                let mut picks = Vec::new();
                for (notation, times) in &picking.kinds {
                    let room = usize::from(picking.most) - picks.len();
                    picks.extend(std::iter::repeat_n(notation.clone(), room.min(usize::from(*times))));
                }
                if table.act_all(seat, made, &picks).is_err() {
                    // Each can be picked, all together perhaps not: then nothing has changed.
                    assert_eq!((table.made_by(seat), table.decisions()), (made, before), "{key}");
                    let one = &picking.kinds[0].0;
                    table.act(seat, made, one).expect("it is legal");
                    continue;
                }
                *found.entry(key.clone()).or_default() += 1;
                let actions: Vec<_> = table.lines(before).into_iter().map(|line| line.action).collect();
                assert!(actions.starts_with(&picks[..1]), "{key}: {actions:?} {picks:?}");
                let again = table.act_all(seat, made, &actions[..1]);
                assert!(matches!(again, Ok(orrery_core::table::Acted::AlreadyDone)), "{key}: {again:?}");
            }
            game.replay(&table.full_record(), None).expect("the record has each of them");
        }
    }
    for key in ["ask-discard-limit", "ask-mulligan", "ask-gain", "ask-discard"] {
        assert!(found.contains_key(key), "{key}: {found:?}");
    }
}
