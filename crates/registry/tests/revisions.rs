//! A change of the rules: tables go on by those that they began with, adopt later ones, and say where that would matter.

use orrery_core::record::{Adoption, Past};
use orrery_core::revisions::Difference;
use orrery_core::seed::Dice;
use orrery_core::{AdoptError, Chance, SeatSet, TableObject};
use orrery_registry::Title;
use serde_json::json;

/// The toy whose rules were changed once: its first revision paid bounties for one's own cargo too.
fn smugglers() -> Box<dyn Title> {
    orrery_registry::find("smugglers").expect("it is listed")
}

fn opened(game: &dyn Title, revision: u16, seed: u64) -> Box<dyn TableObject> {
    let past = Past::of(revision, Vec::new());
    game.resume(3, &json!({}), Dice::numbered(seed), &past).expect("both revisions are known")
}

/// Plays on at random, for so many decisions or to the end.
fn play(table: &mut dyn TableObject, decisions: usize, chance: &mut Chance) {
    let mut legal = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = table.awaiting().first() else { return };
        table.legal_numbers(seat, &mut legal);
        let number = legal[chance.pick(legal.len())];
        table.act_number(seat, table.made_by(seat), number).expect("it is legal");
    }
}

#[test]
fn a_table_goes_on_by_the_rules_that_it_began_with() {
    let game = smugglers();
    let mut parted = 0;
    for seed in 0..40 {
        let mut table = opened(&*game, 1, seed);
        play(&mut *table, usize::MAX, &mut Chance::sampled(seed));
        let record = table.record();
        assert_eq!(record.revision, 1);
        let again = game.replay(&record, None).expect("it replays under this build");
        assert_eq!(again.record(), record);
        assert_eq!(again.revision(), 1);

        let Some(difference) = game.under_newest(&record).expect("it can be compared") else { continue };
        parted += 1;
        let Difference::Outcome { decision, was, would_be } = difference else {
            panic!("only what a patrol pays is changed: {difference:?}")
        };
        assert_ne!(was, would_be);
        // Up to there the newest rules make the same of it, and there they do not.
        let lines = |count: usize| Past::of(2, record.decisions[..count].to_vec());
        let newest = |count| game.resume(3, &json!({}), Dice::numbered(seed), &lines(count));
        let first = |count| game.replay(&record, Some(count)).expect("it replays");
        let view = |table: &dyn TableObject| table.view(SeatSet::EVERYBODY);
        assert_eq!(view(&*newest(decision - 1).expect("the same")), view(&*first(decision - 1)));
        assert_ne!(view(&*newest(decision).expect("still allowed")), view(&*first(decision)));
    }
    assert!((5..40).contains(&parted), "some games must part and some must not: {parted}");
}

#[test]
fn a_table_adopts_a_later_revision() {
    let game = smugglers();
    for seed in 0..10 {
        let mut chance = Chance::sampled(seed);
        let mut table = opened(&*game, 1, seed);
        play(&mut *table, 7, &mut chance);
        assert_eq!(table.adopt(3), Err(AdoptError::Revision { current: 1, newest: 2 }));
        table.adopt(2).expect("there is a newer one");
        assert_eq!(table.revision(), 2);
        for seat in table.seats().iter() {
            assert_eq!(table.undo_reach(seat), 0, "what other rules decided is not taken back");
        }
        play(&mut *table, usize::MAX, &mut chance);
        assert_eq!(table.adopt(2), Err(AdoptError::Revision { current: 2, newest: 2 }));

        let record = table.record();
        assert_eq!(
            (record.revision, record.adopted.as_slice()),
            (1, &[Adoption { after: 7, from: 1, to: 2 }][..])
        );
        let text = record.to_text();
        let read = orrery_core::Record::parse(&text).expect("it is a record");
        let again = game.replay(&read, None).expect("it replays");
        assert_eq!(again.record(), record);
        let past = Past { revision: 1, adopted: record.adopted.clone(), lines: record.decisions.clone() };
        let kept = game.resume(3, &json!({}), Dice::numbered(seed), &past).expect("it can be kept");
        assert_eq!(kept.full_record(), table.full_record());
        assert_eq!(game.replay(&read, Some(6)).expect("it replays").revision(), 1);
        assert_eq!(game.replay(&read, Some(7)).expect("it replays").revision(), 2);
    }
}

#[test]
fn a_revision_of_the_future_is_refused() {
    let game = smugglers();
    let mut record = opened(&*game, 2, 1).record();
    record.revision = 3;
    let Err(error) = game.replay(&record, None) else { panic!("nobody knows it yet") };
    assert!(error.to_string().contains("knows 1 to 2"), "{error}");
    record.revision = 1;
    record.adopted = vec![Adoption { after: 0, from: 1, to: 9 }];
    let Err(error) = game.replay(&record, None) else { panic!("nobody knows it yet") };
    assert!(error.to_string().contains("revision 9, adopted after decision 0"), "{error}");
}

/// The content of an earlier build is a whole: nothing that is built in now comes into it.
#[test]
fn every_game_plays_on_with_the_content_that_a_table_keeps() {
    for game in orrery_registry::all() {
        let body = serde_json::to_string(game.content()).expect("plain data");
        let pack = serde_json::from_str(&body).expect("it can be read");
        let kept = game.packed(&pack).expect("it is sound");
        assert_eq!(kept.fingerprint(), game.fingerprint(), "{}", game.id());
        let mut table = game.open(game.seats().0, &json!({}), Dice::numbered(1)).expect("the seats fit");
        play(&mut *table, 40, &mut Chance::sampled(1));
        let again = kept.replay(&table.full_record(), None).expect("the same content");
        assert_eq!(again.full_record(), table.full_record(), "{}", game.id());
    }
}
