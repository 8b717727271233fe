//! A species and its board (ECL-20, ECL-21).

use super::prelude::*;
use crate::ids::SpeciesId;

/// Somebody chooses a species.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseSpecies;

answers! {
    /// A species.
    pub enum Answer of Action { Species(species: SpeciesId) }
}

impl Question<Eclipse> for ChooseSpecies {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-species"), ecl(20), seat).of_taste()
    }

    fn candidates(self, game: &Eclipse, _: &State, _: Seat, into: &mut Candidates<'_, Answer>) {
        into.extend(game.content.species.iter().map(|(species, _)| Answer::Species(species)));
    }

    fn check(
        self,
        game: &Eclipse,
        t: &State,
        _: Seat,
        Answer::Species(species): Answer,
    ) -> Result<(), Refusal> {
        if !game.plays(species) {
            return Err(Refusal::SpeciesOff);
        }
        if game.is_free(t, species) { Ok(()) } else { Err(Refusal::SpeciesTaken) }
    }

    fn apply(
        self,
        game: &Eclipse,
        t: &mut State,
        seat: Seat,
        Answer::Species(species): Answer,
        out: &mut Out<'_>,
    ) {
        game.lead(t, seat, species, out);
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, Answer::Species(species): Answer) -> Text {
        Text::new("label-species").name("species", game.species_name(species))
    }
}
