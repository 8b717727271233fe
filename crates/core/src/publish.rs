//! What every game publishes in the same way.

/// The methods of [`Publish`](crate::Publish) that are the same for all games. Stands inside `impl Publish`.
///
/// Texts are `locales/*.ftl`, the ledger is `rules.md` and `rules.pl.md`; options are declared by
/// [`options!`](crate::options!), and labels come from the procedures. `published!(Content)` also takes the content: a
/// type with `FILES`, `load(&Pack)`, `fingerprint()`, `inventory()` and `descriptions()`. `published!()` is for a game
/// without content files, which says itself what is in its box.
#[macro_export]
macro_rules! published {
    ($content:ty) => {
        $crate::published!(@all);

        fn built_in() -> ::std::sync::Arc<$content> {
            static BUILT_IN: ::std::sync::LazyLock<::std::sync::Arc<$content>> = ::std::sync::LazyLock::new(|| {
                let built_in = <$content>::load(&$crate::content::Pack::default());
                ::std::sync::Arc::new(built_in.expect("the built-in content is sound"))
            });
            ::std::sync::Arc::clone(&BUILT_IN)
        }

        fn sources() -> &'static [(&'static str, &'static str)] {
            &<$content>::FILES
        }

        fn from_pack(pack: &$crate::content::Pack) -> Result<$content, $crate::content::PackErrors> {
            <$content>::load(pack)
        }

        fn fingerprint(content: &$content) -> String {
            content.fingerprint().to_owned()
        }

        fn inventory(content: &$content) -> Vec<(&'static str, usize)> {
            content.inventory()
        }

        fn descriptions(content: &$content) -> Vec<($crate::Text, $crate::Text)> {
            content.descriptions()
        }
    };
    () => {
        $crate::published!(@all);

        fn built_in() -> ::std::sync::Arc<()> {
            ::std::sync::Arc::new(())
        }

        fn from_pack(pack: &$crate::content::Pack) -> Result<(), $crate::content::PackErrors> {
            pack.only(&["en.ftl", "pl.ftl"])
        }

        fn fingerprint((): &()) -> String {
            $crate::seed::fingerprint(&[])
        }
    };
    (@all) => {
        fn texts(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.ftl")),
                $crate::Lang::Pl => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/pl.ftl")),
            }
        }

        fn ledger(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.md")),
                $crate::Lang::Pl => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.pl.md")),
            }
        }

        fn settings() -> Vec<$crate::settings::Setting> {
            <Self as $crate::Game>::Options::settings()
        }

        fn label(
            &self,
            t: &<Self as $crate::Game>::State,
            seat: $crate::Seat,
            action: <Self as $crate::Game>::Action,
        ) -> $crate::Text {
            $crate::procedure::label(self, t, seat, action)
        }
    };
}
