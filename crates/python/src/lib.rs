//! The games for Python: the extension module behind the package `orrery`.
//!
//! Everything here only translates. What is played, guessed, searched and counted is done by the same crates as on the
//! command line.

// What comes from Python comes by value.
#![allow(clippy::needless_pass_by_value)]

mod bot;
mod convert;
mod game;
mod learn;
mod state;
mod study;
mod vec_env;

use pyo3::prelude::*;

/// What `orrery` is made of; the package's own modules are written in Python.
#[pymodule]
mod _orrery {
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::{Game, games};
    #[pymodule_export]
    use crate::learn::lessons;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::study::{join_parts, review, simulate, simulate_part};
    #[pymodule_export]
    use crate::vec_env::VecEnv;

    use super::{Bound, PyModule, PyModuleMethods as _, PyResult};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
