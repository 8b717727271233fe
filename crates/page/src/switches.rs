//! Switches of a page: what a reader wants to see otherwise, such as the odds of a battle with a technology that nobody has.

/// Which switches of a page are on: a bit for each of [`Page::switches`](crate::Page::switches).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Switches(u32);

impl Switches {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Those of the page that have one of these names. Names that the page does not have are ignored.
    pub fn named(all: &[&str], on: &[String]) -> Self {
        let bits = all.iter().enumerate().take(32).filter(|(_, name)| on.iter().any(|on| on == *name));
        Self(bits.fold(0, |bits, (place, _)| bits | 1 << place))
    }

    /// Whether the switch at this place is on.
    pub const fn is_on(self, place: usize) -> bool {
        place < 32 && self.0 & 1 << place != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_switches_of_the_page_are_on() {
        let on = Switches::named(&["a", "b"], &["b".to_owned(), "c".to_owned()]);
        assert!(!on.is_on(0) && on.is_on(1) && !on.is_on(2) && !on.is_on(40));
    }
}
