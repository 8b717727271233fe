//! Accounts, sessions and secrets.

use orrery_store::{Holder, Name, NewAccount, NewTable, SeatOf, Session, StoreError};

use super::Place;
use crate::common::{guest, lift, seat, table};

fn name(shown: &str) -> Name {
    let key = shown.to_lowercase();
    Name { shown: shown.to_owned(), look: key.replace('0', "o"), key }
}

fn session(key: &str, account: &str, at: i64) -> Session {
    let (id, browser) = (format!("id-{key}"), "Firefox".to_owned());
    Session { key: key.to_owned(), id, account: account.to_owned(), browser, created_at: at, seen_at: at }
}

#[test]
fn a_guest_takes_a_name_that_nobody_else_has() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        let made = store.create_account(guest("a")).await.unwrap();
        assert_eq!((made.name, made.password, made.created_at), (None, None, 1));
        assert_eq!(store.create_account(guest("a")).await, Err(StoreError::IdInUse));
        let other = NewAccount { name: Some(name("Żaneta")), password: Some("h".to_owned()), ..guest("b") };
        store.create_account(other).await.unwrap();
        let taken = Err(StoreError::NameTaken { name: "ŻANETA".to_owned() });
        assert_eq!(store.name_account("a", name("ŻANETA"), "x".to_owned()).await, taken);
        let again = NewAccount { name: Some(name("ŻANETA")), ..guest("c") };
        assert_eq!(store.create_account(again).await, taken);
        let alike = store.name_account("a", name("Z0e"), "x".to_owned()).await.unwrap();
        assert_eq!(store.account_looking_like("zoe").await, Ok(Some(alike)));
        let taken = Err(StoreError::NameTaken { name: "Zoe".to_owned() });
        assert_eq!(store.name_account("b", name("Zoe"), "x".to_owned()).await, taken, "it looks the same");
        let named = store.name_account("a", name("Ada"), "x".to_owned()).await.unwrap();
        assert_eq!((named.name, named.password.as_deref()), (Some(name("Ada")), Some("x")));
        // The same account may write its name in another way.
        store.name_account("a", name("ADA"), "y".to_owned()).await.unwrap();
        store.set_password("a", "z".to_owned()).await.unwrap();
        let dark = |kept: &str| kept.replace("{}", r#"{"dark":true}"#);
        store.alter_preferences("a", dark).await.unwrap();
        let found = store.account_named("ada").await.unwrap().unwrap();
        assert_eq!(Some(&found), store.account("a").await.unwrap().as_ref());
        assert_eq!((found.password.as_deref(), found.preferences.as_str()), (Some("z"), r#"{"dark":true}"#));
        let nobody = Err(StoreError::NoAccount { account: "n".to_owned() });
        assert_eq!(store.set_password("n", String::new()).await, nobody);
        assert_eq!(store.alter_preferences("n", str::to_owned).await, nobody);
    });
}

#[test]
fn a_session_leads_to_its_account_until_it_ends() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.create_account(guest("a")).await.unwrap();
        store.create_account(guest("b")).await.unwrap();
        for (key, account, at) in [("k1", "a", 10), ("k2", "a", 20), ("k3", "a", 30), ("k4", "b", 40)] {
            store.create_session(session(key, account, at)).await.unwrap();
        }
        assert_eq!(store.create_session(session("k1", "b", 1)).await, Err(StoreError::IdInUse));
        let nobody = Err(StoreError::NoAccount { account: "n".to_owned() });
        assert_eq!(store.create_session(session("k9", "n", 1)).await, nobody);
        let (found, account) = store.session("k1", 0).await.unwrap().unwrap();
        assert_eq!((found, account.id.as_str()), (session("k1", "a", 10), "a"));
        assert_eq!(store.session("k9", 0).await, Ok(None));

        store.touch_session("k1", 50).await.unwrap();
        assert_eq!(store.session("k1", 0).await.unwrap().unwrap().0.seen_at, 50);
        // However often it is used, a session ends some day.
        assert_eq!(store.session("k1", 10).await, Ok(None));
        let ids = |sessions: Vec<Session>| sessions.into_iter().map(|session| session.id).collect::<Vec<_>>();
        assert_eq!(ids(store.sessions_of("a", 0).await.unwrap()), ["id-k1", "id-k3", "id-k2"]);
        assert_eq!(ids(store.sessions_of("a", 10).await.unwrap()), ["id-k3", "id-k2"]);
        assert_eq!(store.delete_session_named("b", "id-k2").await, Ok(false), "it is somebody else's");
        assert_eq!(store.delete_session_named("a", "id-k2").await, Ok(true));
        assert_eq!(store.session("k2", 0).await, Ok(None));
        let asked: Vec<_> = (1..50).map(|number| format!("k{number}")).collect();
        let stand = ["k1", "k3", "k4"].map(str::to_owned);
        assert_eq!(store.sessions_among(asked).await, Ok(stand.into()));
        assert_eq!(store.sessions_among(Vec::new()).await, Ok([].into()));
        store.create_session(session("k2", "a", 5)).await.unwrap();
        store.touch_session("k2", 60).await.unwrap();
        assert_eq!(store.purge_sessions(5).await, Ok(1));
        assert_eq!(store.session("k2", 0).await, Ok(None));
        assert_eq!(store.delete_sessions_of("a", Some("k3")).await, Ok(1));
        assert_eq!(store.session("k1", 0).await, Ok(None));
        assert!(store.session("k3", 0).await.unwrap().is_some());
        assert_eq!(store.delete_sessions_of("a", None).await, Ok(1));
        store.delete_session("k4").await.unwrap();
        assert_eq!(store.counts().await.unwrap().sessions, 0);

        store.create_session(session("k5", "a", 60)).await.unwrap();
        store.delete_account("a", 61).await.unwrap();
        assert_eq!(store.session("k5", 0).await, Ok(None));
    });
}

#[test]
fn what_a_guest_has_becomes_an_accounts() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        for id in ["guest", "other", "ada"] {
            store.create_account(guest(id)).await.unwrap();
        }
        store.name_account("ada", name("Ada"), String::new()).await.unwrap();
        store.create_session(session("k", "guest", 1)).await.unwrap();
        let seats =
            vec![seat(0, Holder::Account("guest".to_owned())), seat(1, Holder::Account("other".to_owned()))];
        let host = Some("guest".to_owned());
        let opened = store.open_table(NewTable { seats, host, ..table("t", 1) }).await.unwrap();

        let moved = store.adopt_guest("guest", "ada", 9).await.unwrap();
        assert_eq!(moved, [SeatOf { table: "t".to_owned(), seat: 0 }]);
        let kept = store.table("t").await.unwrap().unwrap();
        assert_eq!(kept.seats[0].holder, Holder::Account("ada".to_owned()));
        assert_eq!(kept.seats[1].holder, Holder::Account("other".to_owned()));
        assert_eq!(kept.table.host.as_deref(), Some("ada"));
        assert_eq!(kept.table.revision, opened.table.revision + 1);
        assert_eq!((store.account("guest").await, store.session("k", 0).await), (Ok(None), Ok(None)));

        // An account with a name is no guest; neither is one that does not exist, nor oneself.
        for (from, to) in [("ada", "other"), ("guest", "ada"), ("other", "other")] {
            assert_eq!(store.adopt_guest(from, to, 10).await, Ok(Vec::new()));
        }
        assert!(store.adopt_guest("other", "nobody", 10).await.is_err());
        assert_eq!(store.table("t").await.unwrap().unwrap(), kept);
    });
}

#[test]
fn guests_that_left_nothing_are_forgotten() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        for id in ["gone", "signed-in", "seated", "host", "named"] {
            store.create_account(guest(id)).await.unwrap();
        }
        store.create_account(NewAccount { at: 100, ..guest("new") }).await.unwrap();
        store.create_session(session("k", "signed-in", 1)).await.unwrap();
        store.name_account("named", name("Ada"), String::new()).await.unwrap();
        let seats = vec![seat(0, Holder::Account("seated".to_owned()))];
        let host = Some("host".to_owned());
        store.open_table(NewTable { seats, host, ..table("t", 1) }).await.unwrap();
        assert_eq!(store.purge_guests(50).await, Ok(1));
        assert_eq!(store.account("gone").await, Ok(None));
        assert_eq!(store.purge_guests(50).await, Ok(0));
    });
}

#[test]
fn a_secret_is_made_once_and_kept() {
    let place = Place::new();
    let store = place.open();
    let (first, second, other) =
        lift(async { tokio::join!(store.secret("cookies"), store.secret("cookies"), store.secret("links")) });
    let first = first.unwrap();
    assert_eq!(second, Ok(first));
    assert_ne!(other, Ok(first));
    drop(store);
    let store = place.open();
    assert_eq!(lift(store.secret("cookies")), Ok(first));
}
