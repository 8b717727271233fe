//! Every row of a game's content with where it comes from.

use std::collections::BTreeMap;
use std::path::Path;

use super::origin::Origin;
use super::{Pack, written};

/// A row and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowOrigin {
    /// What kind of thing it is: the name of its file without the ending.
    pub kind: String,
    /// Which one; the only row of a file has no name.
    pub id: Option<String>,
    /// The key of its name in the game's words, if it is described there.
    pub name: Option<String>,
    /// Where it comes from.
    pub origin: Origin,
}

impl RowOrigin {
    /// The key of what rows of its kind are called.
    pub fn kind_key(&self) -> String {
        format!("content-{}", self.kind)
    }
}

/// All rows of a whole content. `described` are the keys of the names of everything that the game describes.
pub(crate) fn origins(content: &Pack, described: &[String]) -> Vec<RowOrigin> {
    let mut all = Vec::new();
    for (file, base) in &content.files {
        let Some(kind) = file.strip_suffix(".ron") else { continue };
        let mut rows = written::rows(base);
        for row in content.laid.get(file).map(|over| written::rows(over)).unwrap_or_default() {
            match rows.iter().position(|old| old.id() == row.id()) {
                Some(place) => rows[place] = row,
                None => rows.push(row),
            }
        }
        let ids: Vec<_> = rows.iter().map(written::Written::id).collect();
        let prefix = prefix(&ids, described);
        for (row, id) in rows.iter().zip(ids) {
            let name = id.as_ref().zip(prefix).map(|(id, prefix)| format!("{prefix}-{id}"));
            let name = name.filter(|name| described.contains(name));
            let mut origin = Origin::read(&row.string("source").unwrap_or_default());
            if name.as_ref().is_some_and(|name| content.names_anew(name)) {
                origin.give_name();
            }
            all.push(RowOrigin { kind: kind.to_owned(), id, name, origin });
        }
    }
    all
}

/// What the names of these rows begin with: that which most of them share.
fn prefix<'d>(ids: &[Option<String>], described: &'d [String]) -> Option<&'d str> {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    for id in ids.iter().flatten() {
        for name in described {
            if let Some(prefix) = name.strip_suffix(id.as_str()).and_then(|rest| rest.strip_suffix('-')) {
                *found.entry(prefix).or_default() += 1;
            }
        }
    }
    found.into_iter().max_by_key(|(_, count)| *count).map(|(prefix, _)| prefix)
}

impl Pack {
    /// Whether the words that are laid over a whole content give this name.
    fn names_anew(&self, key: &str) -> bool {
        let given = |text: &String| {
            text.lines()
                .any(|line| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('=')))
        };
        self.laid
            .iter()
            .filter(|(file, _)| Path::new(file).extension().is_some_and(|extension| extension == "ftl"))
            .any(|(_, text)| given(text))
    }
}

#[cfg(test)]
mod tests {
    use super::super::origin::Share;
    use super::*;

    const BUILT_IN: [(&str, &str); 2] = [
        (
            "cards.ron",
            "[(id: \"a\", cost: 1, source: \"D: all\"), (id: \"b\", source: \"S: cost; D: name\")]",
        ),
        ("sheet.ron", "(low: 1, source: \"S: all\")"),
    ];

    fn shares(pack: &Pack) -> Vec<(String, Option<String>, Share)> {
        let described = ["card-a", "card-b", "other-a", "card-z"].map(str::to_owned);
        let all = origins(&pack.complete(&BUILT_IN), &described);
        all.into_iter().map(|row| (row.kind, row.name, row.origin.share())).collect()
    }

    #[test]
    fn every_row_has_its_kind_its_name_and_its_share() {
        let name = |key: &str| Some(key.to_owned());
        let built_in = [
            ("cards".to_owned(), name("card-a"), Share::Ours),
            ("cards".to_owned(), name("card-b"), Share::Partly),
            ("sheet".to_owned(), None, Share::Printed),
        ];
        assert_eq!(shares(&Pack::default()), built_in);
    }

    #[test]
    fn what_a_pack_has_typed_in_is_printed() {
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let rows = "[(id: \"a\", cost: 2, source: \"S: all\"), (id: \"b\", cost: ?, source: \"S: all\")]";
        let pack = Pack::new([file("cards.ron", rows)]);
        let found: Vec<_> = shares(&pack).into_iter().map(|(.., share)| share).collect();
        assert_eq!(found, [Share::Printed, Share::Partly, Share::Printed], "a row with a gap does not count");
        let pack = Pack::new([file("en.ftl", "# card-b = no\ncard-b = Bee\n")]);
        let found: Vec<_> = shares(&pack).into_iter().map(|(.., share)| share).collect();
        assert_eq!(found, [Share::Ours, Share::Printed, Share::Printed], "its name is given");
    }
}
