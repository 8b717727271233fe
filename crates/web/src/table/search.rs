//! The form that looks for a component by its name or its text.

use maud::{Markup, html};

use crate::words::SiteWords as _;
use orrery_page::Voice;

/// A template that the browser shows in the panel and fills with what it finds in the glossary.
pub(super) fn form(voice: &Voice<'_>) -> Markup {
    html! {
        template #search {
            h2 { (voice.ui("search")) }
            label.sr for="search-text" { (voice.ui("search-what")) }
            input id="search-text" type="search" autocomplete="off" placeholder=(voice.ui("search-what"));
            ol.search-found aria-live="polite" data-none=(voice.ui("search-none")) {}
        }
    }
}
