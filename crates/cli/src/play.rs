//! `orrery play`

mod advice;
mod asking;
mod chair;
mod command;
mod files;
mod layout;
mod lookup;
mod news;
mod offer;
mod screen;
mod session;
mod teacher;
mod voice;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use orrery_bots::Spec;
use orrery_bots::external::PATIENCE;
use orrery_core::seed::Dice;
use orrery_core::{Guide, Lang, Seats, TableObject};
use orrery_registry::Title;
use serde_json::Value;

use crate::error::CliError;
use crate::pack;
use chair::{Chair, Kind};
use screen::Screen;
use session::Session;
use voice::Voice;

/// Play a game in the terminal, against bots, other people at the same keyboard, or programs
#[derive(clap::Args)]
#[command(
    after_help = "At each question the possible answers are numbered: type a number. `help` explains the rest.\n\
                  Bots: random, greedy, search:N (N iterations per decision), easy, normal, hard.\n\
                  `exec:COMMAND` lets a program of your own play; docs/protocol.md tells how it is asked.\n\n\
                  Examples:\n  orrery play orion\n  orrery play orion --seats me,hard,normal --lang pl\n  \
                  orrery play orion --seats me,me,easy    two people, with a curtain between their hands\n  \
                  orrery play orion --seats me,exec:./mybot --seed 7\n  \
                  orrery play orion --guide               a guided first game\n  \
                  orrery play orion --load game.json      go on where `save game.json` stopped"
)]
pub struct Args {
    /// Which game
    game: String,
    /// Who sits where, one for each seat: me, a bot, or exec:COMMAND; you against `normal` without it
    #[arg(long, value_name = "WHO,...", value_delimiter = ',')]
    seats: Vec<Kind>,
    /// The language: en or pl
    #[arg(long, default_value_t)]
    lang: Lang,
    /// The same seed, seats and answers give the same game; by chance without it
    #[arg(long, value_name = "N", conflicts_with = "load")]
    seed: Option<String>,
    /// The options of the table as a JSON object; `orrery games GAME` lists them
    #[arg(long, value_name = "JSON", conflicts_with = "load")]
    options: Option<String>,
    /// A guided first game: a prepared deal against easy bots, with a teacher who says what is going on
    #[arg(long, conflicts_with_all = ["seats", "seed", "options", "pack"])]
    guide: bool,
    /// A content pack of your own
    #[arg(long, value_name = "DIR")]
    pack: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Keep the record of the game here, up to date after every decision of yours
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// How long a program may think about one answer
    #[arg(long, value_name = "SECONDS", default_value_t = PATIENCE.as_secs_f64(), value_parser = seconds)]
    patience: f64,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "name a number of seconds such as 2.5".to_owned())?;
    if (0.01..=3600.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("choose from 0.01 to 3600 seconds".to_owned())
    }
}

/// Plays one game.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), CliError> {
    let title = title(args)?;
    let guide = guide(args, &*title)?;
    let (table, secret) = open(args, &*title, guide)?;
    let kinds = kinds(args, table.seats(), guide)?;
    let patience = Duration::from_secs_f64(args.patience);
    let chairs = Chair::all(&kinds, &*title, &secret, patience)?;
    let mut input = io::stdin().lock();
    let screen = Screen::new(&mut input, out);
    let voice = Voice::new(title.words(), table.seats(), args.lang, screen.colours());
    Session::new(&*title, table, chairs, voice, screen, args.save.clone(), guide).play()
}

fn title(args: &Args) -> Result<Box<dyn Title>, CliError> {
    let title = orrery_registry::find(&args.game)?;
    let Some(folder) = &args.pack else { return Ok(title) };
    let (_, pack) = pack::load(&*title, folder)?;
    title.packed(&pack).map_err(|errors| CliError::Pack { path: folder.clone(), errors })
}

/// The guide of the game, if it is wanted.
fn guide<'a>(args: &Args, title: &'a dyn Title) -> Result<Option<&'a Guide>, CliError> {
    match title.guide() {
        None if args.guide => {
            Err(CliError::Request(format!("{} has no guided first game; play it without --guide", args.game)))
        }
        found => Ok(found.filter(|_| args.guide)),
    }
}

/// A new table or a saved one, with the secret from which its bots take their chance too.
fn open(
    args: &Args,
    title: &dyn Title,
    guide: Option<&Guide>,
) -> Result<(Box<dyn TableObject>, String), CliError> {
    if let Some(path) = &args.load {
        let table = files::read(title, path)?;
        let secret = table.full_record().dice.secret.unwrap_or_default();
        return Ok((table, secret));
    }
    if let Some(guide) = guide {
        let table = title.open(guide.seats, &guide.options(), guide.dice())?;
        return Ok((table, guide.secret.clone()));
    }
    let options: Value = serde_json::from_str(args.options.as_deref().unwrap_or("{}"))
        .map_err(|error| CliError::Request(format!("--options wants a JSON object: {error}")))?;
    let seats = if args.seats.is_empty() { title.seats().0 } else { args.seats.len().min(255) as u8 };
    let secret = args.seed.clone().unwrap_or_else(by_chance);
    let dice = Dice::new(secret.clone(), Vec::new());
    Ok((title.open(seats, &options, dice)?, secret))
}

/// Who sits where; without a word about it, a person against bots.
fn kinds(args: &Args, seats: Seats, guide: Option<&Guide>) -> Result<Vec<Kind>, CliError> {
    let wanted = usize::from(seats.count());
    if let Some(guide) = guide {
        let mut kinds = vec![Kind::Bot(Spec::Easy); wanted];
        if let Some(seat) = kinds.get_mut(usize::from(guide.learner)) {
            *seat = Kind::Me;
        }
        return Ok(kinds);
    }
    if args.seats.is_empty() {
        return Ok(Kind::usual(wanted));
    }
    if args.seats.len() == wanted {
        return Ok(args.seats.clone());
    }
    Err(CliError::Request(format!(
        "the saved game has {wanted} seats, --seats names {}; name one for each",
        args.seats.len()
    )))
}

/// A secret that nobody knows before the game.
fn by_chance() -> String {
    // Every `RandomState` is keyed by the system's own random numbers.
    let number = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", number(), number())
}
