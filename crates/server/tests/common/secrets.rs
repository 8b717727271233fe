//! Which cards a text names, and what a seat may know. The tests of the program include this too.

use std::collections::BTreeSet;

use orrery_core::{Lang, Seat, SeatSet, TableObject, Text, Words};
use serde_json::json;

/// A card: its id and its name in English.
pub type Card = (String, String);

/// All structures of Orion.
pub fn structures() -> Vec<Card> {
    let game = orrery_registry::find("orion").expect("it is listed");
    let keys = game.descriptions().into_iter().map(|description| description.name.key.to_string());
    let named = keys.filter_map(|key| {
        let id = key.strip_prefix("structure-")?.to_owned();
        let name = game.words().say(Lang::En, &Text::named(key));
        Some((id, name))
    });
    named.collect()
}

/// The cards that are named somewhere in a text.
pub fn named<'a>(text: &str, cards: &'a [Card]) -> BTreeSet<&'a str> {
    let found = cards.iter().filter(|(id, name)| text.contains(name.as_str()) || text.contains(id.as_str()));
    found.map(|(id, _)| id.as_str()).collect()
}

/// What a seat may know, as JSON text: its view and what it was told and asked, in English.
pub fn known_to(table: &dyn TableObject, words: &Words, seat: Seat) -> String {
    let viewer = SeatSet::only(seat);
    let log: Vec<_> = table.log(viewer).iter().map(|line| words.say(Lang::En, &line.text)).collect();
    let asked: Vec<_> =
        table.candidates(seat).iter().map(|candidate| words.say(Lang::En, &candidate.label)).collect();
    let question = table.ask(seat).map(|ask| words.say(Lang::En, &ask.question));
    json!([table.view(viewer), log, asked, question]).to_string()
}
