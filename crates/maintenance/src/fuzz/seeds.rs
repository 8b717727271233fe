//! The inputs that fuzz targets begin with: kept records, content, and the examples of the documents.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use orrery_core::{Lang, Record};
use orrery_server::api;
use serde_json::{Value, json};

use super::{TARGETS, TITLES, api::WAITING, notation};

/// After how many decisions kept records are cut: short ones are changed in more interesting ways.
const CUTS: [usize; 5] = [0, 6, 25, 70, 150];
/// The fewest letters of a word in a dictionary.
const LETTERS: usize = 3;

/// Writes the inputs of every target, and the words in them as a dictionary for libFuzzer.
pub fn write(folder: &Path) -> anyhow::Result<()> {
    for target in TARGETS {
        let seeds = (target.seeds)()?;
        let own = folder.join(target.name);
        fs::create_dir_all(own.join("seeds")).with_context(|| format!("cannot write {}", own.display()))?;
        for (number, seed) in seeds.iter().enumerate() {
            fs::write(own.join(format!("seeds/{number}")), seed)?;
        }
        fs::write(own.join("words.dict"), dictionary(&seeds))?;
    }
    Ok(())
}

/// The distinct words of some inputs, one quoted word a line.
fn dictionary(seeds: &[String]) -> String {
    let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = seeds.iter().flat_map(|seed| seed.split(|c| !in_word(c)));
    // Hashes and secrets are words that help nobody.
    let words = words.filter(|word| (LETTERS..=24).contains(&word.len()));
    let words = words.collect::<BTreeSet<_>>().into_iter();
    words.fold(String::new(), |lines, word| lines + "\"" + word + "\"\n")
}

/// Kept records: each as it is, and cut without the secret of its dice, so that its chance counts as it stands.
pub fn records() -> anyhow::Result<Vec<String>> {
    let mut seeds = blocks("record-format.md", "json")?;
    for path in kept()? {
        let text = fs::read_to_string(&path)?;
        let record = Record::parse(&text).with_context(|| path.display().to_string())?;
        for cut in CUTS.into_iter().filter(|cut| *cut < record.decisions.len()) {
            let mut short = record.clone();
            short.dice.secret = None;
            short.decisions.truncate(cut);
            short.result = None;
            seeds.push(short.to_text());
        }
        seeds.push(text);
    }
    Ok(seeds)
}

/// The records that released versions have left behind.
fn kept() -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for version in fs::read_dir(crate::root().join("crates/cli/tests/kept"))? {
        for title in TITLES.iter() {
            let path = version.as_ref().map(fs::DirEntry::path).unwrap_or_default();
            let path = path.join(format!("{}.json", title.id()));
            if path.is_file() {
                paths.push(path);
            }
        }
    }
    Ok(paths)
}

/// At some positions of every game, everything that one could mean to do there.
pub fn actions() -> anyhow::Result<Vec<String>> {
    let mut seeds = Vec::new();
    for title in TITLES.iter() {
        for (place, record) in notation::positions(title.id()).iter().enumerate() {
            let table = title.replay(record, None)?;
            let Some(seat) = table.awaiting().first() else { continue };
            let actions = table.candidates(seat).into_iter().take(12).map(|candidate| candidate.notation);
            let actions: Vec<_> = actions.collect();
            seeds.push(format!("{} {place}\n{}", title.id(), actions.join("\n")));
        }
    }
    Ok(seeds)
}

/// Every file of every game's content, and the beginning of its words.
pub fn packs() -> anyhow::Result<Vec<String>> {
    let mut seeds = Vec::new();
    for title in TITLES.iter() {
        let content = title.content();
        for name in content.names() {
            let text = content.file(name).context("a file that is named is there")?;
            seeds.push(format!("{} {name}\n{text}", title.id()));
        }
        let folder = if crate::root().join("games").join(title.id()).is_dir() { "games" } else { "examples" };
        let words = crate::root().join(folder).join(title.id()).join("locales/en.ftl");
        let words = fs::read_to_string(&words).with_context(|| words.display().to_string())?;
        let beginning: Vec<_> = words.lines().take(40).collect();
        seeds.push(format!("{} en.ftl\n{}", title.id(), beginning.join("\n")));
    }
    Ok(seeds)
}

/// The dialogues of the document, and for every game one at a new table and one about its kept record.
pub fn dialogues() -> anyhow::Result<Vec<String>> {
    let said = |dialogue: &String| {
        let lines: Vec<_> = dialogue.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        lines.join("\n")
    };
    let mut seeds: Vec<_> = blocks("protocol.md", "text")?.iter().map(said).collect();
    let looks = "awaiting\nask seat1\nlegal seat1\ncandidates seat2\nview seat1 seat2\nlog nobody\nstanding seat1\nrecord";
    for title in TITLES.iter() {
        let (fewest, most) = title.seats();
        let options: serde_json::Map<_, _> =
            title.settings().into_iter().map(|setting| (setting.name.to_owned(), setting.default)).collect();
        let options = Value::Object(options);
        seeds.push(format!("new {} {fewest} 7\n{looks}\nact seat1 #0\nundo seat1", title.id()));
        seeds.push(format!("new {} {most} 7 {options}\nlang pl\n{looks}", title.id()));
    }
    for path in kept()? {
        let mut record = Record::parse(&fs::read_to_string(&path)?)?;
        record.decisions.truncate(CUTS[2]);
        record.result = None;
        seeds.push(format!("load {}\n{looks}", serde_json::to_string(&record)?));
    }
    Ok(seeds)
}

/// Every operation of the API, at a table in play and at one that waits, with the bodies of the document.
pub fn requests() -> anyhow::Result<Vec<String>> {
    let mut seeds = Vec::new();
    let document = serde_json::to_value(api::document(Lang::En))?;
    for (path, operations) in document["paths"].as_object().context("the API has addresses")? {
        let path = path.strip_prefix(api::ROOT).context("all addresses are below the root")?;
        for method in operations.as_object().context("an address has operations")?.keys() {
            for table in [WAITING, "orion"] {
                let path = path.replace("{table}", table).replace("{seat}", "1").replace("{game}", "orion");
                let path = path.replace("{rule}", "ORI-1");
                let body = json!({"seat": 1, "action": "pass", "made": 0});
                seeds.push(format!("{} {path}\n{body}", method.to_uppercase()));
                seeds.push(format!("{} {path}?lang=pl\n{{}}", method.to_uppercase()));
            }
        }
    }
    let examples = read_document("api.md")?;
    for line in examples.lines().filter_map(|line| line.strip_prefix("    ")) {
        let Some((method, rest)) =
            line.split_once(' ').filter(|(method, _)| ["GET", "POST"].contains(method))
        else {
            continue;
        };
        let (path, body) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        let path = path.strip_prefix(api::ROOT).context("an example is below the root")?;
        seeds.push(format!("{method} {}\n{}", path.replace("/ID", "/orion"), body.trim()));
    }
    Ok(seeds)
}

fn read_document(name: &str) -> anyhow::Result<String> {
    let path = crate::root().join("docs").join(name);
    fs::read_to_string(&path).with_context(|| path.display().to_string())
}

/// The blocks of a document with this word after their fence.
fn blocks(document: &str, word: &str) -> anyhow::Result<Vec<String>> {
    let text = read_document(document)?;
    let ends = |block: &str| block.split("```").next().unwrap_or_default().to_owned();
    Ok(text.split(&format!("```{word}\n")).skip(1).map(ends).collect())
}
