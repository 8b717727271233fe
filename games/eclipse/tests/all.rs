//! Rules and content.
//!
//! One program: each is linked with all that it tests.

mod bot;
mod honours;
mod odds;
mod orders;
mod page;
mod properties;
mod random;
mod rules;
mod support;
mod wishes;
