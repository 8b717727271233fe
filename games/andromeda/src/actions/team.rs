//! Team mates hand things over and pass modules on (AND-255, AND-256).

use orrery_core::Seat;

use super::Action;
use super::free::tokens;
use crate::Andromeda;
use crate::changes::Out;
use crate::event::Event;
use crate::frame::{Task, Thing};
use crate::ids::{Goods, Resource};
use crate::payment::moons;
use crate::refusal::{Refusal, allow};
use crate::state::State;

/// Whether the question is asked here.
pub(crate) const fn answers(task: Task) -> bool {
    matches!(task, Task::PassOn(_) | Task::Trade(_) | Task::Deal(..))
}

/// Once per turn, and only in team mode (AND-255).
pub(crate) fn check_open(game: &Andromeda, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if !game.options.team_mode {
        return Err(Refusal::NoTeams);
    }
    if t.turn.traded {
        return Err(Refusal::TradedAlready);
    }
    let from = if action == Action::Give { seat } else { Andromeda::mate(seat) };
    let player = &t.players[from];
    let nothing = player.goods().total() == 0
        && player.claimed.is_empty()
        && player.tokens == 0
        && player.discoveries.is_empty();
    if nothing {
        return Err(Refusal::NothingToHandOver);
    }
    // Something must be there that the base does not need (AND-45).
    let free = action == Action::Ask || player.tokens != 0 || !player.discoveries.is_empty();
    let spare = || {
        let goods = Resource::ALL.iter().filter(|resource| player.has(**resource) > 0);
        let mut goods = goods.map(|resource| game.check_goods_to_spare(t, seat, Goods::just(*resource, 1)));
        let mut claimed = moons(player).map(|moon| game.check_moon_to_spare(t, seat, moon));
        goods.any(|spare| spare.is_ok()) || claimed.any(|spare| spare.is_ok())
    };
    allow(free || spare(), Refusal::BaseFirst)
}

impl Andromeda {
    /// Whether team mates could still hand something over in this turn, as everybody can see (AND-255).
    pub(crate) fn could_trade(&self, t: &State, seat: Seat) -> bool {
        let has = |seat: Seat| {
            let player = &t.players[seat];
            player.goods().total() > 0
                || !player.claimed.is_empty()
                || player.tokens != 0
                || !player.discoveries.is_empty()
        };
        self.options.team_mode && !t.turn.traded && (has(seat) || has(Self::mate(seat)))
    }
}

/// Whose thing changes hands.
fn giver(seat: Seat, given: bool) -> Seat {
    if given { seat } else { Andromeda::mate(seat) }
}

/// What an action names.
fn thing_of(action: Action) -> Option<Thing> {
    match action {
        Action::Pay(Resource::Tactics) => None,
        Action::Pay(resource) => Some(Thing::Resource(resource)),
        Action::Card(card) => Some(Thing::Card(card)),
        Action::Set(moon) => Some(Thing::Moon(moon)),
        Action::Token(token) => Some(Thing::Token(token)),
        Action::Discovery(token) => Some(Thing::Discovery(token)),
        _ => None,
    }
}

pub(crate) fn candidates(_: &Andromeda, t: &State, seat: Seat, task: Task, into: &mut Vec<Action>) {
    match task {
        Task::PassOn(_) => into.push(Action::PassOn),
        Task::Deal(..) => into.push(Action::Yes),
        Task::Trade(given) => {
            let player = &t.players[giver(seat, given)];
            let tokens_held = Resource::TOKENS.iter().filter(|resource| player.stock.of(**resource) > 0);
            into.extend(tokens_held.map(|resource| Action::Pay(*resource)));
            into.extend(player.hand.kinds().map(Action::Card));
            into.extend(moons(player).map(Action::Set));
            into.extend(tokens(player.tokens).map(Action::Token));
            into.extend(player.discoveries.kinds().map(Action::Discovery));
        }
        _ => {}
    }
}

pub(crate) fn check(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    task: Task,
    action: Action,
) -> Result<(), Refusal> {
    match (task, action) {
        (Task::PassOn(_), Action::PassOn) | (Task::Deal(..), Action::Yes) => Ok(()),
        (Task::Trade(given), action) => {
            let thing = thing_of(action).ok_or(Refusal::NotAsked)?;
            let player = &t.players[giver(seat, given)];
            let there = match thing {
                Thing::Resource(resource) => player.stock.of(resource) > 0,
                Thing::Card(card) => player.hand.count(card) > 0,
                Thing::Moon(moon) => player.claimed.contains(&moon),
                Thing::Token(token) => player.tokens & 1 << token.index() != 0,
                Thing::Discovery(token) => player.discoveries.count(token) > 0,
            };
            if !there {
                return Err(Refusal::NotThere);
            }
            match thing {
                _ if !given => Ok(()),
                Thing::Resource(resource) => game.check_goods_to_spare(t, seat, Goods::just(resource, 1)),
                Thing::Card(_) => game.check_goods_to_spare(t, seat, Goods::just(Resource::Tactics, 1)),
                Thing::Moon(moon) => game.check_moon_to_spare(t, seat, moon),
                Thing::Token(_) | Thing::Discovery(_) => Ok(()),
            }
        }
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn apply(
    game: &Andromeda,
    t: &mut State,
    seat: Seat,
    task: Task,
    action: Action,
    out: &mut Out<'_>,
) {
    match (task, action) {
        (Task::PassOn(module), Action::PassOn) => {
            // The team mate places it and advances; it counts as the active player's purchase (AND-256, AND-272).
            t.stack.pop();
            let mate = Andromeda::mate(seat);
            out.tell_all(|| Event::PassedOn(seat, mate, module));
            game.install(t, mate, module, out);
        }
        (Task::Trade(given), action) => {
            t.stack.pop();
            let thing = thing_of(action).expect("checked before");
            let mate = Andromeda::mate(seat);
            out.tell_all(|| Event::Offered(seat, mate));
            Andromeda::push(t, mate, Task::Deal(given, thing));
        }
        (Task::Deal(given, thing), Action::Yes) => {
            t.stack.pop();
            let proposer = Andromeda::mate(seat);
            let from = giver(proposer, given);
            hand_over(game, t, from, thing, out);
        }
        _ => unreachable!("checked before"),
    }
}

/// Something changes hands; everybody sees that, and what is no secret.
fn hand_over(game: &Andromeda, t: &mut State, from: Seat, thing: Thing, out: &mut Out<'_>) {
    let to = Andromeda::mate(from);
    out.tell_all(|| Event::HandedOver(from, to));
    let audience = match thing {
        Thing::Card(_) | Thing::Discovery(_) => game.team(from),
        _ => orrery_core::SeatSet::EVERYBODY,
    };
    out.tell(audience, || Event::HandedIs(thing));
    match thing {
        Thing::Resource(resource) => {
            *t.players[from].stock.of_mut(resource) -= 1;
            *t.players[to].stock.of_mut(resource) += 1;
        }
        Thing::Card(card) => {
            assert!(t.players[from].hand.take(card), "a checked card is in the hand");
            t.players[to].hand.put(card);
        }
        Thing::Moon(moon) => {
            assert!(t.players[from].take_moon(moon), "a checked moon is claimed");
            game.claim(t, to, moon, out);
        }
        Thing::Token(token) => {
            t.players[from].tokens &= !(1 << token.index());
            t.players[to].tokens |= 1 << token.index();
        }
        Thing::Discovery(token) => {
            assert!(t.players[from].discoveries.take(token), "a checked token is held");
            t.players[to].discoveries.put(token);
        }
    }
}
