//! Contributor tasks.
fn main() {}
