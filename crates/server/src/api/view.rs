//! A table as a caller sees it. Only this leaves the server, never the state.

use orrery_core::object::standing_in_words;
use orrery_core::{Lang, Seat, SeatSet};
use orrery_web::Voice;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::live::{Live, Snapshot};

/// What somebody sees of a table.
#[derive(Debug, Serialize, ToSchema)]
#[allow(clippy::struct_field_names, reason = "what the game shows is one part of what is seen")]
pub struct View {
    /// Which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// How many decisions were made.
    pub decisions: usize,
    /// Whether the game is over.
    pub over: bool,
    /// Who owes an answer, counted from 1.
    pub awaiting: Vec<u8>,
    /// Whose knowledge is shown: the caller's seats, none for a spectator, all once the game is over.
    pub seen_by: Vec<u8>,
    /// What lies on the table; each game has a form of its own.
    pub view: Value,
    /// The score sheet, as those seats know it.
    #[schema(value_type = Object)]
    pub standing: Value,
    /// The caller's seats.
    pub seats: Vec<OwnSeat>,
}

/// A seat of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnSeat {
    /// Its number, counted from 1.
    pub seat: u8,
    /// How many decisions it has made: what its next one names.
    pub made: usize,
    /// How many of them can be taken back now.
    pub undo: usize,
    /// What it is asked now.
    pub asked: Option<Question>,
    /// Everything that it could mean to do, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub candidates: Option<Vec<Candidate>>,
}

/// A question to a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct Question {
    /// In words.
    pub text: String,
    /// What kind of question it is, for programs.
    pub kind: String,
    /// The rule that asks.
    pub rule: String,
    /// Whose decision it is: the seat's own, or that of an opponent that the rules play.
    pub on_behalf_of: u8,
    /// Whether it is asked only in case there is an answer.
    pub reaction: bool,
    /// The answer that declines, in notation.
    pub neutral: Option<String>,
}

/// Something that a seat could mean to do.
#[derive(Debug, Serialize, ToSchema)]
pub struct Candidate {
    /// In notation: what `act` takes.
    pub action: String,
    /// By number, for programs that learn.
    pub number: u32,
    /// In words.
    pub label: String,
    /// Whether the rules allow it now.
    pub legal: bool,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rule: Option<String>,
    /// Why it is forbidden, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub reason: Option<String>,
}

/// The table as these seats see it.
pub fn view_of(live: &Live, snapshot: &Snapshot, seats: SeatSet, lang: Lang, candidates: bool) -> View {
    let table = &snapshot.table;
    let awaiting = table.awaiting();
    let over = awaiting.is_empty();
    // When it is over, everything is told.
    let viewer = if over { SeatSet::EVERYBODY } else { seats };
    let standing = table.standing(viewer);
    View {
        table: live.id.clone(),
        game: live.title.id().to_owned(),
        decisions: table.decisions(),
        over,
        awaiting: numbers(awaiting),
        seen_by: numbers(viewer.intersection(table.seats().all())),
        view: table.view(viewer),
        standing: standing_in_words(&standing, live.title.words(), lang),
        seats: seats.iter().map(|seat| own_seat(live, snapshot, seat, lang, candidates)).collect(),
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(u8::from).collect()
}

/// A seat of the caller, with everything that it could mean to do.
pub fn own_seat(live: &Live, snapshot: &Snapshot, seat: Seat, lang: Lang, candidates: bool) -> OwnSeat {
    let table = &snapshot.table;
    let names = live.names();
    let voice = Voice { words: live.title.words(), lang, names: &names };
    let question = |asked: orrery_core::object::Asked| Question {
        text: voice.say(&asked.question),
        kind: asked.question.key.into_owned(),
        rule: asked.rule.to_string(),
        on_behalf_of: asked.on_behalf_of.into(),
        reaction: asked.reaction,
        neutral: asked.neutral,
    };
    let candidate = |candidate: orrery_core::object::Candidate| Candidate {
        action: candidate.notation,
        number: candidate.number,
        label: voice.say(&candidate.label),
        legal: candidate.refusal.is_none(),
        rule: candidate.refusal.as_ref().map(|reason| reason.rule.to_string()),
        reason: candidate.refusal.as_ref().map(|reason| voice.say(&reason.text)),
    };
    OwnSeat {
        seat: seat.into(),
        made: table.made_by(seat),
        undo: table.undo_reach(seat),
        asked: table.ask(seat).map(question),
        candidates: candidates.then(|| table.candidates(seat).into_iter().map(candidate).collect()),
    }
}
