//! Tactical operations of whoever has lost: a card or the moon's reward (AND-197).

use super::prelude::*;
use super::socket::Socket;
use crate::ids::MoonId;
use crate::payment::moons;

/// One of the two; a moon may be set first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Operations;

answers! {
    /// Draw, take the moon's reward, set a moon, or nothing.
    pub enum Answer of Action { Draw, Moon, Set(moon: MoonId), Done }
}

impl Question<Andromeda> for Operations {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        Andromeda::cards_are_left(t) || player.operations.is_some() || !player.claimed.is_empty()
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-operations"), and(197), seat).or(Answer::Done)
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend([Answer::Draw, Answer::Moon]);
        into.extend(moons(&t.players[seat]).map(Answer::Set));
        into.push(Answer::Done);
    }

    fn check(self, _: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Draw => allow(Andromeda::cards_are_left(t), Refusal::NoCardsLeft),
            Answer::Moon => allow(t.players[seat].operations.is_some(), Refusal::NoMoonInOperations),
            Answer::Set(moon) => allow(t.players[seat].claimed.contains(&moon), Refusal::NoSuchMoon),
            Answer::Done => Ok(()),
        }
    }

    fn apply(self, game: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Draw => game.run_block(t, seat, game.content.sheet().operations.id),
            Answer::Moon => {
                let moon = t.players[seat].operations.expect("checked before");
                game.moon_reward(t, seat, moon, out);
            }
            Answer::Set(moon) => {
                t.stack.push(seat, self);
                t.stack.push(seat, Socket { moon });
            }
            Answer::Done => {}
        }
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Draw => Text::new("label-draw"),
            Answer::Moon => Text::new("label-moon"),
            Answer::Set(moon) => Text::new("label-set").text("thing", game.moon_words(moon)),
            Answer::Done => Text::new("label-decline"),
        }
    }
}
