//! What the parts of a decision cost.

use criterion::{Criterion, criterion_group, criterion_main};
use orrery_core::{Game, Publish, Seats};
use orrery_microcosmos::{MicroCosmos, Options};

fn decisions(c: &mut Criterion) {
    let game = MicroCosmos::new(MicroCosmos::built_in(), Options::default(), Seats::new(4))
        .expect("a table for four");
    orrery_testkit::bench::decisions(c, &game);
}

criterion_group!(benches, decisions);
criterion_main!(benches);
