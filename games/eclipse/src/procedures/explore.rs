//! Which space is explored (ECL-46 to ECL-54).

use super::explore_tile::ExploreTile;
use super::prelude::*;
use crate::ids::{Edge, SectorId};
use crate::map::{pile, ring};
use crate::moves::Side;
use crate::state::{Exploring, Sectors};

/// The place of the Middle stack.
const MIDDLE: usize = 1;

/// A space is chosen before a sector is drawn (ECL-48).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explore;

answers! {
    /// A space, or no further one.
    pub enum Answer of Action { Explore(beside: SectorId, edge: Edge), Done; Side(Side) }
}

impl Question<Eclipse> for Explore {
    type Answer = Answer;

    fn waits(self, game: &Eclipse, t: &State, seat: Seat) -> bool {
        t.turn.left > 0 && game.can_explore(t, seat)
    }

    fn ask(self, _: &Eclipse, t: &State, seat: Seat) -> Ask<Answer> {
        if t.turn.stepped {
            Ask::open(Text::new("ask-explore-again"), ecl(54), seat).or(Answer::Done)
        } else {
            Ask::open(Text::new("ask-explore-space"), ecl(46), seat)
        }
    }

    fn candidates(self, game: &Eclipse, t: &State, seat: Seat, into: &mut Candidates<'_, Answer>) {
        game.spaces(t, seat, |beside, edge| into.push(Answer::Explore(beside, edge)));
        if t.turn.stepped {
            into.push(Answer::Done);
        }
        into.moves::<Side>(game, t, seat);
    }

    fn check(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Explore(beside, edge) => game.check_space(t, seat, beside, edge),
            Answer::Done if t.turn.stepped => Ok(()),
            Answer::Done => Err(Refusal::OneStepFirst),
            Answer::Side(side) => side.check(game, t, seat),
        }
    }

    fn apply(self, game: &Eclipse, t: &mut State, seat: Seat, answer: Answer, out: &mut Out<'_>) {
        match answer {
            Answer::Explore(beside, edge) => {
                t.turn.left -= 1;
                t.turn.stepped = true;
                t.stack.push(seat, self);
                let at = edge.from(t.sectors[beside].at);
                t.exploring = Exploring { at, ..Exploring::default() };
                game.draw_sector(t, seat, out);
                t.stack.push(seat, ExploreTile);
            }
            Answer::Done => {}
            Answer::Side(side) => {
                t.stack.push(seat, self);
                side.apply(game, t, seat, out);
            }
        }
    }

    fn label(self, game: &Eclipse, t: &State, seat: Seat, answer: Answer) -> Text {
        match answer {
            Answer::Explore(beside, edge) => {
                let (name, way) = (game.sector_name(beside), edge.key());
                Text::new("label-space").name("sector", name).name("edge", way)
            }
            Answer::Done => Text::new("label-done"),
            Answer::Side(side) => side.label(game, t, seat),
        }
    }
}

impl Eclipse {
    /// Whether any space can be explored (R57).
    pub(crate) fn can_explore(&self, t: &State, seat: Seat) -> bool {
        let halves = Self::halves(t, seat);
        Self::own_sectors(t, seat).iter().any(|sector| {
            let from = &t.sectors[sector];
            let mut open =
                Edge::each().filter(|way| from.beside[*way].is_none() && (halves || from.has_hole(*way)));
            open.any(|way| {
                let pile = &t.piles[pile(ring(way.from(from.at)))];
                pile.left > 0 || !pile.discards.is_empty()
            }) && self.explores_from(t, sector, seat)
        })
    }

    /// Draws a sector of the ring of the space (ECL-49, ECL-51, ECL-56).
    pub(crate) fn draw_sector(&self, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let place = pile(ring(t.exploring.at));
        let peace = self.kit(t, seat).peace;
        loop {
            if t.piles[place].left == 0 {
                let pile = &mut t.piles[place];
                if pile.discards.is_empty() {
                    return;
                }
                pile.unseen = std::mem::replace(&mut pile.discards, Sectors::NONE);
                pile.left = pile.unseen.len();
                if place == MIDDLE {
                    t.worlds.1 = 0;
                }
                out.tell_all(|| Event::Reshuffled(place as u8 + 1));
            }
            let drawn = Self::unseen_sector(t, place, out);
            t.piles[place].left -= 1;
            out.tell_all(|| Event::Drawn(seat, drawn));
            if peace && self.tile(drawn).hive {
                t.exploring.aside.put(drawn);
                continue;
            }
            t.exploring.drawn.push(drawn);
            return;
        }
    }

    /// A sector of a stack that nobody has seen: a tile of the ring, or one of the homeworlds among them (ECL-57).
    fn unseen_sector(t: &mut State, place: usize, out: &mut Out<'_>) -> SectorId {
        let unseen = t.piles[place].unseen;
        let secret = if place == MIDDLE { t.worlds.1 } else { 0 };
        let others = t.piles[place].left - secret;
        // Tiles removed unseen are among the unseen, homeworlds are not: these come up as often as they lie in the stack (ECL-13, ECL-234).
        let slot = if others == unseen.len() {
            out.chance().pick(usize::from(others + secret))
        } else if out.chance().pick(usize::from(others + secret)) < usize::from(others) {
            out.chance().pick(usize::from(unseen.len()))
        } else {
            usize::from(unseen.len())
        };
        if let Some(sector) = unseen.iter().nth(slot) {
            t.piles[place].unseen.take(sector);
            return sector;
        }
        let world = crate::changes::pick(t.worlds.0, out.chance()).expect("a homeworld is left");
        t.worlds.0.take(world);
        t.worlds.1 -= 1;
        world
    }

    /// Whether one more sector of the ring could be drawn.
    pub(crate) fn can_draw(t: &State) -> bool {
        let pile = &t.piles[pile(ring(t.exploring.at))];
        pile.left > 0 || !pile.discards.is_empty()
    }

    /// What was drawn and not placed goes to the discards (ECL-50, ECL-56).
    pub(crate) fn discard_drawn(t: &mut State, seat: Seat, but: Option<SectorId>, out: &mut Out<'_>) {
        let place = pile(ring(t.exploring.at));
        for sector in t.exploring.drawn.iter().copied().filter(|sector| Some(*sector) != but) {
            t.piles[place].discards.put(sector);
            out.tell_all(|| Event::Discarded(seat, sector));
        }
        t.piles[place].discards = t.piles[place].discards.union(t.exploring.aside);
        t.exploring.drawn.clear();
        t.exploring.aside = Sectors::NONE;
    }
}
