//! Between Python's objects and ours.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};
use serde_json::Value;

/// Whatever we refuse becomes a `ValueError` with our sentence.
pub fn refused(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// JSON as Python has it.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, Some(number)) => number.into_pyobject(py)?.into_any(),
            (None, None) => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(to_python(py, value)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// A dictionary of Python as JSON: options are names with numbers, words and truths.
pub fn options_of(options: Option<&Bound<'_, PyDict>>) -> PyResult<Value> {
    let Some(options) = options else { return Ok(Value::Object(serde_json::Map::new())) };
    let text: String = options.py().import("json")?.call_method1("dumps", (options,))?.extract()?;
    serde_json::from_str(&text).map_err(refused)
}

/// A language by its name.
pub fn lang_of(name: &str) -> PyResult<orrery_core::Lang> {
    name.parse().map_err(refused)
}
