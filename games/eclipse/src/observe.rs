//! A view as a row of numbers, the own seat first. Whoever learns from it sees everybody's boards in short and the own one in
//! full; of the map it sees what concerns the own civilisation.

use orrery_core::observe::{Observe, Row};
use orrery_core::{Bag, Id, Seat};
use tinyvec::ArrayVec;

use crate::Eclipse;
use crate::content::Stats;
use crate::ids::{ActionKind, DEVELOPMENTS, Die, Edge, Resource, SPECIES, Square, TECHNOLOGIES, Track, Unit};
use crate::state::{Phase, Player, SEATS, Sector};
use crate::view::{PlayerView, View};

/// The ids of rows, in order.
type Ids<'a, const N: usize> = ArrayVec<[&'a str; N]>;

const PHASES: [&str; 5] = ["setup", "action", "combat", "upkeep", "cleanup"];

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Action => "action",
        Phase::Combat => "combat",
        Phase::Upkeep => "upkeep",
        Phase::Cleanup => "cleanup",
    }
}

impl Observe for Eclipse {
    fn write(&self, view: &View, seat: Seat, row: &mut Row<'_>) {
        let content = &self.content;
        let technologies: Ids<'_, TECHNOLOGIES> =
            content.technologies.iter().map(|(_, row)| row.id.as_str()).collect();
        let developments: Ids<'_, DEVELOPMENTS> =
            content.developments.iter().map(|(_, row)| row.id.as_str()).collect();
        let species: Ids<'_, SPECIES> = content.species.iter().map(|(_, row)| row.id.as_str()).collect();
        let seats = view.players.len();
        row.number("round", view.round);
        row.number("rounds_left", self.options.rounds.saturating_sub(view.round));
        row.one_of("phase", &PHASES, Some(phase(view.phase)));
        row.seat("turn", SEATS, seats, seat, Some(view.turn.seat));
        let kinds: ArrayVec<[&str; 6]> = ActionKind::each().map(ActionKind::word).collect();
        row.one_of("action", &kinds, view.turn.action.map(ActionKind::word));
        row.number("action_left", view.turn.left);
        row.number("passed_first", view.first == Some(seat));
        row.number("traitor", view.traitor == Some(seat));
        row.number("battle", view.battle.on);
        row.number("battle_round", view.battle.round);
        row.number("fights", view.battle.entered.contains(&seat));
        for (name, pile) in ["stack_1", "stack_2", "stack_3"].into_iter().zip(&view.piles) {
            row.number(name, pile.0);
        }
        row.number("discoveries", view.discoveries);
        row.number("reputation_bag", view.reputation);
        let name = |technology| content.technologies[technology].id.as_str();
        row.counts("offer", &technologies, view.offer.things().map(name));
        row.counts("bag", &["tiles"], view.bag.things().map(|_| "tiles"));
        let name = |development| content.developments[development].id.as_str();
        row.counts("developments", &developments, view.developments.iter().map(name));
        let own = &view.players[seat.index()];
        row.group("own", true, |row| {
            let player = &own.open;
            let which = player.species.map(|of| content.species[of].id.as_str());
            row.one_of("species", &species, which);
            let name = |technology| content.technologies[technology].id.as_str();
            row.counts("technologies", &technologies, player.technologies.iter().map(name));
            let tiles = own.reputation.unwrap_or(Bag::EMPTY);
            let points =
                tiles.iter().map(|(tile, count)| u32::from(content.reputation[tile].vp) * u32::from(count));
            row.number("reputation_points", points.sum::<u32>());
            for unit in Unit::SHIPS {
                row.group(unit.word(), true, |row| write_stats(row, &player.stats[unit]));
            }
            self.write_land(row, view, seat);
        });
        row.seats(SEATS, &view.players, seat, |row, player| self.write_player(row, view, player, seat));
    }
}

fn write_stats(row: &mut Row<'_>, stats: &Stats) {
    row.number("initiative", stats.initiative);
    row.number("steps", stats.steps);
    row.number("hull", stats.hull);
    row.number("computer", stats.computer);
    row.number("shield", stats.shield);
    row.number("spare_energy", i16::from(stats.made) - i16::from(stats.used));
    for die in Die::each() {
        row.group("cannons", true, |row| row.number(die.word(), stats.cannons[die]));
    }
    row.number("missiles", stats.missile_dice());
}

impl Eclipse {
    /// The map as it concerns one civilisation.
    fn write_land(&self, row: &mut Row<'_>, view: &View, seat: Seat) {
        let own = |at: &Sector| at.owner == Some(seat);
        for square in Square::each() {
            let mine = view.sectors.iter().filter(|of| own(&of.state));
            let free = mine.map(|of| {
                let there = match square {
                    Square::Shellworld => u8::from(of.state.tokens.contains(self.tokens.shellworld)),
                    Square::Orbital => u8::from(of.state.tokens.contains(self.tokens.orbital)),
                    _ => self.tile(of.sector.id).squares[square],
                };
                u32::from(there.saturating_sub(of.state.cubes[square]))
            });
            row.group("free", true, |row| row.number(square.word(), free.sum::<u32>()));
        }
        let (mut open, mut guarded, mut foreign, mut unowned) = (0_u32, 0_u32, 0_u32, 0_u32);
        for at in view.sectors.iter().map(|of| &of.state).filter(|at| own(at)) {
            for way in Edge::each().filter(|way| at.has_hole(*way)) {
                let Some(other) = at.beside[way] else {
                    open += 1;
                    continue;
                };
                let Some(beyond) = view.sectors.iter().find(|of| of.sector.id == other) else { continue };
                if !beyond.state.has_hole(way.opposite()) {
                    continue;
                }
                guarded += u32::from(beyond.state.is_guarded());
                foreign += u32::from(beyond.state.owner.is_some_and(|owner| owner != seat));
                unowned += u32::from(beyond.state.owner.is_none());
            }
        }
        row.number("edges_unexplored", open);
        row.number("edges_guarded", guarded);
        row.number("edges_foreign", foreign);
        row.number("edges_unowned", unowned);
        let all = || view.sectors.iter().map(|of| &of.state);
        row.number("sectors_explored", view.sectors.len());
        row.number("ancients", all().map(|at| u32::from(at.ancients)).sum::<u32>());
        row.number("guards", all().filter(|at| at.guard.is_some()).count());
        let fights = |at: &&Sector| {
            let mine = !at.ships[seat].is_empty();
            mine && (at.is_guarded() || at.entered.len() > 1)
        };
        row.number("contested", all().filter(fights).count());
        let invaded = |at: &&Sector| own(at) && at.entered.iter().any(|other| *other != seat);
        row.number("invaded", all().filter(invaded).count());
    }

    /// What everybody sees of a board.
    fn write_player(&self, row: &mut Row<'_>, view: &View, of: &PlayerView, own: Seat) {
        let player: &Player = &of.open;
        let points = player.controls.iter().map(|sector| u32::from(self.tile(sector).vp)).sum::<u32>();
        row.number("sectors", player.controls.len());
        row.number("sector_points", points);
        row.number("reputation", of.tiles);
        row.number("kept", of.kept_count);
        for resource in Resource::each() {
            row.group("stored", true, |row| row.number(resource.word(), player.goods[resource]));
            row.group("cubes", true, |row| row.number(resource.word(), player.cubes[resource]));
        }
        row.number("discs", player.discs);
        row.number("acted", player.acted.values().sum::<u8>());
        row.number("ready", player.ready);
        for track in Track::each() {
            row.group("track", true, |row| row.number(track.word(), player.tracks[track].len()));
        }
        row.number("developments", player.developments.len());
        for unit in Unit::SHIPS {
            let copies = self.content.unit(unit).copies.unwrap_or_default();
            row.group("ships", true, |row| {
                row.number(unit.word(), copies.saturating_sub(player.unbuilt[unit]));
            });
        }
        let cruiser = &player.stats[Unit::Cruiser];
        row.number("cruiser_hull", cruiser.hull);
        row.number("cruiser_computer", cruiser.computer);
        row.number("cruiser_dice", cruiser.cannon_dice() + cruiser.missile_dice());
        row.number("partners", player.partners.len());
        row.number("partner", player.partners.contains(own));
        let me = &view.players[own.index()].open;
        row.number("ally", player.alliance.is_some() && player.alliance == me.alliance);
        row.number("passed", player.passed);
        row.number("out", player.out);
    }
}
