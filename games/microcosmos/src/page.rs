//! How the table looks: made of the view, the rows and the words.

use orrery_core::{Seat, Text};
use orrery_web::{Markup, Page, Scene, Scenery, html};

use crate::view::{PlanetView, PlayerView};
use crate::{Action, MicroCosmos, View};

impl Page for MicroCosmos {
    fn picture() -> Markup {
        html! {
            svg viewBox="0 0 320 200" aria-hidden="true" {
                rect.sky width="320" height="200" {}
                circle.disc.seat-0 cx="160" cy="100" r="34" {}
                circle.disc.seat-1 cx="70" cy="70" r="16" {}
                circle.disc.seat-2 cx="250" cy="140" r="20" {}
            }
        }
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        Scenery {
            board: board(view, scene),
            seats: view.players.iter().map(|player| area(player, scene)).collect(),
            hand: html! {},
        }
    }

    fn things(&self, _: Seat, _: Action) -> Vec<String> {
        Vec::new()
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(match action {
            Action::Upgrade(_) | Action::UseCard(_) | Action::UseToken(_) => "heading-upgrade",
            Action::Travel(_) | Action::Discover(_) | Action::Step(_) => "heading-journey",
            Action::Play(..) | Action::Discard(_) | Action::Place(..) | Action::Take(_) | Action::Draw => {
                "heading-crew"
            }
            Action::Gain(_) | Action::Pay(_) | Action::Gather => "heading-resources",
            Action::Raise(_) => "heading-terraform",
            Action::Explore | Action::Choose(_) | Action::Keep | Action::Settle(_) => "heading-survivors",
            Action::Colony | Action::Outpost | Action::MoveOutpost(_) => "heading-colonies",
            Action::Ready(..) | Action::Spend(_) => "heading-specialists",
            Action::Done => "heading-done",
        })
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(u32::from(view.round))
    }
}

fn names(scene: &Scene<'_>, kind: &str, ids: &[String]) -> String {
    let names: Vec<_> = ids.iter().map(|id| scene.key(&format!("{kind}-{id}"))).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn board(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ul { @for planet in &view.planets { li { (planet_line(planet, scene)) } } }
        p { (scene.key("page-cantina")) ": " (names(scene, "crew", &view.cantina)) }
        p { (scene.key("page-crew-pile")) ": " (names(scene, "crew", &view.crew_pile)) }
        p { (scene.key("page-survivor-pile")) ": " (names(scene, "survivor", &view.survivor_pile)) }
        @if let Some(automa) = &view.automa {
            p { (scene.key("automa")) ": " (names(scene, "crew", &automa.hand)) }
            @for player in view.players.iter().filter(|player| player.automa) { (area(player, scene)) }
        }
    }
}

fn planet_line(planet: &PlanetView, scene: &Scene<'_>) -> Markup {
    let (levels, needs) = (planet.levels.0, planet.needs.0);
    html! {
        strong { (scene.key(planet.position.key())) " · " (scene.key(&format!("planet-{}", planet.planet))) }
        " (" (scene.key(planet.colour.key())) ")"
        @if planet.terraformed { " · " (scene.key("sketch-terraformed")) }
        @else { @for at in 0..4 { " " (levels[at]) "/" (needs[at]) } }
        @for marker in &planet.track { " · " (scene.voice.name(marker.seat)) " " (marker.space) }
        @for (seat, _) in &planet.colonies { " · " (scene.key("page-colony")) " " (scene.voice.name(*seat)) }
        @for seat in &planet.outposts { " · " (scene.key("page-outpost")) " " (scene.voice.name(*seat)) }
    }
}

fn area(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let cargo = player.cargo.0;
    html! {
        p { (player.ark) " · " @for amount in cargo { (amount) " " } "· " (player.score) }
        p { (scene.key("row-upper")) ": " (names(scene, "crew", &player.upper)) }
        p { (scene.key("row-lower")) ": " (names(scene, "crew", &player.lower)) }
        @if let Some(dealt) = &player.dealt.1 {
            @if !dealt.is_empty() { p { (scene.key("row-dealt")) ": " (names(scene, "crew", dealt)) } }
        }
        p { (names(scene, "survivor", &player.survivors)) " · " (names(scene, "survivor", &player.settled)) }
        p {
            @for upgrade in &player.upgrades { (scene.key(upgrade.key())) " · " }
            @for specialist in &player.ready { (scene.key(specialist.key())) " · " }
            (player.colony_pool) "/" (player.founded) " · " (player.outpost_pool)
        }
    }
}
