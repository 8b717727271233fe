//! What contributors check and make anew: ledgers, recorded games, kept databases, inputs for fuzz targets.
//!
//! `cargo xtask` runs the commands. The checks are tests of this crate, so that they share a build with all other tests.

pub mod exercises;
pub mod fuzz;
pub mod golden;
pub mod kept;
pub mod ledger;
pub mod line;
#[cfg(test)]
mod manifests;
#[cfg(test)]
mod networks;
pub mod recorded;

use std::path::Path;

/// The root of the workspace.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate lies two folders below the root")
}
