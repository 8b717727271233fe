//! The hours of the day in which people want to play.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use serde::{Deserialize, Serialize};

use super::Piece;

/// Minutes of a day.
const DAY: u16 = 24 * 60;
/// Farther from Greenwich no clock is, in hours.
const FARTHEST: i32 = 14;

/// From when to when people play, every day, on the clock of some place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// The minute of the day at which it begins.
    pub from: u16,
    /// The minute at which it ends; an earlier one than `from` is that of the next day.
    pub to: u16,
    /// The place: a name of the time zone database (`Europe/Warsaw`), or hours from Greenwich (`+02:00`).
    pub zone: String,
}

impl Window {
    /// The window with these limits (`18:00`), if they and the place make sense.
    pub fn new(from: &str, to: &str, zone: &str) -> Option<Self> {
        let (from, to) = (minute(from)?, minute(to)?);
        place(zone)?;
        (from != to).then(|| Self { from, to, zone: zone.to_owned() })
    }

    /// Its two limits as people write them.
    pub fn limits(&self) -> (String, String) {
        let written = |minute: u16| format!("{:02}:{:02}", minute / 60, minute % 60);
        (written(self.from), written(self.to))
    }

    /// Each day's piece from a moment on.
    pub(super) fn days(&self, from: i64) -> impl Iterator<Item = Piece> + use<> {
        let (begins, ends) = (self.from, self.to);
        // A place that has left the database since: Greenwich is better than no game at all.
        let zone = place(&self.zone).unwrap_or(TimeZone::UTC);
        let first = Timestamp::from_millisecond(from)
            .ok()
            .and_then(|at| zone.to_datetime(at).date().yesterday().ok());
        let days = std::iter::successors(first, |day| day.tomorrow().ok());
        let piece = move |day: Date| {
            let end = if ends > begins { day } else { day.tomorrow().ok()? };
            Some(Piece { from: moment(&zone, day, begins)?, to: moment(&zone, end, ends)? })
        };
        days.map_while(piece)
            .map(move |piece| Piece { from: piece.from.max(from), to: piece.to })
            .filter(|piece| piece.from < piece.to)
    }
}

/// A minute of a day in a place. On the two odd days of the year a minute that does not exist is the one after the gap.
fn moment(zone: &TimeZone, day: Date, minute: u16) -> Option<i64> {
    let time = day.at((minute / 60) as i8, (minute % 60) as i8, 0, 0);
    Some(zone.to_timestamp(time).ok()?.as_millisecond())
}

fn minute(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.parse().ok()?);
    let minute = hours.checked_mul(60)?.checked_add(minutes)?;
    (minutes < 60 && minute < DAY).then_some(minute)
}

/// A place by its name, or by its distance from Greenwich: `+02:00`, `-5`, `UTC+5:30`.
fn place(name: &str) -> Option<TimeZone> {
    let name = name.trim();
    let offset = name.strip_prefix("UTC").unwrap_or(name);
    let Some(sign) = offset.chars().next().filter(|sign| matches!(sign, '+' | '-')) else {
        return TimeZone::get(name).ok();
    };
    let (hours, minutes) = offset[1..].split_once(':').unwrap_or((&offset[1..], "0"));
    let (hours, minutes): (u8, u8) = (hours.parse().ok()?, minutes.parse().ok()?);
    let seconds = i32::from(hours) * 3600 + i32::from(minutes) * 60;
    let fits = minutes < 60 && seconds <= FARTHEST * 3600;
    let signed = if sign == '-' { -seconds } else { seconds };
    fits.then(|| Offset::from_seconds(signed).ok().map(TimeZone::fixed)).flatten()
}
