//! How many ways there are to do something: what leaves no choice is not asked.

/// None, one or several of the items of an iterator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Only<T> {
    /// There is none.
    None,
    /// There is exactly one.
    One(T),
    /// There are at least two.
    Several,
}

/// Looks at no more than two items.
///
/// ```
/// use orrery_core::procedure::{Only, only};
///
/// assert_eq!(only([7]), Only::One(7));
/// assert_eq!(only([7, 8, 9]), Only::Several);
/// assert_eq!(only(std::iter::empty::<u8>()), Only::None);
/// ```
pub fn only<T>(items: impl IntoIterator<Item = T>) -> Only<T> {
    let mut items = items.into_iter();
    match (items.next(), items.next()) {
        (None, _) => Only::None,
        (Some(one), None) => Only::One(one),
        (Some(_), Some(_)) => Only::Several,
    }
}
