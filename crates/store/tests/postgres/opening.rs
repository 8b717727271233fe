//! Databases that cannot be opened, and what is said about them; several servers that start at once.

use orrery_store::{Database, Store, StoreError};

use super::Place;
use crate::common::{lift, one, refusal, table};

fn refused(place: &Place) -> (StoreError, String) {
    refusal(Store::open_database(&place.database()))
}

#[test]
fn servers_that_start_together_make_one_database() {
    let place = Place::empty();
    let stores: Vec<_> = std::thread::scope(|scope| {
        let starting: Vec<_> = (0..4).map(|_| scope.spawn(|| place.open())).collect();
        starting.into_iter().map(|store| store.join().unwrap()).collect()
    });
    lift(stores[0].open_table(table("t", 1))).unwrap();
    for store in &stores {
        assert!(lift(store.table("t")).unwrap().is_some());
        lift(store.check()).unwrap();
    }
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let place = Place::empty();
    place.tell("CREATE TABLE recipes (name TEXT)");
    assert_eq!(refused(&place).0, StoreError::Foreign);
    place.tell("DROP TABLE recipes");
    place.open();
}

#[test]
fn a_newer_database_is_refused_unless_it_says_that_this_program_can_go_on() {
    let place = Place::new();
    place.tell("UPDATE orrery_format SET format = 999, least = 999");
    let (reason, text) = refused(&place);
    assert!(matches!(reason, StoreError::Newer { found: 999, .. }), "{reason}");
    assert!(text.contains("newer version of Orrery"), "{text}");
    // One step ahead, while servers are replaced one by one.
    place.tell("UPDATE orrery_format SET least = 4");
    lift(place.open().open_table(table("t", 1))).unwrap();
}

#[test]
fn a_database_that_lacks_something_is_refused() {
    for (change, named) in
        [("DROP TABLE chat", "no table chat"), ("DROP INDEX sittings_due", "no index sittings_due")]
    {
        let place = Place::new();
        place.tell(change);
        let (reason, text) = refused(&place);
        assert!(matches!(reason, StoreError::Schema { .. }), "{reason}");
        assert!(text.contains(named), "{text}");
    }
}

#[test]
fn a_table_that_lacks_entries_is_found() {
    let place = Place::new();
    let store = place.open();
    lift(store.open_table(table("t", 1))).unwrap();
    lift(store.append(one("t", 0, "x"))).unwrap();
    lift(store.check()).unwrap();
    place.tell("DELETE FROM entries");
    let said = lift(store.check()).unwrap_err();
    assert!(matches!(&said, StoreError::Damaged { problem } if problem.contains("table t")), "{said}");
}

#[test]
fn what_cannot_be_reached_is_named_without_its_password() {
    for (address, named) in [
        (
            "postgres://ola:secret@127.0.0.1:1/orrery",
            "postgres://127.0.0.1:1/orrery: the database cannot be reached",
        ),
        ("postgres://ola:secret@127.0.0.1/orrery?sslmode=never", "there is no sslmode never"),
    ] {
        let (_, text) = refusal(Store::open_database(&Database::Postgres(address.to_owned())));
        assert!(text.contains(named) && !text.contains("secret"), "{text}");
    }
}

/// The server's certificate is checked: by the authority that has signed it, and by its name.
#[test]
fn connections_are_encrypted_and_certificates_checked() {
    let roots = std::env::var("ORRERY_POSTGRES_ROOTS").expect("`cargo xtask postgres` names them");
    let place = Place::new();
    let with = |address: String| Store::open_database(&Database::Postgres(address));
    let trusted = with(format!("{}?sslmode=verify-full&sslrootcert={roots}", place.address())).unwrap();
    lift(trusted.open_table(table("t", 1))).unwrap();
    let encrypted = super::tell(&place.address(), async |client| {
        let sql = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
            WHERE ssl AND datname = current_database()";
        client.query_one(sql, &[]).await.unwrap().get::<_, i64>(0)
    });
    assert!(encrypted >= 1, "{encrypted}");
    // Nobody whom the system trusts has signed it.
    let (reason, _) = refusal(with(format!("{}?sslmode=verify-full", place.address())));
    assert!(
        matches!(&reason, StoreError::Unreachable { problem } if problem.contains("certificate")),
        "{reason}"
    );
}
