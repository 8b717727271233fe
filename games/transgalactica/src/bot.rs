//! How good a table is: what each player can expect to score.

use std::borrow::Cow;

use orrery_core::evaluate::{Evaluate, PerSeat, Style};
use orrery_core::procedure::Frames as _;
use orrery_core::tally::Sum;
use orrery_core::{Goods, Seat, SeatSet, Study, Text};

use crate::Transgalactica;
use crate::actions::Action;
use crate::effects::{Block, Effect};
use crate::flow::Step;
use crate::ids::{Area, Good, PlanetType, Resource, Track};
use crate::procedures::Task;
use crate::state::{Player, State};

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Goods,
    Technology,
    Military,
    Production,
    Politics,
    Trade,
    Outposts,
    Crew,
}

/// What things are worth in points, by judgement; playing with other numbers should better them.
mod worth {
    pub(super) const ENERGY: f32 = 0.55;
    pub(super) const ORE: f32 = 0.6;
    pub(super) const ALIEN: f32 = 0.7;
    pub(super) const CREDIT: f32 = 1.0;
    pub(super) const MARKER: f32 = 1.6;
    pub(super) const TOKEN: f32 = 2.0;
    pub(super) const CAPTAIN: f32 = 1.0;
    pub(super) const CREW_NOW: f32 = 0.4;
    /// Each round that lies ahead.
    pub(super) const CREW: f32 = 1.1;
    pub(super) const OUTPOST: f32 = 1.4;
    pub(super) const ACTION_PLANET: f32 = 0.7;
    pub(super) const MINING: f32 = 0.6;
    pub(super) const TECHNOLOGY_CARD: f32 = 1.6;
    /// A level of each track.
    pub(super) const TECHNOLOGY: f32 = 0.5;
    pub(super) const MILITARY: f32 = 0.5;
    pub(super) const PRODUCTION: f32 = 0.45;
    pub(super) const POLITICS: f32 = 0.5;
    pub(super) const TRADE: f32 = 0.7;
    /// A mission of the log, by the part of its requirements that hold.
    pub(super) const MISSION: f32 = 0.55;
    /// Of the points of a decree that is fulfilled and not entered.
    pub(super) const DECREE: f32 = 0.6;
}

impl Transgalactica {
    /// Income phases that lie ahead.
    fn incomes_left(&self, t: &State) -> f32 {
        let rounds = f32::from(self.content.sheet().rounds.saturating_sub(t.round));
        let before = match t.stack.nearest::<Step>() {
            Some((
                _,
                Step::Mining(_)
                | Step::Draft(_)
                | Step::Wealth(_)
                | Step::FirstOutposts
                | Step::Abilities(_)
                | Step::EndOfSetup
                | Step::Income(_),
            )) => 1.0,
            Some((_, Step::Turns(_) | Step::Upkeep | Step::Objectives | Step::End)) | None => 0.0,
        };
        rounds + before
    }

    /// What a list of effects brings in points and goods.
    fn gains(block: &Block) -> f32 {
        block.steps.iter().map(Self::gain_worth).sum()
    }

    fn gain_worth(effect: &Effect) -> f32 {
        match effect {
            Effect::Gain(gain) => {
                let any = f32::from(gain.any) * worth::ALIEN;
                f32::from(gain.vp) + any + goods_worth(gain.goods())
            }
            Effect::Choose(ways) => ways.iter().map(Self::gains).fold(0.0, f32::max),
            Effect::Advance { steps, .. } => 1.2 * f32::from(*steps),
            Effect::May(then) | Effect::Pay { then, .. } => 0.6 * Self::gains(then),
            Effect::UnlockTrade(_) => 2.2,
            Effect::Mobilise(count) => 2.0 * f32::from(*count),
            Effect::MarkTechnology
            | Effect::TakeMission
            | Effect::Harvest
            | Effect::MineAll
            | Effect::Explore(_) => 1.5,
            _ => 0.8,
        }
    }

    fn expected_score(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let taste = |taste: Taste| style.0[taste as usize];
        let left = self.incomes_left(t);
        // What is held counts in full while there are turns to use it, and little at the end.
        let workers = f32::from(player.captains + player.crew);
        let use_of_goods = (0.5 * left + workers * 0.18).min(1.0);
        let mut now = Sum::default();
        self.score(t, seat, SeatSet::only(seat), &mut now);
        let credits = f32::from(player.goods[Good::Credit]);
        let held = (goods_worth(player.goods) - credits) * use_of_goods * taste(Taste::Goods);
        now.0 as f32
            + held
            + self.income_worth(t, seat) * left
            + Self::level_worth(t, seat, left, style)
            + Self::crew_worth(player, left) * taste(Taste::Crew)
            + f32::from(player.captains) * worth::CAPTAIN
            + self.places_worth(t, seat, left) * taste(Taste::Outposts)
            + self.cards_worth(t, seat, left, style)
            + self.military_worth(t, seat)
            + self.unfinished(t, seat)
    }

    /// What an income phase brings.
    fn income_worth(&self, t: &State, seat: Seat) -> f32 {
        let (player, panel) = (&t.players[seat], self.content.panel());
        let tracks = Track::MAIN.iter();
        let tracks: f32 =
            tracks.map(|track| Self::gains(&self.values().space(*track, player.level(*track)).income)).sum();
        let outposts = panel.outposts.iter().take(player.outposts.len().into());
        let outposts: f32 = outposts.map(|row| Self::gains(&row.income)).sum();
        let manned = usize::from((player.manned() + player.crew_out).min(4));
        let crew: f32 = panel.crew.iter().skip(manned).map(|row| Self::gains(&row.income)).sum();
        let planets = player.outposts.iter().filter_map(|space| self.planet(t, space));
        let planets: f32 = planets.map(|row| Self::gains(&row.income)).sum();
        let politics = self.level(t, seat, Track::Politics);
        let (mut pirates, mut fleets, mut tokens) = (player.pirates.iter(), 0, 0.0);
        for row in &panel.income {
            let worth = match row.holds {
                crate::content::Holds::Pirates => {
                    pirates.next().map(|token| Self::gains(&self.values().pirates[*token].income))
                }
                crate::content::Holds::Fleet => {
                    fleets += 1;
                    let out = fleets <= self.fleets_out(t, seat);
                    out.then(|| Self::gains(&self.content.fleet[player.fleet[fleets - 1]].then))
                }
                crate::content::Holds::Marker => None,
            };
            // A token that politics does not reach yet will pay later.
            let reached = if politics >= row.politics { 1.0 } else { 0.4 };
            tokens += worth.unwrap_or_default() * reached;
        }
        tracks + outposts + crew + planets + tokens
    }

    fn level_worth(t: &State, seat: Seat, left: f32, style: &Style) -> f32 {
        let level = |track: Track| f32::from(t.players[seat].level(track));
        let taste = |taste: Taste| style.0[taste as usize];
        // Levels open something only while there is time for it.
        let time = (left / 3.0).min(1.0) * 0.8 + 0.2;
        time * (level(Track::Technology) * worth::TECHNOLOGY * taste(Taste::Technology)
            + level(Track::Military) * worth::MILITARY * taste(Taste::Military)
            + level(Track::Production) * worth::PRODUCTION * taste(Taste::Production)
            + level(Track::Politics) * worth::POLITICS * taste(Taste::Politics)
            + level(Track::Trade) * worth::TRADE * taste(Taste::Trade))
    }

    /// Crew works in every round; what is out comes back.
    fn crew_worth(player: &Player, left: f32) -> f32 {
        let all = f32::from((player.manned() + player.crew_out).min(4));
        f32::from(player.crew) * worth::CREW_NOW + all * worth::CREW * left
    }

    /// Outposts bring harvests, actions and mining rewards.
    fn places_worth(&self, t: &State, seat: Seat, left: f32) -> f32 {
        let player = &t.players[seat];
        let mut sum = f32::from(player.outposts.len()) * worth::OUTPOST * (left / 4.0).min(1.0);
        for row in player.outposts.iter().filter_map(|space| self.planet(t, space)) {
            if row.kind == PlanetType::Action {
                sum += worth::ACTION_PLANET * left;
            }
            sum += Self::gains(&row.mining) * worth::MINING * left;
        }
        let mining = player.mining.iter().map(|token| Self::gains(&self.content.mining[*token].mining));
        sum + mining.sum::<f32>() * worth::MINING * left
    }

    fn cards_worth(&self, t: &State, seat: Seat, left: f32, style: &Style) -> f32 {
        let player = &t.players[seat];
        let time = (left / 2.0).min(1.0);
        let tokens = f32::from(player.tokens.len()) + player.cache.len() as f32;
        let mut sum = tokens * worth::TOKEN * (0.3 + 0.7 * time);
        sum += f32::from(player.markers) * worth::MARKER * time * style.0[Taste::Technology as usize];
        for card in player.technologies.iter() {
            let row = &self.content.technologies[card];
            if row.end.is_none() && row.once.steps.is_empty() {
                sum += worth::TECHNOLOGY_CARD * f32::from(row.level) * (0.2 + left / 4.0).min(1.0);
            }
        }
        for card in &player.log {
            let row = &self.content.missions[*card];
            let met = row.needs.iter().filter(|part| self.unmet(t, seat, part).is_none()).count() as f32;
            let part = (1.0 + met) / (1.0 + row.needs.len() as f32);
            sum += Self::gains(&row.then) * worth::MISSION * part * (0.25 + 0.75 * time);
        }
        for (office, decree) in t.decrees.iter() {
            let entered = player.offices.contains(office);
            if !entered && self.unmet(t, seat, &self.content.decrees[*decree].needs).is_none() {
                let chair = &self.content.senate()[t.senate[office].len()];
                sum += Self::gains(&chair.reward) * worth::DECREE;
            }
        }
        sum
    }

    /// The comparison at the end of this round.
    fn military_worth(&self, t: &State, seat: Seat) -> f32 {
        let (gain, loss) = self.military_result(t, seat);
        0.8 * (f32::from(gain) - f32::from(loss))
    }

    /// What has been begun and will still bring something.
    fn unfinished(&self, t: &State, seat: Seat) -> f32 {
        let frames = t.stack.frames().iter().filter(|frame| frame.seat == seat);
        let worth = frames.map(|frame| match frame.task {
            Task::GainAny(any) => worth::ALIEN * f32::from(any.left),
            Task::PayAny(any) => -worth::ORE * f32::from(any.left),
            Task::Run(run) => {
                let steps = self.content.block(run.block).iter().skip(run.at.into());
                steps.map(Self::gain_worth).sum()
            }
            Task::Climb(climb) => 1.2 * f32::from(climb.left),
            Task::Harvest(harvest) => 0.6 * f32::from(harvest.left),
            Task::Mark(_)
            | Task::Take(_)
            | Task::Choose(_)
            | Task::PickArea(_)
            | Task::Omni(_)
            | Task::Order(_) => 1.5,
            Task::Mine(_) => 1.0,
            Task::Explore(explore) => {
                let moves = explore.moves.map_or(1, |(_, left)| left.min(2));
                0.25 * f32::from(moves) + 0.8 * f32::from(explore.outposts)
            }
            Task::FreeMove(free) => 0.3 * f32::from(free.left),
            Task::Place(_) | Task::CompleteFree(_) => 2.0,
            _ => 0.0,
        });
        worth.sum()
    }
}

fn goods_worth(goods: Goods<Good>) -> f32 {
    let resource = |resource: Resource| f32::from(goods[Good::from(resource)]);
    // More of a kind than can be spent soon is worth less.
    let held = |amount: f32, each: f32| amount.min(4.0) * each + (amount - 4.0).max(0.0) * each * 0.6;
    held(resource(Resource::Energy), worth::ENERGY)
        + held(resource(Resource::Ore), worth::ORE)
        + held(resource(Resource::Alien), worth::ALIEN)
        + f32::from(goods[Good::Credit]) * worth::CREDIT
}

impl Evaluate for Transgalactica {
    fn expect(&self, t: &State, style: &Style, scores: &mut PerSeat) {
        for seat in self.seats.iter() {
            scores[seat.index()] = self.expected_score(t, seat, style);
        }
    }

    /// Early leads mean less than late ones.
    fn scale(&self, t: &State) -> f32 {
        4.0 + 1.6 * self.incomes_left(t)
    }

    /// Everything but a turn, a draft and a follow belongs to something begun.
    fn continues(&self, t: &State, seat: Seat) -> bool {
        t.stack.top().is_some_and(|frame| {
            let begins = matches!(
                frame.task,
                Task::Turn(_) | Task::Draft(_) | Task::Follow(_) | Task::Double(_) | Task::Score(_)
            );
            frame.seat == seat && !begins
        })
    }

    /// Of two free slots that ask for the same the first will do, and credits are kept unless something needs them.
    fn worth_a_thought(&self, t: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Outpost(space, crate::actions::Spot::Right) => {
                let (Some(planet), Some(row)) = (t.planets[space], self.planet(t, space)) else {
                    return true;
                };
                !(row.slots.len() > 1 && row.slots[0] == row.slots[1] && planet.slots[0].is_none())
            }
            Action::Exchange(resource) => t.players[seat].goods[Good::from(resource)] < 3,
            _ => true,
        }
    }
}

impl Study for Transgalactica {
    fn facts(&self, t: &State, seat: Seat, mark: &mut dyn FnMut(&'static str, &str)) {
        let player = &t.players[seat];
        if let Some(tile) = player.ability {
            mark("study-ability", &format!("ability-{}", self.content.abilities[tile].id));
        }
        for card in player.wealth.into_iter().flatten() {
            mark("study-wealth", &format!("wealth-{}", self.values().wealth[card].id));
        }
        for card in player.technologies.iter() {
            mark("study-technology", &self.technology_key(card));
        }
        for card in player.completed.iter() {
            mark("study-mission", &self.mission_key(card));
        }
        for planet in player.outposts.iter().filter_map(|space| t.planets[space]) {
            mark("study-planet", &self.planet_key(planet.planet));
        }
        for office in player.offices.iter() {
            mark("study-decree", &self.decree_key(t.decrees[office]));
        }
        if let Some((card, _, _)) = self.scored_objective(t, seat) {
            mark("study-objective", &self.objective_key(card));
        }
    }

    fn deed(&self, _: &State, _: Seat, action: Action, mark: &mut dyn FnMut(&'static str, &str)) {
        match action {
            Action::Main(area) => mark("study-area", area.key()),
            Action::Token(token) | Action::Cache(token) => mark("study-token", &self.token_key(token)),
            _ => {}
        }
    }

    fn possible_facts(&self, mark: &mut dyn FnMut(&'static str, &str)) {
        let content = &self.content;
        content.abilities.iter().for_each(|(_, row)| mark("study-ability", &format!("ability-{}", row.id)));
        let values = self.values();
        values.wealth.iter().for_each(|(_, row)| mark("study-wealth", &format!("wealth-{}", row.id)));
        content
            .technologies
            .iter()
            .for_each(|(card, _)| mark("study-technology", &self.technology_key(card)));
        content.missions.iter().for_each(|(card, _)| mark("study-mission", &self.mission_key(card)));
        content.planets.iter().for_each(|(planet, _)| mark("study-planet", &self.planet_key(planet)));
        content.decrees.iter().for_each(|(card, _)| mark("study-decree", &self.decree_key(card)));
        content.objectives.iter().for_each(|(card, _)| mark("study-objective", &self.objective_key(card)));
        for area in Area::ALL {
            mark("study-area", area.key());
        }
        values.bonus.iter().for_each(|(token, _)| mark("study-token", &self.token_key(token)));
    }

    fn rounds(&self, t: &State) -> u32 {
        u32::from(t.round)
    }

    fn counted_as(&self, text: &Text) -> Cow<'static, str> {
        text.key.clone()
    }
}
