//! Event cards at the end of a turn (AND-214 to AND-221).

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Reshuffle, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Andromeda;
use crate::changes::Out;
use crate::content::{Concerns, EventRow};
use crate::effects::Ability;
use crate::event::Event;
use crate::ids::Track;
use crate::state::{Marker, State};

/// The parts of an event (AND-214).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EventPart {
    /// The card is turned up and its track scored.
    Score,
    /// A raider comes.
    Raider,
    /// The special effect, for the `k`th player.
    Each(u8),
    /// The special effect that happens once.
    Once,
    /// The marker goes back.
    Reset,
}

impl Script<Andromeda> for EventPart {
    /// The parts of an event, in their order.
    fn run(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        match self {
            Self::Score => {
                let Some(mut card) = t.events.draw(Reshuffle::All, out.chance()) else { return };
                card.show(SeatSet::EVERYBODY, out);
                t.event = Some(card.face);
                out.tell_all(|| Event::EventCard(card.face));
                let track = game.content.events[card.face].track;
                game.score_track(t, track, out);
                t.stack.push(seat, Self::Raider);
            }
            Self::Raider => {
                t.stack.push(seat, Self::Each(0));
                let class = game.event_row(t).class;
                game.summon(t, class, out);
            }
            Self::Each(k) => match game.seats.from(t.turn.seat).nth(usize::from(k)) {
                None => t.stack.push(seat, Self::Once),
                Some(other) => {
                    t.stack.push(seat, Self::Each(k + 1));
                    let row = game.event_row(t);
                    let concerned = match row.concerns {
                        Concerns::Everybody => true,
                        Concerns::ShipOnMap => !t.players[other].spaces().is_empty(),
                        Concerns::Leaders(least) => t.players[other].station >= least,
                    };
                    if concerned {
                        game.run_block(t, other, row.each.id);
                    }
                }
            },
            Self::Once => {
                t.stack.push(seat, Self::Reset);
                let once = game.event_row(t).once.id;
                game.run_block(t, seat, once);
            }
            Self::Reset => {
                // After the end has been triggered the marker leaves the game (AND-218, AND-224).
                t.marker = if t.ending { Marker::Gone } else { game.marker_start() };
                let card = t.event.take().expect("an event is under way");
                t.events.discard(card);
            }
        }
    }
}

impl Andromeda {
    fn event_row(&self, t: &State) -> &EventRow {
        &self.content.events[t.event.expect("an event is under way")]
    }

    /// The start space of the event marker (AND-2).
    pub(crate) fn marker_start(&self) -> Marker {
        Marker::Track(self.content.sheet().event_start.of(self.seats.count()))
    }

    /// Everybody scores the track, less the own damaged modules (AND-215).
    fn score_track(&self, t: &mut State, track: Track, out: &mut Out<'_>) {
        for seat in self.seats.from(t.turn.seat) {
            let points = self.track_points(t, seat, track);
            let sound = self.has_ability(t, seat, Ability::SoundScoring);
            let damaged = if sound { 0 } else { u16::from(t.damaged_modules(seat)) };
            self.gain_vp(t, seat, points.saturating_sub(damaged), out);
        }
    }

    /// The points at the own marker on a track.
    pub(crate) fn track_points(&self, t: &State, seat: Seat, track: Track) -> u16 {
        self.content.track(track).spaces[t.players[seat].index(track)].0.into()
    }
}
