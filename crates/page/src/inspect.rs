//! What must hold of the page of any game, for the tests of games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Chance, GameObject as _, Lang, Seat, SeatSet, Seats, Table};

use crate::page::{Page, Pages as _, Scenery};
use crate::scene::{Act, Scene};
use crate::switches::Switches;
use crate::voice::Voice;

/// Elements without an end tag.
const EMPTY: [&str; 6] = ["input", "br", "img", "meta", "link", "hr"];

/// Nothing is switched on.
const NONE: Switches = Switches::NONE;

/// Draws the page of a seat and panics if something is wrong with it. Returns the candidates of the seat.
pub fn look_at<G: Page>(game: &Published<G>, table: &Table<G>, lang: Lang, me: Seat) -> Vec<Act> {
    let html = page_of(game, table, lang, me);
    assert_has_texts(&html);
    assert!(!html.contains(" style="), "a style within an element");
    let mut things: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for element in elements(&html, " data-thing=") {
        things.entry(value(element, "data-thing").expect("an id")).or_default().push(element);
    }
    let acts = game.acts(table, me, &Voice { words: game.words(), lang, names: &[] }, NONE);
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
        let explains = |thing: &String| {
            things[thing.as_str()]
                .iter()
                .any(|tag| tag.contains(" data-about=") || tag.contains(" data-tip="))
        };
        assert!(
            act.things.is_empty() || act.things.iter().any(explains),
            "{} is not explained",
            act.notation
        );
        assert_is_a_face(act);
    }
    acts
}

/// Panics if what an answer shows is no face: it has all its texts, is well-formed, and nothing in it can be pressed.
fn assert_is_a_face(act: &Act) {
    let face = &act.face;
    for part in face.picture.iter().chain(&face.facts) {
        assert_has_texts(part);
        assert_well_formed(part);
        assert!(!part.contains(" data-thing=") && !part.contains(" style="), "{}: {part}", act.notation);
    }
    for line in &face.text {
        assert_has_texts(line);
    }
}

/// Panics unless answers that begin with one of these words show what they are about.
pub fn assert_shown(acts: &[Act], words: &str) {
    for act in acts.iter().filter(|act| words.split(' ').any(|word| word == first_word(&act.notation))) {
        assert!(act.face.facts.is_some() || !act.face.text.is_empty(), "{} is a bare name", act.notation);
    }
}

/// Plays a table to its end at random and calls `visit` before each decision, with the legal actions, and once more at the
/// end. A choice in which `prefer` accepts an action is left to chance only once in `one_in` times: tables of games whose
/// players build and fight are fuller than random ones.
pub fn play<G: Page>(
    mut table: Table<G>,
    seed: u64,
    one_in: usize,
    prefer: impl Fn(&str) -> bool,
    mut visit: impl FnMut(&Table<G>, usize, &[G::Action]),
) {
    let mut number = seed;
    for step in 0.. {
        let Some(seat) = table.awaiting().first() else { break };
        let legal = table.legal(seat);
        visit(&table, step, &legal);
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let pick = (number >> 33) as usize;
        let preferred: Vec<_> = legal.iter().filter(|action| prefer(&action.to_string())).copied().collect();
        let at_random = preferred.is_empty() || pick.is_multiple_of(one_in);
        let from = if at_random { &legal } else { &preferred };
        table.act(seat, table.made_by(seat), from[pick / one_in % from.len()]).expect("a legal action");
    }
    visit(&table, 0, &[]);
}

/// A new table of the built-in game.
pub fn table<G: Page>(seats: u8, seed: u64, options: G::Options) -> Table<G> {
    let game = G::new(G::built_in(), options, Seats::new(seats)).expect("the seats and options fit");
    Table::open(Arc::new(game), Dice::numbered(seed))
}

/// The kinds of action that were looked at: the first words of their notation.
#[derive(Default)]
pub struct Seen(BTreeSet<String>);

impl Seen {
    /// Adds these.
    pub fn extend(&mut self, acts: &[Act]) {
        self.0.extend(acts.iter().map(|act| first_word(&act.notation).to_owned()));
    }

    /// Panics if one of these words was never seen.
    pub fn assert_all(&self, words: &str) {
        let missing: Vec<_> = words.split_whitespace().filter(|word| !self.0.contains(*word)).collect();
        assert!(missing.is_empty(), "the games never asked for {missing:?}, but for {:?}", self.0);
    }
}

/// The kind of an action in notation.
pub fn first_word(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}

/// All that a game draws for a seat, as HTML.
pub fn page_of<G: Page>(game: &Published<G>, table: &Table<G>, lang: Lang, me: Seat) -> String {
    let names: Vec<String> = table.seats().iter().map(|seat| format!("Name {seat}")).collect();
    let voice = Voice { words: game.words(), lang, names: &names };
    let acts = game.acts(table, me, &voice, NONE);
    let scene = Scene {
        voice,
        viewer: SeatSet::only(me),
        me: Some(me),
        awaiting: table.awaiting(),
        acts: &acts,
        switches: Some(NONE),
    };
    let parts = parts(game.scenery(table, &scene));
    for part in &parts {
        assert_well_formed(part);
    }
    parts.concat()
}

/// Board, market, what the reader has, seats and glances.
fn parts(scenery: Scenery) -> Vec<String> {
    let seats = scenery.seats.into_iter().chain(scenery.glances);
    let mine = [scenery.board, scenery.market, scenery.mine, scenery.hand];
    mine.into_iter().chain(seats).map(|part| part.0).collect()
}

/// Panics if a page depends on what its reader cannot know. Nothing is compared where resampling changes who is asked: it
/// takes sealed answers back, and that an answer was given is public.
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
            let scene =
                Scene { voice, viewer, me, awaiting: SeatSet::NOBODY, acts: &[], switches: Some(NONE) };
            parts(rules.scenery(&rules.view(state, viewer), &scene)).concat()
        };
        assert_eq!(drawn(state), drawn(&other), "{me:?} sees more");
    }
}

/// Panics if it names a missing exhibit, or has fewer than five.
pub fn assert_how_to_play_is_whole<G: Page>(game: &Published<G>) {
    for lang in Lang::ALL {
        let voice = Voice { words: game.words(), lang, names: &[] };
        let named = G::how_to_play(lang).split("](exhibit:").skip(1);
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

/// The hidden text with which a control begins: what screen readers call it. `tag` is a slice of `html`.
fn text_inside<'h>(html: &'h str, tag: &'h str) -> Option<&'h str> {
    let at = tag.as_ptr() as usize - html.as_ptr() as usize;
    let (_, inside) = html[at..].split_once('>')?;
    inside.strip_prefix("<span class=\"sr\">")?.split('<').next()
}

fn assert_has_texts(html: &str) {
    assert!(!html.contains('⟨'), "a text is missing: {:.80}", html.split('⟨').nth(1).unwrap_or_default());
}

/// Panics unless elements are closed in the reverse order of their opening.
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
