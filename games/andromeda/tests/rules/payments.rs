//! What a payment lacks (AND-34).

use orrery_andromeda::effects::Cost;
use orrery_andromeda::ids::{Goods, Resource};
use orrery_andromeda::means::{affords, lacking, pooled};

/// AND-34: what can be paid lacks nothing, and with what is lacking it could be paid.
#[test]
fn and_34_what_is_lacking() {
    let costs = [
        Cost { energy: 2, titanium: 1, ..Cost::default() },
        Cost { nanocarbon: 2, basic: 1, ..Cost::default() },
        Cost { different: 2, ..Cost::default() },
        Cost { any: 3, credit: 1, ..Cost::default() },
        Cost { ice: 1, tactics: 1, basic: 2, ..Cost::default() },
    ];
    for cost in costs {
        for bits in 0..4096_u16 {
            let goods = Goods::new([0, 1, 2, 3, 4, 5].map(|at| (bits >> (2 * at) & 3) as u8));
            for waived in 0..2 {
                let lack = lacking(goods, &cost, 0, waived);
                let paid = affords(goods, &cost, 0, waived);
                assert_eq!(lack == Cost::default(), paid, "{cost:?} {goods:?} {waived}");
                let mut more =
                    Goods::new([lack.energy, lack.titanium, lack.nanocarbon, lack.ice, 0, lack.tactics]);
                // A credit stands for whatever is free to choose.
                let credits = lack.credit + lack.basic + lack.different + lack.any;
                more.gain(Goods::just(Resource::Credit, credits));
                assert!(affords(pooled(goods, more), &cost, 0, waived), "{cost:?} {goods:?} {lack:?}");
            }
        }
    }
}
