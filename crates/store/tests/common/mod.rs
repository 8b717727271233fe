//! What the tests of the store share.

use orrery_store::{
    Append, Entry, EntryKind, Holder, NewAccount, NewTable, Phase, SeatRow, Store, StoreError,
};

pub fn seat(seat: u8, holder: Holder) -> SeatRow {
    SeatRow { seat, holder, name: format!("seat {seat}") }
}

/// A listed table that waits, with two open seats.
pub fn table(id: &str, at: i64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "connect-four".to_owned(),
        listed: true,
        phase: Phase::Waiting,
        host: None,
        setup: "{}".to_owned(),
        pack: None,
        awaiting: 0,
        seats: vec![seat(0, Holder::Open), seat(1, Holder::Open)],
        due_at: None,
        at,
    }
}

pub fn guest(id: &str) -> NewAccount {
    NewAccount { id: id.to_owned(), name: None, password: None, preferences: "{}".to_owned(), at: 1 }
}

pub fn entry(action: &str) -> Entry {
    Entry { seat: 0, kind: EntryKind::Move, action: action.to_owned(), chance: "[]".to_owned(), at: 5 }
}

/// One move.
pub fn one(table: &str, version: u64, action: &str) -> Append {
    Append {
        table: table.to_owned(),
        version,
        entries: vec![entry(action)],
        awaiting: 1,
        phase: Phase::Running,
        at: 5,
    }
}

/// Why a database could not be opened, as a reason and as a sentence.
pub fn refusal(opened: Result<Store, StoreError>) -> (StoreError, String) {
    match opened {
        Err(error @ StoreError::CannotOpen { .. }) => {
            let text = error.to_string();
            let StoreError::CannotOpen { reason, .. } = error else { unreachable!("matched above") };
            (*reason, text)
        }
        Err(error) => panic!("{error} does not name the file"),
        Ok(_) => panic!("the database was opened"),
    }
}

/// The reason why something was not done with a database.
pub fn refusal_of<T>(done: Result<T, StoreError>) -> StoreError {
    match done {
        Err(StoreError::CannotOpen { reason, .. }) => *reason,
        Err(error) => panic!("{error} does not name the database"),
        Ok(_) => panic!("it was done"),
    }
}

pub fn lift<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(future)
}

/// Spawned on one thread, tasks ask in order, so the writer gets most of them at once.
pub fn at_once<T: Send + 'static>(requests: Vec<impl Future<Output = T> + Send + 'static>) -> Vec<T> {
    lift(async {
        let tasks: Vec<_> = requests.into_iter().map(tokio::spawn).collect();
        let mut answers = Vec::new();
        for task in tasks {
            answers.push(task.await.expect("no request panics"));
        }
        answers
    })
}
