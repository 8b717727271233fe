//! The macros that make a game's enumerations and their dispatch from lists.

/// Declares the answers of a question: actions of the game by their own names, then moves after a semicolon. Moves that
/// leave the question open stand aside. A move that is a single action is a struct.
///
/// `answers! { pub enum Answer of Action { Go(space: Space), Done; Journey(journey::Journey) } }`
/// `answers! { pub enum Answer of Action { Go(space: Space), Done } aside { Free(free::Free) } }`
/// `answers! { pub struct Exploit(card: CardId) of Action; }`
#[macro_export]
macro_rules! answers {
    ($(#[$meta:meta])* $vis:vis struct $name:ident $(($($field:ident: $ty:ty),+))? of $action:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis struct $name $(($(pub $ty),+))?;

        impl $crate::procedure::Answer<$action> for $name {
            #[inline]
            fn of(action: $action) -> Option<Self> {
                match action {
                    $action::$name $(($($field),+))? => Some(Self $(($($field),+))?),
                    _ => None,
                }
            }

            #[inline]
            fn action(self) -> $action {
                let Self $(($($field),+))? = self;
                $action::$name $(($($field),+))?
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $action:ident {
        $($variant:ident $(($($field:ident: $ty:ty),+))?),* $(,)?
        $(; $($group:ident($moves:ty)),+ $(,)?)?
    } $(aside { $($aside:ident($asides:ty)),+ $(,)? })?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($variant), "`.")] $variant $(($($ty),+))?,)*
            $($(#[doc = concat!("`", stringify!($group), "`.")] $group($moves),)+)?
            $($(#[doc = concat!("`", stringify!($aside), "`.")] $aside($asides),)+)?
        }

        impl $crate::procedure::Answer<$action> for $name {
            #[inline]
            fn of(action: $action) -> Option<Self> {
                match action {
                    $($action::$variant $(($($field),+))? => Some(Self::$variant $(($($field),+))?),)*
                    #[allow(unreachable_patterns)]
                    _ => {
                        $($(if let Some(found) = <$moves as $crate::procedure::Answer<$action>>::of(action) {
                            return Some(Self::$group(found));
                        })+)?
                        $($(if let Some(found) = <$asides as $crate::procedure::Answer<$action>>::of(action) {
                            return Some(Self::$aside(found));
                        })+)?
                        None
                    }
                }
            }

            #[inline]
            fn action(self) -> $action {
                match self {
                    $(Self::$variant $(($($field),+))? => $action::$variant $(($($field),+))?,)*
                    $($(Self::$group(found) => $crate::procedure::Answer::<$action>::action(found),)+)?
                    $($(Self::$aside(found) => $crate::procedure::Answer::<$action>::action(found),)+)?
                }
            }

            $(fn is_aside(self) -> bool {
                matches!(self, $(Self::$aside(_))|+)
            })?
        }
    };
}

/// Declares a union of moves, which is a move itself.
///
/// `moves! { pub enum Free of Andromeda { Trade(trade::Trade), Card(card::Card) } }`
#[macro_export]
macro_rules! moves {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ty {
        $($variant:ident($moves:ty)),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($variant), "`.")] $variant($moves)),+
        }

        impl $crate::procedure::Answer<<$game as $crate::Game>::Action> for $name {
            #[inline]
            fn of(action: <$game as $crate::Game>::Action) -> Option<Self> {
                use $crate::procedure::Answer;
                $(if let Some(found) = <$moves as Answer<_>>::of(action) {
                    return Some(Self::$variant(found));
                })+
                None
            }

            #[inline]
            fn action(self) -> <$game as $crate::Game>::Action {
                match self { $(Self::$variant(found) => $crate::procedure::Answer::action(found)),+ }
            }
        }

        impl $crate::procedure::Move<$game> for $name {
            fn candidates(
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                into: &mut $crate::procedure::Candidates<'_, $game, Self>,
            ) {
                $(into.moves::<$moves>(game, t, seat);)+
            }

            #[inline]
            fn check(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> Result<(), <$game as $crate::Game>::Refusal> {
                match self { $(Self::$variant(found) => $crate::procedure::Move::check(found, game, t, seat)),+ }
            }

            #[inline]
            fn apply(
                self,
                game: &$game,
                t: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                out: &mut $crate::procedure::Out<'_, $game>,
            ) {
                match self { $(Self::$variant(found) => $crate::procedure::Move::apply(found, game, t, seat, out)),+ }
            }

            fn label(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> $crate::Text {
                match self { $(Self::$variant(found) => $crate::procedure::Move::label(found, game, t, seat)),+ }
            }
        }
    };
}

/// Declares all frames of a game: the enumeration, typed access to each kind, and a dispatch without a catch-all.
///
/// `procedures! { pub enum Task of Orion { scripts { Run(run::Run) } questions { Hire(hire::Hire) } } }`
#[macro_export]
macro_rules! procedures {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $game:ty {
        scripts { $($script:ident($sty:ty)),* $(,)? }
        questions { $($question:ident($qty:ty)),* $(,)? }
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($script), "`.")] $script($sty),)*
            $(#[doc = concat!("`", stringify!($question), "`.")] $question($qty),)*
        }

        // A frame that needs more room puts it into the state: the stack is copied with every state.
        const _: () = assert!(
            ::std::mem::size_of::<$crate::procedure::Frame<$name>>() <= $crate::procedure::MOST_BYTES,
            "a frame is too large"
        );

        $($crate::procedures!(@holds $name $script $sty);)*
        $($crate::procedures!(@holds $name $question $qty);)*

        impl $crate::procedure::Procedures<$game> for $name {
            #[inline]
            fn step(
                self,
                game: &$game,
                t: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                out: &mut $crate::procedure::Out<'_, $game>,
            ) -> bool {
                use $crate::procedure::{Frames, Question, Script, Stacked};
                match self {
                    $(Self::$script(frame) => {
                        Frames::pop(<$game as Stacked>::stack_mut(t));
                        Script::<$game>::run(frame, game, t, seat, out);
                    })*
                    $(Self::$question(frame) => {
                        if Question::<$game>::waits(frame, game, t, seat) {
                            return false;
                        }
                        Frames::pop(<$game as Stacked>::stack_mut(t));
                        Question::<$game>::skip(frame, game, t, seat, out);
                    })*
                }
                true
            }

            #[inline]
            fn asked(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> $crate::procedure::Asked {
                match self {
                    $(Self::$script(_) => $crate::procedure::Asked::only(seat),)*
                    $(Self::$question(frame) =>
                        $crate::procedure::Question::<$game>::asked(frame, game, t, seat),)*
                }
            }

            fn ask(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
            ) -> Option<$crate::Ask<<$game as $crate::Game>::Action>> {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => None,)*
                    $(Self::$question(frame) =>
                        Some(Question::<$game>::ask(frame, game, t, seat).map(Answer::action)),)*
                }
            }

            #[inline]
            fn candidates(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                into: &mut Vec<<$game as $crate::Game>::Action>,
            ) {
                match self {
                    $(Self::$script(_) => {})*
                    $(Self::$question(frame) => $crate::procedure::Question::<$game>::candidates(
                        frame, game, t, seat, &mut $crate::procedure::Candidates::new(into),
                    ),)*
                }
            }

            #[inline]
            fn check(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> Option<Result<(), <$game as $crate::Game>::Refusal>> {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => None,)*
                    $(Self::$question(frame) => {
                        let answer = <$qty as Question<$game>>::Answer::of(action)?;
                        Some(Question::<$game>::check(frame, game, t, seat, answer))
                    })*
                }
            }

            #[inline]
            fn apply(
                self,
                game: &$game,
                t: &mut <$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                out: &mut $crate::procedure::Out<'_, $game>,
            ) {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => {})*
                    $(Self::$question(frame) => {
                        let answer = <$qty as Question<$game>>::Answer::of(action).expect("checked before");
                        Question::<$game>::apply(frame, game, t, seat, answer, out);
                    })*
                }
            }

            fn label(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> Option<$crate::Text> {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => None,)*
                    $(Self::$question(frame) => {
                        let answer = <$qty as Question<$game>>::Answer::of(action)?;
                        Some(Question::<$game>::label(frame, game, t, seat, answer))
                    })*
                }
            }

            fn is_aside(
                self,
                game: &$game,
                t: &<$game as $crate::Game>::State,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> bool {
                use $crate::procedure::{Answer, Question};
                match self {
                    $(Self::$script(_) => false,)*
                    $(Self::$question(frame) => <$qty as Question<$game>>::Answer::of(action)
                        .is_some_and(|answer| Question::<$game>::is_aside(frame, game, t, seat, answer)),)*
                }
            }
        }
    };
    (@holds $name:ident $variant:ident $ty:ty) => {
        impl ::std::convert::From<$ty> for $name {
            fn from(frame: $ty) -> Self {
                Self::$variant(frame)
            }
        }

        impl $crate::procedure::Holds<$ty> for $name {
            #[allow(unreachable_patterns)]
            fn get(&self) -> Option<&$ty> {
                match self {
                    Self::$variant(frame) => Some(frame),
                    _ => None,
                }
            }

            #[allow(unreachable_patterns)]
            fn get_mut(&mut self) -> Option<&mut $ty> {
                match self {
                    Self::$variant(frame) => Some(frame),
                    _ => None,
                }
            }
        }
    };
}

/// The methods of [`Game`](crate::Game) that the stack answers: who is awaited, what is asked and of whom, candidates,
/// check and apply. Stands inside `impl Game`.
#[macro_export]
macro_rules! decide_by_procedures {
    () => {
        $crate::ask_by_procedures!();

        #[inline]
        fn apply(
            &self,
            t: &mut Self::State,
            seat: $crate::Seat,
            action: Self::Action,
            out: &mut $crate::Outside<'_, Self::Event>,
        ) {
            $crate::procedure::apply(self, t, seat, action, out);
        }
    };
}

/// [`decide_by_procedures!`] without `apply`, for a game that does something of its own with every decision.
#[macro_export]
macro_rules! ask_by_procedures {
    () => {
        #[inline]
        fn awaiting(&self, t: &Self::State) -> $crate::SeatSet {
            $crate::procedure::awaiting(self, t)
        }

        fn ask(&self, t: &Self::State, seat: $crate::Seat) -> $crate::Ask<Self::Action> {
            $crate::procedure::ask(self, t, seat).expect("an awaited seat is asked something")
        }

        fn audience(&self, t: &Self::State, seat: $crate::Seat) -> $crate::SeatSet {
            $crate::procedure::audience(self, t, seat)
        }

        #[inline]
        fn candidates(&self, t: &Self::State, seat: $crate::Seat, into: &mut Vec<Self::Action>) {
            $crate::procedure::candidates(self, t, seat, into);
        }

        #[inline]
        fn check(
            &self,
            t: &Self::State,
            seat: $crate::Seat,
            action: Self::Action,
        ) -> Result<(), Self::Refusal> {
            $crate::procedure::check(self, t, seat, action)
        }

        fn is_aside(&self, t: &Self::State, seat: $crate::Seat, action: Self::Action) -> bool {
            $crate::procedure::is_aside(self, t, seat, action)
        }
    };
}
