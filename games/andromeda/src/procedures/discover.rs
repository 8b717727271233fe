//! A discovery token is taken from a stack that was looked through (AND-169).

use super::prelude::*;
use crate::ids::DiscoveryId;

/// Which stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discover {
    /// Two of the science track, then the observatory's.
    pub stack: u8,
}

answers! {
    /// A token.
    pub enum Answer of Action { Discovery(token: DiscoveryId) }
}

impl Discover {
    fn seen(self, t: &State) -> &[DiscoveryId] {
        &t.discoveries[usize::from(self.stack)].seen
    }
}

impl Question<Andromeda> for Discover {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, t: &State, _: Seat) -> bool {
        !self.seen(t).is_empty()
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-discover"), and(169), seat).sealed_for(game.team(seat))
    }

    fn candidates(self, _: &Andromeda, t: &State, _: Seat, into: &mut List<'_, Answer>) {
        let seen = self.seen(t);
        let new = seen.iter().enumerate().filter(|(at, token)| seen[..*at].last() != Some(*token));
        into.extend(new.map(|(_, token)| Answer::Discovery(*token)));
    }

    fn check(
        self,
        _: &Andromeda,
        t: &State,
        _: Seat,
        Answer::Discovery(token): Answer,
    ) -> Result<(), Refusal> {
        allow(self.seen(t).contains(&token), Refusal::NotInStack)
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Discovery(token): Answer,
        out: &mut Out<'_>,
    ) {
        game.take_discovery(t, seat, self.stack, token, out);
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Discovery(token): Answer) -> Text {
        Text::new("label-take").text("thing", Text::named(game.discovery_key(token)))
    }
}
