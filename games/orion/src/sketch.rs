//! The table in words, made of the view and so without secrets.

use orrery_core::content::Shown;
use orrery_core::sketch::Held;
use orrery_core::{SeatSet, Sketch, Text};

use crate::Orion;
use crate::state::{CardId, Resource, State};
use crate::view::{self, PlayerView, SystemView, View};
use crate::words::{advisor_name, race_name, structure_name, system_number};

pub(crate) fn sketch(game: &Orion, t: &State, viewer: SeatSet) -> Sketch {
    let view = view::view(game, t, viewer);
    let own = || view.players.iter().filter(|player| viewer.contains(player.seat));
    let mut overview = vec![game.status(&view), Text::new("sketch-head")];
    overview.extend(view.players.iter().map(row));
    overview.extend(own().filter_map(active_cards));
    Sketch {
        overview,
        details: game.details(&view, viewer),
        hand: own().flat_map(hand).map(|id| game.held(id)).collect(),
    }
}

impl Orion {
    /// A card with its colour and its price.
    fn held(&self, card: &Shown<CardId>) -> Held {
        let row = &self.content.structures[card.id];
        let note = Text::new("sketch-note")
            .name("colour", row.colour.key())
            .amount("food", row.cost[Resource::Food])
            .amount("fleet", row.cost[Resource::Fleet])
            .amount("production", row.cost[Resource::Production]);
        Held { name: Text::named(structure_name(card)), note: Some(note) }
    }

    fn status(&self, view: &View) -> Text {
        Text::new("sketch-status")
            .amount("round", view.round)
            .amount("rounds", self.options.rounds)
            .seat("first", view.first)
            .amount("deck", view.deck as i64)
            .amount("pile", view.discard_pile.len() as i64)
    }

    fn details(&self, view: &View, viewer: SeatSet) -> Vec<Text> {
        let system_size = self.content.sheet().system_size;
        let mut lines = vec![
            Text::new("sketch-legend"),
            Text::new("sketch-middle")
                .text("advisors", listed(view.middle.iter().map(|id| advisor_name(id)))),
            Text::new("sketch-pile")
                .text("cards", listed(view.discard_pile.iter().map(|id| structure_name(id)))),
        ];
        let rows = view.players.iter().flat_map(|player| {
            player.systems.iter().map(|system| system_row(player, system)).chain(advisor_row(player))
        });
        let mut rows = rows.peekable();
        if rows.peek().is_some() {
            lines.push(Text::new("sketch-systems-head").amount("size", system_size));
        }
        lines.extend(rows);
        for player in &view.players {
            lines.extend(attacks(player));
            if !viewer.contains(player.seat) && !player.hand.cards.is_empty() {
                let cards = listed(player.hand.cards.iter().map(|id| structure_name(id)));
                lines.push(Text::new("sketch-shown").seat("who", player.seat).text("cards", cards));
            }
        }
        lines
    }
}

/// What everybody watches of everybody.
fn row(player: &PlayerView) -> Text {
    let race = player.race.as_deref().map_or_else(|| "sketch-none".to_owned(), race_name);
    Text::new("sketch-player")
        .seat("who", player.seat)
        .name("race", race)
        .amount("food", player.stock[Resource::Food])
        .amount("foodmore", player.produces[Resource::Food])
        .amount("fleet", player.stock[Resource::Fleet])
        .amount("fleetmore", player.produces[Resource::Fleet])
        .amount("production", player.stock[Resource::Production])
        .amount("productionmore", player.produces[Resource::Production])
        .amount("morale", player.morale)
        .amount("score", player.score)
        .amount("markers", player.available)
        .amount("reserves", player.reserves)
        .amount("hand", player.hand.size)
        .amount("cost", player.defence.cost)
        .amount("defence", player.defence.value)
}

/// The cards of a player that work: the tops of the systems and the advisor.
fn active_cards(player: &PlayerView) -> Option<Text> {
    let systems = player.systems.iter().map(|system| {
        Text::new("sketch-top")
            .amount("system", system_number(system.system))
            .text("card", top_of(system))
            .amount("below", covered(system) as i64)
    });
    let advisor = player.advisor.iter().map(|hired| {
        let name = marked(Text::named(advisor_name(&hired.advisor)), hired.marker);
        Text::new("sketch-advised").text("advisor", name)
    });
    let cards: Vec<_> = systems.chain(advisor).collect();
    (!cards.is_empty()).then(|| Text::new("sketch-active").seat("who", player.seat).list("cards", cards))
}

fn top_of(system: &SystemView) -> Text {
    let founder = system.founder.as_ref().map(|(id, _)| advisor_name(id));
    let top = system.cards.last().map(|id| structure_name(id)).or(founder);
    marked(Text::named(top.unwrap_or_else(|| "unknown-card".to_owned())), system.marker)
}

/// How many cards lie below the active one, the founder counted.
fn covered(system: &SystemView) -> usize {
    (system.cards.len() + usize::from(system.founder.is_some())).saturating_sub(1)
}

fn marked(card: Text, marker: bool) -> Text {
    if marker { Text::new("sketch-marked").text("card", card) } else { card }
}

/// A system from the bottom to the top.
fn system_row(player: &PlayerView, system: &SystemView) -> Text {
    let founder = system.founder.as_ref().map(|(id, colour)| {
        Text::new("sketch-founder").name("advisor", advisor_name(id)).name("colour", colour.key())
    });
    let below = &system.cards[..system.cards.len().saturating_sub(1)];
    let mut cards: Vec<_> = founder.into_iter().chain(names(below)).collect();
    if !system.cards.is_empty() {
        cards.push(top_of(system));
    }
    Text::new("sketch-system")
        .seat("who", player.seat)
        .amount("system", system_number(system.system))
        .list("cards", cards)
}

fn advisor_row(player: &PlayerView) -> Option<Text> {
    let hired = player.advisor.as_ref()?;
    let name = marked(Text::named(advisor_name(&hired.advisor)), hired.marker);
    Some(Text::new("sketch-advisor").seat("who", player.seat).text("advisor", name))
}

/// How often a player has attacked whom in this round (ORI-84).
fn attacks(player: &PlayerView) -> impl Iterator<Item = Text> + '_ {
    let others = (0..).map(orrery_core::Seat::new).zip(&player.attacks).filter(|(_, count)| **count > 0);
    others.map(|(other, count)| {
        Text::new("sketch-attacks").seat("who", player.seat).seat("other", other).amount("count", *count)
    })
}

fn hand(player: &PlayerView) -> impl Iterator<Item = &Shown<CardId>> {
    player.hand.cards.iter().chain(player.hand.drawn.iter().flatten())
}

fn names<'a>(ids: impl IntoIterator<Item = &'a Shown<CardId>>) -> impl Iterator<Item = Text> {
    ids.into_iter().map(|id| Text::named(structure_name(id)))
}

/// Names with commas between them, or a dash for none.
fn listed(keys: impl Iterator<Item = String>) -> Text {
    let names: Vec<_> = keys.map(Text::named).collect();
    if names.is_empty() { Text::new("sketch-none") } else { Text::new("sketch-cards").list("cards", names) }
}
