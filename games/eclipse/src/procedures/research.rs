//! What is bought (ECL-76 to ECL-87).

use orrery_core::ById;

use super::prelude::*;
use super::rare_track::RareTrack;
use crate::content::Class;
use crate::effects::{Effect, Place};
use crate::ids::{ActionKind, DevelopmentId, Resource, TechnologyId, Track};
use crate::moves::Side;
use crate::payment::just;
use crate::run::{Effects, From, bundle};

/// The next tile of a Research.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Research;

/// A technology that has been paid goes to its track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Learn {
    /// Which.
    pub technology: TechnologyId,
    /// Where.
    pub track: Track,
    /// What was paid.
    pub cost: u8,
}

/// A development that has been paid works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Develop {
    /// Which.
    pub development: DevelopmentId,
}

answers! {
    /// A tile, or none.
    pub enum Answer of Action {
        Technology(technology: TechnologyId), Development(development: DevelopmentId), Done; Side(Side)
    }
}

impl Question<Eclipse> for Research {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        t.turn.left > 0 && game.can_research(t, seat)
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        let ask = Ask::open(Text::new("ask-research"), ecl(76), seat);
        if t.turn.stepped { ask.or(Answer::Done) } else { ask }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(t.offer.kinds().map(Answer::Technology));
        into.extend(t.developments.iter().map(Answer::Development));
        if t.turn.stepped {
            into.push(Answer::Done);
        }
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Technology(technology) => game.check_technology(t, seat, technology),
            Answer::Development(development) => game.check_development(t, seat, development),
            Answer::Done if t.turn.stepped => Ok(()),
            Answer::Done => Err(Refusal::OneStepFirst),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        if answer == Answer::Done {
            return;
        }
        t.stack.push(seat, self);
        match answer {
            Answer::Technology(technology) => match game.content.technologies[technology].class.track() {
                Some(track) => game.buy(t, seat, technology, track),
                None => t.stack.push(seat, RareTrack { technology }),
            },
            Answer::Development(development) => {
                t.stack.push(seat, Develop { development });
                Eclipse::charge(t, seat, bundle(game.content.developments[development].cost));
            }
            Answer::Done => {}
            Answer::Side(side) => side.apply(game, t, seat, out),
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Technology(technology) => {
                let row = game.content.technologies.find(technology);
                let track = row.and_then(|row| row.class.track());
                let cost = match track {
                    Some(track) => game.price(t, seat, technology, track),
                    None => row.map_or(0, |row| row.cost),
                };
                Text::new("label-buy")
                    .name("technology", game.technology_name(technology))
                    .amount("cost", cost)
            }
            Answer::Development(development) => {
                let cost = game.content.developments.find(development).map(|row| bundle(row.cost));
                let cost = crate::refusal::Bill(cost.unwrap_or_default()).texts();
                Text::new("label-buy-development")
                    .name("development", game.development_name(development))
                    .list("cost", cost)
            }
            Answer::Done => Text::new("label-done"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

impl Script<Eclipse> for Learn {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.left -= 1;
        t.turn.stepped = true;
        Eclipse::take_offer(t, self.technology);
        out.tell_all(|| Event::Researched(seat, self.technology, self.cost));
        game.learn(t, seat, self.technology, self.track);
    }
}

impl Script<Eclipse> for Develop {
    fn run(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        t.turn.left -= 1;
        t.turn.stepped = true;
        t.developments.take(self.development);
        t.players[seat].developments.put(self.development);
        out.tell_all(|| Event::Development(seat, self.development));
        let sector = t.players[seat].home;
        t.stack.push(seat, Effects { from: From::Development(self.development), at: 0, sector });
    }
}

impl Eclipse {
    /// Lets a technology be paid and placed (ECL-77, ECL-78).
    pub(crate) fn buy(&self, t: &mut State, seat: Seat, technology: TechnologyId, track: Track) {
        let cost = self.price(t, seat, technology, track);
        t.stack.push(seat, Learn { technology, track, cost });
        Self::charge(t, seat, just(Resource::Science, cost));
    }

    /// Whether a technology can be bought on a track (ECL-77, ECL-78).
    pub(crate) fn check_on(
        &self,
        t: &State,
        seat: Seat,
        of: TechnologyId,
        track: Track,
    ) -> Result<(), Refusal> {
        if !Self::has_room(t, seat, track) {
            return Err(Refusal::TrackFull { track, count: 7 });
        }
        self.check_cost(t, seat, just(Resource::Science, self.price(t, seat, of, track)), 77)
    }

    /// Whether a technology can be bought (ECL-76 to ECL-79).
    pub(crate) fn check_technology(
        &self,
        t: &State,
        seat: Seat,
        technology: TechnologyId,
    ) -> Result<(), Refusal> {
        if t.offer.count(technology) == 0 {
            return Err(Refusal::NotAvailable);
        }
        if t.players[seat].technologies.contains(technology) {
            return Err(Refusal::Owned);
        }
        match self.content.technologies[technology].class {
            Class::Rare => {
                let mut why = Ok(());
                for track in Track::each() {
                    match self.check_on(t, seat, technology, track) {
                        Ok(()) => return Ok(()),
                        Err(refusal) => why = Err(refusal),
                    }
                }
                why
            }
            class => self.check_on(t, seat, technology, class.track().expect("only rare ones have no track")),
        }
    }

    /// Whether a development can be bought (ECL-84, ECL-85).
    fn check_development(&self, t: &State, seat: Seat, development: DevelopmentId) -> Result<(), Refusal> {
        if !t.developments.contains(development) {
            return Err(Refusal::NotAvailable);
        }
        let row = &self.content.developments[development];
        let token = |effect: &Effect| matches!(effect, Effect::Token { to: Place::Controlled, .. });
        if t.players[seat].controls.is_empty() && row.then.iter().any(token) {
            return Err(Refusal::NoSector);
        }
        let cost: ById<Resource, u8> = bundle(row.cost);
        self.check_cost(t, seat, cost, 84)
    }

    /// Why nothing can be bought: what the cheapest technology lacks that the player does not have.
    pub(crate) fn why_no_research(&self, t: &State, seat: Seat) -> Option<Refusal> {
        let new = t.offer.kinds().filter(|technology| !t.players[seat].technologies.contains(*technology));
        let cheapest = new.min_by_key(|technology| self.content.technologies[*technology].cost)?;
        self.check_technology(t, seat, cheapest).err()
    }

    /// Whether anything can be bought (R57).
    pub(crate) fn can_research(&self, t: &State, seat: Seat) -> bool {
        let _ = ActionKind::Research;
        t.offer.kinds().any(|technology| self.check_technology(t, seat, technology).is_ok())
            || t.developments.iter().any(|development| self.check_development(t, seat, development).is_ok())
    }
}
