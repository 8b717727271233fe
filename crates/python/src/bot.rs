//! Bots.

use std::sync::{Arc, Mutex};

use orrery_bots::object::{Advice, Answer, Player};
use orrery_registry::Title;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::convert::{lang_of, refused, to_python};
use crate::state::State;

/// A bot at one seat of one game. It is handed a state, but uses only what its seat can know.
#[pyclass(module = "orrery")]
pub struct Bot {
    pub player: Mutex<Box<dyn Player>>,
    pub title: Arc<dyn Title>,
    pub name: String,
}

#[pymethods]
impl Bot {
    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The number of the action that it chooses for the seat that decides, or for another one that owes an answer. Other
    /// threads of Python go on meanwhile.
    #[pyo3(signature = (state, seat=None))]
    fn choose(&mut self, py: Python<'_>, state: &mut State, seat: Option<u8>) -> PyResult<u32> {
        let answer = self.answer(py, state, seat)?;
        self.title.action_number(&answer.notation).map_err(refused)
    }

    /// The same with its reasons: for each of the best options how often it was visited, the chance of each seat to win and the
    /// score that it can expect, and what is expected to follow. A bot that does not search gives none.
    #[pyo3(signature = (state, seat=None, lang="en"))]
    fn explain<'py>(
        &mut self,
        py: Python<'py>,
        state: &mut State,
        seat: Option<u8>,
        lang: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let lang = lang_of(lang)?;
        let answer = self.answer(py, state, seat)?;
        let words = self.title.words();
        let advice = |advice: &Advice| {
            let line = advice.line.iter().map(|step| {
                json!({"seat": step.seat.index(), "notation": step.notation, "label": words.say(lang, &step.label)})
            });
            json!({
                "action": self.title.action_number(&advice.notation).ok(),
                "notation": advice.notation,
                "label": words.say(lang, &advice.label),
                "visits": advice.visits,
                "win_chances": advice.win_chances,
                "scores": advice.scores,
                "line": line.collect::<Vec<Value>>(),
            })
        };
        let value = json!({
            "action": self.title.action_number(&answer.notation).map_err(refused)?,
            "notation": answer.notation,
            "iterations": answer.iterations,
            "advice": answer.advice.iter().map(advice).collect::<Vec<_>>(),
        });
        to_python(py, &value)
    }

    fn __repr__(&self) -> String {
        format!("<orrery.Bot {} for {}>", self.name, self.title.id())
    }
}

impl Bot {
    fn answer(&mut self, py: Python<'_>, state: &mut State, seat: Option<u8>) -> PyResult<Answer> {
        if state.game.get().title.id() != self.title.id() {
            return Err(refused(format!(
                "this bot plays {}; ask a bot of the state's own game",
                self.title.id()
            )));
        }
        let seat = state.deciding(seat)?;
        let player =
            self.player.get_mut().map_err(|_| refused("this bot has failed before; make another"))?;
        let position = &mut state.position;
        Ok(py.detach(|| player.choose(position.table(), seat)))
    }
}
