//! Rules, worked examples, properties and the page.
//!
//! One program: each is linked with all that it tests.

mod examples;
mod honours;
mod page;
mod properties;
mod random;
mod rules;
mod support;
