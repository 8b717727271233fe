//! What is coming: the next income, how far requirements are met, what would be scored now. For those who look at the table.

use orrery_core::content::Shown;
use orrery_core::tally::Part;
use orrery_core::{ById, Seat, SeatSet, Text};
use serde::Serialize;

use crate::Transgalactica;
use crate::effects::{Condition, Cost, Effect, Purchase};
use crate::ids::{Area, MissionId, Office, Track};
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
    /// What the main and the secondary action of an area can cost, after discounts, where they have a price (TRA-9).
    pub prices: Vec<(Area, [Vec<Cost>; 2])>,
    /// What is taken off the cost of missions (TRA-208).
    pub mission_discount: Cost,
    /// The politics level that counts for taking missions (TRA-197).
    pub mission_reach: u8,
    /// How far the missions on display and in the own log are met (TRA-204).
    pub missions: Vec<(Shown<MissionId>, Vec<Progress>)>,
    /// How far the decrees are met (TRA-229).
    pub decrees: Vec<(Office, Vec<Progress>)>,
}

impl Forecast {
    /// What the main or the secondary action of an area can cost, if it has a price.
    pub fn costs(&self, area: Area, secondary: bool) -> Option<&[Cost]> {
        let (_, both) = self.prices.iter().find(|(other, _)| *other == area)?;
        Some(&both[usize::from(secondary)])
    }
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
            prices: Area::ALL
                .iter()
                .filter_map(|area| Some((*area, self.prices_of(t, seat, *area)?)))
                .collect(),
            mission_discount: self.discount(t, seat, Purchase::Mission),
            mission_reach: self.mission_reach(t, seat),
            missions: missions.collect(),
            decrees: decrees.collect(),
        }
    }

    /// What both actions of an area can cost: a trade space (TRA-164, TRA-165), a step on military (TRA-181, TRA-182).
    fn prices_of(&self, t: &State, seat: Seat, area: Area) -> Option<[Vec<Cost>; 2]> {
        let prices = |steps: &[Effect]| {
            steps.iter().find_map(|step| match step {
                Effect::UnlockTrade(price) => Some(self.trade_prices(t, seat, price).to_vec()),
                Effect::Advance { track: Track::Military, price, .. } => {
                    Some(self.military_prices(price).to_vec())
                }
                _ => None,
            })
        };
        let row = self.content.area(area);
        Some([prices(&row.main.steps)?, prices(&row.secondary.steps)?])
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
