//! The automated opponent of a solo game: its card step by step, what it has, and why it does what it does.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::stock::number;
use orrery_page::{seat_class, seat_letter};

use super::draw::Drawing;
use super::{icons, ids, seat};
use crate::AUTOMA;
use crate::content::{AutomaStep, Criterion};
use crate::effects::{automa_step_text, why_text};
use crate::state::Specialist;
use crate::view::AutomaView;
use crate::words::automa_name;

/// Everything of the Automa.
pub(super) fn panel(d: &Drawing<'_>) -> Markup {
    let Some(automa) = &d.view.automa else { return html! {} };
    let Some(player) = d.view.players.get(AUTOMA.index()) else { return html! {} };
    html! {
        div.mc-automa.(seat_class(AUTOMA)) role="group" aria-label=(d.key("automa")) {
            p.mc-heading { span.seat-mark { (seat_letter(AUTOMA)) } (d.key("automa")) }
            (card(d, automa))
            (hand(d, automa))
            (seat::area(d, player))
        }
    }
}

/// The card being resolved, or the last one: its steps, each with the rule that it follows.
fn card(d: &Drawing<'_>, automa: &AutomaView) -> Markup {
    let now = automa.card.is_some();
    let Some(row) = automa.card.as_ref().or(automa.pile.first()).and_then(|id| d.automa_card(id)) else {
        return html! { p.mc-none { (d.key("page-automa-none")) } };
    };
    let name = automa_name(&row.id);
    html! {
        div.mc-program {
            p.mc-what {
                (d.key(if now { "page-automa-now" } else { "page-automa-last" })) " "
                (d.scene.thing("automa-card").element("span").class("mc-link").label(d.key(&name)).about(name.clone()).show(&html! { (d.key(&name)) }))
            }
            ol {
                @for (place, step) in row.steps.iter().enumerate() {
                    @let label = automa_step_text(*step);
                    @let (class, state) = progress(automa, place, *step);
                    li.(class) {
                        (d.scene.thing(format!("automa-step-{place}")).element("span").label(d.say(&label))
                            .tip(d.lines(&[vec![label.clone()], reasons(automa, *step), state].concat()))
                            .show(&html! { (d.say(&label)) }))
                        @if let Some(why) = automa.why.get(place).filter(|why| why.is_skipped()) {
                            small.mc-because { (d.say(&why_text(*step, *why))) }
                        }
                    }
                }
            }
        }
    }
}

/// How far a step of its card has come, as a class and in words.
fn progress(automa: &AutomaView, place: usize, step: AutomaStep) -> (&'static str, Vec<Text>) {
    let Some(why) = automa.why.get(place).copied() else { return ("later", Vec::new()) };
    let now = automa.card.is_some() && automa.step.map(usize::from) == Some(place);
    let (class, key) = match (why.is_skipped(), now) {
        (true, _) => ("idle", "page-automa-idle"),
        (false, true) => ("now", "page-automa-under-way"),
        (false, false) => ("done", "page-automa-done"),
    };
    (class, vec![Text::new(key), why_text(step, why)])
}

/// Why the Automa does a step as it does, and where it goes if it finds no planet.
fn reasons(automa: &AutomaView, step: AutomaStep) -> Vec<Text> {
    let failing = match step {
        AutomaStep::Move { .. } if automa.always_moves => Some("page-why-moves-on"),
        AutomaStep::Move { .. } => Some("page-why-stays"),
        _ => None,
    };
    [reason(step)].into_iter().chain(failing).map(Text::new).collect()
}

/// The key of why the Automa does a step as it does.
const fn reason(step: AutomaStep) -> &'static str {
    match step {
        AutomaStep::DrawCrew(_) => "page-why-draw",
        AutomaStep::GainAny(_) => "page-why-gain",
        AutomaStep::Move { to: Criterion::ToTerraform, .. } => "page-why-terraform-move",
        AutomaStep::Move { to: Criterion::WithoutColony, .. } => "page-why-colony-move",
        AutomaStep::Move { to: Criterion::ToDiscover, .. } => "page-why-discover",
        AutomaStep::Gather => "page-why-gather",
        AutomaStep::Terraform => "page-why-terraform",
        AutomaStep::Explore => "page-why-explore",
        AutomaStep::Upgrade => "page-why-upgrade",
        AutomaStep::ColonyOrOutpost => "page-why-colony",
    }
}

/// Its crew cards: only their symbols count.
fn hand(d: &Drawing<'_>, automa: &AutomaView) -> Markup {
    let count = |specialist: Specialist| {
        automa.hand.iter().filter(|id| d.crew(id).is_some_and(|row| row.symbol == specialist)).count()
    };
    let points = Text::new("page-automa-points").amount("points", automa.upgrade_points);
    html! {
        div.mc-little {
            @for specialist in Specialist::ALL {
                @let label = Text::new("page-automa-crew").name("specialist", specialist.key()).amount("count", count(*specialist) as i64);
                (d.scene.thing(ids::automa_crew(*specialist)).element("span").class("stock-amount mc-kind").explain(&[label, Text::new("page-tip-automa-crew")])
                    .show(&html! { (count(*specialist)) (icons::specialist(*specialist).show()) }))
            }
            (number(d, "automa-points".to_owned(), "", &[points, Text::new("page-tip-automa-points")],
                &html! { (icons::POINT.show()) "+" (automa.upgrade_points) }))
            (number(d, "automa-deck".to_owned(), "",
                &[Text::new("page-automa-deck").amount("count", automa.deck as i64), Text::new("page-tip-automa-deck")],
                &html! { (icons::BACK.show()) (automa.deck) }))
        }
    }
}
