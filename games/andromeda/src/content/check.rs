//! What makes rows playable: every fault is found at its line before anything starts.

use std::collections::BTreeMap;

use orrery_core::content::{FileFindings, PackErrors, Source};

use super::{Rows, Skill, Symbol, TacticType, TrackSpace};
use crate::effects::{Block, Effect};
use crate::ids::{
    Base, Class, Column, DESTINIES, DISCOVERIES, EVENTS, FACTIONS, MODULES, MOONS, PLANETS, RAIDERS,
    ShipKind, TACTICS, TOKENS, Track, UPGRADES,
};
use crate::options::Deck;
use crate::space::{BERTHS, NEBULAE, SPACES, Space};
use crate::state::{EVENT_DECK, SEATS, TRACK};

/// More of a thing is never gained at once.
const MOST: u8 = 20;
/// Steps of one effect.
const STEPS: usize = 8;

/// A list of effects, and the lists inside.
fn effects(findings: &mut FileFindings<'_>, file: &str, id: &str, block: &Block) {
    findings.expect(block.steps.len() <= STEPS, file, id, || format!("an effect has at most {STEPS} steps"));
    for step in &block.steps {
        let (amount, inner): (u8, &[Block]) = match step {
            Effect::Gain(goods) | Effect::Lose(goods) | Effect::Extra(goods, _) => (goods.highest(), &[]),
            Effect::GainBasic(n)
            | Effect::GainAny(n)
            | Effect::Vp(n)
            | Effect::LoseVp(n)
            | Effect::Repair(n)
            | Effect::Recruit(n)
            | Effect::AdvanceEvent(n)
            | Effect::DiscardCards(n) => (*n, &[]),
            Effect::Choose(ways) => (ways.len() as u8, ways),
            Effect::Pay { then, .. }
            | Effect::PayMoon(then)
            | Effect::May(then)
            | Effect::ForEach { then, .. }
            | Effect::Printed(_, then)
            | Effect::TurnUp(then)
            | Effect::Hire(_, then)
            | Effect::Steal(then)
            | Effect::Accord(_, then) => (0, std::slice::from_ref(then)),
            _ => (0, &[]),
        };
        findings.expect(amount <= MOST, file, id, || format!("amounts are at most {MOST}"));
        for block in inner {
            effects(findings, file, id, block);
        }
    }
}

/// Checks all rows together.
pub(super) fn all(sources: &[Source<'_>], rows: &Rows) -> Result<(), PackErrors> {
    let mut findings = FileFindings::new(sources);
    map(&mut findings, rows);
    planets(&mut findings, rows);
    modules(&mut findings, rows);
    cards(&mut findings, rows);
    ships(&mut findings, rows);
    raiders_and_events(&mut findings, rows);
    sheet(&mut findings, rows);
    findings.finish()
}

fn map(findings: &mut FileFindings<'_>, rows: &Rows) {
    let file = "map.ron";
    let mut next: BTreeMap<Space, &[Space]> = BTreeMap::new();
    for row in &rows.map {
        match row.id.parse::<Space>() {
            Ok(space) => {
                next.insert(space, &row.next);
                let nebula = space.nebula_number().is_some();
                findings.expect(row.fill.is_none() == nebula, file, &row.id, || {
                    "spaces for tiles have a place in the order of filling, nebulae have none".to_owned()
                });
            }
            Err(error) => findings.expect(false, file, &row.id, || error.to_string()),
        }
    }
    findings.expect_file(next.len() == SPACES, file, || format!("the map has {SPACES} spaces"));
    for (space, near) in &next {
        let mutual = near.iter().all(|other| next.get(other).is_some_and(|back| back.contains(space)));
        findings.expect(mutual, file, &space.to_string(), || {
            "what is next to a space has it next to it".to_owned()
        });
    }
    let mut fill: Vec<_> = rows.map.iter().filter_map(|row| row.fill).collect();
    fill.sort_unstable();
    let places = (1..=(SPACES - NEBULAE) as u8).collect::<Vec<_>>();
    findings
        .expect_file(fill == places, file, || "every place in the order of filling is there once".to_owned());
    for symbol in [Symbol::Alpha, Symbol::Beta] {
        let marked = rows.map.iter().filter(|row| row.symbol == Some(symbol)).count();
        findings.expect_file(marked == 1, file, || format!("one space is marked {symbol:?}, not {marked}"));
    }
}

fn planets(findings: &mut FileFindings<'_>, rows: &Rows) {
    findings.numbers("planets.ron", rows.planets.iter().map(|row| (row.no, row.id.as_str())), PLANETS);
    findings
        .expect_file(rows.planets.len() == PLANETS, "planets.ron", || format!("there are {PLANETS} planets"));
    for track in Track::ALL {
        let types = rows.planet_types.iter().filter(|row| row.track == *track).count();
        findings.expect_file(types == 1, "planet_types.ron", || format!("one type of planet is {track}"));
        let tiles = rows.planets.iter().filter(|row| row.track == *track).count();
        let of_type = rows.moons.iter().filter(|row| row.track == Some(*track));
        let moons: u8 = of_type.map(|row| row.copies).sum();
        let needed = tiles * usize::from(rows.sheet.moons);
        findings.expect_file(usize::from(moons) >= needed, "moons.ron", || {
            format!("{tiles} {track} planets need {needed} moons, there are {moons}")
        });
    }
    for row in &rows.planet_types {
        effects(findings, "planet_types.ron", &row.id, &row.ability);
        findings.expect((1..=6).contains(&row.leaders), "planet_types.ron", &row.id, || {
            "1 to 6 leaders are needed".to_owned()
        });
    }
    for base in Base::ALL {
        let count = rows.bases.iter().filter(|row| row.base == *base).count();
        findings.expect_file(count == 1, "bases.ron", || format!("there is one {base}"));
    }
    rows.bases.iter().for_each(|row| effects(findings, "bases.ron", &row.id, &row.action));
    let open = rows.specials.iter().filter(|row| row.open).count();
    findings.expect_file(rows.specials.len() == 2 && open == 1, "specials.ron", || {
        "there are two kinds of special regions, one of them open to ships".to_owned()
    });
    findings.numbers("moons.ron", rows.moons.iter().map(|row| (row.no, row.id.as_str())), MOONS);
    let orphaned: u8 = rows.moons.iter().filter(|row| row.track.is_none()).map(|row| row.copies).sum();
    findings.expect_file(usize::from(orphaned) >= NEBULAE, "moons.ron", || {
        format!("{NEBULAE} nebulae need as many orphaned moons, there are {orphaned}")
    });
}

fn modules(findings: &mut FileFindings<'_>, rows: &Rows) {
    let file = "modules.ron";
    findings.numbers(file, rows.modules.iter().map(|row| (row.no, row.id.as_str())), MODULES);
    for column in Column::ALL {
        let own = || rows.modules.iter().filter(|row| row.column == *column);
        let bases = own().filter(|row| row.copies == 0).count();
        findings
            .expect_file(bases == 1, file, || format!("one {column} module has no copies: the base module"));
        let copies: usize = own().map(|row| usize::from(row.copies)).sum();
        findings.expect_file(copies < BERTHS, file, || {
            format!("{copies} {column} modules are too many; at most {} fit", BERTHS - 1)
        });
    }
    for row in &rows.modules {
        effects(findings, file, &row.id, &row.does);
        findings.expect(row.end.is_some() == row.does.steps.is_empty(), file, &row.id, || {
            "a module either does something or scores at the end".to_owned()
        });
        findings.expect(row.damage <= 3, file, &row.id, || "at most 3 damage markers".to_owned());
        let half = row.column == Column::Industry && row.socket.is_some();
        findings.expect(!half, file, &row.id, || "industry modules have half sockets only".to_owned());
        findings.expect(row.end.is_none_or(|end| end.per > 0), file, &row.id, || {
            "`per` is at least 1".to_owned()
        });
    }
}

fn cards(findings: &mut FileFindings<'_>, rows: &Rows) {
    findings.numbers("tactics.ron", rows.tactics.iter().map(|row| (row.no, row.id.as_str())), TACTICS);
    for row in &rows.tactics {
        row.plays.iter().for_each(|play| effects(findings, "tactics.ron", &row.id, &play.then));
        findings.expect(!row.plays.is_empty(), "tactics.ron", &row.id, || "a card has a moment".to_owned());
        let stays = row.kind == TacticType::Sustain;
        findings.expect(stays == row.sustain.is_some(), "tactics.ron", &row.id, || {
            "sustain cards, and only these, hold while they are in play".to_owned()
        });
    }
    findings.numbers("factions.ron", rows.factions.iter().map(|row| (row.no, row.id.as_str())), FACTIONS);
    let dealt = usize::from(rows.sheet.factions) * SEATS;
    findings.expect_file(rows.factions.len() >= dealt, "factions.ron", || {
        format!("{dealt} faction cards are dealt to {SEATS} players")
    });
    for row in &rows.factions {
        row.on.iter().for_each(|on| effects(findings, "factions.ron", &row.id, &on.then));
        let owners = rows.factions.iter().filter(|other| other.upgrade == row.upgrade).count();
        let known = rows.upgrades.iter().any(|tile| tile.id == row.upgrade);
        findings.expect(known && owners == 1, "factions.ron", &row.id, || {
            format!("`{}` must be an upgrade tile of this faction alone", row.upgrade)
        });
    }
    let discoveries = rows.discoveries.iter().map(|row| (row.no, row.id.as_str()));
    findings.numbers("discoveries.ron", discoveries, DISCOVERIES);
    let copies: u8 = rows.discoveries.iter().map(|row| row.copies).sum();
    findings.expect_file(copies >= 3 * rows.sheet.discoveries, "discoveries.ron", || {
        format!("three stacks need {} tokens, there are {copies}", 3 * rows.sheet.discoveries)
    });
    rows.discoveries.iter().for_each(|row| effects(findings, "discoveries.ron", &row.id, &row.does));
    findings.numbers("tokens.ron", rows.tokens.iter().map(|row| (row.no, row.id.as_str())), TOKENS);
    findings.expect_file(rows.tokens.len() >= 3, "tokens.ron", || "there are at least 3 tokens".to_owned());
    rows.tokens.iter().for_each(|row| effects(findings, "tokens.ron", &row.id, &row.does));
    findings.numbers("destinies.ron", rows.destinies.iter().map(|row| (row.no, row.id.as_str())), DESTINIES);
    findings.expect_file(rows.destinies.len() >= 2 * SEATS, "destinies.ron", || {
        format!("{} destiny cards are dealt to {SEATS} players", 2 * SEATS)
    });
}

fn ships(findings: &mut FileFindings<'_>, rows: &Rows) {
    for kind in ShipKind::ALL {
        let printed = rows.ships.iter().filter(|row| row.ship == *kind).count();
        findings.expect_file(printed == 1, "ships.ron", || format!("one row is the {kind}"));
        let own = |id: &str| rows.factions.iter().any(|faction| faction.upgrade == id);
        let neutral = rows.upgrades.iter().filter(|row| row.ship == *kind && !own(&row.id)).count();
        findings.expect_file(neutral >= SEATS, "upgrades.ron", || {
            format!("{SEATS} players need as many upgrades of the {kind} that belong to no faction")
        });
    }
    findings.numbers("upgrades.ron", rows.upgrades.iter().map(|row| (row.no, row.id.as_str())), UPGRADES);
    for (file, row) in rows
        .ships
        .iter()
        .map(|row| ("ships.ron", row))
        .chain(rows.upgrades.iter().map(|row| ("upgrades.ron", row)))
    {
        row.on.iter().for_each(|on| effects(findings, file, &row.id, &on.then));
        let settles = row.skills.contains(&Skill::Settle);
        findings.expect(settles == (row.ship == ShipKind::Transport), file, &row.id, || {
            "transports settle, and only these".to_owned()
        });
        findings.expect(row.ship != ShipKind::Transport || row.shields == 0, file, &row.id, || {
            "transports have no shields: they are told apart by nothing but their place".to_owned()
        });
    }
}

fn raiders_and_events(findings: &mut FileFindings<'_>, rows: &Rows) {
    findings.numbers("raiders.ron", rows.raiders.iter().map(|row| (row.no, row.id.as_str())), RAIDERS);
    for class in Class::ALL {
        let cards = rows.raiders.iter().filter(|row| row.class == *class).count();
        findings.expect_file(cards == 2, "raiders.ron", || {
            format!("two cards are of class {class}, not {cards}")
        });
    }
    for row in &rows.raiders {
        effects(findings, "raiders.ron", &row.id, &row.wins);
        effects(findings, "raiders.ron", &row.id, &row.reward);
        let swarm = row.class == Class::S;
        let standees = if swarm { row.standees == 4 && row.shields == 0 } else { row.standees == 1 };
        findings.expect(standees, "raiders.ron", &row.id, || {
            "class S has 4 standees and no shields, the others have 1 standee".to_owned()
        });
    }
    findings.numbers("events.ron", rows.events.iter().map(|row| (row.no, row.id.as_str())), EVENTS);
    for deck in [Deck::GalacticDawn, Deck::CosmicTwilight] {
        let cards = rows.events.iter().filter(|row| row.deck == deck).count();
        findings.expect_file((2..=EVENT_DECK).contains(&cards), "events.ron", || {
            format!("a deck has 2 to {EVENT_DECK} cards, not {cards}")
        });
    }
    for row in &rows.events {
        effects(findings, "events.ron", &row.id, &row.each);
        effects(findings, "events.ron", &row.id, &row.once);
    }
}

fn sheet(findings: &mut FileFindings<'_>, rows: &Rows) {
    let (file, sheet) = ("sheet.ron", &rows.sheet);
    for track in Track::ALL {
        let found: Vec<_> = rows.tracks.iter().filter(|row| row.track == *track).collect();
        findings.expect_file(found.len() == 1 && found[0].spaces.len() == TRACK, "tracks.ron", || {
            format!("the {track} track has {TRACK} spaces")
        });
    }
    let spaces = || rows.tracks.iter().flat_map(|row| row.spaces.iter().map(|(_, space)| *space));
    let bounded = spaces().all(|space| match space {
        TrackSpace::Discovery(stack) => stack < 2,
        TrackSpace::Token(place) => place < 3,
        TrackSpace::Level(level) => usize::from(level) < sheet.levels.len(),
        _ => true,
    });
    findings.expect_file(bounded, "tracks.ron", || {
        "two stacks, three token spaces, and the sheet's levels".to_owned()
    });
    findings
        .expect_file(sheet.costs.len() == Column::ALL.len(), file, || "four columns have a cost".to_owned());
    findings
        .expect_file(sheet.first_points.len() == SEATS, file, || "four players have first points".to_owned());
    findings.expect_file((1..=3).contains(&sheet.display), file, || {
        "1 to 3 modules of a column lie open".to_owned()
    });
    findings.expect_file((1..=4).contains(&sheet.claimed), file, || "1 to 4 claimed moons".to_owned());
    findings.expect_file((1..=3).contains(&sheet.moons), file, || "1 to 3 moons on a planet".to_owned());
    findings
        .expect_file((1..=5).contains(&sheet.discoveries), file, || "1 to 5 tokens in a stack".to_owned());
    findings.expect_file((1..=6).contains(&sheet.transports), file, || {
        "1 to 6 transports at the start".to_owned()
    });
    findings.expect_file((1..=6).contains(&sheet.dice), file, || "1 to 6 dice".to_owned());
    findings.expect_file((1..=5).contains(&sheet.targeting), file, || "targeting of 1 to 5".to_owned());
    findings.expect_file(sheet.swarm <= 4, file, || "at most 4 class S raiders".to_owned());
    for seats in 2..=4 {
        let planets = sheet.planets.of(seats);
        findings.expect_file((1..=15).contains(&planets), file, || "1 to 15 planets at the start".to_owned());
    }
}
