//! Corners that only an unusual table, or a pack, comes to.

use std::sync::Arc;

use orrery_testkit::Acts as _;

use crate::support::{Scene, plain, res};
use orrery_core::content::Pack;
use orrery_orion::content::{Colour, Content};

fn packed(file: &str, text: String) -> Arc<Content> {
    Arc::new(Content::load(&Pack::new([(file.to_owned(), text)])).unwrap())
}

/// The built-in structures with one thing said differently.
fn structures(was: &str, is: &str) -> String {
    let text = include_str!("../../content/structures.ron");
    assert!(text.contains(was), "{was}");
    text.replace(was, is)
}

/// ORI-62: an effect on an opponent is not for oneself, and nobody is chosen who does not sit there.
#[test]
fn an_effect_on_an_opponent_needs_an_opponent() {
    let mut s = Scene::new(3);
    s.stock(1, 0, 9, 0).morale(1, 8).system(1, 1, &["stellar_converter"]).act(1, "activate sys1");
    assert_eq!(s.asked(), "ask-target");
    s.offers(1, &["target seat2", "target seat3"]);
    s.refuses(1, "target seat1", 62).refuses(1, "target seat4", 62);
}

/// ORI-130, ORI-32: the founder counts as a card of the additional system, and of no other.
#[test]
fn the_founder_counts_in_his_own_system_alone() {
    for (system, points) in [(1, 1), (5, 2)] {
        let mut s = Scene::new(2);
        s.stock(1, 2, 0, 2).morale(1, 8).fulcrum(1, Colour::Yellow).system(1, system, &["recyclotron"]);
        s.act(1, &format!("activate sys{system}"));
        assert_eq!(s.at(1).points, points, "system {system}");
    }
}

/// ORI-130: below the lowest structure lies the founder in the additional system, and nothing in the others.
#[test]
fn beneath_the_lowest_structure_of_a_usual_system_lies_nothing() {
    for (system, fleet) in [(1, 0), (5, 7)] {
        let mut s = Scene::new(2);
        s.stock(1, 1, 2, 2).fulcrum(1, Colour::Red).hand(1, &["colonial_treasury"]);
        s.act(1, &format!("build colonial_treasury sys{system}"));
        while s.awaited() == Some(1) && s.asked() != "ask-turn" {
            let next = s.legal(1).remove(0);
            s.act(1, &next);
        }
        assert!(s.at(1).stock.of(orrery_orion::state::Resource::Fleet) >= fleet, "system {system}");
        if system == 1 {
            assert_eq!(s.at(1).stock, res(0, 0, 0), "no colour, no gain");
        }
    }
}

/// ORI-138: mandatory effects whose order matters are resolved in the order that their owner chooses; gains are not asked
/// about.
#[test]
fn the_order_of_mandatory_effects_is_asked_where_it_matters() {
    for (morale, asked) in [("Morale(-1)", true), ("Morale(1)", false)] {
        let text = structures("after_attack: [Gain(Food, 2)]", &format!("after_attack: [{morale}]"));
        let text = text.replace("after_attack: [Draw(1)]", &format!("after_attack: [{morale}]"));
        let mut s = Scene::of(packed("structures.ron", text), 2, plain());
        s.stock(1, 0, 9, 0).morale(1, 5).system(1, 1, &["cruiser"]).system(1, 2, &["frigate"]);
        s.act(1, "attack seat2");
        assert_eq!(s.asked() == "ask-effects", asked, "{morale}");
    }
}

/// A sheet with as many markers on its tracks as there are leaves none for actions.
#[test]
fn a_sheet_needs_more_markers_than_lie_on_its_tracks() {
    let sheet = include_str!("../../content/sheet.ron").replace("markers: 15,", "markers: 5,");
    let Err(refused) = Content::load(&Pack::new([("sheet.ron".to_owned(), sheet)])) else {
        panic!("it should be refused");
    };
    assert!(refused.to_string().contains("more markers than lie on the tracks"), "{refused}");
}

/// A card may offer as many options as there are numbers for them, and no more, however deep they are in its effect.
#[test]
fn a_card_has_at_most_as_many_options_as_have_numbers() {
    let most = <orrery_orion::state::OptionId as orrery_core::Numbered>::COUNT as usize;
    for (count, fits) in [(most, true), (most + 1, false)] {
        let options = format!("ChooseOne([{}])", vec!["[Gain(Food, 1)]"; count].join(", "));
        let nested = format!("ChooseOne([[{options}], [Gain(Fleet, 1)]])");
        let by_colour =
            format!("ByColourBeneath(blue: [{options}], red: [Gain(Food, 1)], yellow: [Gain(Food, 1)])");
        for effect in [options, nested, by_colour] {
            let row = format!(
                "[(no: 19, id: \"titan\", colour: Red, copies: 2, cost: (food: 1), points: 0, produces: (fleet: 1), \
                 effects: (after_build: [{effect}]), source: \"mine\")]"
            );
            let loaded = Content::load(&Pack::new([("structures.ron".to_owned(), row)]));
            assert_eq!(loaded.is_ok(), fits, "{effect}: {:?}", loaded.err());
        }
    }
}
