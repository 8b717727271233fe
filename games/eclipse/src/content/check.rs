//! What makes rows playable: every fault is found at its line before anything starts.

use orrery_core::content::{self, PackErrors, Source};

use super::rows::{Class, Guard, PartKind, SectorKind};
use super::{Rows, SPACES};
use crate::effects::Effect;
use crate::ids::{
    ALLIANCES, BLUEPRINTS, DEVELOPMENTS, DISCOVERIES, Die, GUARDS, PARTS, REPUTATIONS, SECTORS, SHRINES,
    SPECIES, ShrineSet, Stack, TECHNOLOGIES, TOKENS, Unit,
};

/// The most players.
const SEATS: u8 = 9;
/// Tiles on a technology track.
const TRACK: usize = 7;
/// Spaces of the influence track.
const DISCS: usize = 13;

/// What is found, in files that are told by their names.
struct Findings<'a> {
    found: content::Findings,
    sources: &'a [Source<'a>],
}

impl<'a> Findings<'a> {
    fn source(&self, file: &str) -> &'a Source<'a> {
        self.sources.iter().find(|source| source.file == file).expect("one of the files")
    }

    fn expect(&mut self, holds: bool, file: &str, id: &str, reason: impl FnOnce() -> String) {
        self.found.expect(holds, self.source(file), id, reason);
    }

    fn expect_file(&mut self, holds: bool, file: &str, reason: impl FnOnce() -> String) {
        self.found.expect_file(holds, self.source(file), reason);
    }
}

/// Checks all rows together.
pub(super) fn all(sources: &[Source<'_>], rows: &Rows) -> Result<(), PackErrors> {
    let mut findings = Findings { found: content::Findings::default(), sources };
    numbers(&mut findings, rows);
    sectors(&mut findings, rows);
    tables(&mut findings, rows);
    ships(&mut findings, rows);
    species(&mut findings, rows);
    effects(&mut findings, rows);
    findings.found.finish()
}

fn numbers(findings: &mut Findings<'_>, rows: &Rows) {
    macro_rules! numbers {
        ($($file:literal: $rows:expr, $count:expr;)+) => {
            $(findings.found.numbers(
                findings.source($file),
                $rows.iter().map(|row| (row.no, row.id.as_str())),
                $count,
            );)+
        };
    }
    numbers! {
        "sectors.ron": rows.sectors, SECTORS;
        "layouts.ron": rows.layouts, 10;
        "technologies.ron": rows.technologies, TECHNOLOGIES;
        "developments.ron": rows.developments, DEVELOPMENTS;
        "discoveries.ron": rows.discoveries, DISCOVERIES;
        "tokens.ron": rows.tokens, TOKENS;
        "units.ron": rows.units, Unit::ALL.len();
        "blueprints.ron": rows.blueprints, BLUEPRINTS;
        "parts.ron": rows.parts, PARTS;
        "guards.ron": rows.guards, GUARDS;
        "dice.ron": rows.dice, Die::ALL.len();
        "species.ron": rows.species, SPECIES;
        "alliances.ron": rows.alliances, ALLIANCES;
        "shrines.ron": rows.shrines, SHRINES;
        "shrine_bonuses.ron": rows.bonuses, ShrineSet::ALL.len();
        "tracks.ron": rows.tracks, 4;
        "supply.ron": rows.supply, usize::from(SEATS) - 1;
        "reputation.ron": rows.reputation, REPUTATIONS;
        "pieces.ron": rows.pieces, 8;
    }
}

fn sectors(findings: &mut Findings<'_>, rows: &Rows) {
    let file = "sectors.ron";
    for row in &rows.sectors {
        findings.expect(row.wormholes.iter().all(|edge| *edge < 6), file, &row.id, || {
            "the edges of a sector are 0 to 5".to_owned()
        });
        let values = if row.kind == SectorKind::Hive { 6 } else { 0 };
        findings.expect(row.values.len() == values, file, &row.id, || {
            "a hive has a value for each of its six edges, and no other sector has any".to_owned()
        });
        findings
            .expect(row.squares.gray <= 2, file, &row.id, || "there are at most 2 gray squares".to_owned());
        findings.expect(!matches!(row.guard, Guard::Ships(count) if count > 6), file, &row.id, || {
            "at most 6 Ancient ships guard a sector".to_owned()
        });
        let same = rows.sectors.iter().filter(|other| other.number == row.number).count();
        findings
            .expect(same == 1, file, &row.id, || format!("{same} sectors have the number {}", row.number));
        let home = matches!(row.stack, Stack::Starting | Stack::Homeworld);
        findings.expect(!home || !row.wormholes.is_empty(), file, &row.id, || {
            "a starting sector or homeworld has a wormhole".to_owned()
        });
    }
    let centres = rows.sectors.iter().filter(|row| row.stack == Stack::Center).count();
    findings.expect_file(centres == 1, file, || format!("there is one Galactic Center, not {centres}"));
    let ships: u16 = rows
        .sectors
        .iter()
        .map(|row| if let Guard::Ships(count) = row.guard { u16::from(count) } else { 0 })
        .sum();
    let tiles: u16 = rows.guards.iter().filter(|row| row.no == 1).map(|row| u16::from(row.copies)).sum();
    findings.expect_file(ships <= tiles, "guards.ron", || {
        format!("{ships} Ancient ships are needed, and there are {tiles}")
    });
}

fn tables(findings: &mut Findings<'_>, rows: &Rows) {
    for players in 2..=SEATS {
        let layouts: Vec<_> = rows.layouts.iter().filter(|row| row.players == players).collect();
        findings
            .expect_file(!layouts.is_empty(), "layouts.ron", || format!("{players} players have no layout"));
        let supply = rows.supply.iter().filter(|row| row.players == players).count();
        findings.expect_file(supply == 1, "supply.ron", || format!("{players} players have {supply} rows"));
        for row in layouts {
            let spaces = if row.ring == 2 { 6 } else { 18 };
            findings.expect(row.starts.len() == usize::from(players), "layouts.ron", &row.id, || {
                format!("{players} players start on as many spaces, not on {}", row.starts.len())
            });
            let mut all: Vec<_> = row.starts.iter().chain(&row.homeworlds).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            let fits = all.len() == count && all.iter().all(|space| **space < spaces);
            findings.expect(fits && (2..=3).contains(&row.ring), "layouts.ron", &row.id, || {
                format!("spaces of ring {} are below {spaces} and used once", row.ring)
            });
        }
    }
    for (id, least) in [("upkeep", DISCS + 1), ("production", 12), ("discount", TRACK), ("points", TRACK + 1)]
    {
        let found = rows.tracks.iter().find(|row| row.id == id).map_or(0, |row| row.values.len());
        findings
            .expect_file(found >= least, "tracks.ron", || format!("`{id}` has {least} values, not {found}"));
    }
    for set in ShrineSet::ALL.iter().copied() {
        let bonuses = rows.bonuses.iter().filter(|row| row.set == set).count();
        findings.expect_file(bonuses == 1, "shrine_bonuses.ron", || {
            format!("the set {set} has {bonuses} bonuses")
        });
    }
    for die in Die::ALL.iter().copied() {
        let found = rows.dice.iter().filter(|row| row.colour == die).count();
        findings.expect_file(found == 1, "dice.ron", || format!("there are {found} rows for {die}"));
    }
}

fn ships(findings: &mut Findings<'_>, rows: &Rows) {
    for unit in Unit::ALL.iter().copied() {
        let found = rows.units.iter().filter(|row| row.unit == unit).count();
        findings.expect_file(found == 1, "units.ron", || format!("there are {found} rows for {unit}"));
    }
    for row in &rows.units {
        let most = match row.unit {
            Unit::Interceptor => 8,
            Unit::Dreadnought => 2,
            _ => 4,
        };
        findings.expect(row.copies.unwrap_or_default() <= most, "units.ron", &row.id, || {
            format!("there are at most {most} pieces of a colour")
        });
    }
    for row in &rows.blueprints {
        findings.expect((1..=SPACES).contains(&row.spaces.len()), "blueprints.ron", &row.id, || {
            format!("a blueprint has 1 to {SPACES} spaces, not {}", row.spaces.len())
        });
        for name in &row.spaces {
            let known = name.is_empty() || rows.parts.iter().any(|part| part.id == *name);
            findings.expect(known, "blueprints.ron", &row.id, || format!("there is no part `{name}`"));
        }
    }
    let kinds = rows.parts.iter().filter(|row| row.kind == PartKind::Researched);
    for row in kinds {
        let found = rows
            .effects()
            .flat_map(|(.., effects)| effects)
            .any(|effect| matches!(effect, Effect::UnlockPart(part) if *part == row.id));
        findings.expect(found, "parts.ron", &row.id, || "no technology brings it".to_owned());
    }
}

fn species(findings: &mut Findings<'_>, rows: &Rows) {
    let file = "species.ron";
    for row in &rows.species {
        let home =
            rows.sectors.iter().any(|sector| sector.number == row.home && sector.stack == Stack::Starting);
        findings.expect(home, file, &row.id, || format!("there is no starting sector {}", row.home));
        for name in &row.blueprints {
            let known = rows.blueprints.iter().any(|blueprint| blueprint.id == *name);
            findings.expect(known, file, &row.id, || format!("there is no blueprint `{name}`"));
        }
        for (name, _) in &row.technologies {
            let known = rows.technologies.iter().any(|technology| technology.id == *name);
            findings.expect(known, file, &row.id, || format!("there is no technology `{name}`"));
        }
        findings.expect(row.trade.give > 0, file, &row.id, || "a trade gives something".to_owned());
        findings
            .expect(row.discs >= 2, file, &row.id, || "a species starts with at least 2 discs".to_owned());
        findings.expect(row.reputation.len() <= 6, file, &row.id, || {
            "a reputation track has at most 6 spaces".to_owned()
        });
    }
}

/// Effects name what there is.
fn effects(findings: &mut Findings<'_>, rows: &Rows) {
    for (file, id, effects) in rows.effects() {
        for effect in effects {
            let (known, name) = match effect {
                Effect::UnlockPart(name) => (
                    rows.parts.iter().any(|part| part.id == *name && part.kind == PartKind::Researched),
                    name,
                ),
                Effect::AncientPart(name) => {
                    (rows.parts.iter().any(|part| part.id == *name && part.kind == PartKind::Ancient), name)
                }
                Effect::Token { token: name, .. } => {
                    (rows.tokens.iter().any(|token| token.id == *name), name)
                }
                _ => continue,
            };
            findings.expect(known, file, id, || format!("there is no `{name}`"));
        }
    }
    for row in &rows.technologies {
        findings.expect(row.least <= row.cost, "technologies.ron", &row.id, || {
            format!("{} is the least cost, and {} is printed", row.least, row.cost)
        });
        findings.expect(row.class != Class::Rare || row.tiles <= 1, "technologies.ron", &row.id, || {
            "a rare technology exists once".to_owned()
        });
    }
}
