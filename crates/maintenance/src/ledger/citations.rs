//! Rule numbers in any text.

use std::fmt;
use std::mem::discriminant;

/// The number of a rule or of an example, without its prefix.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Id {
    /// `ORI-31`.
    Rule(u32),
    /// `ORI-EX4`.
    Example(u32),
}

impl Id {
    /// Reads what follows the prefix; gives the rest of the text too.
    fn read(text: &str) -> Option<(Self, &str)> {
        let (make, digits): (fn(u32) -> Self, _) = match text.strip_prefix("EX") {
            Some(digits) => (Self::Example, digits),
            None => (Self::Rule, text),
        };
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        let number = digits[..end].parse().ok()?;
        Some((make(number), &digits[end..]))
    }

    /// Reads a whole name such as `ORI-31`.
    pub fn of(prefix: &str, name: &str) -> Option<Self> {
        let (id, rest) = Self::read(name.strip_prefix(prefix)?.strip_prefix('-')?)?;
        rest.is_empty().then_some(id)
    }

    /// Reads the beginning of a test's name: `ori_31_only_active_cards_work`.
    pub fn of_test(prefix: &str, name: &str) -> Option<Self> {
        let name = name.to_uppercase();
        let (id, rest) = Self::read(name.strip_prefix(prefix)?.strip_prefix('_')?)?;
        (rest.is_empty() || rest.starts_with('_')).then_some(id)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(number) => write!(f, "{number}"),
            Self::Example(number) => write!(f, "EX{number}"),
        }
    }
}

/// A place where a text names a rule, or all rules from one to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Citation {
    /// Counted from 1.
    pub line: usize,
    /// The rule, or the first of the range.
    pub first: Id,
    /// The last of the range.
    pub last: Option<Id>,
}

impl Citation {
    /// Whether the citation stands for this rule too.
    pub fn covers(&self, id: Id) -> bool {
        self.last.map_or(id == self.first, |last| (self.first..=last).contains(&id))
    }

    /// The numbers that are written out.
    pub fn named(&self) -> impl Iterator<Item = Id> {
        std::iter::once(self.first).chain(self.last)
    }
}

/// All citations of a text: `ORI-31`, `ORI-EX4`, `ORI-45 to ORI-48`.
pub fn citations(prefix: &str, text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((before, id, after)) = next(prefix, rest) {
        let line = 1 + text[..text.len() - rest.len() + before].matches('\n').count();
        // A range joins two rules or two examples, never one of each.
        let range = range_end(prefix, after).filter(|(last, _)| discriminant(last) == discriminant(&id));
        rest = range.map_or(after, |(_, after)| after);
        found.push(Citation { line, first: id, last: range.map(|(last, _)| last) });
    }
    found
}

/// The next number: how far away it is, the number, and what follows.
fn next<'a>(prefix: &str, text: &'a str) -> Option<(usize, Id, &'a str)> {
    text.match_indices(prefix).find_map(|(at, _)| {
        // `MORI-3` is none of ours.
        if text[..at].ends_with(|c: char| c.is_ascii_alphanumeric()) {
            return None;
        }
        let (id, after) = Id::read(text[at + prefix.len()..].strip_prefix('-')?)?;
        Some((at, id, after))
    })
}

/// The end of a range that begins just before, also across the lines of a comment.
fn range_end<'a>(prefix: &str, after: &'a str) -> Option<(Id, &'a str)> {
    let skip = |text: &'a str| text.trim_start_matches(|c: char| c.is_whitespace() || c == '/' || c == '!');
    let joined = skip(after);
    let joined = ["to ", "to\n", "–"].iter().find_map(|word| joined.strip_prefix(word))?;
    Id::read(skip(joined).strip_prefix(prefix)?.strip_prefix('-')?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<(usize, Id, Option<Id>)> {
        citations("ORI", text).into_iter().map(|c| (c.line, c.first, c.last)).collect()
    }

    #[test]
    fn numbers_are_found_wherever_they_stand() {
        let text = "/// Pay (ORI-58,\n/// ORI-59). See ORI-EX4.\nRule { \"ORI-7\" }";
        assert_eq!(
            found(text),
            [
                (1, Id::Rule(58), None),
                (2, Id::Rule(59), None),
                (2, Id::Example(4), None),
                (3, Id::Rule(7), None)
            ]
        );
    }

    #[test]
    fn a_range_stands_for_all_between() {
        for text in ["ORI-45 to ORI-48", "ORI-45–ORI-48", "// ORI-45 to\n    /// ORI-48"] {
            assert_eq!(found(text), [(1, Id::Rule(45), Some(Id::Rule(48)))], "{text}");
        }
        let range = citations("ORI", "ORI-45 to ORI-48")[0];
        assert!(range.covers(Id::Rule(47)) && !range.covers(Id::Rule(49)) && !range.covers(Id::Example(46)));
    }

    #[test]
    fn a_word_between_two_numbers_is_no_range() {
        assert_eq!(found("ORI-1 and ORI-2, total ORI-3").len(), 3);
        assert_eq!(found("ORI-1 to the end"), [(1, Id::Rule(1), None)]);
        assert_eq!(found("ORI-1 to ORI-EX2").len(), 2);
    }

    #[test]
    fn what_only_looks_like_a_number_is_none() {
        assert_eq!(found("MORI-3 ORI- ORI-x ORI-EX ORION-5"), []);
        assert_eq!(Id::of("ORI", "ORI-31"), Some(Id::Rule(31)));
        assert_eq!(Id::of("ORI", "ORI-31b"), None);
    }

    #[test]
    fn the_name_of_a_test_can_begin_with_a_number() {
        assert_eq!(Id::of_test("ORI", "ori_31_only_active_cards"), Some(Id::Rule(31)));
        assert_eq!(Id::of_test("C4", "c4_ex2"), Some(Id::Example(2)));
        assert_eq!(Id::of_test("ORI", "orion_31"), None);
        assert_eq!(Id::of_test("ORI", "ori_31st_try"), None);
    }
}
