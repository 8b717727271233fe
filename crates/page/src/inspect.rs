//! What must hold of the page of any game, for the tests of games.

use std::collections::BTreeMap;

use orrery_core::object::Published;
use orrery_core::{Chance, GameObject as _, Lang, Seat, SeatSet, Table};

use crate::page::{Page, Pages as _, Scenery};
use crate::scene::{Act, Scene};
use crate::voice::Voice;

/// Elements that have no end.
const EMPTY: [&str; 6] = ["input", "br", "img", "meta", "link", "hr"];

/// Looks at the page of a seat and panics if something is wrong with it; what could be done there.
pub fn look_at<G: Page>(game: &Published<G>, table: &Table<G>, lang: Lang, me: Seat) -> Vec<Act> {
    let html = page_of(game, table, lang, me);
    assert_has_texts(&html);
    assert!(!html.contains(" style="), "a style within an element");
    let mut things: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for element in elements(&html, " data-thing=") {
        things.entry(value(element, "data-thing").expect("an id")).or_default().push(element);
    }
    let acts = game.acts(table, me, &Voice { words: game.words(), lang, names: &[] });
    for (id, drawn) in &things {
        assert_eq!(drawn.len(), 1, "{id} is drawn so often");
        let concerned = acts.iter().any(|act| act.things.iter().any(|thing| thing == id));
        assert_eq!(drawn[0].contains("role=\"button\""), concerned, "{id}: can be pressed");
    }
    for tag in html.split('<').filter(|tag| tag.contains(" data-thing=") && tag.contains("role=\"button\"")) {
        let id = value(tag, "data-thing").unwrap_or_default();
        let label = if tag.starts_with("g ") { value(tag, "aria-label") } else { text_inside(&html, tag) };
        assert!(label.is_some_and(|label| !label.is_empty()), "{id} has no label");
    }
    for act in &acts {
        for thing in &act.things {
            assert!(things.contains_key(thing.as_str()), "{} is not at {thing}", act.notation);
        }
    }
    acts
}

/// All that a game draws for a seat, as HTML.
pub fn page_of<G: Page>(game: &Published<G>, table: &Table<G>, lang: Lang, me: Seat) -> String {
    let names: Vec<String> = table.seats().iter().map(|seat| format!("Name {seat}")).collect();
    let voice = Voice { words: game.words(), lang, names: &names };
    let acts = game.acts(table, me, &voice);
    let scene =
        Scene { voice, viewer: SeatSet::only(me), me: Some(me), awaiting: table.awaiting(), acts: &acts };
    let parts = parts(game.scenery(table, &scene));
    parts.iter().for_each(|part| assert_well_formed(part));
    parts.concat()
}

/// Board, hand, seats and glances.
fn parts(scenery: Scenery) -> Vec<String> {
    let seats = scenery.seats.into_iter().chain(scenery.glances);
    [scenery.board, scenery.hand].into_iter().chain(seats).map(|part| part.0).collect()
}

/// Panics if the page of somebody depends on what he cannot know. Where dealing anew changes who is asked there is
/// nothing to compare: sealed answers of others are taken back then, and that they were given is no secret.
pub fn assert_no_secrets<G: Page>(game: &Published<G>, table: &Table<G>, seed: u64) {
    let (rules, state) = (table.game(), table.state());
    for me in table.seats().iter().map(Some).chain([None]) {
        let viewer = me.map_or(SeatSet::NOBODY, SeatSet::only);
        let mut other = *state;
        rules.resample(&mut other, viewer, &mut Chance::sampled(seed));
        if rules.awaiting(&other) != rules.awaiting(state) {
            continue;
        }
        let drawn = |state: &G::State| {
            let voice = Voice { words: game.words(), lang: Lang::En, names: &[] };
            let scene = Scene { voice, viewer, me, awaiting: SeatSet::NOBODY, acts: &[] };
            parts(rules.scenery(&rules.view(state, viewer), &scene)).concat()
        };
        assert_eq!(drawn(state), drawn(&other), "{me:?} sees more");
    }
}

/// Panics if the guide names a picture that there is not, or has hardly any.
pub fn assert_guide_is_whole<G: Page>(game: &Published<G>) {
    for lang in Lang::ALL {
        let voice = Voice { words: game.words(), lang, names: &[] };
        let named = G::guide(lang).split("](exhibit:").skip(1);
        let exhibits: Vec<_> = named.filter_map(|rest| rest.split(')').next()).collect();
        assert!(exhibits.len() >= 5, "{lang}: only {exhibits:?}");
        for name in exhibits {
            let exhibit = game.exhibit(name, &voice).unwrap_or_else(|| panic!("{lang}: no exhibit {name}"));
            assert_has_texts(&exhibit.0);
            assert_well_formed(&exhibit.0);
        }
    }
}

/// Every element that has this attribute, with all its attributes.
pub fn elements<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    html.split('<').filter(|tag| tag.contains(attribute)).filter_map(|tag| tag.split('>').next()).collect()
}

/// The value of an element's attribute.
pub fn value<'e>(element: &'e str, attribute: &str) -> Option<&'e str> {
    element.split(&format!(" {attribute}=\"")).nth(1)?.split('"').next()
}

/// What a voice reads of a control: the text that stands first in it. `tag` is a part of `html`.
fn text_inside<'h>(html: &'h str, tag: &'h str) -> Option<&'h str> {
    let at = tag.as_ptr() as usize - html.as_ptr() as usize;
    let (_, inside) = html[at..].split_once('>')?;
    inside.strip_prefix("<span class=\"sr\">")?.split('<').next()
}

fn assert_has_texts(html: &str) {
    assert!(!html.contains('⟨'), "a text is missing: {:.80}", html.split('⟨').nth(1).unwrap_or_default());
}

/// Every element is closed in the order in which it was opened.
fn assert_well_formed(html: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let (inside, _) = tag.split_once('>').unwrap_or_else(|| panic!("no end: {tag}"));
        let name = inside.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if inside.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "</{name}> closes something else");
        } else if !inside.ends_with('/') && !EMPTY.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "never closed: {open:?}");
}
