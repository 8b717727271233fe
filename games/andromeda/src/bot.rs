//! How good a table is: what each player can expect to score.

mod habits;
mod worth;

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::{Chance, Seat, Study, Text};

use crate::Andromeda;
use crate::actions::Action;
use crate::ids::Track;
use crate::state::State;

pub(crate) use worth::Yields;

impl Evaluate for Andromeda {
    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in self.seats.iter() {
            scores[seat.index()] = self.expected_score(t, seat, style);
        }
        if self.options.team_mode {
            // Team mates add up (AND-259).
            let alone = *scores;
            for seat in self.seats.iter() {
                scores[seat.index()] += alone[Self::mate(seat).index()];
            }
        }
    }

    fn judgements_per_second(&self) -> u64 {
        65_000
    }

    /// Early leads mean less than late ones, and those of two players less than those of one.
    fn scale(&self, t: &State) -> f32 {
        let alone = 6.0 + 14.0 * self.ahead(t);
        if self.options.team_mode { alone * 1.4 } else { alone }
    }

    fn side(&self, seat: Seat) -> u8 {
        let side = seat.index() as u8;
        if self.options.team_mode { side / 2 } else { side }
    }

    /// A launch is worth what comes of it by the end of the turn, a return what the modules bring.
    fn settle(&self, t: &mut State, chance: &mut Chance) {
        self.finish_turn(t, chance);
    }

    /// A launch more or less good changes little; a plan over several turns does.
    fn curiosity(&self) -> f32 {
        0.25
    }

    /// Players meet now and then: what the opponent does is seldom what a plan depends on, at a table of two neither.
    fn averages_others(&self) -> bool {
        true
    }

    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        self.is_considered(t, seat, action)
    }
}

/// How many developments a player has built.
const DEVELOPMENTS: [&str; 6] = [
    "developments-0",
    "developments-1",
    "developments-2",
    "developments-3",
    "developments-4",
    "developments-more",
];
/// How many modules a player has acquired.
const MODULES: [&str; 4] = ["modules-few", "modules-some", "modules-usual", "modules-many"];

/// Which of these it is.
const fn how_many(modules: usize) -> &'static str {
    MODULES[match modules {
        0..=4 => 0,
        5..=7 => 1,
        8..=12 => 2,
        _ => 3,
    }]
}

impl Study for Andromeda {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        if let Some(faction) = player.faction {
            mark("faction", &self.faction_key(faction));
        }
        let mut seen: Vec<_> =
            t.station(seat).filter(|(berth, _)| berth.at > 0).map(|(_, slot)| slot.module).collect();
        seen.sort_unstable();
        seen.dedup();
        for module in seen {
            mark("acquired", &self.module_key(module));
        }
        for tile in player.upgrades.iter().flatten() {
            mark("upgraded", &self.upgrade_key(*tile));
        }
        for track in Track::ALL {
            if player.face_up[*track as usize] + player.face_down[*track as usize] > 0 {
                mark("developed", track.development_key());
            }
        }
        let built = t.planets.iter().filter(|planet| planet.owner == Some(seat)).count();
        mark("developments", DEVELOPMENTS[built.min(DEVELOPMENTS.len() - 1)]);
        let modules = t.station(seat).filter(|(berth, _)| berth.at > 0).count();
        mark("modules", how_many(modules));
    }

    fn measures(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, i32)) {
        let player = &t.players[seat];
        mark("developments", t.planets.iter().filter(|planet| planet.owner == Some(seat)).count() as i32);
        mark("modules", t.station(seat).filter(|(berth, _)| berth.at > 0).count() as i32);
        mark("moons", player.claimed.len() as i32);
        mark("tracks", player.tracks.iter().map(|place| i32::from(*place)).sum());
    }

    fn deed(&self, _: &State, _: Seat, action: Action, mark: &mut dyn FnMut(&'static str, &str)) {
        if let Action::Play(card) = action {
            mark("played", &self.tactic_key(card));
        }
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        self.content.factions.iter().for_each(|(faction, _)| mark("faction", &self.faction_key(faction)));
        let modules = self.content.modules.iter().filter(|(_, row)| row.copies > 0);
        modules.for_each(|(module, _)| mark("acquired", &self.module_key(module)));
        self.content.upgrades.iter().for_each(|(tile, _)| mark("upgraded", &self.upgrade_key(tile)));
        for track in Track::ALL {
            mark("developed", track.development_key());
        }
        for key in DEVELOPMENTS {
            mark("developments", key);
        }
        for key in MODULES {
            mark("modules", key);
        }
        self.content.tactics.iter().for_each(|(card, _)| mark("played", &self.tactic_key(card)));
    }

    /// All tracks are one source, and all modules.
    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        match &*text.key {
            "score-track" => "score-tracks".into(),
            "score-module" => "score-modules".into(),
            _ => text.key.clone(),
        }
    }

    fn rounds(&self, t: &State) -> u32 {
        self.seats.iter().map(|seat| u32::from(t.players[seat].turns)).max().unwrap_or(0)
    }

    fn turn_order(&self, t: &State, seat: Seat) -> Option<u8> {
        let seats = self.seats.count();
        Some((seat.index() as u8 + seats - t.first.index() as u8) % seats)
    }
}
