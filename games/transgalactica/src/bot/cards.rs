//! What cards, tiles and tokens are worth.

use orrery_core::Seat;
use orrery_core::evaluate::Style;
use orrery_core::procedure::Frames as _;

use super::{Taste, Time, gain, gains, goods_worth, worth};
use crate::Transgalactica;
use crate::effects::{Ability, Condition, Event, Purchase, Triggered};
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
        let cards: f32 = player
            .technologies
            .iter()
            .map(|card| {
                let row = &self.content.technologies[card];
                by_round(&row.always, &row.when) + gains(&row.action)
            })
            .sum();
        let tile = player.ability.map_or(0.0, |tile| {
            let row = &self.content.abilities[tile];
            by_round(&row.always, &row.when)
        });
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
        let wealth: f32 = wealth.map(|card| gains(&self.values().wealth[card].then)).sum();
        wealth + player.ability.map_or(0.0, |tile| gains(&self.content.abilities[tile].setup))
    }

    fn token_worth(&self, token: crate::ids::BonusId, time: Time) -> f32 {
        gains(&self.values().bonus[token].then) * worth::TOKEN * time.of(0.5)
    }

    /// A mission of the log, by how much of it holds.
    fn mission_worth(&self, t: &State, seat: Seat, card: MissionId, time: Time) -> f32 {
        let row = &self.content.missions[card];
        let net = (gains(&row.then) - goods_worth(row.cost.goods())).max(0.5);
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
            sum += gains(&chair.reward) * part;
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

/// What holds all the time or happens by itself brings so much in a round.
fn by_round(always: &[Ability], when: &[Triggered]) -> f32 {
    let when = when
        .iter()
        .map(|row| row.on.iter().map(often).sum::<f32>() * row.then.steps.iter().map(gain).sum::<f32>());
    always.iter().map(ability).sum::<f32>() + when.sum::<f32>()
}

/// How often something happens in a round.
fn often(event: &Event) -> f32 {
    match event {
        Event::TechnologyMarked | Event::Seated { .. } => 0.3,
        Event::MissionTaken | Event::MissionCompleted(_) => 0.5,
        Event::ShipMoved | Event::ExplorationDone => 1.0,
        Event::MiningDone => 1.2,
        Event::PlanetActionDone => 0.8,
        Event::SecondaryDone => 1.5,
        Event::Step { by, .. } => {
            if by.is_empty() {
                0.6
            } else {
                0.2
            }
        }
    }
}

/// What an ability brings in a round.
fn ability(ability: &Ability) -> f32 {
    match ability {
        Ability::PersonalOmni => 1.5,
        Ability::SecondShip => 1.3,
        Ability::SecondaryAsMain => 1.2,
        Ability::TopUp(_) => 1.0,
        Ability::LevelBonus(Track::Technology | Track::Politics, _)
        | Ability::Discount { of: Purchase::TradeSpace, .. } => 0.5,
        Ability::LevelBonus(..)
        | Ability::WormholePrice { .. }
        | Ability::Deterrence
        | Ability::VisitPlanet
        | Ability::ReuseMainSpaces
        | Ability::OwnPlanet(_) => 0.8,
        Ability::FreeMoves(_) => 0.7,
        // The tokens of a cache count by themselves, once they are drawn.
        Ability::Discount { of: Purchase::Mission, .. }
        | Ability::MissionAccess(_)
        | Ability::MissionLog(_)
        | Ability::FullSlots
        | Ability::Cache { .. } => 0.4,
    }
}
