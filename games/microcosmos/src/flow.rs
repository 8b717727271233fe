//! The sequence of play, in the order of the rulebook's summary.

use orrery_core::Seat;

use crate::MicroCosmos;
use crate::actions::{deeds, draw, upgrade};
use crate::changes::Out;
use crate::event::Event;
use crate::frame::{Frame, Phase, Step, Task};
use crate::space::{Space, Spaces, Spot};
use crate::state::{Journey, Resource, State, Upgrade};

impl MicroCosmos {
    /// Goes on until somebody must decide or the game is over.
    pub(crate) fn run(&self, t: &mut State, out: &mut Out<'_>) {
        while let Some(Frame { seat, task }) = t.stack.last().copied() {
            let waits = match task {
                Task::Sequence(step) => {
                    self.sequence(t, step, out);
                    false
                }
                Task::Turn(phase) => self.turn_waits(t, seat, phase, out),
                Task::Outposts(position, done) => {
                    self.next_outpost(t, seat, position, done, out);
                    false
                }
                Task::Run(source, at) => {
                    self.run_step(t, seat, source, at, out);
                    false
                }
                Task::GainAny(left) => self.gain_any_waits(t, seat, left, out),
                Task::PayAny(left) => Self::pay_any_waits(t, seat, left, out),
                Task::DrawDeck(left) => {
                    self.draw_one(t, seat, left, out);
                    false
                }
                Task::Cantina(left, _) => self.cantina_waits(t, seat, left, out),
                Task::PlaceDealt => self.place_dealt_waits(t, seat, out),
                Task::Place(card) => self.place_waits(t, seat, card, out),
                Task::Aside(card) => {
                    // The action is over: only now the card is in the pile (MIC-214).
                    t.stack.pop();
                    t.crew.discard(card);
                    false
                }
                Task::Pay(bill) => self.bill_waits(t, seat, bill, out),
                Task::Bought(purchase) => {
                    t.stack.pop();
                    self.buy(t, seat, purchase, out);
                    false
                }
                Task::Terraform(left) => self.terraform_waits(t, seat, left),
                Task::Keep(survivor) => self.keep_waits(t, seat, survivor, out),
                Task::Automa(step) => {
                    self.automa_step(t, step, out);
                    false
                }
                Task::AutomaPay(bill) => self.automa_bill_waits(t, bill, out),
                Task::Reject | Task::Bonus(_) | Task::Scout(..) | Task::MoveOutpost | Task::AutomaOutpost => {
                    true
                }
            };
            if waits {
                return;
            }
        }
    }

    /// Setup, then rounds of one turn each (MIC-20), until the last round is over (MIC-158).
    fn sequence(&self, t: &mut State, step: Step, out: &mut Out<'_>) {
        let next = match step {
            Step::Setup(k) => {
                if let Some(seat) = self.seats.from(t.first).nth(usize::from(k)) {
                    // Crew cards first, then resources (MIC-15, MIC-16).
                    Self::push(t, seat, Task::GainAny(self.content.sheet().first_resources));
                    Self::push(t, seat, Task::Reject);
                    Step::Setup(k + 1)
                } else {
                    out.tell_all(|| Event::Round(1));
                    Step::Turn(0)
                }
            }
            // The human, then the Automa, in a solo game (MIC-174).
            Step::Turn(k) => match self.table.from(t.first).nth(usize::from(k)) {
                Some(seat) if self.is_automa(seat) => {
                    Self::begin_automa_turn(t, out);
                    Step::Turn(k + 1)
                }
                Some(seat) => {
                    Self::push(t, seat, Task::Turn(Phase::Depart(false)));
                    Step::Turn(k + 1)
                }
                None => Step::RoundOver,
            },
            Step::RoundOver if t.last_round.is_some_and(|last| t.round >= last) => {
                t.ended = true;
                t.stack.clear();
                out.tell_all(|| Event::Ended);
                return;
            }
            Step::RoundOver => {
                self.next_round(t, out);
                Step::Turn(0)
            }
        };
        // What was pushed lies on top; the sequence itself is always the lowest frame.
        t.stack[0].task = Task::Sequence(next);
    }

    /// The first player marker goes to the left, also before the last round (MIC-21, MIC-160); alone it is not used
    /// (MIC-173).
    fn next_round(&self, t: &mut State, out: &mut Out<'_>) {
        t.round = t.round.saturating_add(1);
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

    /// The five steps of a turn (MIC-22); all but the journey can be skipped (MIC-23). A step in which nothing could be
    /// done is not asked for.
    fn turn_waits(&self, t: &mut State, seat: Seat, phase: Phase, out: &mut Out<'_>) -> bool {
        match phase {
            Phase::Depart(upgraded) => {
                let player = &t.players[seat];
                let (left, entered) = (self.move_limit(player), Spaces::NONE.with(player.ark));
                t.journey = Journey { left, entered, ..Journey::default() };
                if self.look_around(t, seat) || (!upgraded && upgrade::is_possible(self, t, seat)) {
                    return true;
                }
                // Nowhere to go: no landing, and the turn goes on here (MIC-71).
                out.tell_all(|| Event::Stays(seat));
                t.journey = Journey::default();
                Self::set_phase(t, Phase::Crew(0));
                false
            }
            Phase::Travel => {
                if self.look_around(t, seat) {
                    return true;
                }
                self.land(t, seat, out);
                false
            }
            Phase::Landed => {
                Self::set_phase(t, Phase::Crew(0));
                self.landing_upgrades(t, seat, out);
                false
            }
            Phase::Crew(played) => {
                if played < self.plays(t, seat) && !t.players[seat].crew().is_empty() {
                    return true;
                }
                Self::set_phase(t, Phase::Act(0));
                false
            }
            Phase::Act(done) => {
                if deeds::is_any_possible(self, t, seat, done) {
                    return true;
                }
                Self::set_phase(t, Phase::Draw);
                false
            }
            Phase::Draw => {
                if draw::check(self, t, seat).is_ok() {
                    return true;
                }
                Self::set_phase(t, Phase::Over);
                false
            }
            Phase::Over => {
                t.stack.pop();
                false
            }
        }
    }

    /// How many crew cards may be played at this destination (MIC-86, MIC-87).
    pub(crate) fn plays(&self, t: &State, seat: Seat) -> u8 {
        let sheet = self.content.sheet();
        if t.players[seat].ark == Space::GATE { sheet.plays_at_gate } else { sheet.plays }
    }

    /// The journey ends where the Ark is: outposts pay first, then the own upgrades (MIC-78, MIC-85).
    pub(crate) fn land(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.journey = Journey::default();
        Self::set_phase(t, Phase::Landed);
        self.touch_down(t, seat, out);
    }

    /// An Ark lands: the outposts on its planet pay (MIC-79, MIC-196).
    pub(crate) fn touch_down(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let ark = t.players[seat].ark;
        out.tell_all(|| Event::Landed(seat, ark));
        if let Some(position) = ark.planet_at()
            && self.table.iter().any(|owner| t.players[owner].outposts.contains(position))
        {
            Self::push(t, seat, Task::Outposts(position, 0));
        }
    }

    /// The active player's outpost pays first, then the others clockwise (MIC-80, MIC-218).
    fn next_outpost(
        &self,
        t: &mut State,
        seat: Seat,
        position: crate::space::Position,
        done: u8,
        out: &mut Out<'_>,
    ) {
        t.stack.pop();
        let Some(owner) = self.table.from(seat).nth(usize::from(done)) else { return };
        Self::push(t, seat, Task::Outposts(position, done + 1));
        if let Some(planet) = t.planet(position).copied()
            && t.players[owner].outposts.contains(position)
        {
            out.tell_all(|| Event::OutpostPays(owner, planet.card));
            Self::push(t, owner, Task::Run(Self::top_of(&planet), 0));
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
            Self::push(t, seat, Task::Cantina(1, true));
        }
    }
}
