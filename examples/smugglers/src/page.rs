//! How the port looks: a deck, a pile, and what everybody has sold.

use orrery_core::{Seat, Text};
use orrery_page::{Markup, Page, Scene, Scenery, html};

use crate::publish::View;
use crate::{Action, Card, Smugglers};

fn key(card: Card) -> String {
    format!("card-{card}")
}

/// A card as a small plate with its name.
fn plate(scene: &Scene<'_>, id: String, card: Card) -> Markup {
    let name = scene.key(&key(card));
    let drawn = html! { (name.clone()) };
    scene.thing(id).class("plate").about(key(card)).label(name).piece(key(card)).enters("deck").show(&drawn)
}

fn row(scene: &Scene<'_>, place: &str, cards: &[Card]) -> Markup {
    html! { div.plates { @for (n, card) in cards.iter().enumerate() { (plate(scene, format!("{place}-{n}"), *card)) } } }
}

impl Page for Smugglers {
    fn picture() -> Markup {
        html! {
            svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                rect.sky width="320" height="200" {}
                path.disc.seat-0 d="M40 130h240l-40 40H80z" {}
                path.disc.seat-1 d="M160 30v90h80z" {}
            }
        }
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        let deck = html! { (view.deck) };
        let board = html! {
            (scene.thing("deck").class("plate back").label(view.deck.to_string()).show(&deck))
            (row(scene, "pile", &view.pile))
        };
        let area = |seat: Seat| {
            let held = &view.seats[seat.index()];
            html! {
                p { (held.cards) }
                @if scene.me != Some(seat) { (row(scene, &format!("known-{}", seat.index()), &held.known)) }
                (row(scene, &format!("sold-{}", seat.index()), &held.sold))
            }
        };
        let hand = scene.me.map(|me| {
            let mut kinds = Vec::new();
            for card in &view.seats[me.index()].known {
                if !kinds.contains(card) {
                    kinds.push(*card);
                }
            }
            html! { div.plates { @for card in kinds { (plate(scene, format!("hand-{card}"), card)) } } }
        });
        Scenery {
            seats: view.seats.iter().map(|seat| area(seat.seat)).collect(),
            hand: hand.unwrap_or_default(),
            ..Scenery::of(board)
        }
    }

    fn things(&self, _: Seat, action: Action) -> Vec<String> {
        match action {
            Action::Scout | Action::Draw => vec!["deck".to_owned()],
            Action::Ship(_) | Action::Skip | Action::Stay | Action::Inform | Action::Decline => Vec::new(),
        }
    }

    fn heading(&self, action: Action) -> Text {
        Text::new(match action {
            Action::Scout | Action::Draw | Action::Skip => "ask-port",
            Action::Ship(_) | Action::Stay => "ask-cargo",
            Action::Inform | Action::Decline => "ask-inform",
        })
    }

    fn chapter(&self, view: &View) -> Option<u32> {
        Some(u32::from(view.turn))
    }
}
