//! Points, at the end or if the game ended now (ECL-221 to ECL-229).

use orrery_core::tally::{Itemised, Part, Sum};
use orrery_core::{Seat, SeatSet, Standing, Tally, Text};

use crate::Eclipse;
use crate::effects::{Counter, Score};
use crate::ids::{Square, Track};
use crate::state::State;
use orrery_core::Id as _;

impl Eclipse {
    /// What a player would have if the game ended now, as these viewers know it.
    pub(crate) fn score<T: Tally>(&self, t: &State, seat: Seat, viewer: SeatSet, tally: &mut T) {
        let (player, sheet) = (&t.players[seat], self.content.sheet());
        if player.out {
            tally.add(player.fixed.into(), || Text::new("score-fixed"));
        }
        // Nobody else knows the tiles before the end (ECL-229).
        if viewer.contains(seat) || t.over {
            let tiles = player.reputation.iter();
            let tiles =
                tiles.map(|(tile, count)| i32::from(self.content.reputation[tile].vp) * i32::from(count));
            tally.add(tiles.sum(), || Text::new("score-reputation"));
        }
        if player.out {
            return;
        }
        let ambassadors = i32::from(player.partners.len()) * i32::from(sheet.ambassador_vp);
        tally.add(ambassadors, || Text::new("score-ambassadors"));
        let sectors = player.controls.iter().map(|sector| i32::from(self.tile(sector).vp));
        tally.add(sectors.sum(), || Text::new("score-sectors"));
        let kept = i32::from(player.kept.len()) * i32::from(sheet.discovery_vp);
        tally.add(kept, || Text::new("score-discoveries"));
        let points = &self.content.tracks.points;
        let tracks =
            Track::each().map(|track| i32::from(points[player.tracks[track].len().min(points.len() - 1)]));
        tally.add(tracks.sum(), || Text::new("score-technologies"));
        let tokens = player.controls.iter().flat_map(|sector| t.sectors[sector].tokens.iter());
        let (mut monoliths, mut others) = (0, 0);
        for token in tokens {
            let vp = i32::from(self.content.tokens[token].vp);
            if token == self.tokens.monolith { monoliths += vp } else { others += vp }
        }
        tally.add(monoliths, || Text::new("score-monoliths"));
        tally.add(others, || Text::new("score-tokens"));
        let ends =
            player.developments.iter().flat_map(|development| &self.content.developments[development].end);
        tally.add(ends.map(|score| self.scored(t, seat, *score)).sum(), || Text::new("score-developments"));
        let trophies = player.trophies.iter().map(|guard| i32::from(self.content.guards[guard].vp));
        tally.add(trophies.sum(), || Text::new("score-ancients"));
        let active = player.alliance.map_or(0, |alliance| i32::from(self.content.alliances[alliance].active));
        let left =
            player.betrayed.iter().map(|alliance| i32::from(self.content.alliances[alliance].betrayer));
        tally.add(active + left.sum::<i32>(), || Text::new("score-alliance"));
        if let Some(species) = player.species {
            let own = self.content.species[species].end.iter().map(|score| self.scored(t, seat, *score));
            tally.add(own.sum(), || Text::new("score-species"));
        }
        let bonuses = player.bonuses.iter().flat_map(|set| &self.content.bonus(set).end);
        tally
            .add(bonuses.map(|score| self.scored(t, seat, *score)).sum(), || Text::new("score-shrine-bonus"));
        if t.traitor == Some(seat) && !self.kit(t, seat).shameless {
            tally.add(sheet.traitor_vp.into(), || Text::new("score-traitor"));
        }
    }

    fn scored(&self, t: &State, seat: Seat, score: Score) -> i32 {
        match score {
            Score::Vp(points) => points.into(),
            Score::Each { points, of } => i32::from(points) * self.counted(t, seat, of),
        }
    }

    fn counted(&self, t: &State, seat: Seat, what: Counter) -> i32 {
        let player = &t.players[seat];
        match what {
            Counter::Artifacts => {
                player.controls.iter().map(|sector| i32::from(self.artifacts(t, sector))).sum()
            }
            Counter::Sectors => player.controls.len().into(),
            Counter::AncientShips => {
                t.explored.iter().map(|sector| i32::from(t.sectors[sector].ancients)).sum()
            }
            Counter::UsedDiscoveries => player.used.into(),
            Counter::OrbitalsWithCube => {
                let settled = player.controls.iter().filter(|of| t.sectors[*of].cubes[Square::Orbital] > 0);
                settled.count() as i32
            }
            Counter::Shrines => {
                let places = t.shrines.values().flatten();
                places.filter(|(sector, _)| player.controls.contains(*sector)).count() as i32
            }
        }
    }

    /// The points of a player, as far as everybody can see them.
    pub fn points(&self, t: &State, seat: Seat) -> i32 {
        let mut sum = Sum::default();
        self.score(t, seat, SeatSet::NOBODY, &mut sum);
        sum.0
    }

    fn stored(t: &State, seat: Seat) -> i32 {
        t.players[seat].goods.values().map(|amount| i32::from(*amount)).sum()
    }

    /// Everybody's points and ranks (ECL-227, ECL-228, ECL-255, R110).
    pub(crate) fn score_sheet(&self, t: &State, viewer: SeatSet) -> Standing {
        let alone = t.over && self.in_game(t).nth(1).is_none();
        let ended = t.over.then(|| {
            if alone { Text::new("ended-alone") } else { Text::new("ended").amount("round", t.round) }
        });
        let columns = self.seats.iter().map(|seat| {
            let mut score = Itemised::default();
            self.score(t, seat, viewer, &mut score);
            let members = self.side(t, seat);
            let mut resources = Self::stored(t, seat);
            if t.players[seat].alliance.is_some() && !t.players[seat].out {
                let count = i32::from(members.len());
                let sum: i32 = members
                    .iter()
                    .map(|member| {
                        let mut of = Sum::default();
                        self.score(t, member, viewer, &mut of);
                        of.0
                    })
                    .sum();
                let average = sum.div_euclid(count);
                score.set(average, || Text::new("score-alliance-average"));
                resources =
                    members.iter().map(|member| Self::stored(t, member)).sum::<i32>().div_euclid(count);
            }
            let tie = Part { amount: resources, what: Text::new("tie-resources") };
            (seat, score, vec![tie])
        });
        let standing = Standing::ranked(ended, columns);
        // Whoever is left alone wins whatever the points say.
        match self.in_game(t).next().filter(|_| alone) {
            Some(last) => standing.won_by(last),
            None => standing,
        }
    }
}
