//! Many tables at once.

use numpy::{AllowTypeChange, Element, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods as _};
use orrery_arena::batch::{Batch, Buffers};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::refused;
use crate::game::Game;

/// Many tables of one game that are stepped together into arrays that are made once. A table whose game ends deals itself anew.
#[pyclass(module = "orrery")]
pub struct VecEnv {
    game: Py<Game>,
    batch: Box<dyn Batch>,
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<bool>>,
    rewards: Py<PyArray2<f32>>,
    players: Py<PyArray1<i32>>,
    dones: Py<PyArray1<bool>>,
    samples: Py<PyArray1<i32>>,
    /// What the caller reads: the same memory, not to be written to.
    shown: [Py<PyAny>; 6],
    actions: Vec<i32>,
}

/// The same array, not to be written to.
fn shown(array: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let view = array.call_method0("view")?;
    let flags = PyDict::new(array.py());
    flags.set_item("write", false)?;
    view.call_method("setflags", (), Some(&flags))?;
    Ok(view.unbind())
}

fn rows<T: Element>(py: Python<'_>, tables: usize, columns: usize) -> Py<PyArray2<T>> {
    PyArray2::zeros(py, [tables, columns], false).unbind()
}

fn column<T: Element>(py: Python<'_>, tables: usize) -> Py<PyArray1<T>> {
    PyArray1::zeros(py, tables, false).unbind()
}

#[pymethods]
impl VecEnv {
    #[new]
    #[pyo3(signature = (game, envs, threads=1, seed=1))]
    fn new(py: Python<'_>, game: Py<Game>, envs: usize, threads: usize, seed: u64) -> PyResult<Self> {
        if envs == 0 {
            return Err(refused("choose 1 table or more"));
        }
        let of = game.get();
        let batch = of.title.batch(of.seats, &of.options, envs, threads).map_err(refused)?;
        let sizes = batch.sizes();
        let (observations, masks) = (rows(py, envs, sizes.observation), rows(py, envs, sizes.actions));
        let (rewards, players) = (rows(py, envs, sizes.seats), column(py, envs));
        let (dones, samples) = (column(py, envs), column(py, envs));
        let shown = [
            shown(observations.bind(py).as_any())?,
            shown(masks.bind(py).as_any())?,
            shown(rewards.bind(py).as_any())?,
            shown(players.bind(py).as_any())?,
            shown(dones.bind(py).as_any())?,
            shown(samples.bind(py).as_any())?,
        ];
        let actions = Vec::with_capacity(envs);
        let mut made =
            Self { game, batch, observations, masks, rewards, players, dones, samples, shown, actions };
        made.reset(py, seed)?;
        Ok(made)
    }

    /// Deals all tables anew. Which games are played depends on the seed alone, not on the number of threads.
    #[pyo3(signature = (seed))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with_buffers(py, |batch, _, buffers| batch.reset(seed, buffers))
    }

    /// Carries out one action at each table and fills the arrays anew. One that is not legal raises `ValueError`, and nothing has
    /// changed. Other threads of Python go on meanwhile.
    fn step(&mut self, py: Python<'_>, actions: PyArrayLike1<'_, i32, AllowTypeChange>) -> PyResult<()> {
        // They may lie in one of our arrays.
        self.actions.clear();
        self.actions.extend(actions.as_array().iter());
        drop(actions);
        self.with_buffers(py, |batch, actions, buffers| batch.step(actions, buffers))?.map_err(refused)
    }

    /// The game that is played.
    #[getter]
    fn game(&self, py: Python<'_>) -> Py<Game> {
        self.game.clone_ref(py)
    }

    /// What the seat that decides knows: float32 `[envs, observation_size]`.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown[0].clone_ref(py)
    }

    /// Whether it may do each action: bool `[envs, num_actions]`.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown[1].clone_ref(py)
    }

    /// What the game that ended with the last step brought each seat, zeros elsewhere: float32 [envs, seats].
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown[2].clone_ref(py)
    }

    /// Which seat decides: int32 [envs].
    #[getter]
    fn players(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown[3].clone_ref(py)
    }

    /// Whether a game ended with the last step; observation and mask belong to the next one: bool [envs].
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown[4].clone_ref(py)
    }

    /// A legal action of each table, all equally likely: `env.step(env.samples)` plays at random. int32 [envs].
    #[getter]
    fn samples(&self, py: Python<'_>) -> Py<PyAny> {
        self.shown[5].clone_ref(py)
    }

    fn __len__(&self) -> usize {
        self.batch.sizes().tables
    }

    fn __repr__(&self) -> String {
        format!("<orrery.VecEnv of {} tables of {}>", self.__len__(), self.game.get().title.id())
    }
}

impl VecEnv {
    /// Does something with the arrays as slices, without the lock of the interpreter.
    fn with_buffers<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Batch, &[i32], Buffers<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut observations = self.observations.bind(py).try_readwrite().map_err(refused)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(refused)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(refused)?;
        let mut players = self.players.bind(py).try_readwrite().map_err(refused)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(refused)?;
        let mut samples = self.samples.bind(py).try_readwrite().map_err(refused)?;
        let buffers = Buffers {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            players: players.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            samples: samples.as_slice_mut()?,
        };
        let (batch, actions) = (&mut *self.batch, &self.actions[..]);
        Ok(py.detach(|| work(batch, actions, buffers)))
    }
}
