//! The content that is built in: its counts, its provenance, its two data sets.

use std::sync::LazyLock;

use orrery_core::content::Pack;
use orrery_transgalactica::Content;
use orrery_transgalactica::content::{Holds, Side};
use orrery_transgalactica::effects::Effect;
use orrery_transgalactica::ids::{Colour, PlanetType, TokenKind, Track};
use orrery_transgalactica::options::DataSet;
use orrery_transgalactica::space::Space;

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Content::load(&Pack::default()).expect("the built-in content is sound"));

/// The rows `` | `name` words | count | `` of a ledger.
fn table(ledger: &str) -> Vec<(&str, usize)> {
    ledger
        .lines()
        .filter_map(|line| {
            let (name, rest) = line.strip_prefix("| `")?.split_once('`')?;
            let count = rest.trim_end().strip_suffix('|')?.rsplit('|').next()?.trim().parse().ok()?;
            Some((name, count))
        })
        .collect()
}

#[test]
fn the_components_are_those_of_the_ledger() {
    let inventory = CONTENT.inventory();
    assert_eq!(inventory.len(), 29);
    assert_eq!(table(include_str!("../../rules.md")), inventory);
    assert_eq!(table(include_str!("../../rules.pl.md")), inventory);
}

#[test]
fn every_row_says_where_it_comes_from() {
    for (file, text) in Content::FILES {
        if file == "sheet.ron" {
            continue;
        }
        let rows = text.matches("id: \"").count();
        let sources: Vec<_> = text.split("source: \"").skip(1).collect();
        assert_eq!(sources.len(), rows, "{file}");
        for source in sources {
            let letter = source.split(':').next().unwrap_or_default();
            assert!(["S", "P", "D"].contains(&letter), "{file}: {source:.40}");
        }
    }
}

/// TRA-40, TRA-44, TRA-47, TRA-57
#[test]
fn each_number_of_players_has_its_map() {
    for (players, side, base, other, captains, lines) in [
        (2, Side::A, 3, 9, 3, 24),
        (3, Side::A, 4, 10, 2, 28),
        (4, Side::B, 4, 12, 2, 32),
        (5, Side::B, 4, 15, 2, 39),
    ] {
        let map = CONTENT.map(players);
        assert_eq!((map.row.side, map.row.captains), (side, captains));
        assert_eq!((map.base().count(), map.other().count(), map.row.lines.len()), (base, other, lines));
        assert_eq!(map.row.pirates, players + 1);
        assert!(map.wormholes().contains(Space::Hub));
    }
    let map = CONTENT.map(5);
    assert_eq!((map.energy(Space::P12, Space::P9), map.energy(Space::P9, Space::P12)), (Some(3), Some(3)));
    assert_eq!(map.energy(Space::Hub, Space::P1), None);
    assert_eq!(map.near(Space::P13).iter().collect::<Vec<_>>(), [Space::P9, Space::P10]);
}

/// TRA-41, TRA-42, TRA-44, TRA-46, TRA-69: the table of the token budget.
#[test]
fn left_over_tokens_are_enough_for_secret_cache() {
    for set in [DataSet::Tuned, DataSet::Plain] {
        let values = CONTENT.values(set);
        let copies = |kind| {
            let rows = values.bonus.iter().filter(|(_, row)| row.kind == kind);
            rows.map(|(_, row)| row.copies).sum::<u8>()
        };
        assert_eq!((copies(TokenKind::Basic), copies(TokenKind::Advanced)), (20, 17));
        for (side, basic, advanced) in [(Side::A, 8, 5), (Side::B, 11, 9)] {
            let stacks = |kind| {
                let spaces = Track::MAIN.into_iter().flat_map(|track| &values.track(track).spaces);
                let stacks = spaces.filter_map(|space| space.stack).filter(|(of, ..)| *of == kind);
                stacks.map(|(_, a, b)| if side == Side::A { a } else { b }).sum::<u8>()
            };
            assert_eq!((stacks(TokenKind::Basic), stacks(TokenKind::Advanced)), (basic, advanced));
        }
    }
}

/// TRA-12, TRA-56: the control panel at the start.
#[test]
fn the_panel_is_that_of_the_example() {
    let panel = CONTENT.panel();
    let holds: Vec<_> = panel.trade.iter().map(|space| space.holds).collect();
    let (marker, fleet) = (Holds::Marker, Holds::Fleet);
    assert_eq!(holds, [marker, fleet, marker, fleet, marker, fleet]);
    // At politics 1 the first two mining tokens, the first pirate and the first fleet token count.
    assert_eq!(panel.mining.iter().filter(|space| space.politics <= 1).count(), 2);
    let counting: Vec<_> =
        panel.income.iter().filter(|space| space.politics <= 1).map(|space| space.holds).collect();
    assert_eq!(counting, [Holds::Pirates, Holds::Fleet]);
    assert_eq!(panel.outposts.iter().map(|space| space.ore).collect::<Vec<_>>(), [0, 1, 1, 2, 2, 2, 2]);
    let start = CONTENT.sheet().start;
    assert_eq!(
        (start.technology, start.military, start.production, start.politics, start.trade),
        (0, 0, 1, 0, 0)
    );
}

/// TRA-42, TRA-144: one base planet of each colour; a multicolour planet shows all.
#[test]
fn base_planets_have_one_of_each_colour() {
    let base = CONTENT.planets.iter().filter(|(_, row)| row.base);
    let mut colours: Vec<_> = base.flat_map(|(_, row)| row.colours.clone()).collect();
    colours.sort_unstable();
    assert_eq!(colours, Colour::ALL);
    let prism = CONTENT.planets.named("prism").unwrap();
    assert_eq!((CONTENT.planets[prism].kind, CONTENT.planets[prism].colours.len()), (PlanetType::Mining, 4));
}

#[test]
fn plain_differs_in_eight_rows() {
    let (tuned, plain) = (CONTENT.values(DataSet::Tuned), CONTENT.values(DataSet::Plain));
    for (track, level) in [(Track::Technology, 3), (Track::Politics, 3), (Track::Production, 4)] {
        assert_eq!(tuned.space(track, level).reach.steps.len(), 1);
        assert!(plain.space(track, level).reach.steps.is_empty());
    }
    let differ: Vec<_> = tuned
        .bonus
        .iter()
        .filter(|(token, row)| plain.bonus[*token].copies != row.copies)
        .map(|(_, row)| row.id.as_str())
        .collect();
    assert_eq!(differ, ["tailwind", "wake_up_call"]);
    let hand = tuned.wealth.named("extra_hand").unwrap();
    assert_eq!((tuned.wealth[hand].then.steps.len(), plain.wealth[hand].then.steps.len()), (1, 2));
    let income = |values: &orrery_transgalactica::content::Values, name: &str| {
        let pirate = values.pirates.named(name).unwrap();
        match values.pirates[pirate].income.steps[..] {
            [Effect::Gain(gain)] => gain.vp,
            _ => panic!("{name} pays points"),
        }
    };
    assert_eq!((income(tuned, "red_fin"), income(plain, "red_fin")), (1, 2));
    assert_eq!((income(tuned, "iron_queen"), income(plain, "iron_queen")), (2, 3));
}

/// A list of effects is found by its number, also within another one.
#[test]
fn lists_of_effects_are_found_by_their_numbers() {
    let academy = CONTENT.planets.named("academy").unwrap();
    let action = &CONTENT.planets[academy].action;
    let [Effect::Repeat { then, .. }] = CONTENT.block(action.id) else { panic!("the Academy repeats") };
    let [Effect::Pay { then, .. }] = CONTENT.block(then.id) else { panic!("it is paid") };
    assert!(matches!(CONTENT.block(then.id), [Effect::Choose(ways)] if ways.len() == 2));
}
