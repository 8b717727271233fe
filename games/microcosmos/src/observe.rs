//! What a seat knows as numbers. Cards are counted by design, planets by their position.

use orrery_core::Seat;
use orrery_core::observe::{Observe, Row};

use crate::MicroCosmos;
use crate::space::{Position, Space, Spot};
use crate::state::{Resource, Resources, SEATS, Specialist, Upgrade};
use crate::view::{AutomaView, OpenCard, PlanetView, PlayerView, View};

/// The ids of all rows of the content.
struct Ids<'a> {
    crew: Vec<&'a str>,
    survivors: Vec<&'a str>,
    planets: Vec<&'a str>,
    automa: Vec<&'a str>,
}

/// Whose row it is, and how many play, the Automa of a solo game included.
struct Table {
    own: Seat,
    players: usize,
}

impl Observe for MicroCosmos {
    fn write(&self, view: &View, seat: Seat, row: &mut Row<'_>) {
        let ids = Ids {
            crew: self.content.crew.iter().map(|(_, row)| row.id.as_str()).collect(),
            survivors: self.content.survivors.iter().map(|(_, row)| row.id.as_str()).collect(),
            planets: self.content.planets.iter().map(|(_, row)| row.id.as_str()).collect(),
            automa: self.content.automa_cards.iter().map(|(_, row)| row.id.as_str()).collect(),
        };
        let table = Table { own: seat, players: view.players.len() };
        row.number("round", view.round);
        row.seat("first", SEATS, table.players, seat, Some(view.first));
        row.number("ending", view.last_round.is_some());
        row.number("rounds_left", view.last_round.map(|last| last.saturating_sub(view.round)));
        row.number("ended", view.ended);
        row.number("planets_to_end", view.planets_to_end);
        row.number("planets", view.planets.len());
        row.number("planet_deck", view.planet_deck);
        row.counts("cantina", &ids.crew, view.cantina.iter().map(String::as_str));
        row.number("crew_deck", view.crew_deck);
        row.counts("crew_pile", &ids.crew, view.crew_pile.iter().map(String::as_str));
        row.number("survivor_deck", view.survivor_deck);
        row.counts("survivor_pile", &ids.survivors, view.survivor_pile.iter().map(String::as_str));
        let turn = view.turn;
        row.seat("turn", SEATS, table.players, seat, turn.map(|turn| turn.seat));
        row.one_of("step", &STEPS, turn.and_then(|turn| turn.step).map(|step| STEPS[usize::from(step) - 1]));
        row.number("moves_left", turn.and_then(|turn| turn.moves));
        row.number("crew_played", turn.and_then(|turn| turn.played));
        write_open(row, &view.open, &ids);
        for position in Position::ALL {
            let planet = view.planets.iter().find(|planet| planet.position == *position);
            row.group(position.word(), true, |row| write_planet(row, planet, &ids, &table));
        }
        row.seats(SEATS, &view.players, seat, |row, player| write_player(row, player, &ids));
        let automa = view.automa.as_ref();
        row.group("automa", automa.is_some(), |row| write_automa(row, automa, &ids));
    }
}

const STEPS: [&str; 5] = ["1", "2", "3", "4", "5"];

fn write_resources(row: &mut Row<'_>, name: &str, amounts: Option<Resources>) {
    row.group(name, true, |row| {
        for resource in Resource::ALL {
            row.number(resource.word(), amounts.map(|amounts| amounts.of(*resource)));
        }
    });
}

fn write_open(row: &mut Row<'_>, open: &[OpenCard], ids: &Ids<'_>) {
    let crew = open.iter().filter_map(|card| match card {
        OpenCard::ToPlace(_, card) | OpenCard::Aside(_, card) => Some(card.as_str()),
        OpenCard::Survivor(..) => None,
    });
    row.counts("open_crew", &ids.crew, crew);
    let survivors = open.iter().filter_map(|card| match card {
        OpenCard::Survivor(_, card) => Some(card.as_str()),
        OpenCard::ToPlace(..) | OpenCard::Aside(..) => None,
    });
    row.counts("open_survivors", &ids.survivors, survivors);
}

fn write_planet(row: &mut Row<'_>, planet: Option<&PlanetView>, ids: &Ids<'_>, table: &Table) {
    row.one_of("planet", &ids.planets, planet.map(|planet| planet.planet.as_str()));
    row.number("terraformed", planet.is_some_and(|planet| planet.terraformed));
    write_resources(row, "levels", planet.map(|planet| planet.levels));
    write_resources(row, "needs", planet.map(|planet| planet.needs));
    let seats: Vec<Seat> = (0..table.players as u8).map(Seat::new).collect();
    row.seats(SEATS, &seats, table.own, |row, seat| {
        let marker = planet.and_then(|planet| planet.track.iter().find(|marker| marker.seat == *seat));
        let rank = planet.and_then(|planet| planet.track.iter().position(|marker| marker.seat == *seat));
        row.number("on_track", marker.is_some());
        row.number("track_space", marker.map(|marker| marker.space));
        row.number("track_rank", rank);
        let colonies = planet.and_then(|planet| planet.colonies.iter().find(|(owner, _)| owner == seat));
        row.number("colonies", colonies.map(|(_, count)| *count));
        let outposts = planet.and_then(|planet| planet.outposts.iter().find(|(owner, _)| owner == seat));
        row.number("outposts", outposts.map(|(_, count)| *count));
    });
}

fn write_player(row: &mut Row<'_>, player: &PlayerView, ids: &Ids<'_>) {
    row.number("automa", player.automa);
    write_ark(row, player.ark);
    write_resources(row, "cargo", Some(player.cargo));
    row.number("capacity", player.capacity);
    row.number("move_limit", player.move_limit);
    row.counts("ready", &words(Specialist::ALL, Specialist::word), player.ready.iter().map(|one| one.word()));
    row.counts("upper", &ids.crew, player.upper.iter().map(String::as_str));
    row.counts("lower", &ids.crew, player.lower.iter().map(String::as_str));
    row.number("dealt.size", player.dealt.0);
    row.counts("dealt", &ids.crew, player.dealt.1.iter().flatten().map(String::as_str));
    row.counts("survivors", &ids.survivors, player.survivors.iter().map(String::as_str));
    row.counts("settled", &ids.survivors, player.settled.iter().map(String::as_str));
    row.counts("upgrades", &words(Upgrade::ALL, Upgrade::word), player.upgrades.iter().map(|one| one.word()));
    row.number("engines", player.engines);
    row.number("colony_pool", player.colony_pool);
    row.number("founded", player.founded);
    row.number("outpost_pool", player.outpost_pool);
    row.number("terraform", player.terraform);
    row.number("points", player.points);
    row.number("score", player.score);
}

/// The card on which the Ark is, and the space of it.
fn write_ark(row: &mut Row<'_>, ark: Space) {
    let (position, spot) = ark.parts().unzip();
    row.number("at_gate", position.is_none());
    row.one_of("at", &words(Position::ALL, Position::word), position.map(Position::word));
    row.one_of("spot", &words(Spot::ALL, Spot::word), spot.map(Spot::word));
}

fn write_automa(row: &mut Row<'_>, automa: Option<&AutomaView>, ids: &Ids<'_>) {
    row.one_of("card", &ids.automa, automa.and_then(|automa| automa.card.as_deref()));
    row.number("step", automa.and_then(|automa| automa.step));
    row.number("deck", automa.map(|automa| automa.deck));
    row.counts("pile", &ids.automa, automa.iter().flat_map(|automa| &automa.pile).map(String::as_str));
    row.counts("hand", &ids.crew, automa.iter().flat_map(|automa| &automa.hand).map(String::as_str));
    row.number("upgrade_points", automa.map(|automa| automa.upgrade_points));
}

fn words<T: Copy>(all: &[T], word: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| word(*one)).collect()
}
