//! What the reader plays with: the hold, workers, the four rows of the control panel, and everything that lies beside it.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::made_of;
use orrery_page::widgets::hand::grouped;
use orrery_page::widgets::stock::number;

use super::draw::{Drawing, level};
use super::{cards, icons, ids, seat, signs, tracks};
use crate::content::Holds;
use crate::effects::{Block, text};
use crate::ids::{Good, TokenKind, Track, Worker};
use crate::state::Lieutenant;
use crate::view::PlayerView;

/// The whole console of the reader.
pub(super) fn console(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    html! {
        div.tg-console.(orrery_page::seat_class(me.seat)) {
            div.tg-stores {
                (score(d, me))
                @for good in Good::ALL { (hold(d, me, *good)) }
                (workers(d, me))
                (small(d, "markers", me, icons::MARKER, me.markers, "page-markers", "page-tip-markers"))
                (small(d, "pods", me, icons::POD, me.pods, "page-pods", "page-tip-pods"))
                (income(d, me))
                (moves(d, me))
            }
            div.tg-rows { (crew(d, me)) (outposts(d, me)) (trade(d, me)) (mining(d, me)) (income_track(d, me)) }
            div.tg-things { (things(d, me)) }
        }
    }
}

/// Points now, and what they would be if the game ended now.
fn score(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let label = Text::new("page-score").amount("vp", me.points).amount("score", me.forecast.score);
    let (gain, loss) = me.military;
    let mut lines = made_of(label, &me.forecast.parts);
    lines.push(Text::new("page-score-upkeep").amount("gain", gain).amount("loss", loss));
    number(
        d,
        "score",
        "score",
        &lines,
        &html! { (icons::POINT.show()) b { (me.points) } span.tg-fine { "→" (me.forecast.score) } },
    )
}

fn hold(d: &Drawing<'_>, me: &PlayerView, good: Good) -> Markup {
    let amount = me.goods[good];
    let tip = match good {
        Good::Energy => "page-tip-energy",
        Good::Ore => "page-tip-ore",
        Good::Alien => "page-tip-alien",
        Good::Credit => "page-tip-credit",
    };
    let label = Text::new("page-hold").name("good", good.key()).amount("count", amount);
    number(
        d,
        ids::good(good),
        "store",
        &[label, Text::new(tip)],
        &html! { (icons::good(good).show()) b { (amount) } },
    )
}

/// Captains, crew and the Lieutenant: available, and out.
fn workers(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let one = |worker: Worker, there: u8, out: u8, tip: &'static str| {
        let label =
            Text::new("page-workers").name("worker", worker.key()).amount("count", there).amount("out", out);
        number(
            d,
            ids::worker(worker),
            "store worker",
            &[label, Text::new(tip)],
            &html! {
                (icons::worker(worker).show()) b { (there) } @if out > 0 { span.tg-fine { "+" (out) } }
            },
        )
    };
    html! {
        (one(Worker::Captain, me.captains, me.captains_out, "page-tip-captain"))
        (one(Worker::Crew, me.crew, me.crew_out, "page-tip-crew"))
        @match me.lieutenant {
            Lieutenant::None => {}
            Lieutenant::Ready => { (one(Worker::Lieutenant, 1, 0, "page-tip-lieutenant")) }
            Lieutenant::Out => { (one(Worker::Lieutenant, 0, 1, "page-tip-lieutenant")) }
        }
    }
}

fn small(
    d: &Drawing<'_>,
    id: &str,
    me: &PlayerView,
    sign: orrery_page::Sign,
    count: u8,
    key: &'static str,
    tip: &'static str,
) -> Markup {
    let lines = [Text::new(key).amount("count", count), Text::new(tip)];
    number(d, format!("{id}-{}", me.seat.index()), "store", &lines, &html! { (sign.show()) b { (count) } })
}

/// The receipt of the next income: each source with what it brings.
fn income(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let mut lines = vec![Text::new("page-income").amount("count", me.forecast.income.len() as i64)];
    lines.extend(me.forecast.income.iter().cloned());
    lines.push(Text::new("page-tip-income"));
    number(
        d,
        "income",
        "store",
        &lines,
        &html! { span.tg-word { (d.key("page-income-word")) } b { (me.forecast.income.len()) } },
    )
}

/// Moves of an exploration, and turns that the present workers allow.
fn moves(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let (moves, free) = me.forecast.moves;
    let lines = [
        Text::new("page-moves").amount("moves", moves).amount("free", free),
        Text::new("page-turns-left").amount("captains", me.captains).amount("crew", me.crew),
    ];
    number(d, "moves", "store", &lines, &html! { (icons::SHIP.show()) b { (moves) } })
}

/// A row of the panel with its name.
fn row(d: &Drawing<'_>, class: &str, key: &str, cells: &Markup) -> Markup {
    html! {
        div.tg-row.(class) role="group" aria-label=(d.key(key)) {
            span.tg-row-name { (d.key(key)) }
            span.tg-row-cells { (cells) }
        }
    }
}

fn said(key: &'static str, block: &Block) -> Option<Text> {
    (!block.steps.is_empty()).then(|| Text::new(key).text("effect", text::steps(&block.steps)))
}

/// Mobilisation spaces: an empty one pays in the income phase.
fn crew(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let taken = usize::from(me.crew + u8::from(me.lieutenant == Lieutenant::Ready));
    let captains = usize::from(me.captains + me.captains_out);
    let cell = |id: String, worker: Worker, filled: bool, block: &Block| {
        let key = if filled { "page-space-manned" } else { "page-space-free" };
        let mut lines = vec![Text::new(key).name("worker", worker.key())];
        lines.extend(said("page-space-pays", block));
        d.scene.thing(id).class(if filled { "tg-box full" } else { "tg-box" }).explain(&lines).show(&html! {
            @if filled { (icons::worker(worker).show()) } @else { span.tg-gain { (signs::steps(block)) } }
        })
    };
    let panel = d.game.content.panel();
    row(
        d,
        "crews",
        "page-row-crew",
        &html! {
            @for (place, space) in panel.captains.iter().enumerate().skip(captains) { (cell(format!("captain-space-{place}"), Worker::Captain, false, &space.income)) }
            @for (place, space) in panel.crew.iter().enumerate() { (cell(ids::crew(place), Worker::Crew, place < taken, &space.income)) }
        },
    )
}

/// The outpost row: what each costs, brings, and pays while its space is empty.
fn outposts(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let placed = me.outposts.len();
    row(
        d,
        "outposts",
        "page-row-outposts",
        &html! {
            @for (place, space) in d.game.content.panel().outposts.iter().enumerate() {
                @let mut lines = vec![Text::new(if place < placed { "page-outpost-placed" } else { "page-outpost-here" }).amount("number", space.no).amount("ore", space.ore)];
                @let () = lines.extend(said("page-outpost-reward", &space.reward).into_iter().chain(said("page-space-pays", &space.income)));
                @let id = if place == placed { format!("outposts-{}", me.seat.index()) } else { format!("outpost-space-{place}") };
                (d.scene.thing(id).class("tg-box outpost").class(if place < placed { "open" } else { "full" }).class(if place == placed { "next" } else { "" }).explain(&lines).show(&html! {
                    @if place < placed { @if space.income.steps.is_empty() { span.tg-fine { "✓" } } @else { (signs::steps(&space.income)) } } @else {
                        span.tg-cost { (space.ore) (icons::good(Good::Ore).show()) }
                        span.tg-gain { (signs::steps(&space.reward)) }
                    }
                }))
            }
        },
    )
}

/// The trade track: what lies on the spaces that are still closed.
fn trade(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let (at, counts) = level(me, Track::Trade);
    let head = d
        .scene
        .thing(ids::track(Track::Trade))
        .class("tg-box head t-trade")
        .label(d.key(Track::Trade.key()))
        .tip(d.lines(&tracks::standing(d, Track::Trade)))
        .show(&html! { (icons::track(Track::Trade).show()) b { (counts) } });
    let mut fleet = 0;
    let mut cells = Vec::new();
    for space in &d.game.content.panel().trade {
        let open = space.no <= at;
        let mut lines = vec![
            Text::new(if open { "page-trade-open" } else { "page-trade-closed" }).amount("level", space.no),
        ];
        let inside = match space.holds {
            Holds::Fleet => {
                let token = me.fleet.get(fleet);
                fleet += 1;
                if let Some(token) = token {
                    let row = &d.game.content.fleet[token.id];
                    lines.push(
                        Text::new("page-fleet")
                            .name("fleet", format!("fleet-{}", &**token))
                            .text("effect", text::steps(&row.then.steps)),
                    );
                    html! { (icons::FLEET.show()) @if !open { (signs::steps(&row.then)) } }
                } else {
                    html! { (icons::FLEET.show()) }
                }
            }
            Holds::Marker | Holds::Pirates => {
                lines.push(Text::new("page-trade-marker"));
                icons::MARKER.show()
            }
        };
        let class = if open { "tg-box open" } else { "tg-box full" };
        let inside = if open {
            html! { span.tg-fine { "✓" } }
        } else {
            inside
        };
        cells.push(d.scene.thing(format!("trade-{}", space.no)).class(class).explain(&lines).show(&inside));
    }
    row(d, "trades", "track-trade", &html! { (head) @for cell in cells { (cell) } })
}

/// The mining track: tokens, and those that politics cuts off.
fn mining(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let (_, politics) = level(me, Track::Politics);
    row(
        d,
        "minings",
        "page-row-mining",
        &html! {
            @for (place, space) in d.game.content.panel().mining.iter().enumerate() {
                @let token = me.mining.get(place);
                @let cut = politics < space.politics;
                @let mut lines = vec![Text::new(if cut { "page-mining-cut" } else { "page-mining-pays" }).amount("needs", space.politics).amount("has", politics)];
                @let () = lines.extend(token.map(|token| Text::new("page-mining-token").name("token", format!("mining-{}", &**token)).text("effect", text::steps(&d.game.content.mining[token.id].mining.steps))));
                (d.scene.thing(format!("mining-{place}")).class("tg-box").class(if cut { "cut" } else { "" }).class(if token.is_some() { "full" } else { "" }).explain(&lines).show(&html! {
                    @match token { Some(token) => { span.tg-gain { (signs::steps(&d.game.content.mining[token.id].mining)) } } None => {} }
                    span.tg-needs { "≥" (space.politics) }
                }))
            }
        },
    )
}

/// The income track: pirates and fleets, and those that politics cuts off.
fn income_track(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let (_, politics) = level(me, Track::Politics);
    let (mut pirates, mut fleets) = (0, 0);
    let mut cells = Vec::new();
    for (place, space) in d.game.content.panel().income.iter().enumerate() {
        let cut = politics < space.politics;
        let mut lines = vec![
            Text::new(if cut { "page-income-cut" } else { "page-income-pays" })
                .amount("needs", space.politics)
                .amount("has", politics),
        ];
        // A token that was won comes from its planet.
        let mut piece = None;
        let (sign, block) = if space.holds == Holds::Pirates {
            pirates += 1;
            let token = me.pirates.get(pirates - 1);
            piece = token.map(|token| format!("pirate-{}", &**token));
            lines.extend(token.map(|token| Text::named(format!("pirate-{}", &**token))));
            (icons::PIRATES, token.map(|token| &d.game.values().pirates[token.id].income))
        } else {
            fleets += 1;
            let token = me.fleet.get(fleets - 1).filter(|_| fleets <= me.fleet_out);
            lines.extend(token.map(|token| Text::named(format!("fleet-{}", &**token))));
            (icons::FLEET, token.map(|token| &d.game.content.fleet[token.id].then))
        };
        lines.extend(block.and_then(|block| said("page-space-pays", block)));
        let thing = d.scene.thing(ids::income(place)).class("tg-box").class(if cut { "cut" } else { "" });
        let thing = thing.class(if block.is_some() { "full" } else { "" });
        cells.push(thing.explain(&lines).show(&html! {
            @match block { Some(block) => { span.tg-gain data-piece=[piece] { (signs::steps(block)) } } None => { span.tg-ghost { (sign.show()) } } }
            span.tg-needs { "≥" (space.politics) }
        }));
    }
    row(d, "incomes", "page-row-income", &html! { @for cell in cells { (cell) } })
}

/// What lies beside the panel: the tile, objectives, the log, tokens, marked cards, completed missions.
fn things(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let objectives = me.objectives.1.as_deref().unwrap_or_default();
    html! {
        @if let Some(tile) = &me.ability { (seat::tile(d, me, ids::TILE.to_owned(), tile)) }
        @for (place, card) in objectives.iter().enumerate() {
            (cards::objective(d, ids::component("objective", card), card, me.objective_points.get(place).copied()))
        }
        @for card in &me.log { (cards::mission(d, card.id, card, None, Some(me))) }
        @for free in me.log.len()..usize::from(me.log_size) {
            span.tg-chip.empty data-tip=(d.say(&Text::new("page-log-free").amount("place", free as i64 + 1))) { (icons::MISSION.show()) "–" }
        }
        @for (token, count) in grouped(me.tokens.iter().map(|token| (token.id, &**token))) { (cards::token(d, ids::component("token", token.1), token.0, token.1, count, "")) }
        @for (token, count) in grouped(me.cache.iter().map(|token| (token.id, &**token))) { (cards::token(d, ids::component("cache", token.1), token.0, token.1, count, "cached")) }
        @for card in &me.technologies { (cards::marked(d, me, ids::component("marked", card), card)) }
        (used(d, me))
        (seat::completed(d, me))
        (seat::wealth(d, me))
    }
}

/// Used tokens: one by one only where one of them can be used again.
fn used(d: &Drawing<'_>, me: &PlayerView) -> Markup {
    let all = grouped(me.used.iter().map(|token| (token.id, &**token)));
    let again = all.iter().any(|((_, id), _)| d.scene.acts_at(&ids::component("used", id)).next().is_some());
    if all.is_empty() {
        return html! {};
    }
    if again {
        return html! {
            @for ((token, id), count) in all {
                (cards::token(d, ids::component("used", id), token, id, count, "used"))
            }
        };
    }
    let names = me.used.iter().map(|token| Text::named(format!("bonus-{}", &**token))).collect();
    let lines = [
        Text::new("page-tokens-used").amount("count", me.used.len() as i64),
        Text::new("page-list").list("things", names),
    ];
    d.scene.thing("used").class("tg-chip used").explain(&lines).show(&html! {
        (icons::token(TokenKind::Basic).show())
        "×" (me.used.len())
    })
}
