//! What has happened, as far as whoever sits in front of the screen may know it.

use orrery_core::object::LogLine;
use orrery_core::{Arg, Seat, SeatSet, Text};

use super::layout;
use super::session::Session;
use crate::error::CliError;

/// After a curtain so many lines of news are shown; `log` has them all.
const SHOWN: usize = 12;

impl Session<'_> {
    /// Prints what the seat at the keyboard has not read yet.
    pub(super) fn tell_news(&mut self) -> Result<(), CliError> {
        let reader = self.keyboard.map_or(self.chairs.len(), Seat::index);
        let viewer = self.keyboard.map_or(SeatSet::NOBODY, SeatSet::only);
        let log = self.table.log(viewer);
        let from = self.read[reader].min(log.len());
        self.read[reader] = log.len();
        let lines = self.paragraphs(&log[from..]);
        let skipped = if self.screen.interactive {
            lines.len().saturating_sub(SHOWN.max(self.screen.rows() / 2))
        } else {
            0
        };
        if skipped > 0 {
            self.say(&Text::new("earlier").amount("count", skipped as i64))?;
        }
        for line in &lines[skipped..] {
            self.screen.line(line)?;
        }
        // Bots take their time: show what they have done so far.
        Ok(self.screen.flush()?)
    }

    /// After an undo the log is shorter than what was read of it; what happens again is then told again.
    pub(super) fn forget_unsaid(&mut self) {
        let seats = self.table.seats().iter().map(SeatSet::only);
        for (read, viewer) in self.read.iter_mut().zip(seats.chain([SeatSet::NOBODY])) {
            *read = (*read).min(self.table.log(viewer).len());
        }
    }

    /// Log lines wrapped. What one seat does flows on; everything else stands on lines of its own.
    pub(super) fn paragraphs(&self, log: &[LogLine]) -> Vec<String> {
        let width = self.screen.width();
        let flows = |one: &LogLine, next: &LogLine| actor(one).is_some() && actor(one) == actor(next);
        log.chunk_by(flows)
            .flat_map(|told| {
                let said: Vec<_> = told.iter().map(|line| self.voice.game(&line.text)).collect();
                layout::wrap(&format!("  {}", said.join(" ")), width, 4)
            })
            .collect()
    }
}

/// Whom a line is about: the first seat in it.
fn actor(line: &LogLine) -> Option<Seat> {
    line.text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}
