//! The part of the account page at which notices are switched on and off.

use std::sync::Arc;

use axum::extract::{Form, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use maud::{Markup, html};
use orrery_core::Text;
use orrery_store::{Channel, ChannelKind, NewChannel};
use orrery_web::frame::{Reader, csrf};
use serde::Deserialize;

use super::failure::{Failure, Why};
use super::mail::{self, Letter};
use crate::app::{now, unguessable};
use crate::identity::Visitor;
use crate::rate_limits::RateLimit;
use crate::site_error::SiteError;
use crate::words::Speak as _;
use crate::{App, accounts};

/// What went wrong with a form of this part.
pub struct Wrong {
    /// Which form.
    pub kind: ChannelKind,
    /// What.
    pub text: Text,
    /// What was typed.
    pub typed: String,
}

/// The part of the account page; nothing for somebody without an account.
pub async fn section(app: &App, visitor: &Visitor, wrong: Option<&Wrong>) -> Result<Markup, SiteError> {
    let Some(account) = &visitor.account else { return Ok(html! {}) };
    let channels = app.store.channels_of(account).await?;
    let of = |kind| Part {
        reader: &visitor.reader,
        kind,
        channel: channels.iter().find(|channel| channel.kind == kind),
        wrong: wrong.filter(|wrong| wrong.kind == kind),
    };
    let reader = &visitor.reader;
    Ok(html! {
        section.card.notices aria-labelledby="notices" {
            h2 #notices { (reader.t("notices")) }
            p { (reader.t("notices-lead")) }
            div.channels {
                (of(ChannelKind::Mail).mail(app.notices.has_mail()))
                (of(ChannelKind::Hook).hook())
                (of(ChannelKind::Browser).browser())
            }
        }
    })
}

/// One way to be told.
struct Part<'a> {
    reader: &'a Reader,
    kind: ChannelKind,
    channel: Option<&'a Channel>,
    wrong: Option<&'a Wrong>,
}

impl Part<'_> {
    fn mail(&self, configured: bool) -> Markup {
        let reader = self.reader;
        self.framed("notices-mail", &html! {
            p.fine { (reader.t("notices-mail-note")) }
            @if !configured {
                p { (reader.t("notices-mail-none")) }
            } @else {
                @if let Some(channel) = self.channel.filter(|channel| channel.confirm.is_some()) {
                    p role="status" { (reader.tell(&Text::new("notices-mail-waits").word("address", channel.address.clone()))) }
                }
                (self.address_form("email", "notices-mail-address", "notices-mail-button"))
            }
        })
    }

    fn hook(&self) -> Markup {
        self.framed(
            "notices-hook",
            &html! {
                p.fine { (self.reader.t("notices-hook-note")) }
                (self.address_form("url", "notices-hook-address", "notices-hook-button"))
            },
        )
    }

    fn browser(&self) -> Markup {
        let reader = self.reader;
        self.framed("notices-browser", &html! {
            p.fine { (reader.t("notices-browser-note")) }
            // Browsers ask their owner first, and only after a click.
            form method="post" action="/account/notices/browser" data-notify
                data-cannot=(reader.t("notices-browser-cannot")) data-denied=(reader.t("notices-browser-denied")) {
                (csrf(reader))
                button.main[!self.is_on()] { (reader.t("notices-browser-button")) }
                p.wrong role="alert" data-notify-wrong hidden {}
            }
        })
    }

    fn is_on(&self) -> bool {
        self.channel.is_some_and(|channel| channel.confirm.is_none())
    }

    fn framed(&self, heading: &'static str, inside: &Markup) -> Markup {
        let reader = self.reader;
        html! {
            div.channel id=(heading) {
                h3 {
                    (reader.t(heading)) " "
                    @if self.is_on() { span.badge.now { (reader.t("notices-on")) } } @else { span.badge.quiet { (reader.t("notices-off")) } }
                }
                @if let Some(wrong) = self.wrong { p.wrong role="alert" { (reader.tell(&wrong.text)) } }
                (self.problem())
                (inside)
                @if self.channel.is_some() {
                    form method="post" action="/account/notices/off" {
                        (csrf(reader))
                        button name="kind" value=(self.kind.as_str()) { (reader.t("notices-stop")) span.sr { ": " (reader.t(heading)) } }
                    }
                }
            }
        }
    }

    /// Why the last notice was given up.
    fn problem(&self) -> Markup {
        let why = self.channel.and_then(|channel| channel.problem.as_deref()).and_then(Why::from_json);
        html! {
            @if let Some(why) = why {
                p.wrong { (self.reader.t("notices-problem")) " " (self.reader.tell(&why.text())) }
            }
        }
    }

    fn address_form(&self, media: &'static str, label: &'static str, button: &'static str) -> Markup {
        let reader = self.reader;
        let kind = self.kind.as_str();
        let id = format!("notice-{kind}");
        let kept = self.channel.map(|channel| channel.address.as_str()).unwrap_or_default();
        let value = self.wrong.map_or(kept, |wrong| wrong.typed.as_str());
        html! {
            form method="post" action=(format!("/account/notices/{kind}")) {
                (csrf(reader))
                div.field {
                    label for=(id) { (reader.t(label)) }
                    input id=(id) name="address" type=(media) required maxlength="500" value=(value)
                        autocomplete=(if media == "email" { "email" } else { "off" });
                }
                @if self.is_on() {
                    button { (reader.t("notices-change")) span.sr { ": " (reader.t(label)) } }
                } @else {
                    button.main { (reader.t(button)) }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Address {
    address: String,
}

/// Where the forms lead back to.
fn back() -> Redirect {
    Redirect::to("/account#notices")
}

/// An e-mail address: a link is sent to it, and nothing else before it was followed.
pub(super) async fn mail(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Address>,
) -> Result<Response, SiteError> {
    match write_to(&app, &visitor, &form.address).await {
        Ok(()) => Ok(back().into_response()),
        Err(SiteError::Told(text)) => {
            let wrong = Wrong { kind: ChannelKind::Mail, text, typed: form.address };
            accounts::again_with_notices(&app, visitor, wrong).await
        }
        Err(other) => Err(other),
    }
}

async fn write_to(app: &App, visitor: &Visitor, typed: &str) -> Result<(), SiteError> {
    let account = visitor.account.as_deref().ok_or(SiteError::Forbidden)?;
    let mailer = app.notices.mailer.as_ref().ok_or_else(|| SiteError::told("notices-mail-none"))?;
    let address = mail::address(typed).ok_or_else(|| SiteError::told("notices-mail-wrong"))?;
    // Unrequested letters are a nuisance, so they are limited.
    app.rate_limits.take(RateLimit::Letters, &visitor.client)?;
    app.rate_limits.take(RateLimit::Letters, account)?;
    app.rate_limits.take(RateLimit::Letters, mail::inbox(&address).as_str())?;
    let (confirm, stop) = (unguessable(), unguessable());
    let new = NewChannel {
        account: account.to_owned(),
        kind: ChannelKind::Mail,
        address: address.clone(),
        confirm: Some(confirm.clone()),
        stop,
        at: now(),
    };
    app.store.set_channel(new).await?;
    app.notices.switched_off(account, ChannelKind::Mail);
    let reader = &visitor.reader;
    let link = format!("{}/notices/confirm/{confirm}", app.notices.origin);
    let name = reader.name.clone().unwrap_or_else(|| reader.t("guest"));
    let letter = Letter {
        to: &address,
        id: &unguessable(),
        subject: reader.t("notice-confirm-subject"),
        text: reader.tell(&Text::new("notice-confirm-text").word("name", name).word("link", link)),
        stop: None,
    };
    mailer.send(letter).await.map_err(|failure| match failure {
        Failure::Later(why) | Failure::Never(why) => SiteError::Told(why.text()),
        Failure::Nobody => SiteError::told("notices-mail-none"),
    })
}

/// The address of a hook.
pub(super) async fn hook(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Address>,
) -> Result<Response, SiteError> {
    let account = visitor.account.clone().ok_or(SiteError::Forbidden)?;
    let address = form.address.trim().to_owned();
    if let Err(why) = app.notices.hooks.checked(&address).await {
        let wrong = Wrong { kind: ChannelKind::Hook, text: why.text(), typed: address };
        return accounts::again_with_notices(&app, visitor, wrong).await;
    }
    switch_on(&app, &account, ChannelKind::Hook, address).await?;
    Ok(back().into_response())
}

/// This browser.
pub(super) async fn browser(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, SiteError> {
    let account = visitor.account.ok_or(SiteError::Forbidden)?;
    switch_on(&app, &account, ChannelKind::Browser, String::new()).await?;
    Ok(back().into_response())
}

async fn switch_on(app: &App, account: &str, kind: ChannelKind, address: String) -> Result<(), SiteError> {
    let new = NewChannel {
        account: account.to_owned(),
        kind,
        address,
        confirm: None,
        stop: unguessable(),
        at: now(),
    };
    app.store.set_channel(new).await?;
    app.notices.switched_on(account, kind);
    Ok(())
}

#[derive(Deserialize)]
pub(super) struct Off {
    kind: String,
}

/// No more notices of this kind.
pub(super) async fn off(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Form(form): Form<Off>,
) -> Result<Response, SiteError> {
    let account = visitor.account.ok_or(SiteError::Forbidden)?;
    let kind = ChannelKind::named(&form.kind).ok_or_else(|| SiteError::Bad("no such channel".to_owned()))?;
    app.store.delete_channel(&account, kind).await?;
    app.notices.switched_off(&account, kind);
    Ok(back().into_response())
}
