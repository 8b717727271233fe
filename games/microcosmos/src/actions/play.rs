//! Step 3: playing a crew card (MIC-86 to MIC-98, MIC-214).

use orrery_core::Seat;

use super::{Action, Fate, Use};
use crate::MicroCosmos;
use crate::changes::Out;
use crate::content::{EdgeColour, EdgeRow};
use crate::effects::{Price, Source};
use crate::event::Event;
use crate::frame::{Phase, Task};
use crate::refusal::Refusal;
use crate::space::{Space, Spot};
use crate::state::{CardId, Player, Row, State};

pub(crate) fn candidates(t: &State, seat: Seat, into: &mut Vec<Action>) {
    let player = &t.players[seat];
    for card in player.upper.iter() {
        into.extend(Use::ALL.iter().map(|usage| Action::Play(card, Fate::Discard, *usage)));
    }
    for card in player.lower.iter() {
        for fate in Fate::ALL {
            into.extend(Use::ALL.iter().map(|usage| Action::Play(card, *fate, *usage)));
        }
    }
}

/// The row of an own card.
fn row_of(player: &Player, card: CardId) -> Option<Row> {
    Row::ALL.iter().copied().find(|row| player.row(*row).contains(card))
}

/// The edge that touches the Cargo card: the bottom one above it, the top one below it (MIC-88).
fn active_edge(game: &MicroCosmos, card: CardId, row: Row) -> (&EdgeRow, Source) {
    let crew = &game.content.crew[card];
    match row {
        Row::Upper => (&crew.bottom, Source::CrewBottom(card)),
        Row::Lower => (&crew.top, Source::CrewTop(card)),
    }
}

/// Whether a card may be played so.
pub(crate) fn check(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    card: CardId,
    fate: Fate,
    usage: Use,
) -> Result<(), Refusal> {
    let player = &t.players[seat];
    let row = row_of(player, card).ok_or(Refusal::NotInRows { rule: 86 })?;
    if fate == Fate::Up {
        if row == Row::Upper {
            return Err(Refusal::AlreadyUp);
        }
        if !game.has_room(player, Row::Upper) {
            return Err(Refusal::UpperFull { most: game.content.sheet().row_size });
        }
    }
    if usage == Use::Idle {
        return Ok(());
    }
    let (edge, _) = active_edge(game, card, row);
    if !edge_fits(game, t, player, edge.edge) {
        return Err(Refusal::EdgeMismatch { edge: edge.edge });
    }
    check_price(player, edge.pay)
}

/// Colours fit planets of that colour, grey fits moons and stations; at the Star Gate every edge does (MIC-87, MIC-89,
/// MIC-98). Asteroids fit none (MIC-67).
fn edge_fits(game: &MicroCosmos, t: &State, player: &Player, edge: EdgeColour) -> bool {
    if player.ark == Space::GATE {
        return true;
    }
    match player.ark.parts() {
        Some((position, Spot::Planet)) => {
            t.planet(position).is_some_and(|planet| EdgeColour::from(game.colour(planet)) == edge)
        }
        Some((_, Spot::Moon | Spot::Station)) => edge == EdgeColour::Grey,
        _ => false,
    }
}

/// A cost is paid in full or the action is not performed (MIC-97).
fn check_price(player: &Player, price: Option<Price>) -> Result<(), Refusal> {
    let Some(price) = price else { return Ok(()) };
    match price.resource() {
        Some(resource) if player.cargo.of(resource) == 0 => {
            Err(Refusal::CannotPay { rule: 97, resource, needs: 1, has: 0 })
        }
        None if player.cargo.total() == 0 => Err(Refusal::CannotPayAny),
        _ => Ok(()),
    }
}

/// The action that a card of this row could perform now, and whether it costs something.
pub(crate) fn possible(
    game: &MicroCosmos,
    t: &State,
    player: &Player,
    card: CardId,
    row: Row,
) -> Option<(Source, bool)> {
    let (edge, source) = active_edge(game, card, row);
    let fits = edge_fits(game, t, player, edge.edge) && check_price(player, edge.pay).is_ok();
    fits.then_some((source, edge.pay.is_some()))
}

/// The card leaves its slot before its action is performed: upwards at once, or aside until the action is over (MIC-95,
/// MIC-214). Of the two edges the one counts that was active before.
pub(crate) fn apply(
    game: &MicroCosmos,
    t: &mut State,
    seat: Seat,
    played: u8,
    (card, fate, usage): (CardId, Fate, Use),
    out: &mut Out<'_>,
) {
    let player = &mut t.players[seat];
    let row = row_of(player, card).expect("a checked card lies in a row");
    player.row_mut(row).take(card);
    MicroCosmos::set_phase(t, Phase::Crew(played + 1));
    out.tell_all(|| Event::Played { seat, card, acts: usage == Use::Act, up: fate == Fate::Up });
    match fate {
        Fate::Up => t.players[seat].upper.put(card),
        Fate::Discard => MicroCosmos::push(t, seat, Task::Aside(card)),
    }
    if usage == Use::Act {
        let (edge, source) = active_edge(game, card, row);
        MicroCosmos::push(t, seat, Task::Run(source, 0));
        match edge.pay.map(Price::resource) {
            None => {}
            Some(Some(resource)) => MicroCosmos::pay_one(t, seat, resource, out),
            Some(None) => MicroCosmos::push(t, seat, Task::PayAny(1)),
        }
    }
}
