//! Where a disc goes (ECL-71 to ECL-73, ECL-244).

use super::cubes_back::CubesBack;
use super::prelude::*;
use crate::ids::SectorId;

/// A disc is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscTo {
    /// Where it lies; without this, on the track.
    pub from: Option<SectorId>,
}

/// A disc of the track goes on a sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Where.
    pub sector: SectorId,
}

answers! {
    /// A sector or the track.
    pub enum Answer of Action { To(sector: SectorId), ToTrack }
}

impl Question<Eclipse> for DiscTo {
    type Answer = Answer;

    fn waits(self, _: &Eclipse, _: &State, _: Seat) -> bool {
        true
    }

    fn ask(self, _: &Eclipse, _: &State, seat: Seat) -> Ask<Answer> {
        Ask::open(Text::new("ask-disc-to"), ecl(71), seat)
    }

    fn candidates(self, _: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        if self.from.is_some() {
            into.push(Answer::ToTrack);
        }
        into.extend(Eclipse::disc_targets(t, seat).iter().map(Answer::To));
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::To(sector) => game.check_disc_to(t, seat, sector),
            Answer::ToTrack if self.from.is_some() => Ok(()),
            Answer::ToTrack => Err(Refusal::DiscOnTrack),
        }
    }

    fn apply(self, _: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        t.turn.left -= 1;
        t.turn.stepped = true;
        if let Answer::To(sector) = answer {
            t.stack.push(seat, Place { sector });
        }
        if let Some(from) = self.from {
            Eclipse::lift_disc(t, from);
            out.tell_all(|| Event::DiscBack(seat, from));
            t.stack.push(seat, CubesBack { sector: from });
        }
    }

    fn label(self, game: &Eclipse, _: &State, _: Seat, answer: Answer) -> Text {
        match answer {
            Answer::To(sector) => Text::new("label-disc-to").name("sector", game.sector_name(sector)),
            Answer::ToTrack => Text::new("label-disc-to-track"),
        }
    }
}

impl Script<Eclipse> for Place {
    fn run(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Eclipse::place_disc(t, seat, self.sector, out);
    }
}
