//! What the parts of a decision cost, in states along a random game. `orrery bench` gives the sum.

use std::hint::black_box;

use criterion::Criterion;
use orrery_core::evaluate::Style;
use orrery_core::{Chance, Evaluate, Game, Outside, Seat, SeatSet, play};

/// States of a random game with what is legal there.
fn states<G: Game>(game: &G) -> Vec<(G::State, Seat, Vec<G::Action>)> {
    let mut chance = Chance::sampled(3);
    let mut states = Vec::new();
    let mut t = game.deal(&mut Outside::silent(Seat::new(0), &mut chance));
    while let Some(seat) = game.awaiting(&t).first() {
        let mut legal = Vec::new();
        game.candidates(&t, seat, &mut legal);
        legal.retain(|action| game.check(&t, seat, *action).is_ok());
        let action = legal[chance.pick(legal.len())];
        states.push((t, seat, legal));
        game.apply(&mut t, seat, action, &mut Outside::silent(seat, &mut chance));
    }
    states
}

/// Measures a game with criterion.
pub fn decisions<G: Evaluate>(c: &mut Criterion, game: &G) {
    let states = states(game);
    let mut chance = Chance::sampled(1);
    let mut at = states.iter().cycle();
    let mut next = || at.next().expect("a cycle has no end");
    let mut candidates = Vec::with_capacity(256);

    c.bench_function("candidates", |b| {
        b.iter(|| {
            let (t, seat, _) = next();
            candidates.clear();
            game.candidates(t, *seat, &mut candidates);
            black_box(candidates.len())
        });
    });
    c.bench_function("check one", |b| {
        b.iter(|| {
            let (t, seat, legal) = next();
            black_box(game.check(t, *seat, legal[0]).is_ok())
        });
    });
    c.bench_function("clone and apply", |b| {
        b.iter(|| {
            let (t, seat, legal) = next();
            let mut after = *t;
            let action = legal[chance.pick(legal.len())];
            game.apply(&mut after, *seat, action, &mut Outside::silent(*seat, &mut chance));
            black_box(game.awaiting(&after))
        });
    });
    c.bench_function("resample", |b| {
        b.iter(|| {
            let (t, seat, _) = next();
            let mut world = *t;
            game.resample(&mut world, SeatSet::only(*seat), &mut chance);
            black_box(game.awaiting(&world))
        });
    });
    c.bench_function("evaluate", |b| {
        b.iter(|| {
            let (t, _, _) = next();
            let mut chances = [0.0; 9];
            game.win_chances(t, &Style::PLAIN, &mut chances);
            black_box(chances)
        });
    });
    c.bench_function("whole random game", |b| {
        b.iter(|| black_box(play::random_games(game, 1, &mut candidates, &mut chance)));
    });
}
