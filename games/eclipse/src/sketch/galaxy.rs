//! The galaxy, sector by sector.

use orrery_core::{Id as _, Text};

use super::{listed, times};
use crate::Eclipse;
use crate::ids::{Edge, SectorId, Square};
use crate::seen::Seen;

impl Eclipse {
    /// Every sector: who controls it, who and what is there, and where one gets from there.
    pub(super) fn galaxy_in_words(&self, t: &Seen) -> Vec<Text> {
        let head = Text::new("sketch-galaxy-head");
        std::iter::once(head).chain(t.explored.iter().map(|id| self.sector_row(t, id))).collect()
    }

    fn sector_row(&self, t: &Seen, id: SectorId) -> Text {
        let sector = &t.sectors[id];
        let owner = match sector.owner {
            Some(seat) => Text::new("side-player").seat("who", seat),
            None => Text::new("sketch-none"),
        };
        let squares = Square::each().filter_map(|square| {
            let count = self.squares(t, id, square);
            let text = Text::new("sketch-square").name("square", square.key()).amount("count", count);
            (count > 0).then(|| text.amount("cubes", sector.cubes[square]))
        });
        let fleets = self.present(t, id).iter().collect::<Vec<_>>();
        let own = fleets.into_iter().flat_map(|seat| {
            let ships = |(unit, count): (crate::ids::Unit, u8)| {
                Text::new("sketch-ships").seat("who", seat).text("ships", times(count, unit.key().to_owned()))
            };
            self.units_in(t, id, seat).map(ships).collect::<Vec<_>>()
        });
        let guard = sector.guard.map(|guard| Text::named(self.guard_name(guard)));
        let ancients = (sector.ancients > 0).then(|| times(sector.ancients, self.guard_name(self.ancient)));
        Text::new("sketch-sector")
            .text("sector", self.place(id))
            .word("space", format!("{}, {}", sector.at.0, sector.at.1))
            .text("owner", owner)
            .amount("vp", self.tile(id).vp)
            .text("squares", listed(squares))
            .text("ships", listed(own.chain(guard).chain(ancients)))
            .text("there", listed(self.lies_there(t, id)))
            .text("ways", listed(Edge::each().filter_map(|way| self.way_out(t, id, way))))
    }

    /// What lies there beside ships and squares.
    fn lies_there(&self, t: &Seen, id: SectorId) -> Vec<Text> {
        let sector = &t.sectors[id];
        let mut all = Vec::new();
        if sector.discovery {
            all.push(Text::new("page-discovery"));
        }
        let artifacts = self.artifacts(t, id);
        if artifacts > 0 {
            all.push(times(artifacts, "page-artifact".to_owned()));
        }
        if t.portals.contains(id) {
            all.push(Text::new("sketch-portal"));
        }
        if self.tile(id).hive {
            all.push(Text::new("sketch-hive"));
        }
        let tokens = sector.tokens.iter().filter(|token| !self.content.tokens[*token].portal);
        all.extend(tokens.map(|token| Text::named(self.token_name(token))));
        let shrines = t.shrines.iter().filter(|(_, place)| place.is_some_and(|(at, _)| at == id));
        all.extend(shrines.map(|(shrine, _)| Text::named(self.shrine_name(shrine))));
        all
    }

    /// Where an edge leads: to a sector, with a wormhole on both sides or on one, or into the unknown.
    fn way_out(&self, t: &Seen, id: SectorId, way: Edge) -> Option<Text> {
        let here = t.sectors[id].has_hole(way);
        let Some(other) = t.sectors[id].beside[way] else {
            return here.then(|| Text::new("sketch-way-open").name("edge", way.key()));
        };
        let key = match (here, t.sectors[other].has_hole(way.opposite())) {
            (true, true) => "sketch-way",
            (true, false) | (false, true) => "sketch-way-half",
            (false, false) => return None,
        };
        let number = format!("{:03}", self.tile(other).number);
        Some(Text::new(key).name("edge", way.key()).word("number", number))
    }
}
