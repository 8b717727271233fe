//! People at tables, without browsers: they open a table, listen to its socket and press what is offered.
//!
//! They share the machine with the server that they measure, so they read no more of a message than they need.

mod person;
mod table_socket;
mod websocket;

pub use person::{Answer, Person};
pub use table_socket::{Kept, TableSocket};
