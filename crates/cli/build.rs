//! Tells the program which commit it was built from, so that a measurement can name it.

use std::process::Command;

fn main() {
    // The log of HEAD grows with every commit; HEAD itself changes only with the branch.
    for name in ["HEAD", "logs/HEAD"] {
        if let Some(path) = git(&["rev-parse", "--path-format=absolute", "--git-path", name])
            && std::fs::exists(&path).unwrap_or(false)
        {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    let commit = git(&["rev-parse", "--short", "HEAD"]).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=ORRERY_COMMIT={commit}");
}

/// What git answers; nothing without git or outside a repository, as in an unpacked archive.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
