//! The sequence of play, in the order of the rulebook's summary.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{Counter as _, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::MicroCosmos;
use crate::changes::Out;
use crate::event::Event;
use crate::moves::Deed;
use crate::procedures::act::Act;
use crate::procedures::aside::Aside;
use crate::procedures::cantina::Cantina;
use crate::procedures::crew::Crew;
use crate::procedures::depart::Depart;
use crate::procedures::draw::Draw;
use crate::procedures::gain_any::GainAny;
use crate::procedures::keep::Keep;
use crate::procedures::outposts::Outposts;
use crate::procedures::place::Place;
use crate::procedures::reject::Reject;
use crate::procedures::scout::Scout;
use crate::procedures::travel_on::TravelOn;
use crate::procedures::{Frame, Task};
use crate::space::{Space, Spaces, Spot};
use crate::state::{CardId, Journey, Resource, State, SurvivorId, Upgrade};

/// The sequence of play. `k` counts players from the first one clockwise (MIC-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Step {
    /// The `k`th player chooses crew cards and resources (MIC-18).
    Setup(u8),
    /// The `k`th player's turn.
    Turn(u8),
    /// After the last turn of a round (MIC-21).
    #[default]
    RoundOver,
}

impl Script<MicroCosmos> for Step {
    /// Setup, then rounds of one turn each (MIC-20), until the last round is over (MIC-158). The next step lies below
    /// whatever this one asks.
    fn run(self, game: &MicroCosmos, t: &mut State, lowest: Seat, out: &mut Out<'_>) {
        match self {
            Self::Setup(k) => {
                if let Some(seat) = game.seats.from(t.first).nth(usize::from(k)) {
                    t.stack.push(lowest, Self::Setup(k + 1));
                    // Crew cards first, then resources (MIC-15, MIC-16).
                    t.stack.push(seat, GainAny { left: game.content.sheet().first_resources });
                    t.stack.push(seat, Reject);
                } else {
                    out.tell_all(|| Event::Round(1));
                    t.stack.push(lowest, Self::Turn(0));
                }
            }
            // The human, then the Automa, in a solo game (MIC-174).
            Self::Turn(k) => match game.table.from(t.first).nth(usize::from(k)) {
                Some(seat) => {
                    t.stack.push(lowest, Self::Turn(k + 1));
                    if game.is_automa(seat) {
                        MicroCosmos::begin_automa_turn(t, out);
                    } else {
                        t.stack.push(seat, Turn::START);
                    }
                }
                None => t.stack.push(lowest, Self::RoundOver),
            },
            Self::RoundOver if t.last_round.is_some_and(|last| t.round >= last) => {
                t.ended = true;
                t.stack.clear();
                out.tell_all(|| Event::Ended);
            }
            Self::RoundOver => {
                game.next_round(t, out);
                t.stack.push(lowest, Self::Turn(0));
            }
        }
    }
}

/// What a turn comes to after the questions that lie on it (MIC-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Steps 1 and 2: an upgrade, then the journey.
    Depart,
    /// Step 2 goes on after a discovery, or on the way to one.
    Travel,
    /// Step 3, while the end of step 2 still lies above: outposts pay (MIC-79, MIC-85).
    Landed,
    /// Step 3: crew cards.
    Crew,
    /// Step 4: actions of the destination.
    Act,
    /// Step 5: drawing a crew card.
    Draw,
    /// Nothing.
    Over,
}

/// A turn. It lies below everything that is asked in it, and counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// What comes next.
    pub next: Phase,
    /// Whether an upgrade has been unlocked (MIC-51).
    pub upgraded: bool,
    /// Crew cards that have been played (MIC-86).
    pub played: u8,
    /// Actions of the destination that have been taken (MIC-100).
    pub done: Set<Deed>,
}

impl Turn {
    /// Nothing has been done.
    pub const START: Self = Self { next: Phase::Depart, upgraded: false, played: 0, done: Set::NONE };

    /// The turn under way; the caller is a question of it.
    pub(crate) fn of(t: &State) -> Self {
        *t.stack.nearest::<Self>().expect("a turn is under way").1
    }

    /// The turn right below, to be changed.
    pub(crate) fn below(t: &mut State) -> &mut Self {
        t.stack.top_mut::<Self>().expect("a turn lies right below its questions")
    }

    /// Which of the five steps is under way (MIC-22).
    pub(crate) fn step(self, t: &State) -> u8 {
        if t.stack.nearest::<Depart>().is_some() {
            return if self.upgraded { 2 } else { 1 };
        }
        if t.stack.nearest::<TravelOn>().is_some() {
            return 2;
        }
        match self.next {
            Phase::Depart | Phase::Travel | Phase::Landed => 2,
            Phase::Crew | Phase::Act => 3,
            Phase::Draw => 4,
            Phase::Over => 5,
        }
    }

    /// Whether the journey is still being decided.
    pub(crate) fn travels(self, t: &State) -> bool {
        match self.next {
            Phase::Depart | Phase::Travel => true,
            Phase::Crew => t.stack.nearest::<Depart>().is_some() || t.stack.nearest::<TravelOn>().is_some(),
            Phase::Landed | Phase::Act | Phase::Draw | Phase::Over => false,
        }
    }

    /// Stays on the stack, and goes on there once everything above is done.
    fn then(self, t: &mut State, seat: Seat, next: Phase) {
        t.stack.push(seat, Self { next, ..self });
    }
}

impl Script<MicroCosmos> for Turn {
    /// The five steps (MIC-22); all but the journey can be skipped, and a step that is over is not reopened (MIC-23). A
    /// question to which there is no answer is not asked.
    fn run(self, game: &MicroCosmos, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        match self.next {
            // 1. An upgrade (MIC-51). 2. The journey (MIC-60); with nowhere to go there is no landing (MIC-71).
            Phase::Depart => {
                self.then(t, seat, Phase::Crew);
                game.set_out(t, seat);
                t.stack.push(seat, Depart);
            }
            Phase::Travel => {
                self.then(t, seat, Phase::Crew);
                game.look_around(t, seat);
                t.stack.push(seat, TravelOn);
            }
            // 3. Crew cards (MIC-86).
            Phase::Landed | Phase::Crew => {
                self.then(t, seat, Phase::Act);
                t.stack.push(seat, Crew);
            }
            // 4. Actions of the destination (MIC-99).
            Phase::Act => {
                self.then(t, seat, Phase::Draw);
                t.stack.push(seat, Act);
            }
            // 5. A crew card is drawn (MIC-156).
            Phase::Draw => {
                self.then(t, seat, Phase::Over);
                t.stack.push(seat, Draw);
            }
            Phase::Over => {}
        }
    }
}

impl MicroCosmos {
    /// The first player marker goes to the left, also before the last round (MIC-21, MIC-160); alone it is not used
    /// (MIC-173).
    fn next_round(&self, t: &mut State, out: &mut Out<'_>) {
        t.round.gain(1);
        let round = t.round;
        if !self.is_solo() {
            t.first = self.seats.left_of(t.first);
            out.tell_all(|| Event::FirstMarker(t.first));
        }
        if t.last_round == Some(round) {
            out.tell_all(|| Event::LastRound(round));
        } else {
            out.tell_all(|| Event::Round(round));
        }
    }

    /// A journey begins where the Ark is, with all its steps (MIC-61, MIC-63).
    fn set_out(&self, t: &mut State, seat: Seat) {
        let player = &t.players[seat];
        let (left, entered) = (self.move_limit(player), Spaces::NONE.with(player.ark));
        t.journey = Journey { left, entered, ..Journey::default() };
        self.look_around(t, seat);
    }

    /// How many crew cards may be played at this destination (MIC-86, MIC-87).
    pub(crate) fn plays(&self, t: &State, seat: Seat) -> u8 {
        let sheet = self.content.sheet();
        if t.players[seat].ark == Space::GATE { sheet.plays_at_gate } else { sheet.plays }
    }

    /// The journey ends where the Ark is (MIC-78): outposts pay on planets, the own upgrades elsewhere (MIC-85).
    pub(crate) fn land(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.journey = Journey::default();
        let on_planet = t.players[seat].ark.planet_at().is_some();
        Turn::below(t).next = if on_planet { Phase::Landed } else { Phase::Crew };
        self.touch_down(t, seat, out);
        self.landing_upgrades(t, seat, out);
    }

    /// An Ark lands: the outposts on its planet pay (MIC-79, MIC-196).
    pub(crate) fn touch_down(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let ark = t.players[seat].ark;
        out.tell_all(|| Event::Landed(seat, ark));
        if let Some(position) = ark.planet_at()
            && self.table.iter().any(|owner| t.players[owner].has_outpost(position))
        {
            t.stack.push(seat, Outposts { position, done: 0, paid: 0 });
        }
    }

    /// What the own upgrades give at a station or a moon: the resource, then a card that may be declined (MIC-81 to
    /// MIC-85).
    fn landing_upgrades(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let player = &t.players[seat];
        let (resource, source, card) = match player.ark.parts() {
            Some((_, Spot::Station)) => (Resource::Workforce, Upgrade::Biodome, Upgrade::LeisureFacilities),
            Some((_, Spot::Moon)) => (Resource::Minerals, Upgrade::SpaceMining, Upgrade::MiningVehicles),
            _ => return,
        };
        let (gains, draws) = (player.has(source), player.has(card));
        if gains {
            self.gain_one(t, seat, resource, out);
        }
        if draws {
            t.stack.push(seat, Cantina { left: 1, optional: true });
        }
    }
}

impl State {
    /// Whether a turn begins: its player departs and has not unlocked an upgrade.
    pub fn departs(&self) -> bool {
        matches!(self.stack.top(), Some(Frame { task: Task::Depart(_), .. })) && !Turn::of(self).upgraded
    }

    /// Whose turn it is, or who sets up: the lowest frame above the sequence of play.
    pub(crate) fn active(&self) -> Option<Seat> {
        let mut above = self.stack.iter().filter(|frame| !matches!(frame.task, Task::Sequence(_)));
        above.next().map(|frame| frame.seat)
    }

    /// Crew cards between two places: set aside, or to be placed (MIC-36, MIC-214).
    pub fn moving_crew(&self) -> impl Iterator<Item = CardId> {
        let aside = self.stack.nearest::<Aside>().map(|(_, aside)| aside.card);
        aside.into_iter().chain(self.stack.nearest::<Place>().map(|(_, place)| place.card))
    }

    /// Survivor cards that have been turned up, with whoever decides about them (MIC-126, MIC-132).
    pub fn turned_up(&self) -> impl Iterator<Item = (Seat, SurvivorId)> {
        let kept = self.stack.nearest::<Keep>().map(|(seat, keep)| (seat, keep.survivor));
        let scouted = self.stack.nearest::<Scout>();
        kept.into_iter()
            .chain(scouted.into_iter().flat_map(|(seat, scout)| scout.cards.map(|card| (seat, card))))
    }
}
