//! Games until it is clear whether a bot wins as often as is hoped.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::Ordering;

use orrery_arena::parts::Part;
use orrery_arena::sprt::{APART, ERROR, Sprt, Verdict};
use orrery_arena::{Plan, Summary, Watch};
use orrery_core::Text;
use serde_json::{Value, json};

use super::setup::Setup;
use super::voice::Voice;
use crate::error::CliError;

/// So many games are played before it is asked again: the same number on every machine, so that all stop at the same game.
const PART: u64 = 8;

/// Plays the games of the plan in their order until the test has an answer, or all of them. With a file it begins after what that
/// holds, and adds to it.
pub fn play(setup: &Setup, sprt: Sprt, keep: Option<&Path>, watch: &Watch) -> Result<Summary, CliError> {
    let head = head(setup);
    let mut parts = keep.map(|file| kept(file, &head)).transpose()?.unwrap_or_default();
    loop {
        let games = (parts.len() as u64 * PART).min(setup.plan.games);
        if !parts.is_empty() {
            let summary = joined(setup, games, &parts)?;
            let stopped = watch.stop.load(Ordering::Relaxed);
            if games == setup.plan.games || stopped || sprt.of(&summary).1 != Verdict::Open {
                return Ok(summary);
            }
        }
        let upto = (games + PART).min(setup.plan.games);
        let part = setup.game.simulate_part(&setup.plan, games..upto, &setup.options, watch)?;
        if watch.stop.load(Ordering::Relaxed) {
            // Not all of its games were played.
            return joined(setup, games, &parts);
        }
        if let Some(file) = keep {
            add(file, &head, &part)?;
        }
        parts.push(part);
    }
}

fn joined(setup: &Setup, games: u64, parts: &[Part]) -> Result<Summary, CliError> {
    let plan = Plan { games, ..setup.plan.clone() };
    let joined = setup.game.join_parts(&plan, &setup.options, parts);
    joined.map_err(|error| CliError::Request(error.to_string()))
}

/// The first line of a file says what is played, so that it is not gone on with something else.
fn head(setup: &Setup) -> String {
    let bots: Vec<_> = setup.plan.bots.iter().map(ToString::to_string).collect();
    let content = setup.game.fingerprint();
    json!({
        "game": setup.game.id(), "bots": bots, "seed": setup.plan.seed, "options": setup.options, "content": content,
        "commit": env!("ORRERY_COMMIT"),
    })
    .to_string()
}

fn kept(file: &Path, head: &str) -> Result<Vec<Part>, CliError> {
    let Ok(text) = fs::read_to_string(file) else { return Ok(Vec::new()) };
    // A line without an end was being written when somebody stopped it.
    let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    match lines.next() {
        Some(found) if found != head => Err(CliError::Request(format!(
            "{} holds other games: {found}; name another file",
            file.display()
        ))),
        _ => Ok(lines.map(|line| Part(line.as_bytes().to_vec())).collect()),
    }
}

fn add(file: &Path, head: &str, part: &Part) -> Result<(), CliError> {
    let written = || -> std::io::Result<()> {
        let whole = fs::read(file).unwrap_or_default();
        let complete = whole.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(file)?;
        file.set_len(complete as u64)?;
        std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0))?;
        if complete == 0 {
            writeln!(file, "{head}")?;
        }
        file.write_all(&part.0)?;
        file.write_all(b"\n")
    };
    written().map_err(|error| CliError::Request(format!("{} cannot be written: {error}", file.display())))
}

/// What the test says, in a sentence.
pub fn sentence(sprt: Sprt, summary: &Summary, voice: &Voice<'_>) -> String {
    let (_, verdict) = sprt.of(summary);
    let key = match verdict {
        Verdict::Reached => "sprt-reached",
        Verdict::Missed => "sprt-missed",
        Verdict::Open => "sprt-open",
    };
    let text = Text::new(key)
        .word("bot", summary.seats[0].bot.clone())
        .word("hoped", voice.percent(sprt.hoped))
        .word("less", voice.percent(sprt.hoped - APART))
        .word("error", voice.percent(ERROR));
    voice.tell(&text)
}

/// The same for programs.
pub fn data(sprt: Sprt, summary: &Summary) -> Value {
    let (evidence, verdict) = sprt.of(summary);
    let verdict = match verdict {
        Verdict::Reached => "reached",
        Verdict::Missed => "missed",
        Verdict::Open => "open",
    };
    json!({ "hoped": sprt.hoped, "apart": APART, "error": ERROR, "evidence": evidence, "verdict": verdict })
}
