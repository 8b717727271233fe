//! Sides, initiative, missiles, damage.

use orrery_eclipse::ids::{Ability, Die, ReputationId, SectorId, Square, Unit};
use orrery_eclipse::state::{Battle, Type};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

const FOUR: [&str; 4] = ["terran_directorate", "terran_federation", "terran_union", "terran_republic"];

/// A sector without planets that touches no other one, so that nobody can retreat.
fn arena(species: &[&str], json: &str) -> (Table, SectorId) {
    let mut table = Table::with(json, species);
    let sector = table.quiet().lay(315, (0, 7), 0);
    (table, sector)
}

/// Everybody passes; the last pass begins the Combat phase with this chance.
fn fight<'a>(table: &'a mut Table, chance: &str) -> &'a mut Table {
    table.chance(chance).pass_all()
}

/// What acts, in order.
fn order(table: &Table) -> Vec<Type> {
    table.state.battle.order.to_vec()
}

fn of(number: u8, unit: Unit) -> Type {
    Type::Of(who(number), unit)
}

/// ECL-144: ships of one side, or of allies, do not fight.
#[test]
fn only_enemies_fight() {
    for (json, fights) in [(r#"{"alliances": true}"#, false), ("{}", true)] {
        let (mut table, sector) = arena(&FOUR, json);
        if !fights {
            table.ally("nova", &[1, 2]);
        }
        table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Cruiser, 1, sector);
        table.stats(1, Unit::Cruiser).initiative = 9;
        fight(&mut table, if fights { "6 1 6 v1 v1 v1" } else { "" });
        let both = (table.count(1, Unit::Cruiser, sector), table.count(2, Unit::Cruiser, sector));
        assert_eq!(both, if fights { (1, 0) } else { (1, 1) });
    }
}

/// ECL-146, ECL-148, R86: the last two to enter fight first, and who came earlier defends.
#[test]
fn the_last_two_fight_first() {
    let (mut table, sector) = arena(&FOUR, "{}");
    for number in [1, 2, 3] {
        table.ships(number, Unit::Interceptor, 1, sector);
    }
    // All are equally fast: seat 2 shoots before seat 3, then seat 1 before seat 2.
    fight(&mut table, "6 6 v1 v1");
    assert_eq!(table.count(1, Unit::Interceptor, sector), 1);
    assert_eq!(table.awaited(), Some(1), "reputation in order of arrival (ECL-179)");
    table.chance("v1 v1").keep(1, "v1").keep(2, "v1");
    let tiles: Vec<_> = (1..=3).map(|number| table.state.players[who(number)].reputation.len()).collect();
    assert_eq!(tiles, [1, 1, 0]);
}

/// ECL-146, ECL-148: the controller counts as the first, whenever the ships came.
#[test]
fn the_controller_defends() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(2, Unit::Interceptor, 1, sector).ships(1, Unit::Interceptor, 1, sector).disc(1, sector);
    fight(&mut table, "6 v1 v1");
    assert_eq!((table.count(1, Unit::Interceptor, sector), table.awaited()), (1, Some(1)));
}

/// ECL-147, ECL-149: an alliance stands where its first member came, and each member acts by initiative.
#[test]
fn allies_fight_together() {
    let (mut table, sector) = arena(&FOUR, r#"{"alliances": true}"#);
    table.ally("nova", &[1, 3]);
    for number in [1, 2, 3] {
        table.ships(number, Unit::Cruiser, 1, sector);
    }
    table.stats(3, Unit::Cruiser).initiative = 5;
    // Seat 3 came last, but its side was there before seat 2; nobody hits, then seat 3 does.
    fight(&mut table, "1 1 1 6 1 1 6 v1");
    assert_eq!(table.count(2, Unit::Cruiser, sector), 0);
    assert_eq!(order(&table), [of(3, Unit::Cruiser), of(1, Unit::Cruiser), of(2, Unit::Cruiser)]);
}

/// ECL-149: dice go to any ship of the other side.
#[test]
fn any_ally_can_be_hit() {
    let (mut table, sector) = arena(&FOUR, r#"{"alliances": true}"#);
    table.ally("nova", &[1, 3]);
    for number in [1, 2, 3] {
        table.ships(number, Unit::Interceptor, 1, sector);
    }
    table.stats(2, Unit::Interceptor).initiative = 9;
    fight(&mut table, "6");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-assign"));
    table.refuses(2, "hit seat2 interceptor 0", 149).refuses(2, "hit seat4 interceptor 0", 149);
    table.offers(2, &["hit seat1 interceptor 0", "hit seat3 interceptor 0"]);
}

/// ECL-150, R97: types of one player with equal initiative act as the owner says.
#[test]
fn the_owner_orders_equal_types() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    table.ships(2, Unit::Interceptor, 1, sector);
    table.stats(1, Unit::Cruiser).initiative = 3;
    fight(&mut table, "");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-order"));
    assert_eq!(order(&table)[0], of(1, Unit::Cruiser), "the larger one, unless the owner says otherwise");
    table.refuses(1, "first dreadnought", 150).chance("6 v1 v1").act(1, "first interceptor");
    assert_eq!(order(&table)[0], of(1, Unit::Interceptor));
}

/// ECL-151: missiles fly once, before the first round, in order of initiative; the dead do not fire.
#[test]
fn missiles_fly_once() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Cruiser, 1, sector);
    for number in [1, 2] {
        table.fit(number, Unit::Cruiser, &[(1, "plasma_missile")]);
    }
    let mut slow = table.copy();
    // Two orange dice of the defender; one hit for 2 is more than the hull of 1.
    fight(&mut table, "1 6 v1 v1 v1");
    assert_eq!(table.count(2, Unit::Cruiser, sector), 0);
    // All miss, and then cannons decide.
    fight(&mut slow, "1 1 1 1 1 1 6 1 6 v1 v1 v1");
    assert_eq!(slow.state.battle.round, 3);
}

/// ECL-152, ECL-153, ECL-182: a round is finished; a type that retreats leaves although no enemy is left.
#[test]
fn a_round_is_always_finished() {
    let mut table = Table::of(&FOUR[..2]);
    let (home, sector) = (table.home(1), table.quiet().lay(208, (0, -3), 0));
    table.ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Dreadnought, 1, sector);
    table.ships(2, Unit::Interceptor, 1, sector);
    for (unit, initiative) in [(Unit::Dreadnought, 8), (Unit::Cruiser, 7)] {
        table.stats(1, unit).initiative = initiative;
    }
    fight(&mut table, "");
    // Round 1: the dreadnought shoots and misses, the cruiser turns away. Round 2: the dreadnought destroys the enemy.
    table.chance("1 1").act(1, "attack").chance("1").act(1, &format!("retreat {home}"));
    table.chance("6 1 v1 v1").act(1, "attack");
    assert_eq!((table.count(1, Unit::Cruiser, home), table.count(1, Unit::Cruiser, sector)), (1, 0));
    assert_eq!(table.state.drawn.len(), 2, "the dreadnought stayed: one for taking part, one for the ship");
}

/// ECL-153, ECL-182: a retreat declared in the last round lapses, but costs the tile for taking part.
#[test]
fn a_late_retreat_lapses() {
    let mut table = Table::of(&FOUR[..2]);
    let (home, sector) = (table.home(1), table.quiet().lay(208, (0, -3), 0));
    table.no_ships(1).ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.stats(1, Unit::Cruiser).initiative = 9;
    table.disc(1, sector).ships(1, Unit::Starbase, 1, sector);
    table.stats(1, Unit::Starbase).initiative = 1;
    fight(&mut table, "");
    // The cruiser turns away, the interceptor misses, the starbase destroys it.
    table.chance("1 6 v1 v1").act(1, &format!("retreat {home}"));
    assert_eq!(table.count(1, Unit::Cruiser, sector), 1, "the declaration lapses");
    assert_eq!(table.state.drawn.len(), 2, "the starbase was not retreating");

    let mut table = Table::with(r#"{"alliances": true}"#, &FOUR);
    let (home, sector) = (table.home(1), table.quiet().lay(208, (3, -3), 1));
    table.ally("nova", &[1, 3]);
    for number in [1, 3] {
        table.ships(number, Unit::Cruiser, 1, sector).stats(number, Unit::Cruiser).initiative = 9;
    }
    table.ships(2, Unit::Interceptor, 1, sector);
    fight(&mut table, "");
    table.chance("6 v1 v1").act(1, &format!("retreat {home}"));
    assert_eq!(
        (table.count(1, Unit::Cruiser, sector), table.awaited()),
        (1, Some(3)),
        "seat 1 draws nothing"
    );
}

/// ECL-154, ECL-EX38, ECL-EX39: a 1 misses, a 6 hits, and between them computers and shields count.
#[test]
fn computers_and_shields_count() {
    for (face, computer, shield, hit) in [
        (1, 6, 0, false),
        (6, 0, 3, true),
        (5, 2, 1, true),
        (5, 1, 1, false),
        (3, 3, 0, true),
        (2, 3, 0, false),
    ] {
        let (mut table, sector) = arena(&FOUR[..2], "{}");
        table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
        table.stats(1, Unit::Interceptor).computer = computer;
        table.stats(2, Unit::Interceptor).shield = shield;
        let chance = if hit { format!("{face} v1 v1") } else { format!("{face} 6 v1") };
        fight(&mut table, &chance);
        assert_eq!(table.count(2, Unit::Interceptor, sector) == 0, hit, "{face} {computer} {shield}");
    }
}

/// ECL-158, ECL-EX40: Distortion Shield takes 2 off missile dice and nothing off cannons.
#[test]
fn distortion_shields_stop_missiles() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.able(2, Ability::DistortionShield);
    table.fit(1, Unit::Interceptor, &[(0, "flux_missile")]);
    table.stats(1, Unit::Interceptor).computer = 2;
    table.stats(2, Unit::Interceptor).shield = 1;
    // 5 + 2 - 1 - 2 misses; the same face hits in the round after.
    fight(&mut table, "5 5 5 v1 v1");
    assert_eq!((table.count(2, Unit::Interceptor, sector), table.state.battle.round), (0, 1));
}

/// ECL-155, ECL-156, ECL-EX41: without Antimatter Splitter what is left of a red die is lost.
#[test]
fn surplus_damage_is_lost() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Interceptor, 2, sector);
    table.stats(1, Unit::Cruiser).cannons = orrery_core::ById::default();
    table.stats(1, Unit::Cruiser).cannons[Die::Red] = 1;
    table.stats(1, Unit::Cruiser).initiative = 9;
    fight(&mut table, "6 1 6 v1 v1 v1");
    assert_eq!((table.count(2, Unit::Interceptor, sector), table.state.battle.round), (0, 2));
}

/// ECL-156, ECL-196, ECL-EX42: one hit more than the hull destroys, and damage is repaired after the phase.
#[test]
fn hull_takes_damage() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Dreadnought).initiative = 9;
    // Either side is hit once in the first round, and the Ancient ship again in the second.
    fight(&mut table, "6 1 6 1 6 1 v1 v1");
    assert_eq!((table.state.sectors[sector].ancients, table.state.battle.round), (0, 2));
    assert_eq!(table.state.battle.damage[who(1)].of(Unit::Dreadnought), [1, 0]);
    table.keep(1, "v1").act(1, "done");
    assert_eq!(table.state.battle, Battle::default());
}

/// ECL-155, R88: a ship that is destroyed by dice assigned before takes no more of them.
#[test]
fn doomed_ships_are_spared() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Dreadnought, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.ships(2, Unit::Cruiser, 1, sector).ships(2, Unit::Starbase, 1, sector);
    table.stats(1, Unit::Dreadnought).initiative = 9;
    table.stats(1, Unit::Dreadnought).cannons[Die::Yellow] = 3;
    fight(&mut table, "6 6 6");
    table.act(1, "hit seat2 interceptor 0").refuses(1, "hit seat2 interceptor 0", 155);
    table.offers(1, &["hit seat2 cruiser 0", "hit seat2 starbase 0"]);
}

/// ECL-157, R89: the points of a red die are assigned one by one.
#[test]
fn a_splitter_splits() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Interceptor, 2, sector);
    table.ships(2, Unit::Cruiser, 1, sector).able(1, Ability::AntimatterSplitter);
    table.stats(1, Unit::Cruiser).cannons = orrery_core::ById::default();
    table.stats(1, Unit::Cruiser).cannons[Die::Red] = 1;
    table.stats(1, Unit::Cruiser).initiative = 9;
    fight(&mut table, "6");
    table.act(1, "hit seat2 interceptor 0").act(1, "hit seat2 interceptor 1");
    // Two points are left for the cruiser, whose hull is 1.
    assert_eq!(table.asked(), "ask-keep-reputation");
    assert!(table.state.sectors[sector].ships[who(2)].is_empty());
}

/// ECL-163: a Morph Shield repairs a point after each round.
#[test]
fn morph_shields_regenerate() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.fit(1, Unit::Cruiser, &[(1, "morph_shield")]).stats(1, Unit::Cruiser).initiative = 1;
    // A hit in each of two rounds does not add up to the hull of 1.
    fight(&mut table, "6 1 6 1 1 6 v1 v1");
    assert_eq!((table.count(1, Unit::Cruiser, sector), table.state.battle.round), (1, 3));
}

/// ECL-163, R90: nothing is repaired after the missiles, only after a round.
#[test]
fn nothing_regenerates_after_missiles() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.ships(1, Unit::Cruiser, 1, sector).ships(2, Unit::Interceptor, 1, sector);
    table.fit(1, Unit::Cruiser, &[(1, "morph_shield")]).stats(1, Unit::Cruiser).initiative = 1;
    table.fit(2, Unit::Interceptor, &[(0, "flux_missile")]);
    // One missile and one cannon hit: together more than the hull of 1.
    fight(&mut table, "6 1 6 v1");
    assert_eq!((table.count(1, Unit::Cruiser, sector), table.state.battle.round), (0, 1));
}

/// ECL-163, ECL-EX57: the Ancient dreadnought, side A, regenerates.
#[test]
fn the_ancient_dreadnought_regenerates() {
    let (mut table, sector) = arena(&FOUR[..2], r#"{"gc_takeover": true}"#);
    table.guard("dreadnought_a", sector).ships(1, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Dreadnought).initiative = 9;
    table.stats(1, Unit::Dreadnought).cannons[Die::Yellow] = 3;
    // Of 3 damage 2 are left, so the next three hits make 5, which is its hull.
    fight(&mut table, "6 6 6 1 1 6 6 6 1 1 6 6 6 v1 v1 v1 v1");
    assert_eq!((table.state.sectors[sector].guard, table.state.battle.round), (None, 3));
}

/// ECL-167: missiles of Ancients are assigned by the same rule.
#[test]
fn ancient_missiles_seek_the_largest() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.guard("cruiser_d", sector).ships(1, Unit::Cruiser, 1, sector).ships(
        1,
        Unit::Interceptor,
        1,
        sector,
    );
    table.stats(1, Unit::Interceptor).initiative = 0;
    // Two orange missiles: one destroys the cruiser, the other one the interceptor; nobody is left to shoot.
    fight(&mut table, "6 6 v1");
    assert!(table.state.sectors[sector].ships[who(1)].is_empty());
    assert_eq!(table.state.battle.round, 0);
}

/// ECL-165, ECL-166, ECL-EX5: the largest ship that can be destroyed, by the log too.
#[test]
fn one_hit_goes_to_the_larger_ship() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    table.stats(1, Unit::Cruiser).hull = 0;
    for unit in [Unit::Cruiser, Unit::Interceptor] {
        table.stats(1, unit).initiative = 0;
    }
    fight(&mut table, "");
    table.chance("6 1 1 6 6 v1").act(1, "first cruiser");
    assert_eq!(table.count(1, Unit::Cruiser, sector), 0);
    let heard = table.heard_by_all().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert!(heard.contains("aimed") && heard.contains("destroys"), "{heard}");
}

/// ECL-168: of ships equally large the owner who came last is hit.
#[test]
fn ancients_hit_the_latest_ally() {
    let (mut table, sector) = arena(&FOUR, r#"{"alliances": true}"#);
    table.ally("nova", &[1, 2]).state.sectors[sector].ancients = 1;
    table.ships(2, Unit::Interceptor, 1, sector).ships(1, Unit::Interceptor, 1, sector);
    for number in [1, 2] {
        table.stats(number, Unit::Interceptor).initiative = 1;
    }
    fight(&mut table, "6 1 6 1 1 6 v1 v1");
    assert_eq!(
        (table.count(1, Unit::Interceptor, sector), table.count(2, Unit::Interceptor, sector)),
        (0, 1)
    );
}

/// ECL-252, ECL-EX91, ECL-150: a hive ship, the attacker, the Ancient cruiser.
#[test]
fn ancients_act_by_initiative() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.guard("cruiser_b", sector).state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Cruiser, 1, sector);
    let guard = table.state.sectors[sector].guard.expect("a cruiser");
    fight(&mut table, "6 6 v1");
    assert_eq!(order(&table), [Type::Ancients, of(1, Unit::Cruiser), Type::Guard(guard)]);
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.guard("cruiser_e", sector).state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Interceptor, 1, sector);
    let guard = table.state.sectors[sector].guard.expect("a cruiser");
    fight(&mut table, "6 v1");
    assert_eq!(order(&table), [of(1, Unit::Interceptor), Type::Guard(guard), Type::Ancients]);
}

/// ECL-175, ECL-179, ECL-224: whoever destroys an Ancient cruiser keeps its tile.
#[test]
fn an_ancient_cruiser_is_a_trophy() {
    let (mut table, sector) = arena(&FOUR[..2], "{}");
    table.guard("cruiser_a", sector).ships(1, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Dreadnought).cannons[Die::Yellow] = 5;
    table.stats(1, Unit::Dreadnought).initiative = 9;
    let before = table.score(1);
    fight(&mut table, "6 6 6 6 6 v1 v1 v1");
    assert_eq!(table.state.drawn.len(), 3, "one for taking part, two for the cruiser");
    assert_eq!(table.score(1), before + 1);
}

/// ECL-176, ECL-EX56: Draco fight an Ancient cruiser.
#[test]
fn draco_fight_ancient_cruisers() {
    let (mut table, sector) = arena(&["draco", "terran_federation"], "{}");
    table.guard("cruiser_c", sector).ships(1, Unit::Interceptor, 1, sector);
    fight(&mut table, "6 1 1 v1");
    assert_eq!(table.count(1, Unit::Interceptor, sector), 0);
}

/// ECL-178: on a homeworld with a hive ship Draco fight the cruiser and nobody else.
#[test]
fn draco_fight_the_cruiser_alone() {
    let (mut table, sector) = arena(&["draco", "terran_federation"], "{}");
    table.guard("cruiser_a", sector).state.sectors[sector].ancients = 2;
    table.ships(1, Unit::Dreadnought, 1, sector);
    table.stats(1, Unit::Dreadnought).cannons[Die::Yellow] = 5;
    table.stats(1, Unit::Dreadnought).initiative = 9;
    fight(&mut table, "6 6 6 6 6 v1 v1 v1");
    assert_eq!((table.state.battle.round, table.state.sectors[sector].ancients), (1, 2));
    assert_eq!(table.count(1, Unit::Dreadnought, sector), 1, "they stay together in peace");
}

/// ECL-177: players fight first, and only strangers fight the Ancients then.
#[test]
fn players_fight_before_ancients() {
    for winner in [1, 2] {
        let (mut table, sector) = arena(&["draco", "terran_federation"], "{}");
        table.state.sectors[sector].ancients = 1;
        table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Interceptor, 1, sector);
        // If Draco win, there is no further battle; otherwise the Ancients shoot after the winner.
        fight(&mut table, if winner == 1 { "6 v1 v1" } else { "1 6 1 6 1 v1" });
        assert_eq!(table.state.sectors[sector].ancients, 1);
        assert_eq!(table.count(1, Unit::Interceptor, sector), u8::from(winner == 1));
        assert_eq!(table.count(2, Unit::Interceptor, sector), 0);
    }
}

/// ECL-142, R87: Draco look on while their ally fights Ancient ships.
#[test]
fn draco_look_on() {
    let species = ["terran_directorate", "draco", "terran_union", "orion"];
    let (mut table, sector) = arena(&species, r#"{"alliances": true}"#);
    table.ally("nova", &[1, 2]).state.sectors[sector].ancients = 1;
    table.ships(1, Unit::Interceptor, 1, sector).ships(2, Unit::Dreadnought, 1, sector);
    fight(&mut table, "1 6 1 v1");
    assert_eq!(
        (table.count(1, Unit::Interceptor, sector), table.count(2, Unit::Dreadnought, sector)),
        (0, 1)
    );
    assert_eq!(table.awaited(), Some(1), "Draco draw nothing");
    table.keep(1, "v1");
    assert_eq!(table.state.players[who(2)].reputation.count(ReputationId::new(0)), 0);
}

/// ECL-103, ECL-174, ECL-EX59: an Orbital of the Exiles fights only with a cube.
#[test]
fn an_orbital_fights_with_its_cube() {
    let orbital = |cube: bool| {
        let (mut table, sector) = arena(&["exiles", "terran_federation"], "{}");
        let token = orrery_core::Game::content(&*table.game).tokens.named("orbital").expect("a token");
        table.state.sectors[sector].tokens.put(token);
        table.disc(1, sector).ships(2, Unit::Interceptor, 1, sector);
        if cube {
            table.cubes(sector, Square::Orbital, 1);
        }
        (table, sector, token)
    };
    let (mut table, sector, _) = orbital(false);
    table.state.players[who(1)].discs -= 1;
    table.pass_all();
    assert_eq!(table.asked(), "ask-combat-disc", "no battle, and the disc has fallen");
    assert_eq!(table.state.sectors[sector].owner, None);

    let (mut table, sector, token) = orbital(true);
    table.stats(2, Unit::Interceptor).cannons[Die::Yellow] = 3;
    fight(&mut table, "6 6 6");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-cube-graveyard"));
    table.refuses(1, "cube materials", 187).chance("v1").act(1, "cube science");
    assert!(table.state.sectors[sector].tokens.contains(token), "the Orbital stays");
    assert_eq!(table.state.players[who(1)].graveyard.values().sum::<u8>(), 1);
    table.keep(1, "v1");
    assert_eq!(table.state.drawn.len(), 2, "one for taking part, one for the Orbital");
}
