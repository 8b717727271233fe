//! Step 4: the actions of the destination, and how many of them (MIC-99 to MIC-104).

use orrery_core::Set;

use super::prelude::*;
use crate::flow::Turn;
use crate::moves::colony::Colony;
use crate::moves::explore::Explore;
use crate::moves::gather::Gather;
use crate::moves::outpost::Outpost;
use crate::moves::raise::Raise;
use crate::moves::ready::{self, Ready};
use crate::moves::settle::Settle;
use crate::moves::{Deed, DeedMove};
use crate::space::Spot;
use crate::state::{Resource, Upgrade};

/// One action after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Act;

answers! {
    /// An action of the destination, or no more.
    pub enum Answer of Action { Done; Deed(DeedMove) }
}

impl Question<MicroCosmos> for Act {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        is_any_possible(game, t, seat, Turn::of(t).done)
    }

    fn ask(self, game: &MicroCosmos, t: &State, seat: Seat) -> Ask<Answer> {
        let space = game.space_text(t, t.players[seat].ark);
        let ask =
            |key, rule| Ask::open(Text::new(key).text("space", space), mic(rule), seat).or(Answer::Done);
        if Turn::of(t).done.is_empty() { ask("ask-act", 99) } else { ask("ask-act-again", 102).trivial() }
    }

    /// Kinds that have not been taken in this turn.
    fn candidates(self, game: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let done = Turn::of(t).done;
        let fresh = |deed: Deed| !done.contains(deed);
        if fresh(Deed::Gather) {
            into.moves::<Gather>(game, t, seat);
        }
        if t.players[seat].ark.planet_at().is_none() {
            if fresh(Deed::Specialist) {
                into.moves::<Ready>(game, t, seat);
            }
        } else {
            if fresh(Deed::Terraform) {
                into.moves::<Raise>(game, t, seat);
            }
            if fresh(Deed::Explore) {
                into.moves::<Explore>(game, t, seat);
            }
            if fresh(Deed::Settle) {
                into.moves::<Settle>(game, t, seat);
            }
            if fresh(Deed::Colony) {
                into.moves::<Colony>(game, t, seat);
            }
            if fresh(Deed::Outpost) {
                into.moves::<Outpost>(game, t, seat);
            }
        }
        into.push(Answer::Done);
    }

    fn check(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Deed(deed) => {
                check_deed(t, seat, Turn::of(t).done, deed.kind())?;
                deed.check(game, t, seat)
            }
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Deed(deed) => {
                Turn::below(t).done.put(deed.kind());
                t.stack.push(seat, self);
                deed.apply(game, t, seat, out);
            }
            Answer::Done => {}
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Deed(deed) => deed.label(game, t, seat),
            Answer::Done => Text::new("label-no-act"),
        }
    }
}

/// Whether the destination allows this action at all, and one more of its kind.
pub(super) fn check_deed(t: &State, seat: Seat, done: Set<Deed>, deed: Deed) -> Result<(), Refusal> {
    let on_planet = match t.players[seat].ark.parts() {
        Some((_, Spot::Asteroid1 | Spot::Asteroid2)) => return Err(Refusal::NothingHere),
        Some((_, Spot::Planet)) => true,
        _ => false,
    };
    match deed {
        Deed::Gather => {}
        Deed::Specialist => {
            if on_planet {
                return Err(Refusal::NotOnPlanets);
            }
        }
        Deed::Terraform | Deed::Explore | Deed::Settle | Deed::Colony | Deed::Outpost => {
            if !on_planet {
                return Err(Refusal::OnlyOnPlanets);
            }
        }
    }
    if on_planet && !done.is_empty() {
        check_second(t, seat, done)?;
    }
    if done.contains(deed) {
        return Err(if on_planet { Refusal::SameDeed } else { Refusal::DoneHere });
    }
    Ok(())
}

/// A second action on a planet needs Robotics and an own colony there, looked at when it begins (MIC-100, MIC-101).
fn check_second(t: &State, seat: Seat, done: Set<Deed>) -> Result<(), Refusal> {
    let player = &t.players[seat];
    if done.len() > 1 {
        return Err(Refusal::TwoDeeds);
    }
    if !player.has(Upgrade::Robotics) {
        return Err(Refusal::NoRobotics);
    }
    let colony = player.ark.planet_at().is_some_and(|position| player.has_colony(position));
    if colony { Ok(()) } else { Err(Refusal::NoColonyHere) }
}

/// Whether anything could be done: gathering always can, once.
fn is_any_possible(game: &MicroCosmos, t: &State, seat: Seat, done: Set<Deed>) -> bool {
    if check_deed(t, seat, done, Deed::Gather).is_ok() {
        return true;
    }
    if t.players[seat].ark.planet_at().is_none() {
        return check_deed(t, seat, done, Deed::Specialist).is_ok() && ready::is_possible(game, t, seat);
    }
    let may =
        |deed: DeedMove| check_deed(t, seat, done, deed.kind()).is_ok() && deed.check(game, t, seat).is_ok();
    !done.is_empty()
        && check_second(t, seat, done).is_ok()
        && (Resource::ALL.iter().any(|resource| may(DeedMove::Terraform(Raise(*resource))))
            || may(DeedMove::Explore(Explore))
            || may(DeedMove::Colony(Colony))
            || may(DeedMove::Outpost(Outpost))
            || t.players[seat].survivors.iter().any(|survivor| may(DeedMove::Settle(Settle(survivor)))))
}
