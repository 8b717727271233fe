//! How likely each side is to win a battle, counted out exactly over every roll of the dice (AND-191 to AND-194, AND-276).
//! It is made for readers: no rule and no search asks for it.

use std::collections::BTreeMap;

use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::state::State;

/// One side of a battle: who it is, and its dice with the least value of each.
#[derive(Clone, Debug)]
pub struct Party {
    /// The players of the side; nobody for raiders.
    pub seats: SeatSet,
    /// How many dice, and the least value of each of them.
    pub dice: Vec<(u8, u8)>,
}

/// How many dice show 6, 5, 4, 3, 2, 1: the greater one wins, as with dice compared from the highest.
pub type Faces = [u8; 6];

/// Every outcome of a side's dice, the weakest first, with the number of ways in which it falls.
pub fn outcomes(dice: &[(u8, u8)]) -> BTreeMap<Faces, u128> {
    let mut spread = BTreeMap::from([([0; 6], 1)]);
    for (count, least) in dice {
        for _ in 0..*count {
            let mut next = BTreeMap::new();
            for (faces, ways) in spread {
                for face in (*least).clamp(1, 6)..=6 {
                    let mut more: Faces = faces;
                    more[usize::from(6 - face)] += 1;
                    *next.entry(more).or_insert(0) += ways;
                }
            }
            spread = next;
        }
    }
    spread
}

/// For each side, in how many of a thousand battles it wins; what is missing to a thousand ends without a winner.
pub fn chances(parties: &[Party]) -> Vec<u16> {
    let spreads: Vec<_> = parties.iter().map(|party| outcomes(&party.dice)).collect();
    let total: u128 = spreads.iter().map(|spread| spread.values().sum::<u128>()).product();
    let wins = |side: usize| {
        // Walks up all other spreads together with the side's own one.
        let mut below: Vec<_> = spreads.iter().map(|spread| (spread.iter().peekable(), 0_u128)).collect();
        let mut won = 0;
        for (faces, ways) in &spreads[side] {
            let mut others = 1;
            for (_, (rest, weaker)) in below.iter_mut().enumerate().filter(|(other, _)| *other != side) {
                while let Some((_, more)) = rest.next_if(|(other, _)| *other < faces) {
                    *weaker += more;
                }
                others *= *weaker;
            }
            won += ways * others;
        }
        won
    };
    (0..parties.len()).map(|side| ((wins(side) * 1000 + total / 2) / total) as u16).collect()
}

impl Andromeda {
    /// The sides of the battle with the dice that they would throw now; team mates are one side (AND-249).
    pub(crate) fn parties(&self, t: &State) -> Vec<Party> {
        let mut parties: Vec<Party> = Vec::new();
        for seat in self.fighters(t).iter() {
            let pool = self.pool_of(t, seat);
            match parties.iter_mut().find(|party| !party.seats.intersection(self.team(seat)).is_empty()) {
                Some(party) => {
                    party.seats = party.seats.with(seat);
                    party.dice.push(pool);
                }
                None => parties.push(Party { seats: SeatSet::only(seat), dice: vec![pool] }),
            }
        }
        parties.extend(self.raider_pool(t).map(|pool| Party { seats: SeatSet::NOBODY, dice: vec![pool] }));
        parties
    }

    /// In how many of a thousand battles the side of a player wins, if all dice are thrown as things are now.
    pub(crate) fn chance_of(&self, t: &State, seat: Seat) -> u16 {
        let parties = self.parties(t);
        let side = parties.iter().position(|party| party.seats.contains(seat));
        side.map_or(0, |side| chances(&parties)[side])
    }
}
