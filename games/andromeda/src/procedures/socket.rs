//! Into which socket a moon is set (AND-70, AND-152, AND-153).

use super::prelude::*;
use crate::ids::{Column, MoonId};
use crate::space::Berth;

/// Which moon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Socket {
    /// A claimed one.
    pub moon: MoonId,
}

answers! {
    /// A socket, or tactical operations.
    pub enum Answer of Action { Into(berth: Berth), IntoOperations }
}

impl Question<Andromeda> for Socket {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-socket").text("moon", game.moon_words(self.moon)), and(70), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(game.sockets(t, seat, self.moon).map(Answer::Into));
        into.push(Answer::IntoOperations);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Into(berth) => game.check_socket(t, seat, self.moon, berth),
            Answer::IntoOperations => Ok(()),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let berth = match answer {
            Answer::Into(berth) => Some(berth),
            Answer::IntoOperations => None,
        };
        game.set_moon(t, seat, self.moon, berth, out);
    }

    fn label(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Into(berth) if berth.row == Column::Industry => {
                game.berth_label("label-into-joint", t, seat, berth)
            }
            Answer::Into(berth) => game.berth_label("label-into", t, seat, berth),
            Answer::IntoOperations => Text::new("label-into-operations"),
        }
    }
}
