//! Honours at the end of a game.

use orrery_andromeda::space::Space;
use orrery_andromeda::{Andromeda, Event, Options};
use orrery_core::honours::Honour;
use orrery_core::{Chance, Game as _, Outside, Publish as _, Seat, SeatSet, Seats};

/// What the game gives for these events.
fn given(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let game =
        Andromeda::new(Andromeda::built_in(), Options::default(), Seats::new(2)).expect("a game of two");
    let t = game.deal(&mut Outside::silent(Seat::new(0), &mut Chance::sampled(1)));
    game.honours(&t, events)
}

/// AND-193: the second die decides; what was rolled first and thrown again does not count.
#[test]
fn the_closest_battle_is_the_one_in_which_most_dice_were_level() {
    let (one, two) = (Seat::new(0), Seat::new(1));
    let won = |seat| Event::BattleResult { winners: SeatSet::only(seat), raiders: false, nobody: false };
    let rolled = |seat, dice: &[u8]| Event::Rolled(seat, dice.iter().copied().collect());
    let battle = || Event::Battle(Space::N1);
    let events = [
        battle(),
        rolled(one, &[6, 5]),
        rolled(two, &[3]),
        won(one),
        battle(),
        rolled(one, &[6, 5]),
        rolled(two, &[2, 1]),
        rolled(two, &[6, 6]),
        won(two),
    ];
    let all = given(&mut events.iter());
    let closest = all.iter().find(|honour| honour.title.key == "honour-closest").expect("it was close");
    assert_eq!(closest.seat, two);
    assert!(given(&mut events[..4].iter()).iter().all(|honour| honour.title.key != "honour-closest"));
}
