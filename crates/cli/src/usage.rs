//! What is wrong with a command line, in one sentence.

use std::process::ExitCode;

use clap::error::{Error, ErrorKind};

use crate::error::BAD_INPUT;

/// Prints help where it was asked for, and otherwise what is wrong and where help is.
pub fn explain(error: &Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // It is no error if the reader closes the pipe.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    eprintln!("orrery: {}", sentence(error));
    ExitCode::from(BAD_INPUT)
}

/// What is wrong, in one sentence.
pub fn sentence(error: &Error) -> String {
    in_one_sentence(&error.render().to_string())
}

/// Clap writes a paragraph, its usage and a hint below each other; the hint then names the right `--help`.
fn in_one_sentence(rendered: &str) -> String {
    let (said, usage) = rendered.split_once("Usage:").unwrap_or((rendered, ""));
    let said = said.split("For more information").next().unwrap_or(said);
    let said = said.trim_start_matches("error:").replace("  tip:", ";");
    let words: Vec<_> = said.split_whitespace().collect();
    let command: Vec<_> =
        usage.split_whitespace().take_while(|word| !word.starts_with(['[', '<', '-'])).collect();
    let command = if command.is_empty() { "orrery".to_owned() } else { command.join(" ") };
    format!("{}; see `{command} --help`", words.join(" ").replace(" ;", ";"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_becomes_a_sentence() {
        let rendered = "error: unrecognized subcommand 'bnech'\n\n  tip: a similar subcommand exists: 'bench'\n\n\
                        Usage: orrery [COMMAND]\n\nFor more information, try '--help'.\n";
        assert_eq!(
            in_one_sentence(rendered),
            "unrecognized subcommand 'bnech'; a similar subcommand exists: 'bench'; see `orrery --help`"
        );
    }

    #[test]
    fn the_help_of_the_subcommand_is_named() {
        let rendered = "error: the following required arguments were not provided:\n  <FILE>\n\n\
                        Usage: orrery replay <FILE>\n\nFor more information, try '--help'.\n";
        assert_eq!(
            in_one_sentence(rendered),
            "the following required arguments were not provided: <FILE>; see `orrery replay --help`"
        );
    }

    #[test]
    fn a_value_that_does_not_fit_has_no_usage() {
        let rendered = "error: invalid value 'x' for '--seats <N>': invalid digit found in string\n\n\
                        For more information, try '--help'.\n";
        assert_eq!(
            in_one_sentence(rendered),
            "invalid value 'x' for '--seats <N>': invalid digit found in string; see `orrery --help`"
        );
    }
}
