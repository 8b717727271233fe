//! What things are worth in points.

use orrery_core::evaluate::Style;
use orrery_core::procedure::yes_no::YesNo;
use orrery_core::tally::Sum;
use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::content::Content;
use crate::effects::{BlockId, Cost, Effect, Price};
use crate::flow::Phase;
use crate::ids::{Column, Goods, MODULES, ModuleId, MoonId, Resource, ShipKind, Track};
use crate::procedures::Task;
use crate::procedures::acquire::Acquire;
use crate::procedures::build::Build;
use crate::space::{Berth, Space};
use crate::state::{Place, Slot, State, TRACK, Tile, Used};

/// What a style prefers more or less than usual.
#[derive(Clone, Copy)]
enum Taste {
    Points,
    Tracks,
    Developments,
    Modules,
    Ships,
    Resources,
    Cards,
    Moons,
}

/// Energy, titanium, nanocarbon, ice, credits, tactics cards.
const GOODS: [f32; 6] = [0.4, 0.75, 0.75, 0.75, 0.95, 0.8];
const BASIC: f32 = 0.75;
const ANY: f32 = 0.95;
const MOON: f32 = 0.25;
const LEADER: f32 = 0.5;
const TOKEN: f32 = 2.6;
const FACE_UP: f32 = 1.8;
const UPGRADE: f32 = 1.5;
const REPAIR: f32 = 0.8;
const SHIPS: [f32; 4] = [0.6, 1.2, 1.2, 1.8];
const SHIPS_MOST: usize = crate::state::SHIPS;
const WRECK: f32 = 0.6;
/// Of the points that a damaged module costs at the end, so many are likely to be saved by a repair.
const REPAIRED: f32 = 0.8;
/// A development that leaders and transports allow some day.
const LATER: f32 = 0.7;
const LOST_SHIP: f32 = 1.4;
/// What a launch brings, beside what stands on the table after it.
const LAUNCH: f32 = 1.2;
/// Turns of a player in a whole game.
const TURNS: f32 = 25.0;
/// Events in a whole game that score each track.
const EVENTS: f32 = 1.2;

fn worth_of(goods: Goods) -> f32 {
    goods.amounts().iter().zip(GOODS).map(|(amount, worth)| f32::from(*amount) * worth).sum()
}

fn price_of(cost: &Cost) -> f32 {
    let Cost { energy, titanium, nanocarbon, ice, credit, tactics, basic, different, any } = *cost;
    worth_of(Goods::new([energy, titanium, nanocarbon, ice, credit, tactics]))
        + f32::from(basic + different) * BASIC
        + f32::from(any) * 0.5
}

fn moon_worth(content: &Content, moon: MoonId) -> f32 {
    let row = &content.moons[moon];
    worth_of(row.goods) + f32::from(row.vp) + f32::from(row.repair) * REPAIR
}

/// What steps bring, as far as it can be told from far away.
fn steps_worth(content: &Content, steps: &[Effect], moon: Option<MoonId>) -> f32 {
    steps.iter().map(|step| step_worth(content, step, moon)).sum()
}

#[allow(clippy::match_same_arms)] // What each is worth is a number of its own.
fn step_worth(content: &Content, step: &Effect, moon: Option<MoonId>) -> f32 {
    match step {
        Effect::Gain(goods) => worth_of(*goods),
        Effect::GainBasic(count) => f32::from(*count) * BASIC,
        Effect::GainAny(count) => f32::from(*count) * ANY,
        Effect::Vp(points) => f32::from(*points),
        Effect::Pay { cost, then } => {
            (0.8 * (steps_worth(content, &then.steps, moon) - price_of(cost))).max(0.1)
        }
        Effect::PayMoon(then) => moon.map_or(0.0, |moon| {
            (steps_worth(content, &then.steps, None) - worth_of(content.moons[moon].goods)).max(0.1)
        }),
        Effect::MoonReward => moon.map_or(0.0, |moon| moon_worth(content, moon)),
        Effect::Choose(ways) => {
            ways.iter().map(|way| steps_worth(content, &way.steps, moon)).fold(0.0, f32::max)
        }
        Effect::May(then) => steps_worth(content, &then.steps, moon).max(0.0),
        Effect::ForEach { then, most, .. } => {
            steps_worth(content, &then.steps, moon) * f32::from(*most) * 0.5
        }
        Effect::Repair(count) => f32::from(*count) * REPAIR,
        Effect::BuildShip(Price::Free) | Effect::Advance(_) => 2.5,
        Effect::BuildShip(Price::Less(_)) => 1.0,
        Effect::BuildShip(Price::Paid) => 0.5,
        Effect::Develop(less) => 1.0 + f32::from(*less),
        Effect::Acquire { price: Price::Free, .. } => 4.0,
        Effect::Acquire { .. } => 2.0,
        Effect::AdvanceAny | Effect::UpgradeShip | Effect::Observe => TOKEN,
        Effect::ClaimMoon(_) => 1.2,
        Effect::Recruit(count) => f32::from(*count) * 1.0,
        Effect::Printed(..) => 0.9,
        Effect::DiscardCards(count) => -0.5 * f32::from(*count),
        Effect::LookEvents => 0.2,
        _ => 0.0,
    }
}

/// What activating each module brings while no moon is set in it.
#[derive(Debug)]
pub(crate) struct Yields([f32; MODULES]);

impl Yields {
    /// From what the modules do.
    pub(crate) fn of(content: &Content) -> Self {
        let mut yields = [0.0; MODULES];
        for (module, row) in content.modules.iter() {
            if row.end.is_none() {
                yields[module.index()] = steps_worth(content, &row.does.steps, None).max(0.0);
            }
        }
        Self(yields)
    }
}

impl Andromeda {
    /// How much of the game lies ahead, from 1 to 0.
    pub(super) fn ahead(&self, t: &State) -> f32 {
        if let Some(left) = t.last_turns {
            return 0.05 * f32::from(left) / f32::from(self.seats.count());
        }
        let best = self.seats.iter().map(|seat| t.players[seat].vp).max().unwrap_or(0);
        (1.0 - f32::from(best) / f32::from(self.end_marker())).clamp(0.08, 1.0)
    }

    /// The final score that a player can expect.
    pub(super) fn expected_score(&self, t: &State, seat: Seat, style: &Style) -> f32 {
        let player = &t.players[seat];
        let taste = |taste: Taste| style.0[taste as usize];
        let now = self.total(t, seat, SeatSet::only(seat)) as f32;
        let ahead = self.ahead(t);
        // What is held is worth something only as long as it can still be turned into points.
        let use_of = (ahead * 4.0).min(1.0);
        let limits = self.content.sheet().limits;
        let mut held = 0.0;
        for (resource, worth) in Resource::TOKENS.iter().zip(GOODS) {
            let limit = limits.of(*resource);
            let amount = player.stock.of(*resource);
            held += worth * (f32::from(amount.min(limit)) + 0.3 * f32::from(amount.saturating_sub(limit)));
        }
        let limit = u16::from(self.hand_limit(t, seat));
        let hand = f32::from(player.hand.len().min(limit)) * GOODS[5] * taste(Taste::Cards);
        let moons: f32 = player.claimed.iter().map(|moon| moon_worth(&self.content, *moon) + MOON).sum();
        let things = f32::from(player.tokens.len()) * TOKEN
            + f32::from(player.discoveries.len()) * TOKEN
            + player.face_up.iter().map(|count| f32::from(*count)).sum::<f32>() * FACE_UP;
        let left = (ahead * TURNS).max(1.0);
        now * taste(Taste::Points)
            + (held * taste(Taste::Resources) + hand + moons * taste(Taste::Moons) + things) * use_of
            + self.station_worth(t, seat, style, left)
            + self.track_worth(t, seat) * ahead * taste(Taste::Tracks)
            + Self::fleet(t, seat) * taste(Taste::Ships) * (0.2 + ahead)
            + self.prospects(t, seat) * use_of * taste(Taste::Developments)
            + self.unfinished(t, seat, ahead)
            + self.battle_worth(t, seat, 0, ahead)
    }

    pub(super) fn moon_reward_worth(&self, moon: MoonId) -> f32 {
        moon_worth(&self.content, moon)
    }

    /// What events will score on the tracks.
    fn track_worth(&self, t: &State, seat: Seat) -> f32 {
        let points: u16 = Track::ALL.iter().map(|track| self.track_points(t, seat, *track)).sum();
        f32::from(points) * EVENTS
    }

    /// What activating a module brings.
    fn yield_of(&self, slot: &Slot) -> f32 {
        match slot.moon {
            None => self.yields.0[slot.module.index()],
            moon => steps_worth(&self.content, &self.content.modules[slot.module].does.steps, moon).max(0.0),
        }
    }

    /// What activations a return offers, the best first: one module for each ship, and one ship for all science modules
    /// together (AND-109, AND-116). Modules used in this return, and damaged ones, count only for later returns.
    fn activations(&self, t: &State, seat: Seat, without: Option<Berth>, later: bool) -> [f32; SHIPS_MOST] {
        let mut best = [0.0_f32; SHIPS_MOST];
        let mut put = |mut worth: f32| {
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(place, &mut worth);
                }
            }
        };
        for column in Column::ALL {
            let mut together = 0.0;
            for (at, slot) in t.row(seat, *column).iter().enumerate() {
                let berth = Berth { row: *column, at: at as u8 };
                let open = later || (slot.used == Used::No && Some(berth) != without && !slot.is_damaged());
                if !open {
                    // Without the Main Reactor no science module works.
                    if *column == Column::Science && at == 0 {
                        break;
                    }
                    continue;
                }
                let whole = if slot.is_damaged() { 0.6 } else { 1.0 };
                let worth = self.yield_of(slot) * whole;
                if *column == Column::Science {
                    together += worth;
                } else {
                    put(worth);
                }
            }
            put(together);
        }
        best
    }

    /// What the station brings with this return and all later ones.
    fn station_worth(&self, t: &State, seat: Seat, style: &Style, left: f32) -> f32 {
        let player = &t.players[seat];
        let out =
            player.ships.iter().filter(|ship| matches!(ship.place, Place::At(_) | Place::Barge)).count();
        let powered = match t.stack.last().map(|frame| (frame.seat, frame.task)) {
            Some((asked, Task::Power(power))) if asked == seat => Some(power.berth),
            _ => None,
        };
        let begun =
            powered.and_then(|berth| t.slot(seat, berth)).map_or(0.0, |slot| self.yield_of(slot) + 0.1);
        let ready = out.saturating_sub(usize::from(powered.is_some()));
        let all = self.activations(t, seat, None, true);
        let open = self.activations(t, seat, powered, false);
        let soon = open[..ready].iter().sum::<f32>() * 0.9 + begun;
        let ships = usize::from(player.active_ships());
        let cycle = ships as f32 + 1.0;
        let whole = all[..ships].iter().sum::<f32>() + ships as f32 * LAUNCH;
        let joint = t.row(seat, Column::Industry).iter().filter(|slot| slot.joint.is_some()).count();
        let set = joint as f32 + f32::from(u8::from(player.operations.is_some()));
        let repaired = f32::from(t.damaged_modules(seat)) * REPAIRED;
        let later = (whole / cycle * (left - ready as f32)).max(0.0) + set * left / 20.0;
        (soon * (left / 3.0).min(1.0) + later) * style.0[Taste::Modules as usize]
            + repaired * (left / 6.0).min(1.0)
    }

    /// What ships are worth: more of them, not in the scrapyard.
    fn fleet(t: &State, seat: Seat) -> f32 {
        let player = &t.players[seat];
        let mut fleet = f32::from(player.upgraded()) * UPGRADE;
        for kind in ShipKind::ALL {
            fleet += f32::from(Self::built(t, seat, *kind)) * SHIPS[*kind as usize];
        }
        for ship in &player.ships {
            if ship.place == Place::Scrapyard {
                fleet -= WRECK;
            }
            fleet -= 0.2 * f32::from(ship.damage);
        }
        fleet
    }

    /// Leaders at hand, and transports on planets that could be developed.
    fn prospects(&self, t: &State, seat: Seat) -> f32 {
        let player = &t.players[seat];
        let mut best: f32 = 0.0;
        let mut all = 0.0;
        for space in player.spaces().iter() {
            let Tile::Planet(planet) = t.map[space] else { continue };
            let free = t.planets[planet.index()].owner.is_none();
            if !free || player.count(ShipKind::Transport, Place::At(space)) == 0 {
                continue;
            }
            let row = self.content.planet_type(planet);
            let gain = self.development_gain(t, seat, space).max(0.0);
            let leaders = (f32::from(player.station) / f32::from(row.leaders)).min(1.0);
            let goods = 1.0 - 0.25 * f32::from(missing(self.means(t, seat).goods, &row.cost));
            best = best.max(gain * (0.15 + 0.65 * leaders * goods));
            all += gain * 0.1;
        }
        let built =
            self.content.planets.iter().filter(|(planet, _)| t.planets[planet.index()].owner == Some(seat));
        let hopes: f32 = built.map(|(_, row)| self.level_hope(t, seat, row.track)).sum();
        let leaders = f32::from(player.station + player.leaders.0.iter().sum::<u8>());
        let transports = f32::from(Self::built(t, seat, ShipKind::Transport));
        let later = (leaders / 2.5).min(transports).min(self.ahead(t) * 4.0) * LATER;
        f32::from(player.station.min(4)) * LEADER + all + best + later + hopes
    }

    /// What a development on this planet would bring, less what it costs.
    fn development_gain(&self, t: &State, seat: Seat, space: Space) -> f32 {
        let Some(planet) = t.planet_at(space) else { return 0.0 };
        let row = self.content.planet_type(planet);
        let mut score = Sum::default();
        self.leader_score(t, seat, space, &mut score);
        let level = f32::from(self.level_points(t, seat, row.track)) + self.level_hope(t, seat, row.track);
        score.0 as f32 + level + 2.0 + FACE_UP
            - f32::from(row.leaders) * (1.0 + LEADER)
            - price_of(&row.cost)
            - SHIPS[0]
    }

    /// What a development may still gain by higher levels of its track.
    fn level_hope(&self, t: &State, seat: Seat, track: Track) -> f32 {
        let levels = &self.content.sheet().levels;
        let now = self.level_points(t, seat, track);
        let next = levels.iter().copied().find(|points| *points > now).unwrap_or(now);
        f32::from(next - now) * 0.5 * self.ahead(t)
    }

    /// What has been begun and will still bring or cost something.
    #[allow(clippy::match_same_arms)] // What each is worth is a number of its own.
    fn unfinished(&self, t: &State, seat: Seat, ahead: f32) -> f32 {
        let mut worth = 0.0;
        for frame in t.stack.iter().skip(1).filter(|frame| frame.seat == seat) {
            worth += match frame.task {
                Task::Turn(_) if matches!(t.turn.phase, Phase::Launched | Phase::Activate) => LAUNCH,
                Task::Region(_) => LAUNCH + 0.5,
                Task::Run(run) => self.block_worth(t, seat, run.block, run.at),
                Task::Repeat(repeat) => self.block_worth(t, seat, repeat.block, 0) * f32::from(repeat.left),
                Task::May(YesNo(may)) => self.block_worth(t, seat, may.block, 0).max(0.0),
                Task::Choose(choose) => {
                    let steps = self.content.block(choose.block);
                    let step = steps.get(usize::from(choose.at));
                    step.map_or(0.0, |step| step_worth(&self.content, step, None))
                }
                Task::Draw(draw) => f32::from(draw.count) * GOODS[5],
                Task::DrawUp(_) | Task::ActivateOne(_) => 1.5,
                Task::GainBasic(gain) => f32::from(gain.left) * BASIC,
                Task::GainAny(gain) => f32::from(gain.left) * ANY,
                Task::Pay(pay) => -price_of(&pay.bill.cost),
                Task::Repair(repair) => f32::from(repair.left) * REPAIR,
                Task::Build(Build { price: Price::Free }) | Task::UpgradeShip(_) | Task::Develop(_) => 2.0,
                Task::Build(_) | Task::ReturnShip(_) => 0.5,
                Task::Raise(raise) => {
                    let gain = self.development_gain(t, seat, raise.space);
                    let planet = t.planet_at(raise.space);
                    let cost = planet.map(|planet| price_of(&self.content.planet_type(planet).cost));
                    gain + cost.unwrap_or(0.0)
                }
                Task::LeaderScore(score) => f32::from(score.points),
                Task::Acquire(Acquire { price: Price::Free, .. }) => 3.5,
                Task::Acquire(_) => 1.5,
                Task::Field(field) => 1.5 - f32::from(u8::from(field.second)),
                Task::Join(join) => self.module_worth(t, seat, join.module, ahead),
                Task::Advance(advance) => self.advance_worth(t, seat, advance.track, ahead),
                Task::AdvanceAny(_) | Task::Upgrade(_) | Task::Discover(_) => 2.3,
                Task::ClaimMoon(_) | Task::ChooseMoon(_) => 1.2,
                Task::Recruit(recruit) => f32::from(recruit.left),
                Task::Printed(_) => 0.9,
                Task::DiscardCards(discard) => -0.5 * f32::from(discard.left),
                Task::Reactor(_) => self.science_left(t, seat),
                Task::DamageModule(_) => -2.0,
                Task::HitShip(_) => -1.0,
                Task::StealFrom(_) | Task::StealWhat(_) | Task::Operations(_) => 0.8,
                _ => 0.0,
            };
        }
        worth
    }

    fn block_worth(&self, t: &State, seat: Seat, block: BlockId, from: u8) -> f32 {
        let moon = t.turn.berth.and_then(|berth| t.slot(seat, berth)).and_then(|slot| slot.moon);
        self.content
            .block(block)
            .get(usize::from(from)..)
            .map_or(0.0, |steps| steps_worth(&self.content, steps, moon))
    }

    pub(super) fn module_worth(&self, t: &State, seat: Seat, module: ModuleId, ahead: f32) -> f32 {
        let row = &self.content.modules[module];
        let track = self.advance_worth(t, seat, row.column.track(), ahead);
        let own = match row.end {
            Some(end) => Self::end_points(t, seat, end) as f32,
            None => self.yields.0[module.index()].max(0.5) * ahead * TURNS / 6.0,
        };
        track + own - f32::from(row.damage) * REPAIR
    }

    fn advance_worth(&self, t: &State, seat: Seat, track: Track, ahead: f32) -> f32 {
        let index = t.players[seat].index(track);
        if index + 1 >= TRACK {
            return 0.0;
        }
        let spaces = &self.content.track(track).spaces;
        f32::from(spaces[index + 1].0 - spaces[index].0) * (1.0 + EVENTS * ahead)
    }

    /// Science modules that the Main Reactor may still activate.
    fn science_left(&self, t: &State, seat: Seat) -> f32 {
        let row = t.row(seat, Column::Science).iter();
        row.filter(|slot| slot.used == Used::No && !slot.is_damaged()).map(|slot| self.yield_of(slot)).sum()
    }

    /// What a battle promises before the dice are thrown, with so much more energy spent for dice.
    pub(super) fn battle_worth(&self, t: &State, seat: Seat, energy: u8, ahead: f32) -> f32 {
        let Some(region) = t.turn.region.filter(|_| t.battle.on && !t.battle.decided) else { return 0.0 };
        let fighters = self.fighters(t);
        if !fighters.contains(seat) || t.battle.dice.iter().any(|dice| !dice.is_empty()) {
            return 0.0;
        }
        let team = self.team(seat);
        let (mut own, mut others) = ([1.0_f32; 6], [1.0_f32; 6]);
        for fighter in fighters.iter() {
            let (dice, aim) = self.pool_of(t, fighter);
            let more = if fighter == seat { energy } else { 0 };
            let side = if team.contains(fighter) { &mut own } else { &mut others };
            lower(side, (dice + more).min(6), aim);
        }
        let raiders = t.raiders.class_at(region);
        if let Some((dice, aim)) = self.raider_pool(t) {
            lower(&mut others, dice, aim);
        }
        let mut wins = 0.0;
        for face in 0..6 {
            let below = |side: &[f32; 6]| if face == 0 { 0.0 } else { side[face - 1] };
            let here = own[face] - below(&own);
            wins += here * (below(&others) + 0.5 * (others[face] - below(&others)));
        }
        let mut prize = self.advance_worth(t, seat, Track::Supremacy, ahead) + 0.5;
        if let Some(class) = raiders {
            prize += steps_worth(&self.content, &self.raider_card(t, class).reward.steps, None);
        }
        let ships = f32::from(t.players[seat].count_all(Place::At(region)));
        wins * prize - (1.0 - wins) * (ships * LOST_SHIP - 0.6) - f32::from(energy) * GOODS[0]
    }
}

/// About how many units of a cost are lacking.
fn missing(goods: Goods, cost: &Cost) -> u8 {
    let [energy, titanium, nanocarbon, ice, credit, _] = goods.amounts();
    let exact = [(titanium, cost.titanium), (nanocarbon, cost.nanocarbon), (ice, cost.ice)];
    let lacking: u8 = exact.iter().map(|(has, needs)| needs.saturating_sub(*has)).sum();
    let over: u8 = exact.iter().map(|(has, needs)| has.saturating_sub(*needs)).sum();
    let more = (cost.basic + cost.different).saturating_sub(over);
    (lacking + more).saturating_sub(credit) + cost.energy.saturating_sub(energy)
}

/// The chance that the highest die of a side is at most each face, once these dice have joined it.
fn lower(side: &mut [f32; 6], dice: u8, aim: u8) {
    let faces = f32::from(7 - aim);
    for (face, chance) in (1_u8..).zip(side) {
        let one = f32::from((face + 1).saturating_sub(aim)) / faces;
        *chance *= one.powi(dice.into());
    }
}
