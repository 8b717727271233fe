//! `orrery review --measure`: how long a review takes, in seconds of CPU time.

use std::io::Write;
use std::thread;
use std::time::Duration;

use cpu_time::ProcessTime;
use orrery_core::Record;
use orrery_core::seed::Dice;
use orrery_registry::Title;
use orrery_review::{Ended, Stage, Watch};
use serde_json::json;

use crate::error::CliError;

/// How often it is looked whether a stage has been reached.
const OFTEN: Duration = Duration::from_millis(5);

/// Plays a game, reviews it and says when each stage was reached.
pub fn run(args: &super::Args, title: &dyn Title, out: &mut impl Write) -> Result<(), CliError> {
    let seats = args.check.seats.unwrap_or_else(|| super::usual_seats(title));
    let record = played(args, title, seats)?;
    let watch = Watch::default();
    let begun = ProcessTime::now();
    let mut reached: Vec<(Stage, Duration, u64)> = Vec::new();
    let review = thread::scope(|scope| {
        let making = scope.spawn(|| title.review(&record, args.effort(), &watch));
        loop {
            let finished = making.is_finished();
            if let Some(review) = watch.so_far()
                && reached.last().is_none_or(|(stage, ..)| *stage != review.stage)
            {
                reached.push((review.stage, begun.elapsed(), review.judged));
                if args.first {
                    watch.stop();
                }
            }
            if finished {
                return making.join().expect("a review does not panic");
            }
            thread::sleep(OFTEN);
        }
    });
    match review {
        Ok(_) => {}
        Err(Ended::Stopped) if args.first => {}
        Err(error) => return Err(CliError::Request(error.to_string())),
    }
    let stages: Vec<_> = reached
        .iter()
        .map(|(stage, spent, judged)| {
            format!("{stage:?} after {:.1} s ({judged} judgements)", spent.as_secs_f64())
        })
        .collect();
    writeln!(
        out,
        "{} seats {seats} decisions {}: {}",
        title.id(),
        record.decisions.len(),
        stages.join(", ")
    )?;
    Ok(())
}

fn played(args: &super::Args, title: &dyn Title, seats: u8) -> Result<Record, CliError> {
    let seed = args.check.seed;
    let opened = title.open(seats, &json!({}), Dice::numbered(seed));
    let mut table = opened.map_err(|error| CliError::Request(error.to_string()))?;
    let player = |seat: u8| title.player(args.check.bot, seed * 100 + u64::from(seat));
    let mut players: Vec<_> = (0..seats).map(player).collect();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&*table, seat);
        let made = table.made_by(seat);
        table.act(seat, made, &answer.notation).expect("bots answer legally");
    }
    Ok(table.record())
}
