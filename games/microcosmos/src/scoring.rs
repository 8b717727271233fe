//! Points at any moment, as the score sheet has them (MIC-161 to MIC-166, MIC-209 to MIC-211).

use orrery_core::tally::{Itemised, Part, Sum};
use orrery_core::{Seat, Standing, Tally, Text};

use crate::options::Beyond;
use crate::state::State;
use crate::{AUTOMA, MicroCosmos};

/// As a part of the score.
fn points(counted: u32) -> i32 {
    i32::try_from(counted).expect("no game is long enough for so many points")
}

/// The sheet of everybody: nothing on it is hidden. Ties go to the fuller hold (MIC-166), against the Automa to the
/// Automa (MIC-211).
pub(crate) fn standing(game: &MicroCosmos, t: &State) -> Standing {
    let columns = game.table.iter().map(|seat| {
        let mut score = Itemised::default();
        game.score(t, seat, &mut score);
        let tie_break = if game.is_solo() {
            Part { amount: i32::from(seat == AUTOMA), what: Text::new("tie-automa") }
        } else {
            let cargo = t.players[seat].cargo.total();
            Part { amount: i32::from(cargo), what: Text::new("tie-cargo") }
        };
        (seat, score, vec![tie_break])
    });
    let ended = t.ended.then(|| Text::new("ended"));
    let standing = Standing::ranked(ended, columns);
    if game.is_solo() { standing.with_automa(AUTOMA) } else { standing }
}

impl MicroCosmos {
    /// What has been scored, and what survivors, colonies and unfinished planets would add if the game ended now.
    pub(crate) fn score<T: Tally>(&self, t: &State, seat: Seat, tally: &mut T) {
        let player = &t.players[seat];
        tally.add(points(player.planet_points), || Text::new("score-planets"));
        tally.add(points(player.unlock_points), || Text::new("score-unlocked"));
        tally.add(points(player.outpost_points), || Text::new("score-outposts"));
        if self.is_automa(seat) {
            // It scores its upgrades, and nothing for survivors (MIC-209, MIC-210).
            let points = &self.content.difficulty(self.options.solo_difficulty).points;
            let worth = points[Self::automa_unlocked(t).min(points.len() - 1)];
            tally.add(i32::from(worth), || Text::new("score-upgrades"));
        } else {
            tally.add(self.survivor_points(player.settled.len()), || Text::new("score-survivors"));
        }
        tally.add(self.colony_points(player.founded()), || Text::new("score-colonies"));
        let unfinished = t.grid.values().flatten().filter(|planet| !planet.terraformed);
        let spaces = unfinished.map(|planet| i32::from(planet.space_of(seat))).sum();
        tally.add(spaces, || Text::new("score-unfinished"));
    }

    /// What so many settled survivors are worth; those beyond the table only if the table of players says so (MIC-162).
    pub(crate) fn survivor_points(&self, settled: u8) -> i32 {
        let sheet = self.content.sheet();
        let last = sheet.survivor_points.len() - 1;
        let listed = sheet.survivor_points[usize::from(settled).min(last)];
        let beyond = match self.options.survivor_vp_beyond_5 {
            Beyond::Cap => 0,
            Beyond::Plus10 => i32::from(settled).saturating_sub(last as i32).max(0),
        };
        i32::from(listed) + beyond * i32::from(sheet.survivor_beyond)
    }

    /// What so many colonies are worth (MIC-163).
    pub(crate) fn colony_points(&self, founded: u8) -> i32 {
        match founded.checked_sub(1) {
            None => 0,
            Some(row) => i32::from(self.content.sheet().colony_costs[usize::from(row)].points),
        }
    }

    /// The score without its parts.
    pub(crate) fn total(&self, t: &State, seat: Seat) -> i32 {
        let mut sum = Sum::default();
        self.score(t, seat, &mut sum);
        sum.0
    }
}
