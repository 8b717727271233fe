//! Create a Trading Outpost, or move one (MIC-146 to MIC-151, MIC-194).

use orrery_core::Seat;

use super::Action;
use crate::MicroCosmos;
use crate::changes::Out;
use crate::frame::Task;
use crate::refusal::Refusal;
use crate::space::Position;
use crate::state::State;

pub(crate) fn candidates(into: &mut Vec<Action>) {
    into.push(Action::Outpost);
}

/// Which of two outposts is moved.
pub(crate) fn move_candidates(t: &State, owner: Seat, into: &mut Vec<Action>) {
    into.extend(t.players[owner].outposts.iter().map(Action::MoveOutpost));
}

/// An unlocked outpost (MIC-151), and none of one's own here (MIC-149).
pub(crate) fn check(t: &State, seat: Seat) -> Result<(), Refusal> {
    let (position, _) = MicroCosmos::own_planet(t, seat).ok_or(Refusal::OnlyOnPlanets)?;
    let player = &t.players[seat];
    if player.outpost_pool == 0 && player.outposts.is_empty() {
        return Err(Refusal::NoOutpost);
    }
    if player.outposts.contains(position) {
        return Err(Refusal::OutpostHere);
    }
    Ok(())
}

pub(crate) fn check_move(t: &State, owner: Seat, position: Position) -> Result<(), Refusal> {
    if t.players[owner].outposts.contains(position) { Ok(()) } else { Err(Refusal::NoOutpostThere) }
}

/// From the pool as long as there is one; only then one is moved, and of two the player chooses (MIC-147).
pub(crate) fn apply(game: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
    let (position, _) = MicroCosmos::own_planet(t, seat).expect("a checked action is taken on a planet");
    let player = &t.players[seat];
    if player.outpost_pool > 0 {
        game.set_outpost(t, seat, None, position, out);
    } else if player.outposts.len() == 1 {
        let from = player.outposts.iter().next();
        game.set_outpost(t, seat, from, position, out);
    } else {
        MicroCosmos::push(t, seat, Task::MoveOutpost);
    }
}

pub(crate) fn apply_move(game: &MicroCosmos, t: &mut State, owner: Seat, from: Position, out: &mut Out<'_>) {
    t.stack.pop();
    if let Some((position, _)) = MicroCosmos::own_planet(t, owner) {
        game.set_outpost(t, owner, Some(from), position, out);
    }
}
