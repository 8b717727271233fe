//! What statistics count.

use std::borrow::Cow;

use orrery_core::procedure::Frames as _;
use orrery_core::{Seat, Study, Text};

use crate::Transgalactica;
use crate::actions::Action;
use crate::ids::{Area, FleetId, MiningId, Track};
use crate::procedures::Task;
use crate::state::State;

/// How many crew members a player has woken.
const WOKEN: [&str; 6] =
    ["study-woken-0", "study-woken-1", "study-woken-2", "study-woken-3", "study-woken-4", "study-woken-5"];

impl Transgalactica {
    fn mining_name(&self, token: MiningId) -> String {
        format!("mining-{}", self.content.mining[token].id)
    }

    fn fleet_name(&self, token: FleetId) -> String {
        format!("fleet-{}", self.content.fleet[token].id)
    }
}

impl Study for Transgalactica {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        if let Some(tile) = player.ability {
            mark("study-ability", &format!("ability-{}", self.content.abilities[tile].id));
        }
        for card in player.wealth.into_iter().flatten() {
            mark("study-wealth", &format!("wealth-{}", self.values().wealth[card].id));
        }
        for card in player.technologies.iter() {
            mark("study-technology", &self.technology_key(card));
        }
        for card in player.completed.iter() {
            mark("study-mission", &self.mission_key(card));
        }
        for planet in player.outposts.iter().filter_map(|space| t.planets[space]) {
            mark("study-planet", &self.planet_key(planet.planet));
        }
        for office in player.offices.iter() {
            mark("study-decree", &self.decree_key(t.decrees[office]));
        }
        // The first one was dealt.
        for token in player.mining.iter().skip(1) {
            mark("study-mining", &self.mining_name(*token));
        }
        for token in &player.pirates {
            mark("study-pirates", &self.pirate_key(*token));
        }
        for token in &player.fleet[..self.fleets_out(t, seat).min(player.fleet.len())] {
            mark("study-fleet", &self.fleet_name(*token));
        }
        let sheet = self.content.sheet();
        let woken = (sheet.crew - sheet.crew_mobilised).saturating_sub(player.pods);
        mark("study-woken", WOKEN[usize::from(woken).min(WOKEN.len() - 1)]);
        if let Some((card, _, _)) = self.scored_objective(t, seat) {
            mark("study-objective", &self.objective_key(card));
        }
    }

    fn measures(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, i32)) {
        let player = &t.players[seat];
        mark("levels", Track::ALL.iter().map(|track| i32::from(player.level(*track))).sum());
        mark("technologies", player.technologies.len() as i32);
        mark("outposts", player.outposts.len() as i32);
        mark("missions", player.completed.len() as i32);
        mark("pirates", player.pirates.len() as i32);
    }

    fn deed(&self, t: &State, seat: Seat, action: Action, mark: &mut dyn FnMut(&'static str, &str)) {
        match action {
            Action::Main(area) => mark("study-turn", area.key()),
            Action::Planet(..) => mark("study-turn", "study-turn-planet"),
            Action::Bridge(_) => mark("study-turn", "study-turn-bridge"),
            Action::Token(token) | Action::Cache(token) | Action::Refresh(token) => {
                mark("study-token", &self.token_key(token));
            }
            // Income is doubled by a token.
            Action::Yes if t.stack.top().is_some_and(|frame| matches!(frame.task, Task::Double(_))) => {
                if let Some((token, _)) = self.doubling(t, seat) {
                    mark("study-token", &self.token_key(token));
                }
            }
            _ => {}
        }
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        let content = &self.content;
        content.abilities.iter().for_each(|(_, row)| mark("study-ability", &format!("ability-{}", row.id)));
        let values = self.values();
        values.wealth.iter().for_each(|(_, row)| mark("study-wealth", &format!("wealth-{}", row.id)));
        content
            .technologies
            .iter()
            .for_each(|(card, _)| mark("study-technology", &self.technology_key(card)));
        content.missions.iter().for_each(|(card, _)| mark("study-mission", &self.mission_key(card)));
        content.planets.iter().for_each(|(planet, _)| mark("study-planet", &self.planet_key(planet)));
        content.decrees.iter().for_each(|(card, _)| mark("study-decree", &self.decree_key(card)));
        content.objectives.iter().for_each(|(card, _)| mark("study-objective", &self.objective_key(card)));
        content.mining.iter().for_each(|(token, _)| mark("study-mining", &self.mining_name(token)));
        values.pirates.iter().for_each(|(token, _)| mark("study-pirates", &self.pirate_key(token)));
        content.fleet.iter().for_each(|(token, _)| mark("study-fleet", &self.fleet_name(token)));
        for key in WOKEN {
            mark("study-woken", key);
        }
        for area in Area::ALL {
            mark("study-turn", area.key());
        }
        mark("study-turn", "study-turn-planet");
        mark("study-turn", "study-turn-bridge");
        values.bonus.iter().for_each(|(token, _)| mark("study-token", &self.token_key(token)));
    }

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.round)
    }

    fn turn_order(&self, t: &State, seat: Seat) -> Option<u8> {
        let seats = self.seats.count();
        Some((seat.index() as u8 + seats - t.first.index() as u8) % seats)
    }

    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        text.key.clone()
    }
}
