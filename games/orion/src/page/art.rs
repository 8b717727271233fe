//! Pictures of structures, put together from simple shapes: a motif that fits the name, varied by it.

use maud::{Markup, PreEscaped, html};
use orrery_page::widgets::stars::{PictureRng, hash};
use std::fmt::Write as _;

use super::icons;
use crate::content::Colour;

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Motif {
    Ship,
    Squadron,
    Station,
    Star,
    Domes,
    City,
    Works,
    Laboratory,
    Net,
    Satellite,
}

const ALL: [Motif; 10] = [
    Motif::Ship,
    Motif::Squadron,
    Motif::Station,
    Motif::Star,
    Motif::Domes,
    Motif::City,
    Motif::Works,
    Motif::Laboratory,
    Motif::Net,
    Motif::Satellite,
];

/// The motif of a design; one that a pack has invented gets any.
fn motif(id: &str) -> Motif {
    match id {
        "battleship" | "cruiser" | "frigate" | "destroyer" | "titan" | "civilian_transport"
        | "colony_ship" | "landing_ship" | "outpost_ship" => Motif::Ship,
        "fighter_garrison" => Motif::Squadron,
        "spaceport" | "star_fortress" | "orbital_batteries" | "warp_interdictor" => Motif::Station,
        "doom_star" | "stellar_converter" => Motif::Star,
        "biospheres"
        | "hydroponic_farm"
        | "pleasure_dome"
        | "gaia_transformation"
        | "soil_enrichment_plant"
        | "holosimulator" => Motif::Domes,
        "interplanetary_administration"
        | "astro_university"
        | "government_support_agency"
        | "spy_training_complex"
        | "alien_control_center"
        | "colonial_treasury"
        | "planetary_resource_market"
        | "galactic_currency_exchange"
        | "advanced_data_center"
        | "planetary_supercomputer" => Motif::City,
        "automated_factory" | "recyclotron" | "robo_miner_plant" | "deep_core_mine" | "trade_goods" => {
            Motif::Works
        }
        "autolab" | "research_laboratory" | "cloning_center" | "death_spores" => Motif::Laboratory,
        "artemis_system_net" | "space_elevator" => Motif::Net,
        "high_orbit_sonar" | "communications_satellite" => Motif::Satellite,
        _ => ALL[(hash(id) % ALL.len() as u32) as usize],
    }
}

/// The picture of a structure.
pub(super) fn structure(id: &str, colour: Colour) -> Markup {
    let mut rng = PictureRng::of(id);
    let mut shapes = String::new();
    sky(&mut shapes, &mut rng);
    match motif(id) {
        Motif::Ship => ship(&mut shapes, &mut rng),
        Motif::Squadron => squadron(&mut shapes, &mut rng),
        Motif::Station => station(&mut shapes, &mut rng),
        Motif::Star => star(&mut shapes, &mut rng),
        Motif::Domes => domes(&mut shapes, &mut rng),
        Motif::City => city(&mut shapes, &mut rng),
        Motif::Works => works(&mut shapes, &mut rng),
        Motif::Laboratory => laboratory(&mut shapes, &mut rng),
        Motif::Net => net(&mut shapes, &mut rng),
        Motif::Satellite => satellite(&mut shapes, &mut rng),
    }
    html! {
        svg.or-art.(icons::class(colour)) viewBox="0 0 160 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            (PreEscaped(shapes))
        }
    }
}

fn circle(out: &mut String, class: &str, x: i32, y: i32, r: i32) {
    let _ = write!(out, "<circle class='{class}' cx='{x}' cy='{y}' r='{r}'/>");
}

fn rect(out: &mut String, class: &str, x: i32, y: i32, width: i32, height: i32) {
    let _ = write!(out, "<rect class='{class}' x='{x}' y='{y}' width='{width}' height='{height}'/>");
}

fn path(out: &mut String, class: &str, d: &str) {
    let _ = write!(out, "<path class='{class}' d='{d}'/>");
}

/// Stars and a planet on a ground in the colour of the card.
fn sky(out: &mut String, rng: &mut PictureRng) {
    rect(out, "ground", 0, 0, 160, 64);
    for _ in 0..9 {
        let (x, y) = (rng.pick(2, 158), rng.pick(2, 50));
        let _ = write!(out, "<circle class='far' cx='{x}' cy='{y}' r='.{}'/>", rng.pick(5, 9));
    }
    let (x, y, r) = (rng.pick(10, 150), rng.pick(4, 20), rng.pick(9, 18));
    circle(out, "planet", x, y, r);
    if rng.pick(0, 2) == 0 {
        let _ = write!(
            out,
            "<ellipse class='ring' cx='{x}' cy='{y}' rx='{}' ry='{}' transform='rotate(-18 {x} {y})'/>",
            r * 7 / 4,
            r / 3
        );
    }
}

/// A hill to stand on.
fn ground(out: &mut String, rng: &mut PictureRng) {
    let (left, right) = (rng.pick(48, 56), rng.pick(48, 56));
    path(out, "soil", &format!("M0 {left}Q80 {} 160 {right}V64H0z", rng.pick(42, 50)));
}

fn ship(out: &mut String, rng: &mut PictureRng) {
    let (nose, girth, tail) = (rng.pick(122, 142), rng.pick(6, 13), rng.pick(22, 36));
    let fin = rng.pick(8, 18);
    for row in 0..rng.pick(1, 3) {
        let y = 34 + (row - 1) * girth / 2;
        path(out, "flame", &format!("M{tail} {}L{} {y}L{tail} {}z", y - 3, tail - rng.pick(12, 20), y + 3));
    }
    path(
        out,
        "dark",
        &format!(
            "M{} {}l-14 -{fin}h18l24 {fin}zM{} {}l-14 {fin}h18l24 -{fin}z",
            tail + 20,
            36 - girth,
            tail + 20,
            36 + girth
        ),
    );
    path(
        out,
        "hull",
        &format!(
            "M{tail} {}H{}Q{} {} {nose} 36Q{} {} {} {}H{tail}l5 -{girth}z",
            36 - girth,
            nose - 34,
            nose - 10,
            36 - girth,
            nose - 10,
            36 + girth,
            nose - 34,
            36 + girth
        ),
    );
    let decks = rng.pick(3, 7);
    for deck in 0..decks {
        rect(out, "lamp", tail + 16 + deck * (nose - tail - 50) / decks, 33, 5, 3);
    }
    rect(out, "dark", tail + 12, 40, (nose - tail) / 2, 2);
    if rng.pick(0, 1) == 0 {
        path(out, "hull", &format!("M{} {}l6 -8h16l8 8z", tail + 26, 37 - girth));
    }
}

fn squadron(out: &mut String, rng: &mut PictureRng) {
    for place in 0..5 {
        let (x, y) = (34 + place * 22, 32 + (place % 3 - 1) * rng.pick(9, 14));
        path(out, "hull", &format!("M{} {y}l-20 -7 5 7 -5 7z", x + 12));
        path(out, "flame", &format!("M{} {}l-9 3 9 3z", x - 5, y - 3));
    }
}

fn station(out: &mut String, rng: &mut PictureRng) {
    let (outer, inner) = (rng.pick(20, 24), rng.pick(7, 10));
    let _ = write!(out, "<circle class='girder' cx='80' cy='33' r='{outer}'/>");
    let arms = rng.pick(3, 6);
    for arm in 0..arms {
        let turn = 360 * arm / arms + 15;
        let _ = write!(
            out,
            "<g transform='rotate({turn} 80 33)'><rect class='hull' x='78' y='{}' width='4' height='{outer}'/><rect class='dark' x='73' y='{}' width='14' height='6'/><rect class='lamp' x='78' y='{}' width='4' height='2'/></g>",
            33 - outer,
            30 - outer,
            32 - outer
        );
    }
    circle(out, "hull", 80, 33, inner);
    circle(out, "lamp", 80, 33, inner / 3);
}

fn star(out: &mut String, rng: &mut PictureRng) {
    let r = rng.pick(20, 25);
    circle(out, "hull", 62, 34, r);
    path(out, "dark", &format!("M{} 31h{}v4h-{}z", 62 - r, 2 * r, 2 * r));
    circle(out, "dark", 62 + r / 3, 34 - r / 2, r / 3);
    circle(out, "lamp", 62 + r / 3, 34 - r / 2, r / 6);
    path(
        out,
        "flame",
        &format!("M{} {}L160 {}L160 {}z", 62 + r / 3, 34 - r / 2, rng.pick(2, 10), rng.pick(14, 22)),
    );
    for window in 0..rng.pick(4, 7) {
        rect(out, "lamp", 48 + window * 5, 42 + window % 3 * 3, 2, 2);
    }
}

fn domes(out: &mut String, rng: &mut PictureRng) {
    ground(out, rng);
    let count = rng.pick(2, 4);
    for dome in 0..count {
        let (x, r) = (22 + dome * 118 / count + rng.pick(0, 10), rng.pick(13, 21));
        path(out, "glass", &format!("M{} 50a{r} {r} 0 0 1 {} 0z", x - r / 2, 2 * r));
        path(out, "rib", &format!("M{} 50a{} {r} 0 0 1 {} 0", x, r / 2, r));
        let middle = x + r / 2;
        path(out, "leaf", &format!("M{middle} 50v-7c-6 0-7-4-7-6 5 0 7 3 7 5 0-4 3-7 8-7 0 4-3 7-8 8v7z"));
    }
}

fn city(out: &mut String, rng: &mut PictureRng) {
    ground(out, rng);
    let towers = rng.pick(4, 6);
    for tower in 0..towers {
        let (x, width) = (24 + tower * 112 / towers, rng.pick(12, 17));
        let height = rng.pick(16, 40);
        let class = if tower % 2 == 0 { "hull" } else { "dark" };
        rect(out, class, x, 54 - height, width, height);
        match rng.pick(0, 2) {
            0 => path(out, class, &format!("M{x} {}l{} -7l{} 7z", 54 - height, width / 2, width - width / 2)),
            1 => path(
                out,
                class,
                &format!("M{x} {}a{} {} 0 0 1 {width} 0z", 54 - height, width / 2, width / 2),
            ),
            _ => rect(out, class, x + width / 2 - 1, 47 - height, 2, 8),
        }
        for window in 0..height / 8 {
            rect(out, "lamp", x + 3 + window % 2 * 4, 57 - height + window * 7, 3, 3);
        }
    }
}

fn works(out: &mut String, rng: &mut PictureRng) {
    ground(out, rng);
    let chimneys = rng.pick(2, 4);
    for chimney in 0..chimneys {
        let (x, height) = (34 + chimney * 16, rng.pick(18, 32));
        path(out, "hull", &format!("M{x} 52l2 -{height}h5l2 {height}z"));
        circle(out, "smoke", x + 6, 48 - height, 4);
        circle(out, "smoke", x + 11, 42 - height, 6);
    }
    path(out, "dark", "M26 54V38l16 7v-7l16 7v-7l16 7v-7l16 7v9z");
    for window in 0..4 {
        rect(out, "lamp", 32 + window * 15, 48, 6, 3);
    }
    let r = rng.pick(9, 12);
    let _ = write!(out, "<circle class='girder' cx='116' cy='40' r='{r}'/>");
    let teeth = rng.pick(7, 10);
    for tooth in 0..teeth {
        let _ = write!(
            out,
            "<rect class='hull' x='114' y='{}' width='4' height='5' transform='rotate({} 116 40)'/>",
            36 - r,
            360 * tooth / teeth
        );
    }
    circle(out, "lamp", 116, 40, 3);
}

fn laboratory(out: &mut String, rng: &mut PictureRng) {
    ground(out, rng);
    for flask in 0..rng.pick(2, 3) {
        let (x, size) = (34 + flask * 34, rng.pick(11, 15));
        path(out, "glass", &format!("M{} 14h8v14l{size} 26h-{}l{size} -26z", x - 4, 2 * size + 8));
        path(
            out,
            "leaf",
            &format!("M{} 44h{}l{} 10h-{}z", x - size / 2 - 6, size + 12, size / 2 - 2, 2 * size + 8),
        );
        circle(out, "lamp", x, 40, 2);
        circle(out, "lamp", x + 3, 33, 1);
    }
    for rung in 0..7 {
        let y = 8 + rung * 7;
        let sway = [0, 5, 7, 5, 0, -5, -7][rung as usize];
        circle(out, "hull", 134 + sway, y, 3);
        circle(out, "lamp", 134 - sway, y, 2);
    }
}

fn net(out: &mut String, rng: &mut PictureRng) {
    let knots: Vec<(i32, i32)> = (0..7).map(|knot| (16 + knot * 21, rng.pick(12, 54))).collect();
    for (place, (x, y)) in knots.iter().enumerate() {
        for (other_x, other_y) in knots.iter().skip(place + 1).take(2) {
            path(out, "rib", &format!("M{x} {y}L{other_x} {other_y}"));
        }
    }
    for (x, y) in knots {
        circle(out, "hull", x, y, rng.pick(3, 6));
        circle(out, "lamp", x, y, 2);
    }
}

fn satellite(out: &mut String, rng: &mut PictureRng) {
    let turn = rng.pick(-24, 24);
    let _ = write!(out, "<g transform='rotate({turn} 80 32)'>");
    for side in [18, 96] {
        rect(out, "glass", side, 24, 46, 16);
        for cell in 1..4 {
            rect(out, "dark", side + cell * 11, 24, 1, 16);
        }
    }
    rect(out, "hull", 66, 20, 28, 24);
    path(out, "hull", "M70 20a12 12 0 0 1 20 0z");
    rect(out, "dark", 79, 4, 2, 10);
    circle(out, "lamp", 80, 4, 3);
    rect(out, "lamp", 72, 28, 5, 8);
    out.push_str("</g>");
    for wave in 1..=rng.pick(2, 3) {
        let r = 8 + wave * 6;
        path(out, "rib", &format!("M{} {}a{r} {r} 0 0 1 {} 0", 80 - r, 8, 2 * r));
    }
}
