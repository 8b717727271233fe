//! Where the values of a row come from: what is printed, and what is designed for this project.
//!
//! The `source` of a row says it: `"S: effects, points; D: cost kinds, produces"`. S is stated in the rulebook, P is found in
//! other public material, D is designed. `all` and `the rest` stand for whatever is not named.

use crate::text::Text;

/// What a source says of its row.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// Things that are printed or publicly known.
    pub printed: Vec<String>,
    /// Things that are designed for this project.
    pub ours: Vec<String>,
}

/// How much of a row is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Share {
    /// All of it.
    Printed,
    /// Some of it.
    Partly,
    /// Nothing.
    Ours,
}

/// Words of a source that stand for all that it does not name.
const WHOLE: [&str; 3] = ["all", "the rest", "all else"];

impl Origin {
    /// Reads a source. What has none of the letters comes from somewhere else, such as a user's own pack.
    pub fn read(source: &str) -> Self {
        let mut origin = Self::default();
        for part in split(source, ';') {
            if let Some((letter, things)) = part.split_once(':') {
                let things = split(things, ',').map(str::to_owned);
                match letter.trim() {
                    "S" | "P" => origin.printed.extend(things),
                    "D" => origin.ours.extend(things),
                    _ => {}
                }
            }
        }
        origin
    }

    /// How much of the row is printed.
    pub fn share(&self) -> Share {
        match (self.ours.is_empty(), self.printed.is_empty()) {
            (true, _) => Share::Printed,
            (false, false) => Share::Partly,
            (false, true) => Share::Ours,
        }
    }

    /// The things that are ours by name, each as the key of its words. None if the rest is ours, whatever it is.
    pub fn named(&self) -> Option<Vec<String>> {
        let whole = self.ours.iter().any(|thing| WHOLE.contains(&thing.as_str()));
        (!whole).then(|| self.ours.iter().map(|thing| key(thing)).collect())
    }

    /// A sentence about what is ours; none if all of it is printed.
    pub fn text(&self) -> Option<Text> {
        match (self.share(), self.named()) {
            (Share::Printed, _) => None,
            (Share::Ours, _) => Some(Text::new("ours-all")),
            (Share::Partly, None) => Some(Text::new("ours-rest")),
            (Share::Partly, Some(things)) => {
                Some(Text::new("ours-some").list("what", things.into_iter().map(Text::named).collect()))
            }
        }
    }

    /// The fields of a row that are ours. `fields` are those that rows of its file can have.
    pub fn our_fields<'f>(&self, fields: &[&'f str]) -> Vec<&'f str> {
        let named = |things: &[String]| -> Vec<&'f str> {
            let all = things.iter().flat_map(|thing| words(thing));
            all.filter_map(|word| fields.iter().find(|field| **field == word).copied()).collect()
        };
        let (ours, printed) = (named(&self.ours), named(&self.printed));
        let is_name = |thing: &str| NAMES.contains(&thing);
        let unnamed = |thing: &String| {
            !is_name(thing) && words(thing).all(|word| !fields.iter().any(|field| **field == word))
        };
        let rest = self.ours.iter().any(unnamed);
        let kept = |field: &&&str| ours.contains(*field) || (rest && !printed.contains(*field));
        fields.iter().filter(kept).copied().collect()
    }

    /// Whether the name is ours, which stands in the words of the game.
    pub fn has_our_name(&self) -> bool {
        let all = self.share() == Share::Ours && self.named().is_none();
        all || self.ours.iter().any(|thing| NAMES.contains(&thing.as_str()))
    }

    /// The name has been given by somebody who knows it.
    pub(super) fn give_name(&mut self) {
        self.ours.retain(|thing| !NAMES.contains(&thing.as_str()));
    }
}

/// What sources call the name of a row.
const NAMES: [&str; 2] = ["name", "names"];

/// The key of the words for a thing that a source names: `designed-cost-kinds`.
fn key(thing: &str) -> String {
    let lower = thing.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    std::iter::once("designed").chain(parts).collect::<Vec<_>>().join("-")
}

/// The words of a thing, as fields are written.
fn words(thing: &str) -> impl Iterator<Item = String> {
    let words = thing.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// Parts between separators that do not stand in brackets.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    let parts = text.split(move |c| {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == separator && depth == 0
    });
    parts.map(str::trim).filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(source: &str) -> (Share, Option<Vec<String>>) {
        let origin = Origin::read(source);
        (origin.share(), origin.named())
    }

    #[test]
    fn a_source_says_what_is_ours() {
        assert_eq!(share("S: all"), (Share::Printed, Some(vec![])));
        assert_eq!(share("D: all"), (Share::Ours, None));
        assert_eq!(share("S: name; D: the rest"), (Share::Partly, None));
        let (some, things) = share("S: effects (lost, restored), points; P: name; D: cost kinds, produces");
        assert_eq!(
            (some, things.unwrap().join(" ")),
            (Share::Partly, "designed-cost-kinds designed-produces".to_owned())
        );
        assert_eq!(share("mine"), (Share::Printed, Some(vec![])), "a pack has sources of its own");
    }

    #[test]
    fn fields_are_ours_by_name_or_because_nothing_names_them() {
        let fields = ["colour", "cost", "points", "produces"];
        let ours = |source: &str| Origin::read(source).our_fields(&fields);
        assert_eq!(ours("S: points, cost numbers; D: cost kinds, produces"), ["cost", "produces"]);
        assert_eq!(ours("S: points; D: the rest"), ["colour", "cost", "produces"]);
        assert_eq!(ours("S: points; D: Cost"), ["cost"]);
        assert_eq!(ours("D: all"), fields);
        assert_eq!(ours("S: two goals; D: which"), fields);
        assert!(ours("S: three of each; D: name").is_empty());
        assert!(ours("S: all").is_empty());
    }

    #[test]
    fn the_sentence_names_what_is_ours() {
        let said = |source: &str| Origin::read(source).text().map(|text| text.key.into_owned());
        assert_eq!(said("S: all"), None);
        assert_eq!(said("D: ability, start").as_deref(), Some("ours-all"));
        assert_eq!(said("S: name; D: the rest").as_deref(), Some("ours-rest"));
        assert_eq!(said("S: name; D: ability").as_deref(), Some("ours-some"));
    }
}
