//! What the parts of a decision cost.

use criterion::{Criterion, criterion_group, criterion_main};
use orrery_core::Publish as _;
use orrery_core::{Game, Seats};
use orrery_orion::{Options, Orion};

fn decisions(c: &mut Criterion) {
    let game = Orion::new(Orion::built_in(), Options::default(), Seats::new(4)).expect("a table for four");
    orrery_testkit::bench::decisions(c, &game);
}

criterion_group!(benches, decisions);
criterion_main!(benches);
