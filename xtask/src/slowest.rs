//! The slowest tests of a run, from the report that cargo-nextest writes (`.config/nextest.toml`).

use std::fs;
use std::path::Path;

use anyhow::Context as _;

const REPORT: &str = "target/nextest/default/junit.xml";
const SHOWN: usize = 20;

/// Prints the slowest tests of the last run.
pub fn print(root: &Path) -> anyhow::Result<()> {
    let path = root.join(REPORT);
    let report = fs::read_to_string(&path)
        .with_context(|| format!("cannot read {}; --slowest needs cargo-nextest", path.display()))?;
    let mut tests: Vec<_> = report.split("<testcase ").skip(1).filter_map(Test::read).collect();
    tests.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    let total: f64 = tests.iter().map(|test| test.seconds).sum();
    println!("== the slowest of {} tests, which took {total:.0} s one after another", tests.len());
    for Test { seconds, program, name } in tests.iter().take(SHOWN) {
        println!("{seconds:7.1} s  {program} {name}");
    }
    Ok(())
}

struct Test<'a> {
    seconds: f64,
    program: &'a str,
    name: &'a str,
}

impl<'a> Test<'a> {
    /// Reads the attributes of one test.
    fn read(element: &'a str) -> Option<Self> {
        let attribute = |name: &str| {
            let (_, rest) = element.split_once(&format!("{name}=\""))?;
            rest.split('"').next()
        };
        let seconds = attribute(" time")?.parse().ok()?;
        Some(Self { seconds, program: attribute("classname")?, name: attribute("name")? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_read_from_its_attributes() {
        let element = r#"name="rules::draws" classname="orrery-orion::rules" timestamp="2026" time="0.125">"#;
        let test = Test::read(element).expect("it has all attributes");
        assert_eq!((test.program, test.name), ("orrery-orion::rules", "rules::draws"));
        assert!((test.seconds - 0.125).abs() < 1e-9);
    }
}
