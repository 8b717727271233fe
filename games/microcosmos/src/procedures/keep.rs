//! A survivor card is kept or discarded (MIC-127 to MIC-129).

use super::prelude::*;
use crate::event::Event;
use crate::state::SurvivorId;

/// It has been turned up, and its resources have been gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Keep {
    /// Which card.
    pub survivor: SurvivorId,
}

answers! {
    /// Keep it, or send it on.
    pub enum Answer of Action { Keep, Done }
}

impl Question<MicroCosmos> for Keep {
    type Answer = Answer;

    /// A card of the planet's colour may be kept while there is room; the Automa keeps none (MIC-192).
    fn waits(self, game: &MicroCosmos, t: &State, seat: Seat) -> bool {
        let colour = MicroCosmos::own_planet(t, seat).map(|(_, planet)| game.colour(&planet));
        let fits = colour == Some(game.content.survivors[self.survivor].colour);
        let room = t.players[seat].survivors.len() < game.content.sheet().survivors_held;
        fits && room && !game.is_automa(seat)
    }

    fn skip(self, _: &MicroCosmos, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        MicroCosmos::send_on(t, seat, self.survivor, out);
    }

    fn ask(self, game: &MicroCosmos, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-keep").name("card", game.survivor_key(self.survivor));
        Ask::open(text, mic(127), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, _: &MicroCosmos, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend([Answer::Keep, Answer::Done]);
    }

    fn check(self, _: &MicroCosmos, _: &State, _: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Keep | Answer::Done => Ok(()),
        }
    }

    fn apply(self, _: &MicroCosmos, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let survivor = self.survivor;
        match answer {
            Answer::Keep => {
                t.players[seat].survivors.put(survivor);
                out.tell_all(|| Event::Kept(seat, survivor));
            }
            Answer::Done => MicroCosmos::send_on(t, seat, survivor, out),
        }
    }

    fn label(self, _: &MicroCosmos, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(match answer {
            Answer::Keep => "label-keep",
            Answer::Done => "label-send-on",
        })
    }
}
