//! Tables at which nobody moves.

use std::io;
use std::time::Duration;

use orrery_load::{Person, TableSocket};
use tokio::time::sleep;

use crate::cpu::Cpu;
use crate::server::kilobytes;

/// Tables at which nobody moves.
#[derive(clap::Args)]
pub struct Args {
    /// How many tables.
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// Seconds for which the server's CPU is measured while nothing happens at the tables.
    #[arg(long, default_value_t = 0)]
    rest: u64,
    /// Seconds until the server is expected to have dropped tables without readers; 0 ends before that.
    #[arg(long, default_value_t = 130)]
    wait: u64,
}

/// Prints how much the server has grown per table.
pub async fn run(load: &crate::Args, args: &Args) -> io::Result<()> {
    let pid = load.pid()?;
    let mut person = Person::new(load.server());
    // What the server allocates once, for the first visitor.
    let first = person.play_alone(&load.game).await?;
    person.get(&first).await?;
    let start = kilobytes(pid)?;
    let report = |what: &str| {
        let now = kilobytes(pid)?;
        println!("{what}: {:.1} KB per table ({now:.0} KB in all)", (now - start) / args.tables as f64);
        io::Result::Ok(())
    };
    println!("{start:.0} KB before {} tables of {}", args.tables, load.game);
    let tables = opened(&mut person, load, args).await?;
    report("opened, nobody has looked")?;
    for table in &tables {
        person.get(table).await?;
    }
    report("looked at, in memory")?;
    let sockets = connected(&person, &tables).await?;
    report("with one idle connection each")?;
    if args.rest > 0 {
        let before = Cpu::now(load)?;
        sleep(Duration::from_secs(args.rest)).await;
        Cpu::now(load)?.print_idle(&before, args.rest);
    }
    if args.wait == 0 {
        return Ok(());
    }
    drop(sockets);
    sleep(Duration::from_secs(args.wait)).await;
    // What a process has freed it keeps for itself; others can have it.
    let tables = opened(&mut person, load, args).await?;
    let _sockets = connected(&person, &tables).await?;
    report(&format!("as many others, {} s after these were left", args.wait))
}

async fn opened(person: &mut Person, load: &crate::Args, args: &Args) -> io::Result<Vec<String>> {
    let mut tables = Vec::new();
    for _ in 0..args.tables {
        tables.push(person.play_alone(&load.game).await?);
    }
    Ok(tables)
}

async fn connected(person: &Person, tables: &[String]) -> io::Result<Vec<TableSocket>> {
    let mut sockets = Vec::new();
    for table in tables {
        sockets.push(person.connect(table).await?);
    }
    Ok(sockets)
}
