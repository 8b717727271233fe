//! Every action has a number below a constant: masks for learning, table look-ups in search.

/// A value among finitely many. Numbers belong to one build of the program; records use the notation.
pub trait Numbered: Copy + Sized {
    /// All numbers are below this.
    const COUNT: u32;

    /// The number of this value.
    fn number(self) -> u32;

    /// The value with this number.
    fn from_number(number: u32) -> Option<Self>;
}
