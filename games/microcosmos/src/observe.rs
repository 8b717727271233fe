//! What a seat knows as numbers: planets by their position with what they still need, everybody's Ark and stock, and the own crew
//! by design. The Automa of a solo game is a player like others.

use orrery_core::observe::{Observe, Output, Row};
use orrery_core::tally::Sum;
use orrery_core::{Seat, Set};

use crate::MicroCosmos;
use crate::space::Position;
use crate::state::{Planet, Resource, Resources, SEATS, State};
use crate::view::turn_view;

const STEPS: [&str; 5] = ["1", "2", "3", "4", "5"];

impl Observe for MicroCosmos {
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        let (content, players) = (&self.content, usize::from(self.table.count()));
        row.number("round", t.round);
        row.number("seats", players);
        row.seat("first", SEATS, players, seat, Some(t.first));
        row.number("ending", t.last_round.is_some());
        row.number("rounds_left", t.last_round.map(|last| last.saturating_sub(t.round)));
        row.number("ended", t.ended);
        row.number("planets_to_end", self.options.planets_to_end.saturating_sub(t.terraformed()));
        row.number("planet_deck", t.planets.len());
        row.rows("cantina", &content.crew, t.cantina.iter());
        row.number("crew_deck", t.crew.len());
        row.number("survivor_deck", t.survivors.len());
        let turn = turn_view(t);
        row.seat("turn", SEATS, players, seat, turn.map(|turn| turn.seat));
        let step = turn.and_then(|turn| turn.step).map(|step| usize::from(step) - 1);
        row.places("step", STEPS.len(), |place| STEPS[place], step);
        row.number("moves_left", turn.and_then(|turn| turn.moves));
        row.number("crew_played", turn.and_then(|turn| turn.played));
        for position in Position::ALL {
            let planet = t.planet(*position);
            row.group(position.word(), true, |row| self.write_planet(row, t, *position, planet, seat));
        }
        let own = &t.players[seat];
        row.group("own", true, |row| {
            row.rows("upper", &content.crew, own.upper.iter());
            row.rows("lower", &content.crew, own.lower.iter());
            row.rows("dealt", &content.crew, own.dealt.iter());
            row.rows("survivors", &content.survivors, own.survivors.iter());
        });
        row.each_seat(SEATS, players, seat, |row, player| self.write_player(row, t, player));
        let solo = self.is_solo();
        row.number("automa.deck", if solo { t.automa.deck.len() } else { 0 });
        row.number("automa.hand", if solo { t.automa.hand.len() } else { 0 });
    }
}

fn write_resources(row: &mut Row<impl Output>, name: &str, amounts: Resources) {
    row.group(name, true, |row| {
        for resource in Resource::ALL {
            row.number(resource.word(), amounts.of(*resource));
        }
    });
}

impl MicroCosmos {
    fn write_planet(
        &self,
        row: &mut Row<impl Output>,
        t: &State,
        position: Position,
        planet: Option<&Planet>,
        own: Seat,
    ) {
        row.number("discovered", planet.is_some());
        row.number("terraformed", planet.is_some_and(|planet| planet.terraformed));
        for resource in Resource::ALL {
            let missing = planet.map(|planet| {
                let needed = self.content.planets[planet.card].needs.of(*resource);
                needed.saturating_sub(planet.levels.of(*resource))
            });
            row.number(format_args!("needs.{resource}"), missing);
        }
        let players = usize::from(self.table.count());
        row.each_seat(SEATS, players, own, |row, seat| {
            row.number("track", planet.map(|planet| planet.space_of(seat)));
            row.number("colonies", t.players[seat].colonies[position]);
            row.number("outposts", t.players[seat].outposts[position]);
        });
    }

    fn write_player(&self, row: &mut Row<impl Output>, t: &State, seat: Seat) {
        let player = &t.players[seat];
        let mut score = Sum::default();
        self.score(t, seat, &mut score);
        row.number("automa", self.is_automa(seat));
        let at = player.ark.parts();
        row.words("at", at.map(|(position, _)| position));
        row.words("spot", at.map(|(_, spot)| spot));
        write_resources(row, "cargo", player.cargo);
        row.number("capacity", self.capacity(player));
        row.number("move_limit", self.move_limit(player));
        row.words("ready", player.ready.iter());
        row.number("crew", player.crew().len());
        row.number("crew_upper", player.upper.len());
        row.number("crew_dealt", player.dealt.len());
        row.number("survivors", Set::len(player.survivors));
        row.number("settled", Set::len(player.settled));
        row.words("upgrades", player.unlocked.iter());
        row.number("engines", player.engines);
        row.number("colony_pool", player.colony_pool);
        row.number("founded", player.founded());
        row.number("outpost_pool", player.outpost_pool);
        row.number("terraform", self.terraform_capacity(t, seat));
        row.number("points", player.points());
        row.number("score", score.0);
    }
}
