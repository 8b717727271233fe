//! The terminal, or whatever takes its place: how wide, how high, in colour or not.

use std::env;
use std::io::{self, BufRead, IsTerminal as _, Write};

use super::layout;

/// The size of a terminal that does not tell its own, and of a pipe.
const USUAL: (usize, usize) = (80, 24);
/// Longer lines are hard to read.
const WIDEST: usize = 100;

/// How a piece of text looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Bold.
    Strong,
    /// Grey: not possible, or by the way.
    Faint,
    /// What one can type.
    Key,
    /// Something went wrong.
    Alarm,
    /// One of the seats.
    Seat(usize),
}

/// Colours for people who want them; without, all text is plain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colours {
    on: bool,
}

impl Colours {
    /// The text in a look.
    pub fn paint(self, look: Look, text: &str) -> String {
        if !self.on || text.is_empty() {
            return text.to_owned();
        }
        let code = match look {
            Look::Strong => "1",
            Look::Faint => "90",
            Look::Key => "1;36",
            Look::Alarm => "1;31",
            Look::Seat(index) => ["32", "35", "33", "34", "36", "31", "92", "95", "93"][index % 9],
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

/// Where lines go to and come from.
pub struct Screen<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// A person sits at both ends: texts are paged, and turns end with Enter.
    pub interactive: bool,
    /// Escape sequences are welcome.
    escapes: bool,
    /// Input is not shown by a terminal, so it is written beside its prompt.
    echo: bool,
}

impl<'a> Screen<'a> {
    /// The standard input and output of the program.
    pub fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write) -> Self {
        let terminal = io::stdout().is_terminal();
        let listening = io::stdin().is_terminal();
        let unwanted = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            input,
            out,
            interactive: terminal && listening,
            escapes: terminal && !unwanted("NO_COLOR") && !dumb,
            echo: !listening,
        }
    }

    /// The colours of this terminal.
    pub fn colours(&self) -> Colours {
        Colours { on: self.escapes }
    }

    fn size() -> (usize, usize) {
        terminal_size::terminal_size().map_or(USUAL, |(width, height)| (width.0.into(), height.0.into()))
    }

    /// How wide a line may be. The last column stays free: some terminals wrap there.
    pub fn width(&self) -> usize {
        let width = if self.interactive { Self::size().0 } else { USUAL.0 };
        (width.clamp(20, WIDEST + 1)) - 1
    }

    /// How many lines can be seen at once; any number if nobody watches.
    pub fn rows(&self) -> usize {
        if self.interactive { Self::size().1.max(8) } else { usize::MAX }
    }

    /// Prints a line.
    pub fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Prints a text, wrapped.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        layout::wrap(text, self.width(), 2).iter().try_for_each(|line| self.line(line))
    }

    /// Shows what has been printed so far.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Asks for a line; nothing at the end of the input.
    pub fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.line("")?;
            return Ok(None);
        }
        // Control characters belong to no command.
        let line: String = String::from_utf8_lossy(&line).chars().filter(|c| !c.is_control()).collect();
        if self.echo {
            self.line(&line)?;
        }
        Ok(Some(line.trim().to_owned()))
    }

    /// Takes everything out of sight.
    pub fn clear(&mut self) -> io::Result<()> {
        if self.escapes {
            // The screen, and what has been scrolled out of it.
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")
        } else if self.interactive {
            (0..Self::size().1).try_for_each(|_| self.line(""))
        } else {
            Ok(())
        }
    }
}
