//! Parts that the tables of several games are made of.
//!
//! Each widget has a file, a prefix for its classes, and a sheet of that name in `assets/`. A game arranges widgets and
//! gives them its colours; what all of them do alike is here.

pub mod card;
pub mod dice;
pub mod hand;
pub mod hexes;
pub mod legend;
pub mod map;
pub mod pile;
pub mod regions;
pub mod ring;
pub mod stars;
pub mod steps;
pub mod stock;
pub mod tableau;
pub mod toggle;
pub mod track;
