//! What cards, tiles and tokens are worth.

use orrery_core::Seat;
use orrery_core::evaluate::Style;
use orrery_core::procedure::Frames as _;

use super::prices::{early, goods_worth};
use super::{Taste, Time, worth};
use crate::Transgalactica;
use crate::effects::{Ability, Condition};
use crate::flow::Step;
use crate::ids::{MissionId, Track};
use crate::state::State;

impl Transgalactica {
    pub(super) fn cards_worth(&self, t: &State, seat: Seat, time: Time, style: &Style) -> f32 {
        let player = &t.players[seat];
        let mut sum = self.drafted(t, seat);
        for (token, copies) in player.tokens.iter() {
            sum += f32::from(copies) * self.token_worth(token, time);
        }
        sum += player.cache.iter().map(|token| self.token_worth(*token, time)).sum::<f32>();
        sum += self.within_reach(t, seat) * time.of(2.0) * Taste::Technology.of(style);
        let cards: f32 = player.technologies.iter().map(|card| self.card_by_round(card)).sum();
        let tile = player.ability.map_or(0.0, |tile| self.tile_by_round(tile));
        sum += (cards * Taste::Technology.of(style) + tile) * worth::CARD * time.left();
        sum += player.log.iter().map(|card| self.mission_worth(t, seat, *card, time)).sum::<f32>();
        sum + self.decrees_worth(t, seat, time)
    }

    /// Development markers, and the cards that they could go to.
    fn within_reach(&self, t: &State, seat: Seat) -> f32 {
        let player = &t.players[seat];
        let technology = self.level(t, seat, Track::Technology);
        let levels =
            self.content.sheet().technology_access.iter().filter(|needs| technology >= **needs).count();
        let markers = f32::from(player.markers);
        markers * worth::MARKER + markers.min(2.0) * levels as f32 * worth::ACCESS
    }

    /// What was drafted and is still to come (TRA-61, TRA-64).
    fn drafted(&self, t: &State, seat: Seat) -> f32 {
        if !matches!(t.stack.nearest::<Step>(), Some((_, Step::Draft(_)))) {
            return 0.0;
        }
        let player = &t.players[seat];
        let wealth = player.wealth.into_iter().flatten();
        let wealth: f32 = wealth.map(|card| early(&self.values().wealth[card].then.steps)).sum();
        let tile = player.ability.map_or(0.0, |tile| {
            let row = &self.content.abilities[tile];
            // Tokens count by themselves once they are drawn.
            let caches = row.always.iter().filter(|ability| matches!(ability, Ability::Cache { .. })).count();
            early(&row.setup.steps) + worth::EARLY_CACHE * caches as f32
        });
        wealth + tile
    }

    fn token_worth(&self, token: crate::ids::BonusId, time: Time) -> f32 {
        self.gains(&self.values().bonus[token].then) * worth::TOKEN * time.of(0.5)
    }

    /// A mission of the log, by how much of it holds.
    fn mission_worth(&self, t: &State, seat: Seat, card: MissionId, time: Time) -> f32 {
        let row = &self.content.missions[card];
        let net = (self.gains(&row.then) - goods_worth(row.cost.goods())).max(0.5);
        let needs = self.needs(card);
        let near = needs.iter().map(|part| self.nearness(t, seat, part)).sum::<f32>();
        let near = (near + 1.0) / (needs.len() as f32 + 1.0);
        let far = worth::MISSION_FAR * time.of(2.0);
        if near >= 1.0 {
            net * worth::MISSION * time.of(0.5)
        } else {
            net * (far + (worth::MISSION - far) * near * near * time.of(1.5))
        }
    }

    /// Decrees that are fulfilled or near (TRA-229).
    fn decrees_worth(&self, t: &State, seat: Seat, time: Time) -> f32 {
        let player = &t.players[seat];
        let mut crew = player.crew + player.crew_out;
        let mut sum = 0.0;
        for (office, decree) in t.decrees.iter() {
            if player.offices.contains(office) {
                continue;
            }
            let Some(chair) = self.content.senate().get(t.senate[office].len()) else { continue };
            let near = self.nearness(t, seat, &self.content.decrees[*decree].needs);
            let part = if near >= 1.0 && crew > 0 {
                crew -= 1;
                worth::DECREE * time.of(0.3)
            } else {
                worth::DECREE_NEAR * near * near * time.of(2.0)
            };
            sum += self.gains(&chair.reward) * part;
        }
        sum
    }

    /// How much of a condition holds, from 0 to 1.
    fn nearness(&self, t: &State, seat: Seat, condition: &Condition) -> f32 {
        match condition {
            Condition::All(parts) => {
                parts.iter().map(|part| self.nearness(t, seat, part)).sum::<f32>() / parts.len().max(1) as f32
            }
            Condition::Any(ways) => ways.iter().map(|way| self.nearness(t, seat, way)).fold(0.0, f32::max),
            _ => self
                .measure(t, seat, condition)
                .map_or(1.0, |(_, has, needs)| (f32::from(has) / f32::from(needs.max(1))).min(1.0)),
        }
    }
}
