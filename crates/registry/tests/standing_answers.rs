//! Standing answers in whole games: whatever they answer is what the person would have answered by hand, others see the
//! same, and what is taken back is taken back as a person means it.

use std::collections::BTreeMap;

use orrery_core::ask::Routine;
use orrery_core::seed::Dice;
use orrery_core::standing_answers::{
    Because, Comparison, Condition, Giver, On, Preview, Reply, StandingError, Than, Wish,
};
use orrery_core::{Chance, Seat, SeatSet, TableObject};
use orrery_registry::Title;
use serde_json::json;

/// The person with standing answers sits here.
const ME: Seat = Seat::new(0);

/// What the person does: by hand, or in advance.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    ByHand,
    InAdvance,
}

/// What the person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Habit {
    /// One rule for each kind of question, most of them with a condition.
    Rules,
    /// To pass on everything until the next turn.
    UntilTurn,
}

/// What the person has in mind, worked out here and not by the table.
#[derive(Default)]
struct Mind {
    rules: BTreeMap<String, Wish>,
    passing: bool,
}

impl Mind {
    /// What the person wants to answer to the question that is asked now; nothing if there is no rule for it.
    fn answer(&self, habit: Habit, table: &dyn TableObject) -> Option<String> {
        let asked = table.ask(ME)?;
        match habit {
            Habit::UntilTurn => {
                let declinable = asked.reaction || asked.routine == Some(Routine::Trivial);
                asked.neutral.filter(|_| self.passing && declinable)
            }
            Habit::Rules => {
                let wish = self.rules.get(asked.question.key.as_ref())?;
                let numbers = table.public_numbers();
                let value =
                    |id: &str| numbers.iter().find(|number| number.id == id).map(|number| number.value);
                let holds = wish.conditions.iter().all(|condition| match (&condition.than, condition.is) {
                    (Than::Fixed(than), Comparison::AtLeast) => {
                        value(&condition.number).is_some_and(|number| number >= *than)
                    }
                    other => unreachable!("no such condition is made here: {other:?}"),
                });
                let answer = match &wish.answer {
                    Reply::Pass => asked.neutral,
                    Reply::This(notation) => Some(notation.clone()),
                    Reply::Ordered => None,
                };
                answer.filter(|answer| holds && table.check(ME, answer).is_ok())
            }
        }
    }

    /// A rule for a question that has none yet, if it takes one.
    fn new_rule(&mut self, table: &dyn TableObject) -> Option<Wish> {
        let key = table.ask(ME)?.question.key.to_string();
        if self.rules.contains_key(&key) {
            return None;
        }
        let offer = table.standing_offer(ME)?;
        let count = self.rules.len();
        let numbers = table.public_numbers();
        let number = &numbers[count * 5 % numbers.len()];
        let condition =
            Condition { number: number.id.clone(), is: Comparison::AtLeast, than: Than::Fixed(number.value) };
        let wish = match offer.pass {
            Some(_) if count.is_multiple_of(2) => Wish::always_pass(&key),
            _ => {
                let (notation, _) = offer.answers.get(count % offer.answers.len().max(1))?;
                Wish::answer_if(&key, notation, vec![condition])
            }
        };
        self.rules.insert(key, wish.clone());
        Some(wish)
    }
}

/// A whole game; all other decisions are made at random, by numbers that depend on how many were made before.
fn play(game: &dyn Title, seats: u8, seed: u64, habit: Habit, way: Way) -> Box<dyn TableObject> {
    let mut table = game.open(seats, &json!({}), Dice::numbered(seed)).expect("the seats fit");
    let mut mind = Mind::default();
    while !table.awaiting().is_empty() {
        // By hand, too, the person answers before the others do.
        let seat =
            if table.awaiting().contains(ME) { ME } else { table.awaiting().first().expect("somebody") };
        if seat == ME {
            if decides_in_advance(&mut *table, &mut mind, habit, way) {
                continue;
            }
            if let Some(answer) = mind.answer(habit, &*table) {
                table.act(ME, table.made_by(ME), &answer).expect("it is legal");
                continue;
            }
        }
        let mut legal = Vec::new();
        table.legal_numbers(seat, &mut legal);
        let mut chance = Chance::sampled(seed ^ (table.decisions() as u64) << 8);
        let number = legal[chance.pick(legal.len())];
        table.act_number(seat, table.made_by(seat), number).expect("it is legal");
    }
    table
}

/// The person decides; in advance by setting a rule at the table. Returns whether the table may have answered by it.
fn decides_in_advance(table: &mut dyn TableObject, mind: &mut Mind, habit: Habit, way: Way) -> bool {
    match habit {
        Habit::Rules => match mind.new_rule(table) {
            Some(wish) if way == Way::InAdvance => {
                table.stand(ME, &wish).expect("it can stand");
                true
            }
            _ => false,
        },
        Habit::UntilTurn => {
            let asked = table.ask(ME).expect("it is asked");
            if asked.turn {
                mind.passing = false;
                let standing = table.standing_answers(ME).standing().count();
                assert_eq!(standing, 0, "it has lasted until the turn");
            } else if !mind.passing && table.standing_offer(ME).is_some_and(|offer| offer.until_turn) {
                mind.passing = true;
                if way == Way::InAdvance {
                    table.stand(ME, &Wish::pass_until_turn()).expect("it can stand");
                    return true;
                }
            }
            false
        }
    }
}

/// Plays each game both ways and compares; how many answers were given in advance, by game.
fn compared(habit: Habit, games_each: u64) -> BTreeMap<&'static str, usize> {
    let mut given = BTreeMap::new();
    for game in orrery_registry::all() {
        for seed in 0..games_each {
            let seats = game.seats().0.max(2) + (seed % 2) as u8;
            let seats = seats.min(game.seats().1);
            let advance = play(&*game, seats, seed, habit, Way::InAdvance);
            let by_hand = play(&*game, seats, seed, habit, Way::ByHand);
            let what = format!("{} with {seats}, {seed}, {habit:?}", game.id());
            assert_eq!(advance.full_record(), by_hand.full_record(), "{what}");
            assert!(by_hand.given_to(ME).is_empty());
            assert!(
                game.replay(&advance.full_record(), None).is_ok(),
                "the record needs no standing answers"
            );
            others_are_told_the_same(&*advance, &*by_hand, &what);
            let count = advance.given_to(ME).len();
            let lines = advance.log(SeatSet::only(ME));
            let told = lines.iter().filter(|line| line.event.get("answered_for_you").is_some()).count();
            assert_eq!(told, count, "{what}: the owner is told of each");
            *given.entry(game.id()).or_default() += count;
        }
    }
    println!("{habit:?}: {given:?}");
    given
}

fn others_are_told_the_same(advance: &dyn TableObject, by_hand: &dyn TableObject, what: &str) {
    let others = advance.seats().others(ME).map(SeatSet::only);
    for viewer in others.chain([SeatSet::NOBODY, SeatSet::EVERYBODY]) {
        let told = |table: &dyn TableObject| -> Vec<_> {
            table.log(viewer).into_iter().map(|line| (line.decision, line.text, line.event)).collect()
        };
        assert!(told(advance) == told(by_hand), "{what}: {viewer:?} is told the same");
    }
}

#[test]
fn a_game_with_rules_is_the_game_played_by_hand() {
    let given = compared(Habit::Rules, 3);
    assert!(given.values().all(|count| *count > 5), "every game has such questions: {given:?}");
}

#[test]
fn passing_until_ones_turn_is_passing_by_hand() {
    let given = compared(Habit::UntilTurn, 3);
    assert!(given["andromeda"] > 50 && given["smugglers"] > 3, "{given:?}");
}

/// What is offered is what would be given; an answer that only the seat can know to be possible is neither.
#[test]
fn what_is_offered_would_be_given() {
    let mut offers = 0;
    for game in orrery_registry::all() {
        let mut table = game.open(2, &json!({}), Dice::numbered(5)).expect("the seats fit");
        while let Some(seat) = table.awaiting().first() {
            if let Some(offer) = table.standing_offer(seat) {
                for candidate in table.candidates(seat) {
                    let wish = Wish::answer_if(&offer.question.key, &candidate.notation, Vec::new());
                    let offered = offer.answers.iter().any(|(notation, _)| *notation == candidate.notation);
                    match table.preview(seat, &wish) {
                        Ok(Preview::Answers { .. }) => {
                            assert!(offered, "{}", candidate.notation);
                            offers += 1;
                        }
                        Ok(Preview::Asks(Because::WouldTell)) => {
                            assert!(candidate.refusal.is_none() && !offered, "{}", candidate.notation);
                        }
                        Ok(_) | Err(StandingError::OnlyPass) => assert!(!offered, "{}", candidate.notation),
                        Err(error) => panic!("{}: {error}", candidate.notation),
                    }
                }
            }
            let mut legal = Vec::new();
            table.legal_numbers(seat, &mut legal);
            let number = legal[Chance::sampled(table.decisions() as u64).pick(legal.len())];
            table.act_number(seat, table.made_by(seat), number).expect("it is legal");
        }
    }
    assert!(offers > 100, "{offers}");
}

/// Walks through games in which one seat has rules; `look` may try what it likes and leaves the table as it was.
fn along_ruled_games(mut look: impl FnMut(&dyn Title, &mut dyn TableObject)) {
    for game in orrery_registry::all() {
        for seed in 20..23 {
            let seats = game.seats().0.max(2);
            let mut table = game.open(seats, &json!({}), Dice::numbered(seed)).expect("the seats fit");
            let mut mind = Mind::default();
            while let Some(seat) = table.awaiting().first() {
                if let Some(wish) = (seat == ME).then(|| mind.new_rule(&*table)).flatten() {
                    table.stand(ME, &wish).expect("it can stand");
                    look(&*game, &mut *table);
                    continue;
                }
                let mut legal = Vec::new();
                table.legal_numbers(seat, &mut legal);
                let mut chance = Chance::sampled(seed ^ (table.decisions() as u64) << 8);
                let number = legal[chance.pick(legal.len())];
                table.act_number(seat, table.made_by(seat), number).expect("it is legal");
                look(&*game, &mut *table);
            }
        }
    }
}

/// How many of the last decisions were answers that the person had given in advance.
fn given_at_the_end(table: &dyn TableObject) -> usize {
    let given = table.given_to(ME);
    let decisions = table.decisions();
    (0..decisions).take_while(|back| given.iter().any(|given| given.decision + back == decisions)).count()
}

/// One's own decision is taken back together with what was answered after it; made again, it is answered again.
#[test]
fn a_decision_is_taken_back_with_what_was_answered_after_it() {
    let mut found = 0;
    along_ruled_games(|game, table| {
        let run = given_at_the_end(table);
        if run == 0 || table.undo_reach(ME) <= run {
            return;
        }
        found += 1;
        let (record, lines) = (table.full_record(), table.lines(0));
        let own = &lines[lines.len() - run - 1];
        assert_eq!(own.seat, ME);
        table.undo(ME).expect("it is within reach");
        assert_eq!(table.decisions(), lines.len() - run - 1, "{}: the run and the decision", game.id());
        assert!(table.awaiting().contains(ME));
        table.act(ME, table.made_by(ME), &own.action).expect("it was legal");
        assert_eq!(table.full_record(), record, "{}: it is answered again", game.id());
    });
    assert!(found > 10, "this happens: {found}");
}

/// Whoever takes back what was answered for them, where nothing of their own lies before it, wants to be asked.
#[test]
fn taking_an_answer_back_withdraws_what_gave_it() {
    let mut found = 0;
    along_ruled_games(|game, table| {
        let run = given_at_the_end(table);
        if run == 0 || table.undo_reach(ME) != run {
            return;
        }
        found += 1;
        let (count, notes) = (table.decisions(), table.take_notes());
        let givers: Vec<_> = table.given_to(ME).iter().rev().take(run).map(|given| given.by).collect();
        table.undo(ME).expect("it is within reach");
        assert_eq!(table.decisions(), count - run);
        let stands = |id: &u32| table.standing_answers(ME).standing().any(|answer| answer.id == *id);
        for giver in givers {
            let Giver::Answer(id) = giver else { panic!("nothing is forced here") };
            assert!(!stands(&id), "{}: it is withdrawn", game.id());
        }
        assert!(table.ask(ME).is_some(), "the seat is asked");
        drop(notes);
        // By hand it can be answered as before.
        let neutral = table.ask(ME).and_then(|asked| asked.neutral);
        if let Some(neutral) = neutral {
            table.act(ME, table.made_by(ME), &neutral).expect("it is legal");
        }
    });
    assert!(found > 3, "this happens: {found}");
}

/// An answer of another seat puts a decision out of reach, as if it had been given by hand.
#[test]
fn an_answer_in_advance_is_somebody_elses_decision() {
    let mut found = 0;
    along_ruled_games(|_, table| {
        if given_at_the_end(table) == 0 {
            return;
        }
        for other in table.seats().others(ME) {
            found += 1;
            assert_eq!(table.undo_reach(other), 0);
            assert!(table.undo(other).is_err());
        }
    });
    assert!(found > 10, "this happens: {found}");
}

/// A pass until one's turn is over when the turn comes, and stands again if what led there is taken back.
#[test]
fn what_lasts_until_a_turn_comes_back_with_an_undo() {
    let mut found = 0;
    for game in orrery_registry::games() {
        let mut table = game.open(2, &json!({}), Dice::numbered(3)).expect("the seats fit");
        while let (Some(seat), 0..3) = (table.awaiting().first(), found) {
            let mine = table.awaiting().contains(ME);
            if !mine && table.standing_answers(ME).standing().next().is_none() {
                table.stand(ME, &Wish::pass_until_turn()).expect("it can be said at any time");
            }
            let before = table.standing_answers(ME).clone();
            let mut legal = Vec::new();
            table.legal_numbers(seat, &mut legal);
            let number = legal[Chance::sampled(table.decisions() as u64).pick(legal.len())];
            table.act_number(seat, table.made_by(seat), number).expect("it is legal");
            let came = table.ask(ME).is_some_and(|asked| asked.turn);
            if mine || !came {
                continue;
            }
            assert_eq!(table.standing_answers(ME).standing().count(), 0, "the turn has come");
            let refused = table.stand(ME, &Wish::pass_until_turn());
            assert_eq!(refused, Err(StandingError::YourTurn));
            if table.undo_reach(seat) > 0 {
                found += 1;
                table.undo(seat).expect("it is within reach");
                assert_eq!(*table.standing_answers(ME), before, "{}: it stands again", game.id());
                table.act_number(seat, table.made_by(seat), number).expect("it is legal");
            }
        }
    }
    assert!(found > 0, "a turn that comes can be taken back in some game");
}

/// What a preview says is what happens.
#[test]
fn a_preview_comes_true() {
    let (mut answered, mut asked) = (0, 0);
    for game in orrery_registry::all() {
        let mut table = game.open(2, &json!({}), Dice::numbered(7)).expect("the seats fit");
        while let Some(seat) = table.awaiting().first() {
            let mut chance = Chance::sampled(table.decisions() as u64);
            if let Some(offer) = table.standing_offer(seat).filter(|offer| !offer.answers.is_empty()) {
                let numbers = table.public_numbers();
                let number = &numbers[chance.pick(numbers.len())];
                let (notation, _) = &offer.answers[chance.pick(offer.answers.len())];
                let condition = Condition {
                    number: number.id.clone(),
                    is: Comparison::ALL[chance.pick(3)],
                    than: Than::Fixed(number.value + chance.pick(3) as i64 - 1),
                };
                let wish = Wish::answer_if(&offer.question.key, notation, vec![condition]);
                let before = table.decisions();
                let foretold = table.preview(seat, &wish).expect("it can stand");
                let id = table.stand(seat, &wish).expect("it can stand");
                assert_eq!(table.standing_answers(seat).standing().count(), 1);
                match foretold {
                    Preview::Answers { notation, .. } => {
                        answered += 1;
                        assert_eq!(table.lines(before)[0].action, notation);
                    }
                    Preview::Asks(because) => {
                        asked += 1;
                        assert_eq!(table.decisions(), before, "{because:?}");
                    }
                }
                assert!(table.revoke(seat, id) && !table.revoke(seat, id));
                if table.decisions() > before {
                    continue;
                }
            }
            let mut legal = Vec::new();
            table.legal_numbers(seat, &mut legal);
            let number = legal[chance.pick(legal.len())];
            table.act_number(seat, table.made_by(seat), number).expect("it is legal");
        }
    }
    assert!(answered > 50 && asked > 20, "{answered} {asked}");
}

/// What is written down brings back what stood and what was given.
#[test]
fn standing_answers_are_recalled() {
    let mut kept = Vec::new();
    let (mut moments, mut last) = (0, 0);
    along_ruled_games(|game, table| {
        // Another game has begun.
        if table.decisions() < last {
            kept.clear();
        }
        last = table.decisions();
        kept.extend(table.take_notes());
        moments += 1;
        if moments % 50 != 0 {
            return;
        }
        let text = serde_json::to_string(&kept).expect("notes are plain data");
        let notes: Vec<_> = serde_json::from_str(&text).expect("notes read back");
        let mut again = game.replay(&table.full_record(), None).expect("it replays");
        again.recall(&notes);
        assert_eq!(again.standing_answers(ME), table.standing_answers(ME));
        assert_eq!(again.given_to(ME), table.given_to(ME));
        let told = |table: &dyn TableObject| -> Vec<_> {
            table.log(SeatSet::only(ME)).into_iter().map(|line| line.text).collect()
        };
        assert_eq!(told(&*again), told(table), "{}", game.id());
    });
    assert!(moments > 100);
}

#[test]
fn what_cannot_stand_is_refused() {
    let game = orrery_registry::find("smugglers").expect("it is listed");
    let mut table = game.open(3, &json!({}), Dice::numbered(1)).expect("the seats fit");
    let captain = table.awaiting().first().expect("somebody");
    let other = table.seats().others(captain).next().expect("somebody else");
    let stand =
        |table: &mut dyn TableObject, seat, wish: Wish| table.stand(seat, &wish).expect_err("refused");
    assert_eq!(stand(&mut *table, other, Wish::always_pass("ask-port")), StandingError::NotAsked);
    assert_eq!(stand(&mut *table, captain, Wish::always_pass("ask-inform")), StandingError::NotAsked);
    assert_eq!(stand(&mut *table, captain, Wish::pass_until_turn()), StandingError::YourTurn);
    let on = On::Everything;
    let this = Wish { on, answer: Reply::This("draw".into()), conditions: Vec::new(), until_turn: false };
    assert_eq!(stand(&mut *table, captain, this), StandingError::OnlyPass);
    let number = |id: &str| Condition { number: id.into(), is: Comparison::Exactly, than: Than::Fixed(1) };
    let wish = |id: &str| Wish::answer_if("ask-port", "draw", vec![number(id)]);
    assert_eq!(stand(&mut *table, captain, wish("luck")), StandingError::NoNumber("luck".into()));
    let many = Wish::answer_if("ask-port", "draw", vec![number("score seat1"); 9]);
    assert_eq!(stand(&mut *table, captain, many), StandingError::TooMany);
    let none = Wish::answer_if("ask-port", "jump", Vec::new());
    assert!(matches!(stand(&mut *table, captain, none), StandingError::Notation(_)));
    // A condition may name any number that a spectator sees.
    assert!(matches!(table.preview(captain, &wish("/turn")), Ok(Preview::Answers { .. })));
    assert!(table.standing_answers(captain).is_empty());
    table.act(captain, 0, "skip").expect("it is legal");
    // In a reaction window only the neutral answer can stand.
    while table.ask(other).is_none_or(|asked| !asked.reaction) {
        let seat = table.awaiting().first().expect("the game goes on");
        let neutral = table.ask(seat).and_then(|asked| asked.neutral).expect("everything can be declined");
        table.act(seat, table.made_by(seat), &neutral).expect("it is legal");
    }
    let inform = Wish::answer_if("ask-inform", "inform", Vec::new());
    assert_eq!(stand(&mut *table, other, inform), StandingError::OnlyPass);
    // And most questions are asked each time.
    let game = orrery_registry::find("andromeda").expect("it is listed");
    let mut table = game.open(2, &json!({}), Dice::numbered(1)).expect("the seats fit");
    let seat = table.awaiting().first().expect("somebody");
    let key = table.ask(seat).expect("it is asked").question.key;
    assert_eq!(stand(&mut *table, seat, Wish::always_pass(&key)), StandingError::NotMarked);
}
