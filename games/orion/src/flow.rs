//! The sequence of play, in the order of the rulebook's summary.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Counter as _, Seat};
use serde::{Deserialize, Serialize};

use crate::Orion;
use crate::changes::Out;
use crate::content::{Colour, LevelRow, SheetAction};
use crate::effects::{Origin, Window};
use crate::event::{Event, Level};
use crate::procedures::discard::{Discard, Why};
use crate::procedures::mulligan::Mulligan;
use crate::procedures::race::Race;
use crate::procedures::turn::Turn;
use crate::state::{Ending, Resources, Slot, State, SystemId};

/// The sequence of play (ORI-40). `k` counts players from the first one clockwise (ORI-41).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// Races are chosen (ORI-8).
    #[default]
    Races,
    /// The `k`th player has a chance to choose.
    Race(u8),
    /// Advisors and first hands (ORI-12, ORI-14).
    Deal,
    /// Replacing cards of the first hand (ORI-15).
    Mulligan(u8),
    /// Production (ORI-42).
    Collect,
    /// Development level (ORI-43).
    Development(u8),
    /// Start-of-round effects (ORI-50).
    StartEffects(u8),
    /// Turns; the next one is this seat's, if it has a marker (ORI-53).
    Turns(Seat),
    /// End check (ORI-102).
    EndCheck,
    /// Hand limit (ORI-105).
    HandLimit(u8),
    /// Markers back, token to the left (ORI-106, ORI-107).
    Home,
}

impl Step {
    /// The rule for the order in which players decide in this step.
    pub(crate) const fn order(self) -> u16 {
        match self {
            Self::Races | Self::Race(_) => 8,
            Self::Deal => 14,
            Self::Mulligan(_) => 15,
            Self::Collect | Self::Development(_) => 49,
            Self::StartEffects(_) => 50,
            Self::Turns(_) => 53,
            Self::EndCheck => 102,
            Self::HandLimit(_) => 105,
            Self::Home => 107,
        }
    }
}

/// After a sheet action its triggers follow (ORI-138).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AfterAction {
    /// Which action.
    pub action: SheetAction,
    /// The colour of the exploited card.
    pub colour: Colour,
}

impl Script<Orion> for AfterAction {
    fn run(self, game: &Orion, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let origin = Origin { colour: self.colour, ..Origin::card(seat, Slot::Race) };
        game.open_window(t, seat, Window::AfterAction(self.action), origin);
    }
}

/// After the attacker's effects the defender's follow (ORI-87).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WhenAttacked;

impl Script<Orion> for WhenAttacked {
    fn run(self, game: &Orion, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        game.open_window(t, seat, Window::WhenAttacked, Origin::card(seat, Slot::Race));
    }
}

impl Script<Orion> for Step {
    /// One step of the round (ORI-40). The next one lies below whatever this one asks.
    fn run(self, game: &Orion, t: &mut State, _: Seat, out: &mut Out<'_>) {
        match self {
            // Setup.
            Self::Races => {
                let next = game.give_races(t, out);
                Orion::go_on(t, next);
            }
            Self::Race(k) => game.each(t, k, Self::Race, Self::Deal, |t, seat| t.stack.push(seat, Race)),
            Self::Deal => {
                game.deal_cards(t, out);
                Orion::go_on(
                    t,
                    if game.options.mulligan { Self::Mulligan(0) } else { Orion::first_round(out) },
                );
            }
            Self::Mulligan(k) if k == game.seats.count() => Orion::go_on(t, Orion::first_round(out)),
            Self::Mulligan(k) => game.each(t, k, Self::Mulligan, Self::Collect, |t, seat| {
                t.stack.push(seat, Mulligan { so_far: 0 });
            }),
            // Start of the round: collect, development, start-of-round effects.
            Self::Collect => {
                game.seats.from(t.first).for_each(|seat| game.collect(t, seat, out));
                Orion::go_on(t, Self::Development(0));
            }
            Self::Development(k) => game.each(t, k, Self::Development, Self::StartEffects(0), |t, seat| {
                game.develop(t, seat, out);
            }),
            Self::StartEffects(k) => game.each(t, k, Self::StartEffects, Self::Turns(t.first), |t, seat| {
                game.open_window(t, seat, Window::StartOfRound, Origin::card(seat, Slot::Race));
            }),
            // Actions, until nobody has a marker left (ORI-53, ORI-54).
            Self::Turns(from) => match game.seats.from(from).find(|seat| t.players[*seat].available > 0) {
                Some(seat) => {
                    Orion::go_on(t, Self::Turns(game.seats.left_of(seat)));
                    t.stack.push(seat, Turn);
                }
                None => Orion::go_on(t, Self::EndCheck),
            },
            // End of the round.
            Self::EndCheck => match game.end_condition(t) {
                Some(ending) => Orion::end(t, ending, out),
                None => Orion::go_on(t, Self::HandLimit(0)),
            },
            Self::HandLimit(k) => game.each(t, k, Self::HandLimit, Self::Home, |t, seat| {
                let over = t.players[seat].hand.len().saturating_sub(game.options.hand_limit);
                if over > 0 {
                    t.stack.push(seat, Discard { left: over, why: Why::HandLimit });
                }
            }),
            Self::Home => {
                game.send_markers_home(t);
                t.first = game.seats.left_of(t.first);
                t.round.gain(1);
                out.tell_all(|| Event::Token(t.first));
                let round = t.round;
                out.tell_all(|| Event::Round(round));
                Orion::go_on(t, Self::Collect);
            }
        }
    }
}

impl Orion {
    /// The sequence of play is always the lowest frame; its seat is not used.
    fn go_on(t: &mut State, next: Step) {
        t.stack.push(Seat::default(), next);
    }

    /// Does `this` for the `k`th player and goes on with the next one, or with `then` after the last.
    fn each(
        &self,
        t: &mut State,
        k: u8,
        again: impl FnOnce(u8) -> Step,
        then: Step,
        this: impl FnOnce(&mut State, Seat),
    ) {
        match self.seats.from(t.first).nth(usize::from(k)) {
            Some(seat) => {
                Self::go_on(t, again(k + 1));
                this(t, seat);
            }
            None => Self::go_on(t, then),
        }
    }

    fn first_round(out: &mut Out<'_>) -> Step {
        out.tell_all(|| Event::Round(1));
        Step::Collect
    }

    /// Every structure produces, covered or not (ORI-30, ORI-42).
    fn collect(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let limits = Resources::new([self.content.sheet().most_of_a_resource; 3]);
        let before = t.players[seat].stock;
        let mut stock = before;
        for card in t.players[seat].structures() {
            let _ = stock.gain_up_to(self.content.structures[card].produces, limits);
        }
        t.players[seat].stock = stock;
        if stock != before {
            let gained = stock.checked_sub(before).expect("nothing is lost by producing");
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
        player.reserves.spend(markers);
        player.available.gain(markers);
        out.tell_all(|| Event::Development(seat, level, markers));
        Self::draw(t, seat, row.cards, out);
        self.change_morale(t, seat, i16::from(row.morale), out);
        self.start(t, seat, row.then.id, Origin::card(seat, Slot::Race));
    }

    /// Looked at once a round, and only here (ORI-102, ORI-103).
    fn end_condition(&self, t: &State) -> Option<Ending> {
        let full = |seat: Seat| self.full_systems(t, seat) >= SystemId::regular().count();
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

    /// How many systems hold as many cards as a system can. An advisor who founds a system is its first card, so that
    /// system may be one of them, unless the table has chosen otherwise (ORI-103).
    fn full_systems(&self, t: &State, seat: Seat) -> usize {
        let (player, size) = (&t.players[seat], usize::from(self.content.sheet().system_size));
        let cards = |system| {
            let founder = system == SystemId::EXTRA && player.founder.is_some();
            player.system(system).cards.len() + usize::from(founder)
        };
        let counts = |system: &SystemId| *system != SystemId::EXTRA || self.options.fulcrum_counts_as_full;
        SystemId::all().filter(counts).filter(|system| cards(*system) >= size).count()
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
                player.reserves.gain(u8::from(std::mem::take(&mut system.marker)));
            }
            if let Some(hired) = &mut player.advisor
                && !self.content.advisors[hired.advisor].keeps_marker
            {
                player.reserves.gain(u8::from(std::mem::take(&mut hired.marker)));
            }
            player.reserves.gain(std::mem::take(&mut player.spent));
            player.reserves.gain(std::mem::take(&mut player.attacks).0.iter().sum::<u8>());
            player.propaganda = false;
        }
    }
}
