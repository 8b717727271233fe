//! Rules beside the worked examples: setup, cards, abilities, packs.

use std::sync::Arc;

use crate::support::asks::{CHOOSE_TURN, DESTINIES, DISCOVER, LOOK, WINDOW, reacts};
use crate::support::{Scene, dealt, moon, options, seat, tactic, upgrade};
use orrery_andromeda::content::Content;
use orrery_andromeda::ids::{Base, Resource, ShipKind, Track};
use orrery_andromeda::options::Options;
use orrery_andromeda::space::Space;
use orrery_andromeda::state::{Marker, Place, Tile};
use orrery_andromeda::{Andromeda, Refusal};
use orrery_core::content::Pack;
use orrery_core::{Game as _, Publish as _, SeatSet, Seats, Set};
use orrery_testkit::Acts as _;

/// AND-2, AND-4 to AND-9, AND-11 to AND-16, AND-18 to AND-23.
#[test]
fn and_4_the_table_is_laid_out() {
    for (seats, planets, marker) in [(2, 4, 7), (3, 6, 21), (4, 8, 21)] {
        let scene = dealt(seats, r#"{"faction_choice": "random"}"#);
        let (game, t) = (&scene.game, &scene.state);
        let on_map = t.regions().iter().filter(|space| t.planet_at(*space).is_some()).count();
        assert_eq!((on_map, t.marker), (planets, Marker::Track(marker)));
        assert!(Base::ALL.iter().all(|base| t.base_space(*base).is_some()));
        let filled = game.content().fill().iter().take(planets + 6).all(|space| t.map[*space] != Tile::Empty);
        assert!(filled, "tiles lie in the order of filling");
        assert!(t.orphans.iter().all(Option::is_some) && t.raiders.swarm.len() == 2);
        assert!(t.display.iter().all(|column| column.len() == 3) && t.tokens.iter().all(Option::is_some));
        for player in game.seats().iter().map(|seat| &t.players[seat]) {
            assert_eq!((player.count_all(Place::Hangar), player.station), (3, 1));
            assert_eq!(player.leaders.0.iter().sum::<u8>(), 8);
            assert_eq!(player.tracks.iter().sum::<u8>(), 2);
        }
        let mut points: Vec<_> = game.seats().from(t.first).map(|seat| t.players[seat].vp).collect();
        points.dedup();
        assert_eq!(points, (1..=u16::from(seats)).collect::<Vec<_>>());
    }
}

/// AND-17: factions are chosen in secret and turned up together; AND-24: so are destiny cards.
#[test]
fn and_17_secret_choices() {
    let mut scene = dealt(2, r#"{"destiny_cards": true}"#);
    assert_eq!(scene.game.awaiting(&scene.state), SeatSet::only(seat(1)).with(seat(2)));
    assert_eq!(scene.game.ask(&scene.state, seat(1)).audience, SeatSet::only(seat(1)));
    let view = scene.game.view(&scene.state, SeatSet::only(seat(2)));
    assert!(view.players[0].dealt_factions.is_none() && view.players[1].dealt_factions.is_some());
    for number in [1, 2] {
        let mut choices = Vec::new();
        scene.game.candidates(&scene.state, seat(number), &mut choices);
        assert_eq!(choices.len(), 3);
        assert!(scene.state.players[seat(1)].faction.is_none());
        scene.apply(seat(number), choices[0]);
    }
    assert!([1, 2].iter().all(|number| scene.state.players[seat(*number)].faction.is_some()));
    assert_eq!(scene.asked(), DESTINIES);
}

/// AND-247, AND-EX76: the left-hand member of the team with the best roll begins.
#[test]
fn and_247_the_left_hand_member_begins() {
    for seed in 0..20 {
        let options = options(r#"{"team_mode": true, "faction_choice": "random"}"#);
        let first = Scene::dealt(4, options, seed).state.first;
        assert!(first == seat(2) || first == seat(4));
    }
}

/// AND-1, AND-246: numbers of seats.
#[test]
fn and_1_two_to_four() {
    let new =
        |seats, json: &str| Andromeda::new(Andromeda::built_in(), options(json), Seats::new(seats)).is_ok();
    assert!(!new(1, "{}") && new(2, "{}") && new(4, "{}") && !new(5, "{}"));
    assert!(!new(3, r#"{"team_mode": true}"#) && new(4, r#"{"team_mode": true}"#));
}

/// AND-84, AND-90: whoever has a hand is asked after a base was used, holding the card or not.
#[test]
fn and_90_everybody_who_could_react_is_asked() {
    let mut scene = Scene::new(3);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["shadow_deal"]).hand(3, &["golden_age"]);
    scene.act(1, "launch transport").act(1, "go A1");
    assert!(reacts(scene.asked()));
    assert_eq!(scene.legal(2).len(), 2);
    assert!(scene.game.ask(&scene.state, seat(2)).reaction);
    scene.act(2, "play shadow_deal");
    assert_eq!(scene.has(2, Resource::Credit), 1);
    assert_eq!(scene.legal(3), ["done"], "seat 3 is asked all the same");
    scene.act(3, "done");
    assert_eq!(scene.state.turn.seat, seat(2), "seat 2 has no card left and is not asked again");
}

/// AND-84: a moon that is claimed by a card can be answered too, with that planet's resource.
#[test]
fn and_84_tractor_beam() {
    let mut scene = Scene::new(2);
    scene
        .planet(Space::A1, Track::Civilization, 0)
        .planet(Space::A2, Track::Industry, 0)
        .top(Space::A2, "o1");
    scene
        .hand(1, &["far_expedition"])
        .hand(2, &["tractor_beam"])
        .act(1, "play far_expedition")
        .act(1, "go A2");
    assert!(reacts(scene.asked()));
    scene.act(2, "play tractor_beam");
    assert_eq!((scene.has(2, Resource::Titanium), scene.state.players[seat(1)].claimed.len()), (1, 1));
}

/// AND-90: nobody is asked once every copy lies open.
#[test]
fn and_90_nobody_is_asked_for_what_cannot_be() {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).hand(2, &["golden_age"]);
    for _ in 0..2 {
        assert!(scene.state.tactics.take(tactic("shadow_deal")));
        scene.state.tactics_pile.put(tactic("shadow_deal"));
    }
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!(scene.state.turn.seat, seat(2));
}

/// AND-68, AND-275: a moon may be set in another's turn; not during an event (AND-220).
#[test]
fn and_275_moons_in_anothers_turn() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).claimed(2, &["y1"]);
    assert_eq!(scene.legal(2), [format!("set {}", moon("y1"))]);
    scene.refuses(2, "discard-moon y1", 68);
    scene.act(2, "set y1").act(2, "into-operations");
    assert_eq!(scene.state.players[seat(2)].operations, Some(moon("y1")));
    assert_eq!(scene.asked(), CHOOSE_TURN);
}

/// AND-51, AND-134, AND-182: a jump takes 1 energy.
#[test]
fn and_51_jumps() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::E5]).build(1, ShipKind::Cruiser);
    scene.ship(1, ShipKind::Transport, Space::A1).act(1, "launch transport");
    scene.refuses(1, "go E5", 43);
    scene.turn_of(1).act(1, "launch cruiser");
    scene.refuses(1, "go E5", 51);
    scene.stock(1, Resource::Energy, 1).act(1, "go E5");
    assert_eq!(scene.has(1, Resource::Energy), 0);
}

/// AND-47, AND-56, AND-132: voyage, the moon of a nebula, two event cards that only the player sees.
#[test]
fn and_56_a_nebula() {
    let mut scene = Scene::new(2);
    scene.build(1, ShipKind::Vessel);
    scene.state.orphans[0] = Some(moon("n2"));
    scene.act(1, "launch vessel").act(1, "go N1").skip(|task| task == WINDOW);
    assert!(scene.asked() == LOOK);
    assert_eq!(scene.game.ask(&scene.state, seat(1)).audience, SeatSet::only(seat(1)));
    assert!(scene.game.view(&scene.state, SeatSet::only(seat(2))).looking.unwrap().1.is_none());
    assert!(scene.game.view(&scene.state, SeatSet::only(seat(1))).looking.unwrap().1.is_some());
    assert_eq!(scene.state.players[seat(1)].claimed.as_slice(), [moon("n2")]);
    let Some((one, _)) = scene.looked_at() else { unreachable!() };
    scene.act(1, &format!("top {one}"));
    assert_eq!(scene.state.events.len(), 10);
}

/// AND-86, AND-127: sustain cards stay until the next return; two Long-Range Scanners add up.
#[test]
fn and_86_sustain_cards() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::B1, Space::B2, Space::C2, Space::D3]).ship(
        1,
        ShipKind::Transport,
        Space::A1,
    );
    scene.hand(1, &["long_range_scanners", "long_range_scanners"]).act(1, "play long_range_scanners");
    scene.act(1, "launch transport");
    assert_eq!(scene.regions(1), ["B1", "B2", "C2"]);
    scene.turn_of(1).act(1, "play long_range_scanners").act(1, "launch transport");
    assert_eq!(scene.regions(1), ["B1", "B2", "C2", "D3"]);
    scene.turn_of(1).act(1, "return").act(1, "done");
    assert!(scene.state.players[seat(1)].sustain.is_empty());
    assert_eq!(scene.state.tactics_pile.count(tactic("long_range_scanners")), 2);
}

/// AND-83, AND-274: cards at their moment, and only if they can do something.
#[test]
fn and_83_moments() {
    let mut scene = Scene::new(2);
    scene
        .planets(&[Space::A1])
        .hand(1, &["overclock", "requisition", "field_promotion", "hailing_frequency"]);
    scene.refuses(1, "play overclock", 83);
    scene.refuses(1, "play hailing_frequency", 83);
    scene.refuses(1, "play requisition", 274);
    scene.refuses(1, "play field_promotion", 274);
    scene.stock(1, Resource::Energy, 1).act(1, "play requisition");
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Credit), scene.vp(1)), (0, 1, 1));
}

/// AND-140, AND-141, AND-143: an upgrade replaces the printed values, and a ship of its type may be built.
#[test]
fn and_140_upgrades() {
    let mut scene = Scene::new(2);
    let tiles = ["long_hauler", "aegis_fighter", "phase_ship", "bastion"].map(upgrade);
    scene.state.players[seat(1)].tiles = tiles;
    scene.state.players[seat(1)].tokens = Set::from_bits(1 << 2);
    scene.act(1, "token war_machine").act(1, "upgrade bastion").act(1, "yes");
    let player = &scene.state.players[seat(1)];
    assert_eq!(player.figure(ShipKind::Cruiser).place, Place::Hangar);
    assert_eq!(player.upgrades[3], Some(upgrade("bastion")));
    scene.refuses(1, "upgrade bastion", 140);
}

/// AND-169: whoever looked before cannot tell what was taken.
#[test]
fn and_169_discoveries_are_secret() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].tracks[0] = 2;
    scene.state.players[seat(1)].tokens = Set::from_bits(1);
    scene.act(1, "token breakthrough").act(1, "advance science");
    assert_eq!((scene.asked(), scene.discovered()), (DISCOVER, vec![0]));
    let token = scene.state.discoveries[0].seen[0];
    scene.act(1, &format!("discovery {token}"));
    let own = scene.game.view(&scene.state, SeatSet::only(seat(1)));
    let other = scene.game.view(&scene.state, SeatSet::only(seat(2)));
    assert_eq!(own.discoveries[0].1.as_ref().map(Vec::len), Some(4));
    assert!(other.discoveries[0].1.is_none() && other.players[0].discoveries.1.is_none());
    assert_eq!(other.players[0].discoveries.0, 1);
}

/// AND-32: the limits first, then the event: what it brings may exceed them.
#[test]
fn and_32_the_order_at_the_end_of_the_turn() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).stock(1, Resource::Titanium, 5);
    let rain = scene.game.content().events.iter().find(|(_, row)| row.id == "titanium_rain").unwrap().0;
    scene.state.events.put_on_top(orrery_core::Known::to(rain, SeatSet::NOBODY));
    scene.state.marker = Marker::Mat;
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "first limits");
    assert_eq!(scene.has(1, Resource::Titanium), 6);
}

/// Faction abilities that change a number or a permission (AND-82, AND-136).
#[test]
fn and_82_factions() {
    // Tolzeed Bearers buy from all columns.
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Maximus).stock(1, Resource::Ice, 2).faction(1, "tolzeed_bearers");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    let module = scene.state.display[3][0];
    assert!(scene.may(1, &format!("acquire {module}")));
    // Myrr Hive: one card more at the Monolith, and a higher limit.
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Monolith).stock(1, Resource::Ice, 2).faction(1, "myrr_hive");
    scene.act(1, "launch transport").act(1, "go A1").go_on();
    assert_eq!(scene.has(1, Resource::Tactics), 4);
    assert_eq!(scene.game.view(&scene.state, SeatSet::NOBODY).players[0].hand_limit, 6);
    // Drovak Forge Clans build for 1 titanium less.
    let mut scene = Scene::new(2);
    scene.base(Space::A1, Base::Shipyard).stock(1, Resource::Titanium, 2).faction(1, "drovak_forge_clans");
    scene.act(1, "launch transport").act(1, "go A1").go_on().act(1, "way 1").act(1, "build fighter");
    assert_eq!(scene.has(1, Resource::Titanium), 0);
    // Quill Cartographers pay for voyage.
    let mut scene = Scene::new(2);
    scene
        .stock(1, Resource::Energy, 1)
        .faction(1, "quill_cartographers")
        .act(1, "launch transport")
        .act(1, "go N3");
    assert_eq!(scene.has(1, Resource::Energy), 0);
    // Null Engineers use energy in a row without a ship, once per return.
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).ship(1, ShipKind::Transport, Space::A1).stock(1, Resource::Energy, 3);
    scene
        .faction(1, "null_engineers")
        .turn_of(1)
        .act(1, "return")
        .act(1, "activate commerce1")
        .act(1, "energy");
    scene.act(1, "activate industry1").act(1, "way 2");
    scene.refuses(1, "activate civilization1", 111);
}

/// AND-242 and quasars score beside developments (AND-229).
#[test]
fn and_229_special_regions_score() {
    let mut scene = Scene::with(2, r#"{"special_regions": "quasars"}"#);
    scene.planet(Space::A2, Track::Science, 0);
    let before = scene.game.standing(&scene.state, SeatSet::NOBODY).columns[0].total;
    scene.state.planets[0].owner = Some(seat(1));
    assert_eq!(scene.game.standing(&scene.state, SeatSet::NOBODY).columns[0].total, before + 1);
}

/// AND-234: destiny cards are seen by their owner, and by everybody at the end.
#[test]
fn and_234_destiny_cards() {
    let mut scene = Scene::with(2, r#"{"destiny_cards": true}"#);
    let first = scene.game.content().destinies.iter().next().unwrap().0;
    scene.state.players[seat(1)].destiny = Some(first);
    scene.state.players[seat(2)].tracks[Track::Civilization as usize] = 3;
    let total = |viewer| scene.game.standing(&scene.state, viewer).columns[0].total;
    assert_eq!(
        total(SeatSet::only(seat(1))),
        total(SeatSet::NOBODY) + 7,
        "science is tied, civilization is not"
    );
}

/// A pack replaces rows by id; what is wrong is shown at its line.
#[test]
fn packs_are_laid_over_the_rows() {
    let pack = |file: &str, text: &str| Pack::new([(file.to_owned(), text.to_owned())]);
    let mint =
        r#"[(no: 43, id: "mint", column: Commerce, copies: 1, does: [Gain(credit: 4)], source: "D: all")]"#;
    let content = Content::load(&pack("modules.ron", mint)).unwrap();
    assert_ne!(content.fingerprint(), Andromeda::built_in().fingerprint());
    let twice =
        r#"[(no: 42, id: "mint", column: Commerce, copies: 1, does: [Gain(credit: 4)], source: "D: all")]"#;
    let errors = Content::load(&pack("modules.ron", twice)).unwrap_err().to_string();
    assert!(errors.contains("modules.ron:1") && errors.contains("never shared"), "{errors}");
    assert!(Content::load(&pack("module.ron", "[]")).is_err());
    let game = Andromeda::new(Arc::new(content), Options::default(), Seats::new(2)).unwrap();
    assert_eq!(game.content().inventory().len(), 21);
}

/// The box is complete: the counts of the ledger's table.
#[test]
fn the_box_is_complete() {
    let content = Andromeda::built_in();
    for lang in orrery_core::Lang::ALL {
        let ledger = Andromeda::ledger(lang);
        for (name, count) in Andromeda::inventory(&content) {
            let row = ledger.lines().find(|line| line.starts_with(&format!("| `{name}` ")));
            assert!(row.is_some_and(|row| row.ends_with(&format!("| {count} |"))), "{name}: {count}");
        }
    }
}

/// AND-43: a region out of range is refused with the distance, and one without a way as such.
#[test]
fn and_43_out_of_range_says_how_far() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2, Space::A3, Space::A4, Space::E5]);
    scene.ship(1, ShipKind::Transport, Space::A1).act(1, "launch transport");
    let refused = |text: &str| {
        let action = text.parse().expect("an action");
        scene.game.check(&scene.state, seat(1), action).unwrap_err()
    };
    assert_eq!(refused("go A4"), Refusal::OutOfRange { range: 1, away: 3 });
    assert_eq!(refused("go E5"), Refusal::OutOfRange { range: 1, away: 0 });
}
