//! The page of one's own account.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_web::frame::{Reader, csrf, document};

use super::passwords::{LONGEST, SHORTEST};
use super::sessions::{self, Sessions};
use super::tokens::{self, Tokens};
use crate::names;
use crate::words::Speak as _;

/// What the page says beside its forms.
pub struct Says {
    /// What went wrong, and in which form.
    pub wrong: Option<(Which, Text)>,
    /// The name that was typed.
    pub typed: String,
    /// How many tables a guest has here.
    pub tables: usize,
    /// The part about notices.
    pub notices: Markup,
    /// The browsers that are signed in.
    pub sessions: Sessions,
    /// The tokens of programs.
    pub tokens: Tokens,
}

/// A form of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Taking a name.
    Name,
    /// Signing in.
    SignIn,
    /// Another password.
    Password,
    /// Deleting the account.
    Delete,
    /// A token for a program.
    Token,
}

/// The page.
pub fn page(reader: &Reader, says: &Says) -> Markup {
    let heading = reader.t("account-heading");
    let body = html! {
        main.page.lobby #main {
            h1 { (heading) }
            @match &reader.name {
                Some(name) => {
                    p.lead { (reader.t("account-signed-in")) " " strong { bdi { (name) } } }
                    form.inline method="post" action="/account/sign-out" {
                        (csrf(reader))
                        button { (reader.t("account-sign-out")) }
                    }
                    (says.notices)
                    div.columns {
                        (password_form(reader, says))
                        (delete_form(reader, says))
                    }
                }
                None => {
                    p.lead { (reader.t("account-guest")) }
                    div.columns {
                        (name_form(reader, says))
                        (sign_in_form(reader, says))
                    }
                    (says.notices)
                    p.fine { (reader.t("account-collected")) }
                }
            }
            (sessions::section(reader, &says.sessions))
            (tokens::section(reader, &says.tokens, &wrong(reader, says, Which::Token), typed(says, Which::Token)))
        }
    };
    document(reader, &heading, "lobby-page", &["lobby.css", "notices.css", "api.css"], &body)
}

fn wrong(reader: &Reader, says: &Says, which: Which) -> Markup {
    html! {
        @if let Some((of, text)) = &says.wrong && *of == which {
            p.wrong role="alert" { (reader.tell(text)) }
        }
    }
}

fn typed(says: &Says, which: Which) -> &str {
    if says.wrong.as_ref().is_some_and(|(of, _)| *of == which) { &says.typed } else { "" }
}

fn new_password(reader: &Reader, id: &str) -> Markup {
    let note = format!("{id}-note");
    html! {
        div.field {
            label for=(id) { (reader.t("account-new-password")) }
            input id=(id) name="password" type="password" required minlength=(SHORTEST) maxlength=(LONGEST)
                autocomplete="new-password" aria-describedby=(note);
            span.fine id=(note) { (reader.tell(&Text::new("account-password-note").amount("least", SHORTEST as i64))) }
        }
    }
}

/// The field for a password that the reader has.
fn known_password(reader: &Reader, id: &str, name: &str, label: &'static str) -> Markup {
    html! {
        div.field {
            label for=(id) { (reader.t(label)) }
            input id=(id) name=(name) type="password" required maxlength=(LONGEST) autocomplete="current-password";
        }
    }
}

fn name_form(reader: &Reader, says: &Says) -> Markup {
    html! {
        section.card aria-labelledby="take" {
            h2 #take { (reader.t("account-take")) }
            p { (reader.t("account-take-note")) }
            (wrong(reader, says, Which::Name))
            form method="post" action="/account/name" {
                (csrf(reader))
                div.field {
                    label for="new-name" { (reader.t("account-name")) }
                    input #new-name name="name" required maxlength=(names::LONGEST) autocomplete="username" value=(typed(says, Which::Name));
                }
                (new_password(reader, "new-password"))
                button.main { (reader.t("account-take-button")) }
            }
        }
    }
}

fn sign_in_form(reader: &Reader, says: &Says) -> Markup {
    html! {
        section.card aria-labelledby="sign-in" {
            h2 #sign-in { (reader.t("account-sign-in")) }
            @if says.tables > 0 {
                p { (reader.tell(&Text::new("account-sign-in-guest").amount("count", says.tables as i64))) }
            }
            (wrong(reader, says, Which::SignIn))
            form method="post" action="/account/sign-in" {
                (csrf(reader))
                div.field {
                    label for="name" { (reader.t("account-name")) }
                    input #name name="name" required maxlength="64" autocomplete="username" value=(typed(says, Which::SignIn));
                }
                (known_password(reader, "password", "password", "account-password"))
                button.main { (reader.t("account-sign-in-button")) }
            }
        }
    }
}

fn password_form(reader: &Reader, says: &Says) -> Markup {
    html! {
        section.card aria-labelledby="change" {
            h2 #change { (reader.t("account-change")) }
            p { (reader.t("account-change-note")) }
            (wrong(reader, says, Which::Password))
            form method="post" action="/account/password" {
                (csrf(reader))
                (known_password(reader, "old", "old", "account-old-password"))
                (new_password(reader, "new-password"))
                (with_tokens(reader, &says.tokens))
                button.main { (reader.t("account-change-button")) }
            }
        }
    }
}

/// The box that revokes the tokens of programs too, with their names; nothing if there are none.
fn with_tokens(reader: &Reader, tokens: &Tokens) -> Markup {
    html! {
        @if tokens.names().next().is_some() {
            label.switch {
                input type="checkbox" name="tokens" value="revoke" checked;
                span {
                    (reader.t("account-change-tokens")) " "
                    @for (place, name) in tokens.names().enumerate() { @if place > 0 { ", " } bdi { (name) } }
                }
            }
        }
    }
}

fn delete_form(reader: &Reader, says: &Says) -> Markup {
    html! {
        section.card aria-labelledby="delete" {
            h2 #delete { (reader.t("account-delete")) }
            p { (reader.t("account-delete-note")) }
            (wrong(reader, says, Which::Delete))
            form method="post" action="/account/delete" {
                (csrf(reader))
                (known_password(reader, "delete-password", "password", "account-password"))
                label.switch { input type="checkbox" name="sure" value="yes" required; (reader.t("account-delete-sure")) }
                button.danger { (reader.t("account-delete-button")) }
            }
        }
    }
}
