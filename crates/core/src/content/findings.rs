//! What is wrong with rows, gathered, so that a designer sees all faults at once.

use std::collections::BTreeMap;

use super::{PackError, PackErrors, Source};

/// The faults found so far.
#[derive(Default, Debug)]
pub struct Findings(Vec<PackError>);

impl Findings {
    /// What must hold for a row.
    pub fn expect(&mut self, holds: bool, source: &Source<'_>, id: &str, reason: impl FnOnce() -> String) {
        if !holds {
            self.0.push(source.fault(id, format!("`{id}`: {}", reason())));
        }
    }

    /// The same for a field of a file that is one row.
    pub fn expect_field(&mut self, holds: bool, source: &Source<'_>, field: &str, reason: &str) {
        if !holds {
            let written = format!("{field}:");
            let line =
                source.text.lines().position(|line| line.contains(&written)).map_or(1, |index| index + 1);
            let (file, reason) = (source.file.to_owned(), format!("`{field}`: {reason}"));
            self.0.push(PackError { file, line, reason });
        }
    }

    /// The same for a whole file.
    pub fn expect_file(&mut self, holds: bool, source: &Source<'_>, reason: impl FnOnce() -> String) {
        if !holds {
            self.0.push(PackError { file: source.file.to_owned(), line: 1, reason: reason() });
        }
    }

    /// Every row has its own number from 1 to `count`, and an id that texts can name.
    pub fn numbers<'r>(
        &mut self,
        source: &Source<'_>,
        rows: impl Iterator<Item = (u8, &'r str)>,
        count: usize,
    ) {
        let mut seen = BTreeMap::new();
        for (no, id) in rows {
            self.expect((1..=count).contains(&usize::from(no)), source, id, || {
                format!("no {no} is outside 1 to {count}")
            });
            if let Some(other) = seen.insert(no, id) {
                let (own, other) = if source.holds_row(id) { (id, other) } else { (other, id) };
                self.expect(false, source, own, || {
                    format!("no {no} belongs to `{other}`; numbers are never shared")
                });
            }
            let written = source.text.matches(&format!("id: \"{id}\"")).count();
            self.expect(written <= 1, source, id, || {
                format!("the id stands {written} times; a row has its own")
            });
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            self.expect(!id.is_empty() && id.chars().all(plain), source, id, || {
                "an id is made of the letters a to z, digits and _".to_owned()
            });
        }
    }

    /// Nothing, or everything that is wrong.
    pub fn finish(self) -> Result<(), PackErrors> {
        if self.0.is_empty() { Ok(()) } else { Err(PackErrors(self.0)) }
    }
}

/// The faults found so far in files that are told by their names.
pub struct FileFindings<'a> {
    found: Findings,
    sources: &'a [Source<'a>],
}

impl<'a> FileFindings<'a> {
    /// Nothing has been found yet.
    pub fn new(sources: &'a [Source<'a>]) -> Self {
        Self { found: Findings::default(), sources }
    }

    fn source(&self, file: &str) -> &'a Source<'a> {
        self.sources.iter().find(|source| source.file == file).expect("one of the files")
    }

    /// What must hold for a row.
    pub fn expect(&mut self, holds: bool, file: &str, id: &str, reason: impl FnOnce() -> String) {
        self.found.expect(holds, self.source(file), id, reason);
    }

    /// The same for a field of a file that is one row.
    pub fn expect_field(&mut self, holds: bool, file: &str, field: &str, reason: &str) {
        self.found.expect_field(holds, self.source(file), field, reason);
    }

    /// The same for a whole file.
    pub fn expect_file(&mut self, holds: bool, file: &str, reason: impl FnOnce() -> String) {
        self.found.expect_file(holds, self.source(file), reason);
    }

    /// Every row has its own number from 1 to `count`, and an id that texts can name.
    pub fn numbers<'r>(&mut self, file: &str, rows: impl Iterator<Item = (u8, &'r str)>, count: usize) {
        self.found.numbers(self.source(file), rows, count);
    }

    /// Nothing, or everything that is wrong.
    pub fn finish(self) -> Result<(), PackErrors> {
        self.found.finish()
    }
}
