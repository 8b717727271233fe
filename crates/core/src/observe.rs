//! A view as a fixed row of numbers with names: what a learning program reads.
//!
//! The row of a game is as long at every table, whatever its seats and options. The own seat comes first, the others
//! follow clockwise; seats that nobody has are zeros. It is made of a [view](Game::view) alone, so it holds nothing that
//! the seat does not know.

use crate::chance::Chance;
use crate::game::Publish;
use crate::notation::NotationError;
use crate::numbered::Numbered as _;
use crate::object::{Published, TableObject};
use crate::outside::Outside;
use crate::seat::{Seat, SeatSet};
use crate::table::Table;

/// A game whose views can be read as numbers.
pub trait Observe: Publish {
    /// Writes what a view of `seat` says. Which numbers are written, and in which order, must not depend on the view.
    fn write(&self, view: &Self::View, seat: Seat, row: &mut Row<'_>);

    /// The name of each number of a row.
    fn names(&self) -> Vec<String> {
        let seat = Seat::new(0);
        let t = self.deal(&mut Outside::silent(seat, &mut Chance::sampled(0)));
        let mut row =
            Row { output: Output::Names { prefix: String::new(), names: Vec::new() }, present: true };
        self.write(&self.view(&t, SeatSet::only(seat)), seat, &mut row);
        let Output::Names { names, .. } = row.output else { return Vec::new() };
        names
    }

    /// What `seat` knows of a table. `into` is as long as the names.
    fn observe(&self, t: &Self::State, seat: Seat, into: &mut [f32]) {
        let length = into.len();
        let mut row = Row { output: Output::Numbers { into, written: 0 }, present: true };
        self.write(&self.view(t, SeatSet::only(seat)), seat, &mut row);
        let Output::Numbers { written, .. } = row.output else { return };
        assert_eq!(written, length, "a row is as long as its names");
    }
}

/// A row that is being written, or the names of its numbers.
pub struct Row<'a> {
    output: Output<'a>,
    /// Whether what is being written is there; zeros are written for what is not.
    present: bool,
}

enum Output<'a> {
    Names { prefix: String, names: Vec<String> },
    Numbers { into: &'a mut [f32], written: usize },
}

impl Row<'_> {
    /// One number.
    pub fn number(&mut self, name: &str, value: impl Number) {
        match &mut self.output {
            Output::Names { prefix, names } => names.push(format!("{prefix}{name}")),
            Output::Numbers { into, written } => {
                into[*written] = if self.present { value.to_number() } else { 0.0 };
                *written += 1;
            }
        }
    }

    /// One of several options, or none: a number for each, 1 for the chosen one.
    pub fn one_of(&mut self, name: &str, options: &[&str], chosen: Option<&str>) {
        self.counts(name, options, chosen);
    }

    /// How many of each option there are among these things.
    pub fn counts<'t>(&mut self, name: &str, options: &[&str], things: impl IntoIterator<Item = &'t str>) {
        match &mut self.output {
            Output::Names { prefix, names } => {
                names.extend(options.iter().map(|option| format!("{prefix}{name}={option}")));
            }
            Output::Numbers { into, written } => {
                let counts = &mut into[*written..*written + options.len()];
                counts.fill(0.0);
                *written += options.len();
                if self.present {
                    for thing in things {
                        let place = options.iter().position(|option| *option == thing);
                        counts[place.expect("every thing is one of the options")] += 1.0;
                    }
                }
            }
        }
    }

    /// A part of the row with a name of its own. If it is not `present` it is written as zeros, whatever `fill` writes.
    pub fn group(&mut self, name: &str, present: bool, fill: impl FnOnce(&mut Self)) {
        let before = self.present;
        self.present &= present;
        let length = match &mut self.output {
            Output::Names { prefix, .. } => {
                let length = prefix.len();
                prefix.push_str(name);
                prefix.push('.');
                length
            }
            Output::Numbers { .. } => 0,
        };
        fill(self);
        if let Output::Names { prefix, .. } = &mut self.output {
            prefix.truncate(length);
        }
        self.present = before;
    }

    /// A group for each of `most` seats: the own one, then the others clockwise. `players` are in seat order; an absent
    /// seat is written as zeros.
    pub fn seats<P>(&mut self, most: usize, players: &[P], own: Seat, mut fill: impl FnMut(&mut Self, &P)) {
        for place in 0..most {
            let present = place < players.len();
            let player = &players[(own.index() + if present { place } else { 0 }) % players.len()];
            self.group(place_name(place), present, |row| fill(row, player));
        }
    }

    /// Which seat it is, seen from `own`: a number for each of `most` seats.
    pub fn seat(&mut self, name: &str, most: usize, seats: usize, own: Seat, which: Option<Seat>) {
        let which = which.map(|seat| place_name((seat.index() + seats - own.index()) % seats));
        self.one_of(name, &PLACES[..most], which);
    }
}

/// The names of seats, seen from one of them.
const PLACES: [&str; 9] = ["own", "left1", "left2", "left3", "left4", "left5", "left6", "left7", "left8"];

const fn place_name(place: usize) -> &'static str {
    PLACES[place]
}

/// What can be written into a row.
pub trait Number {
    /// As a number of the row.
    fn to_number(self) -> f32;
}

macro_rules! numbers {
    ($($type:ty)+) => {
        $(impl Number for $type {
            fn to_number(self) -> f32 {
                self as f32
            }
        })+
    };
}

numbers!(u8 u16 u32 usize i16 i32 f32);

impl Number for bool {
    fn to_number(self) -> f32 {
        f32::from(u8::from(self))
    }
}

/// Nothing is 0; [`Row::one_of`] tells it from a real 0 where that matters.
impl<N: Number> Number for Option<N> {
    fn to_number(self) -> f32 {
        self.map_or(0.0, Number::to_number)
    }
}

/// What a learning program needs of a game, without its types: observations and the actions by number.
pub trait NumericGame: Send + Sync {
    /// The name of each number of a row, the same at every table.
    fn observation_names(&self) -> Vec<String>;

    /// What `seat` knows of a table of this game.
    fn observe(&self, table: &dyn TableObject, seat: Seat) -> Vec<f32>;

    /// The numbers of all actions are below this. They stay as they are within a revision of the rules.
    fn action_count(&self) -> u32;

    /// The action with this number, in notation.
    fn action(&self, number: u32) -> Option<String>;

    /// The number of an action in notation.
    fn action_number(&self, notation: &str) -> Result<u32, NotationError>;
}

impl<G: Observe> NumericGame for Published<G> {
    fn observation_names(&self) -> Vec<String> {
        let options = serde_json::Value::Object(serde_json::Map::new());
        self.rules(*G::SEATS.end(), &options).expect("a game has its default options").names()
    }

    fn observe(&self, table: &dyn TableObject, seat: Seat) -> Vec<f32> {
        let table = table.as_any().downcast_ref::<Table<G>>().expect("a table of this game");
        let mut row = vec![0.0; table.game().names().len()];
        table.game().observe(table.state(), seat, &mut row);
        row
    }

    fn action_count(&self) -> u32 {
        G::Action::COUNT
    }

    fn action(&self, number: u32) -> Option<String> {
        G::Action::from_number(number).map(|action| action.to_string())
    }

    fn action_number(&self, notation: &str) -> Result<u32, NotationError> {
        Ok(notation.parse::<G::Action>()?.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(row: &mut Row<'_>, scores: &[i32], own: Seat, winner: Option<Seat>) {
        row.number("round", 3_u8);
        row.seat("winner", 3, scores.len(), own, winner);
        row.seats(3, scores, own, |row, score| {
            row.number("score", *score);
            row.counts("hand", &["ore", "silk"], ["silk", "silk"]);
        });
    }

    fn names() -> Vec<String> {
        let output = Output::Names { prefix: String::new(), names: Vec::new() };
        let mut row = Row { output, present: true };
        write(&mut row, &[7, 8], Seat::new(0), None);
        let Output::Names { names, .. } = row.output else { unreachable!("names were asked for") };
        names
    }

    #[test]
    fn names_and_numbers_go_together() {
        let mut into = [9.0; 13];
        let output = Output::Numbers { into: &mut into, written: 0 };
        write(&mut Row { output, present: true }, &[7, 8], Seat::new(1), Some(Seat::new(0)));
        let written: Vec<_> = names().into_iter().zip(into).filter(|(_, value)| *value != 0.0).collect();
        let expected = [
            ("round", 3.0),
            ("winner=left1", 1.0),
            ("own.score", 8.0),
            ("own.hand=silk", 2.0),
            ("left1.score", 7.0),
            ("left1.hand=silk", 2.0),
        ];
        assert_eq!(written, expected.map(|(name, value)| (name.to_owned(), value)));
    }
}
