//! The income of a player, in an order of choice where it matters (TRA-72 to TRA-82, R63).

use orrery_core::notation::Amount;

use super::prelude::*;
use crate::effects::Effect;
use crate::ids::Track;
use crate::income::Pays;
use crate::space::Space;
use crate::state::Place;

/// What is left of the income is in the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Collecting;

answers! {
    /// A source with a choice or a payment, all others together, or nothing further.
    pub enum Answer of Action {
        PlanetIncome(space: Space),
        TrackIncome(track: Track),
        TokenIncome(place: Amount<8>),
        CrewIncome(place: Amount<8>),
        Collect,
        Done,
    }
}

impl Answer {
    /// The source that it names.
    fn source(self) -> Option<Pays> {
        let place = |place: Amount<8>| Place::new(place.get());
        match self {
            Self::PlanetIncome(space) => Some(Pays::Planet(space)),
            Self::TrackIncome(track) => Some(Pays::Track(track)),
            Self::TokenIncome(at) => Some(Pays::Token(place(at))),
            Self::CrewIncome(at) => Some(Pays::Crew(place(at))),
            Self::Collect | Self::Done => None,
        }
    }

    /// The answer that names a source; some sources never have a choice in the box, and are taken in with the rest.
    fn of_source(source: Pays) -> Option<Self> {
        let amount = |place: Place| Amount::new(place.index() as u8);
        match source {
            Pays::Planet(space) => Some(Self::PlanetIncome(space)),
            Pays::Track(track) => Some(Self::TrackIncome(track)),
            Pays::Token(place) => Some(Self::TokenIncome(amount(place))),
            Pays::Crew(place) => Some(Self::CrewIncome(amount(place))),
            Pays::Outpost(_) | Pays::Captain(_) => None,
        }
    }
}

impl Collecting {
    /// Sources with a choice or a payment.
    fn choices<'a>(game: &'a Transgalactica, t: &'a State, seat: Seat) -> impl Iterator<Item = Answer> + 'a {
        let open = game.sources(t, seat).filter(|(_, block)| !game.is_plain(*block));
        open.filter_map(|(source, _)| Answer::of_source(source))
    }

    fn all<'a>(game: &'a Transgalactica, t: &'a State, seat: Seat) -> impl Iterator<Item = Answer> + 'a {
        Self::choices(game, t, seat).chain([Answer::Collect, Answer::Done])
    }

    fn only(self, game: &Transgalactica, t: &State, seat: Seat) -> Only<Answer> {
        only(Self::all(game, t, seat).filter(|answer| self.check(game, t, seat, *answer).is_ok()))
    }

    /// Whether the order of sources matters: some do more than to bring goods.
    fn matters(game: &Transgalactica, t: &State, seat: Seat) -> bool {
        game.sources(t, seat)
            .any(|(_, block)| game.content.block(block).iter().any(|step| !matches!(step, Effect::Gain(_))))
    }
}

impl Question<Transgalactica> for Collecting {
    type Answer = Answer;

    fn waits(self, game: &Transgalactica, t: &State, seat: Seat) -> bool {
        Self::matters(game, t, seat) && matches!(self.only(game, t, seat), Only::Several)
    }

    fn skip(self, game: &Transgalactica, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if !Self::matters(game, t, seat) {
            game.collect_all(t, seat, out);
        } else if let Only::One(answer) = self.only(game, t, seat) {
            self.apply(game, t, seat, answer, out);
        }
    }

    fn ask(self, _: &Transgalactica, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-income"), tra(73), seat)
    }

    fn candidates(self, game: &Transgalactica, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(Self::all(game, t, seat));
    }

    fn check(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let means = Transgalactica::means(t, seat);
        match answer {
            Answer::Collect => {
                let plain = game
                    .sources(t, seat)
                    .any(|(source, block)| game.is_plain(block) || Answer::of_source(source).is_none());
                if plain { Ok(()) } else { Err(Refusal::NothingToCollect) }
            }
            Answer::Done => {
                let due = game.sources(t, seat).find(|(_, block)| {
                    let optional = matches!(game.content.block(*block), [Effect::May(_)]);
                    !optional && game.can(t, seat, *block, means)
                });
                if due.is_none() { Ok(()) } else { Err(Refusal::IncomeLeft) }
            }
            Answer::PlanetIncome(_)
            | Answer::TrackIncome(_)
            | Answer::TokenIncome(_)
            | Answer::CrewIncome(_) => {
                let named = answer.source();
                let found = game.sources(t, seat).find(|(source, _)| Some(*source) == named);
                let (_, block) = found.ok_or(Refusal::PaysNothing)?;
                if game.is_plain(block) {
                    return Err(Refusal::CollectedTogether);
                }
                game.check_way_of(t, seat, block, 81)
            }
        }
    }

    fn apply(self, game: &Transgalactica, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer.source() {
            Some(source) => {
                t.stack.push(seat, self);
                game.take_income(t, seat, source, out);
            }
            None if answer == Answer::Collect => {
                t.stack.push(seat, self);
                game.collect_plain(t, seat, out);
            }
            None => {}
        }
    }

    fn label(self, game: &Transgalactica, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer.source() {
            Some(source) => game.source_label(t, seat, source),
            None if answer == Answer::Collect => Text::new("label-collect"),
            None => Text::new("label-end-income"),
        }
    }
}
