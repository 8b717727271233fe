//! One of several ways (TRA-28, R59).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::effects::{At, Block, Effect, text};
use crate::ids::Track;

/// The step with the ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// Which step.
    pub at: At,
    /// All of them can be declined.
    pub optional: bool,
}

answers! {
    /// A way by its place, or by its track where each way is a step on another one.
    pub enum Answer of Action { Way(way: Amount<8>), Advance(track: Track), Done }
}

impl Choose {
    fn ways(self, game: &Transgalactica) -> &[Block] {
        match self.at.effect(game) {
            Effect::Choose(ways) => ways,
            _ => &[],
        }
    }

    /// The track of a way that is a single step and nothing else.
    fn track(way: &Block) -> Option<Track> {
        match way.steps.as_slice() {
            [Effect::Advance { track, steps: 1, .. }] => Some(*track),
            _ => None,
        }
    }

    /// Whether each way is a step on a track, so that the track names it.
    fn by_track(ways: &[Block]) -> bool {
        ways.iter().all(|way| Self::track(way).is_some())
    }

    fn way(self, game: &Transgalactica, answer: Answer) -> Option<&Block> {
        let ways = self.ways(game);
        match answer {
            Answer::Way(way) if !Self::by_track(ways) => ways.get(usize::from(way.get())),
            Answer::Advance(track) if Self::by_track(ways) => {
                ways.iter().find(|way| Self::track(way) == Some(track))
            }
            Answer::Way(_) | Answer::Advance(_) | Answer::Done => None,
        }
    }
}

impl Question<Transgalactica> for Choose {
    type Answer = Answer;

    fn waits(self, _: &Transgalactica, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        let (text, rule) = game.choice_text(self.at, Self::by_track(self.ways(game)));
        let ask = Ask::open(text, rule, seat);
        if self.optional { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Transgalactica, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        let ways = self.ways(game);
        if Self::by_track(ways) {
            into.extend(ways.iter().filter_map(Self::track).map(Answer::Advance));
        } else {
            into.extend((0..ways.len() as u8).map(|way| Answer::Way(Amount::new(way))));
        }
        if self.optional {
            into.push(Answer::Done);
        }
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        if answer == Answer::Done {
            return if self.optional { Ok(()) } else { Err(Refusal::MustChoose) };
        }
        let way = self.way(game, answer).ok_or(Refusal::NoSuchWay)?;
        game.check_way_of(t, seat, way.id, 28)
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, _: &mut Out<'_>) {
        if let Some(way) = self.way(game, answer) {
            game.start(t, seat, way.id, self.at.source);
        }
    }

    fn label(self, game: &Transgalactica, _: &State, _: Seat, answer: Answer) -> Text {
        match (answer, self.way(game, answer)) {
            (Answer::Done, _) => Text::new("label-decline"),
            (Answer::Advance(track), Some(_)) => Text::new("label-advance").name("track", track.key()),
            (_, Some(way)) => Text::new("label-way").text("effect", text::steps(&way.steps)),
            (_, None) => Text::new("nothing"),
        }
    }
}
