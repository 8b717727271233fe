//! What a game adds so that simulations can explain what wins.

use std::borrow::Cow;

use crate::game::Game;
use crate::seat::Seat;
use crate::text::Text;

/// Facts about one seat of a finished game that statistics are made of.
pub trait Study: Game {
    /// Calls `mark` once with every fact about this seat: what kind it is (`race`, `built`) and the key of its name.
    /// A kind is itself the key of its heading.
    fn facts(&self, t: &Self::State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str));

    /// A fact that no final table shows, from what a seat does: a card that was played, for example.
    fn deed(
        &self,
        t: &Self::State,
        seat: Seat,
        action: Self::Action,
        mark: &mut dyn FnMut(&'static str, &str),
    ) {
        let _ = (t, seat, action, mark);
    }

    /// Everything that could have been a fact, so that what never happened is seen too.
    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str));

    /// Rounds played, where a game has rounds.
    fn rounds(&self, t: &Self::State) -> u32;

    /// How many seats had their first turn of the game before this one, where turns have an order.
    fn turn_order(&self, t: &Self::State, seat: Seat) -> Option<u8> {
        let _ = (t, seat);
        None
    }

    /// Calls `mark` with numbers that players compare themselves by, such as what a seat produces. The message `measure-NAME`
    /// says what is counted, in the form that its argument `form` asks for: `lead` after "to lead", `more` after an amount.
    fn measures(&self, t: &Self::State, seat: Seat, mark: &mut dyn FnMut(&'static str, i32)) {
        let _ = (t, seat, mark);
    }

    /// The key under which statistics count a part of a score or a reason for the end: a message without arguments, so
    /// that all structures are one source and a win is the same ending whoever has won.
    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        text.key.clone()
    }
}
