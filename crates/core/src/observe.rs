//! What a seat knows as a fixed row of numbers with names: what a learning program reads.
//!
//! The row of a game is as long at every table, whatever its seats and options. The own seat comes first, the others
//! follow clockwise; seats that nobody has are zeros. It is read from the state, so that a simulation allocates nothing;
//! that it holds nothing which the seat does not know is a property that the testkit checks: it is the same before and
//! after [`resample`](crate::Game::resample).

use std::fmt::Display;
use std::sync::Arc;

use serde_json::Value;

use crate::chance::Chance;
use crate::content::{self, RowsById};
use crate::evaluate::Evaluate;
use crate::game::Publish;
use crate::id::Word;
use crate::notation::NotationError;
use crate::numbered::Numbered;
use crate::object::{OpenError, Published, TableObject};
use crate::outside::Outside;
use crate::position::{Position, PositionObject};
use crate::seat::Seat;
use crate::seed::Dice;
use crate::table::Table;

/// A game whose tables can be read as numbers.
pub trait Observe: Publish {
    /// Writes what `seat` knows. Which numbers are written, and in which order, must not depend on the table.
    fn write(&self, t: &Self::State, seat: Seat, row: &mut Row<impl Output>);

    /// The name of each number of a row.
    fn names(&self) -> Vec<String> {
        let seat = Seat::new(0);
        let t = self.deal(&mut Outside::silent(seat, &mut Chance::sampled(0)));
        let mut row = Row::of(Names::default());
        self.write(&t, seat, &mut row);
        row.output.names
    }

    /// What `seat` knows of a table. `into` is as long as the names.
    fn observe(&self, t: &Self::State, seat: Seat, into: &mut [f32]) {
        let length = into.len();
        let mut row = Row::of(Numbers { into, written: 0 });
        self.write(t, seat, &mut row);
        assert_eq!(row.output.written, length, "a row is as long as its names");
    }
}

/// Where a row is written to: names or numbers. A row of numbers never looks at a name, so the compiler drops them.
pub trait Output {
    /// One number.
    fn put(&mut self, name: impl Display, value: f32);

    /// A number for each of `options` things, which have labels: how many of them there are.
    fn put_counts<L: Display>(
        &mut self,
        name: impl Display,
        options: usize,
        label: impl Fn(usize) -> L,
        things: impl Iterator<Item = usize>,
    );

    /// So many zeros, if nobody asks for their names; says whether that is done.
    fn put_zeros(&mut self, count: usize) -> bool;

    /// How many numbers have been written.
    fn written(&self) -> usize;

    /// What follows belongs to a group; returns what leaves it again.
    fn enter(&mut self, name: impl Display) -> usize;

    /// The end of a group.
    fn leave(&mut self, entered: usize);
}

/// The names of the numbers.
#[derive(Default)]
pub struct Names {
    prefix: String,
    names: Vec<String>,
}

/// The numbers.
pub struct Numbers<'a> {
    into: &'a mut [f32],
    written: usize,
}

impl Output for Names {
    fn put(&mut self, name: impl Display, _: f32) {
        self.names.push(format!("{}{name}", self.prefix));
    }

    fn put_counts<L: Display>(
        &mut self,
        name: impl Display,
        options: usize,
        label: impl Fn(usize) -> L,
        _: impl Iterator<Item = usize>,
    ) {
        self.names.extend((0..options).map(|option| format!("{}{name}={}", self.prefix, label(option))));
    }

    fn put_zeros(&mut self, _: usize) -> bool {
        false
    }

    fn written(&self) -> usize {
        self.names.len()
    }

    fn enter(&mut self, name: impl Display) -> usize {
        let length = self.prefix.len();
        self.prefix = format!("{}{name}.", self.prefix);
        length
    }

    fn leave(&mut self, entered: usize) {
        self.prefix.truncate(entered);
    }
}

impl Output for Numbers<'_> {
    #[inline]
    fn put(&mut self, _: impl Display, value: f32) {
        self.into[self.written] = value;
        self.written += 1;
    }

    #[inline]
    fn put_counts<L: Display>(
        &mut self,
        _: impl Display,
        options: usize,
        _: impl Fn(usize) -> L,
        things: impl Iterator<Item = usize>,
    ) {
        let counts = &mut self.into[self.written..self.written + options];
        counts.fill(0.0);
        self.written += options;
        for thing in things {
            counts[thing] += 1.0;
        }
    }

    #[inline]
    fn put_zeros(&mut self, count: usize) -> bool {
        self.into[self.written..self.written + count].fill(0.0);
        self.written += count;
        true
    }

    #[inline]
    fn written(&self) -> usize {
        self.written
    }

    #[inline]
    fn enter(&mut self, _: impl Display) -> usize {
        0
    }

    #[inline]
    fn leave(&mut self, _: usize) {}
}

/// A row that is being written, or the names of its numbers.
pub struct Row<O> {
    output: O,
    /// Whether what is being written is there; zeros are written for what is not.
    present: bool,
}

impl<O: Output> Row<O> {
    fn of(output: O) -> Self {
        Self { output, present: true }
    }

    /// One number.
    #[inline]
    pub fn number(&mut self, name: impl Display, value: impl Number) {
        self.output.put(name, if self.present { value.to_number() } else { 0.0 });
    }

    /// One of several options, or none: a number for each, 1 for the chosen one.
    pub fn one_of(&mut self, name: impl Display, options: &[&str], chosen: Option<&str>) {
        self.counts(name, options, chosen);
    }

    /// How many of each option there are among these things.
    pub fn counts<'t>(
        &mut self,
        name: impl Display,
        options: &[&str],
        things: impl IntoIterator<Item = &'t str>,
    ) {
        let place = |thing: &str| {
            let place = options.iter().position(|option| *option == thing);
            place.expect("every thing is one of the options")
        };
        let things = things.into_iter().map(place);
        self.places(name, options.len(), |option| options[option], things);
    }

    /// How many there are of each of `options` things, which are counted from 0 and have labels.
    #[inline]
    pub fn places<L: Display>(
        &mut self,
        name: impl Display,
        options: usize,
        label: impl Fn(usize) -> L,
        things: impl IntoIterator<Item = usize>,
    ) {
        let here = if self.present { usize::MAX } else { 0 };
        self.output.put_counts(name, options, label, things.into_iter().take(here));
    }

    /// How many there are of each row of a content file.
    #[inline]
    pub fn rows<I: Numbered, R: content::Row<Id = I>>(
        &mut self,
        name: impl Display,
        rows: &RowsById<I, R>,
        things: impl IntoIterator<Item = I>,
    ) {
        let things = things.into_iter().map(|thing| thing.number() as usize);
        self.places(name, rows.places(), |place| rows.name_at(place), things);
    }

    /// How many there are of each word.
    #[inline]
    pub fn words<W: Word>(&mut self, name: impl Display, things: impl IntoIterator<Item = W>) {
        let things = things.into_iter().map(|thing| thing.number() as usize);
        self.places(name, W::WORDS.len(), |place| W::WORDS[place], things);
    }

    /// A part of the row with a name of its own. If it is not `present` it is written as zeros, whatever `fill` writes.
    #[inline]
    pub fn group(&mut self, name: impl Display, present: bool, fill: impl FnOnce(&mut Self)) {
        let before = self.present;
        self.present &= present;
        let entered = self.output.enter(name);
        fill(self);
        self.output.leave(entered);
        self.present = before;
    }

    /// A group for each of `most` seats: the own one, then the others clockwise. `players` are in seat order; an absent
    /// seat is written as zeros.
    pub fn seats<P>(&mut self, most: usize, players: &[P], own: Seat, mut fill: impl FnMut(&mut Self, &P)) {
        self.each_seat(most, players.len(), own, |row, seat| fill(row, &players[seat.index()]));
    }

    /// The same by the numbers of the seats.
    pub fn each_seat(&mut self, most: usize, seats: usize, own: Seat, mut fill: impl FnMut(&mut Self, Seat)) {
        let mut length = 0;
        for place in 0..most {
            let present = place < seats;
            // All seats are written alike.
            if !present && self.output.put_zeros(length) {
                continue;
            }
            let seat = Seat::new(((own.index() + if present { place } else { 0 }) % seats) as u8);
            let before = self.output.written();
            self.group(place_name(place), present, |row| fill(row, seat));
            length = self.output.written() - before;
        }
    }

    /// Which seat it is, seen from `own`: a number for each of `most` seats.
    pub fn seat(&mut self, name: impl Display, most: usize, seats: usize, own: Seat, which: Option<Seat>) {
        let which = which.map(|seat| (seat.index() + seats - own.index()) % seats);
        self.places(name, most, place_name, which);
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
            #[inline]
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

    /// A game that a program plays step by step: dealt as a table with these dice is.
    fn position(&self, seats: u8, options: &Value, dice: Dice) -> Result<Box<dyn PositionObject>, OpenError>;
}

impl<G: Observe + Evaluate> NumericGame for Published<G> {
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

    fn position(&self, seats: u8, options: &Value, dice: Dice) -> Result<Box<dyn PositionObject>, OpenError> {
        Ok(Box::new(Position::open(Arc::new(self.rules(seats, options)?), dice)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(row: &mut Row<impl Output>, scores: &[i32], own: Seat, winner: Option<Seat>) {
        row.number("round", 3_u8);
        row.seat("winner", 3, scores.len(), own, winner);
        row.seats(3, scores, own, |row, score| {
            row.number("score", *score);
            row.counts("hand", &["ore", "silk"], ["silk", "silk"]);
        });
    }

    fn names() -> Vec<String> {
        let mut row = Row::of(Names::default());
        write(&mut row, &[7, 8], Seat::new(0), None);
        row.output.names
    }

    #[test]
    fn names_and_numbers_go_together() {
        let mut into = [9.0; 13];
        write(
            &mut Row::of(Numbers { into: &mut into, written: 0 }),
            &[7, 8],
            Seat::new(1),
            Some(Seat::new(0)),
        );
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
