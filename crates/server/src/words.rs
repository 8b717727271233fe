//! What the server itself says, in the reader's language.

use std::sync::LazyLock;

use orrery_core::{Lang, Text, Words};
use orrery_web::frame::Reader;

/// The words of lobby, accounts and errors.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(|lang| match lang {
        Lang::En => concat!(
            include_str!("../locales/en.ftl"),
            include_str!("../locales/api.en.ftl"),
            include_str!("../locales/mcp.en.ftl")
        ),
        Lang::Pl => concat!(
            include_str!("../locales/pl.ftl"),
            include_str!("../locales/api.pl.ftl"),
            include_str!("../locales/mcp.pl.ftl")
        ),
    })
});

/// A text of the server.
pub fn say(lang: Lang, text: &Text) -> String {
    WORDS.say(lang, text)
}

/// How pages of the server speak to their reader.
pub trait Speak {
    /// A text without arguments.
    fn t(&self, key: &'static str) -> String;
    /// A text with arguments.
    fn tell(&self, text: &Text) -> String;
}

impl Speak for Reader {
    fn t(&self, key: &'static str) -> String {
        say(self.lang, &Text::new(key))
    }

    fn tell(&self, text: &Text) -> String {
        say(self.lang, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages() {
        let keys = |lang| WORDS.keys(lang).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(keys(Lang::En), keys(Lang::Pl));
    }
}
