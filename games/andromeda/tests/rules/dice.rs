//! Who wins a roll, and how likely (AND-191 to AND-194).

use orrery_andromeda::battle::pool::{Pool, compare};
use orrery_andromeda::view::odds::{Party, chances, outcomes};
use orrery_core::SeatSet;

fn pools(dice: &[&[u8]]) -> Vec<Pool> {
    dice.iter().map(|dice| dice.iter().copied().collect()).collect()
}

/// AND-193, AND-194; AND-EX16, AND-EX28, AND-EX29, AND-EX77.
#[test]
fn and_193_the_highest_die_decides() {
    assert_eq!(compare(&pools(&[&[5, 4, 3], &[6, 5], &[6, 4, 2]])), Some(1));
    assert_eq!(compare(&pools(&[&[6, 4], &[6, 4]])), None);
    assert_eq!(compare(&pools(&[&[6, 4], &[6]])), Some(0));
    assert_eq!(compare(&pools(&[&[6, 6, 5, 2], &[6, 6, 1]])), Some(0));
    // AND-249: the dice of two team mates are compared to the twelfth.
    assert_eq!(compare(&pools(&[&[6; 12], &[6; 6], &[6, 6, 6, 6, 6, 5]])), Some(0));
    assert_eq!(compare(&pools(&[&[5; 11], &[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1]])), Some(1));
    // AND-193: whoever has dropped out at a higher die does not come back.
    assert_eq!(compare(&pools(&[&[6, 2], &[6, 3], &[5, 5]])), Some(1));
}

fn party(dice: u8, least: u8) -> Party {
    Party { seats: SeatSet::NOBODY, dice: vec![(dice, least)] }
}

#[test]
fn one_die_against_one() {
    assert_eq!(chances(&[party(1, 1), party(1, 1)]), [417, 417]);
    assert_eq!(chances(&[party(1, 1), party(1, 6)]), [0, 833], "a six can only be matched");
}

#[test]
fn every_outcome_is_counted_once() {
    let spread = outcomes(&[(6, 1)]);
    assert_eq!((spread.len(), spread.values().sum::<u128>()), (462, 46_656));
    let shares = chances(&[party(6, 2), party(3, 1), party(2, 4)]);
    // Each is rounded by itself.
    assert!(shares[0] > shares[1] && shares.iter().sum::<u16>() <= 1001, "{shares:?}");
}

/// The same by throwing all dice of two small pools.
#[test]
fn as_all_rolls_say() {
    let (mut won, mut all) = (0_u32, 0_u32);
    for a in 1..=6_u8 {
        for b in 1..=6_u8 {
            for c in 3..=6_u8 {
                let mut mine = [a, b];
                mine.sort_unstable_by(|one, other| other.cmp(one));
                won += u32::from(mine[..] > [c, 0][..]);
                all += 1;
            }
        }
    }
    let share = (won * 1000 + all / 2) / all;
    assert_eq!(u32::from(chances(&[party(2, 1), party(1, 3)])[0]), share);
}
