//! What both databases do alike. Whoever includes this says where a database is to be found.

mod accounts;
mod kill;
mod notices;
mod reviews;
mod side_state;
mod tables;
mod tokens;
mod writing;

use super::Place;
