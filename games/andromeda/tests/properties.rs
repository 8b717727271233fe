//! Andromeda's Edge keeps to everything that the testkit asks of a game, at every number of seats and under every
//! option.

use orrery_andromeda::actions::{Action, EndStep};
use orrery_andromeda::ids::{Column, MoonId, Resource, TacticId, Track};
use orrery_andromeda::state::{Marker, Place, State};
use orrery_andromeda::{Andromeda, Options, Refusal};
use orrery_core::{Chance, Game as _, Outside};
use orrery_testkit::{Subject, random_game};

use crate::support::options;

fn subject() -> Subject<Andromeda> {
    let tables = [
        (2, "{}"),
        (3, "{}"),
        (4, "{}"),
        (4, r#"{"team_mode": true}"#),
        (2, r#"{"game_length": "short", "event_deck": "cosmic_twilight", "raider_s": "second"}"#),
        (3, r#"{"game_length": "long", "special_regions": "quasars", "destiny_cards": true}"#),
        (4, r#"{"special_regions": "maelstroms", "faction_choice": "random", "turn_limit": 30}"#),
        (
            2,
            r#"{"event_deck": "cosmic_twilight", "raider_a": "first", "raider_b": "first", "raider_c": "first",
                "raider_d": "first", "turn_limit": 0}"#,
        ),
        (
            3,
            r#"{"event_deck": "cosmic_twilight", "raider_a": "second", "raider_b": "second",
                "raider_c": "second", "raider_d": "second"}"#,
        ),
        (
            4,
            r#"{"team_mode": true, "destiny_cards": true, "special_regions": "maelstroms", "game_length": "short"}"#,
        ),
        (2, r#"{"turn_limit": 4}"#),
    ];
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .tables(tables.map(|(seats, json)| (seats, options(json))))
        .bound(24_000)
        .cases(16)
        .with_secrets()
        .invariant(nothing_is_lost)
        .derived_keys(Refusal::KEYS.iter().copied())
}

/// The invariants of the ledger.
fn nothing_is_lost(game: &Andromeda, t: &State) -> Result<(), String> {
    cards(game, t)?;
    moons(game, t)?;
    modules(game, t)?;
    regions(t)?;
    for seat in game.seats().iter() {
        let player = &t.players[seat];
        let on_map: u8 = player.leaders.0.iter().sum();
        if player.faction.is_some() && on_map + player.station + player.spent != 9 {
            return Err(format!("{seat} has not 9 leaders"));
        }
        if player.active_ships() == 0 {
            return Err(format!("{seat} has no ship left"));
        }
        if player.claimed.len() > 4 || player.tracks.iter().any(|index| *index > 9) {
            return Err(format!("{seat} has too many moons or is beyond a track"));
        }
    }
    Ok(())
}

/// Tactics cards and tokens are neither lost nor made.
fn cards(game: &Andromeda, t: &State) -> Result<(), String> {
    let mut found = [0_u8; TacticId::BOUND];
    for seat in game.seats().iter() {
        let player = &t.players[seat];
        player.hand.things().chain(player.sustain.iter().copied()).for_each(|card| found[card.index()] += 1);
    }
    let others = t.tactics.things().chain(t.tactics_pile.things()).chain(t.cards_under_way());
    others.for_each(|card| found[card.index()] += 1);
    for (card, row) in game.content().tactics.iter() {
        if found[card.index()] != row.copies {
            return Err(format!("there are {} cards {}", found[card.index()], row.id));
        }
    }
    let held: u16 = game.seats().iter().map(|seat| t.players[seat].discoveries.len()).sum();
    let stacked: u8 = t.discoveries.iter().map(orrery_andromeda::state::Discoveries::len).sum();
    let used = t.discoveries_used.len();
    if held + used + u16::from(stacked) != 15 {
        return Err("there are not 15 discovery tokens".to_owned());
    }
    Ok(())
}

/// 45 planetary and 6 orphaned moons.
fn moons(game: &Andromeda, t: &State) -> Result<(), String> {
    let mut found = [0_u8; MoonId::BOUND];
    t.moon_stacks.iter().flat_map(orrery_core::Bag::things).for_each(|moon| found[moon.index()] += 1);
    t.moon_pile.things().for_each(|moon| found[moon.index()] += 1);
    for planet in &t.planets {
        let stack = &planet.stack;
        let known = stack.below.iter().map(|known| known.face);
        stack.top.into_iter().chain(known).for_each(|moon| found[moon.index()] += 1);
    }
    t.orphans.iter().flatten().for_each(|moon| found[moon.index()] += 1);
    for seat in game.seats().iter() {
        let player = &t.players[seat];
        player.claimed.iter().chain(&player.operations).for_each(|moon| found[moon.index()] += 1);
    }
    let set = t.stations.iter().flatten().flat_map(|slot| slot.moon.into_iter().chain(slot.joint));
    set.chain(t.moons_under_way()).for_each(|moon| found[moon.index()] += 1);
    for (moon, row) in game.content().moons.iter() {
        if found[moon.index()] != row.copies {
            return Err(format!("there are {} moons {}", found[moon.index()], row.id));
        }
    }
    Ok(())
}

/// 27 modules of each type; displays are full unless their deck is empty or a purchase is under way.
fn modules(game: &Andromeda, t: &State) -> Result<(), String> {
    let seats = usize::from(game.seats().count());
    let joining = |column: Column| {
        t.modules_under_way().filter(|module| game.content().modules[*module].column == column).count()
    };
    for column in Column::ALL {
        let at = *column as usize;
        let all = usize::from(t.module_decks[at].len())
            + t.module_bottoms[at].len()
            + t.display[at].len()
            + t.stations[at].len()
            + joining(*column);
        if all != 27 + seats {
            return Err(format!("there are {all} {column} modules"));
        }
    }
    let phages: u8 = t.stations.iter().flatten().map(|slot| slot.phages).sum();
    if phages + t.phages != 5 {
        return Err("there are not 5 mechaphage tokens".to_owned());
    }
    Ok(())
}

/// One class of raiders in a region; fifteen planets; a marker in one place.
fn regions(t: &State) -> Result<(), String> {
    let places = t.raiders.single.iter().flatten().chain(t.raiders.swarm.iter().map(|raider| &raider.0));
    for place in places {
        let swarm = t.raiders.swarm.iter().any(|raider| raider.0 == *place);
        let single = t.raiders.single.iter().filter(|other| **other == Some(*place)).count();
        if single + usize::from(swarm) > 1 {
            return Err(format!("raiders of two classes are on {place}"));
        }
    }
    let on_map = t.regions().iter().filter(|space| t.planet_at(*space).is_some()).count();
    if on_map + usize::from(t.planet_stack.len()) != 15 {
        return Err("there are not 15 planets".to_owned());
    }
    if t.event.is_some() && t.marker != Marker::Mat {
        return Err("an event is resolved without its marker".to_owned());
    }
    Ok(())
}

orrery_testkit::properties!(subject());

/// After the own turn the store keeps to its limits (AND-28); what an event brings after they were looked at may stay.
#[test]
fn stores_keep_to_their_limits_after_the_own_turn() {
    let mut limits_first = false;
    random_game::<Andromeda>(3, &Options::default(), 5, |decision| {
        let turn = &decision.before.turn;
        limits_first |= decision.action == Action::First(EndStep::Limits);
        let next = decision.after.turn.seat != turn.seat && decision.before.players[turn.seat].turns > 0;
        if next && !std::mem::take(&mut limits_first) {
            let player = &decision.after.players[turn.seat];
            assert!(player.stock.of(Resource::Energy) <= 10);
            for resource in [Resource::Titanium, Resource::Nanocarbon, Resource::Ice, Resource::Credit] {
                assert!(player.stock.of(resource) <= 5, "{resource}");
            }
            assert!(player.index(Track::Civilization) <= 9 && player.count_all(Place::Module) == 0);
        }
    });
}

/// The same table with other cards in every hand, as many as before.
fn other_hands(game: &Andromeda, t: &State, chance: &mut Chance) -> State {
    let mut other = *t;
    for seat in game.seats().iter() {
        other.tactics.pour(&mut other.players[seat].hand);
    }
    for seat in game.seats().iter() {
        for _ in 0..t.players[seat].hand.len() {
            let card = other.tactics.draw(chance).expect("as many cards as were taken");
            other.players[seat].hand.put(card);
        }
    }
    other
}

/// Nothing of a hand shows in who is asked next, or what: with other cards in every hand the same decision leads to the
/// same question (AND-90).
#[test]
fn pauses_tell_nothing_about_hands() {
    let tables = [(2, "{}"), (3, r#"{"event_deck": "cosmic_twilight"}"#), (4, r#"{"team_mode": true}"#)];
    for (seats, json) in tables {
        let mut chance = Chance::sampled(seats.into());
        let (mut step, mut compared) = (0, 0);
        random_game::<Andromeda>(seats, &options(json), seats.into(), |decision| {
            let (game, t, seat, action) = (decision.game, decision.before, decision.seat, decision.action);
            step += 1;
            let asked_after = |mut t: State| {
                game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut Chance::sampled(step)));
                let next = game.awaiting(&t);
                let question = next.first().map(|seat| game.ask(&t, seat).question.key).unwrap_or_default();
                // A card that is paid without a question lies open, and may tell.
                ((next, question), t.tactics_pile)
            };
            let other = other_hands(game, t, &mut chance);
            let question = decision.asked();
            let deals = |question: &str| question.starts_with("ask-deal");
            if !deals(&question)
                && !matches!(action, Action::Card(_))
                && game.check(&other, seat, action).is_ok()
            {
                let [(asked, pile), (asked_there, pile_there)] = [*t, other].map(asked_after);
                // Team mates who hand over a card need it in the hand, also if they have done something else first.
                let goes_on = deals(&asked.1) && matches!(&*question, "ask-socket" | "ask-arrange");
                if pile_there == pile && !goes_on {
                    assert_eq!(asked_there, asked, "after {action} of {seat}");
                    compared += 1;
                }
            }
        });
        assert!(compared > 300, "{compared}");
    }
}

/// One game with every public value; a change of the rules shows here first.
#[test]
fn one_game_as_it_was() {
    insta::assert_snapshot!(orrery_testkit::golden(&subject(), 10, 7));
}

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}
