//! What if: switches for technologies and a part that count in battles, and the odds that they lead to.

use maud::{Markup, html};
use orrery_core::{SeatSet, Set, Text};
use orrery_page::widgets::toggle::toggle;

use super::draw::Drawing;
use crate::ids::{Ability, SectorId, Unit};
use crate::odds::{Effort, Odds, Supposed};

/// The switches: the reader's, then those of everybody else. In each row technologies, then the part that regenerates.
pub(super) const SWITCHES: [&str; 8] = [
    "own-splitter",
    "own-distortion",
    "own-point-defense",
    "own-morph",
    "others-splitter",
    "others-distortion",
    "others-point-defense",
    "others-morph",
];
/// Switches in a row.
const ROW: usize = 4;
const ABILITIES: [Ability; ROW - 1] =
    [Ability::AntimatterSplitter, Ability::DistortionShield, Ability::PointDefense];

/// For whom something is supposed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Own,
    Others,
}

impl Whose {
    const ALL: [Self; 2] = [Self::Own, Self::Others];

    /// The players; the reader's allies are others.
    fn seats(self, d: &Drawing<'_>) -> SeatSet {
        let own = d.scene.me.map_or(SeatSet::NOBODY, SeatSet::only);
        match self {
            Self::Own => own,
            Self::Others => d.seats().collect::<SeatSet>().minus(own),
        }
    }

    const fn first(self) -> usize {
        self as usize * ROW
    }

    fn supposed(self, d: &Drawing<'_>) -> Supposed {
        let on = |place: &usize| d.scene.is_on(self.first() + place);
        let mut abilities = Set::default();
        for place in (0..ABILITIES.len()).filter(on) {
            abilities.put(ABILITIES[place]);
        }
        Supposed { abilities, regenerates: on(&(ROW - 1)) }
    }

    /// Whether all of them have what a switch would give them.
    fn has(self, d: &Drawing<'_>, place: usize) -> bool {
        let seats = self.seats(d);
        let has = |ability: &Ability| seats.iter().all(|seat| d.player(seat).can(*ability));
        !seats.is_empty() && ABILITIES.get(place).is_some_and(has)
    }

    fn key(self, d: &Drawing<'_>) -> &'static str {
        match self {
            Self::Own => "page-what-if-own",
            Self::Others if d.scene.me.is_some() => "page-what-if-others",
            Self::Others => "page-what-if-all",
        }
    }
}

/// What a switch of a row is about.
fn name(d: &Drawing<'_>, place: usize) -> String {
    match ABILITIES.get(place) {
        Some(ability) => format!("technology-{}", ability.word()),
        None => d.game.regenerating_part().map(|part| d.game.part_name(part)).unwrap_or_default(),
    }
}

/// How a battle would end with what is switched on, if these ships of the reader were there too.
pub(super) fn odds(d: &Drawing<'_>, id: SectorId, more: &[(Unit, u8)], effort: Effort) -> Option<Odds> {
    let mut lineup = match d.scene.me {
        Some(me) => d.game.lineup_with(d.view, id, me, more)?,
        None => d.game.lineup_seen(d.view, id)?,
    };
    for whose in Whose::ALL {
        d.game.suppose(&mut lineup, whose.seats(d), whose.supposed(d));
    }
    d.game.odds_of(&lineup, effort)
}

/// Whether something is switched on.
pub(super) fn is_supposed(d: &Drawing<'_>) -> bool {
    (0..SWITCHES.len()).any(|place| d.scene.is_on(place))
}

/// What is switched on, in words.
pub(super) fn lines(d: &Drawing<'_>) -> Vec<Text> {
    let of = |whose: Whose| {
        let on = (0..ROW).filter(|place| d.scene.is_on(whose.first() + place));
        let names: Vec<_> = on.map(|place| Text::named(name(d, place))).collect();
        (!names.is_empty())
            .then(|| Text::new("page-what-if-line").name("who", whose.key(d)).list("things", names))
    };
    Whose::ALL.into_iter().filter_map(of).collect()
}

/// The switches, folded until somebody wants them.
pub(super) fn switches(d: &Drawing<'_>) -> Markup {
    if d.scene.switches.is_none() {
        return html! {};
    }
    let on = (0..SWITCHES.len()).filter(|place| d.scene.is_on(*place)).count();
    html! {
        details.ec-what-if data-keep="what-if" {
            summary { (d.key("page-what-if")) @if on > 0 { " " span.count { (on) } } }
            @for whose in Whose::ALL {
                @if !whose.seats(d).is_empty() {
                    div.ec-what-if-row role="group" aria-label=(d.key(whose.key(d))) {
                        span.ec-fine { (d.key(whose.key(d))) }
                        @for place in 0..ROW { (switch(d, whose, place)) }
                    }
                }
            }
        }
    }
}

fn switch(d: &Drawing<'_>, whose: Whose, place: usize) -> Markup {
    let name = name(d, place);
    if whose.has(d, place) {
        return html! { span.ec-has data-about=(name) { "✓ " (d.key(&name)) } };
    }
    let tip = Text::new(if place < ABILITIES.len() { "page-what-if-tip" } else { "page-what-if-morph" });
    let tip = d.say(&tip.name("who", whose.key(d)).name("thing", name.clone()));
    let at = whose.first() + place;
    toggle(d.scene, at, SWITCHES[at], &tip, &html! { (d.key(&name)) })
}
