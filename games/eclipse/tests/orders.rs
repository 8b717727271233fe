//! Orders answer exactly what they promise, and end exactly when they promise to.

use orrery_core::standing_answers::{Giver, Order, Ordered, SeatAnswers, Wish, answer_for};
use orrery_core::{Game as _, Publish as _, Seat, SeatSet, Table, TableObject as _};
use orrery_eclipse::ids::{ActionKind, SectorId, Unit};
use orrery_eclipse::odds::Effort;
use orrery_eclipse::state::Phase;
use orrery_eclipse::{Action, Eclipse, State};
use orrery_page::inspect;
use orrery_testkit::Acts as _;

use crate::support::{Table as Laid, who};

const TWO: [&str; 2] = ["terran_directorate", "terran_federation"];

/// The order of this kind and sense that a player can give now.
fn order(table: &Laid, number: u8, start: &str) -> String {
    let kinds = table.game.orders(&table.state, who(number));
    let mut all = kinds.into_iter().flat_map(|kind| kind.orders);
    let found = all.find(|Order { order, .. }| order.starts_with(start));
    found.unwrap_or_else(|| panic!("`{start}` can be ordered")).order
}

fn ordered(table: &Laid, number: u8, order: &str) -> Ordered<Action> {
    table.game.ordered(&table.state, who(number), order)
}

/// Player 1 has passed, the others have taken an action, and player 1 is asked again.
fn passed() -> Laid {
    let mut table = Laid::of(&["terran_directorate", "terran_federation", "terran_union"]);
    table.quiet().act(1, "pass");
    while let Some(number) = table.awaited().filter(|number| *number > 1) {
        let legal = table.legal(number);
        let wanted = ["take influence", "done", "end-turn"];
        let next = wanted.into_iter().find(|action| legal.iter().any(|other| other == action));
        let next = next.map_or_else(|| legal[0].clone(), str::to_owned);
        table.act(number, &next);
    }
    assert_eq!(table.asked(), "ask-turn-passed");
    table
}

/// ECL-38: passing until somebody comes ends with the first ship of another player, wherever the player has a disc or a
/// ship, and not before.
#[test]
fn passing_lasts_until_somebody_enters() {
    let table = Laid::of(&TWO);
    let watch = order(&table, 1, "react watch");
    assert_eq!(ordered(&table, 1, &watch), Ordered::Elsewhere, "a first pass is the player's own");
    let mut table = passed();
    let watch = order(&table, 1, "react watch");
    assert_eq!(ordered(&table, 1, &watch), Ordered::Answer(Action::Pass));
    let far = table.lay(208, (0, -3), 0);
    table.ships(2, Unit::Cruiser, 1, far);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Answer(Action::Pass), "it is nobody's sector");
    table.ships(1, Unit::Interceptor, 1, far);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Ends, "it is with own ships there");
    // Who was there when the order was given does not end it, one more ship does.
    let watch = order(&table, 1, "react watch");
    assert_eq!(ordered(&table, 1, &watch), Ordered::Answer(Action::Pass));
    table.ships(2, Unit::Interceptor, 1, far);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Ends);
    // A ship that has gone elsewhere is a new one there.
    let watch = order(&table, 1, "react watch");
    table.no_ships(2);
    let home = table.home(1);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Answer(Action::Pass));
    table.ships(2, Unit::Interceptor, 1, home);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Ends);
    assert_eq!(ordered(&table, 1, "react never"), Ordered::Answer(Action::Pass), "never is never");
}

/// ECL-38: another player with as many ships is another player; an ally may come.
#[test]
fn allies_come_and_go() {
    let mut table = passed();
    let home = table.home(1);
    table.ships(2, Unit::Cruiser, 1, home);
    let watch = order(&table, 1, "react watch");
    table.no_ships(2).ships(3, Unit::Cruiser, 1, home);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Ends);
    let mut table = passed();
    let watch = order(&table, 1, "react watch");
    let name = table.game.content().alliances.iter().next().expect("an alliance").1.id.clone();
    table.ally(&name, &[1, 2]);
    let home = table.home(1);
    table.ships(2, Unit::Cruiser, 1, home);
    assert_eq!(ordered(&table, 1, &watch), Ordered::Answer(Action::Pass));
}

/// R56: whoever passes again ends the turn as well, but a first pass leaves room for colony ships.
#[test]
fn a_repeated_pass_ends_the_turn() {
    let mut table = passed();
    let watch = order(&table, 1, "react watch");
    table.state.players[who(1)].ready = 2;
    let home = table.home(1);
    table.state.sectors[home].cubes = orrery_core::ById::default();
    table.act(1, "pass");
    assert_eq!(table.asked(), "ask-end-turn");
    assert_eq!(ordered(&table, 1, &watch), Ordered::Answer(Action::EndTurn));
    let mut table = Laid::of(&TWO);
    let home = table.home(1);
    table.state.sectors[home].cubes = orrery_core::ById::default();
    table.act(1, "pass");
    assert_eq!(table.asked(), "ask-end-turn");
    assert_eq!(ordered(&table, 1, &watch), Ordered::Elsewhere);
}

/// A battle beside the home of player 1, who can retreat there.
fn battle() -> Laid {
    let turned = |turned: u8| {
        let mut table = Laid::of(&TWO);
        let at = table.state.sectors[table.home(1)].at;
        let sector = table.lay(208, (at.0, at.1 + 1), turned);
        table.quiet().no_ships(1).no_ships(2);
        table.ships(2, Unit::Cruiser, 1, sector).disc(2, sector);
        table.ships(1, Unit::Interceptor, 2, sector).ships(1, Unit::Cruiser, 1, sector);
        table.stats(1, Unit::Interceptor).initiative = 9;
        table.act(1, "pass").act(2, "pass");
        (table.asked() == "ask-activate").then_some(table)
    };
    (0..6).find_map(turned).expect("a way to turn the sector that joins both")
}

/// ECL-152, ECL-169: ships retreat if, and only if, the chance that the page shows is below what was ordered.
#[test]
fn ships_retreat_below_the_chance() {
    let table = battle();
    let (home, at) = (table.home(1), table.state.battle.sector);
    let odds = table.game.odds_at(&table.state, at, Effort::READER).expect("a battle");
    let percent = odds.of(who(1)).expect("a side").holds * 100.0;
    for below in [25_u8, 40, 50, 75] {
        let answer = ordered(&table, 1, &order(&table, 1, &format!("battle retreat {below}")));
        let flees = percent < f32::from(below);
        let expected = if flees { Action::Retreat(home) } else { Action::Attack };
        assert_eq!(answer, Ordered::Answer(expected), "{percent}% and {below}");
    }
    assert_eq!(ordered(&table, 1, "battle retreat 100"), Ordered::Answer(Action::Retreat(home)));
    assert_eq!(ordered(&table, 1, "battle retreat 1"), Ordered::Answer(Action::Attack));
    assert_eq!(ordered(&table, 1, "battle fight"), Ordered::Answer(Action::Attack));
    assert_eq!(ordered(&table, 1, "dice usual"), Ordered::Elsewhere);
}

/// R88: dice go where the odds take them to go.
#[test]
fn dice_are_assigned_as_the_odds_do() {
    let mut table = battle();
    let sector = table.state.battle.sector;
    table.ships(2, Unit::Interceptor, 1, sector);
    let of = orrery_eclipse::state::Type::Of(who(2), Unit::Interceptor);
    table.state.battle.order.push(of);
    table.dice(&[6, 6]).act(1, "attack");
    assert_eq!(table.asked(), "ask-assign");
    let usual = table.game.usual_hit(&table.state).expect("a die");
    assert_eq!(ordered(&table, 1, "dice usual"), Ordered::Answer(usual));
    assert_eq!(usual.to_string(), "hit seat2 cruiser 0", "both dice destroy it");
}

fn standing(orders: &[&str]) -> SeatAnswers {
    let mut answers = SeatAnswers::default();
    for (place, order) in orders.iter().enumerate() {
        answers.answers.push(orrery_core::standing_answers::StandingAnswer {
            id: place as u32 + 1,
            wish: Wish::order(order),
            question: None,
            label: None,
            numbers: Vec::new(),
            spent: None,
        });
    }
    answers
}

/// ECL-180: the best tile is kept, the least one goes back, and nobody else hears which.
#[test]
fn the_best_reputation_tile_is_kept() {
    let best = standing(&["reputation best"]);
    let answer = |table: &Laid| {
        answer_for(&*table.game, &table.state, who(1), &best).map(|(action, _)| action.to_string())
    };
    let mut table = battle();
    let tiles = table.game.content().reputation.iter().map(|(id, _)| id).collect::<Vec<_>>();
    for tile in [2, 1, 2, 2].map(|place: usize| tiles[place]) {
        table.state.players[who(1)].reputation.put(tile);
    }
    // The last enemy ship is destroyed; its owner, who was there first, draws one tile for taking part.
    table.dice(&[6, 6]).draws.push_back(orrery_core::Outcome::Drawn { face: 1 });
    table.act(1, "attack");
    assert_eq!((table.awaited(), table.asked()), (Some(2), "ask-keep-reputation"));
    // Tiles of 2, 4 and 1 are drawn, and there is no room for one more.
    table.draws.extend([2, 4, 1].map(|face| orrery_core::Outcome::Drawn { face }));
    table.act(2, "done");
    assert_eq!((table.awaited(), table.asked()), (Some(1), "ask-keep-reputation"));
    assert_eq!(answer(&table).as_deref(), Some("keep"));
    table.act(1, "keep");
    assert_eq!(table.asked(), "ask-choose-reputation");
    assert_eq!(answer(&table).as_deref(), Some("tile v4"));
    table.act(1, "tile v4");
    assert_eq!(table.asked(), "ask-return-reputation");
    assert_eq!(answer(&table).as_deref(), Some("tile v2"));
}

/// How far apart two spaces of the map are.
fn distance(one: (i8, i8), other: (i8, i8)) -> i8 {
    let (q, r) = (one.0 - other.0, one.1 - other.1);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// What brings ships of a player nearer to a space: the less, the better.
fn way(t: &State, action: Action, to: (i8, i8)) -> Option<i32> {
    let near = |sector: SectorId| i32::from(distance(t.sectors[sector].at, to));
    Some(match action {
        Action::Step(sector) => near(sector),
        Action::Ship(_, sector) => 20 + near(sector),
        Action::Take(ActionKind::Move) => 60,
        Action::Place(_) | Action::Rotate(_) | Action::Yes => 70,
        Action::Explore(beside, edge) => 80 + i32::from(distance(edge.from(t.sectors[beside].at), to)),
        Action::Take(ActionKind::Explore) => 100,
        _ => return None,
    })
}

/// ECL-38: the seat is asked after it has passed only if somebody has come. The order has ended then, and stands again if
/// what ended it is taken back.
#[test]
fn an_order_that_has_ended_comes_back_with_what_ended_it() {
    let me = Seat::new(0);
    let ends = |table: &Table<Eclipse>| {
        table.given_to(me).filter(|given| matches!(given.by, Giver::Ended(_))).count()
    };
    let (mut ended, mut back) = (0, 0);
    for seed in 0..60 {
        let options = serde_json::from_str(r#"{"species_mode": "random"}"#).expect("options");
        let mut table: Table<Eclipse> = inspect::table(2, seed, options);
        let mut number = seed;
        while let Some(seat) = table.awaiting().first() {
            let (game, t) = (table.game().clone(), *table.state());
            let stands = table.standing_answers(me).standing().count() > 0;
            let asked = game.ask(&t, seat).question.key;
            assert!(!(seat == me && stands && asked == "ask-turn-passed"), "nobody has come");
            if !stands && t.phase == Phase::Action {
                let watch = game.orders(&t, me)[0].orders[0].order.clone();
                table.stand(me, &Wish::order(&watch)).expect("it can be ordered");
                continue;
            }
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (legal, pick) = (table.legal(seat), (number >> 33) as usize);
            let home = t.sectors[t.players[me].home].at;
            let best = legal.iter().filter_map(|action| Some((way(&t, *action, home)?, *action)));
            let best = best.min_by_key(|(way, _)| *way).map(|(_, action)| action);
            // Too many actions would ruin the player.
            let enough = asked == "ask-turn" && t.players[seat].acted.values().sum::<u8>() > 2;
            let action = match best.filter(|_| seat != me && !enough && pick % 8 > 0) {
                Some(action) => action,
                None if (seat == me || enough) && legal.contains(&Action::Pass) => Action::Pass,
                None => legal[pick / 8 % legal.len()],
            };
            let before = ends(&table);
            table.act(seat, table.made_by(seat), action).expect("a legal action");
            if ends(&table) > before {
                ended += 1;
                assert_eq!(table.standing_answers(me).standing().count(), 0);
                let last = |viewer| table.log_after(viewer, 0).pop().map(|line| line.text.key);
                assert_eq!(last(SeatSet::only(me)).as_deref(), Some("told-order-ended"));
                assert_ne!(
                    last(SeatSet::only(seat)).as_deref(),
                    Some("told-order-ended"),
                    "nobody else hears of it"
                );
                assert_eq!(table.ask(me).map(|ask| ask.question.key).as_deref(), Some("ask-turn-passed"));
                if table.undo_reach(seat) > 0 {
                    back += 1;
                    table.undo(seat).expect("it is in reach");
                    assert_eq!(ends(&table), before);
                    assert_eq!(table.standing_answers(me).standing().count(), 1);
                }
                let passed = table.given_to(me).any(|given| matches!(given.by, Giver::Answer(_)));
                if passed && ended > 2 && back > 0 {
                    return;
                }
            }
        }
    }
    panic!("{ended} ended, {back} taken back");
}
