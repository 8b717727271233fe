//! What a released version leaves behind: a database with tables of every game, records with their content, and a database
//! with one of everything that the store knows. Later versions must read them.
//!
//! Before the first release there is only one version, and all of it is made anew whenever rules or formats change.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use orrery_core::record::Past;
use orrery_core::{Chance, TableObject};
use orrery_registry::Title;
use orrery_server::setup::{SeatSetup, Setup};
use orrery_store::{
    Append, Entry, EntryKind, Holder, Name, NewAccount, NewTable, Phase, Say, SeatRow, Session, Store,
};
use rusqlite::Connection;
use serde_json::json;

/// The time at which everything happens: what is written does not depend on when it was written.
const AT: i64 = 1_700_000_000_000;

/// Writes everything anew.
pub fn make() -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let version = crate::root().join("crates/cli/tests/kept").join(env!("CARGO_PKG_VERSION"));
    if version.exists() {
        fs::remove_dir_all(&version)?;
    }
    fs::create_dir_all(&version)?;
    runtime.block_on(write_games(&version))?;
    println!("wrote {}", version.display());
    runtime.block_on(write_store())
}

/// Tables of every game at every number of seats, and one record of each game with its content.
async fn write_games(folder: &Path) -> anyhow::Result<()> {
    let path = folder.join("orrery.db");
    let store = Store::open(&path)?;
    for title in orrery_registry::all() {
        store.keep_pack(&title.fingerprint(), serde_json::to_vec(title.content())?).await?;
        for (seats, seed) in (title.seats().0..=title.seats().1).zip(1..) {
            let mut kept = Keeper::open(&store, &*title, seats, seed).await?;
            // Every second table is left in the middle of its game.
            kept.play(if seats % 2 == 0 { usize::MAX } else { 60 }).await?;
            if kept.table.awaiting().is_empty() {
                fs::write(folder.join(format!("{}.json", title.id())), kept.table.record().to_text())?;
            }
        }
        let content = serde_json::to_string_pretty(title.content())?;
        fs::write(folder.join(format!("{}.content.json", title.id())), content)?;
    }
    store.close().await;
    fs::remove_file(folder.join("orrery.db.lock"))?;
    shrink(&path)
}

/// One of everything that the store knows. `crates/store/tests` looks for it in the databases of all formats.
async fn write_store() -> anyhow::Result<()> {
    let temporary = tempfile::tempdir()?;
    let path = temporary.path().join("orrery.db");
    let store = Store::open(&path)?;
    furnish(&store).await?;
    store.close().await;
    shrink(&path)?;
    let format: u32 = Connection::open(&path)?.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let folder = crate::root().join("crates/store/tests/data");
    fs::create_dir_all(&folder)?;
    let kept = folder.join(format!("v{format}.db"));
    fs::copy(&path, &kept).with_context(|| format!("cannot write {}", kept.display()))?;
    println!("wrote {}", kept.display());
    Ok(())
}

/// Makes a database one small file.
fn shrink(path: &Path) -> anyhow::Result<()> {
    let connection = Connection::open(path)?;
    connection.execute_batch("PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM")?;
    Ok(())
}

async fn furnish(store: &Store) -> anyhow::Result<()> {
    for id in ["guest", "ada"] {
        let preferences = "{}".to_owned();
        let new = NewAccount { id: id.to_owned(), name: None, password: None, preferences, at: 1 };
        store.create_account(new).await?;
    }
    let name = Name { shown: "Ada".to_owned(), key: "ada".to_owned(), look: "ada".to_owned() };
    store.name_account("ada", name, "hash".to_owned()).await?;
    let session = Session {
        key: "key".to_owned(),
        id: "session".to_owned(),
        account: "ada".to_owned(),
        browser: "Firefox".to_owned(),
        created_at: 2,
        seen_at: 3,
    };
    store.create_session(session).await?;
    store.secret("cookies").await?;
    store.keep_pack("hash", b"pack".to_vec()).await?;
    let seat = |seat, holder| SeatRow { seat, holder, name: format!("seat {seat}") };
    let waiting = NewTable {
        id: "waiting".to_owned(),
        game: "connect-four".to_owned(),
        listed: true,
        phase: Phase::Waiting,
        host: None,
        setup: "{}".to_owned(),
        pack: None,
        awaiting: 0,
        seats: vec![seat(0, Holder::Open), seat(1, Holder::Open)],
        due_at: None,
        at: 12,
    };
    let running = NewTable {
        id: "table".to_owned(),
        phase: Phase::Running,
        host: Some("ada".to_owned()),
        pack: Some("hash".to_owned()),
        setup: r#"{"options":{}}"#.to_owned(),
        seats: vec![seat(0, Holder::Account("ada".to_owned())), seat(1, Holder::Program)],
        at: 10,
        ..waiting.clone()
    };
    store.open_table(running).await?;
    for (version, action) in (0..).zip(["build 17 sys2", "pass"]) {
        let entry = Entry {
            seat: 0,
            kind: EntryKind::Move,
            action: action.to_owned(),
            chance: "[]".to_owned(),
            at: 5,
        };
        let append = Append {
            table: "table".to_owned(),
            version,
            entries: vec![entry],
            awaiting: 1,
            phase: Phase::Running,
            at: 5,
        };
        store.append(append).await?;
    }
    let say = Say {
        table: "table".to_owned(),
        account: Some("ada".to_owned()),
        seat: Some(0),
        name: "Ada".to_owned(),
        text: "hello".to_owned(),
        at: 11,
    };
    store.say(say).await?;
    store.open_table(waiting).await?;
    Ok(())
}

/// One table of the database, as the server would write it.
struct Keeper<'a> {
    store: &'a Store,
    id: String,
    table: Box<dyn TableObject>,
    chance: Chance,
    version: u64,
}

impl<'a> Keeper<'a> {
    async fn open(store: &'a Store, title: &dyn Title, seats: u8, seed: u64) -> anyhow::Result<Self> {
        let seat = |seat: u8| SeatSetup { word: format!("word {seat}"), ..SeatSetup::default() };
        let setup = Setup {
            options: json!({}),
            // The first rules that there were: one toy has changed them for the tests.
            revision: 1,
            seats: (0..seats).map(seat).collect(),
            secret: format!("kept {seed}"),
            hints: true,
            clock: None,
            origin: None,
            guided: false,
        };
        let past = Past::of(setup.revision, Vec::new());
        let table = title.resume(seats, &setup.options, setup.dice(), &past)?;
        let id = format!("{}-{seats}", title.id());
        let row = |seat| SeatRow { seat, holder: Holder::Program, name: format!("Seat {}", seat + 1) };
        let new = NewTable {
            id: id.clone(),
            game: title.id().to_owned(),
            listed: true,
            phase: Phase::Running,
            host: None,
            setup: setup.to_json(),
            pack: Some(title.fingerprint()),
            awaiting: bits(&*table),
            seats: (0..seats).map(row).collect(),
            due_at: None,
            at: AT,
        };
        store.open_table(new).await?;
        Ok(Self { store, id, table, chance: Chance::sampled(seed), version: 0 })
    }

    /// Plays at random, taking something back now and then.
    async fn play(&mut self, decisions: usize) -> anyhow::Result<()> {
        let mut legal = Vec::new();
        for decision in 0..decisions {
            let Some(seat) = self.table.awaiting().first() else { break };
            self.table.legal_numbers(seat, &mut legal);
            let before = self.table.decisions();
            let number = legal[self.chance.pick(legal.len())];
            self.table.act_number(seat, self.table.made_by(seat), number)?;
            let mut entries = Vec::new();
            for line in self.table.lines(before) {
                let chance = serde_json::to_string(&line.chance)?;
                entries.push(entry(line.seat.index(), EntryKind::Move, line.action, chance));
            }
            if decision % 9 == 8 && self.table.undo_reach(seat) > 0 {
                self.table.undo(seat)?;
                entries.push(entry(seat.index(), EntryKind::Undo, String::new(), "[]".to_owned()));
            }
            self.append(entries).await?;
        }
        Ok(())
    }

    async fn append(&mut self, entries: Vec<Entry>) -> anyhow::Result<()> {
        let over = self.table.awaiting().is_empty();
        let append = Append {
            table: self.id.clone(),
            version: self.version,
            entries,
            awaiting: bits(&*self.table),
            phase: if over { Phase::Over } else { Phase::Running },
            at: AT,
        };
        self.version = self.store.append(append).await?;
        Ok(())
    }
}

fn entry(seat: usize, kind: EntryKind, action: String, chance: String) -> Entry {
    Entry { seat: seat as u8, kind, action, chance, at: AT }
}

/// Who is awaited, as the store keeps it.
fn bits(table: &dyn TableObject) -> u16 {
    table.awaiting().iter().fold(0, |bits, seat| bits | 1 << seat.index())
}
