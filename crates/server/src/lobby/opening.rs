//! Opening a table.

use orrery_core::game::SetupError;
use orrery_core::object::OpenError;
use orrery_core::{Guide, Lang, SeatSet, Text};
use orrery_registry::Title;
use orrery_store::{Holder, NewTable, Phase, SeatRow};
use orrery_web::frame::Reader;
use serde_json::Value;

use super::form::label;
use crate::App;
use crate::app::{now, unguessable};
use crate::clock::Clock;
use crate::live::{Live, store_content};
use crate::names::alike;
use crate::setup::{SeatSetup, Setup};
use crate::site_error::SiteError;

/// What bots are called: stars have the same name everywhere.
const STARS: [&str; 12] = [
    "Vega", "Rigel", "Altair", "Deneb", "Antares", "Mira", "Procyon", "Capella", "Spica", "Polaris",
    "Castor", "Regulus",
];

/// The levels of bots that people choose from.
pub const LEVELS: [&str; 4] = ["easy", "normal", "hard", "expert"];

/// Who is to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The account that opens the table; several times for several people at one screen.
    Me,
    /// Somebody with the link.
    Friend,
    /// Anyone who comes.
    Open,
    /// A bot of this level.
    Bot(&'static str),
}

impl Place {
    /// The place of this name in a form.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "me" => Some(Self::Me),
            "friend" => Some(Self::Friend),
            "open" => Some(Self::Open),
            level => LEVELS.into_iter().find(|known| *known == level).map(Self::Bot),
        }
    }

    /// Its name in a form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Me => "me",
            Self::Friend => "friend",
            Self::Open => "open",
            Self::Bot(level) => level,
        }
    }
}

/// A table to be opened.
pub struct Plan {
    /// Who is to sit where.
    pub places: Vec<Place>,
    /// What was chosen of the game's options.
    pub options: Value,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The name of the host.
    pub name: String,
    /// His word for the dice.
    pub word: String,
    /// How much time there is.
    pub clock: Option<Clock>,
    /// The secret of the dice of a guided first game; by chance otherwise.
    pub prepared: Option<String>,
}

impl Plan {
    /// The fewest seats that the game has: me, and a bot of this level on each of the others.
    pub fn at_once(title: &dyn Title, level: &'static str, name: String) -> Self {
        let (least, _) = title.seats();
        let bots = std::iter::repeat_n(Place::Bot(level), usize::from(least.max(2)) - 1);
        Self {
            places: std::iter::once(Place::Me).chain(bots).collect(),
            options: Value::Object(serde_json::Map::new()),
            listed: false,
            hints: true,
            name,
            word: String::new(),
            clock: None,
            prepared: None,
        }
    }

    /// The guided first game: a prepared deal, and easy bots.
    pub fn guided(guide: &Guide, name: String) -> Self {
        let place = |seat| if seat == guide.learner { Place::Me } else { Place::Bot("easy") };
        Self {
            places: (0..guide.seats).map(place).collect(),
            options: guide.options(),
            listed: false,
            hints: true,
            name,
            word: String::new(),
            clock: None,
            prepared: Some(guide.secret.clone()),
        }
    }
}

/// Opens a table for an account; its id. What is wrong with the plan is said in the reader's language.
pub async fn open(
    app: &App,
    title: &dyn Title,
    reader: &Reader,
    account: &str,
    plan: Plan,
) -> Result<String, SiteError> {
    let seat = |place: &Place| SeatSetup {
        bot: if let Place::Bot(level) = place { Some((*level).to_owned()) } else { None },
        word: if *place == Place::Me { plan.word.clone() } else { String::new() },
        invited: *place == Place::Friend,
    };
    let setup = Setup {
        options: plan.options.clone(),
        revision: title.revision(),
        seats: plan.places.iter().map(seat).collect(),
        guided: plan.prepared.is_some(),
        secret: plan.prepared.clone().or(app.config.dice_secret.clone()).unwrap_or_else(unguessable),
        hints: plan.hints,
        clock: plan.clock.clone(),
        origin: None,
    };
    let waits = plan.places.iter().any(|place| matches!(place, Place::Friend | Place::Open));
    // Even if nobody can begin yet: options that do not fit are refused now.
    let awaiting = first_awaited(title, reader.lang, &setup)?;
    let id = unguessable();
    let pack = store_content(app, title).await?;
    let table = NewTable {
        id: id.clone(),
        game: title.id().to_owned(),
        listed: plan.listed,
        phase: if waits { Phase::Waiting } else { Phase::Running },
        host: Some(account.to_owned()),
        setup: setup.to_json(),
        pack: Some(pack),
        awaiting: if waits { 0 } else { awaiting },
        seats: seated(account, &plan),
        due_at: (!waits).then(|| due_at(app, &setup)).flatten(),
        at: now(),
    };
    app.store.open_table(table).await?;
    app.tables.alarm.check_again();
    Ok(id)
}

/// Opens a table with the same bots and options as one that is over; its id. The seats of the other people are kept for them: it
/// begins once they have come too.
pub async fn open_again(app: &App, before: &Live, account: &str) -> Result<String, SiteError> {
    let title = &before.title;
    let mut rows = before.seats.clone();
    let mut seats: Vec<_> =
        before.setup.seats.iter().map(|seat| SeatSetup { word: String::new(), ..seat.clone() }).collect();
    for (row, seat) in rows.iter_mut().zip(&mut seats) {
        if row.holder != Holder::Program && row.holder.account() != Some(account) {
            (row.holder, row.name) = (Holder::Invited, String::new());
            seat.invited = true;
        }
    }
    let waits = seats.iter().any(|seat| seat.invited);
    let setup = Setup {
        revision: title.revision(),
        seats,
        secret: app.config.dice_secret.clone().unwrap_or_else(unguessable),
        guided: false,
        origin: None,
        ..before.setup.clone()
    };
    let opened = title.open(setup.seats.len() as u8, &setup.options, setup.dice());
    let awaiting = opened.map_err(|error| SiteError::Broken(error.to_string()))?.awaiting();
    let table = NewTable {
        id: unguessable(),
        game: title.id().to_owned(),
        listed: false,
        phase: if waits { Phase::Waiting } else { Phase::Running },
        host: Some(account.to_owned()),
        setup: setup.to_json(),
        pack: Some(store_content(app, &**title).await?),
        awaiting: if waits { 0 } else { bits(awaiting) },
        seats: rows,
        due_at: (!waits).then(|| due_at(app, &setup)).flatten(),
        at: now(),
    };
    let opened = app.store.open_table(table).await?;
    app.tables.alarm.check_again();
    Ok(opened.table.id)
}

/// When a table that begins now is due first: at once if it has a clock, which must run even if nobody comes.
pub(super) fn due_at(app: &App, setup: &Setup) -> Option<i64> {
    setup.clock.as_ref().map(|_| app.tables.alarm.now())
}

fn seated(account: &str, plan: &Plan) -> Vec<SeatRow> {
    let mut rows: Vec<SeatRow> = Vec::new();
    for (seat, place) in plan.places.iter().enumerate() {
        let (holder, name) = match place {
            Place::Me => (Holder::Account(account.to_owned()), unique(&plan.name, &rows)),
            Place::Friend => (Holder::Invited, String::new()),
            Place::Open => (Holder::Open, String::new()),
            Place::Bot(_) => (Holder::Program, star(&rows)),
        };
        rows.push(SeatRow { seat: seat as u8, holder, name });
    }
    rows
}

/// A star after which no seat is called yet.
pub fn star(rows: &[SeatRow]) -> String {
    let free = STARS.into_iter().find(|star| rows.iter().all(|row| row.name != *star));
    free.map_or_else(|| unique(STARS[0], rows), str::to_owned)
}

/// The name, with a number if somebody at the table has it already.
pub fn unique(name: &str, rows: &[SeatRow]) -> String {
    let taken = |name: &str| rows.iter().any(|row| alike(&row.name, name));
    if !taken(name) {
        return name.to_owned();
    }
    // One more than there are seats: not all of them can be taken.
    let mut numbered = (2..rows.len() + 3).map(|number| format!("{name} {number}"));
    numbered.find(|name| !taken(name)).expect("a table has fewer seats than names were tried")
}

/// Who owes the first answer, one bit per seat. Opening the table tells whether the options fit.
pub fn first_awaited(title: &dyn Title, lang: Lang, setup: &Setup) -> Result<u16, SiteError> {
    let opened = title.open(setup.seats.len() as u8, &setup.options, setup.dice());
    let table = opened.map_err(|error| SiteError::Told(refused(title, lang, &error)))?;
    Ok(bits(table.awaiting()))
}

/// What is wrong with a setup, in the reader's words; the rules say it in those of a programmer.
fn refused(title: &dyn Title, lang: Lang, error: &OpenError) -> Text {
    match error {
        OpenError::Options(_) => Text::new("open-refused"),
        OpenError::Setup(SetupError::Option { option, .. }) => {
            Text::new("open-option-here").word("option", label(title, lang, option).0)
        }
        OpenError::Setup(SetupError::Seats { seats, found, .. }) => Text::new("open-seat-count")
            .amount("least", i64::from(*seats.start()))
            .amount("most", i64::from(*seats.end()))
            .amount("found", i64::from(*found)),
    }
}

/// One bit per seat.
fn bits(seats: SeatSet) -> u16 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str) -> SeatRow {
        SeatRow { seat: 0, holder: Holder::Open, name: name.to_owned() }
    }

    #[test]
    fn no_two_seats_are_called_the_same() {
        assert_eq!(unique("Ola", &[]), "Ola");
        assert_eq!(unique("Ola", &[row("ola"), row("Ola 2")]), "Ola 3");
        assert_eq!(unique("0la", &[row("Ola")]), "0la 2", "nor alike");
        assert_eq!(star(&[row("Vega")]), "Rigel");
        let all: Vec<_> = STARS.into_iter().map(row).collect();
        assert_eq!(star(&all), "Vega 2");
    }

    #[test]
    fn places_are_read_back() {
        for name in ["me", "friend", "open", "easy", "normal", "hard", "expert"] {
            assert_eq!(Place::named(name).map(Place::name), Some(name));
        }
        assert_eq!(Place::named("search:9999999"), None);
    }
}
