//! The first round as a list of what to do, each with whether it is done and whether it can be done now.

use maud::{Markup, html};
use orrery_core::{Seat, Text};

use super::draw::Drawing;
use super::forecast::Upkeep;
use crate::Action;
use crate::ids::{ActionKind, Resource};
use crate::state::Phase;

/// A piece of advice.
struct Advice {
    text: Text,
    done: bool,
    /// What follows it, if it can be done now.
    by: Option<Action>,
}

/// All of it, folded up: whoever has played before does not need it.
pub(super) fn first_round(d: &Drawing<'_>) -> Markup {
    let Some(me) = d.scene.me.filter(|me| d.player(*me).species.is_some()) else { return html! {} };
    if d.view.round != 1 || d.view.phase != Phase::Action {
        return html! {};
    }
    let advice = advice(d, me);
    let done = advice.iter().filter(|one| one.done).count();
    let can =
        |action: Action| d.scene.acts.iter().any(|act| !act.refused && act.notation == action.to_string());
    let title =
        Text::new("page-first-round").amount("done", done as i64).amount("count", advice.len() as i64);
    html! {
        details.ec-first data-keep="first-round" {
            summary { (d.say(&title)) }
            ol {
                @for one in &advice {
                    @let now = !one.done && one.by.is_some_and(can);
                    li.done[one.done].now[now] { @if one.done { span.ec-good { "✓ " } } (d.scene.voice.with_links(&one.text)) }
                }
            }
        }
    }
}

fn advice(d: &Drawing<'_>, me: Seat) -> Vec<Advice> {
    let player = d.player(me);
    let acted = |kind: ActionKind| player.acted[kind] > 0;
    let take = |key: &'static str, kind: ActionKind| Advice {
        text: Text::new(key),
        done: acted(kind),
        by: Some(Action::Take(kind)),
    };
    let science = player.goods[Resource::Science];
    let upkeep = Upkeep::of(d.game, d.table(), me);
    vec![
        take("page-first-explore", ActionKind::Explore),
        Advice { text: Text::new("page-first-settle"), done: player.controls.len() > 1, by: None },
        Advice {
            text: Text::new("page-first-colony").amount("count", player.ready),
            done: player.ready == 0,
            by: None,
        },
        Advice {
            text: Text::new("page-first-research").amount("count", science),
            ..take("page-first-research", ActionKind::Research)
        },
        take("page-first-build", ActionKind::Build),
        Advice {
            text: Text::new("page-first-pass").amount("left", upkeep.left()),
            done: player.passed,
            by: Some(Action::Pass),
        },
    ]
}
