//! Pictures for how to play, made of the parts that the table is made of.

use maud::{Markup, html};
use orrery_core::{Chance, Game as _, Id as _, Outside, Seat, SeatSet};
use orrery_page::Scene;
use orrery_page::widgets::legend::legend;

use super::draw::Drawing;
use super::{battle, blueprint, console, icons, map};
use crate::Eclipse;
use crate::ids::{Resource, Unit};
use crate::map::At;
use crate::state::{Battle, Roll, Ship, State, Type};
use crate::view::View;

/// Sectors that have been explored, where they lie, and how they are turned.
const NEIGHBOURS: [(u16, At, u8); 3] = [(105, (0, -1), 0), (104, (1, -1), 1), (201, (-1, -1), 0)];

/// The exhibit of this name.
pub(super) fn exhibit(game: &Eclipse, name: &str, scene: &Scene<'_>) -> Option<Markup> {
    let me = Seat::new(0);
    let view = table(game, name == "battle");
    // The board is that of the reader.
    let owner = Scene { me: Some(me), ..*scene };
    let d = Drawing { game, view: &view, scene: &owner };
    let shown = match name {
        "goods" => legend(
            Resource::each()
                .map(|resource| (icons::resource(resource), d.key(resource.key())))
                .chain([(icons::POINT, d.key("page-vp"))]),
        ),
        "board" => console::console(&d, me),
        "actions" => html! { div.ec-console { (console::actions(&d, me)) } },
        "map" => html! { div.ec-night.ec-board { div.ec-sky { (map::map(&d)) } } },
        "blueprint" => html! { div.ec-console { (blueprint::editor(&d, me)) } },
        "battle" => html! { div.ec-night.ec-beside { (battle::scene(&d)) } },
        _ => return None,
    };
    Some(html! { div.ec-exhibit.seat-0 { (shown) } })
}

/// A table at the beginning of the first round: everybody has chosen, nothing more.
fn begun(game: &Eclipse) -> State {
    let mut chance = Chance::sampled(7);
    let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    while t.round == 0 || t.phase == crate::state::Phase::Setup {
        let Some(seat) = game.awaiting(&t).first() else { break };
        let mut all = Vec::new();
        game.candidates(&t, seat, &mut all);
        let Some(first) = all.into_iter().find(|action| game.check(&t, seat, *action).is_ok()) else { break };
        game.apply(&mut t, seat, first, &mut Outside::silent(seat, &mut chance));
    }
    t
}

/// A table on which a little has happened, or a battle against Ancient ships.
fn table(game: &Eclipse, fights: bool) -> View {
    let mut t = begun(game);
    let me = Seat::new(0);
    let home = t.players[me].home;
    for (number, at, turned) in NEIGHBOURS {
        if let Some((sector, _)) = game.content.sectors.iter().find(|(_, row)| row.number == number) {
            game.lay(&mut t, sector, at, turned);
            t.sectors[sector].discovery = game.tile(sector).discovery;
        }
    }
    if fights {
        t.sectors[home].ancients = 2;
        Eclipse::add_ships(&mut t, me, home, Unit::Cruiser, 1);
        let types = [Type::Of(me, Unit::Interceptor), Type::Ancients, Type::Of(me, Unit::Cruiser)];
        t.battle = Battle {
            sector: home,
            on: true,
            attackers: SeatSet::only(me),
            at: 1,
            round: 1,
            ..Battle::default()
        };
        t.battle.order.extend(types);
        let hit = Ship { of: Type::Ancients, index: 0 };
        t.battle.rolls.push(Roll { damage: 1, face: 6, computer: 0, at: Some(hit) });
        t.battle.rolls.push(Roll { damage: 1, face: 3, computer: 0, at: None });
    }
    game.view(&t, SeatSet::NOBODY)
}
