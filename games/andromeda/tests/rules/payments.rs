//! What a payment lacks (AND-34), and how it is asked for (AND-79).

use orrery_andromeda::effects::Cost;
use orrery_andromeda::ids::{Goods, Resource, Track};
use orrery_andromeda::means::{affords, lacking, pooled};
use orrery_core::Game as _;
use orrery_testkit::Acts as _;

use crate::support::asks::PAY;
use crate::support::{Scene, seat};

/// AND-34, AND-79: what the store can pay is picked at once, also if a moon could be discarded before; that leaves the payment
/// open.
#[test]
fn and_79_a_moon_beside_a_payment() {
    let mut scene = Scene::new(2);
    scene.state.players[seat(1)].face_up[Track::Commerce as usize] = 1;
    scene
        .stock(1, Resource::Ice, 2)
        .stock(1, Resource::Titanium, 2)
        .claimed(1, &["y1"])
        .act(1, "use commerce");
    assert_eq!(scene.asked(), PAY);
    let several = scene.game.ask(&scene.state, seat(1)).several;
    assert_eq!(several.map(|several| (several.least, several.most)), Some((2, 2)));
    let is_aside = |text: &str| scene.game.is_aside(&scene.state, seat(1), Scene::action(text));
    assert!(is_aside("discard-moon y1") && !is_aside("pay ice"));
}

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
