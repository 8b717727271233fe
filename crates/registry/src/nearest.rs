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
