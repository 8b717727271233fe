//! What makes rows playable: every fault is found at its line before anything starts.

use orrery_core::content::{FileFindings, Nested as _, PackErrors, Source};

use super::rows::{MapRow, PlanetRow, Slot};
use super::{Holds, Rows, Side};
use crate::effects::{Ability, Block, Effect};
use crate::ids::{
    ABILITIES, Area, BONUSES, DECREES, FLEETS, MININGS, MISSIONS, OBJECTIVES, Office, PIRATES, PLANETS,
    PlanetType, TECHNOLOGIES, TokenKind, Track, WEALTH,
};
use crate::space::{Space, Spaces};

/// More of a thing is never gained, paid or done at once.
const MOST: u8 = 20;
/// Effects of one list.
const STEPS: usize = 8;
/// The most players.
const SEATS: u8 = 5;
/// Tokens of a stack.
const STACK: u8 = 3;
/// Spaces of a main track.
const SPACES: usize = 12;

/// What must hold for a list of effects and those within it.
fn effects(findings: &mut FileFindings<'_>, file: &str, id: &str, block: &mut Block) {
    findings.expect(block.steps.len() <= STEPS, file, id, || format!("an effect has at most {STEPS} steps"));
    for step in &mut block.steps {
        let amount = amount(step);
        findings.expect(amount <= MOST, file, id, || format!("amounts are at most {MOST}, not {amount}"));
        let main = match step {
            Effect::Advance { track, .. } | Effect::StepThen { track, .. } => *track != Track::Trade,
            _ => true,
        };
        findings.expect(main, file, id, || {
            "steps are made on the four main tracks; trade is unlocked".to_owned()
        });
        for inner in step.blocks_mut() {
            effects(findings, file, id, inner);
        }
    }
}

/// The largest number of an effect.
fn amount(effect: &Effect) -> u8 {
    match effect {
        Effect::Gain(gain) => [gain.energy, gain.ore, gain.alien, gain.credit, gain.any, gain.vp]
            .into_iter()
            .max()
            .unwrap_or_default(),
        Effect::Pay { cost, .. } => {
            [cost.energy, cost.ore, cost.alien, cost.credit, cost.any].into_iter().max().unwrap_or_default()
        }
        Effect::Repeat { most: n, .. }
        | Effect::ChooseUpTo { most: n, .. }
        | Effect::Advance { steps: n, .. }
        | Effect::OpenTrade(n)
        | Effect::Move(n)
        | Effect::Mobilise(n)
        | Effect::TempLevel(_, n) => *n,
        _ => 0,
    }
}

/// Checks all rows together.
pub(super) fn all(sources: &[Source<'_>], rows: &mut Rows) -> Result<(), PackErrors> {
    let mut findings = FileFindings::new(sources);
    for (file, id, block) in rows.blocks() {
        effects(&mut findings, file, &id, block);
    }
    numbers(&mut findings, rows);
    rows.planets.iter().for_each(|row| planet(&mut findings, row));
    rows.maps.iter().for_each(|row| map(&mut findings, rows, row));
    for players in 2..=SEATS {
        let maps = rows.maps.iter().filter(|row| row.players == players).count();
        findings.expect_file(maps == 1, "maps.ron", || {
            format!("there are {maps} maps for {players} players; there must be one")
        });
    }
    tracks(&mut findings, rows);
    tokens(&mut findings, rows);
    cards(&mut findings, rows);
    panel(&mut findings, rows);
    sheet(&mut findings, rows);
    plain(&mut findings, rows);
    findings.finish()
}

fn numbers(findings: &mut FileFindings<'_>, rows: &Rows) {
    macro_rules! numbers {
        ($($file:literal: $rows:expr, $count:expr;)+) => {
            $(findings.numbers($file, $rows.iter().map(|row| (row.no, row.id.as_str())), $count);)+
        };
    }
    numbers! {
        "planets.ron": rows.planets, PLANETS;
        "maps.ron": rows.maps, usize::from(SEATS) - 1;
        "areas.ron": rows.areas, Area::ALL.len();
        "tracks.ron": rows.tracks, Track::MAIN.len();
        "mining.ron": rows.mining, MININGS;
        "bonus.ron": rows.bonus, BONUSES;
        "pirates.ron": rows.pirates.rows, PIRATES;
        "fleet.ron": rows.fleet, FLEETS;
        "abilities.ron": rows.abilities, ABILITIES;
        "wealth.ron": rows.wealth, WEALTH;
        "objectives.ron": rows.objectives, OBJECTIVES;
        "technologies.ron": rows.technologies, TECHNOLOGIES;
        "missions.ron": rows.missions, MISSIONS;
        "decrees.ron": rows.decrees, DECREES;
        "senate.ron": rows.senate, usize::from(SEATS);
    }
}

fn planet(findings: &mut FileFindings<'_>, row: &PlanetRow) {
    let file = "planets.ron";
    findings.expect((1..=2).contains(&row.slots.len()), file, &row.id, || {
        format!("a planet has 1 or 2 slots, not {}", row.slots.len())
    });
    findings.expect(!row.colours.is_empty(), file, &row.id, || "a planet shows a colour".to_owned());
    let crew = row.slots.iter().all(|slot| (*slot == Slot::Crew) == (row.kind == PlanetType::Wild));
    findings.expect(crew, file, &row.id, || "slots of wild planets take crew, and no others do".to_owned());
    let action = row.action.steps.is_empty() != (row.kind == PlanetType::Action);
    findings.expect(action, file, &row.id, || "action planets have an action, and no others do".to_owned());
    findings.expect(!row.base || row.kind == PlanetType::Action, file, &row.id, || {
        "a base planet is an action planet".to_owned()
    });
}

fn map(findings: &mut FileFindings<'_>, rows: &Rows, row: &MapRow) {
    let (file, id) = ("maps.ron", row.id.as_str());
    let own: Spaces = [Space::Hub]
        .into_iter()
        .chain((1..=row.base).filter_map(Space::base))
        .chain((1..=row.other).filter_map(Space::other))
        .collect();
    let full = usize::from(own.len()) == 1 + usize::from(row.base) + usize::from(row.other);
    findings.expect(full, file, id, || "a map has at most 4 base spaces and 15 others".to_owned());
    let ends = row.lines.iter().flat_map(|(one, other, _)| [*one, *other]);
    let known = ends
        .chain(row.wormholes.iter().copied())
        .all(|name| name.space().is_some_and(|space| own.contains(space)));
    findings.expect(known, file, id, || "lines and wormholes are at spaces of the map".to_owned());
    let drawn: Spaces = row.at.iter().filter_map(|(name, ..)| name.space()).collect();
    findings.expect(drawn == own && row.at.len() == usize::from(own.len()), file, id, || {
        "every space of the map is drawn once".to_owned()
    });
    let mut reached = Spaces::only(Space::Hub);
    for _ in &row.lines {
        for (one, other, _) in &row.lines {
            if let (Some(one), Some(other)) = (one.space(), other.space())
                && (reached.contains(one) || reached.contains(other))
            {
                reached = reached.with(one).with(other);
            }
        }
    }
    findings.expect(reached.includes(own), file, id, || "lines join every space with the Capital".to_owned());
    findings.expect(row.wormholes.len() >= 2, file, id, || "a map has at least 2 wormholes".to_owned());
    findings.expect(row.pirates + row.blanks == row.other, file, id, || {
        format!(
            "{} pirates and {} blanks are not the {} tokens for the other planets",
            row.pirates, row.blanks, row.other
        )
    });
    let pirates = rows.pirates.rows.len() >= usize::from(row.pirates) && rows.pirates.blanks >= row.blanks;
    findings.expect(pirates, file, id, || "there are fewer pirate tokens in `pirates.ron`".to_owned());
    let on_map = rows.planets.iter().filter(|planet| planet.kind != PlanetType::Special);
    let (base, other): (Vec<_>, Vec<_>) = on_map.partition(|planet| planet.base);
    let enough = base.len() >= usize::from(row.base) && other.len() >= usize::from(row.other);
    findings.expect(enough, file, id, || "there are fewer planets in `planets.ron`".to_owned());
    findings.expect((1..=rows.sheet.captains).contains(&row.captains), file, id, || {
        format!("a player has 1 to {} captains", rows.sheet.captains)
    });
}

fn tracks(findings: &mut FileFindings<'_>, rows: &Rows) {
    for area in Area::ALL {
        let areas = rows.areas.iter().filter(|row| row.area == *area).count();
        findings.expect_file(areas == 1, "areas.ron", || {
            format!("there are {areas} areas {area}; there must be one")
        });
    }
    for track in Track::MAIN {
        let tracks = rows.tracks.iter().filter(|row| row.track == track).count();
        findings.expect_file(tracks == 1, "tracks.ron", || {
            format!("there are {tracks} tracks {track}; there must be one")
        });
    }
    let start = rows.sheet.start;
    for row in &rows.tracks {
        let (file, id) = ("tracks.ron", row.id.as_str());
        let first = match row.track {
            Track::Technology => start.technology,
            Track::Military => start.military,
            Track::Production => start.production,
            Track::Politics => start.politics,
            Track::Trade => start.trade,
        };
        let levels = row.spaces.iter().map(|space| space.level).eq((first..).take(row.spaces.len()));
        findings.expect(levels && (2..=SPACES).contains(&row.spaces.len()), file, id, || {
            format!("a track has 2 to {SPACES} spaces with the levels from {first} up")
        });
        for space in &row.spaces {
            let fits = space.stack.is_none_or(|(_, a, b)| a.max(b) <= STACK);
            findings.expect(fits, file, id, || format!("a stack has at most {STACK} tokens"));
            let needs = space.needs.is_none() || row.track == Track::Military;
            findings.expect(needs, file, id, || "only steps on military need a technology level".to_owned());
        }
    }
}

/// There are tokens for all places, and left-overs for Secret Cache, with either data set.
fn tokens(findings: &mut FileFindings<'_>, rows: &Rows) {
    let cached = |kind| {
        let abilities = rows.abilities.iter().flat_map(|row| &row.always);
        abilities
            .map(|ability| match (ability, kind) {
                (Ability::Cache { basic, .. }, TokenKind::Basic) => *basic,
                (Ability::Cache { advanced, .. }, TokenKind::Advanced) => *advanced,
                _ => 0,
            })
            .map(usize::from)
            .sum::<usize>()
    };
    let actions = rows.planets.iter().filter(|row| row.kind == PlanetType::Action && !row.base).count();
    for kind in TokenKind::ALL.iter().copied() {
        for map in &rows.maps {
            let stacks = rows.tracks.iter().flat_map(|row| &row.spaces).filter_map(|space| space.stack);
            let stacks = stacks.filter(|(of, ..)| *of == kind);
            let stacks: usize =
                stacks.map(|(_, a, b)| usize::from(if map.side == Side::A { a } else { b })).sum();
            let rounds = rows.sheet.round_tokens.iter().filter(|of| **of == kind).count();
            let planets = match kind {
                TokenKind::Basic => usize::from(map.base),
                TokenKind::Advanced => actions.min(usize::from(map.other)),
            };
            let needed = stacks + rounds + planets + cached(kind);
            let tuned = rows.bonus.iter().filter(|row| row.kind == kind);
            let tuned: usize = tuned.map(|row| usize::from(row.copies)).sum();
            let plain = rows.bonus.iter().filter(|row| row.kind == kind);
            let plain = plain.map(|row| {
                rows.plain.bonus.iter().find(|over| over.no == row.no).map_or(row.copies, |over| over.copies)
            });
            let plain: usize = plain.map(usize::from).sum();
            findings.expect_file(tuned.min(plain) >= needed, "bonus.ron", || {
                format!(
                    "{} players need {needed} {kind} tokens, and there are {}",
                    map.players,
                    tuned.min(plain)
                )
            });
        }
    }
    let start = rows.mining.iter().filter(|row| row.start).map(|row| row.copies).sum::<u8>();
    findings.expect_file(start >= SEATS, "mining.ron", || {
        format!("players begin with {SEATS} tokens, and only {start} are marked for that")
    });
    let mining = rows.mining.iter().map(|row| usize::from(row.copies)).sum::<usize>();
    let needed = usize::from(SEATS + 1 + rows.sheet.rounds);
    findings.expect_file(mining >= needed, "mining.ron", || {
        format!("a game uses up to {needed} mining tokens, and there are {mining}")
    });
}

fn cards(findings: &mut FileFindings<'_>, rows: &Rows) {
    for level in 1..=3 {
        let cards = rows.technologies.iter().filter(|row| row.level == level).count();
        findings.expect_file(cards >= usize::from(rows.sheet.technologies), "technologies.ron", || {
            format!("{} cards of level {level} are shown, and there are {cards}", rows.sheet.technologies)
        });
    }
    for row in &rows.technologies {
        findings.expect((1..=3).contains(&row.level), "technologies.ron", &row.id, || {
            format!("technology cards have levels 1 to 3, not {}", row.level)
        });
    }
    for level in 1..=2 {
        let cards = rows.missions.iter().filter(|row| row.level == level).count();
        findings.expect_file(cards >= usize::from(rows.sheet.missions), "missions.ron", || {
            format!("{} missions of level {level} are shown, and there are {cards}", rows.sheet.missions)
        });
    }
    for row in &rows.missions {
        findings.expect((1..=2).contains(&row.level), "missions.ron", &row.id, || {
            format!("missions have levels 1 and 2, not {}", row.level)
        });
        findings.expect((1..=2).contains(&row.types.len()), "missions.ron", &row.id, || {
            "a mission has one type or two".to_owned()
        });
    }
    for deck in Office::ALL.iter().copied() {
        let there = rows.decrees.iter().any(|row| row.deck == deck);
        findings.expect_file(there, "decrees.ron", || format!("the deck {deck} has no decree"));
    }
    for row in &rows.abilities {
        for ability in &row.always {
            if let Ability::OwnPlanet(no) = ability {
                let special = |planet: &PlanetRow| planet.no == *no && planet.kind == PlanetType::Special;
                findings.expect(rows.planets.iter().any(special), "abilities.ron", &row.id, || {
                    format!("there is no special planet {no}")
                });
            }
        }
    }
    let seats = usize::from(SEATS);
    let dealt = seats * usize::from(rows.sheet.objectives);
    for (file, has, needs) in [
        ("wealth.ron", rows.wealth.len(), 2 * seats),
        ("abilities.ron", rows.abilities.len(), seats),
        ("objectives.ron", rows.objectives.len(), dealt),
        ("senate.ron", rows.senate.len(), seats),
        ("fleet.ron", rows.fleet.len(), FLEETS),
    ] {
        findings
            .expect_file(has >= needs, file, || format!("{seats} players need {needs}, and there are {has}"));
    }
}

fn panel(findings: &mut FileFindings<'_>, rows: &Rows) {
    let (panel, sheet, file) = (&rows.panel, &rows.sheet, "panel.ron");
    let held = |holds| panel.trade.iter().filter(|row| row.holds == holds).count();
    findings.expect_file(held(Holds::Fleet) == FLEETS, file, || {
        format!("the trade track holds {FLEETS} fleet tokens, not {}", held(Holds::Fleet))
    });
    let markers = usize::from(sheet.development_markers.saturating_sub(sheet.markers_in_hold));
    findings.expect_file(held(Holds::Marker) == markers && held(Holds::Pirates) == 0, file, || {
        format!("the trade track holds {markers} development markers, not {}", held(Holds::Marker))
    });
    let fleet = panel.income.iter().filter(|row| row.holds == Holds::Fleet).count();
    findings.expect_file(fleet == FLEETS, file, || {
        format!("the income track has {FLEETS} spaces for fleet tokens, not {fleet}")
    });
    findings.expect_file(panel.outposts.len() == usize::from(sheet.outposts), file, || {
        format!("{} outposts lie on as many spaces, not on {}", sheet.outposts, panel.outposts.len())
    });
    findings.expect_file(panel.captains.len() == usize::from(sheet.captains), file, || {
        format!("{} captains have as many spaces, not {}", sheet.captains, panel.captains.len())
    });
}

fn sheet(findings: &mut FileFindings<'_>, rows: &Rows) {
    let (sheet, file) = (&rows.sheet, "sheet.ron");
    let tokens = sheet.round_tokens.len() + 1 == usize::from(sheet.rounds);
    findings.expect_field(tokens, file, "round_tokens", "every round but the first has a token");
    let missions = sheet.mission_access.len() == 2 * usize::from(sheet.missions);
    findings.expect_field(missions, file, "mission_access", "there is a level for each place of a mission");
    findings.expect_field(
        sheet.technology_access.len() == 3,
        file,
        "technology_access",
        "there is a level for each of the three levels of cards",
    );
    findings.expect_field(
        sheet.outposts == sheet.segments,
        file,
        "segments",
        "the priority track has a segment for each number of outposts",
    );
    let mobilised =
        sheet.crew_mobilised <= sheet.crew && sheet.crew_mobilised as usize <= rows.panel.crew.len();
    findings.expect_field(mobilised, file, "crew_mobilised", "the crew of the start has its spaces");
    findings.expect_field(sheet.objectives == 2, file, "objectives", "everybody has two objectives");
    findings.expect_field((1..=9).contains(&sheet.rounds), file, "rounds", "a game has 1 to 9 rounds");
    findings.expect_field(
        sheet.resources_per_vp > 0,
        file,
        "resources_per_vp",
        "a point costs at least a resource",
    );
}

/// Each row of `plain.ron` changes a row that is there.
fn plain(findings: &mut FileFindings<'_>, rows: &Rows) {
    let missing = "there is no such row; a row is named by its number and id";
    for over in &rows.plain.tracks {
        let row = rows.tracks.iter().find(|row| (row.no, &row.id) == (over.no, &over.id));
        let space = row.is_some_and(|row| {
            row.track == over.track && row.spaces.iter().any(|space| space.level == over.level)
        });
        findings.expect(space, "plain.ron", &over.id, || missing.to_owned());
    }
    macro_rules! named {
        ($($over:expr => $rows:expr;)+) => {
            $(for over in &$over {
                let named = $rows.iter().any(|row| (row.no, &row.id) == (over.no, &over.id));
                findings.expect(named, "plain.ron", &over.id, || missing.to_owned());
            })+
        };
    }
    named! {
        rows.plain.bonus => rows.bonus;
        rows.plain.wealth => rows.wealth;
        rows.plain.pirates => rows.pirates.rows;
    }
}
