//! Everybody chooses a faction, at once and in secret (AND-17).

use super::prelude::*;
use crate::event::Event;
use crate::ids::FactionId;

/// The choices lie on the table until all have chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Factions;

answers! {
    /// One of those that were dealt.
    pub enum Answer of Action { Faction(faction: FactionId) }
}

impl Question<Andromeda> for Factions {
    type Answer = Answer;

    fn asked(self, game: &Andromeda, t: &State, _: Seat) -> Asked {
        let owe = game.seats.iter().filter(|seat| t.players[*seat].sealed.is_none()).collect();
        Asked { owe, may: owe }
    }

    fn waits(self, game: &Andromeda, t: &State, seat: Seat) -> bool {
        !self.asked(game, t, seat).owe.is_empty()
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-faction"), and(17), seat).sealed_for(game.team(seat))
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(t.players[seat].dealt_factions.iter().map(Answer::Faction));
    }

    fn check(
        self,
        _: &Andromeda,
        t: &State,
        seat: Seat,
        Answer::Faction(faction): Answer,
    ) -> Result<(), Refusal> {
        allow(t.players[seat].dealt_factions.contains(faction), Refusal::NotDealt { rule: 17 })
    }

    fn apply(
        self,
        _: &Andromeda,
        t: &mut State,
        seat: Seat,
        Answer::Faction(faction): Answer,
        out: &mut Out<'_>,
    ) {
        // The first seat's frame whoever has answered: equal tables are equal.
        t.stack.push(Seat::default(), self);
        t.players[seat].sealed = Some(faction);
        out.tell_all(|| Event::Sealed(seat));
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, Answer::Faction(faction): Answer) -> Text {
        Text::new("label-faction").name("faction", game.faction_key(faction))
    }
}
