//! What a seat knows as numbers: everybody's goods, levels and people, what is on offer, and the own cards and outposts one by one.

use orrery_core::observe::{Observe, Output, Row};
use orrery_core::tally::Sum;
use orrery_core::{Seat, SeatSet};

use crate::Transgalactica;
use crate::ids::{Area, Good, Office, Track};
use crate::state::{Lieutenant, SEATS, State};
use crate::view::{Phase, phase};

const PHASES: [&str; 4] = ["setup", "income", "action", "end"];

const fn place_of(phase: Phase) -> usize {
    match phase {
        Phase::Setup => 0,
        Phase::Income => 1,
        Phase::Action => 2,
        Phase::End => 3,
    }
}

impl Observe for Transgalactica {
    fn write(&self, t: &State, seat: Seat, row: &mut Row<impl Output>) {
        let (content, values) = (&self.content, self.values());
        let seats = usize::from(self.seats.count());
        row.number("round", t.round);
        row.number("rounds_left", content.sheet().rounds.saturating_sub(t.round));
        row.number("seats", seats);
        row.places("phase", PHASES.len(), |place| PHASES[place], [place_of(phase(t))]);
        row.seat("turn", SEATS, seats, seat, t.turn.acting);
        row.number("passes", t.turn.passes);
        for area in Area::ALL {
            row.group(*area, true, |row| {
                row.number("captain", t.captains[*area].contains(seat));
                row.number("captains", t.captains[*area].len());
            });
        }
        row.rows("mining", &content.mining, t.mining);
        row.rows("technologies", &content.technologies, t.technologies.iter());
        row.rows("missions", &content.missions, t.missions.iter().flatten().flatten().copied());
        for office in Office::ALL {
            row.group(format_args!("office_{office}"), true, |row| {
                row.number("seated", t.senate[*office].len());
                row.number("golden", t.senate[*office].first() == Some(&seat));
            });
        }
        let pairs = t.offer.pairs.values().flatten().flatten().copied();
        row.rows("pairs", &values.wealth, pairs);
        row.rows("tiles", &content.abilities, t.offer.abilities.iter());
        let own = &t.players[seat];
        row.group("own", true, |row| {
            row.words("outposts", own.outposts.iter());
            row.rows("tokens", &values.bonus, own.tokens.things());
            row.rows("marked", &content.technologies, own.technologies.iter());
            row.rows("log", &content.missions, own.log.iter().copied());
            row.rows("ability", &content.abilities, own.ability);
            row.rows("objectives", &content.objectives, own.objectives.iter().copied());
        });
        row.each_seat(SEATS, seats, seat, |row, player| self.write_player(row, t, player, seat));
    }
}

impl Transgalactica {
    fn write_player(&self, row: &mut Row<impl Output>, t: &State, seat: Seat, own: Seat) {
        let player = &t.players[seat];
        let mut score = Sum::default();
        self.score(t, seat, SeatSet::only(own), &mut score);
        for good in Good::ALL {
            row.number(*good, player.goods[*good]);
        }
        row.number("points", player.points);
        row.number("score", score.0);
        for track in Track::ALL {
            row.number(*track, player.level(*track));
            row.number(format_args!("{track}_counts"), self.level(t, seat, *track));
        }
        let (gain, loss) = self.military_result(t, seat);
        row.number("military_gain", gain);
        row.number("military_loss", loss);
        for office in Office::ALL {
            let decree = &self.content.decrees[t.decrees[*office]];
            row.number(format_args!("fulfils_{office}"), self.unmet(t, seat, &decree.needs).is_none());
            row.number(format_args!("seated_{office}"), player.offices.contains(*office));
        }
        row.number("captains", player.captains);
        row.number("captains_out", player.captains_out);
        row.number("crew", player.crew);
        row.number("crew_out", player.crew_out);
        row.number("pods", player.pods);
        row.number("lieutenant", player.lieutenant == Lieutenant::Ready);
        row.number("segment", player.segment);
        row.number("turn_order", t.order.iter().position(|other| *other == seat));
        row.number("markers", player.markers);
        row.number("outposts", player.outposts.len());
        row.number("planets_used", player.planets_used.len());
        row.number("fleets_out", self.fleets_out(t, seat));
        row.number("pirates", player.pirates.len());
        row.number("mining", player.mining.len());
        row.number("tokens", player.tokens.len());
        row.number("tokens_used", player.used.len());
        row.number("cache", player.cache.len());
        row.number("technologies", player.technologies.len());
        row.number("flipped", player.flipped.len());
        row.number("log", player.log.len());
        row.number("completed", player.completed.len());
        row.number("ability_used", player.ability_used);
    }
}
