//! The form with which a table is opened.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use orrery_core::settings::{Kind, Setting};
use orrery_core::words::capital;
use orrery_core::{Lang, Text};
use orrery_registry::Title;
use orrery_web::frame::{Reader, csrf, document};
use serde_json::{Map, Value};

use super::opening::{LEVELS, Place, Plan, open};
use super::{called, game, time};
use crate::App;
use crate::app::title_of;
use crate::identity::Visitor;
use crate::names;
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// A seat that is not part of the table.
const NOBODY: &str = "none";
/// More values than this are typed, not chosen from a list.
const LIST: i64 = 40;

/// What was typed, field by field; of two with one name the later one counts.
pub(super) type Fields = Vec<(String, String)>;

pub(super) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().rfind(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The form, prefilled from the address: a link can offer a table like another one.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(filled): Query<Fields>,
) -> Result<Html<String>, SiteError> {
    let title = game(&app, &id)?;
    let name = visitor.reader.name.clone().unwrap_or_default();
    let mut fields = vec![("name".to_owned(), name), ("hints".to_owned(), "on".to_owned())];
    fields.extend(filled);
    Ok(Html(page(&visitor.reader, &**title, &fields, None).into_string()))
}

/// The filled-in form.
pub async fn send(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, SiteError> {
    let title = game(&app, &id)?;
    let done = async {
        let plan = plan(&**title, &visitor.reader, &fields).map_err(SiteError::Told)?;
        names::refuse_registered(&app, visitor.account.as_deref(), &plan.name).await?;
        app.rate_limits.take(RateLimit::Tables, &visitor.client)?;
        let (account, cookies) = visitor.require(&app).await?;
        Ok((cookies, open(&app, &**title, &visitor.reader, &account, plan).await?))
    };
    match done.await {
        Ok((cookies, table)) => Ok((cookies, Redirect::to(&format!("/t/{table}"))).into_response()),
        Err(SiteError::Told(text)) => {
            visitor.reader.path = format!("/games/{id}/open");
            let page = page(&visitor.reader, &**title, &fields, Some(&text));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Html(page.into_string())).into_response())
        }
        Err(other) => Err(other),
    }
}

/// What the fields mean.
fn plan(title: &dyn Title, reader: &Reader, fields: &Fields) -> Result<Plan, Text> {
    let (least, most) = title.seats();
    let mut places = Vec::new();
    for seat in 0..most {
        match field(fields, &format!("seat-{seat}")).unwrap_or(NOBODY) {
            NOBODY => {}
            name => places.push(Place::named(name).ok_or(Text::new("open-place"))?),
        }
    }
    if places.len() < usize::from(least) {
        return Err(Text::new("open-too-few").amount("least", i64::from(least)));
    }
    let mut options = Map::new();
    for setting in title.settings() {
        let Some(typed) = field(fields, &format!("option-{}", setting.name)) else { continue };
        let value = value(&setting, typed);
        if setting.check(&value).is_err() {
            return Err(Text::new("open-option").word("option", label(title, reader.lang, setting.name).0));
        }
        if value != setting.default {
            options.insert(setting.name.to_owned(), value);
        }
    }
    let name = names::clean(field(fields, "name").unwrap_or_default())?;
    Ok(Plan {
        places,
        options: Value::Object(options),
        listed: field(fields, "listed") == Some("yes"),
        hints: field(fields, "hints") == Some("on"),
        name: if name.is_empty() { called(reader) } else { name },
        word: names::word(field(fields, "word").unwrap_or_default())?,
        clock: time::read(fields)?,
        prepared: None,
    })
}

/// What was typed, as the options have it.
fn value(setting: &Setting, typed: &str) -> Value {
    match setting.kind {
        Kind::Switch => Value::Bool(typed == "on"),
        _ => typed.parse::<i64>().map_or_else(|_| Value::from(typed), Value::from),
    }
}

/// The name of an option, and what it does. Games write `name: what it does`.
pub(crate) fn label(title: &dyn Title, lang: Lang, option: &str) -> (String, Option<String>) {
    let key = format!("option-{option}");
    if !title.words().has(lang, &key) {
        return (option.to_owned(), None);
    }
    let said = title.words().say(lang, &Text::named(key));
    match said.split_once(": ") {
        Some((name, about)) => (name.to_owned(), Some(capital(about))),
        None => (said, None),
    }
}

/// A value of an option in words.
pub(crate) fn in_words(title: &dyn Title, reader: &Reader, option: &str, value: &Value) -> String {
    match value {
        Value::Bool(true) => reader.t("yes"),
        Value::Bool(false) => reader.t("no"),
        Value::String(word) => {
            let key = format!("option-{option}-{word}");
            if title.words().has(reader.lang, &key) {
                title.words().say(reader.lang, &Text::named(key))
            } else {
                word.clone()
            }
        }
        other => other.to_string(),
    }
}

fn page(reader: &Reader, title: &dyn Title, fields: &Fields, wrong: Option<&Text>) -> Markup {
    let name = title_of(title, reader.lang);
    let heading = reader.t("open-heading");
    let value = |key: &str| field(fields, key).unwrap_or_default().to_owned();
    let listed = field(fields, "listed") == Some("yes");
    let body = html! {
        main.page.lobby #main {
            h1 { (heading) }
            p.lead { (name) }
            @if let Some(text) = wrong { p.wrong role="alert" { (reader.tell(text)) } }
            form.opening method="post" action=(format!("/games/{}/open", title.id())) {
                (csrf(reader))
                fieldset.card {
                    legend { (reader.t("open-seats")) }
                    p.fine { (reader.t("open-seats-note")) " " (reader.t(expert_note(title))) }
                    @for seat in 0..title.seats().1 { (seat_field(reader, title, fields, seat)) }
                    div.field {
                        label for="name" { (reader.t("open-name")) }
                        input #name name="name" maxlength=(names::LONGEST) value=(value("name")) placeholder=(reader.t("guest")) autocomplete="nickname";
                    }
                }
                button.main.large { (reader.t("open-button")) }
                // Most people change nothing of this.
                @if !title.settings().is_empty() {
                    details.card open[asks_for(fields, "option-")] {
                        summary { (reader.t("open-options")) }
                        div.settings { @for setting in title.settings() { (option_field(reader, title, fields, &setting)) } }
                    }
                }
                details.card open[field(fields, "clock").is_some_and(|clock| clock != "none")] {
                    summary { (reader.t("time-heading")) }
                    (time::part(reader, fields))
                }
                details.card open[listed || !value("word").is_empty()] {
                    summary { (reader.t("open-more")) }
                    fieldset {
                        legend.sr { (reader.t("open-who")) }
                        label.switch { input type="radio" name="listed" value="no" checked[!listed]; span { (reader.t("open-private")) } }
                        label.switch { input type="radio" name="listed" value="yes" checked[listed]; span { (reader.t("open-listed")) } }
                        label.switch { input type="checkbox" name="hints" value="on" checked[value("hints") == "on"]; span { (reader.t("open-hints")) } }
                    }
                    (word_field(reader, &value("word")))
                }
            }
        }
    };
    document(reader, &format!("{heading} · {name}"), "lobby-page", &["lobby.css", "opening.js"], &body)
}

/// Whether the address or the form names a field that begins like this.
fn asks_for(fields: &Fields, beginning: &str) -> bool {
    fields.iter().any(|(name, _)| name.starts_with(beginning))
}

/// The field for a word for the dice.
pub(super) fn word_field(reader: &Reader, value: &str) -> Markup {
    html! {
        div.field {
            label for="word" { (reader.t("open-word")) }
            input #word name="word" maxlength=(names::LONGEST_WORD) value=(value) autocomplete="off" aria-describedby="word-note";
            span.fine #word-note { (reader.t("open-word-note")) }
        }
    }
}

/// Who judges for an expert at this game.
fn expert_note(title: &dyn Title) -> &'static str {
    let learned = title.network_card().is_some_and(|card| card.content == title.fingerprint());
    if learned { "open-expert-learned" } else { "open-expert-hand" }
}

fn seat_field(reader: &Reader, title: &dyn Title, fields: &Fields, seat: u8) -> Markup {
    let id = format!("seat-{seat}");
    let usual = match seat {
        0 => "me",
        seat if seat < title.seats().0 => "normal",
        _ => NOBODY,
    };
    let chosen = field(fields, &id).unwrap_or(usual);
    let choices = [("me", "place-me"), ("friend", "place-friend"), ("open", "place-open")];
    html! {
        div.seat-row.(format!("seat-{seat}")) {
            label for=(id) {
                span.seat-mark aria-hidden="true" { (seat + 1) }
                (reader.tell(&Text::new("open-seat").amount("number", i64::from(seat) + 1)))
            }
            select id=(id) name=(id) {
                @for (value, key) in choices { option value=(value) selected[chosen == value] { (reader.t(key)) } }
                @for level in LEVELS {
                    option value=(level) selected[chosen == level] { (reader.tell(&Text::new("place-bot").name("level", format!("level-{level}")))) }
                }
                @if seat >= title.seats().0 { option value=(NOBODY) selected[chosen == NOBODY] { (reader.t("place-none")) } }
            }
        }
    }
}

fn option_field(reader: &Reader, title: &dyn Title, fields: &Fields, setting: &Setting) -> Markup {
    let id = format!("option-{}", setting.name);
    let (name, about) = label(title, reader.lang, setting.name);
    let note = format!("{id}-note");
    let default = in_words(title, reader, setting.name, &setting.default);
    let chosen = field(fields, &id).map_or_else(|| setting.default.clone(), |typed| value(setting, typed));
    let described = html! {
        span.fine id=(note) {
            @if let Some(about) = about { (about) @if !about.ends_with('.') { "." } " " }
            (reader.tell(&Text::new("open-default").word("value", default)))
        }
    };
    let select = |values: Vec<Value>| {
        html! {
            select id=(id) name=(id) aria-describedby=(note) {
                @for value in values {
                    option value=(plain(&value)) selected[value == chosen] { (in_words(title, reader, setting.name, &value)) }
                }
            }
        }
    };
    let words = |words: &[&str]| words.iter().map(|word| Value::from(*word)).collect::<Vec<_>>();
    html! {
        div.field {
            @if setting.kind == Kind::Switch {
                // Without the tick only this one is sent.
                input type="hidden" name=(id) value="off";
                label.switch {
                    input id=(id) type="checkbox" name=(id) value="on" checked[chosen == Value::Bool(true)] aria-describedby=(note);
                    span { (name) }
                }
            } @else {
                label for=(id) { (name) }
                @match &setting.kind {
                    Kind::Choice(choices) => (select(words(choices))),
                    Kind::ChoiceOrNumber { words: choices, from, to } => {
                        (select(words(choices).into_iter().chain((*from..=(*to).min(from + LIST)).map(Value::from)).collect()))
                    }
                    Kind::Number { from, to } => {
                        input id=(id) name=(id) type="number" min=(from) max=(to) value=(plain(&chosen)) required aria-describedby=(note);
                    }
                    Kind::Switch => {}
                }
            }
            (described)
        }
    }
}

/// A value as a form has it.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
