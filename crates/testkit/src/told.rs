//! All that leaves a state for a viewer, as text that can be compared.

use orrery_core::table::hears;
use orrery_core::{Chance, Outside, Publish, Reason, Seat, SeatSet};

/// What one viewer is told of one state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Each part with its name.
    parts: Vec<(String, String)>,
}

impl Told {
    /// Everything but who is awaited. Questions are those to `awaited`: resampling may reopen others.
    pub fn of<G: Publish>(game: &G, t: &G::State, viewer: SeatSet, awaited: SeatSet) -> Self {
        let mut parts = vec![
            ("view".to_owned(), json(&game.view(t, viewer))),
            ("sketch".to_owned(), json(&game.sketch(t, viewer))),
            ("standing".to_owned(), json(&game.standing(t, viewer))),
        ];
        for seat in awaited.iter() {
            let ask = game.ask(t, seat);
            // Who hears the answer and how it can be answered in advance steer what everybody is told.
            let key = ask.takes_standing_answers().then_some(&ask.question.key);
            let open = format!(
                "audience {:?}, reaction {}, {:?}, turn {}, {key:?}",
                ask.audience, ask.reaction, ask.routine, ask.turn
            );
            let told = if viewer.contains(seat) { format!("{ask:?}") } else { open };
            parts.push((format!("question to {seat}"), told));
        }
        for seat in game.seats().iter().filter(|seat| viewer.contains(*seat)) {
            parts.push((format!("candidates of {seat}"), candidates(game, t, seat)));
        }
        Self { parts }
    }

    /// Says what differs, if anything.
    pub fn same_as(&self, other: &Self) -> Result<(), String> {
        for ((name, one), (_, another)) in self.parts.iter().zip(&other.parts) {
            if one != another {
                return Err(format!("{name} differs: {}", difference(one, another)));
            }
        }
        if self.parts.len() == other.parts.len() { Ok(()) } else { Err("the questions differ".to_owned()) }
    }
}

/// The candidates of a seat with their labels and refusals, one per line.
fn candidates<G: Publish>(game: &G, t: &G::State, seat: Seat) -> String {
    let mut actions = Vec::new();
    game.candidates(t, seat, &mut actions);
    let line = |action: G::Action| {
        let reason: Option<Reason> = game.check(t, seat, action).err().map(Into::into);
        format!("{action} {} {}\n", json(&game.label(t, seat, action)), json(&reason))
    };
    actions.into_iter().map(line).collect()
}

/// A decision carried out on a copy.
pub struct Done<S> {
    /// The state after it.
    pub state: S,
    /// What happened, as text, with those who hear it.
    pub events: Vec<(SeatSet, String)>,
    /// Whether it can no longer be taken back.
    pub is_final: bool,
}

impl<S> Done<S> {
    /// What this viewer hears.
    pub fn heard(&self, viewer: SeatSet) -> String {
        let heard = self.events.iter().filter(|(audience, _)| hears(viewer, *audience));
        heard.map(|(_, event)| event.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// Applies an action that has been checked to a copy of a state.
pub fn apply<G: Publish>(
    game: &G,
    t: &G::State,
    seat: Seat,
    action: G::Action,
    mut chance: Chance,
) -> Done<G::State> {
    let mut state = *t;
    let mut events = Vec::new();
    let mut listener = |audience, event| events.push((audience, json(&event)));
    let mut out = Outside::told_to(seat, &mut chance, &mut listener);
    game.apply(&mut state, seat, action, &mut out);
    let is_final = out.is_final() || game.awaiting(&state).is_empty();
    Done { state, events, is_final }
}

/// A state in which what the viewer cannot know is dealt again.
pub fn resampled<G: Publish>(game: &G, t: &G::State, viewer: SeatSet, chance: u64) -> G::State {
    let mut world = *t;
    game.resample(&mut world, viewer, &mut Chance::sampled(chance));
    world
}

/// A viewer in words.
pub fn named(viewer: SeatSet) -> String {
    let seats: Vec<_> = viewer.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "nobody".to_owned() } else { seats.join(" and ") }
}

pub fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("what is told is plain data")
}

/// Where two texts part, with a little around it.
pub fn difference(one: &str, another: &str) -> String {
    let same = one.bytes().zip(another.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let from = (0..=same.saturating_sub(60)).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let to = (same + 80..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
        text[from.min(to)..to].to_owned()
    };
    format!("`…{}…` against `…{}…`", around(one), around(another))
}
