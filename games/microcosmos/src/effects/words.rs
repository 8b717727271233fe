//! Cards in words, made from the same rows that the interpreter runs.

use orrery_core::Text;

use super::{Effect, Price};
use crate::content::{
    AutomaRow, AutomaStep, Content, CrewRow, Criterion, EdgeRow, Expert, LayoutRow, PlanetRow, SurvivorRow,
    Way,
};
use crate::state::{Resource, Resources, Upgrade};

/// Symbol and both edges of a crew card.
pub(crate) fn crew_text(row: &CrewRow) -> Text {
    Text::new("card-crew")
        .name("symbol", row.symbol.key())
        .text("lower", edge_text(&row.top))
        .text("upper", edge_text(&row.bottom))
}

/// Where an edge fits, what it costs and gives.
pub(crate) fn edge_text(row: &EdgeRow) -> Text {
    let effect = steps_text(&row.then);
    match row.pay {
        None => Text::new("card-edge").name("edge", row.edge.key()).text("effect", effect),
        Some(price) => Text::new("card-edge-priced")
            .name("edge", row.edge.key())
            .name("price", price_key(price))
            .text("effect", effect),
    }
}

fn price_key(price: Price) -> &'static str {
    price.resource().map_or("resource-any", Resource::key)
}

/// Colour and gift of a survivor card.
pub(crate) fn survivor_text(row: &SurvivorRow) -> Text {
    Text::new("card-survivor").name("colour", row.colour.key()).text("effect", steps_text(&row.gives))
}

/// Colour, needs and yields of a planet card.
pub(crate) fn planet_text(row: &PlanetRow) -> Text {
    Text::new("card-planet")
        .name("colour", row.colour.key())
        .text("needs", resources_text(row.needs))
        .text("untouched", steps_text(&row.untouched))
        .text("terraformed", steps_text(&row.terraformed))
        .text("moon", steps_text(&row.moon))
        .text("station", steps_text(&row.station))
}

/// The spaces of a layout.
pub(crate) fn layout_text(row: &LayoutRow) -> Text {
    let routes = row
        .routes
        .iter()
        .map(|(one, other)| Text::new("card-route").name("one", one.key()).name("other", other.key()));
    Text::new("card-layout").list("routes", routes.collect())
}

/// Cost and effect of an upgrade.
pub(crate) fn upgrade_text(content: &Content, upgrade: Upgrade) -> Text {
    let row = content.sheet().upgrades.of(upgrade);
    let expert = match row.specialist {
        Expert::Engineer => "specialist-engineer",
        Expert::AnyLeader => "specialist-any-leader",
    };
    Text::new("card-upgrade")
        .name("specialist", expert)
        .text("cost", resources_text(row.cost))
        .text("effect", Text::named(format!("effect-{upgrade}")))
}

/// The steps of an Automa card.
pub(crate) fn automa_text(row: &AutomaRow) -> Text {
    Text::new("card-automa").list("steps", row.steps.iter().copied().map(automa_step_text).collect())
}

/// One step of an Automa card.
pub(crate) fn automa_step_text(step: AutomaStep) -> Text {
    match step {
        AutomaStep::DrawCrew(count) => Text::new("automa-draw").amount("count", count),
        AutomaStep::GainAny(count) => Text::new("automa-gain").amount("count", count),
        AutomaStep::Move { jump, way, to } => {
            let key = if jump { "automa-jump" } else { "automa-move" };
            let way = match way {
                Way::Clockwise => "way-clockwise",
                Way::Counterclockwise => "way-counterclockwise",
            };
            let to = match to {
                Criterion::ToTerraform => "criterion-terraform",
                Criterion::WithoutColony => "criterion-no-colony",
                Criterion::ToDiscover => "criterion-discover",
            };
            Text::new(key).name("way", way).name("to", to)
        }
        AutomaStep::Gather => Text::new("deed-gather"),
        AutomaStep::Terraform => Text::new("deed-terraform"),
        AutomaStep::Explore => Text::new("deed-explore"),
        AutomaStep::Upgrade => Text::new("automa-upgrade"),
        AutomaStep::ColonyOrOutpost => Text::new("automa-colony-or-outpost"),
    }
}

/// Steps one after another.
pub(crate) fn steps_text(steps: &[Effect]) -> Text {
    let mut texts = steps.iter().copied().map(step_text).rev();
    let Some(last) = texts.next() else { return Text::new("effect-nothing") };
    texts.fold(last, |next, first| Text::new("effect-then").text("first", first).text("next", next))
}

fn step_text(step: Effect) -> Text {
    match step {
        Effect::Gain(amounts) => resources_text(amounts),
        Effect::GainAny(count) => Text::new("effect-any").amount("count", count),
        Effect::DrawDeck(count) => Text::new("effect-draw").amount("count", count),
        Effect::DrawCantina(count) => Text::new("effect-cantina").amount("count", count),
    }
}

/// Amounts of resources, those that there are.
pub(crate) fn resources_text(amounts: Resources) -> Text {
    let parts = amounts.each().filter(|(_, amount)| *amount > 0);
    let parts: Vec<_> = parts
        .map(|(resource, amount)| {
            Text::new("amount-of").name("what", resource.key()).amount("amount", amount)
        })
        .collect();
    if parts.is_empty() { Text::new("effect-nothing") } else { Text::new("amounts").list("parts", parts) }
}
