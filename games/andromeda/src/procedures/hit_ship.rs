//! A ship on the map is damaged (AND-201).

use super::prelude::*;
use crate::effects::Moment;
use crate::ids::{ShipKind, TacticId};
use crate::space::Space;
use crate::state::Place;

/// The owner names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HitShip;

answers! {
    /// A ship, or a card that keeps the damage away.
    pub enum Answer of Action { Ship(kind: ShipKind, space: Space), Play(card: TacticId) }
}

const MOMENTS: &[Moment] = &[Moment::ShipHit];

impl Question<Andromeda> for HitShip {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        !t.players[seat].spaces().is_empty()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-hit-ship"), and(201), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.fitting_cards(t, seat, MOMENTS).map(Answer::Play));
        into.extend(ships_on_map(t, seat).map(|(kind, space)| Answer::Ship(kind, space)));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Ship(kind, space) => {
                allow(t.players[seat].count(kind, Place::At(space)) > 0, Refusal::NoSuchShip)
            }
            Answer::Play(card) => game.check_play(t, seat, MOMENTS, card),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Ship(kind, space) => game.damage_ship(t, seat, kind, space, out),
            Answer::Play(card) => {
                t.stack.push(seat, self);
                game.play(t, seat, MOMENTS, card, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Ship(kind, space) => game.region_label("label-hit", t, space).name("ship", kind.key()),
            Answer::Play(card) => game.play_label(card),
        }
    }
}
