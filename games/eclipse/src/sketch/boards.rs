//! What lies in front of the players: boards, technologies, blueprints.

use orrery_core::{Id as _, Seat, Text};

use super::{listed, named, seats, times};
use crate::Eclipse;
use crate::ids::{ActionKind, Resource, Track, Unit};
use crate::seen::Seen;
use crate::words::fight_lines;

impl Eclipse {
    /// Everybody's board, tracks and blueprints, a table each.
    pub(super) fn boards_in_words(&self, t: &Seen) -> Vec<Text> {
        let there: Vec<_> = self.seats.iter().filter(|seat| t.players[*seat].species.is_some()).collect();
        if there.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![Text::new("sketch-boards-head")];
        lines.extend(there.iter().map(|seat| self.board_row(t, *seat)));
        lines.push(Text::new("sketch-tracks-head"));
        lines.extend(there.iter().map(|seat| self.tracks_row(t, *seat)));
        lines.push(Text::new("sketch-blueprints-head"));
        for seat in there {
            let kit = self.kit(t, seat);
            let drawn = Unit::DRAWN.into_iter().filter(|unit| kit.blueprints[*unit].is_some());
            lines.extend(drawn.map(|unit| self.blueprint_row(t, seat, unit)));
        }
        lines
    }

    fn board_row(&self, t: &Seen, seat: Seat) -> Text {
        let player = &t.players[seat];
        let actions = ActionKind::each().filter(|kind| player.acted[*kind] > 0);
        let actions = actions.map(|kind| times(player.acted[kind], kind.key().to_owned()));
        let alliance = player.alliance.map(|id| Text::named(self.alliance_name(id)));
        let partners = (!player.partners.is_empty()).then(|| seats(player.partners.iter()));
        let developments = player.developments.iter().map(|id| self.development_name(id));
        let stored = player.stored.iter().map(|id| self.part_name(id));
        let shown = player.shown.things().map(|id| self.discovery_name(id));
        let trophies = player.trophies.iter().map(|id| self.guard_name(id));
        let species = player.species.map(|id| self.species_name(id));
        Text::new("sketch-board")
            .seat("who", seat)
            .text("species", named(species))
            .amount("money", player.cubes[Resource::Money])
            .amount("science", player.cubes[Resource::Science])
            .amount("materials", player.cubes[Resource::Materials])
            .amount("graveyard", player.graveyard.values().sum::<u8>())
            .text("actions", listed(actions))
            .text("friends", listed(partners.into_iter().chain(alliance)))
            .amount("kept", player.kept.len())
            .text("things", named(developments.chain(stored).chain(shown).chain(trophies)))
    }

    fn tracks_row(&self, t: &Seen, seat: Seat) -> Text {
        let on =
            |track: Track| named(t.players[seat].tracks[track].iter().map(|id| self.technology_name(*id)));
        Text::new("sketch-tracks")
            .seat("who", seat)
            .text("military", on(Track::Military))
            .text("grid", on(Track::Grid))
            .text("nano", on(Track::Nano))
    }

    fn blueprint_row(&self, t: &Seen, seat: Seat, unit: Unit) -> Text {
        let (player, stats) = (&t.players[seat], &t.players[seat].stats[unit]);
        let spaces = (0..self.spaces_of(t, seat, unit)).map(|space| {
            self.part_on(t, seat, unit, space)
                .map_or_else(|| Text::new("sketch-empty"), |part| Text::named(self.part_name(part)))
        });
        let beside = player.beside.filter(|(other, _)| *other == unit);
        let beside = beside.map(|(_, part)| Text::named(self.part_name(part)));
        let cost = self.kit(t, seat).costs[unit];
        let cost =
            cost.map_or_else(|| Text::new("sketch-none"), |cost| Text::new("face").amount("face", cost));
        Text::new("sketch-blueprint")
            .seat("who", seat)
            .name("unit", unit.key())
            .text("cost", cost)
            .amount("left", player.unbuilt[unit])
            .text("parts", listed(spaces.chain(beside)))
            .amount("used", stats.used)
            .amount("made", stats.made)
            .amount("steps", stats.steps)
            .list("stats", fight_lines(stats))
    }
}
