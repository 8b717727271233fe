//! The odds of a battle are those with which battles end that are played by the rules.

use orrery_core::{Chance, Game as _, Outside, SeatSet};
use orrery_eclipse::ids::{Ability, Die, SectorId, Unit};
use orrery_eclipse::odds::{Effort, Odds, hitting_faces};
use orrery_eclipse::state::{State, Type};
use orrery_eclipse::{Action, Eclipse};
use orrery_testkit::Acts as _;

use crate::support::{Table, who};

/// How many battles are played for each comparison: more than 100,000 in all, beside the 100,000 each of the long test.
const USUAL: u32 = 15_000;

/// A table at which one pass is missing until the battles begin, and where they are fought.
struct Scene {
    name: &'static str,
    table: Table,
    sector: SectorId,
    exact: bool,
}

fn scene(name: &'static str, exact: bool, lay_out: impl Fn(&mut Table, SectorId)) -> Scene {
    let mut table = Table::of(&["terran_directorate", "terran_federation", "terran_union"]);
    let sector = table.lay(208, (0, -3), 0);
    lay_out(&mut table, sector);
    for number in 1..=3 {
        table.state.players[who(number)].ready = 0;
    }
    table.act(1, "pass").act(2, "pass");
    Scene { name, table, sector, exact }
}

fn scenes() -> Vec<Scene> {
    let stats =
        |table: &mut Table, number: u8, unit: Unit, change: fn(&mut orrery_eclipse::content::Stats)| {
            change(&mut table.state.players[who(number)].stats[unit]);
        };
    vec![
        scene("a cruiser and an interceptor against an Ancient ship", true, |table, sector| {
            table.ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Interceptor, 1, sector);
            table.state.sectors[sector].ancients = 1;
        }),
        scene("better cruisers against two Ancient ships", true, |table, sector| {
            table.ships(1, Unit::Cruiser, 2, sector);
            stats(table, 1, Unit::Cruiser, |stats| {
                stats.hull = 3;
                stats.cannons[Die::Orange] = 1;
            });
            table.state.sectors[sector].ancients = 2;
        }),
        scene(
            "dreadnoughts with missiles against the Galactic Center Defense System",
            true,
            |table, sector| {
                table.ships(1, Unit::Dreadnought, 2, sector);
                stats(table, 1, Unit::Dreadnought, |stats| {
                    stats.missiles[Die::Orange] = 2;
                    stats.computer = 2;
                    stats.hull = 4;
                });
                table.state.sectors[sector].guard = table.game.content().guards.named("gcds");
            },
        ),
        scene("two players with different shields and colours", true, |table, sector| {
            table.disc(1, sector).ships(1, Unit::Cruiser, 1, sector).ships(1, Unit::Starbase, 1, sector);
            table.ships(2, Unit::Dreadnought, 1, sector).ships(2, Unit::Interceptor, 2, sector);
            stats(table, 1, Unit::Cruiser, |stats| {
                stats.shield = 2;
                stats.cannons[Die::Red] = 1;
            });
            stats(table, 2, Unit::Dreadnought, |stats| {
                stats.computer = 3;
                stats.cannons[Die::Orange] = 1;
            });
        }),
        scene("a ship that repairs itself and dice that split", true, |table, sector| {
            table.disc(1, sector).ships(1, Unit::Cruiser, 1, sector);
            table.ships(2, Unit::Interceptor, 3, sector);
            stats(table, 1, Unit::Cruiser, |stats| {
                (stats.regenerates, stats.hull) = (1, 3);
                stats.cannons[Die::Red] = 1;
            });
            table.state.players[who(1)].abilities.put(Ability::AntimatterSplitter);
        }),
        scene("Point Defense against missiles", false, |table, sector| {
            table.disc(1, sector).ships(1, Unit::Cruiser, 2, sector);
            table.ships(2, Unit::Cruiser, 2, sector);
            stats(table, 2, Unit::Cruiser, |stats| stats.missiles[Die::Orange] = 2);
            stats(table, 1, Unit::Cruiser, |stats| stats.computer = 2);
            table.state.players[who(1)].abilities.put(Ability::PointDefense);
        }),
        scene("three sides", false, |table, sector| {
            table.ships(1, Unit::Cruiser, 2, sector).ships(2, Unit::Cruiser, 1, sector);
            table.state.sectors[sector].ancients = 1;
        }),
    ]
}

/// Plays the battles of a sector by the policy and says what is left.
fn play(
    game: &Eclipse,
    t: &State,
    sector: SectorId,
    chance: &mut Chance,
) -> (SeatSet, bool, Vec<(Type, u8)>) {
    let mut t = *t;
    let mut action = Action::Pass;
    loop {
        let seat = game.awaiting(&t).first().expect("the game goes on");
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, chance));
        let seat = game.awaiting(&t).first().expect("the game goes on");
        action = match &*game.ask(&t, seat).question.key {
            "ask-activate" => Action::Attack,
            "ask-assign" => game.usual_hit(&t).expect("a die to assign"),
            "ask-point-defense" => {
                let aimed = t.battle.rolls.iter().enumerate();
                let aimed = aimed.filter(|(_, roll)| matches!(roll.at, Some(ship) if matches!(ship.of, Type::Of(of, _) if of == seat)));
                let (die, _) = aimed
                    .max_by_key(|(die, roll)| (roll.damage, std::cmp::Reverse(*die)))
                    .expect("a missile");
                Action::Shoot(orrery_core::notation::Amount::new(die as u8))
            }
            "ask-order" | "ask-stalemate" => {
                let mut options = Vec::new();
                game.candidates(&t, seat, &mut options);
                options.into_iter().find(|action| game.check(&t, seat, *action).is_ok()).expect("an answer")
            }
            _ => break,
        };
    }
    let at = &t.sectors[sector];
    let mut left = vec![(Type::Ancients, at.ancients)];
    left.extend(at.guard.map(|guard| (Type::Guard(guard), 1)));
    for seat in at.entered {
        left.extend(Unit::SHIPS.map(|unit| (Type::Of(seat, unit), at.ships[seat].count(unit))));
    }
    (at.entered.iter().copied().collect(), at.is_guarded(), left)
}

/// Plays so many battles and compares.
fn compare(scene: &Scene, odds: &Odds, battles: u32) {
    let mut chance = Chance::sampled(7);
    let mut holds = vec![0_u32; odds.sides.len()];
    let mut left: Vec<Vec<f64>> = odds.sides.iter().map(|side| vec![0.0; side.left.len()]).collect();
    for _ in 0..battles {
        let (seats, guarded, ships) = play(&scene.table.game, &scene.table.state, scene.sector, &mut chance);
        for (side, of) in odds.sides.iter().enumerate() {
            let there = if of.seats.is_empty() { guarded } else { !of.seats.intersection(seats).is_empty() };
            holds[side] += u32::from(there);
            for (place, (of, _)) in of.left.iter().enumerate() {
                let found = ships.iter().find(|(other, _)| other == of).map_or(0, |(_, count)| *count);
                left[side][place] += f64::from(found);
            }
        }
    }
    for (side, of) in odds.sides.iter().enumerate() {
        let played = f64::from(holds[side]) / f64::from(battles);
        let sampled = odds.sampled.map_or(0.0, |samples| 0.25 / f64::from(samples));
        // Five standard deviations of what was played, and of what was sampled.
        let bound = 5.0 * (0.25 / f64::from(battles) + sampled).sqrt();
        let off = (played - f64::from(of.holds)).abs();
        assert!(
            off < bound,
            "{}: side {side} holds {played:.4} of the battles played, not {:.4}",
            scene.name,
            of.holds
        );
        for ((kind, average), (other, chances)) in of.left.iter().zip(&of.spread) {
            assert_eq!(kind, other);
            let (sum, mean) = chances.iter().enumerate().fold((0.0, 0.0), |(sum, mean), (count, chance)| {
                (sum + chance, mean + count as f32 * chance)
            });
            assert!((sum - 1.0).abs() < 1e-3, "{}: {kind:?} {chances:?}", scene.name);
            assert!((mean - average).abs() < 1e-2, "{}: {kind:?} {chances:?} {average}", scene.name);
        }
        for (place, (kind, expected)) in of.left.iter().enumerate() {
            let played = left[side][place] / f64::from(battles);
            let off = (played - f64::from(*expected)).abs();
            assert!(off < 4.0 * bound, "{}: {played:.4} of {kind:?} are left, not {expected:.4}", scene.name);
        }
    }
}

/// ECL-150 to ECL-166: battles that are played end as the odds say.
#[test]
fn odds_are_those_of_battles_that_are_played() {
    for scene in scenes() {
        let odds =
            scene.table.game.odds_at(&scene.table.state, scene.sector, Effort::READER).expect("a battle");
        assert_eq!(odds.sampled.is_none(), scene.exact, "{}", scene.name);
        compare(&scene, &odds, USUAL);
    }
}

/// The same with 100,000 battles: `cargo nextest run -p orrery-eclipse --run-ignored only`.
#[test]
#[ignore = "takes a minute"]
fn odds_are_those_of_a_hundred_thousand_battles() {
    let effort = Effort { samples: 100_000, ..Effort::READER };
    for scene in scenes() {
        let odds = scene.table.game.odds_at(&scene.table.state, scene.sector, effort).expect("a battle");
        compare(&scene, &odds, 100_000);
    }
}

/// What is counted out and what is sampled agree, and the interval says how well.
#[test]
fn sampled_odds_agree_with_exact_ones() {
    for scene in scenes().into_iter().filter(|scene| scene.exact) {
        let (game, t) = (&scene.table.game, &scene.table.state);
        let exact = game.odds_at(t, scene.sector, Effort::READER).expect("a battle");
        let none = Effort { outcomes: 0, samples: 2_000 };
        let sampled = game.odds_at(t, scene.sector, none).expect("a battle");
        assert_eq!(exact.interval(0.5), None);
        for (exact, found) in exact.sides.iter().zip(&sampled.sides) {
            let (low, high) = sampled.interval(found.holds).expect("an interval");
            let slack = high - low;
            let within = exact.holds > low - slack && exact.holds < high + slack;
            assert!(within, "{}: {} is not near {low} to {high}", scene.name, exact.holds);
        }
        let sum: f32 = exact.sides.iter().map(|side| side.holds).sum::<f32>() + exact.nobody;
        assert!((sum - 1.0).abs() < 1e-4, "{}: the chances add up to {sum}", scene.name);
    }
}

/// ECL-154: a 1 misses and a 6 hits, whatever computers and shields say.
#[test]
fn one_face_always_hits_and_one_never() {
    assert_eq!([hitting_faces(0, 0), hitting_faces(2, 0), hitting_faces(2, 1)], [1, 3, 2]);
    assert_eq!([hitting_faces(9, 0), hitting_faces(0, 5)], [5, 1]);
}

/// A single cruiser against an Ancient ship, by hand: both need a 5 or 6, the Ancient ship shoots first with two dice, and
/// both go down at the second hit.
#[test]
fn a_battle_by_hand() {
    let scene = scene("by hand", true, |table, sector| {
        table.ships(1, Unit::Cruiser, 1, sector);
        let stats = &mut table.state.players[who(1)].stats[Unit::Cruiser];
        (stats.computer, stats.hull, stats.initiative, stats.shield) = (1, 0, 0, 0);
        table.state.sectors[sector].ancients = 1;
    });
    let odds = scene.table.game.odds_at(&scene.table.state, scene.sector, Effort::READER).expect("a battle");
    // The Ancient ship wins a round with 1 - 4/9; the cruiser hits with 1/3, and needs two hits.
    let survive = 4.0 / 9.0_f32;
    let hit = survive / 3.0 / (1.0 - survive * 2.0 / 3.0);
    let expected = hit * hit;
    let side = odds.of(who(1)).expect("a side");
    assert!((side.holds - expected).abs() < 1e-4, "{} is not {expected}", side.holds);
}

/// Odds are made of open things alone: a viewer has the same ones as the table.
#[test]
fn viewers_have_the_same_odds() {
    for scene in scenes() {
        let (game, t) = (&scene.table.game, &scene.table.state);
        let view = game.view(t, SeatSet::NOBODY);
        let seen = game.odds_of_sector(&view, scene.sector);
        assert_eq!(seen, game.odds_at(t, scene.sector, Effort::READER), "{}", scene.name);
    }
}
