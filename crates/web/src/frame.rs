//! What every page has: the document around it, the bar at its top.

use maud::{DOCTYPE, Markup, html};
use orrery_core::{Lang, Text};

use crate::{assets, icons, words};

/// The colour scheme of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The scheme that the operating system asks for.
    #[default]
    Machine,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Theme {
    /// Its name in cookies and attributes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Machine => "machine",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Self {
        [Self::Dark, Self::Light].into_iter().find(|theme| theme.name() == name).unwrap_or_default()
    }
}

/// For whom a page is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Language.
    pub lang: Lang,
    /// Light.
    pub theme: Theme,
    /// The name of the account, if there is one.
    pub name: Option<String>,
    /// The token that forms carry against cross-site request forgery.
    pub csrf: String,
    /// The path of the page, to return to after a form was sent.
    pub path: String,
}

impl Reader {
    /// A text of the pages.
    pub fn ui(&self, key: &'static str) -> String {
        words::site(self.lang, &Text::new(key))
    }

    /// A text of the pages with arguments.
    pub fn say(&self, text: &Text) -> String {
        words::site(self.lang, text)
    }
}

/// A whole page. `files` are the modules and style sheets that it needs in addition to those of every page. A name with a
/// slash is an address instead of an asset.
pub fn document(reader: &Reader, title: &str, class: &str, files: &[&str], body: &Markup) -> Markup {
    let address = |file: &str| if file.contains('/') { file.to_owned() } else { assets::address(file) };
    let (sheets, scripts): (Vec<_>, Vec<_>) = files.iter().partition(|file| is_sheet(file));
    html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) data-theme=(reader.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { (title) " · Orrery" }
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                link rel="stylesheet" href=(assets::address("style.css"));
                @for sheet in sheets { link rel="stylesheet" href=(address(sheet)); }
                @for script in ["site.js", "notify.js"].into_iter().chain(scripts) {
                    script type="module" src=(address(script)) {}
                }
            }
            body class=(class) {
                a.skip href="#main" { (reader.ui("skip")) }
                (bar(reader))
                (body)
            }
        }
    }
}

/// Whether a file is a style sheet; otherwise it is a module. A query may follow its name.
fn is_sheet(file: &str) -> bool {
    file.split('?').next().and_then(|name| name.rsplit('.').next()) == Some("css")
}

fn bar(reader: &Reader) -> Markup {
    let other = if reader.lang == Lang::En { Lang::Pl } else { Lang::En };
    // Where the machine decides, the style sheet knows which of the two is the other one.
    let themes: &[(Theme, &str)] = match reader.theme {
        Theme::Machine => &[(Theme::Light, "on-dark"), (Theme::Dark, "on-light")],
        Theme::Dark => &[(Theme::Light, "")],
        Theme::Light => &[(Theme::Dark, "")],
    };
    let who = reader.name.clone().unwrap_or_else(|| reader.ui("bar-guest"));
    html! {
        header.bar {
            a.brand href="/" { (icons::orrery()) span { "Orrery" } }
            nav.bar-nav aria-label=(reader.ui("bar")) {
                form method="post" action="/preferences" {
                    (csrf(reader))
                    input type="hidden" name="back" value=(reader.path);
                    button.quiet name="lang" value=(other.code()) lang=(other.code()) { (reader.ui("bar-language")) }
                    @for (theme, shown) in themes {
                        button.quiet.(shown) name="theme" value=(theme.name()) aria-label=(reader.ui("bar-theme")) title=(reader.ui("bar-theme")) { (icons::theme()) }
                    }
                }
                a.quiet.button href="/account" aria-label=(who) {
                    (icons::person())
                    span.wide { (who) }
                }
            }
        }
    }
}

/// The hidden field with the token against cross-site request forgery.
pub fn csrf(reader: &Reader) -> Markup {
    html! { input type="hidden" name="csrf" value=(reader.csrf); }
}
