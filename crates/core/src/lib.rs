//! What a game is.
//!
//! A game of Orrery is a sequence of decisions. This crate holds the vocabulary in which rules are written
//! ([`Game`], [`Seat`], [`Ask`], [`Outside`], [`Chance`], [`Bag`], [`Deck`], [`Known`], [`Tally`]), the one place
//! where a game is played for real ([`Table`]), what remains of it ([`Record`]), and the same things without their
//! types for servers, terminals and other languages ([`object`], [`protocol`]). There is no game in it and no I/O.

pub mod ask;
pub mod bag;
pub mod by_id;
pub mod chance;
pub mod chronicle;
pub mod content;
pub mod counter;
pub mod deck;
pub mod evaluate;
pub mod game;
pub mod goods;
pub mod guide;
pub mod history;
pub mod honours;
pub mod id;
pub mod known;
pub mod notation;
pub mod numbered;
pub mod object;
pub mod observe;
pub mod options;
pub mod outside;
pub mod picking;
pub mod play;
pub mod position;
pub mod procedure;
pub mod protocol;
mod publish;
pub mod record;
pub mod refusals;
pub mod remedy;
pub mod revisions;
pub mod rule;
pub mod seat;
pub mod seed;
pub mod set;
pub mod settings;
pub mod sketch;
pub mod standing;
pub mod standing_answers;
pub mod study;
pub mod table;
pub mod tally;
pub mod text;
pub mod words;

pub use ask::Ask;
pub use bag::Bag;
pub use by_id::ById;
pub use chance::{Chance, Outcome};
pub use counter::Counter;
pub use deck::{Deck, Reshuffle};
pub use evaluate::Evaluate;
pub use game::{Game, Guess, Publish, SetupError};
pub use goods::Goods;
pub use guide::Guide;
pub use id::Id;
pub use known::Known;
pub use notation::NotationError;
pub use numbered::Numbered;
pub use object::{GameObject, TableObject};
pub use observe::{NumericGame, Observe};
pub use outside::Outside;
pub use position::{Position, PositionObject};
pub use record::{Record, RecordError};
pub use rule::{Reason, Rule};
pub use seat::{BySeat, Seat, SeatSet, Seats};
pub use seed::Seed;
pub use set::Set;
pub use sketch::Sketch;
pub use standing::Standing;
pub use standing_answers::Answering;
pub use study::Study;
pub use table::{ActError, AdoptError, Table, UndoError};
pub use tally::Tally;
pub use text::{Arg, Text};
pub use words::{Lang, Words};
