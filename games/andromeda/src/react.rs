//! Reactions: whoever could hold a fitting card is asked, as everybody can see (AND-84, AND-90).

use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::actions::free::tokens;
use crate::actions::launch::helps_launch;
use crate::changes::Out;
use crate::content::{PlayRow, TacticType};
use crate::effects::{Block, Moment};
use crate::event::Event;
use crate::frame::{Phase, Task};
use crate::ids::{Goods, Resource, TacticId, Track};
use crate::means::Means;
use crate::refusal::{Refusal, allow};
use crate::state::{State, Tile};

impl Andromeda {
    /// Opens a round of questions, beginning with the active player.
    pub(crate) fn react(t: &mut State, moment: Moment) {
        let first = t.turn.seat;
        Self::push(t, first, Task::React(moment, 0));
    }

    /// Whether a seat could hold a card for one of these moments that would do something (AND-274): it has a hand, and not
    /// every copy lies open. Everybody can tell that as well.
    pub(crate) fn could_hold(&self, t: &State, seat: Seat, moments: &[Moment]) -> bool {
        self.could_hold_for(t, seat, |moment| moments.contains(&moment))
    }

    fn could_hold_for(&self, t: &State, seat: Seat, now: impl Fn(Moment) -> bool) -> bool {
        if t.players[seat].hand.is_empty() {
            return false;
        }
        let means = self.means_without_a_card(t, seat);
        self.content.tactics.iter().any(|(card, row)| {
            let mut plays = row.plays.iter().filter(|play| now(play.when));
            plays.any(|play| self.revision == 1 || self.is_of_use(t, seat, row.kind, play, means))
                && self.open_copies(t, card) < row.copies
        })
    }

    /// Copies of a card that everybody sees.
    fn open_copies(&self, t: &State, card: TacticId) -> u8 {
        let in_play: usize = self
            .seats
            .iter()
            .map(|seat| t.players[seat].sustain.iter().filter(|other| **other == card).count())
            .sum();
        let played = t.stack.iter().filter(|frame| frame.task == Task::Played(card)).count();
        t.tactics_pile.count(card) + (in_play + played) as u8
    }

    /// The moments that count in this round of questions for this seat.
    fn reactions(&self, t: &State, seat: Seat, moment: Moment) -> &'static [Moment] {
        match moment {
            Moment::BaseActivated if seat != t.turn.seat => &[Moment::BaseActivated],
            Moment::MoonClaimed if seat != t.turn.seat => &[Moment::MoonClaimed],
            Moment::AfterRoll if self.fighters(t).contains(seat) => &[Moment::AfterRoll],
            Moment::Won if t.battle.winners.contains(seat) => &[Moment::Won],
            Moment::Won if t.battle.losers.contains(seat) => &[Moment::Lost],
            _ => &[],
        }
    }

    /// Asks the next seat that could react; once all have passed in a row the round is over.
    pub(crate) fn react_waits(&self, t: &mut State, seat: Seat, moment: Moment, passed: u8) -> bool {
        if passed >= self.seats.count() {
            t.stack.pop();
            return false;
        }
        if self.could_hold(t, seat, self.reactions(t, seat, moment)) {
            return true;
        }
        self.ask_next(t, seat, moment, passed + 1);
        false
    }

    /// The round goes on to the left.
    pub(crate) fn ask_next(&self, t: &mut State, seat: Seat, moment: Moment, passed: u8) {
        if let Some(frame) = t.stack.last_mut() {
            frame.seat = self.seats.left_of(seat);
            frame.task = Task::React(moment, passed);
        }
    }

    /// Whether this is a moment of a free action of the active player, and if not, why (AND-83).
    fn check_moment(t: &State, moment: Moment) -> Result<(), Refusal> {
        let Some(Task::Turn(phase)) = t.stack.get(1).map(|frame| frame.task) else {
            return Err(Refusal::WrongMoment { moment });
        };
        let now = match moment {
            Moment::OwnTurn => true,
            Moment::OutsideBattle => !t.battle.on,
            Moment::BeforeLaunch => phase == Phase::Choose,
            Moment::BeforeRaid => matches!(phase, Phase::Choose | Phase::Activate | Phase::Raid),
            Moment::Modules => phase == Phase::Modules,
            Moment::Moons => {
                let planet = t.turn.region.and_then(|region| t.planet_at(region));
                let moons = planet.map_or(0, |planet| t.planets[planet.index()].stack.len());
                phase == Phase::Activate && moons >= 2 && !t.turn.choice
            }
            _ => false,
        };
        if now { Ok(()) } else { Err(Refusal::WrongMoment { moment }) }
    }

    /// Whether a card has a moment that the active player could ever use as a free action.
    pub(crate) fn is_free_action(&self, card: TacticId) -> bool {
        self.content.tactics[card].plays.iter().any(|play| {
            matches!(
                play.when,
                Moment::OwnTurn
                    | Moment::OutsideBattle
                    | Moment::BeforeLaunch
                    | Moment::BeforeRaid
                    | Moment::Modules
                    | Moment::Moons
            )
        })
    }

    /// Whether a card has one of these moments.
    pub(crate) fn fits(&self, card: TacticId, moments: &[Moment]) -> bool {
        self.content.tactics[card].plays.iter().any(|play| moments.contains(&play.when))
    }

    /// The moments at which the question on top takes cards.
    pub(crate) fn asked_moments(&self, t: &State, seat: Seat, task: Task) -> &'static [Moment] {
        match task {
            Task::React(moment, _) => self.reactions(t, seat, moment),
            Task::Region(_) if !t.turn.far => &[Moment::Region],
            Task::Diplomacy => &[Moment::Diplomacy],
            Task::Prepare if self.fighters(t).contains(seat) => &[Moment::Prepare, Moment::PrepareAny],
            Task::Prepare => &[Moment::PrepareAny],
            Task::Damage => &[Moment::ShipHit, Moment::Damage],
            Task::HitShip => &[Moment::ShipHit],
            Task::DamageModule(_) => &[Moment::ModuleHit],
            _ => &[],
        }
    }

    /// The play of a card that fits the question (AND-83), and whether it can do anything (AND-274).
    pub(crate) fn check_play(
        &self,
        t: &State,
        seat: Seat,
        task: Task,
        card: TacticId,
    ) -> Result<&PlayRow, Refusal> {
        let row = self.content.tactics.find(card).ok_or(Refusal::NotInHand)?;
        if t.players[seat].hand.count(card) == 0 {
            return Err(Refusal::NotInHand);
        }
        let asked = self.asked_moments(t, seat, task);
        let free = is_free_question(task) && t.turn.seat == seat;
        let mut refusal = Refusal::NotNow;
        for play in &row.plays {
            let fits = if asked.contains(&play.when) {
                Ok(())
            } else if free {
                Self::check_moment(t, play.when)
            } else {
                Err(Refusal::WrongMoment { moment: play.when })
            };
            match fits {
                Ok(()) => return self.check_worth(t, seat, task, card, play).map(|()| play),
                Err(reason) => refusal = reason,
            }
        }
        Err(refusal)
    }

    /// A card that can do nothing is kept (AND-274); what the base needs is not spent (AND-45).
    fn check_worth(
        &self,
        t: &State,
        seat: Seat,
        task: Task,
        card: TacticId,
        play: &PlayRow,
    ) -> Result<(), Refusal> {
        self.check_steps(t, seat, &play.then.steps, Goods::just(Resource::Tactics, 1))?;
        let worth = match task {
            Task::Region(kind) if play.when == Moment::Region => helps_launch(self, t, seat, kind, card),
            _ => {
                let kind = self.content.tactics[card].kind;
                self.is_of_use(t, seat, kind, play, self.means_without_a_card(t, seat))
            }
        };
        allow(worth, Refusal::NothingToDo)
    }

    /// Whether a card played now would do something, by what lies open and the number of cards in hand.
    fn is_of_use(&self, t: &State, seat: Seat, kind: TacticType, play: &PlayRow, means: Means) -> bool {
        // A sustain card waits for its use; a card for a launch waits for the ship.
        kind == TacticType::Sustain
            || play.when == Moment::Region
            || self.could_do(t, seat, play.then.id, means)
    }

    /// What is left to pay with once a card has been played.
    fn means_without_a_card(&self, t: &State, seat: Seat) -> Means {
        self.means(t, seat).less(Goods::just(Resource::Tactics, 1))
    }

    /// A card leaves the hand; after its effect it lies on the pile, or it stays in play (AND-83, AND-86).
    pub(crate) fn play(&self, t: &mut State, seat: Seat, task: Task, card: TacticId, out: &mut Out<'_>) {
        let block = self.check_play(t, seat, task, card).expect("checked before").then.id;
        assert!(t.players[seat].hand.take(card), "a checked card is in the hand");
        out.tell_all(|| Event::Played(seat, card));
        match task {
            Task::React(moment, _) => self.ask_next(t, seat, moment, 0),
            // One diplomacy card at most (AND-87).
            Task::Diplomacy => {
                t.stack.pop();
            }
            _ => {}
        }
        if self.content.tactics[card].kind == TacticType::Sustain {
            let sustain = &mut t.players[seat].sustain;
            sustain.push(card);
            sustain.sort_unstable();
            return;
        }
        Self::push(t, seat, Task::Played(card));
        self.run_block(t, seat, block);
    }

    /// Whether the active player has, as everybody can see, anything that a window could be for.
    pub(crate) fn window_waits(&self, t: &mut State, seat: Seat) -> bool {
        if self.could_act(t, seat) || (t.turn.promise && !self.base_is_ready(t, seat)) {
            return true;
        }
        t.stack.pop();
        false
    }

    /// The same for any moment of a free action: things that lie open must be of use (AND-75, AND-274), hidden ones could
    /// be anything.
    pub(crate) fn could_act(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        // The first revision asked also where nothing could be done.
        let asks = self.revision == 1;
        let does = |block: &Block| asks || self.could_do(t, seat, block.id, self.means(t, seat));
        let now = |moment| match moment {
            _ if !asks => Self::check_moment(t, moment).is_ok(),
            Moment::OwnTurn | Moment::OutsideBattle | Moment::BeforeRaid | Moment::Moons => true,
            _ => false,
        };
        let used = |track: &&Track| player.face_up[**track as usize] > 0;
        // What takes longest to find out comes last.
        !player.claimed.is_empty()
            || !player.discoveries.is_empty()
            || player.spaces().iter().any(|space| {
                player.leaders.0[space.index()] > 0 || t.extra[space].iter().any(|count| *count > 0)
            })
            || self.could_trade(t, seat)
            || tokens(player.tokens).any(|token| does(&self.content.tokens[token].does))
            || Track::ALL.iter().filter(used).any(|track| does(&self.content.development(*track).ability))
            || self.could_hold_for(t, seat, now)
    }

    /// Whether the base can be used with what is at hand now, moons included (AND-45, AND-R12).
    pub(crate) fn base_is_ready(&self, t: &State, seat: Seat) -> bool {
        let Some(Tile::Base(base)) = t.turn.region.map(|region| t.map[region]) else { return true };
        self.is_usable(t, seat, self.content.base(base).action.id, self.means(t, seat))
    }

    /// Everybody whose hidden cards a viewer knows.
    pub(crate) fn known_to(&self, viewer: SeatSet, seat: Seat) -> bool {
        !viewer.intersection(self.team(seat)).is_empty()
    }
}

/// Questions at which the active player may take free actions (AND-67): between steps, and between activations, those of
/// science modules among them (AND-124).
pub(crate) const fn is_free_question(task: Task) -> bool {
    matches!(task, Task::Window | Task::Turn(Phase::Choose | Phase::Modules) | Task::Science)
}

/// Questions of a step that belong to no effect: whoever is asked may also set a moon or rearrange modules, like everybody
/// else meanwhile (AND-150, AND-275).
pub(crate) const fn is_step_question(task: Task) -> bool {
    matches!(
        task,
        Task::React(..) | Task::Raid | Task::Escalate | Task::Diplomacy | Task::Prepare | Task::Damage
    )
}
