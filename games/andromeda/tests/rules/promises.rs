//! Whoever has launched to a base must use it, and may do everything else meanwhile (AND-45, AND-46, AND-67); modules are
//! not activated for nothing (AND-122).

use crate::support::asks::{ACQUIRE, CHOOSE_TURN, MODULES, SCIENCE, WINDOW};
use crate::support::{Scene, module, seat, upgrade};
use orrery_andromeda::ids::{Base, Column, Resource, ShipKind, Track};
use orrery_andromeda::space::Space;
use orrery_andromeda::state::Place;
use orrery_testkit::Acts as _;

fn at_base(base: Base) -> Scene {
    let mut scene = Scene::new(2);
    scene.base(Space::A1, base);
    scene
}

/// AND-45, AND-67: with the ship at the hub a card is played that takes what the hub needs and brings it back.
#[test]
fn and_67_a_card_between_launch_and_activation() {
    let mut scene = at_base(Base::Hub);
    scene.hand(1, &["requisition"]).stock(1, Resource::Energy, 2);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "play requisition");
    // Energy and credit are spent at the hub, with nothing else to do before.
    assert_eq!((scene.has(1, Resource::Energy), scene.has(1, Resource::Credit), scene.vp(1)), (0, 2, 1));
    // One energy less, and nothing would be left for the hub.
    let mut scene = at_base(Base::Hub);
    scene.hand(1, &["requisition"]).stock(1, Resource::Energy, 1);
    scene.act(1, "launch transport").act(1, "go A1");
    scene.refuses(1, "play requisition", 45);
}

/// AND-45, AND-67: the spaceport is used at a field; of what it brings so much is chosen that a module can be bought.
#[test]
fn and_67_a_development_card_between_launch_and_activation() {
    let mut scene = at_base(Base::Maximus);
    scene.stock(1, Resource::Nanocarbon, 2);
    scene.state.players[seat(1)].face_up[Track::Commerce as usize] = 1;
    scene.act(1, "launch transport").act(1, "go A1").act(1, "use commerce");
    assert_eq!(scene.has(1, Resource::Nanocarbon), 0, "both were paid");
    scene.act(1, "gain energy");
    assert_eq!(scene.check(1, "gain ice"), Err(45), "two units are left, and the field takes two");
    scene.act(1, "gain titanium");
    assert_eq!(scene.check(1, "gain nanocarbon"), Err(45), "titanium and nanocarbon buy nothing there");
    scene.act(1, "gain credit").go_on();
    assert!(scene.asked() == ACQUIRE);
}

/// AND-45, AND-46: a purchase by a card leaves the field what it needs, down to the single unit that is paid.
#[test]
fn and_45_a_purchase_before_the_base() {
    let lay = |ice: u8| {
        let mut scene = at_base(Base::Maximus);
        scene.hand(1, &["precursor_signal"]).stock(1, Resource::Titanium, 2).stock(1, Resource::Ice, ice);
        scene.act(1, "launch transport").act(1, "go A1");
        scene
    };
    assert_eq!(lay(0).check(1, "play precursor_signal"), Err(45));
    let mut scene = lay(2);
    scene.act(1, "play precursor_signal");
    let (civilization, industry) = (scene.state.display[3][0], scene.state.display[1][0]);
    scene.refuses(1, &format!("acquire {industry}"), 45);
    scene.act(1, &format!("acquire {civilization}"));
    assert_eq!((scene.has(1, Resource::Titanium), scene.has(1, Resource::Ice)), (2, 0));
}

/// AND-45: a ship may be called back unless the office needs it; AND-R71: the launched one may, and the office is used.
#[test]
fn and_45_a_ship_called_back() {
    let mut scene = at_base(Base::Office);
    scene.planet(Space::A2, Track::Industry, 0).planet(Space::B1, Track::Science, 0);
    scene.ship(1, ShipKind::Transport, Space::A2).station(1, 2);
    scene.stock(1, Resource::Titanium, 3).hand(1, &["recall_order"]);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "play recall_order");
    scene.refuses(1, "ship transport A2", 45);
    scene.act(1, "ship transport A1").go_on().act(1, "go A2");
    assert_eq!(scene.state.planets[3].owner, Some(seat(1)));
}

/// AND-46: once the ship is gone, extra resources on the base are out of reach; so it must stay if they are needed.
#[test]
fn and_46_extra_resources_on_the_base() {
    let mut scene = at_base(Base::Maximus);
    scene.stock(1, Resource::Titanium, 1).hand(1, &["recall_order"]);
    scene.state.extra[Space::A1][Resource::Credit as usize] = 1;
    scene.act(1, "launch transport").act(1, "go A1");
    scene.refuses(1, "play recall_order", 45);
    assert_eq!(scene.check(1, "done"), Err(46), "the credit is collected first");
    scene.act(1, "collect A1 credit").act(1, "play recall_order").act(1, "ship transport A1");
    assert!(scene.asked() == ACQUIRE);
}

/// AND-45, AND-255: at a base a player may give the team mate what the base does not need.
#[test]
fn and_255_a_gift_at_a_base() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.base(Space::A1, Base::Hub).stock(1, Resource::Energy, 2);
    scene.act(1, "launch transport").act(1, "go A1");
    scene.refuses(1, "give", 45);
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.base(Space::A1, Base::Maximus).stock(1, Resource::Titanium, 2).stock(1, Resource::Ice, 1);
    scene.act(1, "launch transport").act(1, "go A1").act(1, "give");
    scene.refuses(1, "pay titanium", 45);
    scene.act(1, "pay ice").act(2, "yes");
    assert_eq!((scene.has(1, Resource::Ice), scene.has(2, Resource::Ice)), (0, 1));
}

/// AND-67, AND-255: the team mate can be given something after the activation, also by a player with nothing else to do.
#[test]
fn and_67_team_mates_trade_between_steps() {
    let mut scene = Scene::with(4, r#"{"team_mode": true}"#);
    scene.planet(Space::A1, Track::Industry, 0);
    scene.act(1, "launch transport").act(1, "go A1");
    assert_eq!((scene.asked(), scene.has(1, Resource::Titanium)), (WINDOW, 1));
    scene.act(1, "give").act(1, "pay titanium").act(2, "yes");
    assert_eq!(scene.has(2, Resource::Titanium), 1);
}

fn returning(modules: &[&str]) -> Scene {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1, Space::A2]);
    for id in modules {
        scene.module(1, id);
    }
    scene.ship(1, ShipKind::Transport, Space::A1).ship(1, ShipKind::Transport, Space::A2).turn_of(1);
    scene
}

/// AND-124, AND-67: between two science modules a free action is possible, and may pay for the next one.
#[test]
fn and_124_free_actions_between_science_modules() {
    let mut scene = returning(&["energy_cell", "particle_splitter"]);
    scene.claimed(1, &["y3"]).act(1, "return").act(1, "activate science1").act(1, "ship transport A1");
    assert_eq!(scene.asked(), SCIENCE);
    scene.act(1, "discard-moon y3");
    assert_eq!((scene.vp(1), scene.has(1, Resource::Credit)), (1, 1));
    scene.act(1, "activate science2").act(1, "activate science3").act(1, "way 1");
    assert_eq!(scene.asked(), MODULES);
}

/// AND-124: a science module that cannot be paid waits while a card in hand might pay for it.
#[test]
fn and_124_a_free_action_pays_for_the_last_science_module() {
    let mut scene = returning(&["singularity_theorem"]);
    scene.hand(1, &["supply_drop"]).act(1, "return").act(1, "activate science1").act(1, "ship transport A1");
    assert_eq!((scene.asked(), scene.check(1, "activate science2")), (SCIENCE, Err(122)));
    scene.act(1, "play supply_drop").act(1, "gain nanocarbon").act(1, "gain nanocarbon");
    scene.act(1, "activate science2");
    assert_eq!(scene.state.players[seat(1)].tracks[Track::Science as usize], 1);
}

/// AND-122: whoever activates a module that buys something buys it.
#[test]
fn and_122_a_purchase_is_not_declined() {
    let mut scene = returning(&["smugglers_den"]);
    scene.act(1, "return");
    assert_eq!(scene.check(1, "activate commerce2"), Err(122), "nothing can be paid");
    scene.stock(1, Resource::Ice, 2).act(1, "activate commerce2").act(1, "ship transport A1");
    assert!(scene.asked() == ACQUIRE);
    assert!(!scene.may(1, "done"));
    assert!(scene.legal(1).iter().all(|action| action.starts_with("acquire")));
    let bought = scene.state.display[Column::Civilization as usize][0];
    scene.act(1, &format!("acquire {bought}"));
    assert_eq!(scene.has(1, Resource::Ice), 0);
}

/// The purchase of a tactics card is part of it: it is made if it can be, and left out only if nothing can be paid.
#[test]
fn and_83_precursor_signal_buys() {
    let mut scene = Scene::new(2);
    scene.planets(&[Space::A1]).hand(1, &["precursor_signal", "precursor_signal"]);
    scene.act(1, "play precursor_signal");
    assert_eq!(scene.asked(), CHOOSE_TURN, "only the event marker moved");
    scene.stock(1, Resource::Ice, 2).act(1, "play precursor_signal");
    assert!(!scene.may(1, "done"));
}

/// AND-122: no module is activated for nothing: a full track, no type left to upgrade, nobody to recruit.
#[test]
fn and_122_nothing_for_nothing() {
    let mut scene = returning(&["singularity_theorem", "retrofit_bay", "telepresence_grid"]);
    scene.stock(1, Resource::Nanocarbon, 5).stock(1, Resource::Titanium, 5).act(1, "return");
    assert!(scene.may(1, "activate industry2"));
    let tiles = ["long_hauler", "aegis_fighter", "phase_ship", "bastion"].map(upgrade);
    scene.state.players[seat(1)].upgrades = tiles.map(Some);
    scene.refuses(1, "activate industry2", 122);
    scene.state.players[seat(1)].tracks[Track::Science as usize] = 9;
    scene.leaders(1, Space::N1, 1).act(1, "activate science1").act(1, "ship transport A1");
    scene.refuses(1, "activate science2", 122);
    scene.act(1, "activate science3");
    assert!(!scene.may(1, "done"), "a leader is recruited");
    scene.act(1, "recruit N1");
    assert_eq!(scene.state.players[seat(1)].count_all(Place::Module), 1);
    assert_eq!(
        scene
            .state
            .slot(seat(1), orrery_andromeda::space::Berth { row: Column::Science, at: 2 })
            .unwrap()
            .module,
        module("telepresence_grid")
    );
}
