//! Somebody chooses a race (ORI-8).

use super::prelude::*;
use crate::state::RaceId;
use crate::words::race_name;

/// Any race that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Race;

answers! {
    /// A race.
    pub enum Answer of Action { Race(race: RaceId) }
}

impl Question<Orion> for Race {
    type Answer = Answer;

    fn waits(self, _: &Orion, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Orion, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-race"), ori(8), seat).of_taste()
    }

    fn candidates(self, game: &Orion, _: &State, _: Seat, into: &mut Candidates<'_, Orion, Answer>) {
        into.extend(game.content.races.iter().map(|(race, _)| Answer::Race(race)));
    }

    fn check(self, game: &Orion, t: &State, _: Seat, Answer::Race(race): Answer) -> Result<(), Refusal> {
        let Some(row) = game.content.races.find(race) else { return Err(Refusal::NoSuchRace) };
        let taken = game.seats.iter().filter(|seat| t.players[*seat].race == Some(race)).count();
        if taken >= usize::from(row.sheets) {
            return Err(Refusal::RaceTaken);
        }
        Ok(())
    }

    fn apply(self, game: &Orion, t: &mut State, seat: Seat, Answer::Race(race): Answer, out: &mut Out<'_>) {
        game.take_race(t, seat, race, out);
    }

    fn label(self, game: &Orion, _: &State, _: Seat, Answer::Race(race): Answer) -> Text {
        match game.content.races.find(race) {
            Some(row) => Text::named(race_name(&row.id)),
            None => Text::new("unknown-card"),
        }
    }
}
