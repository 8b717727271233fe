//! Tables, entries, seats, chat and the lobby.

use orrery_store::{
    Append, Change, Counts, Entry, EntryKind, Holder, LeaveSeat, Name, NewTable, Phase, Say, Seated, Slice,
    Store, StoreError, TakeSeat,
};

use super::Place;
use crate::common::{entry, guest, lift, one, seat, table};

fn take(table: &str, seat: u8, account: &str) -> TakeSeat {
    TakeSeat {
        table: table.to_owned(),
        seat,
        account: account.to_owned(),
        name: account.to_uppercase(),
        change: None,
        at: 9,
    }
}

async fn guests(store: &Store, ids: &[&str]) {
    for id in ids {
        store.create_account(guest(id)).await.unwrap();
    }
}

fn ids(list: &[Seated]) -> Vec<&str> {
    list.iter().map(|seated| seated.table.id.as_str()).collect()
}

#[test]
fn a_table_is_read_as_it_was_written() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada"]).await;
        store.keep_pack("abc", b"body".to_vec()).await.unwrap();
        store.keep_pack("abc", b"body".to_vec()).await.unwrap();
        let new = NewTable {
            host: Some("ada".to_owned()),
            pack: Some("abc".to_owned()),
            setup: r#"{"words":["ż"]}"#.to_owned(),
            seats: vec![seat(0, Holder::Account("ada".to_owned())), seat(1, Holder::Program)],
            ..table("t", 7)
        };
        let opened = store.open_table(new.clone()).await.unwrap();
        assert_eq!(opened.seats, new.seats);
        assert_eq!((opened.table.version, opened.table.revision), (0, 0));
        assert_eq!((opened.table.opened_at, opened.table.touched_at), (7, 7));
        assert_eq!(opened.table.setup, new.setup);
        assert_eq!(store.table("t").await.unwrap(), Some(opened));
        assert_eq!(store.table("u").await.unwrap(), None);
        assert_eq!(store.pack("abc").await.unwrap().unwrap(), b"body");
        assert_eq!(store.open_table(new).await, Err(StoreError::TableExists { table: "t".to_owned() }));
        let unknown = NewTable { pack: Some("xyz".to_owned()), ..table("u", 7) };
        assert_eq!(store.open_table(unknown).await, Err(StoreError::NoPack { hash: "xyz".to_owned() }));
        let nobody = NewTable { host: Some("eve".to_owned()), ..table("u", 7) };
        assert_eq!(store.open_table(nobody).await, Err(StoreError::NoAccount { account: "eve".to_owned() }));
        assert_eq!(store.table("u").await.unwrap(), None);
    });
}

#[test]
fn entries_come_in_order_and_only_after_what_was_seen() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.open_table(table("t", 1)).await.unwrap();
        let begin = Append { entries: vec![entry("a"), entry("b")], awaiting: 3, ..one("t", 0, "") };
        assert_eq!(store.append(begin).await, Ok(2));
        let late = StoreError::SomebodyWasFirst { table: "t".to_owned(), meant: 1, current: 2 };
        assert_eq!(store.append(one("t", 1, "late")).await, Err(late));
        let undo = orrery_store::Entry { kind: EntryKind::Undo, seat: 1, ..entry("") };
        let last = Append { entries: vec![undo.clone()], phase: Phase::Over, awaiting: 0, ..one("t", 2, "") };
        assert_eq!(store.append(last).await, Ok(3));

        let loaded = store.load("t").await.unwrap().unwrap();
        assert_eq!(loaded.entries, [entry("a"), entry("b"), undo.clone()]);
        assert_eq!((loaded.table.version, loaded.table.phase), (3, Phase::Over));
        assert_eq!(loaded.table.awaiting, 0);
        assert_eq!(store.entries("t", 2).await.unwrap(), [undo]);
        assert_eq!(store.entries("t", u64::MAX).await.unwrap(), []);
        let missing = StoreError::NoTable { table: "u".to_owned() };
        assert_eq!(store.append(one("u", 0, "a")).await, Err(missing));
    });
}

#[test]
fn a_change_needs_the_revision_that_was_seen() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.open_table(table("t", 1)).await.unwrap();
        let change = Change { setup: Some("1".to_owned()), listed: Some(false), ..Change::default() };
        let changed = store.change_table("t", change.clone(), 4).await.unwrap();
        assert_eq!((changed.table.revision, changed.table.touched_at), (1, 4));
        assert_eq!((changed.table.setup.as_str(), changed.table.listed), ("1", false));
        assert_eq!(changed.table.phase, Phase::Waiting);
        let late = StoreError::SomebodyWasFirst { table: "t".to_owned(), meant: 0, current: 1 };
        assert_eq!(store.change_table("t", change, 4).await, Err(late));
        // A move is no such change, unless it begins or ends the game.
        store.append(one("t", 0, "begin")).await.unwrap();
        store.append(one("t", 1, "go on")).await.unwrap();
        assert_eq!(store.table("t").await.unwrap().unwrap().table.revision, 2);
    });
}

#[test]
fn one_of_two_people_gets_a_seat() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada", "bob"]).await;
        store.open_table(table("t", 1)).await.unwrap();
        let ada_wants = take("t", 0, "ada");
        let bob_wants = take("t", 0, "bob");
        let first = store.take_seat(ada_wants.clone());
        let second = store.take_seat(bob_wants);
        let (first, second) = tokio::join!(first, second);
        let seats = first.unwrap().seats;
        assert_eq!(seats[0].holder.account(), Some("ada"));
        assert_eq!(seats[0].name, "ADA");
        assert_eq!(second, Err(StoreError::SeatTaken { table: "t".to_owned(), seat: 0 }));
        // A double click changes nothing.
        let again = store.take_seat(ada_wants).await.unwrap();
        assert_eq!(again.table.revision, 1);
        // Hot seat: one account, two seats.
        let both = store.take_seat(take("t", 1, "ada")).await.unwrap();
        assert!(both.seats.iter().all(|seat| seat.holder.account() == Some("ada")));
        let none = StoreError::NoSeat { table: "t".to_owned(), seat: 2 };
        assert_eq!(store.take_seat(take("t", 2, "ada")).await, Err(none));
        let nobody = StoreError::NoAccount { account: "eve".to_owned() };
        assert_eq!(store.take_seat(take("t", 1, "eve")).await, Err(nobody));
    });
}

#[test]
fn the_last_seat_begins_the_game_or_is_not_taken() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada", "bob"]).await;
        store.open_table(table("t", 1)).await.unwrap();
        let begin = |revision| Change {
            revision,
            setup: Some("words".to_owned()),
            phase: Some(Phase::Running),
            awaiting: Some(1),
            ..Change::default()
        };
        store.take_seat(take("t", 0, "ada")).await.unwrap();
        let stale = TakeSeat { change: Some(begin(0)), ..take("t", 1, "bob") };
        let first = StoreError::SomebodyWasFirst { table: "t".to_owned(), meant: 0, current: 1 };
        assert_eq!(store.take_seat(stale).await, Err(first));
        let untouched = store.table("t").await.unwrap().unwrap();
        assert_eq!(untouched.seats[1].holder, Holder::Open);
        let fresh = TakeSeat { change: Some(begin(1)), ..take("t", 1, "bob") };
        let begun = store.take_seat(fresh).await.unwrap();
        assert_eq!((begun.table.phase, begun.table.setup.as_str()), (Phase::Running, "words"));
        assert_eq!(begun.seats[1].holder.account(), Some("bob"));
    });
}

#[test]
fn only_its_holder_leaves_a_seat() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada", "bob"]).await;
        store.open_table(table("t", 1)).await.unwrap();
        store.take_seat(take("t", 0, "ada")).await.unwrap();
        let leave = |account: &str| LeaveSeat {
            table: "t".to_owned(),
            seat: 0,
            account: account.to_owned(),
            becomes: Holder::Invited,
            name: String::new(),
            change: None,
            at: 3,
        };
        let not_his = StoreError::NotYourSeat { table: "t".to_owned(), seat: 0 };
        assert_eq!(store.leave_seat(leave("bob")).await, Err(not_his));
        let left = store.leave_seat(leave("ada")).await.unwrap();
        assert_eq!(left.seats[0].holder, Holder::Invited);
        let change = Change { revision: left.table.revision, ..Change::default() };
        let set = store.set_seats("t", vec![seat(0, Holder::Program)], change.clone(), 4).await.unwrap();
        assert_eq!(set.seats[0].holder, Holder::Program);
        assert!(store.set_seats("t", vec![seat(0, Holder::Open)], change, 4).await.is_err());
        let taken = StoreError::SeatTaken { table: "t".to_owned(), seat: 0 };
        assert_eq!(store.take_seat(take("t", 0, "bob")).await, Err(taken));
    });
}

#[test]
fn chat_is_numbered_by_table() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada"]).await;
        store.open_table(table("t", 1)).await.unwrap();
        store.open_table(table("u", 1)).await.unwrap();
        let say = |table: &str, text: &str| Say {
            table: table.to_owned(),
            account: Some("ada".to_owned()),
            seat: Some(0),
            name: "Ada".to_owned(),
            text: text.to_owned(),
            at: 2,
        };
        for (table, text, number) in [("t", "one", 1), ("u", "else", 1), ("t", "two", 2), ("t", "three", 3)] {
            assert_eq!(store.say(say(table, text)).await, Ok(number));
        }
        let texts = |lines: Vec<orrery_store::ChatLine>| {
            lines.into_iter().map(|line| (line.number, line.text)).collect::<Vec<_>>()
        };
        let two = (2, "two".to_owned());
        let three = (3, "three".to_owned());
        assert_eq!(texts(store.chat("t", 2, 10).await.unwrap()), [two.clone(), three.clone()]);
        assert_eq!(texts(store.chat("t", 2, 1).await.unwrap()), std::slice::from_ref(&two));
        assert_eq!(texts(store.last_chat("t", 2).await.unwrap()), [two, three]);
    });
}

#[test]
fn the_lobby_shows_what_one_can_join() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada"]).await;
        store.open_table(table("old", 1)).await.unwrap();
        store.open_table(table("new", 2)).await.unwrap();
        store.open_table(NewTable { listed: false, ..table("private", 3) }).await.unwrap();
        let full = vec![seat(0, Holder::Program), seat(1, Holder::Invited)];
        store.open_table(NewTable { seats: full, ..table("full", 4) }).await.unwrap();
        for (id, at, phase) in [("r1", 5, Phase::Running), ("r2", 6, Phase::Running), ("o1", 7, Phase::Over)]
        {
            store.open_table(NewTable { phase, ..table(id, at) }).await.unwrap();
        }
        store.append(Append { phase: Phase::Over, at: 99, ..one("r1", 0, "end") }).await.unwrap();

        let waiting = store.waiting_tables(9).await.unwrap();
        assert_eq!(ids(&waiting), ["new", "old"]);
        assert_eq!(waiting[0].seats.len(), 2);
        assert_eq!(ids(&store.waiting_tables(1).await.unwrap()), ["new"]);
        let rest = store.finished_tables(Slice { skip: 1, limit: 9 }).await.unwrap();
        assert_eq!(ids(&rest), ["o1"]);
        assert_eq!(
            ids(&store.waiting_tables(Slice { skip: 9, limit: 9 }).await.unwrap()),
            Vec::<&str>::new()
        );
        assert_eq!(ids(&store.running_tables(9).await.unwrap()), ["r2"]);
        assert_eq!(ids(&store.finished_tables(9).await.unwrap()), ["r1", "o1"]);
        assert_eq!(store.table_ids(Some(Phase::Waiting), "", 2).await.unwrap(), ["full", "new"]);
        assert_eq!(store.table_ids(Some(Phase::Waiting), "new", 9).await.unwrap(), ["old", "private"]);
        assert_eq!(store.table_ids(None, "o", 2).await.unwrap(), ["o1", "old"]);

        let counts = store.counts().await.unwrap();
        assert!(counts.bytes > 0);
        let expected =
            Counts { waiting: 4, running: 1, over: 2, guests: 1, bytes: counts.bytes, ..Counts::default() };
        assert_eq!(counts, expected);

        assert_eq!(store.purge_waiting(3).await, Ok(2));
        assert_eq!(ids(&store.waiting_tables(9).await.unwrap()), Vec::<&str>::new());
        store.delete_table("r1").await.unwrap();
        assert_eq!(store.load("r1").await, Ok(None));
    });
}

#[test]
fn my_tables_begin_with_those_that_wait_for_me() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada", "bob"]).await;
        let mine = |seat_number| vec![seat(seat_number, Holder::Account("ada".to_owned()))];
        let running = |id: &str, at, awaiting, seats| NewTable {
            phase: Phase::Running,
            awaiting,
            seats,
            ..table(id, at)
        };
        store.open_table(running("mine", 1, 0b10, mine(1))).await.unwrap();
        store.open_table(running("theirs", 2, 0b01, mine(1))).await.unwrap();
        let over = NewTable { phase: Phase::Over, seats: mine(0), ..table("over", 9) };
        store.open_table(over).await.unwrap();
        let hosted = NewTable { host: Some("ada".to_owned()), ..table("hosted", 3) };
        store.open_table(hosted).await.unwrap();
        store
            .open_table(running("other", 8, 1, vec![seat(0, Holder::Account("bob".to_owned()))]))
            .await
            .unwrap();
        let list = store.tables_of("ada", 9).await.unwrap();
        let short: Vec<_> = list.iter().map(|row| (row.seated.table.id.as_str(), row.seats)).collect();
        let expected = [("mine", 2), ("hosted", 0), ("theirs", 2), ("over", 1)];
        assert_eq!(short, expected, "the game that waits for her comes first");
        assert_eq!(store.tables_of("ada", 1).await.unwrap().len(), 1);
        assert_eq!(store.tables_of("ada", Slice { skip: 1, limit: 9 }).await.unwrap(), list[1..]);
    });
}

#[test]
fn a_deleted_account_leaves_playable_tables() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        guests(&store, &["ada", "bob"]).await;
        let name = Name { shown: "Ada".to_owned(), key: "ada".to_owned(), look: "ada".to_owned() };
        store.name_account("ada", name, "hash".to_owned()).await.unwrap();
        let host = Some("ada".to_owned());
        let both =
            vec![seat(0, Holder::Account("ada".to_owned())), seat(1, Holder::Account("bob".to_owned()))];
        let running =
            NewTable { phase: Phase::Running, seats: both.clone(), host: host.clone(), ..table("run", 1) };
        store.open_table(running).await.unwrap();
        store.open_table(NewTable { seats: both, host: host.clone(), ..table("wait", 1) }).await.unwrap();
        let alone = vec![seat(0, Holder::Account("ada".to_owned())), seat(1, Holder::Open)];
        store.open_table(NewTable { seats: alone, host, ..table("alone", 1) }).await.unwrap();
        let say = Say {
            table: "run".to_owned(),
            account: Some("ada".to_owned()),
            seat: Some(0),
            name: "Ada".to_owned(),
            text: "hello".to_owned(),
            at: 2,
        };
        store.say(say).await.unwrap();

        let had = store.delete_account("ada", 50).await.unwrap();
        let had: Vec<_> = had.iter().map(|seat| (seat.table.as_str(), seat.seat)).collect();
        assert_eq!(had, [("run", 0), ("wait", 0), ("alone", 0)]);
        let run = store.table("run").await.unwrap().unwrap();
        assert_eq!((&run.seats[0].holder, run.seats[0].name.as_str()), (&Holder::Deleted, ""));
        assert_eq!(run.seats[1].holder.account(), Some("bob"));
        assert_eq!((run.table.host, run.table.phase), (None, Phase::Running));
        let wait = store.table("wait").await.unwrap().unwrap();
        assert_eq!((&wait.seats[0].holder, wait.table.phase), (&Holder::Open, Phase::Waiting));
        let alone = store.table("alone").await.unwrap().unwrap();
        assert_eq!(alone.table.phase, Phase::Abandoned);
        let line = store.last_chat("run", 1).await.unwrap().remove(0);
        assert_eq!((line.account, line.name.as_str()), (None, ""));
        assert_eq!(store.account("ada").await, Ok(None));
        assert_eq!(store.account_named("ada").await, Ok(None));
        store.append(one("run", 0, "goes on")).await.unwrap();
        let again = StoreError::NoAccount { account: "ada".to_owned() };
        assert_eq!(store.delete_account("ada", 51).await, Err(again));
    });
}

#[test]
fn what_nobody_else_knows_of_does_not_touch_a_table() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.open_table(table("t", 1)).await.unwrap();
        let touched = async || store.table("t").await.unwrap().unwrap().table.touched_at;
        let standing = Entry { kind: EntryKind::Standing, ..entry("in secret") };
        let secret = Append { entries: vec![standing.clone()], at: 50, ..one("t", 0, "") };
        assert_eq!(store.append(secret).await, Ok(1));
        assert_eq!(touched().await, 1, "everybody reads it in lists");
        let nothing = Append { entries: Vec::new(), at: 55, ..one("t", 1, "") };
        assert_eq!(store.append(nothing).await, Ok(1));
        assert_eq!(touched().await, 1);
        let both = Append { entries: vec![entry("pass"), standing], at: 60, ..one("t", 1, "") };
        assert_eq!(store.append(both).await, Ok(3));
        assert_eq!(touched().await, 60);
    });
}
