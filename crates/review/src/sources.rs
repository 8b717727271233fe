//! Where points came from, round by round.

use std::collections::BTreeMap;

use orrery_core::{Evaluate, Publish, SeatSet, Study, Text, Words};

use crate::Phrase;
use crate::replayed::Replayed;
use crate::report::{SeatSources, Source, Sources};

/// More columns than these nobody reads: short rounds are put together.
const SPANS: usize = 8;

/// The score sheet at the end of each span, source by source.
pub(crate) fn sources<G: Publish + Evaluate + Study>(played: &Replayed<G>, words: &Words) -> Sources {
    let game = &played.game;
    let ends = spans(&played.states.iter().map(|t| game.rounds(t)).collect::<Vec<_>>());
    let standings: Vec<_> =
        ends.iter().map(|(_, at)| game.standing(&played.states[*at], SeatSet::EVERYBODY)).collect();
    let Some(last) = standings.last() else { return Sources { spans: Vec::new(), seats: Vec::new() } };
    let seats = last.columns.iter().map(|column| {
        let mut found: BTreeMap<String, Vec<i32>> = BTreeMap::new();
        let own = |standing: &orrery_core::Standing| {
            standing.columns.iter().find(|other| other.seat == column.seat).map(|own| own.score.parts.clone())
        };
        for (span, standing) in standings.iter().enumerate() {
            for part in own(standing).unwrap_or_default() {
                let key = game.counted_as(&part.what).into_owned();
                let gained = found.entry(key).or_insert_with(|| vec![0; ends.len()]);
                // What stands there now was gained up to now: the next span counts from here.
                gained[span] += part.amount;
            }
        }
        let mut rows: Vec<_> = found
            .into_iter()
            .map(|(key, stood)| Source {
                what: Phrase::of(words, &Text::named(key)),
                gained: stood
                    .iter()
                    .scan(0, |before, now| Some(now - std::mem::replace(before, *now)))
                    .collect(),
            })
            .filter(|row| row.gained.iter().any(|gained| *gained != 0))
            .collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.total()));
        SeatSources { seat: column.seat, rows }
    });
    Sources { spans: ends.iter().map(|(round, _)| *round).collect(), seats: seats.collect() }
}

/// The last round of each span and the last state in it.
fn spans(rounds: &[u32]) -> Vec<(u32, usize)> {
    let mut ends: Vec<(u32, usize)> = Vec::new();
    for (at, round) in rounds.iter().enumerate() {
        match ends.last_mut() {
            Some(last) if *round <= last.0 => last.1 = at,
            _ => ends.push((*round, at)),
        }
    }
    // A game that counts from 0 begins in the middle of its first round.
    if ends.len() > 1 && ends[0].0 == 0 && ends[0].1 == 0 {
        ends.remove(0);
    }
    let together = ends.len().div_ceil(SPANS).max(1);
    ends.rchunks(together).rev().filter_map(|chunk| chunk.last().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_put_together_when_there_are_many() {
        assert_eq!(spans(&[1, 1, 1, 2, 2, 3]), [(1, 2), (2, 4), (3, 5)]);
        let many: Vec<u32> = (0..40).collect();
        let ends = spans(&many);
        assert!(ends.len() <= SPANS && ends.last() == Some(&(39, 39)), "{ends:?}");
    }
}
