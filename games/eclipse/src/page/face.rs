//! What an answer shows beside its words: what it costs, brings and changes.

use maud::{Markup, html};
use orrery_core::{Id as _, Seat, Text};
use orrery_page::face::change;
use orrery_page::{Face, Sign};

use super::draw::Drawing;
use super::forecast::{Upkeep, prices};
use super::{aid, battle, blueprint, dial, draft, icons, map, offers, research, sector, signs};
use crate::Eclipse;
use crate::View;
use crate::actions::{Action, Foe};
use crate::ids::{PartId, Resource, SectorId, Square, TechnologyId, Unit};
use crate::options::AggressionCheck;
use crate::state::{Ship, Type};

/// What an answer shows.
#[allow(clippy::too_many_lines)] // One arm for each action.
pub(super) fn face(d: &Drawing<'_>, action: Action, after: &dyn Fn() -> Option<View>) -> Option<Face> {
    let me = d.scene.me?;
    let changes = || changes(d, me, after);
    let plain = || Face::default().facts(&changes());
    let say = |lines: Vec<Text>| lines.iter().map(|line| d.say(line)).collect::<Vec<_>>();
    Some(match action {
        Action::Species(id) => {
            let row = d.game.content.species.find(id)?;
            let lines = about(d, &d.game.species_name(id)).into_iter().chain(say(draft::lines(row)));
            Face::default().facts(&draft::facts(row)).text(lines)
        }
        Action::Rotate(edge) => {
            let (id, space) = d.view.under_way.turning?;
            let joined = dial::joined(d, id, space, edge);
            Face::default().picture(&dial::picture(d, id, space, edge)).text([d.say(&joined)])
        }
        Action::Cube(resource) | Action::Gain(resource) => plain().picture(&icons::resource(resource).show()),
        Action::Take(kind) => {
            let amount = d.game.amount(d.table(), me, kind, d.player(me).passed);
            let facts = html! { span.stock-amount { (amount) "×" } (changes()) };
            Face::default().picture(&icons::action(kind).show()).facts(&facts)
        }
        Action::Pass => Face::default().picture(&icons::PASSED.show()).text(say(aid::unused(d, me))),
        Action::Explore(beside, edge) => {
            let at = edge.from(d.sector(beside).at);
            Face::default().picture(&icons::SECTOR.show()).text(say(map::space_lines(d, at)))
        }
        Action::Place(id) => {
            Face::default().facts(&offers::sector_signs(d, id)).text(say(offers::sector_lines(d, id)))
        }
        Action::Use => plain().picture(&icons::DISCOVERY.show()),
        Action::Keep | Action::Tile(_) => Face::default().picture(&icons::POINT.show()).facts(&changes()),
        Action::Store => Face::default().picture(&icons::DISCOVERY.show()),
        Action::Space(unit, _) | Action::Beside(unit) | Action::Remove(unit, _) => {
            plain().picture(&icons::unit(unit).show()).facts(&stats(d, me, unit, after))
        }
        Action::From(id) | Action::To(id) | Action::GiveUp(id) => {
            plain().picture(&icons::DISC.show()).text(say(sector::lines(d, id)))
        }
        Action::FromTrack | Action::ToTrack => plain().picture(&icons::DISC.show()),
        Action::Flip | Action::Goods(_) => plain().picture(&icons::COLONY.show()),
        Action::Colonise(id) => plain().picture(&icons::COLONY.show()).text(say(sector::lines(d, id))),
        Action::Square(square) => plain().picture(&square_picture(square)),
        Action::Destroy(square) => Face::default().picture(&square_picture(square)),
        Action::Relations(_) | Action::Found(..) | Action::Join(_) | Action::Leave => {
            Face::default().picture(&icons::AMBASSADOR.show()).text([d.key("page-tip-relations")])
        }
        Action::Technology(id) => technology(d, me, id, &changes())?,
        Action::Development(id) => {
            let row = d.game.content.developments.find(id)?;
            let facts = html! { (signs::goods(crate::run::bundle(row.cost))) (changes()) };
            Face::default().facts(&facts).text(about(d, &d.game.development_name(id)))
        }
        Action::On(track) => {
            plain().picture(&icons::track(track).show()).text(say(research::track_lines(d, me, track)))
        }
        Action::Sector(id) => plain().text(say(sector::lines(d, id))),
        Action::Part(id) => part(d, id)?,
        Action::Build(unit) => {
            let lines = blueprint::summary(&d.player(me).stats[unit]);
            let lines = if d.game.content.unit(unit).structure { Vec::new() } else { lines };
            let cost = d.game.kit(d.table(), me).costs[unit].unwrap_or_default();
            let facts = html! { (signs::goods(crate::payment::just(Resource::Materials, cost))) (changes()) };
            Face::default().picture(&icons::unit(unit).show()).facts(&facts).text(say(lines))
        }
        Action::Ship(unit, at) => ship(d, me, unit, at),
        Action::Launch(_, at) => ship(d, me, Unit::Interceptor, at),
        Action::Load(_) => plain().picture(&icons::unit(Unit::Interceptor).show()),
        Action::Step(id) => step(d, me, id, icons::DRIVE),
        Action::Jump(id) => step(d, me, id, icons::JUMP),
        Action::Trade(give, get) => {
            let picture =
                html! { (icons::resource(give).show()) (icons::THEN.show()) (icons::resource(get).show()) };
            plain().picture(&picture)
        }
        Action::Attack => {
            let odds = battle::chance(d, d.view.battle.sector, me, &[]);
            Face::default().picture(&icons::BATTLE.show()).facts(&promise(odds))
        }
        Action::Retreat(id) => Face::default().picture(&icons::DRIVE.show()).text(say(sector::lines(d, id))),
        Action::First(unit) => {
            Face::default().picture(&icons::unit(unit).show()).facts(&signs::fight(&d.player(me).stats[unit]))
        }
        Action::Hit(who, unit, ship) => hit(d, Ship { of: Type::Of(who, unit), index: ship.get() }),
        Action::HitFoe(Foe::Ancient, ship) => hit(d, Ship { of: Type::Ancients, index: ship.get() }),
        Action::HitFoe(Foe::Guard, ship) => {
            let guard = d.sector(d.view.battle.sector).guard?;
            hit(d, Ship { of: Type::Guard(guard), index: ship.get() })
        }
        Action::Shrine(_) | Action::Planet(..) => plain().picture(&icons::SHRINE.show()),
        Action::Shoot(_)
        | Action::Reroll(_)
        | Action::Draw
        | Action::Discard
        | Action::EndTurn
        | Action::Done
        | Action::Yes
        | Action::Concede
        | Action::Cancel
        | Action::Show
        | Action::Direction(_)
        | Action::Wait => plain(),
    })
}

fn square_picture(square: Square) -> Markup {
    match square.tracks() {
        [only] => icons::resource(*only).show(),
        _ => icons::ANY.show(),
    }
}

/// The description of a component.
fn about(d: &Drawing<'_>, key: &str) -> Vec<String> {
    let found = d.game.content.descriptions();
    found.iter().filter(|(name, _)| name.key == key).map(|(_, text)| d.say(text)).collect()
}

/// A technology: its price now and after the next tile of its track, what it does.
fn technology(d: &Drawing<'_>, me: Seat, id: TechnologyId, changes: &Markup) -> Option<Face> {
    let row = d.game.content.technologies.find(id)?;
    let prices = prices(d, me, id);
    let facts = html! {
        @for (track, price) in &prices {
            span.stock-amount { @if prices.len() > 1 { (icons::track(*track).show()) } (price) (icons::resource(Resource::Science).show()) }
        }
        @if let Some(part) = research::unlocks(d, id) { span.ec-part-face { (signs::whole_part(d.part(part))) } }
        (changes)
    };
    let mut lines = about(d, &d.game.technology_name(id));
    lines.extend(research::lines(d, id).iter().map(|line| d.say(line)));
    Some(
        Face::of(research::class_of(row.class))
            .picture(&icons::class(row.class).show())
            .facts(&facts)
            .text(lines),
    )
}

fn part(d: &Drawing<'_>, id: PartId) -> Option<Face> {
    let row = d.game.content.parts.find(id)?;
    Some(Face::default().facts(&signs::whole_part(row)).text(about(d, &d.game.part_name(id))))
}

/// A ship that could be activated, with how far it would come.
fn ship(d: &Drawing<'_>, me: Seat, unit: Unit, at: SectorId) -> Face {
    let stats = &d.player(me).stats[unit];
    let reached = d.game.range(d.table(), me, unit, at).len();
    let facts = html! {
        span.stock-amount { (icons::DRIVE.show()) (stats.steps) @if stats.jumps > 0 { "+J" } }
        span.stock-amount { (icons::SECTOR.show()) (reached) }
    };
    Face::default().picture(&icons::unit(unit).show()).facts(&facts)
}

/// A step: who is there, whether the ship would be held, whether it breaks relations.
fn step(d: &Drawing<'_>, me: Seat, to: SectorId, sign: Sign) -> Face {
    let t = d.table();
    let mut lines = Vec::new();
    let friends = d.player(me).partners.minus(d.game.side(t, me));
    let there = d.game.present(t, to);
    let hurt = d.seats().filter(|seat| {
        friends.contains(*seat) && (there.contains(*seat) || d.sector(to).owner == Some(*seat))
    });
    // Where only ships that stay there count, to pass through breaks nothing (ECL-127).
    let key = match d.game.options.aggression_check {
        AggressionCheck::Entry => "page-aggression",
        AggressionCheck::EndOfAction => "page-aggression-stays",
    };
    lines.extend(hurt.map(|seat| Text::new(key).seat("who", seat)));
    let reached = t.flight.map(|flight| d.game.range(t, me, flight.unit, flight.at)).unwrap_or_default();
    if reached.iter().any(|one| one.sector == to && one.held) {
        lines.push(Text::new("page-held-there"));
    }
    lines.extend(sector::lines(d, to).into_iter().skip(1));
    let flight = t.flight.map(|flight| (flight.unit, 1));
    let promised = flight.and_then(|ship| battle::chance(d, to, me, &[ship]));
    let facts = html! {
        (promise(promised))
        @for seat in there.iter() { span.seat-mark.(orrery_page::seat_class(seat)) { (orrery_page::seat_letter(seat)) } }
        @if d.sector(to).guard.is_some() { (icons::GUARD.show()) }
        @for _ in 0..d.sector(to).ancients { (icons::ANCIENT.show()) }
        span.ec-fine { (d.number(to)) }
    };
    Face::default().picture(&sign.show()).facts(&facts).text(lines.iter().map(|line| d.say(line)))
}

/// The chance to win a battle.
fn promise(chance: Option<f32>) -> Markup {
    html! { @if let Some(chance) = chance { span.stock-amount { (icons::BATTLE.show()) (battle::hundredths(chance)) "%" } } }
}

/// A die on a ship: what it can take before and after.
fn hit(d: &Drawing<'_>, ship: Ship) -> Face {
    let t = d.table();
    let Some(die) = Eclipse::next_die(t) else { return Face::default() };
    let taken = i64::from(Eclipse::damage_on(t, ship) + Eclipse::pending(t, ship));
    let hull = i64::from(d.game.stats(t, ship.of).hull) + 1;
    let then = hull - taken - i64::from(t.battle.rolls[die].damage);
    let facts =
        html! { (change(hull - taken, then.max(0), icons::HULL)) @if then <= 0 { span.ec-bad { "✕" } } };
    let number =
        Text::new("page-ship").name("unit", battle::name(d, ship.of)).amount("number", ship.index + 1);
    Face::default().facts(&facts).text([d.say(&number)])
}

/// What a part changes on a blueprint: the running totals before and after.
fn stats(d: &Drawing<'_>, me: Seat, unit: Unit, after: &dyn Fn() -> Option<View>) -> Markup {
    let now = &d.player(me).stats[unit];
    let Some(view) = after() else { return html! {} };
    let then = &view.known.players[me].stats[unit];
    let number = |now: u8, then: u8, sign: Sign| {
        html! { @if now != then { (change(now.into(), then.into(), sign)) } }
    };
    let dice = |now: u8, then: u8, sign: Sign| number(now, then, sign);
    let before = battle::chances(d, me);
    let after = battle::chances(&Drawing { game: d.game, view: &view, scene: d.scene }, me);
    html! {
        span.stock-amount.ec-balance.short[then.used > then.made] { (icons::ENERGY.show()) (now.used) "/" (now.made) span.face-then { "→" } (then.used) "/" (then.made) }
        (number(now.initiative, then.initiative, icons::INITIATIVE))
        (number(now.steps, then.steps, icons::DRIVE))
        (number(now.hull, then.hull, icons::HULL))
        (number(now.computer, then.computer, icons::COMPUTER))
        (number(now.shield, then.shield, icons::SHIELD))
        @for die in crate::ids::Die::each() { (dice(now.cannons[die], then.cannons[die], icons::cannon(die))) (dice(now.missiles[die], then.missiles[die], icons::missile(die))) }
        @for ((sector, now), (_, then)) in before.iter().zip(&after) {
            @let (now, then) = (battle::hundredths(*now), battle::hundredths(*then));
            @if now != then { span.stock-amount { (icons::BATTLE.show()) (d.number(*sector)) " " (now) "%" span.face-then { "→" } (then) "%" } }
        }
    }
}

/// Numbers of the reader that an answer changes: resources, discs, the money that Upkeep leaves, production, points.
fn changes(d: &Drawing<'_>, me: Seat, after: &dyn Fn() -> Option<View>) -> Markup {
    let Some(view) = after() else { return html! {} };
    let then = Drawing { game: d.game, view: &view, scene: d.scene };
    let number = |number: &dyn Fn(&Drawing<'_>) -> i64, sign: Sign| {
        let (now, then) = (number(d), number(&then));
        html! { @if now != then { (change(now, then, sign)) } }
    };
    let due = |d: &Drawing<'_>| i64::from(d.game.upkeep(d.table(), me));
    let left = Upkeep::of(d.game, then.table(), me).left();
    html! {
        @for resource in Resource::each() { (number(&|d| d.player(me).goods[resource].into(), icons::resource(resource))) }
        (number(&|d| d.player(me).discs.into(), icons::DISC))
        @if due(d) != due(&then) {
            span.ec-upkeep { span.face-what { (d.key("page-upkeep")) } (change(due(d), due(&then), icons::resource(Resource::Money))) }
            @if left < 0 { span.ec-bad { (d.say(&Text::new("page-short").amount("count", -left))) } }
        }
        (number(&|d| d.player(me).ready.into(), icons::COLONY))
        @for resource in Resource::each() {
            @let made = |d: &Drawing<'_>| i64::from(d.game.production(d.table(), me, resource));
            @if made(d) != made(&then) { span.ec-upkeep { span.face-what { (d.key("page-produces")) } (change(made(d), made(&then), icons::resource(resource))) } }
        }
        (number(&|d| d.points(me).total().into(), icons::POINT))
    }
}
