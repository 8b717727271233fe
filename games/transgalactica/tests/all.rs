//! Rules and content.
//!
//! One program: each is linked with all that it tests.

mod rules;
mod support;
