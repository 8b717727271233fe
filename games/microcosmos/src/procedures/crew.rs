//! Step 3: playing crew cards (MIC-86 to MIC-98, MIC-214).

use super::aside::Aside;
use super::pay_any::PayAny;
use super::prelude::*;
use super::run::Run;
use crate::actions::{Fate, Use};
use crate::content::{EdgeColour, EdgeRow};
use crate::effects::{Price, Source, edge_text};
use crate::event::Event;
use crate::flow::Turn;
use crate::payment::Missing;
use crate::space::{Space, Spot};
use crate::state::{CardId, Player, Row};

/// One card after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crew;

answers! {
    /// A card, or no more.
    pub enum Answer of Action { Play(card: CardId, fate: Fate, usage: Use), Done }
}

impl Question<MicroCosmos> for Crew {
    type Answer = Answer;

    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        Turn::of(t).played < game.plays(t, seat) && !t.players[seat].crew().is_empty()
    }

    fn ask(self, game: &MicroCosmos, t: &State, seat: Seat) -> Ask<Answer> {
        let left = game.plays(t, seat).saturating_sub(Turn::of(t).played);
        Ask::open(Text::new("ask-crew").amount("count", left), mic(86), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, _: &MicroCosmos, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        let player = &t.players[seat];
        for card in player.upper.iter() {
            into.extend(Use::ALL.iter().map(|usage| Answer::Play(card, Fate::Discard, *usage)));
        }
        for card in player.lower.iter() {
            for fate in Fate::ALL {
                into.extend(Use::ALL.iter().map(|usage| Answer::Play(card, *fate, *usage)));
            }
        }
        into.push(Answer::Done);
    }

    fn check(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Play(card, fate, usage) => check_play(game, t, seat, card, fate, usage),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Play(card, fate, usage) => {
                Turn::below(t).played += 1;
                t.stack.push(seat, self);
                play(game, t, seat, (card, fate, usage), out);
            }
            Answer::Done => {}
        }
    }

    fn label(self, game: &MicroCosmos, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Play(card, fate, usage) => play_label(game, t, seat, (card, fate, usage)),
            Answer::Done => Text::new("label-no-crew"),
        }
    }
}

/// Whether a card may be played so.
fn check_play(
    game: &MicroCosmos,
    t: &State,
    seat: Seat,
    card: CardId,
    fate: Fate,
    usage: Use,
) -> Result<(), Refusal> {
    let player = &t.players[seat];
    let row = player.row_of(card).ok_or(Refusal::NotInRows { rule: 86 })?;
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

/// The card leaves its slot before its action is performed: upwards at once, or aside until the action is over (MIC-95,
/// MIC-214). Of the two edges the one counts that was active before.
fn play(
    game: &MicroCosmos,
    t: &mut State,
    seat: Seat,
    (card, fate, usage): (CardId, Fate, Use),
    out: &mut Out<'_>,
) {
    let player = &mut t.players[seat];
    let row = player.row_of(card).expect("a checked card lies in a row");
    player.row_mut(row).take(card);
    out.tell_all(|| Event::Played { seat, card, acts: usage == Use::Act, up: fate == Fate::Up });
    match fate {
        Fate::Up => t.players[seat].upper.put(card),
        Fate::Discard => t.stack.push(seat, Aside { card }),
    }
    if usage == Use::Act {
        let (edge, source) = active_edge(game, card, row);
        t.stack.push(seat, Run::of(source));
        // What is named is paid first, so that the units of choice come from the rest.
        MicroCosmos::pay(t, seat, edge.pay.named(), out);
        if edge.pay.any > 0 {
            t.stack.push(seat, PayAny { left: edge.pay.any });
        }
    }
}

fn play_label(game: &MicroCosmos, t: &State, seat: Seat, (card, fate, usage): (CardId, Fate, Use)) -> Text {
    let key = match (fate, usage) {
        (Fate::Discard, Use::Act) => "label-play-act",
        (Fate::Up, Use::Act) => "label-play-act-up",
        (Fate::Discard, Use::Idle) => "label-play-idle",
        (Fate::Up, Use::Idle) => "label-play-up",
    };
    let text = game.crew_label(key, card);
    if usage == Use::Idle {
        return text;
    }
    let upper = t.players[seat].upper.contains(card);
    let edge = game.content.crew.find(card).map(|row| if upper { &row.bottom } else { &row.top });
    text.text("effect", edge.map_or(Text::new("effect-nothing"), edge_text))
}

/// The edge that touches the Cargo card: the bottom one above it, the top one below it (MIC-88).
fn active_edge(game: &MicroCosmos, card: CardId, row: Row) -> (&EdgeRow, Source) {
    let crew = &game.content.crew[card];
    match row {
        Row::Upper => (&crew.bottom, Source::CrewBottom(card)),
        Row::Lower => (&crew.top, Source::CrewTop(card)),
    }
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
fn check_price(player: &Player, price: Price) -> Result<(), Refusal> {
    Missing::of(player.cargo, price.named(), price.any).refuse(97)
}

/// The action that a card of this row could perform now, and how many units it costs.
pub(crate) fn possible(
    game: &MicroCosmos,
    t: &State,
    player: &Player,
    card: CardId,
    row: Row,
) -> Option<(Source, u16)> {
    let (edge, source) = active_edge(game, card, row);
    let fits = edge_fits(game, t, player, edge.edge) && check_price(player, edge.pay).is_ok();
    fits.then_some((source, edge.pay.units()))
}
