//! There is no room for a claimed moon (AND-62 to AND-64).

use super::prelude::*;
use super::socket::Socket;
use crate::ids::MoonId;
use crate::payment::moons;

/// The new moon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// It will lie in the area, or nowhere.
    pub moon: MoonId,
}

answers! {
    /// Another moon is discarded or set, or the new one is lost.
    pub enum Answer of Action { DiscardMoon(moon: MoonId), Set(moon: MoonId), Done }
}

impl Question<Andromeda> for Room {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        t.players[seat].claimed.len() >= usize::from(game.content.sheet().claimed)
    }

    /// Room has been made.
    fn skip(self, _: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        t.players[seat].claim(self.moon);
    }

    fn ask(self, game: &Andromeda, t: &State, seat: Seat) -> Ask<Answer> {
        let rule = if t.turn.seat == seat { 62 } else { 63 };
        let text = Text::new("ask-room").text("moon", game.moon_words(self.moon));
        Ask::open(text, and(rule), seat).or(Answer::Done)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        for moon in moons(&t.players[seat]) {
            into.extend([Answer::DiscardMoon(moon), Answer::Set(moon)]);
        }
        into.push(Answer::Done);
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let claimed = |moon| allow(t.players[seat].claimed.contains(&moon), Refusal::NoSuchMoon);
        match answer {
            Answer::DiscardMoon(moon) => claimed(moon),
            Answer::Set(moon) => {
                claimed(moon)?;
                // The new moon brings its resources.
                game.check_moon_to_spare(t, seat, moon, game.content.moons[self.moon].goods)
            }
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::DiscardMoon(moon) => {
                if Andromeda::may_discard_moons(t, seat) {
                    game.cash_moon(t, seat, moon, out);
                } else {
                    // In another player's turn without reward (AND-63).
                    assert!(t.players[seat].take_moon(moon), "a checked moon is claimed");
                    Andromeda::discard_moon(t, seat, moon, out);
                }
                t.players[seat].claim(self.moon);
            }
            Answer::Set(moon) => {
                t.stack.push(seat, self);
                t.stack.push(seat, Socket { moon });
            }
            // The new moon itself is lost (AND-64).
            Answer::Done => Andromeda::discard_moon(t, seat, self.moon, out),
        }
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::DiscardMoon(moon) => Text::new("label-discard-moon").text("thing", game.moon_words(moon)),
            Answer::Set(moon) => Text::new("label-set").text("thing", game.moon_words(moon)),
            Answer::Done => Text::new("label-lose-moon"),
        }
    }
}
