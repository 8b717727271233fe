//! How one game went.

use orrery_core::{Evaluate, Seat, SeatSet, Study};

use crate::game::Finished;

/// A win is so many parts: whatever number of winners shares it, each has a whole number of them. Sums of parts are
/// exact, so the order in which threads add them up does not matter.
pub(crate) const WHOLE: i64 = 2520;

/// A fact about a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fact {
    /// Its kind.
    pub kind: &'static str,
    /// Its key.
    pub key: String,
    /// How often it was noted: a deed can be done more than once.
    pub times: u32,
}

/// What was noted while a game was played.
#[derive(Default)]
pub(crate) struct Deeds(Vec<(Seat, Fact)>);

impl Deeds {
    /// Once more.
    pub fn note(&mut self, seat: Seat, kind: &'static str, key: &str) {
        let known =
            |(whose, fact): &&mut (Seat, Fact)| *whose == seat && fact.kind == kind && fact.key == key;
        match self.0.iter_mut().find(known) {
            Some((_, fact)) => fact.times += 1,
            None => self.0.push((seat, Fact { kind, key: key.to_owned(), times: 1 })),
        }
    }
}

/// How one game went.
#[derive(Clone, PartialEq, Debug)]
pub struct GameResult {
    /// Which game of the plan.
    pub index: u64,
    /// Questions with more than one legal answer.
    pub decisions: u64,
    /// Rounds played.
    pub rounds: u32,
    /// Why it ended: the key of the reason.
    pub ended: String,
    /// Everybody in seat order.
    pub seats: Vec<SeatResult>,
}

/// How one game went for one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatResult {
    /// Which bot of the plan sat there.
    pub bot: usize,
    /// How many seats had their first turn before this one, where turns have an order.
    pub order: Option<u8>,
    /// 2520 parts for the winner, shared between several.
    pub win: i64,
    /// 1 is best.
    pub rank: u8,
    /// The final score.
    pub score: i32,
    /// What the score was made of: keys and amounts.
    pub sources: Vec<(String, i32)>,
    /// Facts about this seat.
    pub(crate) facts: Vec<Fact>,
}

impl GameResult {
    /// What became of a finished game; `seated[i]` is the bot of the plan at seat `i`.
    pub(crate) fn of<G: Evaluate + Study>(
        game: &G,
        finished: &Finished<G::State>,
        index: u64,
        seated: &[usize],
        deeds: &Deeds,
    ) -> Self {
        let t = &finished.state;
        let standing = game.standing(t, SeatSet::EVERYBODY);
        let wins = game.result(t);
        // An automated opponent is no bot of the plan.
        let seats = standing.columns.iter().filter(|column| !column.automa).map(|column| {
            let seat = column.seat;
            let parts = column.score.parts.iter();
            SeatResult {
                bot: seated[seat.index()],
                order: game.turn_order(t, seat),
                win: (wins[seat.index()] * WHOLE as f32).round() as i64,
                rank: column.rank,
                score: column.total,
                sources: parts.map(|part| (game.counted_as(&part.what).into_owned(), part.amount)).collect(),
                facts: facts(game, t, seat, deeds),
            }
        });
        Self {
            index,
            decisions: finished.decisions,
            rounds: game.rounds(t),
            ended: standing
                .ended
                .as_ref()
                .map_or_else(String::new, |text| game.counted_as(text).into_owned()),
            seats: seats.collect(),
        }
    }

    /// By how much the best score was better than the next.
    pub(crate) fn lead(&self) -> i32 {
        let mut scores: Vec<_> = self.seats.iter().map(|seat| seat.score).collect();
        scores.sort_unstable();
        match scores[..] {
            [.., second, first] => first - second,
            _ => 0,
        }
    }
}

fn facts<G: Study>(game: &G, t: &G::State, seat: Seat, deeds: &Deeds) -> Vec<Fact> {
    let mut facts = Vec::new();
    game.facts(t, seat, &mut |kind, key| facts.push(Fact { kind, key: key.to_owned(), times: 1 }));
    facts.extend(deeds.0.iter().filter(|deed| deed.0 == seat).map(|(_, fact)| fact.clone()));
    facts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_are_counted_for_each_seat() {
        let mut deeds = Deeds::default();
        let (first, second) = (Seat::new(0), Seat::new(1));
        for (seat, key) in [(first, "a"), (second, "a"), (first, "b"), (first, "a")] {
            deeds.note(seat, "played", key);
        }
        let noted: Vec<_> = deeds.0.iter().map(|(seat, fact)| (*seat, &*fact.key, fact.times)).collect();
        assert_eq!(noted, [(first, "a", 2), (second, "a", 1), (first, "b", 1)]);
    }
}
