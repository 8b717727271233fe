//! Points at any moment, as the score sheet has them (ORI-108 to ORI-112).

use orrery_core::tally::{Itemised, Part};
use orrery_core::{Seat, Standing, Tally, Text};

use crate::Orion;
use crate::effects::Origin;
use crate::state::{Slot, State};

/// The sheet of everybody: nothing on it is hidden, so every viewer sees the same (ORI-26).
pub(crate) fn standing(game: &Orion, t: &State) -> Standing {
    let columns = game.seats.iter().map(|seat| {
        let player = &t.players[seat];
        let mut score = Itemised::default();
        game.score(t, seat, &mut score);
        let tie_breaks = vec![
            Part { amount: i32::from(player.morale), what: Text::new("tie-morale") },
            Part { amount: i32::from(player.stock.total()), what: Text::new("tie-resources") },
        ];
        (seat, score, tie_breaks)
    });
    let ended = t.ended.map(|ending| Text::new(ending.key()));
    Standing::ranked(ended, columns)
}

impl Orion {
    /// Track, morale and every structure, covered or not; hand, resources, advisors and markers score nothing
    /// (ORI-108, ORI-110).
    pub(crate) fn score<T: Tally>(&self, t: &State, seat: Seat, tally: &mut T) {
        let player = &t.players[seat];
        tally.add(i32::from(player.points), || Text::new("score-track"));
        tally.add(i32::from(player.morale), || Text::new("score-morale"));
        let own = Origin::card(seat, Slot::Race);
        for card in player.structures() {
            let row = &self.content.structures[card];
            let printed = i32::from(row.points);
            let at_the_end = row
                .end_of_game
                .map_or(0, |end| i32::from(end.points) * i32::from(self.count(t, seat, own, end.each)));
            let worth = printed + at_the_end;
            if worth != 0 {
                tally.add(worth, || Text::named(self.structure_key(card)));
            }
        }
    }
}
