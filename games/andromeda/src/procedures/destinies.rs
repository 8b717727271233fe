//! Everybody keeps one of two destiny cards, at once and in secret (AND-24).

use orrery_core::Set;

use super::prelude::*;
use crate::event::Event;
use crate::ids::DestinyId;

/// The choices lie on the table until all have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Destinies;

answers! {
    /// One of those that were dealt.
    pub enum Answer of Action { Destiny(destiny: DestinyId) }
}

impl Question<Andromeda> for Destinies {
    type Answer = Answer;

    fn asked(self, game: &Andromeda, t: &State, _: Seat) -> Asked {
        let owe = game.seats.iter().filter(|seat| t.players[*seat].destiny.is_none()).collect();
        Asked { owe, may: owe }
    }

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        !self.asked(game, t, seat).owe.is_empty()
    }

    fn skip(self, game: &Andromeda, t: &mut State, _: Seat, _: &mut Out<'_>) {
        for seat in game.seats.iter() {
            t.players[seat].dealt_destinies = Set::NONE;
        }
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-destiny"), and(24), seat).sealed_for(game.team(seat))
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(t.players[seat].dealt_destinies.iter().map(Answer::Destiny));
    }

    fn check(
        self,
        _: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Destiny(destiny): Answer,
    ) -> Result<(), Refusal> {
        allow(t.players[seat].dealt_destinies.contains(destiny), Refusal::NotDealt { rule: 24 })
    }

    fn apply(
        self,
        game: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Destiny(destiny): Answer,
        out: &mut Out<'_>,
    ) {
        let first = t.first;
        t.stack.push(first, self);
        t.players[seat].destiny = Some(destiny);
        out.tell_all(|| Event::Sealed(seat));
        out.tell(game.team(seat), || Event::DestinyKept(seat, destiny));
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Destiny(destiny): Answer) -> Text {
        Text::new("label-destiny").name("card", game.destiny_key(destiny))
    }
}
