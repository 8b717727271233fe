//! What a seat knows as numbers: everybody's tracks, stock, ships and station in short, what is on offer, and the own cards one by
//! one. Of the map it says who has what where it counts: ships, leaders, developments, raiders.

use orrery_core::observe::{Observe, Output, Row};
use orrery_core::tally::Sum;
use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::frame::Phase;
use crate::ids::{Class, Column, Resource, ShipKind, Track};
use crate::state::{Place, Player, SEATS, State, figures};

const PHASES: [&str; 14] = [
    "setup",
    "start",
    "choose",
    "launched",
    "activate",
    "activated",
    "raid",
    "battle",
    "return",
    "modules",
    "home",
    "last",
    "end",
    "over",
];

const fn place_of(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Start => 1,
        Phase::Choose => 2,
        Phase::Launched => 3,
        Phase::Activate => 4,
        Phase::Activated => 5,
        Phase::Raid => 6,
        Phase::Battle => 7,
        Phase::Return => 8,
        Phase::Modules => 9,
        Phase::Home => 10,
        Phase::Last => 11,
        Phase::End => 12,
        Phase::Over => 13,
    }
}

impl Observe for Andromeda {
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        let (content, seats) = (&self.content, usize::from(self.seats.count()));
        row.number("seats", seats);
        row.seat("first", SEATS, seats, seat, Some(t.first));
        row.number("end_marker", self.end_marker());
        row.number("ending", t.ending);
        row.number("last_turns", t.last_turns);
        row.number("ended", t.ended);
        let playing = t.turn.phase != Phase::Setup && !t.ended;
        row.seat("turn", SEATS, seats, seat, playing.then_some(t.turn.seat));
        row.places("phase", PHASES.len(), |place| PHASES[place], [place_of(t.turn.phase)]);
        row.number("must_return", playing && t.turn.must_return);
        row.rows("event", &content.events, t.event);
        row.number("events", t.events.len());
        row.number("planet_stack", t.planet_stack.len());
        row.rows("display", &content.modules, t.display.iter().flatten().copied());
        for column in Column::ALL {
            let at = *column as usize;
            let left = t.module_decks[at].len() + t.module_bottoms[at].len() as u16;
            row.number(format_args!("module_deck_{column}"), left);
        }
        row.number("tactics_deck", t.tactics.len());
        row.number("discoveries", t.discoveries.iter().map(|stack| u32::from(stack.len())).sum::<u32>());
        row.number("mechaphages", t.phages);
        for class in Class::ALL {
            let (there, damage) = match class {
                Class::S => (t.raiders.swarm.len(), 0),
                single => {
                    let at = *single as usize - 1;
                    (usize::from(t.raiders.single[at].is_some()), t.raiders.damage[at])
                }
            };
            row.number(format_args!("raiders_{class}"), there);
            row.number(format_args!("raiders_{class}_damage"), damage);
        }
        row.number("battle", t.battle.on);
        row.number("battle_decided", t.battle.decided);
        let own = &t.players[seat];
        row.group("own", true, |row| {
            row.rows("faction", &content.factions, own.faction.into_iter().chain(own.dealt_factions.iter()));
            row.rows("hand", &content.tactics, own.hand.things());
            row.rows("discoveries", &content.discoveries, own.discoveries.things());
            row.rows(
                "destiny",
                &content.destinies,
                own.destiny.into_iter().chain(own.dealt_destinies.iter()),
            );
            row.number("won", t.battle.winners.contains(seat));
            let raided = |place| matches!(place, Place::At(space) if t.raiders.count_at(space) > 0);
            row.number("raided", own.ships.iter().filter(|ship| raided(ship.place)).count());
        });
        row.each_seat(SEATS, seats, seat, |row, player| self.write_player(row, t, player, seat));
    }
}

impl Andromeda {
    fn write_player(&self, row: &mut Row<impl Output>, t: &State, seat: Seat, own: Seat) {
        let player = &t.players[seat];
        let mut score = Sum::default();
        self.score(t, seat, SeatSet::only(own), &mut score);
        row.number("points", player.vp);
        row.number("score", score.0);
        for resource in Resource::TOKENS {
            row.number(resource, player.stock.of(resource));
        }
        row.number("hand", player.hand.len());
        row.number("hand_limit", self.hand_limit(t, seat));
        for track in Track::ALL {
            row.number(format_args!("track_{track}"), player.index(*track));
        }
        for kind in ShipKind::ALL {
            row.group(*kind, true, |row| write_ships(row, player, *kind));
        }
        row.number("upgrades", player.upgrades.iter().flatten().count());
        row.number("leaders", player.station);
        row.number("leaders_spent", player.spent);
        row.number("leaders_out", player.leaders.0.iter().map(|count| u32::from(*count)).sum::<u32>());
        row.number("claimed", player.claimed.len());
        row.number("tokens", player.tokens.len());
        row.number("discoveries", player.discoveries.len());
        for track in Track::ALL {
            row.number(format_args!("developments_{track}"), player.face_up[*track as usize]);
            row.number(format_args!("developments_used_{track}"), player.face_down[*track as usize]);
        }
        row.number("planets", t.planets.iter().filter(|planet| planet.owner == Some(seat)).count());
        for column in Column::ALL {
            row.number(format_args!("modules_{column}"), t.row(seat, *column).len());
        }
        row.number("modules_damaged", t.damaged_modules(seat));
        row.number("moons_set", t.station(seat).filter(|(_, slot)| slot.moon.is_some()).count());
        row.number("turns", player.turns);
    }
}

/// How many ships of a type are where.
fn write_ships(row: &mut Row<impl Output>, player: &Player, kind: ShipKind) {
    row.number("reserve", player.count(kind, Place::Reserve));
    row.number("hangar", player.count(kind, Place::Hangar));
    row.number("scrapyard", player.count(kind, Place::Scrapyard));
    let out = player.ships[figures(kind)].iter().filter(|ship| matches!(ship.place, Place::At(_)));
    row.number("map", out.count());
}
