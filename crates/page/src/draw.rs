//! What every part of a game's page is drawn with.

/// Makes `Drawing`: the rules, a view and the reader. It says everything that the [`Scene`](crate::Scene) says; the game adds
/// how its rows are found.
///
/// The view has its `players` in seat order.
///
/// ```ignore
/// orrery_page::drawing!(Orion, View, PlayerView);
///
/// impl<'a> Drawing<'a> {
///     pub fn race(&self, id: &str) -> Option<&'a RaceRow> { ... }
/// }
/// ```
#[macro_export]
macro_rules! drawing {
    ($game:ty, $view:ty, $player:ty) => {
        /// A view, the rows that it names, and the reader.
        #[derive(Clone, Copy)]
        pub(super) struct Drawing<'a> {
            pub game: &'a $game,
            pub view: &'a $view,
            pub scene: &'a $crate::Scene<'a>,
        }

        impl<'a> ::std::ops::Deref for Drawing<'a> {
            type Target = $crate::Scene<'a>;

            fn deref(&self) -> &$crate::Scene<'a> {
                self.scene
            }
        }

        impl<'a> Drawing<'a> {
            /// The player whose page it is, if the reader plays.
            pub fn me(&self) -> Option<&'a $player> {
                self.scene.me.and_then(|seat| self.view.players.get(seat.index()))
            }
        }
    };
}
