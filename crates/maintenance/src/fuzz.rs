//! What no input may break: the bodies of the fuzz targets in `fuzz/`, and the inputs that they begin with.
//!
//! Each body takes any text and returns; a panic is a finding. `cargo xtask test --full` gives each a minute of inputs that
//! libFuzzer makes up. The ordinary tests run the inputs that it begins with.

pub mod api;
mod look;
pub mod notation;
pub mod pack;
pub mod protocol;
pub mod record;
pub mod seeds;

use std::sync::LazyLock;

use orrery_registry::Title;

/// A fuzz target.
pub struct Target {
    /// Its name in `fuzz/Cargo.toml`.
    pub name: &'static str,
    /// What is done with an input.
    pub run: fn(&str),
    /// The inputs that it begins with.
    pub seeds: fn() -> anyhow::Result<Vec<String>>,
}

/// All targets.
pub const TARGETS: [Target; 5] = [
    Target { name: "record", run: record::run, seeds: seeds::records },
    Target { name: "notation", run: notation::run, seeds: seeds::actions },
    Target { name: "pack", run: pack::run, seeds: seeds::packs },
    Target { name: "protocol", run: protocol::run, seeds: seeds::dialogues },
    Target { name: "api", run: api::run, seeds: seeds::requests },
];

/// All games, made once for all inputs.
static TITLES: LazyLock<Vec<Box<dyn Title>>> = LazyLock::new(orrery_registry::all);

fn title(id: &str) -> Option<&'static dyn Title> {
    TITLES.iter().find(|title| title.id() == id).map(|title| &**title)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_target_takes_the_inputs_that_it_begins_with() {
        for target in TARGETS {
            let seeds = (target.seeds)().expect("they can be read");
            assert!(seeds.len() >= 5, "{}: {} inputs", target.name, seeds.len());
            for seed in seeds {
                (target.run)(&seed);
            }
        }
    }

    #[test]
    fn every_target_is_built() {
        let manifest = fs::read_to_string(crate::root().join("fuzz/Cargo.toml")).expect("it is there");
        let built: Vec<_> = manifest.split("[[bin]]\nname = \"").skip(1).collect();
        let built: Vec<_> = built.iter().filter_map(|part| part.split('"').next()).collect();
        assert_eq!(built, TARGETS.map(|target| target.name));
    }
}
