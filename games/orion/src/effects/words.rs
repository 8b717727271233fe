//! Cards in words, made from the same rows that the interpreter runs.

use orrery_core::Text;

use super::{Block, Condition, Cost, Count, Effect, From, Good, Into, Modifier, Scope, Take};
use crate::content::{AdvisorRow, Effects, EndPoints, LevelRow, RaceRow, StructureRow};
use crate::state::Resources;

/// Cost, points, production, restrictions and effects of a structure.
pub(crate) fn describe_structure(row: &StructureRow) -> Text {
    let mut lines = vec![
        Text::new("card-colour").name("colour", row.colour.key()),
        Text::new("card-cost").text("cost", resources_text(row.cost)),
    ];
    match row.end_of_game {
        None => lines.push(Text::new("card-points").amount("points", row.points)),
        Some(end) => lines.push(end_points_text(end)),
    }
    if row.produces.total() > 0 {
        lines.push(Text::new("card-produces").text("what", resources_text(row.produces)));
    }
    lines.extend(limits_and_effects(row));
    Text::new("card-lines").sentences("lines", lines)
}

/// What a card that prints "?" is worth.
pub(crate) fn end_points_text(end: EndPoints) -> Text {
    Text::new("card-end-points").amount("points", end.points).text("what", each_text(end.each))
}

/// What is printed in the text box of a structure.
pub(crate) fn limits_and_effects(row: &StructureRow) -> Vec<Text> {
    let mut lines = Vec::new();
    if let Some(morale) = row.build_morale {
        lines.push(Text::new("card-build-morale").amount("morale", morale));
    }
    if let Some(morale) = row.activate_morale {
        lines.push(Text::new("card-activate-morale").amount("morale", morale));
    }
    lines.extend(effects_text(&row.effects));
    lines
}

/// The effects of an advisor.
pub(crate) fn describe_advisor(row: &AdvisorRow) -> Text {
    Text::new("card-lines").sentences("lines", advisor_lines(row))
}

/// What is printed in the text box of an advisor.
pub(crate) fn advisor_lines(row: &AdvisorRow) -> Vec<Text> {
    let mut lines: Vec<_> = effects_text(&row.effects).collect();
    if row.keeps_marker {
        lines.push(Text::new("card-keeps-marker"));
    }
    if let Some(capacity) = row.founds_system {
        lines.push(Text::new("card-founds-system").amount("capacity", capacity));
    }
    lines
}

/// Start values and ability of a race.
pub(crate) fn describe_race(row: &RaceRow) -> Text {
    let mut lines = vec![Text::new("card-start").text("what", resources_text(row.start))];
    if row.start_points > 0 {
        lines.push(Text::new("card-start-points").amount("points", row.start_points));
    }
    lines.extend(ability_lines(row));
    Text::new("card-lines").sentences("lines", lines)
}

/// The ability of a race alone.
pub(crate) fn ability_lines(row: &RaceRow) -> Vec<Text> {
    row.high_level.as_ref().map(level_text).into_iter().chain(effects_text(&row.effects)).collect()
}

fn level_text(row: &LevelRow) -> Text {
    Text::new("card-high-level")
        .amount("markers", row.markers)
        .amount("morale", row.morale)
        .text("effect", steps_text(&row.then.steps))
}

fn effects_text(effects: &Effects) -> impl Iterator<Item = Text> {
    let Effects {
        on_activate,
        after_build,
        after_attack,
        when_attacked,
        start_of_round,
        after_action,
        always,
    } = effects;
    let triggers = [
        ("trigger-on-activate", on_activate),
        ("trigger-after-build", after_build),
        ("trigger-after-attack", after_attack),
        ("trigger-when-attacked", when_attacked),
        ("trigger-start-of-round", start_of_round),
    ];
    let triggers = triggers.into_iter().filter(|(_, block)| !block.is_empty());
    let triggers = triggers.map(|(key, block)| Text::new(key).text("effect", steps_text(&block.steps)));
    let after = after_action.iter().map(|after| {
        let text = Text::new("trigger-after-action").name("action", after.action.key());
        text.text("effect", steps_text(&after.then.steps))
    });
    let always =
        always.iter().map(|modifier| Text::new("trigger-always").text("effect", modifier_text(*modifier)));
    triggers.chain(after).chain(always)
}

/// Steps one after another.
pub(crate) fn steps_text(steps: &[Effect]) -> Text {
    joined("effect-then", steps.iter().map(step_text))
}

/// Texts joined two by two with a message that takes `first` and `next`.
fn joined(key: &'static str, texts: impl DoubleEndedIterator<Item = Text>) -> Text {
    let mut texts = texts.rev();
    let Some(last) = texts.next() else { return Text::new("effect-nothing") };
    texts.fold(last, |next, first| Text::new(key).text("first", first).text("next", next))
}

/// Amounts of resources, those that are there.
pub(crate) fn resources_text(resources: Resources) -> Text {
    let some = resources.each().filter(|(_, amount)| *amount > 0).collect::<Vec<_>>();
    joined("amounts-and", some.into_iter().map(|(resource, amount)| amount_text(resource.into(), amount)))
}

fn amount_text(good: Good, amount: u8) -> Text {
    let key = match good {
        Good::Food => "amount-food",
        Good::Fleet => "amount-fleet",
        Good::Production => "amount-production",
        Good::Points => "amount-points",
        Good::Marker => "amount-marker",
    };
    Text::new(key).amount("amount", amount)
}

fn goods_text(goods: &[(Good, u8)]) -> Text {
    joined("amounts-and", goods.iter().map(|(good, amount)| amount_text(*good, *amount)))
}

/// One direction of an exchange.
pub(crate) fn one_way_text(give: &[(Good, u8)], get: &[(Good, u8)]) -> Text {
    Text::new("effect-one-way").text("give", goods_text(give)).text("get", goods_text(get))
}

fn block_text(key: &'static str, block: &Block) -> Text {
    Text::new(key).text("effect", steps_text(&block.steps))
}

fn step_text(step: &Effect) -> Text {
    match step {
        Effect::Gain(good, amount) => Text::new("effect-gain").text("what", amount_text(*good, *amount)),
        Effect::Morale(by) if *by < 0 => Text::new("effect-morale-down").amount("amount", -by),
        Effect::Morale(by) => Text::new("effect-morale-up").amount("amount", *by),
        Effect::Draw(cards) => Text::new("effect-draw").amount("count", *cards),
        Effect::DiscardHand(cards) => Text::new("effect-discard-hand").amount("count", *cards),
        Effect::TakeDiscard(Take::Any) => Text::new("effect-take-any"),
        Effect::TakeDiscard(Take::AmongTop(count)) => Text::new("effect-take-top").amount("count", *count),
        Effect::Build { from, into, discount } => {
            let key = match (from, into) {
                (From::Hand, Into::Any) => "effect-build-hand",
                (From::Hand, Into::This) => "effect-build-hand-here",
                (From::DiscardTop, Into::Any) => "effect-build-top",
                (From::DiscardTop, Into::This) => "effect-build-top-here",
            };
            Text::new(key).amount("discount", *discount)
        }
        Effect::Exchange(one, other) => {
            Text::new("effect-exchange").text("one", goods_text(one)).text("other", goods_text(other))
        }
        Effect::ChooseOne(options) => {
            joined("effect-or", options.iter().map(|block| steps_text(&block.steps)))
        }
        Effect::ForEach(count, what) => {
            Text::new("effect-for-each").text("effect", step_text(what)).text("what", each_text(*count))
        }
        Effect::If(condition, block) => {
            block_text("effect-if", block).text("condition", condition_text(*condition))
        }
        Effect::Pay { cost, then } => block_text("effect-pay", then)
            .text("cost", joined("amounts-and", cost.iter().copied().map(cost_text))),
        Effect::May(block) => block_text("effect-may", block),
        Effect::EachOpponent(block) => block_text("effect-each-opponent", block),
        Effect::ChooseOpponent(block) => block_text("effect-choose-opponent", block),
        Effect::Defender(block) => block_text("effect-defender", block),
        Effect::ByColourBeneath { blue, red, yellow } => Text::new("effect-by-colour-beneath")
            .text("blue", steps_text(&blue.steps))
            .text("red", steps_text(&red.steps))
            .text("yellow", steps_text(&yellow.steps)),
        Effect::RepeatExploit => Text::new("effect-repeat-exploit"),
        Effect::HireAdvisor => Text::new("effect-hire"),
        Effect::ReturnAdvisor => Text::new("effect-return-advisor"),
        Effect::BlockFields => Text::new("effect-block-fields"),
        Effect::RearrangeSystem => Text::new("effect-rearrange"),
        Effect::SinkTopCards => Text::new("effect-sink"),
        Effect::ActivateCards => Text::new("effect-activate-cards"),
        Effect::PlaceMarker => Text::new("effect-place-marker"),
        Effect::MarkerToAvailable => Text::new("effect-marker-to-available"),
    }
}

fn cost_text(cost: Cost) -> Text {
    match cost {
        Cost::Of(good, amount) => amount_text(good, amount),
        Cost::DiscardHand(cards) => Text::new("cost-discard-hand").amount("count", cards),
        Cost::ReturnMarker(markers) => Text::new("cost-return-marker").amount("count", markers),
        Cost::PlaceMarker => Text::new("cost-place-marker"),
    }
}

fn condition_text(condition: Condition) -> Text {
    match condition {
        Condition::AtLeast(least, count) => {
            Text::new("condition-at-least").amount("count", least).text("what", count_text(count))
        }
        Condition::Built(colour) => Text::new("condition-built").name("colour", colour.key()),
    }
}

/// What something is done for, once for each.
fn each_text(count: Count) -> Text {
    let (key, colour) = match count {
        Count::Systems => return Text::new("each-systems"),
        Count::Structures(colour, Scope::ThisSystem) => ("each-structures-this-system", colour),
        Count::Structures(colour, Scope::OwnCards) => ("each-structures-own", colour),
        Count::Structures(colour, Scope::OwnActiveCards) => ("each-structures-active", colour),
        Count::Cards(colour, Scope::ThisSystem) => ("each-cards-this-system", colour),
        Count::Cards(colour, Scope::OwnCards) => ("each-cards-own", colour),
        Count::Cards(colour, Scope::OwnActiveCards) => ("each-cards-active", colour),
    };
    Text::new(key).name("colour", colour.key())
}

/// What there must be so many of.
fn count_text(count: Count) -> Text {
    let (key, colour) = match count {
        Count::Systems => return Text::new("count-systems"),
        Count::Structures(colour, Scope::ThisSystem) => ("count-structures-this-system", colour),
        Count::Structures(colour, Scope::OwnCards) => ("count-structures-own", colour),
        Count::Structures(colour, Scope::OwnActiveCards) => ("count-structures-active", colour),
        Count::Cards(colour, Scope::ThisSystem) => ("count-cards-this-system", colour),
        Count::Cards(colour, Scope::OwnCards) => ("count-cards-own", colour),
        Count::Cards(colour, Scope::OwnActiveCards) => ("count-cards-active", colour),
    };
    Text::new(key).name("colour", colour.key())
}

fn modifier_text(modifier: Modifier) -> Text {
    let (key, amount) = match modifier {
        Modifier::AttackCostAgainstMe(amount) => ("modifier-attack-cost", amount),
        Modifier::AttackCompare(amount) => ("modifier-attack-compare", amount),
        Modifier::DefenceCompare(amount) => ("modifier-defence-compare", amount),
        Modifier::DiscountHere(amount) => ("modifier-discount-here", amount),
        Modifier::ResearchMore(amount) => ("modifier-research-more", amount),
        Modifier::ResearchIs(amount) => ("modifier-research-is", amount),
        Modifier::TradeExchanges(amount) => ("modifier-trade-exchanges", amount),
    };
    Text::new(key).amount("amount", amount)
}
