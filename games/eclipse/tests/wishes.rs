//! What players want to see before they decide: odds, prices, dangers, their own secrets.

use orrery_core::{Bag, Game as _, GameObject as _, Lang, Publish as _};
use orrery_eclipse::ids::{Ability, Die, Track, Unit};
use orrery_page::{Act, Pages as _, Switches, Voice};
use orrery_testkit::Acts as _;

use crate::page::{GAME, drawn, drawn_with, named, tip};
use crate::support::{Table, who};

const TWO: [&str; 2] = ["terran_directorate", "terran_federation"];

fn facts(act: &Act) -> String {
    act.face.facts.clone().unwrap_or_default()
}

/// The markup of a thing, up to the next one.
fn inside<'h>(html: &'h str, thing: &str) -> &'h str {
    let start = html.find(&format!(" data-thing=\"{thing}\"")).expect("it is drawn");
    let rest = &html[start + 1..];
    &rest[..rest.find(" data-thing=\"").unwrap_or(rest.len())]
}

/// What was told during the last action, in words.
fn told(table: &Table, lang: Lang) -> Vec<String> {
    let names: Vec<String> = (1..=2).map(|number| format!("Name {number}")).collect();
    let voice = Voice { words: GAME.words(), lang, names: &names };
    table.told.iter().map(|(_, event)| voice.say(&table.game.tell(event))).collect()
}

/// A battle with Ancients to come.
fn against_ancients() -> Table {
    let mut table = Table::of(&TWO);
    let sector = table.lay(208, (0, -3), 0);
    table.state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Cruiser, 2, sector).quiet();
    table
}

/// ECL-150 to ECL-172: odds say how many ships of each type are left with which chance, and what technologies would
/// change.
#[test]
fn odds_are_a_distribution() {
    let table = against_ancients();
    let sector = table.sector(208);
    let (html, _) = drawn(&table, who(1));
    let tip = tip(&html, &format!("battle-at-{sector}"));
    let odds =
        table.game.odds_at(&table.state, sector, orrery_eclipse::odds::Effort::READER).expect("a battle");
    let (_, chances) = &odds.of(who(1)).expect("a side").spread[0];
    assert_eq!(chances.len(), 3, "none, one or both");
    let percent = (chances[2] * 100.0).round();
    assert!(tip.contains(&format!("Cruiser, left: 2 with {percent}%")), "{tip}");
    assert!(html.contains("ec-spread"));
}

/// The switches of a page that have these names.
fn switched(names: &[&str]) -> Switches {
    let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
    GAME.switched(&names)
}

/// The reader's chance in a battle to come, in percent.
fn promised(html: &str, sector: orrery_eclipse::ids::SectorId) -> u32 {
    let tip = tip(html, &format!("battle-at-{sector}"));
    let (_, rest) = tip.split_once("Name seat1: wins with ").unwrap_or_else(|| panic!("{tip}"));
    rest.split('%').next().and_then(|number| number.parse().ok()).expect("a number")
}

/// ECL-157 to ECL-163: what nobody has can be switched on, for oneself or for the others, and the odds follow; also those that
/// answers of an edited blueprint show.
#[test]
fn odds_have_switches() {
    let mut table = Table::of(&TWO);
    let sector = table.lay(208, (0, -3), 0);
    table.ships(1, Unit::Cruiser, 2, sector).ships(2, Unit::Cruiser, 2, sector).quiet();
    for number in [1, 2] {
        let stats = table.stats(number, Unit::Cruiser);
        stats.missiles[Die::Yellow] = 2;
        stats.cannons[Die::Red] = 1;
        stats.computer = 2;
    }
    let chance = |names: &[&str]| promised(&drawn_with(&table, who(1), switched(names)).0, sector);
    let bare = chance(&[]);
    for name in ["distortion", "point-defense", "morph"] {
        assert!(chance(&[&format!("own-{name}")]) > bare, "{name}");
        assert!(chance(&[&format!("others-{name}")]) < bare, "{name}");
    }
    assert_ne!(chance(&["own-splitter"]), chance(&["others-splitter"]));
    let (html, _) = drawn_with(&table, who(1), switched(&["own-morph"]));
    assert!(html.contains("aria-checked=\"true\" data-switch=\"own-morph\""));
    assert!(html.contains("aria-checked=\"false\" data-switch=\"others-morph\""));
    assert!(tip(&html, &format!("battle-at-{sector}")).contains("(You): Morph Shield"));
    // What one has is no matter of a switch.
    table.state.players[who(1)].abilities.put(Ability::PointDefense);
    let (html, _) = drawn(&table, who(1));
    assert!(!html.contains("data-switch=\"own-point-defense\"") && html.contains("✓ Point Defense"));

    table.state.players[who(1)].abilities.take(Ability::PointDefense);
    let computer = table.part("electron_computer");
    table.act(1, "take upgrade").act(1, &format!("part {computer}"));
    let space = |names: &[&str]| {
        let (_, acts) = drawn_with(&table, who(1), switched(names));
        facts(
            acts.iter()
                .find(|act| !act.refused && act.notation.starts_with("space cruiser"))
                .expect("a space"),
        )
    };
    assert_ne!(space(&[]), space(&["own-distortion"]));
}

/// ECL-89: a part on a blueprint shows what it does to the odds of battles to come.
#[test]
fn odds_follow_a_blueprint_that_is_edited() {
    let mut table = against_ancients();
    let computer = table.part("electron_computer");
    table.act(1, "take upgrade").act(1, &format!("part {computer}"));
    let (_, acts) = drawn(&table, who(1));
    let free = acts.iter().find(|act| !act.refused && act.notation.starts_with("space cruiser"));
    let facts = facts(free.expect("a space"));
    assert!(facts.contains("208") && facts.contains("%<span class=\"face-then\">→</span>"), "{facts}");
}

/// ECL-77, ECL-78: a technology says what it costs on each track, the cheapest first, and after one more tile there, which
/// trades are needed, and what is left of it; its tile shows the energy of its part.
#[test]
fn technologies_have_prices_before_and_after() {
    let mut table = Table::of(&TWO);
    let (common, rare) = (table.technology("plasma_cannon"), table.technology("zero_point_source"));
    table.state.offer = Bag::EMPTY;
    table.state.offer.put(common);
    table.state.offer.put(rare);
    table.stock(1, 9, 4, 9);
    let more = ["nanorobots", "advanced_robotics"].map(|name| table.technology(name));
    for id in more {
        table.state.players[who(1)].tracks[Track::Nano].push(id);
    }
    let tiles = table.state.players[who(1)].tracks[Track::Military].len();
    let price = |discount: usize| {
        let off = table.game.content().tracks.discount[discount];
        6_u8.saturating_sub(off).max(4)
    };
    let (html, acts) = drawn(&table, who(1));
    let tip = tip(&html, &format!("technology-{common}"));
    assert!(tip.contains(&format!("{} science (without discount 6)", price(tiles))), "{tip}");
    assert!(tip.contains(&format!("after one more tile on this track {}", price(tiles + 1))), "{tip}");
    assert!(tip.contains("In the bag: "), "{tip}");
    let missing = price(tiles) - 4;
    assert!(tip.contains(&format!("{missing} science short: {missing} trade")), "{tip}");
    assert!(inside(&html, &format!("technology-{common}")).contains("ec-energy"), "the cannon needs energy");
    assert!(!acts.is_empty());
    let tip = crate::page::tip(&html, &format!("technology-{rare}"));
    let place = |track: &str| tip.find(track).unwrap_or_else(|| panic!("{track}: {tip}"));
    assert!(place("Nano") < place("Military") || !tip.contains("Military"), "{tip}");
}

/// ECL-206: whoever is short of money sees trades and sectors side by side, with what each brings.
#[test]
fn a_shortage_shows_trades_beside_sectors() {
    let mut table = Table::of(&TWO);
    let sector = table.lay(208, (0, -3), 0);
    table.disc(1, sector).quiet();
    table.state.players[who(1)].discs = 0;
    table.stock(1, 0, 9, 9).pass_all();
    assert_eq!(table.asked(), "ask-shortage");
    let (html, acts) = drawn(&table, who(1));
    assert!(html.contains("ec-columns"));
    for thing in ["swap-science", "swap-materials", &format!("lose-{sector}")] {
        assert!(inside(&html, thing).contains("role=\"button\""), "{thing}");
    }
    assert!(tip(&html, &format!("lose-{sector}")).contains("helps by"));
    assert!(named(&acts, "trade science money").things.contains(&"swap-science".to_owned()));
}

/// ECL-120: a step that would break relations says so before; the range of others is shown too.
#[test]
fn a_step_warns_of_an_act_of_aggression() {
    let mut table = Table::of(&TWO);
    let at = table.state.sectors[table.home(1)].at;
    let turned = (0..6).find(|turned| {
        let mut other = Table::of(&TWO);
        other.lay(208, (at.0, at.1 + 1), *turned);
        drawn(&other, who(1)).0.contains("ec-range")
    });
    let sector = table.lay(208, (at.0, at.1 + 1), turned.expect("a way to turn it that joins both"));
    table.relate(1, 2).disc(2, sector);
    let home = table.home(1);
    let (html, _) = drawn(&table, who(2));
    assert!(html.contains("ec-range"), "the range of somebody else's ships");
    table.act(1, "take move").act(1, &format!("ship interceptor {home}"));
    let (html, acts) = drawn(&table, who(1));
    let step = named(&acts, &format!("step {sector}"));
    let text = step.face.text.join(" ");
    assert!(text.contains("break your relations with"), "{text}");
    assert!(html.contains("hostile"));
}

/// ECL-40, ECL-127: a warning is there only where something else could be done, and says no more than what would happen.
#[test]
fn nothing_warns_without_need() {
    let pass = |table: &Table| named(&drawn(table, who(1)).1, "pass").face.text.join(" ");
    let mut table = Table::of(&TWO);
    assert!(table.state.players[who(1)].ready > 0);
    assert!(!pass(&table).contains("olony"), "nothing can be settled: {}", pass(&table));
    let home = table.home(1);
    table.state.sectors[home].cubes[orrery_eclipse::ids::Square::Money] = 0;
    assert!(pass(&table).contains("olony"), "{}", pass(&table));

    let step = |check: &str| {
        let mut table = Table::with(&format!(r#"{{"aggression_check": "{check}"}}"#), &TWO);
        let at = table.state.sectors[table.home(1)].at;
        let turned = (0..6).find(|turned| {
            let mut other = Table::of(&TWO);
            other.lay(208, (at.0, at.1 + 1), *turned);
            drawn(&other, who(1)).0.contains("ec-range")
        });
        let sector = table.lay(208, (at.0, at.1 + 1), turned.expect("a way to turn it that joins both"));
        table.relate(1, 2).disc(2, sector);
        let home = table.home(1);
        table.act(1, "take move").act(1, &format!("ship interceptor {home}"));
        named(&drawn(&table, who(1)).1, &format!("step {sector}")).face.text.join(" ")
    };
    assert!(step("entry").contains("break your relations") && !step("entry").contains("still there"));
    assert!(step("end_of_action").contains("If your ship is still there"));
}

/// ECL-154, ECL-165: the log of a battle has dice, what is added to them, and why Ancients aim where they do.
#[test]
fn the_log_of_a_battle_has_modifiers_and_reasons() {
    let mut table = against_ancients();
    // Both sides last for a while.
    let sector = table.sector(208);
    table.state.sectors[sector].ancients = 3;
    let stats = table.stats(1, Unit::Cruiser);
    (stats.computer, stats.shield, stats.hull, stats.initiative) = (2, 1, 6, 0);
    table.act(1, "pass").act(2, "pass");
    let [mut english, mut polish] = [told(&table, Lang::En), told(&table, Lang::Pl)];
    while table.awaited() == Some(1) && ["ask-activate", "ask-assign"].contains(&table.asked()) {
        let next = table.legal(1)[0].clone();
        table.act(1, &next);
        english.extend(told(&table, Lang::En));
        polish.extend(told(&table, Lang::Pl));
    }
    let [english, polish] = [english, polish].map(|lines| lines.join("\n"));
    assert!(english.contains("Ancients aim at Cruiser"), "{english}");
    assert!(english.contains("so the largest ship is hit"), "{english}");
    assert!(english.contains(", each +2 by computers"), "{english}");
    assert!(english.contains(" +2 hits for 1: Ancient"), "{english}");
    assert!(english.contains("6 +1 −1 hits for 1: Cruiser"), "{english}");
    assert!(polish.contains("każda +2 za komputery") && polish.contains(" +2 trafia"), "{polish}");
}

/// R64, R65: the own secrets are behind one thing, for their owner alone.
#[test]
fn own_secrets_are_behind_one_thing() {
    let mut table = Table::of(&TWO);
    let tile = table.game.content().reputation.iter().last().expect("a tile").0;
    table.state.players[who(1)].reputation.put(tile);
    let kept = table.discovery("ancient_cruiser");
    table.state.players[who(1)].kept.put(kept);
    let (html, _) = drawn(&table, who(1));
    let shown = tip(&html, "secrets");
    assert!(shown.contains("4 VP"), "{shown}");
    let (other, _) = drawn(&table, who(2));
    assert!(!tip(&other, "kept-0").contains("4 VP"), "{}", tip(&other, "kept-0"));
}

/// The score so far has its parts, and an alliance its average.
#[test]
fn the_score_has_its_parts() {
    let mut table = Table::of(&TWO);
    let sector = table.lay(208, (0, -3), 0);
    table.disc(1, sector);
    let alliance = table.game.content().alliances.iter().next().expect("an alliance").1.id.clone();
    let (html, _) = drawn(&table, who(1));
    let before = tip(&html, "score").to_owned();
    assert!(before.contains("If the game ended now") && before.contains("ectors"), "{before}");
    table.ally(&alliance, &[1, 2]);
    let (html, _) = drawn(&table, who(1));
    assert!(tip(&html, "score").contains("verage"), "{}", tip(&html, "score"));
}

/// Others are seen at a glance: blueprints with their numbers, tracks and technologies.
#[test]
fn others_are_seen_at_a_glance() {
    let table = Table::of(&TWO);
    let (html, _) = drawn(&table, who(1));
    for thing in [
        "blueprint-interceptor-1",
        "blueprint-dreadnought-1",
        "technologies-nano-1",
        "store-money-1",
        "discs-1",
    ] {
        assert!(!tip(&html, thing).is_empty(), "{thing}");
    }
    assert!(tip(&html, "blueprint-interceptor-1").contains("nitiative"));
}

/// ECL-207: whoever has left the game has no numbers any more.
#[test]
fn who_has_left_is_said_at_a_glance() {
    let mut table = Table::of(&TWO);
    assert!(!drawn(&table, who(1)).0.contains("has left the game"));
    table.state.players[who(2)].out = true;
    assert!(drawn(&table, who(1)).0.contains("has left the game"));
}
