//! `cargo xtask ledger`: each rule with the code that follows it and the tests that would notice if it did not.

mod check;
mod citations;
mod folder;
mod functions;

use anyhow::bail;
use orrery_registry::ledger::Ledger;

use check::Findings;
use folder::Folder;

/// How much is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Report {
    /// What is missing, and totals.
    Gaps,
    /// Every rule too.
    Everything,
}

/// Checks the ledgers of these games, or of all.
pub fn run(names: &[&str], report: Report) -> anyhow::Result<()> {
    let mut folders = Folder::all(crate::root())?;
    for name in names {
        if !folders.iter().any(|folder| folder.id == *name) {
            let nearest = orrery_registry::nearest(name, folders.iter().map(|folder| folder.id.as_str()));
            let meant = nearest.map_or_else(String::new, |name| format!("; did you mean `{name}`?"));
            bail!("there is no game `{name}` with a rules.md{meant}");
        }
    }
    folders.retain(|folder| names.is_empty() || names.contains(&folder.id.as_str()));

    let mut gaps = 0;
    for folder in &folders {
        let findings = check::folder(folder, inventory(&folder.id).as_ref());
        print(folder, &findings, report);
        gaps += findings.gaps.len();
    }
    if gaps > 0 {
        bail!("gaps between rules, code, tests and content: {gaps}; they are listed above");
    }
    Ok(())
}

/// What the registry says about a game: its prefix and its components.
pub struct Listed {
    prefix: &'static str,
    inventory: Vec<(&'static str, usize)>,
}

fn inventory(id: &str) -> Option<Listed> {
    let game = orrery_registry::find(id).ok()?;
    Some(Listed { prefix: game.prefix(), inventory: game.inventory() })
}

fn print(folder: &Folder, findings: &Findings, report: Report) {
    if report == Report::Everything {
        for (name, used) in &findings.uses {
            println!("{name} -> {} -> {}", list(&used.code), list(&used.tests));
        }
    }
    for gap in &findings.gaps {
        println!("{gap}");
    }
    let ledger = Ledger::read(&folder.english);
    let tested = findings.uses.values().filter(|used| !used.tests.is_empty()).count();
    println!(
        "{}: {} rules and {} examples, {tested} of them with tests; {} components; gaps: {}",
        folder.id,
        ledger.rules().count(),
        ledger.examples().count(),
        ledger.components.len(),
        findings.gaps.len()
    );
    if let Some(open) = findings.open {
        println!(
            "{} is under construction: {} rules without code, {} rules and examples without tests",
            folder.id, open.code, open.tests
        );
    }
}

fn list(names: &std::collections::BTreeSet<String>) -> String {
    if names.is_empty() {
        return "none".to_owned();
    }
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_ledger_has_a_gap() {
        run(&[], Report::Gaps).expect("`cargo xtask ledger` lists the gaps");
    }
}
