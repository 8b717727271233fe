//! Whether the team mate agrees to an exchange (AND-255).

use orrery_core::SeatSet;

use super::prelude::*;
use super::trade::giver;
use crate::event::Event;
use crate::frame::Thing;

/// What the team mate has proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The proposer gives it.
    pub given: bool,
    /// What changes hands.
    pub thing: Thing,
}

impl Deal {
    /// Who has the thing; the frame is that of the seat that is asked.
    fn holder(self, seat: Seat) -> Seat {
        giver(Andromeda::mate(seat), self.given)
    }
}

impl Offer<Andromeda> for Deal {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    /// As long as the thing is there.
    fn stands(self, _: &Andromeda, t: &State, seat: Seat) -> bool {
        self.thing.is_held_by(&t.players[self.holder(seat)])
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Reply> {
        let key = if self.given { "ask-deal-given" } else { "ask-deal-asked" };
        let text =
            Text::new(key).seat("mate", Andromeda::mate(seat)).text("thing", game.thing_text(self.thing));
        Ask::open(text, and(255), seat)
    }

    fn accept(self, game: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.traded = true;
        hand_over(game, t, self.holder(seat), self.thing, out);
    }

    /// The exchange of the turn is still open, but not for this (AND-255).
    fn decline(self, _: &Andromeda, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.declined.note(self.given, self.thing);
        out.tell_all(|| Event::OfferRefused(seat));
    }

    fn labels(self, _: &Andromeda, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-agree"), Text::new("label-decline")]
    }
}

/// Something changes hands; everybody sees that, and what is no secret.
fn hand_over(game: &Andromeda, t: &mut State, from: Seat, thing: Thing, out: &mut Out<'_>) {
    let to = Andromeda::mate(from);
    out.tell_all(|| Event::HandedOver(from, to));
    let audience = match thing {
        Thing::Card(_) | Thing::Discovery(_) => game.team(from),
        Thing::Resource(_) | Thing::Moon(_) | Thing::Token(_) => SeatSet::EVERYBODY,
    };
    out.tell(audience, || Event::HandedIs(thing));
    match thing {
        Thing::Resource(resource) => {
            t.players[from].stock[resource].spend(1);
            t.players[to].stock[resource].gain(1);
        }
        Thing::Card(card) => {
            assert!(t.players[from].hand.take(card), "a checked card is in the hand");
            t.players[to].hand.put(card);
        }
        Thing::Moon(moon) => {
            assert!(t.players[from].take_moon(moon), "a checked moon is claimed");
            game.claim(t, to, moon, out);
        }
        Thing::Token(token) => {
            t.players[from].tokens.take(token);
            t.players[to].tokens.put(token);
        }
        Thing::Discovery(token) => {
            assert!(t.players[from].discoveries.take(token), "a checked token is held");
            t.players[to].discoveries.put(token);
        }
    }
}
