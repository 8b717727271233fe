//! What is handed over between team mates (AND-255).

use super::deal::Deal;
use super::prelude::*;
use crate::event::Event;
use crate::frame::Thing;
use crate::ids::{DiscoveryId, Goods, MoonId, Resource, TacticId, TokenId};

/// In which direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trade {
    /// Given, not received.
    pub given: bool,
}

answers! {
    /// A thing.
    pub enum Answer of Action {
        Pay(resource: Resource),
        Card(card: TacticId),
        Set(moon: MoonId),
        Token(token: TokenId),
        Discovery(token: DiscoveryId),
    }
}

impl Answer {
    const fn of_thing(thing: Thing) -> Self {
        match thing {
            Thing::Resource(resource) => Self::Pay(resource),
            Thing::Card(card) => Self::Card(card),
            Thing::Moon(moon) => Self::Set(moon),
            Thing::Token(token) => Self::Token(token),
            Thing::Discovery(token) => Self::Discovery(token),
        }
    }

    fn thing(self) -> Thing {
        match self {
            Self::Pay(resource) => Thing::Resource(resource),
            Self::Card(card) => Thing::Card(card),
            Self::Set(moon) => Thing::Moon(moon),
            Self::Token(token) => Thing::Token(token),
            Self::Discovery(token) => Thing::Discovery(token),
        }
    }
}

impl Trade {
    /// Whether this thing may be offered, or asked for: not twice in a turn (AND-255), and not what the base needs (AND-45).
    pub(crate) fn check_thing(
        self,
        game: &Andromeda,
        t: &State,
        seat: Seat,
        thing: Thing,
    ) -> Result<(), Refusal> {
        if !thing.is_held_by(&t.players[giver(seat, self.given)]) {
            return Err(Refusal::NotThere);
        }
        if t.turn.declined.contains(self.given, thing) {
            return Err(Refusal::DeclinedAlready);
        }
        match thing {
            _ if !self.given => Ok(()),
            Thing::Resource(resource) => game.check_goods_to_spare(t, seat, Goods::just(resource, 1)),
            Thing::Card(_) => game.check_goods_to_spare(t, seat, Goods::just(Resource::Tactics, 1)),
            Thing::Moon(moon) => game.check_moon_to_spare(t, seat, moon, Goods::none()),
            Thing::Token(_) | Thing::Discovery(_) => Ok(()),
        }
    }
}

impl Question<Andromeda> for Trade {
    type Answer = Answer;

    fn waits(self, _: &Andromeda, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, game: &Andromeda, _: &State, seat: Seat) -> Ask<Answer> {
        let key = if self.given { "ask-give" } else { "ask-take" };
        let text = Text::new(key).seat("mate", Andromeda::mate(seat));
        Ask::open(text, and(255), seat).sealed_for(game.team(seat))
    }

    fn candidates(self, _: &Andromeda, t: &State, seat: Seat, into: &mut List<'_, Answer>) {
        into.extend(Thing::all_of(&t.players[giver(seat, self.given)]).map(Answer::of_thing));
    }

    fn check(self, game: &Andromeda, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        if answer == Answer::Pay(Resource::Tactics) {
            return Err(Refusal::NameTheCard { rule: 255 });
        }
        self.check_thing(game, t, seat, answer.thing())
    }

    fn apply(self, _: &Andromeda, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        let mate = Andromeda::mate(seat);
        out.tell_all(|| Event::Offered(seat, mate));
        t.stack.push(mate, YesNo(Deal { given: self.given, thing: answer.thing() }));
    }

    fn label(self, game: &Andromeda, _: &State, _: Seat, answer: Answer) -> Text {
        Text::new("label-hand-over").text("thing", game.thing_text(answer.thing()))
    }
}

/// Whose thing changes hands.
pub(crate) fn giver(seat: Seat, given: bool) -> Seat {
    if given { seat } else { Andromeda::mate(seat) }
}
