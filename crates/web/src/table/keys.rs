//! The list of keys, which `?` opens.

use maud::{Markup, html};

use crate::words::SiteWords as _;
use orrery_page::Voice;

/// Keys with what they do: the keys themselves are the same in all languages, but for those that have a name.
const KEYS: [(&[&str], &str); 13] = [
    (&["1", "…", "9"], "keys-answer"),
    (&["Tab", "Enter"], "keys-tab"),
    (&["←", "↑", "→", "↓"], "keys-arrows"),
    (&["Esc"], "keys-close"),
    (&["u"], "keys-undo"),
    (&["h"], "keys-hint"),
    (&["g"], "keys-find"),
    (&["f"], "keys-tray"),
    (&["t"], "keys-teacher"),
    (&["+", "−", "0"], "keys-zoom"),
    (&["/"], "keys-search"),
    (&["r"], "keys-rules"),
    (&["?"], "keys-list"),
];

/// A template that the browser shows in the panel.
pub(super) fn list(voice: &Voice<'_>) -> Markup {
    html! {
        template #keys {
            h2 { (voice.ui("keys-title")) }
            dl.keys {
                @for (keys, what) in KEYS {
                    dt { @for key in keys { kbd { (key) } " " } }
                    dd { (voice.ui(what)) }
                }
            }
        }
    }
}
