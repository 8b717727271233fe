//! Smugglers.
