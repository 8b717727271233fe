//! The sequence of play, in the order of the rulebook's summary.

use orrery_core::Seat;

use crate::Orion;
use crate::changes::Out;
use crate::content::LevelRow;
use crate::effects::Window;
use crate::event::{Event, Level};
use crate::frame::{Origin, Step, Task, Why};
use crate::state::{Ending, Slot, State, SystemId};

impl Orion {
    /// Goes on until somebody must decide or the game is over.
    pub(crate) fn run(&self, t: &mut State, out: &mut Out<'_>) {
        while let Some(frame) = t.stack.last().copied() {
            let seat = frame.seat;
            let waits = match frame.task {
                Task::Sequence(step) => {
                    self.sequence(t, step, out);
                    false
                }
                Task::Run { block, at, origin, built } => {
                    self.run_step(t, seat, block, at, origin, built, out);
                    false
                }
                Task::Opponents(block, done, origin) => {
                    self.next_opponent(t, seat, block, done, origin);
                    false
                }
                Task::AfterAction(action, colour) => {
                    t.stack.pop();
                    let origin = Origin { colour, ..Origin::card(seat, Slot::Race) };
                    self.open_window(t, seat, Window::AfterAction(action), origin);
                    false
                }
                Task::WhenAttacked => {
                    t.stack.pop();
                    self.open_window(t, seat, Window::WhenAttacked, Origin::card(seat, Slot::Race));
                    false
                }
                Task::Pending(window, slots, origin) => self.pending_waits(t, seat, window, slots, origin),
                Task::Build(offer) => self.build_waits(t, seat, offer),
                Task::ActivateCards => self.activation_waits(t, seat),
                Task::Sink(done) => self.sink_waits(t, seat, done),
                Task::Fill => self.fill_waits(t, seat),
                Task::Stack(system, placed, former_top) => {
                    Self::stack_waits(t, seat, (system, placed, former_top), out)
                }
                _ => true,
            };
            if waits {
                return;
            }
        }
    }

    /// One step of the round (ORI-40).
    fn sequence(&self, t: &mut State, step: Step, out: &mut Out<'_>) {
        let next = match step {
            // Setup.
            Step::Races => self.give_races(t, out),
            Step::Race(k) => {
                self.each(t, k, Step::Race, Step::Deal, |t, seat| Self::push(t, seat, Task::Race))
            }
            Step::Deal => {
                self.deal_cards(t, out);
                if self.options.mulligan { Step::Mulligan(0) } else { Self::first_round(out) }
            }
            Step::Mulligan(k) if k == self.seats.count() => Self::first_round(out),
            Step::Mulligan(k) => self
                .each(t, k, Step::Mulligan, Step::Collect, |t, seat| Self::push(t, seat, Task::Mulligan(0))),
            // Start of the round: collect, development, start-of-round effects.
            Step::Collect => {
                self.seats.from(t.first).for_each(|seat| self.collect(t, seat, out));
                Step::Development(0)
            }
            Step::Development(k) => self.each(t, k, Step::Development, Step::StartEffects(0), |t, seat| {
                self.develop(t, seat, out);
            }),
            Step::StartEffects(k) => self.each(t, k, Step::StartEffects, Step::Turns(t.first), |t, seat| {
                self.open_window(t, seat, Window::StartOfRound, Origin::card(seat, Slot::Race));
            }),
            // Actions, until nobody has a marker left (ORI-53, ORI-54).
            Step::Turns(from) => match self.seats.from(from).find(|seat| t.players[*seat].available > 0) {
                Some(seat) => {
                    Self::push(t, seat, Task::Turn);
                    Step::Turns(self.seats.left_of(seat))
                }
                None => Step::EndCheck,
            },
            // End of the round.
            Step::EndCheck => match self.end_condition(t) {
                Some(ending) => return Self::end(t, ending, out),
                None => Step::HandLimit(0),
            },
            Step::HandLimit(k) => self.each(t, k, Step::HandLimit, Step::Home, |t, seat| {
                let over = t.players[seat].hand.len().saturating_sub(self.options.hand_limit);
                if over > 0 {
                    Self::push(t, seat, Task::Discard(over, Why::HandLimit));
                }
            }),
            Step::Home => {
                self.send_markers_home(t);
                t.first = self.seats.left_of(t.first);
                t.round += 1;
                out.tell_all(|| Event::Token(t.first));
                let round = t.round;
                out.tell_all(|| Event::Round(round));
                Step::Collect
            }
        };
        // What was pushed lies on top; the sequence itself is always the lowest frame.
        t.stack[0].task = Task::Sequence(next);
    }

    /// Does `this` for the `k`th player and goes on with the next one, or with `then` after the last.
    fn each(
        &self,
        t: &mut State,
        k: u8,
        again: impl FnOnce(u8) -> Step,
        then: Step,
        this: impl FnOnce(&mut State, Seat),
    ) -> Step {
        match self.seats.from(t.first).nth(usize::from(k)) {
            Some(seat) => {
                this(t, seat);
                again(k + 1)
            }
            None => then,
        }
    }

    fn first_round(out: &mut Out<'_>) -> Step {
        out.tell_all(|| Event::Round(1));
        Step::Collect
    }

    /// Every structure produces, covered or not (ORI-30, ORI-42).
    fn collect(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let before = t.players[seat].stock;
        let most = self.content.sheet().most_of_a_resource;
        let mut stock = before;
        for card in t.players[seat].structures() {
            for (resource, amount) in self.content.structures[card].produces.each() {
                let track = stock.of_mut(resource);
                *track = (*track + amount).min(most);
            }
        }
        t.players[seat].stock = stock;
        if stock != before {
            let gained = crate::state::Resources {
                food: stock.food - before.food,
                fleet: stock.fleet - before.fleet,
                production: stock.production - before.production,
            };
            out.tell_all(|| Event::Collected(seat, gained));
        }
    }

    /// The level is given by the highest of the three resources (ORI-44).
    pub(crate) fn level(&self, t: &State, seat: Seat) -> Level {
        let (highest, sheet) = (t.players[seat].stock.highest(), self.content.sheet());
        if highest >= sheet.high_from {
            Level::High
        } else if highest >= sheet.medium_from {
            Level::Medium
        } else {
            Level::Low
        }
    }

    /// What a level gives this player (ORI-45 to ORI-48).
    fn level_row(&self, t: &State, seat: Seat, level: Level) -> &LevelRow {
        let sheet = self.content.sheet();
        let own = t.players[seat].race.and_then(|race| self.content.races[race].high_level.as_ref());
        match (level, own) {
            (Level::High, Some(row)) => row,
            (Level::High, None) => &sheet.high,
            (Level::Medium, _) => &sheet.medium,
            (Level::Low, _) => &sheet.low,
        }
    }

    /// Markers, cards and morale of the development level (ORI-43, ORI-49).
    fn develop(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let level = self.level(t, seat);
        let row = self.level_row(t, seat, level);
        let player = &mut t.players[seat];
        let markers = row.markers.min(player.reserves);
        player.reserves -= markers;
        player.available += markers;
        out.tell_all(|| Event::Development(seat, level, markers));
        Self::draw(t, seat, row.cards, out);
        self.change_morale(t, seat, i16::from(row.morale), out);
        self.start(t, seat, row.then.id, Origin::card(seat, Slot::Race));
    }

    /// Looked at once a round, and only here (ORI-102, ORI-103).
    fn end_condition(&self, t: &State) -> Option<Ending> {
        let size = usize::from(self.content.sheet().system_size);
        let full =
            |seat: Seat| SystemId::regular().all(|system| t.players[seat].system(system).cards.len() == size);
        if self.seats.iter().any(|seat| t.players[seat].morale <= 0) {
            Some(Ending::Morale)
        } else if self.seats.iter().any(full) {
            Some(Ending::FullSystems)
        } else if t.round >= self.options.rounds {
            Some(Ending::LastRound)
        } else {
            None
        }
    }

    /// The rest of the phase is skipped (ORI-104).
    fn end(t: &mut State, ending: Ending, out: &mut Out<'_>) {
        t.ended = Some(ending);
        t.stack.clear();
        out.tell_all(|| Event::Ended(ending));
    }

    /// All markers return but those on the tracks and a marker that stays on its card (ORI-106).
    fn send_markers_home(&self, t: &mut State) {
        for seat in self.seats.iter() {
            let player = &mut t.players[seat];
            for system in &mut player.systems {
                player.reserves += u8::from(std::mem::take(&mut system.marker));
            }
            if let Some(hired) = &mut player.advisor
                && !self.content.advisors[hired.advisor].keeps_marker
            {
                player.reserves += u8::from(std::mem::take(&mut hired.marker));
            }
            player.reserves += std::mem::take(&mut player.spent);
            player.reserves += std::mem::take(&mut player.attacks).iter().sum::<u8>();
            player.propaganda = false;
        }
    }
}
