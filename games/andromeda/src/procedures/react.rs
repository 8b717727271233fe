//! Cards that answer something: whoever could hold one is asked, until all have passed in a row (AND-84, AND-90).

use orrery_core::procedure::window::{Counts, Reaction};

use super::prelude::*;
use crate::effects::Moment;
use crate::ids::TacticId;
use crate::moves::Volunteer;

/// What is reacted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct React {
    /// The moment.
    pub moment: Moment,
}

answers! {
    /// A card, or none; meanwhile moons and modules.
    pub enum Answer of Action { Play(card: TacticId), Done } aside { Meanwhile(Volunteer) }
}

impl React {
    /// The moments that count in this round of questions for this seat.
    fn moments(self, game: &Andromeda, t: &State, seat: Seat) -> &'static [Moment] {
        match self.moment {
            Moment::BaseActivated if seat != t.turn.seat => &[Moment::BaseActivated],
            Moment::MoonClaimed if seat != t.turn.seat => &[Moment::MoonClaimed],
            Moment::AfterRoll if game.fighters(t).contains(seat) => &[Moment::AfterRoll],
            Moment::Won if t.battle.winners.contains(seat) => &[Moment::Won],
            Moment::Won if t.battle.losers.contains(seat) => &[Moment::Lost],
            _ => &[],
        }
    }
}

impl Reaction<Andromeda> for React {
    type Answer = Answer;
    const PASS: Answer = Answer::Done;
    const UNTIL_ALL_PASS: bool = true;

    fn counts(answer: Answer) -> Counts {
        match answer {
            Answer::Play(_) => Counts::Reacts,
            Answer::Done => Counts::Passes,
            Answer::Meanwhile(_) => Counts::Aside,
        }
    }

    fn could(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        game.could_hold(t, seat, self.moments(game, t, seat))
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-react").name("moment", self.moment.key()), and(90), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.moves::<Volunteer>(game, t, seat);
        into.extend(game.fitting_cards(t, seat, self.moments(game, t, seat)).map(Answer::Play));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Play(card) => game.check_play(t, seat, self.moments(game, t, seat), card),
            Answer::Done => Ok(()),
            Answer::Meanwhile(volunteer) => volunteer.check(game, t, seat),
        }
    }

    fn noted(self, _: Seat, _: Answer) -> Self {
        self
    }

    fn react(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Play(card) => game.play(t, seat, self.moments(game, t, seat), card, out),
            Answer::Done => {}
            Answer::Meanwhile(volunteer) => volunteer.apply(game, t, seat, out),
        }
    }

    fn close(self, _: &Andromeda, _: &mut State, _: &mut Out<'_>) {}
    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Play(card) => game.play_label(card),
            Answer::Done => Text::new("label-decline"),
            Answer::Meanwhile(volunteer) => volunteer.label(game, t, seat),
        }
    }
}
