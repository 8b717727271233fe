//! A running program that is spoken to by lines. Threads read and write, so that it cannot block the caller.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::{Trouble, printable};

/// The longest line that is read as one.
const LONGEST_LINE: u64 = 64 * 1024;
/// So many unread lines are buffered; a program that writes more has to wait.
const UNREAD: usize = 64;
/// How long a program that should end may take to do so.
const GRACE: Duration = Duration::from_millis(500);

/// The program, and the lines to and from it.
pub(super) struct Running {
    child: Child,
    /// Taken away to close its standard input.
    to: Option<Sender<String>>,
    from: Receiver<String>,
    last_words: Arc<Mutex<String>>,
    /// Reads its standard error.
    listener: Option<JoinHandle<()>>,
}

impl Running {
    pub(super) fn start(command: &str, introduction: &str) -> Result<Self, Trouble> {
        let not_started = |problem: String| Trouble::NotStarted {
            command: printable(command),
            problem: printable(&problem),
        };
        let words = split(command);
        let (program, arguments) =
            words.split_first().ok_or_else(|| not_started("the command is empty".to_owned()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(error.to_string()))?;
        let last_words = Arc::new(Mutex::new(String::new()));
        let (to, lines) = channel();
        let (heard, from) = sync_channel(UNREAD);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &heard));
        }
        let listener = child.stderr.take().map(|stderr| {
            let last_words = Arc::clone(&last_words);
            thread::spawn(move || keep_last_line(stderr, &last_words))
        });
        let running = Self { child, to: Some(to), from, last_words, listener };
        running.tell(introduction.to_owned());
        Ok(running)
    }

    /// Sends a line that needs no answer. A program that has ended is noticed at the next question.
    pub(super) fn tell(&self, text: String) {
        if let Some(to) = &self.to {
            let _ = to.send(text);
        }
    }

    /// Asks, and waits for one line.
    pub(super) fn ask(&mut self, question: String, patience: Duration) -> Result<String, Trouble> {
        // Lines from before the question are no answer to it.
        for _ in 0..UNREAD {
            if self.from.try_recv().is_err() {
                break;
            }
        }
        self.tell(question);
        match self.from.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Silent(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ending()),
        }
    }

    /// How it has ended.
    fn ending(&mut self) -> Trouble {
        let code =
            self.until_farewell(|running| running.child.try_wait().ok()?).and_then(|status| status.code());
        // What it wrote before its end may still be on the way.
        self.until_farewell(|running| {
            running.listener.as_ref().is_none_or(JoinHandle::is_finished).then_some(())
        });
        let last_words = self.last_words.lock().map_or_else(|_| String::new(), |words| words.clone());
        Trouble::Ended { code, last_words }
    }

    /// Polls until there is a result, for at most [`GRACE`].
    fn until_farewell<T>(&mut self, mut poll: impl FnMut(&mut Self) -> Option<T>) -> Option<T> {
        let until = Instant::now() + GRACE;
        loop {
            let seen = poll(self);
            if seen.is_some() || Instant::now() >= until {
                return seen;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Running {
    /// A program may end by itself; one that does not is ended.
    fn drop(&mut self) {
        self.tell("quit\n".to_owned());
        self.to = None;
        if self.until_farewell(|running| running.child.try_wait().ok()?).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for text in lines {
        if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, heard: &SyncSender<String>) {
    each_line(stdout, |line| heard.send(line).is_ok());
}

fn keep_last_line(stderr: impl Read, last: &Mutex<String>) {
    each_line(stderr, |line| {
        if let Ok(mut last) = last.lock() {
            *last = printable(&line);
        }
        true
    });
}

/// Calls `take` with each line that is not blank, until it has enough or there is no more.
fn each_line(from: impl Read, mut take: impl FnMut(String) -> bool) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut from).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if !text.is_empty() && !take(text) {
            return;
        }
    }
}

/// The words of a command; quotes keep blanks together.
fn split(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            (_, c) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_blanks_together() {
        assert_eq!(split("python3  'my bot.py' --fast \"\""), ["python3", "my bot.py", "--fast", ""]);
        assert!(split("  ").is_empty());
    }
}
