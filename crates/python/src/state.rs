//! A game in play.

use numpy::{PyArray1, PyArrayMethods as _, PyReadwriteArray1};
use orrery_core::object::{MoveError, standing_in_words};
use orrery_core::{ActError, PositionObject, Seat, SeatSet, Text};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::convert::{lang_of, refused, to_python};
use crate::game::Game;

/// What `current_player` says when the game is over, as in `OpenSpiel`.
const TERMINAL: i32 = -4;

/// A game in play: who decides, what they may do, what each seat knows. It changes by `apply_action`.
#[pyclass(module = "orrery")]
pub struct State {
    pub game: Py<Game>,
    pub position: Box<dyn PositionObject>,
    /// The legal actions of a seat since the last change.
    legal: Vec<u32>,
    legal_of: Option<Seat>,
}

/// An action by number or in notation.
#[derive(FromPyObject)]
enum ActionLike {
    Number(u32),
    Notation(String),
}

impl State {
    pub fn of(game: Py<Game>, position: Box<dyn PositionObject>) -> Self {
        Self { game, position, legal: Vec::new(), legal_of: None }
    }

    /// The seat that was named, or the one that decides.
    pub fn deciding(&self, seat: Option<u8>) -> PyResult<Seat> {
        match seat {
            Some(seat) => self.game.get().seat(seat),
            None => {
                self.position.awaiting().first().ok_or_else(|| refused("the game is over; nobody decides"))
            }
        }
    }

    fn learn_legal(&mut self, seat: Seat) {
        if self.legal_of != Some(seat) {
            self.position.legal(seat, &mut self.legal);
            self.legal_of = Some(seat);
        }
    }

    fn told(&self, error: &MoveError) -> PyErr {
        match error {
            MoveError::Act(ActError::Refused(reason)) => refused(self.reason(reason)),
            MoveError::Act(_) | MoveError::Notation(_) => refused(error),
        }
    }

    fn reason(&self, reason: &orrery_core::Reason) -> String {
        let said = self.game.get().title.words().say(orrery_core::Lang::En, &reason.text);
        format!("{said} ({})", reason.rule)
    }

    fn notation(&self, action: ActionLike) -> PyResult<String> {
        match action {
            ActionLike::Notation(notation) => Ok(notation),
            ActionLike::Number(number) => {
                let title = &self.game.get().title;
                let none = || {
                    refused(format!(
                        "there is no action {number}; numbers are below {}",
                        title.action_count()
                    ))
                };
                title.action(number).ok_or_else(none)
            }
        }
    }

    fn viewer(&self, seat: Option<u8>) -> PyResult<SeatSet> {
        Ok(match seat {
            Some(seat) => SeatSet::only(self.game.get().seat(seat)?),
            None => SeatSet::NOBODY,
        })
    }
}

#[pymethods]
impl State {
    /// The game that is played.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// The seat that decides next, -4 when the game is over. Where several owe an answer it is the first of them.
    fn current_player(&self) -> i32 {
        self.position.awaiting().first().map_or(TERMINAL, |seat| seat.index() as i32)
    }

    /// All seats that owe an answer.
    fn awaiting(&self) -> Vec<usize> {
        self.position.awaiting().iter().map(Seat::index).collect()
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.position.awaiting().is_empty()
    }

    /// The numbers of the legal actions of the seat that decides, or of another seat, in order; none when the game is over.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&mut self, seat: Option<u8>) -> PyResult<Vec<u32>> {
        if seat.is_none() && self.is_terminal() {
            return Ok(Vec::new());
        }
        let seat = self.deciding(seat)?;
        self.learn_legal(seat);
        Ok(self.legal.clone())
    }

    /// The same as an array with a truth for each action.
    #[pyo3(signature = (seat=None))]
    fn legal_actions_mask<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<u8>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let mask = PyArray1::zeros(py, self.game.get().title.action_count() as usize, false);
        if seat.is_none() && self.is_terminal() {
            return Ok(mask);
        }
        let seat = self.deciding(seat)?;
        self.learn_legal(seat);
        {
            let mut into = mask.readwrite();
            let into = into.as_slice_mut()?;
            self.legal.iter().for_each(|action| into[*action as usize] = true);
        }
        Ok(mask)
    }

    /// Carries out an action, by number or in notation, of the seat that decides or of another one that may act. An action that
    /// is not legal raises `ValueError` with the reason and the number of the rule, and changes nothing.
    #[pyo3(signature = (action, seat=None))]
    fn apply_action(&mut self, action: ActionLike, seat: Option<u8>) -> PyResult<()> {
        let seat = self.deciding(seat)?;
        let number = match action {
            ActionLike::Number(number) => number,
            ActionLike::Notation(notation) => {
                self.game.get().title.action_number(&notation).map_err(refused)?
            }
        };
        match self.position.apply(seat, number) {
            Ok(()) => {
                self.legal_of = None;
                Ok(())
            }
            Err(error) => Err(self.told(&error)),
        }
    }

    /// Why an action is not legal: the reason and the number of the rule. Nothing if it is.
    #[pyo3(signature = (action, seat=None))]
    fn why_not(&mut self, action: ActionLike, seat: Option<u8>) -> PyResult<Option<String>> {
        let seat = self.deciding(seat)?;
        let notation = self.notation(action)?;
        match self.position.table().check(seat, &notation) {
            Ok(()) => Ok(None),
            Err(MoveError::Act(ActError::Refused(reason))) => Ok(Some(self.reason(&reason))),
            Err(error) => Err(refused(error)),
        }
    }

    /// An action in notation. Called with a seat and an action, as in `OpenSpiel`, or with the action alone.
    #[pyo3(signature = (first, second=None))]
    fn action_to_string(&self, first: u32, second: Option<u32>) -> PyResult<String> {
        self.notation(ActionLike::Number(second.unwrap_or(first)))
    }

    /// What a legal action of the seat that decides is called on a button.
    #[pyo3(signature = (action, lang="en"))]
    fn action_label(&mut self, action: u32, lang: &str) -> PyResult<String> {
        let lang = lang_of(lang)?;
        let seat = self.deciding(None)?;
        let candidates = self.position.table().candidates(seat);
        let found = candidates.iter().find(|candidate| candidate.number == action);
        let found = found.ok_or_else(|| refused(format!("nobody could mean action {action} now")))?;
        Ok(self.game.get().title.words().say(lang, &found.label))
    }

    /// What a seat knows, as numbers: see `Game.observation_names`. Of the seat that decides if none is named, of the first
    /// one when the game is over.
    #[pyo3(signature = (seat=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: Option<u8>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = if self.is_terminal() { Some(seat.unwrap_or(0)) } else { seat };
        let row = self.game.get().row(py);
        self.position.observe(self.deciding(seat)?, row.readwrite().as_slice_mut()?);
        Ok(row)
    }

    /// The same into an array that is there.
    fn observe_into(&self, seat: u8, mut into: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let game = self.game.get();
        let into = into.as_slice_mut()?;
        if into.len() != game.names.len() {
            return Err(refused(format!(
                "an observation has {} numbers, not {}",
                game.names.len(),
                into.len()
            )));
        }
        self.position.observe(game.seat(seat)?, into);
        Ok(())
    }

    /// What the game has brought each seat: 1 for a win alone, -1 / (sides - 1) for a loss; zeros before the end.
    fn returns(&self) -> Vec<f32> {
        self.position.returns()[..usize::from(self.game.get().seats)].to_vec()
    }

    /// The score of each seat as everybody will know it, at any time.
    fn scores(&mut self) -> Vec<i32> {
        let standing = self.position.table().standing(SeatSet::EVERYBODY);
        let seats = usize::from(self.game.get().seats);
        standing
            .columns
            .iter()
            .filter(|column| column.seat.index() < seats)
            .map(|column| column.total)
            .collect()
    }

    /// A copy. It goes on with the same dice; for a search that must not know them, take `resample`.
    fn clone(&mut self, py: Python<'_>) -> Self {
        Self::of(self.game.clone_ref(py), self.position.fork())
    }

    fn __copy__(&mut self, py: Python<'_>) -> Self {
        self.clone(py)
    }

    fn __deepcopy__(&mut self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone(py)
    }

    /// A state that looks to `seat` like this one, with everything that it cannot know dealt anew. The same seed gives the same
    /// one. It has no record.
    #[pyo3(signature = (seat, seed))]
    fn resample(&self, py: Python<'_>, seat: u8, seed: u64) -> PyResult<Self> {
        let seat = self.game.get().seat(seat)?;
        Ok(Self::of(self.game.clone_ref(py), self.position.guess(seat, seed)))
    }

    /// Whether it was made by `resample`.
    #[getter]
    fn is_guess(&self) -> bool {
        self.position.is_guess()
    }

    /// All decisions as pairs of seat and action.
    fn full_history(&self) -> Vec<(usize, u32)> {
        self.position.decisions().into_iter().map(|(seat, action)| (seat.index(), action)).collect()
    }

    /// All actions so far.
    fn history(&self) -> Vec<u32> {
        self.position.decisions().into_iter().map(|(_, action)| action).collect()
    }

    /// What a seat was shown of the decisions: an answer outside its audience is `None`.
    fn seen(&mut self, seat: u8) -> PyResult<Vec<(usize, Option<String>)>> {
        let viewer = self.viewer(Some(seat))?;
        let seen = self.position.table().seen(viewer).into_iter();
        Ok(seen.map(|line| (line.seat.index(), line.action)).collect())
    }

    /// The table as a seat sees it, as data; as a spectator sees it without one.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&mut self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = self.viewer(seat)?;
        to_python(py, &self.position.table().view(viewer))
    }

    /// The same in words.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn text(&mut self, seat: Option<u8>, lang: &str) -> PyResult<String> {
        let (viewer, lang) = (self.viewer(seat)?, lang_of(lang)?);
        let sketch = self.position.table().sketch(viewer);
        let words = self.game.get().title.words();
        let lines =
            sketch.overview.iter().chain(&sketch.details).chain(sketch.hand.iter().map(|held| &held.name));
        Ok(lines.map(|text| words.say(lang, text)).collect::<Vec<_>>().join("\n"))
    }

    /// What the seat that decides, or another one that owes an answer, is asked, and by which rule.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn question(&mut self, seat: Option<u8>, lang: &str) -> PyResult<Option<String>> {
        let (seat, lang) = (self.deciding(seat)?, lang_of(lang)?);
        let words = self.game.get().title.words();
        let asked = self.position.table().ask(seat);
        Ok(asked.map(|asked| format!("{} ({})", words.say(lang, &asked.question), asked.rule)))
    }

    /// What a seat could mean to do now: number, notation, label, and why not, if not.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn candidates<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<u8>,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (seat, lang) = (self.deciding(seat)?, lang_of(lang)?);
        let words = self.game.get().title.words();
        let candidates = self.position.table().candidates(seat).into_iter().map(|candidate| {
            json!({
                "action": candidate.number,
                "notation": candidate.notation,
                "label": words.say(lang, &candidate.label),
                "refusal": candidate.refusal.map(|reason| words.say(lang, &reason.text)),
            })
        });
        to_python(py, &candidates.collect::<Value>())
    }

    /// What a seat has been told, line by line.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn log(&mut self, seat: Option<u8>, lang: &str) -> PyResult<Vec<String>> {
        let (viewer, lang) = (self.viewer(seat)?, lang_of(lang)?);
        let words = self.game.get().title.words();
        let say = |text: &Text| words.say(lang, text);
        Ok(self.position.table().log(viewer).iter().map(|line| say(&line.text)).collect())
    }

    /// The score sheet as a seat knows it.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn standing<'py>(
        &mut self,
        py: Python<'py>,
        seat: Option<u8>,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = if self.is_terminal() { SeatSet::EVERYBODY } else { self.viewer(seat)? };
        let lang = lang_of(lang)?;
        let standing = self.position.table().standing(viewer);
        to_python(py, &standing_in_words(&standing, self.game.get().title.words(), lang))
    }

    /// The record of the game as the command line reads it, with the secret of its dice once it is over; `full` has it at any
    /// time.
    #[pyo3(signature = (full=false))]
    fn record(&mut self, full: bool) -> PyResult<String> {
        if self.position.is_guess() {
            return Err(refused("a resampled state has no record; take the one that it was made of"));
        }
        let table = self.position.table();
        let record = if full { table.full_record() } else { table.record() };
        serde_json::to_string(&record).map_err(refused)
    }

    fn __str__(&mut self) -> PyResult<String> {
        let seat = self.position.awaiting().first().map(|seat| seat.index() as u8);
        self.text(seat, "en")
    }

    fn __repr__(&self) -> String {
        let made = self.position.decisions().len();
        format!("<orrery.State of {} after {made} decisions>", self.game.get().title.id())
    }
}
