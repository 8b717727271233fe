//! The standing answers of a table: they are set, given, taken back and written down.

use super::giving::{answer_for, given, named_in};
use super::{
    Because, Given, Giver, MOST_ANSWERS, MOST_CONDITIONS, NoChoice, Note, On, Order, Preview, PublicNumber,
    Reply, SeatAnswers, StandingAnswer, StandingError, Than, Wish, public_numbers, value_of,
};
use crate::ask::Ask;
use crate::chance::Chance;
use crate::chronicle::Deeds;
use crate::game::{Game, Publish};
use crate::history::History;
use crate::outside::Outside;
use crate::seat::{Seat, SeatSet, Seats};
use crate::table::{ActError, Table, is_over};
use crate::text::Text;

/// What a table keeps of them.
#[derive(Clone, Default)]
pub(crate) struct Kept {
    seats: Vec<SeatAnswers>,
    /// What was given, oldest first.
    given: History<(Seat, Given)>,
    /// What is to be written down.
    notes: Vec<(Seat, Note)>,
    /// What the decisions were called.
    pub(crate) deeds: Deeds,
    last_id: u32,
}

impl Kept {
    pub(crate) fn new(seats: Seats) -> Self {
        Self { seats: vec![SeatAnswers::default(); usize::from(seats.count())], ..Self::default() }
    }

    fn note(&mut self, seat: Seat) {
        let now = self.seats[seat.index()].clone();
        self.notes.retain(|(other, note)| *other != seat || matches!(note, Note::Gave(_)));
        self.notes.push((seat, Note::Now(now)));
    }

    /// Whether a decision was made for its seat because there was nothing to decide.
    pub(crate) fn is_by_itself(&self, decision: usize) -> bool {
        self.giver(decision).is_some_and(Giver::is_by_itself)
    }

    /// Whether a decision was made for its seat.
    pub(crate) fn is_given(&self, decision: usize) -> bool {
        self.giver(decision).is_some()
    }

    /// What made a decision, if it was not the seat itself.
    fn giver(&self, decision: usize) -> Option<Giver> {
        // Newest first: only the last ones are ever asked for.
        let newest = (0..self.given.len()).rev().filter_map(|place| self.given.get(place));
        let newest = newest.map(|(_, given)| given).filter(|given| !matches!(given.by, Giver::Ended(_)));
        let mut here = newest.skip_while(|given| given.decision > decision);
        here.next().filter(|given| given.decision == decision).map(|given| given.by)
    }

    /// What was given to this seat, oldest first.
    pub(crate) fn given(&self, seat: Seat) -> impl Iterator<Item = &Given> {
        self.given.iter().filter(move |(who, _)| *who == seat).map(|(_, given)| given)
    }

    /// A decision is taken back; who had made it, if it was not the seat itself.
    pub(crate) fn take_back(&mut self, decision: usize) -> Option<Giver> {
        while let Some((_, Given { by: Giver::Ended(_), decision: last, .. })) = self.given.last()
            && *last >= decision
        {
            self.given.truncate(self.given.len() - 1);
        }
        let taken =
            self.given.last().filter(|(_, given)| given.decision == decision).map(|(_, given)| given.by);
        if taken.is_some() {
            self.given.truncate(self.given.len() - 1);
        }
        for place in 0..self.seats.len() {
            let mut back = false;
            for answer in &mut self.seats[place].answers {
                if answer.spent.is_some_and(|spent| spent >= decision) {
                    answer.spent = None;
                    back = true;
                }
            }
            if back {
                self.note(Seat::new(place as u8));
            }
        }
        taken
    }

    /// What gave an answer shall give none any more.
    pub(crate) fn withdraw(&mut self, seat: Seat, giver: Giver) -> bool {
        let answers = &mut self.seats[seat.index()];
        let before = answers.clone();
        match giver {
            Giver::Answer(id) | Giver::Ended(id) => answers.answers.retain(|answer| answer.id != id),
            Giver::Forced | Giver::Postponed => {}
        }
        let changed = *answers != before;
        if changed {
            self.note(seat);
        }
        changed
    }
}

impl<G: Publish> Table<G> {
    /// What a seat has decided in advance.
    pub fn standing_answers(&self, seat: Seat) -> &SeatAnswers {
        &self.kept.seats[seat.index()]
    }

    /// The decisions that were made for a seat, oldest first.
    pub fn given_to(&self, seat: Seat) -> impl Iterator<Item = &Given> {
        self.kept.given(seat)
    }

    /// What a wish would do now; or why it cannot stand.
    pub fn preview(&self, seat: Seat, wish: &Wish) -> Result<Preview, StandingError> {
        let Some(ask) = self.fits(seat, wish)? else { return Ok(Preview::Asks(Because::OtherQuestion)) };
        let outcome = given(&**self.game(), self.state(), seat, &ask, wish);
        Ok(match outcome.unwrap_or(Err(Because::OtherQuestion)) {
            Ok(action) => Preview::Answers {
                notation: action.to_string(),
                label: self.game().label(self.state(), seat, action),
            },
            Err(because) => Preview::Asks(because),
        })
    }

    /// Whether a wish can stand. One for a single kind of question is made when that question is asked.
    fn fits(&self, seat: Seat, wish: &Wish) -> Result<Option<Ask<G::Action>>, StandingError> {
        if wish.conditions.len() > MOST_CONDITIONS {
            return Err(StandingError::TooMany);
        }
        self.numbers_of(wish)?;
        let ask = self.ask(seat);
        if wish.until_turn && ask.as_ref().is_some_and(|ask| ask.turn) {
            return Err(StandingError::YourTurn);
        }
        let (key, about) = match &wish.on {
            On::Everything if wish.answer == Reply::Pass => return Ok(ask),
            On::Everything => return Err(StandingError::OnlyPass),
            On::Order(order) if wish.answer != Reply::Ordered || self.order(seat, order).is_none() => {
                return Err(StandingError::NoOrder(order.clone()));
            }
            On::Order(_) => return Ok(ask),
            On::Question { key, about } => (key, about),
        };
        let ask = ask.ok_or(StandingError::NotAsked)?;
        let names = about.as_ref().is_none_or(|about| *about == named_in(&ask.question));
        if *key != ask.question.key || !names {
            return Err(StandingError::NotAsked);
        }
        if !ask.takes_standing_answers() {
            return Err(StandingError::NotMarked);
        }
        match &wish.answer {
            Reply::Pass if ask.neutral.is_none() => Err(StandingError::NotMarked),
            Reply::This(notation) if !ask.can_stand(notation.parse()?) => Err(StandingError::OnlyPass),
            Reply::Ordered => Err(StandingError::OnlyPass),
            _ => Ok(Some(ask)),
        }
    }

    /// An order that a seat can give now, with its kind.
    fn order(&self, seat: Seat, order: &str) -> Option<(Text, Order)> {
        let kinds = self.game().orders(self.state(), seat).into_iter();
        let mut all = kinds.flat_map(|kind| kind.orders.into_iter().map(move |one| (kind.name.clone(), one)));
        all.find(|(_, one)| one.order == order)
    }

    /// The numbers of a wish as they are called now.
    fn numbers_of(&self, wish: &Wish) -> Result<Vec<PublicNumber>, StandingError> {
        let known = public_numbers(&**self.game(), self.state());
        let mut numbers: Vec<PublicNumber> = Vec::new();
        let names = wish.conditions.iter().flat_map(|condition| {
            let than = match &condition.than {
                Than::Fixed(_) => None,
                Than::Number(id) => Some(id),
            };
            std::iter::once(&condition.number).chain(than)
        });
        for id in names {
            if numbers.iter().any(|number| number.id == *id) {
                continue;
            }
            let number = known.iter().find(|number| number.id == *id).cloned().or_else(|| {
                let value = value_of(&**self.game(), self.state(), id)?;
                let line = Text::new("number-at").word("path", id.clone());
                Some(PublicNumber { id: id.clone(), line, head: None, value })
            });
            numbers.push(number.ok_or_else(|| StandingError::NoNumber(id.clone()))?);
        }
        Ok(numbers)
    }

    /// From now on a seat answers this way, at once if it is asked so. The number of the standing answer.
    pub fn stand(&mut self, seat: Seat, wish: &Wish) -> Result<u32, StandingError> {
        let ask = self.fits(seat, wish)?;
        let wish = wish.clone();
        let numbers = self.numbers_of(&wish)?;
        let asked = ask.filter(|_| matches!(wish.on, On::Question { .. }));
        let action: Option<G::Action> = match &wish.answer {
            Reply::Pass => asked.as_ref().and_then(|ask| ask.neutral),
            Reply::This(notation) => Some(notation.parse()?),
            Reply::Ordered => None,
        };
        let ordered = match &wish.on {
            On::Order(order) => self.order(seat, order),
            On::Everything | On::Question { .. } => None,
        };
        let label = action.map(|action| self.game().label(self.state(), seat, action));
        let (question, label) = match ordered {
            Some((kind, order)) => (Some(kind), Some(order.name)),
            None => (asked.map(|ask| ask.question), label),
        };
        // A second wish of the same kind under the same conditions is a change of mind.
        let alike = |other: &StandingAnswer| {
            other.wish.on.is_like(&wish.on)
                && other.wish.conditions == wish.conditions
                && other.spent.is_none()
        };
        let answers = &mut self.kept.seats[seat.index()].answers;
        if answers.iter().filter(|other| !alike(other)).count() >= MOST_ANSWERS {
            return Err(StandingError::TooMany);
        }
        answers.retain(|other| !alike(other));
        let id = self.kept.last_id + 1;
        self.kept.last_id = id;
        answers.push(StandingAnswer { id, wish, question, label, numbers, spent: None });
        self.kept.note(seat);
        self.give_answers()?;
        Ok(id)
    }

    /// A standing answer is given no more; false if there is none of this number.
    pub fn revoke(&mut self, seat: Seat, id: u32) -> bool {
        self.kept.withdraw(seat, Giver::Answer(id))
    }

    /// Whether a seat is asked from now on where it has nothing to decide. Nothing is answered before the next decision.
    pub fn set_no_choice(&mut self, seat: Seat, no_choice: NoChoice) {
        self.kept.seats[seat.index()].no_choice = no_choice;
    }

    /// Gives what can be given, until somebody has to be asked.
    pub fn give_answers(&mut self) -> Result<(), ActError> {
        self.give_answers_to(self.seats().iter().collect())
    }

    /// The same for some of the seats.
    pub(crate) fn give_answers_to(&mut self, seats: SeatSet) -> Result<(), ActError> {
        loop {
            self.end_what_lasts_until_a_turn();
            self.end_orders();
            let Some((seat, action, by)) = self.next_given(seats) else { return Ok(()) };
            let label = self.game().label(self.state(), seat, action);
            self.decide_and_note(seat, action)?;
            let given = Given { decision: self.decisions().len(), by, label };
            self.kept.notes.push((seat, Note::Gave(given.clone())));
            self.kept.given.push((seat, given));
        }
    }

    fn next_given(&self, seats: SeatSet) -> Option<(Seat, G::Action, Giver)> {
        self.awaiting().intersection(seats).iter().find_map(|seat| {
            let (action, by) = answer_for(&**self.game(), self.state(), seat, self.standing_answers(seat))?;
            Some((seat, action, by))
        })
    }

    fn end_what_lasts_until_a_turn(&mut self) {
        let made = self.decisions().len();
        for seat in self.awaiting().iter() {
            let lasts = |answer: &StandingAnswer| answer.wish.until_turn && answer.spent.is_none();
            if !self.standing_answers(seat).answers.iter().any(lasts)
                || !self.game().ask(self.state(), seat).turn
            {
                continue;
            }
            let answers = &mut self.kept.seats[seat.index()].answers;
            answers.iter_mut().filter(|answer| lasts(answer)).for_each(|answer| answer.spent = Some(made));
            self.kept.note(seat);
        }
        if self.nothing_can_be_taken_back() {
            for answers in &mut self.kept.seats {
                answers.answers.retain(|answer| answer.spent.is_none());
            }
        }
    }

    /// Orders that have been fulfilled stand no more, and their seats are told.
    fn end_orders(&mut self) {
        let made = self.decisions().len();
        for seat in self.awaiting().iter() {
            let ask = self.game().ask(self.state(), seat);
            let ends = |answer: &StandingAnswer| {
                matches!(answer.wish.on, On::Order(_))
                    && given(&**self.game(), self.state(), seat, &ask, &answer.wish)
                        == Some(Err(Because::Ends))
            };
            let standing = self.standing_answers(seat).standing().filter(|answer| ends(answer));
            let ended: Vec<_> =
                standing.filter_map(|answer| Some((answer.id, answer.label.clone()?))).collect();
            for (id, label) in ended {
                let answers = &mut self.kept.seats[seat.index()].answers;
                answers
                    .iter_mut()
                    .filter(|answer| answer.id == id)
                    .for_each(|answer| answer.spent = Some(made));
                self.kept.note(seat);
                let end = Given { decision: made, by: Giver::Ended(id), label };
                self.kept.notes.push((seat, Note::Gave(end.clone())));
                self.kept.given.push((seat, end));
            }
        }
    }

    /// Imagines a world that a seat could be in, to ask which of its actions would end the reach of undo.
    pub fn undo_probe(&self, seat: Seat) -> UndoProbe<'_, G> {
        UndoProbe { table: self, seat, world: self.imagined(seat) }
    }

    /// What has happened since this was last asked, for the host of the table.
    pub fn take_notes(&mut self) -> Vec<(Seat, Note)> {
        std::mem::take(&mut self.kept.notes)
    }

    /// Takes up what was written down. Nothing is answered: that has been done before.
    pub fn recall(&mut self, notes: &[(Seat, Note)]) {
        let seats = self.seats();
        for (seat, note) in notes.iter().filter(|(seat, _)| seats.contains(*seat)) {
            match note {
                Note::Now(answers) => {
                    let no_choice = self.kept.seats[seat.index()].no_choice;
                    self.kept.seats[seat.index()] = SeatAnswers { no_choice, ..answers.clone() };
                }
                Note::Gave(given) => self.kept.given.push((*seat, given.clone())),
            }
        }
        let ids = self.kept.seats.iter().flat_map(|answers| &answers.answers).map(|answer| answer.id);
        let given = self.kept.given.iter().filter_map(|(_, given)| match given.by {
            Giver::Answer(id) | Giver::Ended(id) => Some(id),
            Giver::Forced | Giver::Postponed => None,
        });
        self.kept.last_id = ids.chain(given).max().unwrap_or(0);
    }
}

/// What would come of an action, as far as its seat can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// What was decided so far would be out of reach.
    pub ends_undo: bool,
    /// The seat would not be asked any more for now: others decide, or the game is over.
    pub passes_on: bool,
}

/// Tells which actions of a seat would end the reach of undo. All are tried in one world that the seat could be in, so
/// the answers tell nothing that is hidden.
pub struct UndoProbe<'a, G: Game> {
    table: &'a Table<G>,
    seat: Seat,
    world: G::State,
}

impl<G: Publish> UndoProbe<'_, G> {
    /// The world right after an action, if it puts nothing out of reach: what the seat can be told of it beforehand.
    pub fn after(&self, action: G::Action) -> Option<G::State> {
        let tried = self.table.tried(self.world, self.seat, action);
        tried.filter(|(_, is_final)| !is_final).map(|(world, _)| world)
    }

    /// Whether an action would put what was decided so far out of reach, together with what would be answered for the
    /// seat after it.
    pub fn would_end(&self, action: G::Action) -> bool {
        self.foresee(&[action]).is_some_and(|foreseen| foreseen.ends_undo)
    }

    /// What would come of these actions, one after the other, together with what would be answered for the seat after
    /// them. Nothing if one of them is not allowed.
    pub fn foresee(&self, actions: &[G::Action]) -> Option<Foreseen> {
        let (table, seat) = (self.table, self.seat);
        let (mut world, mut ends_undo) = (self.world, false);
        for action in actions {
            let (next, is_final) = table.tried(world, seat, *action)?;
            (world, ends_undo) = (next, ends_undo || is_final);
        }
        let answers = table.standing_answers(seat);
        while let Some((action, _)) = answer_for(&**table.game(), &world, seat, answers) {
            let mut chance = Chance::sampled(1);
            let mut out = Outside::silent(seat, &mut chance);
            table.game().apply(&mut world, seat, action, &mut out);
            ends_undo |= out.is_final() || is_over(&**table.game(), &world);
        }
        Some(Foreseen { ends_undo, passes_on: !table.game().awaiting(&world).contains(seat) })
    }
}
