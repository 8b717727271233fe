//! Eclipse keeps to everything that the testkit asks of a game, at every number of seats and under every option.

use orrery_core::id::Named as _;
use orrery_core::{Game as _, Publish as _};
use orrery_eclipse::actions::Foe;
use orrery_eclipse::ids::{
    Ability, ActionKind, Board, Die, Direction, Edge, Planet, Resource, SectorId, ShrineSet, Square, Stack,
    Track, Unit, Weapon,
};
use orrery_eclipse::{Eclipse, Options, Refusal, State};
use orrery_testkit::Subject;

use crate::support::{ALONE, combination, options};

fn subject() -> Subject<Eclipse> {
    let alone = ALONE
        .iter()
        .zip((2..=6).cycle())
        .map(|(json, seats)| (seats, Options { rounds: 2, ..options(json) }));
    let seats = Eclipse::SEATS.map(|seats| (seats, Options { rounds: 3, ..Options::default() }));
    let tables = seats.chain(alone).chain((0..24).map(combination));
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .tables(tables)
        .bound(2500)
        .checkpoints(20)
        .with_secrets()
        .invariant(nothing_is_lost)
        .cases(20)
        .derived_keys(names())
        .derived_keys(
            [
                Refusal::KEYS,
                Stack::KEYS,
                Ability::KEYS,
                ActionKind::KEYS,
                Board::KEYS,
                Die::KEYS,
                Direction::KEYS,
                Edge::KEYS,
                Foe::KEYS,
                Planet::KEYS,
                Resource::KEYS,
                ShrineSet::KEYS,
                Square::KEYS,
                Track::KEYS,
                Unit::KEYS,
                Weapon::KEYS,
            ]
            .concat(),
        )
}

/// The names of rows.
fn names() -> Vec<String> {
    let content = Eclipse::built_in();
    let mut names = Vec::new();
    macro_rules! rows {
        ($($rows:ident: $prefix:literal),+) => {
            $(names.extend(content.$rows.iter().map(|(_, row)| format!(concat!($prefix, "-{}"), row.id)));)+
        };
    }
    rows! {
        sectors: "sector", species: "species", technologies: "technology", developments: "development",
        discoveries: "discovery", parts: "part", tokens: "token", guards: "guard", alliances: "alliance",
        shrines: "shrine"
    }
    names.extend(ShrineSet::ALL.iter().map(|set| format!("shrine-bonus-{set}")));
    names
}

/// Ships, cubes, discs and tiles are neither lost nor made (ECL-5).
pub fn nothing_is_lost(game: &Eclipse, t: &State) -> Result<(), String> {
    for seat in game.seats().iter() {
        let player = &t.players[seat];
        if player.species.is_none() || player.out || !t.explored.contains(player.home) {
            continue;
        }
        for unit in Unit::SHIPS {
            let built: u8 = t.explored.iter().map(|sector| t.sectors[sector].ships[seat].count(unit)).sum();
            let all = game.content().unit(unit).copies.unwrap_or_default();
            if built + player.unbuilt[unit] != all {
                return Err(format!(
                    "{seat} has {built} of {unit} and {} unbuilt, not {all}",
                    player.unbuilt[unit]
                ));
            }
        }
        let discs = player.discs + player.acted.values().sum::<u8>() + player.controls.len() + player.reserve;
        let purple = u8::from(player.bonuses.contains(ShrineSet::Prosperity));
        if discs != 16 + purple && t.stack.len() < 3 {
            return Err(format!("{seat} has {discs} discs, not {}", 16 + purple));
        }
        let fleets = t.explored.iter().filter(|sector| !t.sectors[*sector].ships[seat].is_empty());
        if fleets.collect::<orrery_core::Set<_>>() != player.fleets {
            return Err(format!("the fleets of {seat} are not where they are said to be"));
        }
    }
    for (shuffle, of) in t.discoveries.iter().enumerate() {
        let lies = |sector: &SectorId| {
            t.sectors[*sector].discovery && usize::from(t.sectors[*sector].shuffle) == shuffle
        };
        let hidden = t.explored.iter().filter(lies).count();
        if hidden != usize::from(of.on_map) {
            return Err(format!("{hidden} discoveries lie on the map, not {}", of.on_map));
        }
    }
    Ok(())
}

orrery_testkit::properties!(subject());

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}
