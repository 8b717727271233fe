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

impl Evaluate for Andromeda {
    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in self.seats.iter() {
            scores[seat.index()] = self.expected_score(t, seat, style);
        }
    }

    /// Early leads mean less than late ones.
    fn scale(&self, t: &State) -> f32 {
        6.0 + 14.0 * self.ahead(t)
    }

    fn side(&self, seat: Seat) -> u8 {
        let side = seat.index() as u8;
        if self.options.team_mode { side / 2 } else { side }
    }

    /// A launch is worth what comes of it by the end of the turn, a return what the modules bring.
    fn settle(&self, t: &mut State, chance: &mut Chance) {
        self.finish_turn(t, chance);
    }

    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        self.is_considered(t, seat, action)
    }
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
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        self.content.all_factions().for_each(|(faction, _)| mark("faction", &self.faction_key(faction)));
        let modules = self.content.all_modules().filter(|(_, row)| row.copies > 0);
        modules.for_each(|(module, _)| mark("acquired", &self.module_key(module)));
        self.content.all_upgrades().for_each(|(tile, _)| mark("upgraded", &self.upgrade_key(tile)));
        for track in Track::ALL {
            mark("developed", track.development_key());
        }
    }

    fn rounds(&self, t: &State) -> u32 {
        self.seats.iter().map(|seat| u32::from(t.players[seat].turns)).max().unwrap_or(0)
    }

    fn turn_order(&self, t: &State, seat: Seat) -> Option<u8> {
        let seats = self.seats.count();
        Some((seat.index() as u8 + seats - t.first.index() as u8) % seats)
    }

    /// All end-game modules are one source, and so are all tracks.
    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        text.key.clone()
    }
}
