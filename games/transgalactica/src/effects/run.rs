//! The interpreter: one step of an effect at a time, each as far as possible (TRA-27, TRA-28).

use orrery_core::procedure::yes_no::YesNo;
use orrery_core::procedure::{Frames as _, Only, Script, only};
use orrery_core::{Counter as _, Seat};
use serde::{Deserialize, Serialize};

use super::{Block, BlockId, Effect, Price, Source};
use crate::Transgalactica;
use crate::event::Event;
use crate::flow::Out;
use crate::ids::Track;
use crate::procedures::again::Again;
use crate::procedures::area::PickArea;
use crate::procedures::choose::Choose;
use crate::procedures::complete_free::CompleteFree;
use crate::procedures::explore::Explore;
use crate::procedures::free_move::FreeMove;
use crate::procedures::jump::Jump;
use crate::procedures::mark::Mark;
use crate::procedures::may::May;
use crate::procedures::omni::Omni;
use crate::procedures::pause::Pause;
use crate::procedures::place::Place;
use crate::procedures::price::PickPrice;
use crate::procedures::refresh::Refresh;
use crate::procedures::take::Take;
use crate::procedures::ways::Ways;
use crate::state::{Doubled, Lieutenant, State};

/// A step of a list: which list, and the place in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct At {
    /// The list.
    pub block: BlockId,
    /// The place.
    pub at: u8,
    /// Where the effect comes from.
    pub source: Source,
}

impl At {
    /// The effect there.
    pub(crate) fn effect(self, game: &Transgalactica) -> &Effect {
        &game.content.block(self.block)[usize::from(self.at)]
    }
}

impl Source {
    /// Whether it is an action, between whose steps free actions are possible (TRA-212, R88).
    pub(crate) fn is_action(self) -> bool {
        matches!(self, Self::Action | Self::Granted)
    }
}

/// The steps of a list, from one on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Run {
    /// The list.
    pub block: BlockId,
    /// The next step.
    pub at: u8,
    /// How many things the step before has handled (TRA-163).
    pub last: u8,
    /// Where the effect comes from.
    pub source: Source,
}

impl Script<Transgalactica> for Run {
    fn run(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let Self { block, at, last, source } = self;
        let steps = game.content.block(block);
        let Some(step) = steps.get(usize::from(at)) else { return };
        if usize::from(at) + 1 < steps.len() {
            t.stack.push(seat, Self { at: at + 1, last: 0, ..self });
            if source.is_action() && matches!(step, Effect::Advance { .. }) {
                t.stack.push(seat, Pause);
            }
        }
        game.carry_out(t, seat, step, At { block, at, source }, last, out);
    }
}

/// A list is carried out several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Times {
    /// The list.
    pub block: BlockId,
    /// So many times more.
    pub left: u8,
    /// Where the effect comes from.
    pub source: Source,
}

impl Script<Transgalactica> for Times {
    fn run(self, game: &Transgalactica, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        if self.left > 0 {
            t.stack.push(seat, Self { left: self.left - 1, ..self });
            game.start(t, seat, self.block, self.source);
        }
    }
}

/// Several steps on a track, each resolved completely before the next (TRA-15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Climb {
    /// The effect.
    pub at: At,
    /// So many steps more.
    pub left: u8,
}

impl Script<Transgalactica> for Climb {
    fn run(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if self.left > 1 {
            t.stack.push(seat, Self { left: self.left - 1, ..self });
            if self.at.source.is_action() {
                t.stack.push(seat, Pause);
            }
        }
        game.climb(t, seat, self.at, out);
    }
}

/// Whether all of these ways are the same action for a fee (R58).
pub(crate) fn is_omni(ways: &[Block]) -> bool {
    ways.iter().all(|way| match way.steps.as_slice() {
        [Effect::Pay { cost, then }] => {
            let fee = (cost.credit == 1) != (cost.alien == 1) && cost.energy + cost.ore + cost.any == 0;
            fee && matches!(then.steps.as_slice(), [Effect::AnyMain | Effect::AnySecondary])
        }
        _ => false,
    })
}

impl Transgalactica {
    /// Carries out one effect.
    #[allow(clippy::too_many_lines)] // One arm for each word of the vocabulary.
    fn carry_out(&self, t: &mut State, seat: Seat, step: &Effect, at: At, last: u8, out: &mut Out<'_>) {
        let source = at.source;
        match step {
            Effect::Gain(gain) => self.gain(t, seat, *gain, out),
            Effect::Pay { cost, then } => {
                if cost.is_covered_by(t.players[seat].goods) {
                    self.start(t, seat, then.id, source);
                    Self::pay(t, seat, *cost, out);
                }
            }
            Effect::Choose(ways) => self.choose(t, seat, ways, at, false),
            Effect::ChooseUpTo { most, of } => {
                let all = (1_u8 << of.len().min(7)) - 1;
                t.stack.push(seat, Ways { at, left: *most, open: all });
            }
            Effect::May(then) => self.offer(t, seat, then, source),
            Effect::IfPossible(then) => {
                if self.can(t, seat, then.id, Self::means(t, seat)) {
                    self.start(t, seat, then.id, source);
                }
            }
            Effect::Repeat { .. } => t.stack.push(seat, Again { at, done: 0 }),
            Effect::ForEach { what, then } => {
                let times = self.count(t, seat, what, last);
                let left = u8::try_from(times).unwrap_or(u8::MAX);
                t.stack.push(seat, Times { block: then.id, left, source });
            }
            Effect::Advance { steps, .. } => t.stack.push(seat, Climb { at, left: *steps }),
            Effect::StepThen { track, then } => {
                self.start(t, seat, then.id, source);
                if source.is_action() {
                    t.stack.push(seat, Pause);
                }
                self.step(t, seat, *track, source, out);
            }
            Effect::UnlockTrade(_) => self.unlock(t, seat, at, out),
            Effect::OpenTrade(spaces) => self.open_trade(t, seat, *spaces, out),
            Effect::Move(moves) => t.stack.push(seat, FreeMove { left: *moves, ship: None }),
            Effect::WormholeJump => t.stack.push(seat, Jump),
            Effect::PlaceOutpost { at, free } => t.stack.push(seat, Place { at: *at, free: *free }),
            Effect::Explore(kind) => t.stack.push(seat, Explore::new(*kind, Self::has_second_ship(t, seat))),
            Effect::Harvest => self.harvest(t, seat),
            Effect::TakeMiningToken => self.take_mining_token(t, seat, out),
            Effect::MineAll => Self::mine_all(t, seat),
            Effect::MinePlanets => self.mine_planets(t, seat),
            Effect::MarkTechnology => t.stack.push(seat, Mark),
            Effect::TakeMission => t.stack.push(seat, Take { waits: source == Source::Action }),
            Effect::CompleteMission(_) => t.stack.push(seat, CompleteFree { at }),
            Effect::Mobilise(count) => self.mobilise(t, seat, *count, out),
            Effect::LieutenantForCrew => {
                let player = &mut t.players[seat];
                player.crew.spend(1);
                player.lieutenant = Lieutenant::Ready;
            }
            Effect::Main(area) => self.begin(t, seat, *area, false, Self::granted(source)),
            Effect::AnyMain => {
                t.stack.push(seat, PickArea { secondary: false, source: Self::granted(source) });
            }
            Effect::AnySecondary => {
                t.stack.push(seat, PickArea { secondary: true, source: Self::granted(source) });
            }
            Effect::TempLevel(track, levels) => t.players[seat].raised[*track].gain(*levels),
            Effect::DoubleIncome { most } => {
                t.income.doubled = most.map_or(Doubled::All, Doubled::Some);
            }
            Effect::ReuseMainSpace => t.turn.reuse = true,
            Effect::RefreshToken => t.stack.push(seat, Refresh),
        }
    }

    /// An action within an action is still the worker's; one by a card is not (TRA-187, TRA-201).
    fn granted(source: Source) -> Source {
        if source == Source::Action { Source::Action } else { Source::Granted }
    }

    /// Exactly one of these ways; a single possible one is not asked for (R59).
    pub(crate) fn choose(&self, t: &mut State, seat: Seat, ways: &[Block], at: At, optional: bool) {
        if is_omni(ways) {
            t.stack.push(seat, Omni { at });
            return;
        }
        if ways.iter().all(|way| matches!(way.steps.as_slice(), [Effect::CompleteMission(_)])) {
            t.stack.push(seat, CompleteFree { at });
            return;
        }
        let means = Self::means(t, seat);
        let possible = ways.iter().filter(|way| self.can(t, seat, way.id, means));
        match only(possible) {
            Only::None => {}
            Only::One(way) if !optional => self.start(t, seat, way.id, at.source),
            Only::One(_) | Only::Several => t.stack.push(seat, Choose { at, optional }),
        }
    }

    /// Something that can be declined, if it is possible (R59). A choice within it is asked together with it.
    fn offer(&self, t: &mut State, seat: Seat, then: &Block, source: Source) {
        if !self.can(t, seat, then.id, Self::means(t, seat)) {
            return;
        }
        match then.steps.as_slice() {
            [Effect::Choose(ways)] => {
                self.choose(t, seat, ways, At { block: then.id, at: 0, source }, true);
            }
            [Effect::RefreshToken] => t.stack.push(seat, Refresh),
            _ => t.stack.push(seat, YesNo(May { block: then.id, source })),
        }
    }

    /// One step with its price; what is not possible is lost (TRA-21, TRA-185), also in setup (TRA-62, TRA-287).
    fn climb(&self, t: &mut State, seat: Seat, at: At, out: &mut Out<'_>) {
        let Effect::Advance { track, price, .. } = at.effect(self) else { return };
        if !self.try_effect(t, seat, at.effect(self), Self::means(t, seat), &mut ()) {
            return;
        }
        if *track == Track::Military && !matches!(price, Price::Free) {
            t.stack.push(seat, PickPrice { at });
        } else {
            self.step(t, seat, *track, at.source, out);
        }
    }

    /// The next trade space, if there is one (TRA-168).
    fn unlock(&self, t: &mut State, seat: Seat, at: At, out: &mut Out<'_>) {
        if !self.try_effect(t, seat, at.effect(self), Self::means(t, seat), &mut ()) {
            return;
        }
        if matches!(at.effect(self), Effect::UnlockTrade(Price::Free)) {
            self.unlock_trade(t, seat, out);
        } else {
            t.stack.push(seat, PickPrice { at });
        }
    }

    /// A marker moves a step: token or reward, then whatever answers to it (TRA-16 to TRA-20). The place of the marker decides,
    /// whatever its level counts as (TRA-14); on politics it is the place on the personal scale too (TRA-23). In setup it is the
    /// same (TRA-286).
    pub(crate) fn step(&self, t: &mut State, seat: Seat, track: Track, source: Source, out: &mut Out<'_>) {
        if !self.is_below_end(t, seat, track) {
            return;
        }
        let from = t.players[seat].level(track);
        let to = from + 1;
        t.players[seat].levels[track] = to;
        out.tell_all(|| Event::Advanced(seat, track, from, to));
        self.raise(t, seat, super::Raised::Step(track, source), out);
        let space = self.values().space(track, to);
        self.start(t, seat, space.reach.id, source);
        if space.stack.is_some() {
            match t.stacks[track][crate::state::Level::new(to)].pop() {
                Some(token) => Self::take_token(t, seat, token, out),
                None => self.start(t, seat, space.empty.id, source),
            }
        }
    }
}
