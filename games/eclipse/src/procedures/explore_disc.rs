//! A disc on a new sector, and its discovery (ECL-53, ECL-59).

use super::Reply;
use super::discovery::Discovery;
use super::prelude::*;
use crate::ids::SectorId;

/// A disc may go on the new sector at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExploreDisc {
    /// Where.
    pub sector: SectorId,
}

impl Offer<Eclipse> for ExploreDisc {
    type Answer = Reply;
    const YES: Reply = Reply::Yes;
    const NO: Reply = Reply::Done;

    fn stands(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        let at = &t.sectors[self.sector];
        let guarded = at.guard.is_some() || (at.ancients > 0 && !game.kit(t, seat).peace);
        t.players[seat].discs > 0 && !guarded
    }

    fn ask(self, game: &Eclipse, t: &State, seat: Seat) -> Ask<Reply> {
        let upkeep = |discs: u8| {
            let values = &game.content.tracks.upkeep;
            values[(values.len() - 1).saturating_sub(discs.into())]
        };
        let discs = t.players[seat].discs;
        let text = Text::new("ask-explore-disc").name("sector", game.sector_name(self.sector));
        let text = text.amount("now", upkeep(discs)).amount("after", upkeep(discs.saturating_sub(1)));
        Ask::open(text, ecl(53), seat)
    }

    fn accept(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        Eclipse::place_disc(t, seat, self.sector, out);
    }

    fn labels(self, _: &Eclipse, _: &State, _: Seat) -> [Text; 2] {
        [Text::new("label-yes"), Text::new("label-no")]
    }
}

/// A discovery is turned up for whoever claims it (ECL-59, ECL-60).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discover {
    /// Where.
    pub sector: SectorId,
}

impl Script<Eclipse> for Discover {
    fn run(self, _: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        if !t.sectors[self.sector].discovery {
            return;
        }
        t.sectors[self.sector].discovery = false;
        let shuffle = t.sectors[self.sector].shuffle;
        let of = &mut t.discoveries[usize::from(shuffle)];
        of.on_map -= 1;
        (t.found, t.found_of) = (of.unseen.draw(out.chance()), shuffle);
        out.tell_all(|| Event::DiscoveryClaimed(seat, self.sector));
        t.stack.push(seat, Discovery { sector: self.sector, revelation: false });
    }
}
