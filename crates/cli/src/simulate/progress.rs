//! A bar while games are played, and Ctrl-C that keeps what is finished.

use std::fmt::Write;
use std::io::{IsTerminal as _, stderr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use orrery_arena::Watch;
use orrery_core::Text;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::voice::{Voice, count};

/// How often the bar is drawn.
const DRAWN_EVERY: Duration = Duration::from_millis(100);

/// Ctrl-C stops the games and lets the program go on with what is finished; a second one ends it at once.
pub fn stop_on_signals(watch: &Watch) {
    for signal in [SIGINT, SIGTERM] {
        let code = 128 + signal;
        flag::register_conditional_shutdown(signal, code, Arc::clone(&watch.stop))
            .and_then(|_| flag::register(signal, Arc::clone(&watch.stop)))
            .expect("these signals can be caught");
    }
}

/// Does the work, with a bar on standard error if somebody looks at it.
pub fn shown<T>(games: u64, watch: &Watch, voice: &Voice<'_>, work: impl FnOnce() -> T) -> T {
    if !stderr().is_terminal() {
        return work();
    }
    let bar = ProgressBar::new(games).with_style(style(voice));
    thread::scope(|scope| {
        let drawing = scope.spawn(|| {
            while !bar.is_finished() {
                bar.set_position(watch.finished.load(Ordering::Relaxed));
                thread::park_timeout(DRAWN_EVERY);
            }
        });
        let done = work();
        bar.finish_and_clear();
        drawing.thread().unpark();
        done
    })
}

fn style(voice: &Voice<'_>) -> ProgressStyle {
    let words = Text::new("progress")
        .word("done", "{done}")
        .word("all", "{all}")
        .word("rate", "{rate}")
        .word("left", "{eta}");
    let template = format!("{{wide_bar}} {}", voice.tell(&words));
    let lang = voice.lang;
    let write = |into: &mut dyn Write, text: &str| into.write_str(text).expect("a line takes more text");
    ProgressStyle::with_template(&template)
        .expect("the template is right in every language")
        .with_key("done", move |state: &ProgressState, into: &mut dyn Write| {
            write(into, &count(lang, state.pos()));
        })
        .with_key("all", move |state: &ProgressState, into: &mut dyn Write| {
            write(into, &count(lang, state.len().unwrap_or(0)));
        })
        .with_key("rate", move |state: &ProgressState, into: &mut dyn Write| {
            let rate = state.per_sec();
            // A search may need seconds for a game, random players need none.
            let shown = if rate < 10.0 { format!("{rate:.1}") } else { count(lang, rate as u64) };
            write(into, &shown);
        })
}
