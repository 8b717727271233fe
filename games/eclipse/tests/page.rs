//! The page shows every candidate at the thing that it concerns, has a word for everything, and tells no secret.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use orrery_core::object::Published;
use orrery_core::{Game as _, GameObject as _, Lang, Publish as _, Rule, Seat, SeatSet, Table};
use orrery_eclipse::ids::Unit;
use orrery_eclipse::{Action, Eclipse, Options};
use orrery_page::{Act, Page as _, Pages as _, Scene, Switches, Voice, inspect};
use orrery_testkit::Acts as _;

use crate::support::{Table as Laid, who};

pub static GAME: LazyLock<Published<Eclipse>> = LazyLock::new(Published::built_in);

/// Decisions between two looks at the page: drawing it all takes a while.
const STRIDE: usize = 181;

fn options(seats: u8, seed: u64) -> Options {
    let chosen = serde_json::json!({
        "rounds": if seats > 6 { 4 } else { 6 },
        "species_mode": if seed.is_multiple_of(2) { "random" } else { "choose" },
        "hives": seed % 2 == 1, "alliances": seed % 3 != 1, "gc_takeover": seed % 4 == 2,
        "ancient_homeworlds": seed.is_multiple_of(3), "predictable_technologies": seed % 4 == 1,
        "turn_direction": seed % 5 == 1, "simultaneous_play": seats > 6 && seed.is_multiple_of(2),
        "limited_ship_parts": seed % 4 == 3,
    });
    serde_json::from_value(chosen).expect("options")
}

/// Plays at random, seldom declining, and calls `visit` at every few decisions, and wherever something is asked for the
/// first times.
fn along(
    seats: u8,
    seed: u64,
    first: usize,
    asked: &mut BTreeMap<String, usize>,
    mut visit: impl FnMut(&Table<Eclipse>),
) {
    let table = inspect::table(seats, seed, options(seats, seed));
    inspect::play(
        table,
        seed,
        5,
        |notation| !["done", "pass", "end-turn", "discard", "concede", "cancel"].contains(&notation),
        |table: &Table<Eclipse>, step, legal| {
            let question = table.awaiting().first().and_then(|seat| table.ask(seat));
            let question = question.map(|ask| ask.question.key.to_string()).unwrap_or_default();
            // Relations can be proposed at many questions and seldom.
            let relations = legal.iter().any(|action| matches!(action, Action::Relations(_)));
            // Ancients to choose from are seldom, too.
            let ancients = legal.iter().any(|action| matches!(action, Action::HitFoe(..)));
            let question = match (relations, ancients) {
                (true, _) => "relations".to_owned(),
                (_, true) => "hit-foe".to_owned(),
                _ => question,
            };
            let times = asked.entry(question).or_default();
            *times += 1;
            if step % STRIDE == 0 || *times <= first {
                visit(table);
            }
        },
    );
}

#[test]
fn every_candidate_is_at_its_things_and_every_text_is_there() {
    let (mut seen, mut asked) = (inspect::Seen::default(), BTreeMap::new());
    for seed in 0..28 {
        let seats = 2 + (seed % 8) as u8;
        along(seats, seed, 4, &mut asked, |table| {
            let lang = Lang::ALL[(seed / 8 % 2) as usize];
            let Some(me) = table.awaiting().iter().next() else { return };
            let acts = inspect::look_at(&GAME, table, lang, me);
            inspect::assert_shown(
                &acts,
                "species rotate explore place technology development part build ship step colonise pass",
            );
            seen.extend(&acts);
            let html = inspect::page_of(&GAME, table, lang, me);
            for element in inspect::elements(&html, " data-thing=") {
                let explained = element.contains(" data-tip=") || element.contains(" data-about=");
                assert!(explained, "not explained: {element}");
                let named =
                    ["data-about", "data-thing"].iter().filter_map(|name| inspect::value(element, name));
                assert!(named.into_iter().any(|name| !rules_about(name).is_empty()), "no rule: {element}");
            }
        });
    }
    seen.assert_all(
        "attack build colonise cube development discard done end-turn explore flip from from-track give-up hit-foe keep on part \
         pass place relations remove retreat rotate sector ship space species square step \
         take technology tile to to-track trade use yes",
    );
}

/// The rules that the explanation of a thing or a component leads to.
fn rules_about(name: &str) -> Vec<Rule> {
    let all = GAME.rule_links();
    all.into_iter().find(|(begins, _)| name.starts_with(begins)).map(|(_, rules)| rules).unwrap_or_default()
}

/// Every component has rules, and every rule that is named there is in both ledgers. The things of the page are looked at
/// above.
#[test]
fn every_term_leads_to_its_rules() {
    for description in GAME.descriptions() {
        let key = description.name.key.to_string();
        assert!(!rules_about(&key).is_empty(), "{key}");
    }
    for (_, rules) in GAME.rule_links() {
        for rule in rules {
            for lang in Lang::ALL {
                assert!(GAME.ledger(lang).contains(&format!("- **{rule}** ")), "{rule}");
            }
        }
    }
    assert_eq!(rules_about("technology-point_defense")[0].to_string(), "ECL-159");
}

/// R64, R65: reputation tiles and discoveries kept are their owner's secret.
#[test]
fn one_reader_hears_nothing_of_the_secrets_of_another() {
    for (seats, seed) in [(2, 21), (4, 22), (9, 24)] {
        along(seats, seed, 1, &mut BTreeMap::new(), |table| {
            inspect::assert_no_secrets(&GAME, table, seed);
        });
    }
}

/// R69: the clock attacks, assigns and passes for whoever is away, but to attack or to pass is not to decline: what the others did has
/// it.
#[test]
fn what_the_others_did_has_attacks_and_passes() {
    let mut told = BTreeSet::new();
    for seed in 0..6 {
        let table = inspect::table(3, seed, options(3, seed));
        let visit = |table: &Table<Eclipse>, _, legal: &[Action]| {
            let Some(seat) = table.awaiting().first() else { return };
            for action in [Action::Attack, Action::Pass] {
                let passed = table.state().players[seat].passed;
                if !legal.contains(&action) || (action == Action::Pass && passed) {
                    continue;
                }
                let mut after = table.clone();
                let made = after.decisions().len();
                after.act(seat, after.made_by(seat), action).expect("legal");
                let turns = after.turns(SeatSet::NOBODY, made);
                let first = turns.first().and_then(|turn| turn.steps.first());
                let first = first.and_then(|step| step.what.as_ref()).map(|(action, _)| *action);
                assert_eq!(first, Some(action));
                told.insert(action.to_string());
            }
        };
        inspect::play(table, seed, 5, |notation| notation != "pass" && notation != "done", visit);
    }
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["attack", "pass"]);
}

#[test]
fn both_languages_have_the_same_keys() {
    let keys = |lang: Lang| -> BTreeSet<&str> {
        let lines =
            Eclipse::texts(lang).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    };
    let (english, polish) = (keys(Lang::En), keys(Lang::Pl));
    let apart: Vec<_> = english.symmetric_difference(&polish).collect();
    assert!(apart.is_empty(), "in one language only: {apart:?}");
}

#[test]
fn how_to_play_shows_only_exhibits_that_there_are() {
    inspect::assert_how_to_play_is_whole(&GAME);
}

/// The page of a seat at a table that was laid out, and its answers. Each answer is at things that are drawn once and can be pressed.
pub fn drawn(table: &Laid, me: Seat) -> (String, Vec<Act>) {
    drawn_with(table, me, Switches::NONE)
}

/// The same with some switches on.
pub fn drawn_with(table: &Laid, me: Seat, switches: Switches) -> (String, Vec<Act>) {
    let (game, state) = (&*table.game, &table.state);
    let names: Vec<String> = game.seats().iter().map(|seat| format!("Name {seat}")).collect();
    let voice = Voice { words: GAME.words(), lang: Lang::En, names: &names };
    let view = game.view(state, SeatSet::only(me));
    let scene = |acts| Scene {
        voice,
        viewer: SeatSet::only(me),
        me: Some(me),
        awaiting: game.awaiting(state),
        acts,
        switches: Some(switches),
    };
    let mut actions = Vec::new();
    game.candidates(state, me, &mut actions);
    let act = |action: &orrery_eclipse::Action| {
        let refused = game.check(state, me, *action).is_err();
        // Nothing that is looked at here needs chance.
        let after = || {
            let mut then = *state;
            let mut chance = orrery_core::Chance::sampled(1);
            game.apply(&mut then, me, *action, &mut orrery_core::Outside::silent(me, &mut chance));
            (!refused && chance.used() == 0).then(|| game.view(&then, SeatSet::only(me)))
        };
        Act {
            notation: action.to_string(),
            label: voice.say(&game.label(state, me, *action)),
            things: game.things(me, *action),
            heading: voice.say(&game.heading(*action)),
            face: game.face(&view, &scene(&[]), *action, &after).unwrap_or_default(),
            aside: false,
            refused,
            ends_undo: false,
        }
    };
    let acts: Vec<Act> = actions.iter().map(act).collect();
    let scenery = game.scenery(&view, &scene(&acts));
    let parts =
        [scenery.board, scenery.market, scenery.mine].into_iter().chain(scenery.seats).chain(scenery.glances);
    let html: String = parts.map(|part| part.0).collect();
    assert!(!html.contains('⟨'), "a text is missing");
    for act in &acts {
        for thing in &act.things {
            let here = inspect::elements(&html, &format!(" data-thing=\"{thing}\""));
            assert!(
                here.len() == 1 && here[0].contains("role=\"button\""),
                "{}: {thing} {here:?}",
                act.notation
            );
        }
    }
    (html, acts)
}

pub fn named<'a>(acts: &'a [Act], notation: &str) -> &'a Act {
    acts.iter().find(|act| act.notation == notation).unwrap_or_else(|| panic!("{notation} is an answer"))
}

/// The explanation of a thing.
pub fn tip<'h>(html: &'h str, thing: &str) -> &'h str {
    let found = inspect::elements(html, &format!(" data-thing=\"{thing}\""));
    inspect::value(found.first().expect("it is drawn"), "data-tip").expect("it is explained")
}

/// ECL-154, ECL-155: a battle shows its ships, its dice, how likely each die hits whom, and how it is likely to end.
#[test]
fn a_battle_is_a_scene_with_odds() {
    let mut table = Laid::of(&["terran_directorate", "terran_federation"]);
    let sector = table.lay(208, (0, -3), 0);
    table.ships(1, Unit::Cruiser, 1, sector).disc(1, sector);
    table.ships(2, Unit::Interceptor, 2, sector).ships(2, Unit::Cruiser, 1, sector);
    for number in [1, 2] {
        table.state.players[who(number)].ready = 0;
    }
    let (html, _) = drawn(&table, who(1));
    let coming = format!("battle-at-{sector}");
    let promised = tip(&html, &coming);
    assert!(promised.contains(" against "), "{promised}");
    assert!(promised.contains("wins with") && promised.contains("Nobody retreats"), "{promised}");
    table.state.players[who(1)].stats[Unit::Cruiser].initiative = 9;
    table.act(1, "pass").act(2, "pass").dice(&[6]).act(1, "attack");
    assert_eq!(table.asked(), "ask-assign");
    let (html, acts) = drawn(&table, who(1));
    assert_eq!(acts.len(), 2, "like ships are offered once");
    assert!(
        tip(&html, "fighter-1-interceptor").contains("hits with 5 or more: 33%"),
        "{}",
        tip(&html, "fighter-1-interceptor")
    );
    assert!(tip(&html, "hull-1-cruiser-0").contains("2 damage destroys it"), "hull 1");
    assert!(tip(&html, "die-0").contains("shows 6"));
    let facts = named(&acts, "hit seat2 interceptor 0").face.facts.clone().unwrap_or_default();
    assert!(facts.contains('✕'), "it is destroyed: {facts}");
    assert!(!tip(&html, "odds").is_empty());
}

/// ECL-35, ECL-205: every action says what the upkeep becomes, and how much money will be missing.
#[test]
fn actions_preview_the_upkeep() {
    let mut table = Laid::of(&["terran_directorate", "terran_federation"]);
    table.state.players[who(1)].discs = 5;
    table.stock(1, 1, 9, 9);
    let (html, acts) = drawn(&table, who(1));
    let facts = named(&acts, "take research").face.facts.clone().unwrap_or_default();
    // 13 spaces: 8 are empty now, 9 afterwards; 3 money is produced.
    assert!(facts.contains("10<span class=\"face-then\">→</span>13"), "{facts}");
    assert!(facts.contains("short by 9 money"), "{facts}");
    assert!(
        tip(&html, "store-money").contains("1 stored + 3 produced − 10 paid = −6"),
        "{}",
        tip(&html, "store-money")
    );
}

/// ECL-91: a blueprint that uses too much energy says so, and an answer shows totals before and after.
#[test]
fn blueprints_are_edited_with_running_totals() {
    let mut table = Laid::of(&["terran_directorate", "terran_federation"]);
    let part = |table: &Laid, name: &str| table.game.content().parts.named(name).expect("a part");
    let hull = part(&table, "hull");
    table.act(1, "take upgrade").act(1, &format!("part {hull}"));
    let (_, acts) = drawn(&table, who(1));
    // The third space of the interceptor is its source.
    let facts = named(&acts, "space interceptor 2").face.facts.clone().unwrap_or_default();
    assert!(facts.contains("ec-balance short") && facts.contains("2/3") && facts.contains("2/0"), "{facts}");
    table.act(1, "space interceptor 2");
    let (html, _) = drawn(&table, who(1));
    assert!(html.contains("ec-blueprint interceptor wrong"));
    assert!(tip(&html, "totals-interceptor-0").contains("uses 2 energy and makes 0"));
}

/// ECL-50: a sector is turned with a picture of what it would join.
#[test]
fn a_sector_is_turned_with_a_ghost_of_its_wormholes() {
    let mut table = Laid::of(&["terran_directorate", "terran_federation"]);
    table.act(1, "take explore");
    let (_, acts) = drawn(&table, who(1));
    let first = acts.iter().find(|act| !act.refused && act.notation.starts_with("explore")).expect("a space");
    let notation = first.notation.clone();
    table.act(1, &notation);
    let (_, acts) = drawn(&table, who(1));
    let place = acts.iter().find(|act| act.notation.starts_with("place")).expect("a sector").notation.clone();
    table.act(1, &place);
    assert_eq!(table.asked(), "ask-explore-rotation");
    let (html, acts) = drawn(&table, who(1));
    assert!(acts.len() > 1 && html.contains("ec-ghost"));
    for act in acts {
        let picture = act.face.picture.unwrap_or_default();
        assert!(picture.contains("ec-mini") && picture.contains("ec-hole"), "{}: {picture}", act.notation);
    }
}

/// ECL-105, ECL-106: a fleet shows how far it would come, and where it would be held.
#[test]
fn a_fleet_shows_its_range() {
    let mut table = Laid::of(&["terran_directorate", "terran_federation"]);
    let home = table.home(1);
    let (html, _) = drawn(&table, who(1));
    assert!(tip(&html, &format!("fleet-0-{home}")).contains("cannot leave"), "nothing is connected yet");
    let at = table.state.sectors[home].at;
    let beside = table.sector(208);
    let turned = (0..6).find(|turned| {
        let mut other = Laid::of(&["terran_directorate", "terran_federation"]);
        other.lay(208, (at.0, at.1 + 1), *turned);
        drawn(&other, who(1)).0.contains("ec-range")
    });
    let turned = turned.expect("a way to turn it that joins both");
    table.lay(208, (at.0, at.1 + 1), turned);
    let (html, _) = drawn(&table, who(1));
    assert!(tip(&html, &format!("fleet-0-{home}")).contains("reaches 1 sector"));
    assert!(!html.contains("held\" points"));
    table.ships(2, Unit::Cruiser, 1, beside);
    let (html, _) = drawn(&table, who(1));
    assert!(html.contains("held\" points"), "an enemy holds it there");
}

/// ECL-130, ECL-131: alliances are proposed at the marks of partners.
#[test]
fn alliances_are_proposed_at_the_marks_of_partners() {
    let four = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];
    let mut table = Laid::with(r#"{"alliances": true}"#, &four);
    for (one, other) in [(1, 2), (2, 1)] {
        let player = &mut table.state.players[who(one)];
        player.partners = player.partners.with(who(other));
    }
    table.act(1, "take research");
    let (html, acts) = drawn(&table, who(1));
    let found =
        acts.iter().find(|act| act.notation.starts_with("found")).expect("an alliance can be proposed");
    assert_eq!(found.things, ["partner-1"]);
    assert!(tip(&html, "partner-1").contains("diplomatic relations with"));
    assert!(tip(&html, "partner-2").contains("no relations"));
}
