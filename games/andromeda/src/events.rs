//! Event cards at the end of a turn (AND-214 to AND-221).

use orrery_core::{Reshuffle, Seat, SeatSet};

use crate::Andromeda;
use crate::changes::Out;
use crate::content::{Concerns, EventRow};
use crate::effects::Ability;
use crate::event::Event;
use crate::frame::{EventPart, Task};
use crate::ids::Track;
use crate::state::{Marker, State};

impl Andromeda {
    /// The four parts of an event, in their order.
    pub(crate) fn event_part(&self, t: &mut State, seat: Seat, part: EventPart, out: &mut Out<'_>) {
        let next = match part {
            EventPart::Score => {
                let Some(mut card) = t.events.draw(Reshuffle::All, out.chance()) else {
                    t.stack.pop();
                    return;
                };
                card.show(SeatSet::EVERYBODY, out);
                t.event = Some(card.face);
                out.tell_all(|| Event::EventCard(card.face));
                let track = self.content.events[card.face].track;
                self.score_track(t, track, out);
                EventPart::Raider
            }
            EventPart::Raider => {
                Self::set_top(t, Task::Event(EventPart::Each(0)));
                let class = self.event_row(t).class;
                self.summon(t, class, out);
                return;
            }
            EventPart::Each(k) => match self.seats.from(t.turn.seat).nth(usize::from(k)) {
                None => EventPart::Once,
                Some(other) => {
                    Self::set_top(t, Task::Event(EventPart::Each(k + 1)));
                    let row = self.event_row(t);
                    let concerned = match row.concerns {
                        Concerns::Everybody => true,
                        Concerns::ShipOnMap => !t.players[other].spaces().is_empty(),
                        Concerns::Leaders(least) => t.players[other].station >= least,
                    };
                    if concerned {
                        self.run_block(t, other, row.each.id);
                    }
                    return;
                }
            },
            EventPart::Once => {
                Self::set_top(t, Task::Event(EventPart::Reset));
                let once = self.event_row(t).once.id;
                self.run_block(t, seat, once);
                return;
            }
            EventPart::Reset => {
                // After the end has been triggered the marker leaves the game (AND-218, AND-224).
                t.marker = if t.ending { Marker::Gone } else { self.marker_start() };
                let card = t.event.take().expect("an event is under way");
                t.events.discard(card);
                t.stack.pop();
                return;
            }
        };
        Self::set_top(t, Task::Event(next));
    }

    fn event_row(&self, t: &State) -> &EventRow {
        &self.content.events[t.event.expect("an event is under way")]
    }

    fn set_top(t: &mut State, task: Task) {
        if let Some(frame) = t.stack.last_mut() {
            frame.task = task;
        }
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
