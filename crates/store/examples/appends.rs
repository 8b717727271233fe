//! How many moves a second are on disk: `cargo run --release -p orrery-store --example appends -- [TABLES] [SECONDS]`.
//!
//! Each table has one player who waits for the answer before the next move, as a server does.

use std::time::{Duration, Instant};

use orrery_store::{Append, Entry, EntryKind, Holder, NewTable, Phase, SeatRow, Store};

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    let tables = numbers.first().copied().unwrap_or(200);
    let length = Duration::from_secs(numbers.get(1).copied().unwrap_or(5));
    // In the working directory, because temporary folders are often in memory.
    let folder = tempfile::tempdir_in(".")?;
    let store = Store::open(folder.path().join("appends.db"))?;
    let end = Instant::now() + length;
    let players: Vec<_> = (0..tables).map(|number| tokio::spawn(play(store.clone(), number, end))).collect();
    let mut waits = Vec::new();
    for player in players {
        waits.append(&mut player.await??);
    }
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
    println!(
        "{tables} tables: {:.0} durable moves/s; answered after {:.1?} (median), {:.1?} (99 %), {:.1?} (slowest)",
        waits.len() as f64 / length.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    store.close().await;
    Ok(())
}

async fn play(store: Store, number: u64, end: Instant) -> Result<Vec<Duration>, orrery_store::StoreError> {
    let id = format!("table-{number:020}");
    let seat = |seat| SeatRow { seat, holder: Holder::Program, name: "program".to_owned() };
    let new = NewTable {
        id: id.clone(),
        game: "orion".to_owned(),
        listed: true,
        phase: Phase::Running,
        host: None,
        setup: format!(r#"{{"options":{{}},"notes":"{}"}}"#, "x".repeat(600)),
        pack: None,
        awaiting: 1,
        seats: (0..4).map(seat).collect(),
        due_at: None,
        at: 0,
    };
    store.open_table(new).await?;
    let mut waits = Vec::new();
    let mut version = 0;
    while Instant::now() < end {
        let entry = Entry {
            seat: (version % 4) as u8,
            kind: EntryKind::Move,
            action: "build 17 sys2".to_owned(),
            chance: r#"["d6:3","deck:41"]"#.to_owned(),
            at: 1_700_000_000_000 + version as i64,
        };
        let append = Append {
            table: id.clone(),
            version,
            awaiting: 1 << (version % 4),
            phase: Phase::Running,
            at: entry.at,
            entries: vec![entry],
        };
        let begun = Instant::now();
        version = store.append(append).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}
