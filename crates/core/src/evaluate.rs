//! What a game adds so that bots can judge its tables.

use crate::chance::Chance;
use crate::observe::Observe;
use crate::seat::{MOST_SEATS, Seat, SeatSet};

/// How many preferences a style has.
pub const PREFERENCES: usize = 8;

/// A way to play: how much more or less than usual each kind of thing is valued. What the kinds are, a game's
/// `bot.rs` says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style(pub [f32; PREFERENCES]);

impl Style {
    /// Everything as it is worth.
    pub const PLAIN: Self = Self([1.0; PREFERENCES]);
}

/// A number for each seat.
pub type PerSeat = [f32; MOST_SEATS as usize];

/// How good a table is for everybody. Bots only ever ask about guesses.
pub trait Evaluate: Observe {
    /// The file of the network that has learned to judge tables better than this evaluation does; empty if there is none.
    fn network() -> &'static [u8] {
        &[]
    }

    /// The final score that each seat can expect.
    fn expect(&self, t: &Self::State, style: &Style, scores: &mut PerSeat);

    /// How large a lead means little here: the leader of two players with a lead of this size wins about 73 games of
    /// 100.
    fn scale(&self, t: &Self::State) -> f32;

    /// About how many tables are judged in a second of one core, with the moves that lead to them, as `orrery review --measure`
    /// counts them. Whoever has so much time makes so many judgements of it, the same number on every machine.
    fn judgements_per_second(&self) -> u64 {
        1_000_000
    }

    /// How many scores there are: one for each seat, and after these one for each opponent that the rules play. Whoever
    /// plays alone is judged against them.
    fn rivals(&self) -> u8 {
        self.seats().count()
    }

    /// Which side a seat is on; seats of one side win together.
    fn side(&self, seat: Seat) -> u8 {
        seat.index() as u8
    }

    /// Whether the question that is open belongs to what this seat has just begun, so that it cannot be judged before
    /// it is answered.
    fn continues(&self, t: &Self::State, seat: Seat) -> bool {
        let _ = (t, seat);
        false
    }

    /// Plays what has been begun to where the table can be judged, everybody answering at first sight. Where a table can be
    /// judged at any moment there is nothing to do.
    fn settle(&self, _t: &mut Self::State, _chance: &mut Chance) {}

    /// Plays on from a leaf of a search by `seat` to where leaves can be compared. Where everybody gains much in a turn, a table
    /// that is judged after one's own turn looks better than the same plan judged after the turns of the others: a search
    /// would then like what it has looked at least. There the leaves want to be at one moment, such as the next own turn.
    fn play_on(&self, t: &mut Self::State, seat: Seat, chance: &mut Chance) {
        let _ = seat;
        self.settle(t, chance);
    }

    /// Whether leaves are judged that much later than what led to them. A first evaluation, made right after a step, then says less
    /// of a step's value than of its rank: a search moves it by as much as it was wrong for the steps that were tried. Otherwise every
    /// step looks better before it is tried than after.
    fn plays_on(&self) -> bool {
        false
    }

    /// Whether a legal action deserves thought. Rules never prune; bots may.
    fn worth_a_thought(&self, _t: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        true
    }

    /// How eagerly a search tries what is little tried. A game of many small steps, each of which changes the chance to win by
    /// little, wants less of it: else a search looks at everything equally often and nowhere far.
    fn curiosity(&self) -> f32 {
        0.9
    }

    /// Which part of the iterations of a level for people a search makes here. Where leaves are played on, each takes longer, and
    /// people wait for all of them.
    fn share_of_level(&self) -> f32 {
        1.0
    }

    /// Whether a search averages over what the others do, instead of looking at each of their answers by itself. With more
    /// than one opponent there are so many ways for them to act until one's own next turn that hardly any comes up twice,
    /// and plans of one's own would never be found.
    fn averages_others(&self) -> bool {
        self.seats().count() > 2
    }

    /// The chance of each seat to win: from the result once the game is over, from the expected scores before.
    fn win_chances(&self, t: &Self::State, style: &Style, chances: &mut PerSeat) {
        let mut scores = [0.0; MOST_SEATS as usize];
        // The result needs no scores.
        if !self.awaiting(t).is_empty() {
            self.expect(t, style, &mut scores);
        }
        self.chances_from(t, &scores, chances);
    }

    /// The chance of each seat to win if these scores can be expected; from the result once the game is over.
    fn chances_from(&self, t: &Self::State, scores: &PerSeat, chances: &mut PerSeat) {
        if self.awaiting(t).is_empty() {
            *chances = self.result(t);
            return;
        }
        shared_chances(self, scores, self.scale(t), chances);
    }

    /// 1 for the winner, shared between several.
    fn result(&self, t: &Self::State) -> PerSeat {
        let mut result = [0.0; MOST_SEATS as usize];
        let standing = self.standing(t, SeatSet::EVERYBODY);
        let winners: Vec<_> = standing.winners().collect();
        let mut sides: Vec<_> = winners.iter().map(|seat| self.side(*seat)).collect();
        sides.sort_unstable();
        sides.dedup();
        for seat in self.seats().iter().filter(|seat| sides.contains(&self.side(*seat))) {
            result[seat.index()] = 1.0 / sides.len() as f32;
        }
        result
    }
}

/// Scores as chances, of which those of one side are added up: its seats win together.
pub fn shared_chances<G: Evaluate>(game: &G, scores: &PerSeat, scale: f32, chances: &mut PerSeat) {
    softmax(scores, game.rivals(), scale, chances);
    let alone = *chances;
    for seat in game.seats().iter() {
        let side = game.seats().iter().filter(|other| game.side(*other) == game.side(seat));
        chances[seat.index()] = side.map(|other| alone[other.index()]).sum();
    }
}

/// Scores as chances: the larger the lead, measured in `scale`, the surer the win.
pub fn softmax(scores: &PerSeat, seats: u8, scale: f32, chances: &mut PerSeat) {
    let seats = usize::from(seats);
    let best = scores[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in 0..seats {
        chances[seat] = ((scores[seat] - best) / scale).exp();
        sum += chances[seat];
    }
    chances[..seats].iter_mut().for_each(|chance| *chance /= sum);
}
