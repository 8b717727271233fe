//! Free actions of the own turn (AND-67 to AND-82), and what can be done in others' turns (AND-68).

use orrery_core::Seat;

use super::Action;
use crate::Andromeda;
use crate::changes::Out;
use crate::effects::Trigger;
use crate::event::Event;
use crate::frame::{Phase, Task};
use crate::ids::{Column, Goods, Resource, TokenId, Track};
use crate::payment::moons;
use crate::refusal::{Refusal, allow};
use crate::state::State;

/// Whether an action is one of the free actions; cards are looked at elsewhere.
pub(crate) const fn is_free(action: Action) -> bool {
    matches!(
        action,
        Action::Set(_)
            | Action::DiscardMoon(_)
            | Action::Recruit(_)
            | Action::Collect(..)
            | Action::Use(_)
            | Action::Token(_)
            | Action::Discovery(_)
            | Action::Rearrange
            | Action::Give
            | Action::Ask
    )
}

pub(crate) fn candidates(game: &Andromeda, t: &State, seat: Seat, into: &mut Vec<Action>) {
    let player = &t.players[seat];
    into.extend(player.hand.kinds().filter(|card| game.is_free_action(*card)).map(Action::Play));
    for moon in moons(player) {
        into.extend([Action::Set(moon), Action::DiscardMoon(moon)]);
    }
    into.extend(
        Track::ALL
            .iter()
            .filter(|track| player.face_up[**track as usize] > 0)
            .map(|track| Action::Use(*track)),
    );
    into.extend(tokens(player.tokens).map(Action::Token));
    into.extend(player.discoveries.kinds().map(Action::Discovery));
    for space in player.spaces().iter() {
        if player.leaders.0[space.index()] > 0 {
            into.push(Action::Recruit(space));
        }
        for resource in Resource::TOKENS {
            if t.extra[space][resource as usize] > 0 {
                into.push(Action::Collect(space, resource));
            }
        }
    }
    if t.row(seat, Column::Industry).len() > 2 {
        into.push(Action::Rearrange);
    }
    if game.options.team_mode {
        into.extend([Action::Give, Action::Ask]);
    }
}

/// Supremacy tokens of a set.
pub(crate) fn tokens(set: u16) -> impl Iterator<Item = TokenId> {
    (0..crate::ids::TOKENS as u8).filter(move |at| set & 1 << at != 0).map(TokenId::new)
}

pub(crate) fn check(game: &Andromeda, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let player = &t.players[seat];
    match action {
        Action::Set(moon) => check_set(game, t, seat, moon),
        Action::DiscardMoon(moon) => allow(player.claimed.contains(&moon), Refusal::NoSuchMoon),
        Action::Recruit(space) => {
            if player.leaders.0[space.index()] == 0 {
                return Err(Refusal::NoLeader);
            }
            if !player.spaces().contains(space) {
                return Err(Refusal::NoShipThere { rule: 77 });
            }
            Ok(())
        }
        Action::Collect(space, resource) => {
            if resource == Resource::Tactics || t.extra[space][resource as usize] == 0 {
                return Err(Refusal::NothingExtra);
            }
            if !player.spaces().contains(space) {
                return Err(Refusal::NoShipThere { rule: 80 });
            }
            Ok(())
        }
        Action::Use(track) => {
            if player.face_up[track as usize] == 0 {
                return Err(Refusal::NoFaceUpCard);
            }
            check_block(game, t, seat, &game.content.development(track).ability, 75)
        }
        Action::Token(token) => {
            if player.tokens & 1 << token.index() == 0 {
                return Err(Refusal::NoSuchToken);
            }
            check_block(game, t, seat, &game.content.tokens[token].does, 274)
        }
        Action::Discovery(token) => {
            if player.discoveries.count(token) == 0 {
                return Err(Refusal::NoSuchToken);
            }
            check_block(game, t, seat, &game.content.discoveries[token].does, 274)
        }
        Action::Rearrange => check_rearrange(t, seat),
        Action::Give | Action::Ask => super::team::check_open(game, t, seat, action),
        _ => Err(Refusal::NotAsked),
    }
}

/// A thing is used only if it can do something (AND-75, AND-274) and leaves the base what it needs (AND-45).
fn check_block(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    block: &crate::effects::Block,
    rule: u16,
) -> Result<(), Refusal> {
    game.check_steps(t, seat, &block.steps, Goods::NONE)?;
    allow(game.could_do(t, seat, block.id, game.means(t, seat)), Refusal::UselessThing { rule })
}

/// A claimed moon that the base does not need (AND-70).
fn check_set(game: &Andromeda, t: &State, seat: Seat, moon: crate::ids::MoonId) -> Result<(), Refusal> {
    if !t.players[seat].claimed.contains(&moon) {
        return Err(Refusal::NoSuchMoon);
    }
    game.check_moon_to_spare(t, seat, moon)
}

/// Modules are rearranged at most once between two other decisions of the same player (AND-263).
fn check_rearrange(t: &State, seat: Seat) -> Result<(), Refusal> {
    if t.row(seat, Column::Industry).len() <= 2 {
        return Err(Refusal::NothingToArrange);
    }
    if t.players[seat].rearranged {
        return Err(Refusal::RearrangedAlready);
    }
    Ok(())
}

/// What a seat that owes nothing can do: set a moon, rearrange modules (AND-68, AND-150, AND-275).
pub(crate) fn volunteer_candidates(game: &Andromeda, t: &State, seat: Seat, into: &mut Vec<Action>) {
    if !game.seats.contains(seat) || !may_volunteer(t) {
        return;
    }
    into.extend(moons(&t.players[seat]).map(Action::Set));
    if t.row(seat, Column::Industry).len() > 2 {
        into.push(Action::Rearrange);
    }
}

/// Not while an event is resolved (AND-67, AND-R30), before the first turn or while somebody else does it.
fn may_volunteer(t: &State) -> bool {
    let in_turn = matches!(t.stack.get(1).map(|frame| frame.task), Some(Task::Turn(_)));
    let busy = matches!(t.stack.last().map(|frame| frame.task), Some(Task::Socket(_) | Task::Arrange));
    in_turn && t.event.is_none() && !busy
}

pub(crate) fn check_volunteer(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    action: Action,
    refusal: Refusal,
) -> Result<(), Refusal> {
    if !game.seats.contains(seat) || t.ended {
        return Err(refusal);
    }
    match action {
        Action::Set(_) | Action::Rearrange if !may_volunteer(t) => Err(Refusal::NotInEvent),
        Action::Set(moon) => check_set(game, t, seat, moon),
        Action::Rearrange => check_rearrange(t, seat),
        Action::DiscardMoon(_)
        | Action::Use(_)
        | Action::Token(_)
        | Action::Discovery(_)
        | Action::Recruit(_)
        | Action::Collect(..) => Err(Refusal::NotOwnTurn { rule: 68 }),
        _ => Err(refusal),
    }
}

pub(crate) fn apply(game: &Andromeda, t: &mut State, seat: Seat, action: Action, out: &mut Out<'_>) {
    match action {
        Action::Set(moon) => Andromeda::push(t, seat, Task::Socket(moon)),
        Action::DiscardMoon(moon) => game.cash_moon(t, seat, moon, out),
        Action::Recruit(space) => recruit(game, t, seat, space, out),
        Action::Collect(space, resource) => {
            t.extra[space][resource as usize] -= 1;
            *t.players[seat].stock.of_mut(resource) += 1;
            out.tell_all(|| Event::Collected(seat, space, resource));
        }
        Action::Use(track) => {
            let player = &mut t.players[seat];
            player.face_up[track as usize] -= 1;
            player.face_down[track as usize] += 1;
            out.tell_all(|| Event::CardUsed(seat, track));
            game.run_block(t, seat, game.content.development(track).ability.id);
        }
        Action::Token(token) => {
            t.players[seat].tokens &= !(1 << token.index());
            out.tell_all(|| Event::TokenUsed(seat, token));
            game.run_block(t, seat, game.content.tokens[token].does.id);
        }
        Action::Discovery(token) => {
            assert!(t.players[seat].discoveries.take(token), "a checked token is held");
            t.discoveries_used.put(token);
            out.tell_all(|| Event::DiscoveryUsed(seat, token));
            game.run_block(t, seat, game.content.discoveries[token].does.id);
        }
        Action::Rearrange => {
            t.players[seat].rearranged = true;
            t.order.clear();
            t.order.push(0);
            Andromeda::push(t, seat, Task::Arrange);
        }
        Action::Give | Action::Ask => {
            t.turn.traded = true;
            Andromeda::push(t, seat, Task::Trade(action == Action::Give));
        }
        _ => unreachable!("checked before"),
    }
}

/// A leader comes from the map to the station (AND-77).
pub(crate) fn recruit(
    game: &Andromeda,
    t: &mut State,
    seat: Seat,
    space: crate::space::Space,
    out: &mut Out<'_>,
) {
    let player = &mut t.players[seat];
    player.leaders.0[space.index()] -= 1;
    player.station += 1;
    out.tell_all(|| Event::Recruited(seat, space));
    game.faction_trigger(t, seat, Trigger::Recruited);
}

/// The phase of the turn, where there is one.
pub(crate) fn phase(t: &State) -> Option<Phase> {
    match t.stack.get(1)?.task {
        Task::Turn(phase) => Some(phase),
        _ => None,
    }
}
