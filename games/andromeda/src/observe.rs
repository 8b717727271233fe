//! What a seat knows as numbers. Cards and tiles are counted by design, the map space by space.

use orrery_core::Seat;
use orrery_core::observe::{Observe, Row};

use crate::Andromeda;
use crate::frame::Phase;
use crate::ids::{Base, Class, Column, Goods, Resource, ShipKind, Track};
use crate::space::Space;
use crate::state::{Place, SEATS};
use crate::view::{BattleView, PlayerView, RegionView, View};

/// The ids of all rows of the content.
struct Ids<'a> {
    bases: Vec<&'a str>,
    events: Vec<&'a str>,
    moons: Vec<&'a str>,
    modules: Vec<&'a str>,
    tactics: Vec<&'a str>,
    discoveries: Vec<&'a str>,
    tokens: Vec<&'a str>,
    raiders: Vec<&'a str>,
    factions: Vec<&'a str>,
    upgrades: Vec<&'a str>,
    destinies: Vec<&'a str>,
}

/// Whose row it is, and how many play.
#[derive(Clone, Copy)]
struct Table {
    own: Seat,
    players: usize,
}

const KINDS: [&str; 5] = ["nebula", "planet", "base", "quasar", "maelstrom"];

impl Observe for Andromeda {
    fn write(&self, view: &View, seat: Seat, row: &mut Row<'_>) {
        let content = &self.content;
        let ids = Ids {
            bases: Base::ALL.iter().map(|base| content.base(*base).id.as_str()).collect(),
            events: content.events.iter().map(|(_, row)| row.id.as_str()).collect(),
            moons: content.moons.iter().map(|(_, row)| row.id.as_str()).collect(),
            modules: content.modules.iter().map(|(_, row)| row.id.as_str()).collect(),
            tactics: content.tactics.iter().map(|(_, row)| row.id.as_str()).collect(),
            discoveries: content.discoveries.iter().map(|(_, row)| row.id.as_str()).collect(),
            tokens: content.tokens.iter().map(|(_, row)| row.id.as_str()).collect(),
            raiders: content.raiders.iter().map(|(_, row)| row.id.as_str()).collect(),
            factions: content.factions.iter().map(|(_, row)| row.id.as_str()).collect(),
            upgrades: content.upgrades.iter().map(|(_, row)| row.id.as_str()).collect(),
            destinies: content.destinies.iter().map(|(_, row)| row.id.as_str()).collect(),
        };
        let table = Table { own: seat, players: view.players.len() };
        write_course(row, view, table);
        write_stacks(row, view, &ids);
        for space in Space::ALL {
            let region = view.regions.iter().find(|region| region.space == *space);
            row.group(space.word(), region.is_some(), |row| write_region(row, region, &ids, table));
        }
        for class in Class::ALL {
            let raider = view.raiders.iter().find(|raider| raider.class == *class);
            row.group(&format!("raiders_{}", class.word()), raider.is_some(), |row| {
                row.one_of("card", &ids.raiders, raider.map(|raider| raider.raider.as_str()));
                row.number("damage", raider.map(|raider| raider.damage));
            });
        }
        let battle = view.battle.as_ref();
        row.group("battle", battle.is_some(), |row| write_battle(row, battle, table));
        row.seats(SEATS, &view.players, seat, |row, player| write_player(row, player, &ids));
    }
}

fn strs(ids: &[String]) -> impl Iterator<Item = &str> {
    ids.iter().map(String::as_str)
}

fn words<T: Copy>(all: &[T], word: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| word(*one)).collect()
}

/// Where the game and the turn stand.
fn write_course(row: &mut Row<'_>, view: &View, table: Table) {
    let Table { own, players } = table;
    row.seat("first", SEATS, players, own, Some(view.first));
    row.number("end_marker", view.end_marker);
    row.number("ending", view.ending);
    row.number("last_turns", view.last_turns);
    row.number("ended", view.ended);
    row.seat("turn", SEATS, players, own, view.turn.map(|turn| turn.seat));
    row.one_of("phase", &PHASES, view.turn.map(|turn| phase(turn.phase)));
    row.number("must_return", view.turn.is_some_and(|turn| turn.must_return));
}

const PHASES: [&str; 14] = [
    "setup",
    "start",
    "choose",
    "launched",
    "activate",
    "activated",
    "raid",
    "battle",
    "return",
    "modules",
    "home",
    "last",
    "end",
    "over",
];

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Start => "start",
        Phase::Choose => "choose",
        Phase::Launched => "launched",
        Phase::Activate => "activate",
        Phase::Activated => "activated",
        Phase::Raid => "raid",
        Phase::Battle => "battle",
        Phase::Return => "return",
        Phase::Modules => "modules",
        Phase::Home => "home",
        Phase::Last => "last",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

/// What lies beside the map.
fn write_stacks(row: &mut Row<'_>, view: &View, ids: &Ids<'_>) {
    row.one_of("event", &ids.events, view.event.as_deref());
    row.number("events", view.events.0);
    row.counts("events_known", &ids.events, view.events.1.iter().flatten().map(String::as_str));
    row.counts("events_pile", &ids.events, strs(&view.events_pile));
    let looking = view.looking.iter().filter_map(|(_, cards)| cards.as_ref()).flatten();
    row.counts("looking", &ids.events, looking.map(String::as_str));
    row.number("planet_stack", view.planet_stack);
    row.counts("display", &ids.modules, view.display.iter().flat_map(|(_, modules)| strs(modules)));
    for (column, left) in Column::ALL.iter().zip(&view.module_decks) {
        row.number(&format!("module_deck_{}", column.word()), *left);
    }
    row.number("tactics_deck", view.tactics_deck);
    row.counts("tactics_pile", &ids.tactics, strs(&view.tactics_pile));
    let known = view.discoveries.iter().filter_map(|(_, known)| known.as_ref()).flatten();
    row.number("discoveries", view.discoveries.iter().map(|(left, _)| u32::from(*left)).sum::<u32>());
    row.counts("discoveries_known", &ids.discoveries, known.map(String::as_str));
    row.counts("tokens", &ids.tokens, view.tokens.iter().flatten().map(String::as_str));
    row.number("mechaphages", view.mechaphages);
}

fn write_goods(row: &mut Row<'_>, name: &str, goods: Option<Goods>) {
    row.group(name, true, |row| {
        for resource in Resource::TOKENS {
            row.number(resource.word(), goods.map(|goods| goods.of(resource)));
        }
    });
}

fn write_region(row: &mut Row<'_>, region: Option<&RegionView>, ids: &Ids<'_>, table: Table) {
    let Table { own, players } = table;
    row.one_of("kind", &KINDS, region.map(|region| region.kind));
    let base = region.filter(|region| region.kind == "base").and_then(|region| region.id.as_deref());
    row.one_of("base", &ids.bases, base);
    row.one_of(
        "track",
        &words(Track::ALL, Track::word),
        region.and_then(|region| region.track).map(Track::word),
    );
    row.one_of("moon", &ids.moons, region.and_then(|region| region.moon.as_deref()));
    row.number("moons", region.map(|region| region.moons));
    row.seat("development", SEATS, players, own, region.and_then(|region| region.development));
    let seats: Vec<Seat> = (0..players as u8).map(Seat::new).collect();
    row.seats(SEATS, &seats, own, |row, seat| {
        for kind in ShipKind::ALL {
            let ships = region.iter().flat_map(|region| &region.ships);
            let here = ships.filter(|(owner, other, _)| owner == seat && other == kind);
            row.number(kind.word(), here.map(|(_, _, count)| u32::from(*count)).sum::<u32>());
        }
        let leaders = region.iter().flat_map(|region| &region.leaders).filter(|(owner, _)| owner == seat);
        row.number("leaders", leaders.map(|(_, count)| u32::from(*count)).sum::<u32>());
    });
    write_goods(row, "extra", region.map(|region| region.extra));
    let raiders = region.and_then(|region| region.raiders);
    row.one_of("raider_class", &words(Class::ALL, Class::word), raiders.map(|(class, _)| class.word()));
    row.number("raiders", raiders.map(|(_, count)| count));
    row.number("active", region.is_some_and(|region| region.active));
}

fn write_battle(row: &mut Row<'_>, battle: Option<&BattleView>, table: Table) {
    row.number("step", battle.and_then(|battle| battle.step));
    row.number("decided", battle.is_some_and(|battle| battle.decided));
    let side =
        |seat: Option<Seat>| battle.and_then(|battle| battle.sides.iter().find(|side| side.seat == seat));
    let seats: Vec<Seat> = (0..table.players as u8).map(Seat::new).collect();
    let write_side = |row: &mut Row<'_>, seat: Option<Seat>| {
        row.number("fights", side(seat).is_some());
        row.number("dice", side(seat).map(|side| side.dice));
        row.number("targeting", side(seat).map(|side| side.targeting));
        let winner = |seat| battle.is_some_and(|battle| battle.winners.contains(&seat));
        row.number("won", seat.is_some_and(winner));
    };
    row.seats(SEATS, &seats, table.own, |row, seat| write_side(row, Some(*seat)));
    row.group("raiders", true, |row| write_side(row, None));
}

fn write_player(row: &mut Row<'_>, player: &PlayerView, ids: &Ids<'_>) {
    row.one_of("faction", &ids.factions, player.faction.as_deref());
    row.counts("dealt_factions", &ids.factions, player.dealt_factions.iter().flatten().map(String::as_str));
    row.number("points", player.vp);
    row.number("score", player.score);
    write_goods(row, "stock", Some(player.stock));
    row.number("hand.size", player.hand.0);
    row.counts("hand", &ids.tactics, player.hand.1.iter().flatten().map(String::as_str));
    row.number("hand_limit", player.hand_limit);
    row.counts("sustain", &ids.tactics, strs(&player.sustain));
    for (track, index) in &player.tracks {
        row.number(&format!("track_{}", track.word()), *index);
    }
    for kind in ShipKind::ALL {
        row.group(kind.word(), true, |row| write_ships(row, player, *kind));
    }
    row.counts("upgrade_tiles", &ids.upgrades, strs(&player.tiles));
    row.counts("upgrades", &ids.upgrades, strs(&player.upgrades));
    row.number("leaders", player.leaders);
    row.number("leaders_spent", player.spent);
    row.counts("claimed", &ids.moons, strs(&player.claimed));
    row.one_of("operations", &ids.moons, player.operations.as_deref());
    row.counts("tokens", &ids.tokens, strs(&player.tokens));
    row.number("discoveries.size", player.discoveries.0);
    row.counts("discoveries", &ids.discoveries, player.discoveries.1.iter().flatten().map(String::as_str));
    for (track, ready, used) in &player.cards {
        row.number(&format!("developments_{}", track.word()), *ready);
        row.number(&format!("developments_used_{}", track.word()), *used);
    }
    row.one_of("destiny", &ids.destinies, player.destiny.as_deref());
    row.counts(
        "dealt_destinies",
        &ids.destinies,
        player.dealt_destinies.iter().flatten().map(String::as_str),
    );
    row.counts("station", &ids.modules, player.station.iter().map(|module| module.module.as_str()));
    row.number("modules", player.station.len());
    row.number("modules_damaged", player.station.iter().filter(|module| module.damage > 0).count());
    row.number("modules_used", player.station.iter().filter(|module| module.used).count());
    let moons = player.station.iter().flat_map(|module| [&module.moon, &module.joint]).flatten();
    row.counts("moons_set", &ids.moons, moons.map(String::as_str));
    row.number("turns", player.turns);
}

/// How many ships of a type are where; those on the map stand with their region too.
fn write_ships(row: &mut Row<'_>, player: &PlayerView, kind: ShipKind) {
    let ships = || player.ships.iter().filter(move |ship| ship.kind == kind);
    let count = |here: fn(Place) -> bool| -> u32 {
        ships().filter(|ship| here(ship.place)).map(|ship| u32::from(ship.count)).sum()
    };
    row.number("reserve", count(|place| place == Place::Reserve));
    row.number("hangar", count(|place| place == Place::Hangar));
    row.number("scrapyard", count(|place| place == Place::Scrapyard));
    row.number("barge", count(|place| place == Place::Barge));
    row.number("module", count(|place| place == Place::Module));
    row.number("development", count(|place| place == Place::Development));
    row.number("map", count(|place| matches!(place, Place::At(_))));
    row.number("damage", ships().map(|ship| u32::from(ship.damage) * u32::from(ship.count)).sum::<u32>());
}
