//! The files of a game's content, with the rows of a user's pack laid over them.

use serde::de::DeserializeOwned;

use super::{Pack, PackErrors, Source};

/// What is read instead of rows: words for people.
const WORDS: [&str; 2] = ["en.ftl", "pl.ftl"];

/// The built-in files of a game and the pack that lies over them.
pub struct Files<'a, const N: usize> {
    built_in: &'a [(&'static str, &'static str); N],
    pack: &'a Pack,
}

impl<'a, const N: usize> Files<'a, N> {
    /// Refuses a pack with files that the game does not read.
    pub fn new(built_in: &'a [(&'static str, &'static str); N], pack: &'a Pack) -> Result<Self, PackErrors> {
        let known: Vec<_> = built_in.iter().map(|(file, _)| *file).chain(WORDS).collect();
        pack.only(&known)?;
        Ok(Self { built_in, pack })
    }

    /// The rows of a file: a row of the pack replaces the one with its id, a new id is added.
    pub fn rows<R: DeserializeOwned>(
        &self,
        file: &'static str,
        id: impl Fn(&R) -> &str,
    ) -> Result<Vec<R>, PackErrors> {
        let mut rows: Vec<R> = Source { file, text: self.base(file) }.parse()?;
        let over: Vec<R> = match self.pack.over(file) {
            Some(text) => Source { file, text }.parse()?,
            None => Vec::new(),
        };
        for row in over {
            match rows.iter().position(|old| id(old) == id(&row)) {
                Some(place) => rows[place] = row,
                None => rows.push(row),
            }
        }
        Ok(rows)
    }

    /// A file that is one row; that of the pack replaces it.
    pub fn sheet<R: DeserializeOwned>(&self, file: &'static str) -> Result<R, PackErrors> {
        let text = self.pack.over(file).unwrap_or_else(|| self.base(file));
        Ok(Source { file, text }.parse()?)
    }

    /// Every file as a designer sees it, to show a fault in.
    pub fn sources(&self) -> [Source<'a>; N] {
        self.built_in.map(|(file, text)| Source { file, text: self.pack.file(file).unwrap_or(text) })
    }

    /// A hash of all rows, by which tables and records name the content.
    pub fn fingerprint(&self) -> String {
        self.pack.complete(self.built_in).fingerprint()
    }

    fn base(&self, file: &str) -> &'a str {
        let built_in = self.built_in.iter().find(|(name, _)| *name == file).expect("a file of the game");
        self.pack.base(file, built_in.1)
    }
}
