use orrery_core::object::Published;
use orrery_review::*;
use serde_json::json;
#[test]
fn tune() {
    let title = Published::<orrery_orion::Orion>::built_in();
    let n: u32 = std::env::var("N").map_or(6, |n| n.parse().unwrap());
    let seed: u64 = std::env::var("SEED").map_or(3, |n| n.parse().unwrap());
    let effort = Effort {
        playouts: 16,
        more_playouts: 32,
        searches: 3,
        deep: 200,
        first: 300,
        compared: 80,
        worlds: 6,
        position: 4,
        positions: 2,
        resamples: 2,
        deals: 2,
        ..Effort::USUAL
    };
    let plan = Plan {
        games: n,
        seats: 2,
        options: json!({}),
        bot: "search:150".parse().unwrap(),
        seed,
        effort,
        screened: 8,
        proved: 40,
        prover: std::env::var("PROVER").unwrap_or("greedy".into()).parse().unwrap(),
    };
    let checked = title.check_reviews(&plan, &Watch::default()).unwrap();
    for b in &checked.blunders {
        eprintln!("{} step {} place {:?} {:?}", b.dice, b.step, b.place, b.doubt);
    }
    eprintln!("named {} without {}", checked.named(), checked.without);
}
