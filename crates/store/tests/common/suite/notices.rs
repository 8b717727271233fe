//! Channels, the outbox, and what accounts have seen.

use orrery_store::{
    Append, ChannelKind, Entry, EntryKind, Errand, Holder, NewChannel, NewTable, Pace, Phase, ReadMarker,
    Settled, Source, Store,
};

use super::Place;
use crate::common::{entry, guest, lift, one, seat, table};

/// Long after the beginning of time.
const T: i64 = 10_000;
const PACE: Pace = Pace { window: 100, gap: 1000 };

fn channel(account: &str, kind: ChannelKind, confirm: Option<&str>) -> NewChannel {
    NewChannel {
        account: account.to_owned(),
        kind,
        address: format!("{account}@example.org"),
        confirm: confirm.map(str::to_owned),
        stop: format!("stop-{account}-{}", kind.as_str()),
        at: 1,
    }
}

fn errand(account: &str, table: &str, done: &str) -> Errand {
    Errand {
        account: account.to_owned(),
        kind: ChannelKind::Mail,
        table: table.to_owned(),
        done: done.to_owned(),
        id: format!("{account}-{table}-{done}"),
    }
}

fn seen(version: u64, decisions: u64) -> ReadMarker {
    ReadMarker { version, decisions, turn: None, at: 7 }
}

/// Two accounts at two tables in play.
async fn furnished(place: &Place) -> Store {
    let store = place.open();
    for account in ["ola", "jan"] {
        store.create_account(guest(account)).await.unwrap();
    }
    for id in ["t1", "t2"] {
        let seats =
            vec![seat(0, Holder::Account("ola".to_owned())), seat(1, Holder::Account("jan".to_owned()))];
        store.open_table(NewTable { phase: Phase::Running, seats, ..table(id, 10) }).await.unwrap();
    }
    store
}

async fn put(store: &Store, errands: Vec<Errand>, at: i64) {
    store.put_in_outbox(errands, |_| PACE, at).await.unwrap();
}

#[test]
fn a_channel_is_proved_and_ended_by_its_texts() {
    let place = Place::new();
    lift(async {
        let store = furnished(&place).await;
        store.set_channel(channel("ola", ChannelKind::Mail, Some("proof"))).await.unwrap();
        assert!(store.listeners().await.unwrap().is_empty(), "not before it is proved");
        put(&store, vec![errand("ola", "t1", "")], T).await;
        assert_eq!(store.next_notice_due().await, Ok(None));
        assert_eq!(store.confirm_channel("guess", 5).await, Ok(None));
        assert_eq!(store.confirm_channel("proof", 5).await.unwrap().unwrap().since, 5);
        assert_eq!(store.confirm_channel("proof", 6).await, Ok(None), "once");
        assert_eq!(store.listeners().await.unwrap(), [("ola".to_owned(), ChannelKind::Mail)]);
        put(&store, vec![errand("ola", "t1", "")], T).await;
        assert_eq!(store.next_notice_due().await, Ok(Some(T + 100)));
        // Another address is another thing to prove, and what waited is not sent there.
        store.set_channel(channel("ola", ChannelKind::Mail, Some("again"))).await.unwrap();
        assert_eq!(store.next_notice_due().await, Ok(None));
        let found = store.channel_to_stop("stop-ola-mail").await.unwrap().unwrap();
        assert_eq!((found.account.as_str(), found.kind), ("ola", ChannelKind::Mail));
        assert_eq!(store.delete_channel("ola", ChannelKind::Mail).await, Ok(true));
        assert!(store.channels_of("ola").await.unwrap().is_empty());
        // Nobody who is gone is told.
        store.set_channel(channel("jan", ChannelKind::Hook, None)).await.unwrap();
        store.delete_account("jan", 9).await.unwrap();
        assert!(store.listeners().await.unwrap().is_empty());
    });
}

#[test]
fn errands_go_together_and_what_comes_later_goes_later() {
    let place = Place::new();
    lift(async {
        let store = furnished(&place).await;
        store.set_channel(channel("ola", ChannelKind::Mail, None)).await.unwrap();
        put(&store, vec![errand("ola", "t1", ""), errand("nobody", "t1", "")], T).await;
        put(
            &store,
            vec![errand("ola", "t2", ""), errand("ola", "t2", "removed"), errand("ola", "none", "")],
            50,
        )
        .await;
        assert!(store.due(T + 99, 9).await.unwrap().is_empty());
        drop(store);

        // They are still there when the server is again.
        let store = place.open();
        let bundles = store.due(T + 100, 9).await.unwrap();
        let [bundle] = &bundles[..] else { panic!("{bundles:?}") };
        assert_eq!(bundle.id, "ola-t1-");
        let tables: Vec<_> =
            bundle.tables.iter().map(|(table, done)| (table.as_str(), done.as_str())).collect();
        assert_eq!(tables, [("t1", ""), ("t2", ""), ("t2", "removed")]);

        // Something comes in while it is sent: that is the next one, later.
        put(&store, vec![errand("ola", "t1", "cancelled")], T + 112).await;
        let read_markers = vec![("t1".to_owned(), seen(3, 2)), ("gone".to_owned(), seen(1, 1))];
        let settled = Settled {
            bundle: bundle.clone(),
            sent: true,
            read_markers,
            next_id: "next".to_owned(),
            gap: PACE.gap,
            at: T + 120,
        };
        store.settle(settled).await.unwrap();
        assert_eq!(store.next_notice_due().await, Ok(Some(T + 1120)));
        let next = store.due(T + 1120, 9).await.unwrap().remove(0);
        assert_eq!((next.id.as_str(), next.tables.len()), ("next", 1));
        let read_markers = store.read_markers("ola", "t1").await.unwrap();
        assert_eq!(read_markers, [(Source::Channel(ChannelKind::Mail), seen(3, 2))]);

        store.postpone(&next, 3, T + 5000).await.unwrap();
        assert_eq!(store.due(T + 5000, 9).await.unwrap()[0].tries, 3);
        store.hasten("ola", ChannelKind::Mail, T + 4000).await.unwrap();
        assert_eq!(store.next_notice_due().await, Ok(Some(T + 4000)));
        store.give_up(&next, "because".to_owned(), T + 4000).await.unwrap();
        assert_eq!(store.next_notice_due().await, Ok(None));
        assert_eq!(store.channels_of("ola").await.unwrap()[0].problem.as_deref(), Some("because"));
        // The next one keeps its distance.
        put(&store, vec![errand("ola", "t1", "")], T + 4001).await;
        assert_eq!(store.next_notice_due().await, Ok(Some(T + 5000)));
    });
}

#[test]
fn what_nobody_was_told_is_found_again() {
    let place = Place::new();
    lift(async {
        let store = furnished(&place).await;
        for account in ["ola", "jan"] {
            store.set_channel(channel(account, ChannelKind::Mail, None)).await.unwrap();
        }
        store.append(Append { at: 20, ..one("t1", 0, "x") }).await.unwrap();
        store.append(Append { at: 0, ..one("t2", 0, "x") }).await.unwrap();
        // Jan has seen one table himself; the other was last touched before he wanted to be told.
        store.set_read_marker("jan", "t1", Source::Visit, seen(1, 1)).await.unwrap();
        store.set_read_marker("ola", "t1", Source::Visit, seen(0, 0)).await.unwrap();
        let missed = store.put_missed_in_outbox(|| "id".to_owned(), |_| PACE, T).await;
        assert_eq!(missed, Ok(1));
        let due = store.due(T + 100, 9).await.unwrap();
        assert_eq!(
            (due.len(), due[0].channel.account.as_str(), due[0].tables[0].0.as_str()),
            (1, "ola", "t1")
        );
    });
}

#[test]
fn what_was_taken_back_is_not_seen() {
    let place = Place::new();
    lift(async {
        let store = furnished(&place).await;
        let undo = Entry { kind: EntryKind::Undo, ..entry("") };
        let note = Entry { kind: EntryKind::Note, ..entry("") };
        let append = |version, entries: &[&Entry]| Append {
            entries: entries.iter().map(|&entry| entry.clone()).collect(),
            ..one("t1", version, "x")
        };
        let step = entry("x");
        store.append(append(0, &[&step, &step, &step])).await.unwrap();
        store.set_read_marker("ola", "t1", Source::Visit, seen(3, 3)).await.unwrap();
        let decisions = async || store.read_markers("ola", "t1").await.unwrap()[0].1.decisions;
        assert_eq!(decisions().await, 3);
        store.append(append(3, &[&note, &undo, &undo, &step, &step, &step])).await.unwrap();
        assert_eq!(decisions().await, 1, "only the first decision is the one that was seen");
        assert_eq!(store.visits_of("ola").await.unwrap(), [("t1".to_owned(), 3)]);
        // A guest who signs in has seen what the guest has seen, and is told nowhere that the guest wanted.
        store.set_channel(channel("ola", ChannelKind::Hook, None)).await.unwrap();
        store.adopt_guest("ola", "jan", 9).await.unwrap();
        assert_eq!(store.read_markers("jan", "t1").await.unwrap().len(), 1);
        assert!(store.listeners().await.unwrap().is_empty());
    });
}
