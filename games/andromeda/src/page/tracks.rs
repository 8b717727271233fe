//! The five progress tracks: what each space counts and brings, and everybody's markers.

use maud::{Markup, html};
use orrery_core::Text;
use orrery_page::widgets::track;

use super::draw::{Drawing, track_class};
use super::{icons, ids};
use crate::content::TrackSpace;
use crate::ids::{Resource, Track};

/// All five.
pub(super) fn tracks(d: &Drawing<'_>) -> Markup {
    html! {
        div.ae-tracks data-frame="tracks" role="group" aria-label=(d.key("page-tracks")) {
            @for track in Track::ALL { (one(d, *track)) }
        }
    }
}

/// One track: its head, then its spaces from the bottom.
pub(super) fn one(d: &Drawing<'_>, track: Track) -> Markup {
    let row = d.game.content.track(track);
    let mut lines = vec![Text::new("page-track").name("track", track.key())];
    lines.extend(d.view.players.iter().map(|player| {
        let index = index(player, track);
        let points = row.spaces.get(usize::from(index)).map_or(0, |(points, _)| *points);
        Text::new("page-track-of").seat("who", player.seat).amount("index", index).amount("vp", points)
    }));
    let head = d
        .scene
        .thing(ids::track(track))
        .class("ae-track-head")
        .label(d.key(track.key()))
        .tip(d.lines(&lines))
        .show(&html! { (icons::track(track).show()) span.ae-word { (d.key(track.key())) } });
    html! {
        div.ae-track.(track_class(track)) {
            (head)
            @for (place, (points, kind)) in row.spaces.iter().enumerate() { (space(d, track, place as u8, *points, *kind)) }
        }
    }
}

fn index(player: &crate::view::PlayerView, track: Track) -> u8 {
    player.tracks.iter().find(|(other, _)| *other == track).map_or(0, |(_, index)| *index)
}

fn space(d: &Drawing<'_>, track: Track, place: u8, points: u8, kind: TrackSpace) -> Markup {
    let here: Vec<_> = d.view.players.iter().filter(|player| index(player, track) == place).collect();
    let sheet = d.game.content.sheet();
    let brings = match kind {
        TrackSpace::Plain => None,
        TrackSpace::Level(level) => Some(
            Text::new("page-space-level")
                .amount("level", level)
                .amount("vp", sheet.levels.get(usize::from(level)).copied().unwrap_or(0)),
        ),
        TrackSpace::Event => Some(Text::new("page-space-event")),
        TrackSpace::Discovery(stack) => {
            let left = d.view.discoveries.get(usize::from(stack)).map_or(0, |(left, _)| *left);
            Some(Text::new("page-space-discovery").amount("count", left))
        }
        TrackSpace::Upgrade => Some(Text::new("page-space-upgrade")),
        TrackSpace::Token(_) => Some(Text::new("page-space-token").amount("vp", sheet.late)),
        TrackSpace::Stash(points) => Some(Text::new("page-space-stash").amount("vp", points)),
        TrackSpace::Hand(limit) => Some(Text::new("page-space-hand").amount("count", limit)),
    };
    let label =
        Text::new("page-space").name("track", track.key()).amount("place", place).amount("vp", points);
    let mut lines = vec![label.clone()];
    lines.extend(brings);
    lines.extend(here.iter().map(|player| Text::new("page-marker-of").seat("who", player.seat)));
    let token = match kind {
        TrackSpace::Token(place) => d.view.tokens.get(usize::from(place)).and_then(Option::as_deref),
        _ => None,
    };
    html! {
        div.ae-space-box {
            (d.scene.thing(format!("space-{track}-{place}")).class("ae-space").class(class(kind)).label(d.say(&label)).tip(d.lines(&lines)).show(&html! {
                span.ae-vp { (points) }
                @if token.is_none() { (sign(kind)) }
                (track::markers(track.word(), here.iter().map(|player| player.seat)))
            }))
            @if let Some(id) = token { (lying_token(d, id)) }
        }
    }
}

const fn class(kind: TrackSpace) -> &'static str {
    match kind {
        TrackSpace::Plain => "plain",
        TrackSpace::Level(_) => "level",
        _ => "special",
    }
}

fn sign(kind: TrackSpace) -> Markup {
    html! {
        span.ae-what {
            @match kind {
                TrackSpace::Plain => {}
                TrackSpace::Level(level) => { @for _ in 0..level { "▴" } }
                TrackSpace::Event => { (icons::EVENT.show()) }
                TrackSpace::Discovery(_) => { (icons::DISCOVERY.show()) }
                TrackSpace::Upgrade => { (icons::UPGRADE.show()) }
                TrackSpace::Token(_) => { (icons::TOKEN.show()) }
                TrackSpace::Stash(_) => { (icons::STASH.show()) }
                TrackSpace::Hand(limit) => { (icons::resource(Resource::Tactics).show()) (limit) }
            }
        }
    }
}

/// A supremacy token on its space.
fn lying_token(d: &Drawing<'_>, id: &str) -> Markup {
    let name = format!("token-{id}");
    d.scene
        .thing(ids::component("token", id))
        .element("span")
        .class("ae-token lying")
        .label(d.key(&name))
        .about(name.clone())
        .piece(name)
        .show(&icons::TOKEN.show())
}
