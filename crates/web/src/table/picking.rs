//! Several things of one kind, picked at once: select, count, confirm.

use maud::{Markup, html};
use orrery_core::picking::Picking;
use orrery_core::{Seat, Text};

use super::TablePage;
use super::answer::{button, pick};
use crate::words::SiteWords as _;
use orrery_page::Act;

/// What can be picked, as buttons that stay pressed, and the button that does it. `neutral` ends the question early.
pub(super) fn picking(
    page: &TablePage<'_>,
    seat: Seat,
    acts: &[&Act],
    picking: &Picking<String>,
    neutral: Option<&str>,
) -> Markup {
    let voice = &page.voice;
    let Picking { least, most, kinds } = picking;
    let times =
        |act: &Act| kinds.iter().find(|(notation, _)| *notation == act.notation).map(|(_, times)| *times);
    let (picks, others): (Vec<_>, Vec<_>) = acts.iter().copied().partition(|act| times(act).is_some());
    let others = others.into_iter().filter(|act| Some(act.notation.as_str()) != neutral);
    // Another answer than nothing at all.
    let some: Vec<_> = kinds
        .iter()
        .take(1)
        .map(|(notation, _)| notation.clone())
        .chain(neutral.map(str::to_owned))
        .collect();
    let ends_undo = page.table.foresee(seat, &some).ok().flatten().is_some_and(|foreseen| foreseen.ends_undo);
    let how_many = Text::new(if least == most { "picking-exactly" } else { "picking-up-to" });
    html! {
        p.fine { (voice.site(&how_many.amount("most", i64::from(*most)).amount("least", i64::from(*least)))) }
        div.acts.picking data-least=(least) data-most=(most) {
            @for act in picks {
                (pick(act, times(act)))
            }
            @for act in others { (button(&page.voice, act)) }
        }
        div.acts.confirm {
            // With an answer that ends the question, confirming nothing is that answer.
            button.main type="button" data-confirm data-action=[neutral] data-final[ends_undo] disabled[*least > 0] {
                (voice.ui("picking-confirm")) " " span.count aria-live="polite" { "0 / " (most) }
            }
        }
    }
}
