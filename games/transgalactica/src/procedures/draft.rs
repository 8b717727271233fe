//! A pair of wealth cards or an ability tile (TRA-59, TRA-60).

use super::prelude::*;
use crate::actions::Pair;
use crate::event::Event;
use crate::ids::AbilityId;
use crate::options;

/// What may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pick {
    /// Either kind (TRA-59).
    Either,
    /// The kind that is missing (TRA-60).
    Missing,
}

/// Somebody takes one thing of the offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    /// What may be taken.
    pub pick: Pick,
}

answers! {
    /// A pair or a tile.
    pub enum Answer of Action { Wealth(pair: Pair), Ability(ability: AbilityId) }
}

impl Draft {
    /// What lies open. What nobody could take now is not offered.
    fn offered(t: &State) -> impl Iterator<Item = Answer> + '_ {
        let pairs = t.offer.pairs.iter().filter(|(_, cards)| cards.is_some());
        pairs.map(|(pair, _)| Answer::Wealth(pair)).chain(t.offer.abilities.iter().map(Answer::Ability))
    }

    /// The only thing that can be taken, if there is no choice.
    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        only(Self::offered(t).filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }
}

impl Question<Transgalactica> for Draft {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        matches!(self.only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if let Only::One(answer) = self.only(game, t, seat) {
            self.apply(game, t, seat, answer, out);
        }
    }

    fn ask(self, _: &Transgalactica, t: &State, seat: Seat) -> Ask<Answer> {
        match self.pick {
            Pick::Either => Ask::open(Text::new("ask-draft-first"), tra(59), seat),
            Pick::Missing if t.players[seat].wealth.is_none() => {
                Ask::open(Text::new("ask-draft-wealth"), tra(60), seat)
            }
            Pick::Missing => Ask::open(Text::new("ask-draft-ability"), tra(60), seat),
        }
    }

    fn candidates(self, _: &Transgalactica, t: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::offered(t));
    }

    fn check(self, _: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let player = &t.players[seat];
        let (there, has) = match answer {
            Answer::Wealth(pair) => (t.offer.pairs[pair].is_some(), player.wealth.is_some()),
            Answer::Ability(ability) => (t.offer.abilities.contains(ability), player.ability.is_some()),
        };
        if has {
            return Err(Refusal::OneOfEach);
        }
        if there { Ok(()) } else { Err(Refusal::Taken) }
    }

    fn apply(self, _: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Wealth(pair) => Transgalactica::take_wealth(t, seat, pair, out),
            Answer::Ability(ability) => Transgalactica::take_ability(t, seat, ability, out),
        }
    }

    fn label(self, game: &Transgalactica, t: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Wealth(pair) => {
                let name = |card| format!("wealth-{}", game.values().wealth[card].id);
                let [first, second] = t.offer.pairs[pair].unwrap_or_default();
                Text::new("label-wealth").name("first", name(first)).name("second", name(second))
            }
            Answer::Ability(ability) => {
                let name = format!("ability-{}", game.content.abilities[ability].id);
                Text::new("label-ability").name("ability", name)
            }
        }
    }
}

impl Transgalactica {
    /// Whether nobody chooses.
    pub(crate) fn drafts_by_chance(&self) -> bool {
        self.options.draft == options::Draft::Random
    }

    /// A pair goes to a player.
    pub(crate) fn take_wealth(t: &mut State, seat: Seat, pair: Pair, out: &mut Out<'_>) {
        let cards = t.offer.pairs[pair].take().expect("it lies open");
        t.players[seat].wealth = Some(cards);
        out.tell_all(|| Event::Wealth(seat, cards));
    }

    /// A tile goes to a player.
    pub(crate) fn take_ability(t: &mut State, seat: Seat, ability: AbilityId, out: &mut Out<'_>) {
        t.offer.abilities.take(ability);
        t.players[seat].ability = Some(ability);
        out.tell_all(|| Event::Ability(seat, ability));
    }
}
