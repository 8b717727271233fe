//! A battle as a scene: who fights in which order, what each ship can still take, dice and how likely they hit; before that, battles to come.

use maud::{Markup, html};
use orrery_core::{Seat, SeatSet, Text};
use orrery_page::widgets::dice;
use orrery_page::{seat_class, seat_letter};

use super::draw::{Drawing, seats};
use super::{icons, ids, signs, what_if};
use crate::Eclipse;
use crate::ids::{Ability, Die, SectorId, Unit};
use crate::odds::{Effort, Odds, POLICY};
use crate::state::{Phase, Roll, Ship, Type};

/// The effort where the odds of many answers are compared.
const MANY: Effort = Effort { outcomes: 10_000, samples: 400 };

/// The battle under way, or those to come.
pub(super) fn battle(d: &Drawing<'_>) -> Markup {
    if d.view.battle.on { scene(d) } else { to_come(d) }
}

/// The whole scene.
pub(super) fn scene(d: &Drawing<'_>) -> Markup {
    let battle = &d.view.battle;
    let round = match battle.round {
        0 => Text::new("page-missiles"),
        round => Text::new("page-engagement").amount("round", round),
    };
    let lines = [d.place(battle.sector), round.clone(), Text::new("page-tip-battle")];
    html! {
        section.ec-battle aria-label=(d.key("page-battle")) {
            (d.scene.thing("battle-head").class("ec-battle-head").explain(&lines).show(&html! {
                (icons::BATTLE.show()) b { (d.say(&lines[0])) } span.ec-fine { (d.say(&round)) }
            }))
            @for of in battle.order { @if d.game.count(d.table(), of) > 0 { (fighters(d, of)) } }
            (thrown(d))
            @if let Some(odds) = what_if::odds(d, battle.sector, &[], Effort::READER) {
                @let lines = [vec![Text::new("page-odds-now")], odds_lines(d, &odds)].concat();
                (d.scene.thing("odds").class("ec-coming").explain(&lines).show(&html! { (self::odds(d, &odds)) (spread(&odds)) }))
                (what_if::switches(d))
            }
        }
    }
}

/// The type that acts, while it does.
fn acting(d: &Drawing<'_>) -> Option<Type> {
    (d.view.battle.at > 0).then(|| Eclipse::acting(d.table()))
}

/// A type of ships by name.
pub(super) fn name(d: &Drawing<'_>, of: Type) -> String {
    match of {
        Type::Of(_, unit) => unit.key().to_owned(),
        Type::Guard(guard) => d.game.guard_name(guard),
        Type::Ancients => d.game.guard_name(d.game.ancient),
    }
}

/// Ships of a type: in the order of initiative, each with what it can still take.
fn fighters(d: &Drawing<'_>, of: Type) -> Markup {
    let t = d.table();
    let (stats, count) = (d.game.stats(t, of), d.game.count(t, of));
    let acts = acting(d) == Some(of);
    let class = match of {
        Type::Of(seat, _) => seat_class(seat),
        Type::Guard(_) | Type::Ancients => "ancients".to_owned(),
    };
    let attacks = Eclipse::attacks(t, of);
    let mut lines = vec![
        Text::new("page-fighters").name("unit", name(d, of)).amount("count", count),
        Text::new(if attacks { "page-attacks" } else { "page-defends" }),
    ];
    lines.extend(signs::fight_lines(stats));
    if !matches!(of, Type::Of(..)) {
        lines.push(Text::new("page-tip-ancients"));
    }
    for ability in [Ability::DistortionShield, Ability::PointDefense, Ability::AntimatterSplitter] {
        if d.game.type_can(t, of, ability) {
            lines.push(Text::new(ability.key()));
        }
    }
    let aim = acting(d).filter(|by| d.game.are_foes(t, *by, of)).map(|by| needed(d, by, of));
    lines.extend(
        aim.map(|face| Text::new("page-hits-on").amount("face", face).amount("percent", percent(face))),
    );
    let away = Eclipse::retreats_to(t, of);
    lines.extend(away.map(|to| Text::new("page-retreats").text("sector", d.place(to))));
    html! {
        div.ec-fighters.(class).acting[acts].leaving[away.is_some()] {
            (d.scene.thing(ids::fighter(of)).class("ec-fighter").explain(&lines).show(&html! {
                @match of {
                    Type::Of(seat, unit) => { span.seat-mark { (seat_letter(seat)) } (icons::unit(unit).show()) }
                    Type::Guard(_) => { (icons::GUARD.show()) }
                    Type::Ancients => { (icons::ANCIENT.show()) }
                }
                (signs::fight(stats))
                @if let Some(face) = aim { span.ec-aim { (face) "+ " span.ec-fine { (percent(face)) "%" } } }
                @if away.is_some() { (icons::THEN.show()) }
            }))
            div.ec-hulls { @for index in 0..count { (hull(d, Ship { of, index })) } }
        }
    }
}

/// A ship: a pip for each point of hull, and one that destroys it.
fn hull(d: &Drawing<'_>, ship: Ship) -> Markup {
    let t = d.table();
    let (hull, damage) = (d.game.stats(t, ship.of).hull, Eclipse::damage_on(t, ship));
    let pending = Eclipse::pending(t, ship);
    let left = (hull + 1).saturating_sub(damage);
    let lines = [
        Text::new("page-ship").name("unit", name(d, ship.of)).amount("number", ship.index + 1),
        Text::new("page-takes").amount("count", left).amount("pending", pending),
    ];
    d.scene.thing(ids::ship(ship)).class("ec-hull").class(if pending >= left { "doomed" } else { "" }).explain(&lines).show(&html! {
        @for place in 0..=hull { span.ec-pip.gone[place < damage].aimed[place >= damage && place < damage + pending] {} }
    })
}

/// The face from which on a die of a type hits another (ECL-154, ECL-158).
fn needed(d: &Drawing<'_>, by: Type, target: Type) -> u8 {
    let computer = d.game.stats(d.table(), by).computer;
    let cover = d.game.cover(d.table(), target);
    let hits = |face: &u8| crate::battle::hits(Roll { face: *face, computer, ..Roll::default() }, cover);
    (1..=6).find(hits).unwrap_or(6)
}

/// How likely a die is to show a face or a higher one.
const fn percent(face: u8) -> u8 {
    // Rounded to the nearest.
    (((7 - face) as u16 * 100 + 3) / 6) as u8
}

/// Dice that were thrown; those of Point Defense if they are asked about.
fn thrown(d: &Drawing<'_>) -> Markup {
    let battle = &d.view.battle;
    let rolls = if d.view.under_way.defence { &battle.defence } else { &battle.rolls };
    if rolls.is_empty() {
        return html! {};
    }
    html! {
        div.ec-dice role="group" aria-label=(d.key("content-dice")) {
            @for (place, roll) in rolls.iter().enumerate() { (die(d, place as u8, *roll)) }
        }
    }
}

/// A die: its colour, its face, and what it was assigned to.
fn die(d: &Drawing<'_>, place: u8, roll: Roll) -> Markup {
    let mut lines = vec![
        Text::new("page-rolled")
            .name("die", d.game.die_key(roll.damage))
            .amount("face", roll.face)
            .amount("damage", roll.damage),
        Text::new("page-with-computers").amount("count", roll.computer),
    ];
    lines.extend(roll.at.map(|ship| {
        Text::new("page-aimed-at").name("unit", name(d, ship.of)).amount("number", ship.index + 1)
    }));
    d.scene
        .thing(ids::die(place))
        .element("span")
        .class("ec-die")
        .class(die_class(d, roll.damage))
        .class(if roll.at.is_some() { "spent" } else { "" })
        .explain(&lines)
        .show(&dice::die(roll.face))
}

fn die_class(d: &Drawing<'_>, damage: u8) -> &'static str {
    let damages = &d.game.content.damage;
    if damage >= damages[Die::Red] {
        "die-red"
    } else if damage >= damages[Die::Orange] {
        "die-orange"
    } else {
        "die-yellow"
    }
}

/// Sectors where sides would fight if the round ended now.
fn to_come(d: &Drawing<'_>) -> Markup {
    if !matches!(d.view.phase, Phase::Action | Phase::Combat) || d.view.over {
        return html! {};
    }
    let all: Vec<_> =
        d.table().explored.iter().filter_map(|id| Some((id, d.game.next_pair(d.table(), id)?))).collect();
    if all.is_empty() {
        return html! {};
    }
    html! {
        section.ec-panel aria-label=(d.key("page-battles-to-come")) {
            p.ec-heading { (icons::BATTLE.show()) (d.key("page-battles-to-come")) }
            @for (id, (attackers, defenders)) in all {
                @let mut lines = vec![d.place(id), Text::new("page-sides").list("attackers", side(attackers)).list("defenders", side(defenders))];
                @let odds = what_if::odds(d, id, &[], Effort::READER);
                @let () = lines.extend(odds.iter().flat_map(|odds| odds_lines(d, odds)));
                (d.scene.thing(format!("battle-at-{id}")).class("ec-coming").explain(&lines).show(&html! {
                    b { (d.number(id)) }
                    span { (marks(attackers)) " → " (marks(defenders)) }
                    @if let Some(odds) = &odds { (self::odds(d, odds)) (spread(odds)) }
                }))
            }
            (what_if::switches(d))
        }
    }
}

fn side(side: SeatSet) -> Vec<Text> {
    if side.is_empty() { vec![Text::new("side-ancients")] } else { seats(side.iter()) }
}

fn marks(side: SeatSet) -> Markup {
    html! {
        @if side.is_empty() { (icons::ANCIENT.show()) }
        @for seat in side.iter() { span.seat-mark.(seat_class(seat)) { (seat_letter(seat)) } }
    }
}

/// A chance in percent; what is neither sure nor impossible is never said to be.
pub(super) fn hundredths(chance: f32) -> u16 {
    match (chance * 100.0).round() as u16 {
        0 if chance > 0.0 => 1,
        100.. if chance < 1.0 => 99,
        percent => percent,
    }
}

/// The chance of each side to be left, in signs.
fn odds(d: &Drawing<'_>, odds: &Odds) -> Markup {
    html! {
        @if what_if::is_supposed(d) { span.ec-supposed { "?" } }
        @for side in &odds.sides {
            @let class = side.seats.first().map_or_else(|| "ancients".to_owned(), seat_class);
            span.ec-odds.(class) { (marks(side.seats)) (dice::meter(hundredths(side.holds))) b { (hundredths(side.holds)) "%" } }
        }
    }
}

/// The same in words: how many ships of each type are left, how it was found out, and how sides are taken to fight.
fn odds_lines(d: &Drawing<'_>, odds: &Odds) -> Vec<Text> {
    let mut lines = what_if::lines(d);
    for side in &odds.sides {
        let text = Text::new("page-odds")
            .list("who", self::side(side.seats))
            .amount("percent", hundredths(side.holds));
        lines.push(text);
        lines.extend(side.spread.iter().map(|(of, chances)| survivors(d, *of, chances)));
    }
    if hundredths(odds.nobody) > 0 {
        lines.push(Text::new("page-odds-nobody").amount("percent", hundredths(odds.nobody)));
    }
    let sampled = odds.sides.first().and_then(|side| odds.interval(side.holds)).zip(odds.sampled);
    lines.push(match sampled {
        Some(((low, high), count)) => Text::new("page-odds-sampled")
            .amount("count", count)
            .amount("low", hundredths(low))
            .amount("high", hundredths(high)),
        None => Text::new("page-odds-exact"),
    });
    lines.push(Text::new(POLICY));
    lines
}

/// How many ships of a type are left, with the chance of each number, the most first.
fn survivors(d: &Drawing<'_>, of: Type, chances: &[f32]) -> Text {
    let likely = chances.iter().enumerate().rev().filter(|(_, chance)| hundredths(**chance) > 0);
    let likely = likely.map(|(count, chance)| {
        Text::new("page-odds-left").amount("count", count as i64).amount("percent", hundredths(*chance))
    });
    Text::new("page-odds-survivors").name("unit", name(d, of)).list("chances", likely.collect())
}

/// The same as a bar: a part for each number of ships that are left, as wide as it is likely.
fn spread(odds: &Odds) -> Markup {
    html! {
        @for side in &odds.sides {
            @let class = side.seats.first().map_or_else(|| "ancients".to_owned(), seat_class);
            @for (of, chances) in &side.spread {
                span.ec-spread.(class) {
                    (sign(*of))
                    @for (count, chance) in chances.iter().enumerate().rev() {
                        @if hundredths(*chance) > 0 { span.ec-chance.none[count == 0] { b { (count) } span.ec-fine { (hundredths(*chance)) "%" } } }
                    }
                }
            }
        }
    }
}

fn sign(of: Type) -> Markup {
    match of {
        Type::Of(_, unit) => icons::unit(unit).show(),
        Type::Guard(_) => icons::GUARD.show(),
        Type::Ancients => icons::ANCIENT.show(),
    }
}

/// What a battle in a sector promises a player, if these ships were there too: its chance now.
pub(super) fn chance(d: &Drawing<'_>, id: SectorId, me: Seat, more: &[(Unit, u8)]) -> Option<f32> {
    let odds = what_if::odds(d, id, more, Effort::READER)?;
    odds.of(me).map(|side| side.holds)
}

/// Battles to come in which a player fights, with the chance to win.
pub(super) fn chances(d: &Drawing<'_>, me: Seat) -> Vec<(SectorId, f32)> {
    let sectors = d.table().explored.iter().filter(|id| d.game.next_pair(d.table(), *id).is_some());
    sectors.filter_map(|id| Some((id, what_if::odds(d, id, &[], MANY)?.of(me)?.holds))).collect()
}
