//! Points, at the end or if the game ended now (TRA-250 to TRA-262).

use std::cmp::Reverse;

use orrery_core::tally::Itemised;
use orrery_core::{Seat, SeatSet, Standing, Tally, Text};

use crate::Transgalactica;
use crate::effects::{Counter, Score};
use crate::ids::{Good, ObjectiveId};
use crate::options::{Cap, Either};
use crate::state::State;

/// What a card brings, and how many things it counted for that.
#[derive(Clone, Copy, Default)]
struct Scored {
    points: u16,
    items: u16,
}

impl Scored {
    fn plus(self, other: Self) -> Self {
        Self { points: self.points + other.points, items: self.items + other.items }
    }
}

impl Transgalactica {
    /// What a player would have if the game ended now, as these viewers know it. Nothing else scores or costs (TRA-259).
    pub(crate) fn score<T: Tally>(&self, t: &State, seat: Seat, viewer: SeatSet, tally: &mut T) {
        let (player, sheet) = (&t.players[seat], self.content.sheet());
        let points = |points: u16| i32::from(points);
        tally.add(points(player.points), || Text::new("score-track"));
        // Objectives are secret until they are scored (TRA-262).
        if Self::knows_objectives(t, seat, viewer)
            && let Some((_, objective, design)) = self.scored_objective(t, seat)
        {
            tally.add(points(objective), || Text::new("score-objective"));
            tally.add(points(design), || Text::new("score-grand-design"));
        }
        let credits = u16::from(player.goods[Good::Credit]) * u16::from(sheet.vp_per_credit);
        tally.add(points(credits), || Text::new("score-credits"));
        let resources = self.count(t, seat, &Counter::ResourcesLeft, 0) / u16::from(sheet.resources_per_vp);
        tally.add(points(resources), || Text::new("score-resources"));
        let cards = self.ends(t, seat).filter(|score| !matches!(score, Score::Objective { .. }));
        let cards = cards.map(|score| self.scored(t, seat, score, 0).points).sum();
        tally.add(points(cards), || Text::new("score-technologies"));
    }

    /// Marked cards that score at the end (TRA-253).
    fn ends(&self, t: &State, seat: Seat) -> impl Iterator<Item = &Score> {
        let cards = t.players[seat].technologies.iter();
        cards.filter_map(|card| self.content.technologies[card].end.as_ref())
    }

    /// The objective that is scored: the one that was chosen, or the one that brings more with Grand Design; of equal ones
    /// the first (TRA-250, TRA-258).
    pub(crate) fn scored_objective(&self, t: &State, seat: Seat) -> Option<(ObjectiveId, u16, u16)> {
        let player = &t.players[seat];
        let chosen = player.scored.and_then(|place| player.objectives.get(usize::from(place)));
        if let Some(card) = chosen {
            return Some(self.objective_points(t, seat, *card));
        }
        let objectives = player.objectives.iter().map(|card| self.objective_points(t, seat, *card));
        objectives.min_by_key(|(card, points, design)| (Reverse(points + design), *card))
    }

    /// What an objective brings, and what Grand Design adds.
    pub(crate) fn objective_points(
        &self,
        t: &State,
        seat: Seat,
        card: ObjectiveId,
    ) -> (ObjectiveId, u16, u16) {
        let row = &self.content.objectives[card];
        let mut scored = self.scored(t, seat, &row.score, 0);
        // TRA-255
        if let (Cap::Total, Some(most)) = (self.options.obj09_cap, row.cap) {
            scored.points = scored.points.min(most.into());
        }
        let design = self.ends(t, seat).filter(|score| matches!(score, Score::Objective { .. }));
        let design = design.map(|score| self.scored(t, seat, score, scored.items).points).sum();
        (card, scored.points, design)
    }

    /// What is scored; `items` is what the scored objective counts.
    fn scored(&self, t: &State, seat: Seat, score: &Score, items: u16) -> Scored {
        match score {
            Score::Each { what, points, most } => {
                let (counted, each) = (self.count(t, seat, what, 0), u16::from(*points));
                let counted = most.map_or(counted, |most| counted.min(u16::from(most) / each.max(1)));
                Scored { points: counted * each, items: counted }
            }
            // TRA-254
            Score::BestOf(ways) if self.options.objective_or == Either::Better => {
                let ways = ways.iter().map(|way| self.scored(t, seat, way, items));
                ways.max_by_key(|way| (way.points, way.items)).unwrap_or_default()
            }
            Score::BestOf(parts) | Score::Sum(parts) => {
                let parts = parts.iter().map(|part| self.scored(t, seat, part, items));
                parts.fold(Scored::default(), Scored::plus)
            }
            Score::Objective { points, most } => {
                Scored { points: (items * u16::from(*points)).min(u16::from(*most)), items: 0 }
            }
        }
    }

    /// Equal totals share the rank: there is no tie-break (TRA-260, TRA-261).
    pub(crate) fn score_sheet(&self, t: &State, viewer: SeatSet) -> Standing {
        let columns = self.seats.iter().map(|seat| {
            let mut score = Itemised::default();
            self.score(t, seat, viewer, &mut score);
            (seat, score, Vec::new())
        });
        let ended = t.stack.is_empty().then(|| Text::new("ended"));
        Standing::ranked(ended, columns)
    }
}
