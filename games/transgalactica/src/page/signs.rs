//! What a thing does, in signs: the same rows that the rules run. What signs cannot say is left to the text.

use maud::{Markup, html};
use orrery_page::Sign;

use super::draw::Drawing;
use super::icons;
use crate::effects::{Block, Bundle, Cost, Effect, Exploration, Price};
use crate::ids::{Area, Good, Track, Worker};
use crate::view::PlayerView;

/// A number before a sign; one is not said.
fn counted(amount: u8, sign: Sign) -> Markup {
    html! { span.stock-amount { @if amount != 1 { (amount) } (sign.show()) } }
}

/// What is gained.
fn bundle(gain: Bundle) -> Markup {
    let Bundle { energy, ore, alien, credit, any, vp } = gain;
    html! {
        (cost(Cost { energy, ore, alien, credit, any }))
        @if vp > 0 { span.stock-amount { (vp) (icons::POINT.show()) } }
    }
}

/// What is paid.
pub(super) fn cost(cost: Cost) -> Markup {
    let goods = cost.goods();
    html! {
        @for good in Good::ALL.iter().filter(|good| goods[**good] > 0) { (counted(goods[*good], icons::good(*good))) }
        @if cost.any > 0 { (counted(cost.any, icons::ANY)) }
    }
}

/// What a mission costs a player after discounts (TRA-208).
pub(super) fn mission_cost(player: Option<&PlayerView>, printed: Cost) -> Markup {
    let less = player.map(|player| player.forecast.mission_discount).unwrap_or_default();
    let left = printed.less(less);
    html! {
        (cost(left))
        @if less.any > 0 && left.energy + left.ore + left.alien > 0 { span.tg-fine { "−" (counted(less.any, icons::ANY)) } }
    }
}

/// Costs of which one is paid.
fn either(costs: &[Cost]) -> Markup {
    html! {
        @for (place, paid) in costs.iter().enumerate() {
            @if place > 0 { span.tg-or { "/" } }
            @if *paid == Cost::default() { span.tg-fine { "0" } } @else { (cost(*paid)) }
        }
    }
}

fn price(price: &Price) -> Markup {
    html! {
        @match price {
            Price::Normal => {}
            Price::Free => { span.tg-fine { "0" } }
            Price::Less(less) => { span.tg-fine { "−" (cost(*less)) } }
            Price::Ways(ways) => { (either(ways)) }
        }
    }
}

/// The tracks of ways that are a step each.
fn single_steps(blocks: &[Block]) -> Option<Vec<Track>> {
    let track = |block: &Block| match block.steps.as_slice() {
        [Effect::Advance { track, steps: 1, price: Price::Normal }] => Some(*track),
        _ => None,
    };
    blocks.iter().map(track).collect()
}

/// Different costs of one and the same thing, with what they buy.
fn prices(blocks: &[Block]) -> Option<(Vec<Cost>, Markup)> {
    let paid = |block: &Block| match block.steps.as_slice() {
        [Effect::Pay { cost, then }] => Some((*cost, steps(then))),
        _ => None,
    };
    let all: Vec<_> = blocks.iter().map(paid).collect::<Option<_>>()?;
    let (_, bought) = all.first()?.clone();
    let same = all.iter().all(|(_, other)| other.0 == bought.0);
    same.then(|| (all.into_iter().map(|(cost, _)| cost).collect(), bought))
}

fn ways(blocks: &[Block]) -> Markup {
    html! { @for (place, block) in blocks.iter().enumerate() { @if place > 0 { span.tg-or { "/" } } (steps(block)) } }
}

fn step(track: Track, count: u8) -> Markup {
    html! { span.stock-amount { "+" (count) (icons::track(track).show()) } }
}

/// The effects of a list.
pub(super) fn steps(block: &Block) -> Markup {
    html! { @for effect in &block.steps { (one(effect)) } }
}

/// The main or the secondary action of an area, with what it costs the reader (TRA-9).
pub(super) fn deed(d: &Drawing<'_>, area: Area, secondary: bool) -> Markup {
    let row = d.game.content.area(area);
    let block = if secondary { &row.secondary } else { &row.main };
    let Some(costs) = d.me().and_then(|me| me.forecast.costs(area, secondary)) else { return steps(block) };
    html! {
        (either(costs))
        @for effect in &block.steps {
            @match effect {
                Effect::UnlockTrade(_) => { (step(Track::Trade, 1)) }
                Effect::Advance { track, steps, .. } => { (step(*track, *steps)) }
                other => { (one(other)) }
            }
        }
    }
}

/// One of several ways, as short as it can be said.
fn choice(blocks: &[Block]) -> Markup {
    if let Some(tracks) = single_steps(blocks) {
        return html! { span.stock-amount { "+1" @for track in tracks { (icons::track(track).show()) } } };
    }
    if let Some((costs, bought)) = prices(blocks) {
        return html! {
            (either(&costs))
            (icons::THEN.show())
            (bought)
        };
    }
    ways(blocks)
}

/// One effect.
fn one(effect: &Effect) -> Markup {
    html! {
        @match effect {
            Effect::Gain(gain) => { (bundle(*gain)) }
            Effect::Pay { cost: paid, then } => { (cost(*paid)) (icons::THEN.show()) (steps(then)) }
            Effect::Choose(blocks) => { (choice(blocks)) }
            Effect::ChooseUpTo { most, of } => { span.tg-fine { "≤" (most) } (ways(of)) }
            Effect::May(then) | Effect::IfPossible(then) => { (steps(then)) }
            Effect::Repeat { most, then, .. } => { span.tg-fine { "≤" (most) "×" } (steps(then)) }
            Effect::ForEach { then, .. } => { span.tg-fine { "×" } (steps(then)) }
            Effect::Advance { track, steps, price: paid } => { (price(paid)) (step(*track, *steps)) }
            Effect::StepThen { track, then } => { (step(*track, 1)) (steps(then)) }
            Effect::UnlockTrade(paid) => { (price(paid)) (step(Track::Trade, 1)) }
            Effect::OpenTrade(level) => { (step(Track::Trade, *level)) }
            Effect::Move(count) => { (counted(*count, icons::SHIP)) }
            Effect::WormholeJump => { (icons::WORMHOLE.show()) }
            Effect::PlaceOutpost { .. } => { (icons::OUTPOST.show()) }
            Effect::Explore(how) => {
                (icons::SHIP.show())
                span.tg-or { @match how { Exploration::Both => "+", Exploration::Either => "/" } }
                (icons::OUTPOST.show())
            }
            Effect::Harvest => { (icons::HARVEST.show()) }
            Effect::TakeMiningToken => {}
            Effect::MineAll | Effect::MinePlanets => { (icons::area(crate::ids::Area::Mining).show()) }
            Effect::MarkTechnology => { (icons::CHIP.show()) }
            Effect::TakeMission | Effect::CompleteMission(_) => { (icons::MISSION.show()) }
            Effect::Mobilise(count) => { span.stock-amount { "+" (count) (icons::worker(Worker::Crew).show()) } }
            Effect::LieutenantForCrew => { (icons::worker(Worker::Lieutenant).show()) }
            Effect::Main(area) => { (icons::area(*area).show()) }
            Effect::AnyMain | Effect::AnySecondary => { (icons::area(crate::ids::Area::Omni).show()) }
            Effect::TempLevel(track, count) => { (step(*track, *count)) }
            Effect::DoubleIncome { .. } => { span.tg-fine { "×2" } }
            Effect::ReuseMainSpace | Effect::RefreshToken => { (icons::MORE.show()) }
        }
    }
}
