//! Ships of a seat that has lost are damaged, after its cards (AND-199, AND-201).

use super::prelude::*;
use crate::effects::Moment;
use crate::event::Event;
use crate::ids::{ShipKind, TacticId};
use crate::moves::Volunteer;

/// Asked as long as a ship could be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Damage;

answers! {
    /// A card, a ship that a sustain card saves, or the damage is taken.
    pub enum Answer of Action { Save(kind: ShipKind), Play(card: TacticId), Done } aside { Meanwhile(Volunteer) }
}

const MOMENTS: &[Moment] = &[Moment::ShipHit, Moment::Damage];

impl Question<Andromeda> for Damage {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        Andromeda::exposed(t, seat) > 0 && (game.hulls_left(t, seat) > 0 || game.could_hold(t, seat, MOMENTS))
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        game.damage_fleet(t, seat, out);
    }

    /// Asked in case there is a card, unless a ship can be saved without one.
    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let ask =
            Ask::open(count("ask-damage", Andromeda::exposed(t, seat)), and(199), seat).or(Answer::Done);
        if game.hulls_left(t, seat) == 0 { ask.in_reaction() } else { ask }
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.moves::<Volunteer>(game, t, seat);
        into.extend(game.fitting_cards(t, seat, MOMENTS).map(Answer::Play));
        into.extend(exposed_kinds(t, seat).map(Answer::Save));
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Save(kind) if Andromeda::exposed_of(t, seat, kind) == 0 => Err(Refusal::NoSuchShip),
            Answer::Save(_) => allow(game.hulls_left(t, seat) > 0, Refusal::NothingSaves),
            Answer::Play(card) => game.check_play(t, seat, MOMENTS, card),
            Answer::Done => Ok(()),
            Answer::Meanwhile(volunteer) => volunteer.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Save(kind) => {
                t.stack.push(seat, self);
                t.battle.hulls += 1;
                t.battle.spared[kind as usize] += 1;
                out.tell_all(|| Event::Spared(seat, kind));
            }
            Answer::Play(card) => {
                t.stack.push(seat, self);
                game.play(t, seat, MOMENTS, card, out);
            }
            Answer::Done => game.damage_fleet(t, seat, out),
            Answer::Meanwhile(volunteer) => {
                t.stack.push(seat, self);
                volunteer.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Save(kind) => ship_label("label-save", kind),
            Answer::Play(card) => game.play_label(card),
            Answer::Done => Text::new("label-take-damage"),
            Answer::Meanwhile(volunteer) => volunteer.label(game, t, seat),
        }
    }
}

/// Types of ships that are not spared.
pub(super) fn exposed_kinds(t: &State, seat: Seat) -> impl Iterator<Item = ShipKind> + '_ {
    ShipKind::ALL.iter().copied().filter(move |kind| Andromeda::exposed_of(t, seat, *kind) > 0)
}
