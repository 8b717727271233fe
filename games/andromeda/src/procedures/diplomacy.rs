//! One diplomacy card at most, before a battle is prepared (AND-87, AND-184).

use super::prelude::*;
use crate::effects::Moment;
use crate::ids::TacticId;
use crate::moves::Volunteer;

/// Asked of whoever could hold one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Diplomacy;

answers! {
    /// A card, or none; meanwhile moons and modules.
    pub enum Answer of Action { Play(card: TacticId), Done; Meanwhile(Volunteer) }
}

const MOMENTS: &[Moment] = &[Moment::Diplomacy];

impl Question<Andromeda> for Diplomacy {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-diplomacy"), and(184), seat).in_reaction().or(Answer::Done)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.moves::<Volunteer>(game, t, seat);
        into.extend(game.fitting_cards(t, seat, MOMENTS).map(Answer::Play));
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Play(card) => game.check_play(t, seat, MOMENTS, card),
            Answer::Done => Ok(()),
            Answer::Meanwhile(volunteer) => volunteer.check(game, t, seat),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Play(card) => game.play(t, seat, MOMENTS, card, out),
            Answer::Done => {}
            Answer::Meanwhile(volunteer) => {
                t.stack.push(seat, self);
                volunteer.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Play(card) => game.play_label(card),
            Answer::Done => Text::new("label-decline"),
            Answer::Meanwhile(volunteer) => volunteer.label(game, t, seat),
        }
    }
}
