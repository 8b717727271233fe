//! From the command line to what is to be played; everything that can be wrong is found before the first game.

use std::path::Path;

use orrery_arena::Plan;
use orrery_bots::Spec;
use orrery_core::Lang;
use orrery_registry::Title;
use orrery_registry::ledger::Ledger;
use serde_json::{Value, json};

use super::Args;
use super::voice::Voice;
use crate::error::CliError;
use crate::pack;

/// The word for the content without a pack.
const BUILT_IN: &str = "built-in";

/// What is to be played.
pub struct Setup {
    /// The game, with a pack if one was named.
    pub game: Box<dyn Title>,
    /// The game with the second content, if two are compared.
    pub other: Option<Box<dyn Title>>,
    /// The names of the contents as they were given.
    packs: Vec<String>,
    /// Who plays, and how often.
    pub plan: Plan,
    /// The options of the tables.
    pub options: Value,
}

impl Setup {
    /// Looks at everything that was asked for.
    pub fn of(args: &Args) -> Result<Self, CliError> {
        let built_in = orrery_registry::find(&args.game)?;
        let (game, other, packs) = match (&args.compare[..], &args.pack) {
            ([before, after], _) => {
                let [one, another] = [content(&*built_in, before)?, content(&*built_in, after)?];
                (one, Some(another), vec![before.clone(), after.clone()])
            }
            (_, Some(folder)) => {
                let packed = pack::load(&*built_in, folder)?.0;
                (packed, None, vec![folder.display().to_string()])
            }
            (_, None) => (built_in, None, Vec::new()),
        };
        let options = options(&args.options)?;
        let bots = if args.seats.is_empty() {
            vec![Spec::Greedy; usize::from(game.seats().0)]
        } else {
            args.seats.clone()
        };
        // A table is opened once to see whether seats and options fit.
        let seats = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        game.runner(seats, &options)?;
        let plan = Plan { bots, games: args.games, seed: args.seed, jobs: args.jobs };
        Ok(Self { game, other, packs, plan, options })
    }

    /// The name of the game.
    pub fn title(&self, lang: Lang) -> String {
        Ledger::read(self.game.ledger(lang)).title.to_owned()
    }

    /// Both contents by their names.
    pub fn pack_names(&self, voice: &Voice<'_>) -> [String; 2] {
        let name = |index: usize| match self.packs.get(index).map(String::as_str) {
            None | Some(BUILT_IN) => voice.say("built-in"),
            Some(folder) => folder.to_owned(),
        };
        [name(0), name(1)]
    }

    /// Adds what a program needs to repeat this.
    pub fn add_to(&self, value: &mut Value) {
        value["options"] = self.options.clone();
        value["packs"] = json!(self.packs);
        value["version"] = json!(env!("CARGO_PKG_VERSION"));
        value["commit"] = json!(env!("ORRERY_COMMIT"));
    }

    /// The command that does all this again.
    pub fn command(&self) -> String {
        let bots: Vec<_> = self.plan.bots.iter().map(ToString::to_string).collect();
        let mut words = vec![
            format!("orrery simulate {} --seats {}", self.game.id(), bots.join(",")),
            format!("--games {} --seed {}", self.plan.games, self.plan.seed),
        ];
        if self.options != json!({}) {
            words.push(format!("--options '{}'", self.options));
        }
        match &self.packs[..] {
            [pack] => words.push(format!("--pack {pack}")),
            [before, after] => words.push(format!("--compare {before} {after}")),
            _ => {}
        }
        words.join(" ")
    }
}

fn content(game: &dyn Title, name: &str) -> Result<Box<dyn Title>, CliError> {
    if name == BUILT_IN {
        Ok(orrery_registry::find(game.id())?)
    } else {
        Ok(pack::load(game, Path::new(name))?.0)
    }
}

fn options(text: &str) -> Result<Value, CliError> {
    let example = "write an object such as --options '{\"rounds\": 6}'";
    match serde_json::from_str(text) {
        Ok(options @ Value::Object(_)) => Ok(options),
        Ok(_) => Err(CliError::Request(format!("the options are no JSON object; {example}"))),
        Err(error) => Err(CliError::Request(format!("the options are no JSON ({error}); {example}"))),
    }
}
