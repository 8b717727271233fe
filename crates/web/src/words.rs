//! The words of the site itself: everything that is not said by a game.

use std::sync::LazyLock;

use orrery_core::{Lang, Text, Words};
use orrery_page::Voice;

/// The words of the site.
pub static SITE: LazyLock<Words> = LazyLock::new(|| {
    Words::new(|lang| match lang {
        Lang::En => include_str!("../locales/en.ftl"),
        Lang::Pl => include_str!("../locales/pl.ftl"),
    })
});

/// A text of the site.
pub fn site(lang: Lang, text: &Text) -> String {
    SITE.say(lang, text)
}

/// A reader's voice also says the words of the site.
pub trait SiteWords {
    /// A text of the site.
    fn site(&self, text: &Text) -> String;

    /// A text of the site without arguments.
    fn ui(&self, key: &'static str) -> String {
        self.site(&Text::new(key))
    }
}

impl SiteWords for Voice<'_> {
    fn site(&self, text: &Text) -> String {
        SITE.say_to(self.lang, text, &|seat| self.called(seat))
    }
}
