//! How good a table is: what each player can expect to score.

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::{Seat, SeatSet, Study, Text};

use crate::Andromeda;
use crate::actions::Action;
use crate::frame::{Phase, Task};
use crate::ids::{Resource, ShipKind, Track};
use crate::state::{Place, State, Tile};

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Points,
    Tracks,
    Developments,
    Modules,
    Ships,
    Resources,
    Cards,
    Moons,
}

/// Points per unit when half a game lies ahead.
mod worth {
    pub(super) const RESOURCES: [f32; 5] = [0.35, 0.75, 0.75, 0.75, 0.95];
    pub(super) const CARD: f32 = 0.8;
    pub(super) const MOON: f32 = 1.0;
    pub(super) const SET_MOON: f32 = 1.3;
    pub(super) const LEADER: f32 = 0.7;
    pub(super) const MODULE: f32 = 1.6;
    pub(super) const TOKEN: f32 = 2.6;
    pub(super) const FACE_UP: f32 = 1.8;
    pub(super) const UPGRADE: f32 = 1.5;
    pub(super) const SHIPS: [f32; 4] = [1.4, 2.6, 2.6, 3.2];
    pub(super) const DAMAGE: f32 = 1.2;
    pub(super) const OUT: f32 = 0.35;
    pub(super) const WRECK: f32 = 0.9;
    pub(super) const STEP: f32 = 1.3;
}

impl Andromeda {
    /// How much of the game lies ahead, from 1 to 0.
    fn ahead(&self, t: &State) -> f32 {
        if let Some(left) = t.last_turns {
            return 0.12 * f32::from(left) / f32::from(self.seats.count());
        }
        let best = self.seats.iter().map(|seat| t.players[seat].vp).max().unwrap_or(0);
        (1.0 - f32::from(best) / f32::from(self.end_marker())).clamp(0.1, 1.0)
    }

    fn expected_score(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let taste = |taste: Taste| style.0[taste as usize];
        let now = self.total(t, seat, SeatSet::only(seat)) as f32;
        let ahead = self.ahead(t);
        let use_of = (ahead * 2.5).min(1.0);
        let mut held = 0.0;
        for (resource, worth) in Resource::TOKENS.iter().zip(worth::RESOURCES) {
            let limit = self.content.sheet().limits.of(*resource);
            let amount = player.stock.of(*resource);
            held += worth * (f32::from(amount.min(limit)) + 0.2 * f32::from(amount.saturating_sub(limit)));
        }
        let hand = f32::from(player.hand.len().min(8)) * worth::CARD * taste(Taste::Cards);
        let moons = player.claimed.len() as f32 * worth::MOON * taste(Taste::Moons);
        let things = player.tokens.count_ones() as f32 * worth::TOKEN
            + f32::from(player.discoveries.len()) * worth::TOKEN
            + player.face_up.iter().map(|count| f32::from(*count)).sum::<f32>() * worth::FACE_UP;
        now * taste(Taste::Points)
            + (held * taste(Taste::Resources) + hand + moons + things) * use_of
            + self.engine(t, seat, style) * ahead
            + Self::fleet(t, seat) * taste(Taste::Ships) * (0.3 + ahead)
            + self.prospects(t, seat, style) * use_of
    }

    /// What the station will bring with every return.
    fn engine(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let mut engine = 0.0;
        for (berth, slot) in t.station(seat) {
            let working = if berth.at == 0 { 0.4 } else { worth::MODULE };
            let module = if self.content.module(slot.module).end.is_some() { 0.2 } else { working };
            let set = f32::from(u8::from(slot.moon.is_some())) + f32::from(u8::from(slot.joint.is_some()));
            let damage = f32::from(slot.damage + slot.phages) * worth::DAMAGE;
            engine += module * 2.0 * style.0[Taste::Modules as usize]
                + set * worth::SET_MOON * style.0[Taste::Moons as usize]
                - damage;
        }
        let player = &t.players[seat];
        let steps: f32 = Track::ALL.iter().map(|track| player.index(*track) as f32).sum();
        engine
            + f32::from(player.upgraded()) * worth::UPGRADE
            + f32::from(u8::from(player.operations.is_some()))
            + steps * worth::STEP * style.0[Taste::Tracks as usize]
    }

    /// What ships are worth: more of them, in reach of something, not in the scrapyard.
    fn fleet(t: &State, seat: Seat) -> f32 {
        let player = &t.players[seat];
        let mut fleet = 0.0;
        for kind in ShipKind::ALL {
            fleet += f32::from(Self::built(t, seat, *kind)) * worth::SHIPS[*kind as usize];
        }
        for ship in &player.ships {
            match ship.place {
                Place::At(_) | Place::Module => fleet += worth::OUT,
                Place::Scrapyard => fleet -= worth::WRECK,
                Place::Barge => fleet -= worth::WRECK * 0.5,
                _ => {}
            }
            fleet -= 0.3 * f32::from(ship.damage);
        }
        fleet
    }

    /// Leaders at hand, and transports on planets that could be developed.
    fn prospects(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let mut best: f32 = 0.0;
        let mut settlers = 0.0;
        for space in player.spaces().iter() {
            let Tile::Planet(planet) = t.map[space] else { continue };
            let free = t.planets[planet.index()].owner.is_none();
            if !free || player.count(ShipKind::Transport, Place::At(space)) == 0 {
                continue;
            }
            settlers += 0.4;
            let needs = f32::from(self.content.planet_type(planet).leaders);
            best = best.max((f32::from(player.station) / needs).min(1.0));
        }
        let leaders = f32::from(player.station.min(4)) * worth::LEADER;
        (leaders + settlers + best * 2.0) * style.0[Taste::Developments as usize]
    }
}

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

    /// Everything but a turn and a secret choice belongs to something begun: a launch is worth what its activation brings.
    fn continues(&self, t: &State, seat: Seat) -> bool {
        t.stack.last().is_some_and(|frame| {
            frame.seat == seat
                && !matches!(frame.task, Task::Turn(Phase::Choose) | Task::Factions | Task::Destinies)
        })
    }

    /// Rearranging and exchanges are left to people.
    fn worth_a_thought(&self, _: &State, _: Seat, action: Action) -> bool {
        !matches!(action, Action::Rearrange | Action::Give | Action::Ask)
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
