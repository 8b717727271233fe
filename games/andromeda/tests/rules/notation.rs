//! Places in records.

use orrery_andromeda::space::{Berth, Space, Spaces};
use orrery_core::Numbered as _;

#[test]
fn a_berth_reads_back() {
    for number in 0..Berth::COUNT {
        let berth = Berth::from_number(number).unwrap();
        assert_eq!((berth.number(), berth.to_string().parse::<Berth>().unwrap()), (number, berth));
    }
    assert!("industry29".parse::<Berth>().is_err() && "industry".parse::<Berth>().is_err());
}

#[test]
fn sets_of_spaces_keep_their_order() {
    let set: Spaces = [Space::C3, Space::N1].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Space::N1, Space::C3]);
    assert_eq!(set.minus(Space::nebulae().collect()).len(), 1);
}
