//! Content files as they are written: rows and their fields as text, whatever game they belong to.

use std::borrow::Cow;
use std::ops::Range;

/// What stands in place of a value that is still to be typed in.
pub const TO_TYPE_IN: &str = "?";

/// A row of a content file as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written<'a> {
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// Its fields in order, each with the text of its value.
    pub fields: Vec<(&'a str, &'a str)>,
    /// Its place in the file, with the comma behind it.
    span: Range<usize>,
    /// Whether it is the whole file instead of one of a list.
    alone: bool,
}

impl<'a> Written<'a> {
    /// The text of a field's value.
    pub fn field(&self, name: &str) -> Option<&'a str> {
        self.fields.iter().find(|(field, _)| *field == name).map(|(_, value)| *value)
    }

    /// What is between the quotes of a field's value.
    pub fn string(&self, name: &str) -> Option<String> {
        let inside = self.field(name)?.strip_prefix('"')?.strip_suffix('"')?;
        // A line that ends in a backslash goes on after the spaces of the next one.
        let mut lines = inside.split("\\\n");
        let first = lines.next().unwrap_or_default().to_owned();
        Some(lines.fold(first, |text, line| text + line.trim_start()).replace("\\\"", "\""))
    }

    /// The name of the row; the only row of a file has none.
    pub fn id(&self) -> Option<String> {
        self.string("id")
    }

    /// The fields that are still to be typed in.
    pub fn to_type_in(&self) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(|(_, value)| *value == TO_TYPE_IN).map(|(name, _)| *name)
    }
}

/// The rows of a file: those of its list, or the one that it is.
pub fn rows(text: &str) -> Vec<Written<'_>> {
    let marks = marks(text);
    let Some((_, first)) = marks.first() else { return Vec::new() };
    let row_depth = usize::from(*first == b'[');
    let (mut rows, mut depth): (Vec<Written<'_>>, usize) = (Vec::new(), 0);
    // Where the name of the next field begins, and where its value does once the name is read.
    let (mut from, mut field) = (0, None);
    for (at, mark) in marks {
        let closes = matches!(mark, b')' | b']' | b'}');
        if closes {
            depth = depth.saturating_sub(1);
        }
        let row = rows.last_mut().filter(|_| depth >= row_depth);
        match (mark, row) {
            (b'(', _) if depth == row_depth => {
                let line = 1 + text[..at].matches('\n').count();
                rows.push(Written { line, fields: Vec::new(), span: at..at + 1, alone: row_depth == 0 });
                (from, field) = (at + 1, None);
            }
            (b':', Some(_)) if depth == row_depth + 1 && field.is_none() => {
                field = Some((last_word(&text[from..at]), at + 1));
            }
            (b',' | b')', Some(row)) if depth + usize::from(closes) == row_depth + 1 => {
                if let Some((name, value)) = field.take() {
                    row.fields.push((name, text[value..at].trim()));
                }
                from = at + 1;
                if closes {
                    row.span.end = at + 1;
                }
            }
            (b',', Some(row)) if depth == row_depth => row.span.end = at + 1,
            _ => {}
        }
        if matches!(mark, b'(' | b'[' | b'{') {
            depth += 1;
        }
    }
    rows
}

/// The text without the rows in which something is still to be typed in: until then those that are built in count. Lines
/// keep their numbers. Nothing if the file is one such row.
pub fn finished(text: &str) -> Option<Cow<'_, str>> {
    let unfinished: Vec<_> = rows(text).into_iter().filter(|row| row.to_type_in().next().is_some()).collect();
    if unfinished.is_empty() {
        return Some(text.into());
    }
    if unfinished.iter().any(|row| row.alone) {
        return None;
    }
    let mut rest = String::with_capacity(text.len());
    let mut done = 0;
    for row in unfinished {
        rest.push_str(&text[done..row.span.start]);
        rest.extend(text[row.span.clone()].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        done = row.span.end;
    }
    rest.push_str(&text[done..]);
    Some(rest.into())
}

/// Brackets, colons and commas that stand neither in a string nor in a comment.
fn marks(text: &str) -> Vec<(usize, u8)> {
    let bytes = text.as_bytes();
    let mut marks = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        let length = match bytes[at] {
            b'"' => end_of_string(&bytes[at..]),
            b'/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            b'/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            mark @ (b'(' | b')' | b'[' | b']' | b'{' | b'}' | b':' | b',') => {
                marks.push((at, mark));
                1
            }
            // A character may be of several bytes.
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
        at += length;
    }
    marks
}

/// The bytes of a string with its quotes.
fn end_of_string(bytes: &[u8]) -> usize {
    let mut at = 1;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

/// The name before a colon; a comment may stand before it.
fn last_word(text: &str) -> &str {
    let text = text.trim_end();
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let start =
        text.rfind(|c| !part(c)).map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
    &text[start..]
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "// Two (of them), [here]: and, there.\n[\n    (id: \"a\", cost: (food: 1, fleet: [2, 3]), \
                        source: \"S: all, \\\n        but; D: (x)\"),\n    // ours: ?\n    (\n        id: \"b\",\n        \
                        cost: ?, // ours: (food: 2)\n        points: 3,\n    ),\n]\n";

    #[test]
    fn rows_and_fields_are_found_in_their_text() {
        let rows = rows(LIST);
        let ids: Vec<_> = rows.iter().map(|row| (row.line, row.id().unwrap())).collect();
        assert_eq!(ids, [(3, "a".to_owned()), (6, "b".to_owned())]);
        assert_eq!(rows[0].field("cost"), Some("(food: 1, fleet: [2, 3])"));
        assert_eq!(rows[0].string("source").unwrap(), "S: all, but; D: (x)");
        assert_eq!(rows[1].fields[1..], [("cost", "?"), ("points", "3")]);
        assert_eq!(rows[1].to_type_in().collect::<Vec<_>>(), ["cost"]);
    }

    #[test]
    fn a_file_may_be_one_row() {
        let rows = super::rows("// All.\n(\n    low: (markers: 3),\n    source: \"S: all\",\n)\n");
        assert_eq!(rows.len(), 1);
        assert_eq!((rows[0].line, rows[0].id()), (2, None));
        assert_eq!(rows[0].fields, [("low", "(markers: 3)"), ("source", "\"S: all\"")]);
    }

    #[test]
    fn rows_that_are_to_be_typed_in_do_not_count_yet() {
        let rest = finished(LIST).unwrap();
        assert_eq!(rest.lines().count(), LIST.lines().count());
        let left = rows(&rest);
        assert_eq!(left.iter().map(|row| row.id().unwrap()).collect::<Vec<_>>(), ["a"]);
        assert!(!rest.contains("points"), "{rest}");
        assert_eq!(finished("(low: ?)"), None);
        assert_eq!(finished("(low: 1)").unwrap(), "(low: 1)");
    }

    #[test]
    fn what_is_no_row_is_none() {
        for text in ["", "[", "[(", "(a: \"", "\u{142}:,)", "/* ["] {
            let _ = rows(text);
            let _ = finished(text);
        }
    }
}
