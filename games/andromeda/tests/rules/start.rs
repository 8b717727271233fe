//! What comes before the first turn, and the tables of the ledger that say so.

use std::sync::Arc;

use orrery_andromeda::effects::Effect;
use orrery_andromeda::event::Event;
use orrery_andromeda::ids::Resource;
use orrery_andromeda::{Andromeda, Content, Options};
use orrery_core::{Game as _, Lang, Publish as _, Seat, SeatSet, Seats, Table};

use crate::support::seat;

/// AND-18: starting cards are drawn seat by seat, whoever will begin.
#[test]
fn and_18_cards_are_drawn_seat_by_seat() {
    let (mut late, mut drawn) = (0, 0);
    for number in 0..12 {
        let options: Options = serde_json::from_str(r#"{"faction_choice": "random"}"#).unwrap();
        let game = Arc::new(Andromeda::new(Content::built_in(), options, Seats::new(4)).unwrap());
        let table = Table::open(game, orrery_core::seed::Dice::numbered(number));
        let log: Vec<_> = table.log(SeatSet::EVERYBODY).collect();
        let place = |wanted: &dyn Fn(&Event) -> bool| log.iter().position(|told| wanted(&told.event));
        let rolled = place(&|event| matches!(event, Event::RolledForFirst(..))).expect("they roll");
        let draws: Vec<Seat> = log
            .iter()
            .take(rolled)
            .filter_map(|told| match &told.event {
                Event::Drew(seat) => Some(*seat),
                _ => None,
            })
            .collect();
        assert!(draws.is_sorted(), "{draws:?}");
        for seat in table.seats().iter() {
            let state = table.state();
            let row = state.players[seat].faction.map(|faction| table.game().content().faction(faction));
            let own = draws.iter().filter(|drew| **drew == seat).count();
            assert_eq!(own, usize::from(row.expect("a faction").goods.of(Resource::Tactics)));
        }
        late += u32::from(table.state().first != seat(1));
        drawn += draws.len();
    }
    assert!(late > 0 && drawn > 12, "somebody else began, and cards were drawn");
}

/// AND-94, AND-229, AND-240 to AND-244: the table of the ledger says what the content does, in both languages.
#[test]
fn and_240_the_ledger_has_the_special_regions() {
    let content = Content::built_in();
    let alpha = &content.sheet().alpha_dice;
    let listed = |faces: Vec<u8>| faces.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let beta = listed((1..=6).filter(|face| !alpha.contains(face)).collect());
    for (lang, names, open, words) in [
        (Lang::En, ["Quasars", "Maelstroms"], ["no", "yes"], ["alpha", "energy", "tactics card"]),
        (Lang::Pl, ["Kwazary", "Wiry"], ["nie", "tak"], ["alfa", "energie", "karta taktyki"]),
    ] {
        for (name, row) in names.into_iter().zip([content.quasar(), content.maelstrom()]) {
            let reward = |steps: &[Effect]| match steps {
                [] => "–".to_owned(),
                [Effect::Gain(goods)] => {
                    let (resource, word) = match goods.of(Resource::Energy) {
                        0 => (Resource::Tactics, words[2]),
                        _ => (Resource::Energy, words[1]),
                    };
                    assert_eq!(goods.total(), u16::from(goods.of(resource)), "one kind");
                    format!("{} {word}", goods.of(resource))
                }
                other => panic!("the ledger has no words for {other:?}"),
            };
            let line = format!(
                "| {name} | {} | {} | {} | {} | {} {}; beta {beta} |",
                open[usize::from(row.open)],
                reward(&row.rewards.0.steps),
                reward(&row.rewards.1.steps),
                row.vp,
                words[0],
                listed(alpha.clone()),
            );
            assert!(Andromeda::ledger(lang).contains(&line), "{line}");
        }
    }
}
