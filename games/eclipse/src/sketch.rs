//! The table in words, made of what its viewers see and so without secrets.

mod boards;
mod galaxy;
mod supply;

use orrery_core::sketch::Held;
use orrery_core::tally::Sum;
use orrery_core::{Seat, SeatSet, Sketch, Text};

use crate::Eclipse;
use crate::ids::{Resource, SectorId, Unit};
use crate::seen::Seen;
use crate::state::{Phase, Ship, State, Type};
use crate::view::View;
use crate::words::fight_lines;

/// Things with commas between them, or a dash for none.
fn listed(things: impl IntoIterator<Item = Text>) -> Text {
    let things: Vec<_> = things.into_iter().collect();
    if things.is_empty() { Text::new("sketch-none") } else { Text::new("page-list").list("things", things) }
}

fn named(names: impl IntoIterator<Item = String>) -> Text {
    listed(names.into_iter().map(Text::named))
}

fn seats(seats: impl IntoIterator<Item = Seat>) -> Text {
    listed(seats.into_iter().map(|seat| Text::new("side-player").seat("who", seat)))
}

/// So many of a thing.
fn times(count: u8, name: String) -> Text {
    Text::new("page-times").name("unit", name).amount("count", count)
}

impl Eclipse {
    /// The table in words.
    pub(crate) fn table_in_words(&self, t: &State, viewer: SeatSet) -> Sketch {
        let view = self.view_for(t, viewer);
        let mut overview = self.state_of_play(&view.known);
        overview.push(Text::new("sketch-head"));
        overview.extend(self.seats.iter().map(|seat| self.player_row(&view, seat, viewer)));
        overview.extend(self.battles(&view.known));
        let mut details = vec![Text::new("sketch-legend")];
        details.extend(self.galaxy_in_words(&view.known));
        details.extend(self.boards_in_words(&view.known));
        details.extend(self.supply_in_words(&view, viewer));
        let own = self.seats.iter().filter(|seat| viewer.contains(*seat));
        let own = own.filter_map(|seat| view.players[seat.index()].kept);
        let hand = own.flat_map(|kept| kept.things().collect::<Vec<_>>());
        let hand = hand.map(|id| Held { name: Text::named(self.discovery_name(id)), note: None });
        Sketch { overview, details, hand: hand.collect() }
    }

    /// The round, its order, and whose turn it is.
    fn state_of_play(&self, t: &Seen) -> Vec<Text> {
        let phase = match t.phase {
            _ if t.over => "page-phase-end",
            Phase::Setup => "page-phase-setup",
            Phase::Action => "page-phase-action",
            Phase::Combat => "page-phase-combat",
            Phase::Upkeep => "page-phase-upkeep",
            Phase::Cleanup => "page-phase-cleanup",
        };
        let mut lines = vec![
            Text::new("sketch-status")
                .amount("round", t.round)
                .amount("rounds", self.options.rounds)
                .name("phase", phase)
                .text("order", seats(self.in_order(t))),
        ];
        if t.over {
            return lines;
        }
        if t.phase == Phase::Action {
            lines.push(Text::new("page-turn-of").seat("who", t.turn.seat));
        }
        lines.extend(t.first.map(|who| Text::new("page-begins-next").seat("who", who)));
        lines.extend(t.second.map(|who| Text::new("page-direction-card").seat("who", who)));
        lines.extend(t.traitor.map(|who| Text::new("page-traitor").seat("who", who)));
        lines.extend(t.markers.primary.map(|who| Text::new("page-primary").seat("who", who)));
        lines.extend(t.markers.secondary.map(|who| Text::new("page-secondary").seat("who", who)));
        lines
    }

    /// What everybody watches of everybody.
    fn player_row(&self, view: &View, seat: Seat, viewer: SeatSet) -> Text {
        let t = &view.known;
        let player = &t.players[seat];
        let known = player.species.is_some();
        let made = |of: Resource| if known { self.production(t, seat, of) } else { 0 };
        let mut score = Sum::default();
        self.score(t, seat, viewer, &mut score);
        let state = match (player.out, player.passed) {
            (true, _) => "sketch-out",
            (false, true) => "sketch-passed",
            (false, false) => "sketch-none",
        };
        let ships = |sector: SectorId| u16::from(self.all_ships(t, sector, seat));
        Text::new("sketch-player")
            .seat("who", seat)
            .amount("score", score.0)
            .amount("money", player.goods[Resource::Money])
            .amount("income", made(Resource::Money))
            .amount("upkeep", if known { self.upkeep(t, seat) } else { 0 })
            .amount("science", player.goods[Resource::Science])
            .amount("sciencemore", made(Resource::Science))
            .amount("materials", player.goods[Resource::Materials])
            .amount("materialsmore", made(Resource::Materials))
            .amount("discs", player.discs)
            .amount("ready", player.ready)
            .amount("colony", if known { self.colony_ships(t, seat) } else { 0 })
            .amount("sectors", player.controls.len())
            .amount("ships", player.fleets.union(player.controls).iter().map(ships).sum::<u16>())
            .amount("tiles", view.players[seat.index()].tiles)
            .name("state", state)
    }

    /// The battle under way, or those to come.
    fn battles(&self, t: &Seen) -> Vec<Text> {
        let sides = |text: Text, attackers, defenders| {
            text.list("attackers", Self::side_texts(attackers)).list("defenders", Self::side_texts(defenders))
        };
        if !t.battle.on {
            if t.over || !matches!(t.phase, Phase::Action | Phase::Combat) {
                return Vec::new();
            }
            let fights = t.explored.iter().filter_map(|id| Some((id, self.next_pair(t, id)?)));
            return fights
                .map(|(id, (attackers, defenders))| {
                    sides(Text::new("sketch-coming").text("sector", self.place(id)), attackers, defenders)
                })
                .collect();
        }
        let stage = match t.battle.round {
            0 => Text::new("page-missiles"),
            round => Text::new("page-engagement").amount("round", round),
        };
        let head =
            Text::new("sketch-battle").text("sector", self.place(t.battle.sector)).text("stage", stage);
        let mut lines = vec![sides(head, t.battle.attackers, t.battle.defenders)];
        lines.push(Text::new("sketch-fighters-head"));
        let order = t.battle.order.iter().filter(|of| self.count(t, **of) > 0);
        lines.extend(order.map(|of| self.fighters(t, *of)));
        if !t.battle.rolls.is_empty() {
            let dice = t.battle.rolls.iter().map(|roll| {
                let key = if roll.at.is_some() { "sketch-die-used" } else { "sketch-die" };
                Text::new(key).name("die", self.die_key(roll.damage)).amount("face", roll.face)
            });
            lines.push(Text::new("sketch-dice").list("dice", dice.collect()));
        }
        lines
    }

    /// Ships of a type in a battle: what they fight with, and the damage on each.
    fn fighters(&self, t: &Seen, of: Type) -> Text {
        let (stats, count) = (self.stats(t, of), self.count(t, of));
        let does = match Self::retreats_to(t, of) {
            Some(to) => Text::new("page-retreats").text("sector", self.place(to)),
            None if Self::attacks(t, of) => Text::new("page-attacks"),
            None => Text::new("page-defends"),
        };
        let damage = (0..count).map(|index| {
            let ship = Ship { of, index };
            Text::new("sketch-damage")
                .amount("damage", Self::damage_on(t, ship) + Self::pending(t, ship))
                .amount("most", stats.hull + 1)
        });
        // A row of a table that changes names no number for conditions.
        Text::new("sketch-fighters")
            .text("unit", self.type_text(of))
            .word("count", count.to_string())
            .list("stats", fight_lines(stats))
            .list("damage", damage.collect())
            .text("does", does)
    }

    /// A sector by name and number.
    pub(crate) fn place(&self, id: SectorId) -> Text {
        let number = format!("{:03}", self.tile(id).number);
        Text::new("page-sector").name("sector", self.sector_name(id)).word("number", number)
    }

    fn units_in(&self, t: &State, sector: SectorId, seat: Seat) -> impl Iterator<Item = (Unit, u8)> {
        let all = Unit::DRAWN.into_iter().rev();
        all.map(move |unit| (unit, self.ships(t, sector, seat, unit))).filter(|(_, count)| *count > 0)
    }
}
