//! Words at the edge: a text in the reader's language, by Fluent.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};

use crate::content::{PackError, PackErrors};
use crate::seat::Seat;
use crate::text::{Arg, Text};

/// The languages that everything a player reads exists in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Pl];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|lang| lang.code() == text)
            .ok_or_else(|| format!("`{text}` is no language of Orrery; choose en or pl"))
    }
}

/// The messages that no game has of its own.
fn shared(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../locales/en.ftl"),
        Lang::Pl => include_str!("../locales/pl.ftl"),
    }
}

/// All messages of one game, in all languages.
pub struct Words {
    bundles: [Bundle; Lang::ALL.len()],
    explained: BTreeSet<String>,
    ours: BTreeSet<String>,
}

struct Bundle {
    messages: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

/// What a text could not be said for want of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{lang}: `{key}`: {problem}")]
pub struct Unsaid {
    /// In which language.
    pub lang: Lang,
    /// Which message.
    pub key: String,
    /// What was missing.
    pub problem: String,
}

impl Words {
    /// The words of a game: its own messages over the shared ones.
    pub fn new(texts: impl Fn(Lang) -> &'static str) -> Self {
        let bundle = |lang| {
            Bundle::new(lang, &[shared(lang), texts(lang)])
                .unwrap_or_else(|broken| panic!("the built-in {lang} texts are broken: {}", broken.reason))
        };
        Self { bundles: Lang::ALL.map(bundle), explained: BTreeSet::new(), ours: BTreeSet::new() }
    }

    /// Lays the `.ftl` texts of a pack over these. A language that the pack lacks falls back to one that it has.
    pub fn with_pack(
        texts: impl Fn(Lang) -> &'static str,
        pack: impl Fn(Lang) -> Option<(String, String)>,
    ) -> Result<Self, PackErrors> {
        let own: Vec<_> = Lang::ALL.into_iter().filter_map(&pack).collect();
        let mut bundles = Vec::new();
        for lang in Lang::ALL {
            let mut sources = vec![shared(lang).to_owned(), texts(lang).to_owned()];
            if let Some((file, text)) = pack(lang).or_else(|| own.first().cloned()) {
                Bundle::new(lang, &[&text]).map_err(|Broken { at, reason }| PackError {
                    file,
                    line: 1 + newlines(&text, at),
                    reason,
                })?;
                sources.push(text);
            }
            let sources: Vec<_> = sources.iter().map(String::as_str).collect();
            bundles.push(
                Bundle::new(lang, &sources)
                    .unwrap_or_else(|_| unreachable!("each part has been read before")),
            );
        }
        let bundles = bundles.try_into().map_err(|_| PackErrors::default())?;
        Ok(Self { bundles, explained: BTreeSet::new(), ours: BTreeSet::new() })
    }

    /// The same words, with a description for each of these names.
    #[must_use]
    pub fn explaining(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.explained.extend(names);
        self
    }

    /// Whether what has this name is described somewhere.
    pub fn explains(&self, name: &str) -> bool {
        self.explained.contains(name)
    }

    /// The same words, knowing that what has one of these names is not all printed.
    #[must_use]
    pub fn marking(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.ours.extend(names);
        self
    }

    /// Whether something of what has this name is designed for this project.
    pub fn is_ours(&self, name: &str) -> bool {
        self.ours.contains(name)
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        &self.bundles[lang as usize]
    }

    /// Every key of a language.
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.bundle(lang).keys.iter().map(String::as_str)
    }

    /// Whether there is such a message.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundle(lang).keys.contains(key)
    }

    /// What the game calls an opponent that its rules play; nothing if it has none. Nobody sits there, so nobody has
    /// given it a name.
    pub fn automa(&self, lang: Lang) -> Option<String> {
        self.has(lang, "automa").then(|| self.say(lang, &Text::new("automa")))
    }

    /// The text in words; seats are called by their numbers. What cannot be said is shown as its key.
    pub fn say(&self, lang: Lang, text: &Text) -> String {
        self.say_to(lang, text, &|_| None)
    }

    /// The text in words; seats are called by the names that `name_of` gives them.
    pub fn say_to(&self, lang: Lang, text: &Text, name_of: &dyn Fn(Seat) -> Option<String>) -> String {
        Saying { words: self, lang, name_of, unsaid: &mut Vec::new() }.say(text)
    }

    /// The text in words, or all that is missing to say it.
    pub fn try_say(&self, lang: Lang, text: &Text) -> Result<String, Vec<Unsaid>> {
        let mut unsaid = Vec::new();
        let said = Saying { words: self, lang, name_of: &|_| None, unsaid: &mut unsaid }.say(text);
        if unsaid.is_empty() { Ok(said) } else { Err(unsaid) }
    }
}

impl Bundle {
    fn new(lang: Lang, sources: &[&str]) -> Result<Self, Broken> {
        let language = lang.code().parse().expect("the code of a language is one");
        let mut messages = FluentBundle::new_concurrent(vec![language]);
        // Marks around arguments are for mixed writing directions, which neither language has.
        messages.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| {
                let at = errors.first().map_or(0, |error| error.pos.start);
                Broken { at, reason: errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ") }
            })?;
            for entry in resource.entries() {
                if let fluent_syntax::ast::Entry::Message(message) = entry {
                    keys.insert(message.id.name.to_owned());
                }
            }
            messages.add_resource_overriding(resource);
        }
        Ok(Self { messages, keys })
    }
}

/// A text that Fluent cannot read.
struct Broken {
    /// The byte at which the first fault lies.
    at: usize,
    reason: String,
}

fn newlines(text: &str, upto: usize) -> usize {
    text.bytes().take(upto).filter(|byte| *byte == b'\n').count()
}

struct Saying<'a> {
    words: &'a Words,
    lang: Lang,
    name_of: &'a dyn Fn(Seat) -> Option<String>,
    unsaid: &'a mut Vec<Unsaid>,
}

impl Saying<'_> {
    fn say(&mut self, text: &Text) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(name.clone(), self.value(arg));
        }
        self.message(&text.key, &args)
    }

    fn value(&mut self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Amount(amount) => FluentValue::from(*amount),
            Arg::Seat(seat) => self.seat(*seat).into(),
            Arg::Name(key) => self.message(key, &FluentArgs::new()).into(),
            Arg::Word(word) => word.clone().into_owned().into(),
            Arg::Text(text) => self.say(text).into(),
            Arg::List(texts) => {
                let said: Vec<_> = texts.iter().map(|text| self.say(text)).collect();
                said.join(", ").into()
            }
            Arg::Sentences(texts) => {
                let said: Vec<_> = texts.iter().map(|text| capital(&self.say(text))).collect();
                said.join(" ").into()
            }
        }
    }

    fn seat(&mut self, seat: Seat) -> String {
        (self.name_of)(seat).unwrap_or_else(|| {
            let mut args = FluentArgs::new();
            args.set("number", FluentValue::from(i64::from(u8::from(seat))));
            self.message("seat", &args)
        })
    }

    fn message(&mut self, key: &str, args: &FluentArgs<'_>) -> String {
        let bundle = &self.words.bundle(self.lang).messages;
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            self.miss(key, "there is no such message");
            return format!("⟨{key}⟩");
        };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        for error in errors {
            self.miss(key, &error.to_string());
        }
        said
    }

    fn miss(&mut self, key: &str, problem: &str) {
        self.unsaid.push(Unsaid { lang: self.lang, key: key.to_owned(), problem: problem.to_owned() });
    }
}

/// The same with a capital letter at its beginning.
pub fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        Words::new(|lang| match lang {
            Lang::En => {
                "drew = { $who } drew { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n }.\ntitan = Titan"
            }
            Lang::Pl => {
                "drew = { $who } dobiera { $count } { $count ->\n    [one] kartę\n    [few] karty\n   *[many] kart\n }."
            }
        })
    }

    fn drew(count: i64) -> Text {
        Text::new("drew").seat("who", Seat::new(1)).amount("count", count)
    }

    #[test]
    fn polish_has_its_plural_forms() {
        let words = words();
        assert_eq!(words.say(Lang::En, &drew(1)), "Seat 2 drew 1 card.");
        let said: Vec<_> = [1, 3, 5, 22].map(|n| words.say(Lang::Pl, &drew(n))).into();
        assert!(said[0].ends_with("1 kartę.") && said[1].ends_with("3 karty."), "{said:?}");
        assert!(said[2].ends_with("5 kart.") && said[3].ends_with("22 karty."), "{said:?}");
    }

    #[test]
    fn every_sentence_begins_with_a_capital_letter() {
        let words = Words::new(|_| "all = { $all }\ngain = gain 1 { $what }.\nore = ore");
        let gain = || Text::new("gain").name("what", "ore");
        let all = Text::new("all").sentences("all", vec![gain(), gain()]);
        assert_eq!(words.say(Lang::En, &all), "Gain 1 ore. Gain 1 ore.");
    }

    #[test]
    fn people_are_called_by_their_names() {
        let said = words().say_to(Lang::En, &drew(2), &|_| Some("Ola".to_owned()));
        assert_eq!(said, "Ola drew 2 cards.");
    }

    #[test]
    fn what_is_missing_is_named() {
        let unsaid = words().try_say(Lang::En, &Text::new("drew")).unwrap_err();
        assert!(unsaid[0].problem.contains("who"), "{unsaid:?}");
        assert_eq!(words().try_say(Lang::Pl, &Text::new("gone")).unwrap_err()[0].key, "gone");
    }

    #[test]
    fn a_pack_that_knows_one_language_serves_both() {
        let texts = |_| "titan = Titan";
        let pack = |lang| (lang == Lang::Pl).then(|| ("pl.ftl".to_owned(), "comet = Kometa".to_owned()));
        let words = Words::with_pack(texts, pack).unwrap();
        assert_eq!(words.say(Lang::En, &Text::new("comet")), "Kometa");
        assert_eq!(words.say(Lang::En, &Text::new("titan")), "Titan");
    }
}
