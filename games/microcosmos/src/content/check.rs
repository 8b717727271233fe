//! What makes rows playable: every fault is found at its line before anything starts.

use orrery_core::content::{Findings, PackErrors, Source};

use super::{AutomaStep, LayoutRow, PlanetRow, Rows, SheetRow, spots};
use crate::effects::{Effect, Price};
use crate::space::Spot;
use crate::state::{AUTOMA_CARDS, AUTOMA_STEPS, CREW, PLANETS, SEATS, SURVIVORS, Upgrade};

/// More of a resource than any hold has is never gained at once.
const MOST_GAINED: u8 = 6;
/// More levels than a planet can need are never raised at once.
const MOST_NEEDED: u8 = 40;
/// Positions that are discovered one after another (MIC-74).
const DISCOVERIES: usize = 5;
/// Planets that are in the system from the beginning (MIC-10).
const STARTING: usize = 3;

/// Checks all rows together.
pub(super) fn all(sources: &[Source<'_>; 7], rows: &Rows) -> Result<(), PackErrors> {
    let [crew, survivors, layouts, planets, sheet, automa_cards, automa] = sources;
    let mut findings = Findings::default();
    findings.numbers(crew, rows.crew.iter().map(|row| (row.no, row.id.as_str())), CREW);
    findings.numbers(survivors, rows.survivors.iter().map(|row| (row.no, row.id.as_str())), SURVIVORS);
    findings.numbers(layouts, rows.layouts.iter().map(|row| (row.no, row.id.as_str())), PLANETS);
    findings.numbers(planets, rows.planets.iter().map(|row| (row.no, row.id.as_str())), PLANETS);
    let cards = rows.automa_cards.iter().map(|row| (row.no, row.id.as_str()));
    findings.numbers(automa_cards, cards, AUTOMA_CARDS);

    for row in &rows.crew {
        effects(&mut findings, crew, &row.id, &row.top.then);
        effects(&mut findings, crew, &row.id, &row.bottom.then);
        price(&mut findings, crew, &row.id, row.top.pay);
        price(&mut findings, crew, &row.id, row.bottom.pay);
    }
    for row in &rows.survivors {
        only_resources(&mut findings, survivors, &row.id, &row.gives);
    }
    rows.layouts.iter().for_each(|row| layout(&mut findings, layouts, row));
    rows.planets.iter().for_each(|row| planet(&mut findings, planets, row, &rows.layouts));
    let starting = rows.planets.iter().filter(|row| row.starting).count();
    let own = rows.planets.iter().rfind(|row| planets.holds_row(&row.id)).map_or("", |row| row.id.as_str());
    findings.expect(starting == STARTING, planets, own, || {
        format!("{starting} planets are there from the beginning; there must be {STARTING}")
    });
    findings.expect(rows.planets.len() - starting >= DISCOVERIES, planets, own, || {
        format!("at least {DISCOVERIES} planets are there to be discovered")
    });
    let needed = usize::from(rows.sheet.dealt) * SEATS + usize::from(rows.sheet.cantina);
    let last = rows.crew.iter().rfind(|row| crew.holds_row(&row.id)).map_or("", |row| row.id.as_str());
    findings.expect(rows.crew.len() >= needed, crew, last, || {
        format!("a game for {SEATS} begins with {needed} crew cards")
    });
    self::sheet(&mut findings, sheet, &rows.sheet);
    for row in &rows.automa_cards {
        findings.expect(
            !row.steps.is_empty() && row.steps.len() <= AUTOMA_STEPS,
            automa_cards,
            &row.id,
            || "an Automa card has 1 to 8 steps".to_owned(),
        );
        let small = row.steps.iter().all(|step| match step {
            AutomaStep::DrawCrew(count) | AutomaStep::GainAny(count) => (1..=MOST_GAINED).contains(count),
            _ => true,
        });
        findings.expect(small, automa_cards, &row.id, || format!("amounts are 1 to {MOST_GAINED}"));
    }
    automa_sheet(&mut findings, automa, rows);
    findings.finish()
}

fn effects(findings: &mut Findings, source: &Source<'_>, id: &str, effects: &[Effect]) {
    let small = effects.iter().all(|effect| match effect {
        Effect::Gain(amounts) => amounts.highest() <= MOST_GAINED,
        Effect::GainAny(count) | Effect::DrawDeck(count) | Effect::DrawCantina(count) => {
            (1..=MOST_GAINED).contains(count)
        }
    });
    findings.expect(small, source, id, || format!("amounts are at most {MOST_GAINED}"));
    findings.expect(effects.len() <= 8, source, id, || "an effect has at most 8 steps".to_owned());
}

fn price(findings: &mut Findings, source: &Source<'_>, id: &str, price: Price) {
    let small = price.named().highest().max(price.any) <= MOST_GAINED;
    findings.expect(small, source, id, || format!("a crew action costs at most {MOST_GAINED} of each kind"));
}

/// Tops of planets and survivors show resources, never cards.
fn only_resources(findings: &mut Findings, source: &Source<'_>, id: &str, steps: &[Effect]) {
    effects(findings, source, id, steps);
    let cards = steps.iter().any(|step| matches!(step, Effect::DrawDeck(_) | Effect::DrawCantina(_)));
    findings.expect(!cards, source, id, || "here only resources are gained, no cards".to_owned());
}

fn layout(findings: &mut Findings, source: &Source<'_>, row: &LayoutRow) {
    let has = |wanted: Spot| spots(row).any(|spot| spot == wanted);
    let three = has(Spot::Planet) && has(Spot::Moon) && has(Spot::Station);
    findings.expect(three, source, &row.id, || "a card has a planet, a moon and a station".to_owned());
    let ports = [row.ports.north, row.ports.east, row.ports.south, row.ports.west];
    let joined = row.routes.iter().flat_map(|(one, other)| [*one, *other]);
    let known = joined.chain(ports).all(has);
    findings.expect(known, source, &row.id, || "routes and ports lead to spaces that are drawn".to_owned());
    // From the planet every space of the card can be reached.
    let mut reached = vec![Spot::Planet];
    for _ in 0..row.routes.len() {
        for (one, other) in &row.routes {
            for (from, to) in [(one, other), (other, one)] {
                if reached.contains(from) && !reached.contains(to) {
                    reached.push(*to);
                }
            }
        }
    }
    let all = spots(row).all(|spot| reached.contains(&spot));
    findings.expect(all, source, &row.id, || "every space is joined to the planet by routes".to_owned());
    let inside = row.at.iter().all(|(_, x, y)| *x <= 100 && *y <= 100);
    findings.expect(inside, source, &row.id, || "spaces are drawn at 0 to 100".to_owned());
}

fn planet(findings: &mut Findings, source: &Source<'_>, row: &PlanetRow, layouts: &[LayoutRow]) {
    let known = layouts.iter().any(|layout| layout.id == row.layout);
    findings.expect(known, source, &row.id, || {
        let names: Vec<_> = layouts.iter().map(|layout| layout.id.as_str()).collect();
        format!("there is no layout `{}`; there are {}", row.layout, names.join(", "))
    });
    findings.expect((2..=u16::from(MOST_NEEDED)).contains(&row.needs.total()), source, &row.id, || {
        "a planet needs 2 to 40 units together".to_owned()
    });
    only_resources(findings, source, &row.id, &row.untouched);
    only_resources(findings, source, &row.id, &row.terraformed);
    effects(findings, source, &row.id, &row.moon);
    effects(findings, source, &row.id, &row.station);
}

fn sheet(findings: &mut Findings, source: &Source<'_>, row: &SheetRow) {
    let mut expect = |holds, field: &str, reason: &str| findings.expect_field(holds, source, field, reason);
    expect((1..=9).contains(&row.capacity), "capacity", "a hold has room for 1 to 9 of each resource");
    let larger = (row.capacity..=9).contains(&row.larger_capacity);
    expect(larger, "larger_capacity", "Cargo Holds have room for at least as much, at most 9");
    expect((1..=5).contains(&row.row_size), "row_size", "a row holds 1 to 5 crew cards");
    expect((1..=6).contains(&row.cantina), "cantina", "the Cantina holds 1 to 6 crew cards");
    let dealt = row.dealt >= 1 && row.dealt - 1 <= 2 * row.row_size;
    expect(dealt, "dealt", "of the dealt cards all but one have a place in the rows");
    let (no, one, two) = row.moves;
    expect(no >= 1 && no <= one && one <= two && two <= 20, "moves", "journeys are 1 to 20 steps long");
    expect(
        (1..=MOST_NEEDED).contains(&row.terraform),
        "terraform",
        "a Terraform action raises 1 to 40 levels",
    );
    expect(row.colonies as usize == Upgrade::ALL.len(), "colonies", "each upgrade holds one colony marker");
    expect(row.outposts == 2, "outposts", "each of the two pairs holds one outpost marker");
    let rows = row.colony_costs.len() == usize::from(row.colonies);
    expect(rows, "colony_costs", "there is a row for each colony");
    let leaders = row.colony_costs.iter().all(|cost| cost.leader <= 1 && cost.any_leader <= 3);
    expect(leaders, "colony_costs", "a colony costs at most 1 Leader of the planet's colour and 3 others");
    expect(!row.survivor_points.is_empty(), "survivor_points", "the first number is for no survivor");
    effects(findings, source, "gate", &row.gate);
}

fn automa_sheet(findings: &mut Findings, source: &Source<'_>, rows: &Rows) {
    let (sheet, capacity) = (&rows.automa, rows.sheet.capacity);
    let mut seen = Vec::new();
    let once = sheet.upgrades.iter().all(|upgrade| {
        let new = !seen.contains(upgrade);
        seen.push(*upgrade);
        new && *upgrade != Upgrade::Engines
    });
    findings.expect_field(
        once,
        source,
        "upgrades",
        "each upgrade once, and never Engines, which have levels",
    );
    let all = &sheet.difficulties;
    for row in [&all.easy, &all.easy_plus, &all.medium, &all.medium_plus, &all.hard, &all.hard_plus] {
        let listed = row.points.len() == sheet.upgrades.len() + 1;
        findings.expect_field(listed, source, "difficulties", "points are listed for 0 up to all upgrades");
        let fits = row.resources <= capacity;
        findings.expect_field(fits, source, "difficulties", "resources at the start fit into the hold");
    }
    let markers = sheet.upgrades.len() + usize::from(sheet.colonies_in_pool);
    let fits = markers == usize::from(rows.sheet.colonies) && sheet.colonies_in_pool >= 1;
    findings.expect_field(
        fits,
        source,
        "colonies_in_pool",
        "all colony markers lie on upgrades or in the pool",
    );
}
