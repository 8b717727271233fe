//! Drawings of a table that its readers share: those who see the same get the same drawing and, if their pages were the
//! same, the same message.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use orrery_core::{Lang, SeatSet};
use orrery_web::Switches;
use orrery_web::fingerprint::fingerprint;
use orrery_web::table::{Region, SeatTime, Wanted, log_lines};
use tokio::sync::OnceCell;

use super::messages::{Lines, Outgoing};
use super::snapshot::Snapshot;
use super::socket::chat_lines;
use super::table::Live;
use super::viewing::{Seating, drawn, times, with_view};
use crate::App;

/// Messages that are kept of one drawing at most.
const MESSAGES: usize = 64;

/// For whom a table is drawn: all that a drawing depends on beside the table itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Audience {
    /// The seats of the reader. They decide whose knowledge is shown.
    pub seating: Seating,
    /// The reader's language.
    pub lang: Lang,
    /// Whether the reader has the table in words open.
    pub words: bool,
    /// What the reader has switched on.
    pub switches: Switches,
}

/// Which moment of a table is drawn: the snapshot without its chat, and what its clocks show.
#[derive(Clone, PartialEq, Eq, Default)]
struct Moment {
    edition: u64,
    times: Vec<Option<SeatTime>>,
}

/// The drawings of the present moment.
#[derive(Default)]
pub(super) struct Drawings {
    shared: Mutex<Shared>,
}

#[derive(Default)]
struct Shared {
    moment: Moment,
    drawings: Vec<(Audience, Arc<OnceCell<Drawing>>)>,
}

/// As long as this is the same, lines of the log that were sent stand, and new ones come after them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct ReadAs {
    viewer: SeatSet,
    over: bool,
    undone: u64,
}

/// What a browser has been sent.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Received {
    /// The fingerprints of the regions.
    regions: BTreeMap<String, u64>,
    /// The fingerprints of the lines of the log.
    log: Vec<u64>,
    read_as: Option<ReadAs>,
    /// The number of the last line of the chat.
    chat: u64,
    /// Decisions made, whether the reader is asked, and whether the game is over.
    status: Option<(usize, bool, bool)>,
}

/// What a page has of the log when it connects: how many lines, and the fingerprint of the last one.
pub(super) type Greeting = (usize, Option<u64>);

impl Received {
    /// What a page says that it has; the log is compared by its greeting.
    pub fn of_page(regions: BTreeMap<String, u64>, chat: u64) -> Arc<Self> {
        Arc::new(Self { regions, chat, ..Self::default() })
    }
}

/// A table as one audience sees it.
struct Drawing {
    /// The regions with their fingerprints.
    regions: Vec<(Region, u64)>,
    status: (usize, bool, bool),
    read_as: ReadAs,
    messages: Mutex<Vec<Step>>,
}

/// The way from what a browser has to what it should show.
#[derive(Clone)]
struct Step {
    from: Arc<Received>,
    to: Arc<Received>,
    /// Nothing if the browser shows everything already.
    message: Option<Utf8Bytes>,
}

impl Drawings {
    /// The place of the drawing for an audience. A moment that is over gets a place of its own.
    fn place(&self, moment: Moment, audience: Audience) -> Arc<OnceCell<Drawing>> {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if shared.moment != moment {
            if moment.edition < shared.moment.edition {
                return Arc::default();
            }
            *shared = Shared { moment, drawings: Vec::new() };
        }
        if let Some((_, place)) = shared.drawings.iter().find(|(other, _)| *other == audience) {
            return Arc::clone(place);
        }
        let place = Arc::default();
        shared.drawings.push((audience, Arc::clone(&place)));
        place
    }

    /// Lets go of all drawings.
    pub fn clear(&self) {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner).drawings.clear();
    }
}

/// The message that brings a browser up to date, if it needs one, and what it has then.
pub(super) async fn update(
    app: &App,
    live: &Live,
    audience: Audience,
    from: &Arc<Received>,
    greeting: Option<Greeting>,
) -> (Option<Utf8Bytes>, Arc<Received>) {
    let snapshot = live.snapshot();
    let times = times(app, live, &snapshot);
    let draw = || Drawing::new(app, live, &snapshot, audience, &times);
    // A reader who is alone leaves nothing behind in memory.
    let place = if live.readers() > 1 {
        live.drawings.place(Moment { edition: snapshot.edition, times: times.clone() }, audience)
    } else {
        Arc::default()
    };
    let drawing = place.get_or_init(|| async { draw() }).await;
    let step = drawing.step(&Reader { live, snapshot: &snapshot, audience, from, greeting });
    (step.message, step.to)
}

/// Somebody who is to be brought up to date.
struct Reader<'a> {
    live: &'a Live,
    snapshot: &'a Snapshot,
    audience: Audience,
    from: &'a Arc<Received>,
    greeting: Option<Greeting>,
}

impl Drawing {
    fn new(
        app: &App,
        live: &Live,
        snapshot: &Snapshot,
        audience: Audience,
        times: &[Option<SeatTime>],
    ) -> Self {
        app.metrics.drawn();
        let Audience { seating, lang, words, switches } = audience;
        let awaiting = snapshot.table.awaiting();
        // The log is drawn for each message: it depends on what the browser has.
        let wanted = Wanted { read: usize::MAX, words, switches };
        let shown = with_view(live, snapshot, seating, lang, |look| {
            drawn(app, live, snapshot, seating, times, look, wanted)
        });
        let with_fingerprint = |region: Region| {
            let fingerprint = region.fingerprint();
            (region, fingerprint)
        };
        Self {
            regions: shown.regions.into_iter().map(with_fingerprint).collect(),
            status: (shown.made, shown.asked, shown.over),
            read_as: ReadAs {
                viewer: seating.viewer(awaiting),
                over: awaiting.is_empty(),
                undone: snapshot.undone,
            },
            messages: Mutex::default(),
        }
    }

    /// How a browser gets to this drawing; browsers with the same page take the same step.
    fn step(&self, reader: &Reader<'_>) -> Step {
        if reader.greeting.is_some() {
            return self.new_step(reader);
        }
        let from = reader.from;
        let said = reader.snapshot.chat.last().map_or(from.chat, |line| line.number);
        // The second reader waits for the first instead of doing the same work.
        let mut messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(step) = messages.iter().find(|step| step.from == *from && step.to.chat == said) {
            return step.clone();
        }
        let step = self.new_step(reader);
        if messages.len() == MESSAGES {
            messages.clear();
        }
        messages.push(step.clone());
        step
    }

    fn new_step(&self, reader: &Reader<'_>) -> Step {
        let Reader { live, snapshot, audience, from, greeting } = *reader;
        let stands = greeting.is_none() && from.read_as == Some(self.read_as);
        let read = if stands { from.log.len() } else { 0 };
        let lines = with_view(live, snapshot, audience.seating, audience.lang, |look| log_lines(look, read));
        let mut log = from.log[..read].to_vec();
        log.extend(lines.iter().map(fingerprint));
        let same = match greeting {
            Some((count, last)) => {
                let fits = count == 0 || log.get(count - 1).copied() == last;
                if fits { count.min(log.len()) } else { 0 }
            }
            None => from.log.iter().zip(&log).take_while(|(old, new)| old == new).count(),
        };
        let log_changed = same < log.len() || (greeting.is_none() && from.log.len() != log.len());
        let new_lines = log_changed.then(|| Lines { from: same, lines: &lines[same - read..] });
        let (chat, said) = chat_lines(&snapshot.chat, from.chat);
        let new_chat = (!said.is_empty()).then_some(said.as_slice());

        let changed = self
            .regions
            .iter()
            .filter(|(region, fingerprint)| from.regions.get(&region.id) != Some(fingerprint));
        let regions: BTreeMap<_, _> =
            changed.map(|(region, _)| (region.id.as_str(), region.html.as_str())).collect();
        let mut fingerprints = from.regions.clone();
        fingerprints
            .extend(self.regions.iter().map(|(region, fingerprint)| (region.id.clone(), *fingerprint)));
        let nothing = regions.is_empty()
            && new_lines.is_none()
            && new_chat.is_none()
            && from.status == Some(self.status);
        let (made, asked, over) = self.status;
        let message = Outgoing::Show { regions, log: new_lines, chat: new_chat, made, asked, over };
        let message = (!nothing).then(|| message.to_text());
        let status = Some(self.status);
        let to = Received { regions: fingerprints, log, read_as: Some(self.read_as), chat, status };
        // Without news, the reader keeps sharing what it has.
        let to = if to == **from { Arc::clone(from) } else { Arc::new(to) };
        Step { from: Arc::clone(from), to, message }
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::Seat;

    use super::*;

    fn audience(own: SeatSet, lang: Lang) -> Audience {
        Audience { seating: Seating { own, open: None }, lang, words: false, switches: Switches::NONE }
    }

    fn moment(edition: u64) -> Moment {
        Moment { edition, times: Vec::new() }
    }

    #[test]
    fn only_readers_who_see_the_same_share_a_drawing() {
        let drawings = Drawings::default();
        let spectator = drawings.place(moment(1), audience(SeatSet::NOBODY, Lang::En));
        let same = |audience| Arc::ptr_eq(&spectator, &drawings.place(moment(1), audience));
        assert!(same(audience(SeatSet::NOBODY, Lang::En)));
        assert!(!same(audience(SeatSet::NOBODY, Lang::Pl)));
        assert!(!same(audience(SeatSet::only(Seat::new(0)), Lang::En)));
        assert!(!same(Audience { words: true, ..audience(SeatSet::NOBODY, Lang::En) }));
        let switches = Switches::named(&["one"], &["one".to_owned()]);
        assert!(!same(Audience { switches, ..audience(SeatSet::NOBODY, Lang::En) }));
        let both: SeatSet = [Seat::new(0), Seat::new(1)].into_iter().collect();
        let open = Seating { own: both, open: Some(Seat::new(0)) };
        let closed = drawings.place(moment(1), audience(both, Lang::En));
        let opened = drawings.place(moment(1), Audience { seating: open, ..audience(both, Lang::En) });
        assert!(!Arc::ptr_eq(&closed, &opened));
    }

    #[test]
    fn each_moment_is_drawn_anew() {
        let drawings = Drawings::default();
        let spectator = audience(SeatSet::NOBODY, Lang::En);
        let first = drawings.place(moment(1), spectator);
        let second = drawings.place(moment(2), spectator);
        assert!(!Arc::ptr_eq(&first, &second));
        let late = drawings.place(moment(1), spectator);
        assert!(!Arc::ptr_eq(&first, &late) && !Arc::ptr_eq(&second, &late));
        assert!(Arc::ptr_eq(&second, &drawings.place(moment(2), spectator)), "who is late disturbs nobody");
        let times = vec![Some(SeatTime { left: 5, runs: None })];
        assert!(!Arc::ptr_eq(&second, &drawings.place(Moment { edition: 2, times }, spectator)));
    }
}
