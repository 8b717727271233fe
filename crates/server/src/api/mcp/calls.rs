//! What the tools do. They ask the same lobby, the same tables and the same limits as pages and programs.

use std::iter::{once, repeat_n};
use std::sync::Arc;
use std::time::Duration;

use orrery_core::table::Acted;
use orrery_core::{Seat, SeatSet, Text};
use orrery_registry::Title;
use orrery_registry::ledger::{Ledger, NotFound};
use orrery_store::Phase;
use rmcp::model::JsonObject;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::telling::Telling;
use super::tools::Name;
use super::{Assistant, Told, refusal};
use crate::api::extract::{Made, SeatNumber};
use crate::api::games::described;
use crate::api::play::{begun, meant, why_not};
use crate::api::problem::ApiError;
use crate::api::tables::{self, Level, Listed, OpenTable, WhoSits, found, info};
use crate::api::view::view_of;
use crate::live::{Live, LiveError, Snapshot};
use crate::lobby::opening::{Place, Plan};
use crate::lobby::{Sit, called, fill_up, take_seat};
use crate::site_error::SiteError;
use crate::words::say;

/// As many rules are told at once; words that more of them have are too common.
const RULES: usize = 30;
/// How often it is asked whether a table has begun.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    #[serde(default = "mine")]
    list: Listed,
}

const fn mine() -> Listed {
    Listed::Mine
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    game: String,
    #[serde(default)]
    seats: Vec<WhoSits>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    guided: bool,
    #[serde(default)]
    listed: bool,
    #[serde(default = "yes")]
    hints: bool,
    #[serde(default)]
    name: String,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Joining {
    table: String,
    seat: Option<SeatNumber>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    invite: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Beginning {
    table: String,
    #[serde(default)]
    level: Level,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtTable {
    table: String,
    seat: Option<SeatNumber>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Choices {
    table: String,
    seat: Option<SeatNumber>,
    #[serde(default)]
    all: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asking {
    table: String,
    seat: Option<SeatNumber>,
    action: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deciding {
    table: String,
    seat: Option<SeatNumber>,
    action: String,
    made: Option<Made>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TakingBack {
    table: String,
    seat: Option<SeatNumber>,
    made: Option<Made>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LookingUp {
    game: String,
    about: String,
}

/// What a tool is given.
fn read<T: DeserializeOwned>(arguments: JsonObject) -> Result<T, ApiError> {
    serde_json::from_value(Value::Object(arguments)).map_err(|error| ApiError::Bad(error.to_string()))
}

/// Something that people write.
fn data(value: impl serde::Serialize) -> Result<Told, ApiError> {
    let value = serde_json::to_value(value).map_err(|error| SiteError::Broken(error.to_string()))?;
    Ok(Told::Data(value))
}

/// A table with the seat that is meant.
struct Seated {
    live: Arc<Live>,
    seat: Seat,
}

impl Assistant {
    /// Calls a tool.
    pub(super) async fn call(&self, name: &str, given: JsonObject) -> Result<Told, ApiError> {
        let tool = Name::named(name)
            .ok_or_else(|| SiteError::Told(Text::new("mcp-no-tool").word("name", name.to_owned())))?;
        self.caller.may(tool.scope())?;
        match tool {
            Name::ListGames => self.list_games(&read(given)?),
            Name::ListTables => {
                let List { list } = read(given)?;
                data(tables::listed(&self.app, &self.caller, list, 1).await?)
            }
            Name::OpenTable => self.open(read(given)?).await,
            Name::JoinTable => self.join(read(given)?).await,
            Name::BeginTable => {
                let Beginning { table, level } = read(given)?;
                let reader = self.caller.reader();
                fill_up(&self.app, &reader, self.caller.owner()?, &table, level.name()).await?;
                self.arrived(&table).await
            }
            Name::Look => Ok(self.look(&self.at(read(given)?).await?)),
            Name::Wait => self.wait(read(given)?).await,
            Name::View => {
                let Seated { live, seat } = self.at(read(given)?).await?;
                let seats = SeatSet::only(seat);
                data(view_of(&live, &live.snapshot(), seats, self.lang(), false))
            }
            Name::Options => self.options(read(given)?).await,
            Name::WhyNot => self.why_not(read(given)?).await,
            Name::Act => self.act(read(given)?).await,
            Name::Undo => self.undo(read(given)?).await,
            Name::Hint => self.hint(&self.at(read(given)?).await?).await,
            Name::Rules => self.rules(&read(given)?),
        }
    }

    async fn at(&self, AtTable { table, seat }: AtTable) -> Result<Seated, ApiError> {
        let live = begun(&self.app, &table).await?;
        let seat = meant(&live, &self.caller, seat.map(|seat| seat.0))?;
        Ok(Seated { live, seat })
    }

    fn list_games(&self, Nothing {}: &Nothing) -> Result<Told, ApiError> {
        let games: Vec<_> = self.app.titles.iter().map(|title| described(&**title, &self.caller)).collect();
        data(json!({"games": games}))
    }

    async fn open(&self, wanted: Opening) -> Result<Told, ApiError> {
        let title = self.app.titles.find(&wanted.game);
        let title = title.ok_or_else(|| no_game(&wanted.game))?;
        let plan = if wanted.guided {
            let guide = title.guide().ok_or_else(|| SiteError::told("mcp-no-guide"))?;
            Plan::guided(guide, called(&self.caller.reader()))
        } else {
            let opening = OpenTable {
                game: wanted.game,
                seats: if wanted.seats.is_empty() { usual_seats(&**title) } else { wanted.seats },
                options: wanted.options,
                listed: wanted.listed,
                hints: wanted.hints,
                name: wanted.name,
                word: String::new(),
            };
            tables::plan(&**title, &self.caller, opening)?
        };
        if !plan.places.contains(&Place::Me) {
            return Err(SiteError::told("mcp-not-seated").into());
        }
        let seated = tables::opened(&self.app, &self.caller, &**title, plan).await?;
        self.arrived(&seated.table.id).await
    }

    async fn join(&self, wanted: Joining) -> Result<Told, ApiError> {
        let seated = found(&self.app, &wanted.table).await?;
        let free = || seated.seats.iter().find(|row| row.holder.can_be_taken()).map(|row| row.seat);
        let seat = wanted.seat.map(|seat| seat.0.index() as u8).or_else(free);
        let seat = seat.ok_or_else(|| SiteError::told("mcp-no-free-seat"))?;
        let sit = Sit { seat, name: wanted.name, word: String::new(), invite: wanted.invite };
        let (reader, owner) = (self.caller.reader(), self.caller.owner()?);
        let sit = sit.checked(&self.app, &reader, Some(owner)).await?;
        take_seat(&self.app, reader.lang, owner, &wanted.table, sit).await?;
        self.arrived(&wanted.table).await
    }

    /// A table at which somebody has just sat down: the game if it has begun, else who sits there.
    async fn arrived(&self, id: &str) -> Result<Told, ApiError> {
        let seated = found(&self.app, id).await?;
        if seated.table.phase == Phase::Waiting {
            return data(info(&self.app, &self.caller, &seated)?);
        }
        let live = begun(&self.app, id).await?;
        // Whoever has several seats is asked for one of them.
        let first = live.seats_of(self.caller.account()).first().ok_or(ApiError::Seat)?;
        let seated = Seated { live, seat: first };
        self.bots_have_played(&seated).await;
        Ok(self.look(&seated))
    }

    fn look(&self, Seated { live, seat }: &Seated) -> Told {
        let snapshot = live.snapshot();
        let telling = Telling::new(live, &snapshot, *seat, self.lang());
        Told::Words(telling.everything())
    }

    /// How long an answer may take.
    fn patience(&self) -> Duration {
        Duration::from_secs(self.app.config.request_seconds) * 3 / 4
    }

    /// Waits as long as only bots have to decide.
    async fn bots_have_played(&self, Seated { live, seat }: &Seated) {
        let is_bot = |other: &Seat| live.setup.bot(other.index()).is_some();
        let settled = |snapshot: &Arc<Snapshot>| {
            let awaiting = snapshot.table.awaiting();
            awaiting.contains(*seat) || !awaiting.iter().any(|other| is_bot(&other)) || live.is_retired()
        };
        // Whoever waits longer is told whom for.
        let _ = timeout(self.patience(), live.listen().wait_for(settled)).await;
    }

    /// Waits until the seat is asked, or the game is over.
    async fn wait(&self, at: AtTable) -> Result<Told, ApiError> {
        let until = Instant::now() + self.patience();
        let live = loop {
            match begun(&self.app, &at.table).await {
                Err(ApiError::NotBegun) if Instant::now() + LOOK_AGAIN < until => sleep(LOOK_AGAIN).await,
                other => break other?,
            }
        };
        let seat = meant(&live, &self.caller, at.seat.map(|seat| seat.0))?;
        let asked = |snapshot: &Arc<Snapshot>| {
            let awaiting = snapshot.table.awaiting();
            awaiting.is_empty() || awaiting.contains(seat) || live.is_retired()
        };
        let _ = timeout_at(until, live.listen().wait_for(asked)).await;
        // Another copy of the table may have taken the place of this one meanwhile.
        Ok(self.look(&Seated { live: begun(&self.app, &at.table).await?, seat }))
    }

    async fn options(&self, wanted: Choices) -> Result<Told, ApiError> {
        let Seated { live, seat } = self.at(AtTable { table: wanted.table, seat: wanted.seat }).await?;
        let snapshot = live.snapshot();
        if !snapshot.table.awaiting().contains(seat) {
            return Err(SiteError::Conflict(Text::new("mcp-not-asked")).into());
        }
        let telling = Telling::new(&live, &snapshot, seat, self.lang());
        Ok(Told::Words(telling.options(wanted.all).join("\n")))
    }

    async fn why_not(&self, wanted: Asking) -> Result<Told, ApiError> {
        let Seated { live, seat } = self.at(AtTable { table: wanted.table, seat: wanted.seat }).await?;
        let checked = live.snapshot().table.check(seat, &wanted.action);
        let Err(error) = checked else {
            let allowed = Text::new("mcp-allowed").word("action", wanted.action);
            return Ok(Told::Words(say(self.lang(), &allowed)));
        };
        match self.refused(&live, seat, &wanted.action, error.into()) {
            refused @ ApiError::Refused(_) => Ok(Told::Words(refusal(&refused, self.lang()))),
            other => Err(other),
        }
    }

    fn refused(&self, live: &Live, seat: Seat, action: &str, error: LiveError) -> ApiError {
        why_not(live, seat, self.lang(), action, error)
    }

    async fn act(&self, wanted: Deciding) -> Result<Told, ApiError> {
        let seated = self.at(AtTable { table: wanted.table, seat: wanted.seat }).await?;
        let Seated { live, seat } = &seated;
        let table = Arc::clone(&live.snapshot().table);
        let made = wanted.made.map_or_else(|| table.made_by(*seat), |made| made.0);
        let acted = live.act(&self.app, *seat, made, wanted.action.clone()).await;
        let acted = acted.map_err(|error| self.refused(live, *seat, &wanted.action, error))?;
        self.bots_have_played(&seated).await;
        let snapshot = live.snapshot();
        let telling = Telling::new(live, &snapshot, *seat, self.lang());
        // Whoever repeats a call has not read what came of it.
        let decision = if acted == Acted::AlreadyDone { telling.last_own() } else { table.decisions() + 1 };
        Ok(Told::Words(telling.outcome(decision)))
    }

    async fn undo(&self, wanted: TakingBack) -> Result<Told, ApiError> {
        let seated = self.at(AtTable { table: wanted.table, seat: wanted.seat }).await?;
        let Seated { live, seat } = &seated;
        let now = live.snapshot().table.made_by(*seat);
        let made = wanted.made.map_or(now, |made| made.0);
        let undone = live.undo(&self.app, *seat, made).await;
        undone.map_err(|error| self.refused(live, *seat, "", error))?;
        let left = live.snapshot().table.made_by(*seat);
        if left >= made { Err(ApiError::Stale(left)) } else { Ok(self.look(&seated)) }
    }

    async fn hint(&self, Seated { live, seat }: &Seated) -> Result<Told, ApiError> {
        let answer = live.hint(&self.app, *seat, self.caller.payer()).await;
        let answer = answer.ok_or_else(|| SiteError::Conflict(Text::new("mcp-no-hint")))?;
        let snapshot = live.snapshot();
        Ok(Told::Words(Telling::new(live, &snapshot, *seat, self.lang()).hint(&answer)))
    }

    fn rules(&self, wanted: &LookingUp) -> Result<Told, ApiError> {
        let title = self.app.titles.find(&wanted.game).ok_or_else(|| no_game(&wanted.game))?;
        let ledger = Ledger::read(title.ledger(self.lang()));
        let found = ledger.look_up(title.prefix(), &wanted.about).map_err(|missing| {
            let told = match missing {
                NotFound::Rule { id, last } => Text::new("mcp-no-rule").word("rule", id).word("last", last),
                NotFound::Words => Text::new("mcp-no-words").word("words", wanted.about.clone()),
            };
            SiteError::Told(told)
        })?;
        let mut lines: Vec<_> =
            found.iter().take(RULES).map(|entry| format!("{} {}", entry.id, entry.text)).collect();
        if found.len() > RULES {
            let more = Text::new("mcp-more-rules").amount("count", (found.len() - RULES) as i64);
            lines.push(say(self.lang(), &more));
        }
        Ok(Told::Words(lines.join("\n")))
    }
}

/// The caller against as few bots as the game takes.
fn usual_seats(title: &dyn Title) -> Vec<WhoSits> {
    let (least, _) = title.seats();
    let bots = repeat_n(WhoSits::Normal, usize::from(least.max(2)) - 1);
    once(WhoSits::Me).chain(bots).collect()
}

fn no_game(name: &str) -> ApiError {
    SiteError::Told(Text::new("mcp-no-game").word("game", name.to_owned())).into()
}
