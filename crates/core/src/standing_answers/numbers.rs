//! Numbers that everybody can see: what conditions are made of.

use serde::{Deserialize, Serialize};

use crate::game::Publish;
use crate::seat::SeatSet;
use crate::text::{Arg, Text};

/// Stands where the number itself would stand, so that a line names one of its numbers.
pub const BLANK: &str = "…";

/// A number that everybody can see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PublicNumber {
    /// How conditions name it.
    pub id: String,
    /// What it is: a line of words in which the number is left blank.
    pub line: Text,
    /// The heads of the columns, if the line is a row below them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Text>,
    /// What it is now.
    pub value: i64,
}

/// All that have a name: scores and ranks, and the numbers of the table in words as a stranger sees it.
pub fn public_numbers<G: Publish>(game: &G, t: &G::State) -> Vec<PublicNumber> {
    let mut numbers = Vec::new();
    for column in game.standing(t, SeatSet::NOBODY).columns {
        let seat = column.seat;
        let number = |word: &str, key, value| PublicNumber {
            id: format!("{word} {seat}"),
            line: Text::new(key).seat("who", seat),
            head: None,
            value,
        };
        numbers.push(number("score", "number-score", column.total.into()));
        numbers.push(number("rank", "number-rank", column.rank.into()));
    }
    let mut head = None;
    for line in game.sketch(t, SeatSet::NOBODY).overview {
        let mut found = Vec::new();
        amounts(&line, &mut Vec::new(), &mut found);
        if found.is_empty() && line.args.is_empty() {
            head = Some(line);
            continue;
        }
        let name = name_of(&line);
        for (path, value) in found {
            let id =
                format!("{name} {}", path.iter().map(|(arg, _)| arg.as_str()).collect::<Vec<_>>().join("."));
            // Two numbers of one name would be one too many to choose from.
            if numbers.iter().all(|number: &PublicNumber| number.id != id) {
                let places: Vec<_> = path.iter().map(|(_, place)| *place).collect();
                numbers.push(PublicNumber { id, line: blanked(&line, &places), head: head.clone(), value });
            }
        }
    }
    numbers
}

/// The number of this name, or at this JSON pointer into what a stranger is shown.
pub fn value_of<G: Publish>(game: &G, t: &G::State, id: &str) -> Option<i64> {
    if id.starts_with('/') {
        let view = serde_json::to_value(game.view(t, SeatSet::NOBODY)).ok()?;
        return view.pointer(id)?.as_i64();
    }
    public_numbers(game, t).into_iter().find(|number| number.id == id).map(|number| number.value)
}

/// Where an amount stands in a text: the argument at each depth, by name and place.
type Path = Vec<(String, usize)>;

fn amounts(text: &Text, path: &mut Path, found: &mut Vec<(Path, i64)>) {
    for (place, (name, arg)) in text.args.iter().enumerate() {
        path.push((name.to_string(), place));
        match arg {
            Arg::Amount(amount) => found.push((path.clone(), *amount)),
            Arg::Text(inner) => amounts(inner, path, found),
            Arg::Seat(_) | Arg::Name(_) | Arg::Word(_) | Arg::List(_) | Arg::Sentences(_) => {}
        }
        path.pop();
    }
}

/// What a line is about: its key, and whom or what it names first.
fn name_of(line: &Text) -> String {
    match line.args.first() {
        Some((_, Arg::Seat(seat))) => format!("{} {seat}", line.key),
        Some((_, Arg::Name(name))) => format!("{} {name}", line.key),
        _ => line.key.to_string(),
    }
}

fn blanked(text: &Text, places: &[usize]) -> Text {
    let mut text = text.clone();
    if let Some((place, rest)) = places.split_first() {
        let arg = &mut text.args[*place].1;
        *arg = match arg {
            Arg::Text(inner) => Arg::Text(blanked(inner, rest)),
            _ => Arg::Word(BLANK.into()),
        };
    }
    text
}
