//! What comes before the first turn, and the tables of the ledger that say so.

use std::sync::Arc;

use orrery_andromeda::effects::Effect;
use orrery_andromeda::event::Event;
use orrery_andromeda::ids::{Base, Class, Resource, ShipKind, Track};
use orrery_andromeda::state::{Marker, Place};
use orrery_andromeda::{Action, Andromeda, Options};
use orrery_core::{Game as _, Lang, Publish as _, Seat, SeatSet, Seats, Table};

use crate::support::{dealt, options, raider, seat};

/// AND-18: starting cards are drawn seat by seat, whoever will begin.
#[test]
fn and_18_cards_are_drawn_seat_by_seat() {
    let (mut late, mut drawn) = (0, 0);
    for number in 0..12 {
        let options = options(r#"{"faction_choice": "random"}"#);
        let game = Arc::new(Andromeda::new(Andromeda::built_in(), options, Seats::new(4)).unwrap());
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
            let row = state.players[seat].faction.map(|faction| &table.game().content().factions[faction]);
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
    let content = Andromeda::built_in();
    let alpha = &content.sheet().alpha_dice;
    let listed = |faces: Vec<u8>| faces.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    let beta = listed((1..=6).filter(|face| !alpha.contains(face)).collect());
    for (lang, names, open, words) in [
        (Lang::En, ["Quasars", "Maelstroms"], ["no", "yes"], ["alpha", "energy", "tactics card"]),
        (Lang::Pl, ["Kwazary", "Wiry"], ["nie", "tak"], ["alfa", "energii", "karta taktyki"]),
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

/// AND-7, AND-8, AND-12 to AND-16, AND-18 to AND-21: what lies where at the start, piece by piece.
#[test]
fn and_7_the_start_in_detail() {
    for seats in 2..=4 {
        let scene = dealt(seats, r#"{"faction_choice": "random", "raider_s": "first"}"#);
        let (game, t) = (&scene.game, &scene.state);
        let content = game.content();
        for space in t.regions().iter() {
            let Some(planet) = t.planet_at(space) else { continue };
            let stack = &t.planets[planet.index()].stack;
            let track = content.planets[planet].track;
            assert_eq!(stack.len(), 3);
            assert_eq!(content.moons[stack.top.unwrap()].track, Some(track), "of the planet's colour");
            assert!(stack.below.is_empty(), "nobody has seen the others");
        }
        assert_eq!(t.raiders.cards[Class::S as usize], Some(raider("vorticon_raiders")));
        assert!(t.raiders.cards[1..].iter().all(Option::is_none), "face down");
        assert!(t.raiders.swarm.iter().all(|raider| raider.0.nebula_number().is_some()));
        assert_eq!([0, 1, 2].map(|stack| t.discoveries[stack].len()), [5; 3]);
        let hands: u16 = game.seats().iter().map(|seat| t.players[seat].hand.len()).sum();
        assert_eq!(t.tactics.len() + hands, 80);
        for player in game.seats().iter().map(|seat| &t.players[seat]) {
            let row = &content.factions[player.faction.unwrap()];
            for resource in Resource::ALL {
                assert_eq!(player.has(*resource), row.goods.of(*resource), "{}: {resource}", row.id);
            }
            for track in Track::ALL {
                assert_eq!(player.index(*track), usize::from(row.tracks.contains(track)));
            }
            for (at, tile) in player.tiles.iter().enumerate() {
                assert_eq!(content.upgrades[*tile].ship as usize, at, "one neutral tile of each type");
            }
            assert_eq!(player.upgrades, [None; 4], "not yet in effect");
            for base in Base::ALL {
                assert_eq!(player.leaders.0[t.base_space(*base).unwrap().index()], 1);
            }
            assert_eq!(player.leaders.0[..6].iter().max(), Some(&2), "both on one nebula");
            let reserve = |kind| player.count(kind, Place::Reserve);
            assert_eq!(player.count(ShipKind::Transport, Place::Hangar), 3);
            assert_eq!(
                [ShipKind::Transport, ShipKind::Fighter, ShipKind::Vessel, ShipKind::Cruiser].map(reserve),
                [3, 1, 1, 1]
            );
        }
        let mut tiles: Vec<_> = game.seats().iter().flat_map(|seat| t.players[seat].tiles).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), usize::from(seats) * 4, "nobody shares a tile");
    }
}

/// AND-22, AND-23, AND-247, AND-EX76: the best roll begins, in teams the left-hand member of the better team.
#[test]
fn and_22_the_best_roll_begins() {
    for (seats, options) in
        [(2, "{}"), (3, "{}"), (4, "{}"), (4, r#"{"team_mode": true}"#), (4, r#"{"team_mode": true}"#)]
    {
        for round in 0..6_u8 {
            let mut options: serde_json::Value = serde_json::from_str(options).unwrap();
            options["faction_choice"] = "random".into();
            let teams = options["team_mode"] == true;
            let options: Options = serde_json::from_value(options).unwrap();
            let game = Arc::new(Andromeda::new(Andromeda::built_in(), options, Seats::new(seats)).unwrap());
            let table = Table::open(game, orrery_core::seed::Dice::numbered(u64::from(round)));
            let mut rolls: Vec<(orrery_core::Seat, [u8; 6])> = Vec::new();
            for told in table.log(SeatSet::NOBODY) {
                if let Event::RolledForFirst(seat, dice) = &told.event {
                    assert!(dice.is_sorted_by(|one, next| one >= next));
                    rolls.push((*seat, *dice));
                }
            }
            let best = rolls.iter().map(|roll| roll.1).max().unwrap();
            let mut winners = rolls.iter().filter(|roll| roll.1 == best).map(|roll| roll.0);
            let winner = winners.next().unwrap();
            if winners.next().is_some() {
                continue;
            }
            let first = match (teams, u8::from(winner)) {
                (true, 1 | 2) => seat(2),
                (true, _) => seat(4),
                (false, number) => seat(number),
            };
            assert_eq!(table.state().first, first, "{rolls:?}");
            let points: Vec<_> =
                table.seats().from(first).map(|seat| table.state().players[seat].vp).collect();
            assert_eq!(points, (1..=u16::from(seats)).collect::<Vec<_>>());
        }
    }
}

/// AND-24: one of two destiny cards is kept, unseen by the others.
#[test]
fn and_24_one_of_two_destinies() {
    let mut scene = dealt(3, r#"{"destiny_cards": true, "faction_choice": "random"}"#);
    for number in 1..=3 {
        let mut choices = Vec::new();
        scene.game.candidates(&scene.state, seat(number), &mut choices);
        let [Action::Destiny(kept), Action::Destiny(_)] = choices[..] else { panic!("{choices:?}") };
        let audience = scene.game.ask(&scene.state, seat(number)).audience;
        assert_eq!(audience, SeatSet::only(seat(number)));
        scene.apply(seat(number), choices[0]);
        assert_eq!(scene.state.players[seat(number)].destiny, Some(kept));
    }
    assert!(
        scene.state.players.0.iter().all(|player| player.dealt_destinies.is_empty()),
        "the others are back in the box"
    );
    let other = scene.game.view(&scene.state, SeatSet::only(seat(2)));
    assert!(other.players[0].destiny.is_none() && other.players[1].destiny.is_some());
}

/// AND-2, AND-4: the table of the ledger says what the content does, in both languages.
#[test]
fn and_2_the_ledger_has_the_start_spaces() {
    for seats in 2..=4 {
        let t = dealt(seats, r#"{"faction_choice": "random"}"#).state;
        let Marker::Track(start) = t.marker else { panic!("{:?}", t.marker) };
        let planets = t.regions().iter().filter(|space| t.planet_at(*space).is_some()).count();
        for lang in orrery_core::Lang::ALL {
            let row = format!("| {seats} | {start} | {planets} |");
            assert!(Andromeda::ledger(lang).contains(&row), "{row}");
        }
    }
}
