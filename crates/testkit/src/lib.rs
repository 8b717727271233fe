//! The properties that every game must hold.
