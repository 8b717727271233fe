//! How the table looks: made of the view, the rows and the words.

use orrery_core::{Seat, Text};
use orrery_web::{Markup, Page, Scene, Scenery, html};

use crate::view::{PlayerView, RegionView};
use crate::{Action, Andromeda, View};

impl Page for Andromeda {
    fn picture() -> Markup {
        html! {
            svg viewBox="0 0 320 200" aria-hidden="true" {
                rect.sky width="320" height="200" {}
                circle.disc.seat-2 cx="90" cy="120" r="30" {}
                circle.disc.seat-3 cx="230" cy="70" r="22" {}
                circle.disc.seat-1 cx="170" cy="150" r="12" {}
            }
        }
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        let hand = view.players.iter().filter(|player| Some(player.seat) == scene.me);
        Scenery {
            board: board(view, scene),
            seats: view.players.iter().map(|player| area(player, scene)).collect(),
            hand: html! {
                @for player in hand {
                    @if let Some(cards) = &player.hand.1 { p { (names(scene, "tactic", cards)) } }
                    @if let Some(tokens) = &player.discoveries.1 { p { (names(scene, "discovery", tokens)) } }
                }
            },
        }
    }

    fn things(&self, _: Seat, _: Action) -> Vec<String> {
        Vec::new()
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(match action {
            Action::Faction(_) | Action::Destiny(_) => "heading-start",
            Action::Launch(_) | Action::Go(_) | Action::Return | Action::Raid(_) => "heading-turn",
            Action::Activate(_) | Action::Ship(..) | Action::Barge(_) | Action::Energy => "heading-ships",
            Action::Set(_)
            | Action::Into(_)
            | Action::IntoOperations
            | Action::DiscardMoon(_)
            | Action::Moon => "heading-moons",
            Action::Play(_) | Action::Card(_) | Action::Draw => "heading-cards",
            Action::Recruit(_)
            | Action::Collect(..)
            | Action::Use(_)
            | Action::Token(_)
            | Action::Discovery(_) => "heading-free",
            Action::Acquire(_) | Action::Scrap(_) | Action::PassOn | Action::Rearrange | Action::Next(_) => {
                "heading-modules"
            }
            Action::Pay(_) | Action::Waive | Action::Gain(_) => "heading-resources",
            Action::RepairShip(_) | Action::RepairShield(_) | Action::Module(_) => "heading-damage",
            Action::Build(_) | Action::Upgrade(_) | Action::Advance(_) => "heading-growth",
            Action::Spend(_)
            | Action::Aim
            | Action::Target(_)
            | Action::TargetRaiders
            | Action::Die(_)
            | Action::Save(_) => "heading-battle",
            Action::Give | Action::Ask => "heading-team",
            Action::Way(_) | Action::Yes | Action::Top(_) | Action::First(_) | Action::Done => {
                "heading-choice"
            }
        })
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        view.players.iter().map(|player| u32::from(player.turns)).max()
    }
}

fn names(scene: &Scene<'_>, kind: &str, ids: &[String]) -> String {
    let names: Vec<_> = ids.iter().map(|id| scene.key(&format!("{kind}-{id}"))).collect();
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}

fn board(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ul { @for region in &view.regions { li { (region_line(region, scene)) } } }
        @for (column, modules) in &view.display {
            p { (scene.key(column.key())) ": " (names(scene, "module", modules)) }
        }
        p { (scene.key("page-pile")) ": " (names(scene, "tactic", &view.tactics_pile)) }
        @if let Some(event) = &view.event { p { (scene.key(&format!("event-{event}"))) } }
        @if let Some(battle) = &view.battle {
            ul {
                @for side in &battle.sides {
                    li {
                        @if let Some(seat) = side.seat { (scene.voice.name(seat)) } @else { (scene.key("raiders")) }
                        " · " (side.dice) " · " (side.targeting) " · "
                        @for die in &side.rolled { (die) " " }
                    }
                }
            }
        }
    }
}

fn region_line(region: &RegionView, scene: &Scene<'_>) -> Markup {
    let name = match (&region.id, region.kind) {
        (Some(id), "planet") => scene.key(&format!("planet-{id}")),
        (Some(id), _) => scene.key(&format!("base-{id}")),
        (None, "quasar") => scene.key("special-quasar"),
        (None, "maelstrom") => scene.key("special-maelstrom"),
        (None, _) => scene.key("tile-nebula"),
    };
    html! {
        strong { (region.space) " · " (name) }
        @if region.moons > 0 { " · " (scene.key("page-moons")) " " (region.moons) }
        @if let Some(seat) = region.development { " · " (scene.key("page-development")) " " (scene.voice.name(seat)) }
        @for (seat, kind, count) in &region.ships {
            " · " (scene.voice.name(*seat)) ": " (scene.key(kind.key())) " " (count)
        }
        @for (seat, count) in &region.leaders { " · " (scene.voice.name(*seat)) " " (scene.key("page-leaders")) " " (count) }
        @if let Some((class, count)) = region.raiders { " · " (scene.key("raiders")) " " (class) " " (count) }
    }
}

fn area(player: &PlayerView, scene: &Scene<'_>) -> Markup {
    let modules: Vec<_> = player.station.iter().map(|module| module.module.clone()).collect();
    html! {
        @if let Some(faction) = &player.faction { p { (scene.key(&format!("faction-{faction}"))) } }
        p { (player.vp) " · " (player.score) }
        p { @for (track, index) in &player.tracks { (scene.key(track.key())) " " (index) " · " } }
        p {
            @for (resource, amount) in player.stock.each() {
                @if amount > 0 { (scene.key(resource.key())) " " (amount) " · " }
            }
            (scene.key("resource-tactics")) " " (player.hand.0)
        }
        p { (names(scene, "module", &modules)) }
        p { (names(scene, "upgrade", &player.upgrades)) }
    }
}
