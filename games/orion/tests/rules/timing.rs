//! Variants and chains (ORI-135, ORI-136, ORI-139 to ORI-150).

use super::windows::with_rows;
use orrery_testkit::Acts as _;

use crate::support::{Scene, card, options, res, seat};

use orrery_core::{Bag, Game as _, Publish as _, Seat};
use orrery_orion::content::Colour;
use orrery_orion::effects::Good;
use orrery_orion::state::{CardId, DESIGNS, Player, Resource, SystemId};
use orrery_orion::{Action, Event, Options, Orion};
use orrery_testkit::{Decision, random_game};
use serde_json::json;

/// Looks at every decision of some random games with 2, 3 and 4 players.
fn in_random_games(mut look: impl FnMut(&Decision<'_, Orion>)) {
    for seed in 0..18 {
        random_game::<Orion>(2 + (seed % 3) as u8, &Options::default(), seed, &mut look);
    }
}

/// Whether the decision was made and finished in the action phase of one round.
fn within_actions(decision: &Decision<'_, Orion>) -> bool {
    let (before, after) = (decision.before, decision.after);
    before.is_action_phase() && after.is_action_phase() && before.round == after.round
}

fn built(decision: &Decision<'_, Orion>, ids: &[&str]) -> bool {
    let cards: Vec<_> = ids.iter().map(|id| card(id)).collect();
    decision.told.iter().any(|(_, event)| matches!(event, Event::Built(_, built, _) if cards.contains(built)))
}

fn verb(action: Action) -> String {
    action.to_string().split(' ').next().unwrap().to_owned()
}

// Variants.

/// ORI-135: without advisors Holosimulator and Spy Training Complex are built without effect, and there is no Contract.
#[test]
fn without_advisors_their_cards_have_no_effect() {
    let mut s = Scene::with(2, options(&json!({"beginner": true})));
    s.hand(1, &["holosimulator", "spy_training_complex", "titan", "frigate"]).refuses(1, "contract", 135);
    s.act(1, "build holosimulator sys1");
    assert_eq!((s.awaited(), s.pools(1)), (Some(2), (3, 6, 1)));
    s.turn_of(1).act(1, "build spy_training_complex sys2");
    assert_eq!((s.awaited(), s.in_the_middle().len()), (Some(2), 0));
    for seed in 0..6 {
        random_game::<Orion>(3, &options(&json!({"beginner": true})), seed, |decision| {
            assert!(decision.after.middle.is_empty());
            assert!(!matches!(decision.action, Action::Contract | Action::Hire(_)));
        });
    }
}

/// ORI-136: neither a single seat nor an option makes another game of it, and everybody is ranked alone.
#[test]
fn there_is_no_solo_team_or_campaign_mode() {
    assert_eq!(Orion::SEATS, 2..=4);
    let mut names: Vec<_> = Orion::settings().iter().map(|setting| setting.name).collect();
    names.sort_unstable();
    let ledger = [
        "advisor_count",
        "attack_limit",
        "beginner",
        "first_player",
        "fulcrum_counts_as_full",
        "hand_limit",
        "mulligan",
        "races",
        "rounds",
        "use_advisors",
    ];
    assert_eq!(names, ledger);
    let mut s = Scene::new(4);
    s.points(1, 3).points(2, 2).points(3, 1);
    assert_eq!([1, 2, 3, 4].map(|number| s.rank(number)), [1, 2, 3, 4]);
}

// Chains.

/// ORI-139: an After-build effect goes on although its own card has been covered.
#[test]
fn a_begun_after_build_effect_is_finished() {
    // The Transport is covered by its own first build.
    let mut s = Scene::new(2);
    s.stock(1, 7, 1, 0).hand(1, &["civilian_transport", "biospheres", "frigate"]);
    s.act(1, "build civilian_transport sys1").act(1, "build biospheres sys1").act(1, "build frigate sys1");
    assert_eq!(s.cards(1, 1), ["civilian_transport", "biospheres", "frigate"]);
    // The Sonar is covered by what it makes ADVIA-OSM build, and goes on.
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &["high_orbit_sonar"]).advisor(1, "advia_osm").pile(&["cruiser"]);
    s.system(1, 1, &["pleasure_dome"]).morale(1, 1).act(1, "build high_orbit_sonar sys2");
    s.act(1, "activate advisor").act(1, "build cruiser sys2").act(1, "pay 0 2 0");
    assert_eq!(s.cards(1, 2), ["high_orbit_sonar", "cruiser"]);
    s.act(1, "activate sys1");
    assert_eq!((s.at(1).morale, s.awaited()), (7, Some(2)));
    // The Satellite moves itself to the bottom.
    let mut s = Scene::new(2);
    s.system(1, 1, &["titan", "cruiser"]).hand(1, &["communications_satellite"]);
    s.act(1, "build communications_satellite sys1").act(1, "rearrange sys1");
    s.act(1, "stack communications_satellite").act(1, "stack cruiser");
    assert_eq!(s.cards(1, 1), ["communications_satellite", "cruiser", "titan"]);
}

/// ORI-140: when the After-build effect asks, the build is paid, the card is placed and the covered marker is home.
#[test]
fn a_build_runs_in_its_order() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 0).hand(1, &["holosimulator"]).middle(&["vale"]).system(1, 1, &["spaceport"]).mark(1, 1);
    s.act(1, "build holosimulator sys1");
    assert_eq!(s.asked(), "ask-may");
    assert_eq!((s.at(1).stock, s.held(1).len()), (res(0, 0, 0), 0));
    assert_eq!(
        (s.cards(1, 1), s.pools(1)),
        (vec!["spaceport".to_owned(), "holosimulator".to_owned()], (3, 6, 1))
    );
    // Paid first, then placed; the effect last.
    let mut s = Scene::new(2);
    s.stock(1, 1, 0, 0).hand(1, &["outpost_ship"]).act(1, "build outpost_ship sys1");
    let heard = [
        json!({"paid": [1, Good::Food, 1]}),
        json!({"built": [1, card("outpost_ship"), SystemId::new(0)]}),
        json!({"drew": [1, 1]}),
    ];
    assert_eq!(s.heard_by_all(), heard);
    // Nothing is paid or moved by an illegal build.
    let mut s = Scene::new(2);
    s.hand(1, &["space_elevator"]).morale(1, 5).refuses(1, "build space_elevator sys1", 66);
    s.morale(1, 6).refuses(1, "build space_elevator sys1", 18).refuses(1, "build space_elevator sys2", 29);
}

/// ORI-141: every build and activation of a chain is checked with the state of its own moment.
#[test]
fn each_link_of_a_chain_is_checked_by_itself() {
    let mut s = Scene::new(2);
    s.stock(1, 7, 0, 0).hand(1, &["civilian_transport", "biospheres", "holosimulator"]);
    assert!(s.may(1, "build biospheres sys1") && s.may(1, "build holosimulator sys1"));
    s.act(1, "build civilian_transport sys1").refuses(1, "build holosimulator sys3", 29);
    s.act(1, "build biospheres sys2").refuses(1, "build holosimulator sys3", 18).act(1, "done");
    assert_eq!(s.awaited(), Some(2));

    // Morale that falls in the chain forbids, morale that rises in it allows.
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).morale(1, 2).hand(1, &["high_orbit_sonar"]);
    s.system(1, 1, &["government_support_agency"]).system(1, 2, &["stellar_converter"]);
    s.act(1, "build high_orbit_sonar sys3").refuses(1, "activate sys2", 79).act(1, "activate sys1");
    s.act(1, "activate sys2");
    assert_eq!((s.at(1).points, s.awaited()), (2, Some(2)));
    // Reserves that are used up stop a chain.
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).markers(1, 4, 1).hand(1, &["high_orbit_sonar"]);
    s.system(1, 1, &["pleasure_dome"]).system(1, 2, &["research_laboratory"]);
    s.act(1, "build high_orbit_sonar sys3").act(1, "activate sys1");
    assert_eq!((s.marked(1, 2), s.awaited()), (false, Some(2)));
}

/// ORI-142: a Transport looks at the structure that it built itself, not at what that one built.
#[test]
fn a_transport_looks_at_its_own_first_build() {
    // Blue inside, yellow outside: no second build.
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &["civilian_transport", "high_orbit_sonar", "spaceport", "frigate"]);
    s.system(1, 1, &["colony_ship"]).act(1, "build civilian_transport sys2");
    s.act(1, "build high_orbit_sonar sys3").act(1, "activate sys1").act(1, "build spaceport sys1");
    s.act(1, "pay 3 0 0").act(1, "activate sys1");
    assert_eq!((s.awaited(), s.held(1)), (Some(2), vec!["frigate".to_owned()]));
    // Red inside, blue outside: the outer Transport goes on.
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).hand(1, &["civilian_transport", "civilian_transport", "titan", "frigate"]);
    s.act(1, "build civilian_transport sys1").act(1, "build civilian_transport sys2");
    s.act(1, "build titan sys3").act(1, "build frigate sys4");
    assert_eq!((s.at(1).structures().count(), s.awaited()), (4, Some(2)));
}

/// ORI-143: during a chain nobody else acts, no ending is looked at, and the turn ends with the outermost effect.
#[test]
fn a_chain_belongs_to_one_turn() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9).morale(1, 1).hand(1, &["civilian_transport", "autolab", "cloning_center", "frigate"]);
    s.system(1, 1, &["destroyer", "frigate"]).act(1, "build civilian_transport sys2");
    for action in ["research", "propaganda", "done"] {
        s.refuses(2, action, 53);
    }
    s.refuses(1, "research", 143).act(1, "build autolab sys3").refuses(2, "research", 53);
    s.act(1, "build cloning_center sys1");
    assert_eq!((s.at(1).morale, s.state.ended, s.awaited()), (-1, None, Some(2)));
}

/// ORI-143, ORI-62: in another player's turn one is asked only to respond: a choice, cards to discard, fields to fill.
#[test]
fn others_only_respond_in_a_turn() {
    let mut acting = seat(1);
    let mut responses = 0;
    in_random_games(|decision| {
        if !decision.before.is_action_phase() {
            return;
        }
        let asked = decision.asked();
        if asked == "ask-turn" {
            acting = decision.seat;
        } else if decision.seat != acting {
            responses += 1;
            assert!(matches!(asked.as_str(), "ask-choose" | "ask-discard" | "ask-fill"), "{asked}");
        }
    });
    assert!(responses > 0);
}

/// How many of each structure a player has in a system.
fn in_system(player: &Player, system: SystemId) -> Bag<CardId, DESIGNS> {
    player.system(system).cards.iter().copied().collect()
}

/// ORI-144: no structure ever leaves its system, at most 24 are placed, and every chain ends.
#[test]
fn structures_never_leave_their_system() {
    let mut in_this_turn = 0;
    in_random_games(|decision| {
        for seat in decision.game.seats().iter() {
            let (before, after) = (&decision.before.players[seat], &decision.after.players[seat]);
            for system in SystemId::all() {
                let (earlier, later) = (in_system(before, system), in_system(after, system));
                assert!(
                    earlier.iter().all(|(card, count)| later.count(card) >= count),
                    "{}",
                    decision.action
                );
            }
            assert!(after.structures().count() <= 24);
            assert!(after.systems[..4].iter().all(|system| system.cards.len() <= 5));
            assert!(after.systems[4].cards.len() <= 4);
        }
        in_this_turn = if decision.asked() == "ask-turn" { 0 } else { in_this_turn + 1 };
        assert!(in_this_turn < 200, "a turn ends");
    });
}

/// ORI-145, ORI-84 to ORI-86: an attack is legal exactly if limit, comparison and cost allow it.
#[test]
fn the_legality_of_an_attack_is_exactly_three_conditions() {
    for batteries in 0..=2 {
        for interdictors in 0..=2 {
            for (vale, kuruk) in [(false, false), (true, false), (false, true), (true, true)] {
                let mut s = Scene::new(2);
                for system in 1..=batteries {
                    s.system(2, system, &["orbital_batteries"]);
                }
                for system in 1..=interdictors {
                    s.system(2, batteries + system, &["warp_interdictor"]);
                }
                if vale {
                    s.advisor(1, "vale");
                }
                if kuruk {
                    s.advisor(2, "kuruk");
                }
                let cost = 2 + batteries + usize::from(kuruk);
                for (own, other, made) in every_pair_of_fleets() {
                    s.stock(1, 9, own, 9).stock(2, 9, other, 9).at_mut(1).attacks[seat(2)] = made;
                    let reaches =
                        usize::from(own) + 2 * usize::from(vale) >= usize::from(other) + 2 * interdictors;
                    let legal = made < 3 && reaches && usize::from(own) >= cost;
                    assert_eq!(
                        s.may(1, "attack seat2"),
                        legal,
                        "{own} against {other}, {made} made, cost {cost}"
                    );
                }
            }
        }
    }
}

/// Both fleets and the number of attacks made.
fn every_pair_of_fleets() -> impl Iterator<Item = (u8, u8, u8)> {
    (0..=9).flat_map(|own| (0..=9).flat_map(move |other| [0, 2, 3].map(|made| (own, other, made))))
}

/// ORI-145: the comparison is made once, before the cost is paid.
#[test]
fn an_attack_is_compared_before_it_is_paid() {
    let mut s = Scene::new(2);
    s.stock(1, 0, 2, 0).stock(2, 0, 2, 0).act(1, "attack seat2");
    assert_eq!((s.at(1).stock[Resource::Fleet], s.at(1).points, s.at(2).morale), (0, 2, 9));
}

/// ORI-146: a card taken from the pile is in the hand at once and can be built in the same chain.
#[test]
fn a_card_taken_from_the_pile_can_be_used_at_once() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9)
        .hand(1, &["civilian_transport", "advanced_data_center"])
        .pile(&["frigate", "titan", "cruiser"]);
    s.act(1, "build civilian_transport sys1").act(1, "build advanced_data_center sys2").act(1, "take 2");
    assert_eq!(s.discards(), ["frigate", "cruiser"]);
    s.act(1, "build titan sys3");
    assert_eq!(s.cards(1, 3), ["titan"]);
}

/// ORI-147: all parts of a framed cost are paid before the effect; a card discarded for it lies on the pile before.
#[test]
fn a_framed_cost_is_paid_before_its_effect() {
    let mut s = Scene::new(2);
    s.stock(1, 2, 0, 1)
        .system(1, 1, &["planetary_supercomputer"])
        .hand(1, &["titan"])
        .act(1, "activate sys1");
    assert_eq!((s.at(1).stock, s.at(1).points), (res(0, 0, 0), 0), "paid, but nothing gained yet");
    s.refuses(1, "done", 25).act(1, "discard titan");
    let heard = [json!({"discarded": [1, card("titan")]}), json!({"gained": [1, Good::Points, 1]})];
    assert_eq!((s.heard_by_all(), s.at(1).points), (heard.to_vec(), 1));

    // What a cost discards is there for the effect: a Supercomputer of the test's own takes it back.
    let content = with_rows(
        r#"(no: 6, id: "planetary_supercomputer", colour: Blue, copies: 2, field: A, source: "test",
            effects: (on_activate: [Pay(cost: [DiscardHand(1)], then: [Gain(Points, 1), TakeDiscard(AmongTop(1))])]))"#,
    );
    let mut s = Scene::of(content, 2, crate::support::plain());
    s.system(1, 1, &["planetary_supercomputer"])
        .hand(1, &["titan"])
        .act(1, "activate sys1")
        .act(1, "discard titan");
    assert_eq!((s.held(1), s.discards().len()), (vec!["titan".to_owned()], 0));
}

/// What the events of a decision say about the resources of everybody.
fn accounted(decision: &Decision<'_, Orion>) -> [[i16; 3]; 4] {
    let mut change = [[0; 3]; 4];
    let mut add = |who: Seat, good: Good, amount: i16| match good {
        Good::Food => change[who.index()][0] += amount,
        Good::Fleet => change[who.index()][1] += amount,
        Good::Production => change[who.index()][2] += amount,
        Good::Points | Good::Marker => {}
    };
    for (_, event) in decision.told {
        match event {
            Event::Collected(who, gained) => {
                gained.each().for_each(|(resource, amount)| add(*who, resource.into(), i16::from(amount)));
            }
            Event::Gained(who, good, amount) => add(*who, *good, i16::from(*amount)),
            Event::Paid(who, good, amount) => add(*who, *good, -i16::from(*amount)),
            _ => {}
        }
    }
    change
}

/// ORI-148: resources change only by what is told as production, gain or payment; in the action phase those of others
/// only by Trade Goods; Research, Propaganda and Contract move none.
#[test]
fn resources_have_no_other_way() {
    let mut trade_goods = 0;
    in_random_games(|decision| {
        let told = accounted(decision);
        for seat in decision.game.seats().iter() {
            let (before, after) = (decision.before.players[seat], decision.after.players[seat]);
            if before.race != after.race {
                continue;
            }
            let change = Resource::ALL
                .iter()
                .map(|resource| i16::from(after.stock.of(*resource)) - i16::from(before.stock.of(*resource)));
            let change: Vec<_> = change.collect();
            assert_eq!(change, told[seat.index()], "{}", decision.action);
            if !within_actions(decision) || change == [0, 0, 0] {
                continue;
            }
            let quiet = [
                "research",
                "propaganda",
                "contract",
                "hire",
                "colour",
                "sink",
                "rearrange",
                "stack",
                "fill",
            ];
            assert!(!quiet.contains(&verb(decision.action).as_str()), "{}", decision.action);
            if seat != decision.seat {
                assert!(built(decision, &["trade_goods"]) && change == [0, 0, 1], "{}", decision.action);
                trade_goods += 1;
            }
        }
    });
    assert!(trade_goods > 0);
}

/// ORI-149: in the action phase morale changes by attacks, Propaganda and the effects of cards, and by nothing else.
#[test]
fn morale_has_no_other_way() {
    let mut changes = 0;
    let mut acting = seat(1);
    in_random_games(|decision| {
        if decision.asked() == "ask-turn" {
            acting = decision.seat;
        }
        let changed = decision.told.iter().any(|(_, event)| matches!(event, Event::Morale(..)));
        let real = decision
            .game
            .seats()
            .iter()
            .any(|seat| decision.before.players[seat].morale != decision.after.players[seat].morale);
        let chosen = decision.before.players[decision.seat].race.is_none();
        assert!(changed || !real || chosen, "{} changed morale silently", decision.action);
        if !changed || !within_actions(decision) {
            return;
        }
        changes += 1;
        let responding = decision.seat != acting;
        let by_effect = match decision.action {
            Action::Attack(_)
            | Action::Propaganda
            | Action::Activate(_)
            | Action::Target(_)
            | Action::Resolve(_) => true,
            Action::Build(..) | Action::Pay(..) => built(decision, &["titan", "destroyer", "cloning_center"]),
            Action::Choose(_) | Action::Discard(_) => responding,
            _ => false,
        };
        assert!(by_effect, "{} changed morale", decision.action);
    });
    assert!(changes > 100);
}

/// ORI-150: a structure comes to a player by that player's own build and stays; an advisor moves by hiring and spies.
#[test]
fn structures_and_advisors_do_not_change_hands() {
    let mut returned = 0;
    in_random_games(|decision| {
        for seat in decision.game.seats().iter() {
            let (before, after) = (&decision.before.players[seat], &decision.after.players[seat]);
            let own_builds = decision.told.iter().filter_map(|(_, event)| match event {
                Event::Built(who, card, _) if *who == seat => Some(*card),
                _ => None,
            });
            let expected: Bag<CardId, DESIGNS> = before.structures().chain(own_builds).collect();
            assert_eq!(after.structures().collect::<Bag<_, DESIGNS>>(), expected, "{}", decision.action);

            let moved = before.advisor.map(|hired| hired.advisor) != after.advisor.map(|hired| hired.advisor);
            let hiring =
                matches!(decision.action, Action::Hire(_) | Action::Colour(_)) && decision.seat == seat;
            let spied = decision.seat != seat
                && built(decision, &["spy_training_complex"])
                && after.advisor.is_none();
            assert!(!moved || hiring || spied, "{} moved an advisor", decision.action);
            assert!(before.founder.is_none() || before.founder == after.founder, "a founder stays for good");
            returned += u32::from(moved && spied);
        }
    });
    assert!(returned > 0, "some advisor was returned by a spy");
    // A founder's colour is fixed: no effect changes it.
    let mut s = Scene::new(2);
    s.fulcrum(2, Colour::Red).hand(1, &["spy_training_complex"]).act(1, "build spy_training_complex sys1");
    assert_eq!(s.at(2).founder.unwrap().colour, Colour::Red);
}
