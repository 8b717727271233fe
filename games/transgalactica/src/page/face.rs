//! What an answer shows beside its words: what it costs, brings and changes.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::face::change;
use orrery_page::{Face, Sign};

use super::draw::{Drawing, level};
use super::{aid, icons, operations, planet, senate, signs};
use crate::View;
use crate::actions::{Action, Fee};
use crate::descriptions;
use crate::effects::text;
use crate::ids::{Area, BonusId, Good, MissionId, TechnologyId, Track, Worker};
use crate::space::Space;
use crate::view::PlayerView;

/// What an answer shows.
pub(super) fn face(d: &Drawing<'_>, action: Action, after: &dyn Fn() -> Option<View>) -> Option<Face> {
    let changes = || changes(d, after);
    let plain = || Face::default().facts(&changes());
    let say = |text: &Text| d.say(text);
    Some(match action {
        Action::Wealth(pair) => {
            let (_, both) = d.view.pairs.iter().find(|(other, _)| *other == pair)?;
            let values = &d.game.values().wealth;
            let facts = html! { @for card in both { (signs::steps(&values[card.id].then)) } (changes()) };
            let lines = both.iter().map(|card| say(&text::steps(&values[card.id].then.steps)));
            Face::default().picture(&icons::WEALTH.show()).facts(&facts).text(lines)
        }
        Action::Ability(id) => {
            let row = d.game.content.abilities.find(id)?;
            Face::default()
                .picture(&icons::FIRST.show())
                .facts(&changes())
                .text([say(&d.game.content.ability(row))])
        }
        Action::Main(area) | Action::Area(area) => main(d, area, &html! {}, &changes()),
        Action::Omni(fee, area) => {
            let good = match fee {
                Fee::Credit => Good::Credit,
                Fee::Alien => Good::Alien,
            };
            main(d, area, &html! { (icons::good(good).show()) (icons::THEN.show()) }, &changes())
        }
        Action::Follow(worker) => follow(d, worker, worker == Worker::Lieutenant, &changes()),
        Action::FollowAsMain(worker) => follow(d, worker, true, &changes()),
        Action::Planet(space, worker) => {
            let row = d.planet(space).map(|planet| d.row(planet))?;
            let facts = html! { (icons::worker(worker).show()) (icons::THEN.show()) (signs::steps(&row.action)) (changes()) };
            Face::default()
                .picture(&icons::worker(worker).show())
                .facts(&facts)
                .text([say(&text::steps(&row.action.steps))])
        }
        Action::Bridge(worker) => plain().picture(&icons::worker(worker).show()),
        Action::Pass => Face::default().text(d.me().map(|me| aid::pass(d, me)).unwrap_or_default()),
        Action::Move(_, to, _) | Action::Jump(_, to) => {
            plain().picture(&icons::SHIP.show()).text(there(d, to))
        }
        Action::Outpost(space, _) => plain().picture(&icons::OUTPOST.show()).text(there(d, space)),
        Action::Harvest(space) | Action::PlanetIncome(space) => plain().text(there(d, space)),
        Action::Mark(id) | Action::Use(id) => technology(d, id, &changes())?,
        Action::Take(id) | Action::Complete(id) | Action::CompleteWithout(id, _) | Action::Discard(id) => {
            mission(d, id, &changes())?
        }
        Action::Token(id) | Action::Cache(id) | Action::Refresh(id) => token(d, id, &changes())?,
        Action::Gain(resource) | Action::Pay(resource) | Action::Exchange(resource) => {
            plain().picture(&icons::good(resource.into()).show())
        }
        Action::Advance(track) | Action::TrackIncome(track) => {
            let next = d.me().and_then(|me| super::tracks::next_stack(d, track, level(me, track).0));
            plain().picture(&icons::track(track).show()).text(next.iter().map(say))
        }
        Action::Office(office) => {
            let (_, decree) = d.view.decrees.iter().find(|(other, _)| *other == office)?;
            plain().picture(&icons::CHAIR.show()).text(senate::lines(d, office, decree.id).iter().map(say))
        }
        Action::Objective(id) => {
            let row = d.game.content.objectives.find(id)?;
            plain().picture(&icons::OBJECTIVE.show()).text([say(&descriptions::objective(row))])
        }
        Action::Collect => plain().text(d.me().into_iter().flat_map(|me| &me.forecast.income).map(say)),
        Action::TokenIncome(_)
        | Action::CrewIncome(_)
        | Action::Finish
        | Action::Way(_)
        | Action::First(_)
        | Action::Yes
        | Action::Done => plain(),
    })
}

/// A main action: what it does, the stack that comes next, who could follow.
fn main(d: &Drawing<'_>, area: Area, before: &Markup, changes: &Markup) -> Face {
    let facts = html! { (before) (signs::deed(d, area, false)) (changes) };
    let mut lines: Vec<_> = operations::lines(d, area).iter().map(|line| d.say(line)).collect();
    let able =
        d.view.players.iter().filter(|player| !d.is_me(player.seat) && player.captains + player.crew > 0);
    let able: Vec<_> = able.map(|player| player.seat).collect();
    if !able.is_empty() {
        lines.push(d.say(&Text::new("page-could-follow").list("seats", super::draw::seats(&able))));
    }
    Face::default().picture(&icons::area(area).show()).facts(&facts).text(lines)
}

/// A follow: the worker, what is done, what is left.
fn follow(d: &Drawing<'_>, worker: Worker, main: bool, changes: &Markup) -> Face {
    let area = d.view.follows;
    let block = area.map(|area| {
        let row = d.game.content.area(area);
        if main { &row.main } else { &row.secondary }
    });
    let facts = html! { @if let Some(area) = area { (signs::deed(d, area, !main)) } (changes) };
    let mut lines = Vec::new();
    if let Some(block) = block {
        let key = if main { "page-main" } else { "page-secondary" };
        lines.push(d.say(&Text::new(key).text("effect", text::steps(&block.steps))));
    }
    if let Some(me) = d.me() {
        let left = |kind: Worker, count: u8| count - u8::from(kind == worker && count > 0);
        let text = Text::new("page-workers-left");
        lines.push(
            d.say(
                &text
                    .amount("captains", left(Worker::Captain, me.captains))
                    .amount("crew", left(Worker::Crew, me.crew)),
            ),
        );
    }
    Face::default().picture(&icons::worker(worker).show()).facts(&facts).text(lines)
}

fn there(d: &Drawing<'_>, space: Space) -> Vec<String> {
    planet::facts(d, space).iter().map(|line| d.say(line)).collect()
}

fn technology(d: &Drawing<'_>, id: TechnologyId, changes: &Markup) -> Option<Face> {
    let row = d.game.content.technologies.find(id)?;
    Some(
        Face::default()
            .picture(&icons::CHIP.show())
            .facts(changes)
            .text([d.say(&d.game.content.technology(row))]),
    )
}

fn mission(d: &Drawing<'_>, id: MissionId, changes: &Markup) -> Option<Face> {
    let row = d.game.content.missions.find(id)?;
    let facts = html! { (signs::mission_cost(d.me(), row.cost)) (icons::THEN.show()) (signs::steps(&row.then)) (changes) };
    let parts = d.me().and_then(|me| me.forecast.missions.iter().find(|(other, _)| other.id == id));
    let parts = parts.map_or(&[][..], |(_, parts)| parts);
    let lines = [d.say(&descriptions::mission(row))];
    let progress = super::draw::progress_lines(parts).map(|line| d.say(&line));
    Some(
        Face::default().picture(&icons::MISSION.show()).facts(&facts).text(lines.into_iter().chain(progress)),
    )
}

fn token(d: &Drawing<'_>, id: BonusId, changes: &Markup) -> Option<Face> {
    let row = d.game.values().bonus.find(id)?;
    let facts = html! { (signs::steps(&row.then)) (changes) };
    Some(
        Face::default()
            .picture(&icons::token(row.kind).show())
            .facts(&facts)
            .text([d.say(&text::steps(&row.then.steps))]),
    )
}

/// Numbers of the reader that an answer changes.
fn changes(d: &Drawing<'_>, after: &dyn Fn() -> Option<View>) -> Markup {
    let Some((now, then)) = d.me().zip(after()) else { return html! {} };
    let Some(then) = then.players.get(now.seat.index()) else { return html! {} };
    let number = |number: &dyn Fn(&PlayerView) -> i64, sign: Sign| {
        let (now, then) = (number(now), number(then));
        html! { @if now != then { (change(now, then, sign)) } }
    };
    html! {
        @for good in Good::ALL { (number(&|player| player.goods[*good].into(), icons::good(*good))) }
        @for track in Track::ALL { (number(&|player| level(player, *track).1.into(), icons::track(*track))) }
        (number(&|player| player.captains.into(), icons::worker(Worker::Captain)))
        (number(&|player| player.crew.into(), icons::worker(Worker::Crew)))
        (number(&|player| player.markers.into(), icons::MARKER))
        (number(&|player| player.outposts.len() as i64, icons::OUTPOST))
        (number(&|player| player.points.into(), icons::POINT))
    }
}
