//! Why an action cannot be taken now, though its seat is asked something: the rule that forbids it.

use super::act::check_deed;
use super::prelude::*;
use crate::flow::{Step, Turn};
use crate::moves::Deed;
use crate::refusal::Pending;
use crate::space::Space;
use crate::state::{CardId, Upgrade};

pub(super) fn not_now(game: &MicroCosmos, t: &State, seat: Seat, action: Action) -> Refusal {
    let moment = Moment::of(t, seat);
    match action {
        Action::Discard(_) => Refusal::OneRejected { dealt: game.content.sheet().dealt },
        Action::Place(card, _) => place(t, seat, card),
        Action::Gain(_) => gain(game, t, seat),
        Action::Pay(_) => Refusal::NothingToPay,
        Action::UseCard(_) | Action::UseToken(_) => Refusal::NoSpecialistAsked,
        Action::Take(_) => take(game, t, seat),
        Action::Choose(_) => choose(t, seat),
        Action::Keep => keep(game, t, seat),
        Action::MoveOutpost(_) => move_outpost(t, seat),
        Action::Spend(_) => Refusal::AutomaPaysNothing,
        Action::Done => moment.done(),
        Action::Upgrade(_) => moment.upgrade(),
        Action::Travel(_) | Action::Discover(_) | Action::Step(_) => moment.journey(),
        Action::Play(..) => moment.play(game, t, seat),
        Action::Gather => moment.deed(t, seat, Deed::Gather),
        Action::Raise(_) => moment.deed(t, seat, Deed::Terraform),
        Action::Explore => moment.deed(t, seat, Deed::Explore),
        Action::Settle(_) => moment.deed(t, seat, Deed::Settle),
        Action::Colony => moment.deed(t, seat, Deed::Colony),
        Action::Outpost => moment.deed(t, seat, Deed::Outpost),
        Action::Ready(..) => moment.deed(t, seat, Deed::Specialist),
        Action::Draw => moment.draw(),
    }
}

/// A drawn card is placed at once, and then stays until it is played (MIC-36, MIC-37).
fn place(t: &State, seat: Seat, card: CardId) -> Refusal {
    if t.players[seat].crew().contains(card) { Refusal::StaysInRow } else { Refusal::NothingToPlace }
}

/// Without room nobody is asked what they would gain (MIC-29).
fn gain(game: &MicroCosmos, t: &State, seat: Seat) -> Refusal {
    let player = &t.players[seat];
    let most = game.capacity(player);
    let full = player.cargo.each().all(|(_, amount)| amount >= most);
    if full { Refusal::HoldFull { most } } else { Refusal::NothingToGain }
}

/// Without room, or without cards, nobody is asked what they would take (MIC-34, MIC-43).
fn take(game: &MicroCosmos, t: &State, seat: Seat) -> Refusal {
    let most = game.crew_limit();
    if t.players[seat].crew().len() >= most {
        Refusal::CrewFull { most }
    } else if t.cantina.is_empty() {
        Refusal::CantinaEmpty
    } else {
        Refusal::NothingToTake
    }
}

/// Who turns up one survivor card has nothing to choose (MIC-132).
fn choose(t: &State, seat: Seat) -> Refusal {
    if t.players[seat].has(Upgrade::ScoutingVehicles) { Refusal::NotTurnedUp } else { Refusal::NoScouting }
}

/// Without room nobody is asked whether they keep a survivor card (MIC-128).
fn keep(game: &MicroCosmos, t: &State, seat: Seat) -> Refusal {
    let most = game.content.sheet().survivors_held;
    if t.players[seat].survivors.len() >= most {
        Refusal::BridgeFull { most }
    } else {
        Refusal::NothingToKeep
    }
}

/// One that is in the pool is placed first; only an action moves one (MIC-147, MIC-151).
fn move_outpost(t: &State, seat: Seat) -> Refusal {
    let player = &t.players[seat];
    match (player.outpost_pool, player.placed()) {
        (0, 0) => Refusal::NoOutpost,
        (0, _) => Refusal::NoOutpostMoved,
        (pool, _) => Refusal::OutpostInPool { pool },
    }
}

/// When it is tried.
#[derive(Clone, Copy)]
struct Moment {
    /// Whose turn, and which step of it.
    time: Time,
    /// What was begun and is decided first.
    pending: Option<Pending>,
}

#[derive(Clone, Copy)]
enum Time {
    /// Before the first turn (MIC-18).
    Setup,
    /// In the turn of somebody else (MIC-20).
    OtherTurn,
    /// In one's own turn, in this step of it (MIC-22).
    Step(u8, Turn),
}

impl Moment {
    fn of(t: &State, seat: Seat) -> Self {
        let setup = matches!(t.stack.nearest::<Step>(), Some((_, Step::Setup(_))));
        let time = match t.stack.nearest::<Turn>() {
            _ if setup => Time::Setup,
            Some((active, turn)) if active == seat => Time::Step(turn.step(t), *turn),
            _ => Time::OtherTurn,
        };
        Self { time, pending: t.stack.top().and_then(|frame| Pending::of(frame.task)) }
    }

    /// The step and the turn, or why there is none.
    fn own(self) -> Result<(u8, Turn), Refusal> {
        match self.time {
            Time::Setup => Err(Refusal::NoTurnYet),
            Time::OtherTurn => Err(Refusal::OtherTurn),
            Time::Step(step, turn) => Ok((step, turn)),
        }
    }

    /// Within its own step: what was begun comes first, and after that the step is over (MIC-23).
    fn within(self, step: u8) -> Refusal {
        self.pending.map_or(Refusal::StepOver { step }, |pending| Refusal::AnswerFirst { pending })
    }

    /// All that can be declined has an answer for it, and all that cannot is pending.
    fn done(self) -> Refusal {
        self.pending.map_or(Refusal::MustMove, |pending| Refusal::MustDecide { pending })
    }

    /// At most one, before the Ark moves (MIC-51).
    fn upgrade(self) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((_, turn)) if turn.upgraded => Refusal::OneUpgrade,
            Ok(_) => Refusal::UpgradeTooLate,
        }
    }

    /// One journey in a turn (MIC-60); on the way, what a discovery brings comes first.
    fn journey(self) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((..=2, _)) => self.within(2),
            Ok(_) => Refusal::JourneyOver,
        }
    }

    /// So many cards, in step 3 (MIC-86, MIC-87).
    fn play(self, game: &MicroCosmos, t: &State, seat: Seat) -> Refusal {
        let most = game.plays(t, seat);
        let rule = if t.players[seat].ark == Space::GATE { 87 } else { 86 };
        match self.own() {
            Err(refusal) => refusal,
            Ok((now @ ..=2, _)) => Refusal::TooEarly { step: 3, now },
            Ok((_, turn)) if turn.played >= most => Refusal::CrewPlayed { rule, most },
            Ok((3, _)) => self.within(3),
            Ok(_) => Refusal::StepOver { step: 3 },
        }
    }

    /// What the destination offers, and how often, in step 4 (MIC-99 to MIC-103).
    fn deed(self, t: &State, seat: Seat, deed: Deed) -> Refusal {
        let (now, turn) = match self.own() {
            Err(refusal) => return refusal,
            Ok((now @ ..=2, _)) => return Refusal::TooEarly { step: 4, now },
            Ok(moment) => moment,
        };
        match (check_deed(t, seat, turn.done, deed), now) {
            (Err(refusal), _) => refusal,
            (Ok(()), ..=3) => Refusal::TooEarly { step: 4, now },
            (Ok(()), 4) => self.within(4),
            (Ok(()), 5..) => Refusal::StepOver { step: 4 },
        }
    }

    /// One card, in step 5 (MIC-156).
    fn draw(self) -> Refusal {
        match self.own() {
            Err(refusal) => refusal,
            Ok((now @ ..=4, _)) => Refusal::TooEarly { step: 5, now },
            Ok(_) => Refusal::OneDrawn,
        }
    }
}
