//! Launch a ship or return to station (AND-26, AND-38 to AND-52, AND-108).

use orrery_core::Seat;

use super::Action;
use crate::Andromeda;
use crate::changes::Out;
use crate::effects::Moment;
use crate::event::Event;
use crate::frame::{Phase, Task};
use crate::ids::{Column, Goods, Resource, ShipKind};
use crate::refusal::Refusal;
use crate::space::{Berth, Space};
use crate::state::{Place, State, Tile};

/// The two kinds of turn.
pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let in_hangar = |kind: &&ShipKind| t.players[seat].count(**kind, Place::Hangar) > 0;
    into.extend(ShipKind::ALL.iter().filter(in_hangar).map(|kind| Action::Launch(*kind)));
    into.push(Action::Return);
}

/// The regions of the map, and cards that change the launch.
pub(crate) fn region_candidates(game: &Andromeda, t: &State, seat: Seat, into: &mut Vec<Action>) {
    into.extend(t.regions().iter().map(Action::Go));
    let cards = t.players[seat].hand.kinds().filter(|card| game.fits(*card, &[Moment::Region]));
    if !t.turn.far {
        into.extend(cards.map(Action::Play));
    }
}

/// Modules that could be activated singly; science modules and end-game modules never are (AND-116, AND-123).
pub(crate) fn module_candidates(game: &Andromeda, t: &State, seat: Seat, into: &mut Vec<Action>) {
    for (berth, slot) in t.station(seat) {
        let reactor = berth == Berth::base(Column::Science);
        if reactor || (berth.row != Column::Science && game.content.modules[slot.module].end.is_none()) {
            into.push(Action::Activate(berth));
        }
    }
}

pub(crate) fn check(game: &Andromeda, t: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Launch(kind) => {
            if t.turn.must_return {
                return Err(Refusal::MustReturn);
            }
            if t.players[seat].count(kind, Place::Hangar) == 0 {
                return Err(Refusal::NotInHangar { kind });
            }
            if game.launch_targets(t, seat, kind, false).is_empty() && !opens_a_way(game, t, seat, kind) {
                return Err(Refusal::NoLaunch);
            }
            Ok(())
        }
        Action::Return => {
            if t.turn.must_return {
                return Ok(());
            }
            // With every ship in the hangar there is nothing to return (AND-130).
            let player = &t.players[seat];
            let home = player.count_all(Place::Hangar) == player.active_ships();
            if home && game.can_launch(t, seat) {
                return Err(Refusal::MustLaunch);
            }
            Ok(())
        }
        _ => Err(Refusal::NotAsked),
    }
}

/// A card in hand may open regions that are out of reach otherwise.
fn opens_a_way(game: &Andromeda, t: &State, seat: Seat, kind: ShipKind) -> bool {
    let mut hand = t.players[seat].hand.kinds().filter(|card| game.fits(*card, &[Moment::Region]));
    hand.any(|card| helps_launch(game, t, seat, kind, card))
}

/// Whether a ship comes farther, or for less energy, once this card is gone from the hand (AND-274). What the card is
/// worth as a resource at a base is gone with it (AND-45).
pub(crate) fn helps_launch(
    game: &Andromeda,
    t: &State,
    seat: Seat,
    kind: ShipKind,
    card: crate::ids::TacticId,
) -> bool {
    if game.revision == 1 {
        return !game.launch_targets(t, seat, kind, true).is_empty();
    }
    let mut after = *t;
    if !after.players[seat].hand.take(card) {
        return false;
    }
    let far = game.launch_targets(&after, seat, kind, true);
    far.iter().any(|space| game.launch_cost(t, seat, kind, space, false) != Ok(0))
}

pub(crate) fn apply(t: &mut State, seat: Seat, action: Action, _: &mut Out<'_>) {
    match action {
        Action::Launch(kind) => Andromeda::push(t, seat, Task::Region(kind)),
        Action::Return => Andromeda::set_phase(t, Phase::Return),
        _ => unreachable!("checked before"),
    }
}

/// The ship is placed and its region is active for the whole turn (AND-39). A base must now be used (AND-45).
pub(crate) fn place(
    game: &Andromeda,
    t: &mut State,
    seat: Seat,
    kind: ShipKind,
    space: Space,
    out: &mut Out<'_>,
) {
    let energy = game.launch_cost(t, seat, kind, space, t.turn.far).expect("checked before");
    t.stack.pop();
    Andromeda::take_tokens(t, seat, Goods::just(Resource::Energy, energy), out);
    t.players[seat].move_ship(kind, Place::Hangar, Place::At(space));
    t.turn.region = Some(space);
    t.turn.ship = Some(kind);
    t.turn.promise = matches!(t.map[space], Tile::Base(_));
    out.tell_all(|| Event::Launched(seat, kind, space));
    Andromeda::set_phase(t, Phase::Launched);
}
