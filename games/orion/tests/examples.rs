//! The worked examples of the ledger.

mod support;

use support::{Scene, res};

/// ORI-EX2, ORI-91, ORI-92: one exchange of fixed amounts, gains capped at 9.
#[test]
fn trade_is_one_exchange_of_fixed_amounts() {
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 0).act(1, "trade food fleet");
    assert_eq!(s.at(1).stock, res(3, 2, 0));
    let mut s = Scene::new(2);
    s.stock(1, 6, 0, 0).act(1, "trade food production");
    assert_eq!(s.at(1).stock, res(3, 0, 1));
    assert_eq!(s.awaited(), Some(2), "no second exchange in one action");
    let mut s = Scene::new(2);
    s.stock(1, 3, 8, 0).act(1, "trade food fleet");
    assert_eq!(s.at(1).stock, res(0, 9, 0));
}

/// ORI-EX9, ORI-71, ORI-115: one Build action, five structures.
#[test]
fn a_transport_in_a_transport_builds_five_structures() {
    let mut s = Scene::new(2);
    s.stock(1, 9, 9, 9)
        .hand(1, &["civilian_transport", "civilian_transport", "outpost_ship", "frigate", "titan"]);
    s.act(1, "build civilian_transport sys1");
    s.act(1, "build civilian_transport sys2");
    s.stock(1, 9, 9, 9);
    s.act(1, "build frigate sys3");
    assert_eq!(s.asked(), "ask-build-or-stop", "the inner Transport is finished, the outer one goes on");
    s.act(1, "build titan sys4");
    assert_eq!(s.awaited(), Some(2));
    assert_eq!(s.at(1).available, 3);
}
