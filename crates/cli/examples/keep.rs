//! Writes what a released version leaves behind: a database with tables of every game, and records with their content.
//!
//! `cargo run --release -p orrery --example keep -- 0.1.0` writes `crates/cli/tests/kept/0.1.0`, once, when that version is
//! released. Every later build must replay it (`tests/kept.rs`).

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use orrery_core::record::Past;
use orrery_core::{Chance, TableObject};
use orrery_registry::Title;
use orrery_server::setup::{SeatSetup, Setup};
use orrery_store::{Append, Entry, EntryKind, Holder, NewTable, Phase, SeatRow, Store};
use serde_json::json;

/// The time that everything is said to have happened: what is kept must not depend on when it was written.
const AT: i64 = 1_700_000_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let version = std::env::args().nth(1).ok_or("name the version, for example 0.1.0")?;
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "kept", &version].iter().collect();
    if folder.exists() {
        return Err(format!("{} is there already; a released version is kept once", folder.display()).into());
    }
    fs::create_dir_all(&folder)?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(write(&folder))?;
    println!("{} is written", folder.display());
    Ok(())
}

async fn write(folder: &Path) -> Result<(), Box<dyn Error>> {
    let store = Store::open(folder.join("orrery.db"))?;
    for title in orrery_registry::all() {
        let hash = title.fingerprint();
        store.keep_pack(&hash, serde_json::to_vec(title.content())?).await?;
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
    async fn open(store: &'a Store, title: &dyn Title, seats: u8, seed: u64) -> Result<Self, Box<dyn Error>> {
        let seat = |seat: u8| SeatSetup { word: format!("word {seat}"), ..SeatSetup::default() };
        let setup = Setup {
            options: json!({}),
            // The oldest rules there are: a table that began long ago.
            revision: 1,
            seats: (0..seats).map(seat).collect(),
            secret: format!("kept {seed}"),
            hints: true,
            clock: None,
            origin: None,
        };
        let past = Past::of(1, Vec::new());
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
    async fn play(&mut self, decisions: usize) -> Result<(), Box<dyn Error>> {
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

    async fn append(&mut self, entries: Vec<Entry>) -> Result<(), Box<dyn Error>> {
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
