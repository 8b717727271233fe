//! From whom a resource is taken (AND-88, AND-198).

use super::prelude::*;
use super::steal_what::StealWhat;
use crate::effects::BlockId;

/// Asked only if there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StealFrom {
    /// What is done if nothing can be taken.
    pub otherwise: BlockId,
}

answers! {
    /// A defeated player.
    pub enum Answer of Action { Target(victim: Seat) }
}

/// Defeated players of whom something can be taken.
fn victims<'a>(game: &'a Andromeda, t: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
    let rich = |other: &Seat| t.players[*other].stock.total() > 0;
    let losers = t.battle.losers;
    losers.iter().filter(move |other| game.are_enemies(seat, *other)).filter(rich)
}

impl Question<Andromeda> for StealFrom {
    type Answer = Answer;

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        matches!(only(victims(game, t, seat)), Only::Several)
    }

    fn skip(self, game: &Andromeda, t: &mut State, seat: Seat, _: &mut Out<'_>) {
        let victim = victims(game, t, seat).next();
        match victim {
            Some(victim) => t.stack.push(seat, StealWhat { victim }),
            None => game.run_block(t, seat, self.otherwise),
        }
    }

    fn ask(self, _: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-steal-from"), and(198), seat)
    }

    fn candidates(self, game: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(victims(game, t, seat).map(Answer::Target));
    }

    fn check(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Target(victim): Answer,
    ) -> Result<(), Refusal> {
        allow(victims(game, t, seat).any(|other| other == victim), Refusal::NoVictim)
    }

    fn apply(
        self,
        _: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Target(victim): Answer,
        _: &mut Out<'_>,
    ) {
        t.stack.push(seat, StealWhat { victim });
    }

    fn label(self, _: &Andromeda, _: &State, _: Seat, Answer::Target(victim): Answer) -> Text {
        Text::new("label-target").seat("who", victim)
    }
}
