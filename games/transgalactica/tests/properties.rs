//! Transgalactica keeps to everything that the testkit asks of a game, at every number of seats and under every option.

use orrery_core::Game as _;
use orrery_core::id::Named as _;
use orrery_testkit::Subject;
use orrery_transgalactica::ids::{
    Area, BonusId, Colour, Good, MissionId, MissionType, PlanetType, Resource, TokenKind, Track, Worker,
};
use orrery_transgalactica::state::Lieutenant;
use orrery_transgalactica::{Options, Refusal, State, Transgalactica};

fn options(json: &str) -> Options {
    serde_json::from_str(json).expect("options of the ledger")
}

fn subject() -> Subject<Transgalactica> {
    let tables = [
        (2, "{}"),
        (3, "{}"),
        (4, "{}"),
        (5, "{}"),
        (
            2,
            r#"{"unused_base_planets": "mixed", "limited_supply": true, "data_set": "plain", "first_player": 2}"#,
        ),
        (
            3,
            r#"{"third_captain_at_three": true, "free_actions_while_following": true, "draft": "random", "auto_pass": false}"#,
        ),
        (
            4,
            r#"{"allow_mission_discard": true, "wild_crew_to_cryo": true, "temp_military_in_upkeep": false, "mission_colour_mix": true, "follow_order": "priority_track"}"#,
        ),
        (
            5,
            r#"{"objective_auto_best": false, "objective_or": "sum", "obj09_cap": "total", "data_set": "plain"}"#,
        ),
    ];
    Subject::new(env!("CARGO_MANIFEST_DIR"))
        .tables(tables.map(|(seats, json)| (seats, options(json))))
        .bound(4000)
        .cases(24)
        .with_secrets()
        .invariant(nothing_is_lost)
        .derived_keys(
            [
                Refusal::KEYS,
                Area::KEYS,
                Colour::KEYS,
                Good::KEYS,
                MissionType::KEYS,
                PlanetType::KEYS,
                Resource::KEYS,
                TokenKind::KEYS,
                Track::KEYS,
                Worker::KEYS,
            ]
            .concat(),
        )
}

/// Pieces are neither lost nor made, and everything stays within its limits.
fn nothing_is_lost(game: &Transgalactica, t: &State) -> Result<(), String> {
    tokens(game, t)?;
    missions(game, t)?;
    let content = game.content();
    for seat in game.seats().iter() {
        let player = &t.players[seat];
        for track in Track::MAIN {
            let spaces = &content.values(game.options().data_set).track(track).spaces;
            let (first, last) = (spaces[0].level, spaces[spaces.len() - 1].level);
            if !(first..=last).contains(&player.level(track)) {
                return Err(format!("{seat} is beyond the {track} track: {}", player.level(track)));
            }
        }
        let crew = player.crew + player.crew_out + player.pods;
        if crew + player.offices.len() + u8::from(player.lieutenant != Lieutenant::None) > 6 {
            return Err(format!("{seat} has too much crew: {crew}"));
        }
        if player.manned() > 4 {
            return Err(format!("{seat} has {} crew on 4 spaces", player.manned()));
        }
        let captains = player.captains + player.captains_out;
        let three =
            game.seats().count() == 2 || (game.options().third_captain_at_three && game.seats().count() == 3);
        if captains != if three { 3 } else { 2 } {
            return Err(format!("{seat} has {captains} captains"));
        }
        if player.log.len() > 3 || player.mining.len() > 5 || player.outposts.len() > 7 {
            return Err(format!("{seat} has too many missions, mining tokens or outposts"));
        }
        let markers = usize::from(player.markers + player.technologies.len());
        let open = usize::from(player.level(Track::Trade)).div_ceil(2);
        if markers != 2 + open {
            return Err(format!("{seat} has {markers} development markers, not {}", 2 + open));
        }
    }
    Ok(())
}

/// No bonus token is made; only used ones leave the game.
fn tokens(game: &Transgalactica, t: &State) -> Result<(), String> {
    let mut found = [0_u8; BonusId::BOUND];
    let stacks = t.stacks.values().flat_map(|levels| levels.values()).flatten().copied();
    let planets = t.planets.values().flatten().filter_map(|planet| planet.token);
    let held = game.seats().iter().flat_map(|seat| {
        let player = &t.players[seat];
        player.tokens.things().chain(player.used.things()).chain(player.cache)
    });
    let all = stacks.chain(planets).chain(held).chain(t.round_tokens).chain(t.left_over.things());
    all.for_each(|token| found[token.index()] += 1);
    for (token, row) in game.content().values(game.options().data_set).bonus.iter() {
        if found[token.index()] > row.copies {
            return Err(format!("there are {} tokens of {}", found[token.index()], row.id));
        }
    }
    Ok(())
}

/// Each mission is somewhere, once.
fn missions(game: &Transgalactica, t: &State) -> Result<(), String> {
    let mut found = [0_u8; MissionId::BOUND];
    let held = game.seats().iter().flat_map(|seat| {
        let player = &t.players[seat];
        player.log.into_iter().chain(player.completed.iter())
    });
    let decks = t.mission_decks.iter().flat_map(orrery_core::Bag::things);
    let shown = t.missions.iter().flatten().copied().flatten();
    let all = held.chain(decks).chain(shown).chain(t.discarded.iter().flatten().copied());
    all.for_each(|card| found[card.index()] += 1);
    for (card, row) in game.content().missions.iter() {
        if found[card.index()] != 1 {
            return Err(format!("there are {} cards of {}", found[card.index()], row.id));
        }
    }
    Ok(())
}

orrery_testkit::properties!(subject());

#[test]
fn observations_tell_what_is_known() {
    let told = orrery_testkit::properties::observations_tell_what_is_known(&subject());
    told.unwrap_or_else(|failure| panic!("{failure}"));
}

/// One game with every public value; a change of the rules shows here first.
#[test]
fn one_game_as_it_was() {
    insta::assert_snapshot!(orrery_testkit::golden(&subject(), 0, 7));
}
