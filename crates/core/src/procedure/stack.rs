//! The stack itself, and frames by their type.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::seat::Seat;

/// A procedure and the seat that it runs for, or waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Frame<T> {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub task: T,
}

/// An enumeration of frames that can be one of this type.
pub trait Holds<P> {
    /// The frame, if it is of this type.
    fn get(&self) -> Option<&P>;
    /// The same, to be changed.
    fn get_mut(&mut self) -> Option<&mut P>;
}

/// Frames, the one that runs last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Stack<T: Copy + Default, const N: usize>(ArrayVec<[Frame<T>; N]>);

impl<T: Copy + Default, const N: usize> std::ops::Deref for Stack<T, N> {
    type Target = [Frame<T>];

    fn deref(&self) -> &[Frame<T>] {
        &self.0
    }
}

/// A stack of whatever depth.
pub trait Frames {
    /// The frames of the game.
    type Task: Copy;

    /// All of them, the lowest first.
    fn frames(&self) -> &[Frame<Self::Task>];
    /// The same, to be changed.
    fn frames_mut(&mut self) -> &mut [Frame<Self::Task>];
    /// Puts a frame on top: it is done before whatever lies below goes on.
    fn push(&mut self, seat: Seat, task: impl Into<Self::Task>);
    /// Takes the topmost frame off.
    fn pop(&mut self) -> Option<Frame<Self::Task>>;
    /// Takes all of them off: the game is over.
    fn clear(&mut self);

    /// The topmost frame.
    fn top(&self) -> Option<Frame<Self::Task>> {
        self.frames().last().copied()
    }

    /// The topmost frame of this type, wherever it lies, with its seat.
    fn nearest<P>(&self) -> Option<(Seat, &P)>
    where
        Self::Task: Holds<P>,
        P: 'static,
    {
        self.frames().iter().rev().find_map(|frame| Some((frame.seat, frame.task.get()?)))
    }

    /// Whether the frame on top is of this type.
    fn is_on_top<P>(&self) -> bool
    where
        Self::Task: Holds<P>,
        P: 'static,
    {
        self.frames().last().is_some_and(|frame| frame.task.get().is_some())
    }

    /// The frame on top, if it is of this type.
    fn top_mut<P>(&mut self) -> Option<&mut P>
    where
        Self::Task: Holds<P>,
        P: 'static,
    {
        self.frames_mut().last_mut()?.task.get_mut()
    }

    /// Takes the topmost frame off if it is of this type.
    fn end<P>(&mut self) -> bool
    where
        Self::Task: Holds<P>,
        P: 'static,
    {
        let ends = self.top_mut::<P>().is_some();
        if ends {
            self.pop();
        }
        ends
    }

    /// Takes the topmost frame of this type off that belongs to a seat, wherever it lies: it need not be done any more.
    fn cancel<P>(&mut self, seat: Seat) -> bool
    where
        Self::Task: Holds<P>,
        P: 'static,
    {
        let found = |frame: &Frame<Self::Task>| frame.seat == seat && frame.task.get().is_some();
        let place = self.frames().iter().rposition(found);
        if let Some(place) = place {
            self.frames_mut()[place..].rotate_left(1);
            self.pop();
        }
        place.is_some()
    }

    /// All frames of this type that belong to a seat.
    fn each_mut<'a, P: 'static>(&'a mut self, seat: Seat) -> impl Iterator<Item = &'a mut P>
    where
        Self::Task: Holds<P> + 'a,
    {
        self.frames_mut()
            .iter_mut()
            .filter(move |frame| frame.seat == seat)
            .filter_map(|frame| frame.task.get_mut())
    }
}

impl<T: Copy + Default, const N: usize> Frames for Stack<T, N> {
    type Task = T;

    fn frames(&self) -> &[Frame<T>] {
        &self.0
    }

    fn frames_mut(&mut self) -> &mut [Frame<T>] {
        &mut self.0
    }

    fn push(&mut self, seat: Seat, task: impl Into<T>) {
        self.0.push(Frame { seat, task: task.into() });
    }

    fn pop(&mut self) -> Option<Frame<T>> {
        self.0.pop()
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}
