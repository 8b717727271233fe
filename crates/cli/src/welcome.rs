//! `orrery help`: what the program is and can do.

use std::io::Write;

use crate::error::CliError;
use crate::games;

const ABOUT: &str = "\
Orrery: space-strategy board games with every rule enforced.
";

const COMMANDS: &str = "\
Commands
  orrery                                serve the games at http://127.0.0.1:8080, for a browser
  orrery serve --address 0.0.0.0:8080   the same for your network; `orrery serve --help` has all settings
  orrery play orion                     play in the terminal, against bots, people or programs
  orrery simulate orion                 many games between bots, and what wins them
  orrery games                          the games in more detail
  orrery rules orion morale             what the rules say about a word
  orrery replay game.json               a recorded game in words, every line of it checked
  orrery review game.json               what decided a recorded game, and how sure that is
  orrery protocol                       play from another program, by lines of text
  orrery mcp                            let an assistant play (Model Context Protocol)
  orrery content check orion --pack my  check a content pack of your own
  orrery bench orion                    how fast random games are

`orrery COMMAND --help` explains a command.
";

/// Says what this is, which games there are and what can be done.
pub fn run(out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "{ABOUT}")?;
    games::list(out)?;
    write!(out, "\n{COMMANDS}")?;
    Ok(())
}
