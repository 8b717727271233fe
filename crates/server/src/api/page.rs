//! `/api`: how programs talk to the server, for people.

use axum::response::Html;
use maud::{Markup, html};
use orrery_core::Text;
use orrery_web::frame::{Reader, document};
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};

use super::problem::CODES;
use super::{document as described, operations};
use crate::identity::Visitor;
use crate::tokens::Scope;
use crate::words::Speak as _;

/// The tags of operations, in the order in which one meets them.
const TAGS: [&str; 6] = ["server", "games", "tables", "seats", "play", "chat"];

/// The page.
pub fn show(visitor: &Visitor) -> Html<String> {
    let reader = &visitor.reader;
    let heading = reader.t("api-heading");
    let body = html! {
        main.page.lobby #main {
            h1 { (heading) }
            p.lead { (reader.t("api-lead")) }
            p.row {
                a.button.main href="/api/openapi.json" { (reader.t("api-document")) }
                a.button href="/account#tokens" { (reader.t("api-to-tokens")) }
            }
            div.columns {
                section.card aria-labelledby="how" {
                    h2 #how { (reader.t("api-how")) }
                    p { (reader.t("api-tokens")) }
                    pre.code tabindex="0" { code { (example(&visitor.origin)) } }
                    p { (reader.t("api-language")) }
                    p { (reader.t("api-limits")) }
                    p { (reader.t("api-live")) }
                }
                section.card aria-labelledby="scopes" {
                    h2 #scopes { (reader.t("api-scopes")) }
                    dl.terms {
                        @for scope in Scope::ALL { dt { code { (scope.name()) } } dd { (reader.t(scope.about())) } }
                    }
                }
            }
            @for tag in TAGS { (resource(reader, tag)) }
            section.card aria-labelledby="problems" {
                h2 #problems { (reader.t("api-problems")) }
                p { (reader.t("api-problems-note")) }
                dl.terms {
                    @for code in CODES {
                        dt id=(code) { code { (code) } }
                        dd {
                            strong { (part(reader, code, "title")) } ". "
                            (part(reader, code, "next"))
                        }
                    }
                }
            }
        }
    };
    Html(document(reader, &heading, "lobby-page", &["lobby.css", "api.css"], &body).into_string())
}

fn example(origin: &str) -> String {
    format!("curl -H 'Authorization: Bearer TOKEN' '{origin}/api/v1/tables?list=mine'")
}

fn part(reader: &Reader, code: &str, part: &str) -> String {
    reader.tell(&Text::named(format!("api-{code}-{part}")))
}

/// All operations with a tag.
fn resource(reader: &Reader, tag: &str) -> Markup {
    let id = format!("tag-{tag}");
    let paths = &described(reader.lang).paths.paths;
    let found = paths.iter().flat_map(|(path, item)| {
        operations(item).map(move |(method, operation)| (path.as_str(), method, operation))
    });
    let tagged = |operation: &Operation| operation.tags.iter().flatten().any(|own| own == tag);
    html! {
        section.card aria-labelledby=(id) {
            h2 id=(id) { (reader.tell(&Text::named(format!("api-tag-{tag}")))) }
            ul.operations {
                @for (path, method, operation) in found.filter(|(_, _, operation)| tagged(operation)) {
                    li {
                        p.address { strong.method { (method) } " " code { (path) } }
                        p { (operation.summary.as_deref().unwrap_or_default()) }
                        p.fine { (details(reader, operation)) }
                    }
                }
            }
        }
    }
}

/// What a request needs.
fn details(reader: &Reader, operation: &Operation) -> Markup {
    let named = |parameter: &'_ RefOr<Parameter>| match parameter {
        RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query => Some(parameter.name.clone()),
        _ => None,
    };
    let asked: Vec<_> = operation.parameters.iter().flatten().filter_map(named).collect();
    let body = operation.request_body.is_some();
    html! {
        @match scope(operation) {
            (Some(scope), true) => { (reader.t("api-needs-token")) " " code { (scope) } }
            (Some(scope), false) => { (reader.t("api-may-have-token")) " " code { (scope) } }
            (None, _) => {}
        }
        @if !asked.is_empty() {
            " · " (reader.t("api-parameters")) " "
            @for (n, name) in asked.iter().enumerate() { @if n > 0 { ", " } code { (name) } }
        }
        @if body { " · " (reader.t("api-body")) }
    }
}

/// The scope that an operation needs, and whether it needs a token at all.
fn scope(operation: &Operation) -> (Option<String>, bool) {
    let json = serde_json::to_value(&operation.security).unwrap_or_default();
    let needs = json.as_array().cloned().unwrap_or_default();
    let scope = needs.iter().find_map(|need| need["token"][0].as_str().map(str::to_owned));
    let open = needs.iter().any(|need| need.as_object().is_some_and(serde_json::Map::is_empty));
    (scope, !open)
}
