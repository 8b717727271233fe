//! Counters that never wrap and never lose anything unseen.

/// A number of things that a rule changes. Unlike `+=` and `-=`, which wrap in an optimised build, these stop the program
/// if the result does not fit: a score that has silently become wrong is worse than a table that says so.
///
/// ```
/// use orrery_core::Counter;
///
/// let mut energy = 7_u8;
/// let lost = energy.gain_up_to(5, 9);
/// assert_eq!((energy, lost), (9, 3));
/// energy.spend(4);
/// assert_eq!(energy, 5);
/// ```
pub trait Counter: Copy {
    /// Adds this many.
    fn gain(&mut self, by: Self);

    /// Adds as many as there is room for up to the limit, and returns how many did not fit.
    #[must_use = "what does not fit is lost; say so, or ignore it with `let _`"]
    fn gain_up_to(&mut self, by: Self, limit: Self) -> Self;

    /// Takes this many away.
    fn spend(&mut self, by: Self);
}

macro_rules! counters {
    ($($number:ty),+) => {
        $(impl Counter for $number {
            #[inline]
            #[track_caller]
            fn gain(&mut self, by: Self) {
                *self = self.checked_add(by).expect("a counter has room for what is gained");
            }

            #[inline]
            #[track_caller]
            fn gain_up_to(&mut self, by: Self, limit: Self) -> Self {
                let room = if *self < limit { limit.saturating_sub(*self) } else { 0 };
                let gained = by.min(room);
                self.gain(gained);
                by - gained
            }

            #[inline]
            #[track_caller]
            fn spend(&mut self, by: Self) {
                *self = self.checked_sub(by).expect("a counter holds what is spent");
            }
        })+
    };
}

counters!(u8, u16, u32, i16, i32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_is_gained() {
        let mut points = 250_u8;
        points.gain(5);
        assert_eq!((points, points.gain_up_to(1, 255), points.gain_up_to(9, 20)), (255, 1, 9));
        points.spend(255);
        assert_eq!(points, 0);
        let mut morale = -3_i16;
        assert_eq!((morale.gain_up_to(20, 10), morale), (7, 10));
    }

    #[test]
    #[should_panic(expected = "room")]
    fn a_counter_does_not_wrap() {
        let mut points = 255_u8;
        points.gain(1);
    }

    #[test]
    #[should_panic(expected = "spent")]
    fn a_counter_does_not_go_below_nothing() {
        let mut points = 1_u16;
        points.spend(2);
    }
}
