//! A battle as a scene of its own: who takes part, dice and targeting, who could join, what the dice promise, the result.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::{dice, steps};
use orrery_page::{made_of, seat_class, seat_letter};

use super::draw::{Drawing, percent};
use super::{icons, ids};
use crate::view::{BattleView, SideView};

/// The six steps.
const STEPS: [&str; 6] = [
    "page-fight-escalation",
    "page-fight-diplomacy",
    "page-fight-preparation",
    "page-fight-roll",
    "page-fight-result",
    "page-fight-damage",
];

/// The battle, if there is one or has been one in this turn.
pub(super) fn battle(d: &Drawing<'_>) -> Markup {
    let Some(battle) = d.view.battle.as_ref().filter(|battle| !battle.called_off && battle.sides.len() > 1)
    else {
        return html! {};
    };
    scene(d, battle)
}

/// The whole scene.
pub(super) fn scene(d: &Drawing<'_>, battle: &BattleView) -> Markup {
    let over = battle.step.is_none();
    html! {
        section.ae-battle.over[over] aria-label=(d.key("page-battle")) {
            div.ae-battle-head {
                strong.ae-title {
                    (icons::WEAPON.show())
                    @if let Some(region) = battle.region { (d.say(&Text::new("page-battle-at").text("region", d.space(region)))) }
                }
                (nobody(d, battle))
                (progress(d, battle))
            }
            div.ae-sides {
                @for (place, side) in battle.sides.iter().enumerate() {
                    @if place > 0 { span.ae-versus aria-hidden="true" { (icons::track(crate::ids::Track::Supremacy).show()) } }
                    (self::side(d, battle, side))
                }
            }
            (joining(d, battle))
            (odds(d, battle))
            @if battle.sides.iter().any(|side| side.chance.is_some()) {
                p.ae-note { (d.key("page-chance-note")) }
            }
        }
    }
}

/// How far the battle has come.
fn progress(d: &Drawing<'_>, battle: &BattleView) -> Markup {
    let now = battle.step.map_or(7, usize::from);
    let name = STEPS.get(now.wrapping_sub(1)).copied().unwrap_or("page-fight-over");
    let label = Text::new("page-fight-step").name("step", name);
    d.scene.thing("fight-steps").class("ae-fight-steps").explain(&[label, Text::new("page-tip-fight")]).show(
        &html! {
            (steps::numbered(STEPS.iter().map(|name| d.key(name)), now))
        },
    )
}

/// One side: whose it is, its ships, its dice, and how likely it is to win.
fn side(d: &Drawing<'_>, battle: &BattleView, side: &SideView) -> Markup {
    let mine = side.seat.is_some_and(|seat| d.is_me(seat));
    let won = match side.seat {
        Some(seat) => battle.winners.contains(&seat),
        None => battle.decided && !side.lost,
    };
    let class = side.seat.map_or_else(|| "raiders".to_owned(), seat_class);
    html! {
        div.ae-side.(class).mine[mine].won[won].lost[side.lost].leads[side.leads && !battle.decided] {
            div.ae-side-top { (head(d, side)) (fleet(d, side, mine)) }
            (pool(d, side, mine))
            @if let Some(chance) = side.chance { (meter(d, side, chance)) }
            @if battle.decided || side.leads { (verdict(d, battle, side, won)) }
        }
    }
}

/// Whose side it is; targeting opens its parts.
fn head(d: &Drawing<'_>, side: &SideView) -> Markup {
    let name = match (side.seat, side.class) {
        (Some(seat), _) => d.name(seat),
        (None, Some(class)) => d.key(&d.raider_key(class)),
        (None, None) => d.key("raiders"),
    };
    let id = side.seat.map_or_else(|| ids::SIDE_RAIDERS.to_owned(), |seat| format!("side-{}", seat.index()));
    let thing = d.scene.thing(id).class("ae-side-name").label(name.clone());
    let thing = match (side.seat, side.class) {
        (None, Some(class)) => thing.about(d.raider_key(class)),
        _ => thing.tip(
            d.say(
                &Text::new("page-side")
                    .word("who", name.clone())
                    .amount("dice", side.dice)
                    .amount("targeting", side.targeting),
            ),
        ),
    };
    thing.show(&html! {
        @match side.seat {
            Some(seat) => { span.seat-mark { (seat_letter(seat)) } }
            None => { (icons::RAIDER.show()) }
        }
        span.ae-word { (name) }
    })
}

/// Ships; the reader's are things, since one can be saved.
fn fleet(d: &Drawing<'_>, side: &SideView, mine: bool) -> Markup {
    html! {
        div.ae-side-ships {
            @for (kind, count) in &side.ships {
                @let label = Text::new("page-times").name("what", kind.key()).amount("count", *count);
                @if mine {
                    (d.scene.thing(ids::fighter(*kind)).element("span").class("ae-fighter").label(d.say(&label)).about(kind.key())
                        .show(&html! { (icons::ship(*kind).show()) @if *count > 1 { "×" (count) } }))
                } @else {
                    span.ae-fighter role="img" aria-label=(d.say(&label)) { (icons::ship(*kind).show()) @if *count > 1 { "×" (count) } }
                }
            }
            @if side.seat.is_none() { span.ae-fighter { (icons::RAIDER.show()) @if side.raiders > 1 { "×" (side.raiders) } } }
        }
    }
}

/// Dice to be thrown, or what was thrown; and targeting.
fn pool(d: &Drawing<'_>, side: &SideView, mine: bool) -> Markup {
    let who = side.seat.map_or_else(|| "raiders".to_owned(), |seat| seat.index().to_string());
    let aim = made_of(Text::new("page-targeting").amount("targeting", side.targeting), &side.targeting_parts);
    let count = made_of(Text::new("page-dice").amount("dice", side.dice), &side.dice_parts);
    html! {
        div.ae-dice {
            @if side.rolled.is_empty() {
                (d.scene.thing(format!("dice-{who}")).element("span").class("ae-pool").label(d.say(&count[0])).tip(d.lines(&count)).show(&html! {
                    (dice::blank(side.dice))
                    b { (side.dice) }
                }))
            } @else {
                @for (face, many) in dice::grouped(&side.rolled) {
                    @let label = Text::new("page-dice-show").amount("dice", many).amount("face", face);
                    @let id = if mine { ids::die(face) } else { format!("rolled-{who}-{face}") };
                    (d.scene.thing(id).element("span").class("ae-faces").explain(&[label]).show(&html! {
                        @for _ in 0..many { (dice::die(face)) }
                    }))
                }
            }
            @if side.targeting > 0 {
                (d.scene.thing(format!("aim-{who}")).element("span").class("ae-aim").label(d.say(&aim[0])).tip(d.lines(&[aim, vec![Text::new("page-tip-targeting")]].concat())).show(&html! {
                    (icons::AIM.show()) b { "≥" (side.targeting) }
                }))
            }
        }
    }
}

/// How likely the side is to win if the dice were thrown now.
fn meter(d: &Drawing<'_>, side: &SideView, chance: u16) -> Markup {
    let who = side.seat.map_or_else(|| "raiders".to_owned(), |seat| seat.index().to_string());
    let label = Text::new("page-chance").amount("percent", percent(chance));
    d.scene
        .thing(format!("chance-{who}"))
        .class("ae-chance")
        .explain(&[label, Text::new("page-tip-chance")])
        .show(&html! { (dice::meter(percent(chance))) b { (percent(chance)) "%" } })
}

fn verdict(d: &Drawing<'_>, battle: &BattleView, side: &SideView, won: bool) -> Markup {
    let key = if won {
        "page-won"
    } else if side.lost {
        "page-lost"
    } else if battle.decided {
        return html! {};
    } else {
        "page-leads"
    };
    html! { span.ae-verdict { (d.key(key)) } }
}

/// Ships that could still join, and what that would do for the reader.
fn joining(d: &Drawing<'_>, battle: &BattleView) -> Markup {
    if battle.joining.is_empty() {
        return html! {};
    }
    html! {
        div.ae-joining {
            span.ae-heading { (d.key("page-could-join")) }
            @for join in &battle.joining {
                @let label = Text::new("page-join").seat("who", join.seat).name("ship", join.kind.key()).text("region", d.space(join.from)).amount("energy", join.energy);
                @let mut lines = vec![label.clone()];
                @if let Some(chance) = join.chance { @let () = lines.push(Text::new("page-join-chance").amount("percent", percent(chance))); }
                (d.scene.thing(format!("join-{}-{}-{}", join.seat.index(), join.kind, join.from)).element("span").class("ae-join").class(&seat_class(join.seat))
                    .label(d.say(&label)).tip(d.lines(&lines)).show(&html! {
                        span.seat-mark { (seat_letter(join.seat)) } (icons::ship(join.kind).show()) span { (join.from) }
                        @if join.energy > 0 { span.stock-amount { (join.energy) (icons::resource(crate::ids::Resource::Energy).show()) } }
                        @if let Some(chance) = join.chance { (icons::THEN.show()) b { (percent(chance)) "%" } }
                    }))
            }
        }
    }
}

/// How likely it is that nobody wins.
fn nobody(d: &Drawing<'_>, battle: &BattleView) -> Markup {
    let Some(chance) = battle.undecided.filter(|chance| percent(*chance) > 0) else { return html! {} };
    let label = Text::new("page-nobody").amount("percent", percent(chance));
    d.scene
        .thing("chance-nobody")
        .class("ae-nobody")
        .explain(&[label.clone(), Text::new("page-tip-nobody")])
        .show(&html! { (d.say(&label)) })
}

/// What energy for dice would do for the reader.
fn odds(d: &Drawing<'_>, battle: &BattleView) -> Markup {
    let aims = d.scene.acts_at(ids::AIM).next().is_some();
    if battle.odds.is_empty() && !aims {
        return html! {};
    }
    html! {
        div.ae-odds {
            span.ae-heading { (d.key("page-odds")) }
            @for (energy, chance) in &battle.odds {
                @let label = Text::new("page-odds-with").amount("energy", *energy).amount("percent", percent(*chance));
                (d.scene.thing(ids::spend(*energy)).class("ae-odd").explain(&[label, Text::new("page-tip-chance")]).show(&html! {
                    span.stock-amount { "+" (energy) (icons::resource(crate::ids::Resource::Energy).show()) }
                    (dice::meter(percent(*chance)))
                    b { (percent(*chance)) "%" }
                }))
            }
            @if aims {
                (d.scene.thing(ids::AIM).class("ae-odd").label(d.key("page-aim")).tip(d.key("page-aim")).show(&html! {
                    span.stock-amount { (icons::resource(crate::ids::Resource::Energy).show()) } (icons::THEN.show()) span.stock-amount { (icons::AIM.show()) "+1" }
                }))
            }
        }
    }
}
