//! Standing answers without the types of a game: for servers, terminals and other languages.

use serde_json::json;

use super::giving::named_in;
use super::{
    Given, Giver, NoChoice, Note, OrderKind, Preview, PublicNumber, SeatAnswers, StandingError, Wish,
    public_numbers, public_worlds,
};
use crate::game::{Game, Publish};
use crate::object::LogLine;
use crate::seat::{Seat, SeatSet};
use crate::table::{ActError, Table, Told};
use crate::text::Text;

/// What can stand at the question that a seat is asked now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The question.
    pub question: Text,
    /// The things that it names: a wish can be for these alone.
    pub about: Vec<String>,
    /// Whether it is asked in case there is an answer.
    pub reaction: bool,
    /// Whether a wish can be for the time until the seat's own turn.
    pub until_turn: bool,
    /// What declines, if it can be declined, in notation and in words.
    pub pass: Option<(String, Text)>,
    /// All answers that can stand, in notation and in words.
    pub answers: Vec<(String, Text)>,
}

/// A table that takes standing answers.
pub trait Answering {
    /// What can stand at the question to this seat; nothing if it cannot be answered in advance.
    fn standing_offer(&self, seat: Seat) -> Option<Offer>;
    /// What a seat can order, whatever is asked now.
    fn orders(&self, seat: Seat) -> Vec<OrderKind>;
    /// What a seat has decided in advance.
    fn standing_answers(&self, seat: Seat) -> &SeatAnswers;
    /// The decisions that were made for a seat, oldest first.
    fn given_to(&self, seat: Seat) -> Vec<Given>;
    /// The numbers that conditions can be made of, as they are now.
    fn public_numbers(&self) -> Vec<PublicNumber>;
    /// What a wish would do now; or why it cannot stand.
    fn preview(&self, seat: Seat, wish: &Wish) -> Result<Preview, StandingError>;
    /// From now on a seat answers this way, at once if it is asked so. The number of the standing answer.
    fn stand(&mut self, seat: Seat, wish: &Wish) -> Result<u32, StandingError>;
    /// A standing answer is given no more; false if there is none of this number.
    fn revoke(&mut self, seat: Seat, id: u32) -> bool;
    /// Whether a seat is asked from now on where it has nothing to decide.
    fn set_no_choice(&mut self, seat: Seat, no_choice: NoChoice);
    /// Gives what can be given now: after what was set, before the first decision.
    fn give_answers(&mut self) -> Result<(), ActError>;
    /// What has happened since this was last asked, for the host of the table.
    fn take_notes(&mut self) -> Vec<(Seat, Note)>;
    /// Takes up what was written down. Nothing is answered: that has been done before.
    fn recall(&mut self, notes: &[(Seat, Note)]);
}

impl<G: Publish> Answering for Table<G> {
    fn standing_offer(&self, seat: Seat) -> Option<Offer> {
        let ask = self.ask(seat).filter(crate::ask::Ask::takes_standing_answers)?;
        let labelled =
            |action: G::Action| (action.to_string(), self.game().label(self.state(), seat, action));
        // Whatever only the seat can know to be allowed would never be given.
        let legal = self.legal(seat).into_iter().filter(|action| ask.can_stand(*action));
        let worlds: Vec<_> = public_worlds(&**self.game(), self.state()).collect();
        let answers =
            legal.filter(|action| worlds.iter().all(|world| self.game().check(world, seat, *action).is_ok()));
        Some(Offer {
            about: named_in(&ask.question),
            reaction: ask.reaction,
            until_turn: !ask.turn
                && ask.neutral.is_some()
                && ask.routine != Some(crate::ask::Routine::Repeatable),
            pass: ask.neutral.map(labelled),
            answers: answers.map(labelled).collect(),
            question: ask.question,
        })
    }

    fn orders(&self, seat: Seat) -> Vec<OrderKind> {
        self.game().orders(self.state(), seat)
    }

    fn standing_answers(&self, seat: Seat) -> &SeatAnswers {
        self.standing_answers(seat)
    }

    fn given_to(&self, seat: Seat) -> Vec<Given> {
        self.given_to(seat).cloned().collect()
    }

    fn public_numbers(&self) -> Vec<PublicNumber> {
        public_numbers(&**self.game(), self.state())
    }

    fn preview(&self, seat: Seat, wish: &Wish) -> Result<Preview, StandingError> {
        self.preview(seat, wish)
    }

    fn stand(&mut self, seat: Seat, wish: &Wish) -> Result<u32, StandingError> {
        self.stand(seat, wish)
    }

    fn revoke(&mut self, seat: Seat, id: u32) -> bool {
        self.revoke(seat, id)
    }

    fn set_no_choice(&mut self, seat: Seat, no_choice: NoChoice) {
        self.set_no_choice(seat, no_choice);
    }

    fn give_answers(&mut self) -> Result<(), ActError> {
        self.give_answers()
    }

    fn take_notes(&mut self) -> Vec<(Seat, Note)> {
        self.take_notes()
    }

    fn recall(&mut self, notes: &[(Seat, Note)]) {
        self.recall(notes);
    }
}

/// A line of a log before it is put into words.
pub(crate) enum RawLine<'a, E> {
    /// Something happened.
    Told(&'a Told<E>),
    /// A decision was made for the reader, or an order of the reader has ended.
    Given(&'a Given),
}

/// What a viewer was told, and for a player alone before each standing answer that was given a line that says so, and
/// where an order has ended.
pub(crate) fn raw_lines<G: Game>(
    table: &Table<G>,
    viewer: SeatSet,
) -> impl Iterator<Item = RawLine<'_, G::Event>> {
    let own = viewer.first().filter(|seat| SeatSet::only(*seat) == viewer);
    let given = own.into_iter().flat_map(|seat| table.kept.given(seat));
    let mut given = given.filter(|given| !given.by.is_by_itself()).peekable();
    let mut told = table.log(viewer).peekable();
    std::iter::from_fn(move || {
        let first =
            given.peek().is_some_and(|line| told.peek().is_none_or(|told| first_told(line) <= told.decision));
        if first { given.next().map(RawLine::Given) } else { told.next().map(RawLine::Told) }
    })
}

/// The decision before whose lines this is told.
fn first_told(given: &Given) -> usize {
    match given.by {
        Giver::Answer(_) | Giver::Forced | Giver::Postponed => given.decision,
        Giver::Ended(_) => given.decision + 1,
    }
}

/// The line that says what was answered for the reader, or that an order has ended.
pub(crate) fn given_line(given: &Given) -> LogLine {
    let key = match given.by {
        Giver::Answer(_) | Giver::Forced | Giver::Postponed => "told-standing-answer",
        Giver::Ended(_) => "told-order-ended",
    };
    LogLine {
        decision: given.decision,
        text: Text::new(key).text("answer", given.label.clone()),
        event: json!({ "answered_for_you": given.by }),
    }
}
