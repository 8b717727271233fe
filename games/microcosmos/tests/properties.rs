//! Micro Cosmos keeps to everything that the testkit asks of a game, at every number of seats and under every option.

use orrery_core::id::Named as _;
use orrery_core::{Game as _, Seats};
use orrery_microcosmos::content::{Colour, EdgeColour};
use orrery_microcosmos::payment::Wanted;
use orrery_microcosmos::state::{CardId, Resource, Row, Specialist, SurvivorId, Upgrade};
use orrery_microcosmos::{MicroCosmos, Options, Pending, Refusal, State};
use orrery_testkit::Subject;

fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options of the ledger")
}

fn subject() -> Subject<MicroCosmos> {
    let tables = [
        (1, "{}"),
        (2, "{}"),
        (3, "{}"),
        (4, "{}"),
        (1, r#"{"solo_difficulty": "easy_plus", "automa_auto_choices": true, "planets_to_end": 4}"#),
        (1, r#"{"solo_difficulty": "medium", "any_specialist_includes_engineer": true}"#),
        (1, r#"{"solo_difficulty": "medium_plus", "automa_outpost_vp": false}"#),
        (1, r#"{"solo_difficulty": "hard", "colonies_per_planet": "unlimited"}"#),
        (1, r#"{"solo_difficulty": "hard_plus", "discovery_ends_move": false}"#),
        (2, r#"{"discovery_ends_move": false, "specialists_start": "ready", "planets_to_end": 4}"#),
        (3, r#"{"first_colony_leader": "planet", "survivor_vp_beyond_5": "plus10"}"#),
        (4, r#"{"colonies_per_planet": "unlimited", "any_specialist_includes_engineer": true}"#),
        (1, r#"{"automa_always_moves": true, "outposts_per_planet": "one"}"#),
    ];
    let choices = [
        "solo_difficulty-easy",
        "solo_difficulty-easy_plus",
        "solo_difficulty-medium",
        "solo_difficulty-medium_plus",
        "solo_difficulty-hard",
        "solo_difficulty-hard_plus",
        "specialists_start-used",
        "specialists_start-ready",
        "first_colony_leader-any",
        "first_colony_leader-planet",
        "colonies_per_planet-one",
        "colonies_per_planet-unlimited",
        "outposts_per_planet-one",
        "outposts_per_planet-unlimited",
        "survivor_vp_beyond_5-cap",
        "survivor_vp_beyond_5-plus10",
    ];
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .tables(tables.map(|(seats, json)| (seats, options(json))))
        .bound(6000)
        .checkpoints(150)
        .cases(32)
        .with_secrets()
        .invariant(nothing_is_lost)
        .derived_keys(choices.map(|choice| format!("option-{choice}")))
        .derived_keys(Upgrade::ALL.iter().map(|upgrade| format!("effect-{upgrade}")))
        .derived_keys(Refusal::KEYS.iter().copied())
        .derived_keys([Resource::KEYS, Specialist::KEYS, Upgrade::KEYS, Row::KEYS].concat())
        .derived_keys([Colour::KEYS, EdgeColour::KEYS, Wanted::KEYS, Pending::KEYS].concat())
}

/// Everybody who takes turns.
fn everybody(game: &MicroCosmos) -> Seats {
    Seats::new(game.seats().count().max(2))
}

/// Cards and markers are neither lost nor made, and every track stays within its limits.
fn nothing_is_lost(game: &MicroCosmos, t: &State) -> Result<(), String> {
    crew(game, t)?;
    survivors(game, t)?;
    planets(game, t)?;
    for seat in everybody(game).iter() {
        let player = &t.players[seat];
        let automa = !game.seats().contains(seat);
        let unlocked = player.unlocked.len();
        let upgrades = if automa { 6 } else { 8 };
        let colonies = upgrades - unlocked + player.colony_pool + player.founded();
        if colonies != 8 {
            return Err(format!("{seat} has {colonies} colony markers, not 8"));
        }
        let both = |one, other| u8::from(player.has(one) && player.has(other));
        let released = both(Upgrade::Biodome, Upgrade::LeisureFacilities)
            + both(Upgrade::SpaceMining, Upgrade::MiningVehicles);
        if player.outpost_pool + player.placed() != released {
            return Err(format!("{seat} has not the {released} outposts that it has unlocked"));
        }
        let most = if player.has(Upgrade::CargoHolds) { 6 } else { 4 };
        if player.cargo.highest() > most {
            return Err(format!("{seat} holds more than {most} of a resource"));
        }
        if player.upper.len() > 3 || player.lower.len() > 3 || player.survivors.len() > 3 {
            return Err(format!("{seat} has more cards than there is room for"));
        }
    }
    let automas = t.automa.deck.cards().count() + usize::from(t.automa.card.is_some());
    if game.seats().count() == 1 && automas != 12 {
        return Err(format!("there are {automas} Automa cards"));
    }
    Ok(())
}

/// Every crew card is somewhere, once.
fn crew(game: &MicroCosmos, t: &State) -> Result<(), String> {
    let mut found = [0; CardId::BOUND];
    let rows = everybody(game).iter().flat_map(|seat| {
        let player = &t.players[seat];
        player.upper.iter().chain(player.lower.iter()).chain(player.dealt.iter())
    });
    let all =
        t.crew.cards().chain(t.cantina.iter()).chain(t.automa.hand.iter()).chain(rows).chain(t.moving_crew());
    all.for_each(|card| found[card.index()] += 1);
    for (card, row) in game.content().crew.iter() {
        if found[card.index()] != 1 {
            return Err(format!("there are {} cards {}", found[card.index()], row.id));
        }
    }
    Ok(())
}

/// Every survivor card is somewhere, once.
fn survivors(game: &MicroCosmos, t: &State) -> Result<(), String> {
    let mut found = [0; SurvivorId::BOUND];
    let held = everybody(game).iter().flat_map(|seat| {
        let player = &t.players[seat];
        player.survivors.iter().chain(player.settled.iter())
    });
    t.survivors
        .cards()
        .chain(held)
        .chain(t.turned_up().map(|(_, card)| card))
        .for_each(|one| found[one.index()] += 1);
    for (survivor, row) in game.content().survivors.iter() {
        if found[survivor.index()] != 1 {
            return Err(format!("there are {} cards {}", found[survivor.index()], row.id));
        }
    }
    Ok(())
}

/// Twelve cards in deck and system; levels were raised together with markers, and no track is overfull.
fn planets(game: &MicroCosmos, t: &State) -> Result<(), String> {
    let cards = usize::from(t.planets.len()) + t.discovered().count();
    if cards != 12 {
        return Err(format!("there are {cards} planet cards"));
    }
    for (position, planet) in t.discovered() {
        let needs = game.content().planets[planet.card].needs;
        if needs.each().any(|(resource, most)| planet.levels.of(resource) > most) {
            return Err(format!("a track at {position} is overfull"));
        }
        let spaces: u16 = planet.track.iter().map(|marker| u16::from(marker.space)).sum();
        if spaces != planet.levels.total() {
            return Err(format!("{position}: {} levels, markers on {spaces}", planet.levels.total()));
        }
        if !planet.terraformed && planet.levels == needs {
            return Err(format!("{position} is complete and not terraformed"));
        }
        if planet.track.is_sorted_by_key(|marker| marker.space) {
            continue;
        }
        return Err(format!("the track at {position} is out of order"));
    }
    Ok(())
}

orrery_testkit::properties!(subject());

/// One solo game with every public value; a change of the rules shows here first.
#[test]
fn one_solo_game_as_it_was() {
    insta::assert_snapshot!(orrery_testkit::golden(&subject(), 0, 12));
}

/// The beginning of a game of two: random players need long to terraform three planets.
#[test]
fn the_beginning_of_a_game_as_it_was() {
    let game = orrery_testkit::golden(&subject(), 1, 41);
    let beginning: Vec<_> = game.lines().take(1000).collect();
    insta::assert_snapshot!(beginning.join("\n"));
}

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}
