//! Fuzz target: a file of a content pack.

use orrery_core::content::Pack;
use orrery_core::object::standing_in_words;
use orrery_core::seed::Dice;
use orrery_core::{Chance, Lang, SeatSet};
use orrery_registry::Title;
use serde_json::json;

use super::title;

/// How far a game with an accepted pack is played.
const DECISIONS: usize = 400;

/// The first line names a game and a file of its content; the rest is that file. A pack that is accepted can be played.
pub fn run(text: &str) {
    let Some((head, rest)) = text.split_once('\n') else { return };
    let Some((game, file)) = head.split_once(' ') else { return };
    let Some(title) = title(game) else { return };
    match title.packed(&Pack::new([(file.to_owned(), rest.to_owned())])) {
        Ok(packed) => play(&*packed),
        Err(errors) => {
            assert!(!errors.0.is_empty(), "a refusal says why");
            for error in errors.0 {
                assert!(error.line >= 1 && !error.reason.is_empty(), "{error}");
            }
        }
    }
}

/// Plays at random. The words of things are the pack's own business, so a missing one is no finding.
fn play(title: &dyn Title) {
    let words = title.words();
    for description in title.descriptions() {
        words.say(Lang::En, &description.text);
    }
    let (fewest, most) = title.seats();
    for seats in [fewest, most] {
        let Ok(mut table) = title.open(seats, &json!({}), Dice::numbered(1)) else { continue };
        let mut chance = Chance::sampled(1);
        let mut legal = Vec::new();
        for _ in 0..DECISIONS {
            let Some(seat) = table.awaiting().first() else { break };
            table.legal_numbers(seat, &mut legal);
            assert!(!legal.is_empty(), "{seat} is asked and can answer nothing");
            let number = legal[chance.pick(legal.len())];
            table.act_number(seat, table.made_by(seat), number).expect("it is legal");
        }
        for viewer in [SeatSet::NOBODY, table.seats().all()] {
            table.view(viewer);
            standing_in_words(&table.standing(viewer), words, Lang::Pl);
        }
        for line in table.log(SeatSet::NOBODY) {
            words.say(Lang::Pl, &line.text);
        }
    }
}
