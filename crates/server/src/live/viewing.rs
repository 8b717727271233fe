//! A reader's view of a table: for which seats, and what it shows.

use orrery_core::{Lang, Seat, SeatSet, Text};
use orrery_web::Voice;
use orrery_web::table as page;
use orrery_web::table::{
    Affairs, Ballot, Handed, Region, Runs, SeatTime, Shown, TablePage, Wanted, affairs, given_up, show,
};

use super::side_state::StandIn;
use super::snapshot::Snapshot;
use super::table::Live;
use super::votes::{Kind, Needed, Vote};
use crate::App;
use crate::clock::{Allowance, FOREVER, Piece};

/// Which seats a reader has, and which of their hands is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    /// The seats of the account.
    pub own: SeatSet,
    /// With several seats: the one whose hand is open.
    pub open: Option<Seat>,
}

impl Seating {
    /// The seat that the person plays now.
    pub fn me(self, awaiting: SeatSet) -> Option<Seat> {
        if self.own.len() == 1 {
            return self.own.first();
        }
        // The curtain falls as soon as another of one's seats is asked.
        let open = self.open.filter(|seat| self.own.contains(*seat))?;
        let others = awaiting.intersection(self.own).without(open);
        (awaiting.contains(open) || others.is_empty()).then_some(open)
    }

    /// Whose knowledge is shown.
    pub fn viewer(self, awaiting: SeatSet) -> SeatSet {
        if awaiting.is_empty() {
            return SeatSet::EVERYBODY;
        }
        self.me(awaiting).map_or(SeatSet::NOBODY, SeatSet::only)
    }

    fn behind_curtain(self, awaiting: SeatSet) -> SeatSet {
        if self.own.len() > 1 && self.me(awaiting).is_none() {
            awaiting.intersection(self.own)
        } else {
            SeatSet::NOBODY
        }
    }
}

/// Calls `then` with the table as a reader sees it.
pub fn with_view<T>(
    live: &Live,
    snapshot: &Snapshot,
    seating: Seating,
    lang: Lang,
    then: impl FnOnce(&TablePage<'_>) -> T,
) -> T {
    let sitters = live.sitters(snapshot);
    let names = live.names();
    let awaiting = snapshot.table.awaiting();
    let me = seating.me(awaiting);
    let held = snapshot.held.as_ref().filter(|held| me == Some(held.seat));
    let address = format!("/t/{}", live.id);
    let look = TablePage {
        game: &*live.title,
        pages: &*live.title,
        table: held.map_or(&*snapshot.table, |held| &*held.table),
        held: held.map(|held| page::Held { chosen: &held.chosen, made: held.made }),
        voice: Voice { words: live.title.words(), lang, names: &names },
        viewer: seating.viewer(awaiting),
        me,
        behind_curtain: seating.behind_curtain(awaiting),
        occupants: &sitters,
        hints: live.setup.hints,
        guide: live.guide(),
        // Nothing can be done any more.
        past: snapshot.given_up,
        address: &address,
    };
    then(&look)
}

/// What the clocks of all seats show now.
pub fn times(app: &App, live: &Live, snapshot: &Snapshot) -> Vec<Option<SeatTime>> {
    let now = app.tables.alarm.now();
    snapshot.table.seats().iter().map(|seat| time(app, live, snapshot, seat, now)).collect()
}

/// Draws the table as a reader sees it, with everything about its seats.
pub fn drawn(
    app: &App,
    live: &Live,
    snapshot: &Snapshot,
    seating: Seating,
    times: &[Option<SeatTime>],
    look: &TablePage<'_>,
    wanted: Wanted,
) -> Shown {
    let mut sitters = look.occupants.to_vec();
    for (sitter, time) in sitters.iter_mut().zip(times) {
        sitter.time = *time;
    }
    let look = TablePage { occupants: &sitters, ..*look };
    let mut shown = show(&look, wanted);
    let affairs_here =
        if snapshot.given_up { Affairs::default() } else { concerning(app, live, snapshot, seating.own) };
    shown.regions.push(Region::new("affairs", affairs(&look, &affairs_here)));
    if snapshot.given_up {
        shown.regions.retain(|region| region.id != "prompt");
        shown.regions.push(Region::new("prompt", given_up(&look.voice)));
    }
    shown
}

/// What a seat's clock shows: the piece of time in which it runs now, or the next one. That changes only with the table
/// and with the hours of play, so that no page is drawn anew because time passes.
fn time(app: &App, live: &Live, snapshot: &Snapshot, seat: Seat, now: i64) -> Option<SeatTime> {
    let terms = live.setup.clock.as_ref()?;
    let clock = snapshot.side_state.clocks.get(seat.index())?;
    if live.setup.bot(seat.index()).is_some() || snapshot.side_state.stand_in(seat).is_some() {
        return None;
    }
    let Some(since) = clock.since else {
        let per_game = matches!(terms.allowance, Allowance::Game { .. });
        let stands = per_game || snapshot.side_state.is_out_of_time(seat.index() as u8);
        return stands.then_some(SeatTime { left: clock.left, runs: None });
    };
    let mut left = clock.left;
    let calendar = app.tables.alarm.calendar(Some(terms));
    let mut pieces = calendar.hours().pieces(since);
    while let Some(Piece { from, to }) = pieces.next() {
        if to > now {
            let ends = (to != FOREVER).then_some(to);
            let again = ends.and_then(|_| pieces.next()).map(|piece| piece.from);
            return Some(SeatTime { left: left.max(0), runs: Some(Runs { from, to: ends, again }) });
        }
        left -= to - from;
    }
    None
}

/// What the owner of these seats should know.
fn concerning(app: &App, live: &Live, snapshot: &Snapshot, own: SeatSet) -> Affairs {
    let side_state = &snapshot.side_state;
    let handed = |(seat, stand_in): (&u8, &StandIn)| Handed {
        seat: Seat::new(*seat),
        level: stand_in.level.clone(),
        until: stand_in.until.name(),
        cause: stand_in.cause.name(),
    };
    // What the rules have become since the revision that the table follows.
    let changes = || {
        let since = snapshot.table.revision() + 1..=live.title.revision();
        since.map(|revision| Text::named(format!("revision-{revision}"))).collect::<Vec<_>>()
    };
    let ballot = |vote: &Vote| {
        let voter = vote.voters.iter().find(|voter| own.contains(Seat::new(**voter)));
        Ballot {
            id: vote.id,
            question: vote.kind.question(),
            changes: if matches!(vote.kind, Kind::Adopt { .. }) { changes() } else { Vec::new() },
            all: vote.kind.needed() == Needed::All,
            choices: vote.kind.choices().iter().map(|choice| (choice.name(), vote.count(*choice))).collect(),
            voters: vote.voters.len(),
            may: voter.is_some(),
            cast: voter.and_then(|voter| vote.cast.get(voter)).map(|choice| choice.name()),
            expires: vote.ends(app.tables.alarm.calendar(live.setup.clock.as_ref()).hours()),
        }
    };
    let is_away = |seat: &Seat| {
        let voted = side_state.votes.iter().any(|vote| vote.kind.about() == Some(seat.index() as u8));
        !own.contains(*seat)
            && !voted
            && live.setup.bot(seat.index()).is_none()
            && side_state.stand_in(*seat).is_none()
            && !snapshot.present.contains(*seat)
    };
    let mine = |seat: &&u8| own.contains(Seat::new(**seat));
    let over = snapshot.table.awaiting().is_empty();
    let away =
        if own.is_empty() { Vec::new() } else { snapshot.table.awaiting().iter().filter(is_away).collect() };
    Affairs {
        handed: side_state.stand_ins.iter().filter(|(seat, _)| mine(seat) && !over).map(handed).collect(),
        news: side_state
            .unseen
            .iter()
            .filter(|(seat, _)| mine(seat) && (over || !side_state.stand_ins.contains_key(*seat)))
            .map(|(seat, count)| (Seat::new(*seat), *count))
            .collect(),
        ballots: side_state.votes.iter().map(ballot).collect(),
        away,
        newer_rules: if own.is_empty() || !live.newer_rules(snapshot) { Vec::new() } else { changes() },
    }
}
