//! A view as a row of numbers, the own seat first.

use std::ops::Deref;

use orrery_core::Seat;
use orrery_core::observe::{Observe, Row};

use crate::Transgalactica;
use crate::actions::Ship;
use crate::ids::{Area, Good, Office, Track};
use crate::space::Space;
use crate::state::{Lieutenant, SEATS};
use crate::view::{Phase, PlanetView, PlayerView, View};

/// The ids of all rows, in order.
struct Ids<'a> {
    planets: Vec<&'a str>,
    mining: Vec<&'a str>,
    bonus: Vec<&'a str>,
    pirates: Vec<&'a str>,
    fleet: Vec<&'a str>,
    abilities: Vec<&'a str>,
    wealth: Vec<&'a str>,
    objectives: Vec<&'a str>,
    technologies: Vec<&'a str>,
    missions: Vec<&'a str>,
    decrees: Vec<&'a str>,
}

impl Transgalactica {
    fn all_ids(&self) -> Ids<'_> {
        let (content, values) = (&self.content, self.values());
        Ids {
            planets: content.planets.iter().map(|(_, row)| row.id.as_str()).collect(),
            mining: content.mining.iter().map(|(_, row)| row.id.as_str()).collect(),
            bonus: values.bonus.iter().map(|(_, row)| row.id.as_str()).collect(),
            pirates: values.pirates.iter().map(|(_, row)| row.id.as_str()).collect(),
            fleet: content.fleet.iter().map(|(_, row)| row.id.as_str()).collect(),
            abilities: content.abilities.iter().map(|(_, row)| row.id.as_str()).collect(),
            wealth: values.wealth.iter().map(|(_, row)| row.id.as_str()).collect(),
            objectives: content.objectives.iter().map(|(_, row)| row.id.as_str()).collect(),
            technologies: content.technologies.iter().map(|(_, row)| row.id.as_str()).collect(),
            missions: content.missions.iter().map(|(_, row)| row.id.as_str()).collect(),
            decrees: content.decrees.iter().map(|(_, row)| row.id.as_str()).collect(),
        }
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Income => "income",
        Phase::Action => "action",
        Phase::End => "end",
    }
}

impl Observe for Transgalactica {
    fn write(&self, view: &View, seat: Seat, row: &mut Row<'_>) {
        let ids = self.all_ids();
        let seats = view.players.len();
        row.number("round", view.round);
        row.number("rounds_left", view.rounds - view.round);
        row.one_of("phase", &["setup", "income", "action", "end"], Some(phase(view.phase)));
        row.seat("turn", SEATS, seats, seat, view.turn);
        row.number("passes", view.passes);
        for place in 0..SEATS {
            row.seat(&format!("order{}", place + 1), SEATS, seats, seat, view.order.get(place).copied());
        }
        for space in Space::ALL {
            let planet = view.planets.iter().find(|planet| planet.space == *space);
            row.group(&format!("at_{space}"), true, |row| write_planet(row, planet, &ids, seats, seat));
        }
        for track in Track::MAIN {
            for level in 0..crate::state::LEVELS as u8 {
                let stack = view.stacks.iter().find(|stack| (stack.track, stack.level) == (track, level));
                row.group(&format!("{track}{level}"), true, |row| {
                    row.number("tokens", stack.map(|stack| stack.tokens.len()));
                    let top = stack.and_then(|stack| stack.tokens.last()).map(Deref::deref);
                    row.one_of("top", &ids.bonus, top);
                });
            }
        }
        row.one_of("round_token", &ids.bonus, view.round_tokens.last().map(Deref::deref));
        for area in Area::ALL {
            let there = view.captains.iter().find(|(other, _)| other == area).map(|(_, seats)| seats);
            let first = there.and_then(|seats| seats.first()).copied();
            row.seat(&format!("captain_{area}"), SEATS, seats, seat, first);
        }
        row.one_of("mining", &ids.mining, view.mining.as_deref());
        row.number("mining_pile", view.mining_pile);
        row.counts("technologies", &ids.technologies, view.technologies.iter().map(Deref::deref));
        row.counts("missions", &ids.missions, view.missions.iter().flatten().map(Deref::deref));
        row.number("missions_left1", view.mission_decks[0]);
        row.number("missions_left2", view.mission_decks[1]);
        for office in Office::ALL {
            let decree = view.decrees.iter().find(|(other, _)| other == office).map(|(_, card)| card);
            let chairs = view.senate.iter().find(|(other, _)| other == office).map(|(_, seats)| seats);
            row.group(&format!("office_{office}"), true, |row| {
                row.one_of("decree", &ids.decrees, decree.map(Deref::deref));
                row.number("seated", chairs.map(Vec::len));
                row.seat("golden", SEATS, seats, seat, chairs.and_then(|seats| seats.first()).copied());
            });
        }
        row.counts("pairs", &ids.wealth, view.pairs.iter().flat_map(|(_, cards)| cards).map(Deref::deref));
        row.counts("tiles", &ids.abilities, view.abilities.iter().map(Deref::deref));
        row.seats(SEATS, &view.players, seat, |row, player| write_player(row, player, &ids));
    }
}

fn write_planet(row: &mut Row<'_>, planet: Option<&PlanetView>, ids: &Ids<'_>, seats: usize, seat: Seat) {
    row.one_of("planet", &ids.planets, planet.map(|planet| &*planet.planet));
    row.one_of("token", &ids.bonus, planet.and_then(|planet| planet.token.as_deref()));
    row.one_of("pirates", &ids.pirates, planet.and_then(|planet| planet.pirates.as_deref()));
    for slot in 0..crate::state::SLOTS {
        let there = planet.and_then(|planet| planet.slots.get(slot).copied().flatten());
        row.seat(&format!("slot{}", slot + 1), SEATS, seats, seat, there);
    }
}

fn write_player(row: &mut Row<'_>, player: &PlayerView, ids: &Ids<'_>) {
    for good in Good::ALL {
        row.number(good.word(), player.goods[*good]);
    }
    row.number("points", player.points);
    for (track, level, effective) in &player.levels {
        row.number(track.word(), *level);
        row.number(&format!("{track}_counts"), *effective);
    }
    row.number("military_gain", player.military.0);
    row.number("military_loss", player.military.1);
    for office in Office::ALL {
        row.number(&format!("fulfils_{office}"), player.fulfilled.contains(office));
        row.number(&format!("seated_{office}"), player.offices.contains(office));
    }
    row.number("captains", player.captains);
    row.number("crew", player.crew);
    row.number("crew_out", player.crew_out);
    row.number("pods", player.pods);
    row.number("lieutenant", player.lieutenant == Lieutenant::Ready);
    row.number("segment", player.segment);
    row.number("markers", player.markers);
    for space in Space::ALL {
        row.number(&format!("outpost_{space}"), player.outposts.contains(space));
        row.number(&format!("used_{space}"), player.planets_used.contains(space));
    }
    for ship in Ship::ALL {
        let at = player.ships.iter().find(|(other, _)| other == ship).map(|(_, space)| space.word());
        row.one_of(&format!("ship_{ship}"), &Space::ALL.iter().map(|s| s.word()).collect::<Vec<_>>(), at);
    }
    for (place, fleet) in player.fleet.iter().enumerate() {
        row.one_of(&format!("fleet{}", place + 1), &ids.fleet, Some(&**fleet));
    }
    row.counts("pirates", &ids.pirates, player.pirates.iter().map(Deref::deref));
    row.counts("mining", &ids.mining, player.mining.iter().map(Deref::deref));
    row.counts("tokens", &ids.bonus, player.tokens.iter().map(Deref::deref));
    row.counts("used", &ids.bonus, player.used.iter().map(Deref::deref));
    row.counts("cache", &ids.bonus, player.cache.iter().map(Deref::deref));
    row.counts("marked", &ids.technologies, player.technologies.iter().map(Deref::deref));
    row.counts("flipped", &ids.technologies, player.flipped.iter().map(Deref::deref));
    row.counts("log", &ids.missions, player.log.iter().map(Deref::deref));
    row.counts("completed", &ids.missions, player.completed.iter().map(Deref::deref));
    row.number("ability_used", player.ability_used);
    row.one_of("ability", &ids.abilities, player.ability.as_deref());
    let objectives = player.objectives.1.iter().flatten();
    row.counts("objectives", &ids.objectives, objectives.map(Deref::deref));
}
