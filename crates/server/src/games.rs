//! The pages of a game: what it is, how to play, all its rules.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{Html, IntoResponse as _, Response};
use axum::routing::get;
use maud::{Markup, PreEscaped, html};
use orrery_core::Lang;
use orrery_registry::Title;
use orrery_web::frame::{Reader, document};
use orrery_web::{Voice, assets, icons};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

use crate::App;
use crate::app::title_of;
use crate::identity::Visitor;
use crate::lobby::{facts, game, play_button};
use crate::site::cached;
use crate::site_error::SiteError;
use crate::words::Speak as _;

/// Everything under `/games/` that is only read.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/games/{game}", get(short))
        .route("/games/{game}/how-to-play", get(how_to_play))
        .route("/games/{game}/rules", get(rules))
        .route("/games/{game}/printed", get(printed))
        .route("/games/{game}/picture.svg", get(picture))
        .route("/games/{game}/style.css", get(style))
}

fn page(reader: &Reader, title: &dyn Title, heading: &str, body: &Markup) -> Html<String> {
    let style = assets::style_address(title.id(), &title.style());
    Html(document(reader, heading, "lobby-page", &["lobby.css", &style], body).into_string())
}

async fn short(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let title = &**game(&app, &id)?;
    let reader = &visitor.reader;
    let name = title_of(title, reader.lang);
    let body = html! {
        main.page.lobby #main {
            article.card.game {
                div.picture { (title.picture()) }
                div.about-game {
                    h1 { (name) }
                    (facts(reader, title))
                    div.row {
                        (play_button(reader, title))
                        a.button href=(format!("/games/{id}/open")) { (icons::plus()) (reader.t("front-open")) }
                    }
                }
            }
            (links(reader, title))
        }
    };
    Ok(page(reader, title, name, &body))
}

fn links(reader: &Reader, title: &dyn Title) -> Markup {
    html! {
        nav.row aria-label=(reader.t("game-reading")) {
            a.button href=(format!("/games/{}/how-to-play", title.id())) { (icons::help()) (reader.t("front-guide")) }
            a.button href=(format!("/games/{}/rules", title.id())) { (reader.t("game-rules")) }
            @if !title.exercises().is_empty() {
                a.button href=(format!("/games/{}/exercises", title.id())) { (reader.ui("end-exercises")) }
            }
            @if !title.origins().is_empty() {
                a.button href=(orrery_web::printed::address(title.id())) { (reader.ui("printed-title")) }
            }
        }
    }
}

async fn how_to_play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let title = &**game(&app, &id)?;
    let reader = &visitor.reader;
    let heading = reader.t("front-guide");
    let body = html! {
        main.page.lobby #main {
            article.prose {
                (how_to_play_as_html(title, reader.lang))
                (orrery_web::printed::sentence(reader, title))
            }
            div.row.after {
                (play_button(reader, title))
                a.button href=(format!("/games/{id}/rules")) { (reader.t("game-rules")) }
            }
        }
    };
    Ok(page(reader, title, &format!("{heading} · {}", title_of(title, reader.lang)), &body))
}

async fn rules(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let title = &**game(&app, &id)?;
    let reader = &visitor.reader;
    let body = html! {
        main.page.lobby #main {
            article.prose.ledger { (ledger_as_html(title.ledger(reader.lang), title.prefix())) }
        }
    };
    let heading = reader.t("game-rules");
    Ok(page(reader, title, &format!("{heading} · {}", title_of(title, reader.lang)), &body))
}

/// What is printed and what is designed for this project.
async fn printed(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, SiteError> {
    let title = &**game(&app, &id)?;
    let reader = &visitor.reader;
    let body = html! {
        main.page.lobby #main { article.prose { (orrery_web::printed::page(reader, title)) } }
    };
    let heading = reader.ui("printed-title");
    Ok(page(reader, title, &format!("{heading} · {}", title_of(title, reader.lang)), &body))
}

/// The picture alone, for previews of links.
async fn picture(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, SiteError> {
    let svg = game(&app, &id)?.picture().into_string();
    let svg = svg.replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1);
    Ok(([(CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// The styles of a game.
async fn style(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, SiteError> {
    let style = game(&app, &id)?.style();
    Ok(cached(&headers, &assets::style_fingerprint(&style), "text/css; charset=utf-8", style.into_bytes()))
}

fn parsed(markdown: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES).filter_map(|event| match event {
        // It is text: HTML in it is shown as text, comments are dropped.
        Event::Html(text) | Event::InlineHtml(text) if text.trim_start().starts_with("<!--") => None,
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        other => Some(other),
    })
}

fn as_html<'a>(events: impl Iterator<Item = Event<'a>>) -> Markup {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    // What is wider than a phone can be moved, by keys too.
    let html = html.replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>");
    PreEscaped(html.replace("</table>", "</table></div>"))
}

/// The first paragraph, as plain words.
pub(crate) fn first_paragraph(markdown: &str) -> String {
    let mut events = parsed(markdown).skip_while(|event| !matches!(event, Event::Start(Tag::Paragraph)));
    events.next();
    let words = events.take_while(|event| !matches!(event, Event::End(TagEnd::Paragraph)));
    let word = |event: Event<'_>| match event {
        Event::Text(text) | Event::Code(text) => text.into_string(),
        Event::SoftBreak | Event::HardBreak => " ".to_owned(),
        _ => String::new(),
    };
    words.map(word).collect()
}

/// How to play, with the pictures that the game makes for it.
fn how_to_play_as_html(title: &dyn Title, lang: Lang) -> Markup {
    let voice = Voice { words: title.words(), lang, names: &[] };
    let mut events = Vec::new();
    let mut exhibit: Option<(CowStr<'_>, String)> = None;
    for event in parsed(title.how_to_play(lang)) {
        match (event, &mut exhibit) {
            (Event::Start(Tag::Image { dest_url, .. }), _) if dest_url.starts_with("exhibit:") => {
                exhibit = Some((dest_url, String::new()));
            }
            (Event::End(TagEnd::Image), Some((name, caption))) => {
                let shown = title.exhibit(name.trim_start_matches("exhibit:"), &voice);
                let figure =
                    html! { figure { @if let Some(shown) = shown { (shown) } figcaption { (caption) } } };
                events.push(Event::InlineHtml(figure.into_string().into()));
                exhibit = None;
            }
            (Event::Text(text) | Event::Code(text), Some((_, caption))) => caption.push_str(&text),
            (_, Some(_)) => {}
            // Each number of a rule opens the rule.
            (Event::Text(text), None) if numbers_a_rule(&text, title.prefix()) => {
                let rules = format!("/games/{}/rules", title.id());
                events.push(Event::InlineHtml(with_links(&text, title.prefix(), &rules).into()));
            }
            (event, None) => events.push(event),
        }
    }
    as_html(figures(events).into_iter())
}

/// A paragraph that is only a picture is a figure: what is in it is more than a line of text. No other HTML is left in
/// it.
fn figures(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut out: Vec<Event<'_>> = Vec::with_capacity(events.len());
    let mut rest = events.into_iter().peekable();
    while let Some(event) = rest.next() {
        let figure = matches!(event, Event::Start(Tag::Paragraph))
            .then(|| rest.next_if(|event| matches!(event, Event::InlineHtml(_))))
            .flatten();
        let Some(figure) = figure else {
            out.push(event);
            continue;
        };
        out.push(figure);
        for beside in rest.by_ref() {
            match beside {
                Event::End(TagEnd::Paragraph) => break,
                figure @ Event::InlineHtml(_) => out.push(figure),
                _ => {}
            }
        }
    }
    out
}

/// The ledger, in which each rule can be pointed at: `#ORI-31`.
fn ledger_as_html(ledger: &str, prefix: &str) -> Markup {
    let mut events = Vec::new();
    let mut parsed = parsed(ledger).peekable();
    while let Some(event) = parsed.next() {
        match event {
            Event::Start(Tag::Item) => {
                let paragraph = parsed.next_if(|event| matches!(event, Event::Start(Tag::Paragraph)));
                let strong = parsed.next_if(|event| matches!(event, Event::Start(Tag::Strong)));
                let name = parsed.next_if(|event| {
                    strong.is_some() && matches!(event, Event::Text(text) if is_rule(text, prefix))
                });
                if let Some(Event::Text(name)) = name {
                    // Its end; the name has become a link.
                    parsed.next();
                    let item = html! { a.rule href=(format!("#{name}")) { (name) } };
                    events.push(Event::Html(format!("<li id=\"{name}\">{}", item.into_string()).into()));
                    events.extend(paragraph.map(|_| Event::Html("<p>".into())));
                } else {
                    events.push(Event::Html("<li>".into()));
                    events.extend(paragraph);
                    events.extend(strong);
                }
            }
            Event::Text(text) => events.push(Event::InlineHtml(with_links(&text, prefix, "").into())),
            other => events.push(other),
        }
    }
    as_html(events.into_iter())
}

/// Whether this is the number of a rule or an example: `ORI-31`, `ORI-EX4`.
fn is_rule(text: &str, prefix: &str) -> bool {
    let number = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
    number.is_some_and(|number| {
        let digits = number.strip_prefix("EX").unwrap_or(number);
        !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// Whether there is the number of a rule in a text.
fn numbers_a_rule(text: &str, prefix: &str) -> bool {
    let word_ends = |character: char| !(character.is_ascii_alphanumeric() || character == '-');
    text.split(word_ends).any(|word| is_rule(word, prefix))
}

/// Text as HTML in which each rule number leads to its rule on the page at this address.
fn with_links(text: &str, prefix: &str, page: &str) -> String {
    let mut html = String::with_capacity(text.len());
    let word_ends = |character: char| !(character.is_ascii_alphanumeric() || character == '-');
    let mut rest = text;
    while let Some(at) = rest.find(prefix) {
        let (before, found) = rest.split_at(at);
        let (word, after) = found.split_at(found.find(word_ends).unwrap_or(found.len()));
        html.push_str(&orrery_web::voice::escaped(before));
        if is_rule(word, prefix) {
            html.push_str(&html! { a href=(format!("{page}#{word}")) { (word) } }.into_string());
        } else {
            html.push_str(&orrery_web::voice::escaped(word));
        }
        rest = after;
    }
    html.push_str(&orrery_web::voice::escaped(rest));
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_can_be_pointed_at() {
        let html = ledger_as_html(
            "## A & B\n\n- **ORI-1** One <b>, see ORI-2. [S]\n- **ORI-EX2** (ORI-1) Two.\n- **Bold** three\n",
            "ORI",
        )
        .into_string();
        assert!(html.contains("<li id=\"ORI-1\"><a class=\"rule\" href=\"#ORI-1\">ORI-1</a>"), "{html}");
        assert!(html.contains("see <a href=\"#ORI-2\">ORI-2</a>."), "{html}");
        assert!(html.contains("<li id=\"ORI-EX2\">"), "{html}");
        assert!(html.contains("<strong>Bold</strong>") && html.contains("&lt;b&gt;"), "{html}");
        assert!(!html.contains("<b>"), "{html}");
    }

    #[test]
    fn how_to_play_and_every_ledger_are_whole() {
        for title in orrery_registry::all() {
            for lang in Lang::ALL {
                let how = how_to_play_as_html(&*title, lang).into_string();
                let links = how.matches(&format!("href=\"/games/{}/rules#", title.id())).count();
                assert!(links > 5 || !orrery_registry::games().iter().any(|game| game.id() == title.id()));
                assert!(!how.contains("exhibit:") && !how.contains('⟨'), "{} {lang}", title.id());
                let ledger = ledger_as_html(title.ledger(lang), title.prefix()).into_string();
                let rules = orrery_registry::ledger::Ledger::read(title.ledger(lang)).entries.len();
                assert_eq!(ledger.matches("<li id=").count(), rules, "{} {lang}", title.id());
                assert!(!first_paragraph(title.how_to_play(lang)).is_empty(), "{} {lang}", title.id());
            }
        }
    }
}
