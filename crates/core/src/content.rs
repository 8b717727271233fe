//! Content as files: the built-in rows, a user's pack laid over them, and errors that say where.

mod blocks;
mod files;
mod findings;
mod origin;
mod origins;
mod rows;
mod template;
mod written;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt;
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use blocks::{Block, BlockId, Blocks, Nested};
pub use files::Files;
pub use findings::{FileFindings, Findings};
pub use origin::{Origin, Share};
pub use origins::RowOrigin;
pub(crate) use origins::origins;
pub use rows::{Row, RowsById, Shown};
pub use template::template;

/// What is wrong with a content file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct PackError {
    /// Which file.
    pub file: String,
    /// Which line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub reason: String,
}

/// Everything that is wrong with a pack; nothing starts with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PackErrors(pub Vec<PackError>);

impl fmt::Display for PackErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, error) in self.0.iter().enumerate() {
            if n > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PackErrors {}

impl From<PackError> for PackErrors {
    fn from(error: PackError) -> Self {
        Self(vec![error])
    }
}

/// The text files of a pack by name. Reading folders is left to other crates.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pack {
    files: BTreeMap<String, String>,
    /// Whether it is all the content there is, instead of rows that are laid over the built-in ones: the content of an
    /// earlier build, for the tables that began with it.
    #[serde(default)]
    whole: bool,
    /// What is laid over a whole content: the pack of the user with which a table began.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    laid: BTreeMap<String, String>,
    /// Rows that do not count yet.
    #[serde(skip)]
    gaps: Vec<Gap>,
}

/// A row of a pack in which values are still to be typed in. It does not count yet: the built-in one does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// In which file.
    pub file: String,
    /// On which line it begins, counted from 1.
    pub line: usize,
    /// Which row; the only row of a file has no name.
    pub id: Option<String>,
    /// The fields.
    pub fields: Vec<String>,
}

impl Pack {
    /// A pack of these files. Rows with gaps are left out.
    pub fn new(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut pack = Self::default();
        for (file, text) in files {
            if Path::new(&file).extension() != Some(OsStr::new("ron")) {
                pack.files.insert(file, text);
                continue;
            }
            for row in written::rows(&text) {
                let fields: Vec<_> = row.to_type_in().map(str::to_owned).collect();
                if !fields.is_empty() {
                    pack.gaps.push(Gap { file: file.clone(), line: row.line, id: row.id(), fields });
                }
            }
            if let Some(rest) = written::finished(&text) {
                pack.files.insert(file, rest.into_owned());
            }
        }
        pack
    }

    /// Rows in which values are still to be typed in.
    pub fn gaps(&self) -> &[Gap] {
        &self.gaps
    }

    /// Its files as they are written.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// All files of a game's content as they are with this pack: what a table keeps, so that a later build plays on with
    /// the same cards.
    #[must_use]
    pub fn complete(&self, built_in: &[(&str, &str)]) -> Self {
        if self.whole {
            return self.clone();
        }
        let file = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        let files = built_in.iter().map(file).collect();
        Self { files, whole: true, laid: self.files.clone(), gaps: self.gaps.clone() }
    }

    /// The text of a file, if the pack has it: the uppermost one.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.laid.get(name).or_else(|| self.files.get(name)).map(String::as_str)
    }

    /// The text that the rows of the pack are laid over: the built-in one, or what a whole content has in its place.
    pub fn base<'a>(&'a self, name: &str, built_in: &'a str) -> &'a str {
        let kept = self.files.get(name).filter(|_| self.whole);
        kept.map_or(built_in, String::as_str)
    }

    /// The rows that are laid over the base.
    pub fn over(&self, name: &str) -> Option<&str> {
        let over = if self.whole { &self.laid } else { &self.files };
        over.get(name).map(String::as_str)
    }

    /// The names of all files.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().chain(self.laid.keys()).map(String::as_str)
    }

    /// A hash over names and texts of the files, by which tables and records name the pack. What things are called
    /// changes no game and does not count.
    pub fn fingerprint(&self) -> String {
        let mut bytes = Vec::new();
        let counts = |(name, _): &(&String, &String)| Path::new(name).extension() != Some(OsStr::new("ftl"));
        for (name, text) in self.files.iter().chain(&self.laid).filter(counts) {
            for part in [name, text] {
                bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
                bytes.extend_from_slice(part.as_bytes());
            }
        }
        crate::seed::fingerprint(&bytes)
    }

    /// Refuses files that the game does not read. Otherwise a misspelt name would be ignored in silence.
    pub fn only(&self, known: &[&str]) -> Result<(), PackErrors> {
        let unknown = self.names().filter(|name| !known.contains(name)).map(|name| PackError {
            file: name.to_owned(),
            line: 1,
            reason: format!("no such content file; a pack may hold {}", known.join(", ")),
        });
        let errors: Vec<_> = unknown.collect();
        if errors.is_empty() { Ok(()) } else { Err(PackErrors(errors)) }
    }
}

/// One content file: its text beside what was read from it, so that a fault can be shown at its line.
pub struct Source<'a> {
    /// Its name.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl Source<'_> {
    /// Reads the file as RON.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, PackError> {
        use ron::extensions::Extensions;
        let extensions =
            Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES;
        ron::Options::default().with_default_extension(extensions).from_str(self.text).map_err(|error| {
            PackError {
                file: self.file.to_owned(),
                line: error.span.start.line,
                reason: error.code.to_string(),
            }
        })
    }

    /// The line on which the row with this id begins.
    pub fn line_of(&self, id: &str) -> usize {
        let quoted = format!("\"{id}\"");
        self.text.lines().position(|line| line.contains(&quoted)).map_or(1, |index| index + 1)
    }

    /// Whether the file holds the row with this id itself; the other rows are built in.
    pub fn holds_row(&self, id: &str) -> bool {
        self.text.contains(&format!("\"{id}\""))
    }

    /// A fault in the row with this id.
    pub fn fault(&self, id: &str, reason: impl Into<String>) -> PackError {
        PackError { file: self.file.to_owned(), line: self.line_of(id), reason: reason.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Row {
        id: String,
        #[serde(default)]
        size: Option<u8>,
    }

    #[test]
    fn a_wrong_row_is_shown_at_its_line() {
        let source = Source { file: "rows.ron", text: "[\n  (id: \"a\"),\n  (id: \"b\", size: 900),\n]" };
        let error = source.parse::<Vec<Row>>().unwrap_err();
        assert_eq!((error.file.as_str(), error.line), ("rows.ron", 3));
        assert_eq!(source.line_of("b"), 3);
    }

    #[test]
    fn a_pack_replaces_rows_by_id() {
        let built_in = [("rows.ron", "[(id: \"a\"), (id: \"b\")]"), ("sheet.ron", "(id: \"one\")")];
        let own = [("rows.ron", "[(id: \"b\", size: 3), (id: \"c\")]"), ("sheet.ron", "(id: \"other\")")];
        let own = Pack::new(own.map(|(name, text)| (name.to_owned(), text.to_owned())));
        let files = Files::new(&built_in, &own).unwrap();
        let rows = files.rows("rows.ron", |row: &Row| &row.id).unwrap();
        let seen: Vec<_> = rows.iter().map(|row| (row.id.as_str(), row.size)).collect();
        assert_eq!(seen, [("a", None), ("b", Some(3)), ("c", None)]);
        assert_eq!(files.sheet::<Row>("sheet.ron").unwrap().id, "other");
        assert!(files.sources()[0].holds_row("c"));
    }

    #[test]
    fn a_whole_content_needs_nothing_built_in() {
        let built_in = [("cards.ron", "[new]"), ("races.ron", "[race]")];
        let old = Pack::default().complete(&built_in);
        assert_eq!(old.base("races.ron", "[changed since]"), "[race]");
        assert_eq!(old.over("cards.ron"), None);
        assert_eq!(old.complete(&[("cards.ron", "[newer]")]), old);

        // A pack is kept together with the rows that it is laid over.
        let own = [("cards.ron", "[own]"), ("en.ftl", "own = Own")];
        let own = Pack::new(own.map(|(name, text)| (name.to_owned(), text.to_owned())));
        let kept = own.complete(&built_in);
        assert_eq!((kept.base("cards.ron", "[newer]"), kept.over("cards.ron")), ("[new]", Some("[own]")));
        assert_eq!((kept.file("en.ftl"), kept.file("races.ron")), (Some("own = Own"), Some("[race]")));
        assert_ne!(kept.fingerprint(), old.fingerprint());
        let named = Pack::new([("en.ftl".to_owned(), "own = Own".to_owned())]).complete(&built_in);
        assert_eq!(named.fingerprint(), old.fingerprint());
        let read: Pack = serde_json::from_str(&serde_json::to_string(&kept).unwrap()).unwrap();
        assert_eq!(read, kept);
        let read: Pack = serde_json::from_str(&serde_json::to_string(&old).unwrap()).unwrap();
        assert_eq!(read.fingerprint(), old.fingerprint());
    }

    #[test]
    fn a_file_that_nobody_reads_is_refused() {
        let pack = Pack::new([("carsd.ron".to_owned(), "[]".to_owned())]);
        let errors = pack.only(&["cards.ron"]).unwrap_err();
        assert!(errors.to_string().contains("carsd.ron:1: no such content file"));
    }
}
