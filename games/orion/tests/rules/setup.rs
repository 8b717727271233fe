//! General terms, setup and options (ORI-1 to ORI-16).

use std::collections::BTreeSet;

use orrery_testkit::Acts as _;

use crate::support::{Scene, options, res, seat};
use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Game as _, GameObject as _, Publish as _, Seats, SetupError};
use orrery_orion::content::Colour;
use orrery_orion::state::Ending;
use orrery_orion::{Event, Options, Orion};
use serde_json::json;

/// A dealt table at its first question, with these changes of the default options.
fn dealt(seats: u8, changes: &serde_json::Value, seed: u64) -> Scene {
    let mut all = serde_json::to_value(Options::default()).unwrap();
    for (name, value) in changes.as_object().unwrap() {
        all[name] = value.clone();
    }
    Scene::dealt(seats, serde_json::from_value(all).unwrap(), seed)
}

fn races(s: &Scene) -> Vec<String> {
    let content = Orion::built_in();
    let count = s.game.seats().count();
    (1..=count).map(|number| content.races[s.at(number).race.unwrap()].id.clone()).collect()
}

/// What a table says when these options are refused.
fn problem(seats: u8, options: &serde_json::Value) -> String {
    let game = Published::<Orion>::built_in();
    match game.open(seats, options, Dice::numbered(1)) {
        Ok(_) => panic!("{options} with {seats} seats should be refused"),
        Err(error) => error.to_string(),
    }
}

// General terms.

/// ORI-1: a sheet overrides the rulebook, and a card overrides both.
#[test]
fn cards_beat_sheets_and_sheets_beat_the_rulebook() {
    let drawn = |race: &str, university: bool| {
        let mut s = Scene::new(2);
        s.race(1, race);
        if university {
            s.system(1, 1, &["astro_university"]);
        }
        s.act(1, "research");
        s.held(1).len()
    };
    assert_eq!(drawn("humans", false), 2, "the rulebook");
    assert_eq!(drawn("psilon", false), 3, "the sheet against the rulebook");
    assert_eq!(drawn("humans", true), 3, "the card against the rulebook");
    assert_eq!(drawn("psilon", true), 4, "the card against the sheet");

    // "At most 4 systems" against the text of an advisor.
    let mut s = Scene::new(2);
    for (system, id) in (1..).zip(["frigate", "titan", "cruiser", "frigate"]) {
        s.system(1, system, &[id]);
    }
    s.hand(1, &["outpost_ship"]).refuses(1, "build outpost_ship sys5", 23);
    s.fulcrum(1, Colour::Blue).act(1, "build outpost_ship sys5");
    assert_eq!(s.cards(1, 5), ["outpost_ship"]);
}

/// ORI-2: every card of the deck is built as a structure; advisors are cards, but no structures.
#[test]
fn all_deck_cards_are_structures_and_advisors_are_not() {
    let content = Orion::built_in();
    assert_eq!(content.deck().len(), 90);
    for (_, row) in content.structures.iter() {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).hand(1, &[&row.id]).act(1, &format!("build {} sys1", row.id));
        assert_eq!(s.cards(1, 1), [row.id.as_str()]);
    }
    // Gaia Transformation counts grey structures: neither a grey Fulcrum nor a hired advisor is one.
    let mut s = Scene::new(2);
    s.morale(1, 0).system(1, 1, &["gaia_transformation"]);
    assert_eq!(s.score(1), 2);
    s.fulcrum(1, Colour::Grey).advisor(1, "viktoria");
    assert_eq!(s.score(1), 2);
}

/// ORI-3: cards in hand and cards of others are not "your cards"; covered ones are.
#[test]
fn own_cards_are_those_in_front_of_the_player() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).morale(1, 10);
    s.hand(1, &["cloning_center", "biospheres", "biospheres", "destroyer"]);
    s.system(1, 1, &["trade_goods", "cruiser"]).system(2, 1, &["autolab", "frigate"]);
    s.act(1, "build cloning_center sys2");
    assert_eq!((s.at(1).points, s.at(1).morale), (2, 10), "one blue card, covered; no grey one");
}

/// ORI-4: Fulcrum Sandebar is a card of his colour for the effects that count cards.
#[test]
fn fulcrum_counts_as_a_card_of_his_colour() {
    // Cloning Center: blue cards for points, grey cards for morale.
    for (colour, points, morale) in [(Colour::Blue, 2, 10), (Colour::Grey, 0, 9), (Colour::Yellow, 0, 10)] {
        let mut s = Scene::new(2);
        s.stock(1, 9, 9, 9).fulcrum(1, colour).hand(1, &["cloning_center"]);
        s.act(1, "build cloning_center sys1");
        assert_eq!((s.at(1).points, s.at(1).morale), (points, morale), "{colour:?}");
    }
    // Artemis System Net at the end of the game.
    let mut s = Scene::new(2);
    s.morale(1, 0).system(1, 1, &["artemis_system_net"]).fulcrum(1, Colour::Yellow);
    assert_eq!(s.score(1), 4);
    // Recyclotron in his system.
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 2).fulcrum(1, Colour::Yellow).system(1, 5, &["recyclotron"]).act(1, "activate sys5");
    assert_eq!(s.at(1).points, 2);
    // Hydroponic Farm: active blue cards.
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).system(1, 1, &["hydroponic_farm"]).fulcrum(1, Colour::Blue);
    s.begin_round();
    assert_eq!(s.at(1).stock, res(1 + 2, 0, 0), "1 collected, 2 for the two active blue cards");
    // Autolab: an active yellow card.
    let mut s = Scene::new(2);
    s.stock(1, 1, 0, 3).fulcrum(1, Colour::Yellow).hand(1, &["autolab"]).act(1, "build autolab sys1");
    assert_eq!(s.at(1).available, 3 + 2);
    // Colonial Treasury: the card beneath.
    let mut s = Scene::new(2);
    s.stock(1, 1, 2, 2).fulcrum(1, Colour::Red).hand(1, &["colonial_treasury"]);
    s.act(1, "build colonial_treasury sys5").act(1, "pay 0 2 2").act(1, "use");
    assert_eq!(s.at(1).stock, res(1, 7, 0));
}

/// ORI-4: Fulcrum Sandebar is no structure for the effects that count structures.
#[test]
fn fulcrum_does_not_count_as_a_structure() {
    let activated = |card: &str, colour| {
        let mut s = Scene::new(2);
        s.stock(1, 4, 4, 4).hand(1, &["frigate"]).fulcrum(1, colour).system(1, 5, &[card]);
        s.act(1, "activate sys5");
        if card == "planetary_supercomputer" {
            s.act(1, "discard frigate");
        }
        (s.at(1).points, s.at(1).stock)
    };
    assert_eq!(activated("planetary_supercomputer", Colour::Blue), (1, res(2, 4, 3)));
    assert_eq!(activated("soil_enrichment_plant", Colour::Blue), (0, res(6, 4, 4)));
    assert_eq!(activated("fighter_garrison", Colour::Red), (1, res(4, 2, 3)));

    // Deep Core Mine with one other yellow structure: Fulcrum is not the third.
    let mut s = Scene::new(2);
    s.stock(1, 0, 0, 0).fulcrum(1, Colour::Yellow).system(1, 5, &["recyclotron", "deep_core_mine"]);
    s.act(1, "activate sys5");
    assert_eq!(s.at(1).stock, res(0, 0, 1));

    let at_the_end = [
        ("interplanetary_administration", Colour::Blue),
        ("space_elevator", Colour::Red),
        ("gaia_transformation", Colour::Grey),
    ];
    for (card, colour) in at_the_end {
        let mut s = Scene::new(2);
        s.morale(1, 0).system(1, 5, &[card]).fulcrum(1, colour);
        assert_eq!(s.score(1), 2, "{card} counts itself only");
    }
}

/// ORI-5: a sheet is no card, so Battleship leaves its Propaganda field alone; a racial ability waits beside the
/// effects of cards and its owner chooses the order.
#[test]
fn sheets_are_no_cards_but_abilities_are_resolved_like_effects() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 2, 0).hand(1, &["battleship"]).system(2, 1, &["spaceport"]);
    s.act(1, "build battleship sys1");
    assert_eq!(s.pools(2), (4, 5, 0), "one marker, on the Spaceport");
    s.act(2, "propaganda");
    assert!(s.at(2).propaganda);

    let mut s = Scene::new(2);
    s.race(1, "mrrshan").advisor(1, "quail").stock(1, 0, 0, 0).hand(1, &["titan"]);
    s.act(1, "exploit titan");
    assert_eq!(s.legal(1), ["effect advisor", "effect race"]);
    s.act(1, "effect race");
    assert_eq!(s.at(1).stock, res(0, 3, 0));
}

/// ORI-6: a discarded marker goes to the reserves of its owner, whoever discards it.
#[test]
fn a_discarded_marker_returns_to_its_owner() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 3, 0).hand(1, &["landing_ship"]).system(2, 1, &["frigate", "spaceport"]).mark(2, 1);
    let (own, others) = (s.at(1).reserves, s.at(2).reserves);
    s.act(1, "build landing_ship sys1").act(1, "sink seat2 sys1");
    assert_eq!(s.at(1).reserves, own);
    assert_eq!(s.at(2).reserves, others + 1);

    // A marker in an opponent's attack area.
    let mut s = Scene::new(2);
    s.markers(1, 1, 9).markers(2, 0, 10).stock(1, 3, 2, 0).stock(2, 3, 0, 0);
    s.act(1, "attack seat2");
    assert_eq!((s.at(1).markers(), s.at(2).markers()), (10, 10));
    assert_eq!((s.pools(1), s.pools(2)), ((3, 7, 0), (3, 7, 0)), "the next round has begun");
}

// Setup.

/// ORI-7, ORI-10: of the 15 markers of a colour 5 lie on the tracks and 10 in the reserves.
#[test]
fn everybody_has_ten_markers_in_reserve() {
    let content = Orion::built_in();
    assert_eq!((content.sheet().markers, content.sheet().markers_on_tracks), (15, 5));
    let s = dealt(4, &json!({"races": "all_humans"}), 5);
    for number in 1..=4 {
        assert_eq!(s.pools(number), (0, 10, 0), "before the first round");
        assert_eq!(s.at(number).markers(), 10);
    }
}

/// ORI-8: races are chosen from the first player clockwise, an alien race by one player, Humans by any number.
#[test]
fn races_are_chosen_in_order_and_aliens_only_once() {
    let mut s = dealt(4, &json!({"first_player": 3}), 1);
    assert!(matches!(s.told[0].1, Event::FirstPlayer(first) if first == seat(3)), "decided before the races");
    assert_eq!((s.awaited(), s.asked()), (Some(3), "ask-race"));
    assert_eq!(s.legal(3).len(), 7);
    s.act(3, "race alkari");
    assert_eq!(s.awaited(), Some(4));
    s.refuses(4, "race alkari", 8).act(4, "race humans");
    assert_eq!(s.awaited(), Some(1));
    s.act(1, "race humans");
    s.refuses(2, "race alkari", 8).act(2, "race humans");
    assert_eq!(races(&s), ["humans", "humans", "alkari", "humans"]);
}

/// ORI-8: there are six sheets with Humans on one side and six alien races, one per sheet.
#[test]
fn every_alien_race_is_on_one_sheet() {
    let content = Orion::built_in();
    let sheets: Vec<_> = content.races.iter().map(|(_, row)| (row.id.as_str(), row.sheets)).collect();
    let aliens = ["alkari", "bulrathi", "darlok", "meklar", "mrrshan", "psilon"].map(|id| (id, 1));
    assert_eq!(sheets[0], ("humans", 6));
    assert_eq!(sheets[1..], aliens);
}

/// ORI-9, ORI-10: start values of every race, morale 10, score 0; Alkari start with 1 point.
#[test]
fn every_race_begins_with_its_start_values() {
    let table = [
        ("humans", res(5, 4, 2), 0),
        ("alkari", res(6, 4, 1), 1),
        ("bulrathi", res(4, 3, 2), 0),
        ("darlok", res(5, 3, 2), 0),
        ("meklar", res(4, 2, 2), 0),
        ("mrrshan", res(4, 2, 0), 0),
        ("psilon", res(5, 2, 2), 0),
    ];
    for (race, stock, points) in table {
        let mut s = dealt(2, &json!({"first_player": 1}), 2);
        s.act(1, &format!("race {race}"));
        assert_eq!((s.at(1).stock, s.at(1).points), (stock, points), "{race}");
        assert_eq!((s.at(1).morale, s.at(1).reserves, s.at(1).available), (10, 10, 0), "{race}");
    }
}

/// ORI-11, ORI-16: the game begins in round 1, without systems.
#[test]
fn the_game_begins_in_round_one_without_systems() {
    let s = dealt(3, &json!({"races": "all_humans"}), 3);
    assert_eq!(s.state.round, 1);
    for number in 1..=3 {
        assert_eq!(s.at(number).structures().count(), 0);
        assert_eq!(s.at(number).occupied_systems().count(), 0);
    }
}

/// ORI-12: 5 of the 8 advisors lie face up; which of them is chance; the others appear nowhere.
#[test]
fn five_of_eight_advisors_lie_in_the_middle() {
    assert_eq!(Orion::built_in().advisors.iter().count(), 8);
    let mut seen = BTreeSet::new();
    let mut middles = BTreeSet::new();
    for seed in 0..40 {
        let s = dealt(2, &json!({"races": "all_humans"}), seed);
        let middle = s.in_the_middle();
        assert_eq!(middle.len(), 5);
        let shown = s.told.iter().filter(|(_, event)| matches!(event, Event::Middle(_))).count();
        assert_eq!(shown, 5, "and nobody is told of the others");
        let everything = s.view(&[1, 2]).to_string();
        for (_, row) in Orion::built_in().advisors.iter() {
            assert_eq!(everything.contains(&format!("\"{}\"", row.id)), middle.contains(&row.id));
        }
        seen.extend(middle.clone());
        middles.insert(middle);
    }
    assert_eq!(seen.len(), 8);
    assert!(middles.len() > 10, "the advisors are shuffled");
}

/// ORI-13: the first player is the configured seat, or any seat by chance.
#[test]
fn the_first_player_is_configured_or_random() {
    for number in 1..=4 {
        let s = dealt(4, &json!({"races": "all_humans", "first_player": number}), 9);
        assert_eq!(s.state.first, seat(number));
        assert_eq!(s.awaited(), Some(number));
    }
    let firsts: BTreeSet<_> =
        (0..60).map(|seed| dealt(4, &json!({"races": "all_humans"}), seed).state.first).collect();
    assert_eq!(firsts.len(), 4);
}

/// ORI-14: 90 shuffled cards, 5 to each player from the first player clockwise.
#[test]
fn everybody_draws_five_of_ninety_cards() {
    let mut hands = BTreeSet::new();
    for seed in 0..20 {
        let s = dealt(3, &json!({"races": "all_humans", "first_player": 2}), seed);
        assert_eq!(s.state.deck.len(), 90 - 15);
        assert!(s.discards().is_empty());
        let drawn: Vec<_> = s
            .told
            .iter()
            .filter_map(|(_, event)| match event {
                Event::Drew(who, count) => Some((u8::from(*who), *count)),
                _ => None,
            })
            .collect();
        assert_eq!(drawn, [(2, 5), (3, 5), (1, 5)]);
        let mut all = *s.state.deck.unseen();
        for number in 1..=3 {
            s.at(number).hand.held.things().for_each(|card| all.put(card));
        }
        assert_eq!(all, Orion::built_in().deck());
        hands.insert(s.held(1));
    }
    assert!(hands.len() > 15, "the deck is shuffled");
}

/// ORI-15: from the first player clockwise, everybody once replaces any number of cards.
#[test]
fn each_player_once_replaces_any_number_of_cards() {
    let mut s = dealt(3, &json!({"races": "all_humans", "first_player": 2}), 4);
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-mulligan"));

    // Two cards, in an order of the player's choice.
    let hand = s.held(2);
    s.act(2, &format!("discard {}", hand[3])).act(2, &format!("discard {}", hand[0]));
    assert_eq!(s.discards(), [hand[0].as_str(), hand[3].as_str()], "the last one is on top");
    assert_eq!(s.held(2).len(), 3, "nothing is drawn before all are laid down");
    s.act(2, "done");
    assert_eq!((s.held(2).len(), s.awaited()), (5, Some(3)));

    // None.
    let hand = s.held(3);
    s.act(3, "done");
    assert_eq!((s.held(3), s.awaited()), (hand, Some(1)));

    // All five.
    let deck = s.state.deck.len();
    for id in s.held(1) {
        s.act(1, &format!("discard {id}"));
    }
    assert_eq!((s.held(1).len(), s.state.deck.len(), s.discards().len()), (5, deck - 5, 7));
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"), "nobody replaces cards twice");
}

/// ORI-15: cards laid down lie on the discard pile before new ones are drawn.
#[test]
fn replaced_cards_are_discarded_before_the_draw() {
    let mut s = dealt(2, &json!({"races": "all_humans", "first_player": 1}), 4);
    s.deck(&[]);
    let hand = s.held(1);
    for id in &hand[..3] {
        s.act(1, &format!("discard {id}"));
    }
    s.act(1, "done");
    assert_eq!(s.held(1).len(), 4, "two of the three came back; the top card stayed on the pile");
    assert_eq!(s.discards(), [hand[2].as_str()]);
}

// Options.

/// ORI-135, ORI-8: the beginners' variant is Humans for all and no advisors, however the other options stand.
#[test]
fn beginners_play_humans_without_advisors() {
    let mut s = dealt(4, &json!({"beginner": true, "mulligan": false, "first_player": 1}), 6);
    assert_eq!(races(&s), ["humans"; 4]);
    assert!(s.in_the_middle().is_empty());
    s.refuses(1, "contract", 135);
    let asked = dealt(4, &json!({"beginner": true, "races": "choose", "use_advisors": true}), 6);
    assert_eq!(asked.asked(), "ask-mulligan", "nobody chooses a race");
    assert!(asked.in_the_middle().is_empty());
}

/// ORI-8: `races: random` gives everybody another race, each of the seven in the long run.
#[test]
fn random_races_are_all_different() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let given = races(&dealt(4, &json!({"races": "random"}), seed));
        assert_eq!(given.iter().collect::<BTreeSet<_>>().len(), 4, "{given:?}");
        seen.insert(given[0].clone());
    }
    assert_eq!(seen.len(), 7);
}

/// ORI-8, ORI-9: `races: all_humans` asks nobody.
#[test]
fn all_humans_asks_nobody() {
    let s = dealt(3, &json!({"races": "all_humans"}), 1);
    assert_eq!(races(&s), ["humans"; 3]);
    assert_eq!(s.at(2).stock, res(5, 4, 2));
}

/// ORI-12: `advisor_count` is the number of advisors in the middle.
#[test]
fn advisor_count_is_the_size_of_the_middle() {
    for count in 1..=8 {
        let s = dealt(2, &json!({"races": "all_humans", "advisor_count": count}), 8);
        assert_eq!(s.in_the_middle().len(), count);
    }
    assert!(problem(2, &json!({"advisor_count": 0})).contains("advisor_count"));
    assert!(problem(2, &json!({"advisor_count": 9})).contains("from 1 to 8"));
}

/// ORI-135: without advisors there is no Contract, but races are still chosen.
#[test]
fn a_game_without_advisors_has_no_contract() {
    let mut s = dealt(2, &json!({"use_advisors": false, "mulligan": false, "first_player": 1}), 1);
    assert_eq!(s.asked(), "ask-race");
    s.act(1, "race psilon").act(2, "race darlok");
    assert!(s.in_the_middle().is_empty());
    s.refuses(1, "contract", 135);
}

/// ORI-15: without the mulligan the first round follows the deal.
#[test]
fn without_a_mulligan_the_first_turn_follows_the_deal() {
    let s = dealt(2, &json!({"races": "all_humans", "mulligan": false, "first_player": 2}), 1);
    assert_eq!((s.awaited(), s.asked()), (Some(2), "ask-turn"));
    assert_eq!((s.held(1).len(), s.held(2).len()), (5, 5));
}

/// ORI-102: `rounds` is the number of rounds; without it there are 8.
#[test]
fn rounds_is_the_last_round() {
    for (changes, last) in [(json!({}), 8), (json!({"rounds": 1}), 1), (json!({"rounds": 3}), 3)] {
        let mut s = Scene::with(2, options(&changes));
        s.markers(1, 1, 9).markers(2, 0, 10);
        s.state.round = last;
        s.act(1, "research");
        assert_eq!(s.state.ended, Some(Ending::LastRound));
        if last > 1 {
            let mut s = Scene::with(2, options(&changes));
            s.markers(1, 1, 9).markers(2, 0, 10);
            s.state.round = last - 1;
            s.act(1, "research");
            assert_eq!((s.state.ended, s.state.round), (None, last));
        }
    }
    assert!(problem(2, &json!({"rounds": 0})).contains("rounds"));
    assert!(problem(2, &json!({"rounds": 9})).contains("rounds"));
}

/// ORI-105: `hand_limit` is the number of cards kept at the end of a round; without it 5.
#[test]
fn hand_limit_is_what_may_be_kept() {
    let held = ["titan", "titan", "frigate", "frigate", "cruiser", "cruiser", "biospheres"];
    for (changes, kept) in [(json!({}), 5), (json!({"hand_limit": 0}), 0), (json!({"hand_limit": 6}), 6)] {
        let mut s = Scene::with(2, options(&changes));
        s.markers(1, 1, 9).markers(2, 0, 10).hand(1, &held).act(1, "propaganda");
        for id in &held[..held.len() - kept] {
            assert_eq!(s.asked(), "ask-discard-limit");
            s.act(1, &format!("discard {id}"));
        }
        assert_eq!((s.held(1).len(), s.state.round), (kept, 2));
    }
    assert!(problem(2, &json!({"hand_limit": -1})).contains("hand_limit"));
}

/// ORI-84: `attack_limit` replaces the limit of the number of players.
#[test]
fn attack_limit_replaces_the_usual_one() {
    for limit in [0, 1, 4] {
        let mut s = Scene::with(2, options(&json!({"attack_limit": limit})));
        s.stock(1, 0, 9, 0).stock(2, 0, 0, 0).markers(1, 9, 1);
        for _ in 0..limit {
            s.turn_of(1).act(1, "attack seat2");
        }
        s.turn_of(1).refuses(1, "attack seat2", 84);
    }
    assert!(problem(2, &json!({"attack_limit": "none"})).contains("auto"));
}

/// ORI-136: the game is for 2 to 4 people; alone or with more it does not start.
#[test]
fn tables_for_one_or_five_are_refused() {
    for seats in [1, 5, 9] {
        let error = Orion::new(Orion::built_in(), Options::default(), Seats::new(seats)).unwrap_err();
        assert_eq!(error, SetupError::Seats { game: "orion", seats: 2..=4, found: seats });
        assert!(problem(seats, &json!({})).contains("2 to 4"));
    }
    assert!(problem(0, &json!({})).contains("2 to 4"));
    for seats in 2..=4 {
        assert!(Orion::new(Orion::built_in(), Options::default(), Seats::new(seats)).is_ok());
    }
    assert_eq!(Orion::SEATS, 2..=4);
}

/// ORI-13: a first player who is not at the table is refused, and so is an option that does not exist.
#[test]
fn options_that_do_not_fit_are_refused() {
    assert!(problem(2, &json!({"first_player": 3})).contains("first_player"));
    assert!(problem(3, &json!({"first_player": 0})).contains("first_player"));
    assert!(problem(2, &json!({"races": "humans"})).contains("all_humans"));
    assert!(problem(2, &json!({"solo": true})).contains("`solo`"));
}

/// ORI-15, ORI-40: when everybody has replaced cards, the first round is told to begin.
#[test]
fn the_first_round_follows_the_first_hands() {
    let options = serde_json::from_str(r#"{"races": "all_humans", "first_player": 1}"#).unwrap();
    let mut s = Scene::dealt(2, options, 3);
    s.act(1, "done").act(2, "done");
    assert!(s.told.iter().any(|(_, event)| matches!(event, orrery_orion::Event::Round(1))), "{:?}", s.told);
    assert_eq!(s.asked(), "ask-turn");
}
