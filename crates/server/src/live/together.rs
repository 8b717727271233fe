//! Looking at a finished game together: one leads, the others see the same step.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

/// Somebody who shows a finished game to the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Led {
    /// Whose connection.
    pub by: u64,
    /// What the leader is called.
    pub name: String,
    /// How many decisions have been made in what is shown.
    pub step: usize,
    /// From whose perspective.
    pub view: String,
}

/// Who leads at a table.
#[derive(Debug, Default)]
pub struct Together {
    led: watch::Sender<Option<Arc<Led>>>,
    connections: AtomicU64,
}

impl Together {
    /// A number for a connection.
    pub fn number(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Listens for what is shown.
    pub fn listen(&self) -> watch::Receiver<Option<Arc<Led>>> {
        self.led.subscribe()
    }

    /// What is shown now.
    pub fn now(&self) -> Option<Arc<Led>> {
        self.led.borrow().clone()
    }

    /// Shows a step; whoever led before leads no more.
    pub fn lead(&self, led: Led) {
        self.led.send_replace(Some(Arc::new(led)));
    }

    /// This connection leads no more.
    pub fn end(&self, connection: u64) {
        self.led.send_if_modified(|led| {
            let ends = led.as_ref().is_some_and(|led| led.by == connection);
            if ends {
                *led = None;
            }
            ends
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leads_no_more_ends_only_what_was_led_by_that_connection() {
        let together = Together::default();
        let [first, second] = [together.number(), together.number()];
        let led = |by, step| Led { by, name: "Ada".to_owned(), step, view: "all".to_owned() };
        let mut listener = together.listen();
        together.lead(led(first, 3));
        together.lead(led(second, 4));
        together.end(first);
        assert_eq!(together.now().map(|led| led.step), Some(4));
        assert!(listener.has_changed().is_ok_and(|changed| changed));
        listener.mark_unchanged();
        together.end(first);
        assert!(!listener.has_changed().is_ok_and(|changed| changed), "nothing ends twice");
        together.end(second);
        assert_eq!(together.now(), None);
    }
}
