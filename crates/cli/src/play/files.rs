//! Games in files: kept after every decision, saved and loaded by hand.

use std::fs;
use std::path::Path;

use orrery_core::{Record, TableObject, Text};
use orrery_registry::Title;

use super::session::{Flow, Session};
use crate::error::CliError;

/// Opens a saved game that can be played on.
pub fn read(title: &dyn Title, path: &Path) -> Result<Box<dyn TableObject>, CliError> {
    let wrong = |error| CliError::Record { path: path.to_owned(), error };
    let text =
        fs::read_to_string(path).map_err(|error| CliError::Unreadable { path: path.to_owned(), error })?;
    let record = Record::parse(&text).map_err(wrong)?;
    if record.dice.secret.is_none() {
        return Err(CliError::Request(format!(
            "{} does not tell the secret of its dice, so it cannot be played on; `orrery replay` shows it",
            path.display()
        )));
    }
    title.replay(&record, None).map_err(wrong)
}

impl Session<'_> {
    /// Keeps the record where `--save` says.
    pub(super) fn keep(&mut self) -> Result<(), CliError> {
        let Some(path) = self.save.clone() else { return Ok(()) };
        if let Err(error) = write(&*self.table, &path) {
            // Said once: a record that cannot be written does not end the game.
            self.save = None;
            self.alarm(
                &Text::new("not-saved").word("file", shown(&path)).word("problem", error.to_string()),
            )?;
        }
        Ok(())
    }

    /// Where the record is kept, if it is.
    pub(super) fn tell_where_kept(&mut self) -> Result<(), CliError> {
        let text = match &self.save {
            Some(path) => Text::new("saved").word("file", shown(path)),
            None => return Ok(()),
        };
        self.say(&text)
    }

    /// `save FILE`
    pub(super) fn save(&mut self, file: &str) -> Result<(), CliError> {
        if file.is_empty() {
            return self.say(&Text::new("which-file"));
        }
        match write(&*self.table, Path::new(file)) {
            Ok(()) => self.say(&Text::new("saved").word("file", file.to_owned())),
            Err(error) => {
                let text = Text::new("not-saved").word("file", file.to_owned());
                self.say(&text.word("problem", error.to_string()))
            }
        }
    }

    /// `load FILE`
    pub(super) fn load(&mut self, file: &str) -> Result<Flow, CliError> {
        if file.is_empty() {
            self.say(&Text::new("which-file"))?;
            return Ok(Flow::Stay);
        }
        let table = match read(self.title, Path::new(file)) {
            Ok(table) => table,
            Err(problem) => {
                self.say(&Text::new("not-loaded").word("problem", problem.to_string()))?;
                return Ok(Flow::Stay);
            }
        };
        let (seats, here) = (table.seats().count(), self.table.seats().count());
        if seats != here {
            self.say(&Text::new("other-seats").amount("seats", seats).amount("here", here))?;
            return Ok(Flow::Stay);
        }
        self.table = table;
        self.spare_questions();
        // What happened in the loaded game is old news; `log` tells it.
        self.read.fill(usize::MAX);
        self.forget_unsaid();
        self.keep()?;
        self.say(&Text::new("loaded").word("file", file.to_owned()))?;
        Ok(Flow::Loaded)
    }
}

fn write(table: &dyn TableObject, path: &Path) -> std::io::Result<()> {
    fs::write(path, table.full_record().to_text())
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
