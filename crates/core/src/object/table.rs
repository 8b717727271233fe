//! A table as an object.

use std::any::Any;
use std::sync::Arc;

use serde_json::Value;

use super::{Advised, Asked, Candidate, LogLine, MoveError, SeenLine, TableObject};
use crate::game::{Game, Publish};
use crate::honours::Honour;
use crate::notation::NotationError;
use crate::numbered::Numbered;
use crate::picking::Picking;
use crate::record::{Line, Record};
use crate::remedy;
use crate::seat::{Seat, SeatSet, Seats};
use crate::sketch::Sketch;
use crate::standing::Standing;
use crate::standing_answers::{Foreseen, RawLine, given_line, raw_lines};
use crate::table::{ActError, Acted, AdoptError, Decision, Table, UndoError, hears};
use crate::text::Text;

impl<G: Publish> TableObject for Table<G> {
    fn seats(&self) -> Seats {
        self.seats()
    }

    fn awaiting(&self) -> SeatSet {
        self.awaiting()
    }

    fn decisions(&self) -> usize {
        self.decisions().len()
    }

    fn made_by(&self, seat: Seat) -> usize {
        self.made_by(seat)
    }

    fn ask(&self, seat: Seat) -> Option<Asked> {
        self.ask(seat).map(|ask| Asked {
            question: ask.question,
            rule: ask.rule,
            on_behalf_of: ask.on_behalf_of,
            reaction: ask.reaction,
            routine: ask.routine,
            turn: ask.turn,
            window: ask.window,
            neutral: ask.neutral.map(|action| action.to_string()),
        })
    }

    fn candidates(&self, seat: Seat) -> Vec<Candidate> {
        let mut actions = Vec::new();
        self.game().candidates(self.state(), seat, &mut actions);
        let candidate = |action: G::Action| Candidate {
            notation: action.to_string(),
            number: action.number(),
            label: self.game().label(self.state(), seat, action),
            refusal: self.game().check(self.state(), seat, action).err().map(Into::into),
            aside: self.game().is_aside(self.state(), seat, action),
        };
        actions.into_iter().map(candidate).collect()
    }

    fn legal_numbers(&self, seat: Seat, into: &mut Vec<u32>) {
        into.clear();
        into.extend(self.legal(seat).into_iter().map(Numbered::number));
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<(), MoveError> {
        let action = notation.parse::<G::Action>()?;
        let checked = self.game().check(self.state(), seat, action);
        checked.map_err(|refusal| ActError::Refused(refusal.into()).into())
    }

    fn act(&mut self, seat: Seat, made: usize, notation: &str) -> Result<Acted, MoveError> {
        Ok(self.act(seat, made, notation.parse()?)?)
    }

    fn act_number(&mut self, seat: Seat, made: usize, number: u32) -> Result<Acted, MoveError> {
        let action = G::Action::from_number(number).ok_or_else(|| {
            NotationError::token(&number.to_string(), format!("a number below {}", G::Action::COUNT))
        })?;
        Ok(self.act(seat, made, action)?)
    }

    fn act_all(&mut self, seat: Seat, made: usize, notations: &[String]) -> Result<Acted, MoveError> {
        Ok(self.act_all(seat, made, &parsed::<G>(notations)?)?)
    }

    fn picking(&self, seat: Seat) -> Option<Picking<String>> {
        let Picking { least, most, kinds } = self.picking(seat)?;
        let kinds = kinds.into_iter().map(|(action, times)| (action.to_string(), times)).collect();
        Some(Picking { least, most, kinds })
    }

    fn foresee(&self, seat: Seat, notations: &[String]) -> Result<Option<Foreseen>, NotationError> {
        Ok(self.undo_probe(seat).foresee(&parsed::<G>(notations)?))
    }

    fn after(&self, seat: Seat, notations: &[String]) -> Result<Arc<dyn TableObject>, MoveError> {
        Ok(Arc::new(self.after(seat, &parsed::<G>(notations)?)?))
    }

    fn undo_reach(&self, seat: Seat) -> usize {
        self.undo_reach(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.undo(seat)
    }

    fn restart(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.restart(seat)
    }

    fn would_end_undo(&self, seat: Seat, notations: &[&str]) -> Result<Vec<bool>, NotationError> {
        let probe = self.undo_probe(seat);
        notations.iter().map(|notation| Ok(probe.would_end(notation.parse()?))).collect()
    }

    fn remedy(&self, seat: Seat, notation: &str) -> Result<Option<Advised>, NotationError> {
        let found = remedy::find(&**self.game(), self.state(), seat, notation.parse()?);
        Ok(found.map(|found| Advised {
            notation: found.action.to_string(),
            label: self.game().label(self.state(), seat, found.action),
            at_once: found.at_once,
        }))
    }

    fn revision(&self) -> u16 {
        self.game().revision()
    }

    fn adopt(&mut self, revision: u16) -> Result<(), AdoptError> {
        self.adopt(revision)
    }

    fn view(&self, viewer: SeatSet) -> Value {
        serde_json::to_value(self.game().view(self.state(), viewer)).expect("a view is plain data")
    }

    fn sketch(&self, viewer: SeatSet) -> Sketch {
        self.game().sketch(self.state(), viewer)
    }

    fn standing(&self, viewer: SeatSet) -> Standing {
        self.game().standing(self.state(), viewer)
    }

    fn log_after(&self, viewer: SeatSet, lines: usize) -> Vec<LogLine> {
        let line = |line: RawLine<'_, G::Event>| match line {
            RawLine::Given(given) => given_line(given),
            RawLine::Told(told) => LogLine {
                decision: told.decision,
                text: self.game().tell(&told.event),
                event: serde_json::to_value(&told.event).expect("an event is plain data"),
            },
        };
        // Only what is asked for is put into words.
        raw_lines(self, viewer).skip(lines).map(line).collect()
    }

    fn honours(&self) -> Vec<Honour> {
        if !self.awaiting().is_empty() {
            return Vec::new();
        }
        let mut events = self.log(SeatSet::EVERYBODY).map(|told| &told.event);
        self.game().honours(self.state(), &mut events)
    }

    fn told_until(&self, viewer: SeatSet, decision: usize) -> Option<Text> {
        let told = self.log(viewer).filter(|told| told.decision <= decision).last()?;
        Some(self.game().tell(&told.event))
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.decisions().iter_from(from).map(Line::of).collect()
    }

    fn seen(&self, viewer: SeatSet) -> Vec<SeenLine> {
        let told = |decision: &Decision<G::Action>| {
            viewer.contains(decision.seat) || hears(viewer, decision.audience)
        };
        let line = |decision: &Decision<G::Action>| SeenLine {
            seat: decision.seat,
            action: told(decision).then(|| decision.action.to_string()),
        };
        self.decisions().iter().map(line).collect()
    }

    fn snapshot(&self) -> Arc<dyn TableObject> {
        Arc::new(self.clone())
    }

    fn now(&self) -> Box<dyn TableObject> {
        Box::new(self.now())
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn full_record(&self) -> Record {
        self.full_record()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn parsed<G: Game>(notations: &[String]) -> Result<Vec<G::Action>, NotationError> {
    notations.iter().map(|notation| notation.parse()).collect()
}
