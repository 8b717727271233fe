//! What somebody who mistyped a name probably meant.

/// Below this likeness a suggestion confuses more than it helps.
const ALIKE: f64 = 0.7;

/// The known name that is most like `name`, if any is like it at all.
pub fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let likeness = |known: &'a str| (strsim::jaro_winkler(&name, &known.to_lowercase()), known);
    let best = known.into_iter().map(likeness).max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(likeness, _)| *likeness >= ALIKE).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [&str; 4] = ["orion", "microcosmos", "connect-four", "smugglers"];

    #[test]
    fn slips_and_capitals_still_find_the_name() {
        for (typed, meant) in [
            ("orin", "orion"),
            ("Orion", "orion"),
            ("connect4", "connect-four"),
            ("connect_four", "connect-four"),
            ("microcosm", "microcosmos"),
        ] {
            assert_eq!(nearest(typed, GAMES), Some(meant), "{typed}");
        }
    }

    #[test]
    fn what_is_like_nothing_suggests_nothing() {
        assert_eq!(nearest("chess", GAMES), None);
        assert_eq!(nearest("", GAMES), None);
    }
}
