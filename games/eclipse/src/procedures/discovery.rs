//! What is done with a discovery (ECL-60).

use super::prelude::*;
use crate::ids::SectorId;
use crate::run::{Effects, From};

/// Its finder looks at a discovery.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discovery {
    /// Where it works.
    pub sector: SectorId,
    /// Whether it came by Revelation (ECL-87).
    pub revelation: bool,
}

answers! {
    /// The front, or points.
    pub enum Answer of Action { Use, Keep }
}

impl Question<Eclipse> for Discovery {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, t: &State, _: Seat) -> bool {
        t.found.is_some()
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let found = t.found.unwrap_or_default();
        let text = Text::new("ask-discovery").name("discovery", game.discovery_name(found));
        Ask::open(text, ecl(60), seat).or_do(Answer::Keep)
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend([Answer::Use, Answer::Keep]);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match (answer, t.found) {
            (Answer::Use, Some(found)) => game.check_use(t, seat, found, self.sector),
            _ => Ok(()),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let Some(found) = t.found.take() else { return };
        match answer {
            Answer::Use => {
                out.tell_all(|| Event::DiscoveryUsed(seat, found));
                game.dispose(t, seat, found);
                t.stack.push(seat, Effects { from: From::Discovery(found), at: 0, sector: self.sector });
            }
            Answer::Keep => {
                t.keep(seat, found, t.found_of);
                out.tell(game.others(seat), || Event::DiscoveryKept(seat));
                out.tell(SeatSet::only(seat), || Event::DiscoveryKeptOwn(found));
            }
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Use => Text::new("label-use"),
            Answer::Keep => Text::new("label-keep-vp"),
        }
    }
}
