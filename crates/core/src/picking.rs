//! Several small decisions that a person makes at once, such as the cards to discard. Records and programs have each of
//! them; the page asks one question.

use crate::ask::{Ask, Several};
use crate::game::{Game, Publish};
use crate::seat::{Seat, SeatSet};
use crate::table::{ActError, Acted, Table};

/// What can be picked at a question that is asked once for each of several things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picking<A> {
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// What can be picked, each with how often at most.
    pub kinds: Vec<(A, u8)>,
}

impl<G: Publish> Table<G> {
    /// What a seat can pick at once now. Nothing if it is asked for one thing.
    pub fn picking(&self, seat: Seat) -> Option<Picking<G::Action>> {
        let ask = self.ask(seat)?;
        let Several { least, most } = ask.several.filter(|several| several.most > 1)?;
        let world = self.imagined(seat);
        let times = |action: G::Action| {
            let (mut world, mut times) = (world, 0);
            while times < most && still_asks(&**self.game(), &world, seat, &ask) {
                let Some((next, _)) = self.tried(world, seat, action) else { break };
                // What can be done at any time leaves as many due as before: it is not one of the things.
                if still_asks(&**self.game(), &next, seat, &ask)
                    && self.due(&next, seat) >= self.due(&world, seat)
                {
                    break;
                }
                (world, times) = (next, times + 1);
            }
            times
        };
        let picks = self.legal(seat).into_iter().filter(|action| Some(*action) != ask.neutral);
        let kinds: Vec<_> =
            picks.map(|action| (action, times(action))).filter(|(_, times)| *times > 0).collect();
        (kinds.len() > 1).then_some(Picking { least, most, kinds })
    }

    fn due(&self, t: &G::State, seat: Seat) -> u8 {
        self.game().ask(t, seat).several.map_or(0, |several| several.most)
    }

    /// Makes several decisions that answer one question, all of them or none; the neutral answer ends the question if
    /// it would be asked again. `made` is how many decisions this seat had made when it chose.
    ///
    /// What the rules fill in by themselves need not be said again: decisions that are left over then are dropped.
    pub fn act_all(&mut self, seat: Seat, made: usize, actions: &[G::Action]) -> Result<Acted, ActError> {
        if let [action] = actions
            && self.ask(seat).is_none_or(|ask| ask.several.is_none())
        {
            return self.act(seat, made, *action);
        }
        let own = self.made_by(seat);
        if made != own {
            let earlier = self.decisions().iter().filter(|decision| decision.seat == seat).skip(made);
            let same =
                made < own && earlier.zip(actions).all(|(decision, action)| decision.action == *action);
            return if same {
                Ok(Acted::AlreadyDone)
            } else {
                Err(ActError::Stale { seat, made: own, meant: made })
            };
        }
        let mut table = self.clone();
        table.decide_all(seat, actions)?;
        table.give_answers()?;
        *self = table;
        Ok(Acted::Done)
    }

    /// The table as its seat would see it after these decisions. What others have decided in advance is not answered.
    pub fn after(&self, seat: Seat, actions: &[G::Action]) -> Result<Self, ActError> {
        let mut table = self.clone();
        table.decide_all(seat, actions)?;
        table.give_answers_to(SeatSet::only(seat))?;
        Ok(table)
    }

    fn decide_all(&mut self, seat: Seat, actions: &[G::Action]) -> Result<(), ActError> {
        let asked = self.ask(seat).filter(|ask| ask.several.is_some());
        let Some(asked) = asked else {
            return actions.iter().try_for_each(|action| self.decide_and_note(seat, *action));
        };
        for action in actions {
            if !still_asks(&**self.game(), self.state(), seat, &asked) {
                return Ok(());
            }
            self.decide_and_note(seat, *action)?;
        }
        let ended = actions.last().is_some_and(|last| Some(*last) == asked.neutral);
        match self.ask(seat).filter(|ask| !ended && same_question(ask, &asked)).and_then(|ask| ask.neutral) {
            Some(neutral) => self.decide_and_note(seat, neutral),
            None => Ok(()),
        }
    }
}

fn same_question<A>(ask: &Ask<A>, other: &Ask<A>) -> bool {
    ask.several.is_some() && ask.question.key == other.question.key
}

fn still_asks<G: Game>(game: &G, t: &G::State, seat: Seat, asked: &Ask<G::Action>) -> bool {
    game.awaiting(t).contains(seat) && same_question(&game.ask(t, seat), asked)
}
