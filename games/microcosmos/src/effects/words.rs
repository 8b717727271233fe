//! Cards in words, made from the same rows that the interpreter runs.

use orrery_core::Text;

use super::{Effect, Price};
use crate::automa::{Jump, NoColony, NoOutpost, Why};
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
    if row.pay.units() == 0 {
        return Text::new("card-edge").name("edge", row.edge.key()).text("effect", effect);
    }
    Text::new("card-edge-priced")
        .name("edge", row.edge.key())
        .list("price", price_parts(row.pay))
        .text("effect", effect)
}

/// What is paid, resource by resource, then what is of choice.
fn price_parts(price: Price) -> Vec<Text> {
    let mut parts = resource_parts(price.named());
    if price.any > 0 {
        parts.push(Text::new("effect-any").amount("count", price.any));
    }
    parts
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
            Text::new(key).name("way", way_key(way)).name("to", criterion_key(to))
        }
        AutomaStep::Gather => Text::new("deed-gather"),
        AutomaStep::Terraform => Text::new("deed-terraform"),
        AutomaStep::Explore => Text::new("deed-explore"),
        AutomaStep::Upgrade => Text::new("automa-upgrade"),
        AutomaStep::ColonyOrOutpost => Text::new("automa-colony-or-outpost"),
    }
}

const fn way_key(way: Way) -> &'static str {
    match way {
        Way::Clockwise => "way-clockwise",
        Way::Counterclockwise => "way-counterclockwise",
    }
}

const fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::ToTerraform => "criterion-terraform",
        Criterion::WithoutColony => "criterion-no-colony",
        Criterion::ToDiscover => "criterion-discover",
    }
}

/// Why the Automa does a step as it does, or skips it.
pub(crate) fn why_text(step: AutomaStep, why: Why) -> Text {
    match why {
        Why::Draws => Text::new("why-draws"),
        Why::Gains => Text::new("why-gains"),
        Why::Goes { at, jump } => {
            let key = match jump {
                Jump::No => "why-goes",
                Jump::Across => "why-goes-across",
                Jump::NothingAcross => "why-goes-no-jump",
            };
            sought(Text::new(key), step).name("position", at.key())
        }
        Why::GoesElsewhere { at } => sought(Text::new("why-goes-elsewhere"), step).name("position", at.key()),
        Why::Gathers => Text::new("why-gathers"),
        Why::Terraforms { most } => Text::new("why-terraforms").amount("most", most),
        Why::Explores { replaced: false } => Text::new("why-explores"),
        Why::Explores { replaced: true } => Text::new("why-explores-replaced"),
        Why::Unlocks { upgrade, passed: 0 } => Text::new("why-unlocks").name("upgrade", upgrade.key()),
        Why::Unlocks { upgrade, passed } => {
            Text::new("why-unlocks-after").name("upgrade", upgrade.key()).amount("passed", passed)
        }
        Why::Founds => Text::new("why-founds"),
        Why::PlacesOutpost(no_colony) => Text::new("why-places").text("colony", no_colony_text(no_colony)),
        Why::MovesOutpost(no_colony) => Text::new("why-moves").text("colony", no_colony_text(no_colony)),
        Why::NoCrewLeft => Text::new("why-no-crew"),
        Why::HoldFull { most } => Text::new("why-hold-full").amount("most", most),
        Why::NowhereToGo => sought(Text::new("why-nowhere"), step),
        Why::Terraformed => Text::new("why-terraformed"),
        Why::NoResource => Text::new("why-no-resource"),
        Why::NoSurvivors => Text::new("why-no-survivors"),
        Why::NoLeader { has } => Text::new("why-no-leader").amount("has", has),
        Why::AllUnlocked => Text::new("why-all-unlocked"),
        Why::NonePayable { locked } => Text::new("why-none-payable").amount("locked", locked),
        Why::NeitherPossible(no_colony, no_outpost) => Text::new("why-neither")
            .text("colony", no_colony_text(no_colony))
            .text("outpost", no_outpost_text(no_outpost)),
    }
}

/// With what a move looks for.
fn sought(text: Text, step: AutomaStep) -> Text {
    match step {
        AutomaStep::Move { way, to, .. } => text.name("way", way_key(way)).name("to", criterion_key(to)),
        _ => text,
    }
}

fn no_colony_text(why: NoColony) -> Text {
    match why {
        NoColony::NoMarker => Text::new("no-colony-marker"),
        NoColony::Here => Text::new("no-colony-here"),
        NoColony::FewResources { needs, has } => {
            Text::new("no-colony-resources").amount("needs", needs).amount("has", has)
        }
        NoColony::FewCards { needs, has } => {
            Text::new("no-colony-cards").amount("needs", needs).amount("has", has)
        }
    }
}

fn no_outpost_text(why: NoOutpost) -> Text {
    Text::new(match why {
        NoOutpost::Locked => "no-outpost-locked",
        NoOutpost::AllHere => "no-outpost-all-here",
        NoOutpost::Here => "no-outpost-here",
    })
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
    let parts = resource_parts(amounts);
    if parts.is_empty() { Text::new("effect-nothing") } else { Text::new("amounts").list("parts", parts) }
}

fn resource_parts(amounts: Resources) -> Vec<Text> {
    let parts = amounts.each().filter(|(_, amount)| *amount > 0);
    parts.map(|(resource, amount)| Text::new(amount_key(resource)).amount("amount", amount)).collect()
}

/// The key of so many units of a resource: languages have forms of their own for each.
const fn amount_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Biomass => "amount-biomass",
        Resource::Workforce => "amount-workforce",
        Resource::Minerals => "amount-minerals",
        Resource::Technology => "amount-technology",
    }
}
