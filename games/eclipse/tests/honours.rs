//! Honours at the end of a game.

use orrery_core::honours::Honour;
use orrery_core::{Chance, Game as _, Outside, Publish as _, Seat, SeatSet, Seats};
use orrery_eclipse::ids::{SectorId, Unit};
use orrery_eclipse::state::{Ship, Type};
use orrery_eclipse::{Eclipse, Event, Options};

/// What the game gives for these events.
fn given(events: &mut dyn Iterator<Item = &Event>) -> Vec<Honour> {
    let game = Eclipse::new(Eclipse::built_in(), Options::default(), Seats::new(2)).expect("a game of two");
    let t = game.deal(&mut Outside::silent(Seat::new(0), &mut Chance::sampled(1)));
    game.honours(&t, events)
}

#[test]
fn the_closest_battle_took_most_rounds_and_is_won_by_who_did_not_lose_the_last_ship() {
    let (one, two) = (Seat::new(0), Seat::new(1));
    let battle = |defenders| Event::Battle(SectorId::default(), SeatSet::only(one), defenders);
    let gone = |of| Event::Destroyed(Ship { of, index: 0 });
    let events = [
        battle(SeatSet::NOBODY),
        Event::Engagement(1),
        gone(Type::Ancients),
        battle(SeatSet::only(two)),
        Event::Engagement(1),
        gone(Type::Of(two, Unit::Cruiser)),
        Event::Engagement(2),
        Event::Engagement(3),
        gone(Type::Of(one, Unit::Cruiser)),
    ];
    let closest = |events: &[Event]| {
        let all = given(&mut events.iter());
        all.into_iter().find(|honour| honour.title.key == "honour-closest").map(|honour| honour.seat)
    };
    assert_eq!(closest(&events), Some(two));
    assert_eq!(closest(&events[..6]), None, "one round is no close battle");
    let stalemate = [&events[..8], &[Event::Stalemate]].concat();
    assert_eq!(closest(&stalemate), None);
}
