//! Master of Orion.
