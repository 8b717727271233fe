//! Rules, content and properties.
//!
//! One program: each is linked with all that it tests.

mod bot;
mod examples;
mod page;
mod properties;
mod rules;
mod support;
