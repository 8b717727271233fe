//! What makes rows playable: every fault is found at its line before anything starts.

use std::collections::BTreeSet;

use orrery_core::Numbered;
use orrery_core::content::{Findings, PackErrors, Source};

use super::{AdvisorRow, Effects, Field, RaceRow, SheetRow, StructureRow, blocks_in};
use crate::effects::{Block, Cost, Effect, Good, Take};
use crate::state::{AdvisorId, CARDS, CardId, DRAWN, OptionId, RaceId, SEATS};

/// Nested builds and activations go as deep as there are cards that nest; the stack of a state has room for these.
const MOST_NESTING_CARDS: usize = 6;

/// A gain for each of up to 25 cards stays countable.
const MOST_FOR_EACH: u8 = 10;

/// What a step gains, draws, discards or saves, and what the sheet says of an attack or of Research, so that sums of
/// several stay countable.
const MOST_AT_ONCE: u8 = 50;

/// What a card that is always in force may add, so that sums of several stay small.
const MOST_MODIFIED: u8 = 9;

/// Checks all rows together.
pub(super) fn all(
    sources: &[Source<'_>; 4],
    structures: &[StructureRow],
    advisors: &[AdvisorRow],
    races: &[RaceRow],
    sheet: &SheetRow,
) -> Result<(), PackErrors> {
    let [structure_source, advisor_source, race_source, sheet_source] = sources;
    let mut findings = Findings::default();
    findings.numbers(
        structure_source,
        structures.iter().map(|row| (row.no, row.id.as_str())),
        CardId::COUNT as usize,
    );
    findings.numbers(
        advisor_source,
        advisors.iter().map(|row| (row.no, row.id.as_str())),
        AdvisorId::COUNT as usize,
    );
    findings.numbers(race_source, races.iter().map(|row| (row.no, row.id.as_str())), RaceId::COUNT as usize);
    for row in structures {
        structure(&mut findings, structure_source, row);
    }
    deck(&mut findings, structure_source, structures);
    for row in advisors {
        advisor(&mut findings, advisor_source, row);
    }
    for row in races {
        race(&mut findings, race_source, row, sheet);
    }
    let sheets: usize = races.iter().map(|row| usize::from(row.sheets)).sum();
    findings.expect(sheets >= SEATS, race_source, "humans", || {
        format!("all races together need at least {SEATS} sheets, one per player")
    });
    self::sheet(&mut findings, sheet_source, sheet);
    findings.finish()
}

fn structure(findings: &mut Findings, source: &Source<'_>, row: &StructureRow) {
    findings.expect(row.copies >= 1, source, &row.id, || "copies must be at least 1".to_owned());
    findings.expect(row.cost.highest() <= 9 && row.produces.highest() <= 9, source, &row.id, || {
        "costs and production are at most 9 of each resource".to_owned()
    });
    findings.expect(row.points <= 50, source, &row.id, || "points are at most 50".to_owned());
    effects(findings, source, &row.id, &row.effects, row.field);
}

fn deck(findings: &mut Findings, source: &Source<'_>, rows: &[StructureRow]) {
    let cards: usize = rows.iter().map(|row| usize::from(row.copies)).sum();
    let own = || rows.iter().filter(|row| source.holds_row(&row.id));
    let most = own().max_by_key(|row| row.copies).map_or("", |row| row.id.as_str());
    findings
        .expect(cards <= CARDS, source, most, || format!("the deck has {cards} cards; at most {CARDS} fit"));
    let nests =
        |block: &Block| any_step(block, &|step| matches!(step, Effect::Build { .. } | Effect::ActivateCards));
    let nesting: usize =
        rows.iter().filter(|row| nests(&row.effects.after_build)).map(|row| usize::from(row.copies)).sum();
    let last = own().rfind(|row| nests(&row.effects.after_build)).map_or("", |row| row.id.as_str());
    findings.expect(nesting <= MOST_NESTING_CARDS, source, last, || {
        format!("{nesting} cards build or activate after being built; at most {MOST_NESTING_CARDS} may")
    });
}

/// Only a structure is ever built.
fn never_built(findings: &mut Findings, source: &Source<'_>, id: &str, e: &Effects) {
    findings.expect(e.after_build.is_empty(), source, id, || {
        "only structures have `after_build` effects; they are built, this is not".to_owned()
    });
}

fn advisor(findings: &mut Findings, source: &Source<'_>, row: &AdvisorRow) {
    never_built(findings, source, &row.id, &row.effects);
    effects(findings, source, &row.id, &row.effects, row.field);
    if let Some(capacity) = row.founds_system {
        findings.expect((1..=5).contains(&capacity), source, &row.id, || {
            "an additional system holds 1 to 5 structures".to_owned()
        });
        let e = &row.effects;
        let only_always = e.on_activate.is_empty()
            && e.after_attack.is_empty()
            && e.when_attacked.is_empty()
            && e.start_of_round.is_empty()
            && e.after_action.is_none();
        findings.expect(only_always && row.field.is_none(), source, &row.id, || {
            "an advisor who founds a system can have `always` effects only".to_owned()
        });
    }
    findings.expect(!row.keeps_marker || row.field == Some(Field::R), source, &row.id, || {
        "only a marker on an R field can be kept".to_owned()
    });
}

fn race(findings: &mut Findings, source: &Source<'_>, row: &RaceRow, sheet: &SheetRow) {
    never_built(findings, source, &row.id, &row.effects);
    findings.expect(row.start.highest() <= sheet.most_of_a_resource, source, &row.id, || {
        format!("start values are at most {}", sheet.most_of_a_resource)
    });
    findings.expect(row.sheets >= 1, source, &row.id, || "a race is on at least one sheet".to_owned());
    effects(findings, source, &row.id, &row.effects, None);
    if let Some(level) = &row.high_level {
        block(findings, source, &row.id, &level.then);
    }
}

fn sheet(findings: &mut Findings, source: &Source<'_>, row: &SheetRow) {
    let mut expect = |holds, field: &str, reason: &str| findings.expect_field(holds, source, field, reason);
    expect(row.most_of_a_resource == 9, "most_of_a_resource", "the resource tracks have the spaces 0 to 9");
    expect((1..=5).contains(&row.system_size), "system_size", "a system holds 1 to 5 structures");
    expect(
        row.markers > row.markers_on_tracks,
        "markers",
        "there must be more markers than lie on the tracks",
    );
    expect(row.medium_from <= row.high_from, "medium_from", "the medium level begins before the high one");
    expect(usize::from(row.exploit.grey_draw) <= DRAWN, "grey_draw", "a grey exploit draws at most 8 cards");
    expect(row.attack_cost <= MOST_AT_ONCE, "attack_cost", "an attack costs at most 50 fleet");
    expect(row.research <= MOST_AT_ONCE, "research", "Research draws at most 50 cards");
    let kept = row.exploit.grey_keep <= row.exploit.grey_draw;
    expect(kept, "grey_keep", "a grey exploit keeps no more than it draws");
    let least = row.trade.each().map(|(_, amount)| amount).min().unwrap_or_default();
    expect(least > 0, "trade", "every amount on the trade ring is at least 1");
    expect(row.contract >= 1, "contract", "a Contract costs at least 1 card");
    let most = row.markers.saturating_sub(row.markers_on_tracks);
    for (field, level) in [("low", &row.low), ("medium", &row.medium), ("high", &row.high)] {
        expect(level.markers > 0, field, "every level gives a marker");
        expect(level.markers <= most, field, "a level gives no more markers than the reserves hold");
    }
}

/// Fields and effects belong together (ORI-37, ORI-38).
fn effects(findings: &mut Findings, source: &Source<'_>, id: &str, e: &Effects, field: Option<Field>) {
    findings.expect(e.on_activate.is_empty() == (field != Some(Field::A)), source, id, || {
        "an A field and an `on_activate` effect go together".to_owned()
    });
    findings.expect(e.always.iter().all(|modifier| modifier.amount() <= MOST_MODIFIED), source, id, || {
        format!("an `always` effect changes a number by at most {MOST_MODIFIED}")
    });
    let after = e.after_action.as_ref().map(|after| &after.then);
    let blocks = [&e.on_activate, &e.after_build, &e.after_attack, &e.when_attacked, &e.start_of_round];
    for one in blocks.into_iter().chain(after) {
        block(findings, source, id, one);
        let marks = any_step(one, &|step| match step {
            Effect::Pay { cost, .. } => cost.contains(&Cost::PlaceMarker),
            Effect::PlaceMarker => true,
            _ => false,
        });
        findings.expect(!marks || field == Some(Field::R), source, id, || {
            "an effect that places a marker needs an R field".to_owned()
        });
    }
}

fn block(findings: &mut Findings, source: &Source<'_>, id: &str, one: &Block) {
    let steps_fit = !any_step(one, &|step| match step {
        Effect::ForEach(_, inner) => !matches!(**inner, Effect::Gain(..) | Effect::Morale(_)),
        _ => false,
    });
    findings.expect(steps_fit, source, id, || "`ForEach` repeats `Gain` or `Morale` only".to_owned());
    let gains_fit = !any_step(one, &|step| match step {
        Effect::ForEach(_, inner) => matches!(**inner, Effect::Gain(_, amount) if amount > MOST_FOR_EACH),
        _ => false,
    });
    findings.expect(gains_fit, source, id, || format!("`ForEach` gains at most {MOST_FOR_EACH} for each"));
    let amounts_fit = !any_step(one, &|step| match step {
        Effect::Gain(_, amount) | Effect::Draw(amount) | Effect::DiscardHand(amount) => {
            *amount > MOST_AT_ONCE
        }
        Effect::Build { discount, .. } => *discount > MOST_AT_ONCE,
        _ => false,
    });
    findings.expect(amounts_fit, source, id, || {
        format!("an effect gains, draws, discards or saves at most {MOST_AT_ONCE} at once")
    });
    let takes_fit = !any_step(one, &|step| matches!(step, Effect::TakeDiscard(Take::AmongTop(0))));
    findings.expect(takes_fit, source, id, || "a card is taken `AmongTop(1)` or more".to_owned());
    let costs_fit = !any_step(one, &|step| match step {
        Effect::Pay { cost, .. } => repeats(cost.iter().map(|part| kind(*part))),
        Effect::Exchange(a, b) => [a, b].into_iter().any(|side| repeats(side.iter().map(|(good, _)| *good))),
        _ => false,
    });
    findings.expect(costs_fit, source, id, || "a cost names each kind of thing once".to_owned());
    let options_fit = !any_step(one, &|step| match step {
        Effect::ChooseOne(options) => options.is_empty() || options.len() as u32 > OptionId::COUNT,
        _ => false,
    });
    findings.expect(options_fit, source, id, || format!("`ChooseOne` has 1 to {} options", OptionId::COUNT));
    let no_marker_prices = !any_step(one, &|step| match step {
        Effect::Pay { cost, .. } => cost.iter().any(|part| matches!(part, Cost::Of(Good::Marker, _))),
        Effect::Exchange(a, b) => {
            a.iter().chain(b).any(|(good, _)| matches!(good, Good::Marker | Good::Points))
        }
        _ => false,
    });
    findings.expect(no_marker_prices, source, id, || {
        "markers are paid with `ReturnMarker`; only resources can be exchanged".to_owned()
    });
}

fn any_step(block: &Block, test: &dyn Fn(&Effect) -> bool) -> bool {
    block
        .steps
        .iter()
        .any(|step| test(step) || blocks_in(step).into_iter().any(|inner| any_step(inner, test)))
}

/// What a part of a cost asks for: a good, cards, available markers, or a marker on the field.
fn kind(cost: Cost) -> (u8, Option<Good>) {
    match cost {
        Cost::Of(good, _) => (0, Some(good)),
        Cost::DiscardHand(_) => (1, None),
        Cost::ReturnMarker(_) => (2, None),
        Cost::PlaceMarker => (3, None),
    }
}

fn repeats<T: Ord>(mut things: impl Iterator<Item = T>) -> bool {
    let mut seen = BTreeSet::new();
    !things.all(|thing| seen.insert(thing))
}
