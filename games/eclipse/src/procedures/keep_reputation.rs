//! Whether a drawn reputation tile is kept, which everybody sees (ECL-180, ECL-183, R63, R64).

use super::choose_reputation::ChooseReputation;
use super::prelude::*;

/// Reputation tiles have been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepReputation;

answers! {
    /// One of them, or none; before that allies may look.
    pub enum Answer of Action { Keep, Show, Done }
}

impl KeepReputation {
    /// Allies who have not been shown the tiles (ECL-183).
    fn unshown(game: &Eclipse, t: &State, seat: Seat) -> SeatSet {
        game.side(t, seat).without(seat).minus(t.drawn_seen)
    }
}

impl Question<Eclipse> for KeepReputation {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let text = Text::new("ask-keep-reputation").amount("count", t.drawn.len());
        let best = if game.check_keep(t, seat).is_ok() { Answer::Keep } else { Answer::Done };
        Ask::open(text, ecl(180), seat).or(best)
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.push(Answer::Keep);
        if !Self::unshown(game, t, seat).is_empty() {
            into.push(Answer::Show);
        }
        into.push(Answer::Done);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Show if Self::unshown(game, t, seat).is_empty() => Err(Refusal::NobodyToShow),
            Answer::Show | Answer::Done => Ok(()),
            Answer::Keep => game.check_keep(t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Keep => {
                out.tell_all(|| Event::ReputationKept(seat));
                t.stack.push(seat, ChooseReputation);
            }
            Answer::Show => {
                let (allies, tiles) = (Self::unshown(game, t, seat), t.drawn);
                t.drawn_seen = t.drawn_seen.union(allies);
                out.tell(allies, || Event::ReputationShown(seat, tiles.things().collect()));
                // What others have seen is not taken back.
                out.bind();
                t.stack.push(seat, self);
            }
            Answer::Done => {
                out.tell_all(|| Event::ReputationNone(seat));
                Eclipse::return_drawn(t);
            }
        }
    }

    fn label(self, _: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new(match answer {
            Answer::Keep => "label-keep-tile",
            Answer::Show => "label-show-tiles",
            Answer::Done => "label-keep-none",
        })
    }
}

impl Eclipse {
    /// Who has drawn reputation tiles and not finished with them.
    pub(crate) fn drawer(t: &State) -> Option<Seat> {
        let keeps = t.stack.nearest::<KeepReputation>().map(|(seat, _)| seat);
        keeps.or_else(|| t.stack.nearest::<ChooseReputation>().map(|(seat, _)| seat))
    }

    /// Whether there is room for one more tile without returning one.
    pub(crate) fn has_tile_room(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        self.has_slots(t, seat, player.partners.len(), player.reputation.len() as u8 + 1)
    }

    /// Whether a tile can be kept, if need be for another one (ECL-180).
    fn check_keep(&self, t: &State, seat: Seat) -> Result<(), Refusal> {
        if self.has_tile_room(t, seat) || !t.players[seat].reputation.is_empty() {
            Ok(())
        } else {
            Err(Refusal::NoReputationSpace)
        }
    }

    /// What was drawn and not kept goes back to the bag.
    pub(crate) fn return_drawn(t: &mut State) {
        t.drawn_seen = SeatSet::NOBODY;
        let mut rest = std::mem::take(&mut t.drawn);
        t.reputation.pour(&mut rest);
    }
}
