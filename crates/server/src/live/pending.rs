//! The last decision of a turn waits until its owner ends the turn. It is kept beside the table, and nobody else sees it:
//! for everybody else, for bots and for clocks the turn goes on.

use std::sync::Arc;

use orrery_core::table::Acted;
use orrery_core::{Seat, SeatSet, TableObject, Text};
use serde::{Deserialize, Serialize};

use super::table::{Inner, Live, LiveError};
use crate::App;

/// Whoever is away for this long has ended the turn.
pub const ABSENCE: i64 = 60 * 1000;

/// Decisions that are made once the turn is ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// Whose.
    pub seat: u8,
    /// What, in notation: one decision, or several that answer one question.
    pub actions: Vec<String>,
    /// When it was chosen.
    pub at: i64,
    /// Since when its owner is away.
    #[serde(default)]
    pub away: Option<i64>,
}

impl Pending {
    /// When it is to be looked after. Whoever is there is looked for again and again: after a restart nobody is.
    pub fn due_at(&self, now: i64) -> i64 {
        self.away.unwrap_or(now) + ABSENCE
    }
}

/// What the owner of a pending decision is shown.
#[derive(Clone)]
pub struct Held {
    /// Whose.
    pub seat: Seat,
    /// What was chosen, in words.
    pub chosen: Vec<Text>,
    /// The table as if it were done; as it is, if undo could not reach behind it.
    pub table: Arc<dyn TableObject>,
    /// How many decisions the page is told that the seat has made.
    pub made: usize,
}

impl Inner {
    /// The pending decision of a seat.
    pub(super) fn pending(&self, seat: Seat) -> Option<&Pending> {
        self.side_state.pending.as_ref().filter(|pending| usize::from(pending.seat) == seat.index())
    }

    /// How many decisions the owner of a pending decision is told to have made.
    pub(super) fn made_with(&self, pending: &Pending) -> usize {
        self.table.made_by(Seat::new(pending.seat)) + pending.actions.len()
    }

    /// Whether a decision ends a turn of its seat without saying so: then it can wait. Found out in a world that the seat
    /// could be in, so that waiting tells nothing. Reactions and answers that decline are never waited for.
    fn can_wait(&self, seat: Seat, actions: &[String]) -> bool {
        let Some(asked) = self.table.ask(seat) else { return false };
        let declines = actions.last().is_some_and(|last| Some(last) == asked.neutral.as_ref());
        let alone = self.table.awaiting() == SeatSet::only(seat);
        let passes_on =
            || self.table.foresee(seat, actions).ok().flatten().is_some_and(|foreseen| foreseen.passes_on);
        alone && !asked.reaction && !declines && passes_on()
    }

    /// Makes what is pending of a seat.
    pub(super) fn commit(&mut self, seat: Seat) -> Result<(), LiveError> {
        let Some(pending) = self.pending(seat).cloned() else { return Ok(()) };
        self.side_state.pending = None;
        self.table.act_all(seat, self.table.made_by(seat), &pending.actions)?;
        Ok(())
    }

    /// What the owner of a pending decision sees. One that is not allowed any more is dropped.
    pub(super) fn hold(&mut self) {
        let Some(pending) = self.side_state.pending.clone() else {
            self.held = None;
            return;
        };
        let seat = Seat::new(pending.seat);
        let foreseen = self.table.foresee(seat, &pending.actions).ok().flatten();
        let table = match foreseen {
            Some(foreseen) if foreseen.ends_undo => Ok(self.table.snapshot()),
            _ => self.table.after(seat, &pending.actions),
        };
        let Ok(table) = table else {
            (self.side_state.pending, self.held) = (None, None);
            return;
        };
        let candidates = self.table.candidates(seat);
        let label = |notation: &String| {
            let found = candidates.iter().find(|candidate| candidate.notation == *notation);
            found.map(|candidate| candidate.label.clone())
        };
        let chosen = pending.actions.iter().filter_map(label).collect();
        self.held = Some(Held { seat, chosen, table, made: self.made_with(&pending) });
    }
}

impl Live {
    /// Decisions of a person at a page, all of them or none. With `hold`, the last one of a turn waits.
    pub async fn decide(
        self: &Arc<Self>,
        app: &Arc<App>,
        seat: Seat,
        made: usize,
        actions: Vec<String>,
        hold: bool,
    ) -> Result<Acted, LiveError> {
        self.alter(app, move |app, _, inner| {
            inner.plays(seat)?;
            let current = made == inner.table.made_by(seat);
            if current && inner.pending(seat).is_some_and(|pending| pending.actions == actions) {
                return Ok((Acted::AlreadyDone, None));
            }
            if hold && current && inner.can_wait(seat, &actions) {
                let pending = Pending {
                    seat: seat.index() as u8,
                    actions: actions.clone(),
                    at: app.tables.alarm.now(),
                    away: None,
                };
                inner.side_state.pending = Some(pending);
                return Ok((Acted::Done, Some(Vec::new())));
            }
            match inner.table.act_all(seat, made, &actions)? {
                Acted::AlreadyDone => Ok((Acted::AlreadyDone, None)),
                Acted::Done => {
                    inner.side_state.pending.take_if(|pending| usize::from(pending.seat) == seat.index());
                    Ok((Acted::Done, Some(Vec::new())))
                }
            }
        })
        .await
    }

    /// The owner of a seat ends its turn: what waited for that is done.
    pub async fn end_turn(self: &Arc<Self>, app: &Arc<App>, seat: Seat) -> Result<(), LiveError> {
        self.alter(app, move |_, _, inner| {
            inner.plays(seat)?;
            if inner.pending(seat).is_none() {
                return Ok(((), None));
            }
            inner.commit(seat)?;
            Ok(((), Some(Vec::new())))
        })
        .await
    }

    /// Does what waits for somebody who has been away for too long.
    pub(super) fn end_turn_of_the_absent(&self, inner: &mut Inner, now: i64) {
        let Some(pending) = &mut inner.side_state.pending else { return };
        let seat = Seat::new(pending.seat);
        pending.away = self.away_since(seat).map(|since| since.max(pending.at).max(self.loaded_at));
        if pending.away.is_some_and(|since| now - since >= ABSENCE)
            && let Err(error) = inner.commit(seat)
        {
            tracing::warn!(table = self.id, %error, "a pending decision was dropped");
        }
    }

    /// Somebody has left: what waits for them does not wait for long.
    pub async fn left(self: &Arc<Self>, app: &Arc<App>, seats: SeatSet) {
        let waits = self.snapshot().held.as_ref().is_some_and(|held| seats.contains(held.seat));
        if waits && let Err(error) = self.upkeep(app).await {
            tracing::warn!(table = self.id, %error, "a pending decision was not looked after");
        }
    }
}
