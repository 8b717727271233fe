//! What is drafted before the first round: pairs of wealth cards and ability tiles.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::card::text;

use super::draw::Drawing;
use super::{cards, icons, ids, signs};

/// Both kinds side by side, as long as something is there.
pub(super) fn draft(d: &Drawing<'_>) -> Markup {
    if d.view.pairs.is_empty() && d.view.abilities.is_empty() {
        return html! {};
    }
    html! {
        div.tg-draft role="group" aria-label=(d.key("page-draft")) {
            div.tg-offer {
                p.tg-heading { (icons::WEALTH.show()) (d.key("heading-wealth")) }
                @for (pair, both) in &d.view.pairs {
                    @let lines: Vec<_> = both.iter().map(|card| Text::new("page-wealth").name("card", format!("wealth-{}", &**card)).text("effect", cards::wealth_text(d, card.id))).collect();
                    (d.scene.thing(format!("pair-{pair}")).class("tg-card wealth").label(d.lines(&lines)).tip(d.lines(&lines)).show(&html! {
                        @for card in both {
                            span.tg-line { span.tg-card-name { (d.key(&format!("wealth-{}", &**card))) } span.tg-does { (signs::steps(&d.game.values().wealth[card.id].then)) } }
                        }
                    }))
                }
            }
            div.tg-offer {
                p.tg-heading { (icons::OBJECTIVE.show()) (d.key("heading-ability")) }
                @for tile in &d.view.abilities {
                    @let key = format!("ability-{}", &**tile);
                    (d.scene.thing(ids::component("ability", tile)).class("tg-card ability").label(d.key(&key)).about(key.clone()).show(&html! {
                        span.tg-card-name { (d.key(&key)) }
                        (text([d.say(&d.game.content.ability(&d.game.content.abilities[tile.id]))]))
                    }))
                }
            }
        }
    }
}
