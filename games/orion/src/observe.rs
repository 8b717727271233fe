//! What a seat knows as numbers. Structures are counted by design, so that the row does not depend on their order.

use std::ops::Deref;

use orrery_core::Seat;
use orrery_core::observe::{Observe, Row};

use crate::Orion;
use crate::content::Colour;
use crate::event::Level;
use crate::state::{Ending, Resource, Resources, SEATS, SystemId};
use crate::view::{PlayerView, SystemView, UnderWay, View};

/// The ids of all rows of the content.
struct Ids<'a> {
    cards: Vec<&'a str>,
    advisors: Vec<&'a str>,
    races: Vec<&'a str>,
}

impl Observe for Orion {
    fn write(&self, view: &View, seat: Seat, row: &mut Row<'_>) {
        let ids = Ids {
            cards: self.content.structures.iter().map(|(_, row)| row.id.as_str()).collect(),
            advisors: self.content.advisors.iter().map(|(_, row)| row.id.as_str()).collect(),
            races: self.content.races.iter().map(|(_, row)| row.id.as_str()).collect(),
        };
        let seats = view.players.len();
        row.number("round", view.round);
        row.number("rounds_left", i16::from(self.options.rounds) - i16::from(view.round));
        row.seat("first", SEATS, seats, seat, Some(view.first));
        row.one_of("ended", &["last_round", "morale", "full_systems"], view.ended.map(ending));
        row.counts("middle", &ids.advisors, view.middle.iter().map(Deref::deref));
        row.number("deck", view.deck);
        row.counts("pile", &ids.cards, view.discard_pile.iter().map(Deref::deref));
        row.one_of("pile_top", &ids.cards, view.discard_pile.first().map(Deref::deref));
        let (building, stacking) = match view.under_way {
            Some(UnderWay::BuildingFromPile(seat)) => (Some(seat), None),
            Some(UnderWay::Stacking { seat, .. }) => (None, Some(seat)),
            None => (None, None),
        };
        row.seat("building_from_pile", SEATS, seats, seat, building);
        row.seat("stacking", SEATS, seats, seat, stacking);
        row.seats(SEATS, &view.players, seat, |row, player| write_player(row, player, &ids, seats));
    }
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::LastRound => "last_round",
        Ending::Morale => "morale",
        Ending::FullSystems => "full_systems",
    }
}

fn level(level: Level) -> &'static str {
    match level {
        Level::Low => "low",
        Level::Medium => "medium",
        Level::High => "high",
    }
}

fn write_resources(row: &mut Row<'_>, name: &str, amounts: Resources) {
    row.group(name, true, |row| {
        for resource in Resource::ALL {
            row.number(resource.word(), amounts.of(*resource));
        }
    });
}

fn write_player(row: &mut Row<'_>, player: &PlayerView, ids: &Ids<'_>, seats: usize) {
    row.one_of("race", &ids.races, player.race.as_deref());
    write_resources(row, "stock", player.stock);
    row.one_of("level", &["low", "medium", "high"], Some(level(player.level)));
    write_resources(row, "produces", player.produces);
    row.number("morale", player.morale);
    row.number("points", player.points);
    row.number("score", player.score);
    row.group("markers", true, |row| {
        row.number("available", player.available);
        row.number("reserves", player.reserves);
        row.number("spent", player.spent);
    });
    row.number("propaganda", player.propaganda);
    row.group("attacks", true, |row| {
        for step in 1..SEATS {
            let other = (player.seat.index() + step) % seats;
            let markers = if step < seats { player.attacks[other] } else { 0 };
            row.number(&format!("left{step}"), markers);
        }
    });
    row.number("defence.cost", player.defence.cost);
    row.number("defence.value", player.defence.value);
    row.number("hand.size", player.hand.size);
    row.counts("hand", &ids.cards, player.hand.cards.iter().map(Deref::deref));
    row.counts("drawn", &ids.cards, player.hand.drawn.iter().flatten().map(Deref::deref));
    row.counts("built", &ids.cards, player.systems.iter().flat_map(|s| &s.cards).map(Deref::deref));
    for index in 0..SystemId::BOUND {
        let system = player.systems.iter().find(|system| system.system.index() == index);
        row.group(&format!("system{}", index + 1), true, |row| write_system(row, system, ids));
    }
    row.one_of("advisor", &ids.advisors, player.advisor.as_ref().map(|hired| &*hired.advisor));
    row.number("advisor_marker", player.advisor.as_ref().is_some_and(|hired| hired.marker));
}

/// Only the top card works, so it is told apart from those below it.
fn write_system(row: &mut Row<'_>, system: Option<&SystemView>, ids: &Ids<'_>) {
    let colours: Vec<&str> = Colour::ALL.iter().map(|colour| colour.word()).collect();
    row.number("cards", system.map(|system| system.cards.len()));
    row.one_of("top", &ids.cards, system.and_then(|system| system.cards.last()).map(Deref::deref));
    row.number("marker", system.is_some_and(|system| system.marker));
    let founder = system.and_then(|system| system.founder.as_ref());
    row.one_of("founder_colour", &colours, founder.map(|(_, colour)| colour.word()));
}
