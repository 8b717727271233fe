//! What was decided, in the words of the moment: turn by turn, for those who were away or did not follow.

use crate::game::Publish;
use crate::history::History;
use crate::seat::{Seat, SeatSet};
use crate::standing::Column;
use crate::table::{ActError, Table, hears};
use crate::text::Text;

/// What a decision was called when it was made.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    label: Text,
    /// What its seat gained by it, as everybody can see.
    gained: i32,
    /// Whether something was declined.
    declined: bool,
}

/// What was called how, one for each decision.
pub(crate) type Deeds = History<Deed>;

/// What a seat did before somebody else did something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldTurn<A> {
    /// Who.
    pub seat: Seat,
    /// What, in order.
    pub steps: Vec<ToldStep<A>>,
    /// What the seat gained, as everybody can see.
    pub gained: i32,
}

/// A decision as somebody was told of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldStep<A> {
    /// Its number, counted from 1.
    pub decision: usize,
    /// What, and what it was called; nothing if that is secret.
    pub what: Option<(A, Text)>,
}

impl<G: Publish> Table<G> {
    /// Decides, and notes what that was called.
    pub(crate) fn decide_and_note(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        // What is refused may have no name.
        let allowed = self.game().check(self.state(), seat, action).is_ok();
        let deed = allowed.then(|| self.before_deed(seat, action));
        self.decide(seat, action)?;
        if let Some(deed) = deed {
            self.note_deed(seat, deed);
        }
        Ok(())
    }

    /// What an action is called before it is done; to be noted once it is.
    pub(crate) fn before_deed(&self, seat: Seat, action: G::Action) -> Deed {
        let declined = self.ask(seat).is_some_and(|ask| ask.neutral == Some(action) && !ask.neutral_acts);
        Deed { label: self.game().label(self.state(), seat, action), gained: -self.total(seat), declined }
    }

    pub(crate) fn note_deed(&mut self, seat: Seat, before: Deed) {
        let gained = before.gained + self.total(seat);
        let made = self.decisions().len();
        self.kept.deeds.truncate(made - 1);
        // A copy to think about has no past.
        if self.kept.deeds.len() == made - 1 {
            self.kept.deeds.push(Deed { gained, ..before });
        }
    }

    fn total(&self, seat: Seat) -> i32 {
        let columns = self.game().standing(self.state(), SeatSet::NOBODY).columns;
        columns.iter().find(|column| column.seat == seat).map_or(0, |Column { total, .. }| *total)
    }

    /// What was done after this many decisions, turn by turn, as a viewer was told. What was declined, and what was no
    /// decision at all, is left out.
    pub fn turns(&self, viewer: SeatSet, after: usize) -> Vec<ToldTurn<G::Action>> {
        let mut turns: Vec<ToldTurn<G::Action>> = Vec::new();
        for (place, decision) in self.decisions().iter_from(after).enumerate() {
            let number = after + place + 1;
            let Some(deed) = self.kept.deeds.get(number - 1) else { break };
            if turns.last().is_none_or(|turn| turn.seat != decision.seat) {
                if deed.declined || self.kept.is_by_itself(number) {
                    continue;
                }
                turns.push(ToldTurn { seat: decision.seat, steps: Vec::new(), gained: 0 });
            }
            let Some(turn) = turns.last_mut() else { continue };
            turn.gained += deed.gained;
            if deed.declined || self.kept.is_by_itself(number) {
                continue;
            }
            let told = viewer.contains(decision.seat) || hears(viewer, decision.audience);
            let what = told.then(|| (decision.action, deed.label.clone()));
            turn.steps.push(ToldStep { decision: number, what });
        }
        turns
    }
}
