//! What people call themselves, and what they may not: nothing invisible, nothing that turns the writing around.

use orrery_core::{Lang, Text};
use orrery_store::{Account, Name};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use crate::App;
use crate::site_error::SiteError;
use crate::words::say;

/// The longest name, in characters.
pub const LONGEST: usize = 24;
/// The longest word for the dice, in characters.
pub const LONGEST_WORD: usize = 60;

/// Why a name was refused: a text of the server, which says what to do.
pub type Refused = Text;

/// A name in one form for all ways of writing it, without spaces around it.
pub fn clean(text: &str) -> Result<String, Refused> {
    // Before anything is computed from it.
    if text.len() > 16 * LONGEST {
        return Err(too_long(LONGEST));
    }
    let name = in_one_form(text)?;
    if name.chars().count() > LONGEST {
        return Err(too_long(LONGEST));
    }
    Ok(name)
}

/// The name of an account: one that can be told from others.
pub fn account(text: &str) -> Result<Name, Refused> {
    let shown = clean(text)?;
    if shown.chars().count() < 2 || !shown.chars().any(char::is_alphanumeric) {
        return Err(Text::new("name-too-short"));
    }
    let look = look(&shown);
    // What guests are called is nobody's name.
    if Lang::ALL.into_iter().any(|lang| self::look(&say(lang, &Text::new("guest"))) == look) {
        return Err(Text::new("name-reserved"));
    }
    let key = shown.to_lowercase().nfkc().collect::<String>().to_lowercase();
    Ok(Name { shown, key, look })
}

/// What a name looks like: two names with the same look are taken for each other (`Ola`, `0la`, `OIa`).
pub fn look(name: &str) -> String {
    let similar = |text: &str| skeleton(text).collect::<String>();
    // Before case is ignored, because I looks like l and i does not; and after it, because case brings new letters.
    similar(&similar(name).to_lowercase()).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether two names are taken for each other.
pub fn alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase() || look(one) == look(other)
}

/// Refuses the name of a registered person, or one that looks like it, unless it is that of this account.
pub async fn refuse_registered(app: &App, account: Option<&str>, name: &str) -> Result<(), SiteError> {
    let key = key(name).unwrap_or_default();
    let owners = [app.store.account_looking_like(&look(name)).await?, app.store.account_named(&key).await?];
    let is_other = |owner: &Account| Some(owner.id.as_str()) != account;
    if owners.iter().flatten().any(is_other) { Err(SiteError::told("name-registered")) } else { Ok(()) }
}

/// The key of a name typed to sign in; nothing if no account can have that name.
pub fn key(text: &str) -> Option<String> {
    account(text).ok().map(|name| name.key)
}

/// A word for the dice: as it is written, within reason.
pub fn word(text: &str) -> Result<String, Refused> {
    let word = text.trim();
    if word.len() > 4 * LONGEST_WORD || word.chars().count() > LONGEST_WORD {
        return Err(too_long(LONGEST_WORD));
    }
    if word.chars().any(is_a_trick) {
        return Err(Text::new("name-tricks"));
    }
    Ok(word.to_owned())
}

fn too_long(most: usize) -> Refused {
    Text::new("name-too-long").amount("most", most as i64)
}

fn in_one_form(text: &str) -> Result<String, Refused> {
    let whole: String = text.nfkc().collect();
    let name = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut marks = 0;
    for character in text.trim().chars().chain(name.chars()) {
        marks = if is_combining_mark(character) { marks + 1 } else { 0 };
        if is_a_trick(character) || marks > 2 {
            return Err(Text::new("name-tricks"));
        }
    }
    Ok(name)
}

/// Characters that cannot be seen, that turn the writing around, or that only a program would send.
fn is_a_trick(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{fff0}'..='\u{ffff}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_names() {
        for (typed, shown) in [
            ("Ola", "Ola"),
            ("  Zażółć   gęślą ", "Zażółć gęślą"),
            ("Ｏｌａ", "Ola"),
            ("<b>&", "<b>&"),
            ("Łódź 7", "Łódź 7"),
        ] {
            assert_eq!(clean(typed).as_deref(), Ok(shown));
        }
        assert_eq!(account("ÓLA").unwrap().key, account("óla").unwrap().key);
        assert!(account("Gość").is_err() && account("Guest").is_err(), "guests are called so");
        assert_eq!(account("Straße").unwrap().shown, "Straße");
    }

    #[test]
    fn tricks_are_refused() {
        for typed in [
            "Ola\u{202e}",
            "O\u{200b}la",
            "a\u{0}b",
            "a\nb\u{7}",
            "\u{feff}Ola",
            "\u{e001}x",
            "e\u{301}\u{301}\u{301}\u{301}",
        ] {
            assert_eq!(clean(typed), Err(Text::new("name-tricks")), "{typed:?}");
        }
        assert!(clean(&"x".repeat(25)).is_err());
        assert!(clean(&"x".repeat(1_000_000)).is_err());
        for typed in ["", " ", "x", "!!", "\u{3164}\u{3164}"] {
            assert!(account(typed).is_err(), "{typed:?}");
        }
        assert!(word(&"w".repeat(61)).is_err() && word("a\u{202e}b").is_err() && word("").is_ok());
    }

    #[test]
    fn names_that_are_taken_for_each_other_look_alike() {
        // A digit, capital i, Cyrillic, Greek, other case.
        for alike in ["Ola", "0la", "OIa", "\u{41e}la", "\u{39f}l\u{430}", "OLA", "ola", "o1a"] {
            assert_eq!(look(alike), look("Ola"), "{alike}");
        }
        assert_eq!(look("Marta"), look("rnarta"));
        for other in ["Óla", "Ala", "Olą", "Ola 2", "Łucja"] {
            assert_ne!(look(other), look("Ola"), "{other}");
        }
        assert_ne!(look("Lucja"), look("Łucja"));
    }
}
