//! What is coming: upkeep, income, the technologies that may appear.

use orrery_core::{Id as _, Seat, Text};

use super::draw::Drawing;
use crate::Eclipse;
use crate::ids::{Resource, TechnologyId};
use crate::state::State;

/// The money of a player at the next Upkeep (ECL-205).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Upkeep {
    /// Stored now.
    pub stored: i32,
    /// Made.
    pub made: i32,
    /// Paid.
    pub due: i32,
}

impl Upkeep {
    pub fn of(game: &Eclipse, t: &State, seat: Seat) -> Self {
        Self {
            stored: t.players[seat].goods[Resource::Money].into(),
            made: game.production(t, seat, Resource::Money).into(),
            due: game.upkeep(t, seat).into(),
        }
    }

    /// What will be left; below 0 if it is not enough.
    pub const fn left(self) -> i32 {
        self.stored + self.made - self.due
    }

    /// What a round brings, before anything is stored.
    pub const fn net(self) -> i32 {
        self.made - self.due
    }

    /// How it comes about, a line each.
    pub fn lines(self) -> Vec<Text> {
        let mut lines = vec![
            Text::new("page-upkeep-sum")
                .amount("stored", self.stored)
                .amount("made", self.made)
                .amount("due", self.due)
                .word("left", self.left().to_string().replace('-', "−")),
        ];
        if self.left() < 0 {
            lines.push(Text::new("page-short").amount("count", -self.left()));
        }
        lines
    }
}

/// What a player gains of a resource in a round.
pub(super) fn income(d: &Drawing<'_>, seat: Seat, resource: Resource) -> i32 {
    if resource == Resource::Money {
        Upkeep::of(d.game, d.table(), seat).net()
    } else {
        d.game.production(d.table(), seat, resource).into()
    }
}

/// How likely it is, in percent, that a tile of a kind is drawn in the next Cleanup (ECL-216). Rare tiles do not count among
/// those that are drawn; that there are a few more draws for them is left out.
pub(super) fn chance(d: &Drawing<'_>, technology: TechnologyId) -> u16 {
    let (all, tiles) = (u32::from(d.view.bag.len()), u32::from(d.view.bag.count(technology)));
    let draws = u32::from(d.game.content.supply(d.game.seats.count()).in_cleanup).min(all);
    if d.view.round >= d.game.options.rounds || tiles == 0 {
        return 0;
    }
    let mut none = 1.0;
    for drawn in 0..draws {
        none *= f64::from((all - tiles).saturating_sub(drawn)) / f64::from(all - drawn);
    }
    ((1.0 - none) * 100.0).round() as u16
}

/// What a technology costs on a track once there is another tile on it; nothing if it is full then (ECL-77, ECL-78).
pub(super) fn next_price(
    d: &Drawing<'_>,
    seat: Seat,
    technology: TechnologyId,
    track: crate::ids::Track,
) -> Option<u8> {
    let mut then = *d.table();
    let _ = then.players[seat].tracks[track].try_push(technology);
    Eclipse::has_room(&then, seat, track).then(|| d.game.price(&then, seat, technology, track))
}

/// Science that a technology costs a player on each track that it can go to, the cheapest first.
pub(super) fn prices(d: &Drawing<'_>, seat: Seat, technology: TechnologyId) -> Vec<(crate::ids::Track, u8)> {
    let only = d.game.content.technologies[technology].class.track();
    let tracks = crate::ids::Track::each().filter(|track| only.is_none_or(|only| only == *track));
    let tracks = tracks.filter(|track| Eclipse::has_room(d.table(), seat, *track));
    let mut prices: Vec<_> =
        tracks.map(|track| (track, d.game.price(d.table(), seat, technology, track))).collect();
    prices.sort_by_key(|(_, price)| *price);
    prices
}
