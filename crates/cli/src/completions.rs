//! `orrery completions`

use std::io::Write;

use clap_complete::{Shell, generate};

use crate::error::CliError;

/// Print what makes a shell complete the commands and options of this program
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
                        orrery completions bash > ~/.local/share/bash-completion/completions/orrery\n  \
                        orrery completions zsh > ~/.zfunc/_orrery      (a folder in your fpath)\n  \
                        orrery completions fish > ~/.config/fish/completions/orrery.fish")]
pub struct Args {
    /// Which shell: bash, zsh or fish
    #[arg(value_parser = shell)]
    shell: Shell,
}

fn shell(text: &str) -> Result<Shell, String> {
    match text {
        "bash" => Ok(Shell::Bash),
        "zsh" => Ok(Shell::Zsh),
        "fish" => Ok(Shell::Fish),
        _ => Err("choose bash, zsh or fish".to_owned()),
    }
}

/// Prints the script.
pub fn run(args: &Args, command: &mut clap::Command, out: &mut impl Write) -> Result<(), CliError> {
    // The script is made in memory, because the generator panics if the reader closes the pipe.
    let mut script = Vec::new();
    generate(args.shell, command, "orrery", &mut script);
    out.write_all(&script)?;
    Ok(())
}
