//! Every page shows every candidate at the things it concerns, and nothing else can be clicked.

use std::collections::BTreeSet;

use orrery_core::{Lang, Seat, SeatSet, TableObject};
use orrery_registry::Title;
use orrery_web::Voice;
use orrery_web::table::{Occupant, Shown, TablePage, Wanted, show};

use crate::along::{Moment, along_games};

fn shown(game: &dyn Title, table: &dyn TableObject, me: Option<Seat>, lang: Lang) -> Shown {
    let names: Vec<String> = table.seats().iter().map(|seat| format!("Name{}", seat.index())).collect();
    let sitters: Vec<_> = names
        .iter()
        .map(|name| Occupant { name: name.clone(), present: true, ..Occupant::default() })
        .collect();
    let look = TablePage {
        game,
        pages: game,
        table,
        voice: Voice { words: game.words(), lang, names: &names },
        viewer: me.map_or(SeatSet::NOBODY, SeatSet::only),
        me,
        held: None,
        behind_curtain: SeatSet::NOBODY,
        occupants: &sitters,
        guide: None,
        hints: true,
        past: false,
        address: "/t/x",
    };
    show(&look, Wanted::EVERYTHING)
}

/// The values of an attribute, in order.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let start = format!(" {attribute}=\"");
    let pieces = html.split(start.as_str()).skip(1);
    pieces.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

#[test]
fn every_candidate_is_a_button_at_its_things() {
    along_games(23, |Moment { game, table, .. }| {
        for seat in table.awaiting().iter() {
            let shown = shown(game, table, Some(seat), Lang::En);
            let html: String = shown.regions.iter().map(|region| region.html.as_str()).collect();
            let candidates = table.candidates(seat);
            let wanted = |refused: bool| -> BTreeSet<String> {
                let these = candidates.iter().filter(|c| c.refusal.is_some() == refused);
                these.map(|candidate| candidate.notation.clone()).collect()
            };
            let legal: BTreeSet<_> = values(&html, "data-action").into_iter().collect();
            assert_eq!(legal, wanted(false), "{}: what can be clicked", game.id());
            let refused: BTreeSet<_> = values(&html, "data-why").into_iter().collect();
            assert_eq!(refused, wanted(true), "{}: what says why not", game.id());
            let things = values(&html, "data-thing");
            let at = values(&html, "data-at");
            for thing in at.iter().flat_map(|at| at.split_whitespace()) {
                let count = things.iter().filter(|id| *id == thing).count();
                assert_eq!(count, 1, "{}: `{thing}` is drawn once", game.id());
            }
        }
    });
}

/// What leaves the question open lies in the tray, everything else belongs to the question.
#[test]
fn free_actions_are_in_the_tray_and_nowhere_else() {
    let (mut free, mut empty) = (0, 0);
    along_games(37, |Moment { game, table, .. }| {
        // Who is asked, and one more.
        let asked = table.awaiting();
        let other = table.seats().iter().find(|seat| !asked.contains(*seat));
        for seat in asked.iter().chain(other) {
            let shown = shown(game, table, Some(seat), Lang::En);
            let region = |id: &str| {
                let found = shown.regions.iter().find(|region| region.id == id);
                found.map(|region| region.html.as_str()).unwrap_or_default()
            };
            let acts = |html: &str| -> BTreeSet<String> {
                values(html, "data-action").into_iter().chain(values(html, "data-why")).collect()
            };
            let wanted = |aside: bool| -> BTreeSet<String> {
                let these = table.candidates(seat).into_iter().filter(|candidate| candidate.aside == aside);
                these.map(|candidate| candidate.notation).collect()
            };
            assert_eq!(acts(region("tray")), wanted(true), "{}: the tray", game.id());
            assert_eq!(acts(region("prompt")), wanted(false), "{}: the question", game.id());
            free += wanted(true).len();
            empty += usize::from(wanted(true).is_empty() && !region("tray").is_empty());
        }
    });
    assert!(free > 40 && empty > 0, "{free} free actions, and {empty} times a tray with none");
}

#[test]
fn who_is_not_asked_can_click_nothing() {
    along_games(71, |Moment { game, table, .. }| {
        let outsiders = table.seats().iter().filter(|seat| table.candidates(*seat).is_empty()).map(Some);
        for viewer in outsiders.take(2).chain([None]) {
            let shown = shown(game, table, viewer, Lang::En);
            let html: String = shown.regions.iter().map(|region| region.html.as_str()).collect();
            assert!(values(&html, "data-action").is_empty(), "{}", game.id());
            assert!(
                !html.contains("role=\"button\""),
                "{}: no thing looks as if it could be clicked",
                game.id()
            );
        }
    });
}

#[test]
fn no_text_is_missing_and_no_thing_is_drawn_twice() {
    along_games(71, |Moment { game, table, .. }| {
        let asked = table.awaiting().first();
        for lang in Lang::ALL {
            for viewer in table.seats().iter().last().into_iter().chain(asked).map(Some).chain([None]) {
                let shown = shown(game, table, viewer, lang);
                let html: String = shown.regions.iter().map(|region| region.html.as_str()).collect();
                let all = html.clone() + &shown.log.concat();
                assert!(
                    !all.contains('⟨'),
                    "{} {lang}: {:?}",
                    game.id(),
                    all.split('⟨').nth(1).map(|s| &s[..40.min(s.len())])
                );
                assert!(
                    !all.contains(" style=") && !all.contains("<script"),
                    "{}: the policy forbids it",
                    game.id()
                );
                let things = values(&html, "data-thing");
                let once: BTreeSet<_> = things.iter().collect();
                assert_eq!(once.len(), things.len(), "{}: {things:?}", game.id());
            }
        }
    });
}
