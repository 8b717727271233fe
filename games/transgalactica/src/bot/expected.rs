//! The score that a player can expect.

use orrery_core::Seat;
use orrery_core::SeatSet;
use orrery_core::evaluate::Style;
use orrery_core::procedure::Frames as _;
use orrery_core::tally::Sum;

use super::prices::all;
use super::{Taste, Time, worth};
use crate::Transgalactica;
use crate::content::Holds;
use crate::flow::Step;
use crate::ids::{Good, Resource, Track};
use crate::procedures::Task;
use crate::state::{Doubled, Lieutenant, State};

impl Transgalactica {
    pub(super) fn expected_score(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let time = self.time(t, seat);
        let mut now = Sum::default();
        self.score(t, seat, SeatSet::only(seat), &mut now);
        now.0 as f32
            + self.held(t, seat, time) * Taste::Goods.of(style)
            + self.income_worth(t, seat) * time.incomes
            + self.income_under_way(t, seat)
            + Self::levels_worth(t, seat, time, style)
            + Self::workers_worth(t, seat, time) * Taste::Crew.of(style)
            + self.places_worth(t, seat, time) * Taste::Outposts.of(style)
            + self.cards_worth(t, seat, time, style)
            + self.military_worth(t, seat, time) * Taste::Military.of(style)
            + self.unfinished(t, seat)
    }

    fn time(&self, t: &State, seat: Seat) -> Time {
        let rounds = f32::from(self.content.sheet().rounds.saturating_sub(t.round));
        match t.stack.nearest::<Step>() {
            Some((_, Step::Income(next))) => {
                let place = t.order.iter().position(|other| *other == seat).unwrap_or_default();
                let ahead = if place >= usize::from(*next) { 1.0 } else { 0.0 };
                Time { rounds, now: 1.0, incomes: rounds + ahead }
            }
            // However many workers are left: whoever judged them by that would keep them to the end of the round.
            Some((_, Step::Turns(_))) => Time { rounds, now: 0.5, incomes: rounds },
            Some((_, Step::Upkeep | Step::Objectives | Step::End)) | None => {
                Time { rounds, now: 0.0, incomes: rounds }
            }
            Some(_) => Time { rounds, now: 1.0, incomes: rounds + 1.0 },
        }
    }

    /// What goods are worth beyond what they score: the more there are of a kind and the fewer workers can spend them, the
    /// less.
    fn held(&self, t: &State, seat: Seat, time: Time) -> f32 {
        let player = &t.players[seat];
        let workers = f32::from(player.captains + player.crew) + time.rounds * worth::USERS;
        let of_use = (workers / worth::USERS).min(1.0);
        let sheet = self.content.sheet();
        let third = 1.0 / f32::from(sheet.resources_per_vp.max(1));
        let some = |good: Good, each: f32| {
            let amount = i32::from(player.goods[good]);
            each * (1.0 - worth::FURTHER.powi(amount)) / (1.0 - worth::FURTHER)
        };
        // The score counts whole thirds only.
        let all: u8 = Resource::ALL.iter().map(|kind| player.goods[Good::from(*kind)]).sum();
        let rest = f32::from(all % sheet.resources_per_vp.max(1)) * third;
        rest * of_use
            + of_use
                * (some(Good::Energy, worth::ENERGY - third)
                    + some(Good::Ore, worth::ORE - third)
                    + some(Good::Alien, worth::ALIEN - third)
                    + some(Good::Credit, worth::CREDIT - 1.0))
    }

    /// What an income phase brings.
    fn income_worth(&self, t: &State, seat: Seat) -> f32 {
        let (player, panel) = (&t.players[seat], self.content.panel());
        let tracks = Track::MAIN.iter();
        let tracks: f32 =
            tracks.map(|track| self.gains(&self.values().space(*track, player.level(*track)).income)).sum();
        let outposts = panel.outposts.iter().take(player.outposts.len().into());
        let outposts: f32 = outposts.map(|row| self.gains(&row.income)).sum();
        let manned = usize::from((player.manned() + player.crew_out).min(4));
        let crew: f32 = panel.crew.iter().skip(manned).map(|row| self.gains(&row.income)).sum();
        let planets = player.outposts.iter().filter_map(|space| self.planet(t, space));
        let planets: f32 = planets.map(|row| self.gains(&row.income)).sum();
        let politics = self.level(t, seat, Track::Politics);
        let (mut pirates, mut fleets, mut tokens) = (player.pirates.iter(), 0, 0.0);
        for row in &panel.income {
            let worth = match row.holds {
                Holds::Pirates => {
                    pirates.next().map(|token| self.gains(&self.values().pirates[*token].income))
                }
                Holds::Fleet => {
                    fleets += 1;
                    let out = fleets <= self.fleets_out(t, seat);
                    out.then(|| self.gains(&self.content.fleet[player.fleet[fleets - 1]].then))
                }
                Holds::Marker => None,
            };
            // A token that politics does not reach yet will pay later.
            let reached = if politics >= row.politics { 1.0 } else { 0.4 };
            tokens += worth.unwrap_or_default() * reached;
        }
        tracks + outposts + crew + planets + tokens
    }

    /// What the present income phase still brings to whoever collects it.
    fn income_under_way(&self, t: &State, seat: Seat) -> f32 {
        let collects = t
            .stack
            .frames()
            .iter()
            .any(|frame| frame.seat == seat && matches!(frame.task, Task::Collecting(_)));
        if !collects {
            return 0.0;
        }
        let times = if t.income.doubled == Doubled::No { 1.0 } else { 2.0 };
        let sources = self.sources(t, seat);
        times * sources.map(|(_, block)| self.gains_by_id(block)).sum::<f32>()
    }

    fn levels_worth(t: &State, seat: Seat, time: Time, style: &Style) -> f32 {
        let level = |track: Track| f32::from(t.players[seat].level(track));
        // Levels open something only while there is time for it.
        time.of(3.0)
            * (level(Track::Technology) * worth::TECHNOLOGY * Taste::Technology.of(style)
                + level(Track::Military) * worth::MILITARY * Taste::Military.of(style)
                + level(Track::Production) * worth::PRODUCTION * Taste::Production.of(style)
                + level(Track::Politics) * worth::POLITICS * Taste::Politics.of(style)
                + level(Track::Trade) * worth::TRADE * Taste::Trade.of(style))
    }

    /// Crew works in every round; what is out comes back.
    fn workers_worth(t: &State, seat: Seat, time: Time) -> f32 {
        let player = &t.players[seat];
        let crew = f32::from((player.crew + player.crew_out).min(4));
        let lieutenant = if player.lieutenant == Lieutenant::Ready { 1.5 * worth::CREW_NOW } else { 0.0 };
        f32::from(player.captains) * worth::CAPTAIN
            + f32::from(player.crew) * worth::CREW_NOW
            + lieutenant
            + crew * worth::CREW * time.rounds
            + Self::reuse_worth(t, seat)
    }

    /// Second Shift has been used, the captain has not (TRA-264).
    fn reuse_worth(t: &State, seat: Seat) -> f32 {
        let open = t.turn.reuse && t.turn.acting == Some(seat) && t.players[seat].captains > 0;
        if open { worth::REUSE } else { 0.0 }
    }

    /// The comparison at the end of this round, and of those ahead.
    fn military_worth(&self, t: &State, seat: Seat, time: Time) -> f32 {
        let (gain, loss) = self.military_result(t, seat);
        (f32::from(gain) - f32::from(loss)) * (0.8 + worth::COMPARISON * time.rounds)
    }

    /// What has been begun and will still bring something.
    fn unfinished(&self, t: &State, seat: Seat) -> f32 {
        let frames = t.stack.frames().iter().filter(|frame| frame.seat == seat);
        let worth = frames.map(|frame| match frame.task {
            Task::GainAny(any) => worth::ANY * f32::from(any.left),
            Task::PayAny(any) => -worth::ORE * f32::from(any.left),
            Task::Run(run) => all(self.content.block(run.block).get(run.at.into()..).unwrap_or_default()),
            Task::Climb(climb) => worth::STEP * f32::from(climb.left),
            Task::Harvest(harvest) => 0.6 * f32::from(harvest.left),
            Task::Mark(_) => worth::MARK,
            Task::Take(_) => worth::TAKE,
            Task::Choose(_) | Task::Order(_) => 1.5,
            Task::PickArea(_) | Task::Omni(_) => worth::MAIN,
            Task::Mine(_) => 1.0,
            Task::Explore(explore) => {
                let moves = explore.moves.map_or(1, |(_, left)| left.min(2));
                0.25 * f32::from(moves) + 0.8 * f32::from(explore.outposts)
            }
            Task::FreeMove(free) => 0.3 * f32::from(free.left),
            Task::Place(_) => worth::PLACE,
            Task::CompleteFree(_) => worth::COMPLETE,
            _ => 0.0,
        });
        worth.sum()
    }
}
