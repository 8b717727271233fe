//! Whether relations begin (ECL-121, ECL-123, R78).

use super::prelude::*;
use super::propose::Propose;

/// The partner answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Accept {
    /// Who proposes.
    pub with: Seat,
}

/// Both have said what they give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sign {
    /// Who proposed.
    pub with: Seat,
}

answers! {
    /// Yes or no.
    pub enum Answer of Action { Yes, Done }
}

impl Question<Eclipse> for Accept {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-accept-relations").seat("who", self.with);
        Ask::open(text, ecl(121), seat).or(Answer::Done).trivial()
    }

    fn candidates(self, _: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend([Answer::Yes, Answer::Done]);
    }

    fn check(self, _: &Eclipse, _: &State, _: Seat, _: Answer) -> Result<(), Refusal> {
        Ok(())
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Yes => {
                t.stack.push(seat, Sign { with: self.with });
                t.stack.push(seat, Propose { half: 1, with: self.with, cleared: false });
            }
            Answer::Done => out.tell_all(|| Event::RelationsDeclined(seat)),
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(if answer == Answer::Yes { "label-yes" } else { "label-no" })
    }
}

impl Script<Eclipse> for Sign {
    fn run(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let pact = std::mem::take(&mut t.pact);
        for (half, (one, other)) in [(self.with, seat), (seat, self.with)].into_iter().enumerate() {
            let player = &mut t.players[one];
            player.partners = player.partners.with(other);
            if let Some(tile) = pact.tiles[half]
                && player.reputation.take(tile)
            {
                t.reputation.put(tile);
                player.shown_tiles.clear();
            }
            let player = &mut t.players[one];
            if let Some(resource) = pact.cubes[half] {
                player.cubes[resource] -= 1;
                player.envoys = player.envoys.with(other);
            }
        }
        out.tell_all(|| Event::Relations(self.with, seat));
    }
}
