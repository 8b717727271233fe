//! What a seat knows as a row of numbers, the own seat first: everybody's boards in short and the own one in full; of the map
//! what concerns the own civilisation.

use orrery_core::observe::{Observe, Output, Row};
use orrery_core::{Id as _, Seat};

use crate::Eclipse;
use crate::content::Stats;
use crate::ids::{Die, Edge, Resource, Square, Track, Unit};
use crate::state::{Phase, SEATS, Sector, State};

const PHASES: [&str; 5] = ["setup", "action", "combat", "upkeep", "cleanup"];

const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Action => 1,
        Phase::Combat => 2,
        Phase::Upkeep => 3,
        Phase::Cleanup => 4,
    }
}

impl Observe for Eclipse {
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        let content = &self.content;
        let seats = usize::from(self.seats.count());
        row.number("round", t.round);
        row.number("rounds_left", self.options.rounds.saturating_sub(t.round));
        row.number("seats", seats);
        row.places("phase", PHASES.len(), |place| PHASES[place], [phase(t.phase)]);
        row.seat("turn", SEATS, seats, seat, Some(t.turn.seat));
        row.words("action", t.turn.action);
        row.number("action_left", t.turn.left);
        row.number("passed_first", t.first == Some(seat));
        row.number("traitor", t.traitor == Some(seat));
        row.number("battle", t.battle.on);
        row.number("battle_round", t.battle.round);
        row.number("fights", t.battle.entered.contains(&seat));
        for (name, pile) in ["stack_1", "stack_2", "stack_3"].into_iter().zip(&t.piles) {
            row.number(name, pile.left);
        }
        row.number("discoveries", t.discovery_stack());
        row.number("reputation_bag", t.reputation.len());
        row.rows("offer", &content.technologies, t.offer.things());
        row.number("bag", t.bag.len());
        row.rows("developments", &content.developments, t.developments.iter());
        let player = &t.players[seat];
        row.group("own", true, |row| {
            row.rows("species", &content.species, player.species);
            row.rows("technologies", &content.technologies, player.technologies.iter());
            let tiles = player.reputation.iter();
            let points = tiles.map(|(tile, count)| u32::from(content.reputation[tile].vp) * u32::from(count));
            row.number("reputation_points", points.sum::<u32>());
            for unit in Unit::SHIPS {
                row.group(unit.word(), true, |row| write_stats(row, &player.stats[unit]));
            }
            self.write_land(row, t, seat);
        });
        row.each_seat(SEATS, seats, seat, |row, player| self.write_player(row, t, player, seat));
    }
}

fn write_stats(row: &mut Row<impl Output>, stats: &Stats) {
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
    fn write_land(&self, row: &mut Row<impl Output>, t: &State, seat: Seat) {
        let own = |at: &Sector| at.owner == Some(seat);
        for square in Square::each() {
            let free = t.players[seat].controls.iter().map(|sector| {
                let at = &t.sectors[sector];
                let there = match square {
                    Square::Shellworld => u8::from(at.tokens.contains(self.tokens.shellworld)),
                    Square::Orbital => u8::from(at.tokens.contains(self.tokens.orbital)),
                    _ => self.tile(sector).squares[square],
                };
                u32::from(there.saturating_sub(at.cubes[square]))
            });
            row.group("free", true, |row| row.number(square.word(), free.sum::<u32>()));
        }
        let (mut open, mut guarded, mut foreign, mut unowned) = (0_u32, 0_u32, 0_u32, 0_u32);
        for at in t.players[seat].controls.iter().map(|sector| &t.sectors[sector]) {
            for way in Edge::each().filter(|way| at.has_hole(*way)) {
                let Some(other) = at.beside[way] else {
                    open += 1;
                    continue;
                };
                let beyond = &t.sectors[other];
                if !beyond.has_hole(way.opposite()) {
                    continue;
                }
                guarded += u32::from(beyond.is_guarded());
                foreign += u32::from(beyond.owner.is_some_and(|owner| owner != seat));
                unowned += u32::from(beyond.owner.is_none());
            }
        }
        row.number("edges_unexplored", open);
        row.number("edges_guarded", guarded);
        row.number("edges_foreign", foreign);
        row.number("edges_unowned", unowned);
        let (mut ancients, mut guards, mut contested, mut invaded) = (0_u32, 0_u32, 0_u32, 0_u32);
        for at in t.explored.iter().map(|sector| &t.sectors[sector]) {
            ancients += u32::from(at.ancients);
            guards += u32::from(at.guard.is_some());
            let ships = !at.ships[seat].is_empty();
            contested += u32::from(ships && (at.is_guarded() || at.entered.len() > 1));
            invaded += u32::from(own(at) && at.entered.iter().any(|other| *other != seat));
        }
        row.number("sectors_explored", t.explored.len());
        row.number("ancients", ancients);
        row.number("guards", guards);
        row.number("contested", contested);
        row.number("invaded", invaded);
    }

    /// What everybody sees of a board.
    fn write_player(&self, row: &mut Row<impl Output>, t: &State, seat: Seat, own: Seat) {
        let player = &t.players[seat];
        let points = player.controls.iter().map(|sector| u32::from(self.tile(sector).vp)).sum::<u32>();
        row.number("sectors", player.controls.len());
        row.number("sector_points", points);
        row.number("reputation", player.reputation.len());
        row.number("kept", player.kept.len());
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
        let me = &t.players[own];
        row.number("ally", player.alliance.is_some() && player.alliance == me.alliance);
        row.number("passed", player.passed);
        row.number("out", player.out);
    }
}
