//! Pictures for how to play, made of the parts that the table is made of.

use maud::{Markup, html};
use orrery_core::{Chance, Game as _, Outside, Seat, SeatSet};
use orrery_page::Scene;
use orrery_page::widgets::legend::legend;

use super::draw::Drawing;
use super::{aid, battle, card, fleet, icons, map, raiders, station, tracks};
use crate::Andromeda;
use crate::content::Skill;
use crate::ids::{Class, Column, Goods, Resource, ShipKind, Track};
use crate::space::{Berth, Space};
use crate::state::Place;
use crate::view::{BattleView, ModuleView, ShipView, SideView, View};

/// The exhibit of this name.
pub(super) fn exhibit(game: &Andromeda, name: &str, scene: &Scene<'_>) -> Option<Markup> {
    let view = table(game);
    // The station is that of the reader.
    let owner = Scene { me: Some(Seat::new(0)), ..*scene };
    let d = Drawing { game, view: &view, scene: &owner };
    let me = &view.players[0];
    let shown = match name {
        "map" => html! { div.ae-night.ae-board { div.ae-sky { (map::map(&d)) } } },
        "resources" => resources(&d),
        "signs" => signs(&d),
        "fleet" => html! { div.ae-console { div.ae-own { (fleet::fleet(&d, me)) } } },
        "station" => html! { div.ae-console { (station::station(&d, me)) } },
        "tracks" => html! { div.ae-night.ae-board { (tracks::tracks(&d)) } },
        "battle" => html! { div.ae-night.ae-board { (battle::scene(&d, &fight(&d))) } },
        "raiders" => html! { div.ae-night.ae-board { (raiders::cards(&d)) } },
        "cards" => html! {
            div.ae-console { div.ae-hand { @for id in CARDS { (card::tactic(&d, id, 1)) } } }
        },
        "developments" => {
            html! { div.ae-aid { @for track in Track::ALL { (aid::development(&d, *track)) } } }
        }
        _ => return None,
    };
    Some(html! { div.ae-exhibit.seat-0 { (shown) } })
}

/// One card of each type.
const CARDS: [&str; 5] =
    ["supply_drop", "solar_harvest", "combat_drills", "hailing_frequency", "plasma_torpedoes"];

fn resources(d: &Drawing<'_>) -> Markup {
    let resources = Resource::ALL.iter().map(|resource| (icons::resource(*resource), d.key(resource.key())));
    let others = [(icons::LEADER, d.key("page-leaders")), (icons::POINT, d.key("page-points"))];
    legend(resources.chain(others))
}

/// The signs of the table that are no resources.
fn signs(d: &Drawing<'_>) -> Markup {
    let signs = [
        (icons::RANGE, "sign-range"),
        (icons::DIE, "sign-dice"),
        (icons::AIM, "sign-targeting"),
        (icons::SHIELD, "sign-shield"),
        (icons::skill(Skill::Settle), "skill-settle"),
        (icons::skill(Skill::Voyage), "skill-voyage"),
        (icons::skill(Skill::Attack), "skill-attack"),
        (icons::skill(Skill::Jump), "skill-jump"),
        (icons::HANGAR, "sign-hangar"),
        (icons::BARGE, "sign-barge"),
        (icons::SCRAP, "sign-scrapyard"),
        (icons::RESERVE, "sign-reserve"),
        (icons::UPGRADE, "sign-upgrade"),
        (icons::MODULE, "sign-module"),
        (icons::MOON, "sign-moon"),
        (icons::DEVELOPMENT, "sign-development"),
        (icons::REPAIR, "sign-repair"),
        (icons::DAMAGE, "sign-damage"),
        (icons::EVENT, "sign-event"),
        (icons::DISCOVERY, "sign-discovery"),
        (icons::TOKEN, "sign-token"),
        (icons::STASH, "sign-stash"),
        (icons::END, "sign-end"),
        (icons::ANY, "sign-any"),
    ];
    legend(signs.map(|(sign, key)| (sign, d.key(key))))
}

/// A fighter and a transport against two swarm raiders.
fn fight(d: &Drawing<'_>) -> BattleView {
    let side = |seat: Option<Seat>, dice: u8, targeting: u8, chance: u16| SideView {
        seat,
        class: seat.is_none().then_some(Class::S),
        ships: if seat.is_some() {
            vec![(ShipKind::Transport, 1), (ShipKind::Fighter, 1)]
        } else {
            Vec::new()
        },
        raiders: if seat.is_some() { 0 } else { 2 },
        dice,
        targeting,
        rolled: Vec::new(),
        chance: Some(chance),
        leads: false,
        lost: false,
        dice_parts: Vec::new(),
        targeting_parts: Vec::new(),
    };
    let party =
        |dice: u8, least: u8| crate::view::Party { seats: SeatSet::NOBODY, dice: vec![(dice, least)] };
    let with = |energy: u8| crate::view::chances(&[party(3 + energy, 2), party(4, 2)]);
    let shares = with(0);
    BattleView {
        region: d.view.regions.iter().find(|region| region.active).map(|region| region.space),
        step: Some(3),
        sides: vec![side(Some(Seat::new(0)), 3, 2, shares[0]), side(None, 4, 2, shares[1])],
        winners: Vec::new(),
        decided: false,
        called_off: false,
        joining: Vec::new(),
        odds: (0..=3).map(|energy| (energy, with(energy)[0])).collect(),
        undecided: None,
    }
}

/// A table on which a little has happened.
fn table(game: &Andromeda) -> View {
    let mut chance = Chance::sampled(3);
    let state = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    let mut view = game.view(&state, SeatSet::NOBODY);
    view.asked = None;
    let planets: Vec<Space> =
        view.regions.iter().filter(|region| region.kind == "planet").map(|region| region.space).collect();
    for region in &mut view.regions {
        region.active = planets.first() == Some(&region.space);
        if region.active {
            region.ships = vec![(Seat::new(0), ShipKind::Transport, 1), (Seat::new(0), ShipKind::Fighter, 1)];
        } else if planets.get(1) == Some(&region.space) {
            region.development = Some(Seat::new(1));
            region.ships = vec![(Seat::new(1), ShipKind::Vessel, 1)];
        } else if planets.get(2) == Some(&region.space) {
            region.ships = vec![(Seat::new(0), ShipKind::Cruiser, 1)];
        } else if region.kind == "base" {
            region.leaders = vec![(Seat::new(0), 1), (Seat::new(1), 1)];
        }
    }
    let module = |row: Column, at: u8, id: &str, damage: u8, socket: bool| ModuleView {
        berth: Berth { row, at },
        module: id.to_owned(),
        damage,
        moon: None,
        socket,
        joint: None,
        used: false,
    };
    let moons: Vec<String> = game.content.moons.iter().map(|(_, row)| row.id.clone()).collect();
    let player = &mut view.players[0];
    player.faction = game.content.factions.iter().next().map(|(_, row)| row.id.clone());
    player.stock = Goods::new([6, 2, 1, 3, 1, 0]);
    player.tracks = Track::ALL.iter().zip([3, 2, 1, 4, 2]).map(|(track, index)| (*track, index)).collect();
    player.claimed = moons.iter().step_by(7).take(2).cloned().collect();
    player.station = vec![
        module(Column::Science, 0, "main_reactor", 0, false),
        module(Column::Science, 1, "resonance_chamber", 0, true),
        module(Column::Industry, 0, "shipwright", 0, false),
        module(Column::Industry, 1, "titanium_smelter", 0, false),
        module(Column::Industry, 2, "power_plant", 1, false),
        module(Column::Commerce, 0, "treasury", 0, false),
        module(Column::Commerce, 1, "supplier", 0, true),
        module(Column::Civilization, 0, "architect", 0, false),
        module(Column::Civilization, 1, "ministry_of_lands", 0, false),
    ];
    player.station[1].moon = moons.first().cloned();
    player.station[3].joint = moons.get(3).cloned();
    let ship = |kind, place, count| ShipView { kind, place, damage: 0, count };
    player.ships = vec![
        ship(ShipKind::Transport, Place::Hangar, 2),
        ship(ShipKind::Transport, Place::Reserve, 3),
        ship(ShipKind::Fighter, Place::Scrapyard, 1),
        ship(ShipKind::Vessel, Place::Reserve, 1),
        ship(ShipKind::Cruiser, Place::Reserve, 1),
    ];
    view.players[1].tracks =
        Track::ALL.iter().zip([1, 4, 3, 2, 2]).map(|(track, index)| (*track, index)).collect();
    view
}
