//! What is coming: the next income, how far requirements are met, what would be scored now. For those who look at the table.

use orrery_core::content::Shown;
use orrery_core::tally::Part;
use orrery_core::{ById, Seat, SeatSet, Text};
use serde::Serialize;

use crate::Transgalactica;
use crate::effects::Condition;
use crate::ids::{MissionId, Office};
use crate::state::{Income, Lieutenant, State};

/// How far a requirement is met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// What it asks for.
    pub what: Text,
    /// What there is of it.
    pub has: u8,
    /// What is needed.
    pub needs: u8,
}

impl Progress {
    /// Whether it is met.
    pub const fn is_met(&self) -> bool {
        self.has >= self.needs
    }
}

/// What is coming for a player.
#[derive(Clone, Debug, Serialize)]
pub struct Forecast {
    /// The score if the game ended now, as far as the viewer knows.
    pub score: i32,
    /// What it is made of.
    pub parts: Vec<Part>,
    /// Moves of an exploration, and those of them without energy (TRA-109, TRA-121).
    pub moves: (u8, u8),
    /// What each source of the next income brings, if nothing changes until then (TRA-72).
    pub income: Vec<Text>,
    /// How far the missions on display and in the own log are met (TRA-204).
    pub missions: Vec<(Shown<MissionId>, Vec<Progress>)>,
    /// How far the decrees are met (TRA-229).
    pub decrees: Vec<(Office, Vec<Progress>)>,
}

impl Transgalactica {
    /// What is coming for a player, as these viewers know it.
    pub(crate) fn forecast(&self, t: &State, seat: Seat, viewer: SeatSet) -> Forecast {
        let mut score = orrery_core::tally::Itemised::default();
        self.score(t, seat, viewer, &mut score);
        let missions = t.missions.iter().flatten().flatten().chain(&t.players[seat].log);
        let missions = missions.map(|card| {
            let needs = self.needs(*card);
            let parts = needs.iter().flat_map(|need| self.met(t, seat, need)).collect();
            (self.content.missions.shown(*card), parts)
        });
        let decrees = t
            .decrees
            .iter()
            .map(|(office, decree)| (office, self.met(t, seat, &self.content.decrees[*decree].needs)));
        Forecast {
            score: score.total(),
            parts: score.parts,
            moves: (self.all_moves(t, seat), self.free_moves(t, seat)),
            income: self.next_income(t, seat),
            missions: missions.collect(),
            decrees: decrees.collect(),
        }
    }

    fn met(&self, t: &State, seat: Seat, condition: &Condition) -> Vec<Progress> {
        let parts = self.progress(t, seat, condition).into_iter();
        parts.map(|(need, has, needs)| Progress { what: need.text(), has, needs }).collect()
    }

    /// The sources of the next income part: workers are at home, and what lasted for the round is over (TRA-241).
    fn next_income(&self, t: &State, seat: Seat) -> Vec<Text> {
        let mut then = *t;
        let player = &mut then.players[seat];
        player.crew += std::mem::take(&mut player.crew_out);
        if player.lieutenant == Lieutenant::Out {
            player.lieutenant = Lieutenant::Ready;
        }
        player.raised = ById::default();
        let manned = player.manned().min(self.content.panel().crew.len() as u8);
        then.income = Income { manned, ..Income::default() };
        let sources: Vec<_> = self.sources(&then, seat).map(|(source, _)| source).collect();
        sources.into_iter().map(|source| self.source_label(&then, seat, source)).collect()
    }
}
