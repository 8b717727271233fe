//! Tables that somebody looks at.

/// The tables in memory.
#[derive(Default)]
pub struct Hall {}
