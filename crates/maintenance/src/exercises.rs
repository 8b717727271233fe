//! Exercises: positions from games of bots in which one answer is clearly best, kept beside each game.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use orrery_bots::Spec;
use orrery_core::Record;
use orrery_core::seed::Dice;
use orrery_registry::Title;
use orrery_review::{Collection, Posed, Proving, Wanted};
use serde_json::json;

/// How many exercises a game has at least.
const ENOUGH: usize = 15;
/// How many of each strength at least.
const LEAST: usize = 3;
/// How many of each strength at most.
const MOST: usize = 7;
/// How many of one game at most: positions of one game resemble each other.
const OF_A_GAME: usize = 4;
/// How long one game is looked at, in seconds of one core.
const SECONDS: u64 = 30;
/// After so much work on a game it is written down what there is: forty minutes of one core.
const ALL_SECONDS: u64 = 2400;

fn path(title: &dyn Title) -> PathBuf {
    crate::root().join("games").join(title.id()).join("exercises.json")
}

/// How many exercises of each strength there are.
fn counts(kept: &Collection) -> [usize; 3] {
    [1, 2, 3]
        .map(|strength| kept.exercises.iter().filter(|posed| posed.exercise.strength == strength).count())
}

fn are_enough(kept: &Collection) -> bool {
    kept.exercises.len() >= ENOUGH && counts(kept).iter().all(|count| *count >= LEAST)
}

/// Plays games of these titles, or of all, and writes their exercises anew.
pub fn make(names: &[&str]) -> anyhow::Result<()> {
    for title in chosen(names)? {
        let mut kept = Collection::default();
        let mut spent = 0.0;
        for number in 1.. {
            let record = play(&*title, number);
            let of_strength = counts(&kept).map(|count| MOST - count);
            let wanted = Wanted { of_strength, most: OF_A_GAME, seconds: SECONDS };
            let (found, tally) = title.find_exercises(&record, Proving::USUAL, wanted)?;
            spent += tally.seconds;
            if !found.is_empty() {
                let place = kept.records.len();
                kept.exercises.extend(found.into_iter().map(|exercise| Posed { record: place, exercise }));
                kept.records.push(record);
            }
            println!(
                "{}: after {number} games and {spent:.0} s of work {:?} of each strength; {} positions, {} stopped by searches, \
                 {} by games",
                title.id(),
                counts(&kept),
                tally.screened,
                tally.searched,
                tally.played
            );
            // What there is, is kept: the next game may take long.
            kept.exercises.sort_by_key(|posed| posed.exercise.strength);
            fs::write(path(&*title), kept.to_text())?;
            if are_enough(&kept) || spent > ALL_SECONDS as f64 {
                break;
            }
        }
    }
    Ok(())
}

/// Proves all exercises of these titles again; an answer that is no longer clearly best is a mistake.
pub fn check(names: &[&str]) -> anyhow::Result<()> {
    let mut stale = Vec::new();
    for title in chosen(names)? {
        let kept = Collection::parse(title.exercises())?;
        for (number, posed) in kept.exercises.iter().enumerate() {
            let record = kept.records.get(posed.record).context("an exercise names a game that is kept")?;
            let proved = title.prove(record, posed.exercise.step, Proving::USUAL)?;
            if proved.is_none_or(|proved| proved.best != posed.exercise.best) {
                stale.push(format!("{} {}", title.id(), number + 1));
            }
        }
    }
    if stale.is_empty() {
        return Ok(());
    }
    bail!(
        "these exercises have no clearly best answer any more: {}; run `cargo xtask exercises`",
        stale.join(", ")
    )
}

fn chosen(names: &[&str]) -> anyhow::Result<Vec<Box<dyn Title>>> {
    if names.is_empty() {
        return Ok(orrery_registry::games());
    }
    names.iter().map(|name| Ok(orrery_registry::find(name)?)).collect()
}

/// One game of quick bots with the fewest seats, one of which values things in a way of its own; the number decides about dice
/// and who sits where.
fn play(title: &dyn Title, number: u64) -> Record {
    let seats = title.seats().0.max(2);
    let mut table = title.open(seats, &json!({}), Dice::numbered(number)).expect("the usual options fit");
    let spec = |seat: u8| {
        if (u64::from(seat) + number).is_multiple_of(2) { Spec::Greedy } else { Spec::GreedyVaried }
    };
    let mut players: Vec<_> =
        (0..seats).map(|seat| title.player(spec(seat), number * 16 + u64::from(seat))).collect();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&*table, seat);
        let made = table.made_by(seat);
        table.act(seat, made, &answer.notation).expect("bots answer legally");
    }
    table.record()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an exercise says can be done: its position is reached, its seat is asked, both answers are legal; and a short
    /// search still puts the best one first.
    #[test]
    fn every_exercise_can_be_posed_and_has_its_answer() {
        for title in orrery_registry::games() {
            let kept = Collection::parse(title.exercises()).expect("the file is whole");
            for (number, Posed { record, exercise }) in kept.exercises.iter().enumerate() {
                let here = format!("{} exercise {}; run `cargo xtask exercises`", title.id(), number + 1);
                let record = &kept.records[*record];
                let table = title.replay(record, Some(exercise.step));
                let table = table.unwrap_or_else(|error| panic!("{here}: {error}"));
                assert!(table.awaiting().contains(exercise.seat), "{here}");
                for answer in [&exercise.best, &exercise.second] {
                    assert!(table.check(exercise.seat, answer).is_ok(), "{here}: {answer}");
                }
                assert_ne!(exercise.best, exercise.second, "{here}");
                assert!(exercise.search.mean > 0.0 && exercise.games.mean > 0.0, "{here}");
                assert!(title.holds(record, exercise).expect("it was replayed"), "{here}");
            }
        }
    }
}
