//! What lies beside the map: technologies, developments, stacks and bags, and the viewer's own secrets.

use orrery_core::{Id as _, Seat, SeatSet, Text};

use super::{listed, named, times};
use crate::Eclipse;
use crate::content::Class;
use crate::ids::{Stack, TechnologyId, Track};
use crate::refusal::Bill;
use crate::run::bundle;
use crate::seen::Seen;
use crate::view::View;

impl Eclipse {
    /// What can be bought, what is left, and what the viewers alone know.
    pub(super) fn supply_in_words(&self, view: &View, viewer: SeatSet) -> Vec<Text> {
        let seen = &view.known;
        let mut lines = vec![Text::new("sketch-supply-head")];
        let reader = viewer.first().filter(|seat| viewer.len() == 1 && seen.players[*seat].species.is_some());
        let mut offered: Vec<_> = seen.offer.iter().collect();
        offered.sort_by_key(|(id, _)| {
            let row = &self.content.technologies[*id];
            (row.class.track().map_or(3, |track| track as u8), row.cost)
        });
        lines.extend(offered.into_iter().map(|(id, count)| self.technology_row(seen, reader, id, count)));
        if !seen.developments.is_empty() {
            let all = seen.developments.iter().map(|id| {
                let cost = Bill(bundle(self.content.developments[id].cost)).texts();
                Text::new("sketch-development")
                    .name("development", self.development_name(id))
                    .list("cost", cost)
            });
            lines.push(Text::new("sketch-developments").list("developments", all.collect()));
        }
        let bag = seen.bag.iter().map(|(id, count)| times(count, self.technology_name(id)));
        lines.push(Text::new("sketch-bag").text("technologies", listed(bag)));
        if !seen.next.is_empty() {
            let next = seen.next.things().map(|id| self.technology_name(id));
            lines.push(Text::new("sketch-next").text("technologies", named(next)));
        }
        for (stack, pile) in [Stack::Inner, Stack::Middle, Stack::Outer].into_iter().zip(&seen.piles) {
            lines.push(
                Text::new("page-pile")
                    .name("stack", stack.key())
                    .amount("count", pile.left)
                    .amount("discards", pile.discards.len()),
            );
        }
        lines.push(Text::new("page-discoveries-left").amount("count", view.discoveries));
        lines.push(Text::new("page-reputation-left").amount("count", view.reputation));
        lines.extend(self.seats.iter().filter_map(|seat| self.tiles_known(view, seat)));
        lines
    }

    /// A technology on the supply board, with the lowest price for the reader.
    fn technology_row(&self, t: &Seen, reader: Option<Seat>, id: TechnologyId, count: u8) -> Text {
        let row = &self.content.technologies[id];
        let class = match row.class {
            Class::Military => "track-military",
            Class::Grid => "track-grid",
            Class::Nano => "track-nano",
            Class::Rare => "page-rare",
        };
        let price = match reader {
            Some(seat) if t.players[seat].technologies.contains(id) => Text::new("sketch-owned"),
            reader => {
                let least = reader.and_then(|seat| {
                    let tracks =
                        Track::each().filter(|track| row.class.track().is_none_or(|only| only == *track));
                    let open = tracks.filter(|track| Self::has_room(t, seat, *track));
                    open.map(|track| self.price(t, seat, id, track)).min()
                });
                Text::new("face").amount("face", least.unwrap_or(row.cost))
            }
        };
        Text::new("sketch-technology")
            .name("technology", self.technology_name(id))
            .name("class", class)
            .text("price", price)
            .amount("count", count)
            .amount("left", t.bag.count(id))
    }

    /// The reputation tiles of a player that the viewers know.
    fn tiles_known(&self, view: &View, seat: Seat) -> Option<Text> {
        let player = &view.players[seat.index()];
        let tiles: Vec<_> = player
            .reputation
            .unwrap_or(player.shown)
            .iter()
            .map(|(tile, count)| {
                let vp = self.content.reputation[tile].vp;
                Text::new("page-tile").amount("vp", vp).amount("count", count)
            })
            .collect();
        let text = Text::new("sketch-tiles").seat("who", seat);
        (!tiles.is_empty()).then(|| text.list("tiles", tiles))
    }
}
