//! What bots do without a thought, and how a turn ends if nobody thinks.

use orrery_core::evaluate::{PerSeat, Style};
use orrery_core::procedure::Frames as _;
use orrery_core::seat::MOST_SEATS;
use orrery_core::{Chance, Game as _, Id as _, Outside, Seat};

use super::worth::strength;
use crate::Eclipse;
use crate::actions::Action;
use crate::content::PartKind;
use crate::ids::{ActionKind, Edge, PartId, Resource, SectorId, Square, Track, Unit};
use crate::procedures::Task;
use crate::state::{Sectors, State};

/// More answers than a turn ever takes.
const ANSWERS: usize = 60;

impl Eclipse {
    /// Whether an action deserves thought.
    pub(super) fn is_considered(&self, t: &State, seat: Seat, action: Action) -> bool {
        let Some(frame) = t.stack.top() else { return true };
        if self.is_aside(t, seat, action) && !matches!(frame.task, Task::EndTurn(_)) {
            // What can be done beside an action can be done after it.
            return false;
        }
        match action {
            Action::Concede | Action::Leave | Action::Cancel => return false,
            _ => {}
        }
        match frame.task {
            Task::Assign(_) => self.usual_hit(t).is_none_or(|usual| usual == action),
            Task::Order(_) => self.first_legal(t, seat) == Some(action),
            Task::EndTurn(_) => match action {
                // Colony ships settle as soon as they can.
                Action::EndTurn => !self.may_settle(t, seat),
                Action::Goods(_) => false,
                Action::Found(..) | Action::Join(_) => self.options.alliances,
                _ => true,
            },
            Task::Turn(_) => match action {
                Action::Take(ActionKind::Influence) => self.has_influence(t, seat),
                _ => true,
            },
            Task::Influence(_) => match action {
                Action::From(sector) => sector != t.players[seat].home && self.is_poor(t, sector),
                _ => true,
            },
            Task::Upgrade(_) => match action {
                Action::Part(part) => self.is_useful(t, seat, part),
                Action::Remove(unit, _) => self.check_stats(unit, &t.players[seat].stats[unit]).is_err(),
                _ => true,
            },
            Task::PartSpace(frame) => match action {
                Action::Space(unit, space) => {
                    self.gain_of(t, seat, frame.part, unit, space.get().into()).is_some_and(|gain| gain > 0.0)
                }
                _ => true,
            },
            Task::ExploreRotation(_) => match action {
                Action::Rotate(edge) => self.is_well_turned(t, seat, edge),
                _ => true,
            },
            Task::ChooseReputation(_) => match action {
                Action::Tile(tile) => t.drawn.kinds().last() == Some(tile),
                _ => true,
            },
            _ => true,
        }
    }

    /// Whether a colony ship can settle somewhere.
    fn may_settle(&self, t: &State, seat: Seat) -> bool {
        t.players[seat].ready > 0
            && t.players[seat].controls.iter().any(|sector| self.check_colony(t, seat, sector).is_ok())
    }

    /// Whether an Influence would do something good: a disc that fits somewhere, or colony ships for squares.
    fn has_influence(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        let settles = |sector: SectorId| {
            let mut squares = Square::each();
            squares.any(|square| self.check_square(t, seat, sector, square).is_ok())
        };
        self.disc_fits(t, seat)
            || (player.ready < self.colony_ships(t, seat) && player.controls.iter().any(settles))
    }

    /// Whether a sector is hardly worth its disc.
    fn is_poor(&self, t: &State, sector: SectorId) -> bool {
        Self::cubes_in(t, sector) == 0 && self.tile(sector).vp <= 1 && t.sectors[sector].tokens.is_empty()
    }

    /// Whether a part makes any blueprint better.
    fn is_useful(&self, t: &State, seat: Seat, part: PartId) -> bool {
        self.best_place(t, seat, part).is_some()
    }

    /// How much stronger a blueprint gets; nothing if that is not allowed.
    fn gain_of(&self, t: &State, seat: Seat, part: PartId, unit: Unit, space: usize) -> Option<f32> {
        self.check_part_on(t, seat, part, unit).ok()?;
        if space >= self.spaces_of(t, seat, unit) || t.players[seat].tiles[unit][space].is_some() {
            return None;
        }
        let old = t.players[seat].stats[unit];
        let mut stats = old;
        if let Some(printed) = self.part_on(t, seat, unit, space) {
            stats = stats.less(&self.content.stats[printed]);
        }
        stats.add(&self.content.stats[part]);
        let drive = self.content.unit(unit).drive;
        if drive && stats.drives == 0 {
            return None;
        }
        let mut gain = strength(&stats) - strength(&old);
        gain += 0.15 * (f32::from(stats.steps.min(3)) - f32::from(old.steps.min(3)));
        // More energy lets other parts follow.
        let spare = |of: &crate::content::Stats| (f32::from(of.made) - f32::from(of.used)).clamp(-9.0, 5.0);
        if stats.used > stats.made {
            // It must be possible to make up for it in the same action.
            if t.turn.left < 2 || self.content.parts[part].kind == PartKind::Ancient {
                return None;
            }
            gain -= 0.4;
        } else {
            gain += 0.03 * (spare(&stats) - spare(&old));
        }
        let ships =
            self.content.unit(unit).copies.unwrap_or_default().saturating_sub(t.players[seat].unbuilt[unit]);
        let weight = match unit {
            Unit::Interceptor | Unit::Cruiser => 1.0,
            Unit::Dreadnought => 0.7,
            Unit::Starbase | Unit::Orbital | Unit::Monolith => 0.2,
        };
        Some(gain * (weight + 0.6 * f32::from(ships).sqrt()))
    }

    /// Where a part does most.
    fn best_place(&self, t: &State, seat: Seat, part: PartId) -> Option<(f32, Unit, usize)> {
        let mut best: Option<(f32, Unit, usize)> = None;
        for unit in Unit::DRAWN {
            for space in 0..self.spaces_of(t, seat, unit) {
                if let Some(gain) = self.gain_of(t, seat, part, unit, space)
                    && gain > 0.0
                    && best.is_none_or(|best| gain > best.0)
                {
                    best = Some((gain, unit, space));
                }
            }
        }
        best
    }

    /// Wormholes that a rotation would join with own sectors.
    fn joins(&self, t: &State, seat: Seat, sector: SectorId, turned: u8) -> u8 {
        let holes = crate::map::turn_holes(self.tile(sector).holes, turned);
        let own = Self::own_sectors(t, seat);
        let mut score = 0;
        for way in Edge::ALL.iter().copied() {
            if holes & 1 << way as u8 == 0 {
                continue;
            }
            let at = way.from(t.exploring.at);
            score += match Self::sector_at(t, at) {
                Some(other) if t.sectors[other].has_hole(way.opposite()) && own.contains(other) => 3,
                Some(_) => 0,
                None => 1,
            };
        }
        score
    }

    /// Whether no other rotation joins more.
    fn is_well_turned(&self, t: &State, seat: Seat, edge: Edge) -> bool {
        let Some(Task::ExploreRotation(frame)) = t.stack.top().map(|frame| frame.task) else { return true };
        let joins = |edge: Edge| self.joins(t, seat, frame.sector, edge as u8);
        let best = self.rotations(t, seat, frame.sector, t.exploring.at).map(joins).max();
        best.is_none_or(|best| joins(edge) + 1 >= best)
    }

    fn first_legal(&self, t: &State, seat: Seat) -> Option<Action> {
        let mut options = Vec::new();
        self.candidates(t, seat, &mut options);
        options.into_iter().find(|action| self.check(t, seat, *action).is_ok())
    }

    /// Plays to the end of the turn, everybody answering at first sight. Battles stop where somebody could retreat: there
    /// the odds say what comes of them.
    pub(super) fn finish_turn(&self, t: &mut State, chance: &mut Chance) {
        let mut options = Vec::new();
        for _ in 0..ANSWERS {
            let Some(frame) = t.stack.top() else { return };
            if matches!(
                frame.task,
                Task::Turn(_)
                    | Task::Floor(_)
                    | Task::Activate(_)
                    | Task::Species(_)
                    | Task::HomeRotation(_)
                    | Task::RemovedCube(_)
            ) {
                return;
            }
            let Some(seat) = self.awaiting(t).first() else { return };
            let action = self.at_first_sight(t, seat, frame.task, &mut options, chance);
            self.apply(t, seat, action, &mut Outside::silent(seat, chance));
        }
    }

    fn at_first_sight(
        &self,
        t: &State,
        seat: Seat,
        task: Task,
        options: &mut Vec<Action>,
        chance: &mut Chance,
    ) -> Action {
        if let Some(habit) = self.habit(t, seat, task)
            && self.check(t, seat, habit).is_ok()
        {
            return habit;
        }
        options.clear();
        self.candidates(t, seat, options);
        options.retain(|action| self.check(t, seat, *action).is_ok());
        if options.len() > 1 && options.iter().any(|action| self.is_considered(t, seat, *action)) {
            options.retain(|action| self.is_considered(t, seat, *action));
        }
        let [first, others @ ..] = options.as_slice() else {
            unreachable!("an awaited seat has a legal action")
        };
        if others.is_empty() {
            return *first;
        }
        if matches!(task, Task::Explore(_)) {
            return options[chance.pick(options.len())];
        }
        let mut best = (*first, f32::MIN);
        for action in options.iter() {
            let mut after = *t;
            self.apply(&mut after, seat, *action, &mut Outside::silent(seat, chance));
            let mut scores: PerSeat = [0.0; MOST_SEATS as usize];
            self.expect_all(&after, &Style::PLAIN, &mut scores);
            if scores[seat.index()] > best.1 {
                best = (*action, scores[seat.index()]);
            }
        }
        best.0
    }

    /// What is usually answered to a question, if that needs no look at what comes of it.
    fn habit(&self, t: &State, seat: Seat, task: Task) -> Option<Action> {
        let player = &t.players[seat];
        Some(match task {
            Task::EndTurn(_) | Task::UpkeepColonise(_) => {
                let mut sectors = player.controls.iter();
                let settles = sectors.find(|sector| self.check_colony(t, seat, *sector).is_ok());
                match (settles.filter(|_| player.ready > 0), task) {
                    (Some(sector), _) => Action::Colonise(sector),
                    (None, Task::EndTurn(_)) => Action::EndTurn,
                    (None, _) => Action::Done,
                }
            }
            Task::Colonise(frame) => {
                let squares = Square::each();
                let open = squares.filter(|square| self.check_square(t, seat, frame.sector, *square).is_ok());
                let scarce = |square: &Square| {
                    let tracks = square.tracks().iter();
                    tracks.map(|resource| player.cubes[*resource]).max().unwrap_or_default()
                };
                Action::Square(open.max_by_key(scarce)?)
            }
            Task::CubeTrack(frame) => {
                let tracks = frame.square.tracks().iter().copied();
                Action::Cube(
                    tracks.max_by_key(|resource| (player.cubes[*resource], *resource != Resource::Money))?,
                )
            }
            Task::ExploreTile(_) => {
                let drawn = t.exploring.drawn.iter().copied();
                Action::Place(drawn.max_by_key(|sector| {
                    let (plain, advanced) = self.worth.squares[*sector];
                    (2 * plain + advanced + 2 * self.tile(*sector).vp, *sector)
                })?)
            }
            Task::ExploreRotation(frame) => {
                let all = self.rotations(t, seat, frame.sector, t.exploring.at);
                Action::Rotate(all.max_by_key(|edge| self.joins(t, seat, frame.sector, *edge as u8))?)
            }
            Task::Research(_) if t.turn.stepped => Action::Done,
            Task::Research(_) => self.best_technology(t, seat)?,
            Task::RareTrack(_) => Action::On(
                Track::each()
                    .filter(|track| Self::has_room(t, seat, *track))
                    .max_by_key(|track| player.tracks[*track].len())?,
            ),
            Task::Build(_) | Task::Influence(_) if t.turn.stepped && t.turn.left == 0 => Action::Done,
            Task::Upgrade(_) => match self.best_part(t, seat) {
                Some(part) if t.turn.left > 0 => Action::Part(part),
                _ => Action::Done,
            },
            Task::PartSpace(frame) => {
                let (_, unit, space) = self.best_place(t, seat, frame.part)?;
                Action::Space(unit, orrery_core::notation::Amount::new(space as u8))
            }
            Task::Moving(_) => match self.next_mover(t, seat) {
                Some((unit, from)) => Action::Ship(unit, from),
                None if t.turn.stepped => Action::Done,
                None => return None,
            },
            Task::Load(_) | Task::Reroll(_) => Action::Done,
            Task::Step(_) => self.next_step(t, seat)?,
            Task::Pay(_) | Task::Shortage(_) => self.usual_trade(t, seat, task)?,
            Task::Assign(_) => self.usual_hit(t)?,
            Task::Accept(_) | Task::CombatDisc(_) => Action::Yes,
            Task::KeepReputation(_) => Action::Keep,
            Task::ChooseReputation(_) => Action::Tile(t.drawn.kinds().last()?),
            Task::ReturnReputation(_) => Action::Tile(player.reputation.kinds().next()?),
            _ => return None,
        })
    }

    /// The technology that brings most for what it costs.
    fn best_technology(&self, t: &State, seat: Seat) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for technology in t.offer.kinds() {
            if self.check_technology(t, seat, technology).is_err() {
                continue;
            }
            let row = &self.content.technologies[technology];
            let track = row.class.track().unwrap_or(Track::Military);
            let price = f32::from(self.price(t, seat, technology, track));
            let tiles = t.players[seat].tracks[track].len() as f32;
            let worth = self.worth.technology[technology] + 0.2 * tiles + 0.3 - 0.12 * price;
            if best.is_none_or(|best| worth > best.0) {
                best = Some((worth, Action::Technology(technology)));
            }
        }
        best.map(|(_, action)| action)
    }

    /// The part that makes a blueprint better by most.
    fn best_part(&self, t: &State, seat: Seat) -> Option<PartId> {
        let mut best: Option<(f32, PartId)> = None;
        for (part, _) in self.content.parts.iter() {
            if self.check_part(t, seat, part).is_ok()
                && let Some((gain, ..)) = self.best_place(t, seat, part)
                && best.is_none_or(|best| gain > best.0)
            {
                best = Some((gain, part));
            }
        }
        best.map(|(_, part)| part)
    }

    /// The ship that should go somewhere next.
    fn next_mover(&self, t: &State, seat: Seat) -> Option<(Unit, SectorId)> {
        let mut best: Option<(f32, (Unit, SectorId))> = None;
        self.prospects(t, seat, |prospect| {
            if prospect.worth > 0.3 && best.is_none_or(|best| prospect.worth > best.0) {
                let first = prospect.force[0];
                best = Some((prospect.worth, (first.unit, first.from)));
            }
        });
        best.map(|(_, ship)| ship)
    }

    /// Where the ship under way goes.
    fn next_step(&self, t: &State, seat: Seat) -> Option<Action> {
        let flight = t.flight?;
        let mut best: Option<(f32, SectorId)> = None;
        self.prospects(t, seat, |prospect| {
            let comes =
                prospect.force.iter().any(|squad| (squad.unit, squad.from) == (flight.unit, flight.at));
            if comes && best.is_none_or(|best| prospect.worth > best.0) {
                best = Some((prospect.worth, prospect.target));
            }
        });
        let Some((_, target)) = best.filter(|best| best.0 > 0.2) else {
            return flight.moved.then_some(Action::Done);
        };
        let halves = Self::halves(t, seat);
        let near = Self::connected(t, flight.at, halves);
        if near.contains(target) && flight.left > 0 {
            return Some(Action::Step(target));
        }
        // The first step of a shortest way.
        let mut edge = Sectors::only(target);
        let mut all = edge;
        for _ in 0..4 {
            let next = edge
                .iter()
                .fold(Sectors::NONE, |next, sector| next.union(Self::connected(t, sector, halves)));
            if let Some(step) = next.intersection(near).first().filter(|_| flight.left > 0) {
                return Some(Action::Step(step));
            }
            edge = next.minus(all);
            all = all.union(next);
        }
        flight.moved.then_some(Action::Done)
    }

    /// Gives what there is most of.
    fn usual_trade(&self, t: &State, seat: Seat, task: Task) -> Option<Action> {
        let goods = &t.players[seat].goods;
        let mut best: Option<(u16, Action)> = None;
        for get in Resource::each() {
            for give in Resource::each().filter(|give| *give != get) {
                let trade = Action::Trade(give, get);
                let wanted = match task {
                    Task::Shortage(_) => get == Resource::Money,
                    _ => goods[get] < u16::from(t.payment.cost[get]),
                };
                if wanted
                    && self.check(t, seat, trade).is_ok()
                    && best.is_none_or(|best| goods[give] > best.0)
                {
                    best = Some((goods[give], trade));
                }
            }
        }
        best.map(|(_, trade)| trade)
    }
}
