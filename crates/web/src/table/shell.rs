//! The whole table page around what changes.

use maud::{Markup, PreEscaped, html};
use orrery_core::{Rule, Text};
use serde_json::json;

use super::{Shown, TablePage, keys, search};
use crate::fingerprint::fingerprint;
use crate::frame::{Reader, document};
use crate::words::SiteWords as _;
use crate::{assets, icons};
use orrery_page::seat_class;

/// The browser modules of the page. Those that the first one imports are listed too, so that the browser fetches all of
/// them at once.
const MODULES: [&str; 20] = [
    "table.js",
    "answers.js",
    "seats.js",
    "acts.js",
    "board.js",
    "connection.js",
    "ending.js",
    "finding.js",
    "keys.js",
    "leaves.js",
    "lesson.js",
    "names.js",
    "page.js",
    "patch.js",
    "picking.js",
    "pieces.js",
    "scenes.js",
    "search.js",
    "side.js",
    "tips.js",
];

/// What the reader can switch, with the key of its text; `page.js` has what is on by itself.
const PREFERENCES: [(&str, &str); 5] = [
    ("end-turn", "set-end-turn"),
    ("confirm", "set-confirm"),
    ("sound", "set-sound"),
    ("motion", "set-motion"),
    ("compact", "set-compact"),
];

/// What the page needs beside the table.
pub struct Shell<'a> {
    /// For whom.
    pub reader: &'a Reader,
    /// The game's name.
    pub title: &'a str,
    /// Lines of the chat as HTML.
    pub chat: &'a [String],
    /// The number of the last of them.
    pub chat_last: u64,
    /// Whether the reader may write in the chat.
    pub may_chat: bool,
    /// Something between the bar and the table, such as the steps of a replay.
    pub above: Markup,
    /// Whether the page listens for changes.
    pub live: bool,
}

/// The table page.
pub fn shell(page: &TablePage<'_>, shown: &Shown, shell: &Shell<'_>) -> Markup {
    let voice = &page.voice;
    let region = |id: &str| {
        let html = shown.regions.iter().find(|region| region.id == id).map_or("", |region| &region.html);
        html! { div.region id=(format!("r-{id}")) data-fingerprint=(fingerprint(html)) { (PreEscaped(html)) } }
    };
    let swipes = page.pages.plan().swipes;
    // The name of a region as a leaf.
    let leaf = |key: &'static str| swipes.then(|| voice.ui(key));
    let body = html! {
        main.table.swipes[swipes] #main data-table=(page.address) data-live[shell.live] data-made=(shown.made) data-asked[shown.asked] {
            h1.sr { (shell.title) }
            (shell.above.clone())
            div.scene {
                div.middle {
                    section.stage aria-label=(voice.ui("stage")) data-leaf=[leaf("leaf-board")] {
                        div.pan tabindex="0" role="region" aria-label=(voice.ui("stage-pan")) { (region("board")) }
                        div.zoom {
                            button type="button" data-zoom="in" aria-label=(voice.ui("zoom-in")) { (icons::plus()) }
                            button type="button" data-zoom="out" aria-label=(voice.ui("zoom-out")) { (icons::minus()) }
                            button type="button" data-zoom="fit" aria-label=(voice.ui("zoom-fit")) { (icons::fit()) }
                        }
                    }
                    section.market tabindex="0" aria-label=(voice.ui("market")) data-leaf=[leaf("leaf-market")] { (region("market")) }
                }
                section.seat.mine aria-label=(voice.ui("mine")) data-leaf=[leaf("leaf-mine")] { (region("mine")) }
                section.hand aria-label=(voice.ui("hand")) data-leaf=[leaf("leaf-hand")] { (region("hand")) }
            }
            div.right {
                section.glances aria-label=(voice.ui("glances")) { (region("glances")) }
                section.ask tabindex="-1" aria-label=(voice.ui("ask")) {
                    div.ask-bar {
                        button.fold type="button" data-fold aria-label=(voice.ui("ask-fold")) aria-expanded="true" {}
                        button.find type="button" data-find aria-label=(voice.ui("ask-find")) title=(voice.ui("ask-find")) { (icons::find()) }
                    }
                    section.teacher aria-label=(voice.ui("teacher")) aria-live="polite" { (region("teacher")) }
                    div.ask-body {
                        div role="status" { (region("affairs")) }
                        div aria-live="polite" { (region("prompt")) }
                        (region("tools"))
                        div.help {
                            a href=(format!("/games/{}/how-to-play", page.game.id())) target="_blank" aria-label=(voice.ui("set-guide")) { (icons::help()) span { (voice.ui("set-guide")) } }
                            button.quiet type="button" data-search aria-label=(voice.ui("search")) { (icons::search()) span { (voice.ui("search")) } }
                        }
                    }
                    section.tray aria-label=(voice.ui("tray")) { (region("tray")) }
                }
                @if swipes { nav.leaf-bar aria-label=(voice.ui("leaves")) {} }
                section.seats tabindex="0" aria-label=(voice.ui("seats")) data-leaf=[leaf("leaf-seats")] {
                    button.quiet.seats-close type="button" data-seats-close aria-label=(voice.ui("seats-close")) { (icons::close()) }
                    @for seat in page.table.seats().iter() {
                        article.seat.(seat_class(seat)).me[page.me == Some(seat)] data-seat=(seat.index()) {
                            h2.region #(format!("r-who-{}", seat.index())) { (PreEscaped(
                                shown.regions.iter().find(|r| r.id == format!("who-{}", seat.index())).map_or("", |r| &r.html)
                            )) }
                            (region(&format!("seat-{}", seat.index())))
                        }
                    }
                }
                (side(page, shown, shell, &region))
            }
        }
        div.pop #pop hidden role="dialog" aria-label=(voice.ui("pop")) {}
        div.tip #tip hidden role="tooltip" {}
        dialog.panel #panel aria-label=(voice.ui("panel")) {
            div #panel-body {}
            form method="dialog" { button.main { (voice.ui("close")) } }
        }
        div.note #note role="status" hidden {}
        (keys::list(voice))
        script type="application/json" id="glossary" { (PreEscaped(glossary(page))) }
        script type="application/json" id="rules" { (PreEscaped(rules(page))) }
        (search::form(voice))
        script type="application/json" id="ui" { (PreEscaped(strings(page))) }
    };
    let style = assets::style_address(page.game.id(), &page.pages.style());
    let sheets = ["answers.css", "seats.css", "notices.css", &style];
    document(shell.reader, shell.title, "table-page", &[&MODULES[..], &sheets].concat(), &body)
}

fn side(page: &TablePage<'_>, shown: &Shown, shell: &Shell<'_>, region: &dyn Fn(&str) -> Markup) -> Markup {
    let voice = &page.voice;
    let tabs = [
        ("turns", "tab-turns"),
        ("log", "tab-log"),
        ("score", "tab-score"),
        ("chat", "tab-chat"),
        ("words", "tab-words"),
        ("answers", "tab-answers"),
        ("settings", "tab-settings"),
    ];
    html! {
        aside.side aria-label=(voice.ui("side")) data-leaf=[page.pages.plan().swipes.then(|| voice.ui("leaf-side"))] {
            div.tabs role="tablist" {
                @for (n, (tab, key)) in tabs.iter().enumerate() {
                    button type="button" role="tab" id=(format!("tab-{tab}")) aria-controls=(format!("side-{tab}"))
                        aria-selected=(n == 0) tabindex=(if n == 0 { "0" } else { "-1" }) {
                        // The last tab is an icon; with a word the row would be too long.
                        @if *tab == "settings" { (icons::settings()) span.sr { (voice.ui(key)) } } @else { (voice.ui(key)) }
                    }
                }
            }
            div.tab #side-turns role="tabpanel" aria-labelledby="tab-turns" tabindex="0" { (region("turns")) }
            div.tab #side-log role="tabpanel" aria-labelledby="tab-log" tabindex="0" hidden {
                ol.log #log { @for line in &shown.log { li data-fingerprint=(fingerprint(line)) { (PreEscaped(line)) } } }
            }
            div.tab #side-score role="tabpanel" aria-labelledby="tab-score" hidden { (region("standing")) }
            div.tab #side-chat role="tabpanel" aria-labelledby="tab-chat" hidden {
                ol.chat #chat data-last=(shell.chat_last) { @for line in shell.chat { li { (PreEscaped(line)) } } }
                @if shell.may_chat {
                    form.say #say autocomplete="off" {
                        label.sr for="say-text" { (voice.ui("chat-write")) }
                        input #say-text name="text" maxlength="500" placeholder=(voice.ui("chat-write"));
                        button.main { (voice.ui("chat-send")) }
                    }
                }
            }
            div.tab #side-words role="tabpanel" aria-labelledby="tab-words" tabindex="0" hidden { (region("words")) }
            div.tab #side-answers role="tabpanel" aria-labelledby="tab-answers" hidden { (region("answers")) }
            div.tab #side-settings role="tabpanel" aria-labelledby="tab-settings" hidden {
                @for (name, key) in PREFERENCES {
                    label.switch { input type="checkbox" data-preference=(name); " " (voice.ui(key)) }
                }
                label.field {
                    (voice.ui("set-text"))
                    select data-choice="text" {
                        @for size in ["normal", "large", "larger"] { option value=(size) { (voice.site(&Text::named(format!("set-text-{size}")))) } }
                    }
                }
                p { a href=(format!("/games/{}/rules", page.game.id())) { (voice.ui("set-rules")) } }
                p { a href=(format!("{}/record.json", page.address)) download { (voice.ui("set-record")) } }
                p { button.quiet type="button" data-keys { (voice.ui("keys-title")) } }
                p.fine { (voice.site(&Text::new("set-dice").word("hash", page.table.record().dice.commitment))) }
            }
        }
    }
}

/// What the components are and do, by the keys of their names.
fn glossary(page: &TablePage<'_>) -> String {
    let entries = page.game.descriptions().into_iter().map(|description| {
        let key = description.name.key.to_string();
        (key, json!([page.voice.say(&description.name), page.voice.say(&description.text)]))
    });
    in_script(&serde_json::Value::Object(entries.collect()))
}

/// The rules about things and components: the beginning of an id or a key, and the numbers. The longest come first.
fn rules(page: &TablePage<'_>) -> String {
    let numbers = |rules: &[Rule]| rules.iter().map(Rule::to_string).collect::<Vec<_>>().join(" ");
    let all = page.pages.rule_links().into_iter().map(|(begins, rules)| json!([begins, numbers(&rules)]));
    in_script(&serde_json::Value::Array(all.collect()))
}

/// Texts that the browser modules show.
fn strings(page: &TablePage<'_>) -> String {
    let keys = ["js-your-turn", "js-offline", "js-online", "js-sure", "js-choose", "js-nothing"];
    let entries = keys.into_iter().map(|key| (key.to_owned(), json!(page.voice.ui(key))));
    in_script(&serde_json::Value::Object(entries.collect()))
}

/// JSON escaped for a script element.
fn in_script(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c")
}
