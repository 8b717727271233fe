//! An empty pack for whoever owns the box: every row that is not all printed, with a gap for each value that is ours.

use std::fmt::Write as _;

use super::origin::Share;
use super::origins::RowOrigin;
use super::written::{self, TO_TYPE_IN, Written};
use crate::object::GameObject;
use crate::text::Text;
use crate::words::Lang;

/// Fields that say which row it is, or speak about it.
const NOT_PRINTED: [&str; 4] = ["no", "id", "source", "rules"];

/// The files of the empty pack, each with its name.
pub fn template(game: &dyn GameObject) -> Vec<(String, String)> {
    let (content, origins) = (game.content(), game.origins());
    let mut files: Vec<(String, String)> = Vec::new();
    for (file, text) in &content.files {
        let Some(kind) = file.strip_suffix(".ron") else { continue };
        let of_kind: Vec<_> = origins.iter().filter(|row| row.kind == kind).collect();
        if let Some(rows) = form(text, &of_kind) {
            files.push((file.clone(), format!("{}{rows}", heading(game.id()))));
        }
    }
    for lang in Lang::ALL {
        let names: Vec<_> = origins.iter().filter(|row| row.origin.has_our_name()).collect();
        let line = |name: &String| {
            let now = game.words().say(lang, &Text::named(name.clone()));
            format!("# {name} = {now}\n")
        };
        let lines: String = names.iter().filter_map(|row| row.name.as_ref()).map(line).collect();
        if !lines.is_empty() {
            files.push((format!("{lang}.ftl"), format!("{NAMES_HEADING}{lines}")));
        }
    }
    files
}

fn heading(game: &str) -> String {
    format!(
        "// What is designed for this project, to be replaced by what is printed in your box.\n\
         // Type a value over each {TO_TYPE_IN}; behind it stands ours. Delete the line if your component has no such value.\n\
         // A row counts once no {TO_TYPE_IN} is left in it, until then the built-in one does. Delete the rows that you leave.\n\
         // `orrery content check {game} --pack FOLDER` tells what is still missing.\n"
    )
}

const NAMES_HEADING: &str = "# Names that are ours. Take the # away and write the printed one.\n";

/// The rows of a file that are not all printed, with gaps; nothing if there is none.
fn form(text: &str, origins: &[&RowOrigin]) -> Option<String> {
    let rows = written::rows(text);
    let mut fields: Vec<&str> = Vec::new();
    for (name, _) in rows.iter().flat_map(|row| &row.fields) {
        if !NOT_PRINTED.contains(name) && !fields.contains(name) {
            fields.push(name);
        }
    }
    let forms: Vec<_> = rows
        .iter()
        .filter_map(|row| {
            let origin = &origins.iter().find(|origin| origin.id == row.id())?.origin;
            let ours = origin.our_fields(&fields);
            (origin.share() != Share::Printed && !ours.is_empty()).then(|| one(row, &ours))
        })
        .collect();
    match rows.first()?.id() {
        _ if forms.is_empty() => None,
        Some(_) => {
            Some(format!("[\n{}]\n", forms.iter().fold(String::new(), |lines, form| lines + form + ",\n")))
        }
        None => Some(forms.concat() + "\n"),
    }
}

/// One row: what is printed as it is, and a gap for each value that is ours.
fn one(row: &Written<'_>, ours: &[&str]) -> String {
    let mut form = String::new();
    let source = row.string("source").unwrap_or_default();
    let _ = write!(form, "// {source}\n(\n");
    for (name, value) in row.fields.iter().filter(|(name, _)| *name != "source") {
        let value = on_one_line(value);
        let _ = if ours.contains(name) {
            writeln!(form, "    {name}: {TO_TYPE_IN}, // ours: {value}")
        } else {
            writeln!(form, "    {name}: {value},")
        };
    }
    for name in ours.iter().filter(|name| row.field(name).is_none()) {
        let _ = writeln!(form, "    {name}: {TO_TYPE_IN}, // ours has none");
    }
    form.push_str("    source: \"S: all\",\n)");
    form
}

/// A value without its comments and line breaks.
fn on_one_line(value: &str) -> String {
    let code = |line: &str| match line.find("//") {
        Some(at) if line[..at].matches('"').count().is_multiple_of(2) => line[..at].trim().to_owned(),
        _ => line.trim().to_owned(),
    };
    value.lines().map(code).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::origin::Origin;
    use super::*;

    fn row(id: &str, source: &str) -> RowOrigin {
        let origin = Origin::read(source);
        RowOrigin { kind: "cards".to_owned(), id: Some(id.to_owned()), name: None, origin }
    }

    #[test]
    fn a_form_has_a_gap_for_each_value_that_is_ours() {
        let text = "[\n(no: 1, id: \"a\", cost: [\n  1, // one\n  2,\n], points: 3, source: \"S: points; D: cost kinds, produces\"),\
                    \n(no: 2, id: \"b\", cost: 1, produces: 2, source: \"S: all\"),\n]";
        let rows = [row("a", "S: points; D: cost kinds, produces"), row("b", "S: all")];
        let form = form(text, &rows.iter().collect::<Vec<_>>()).unwrap();
        assert_eq!(
            form,
            "[\n// S: points; D: cost kinds, produces\n(\n    no: 1,\n    id: \"a\",\n    cost: ?, // ours: [ 1, 2, ]\n    \
             points: 3,\n    produces: ?, // ours has none\n    source: \"S: all\",\n),\n]\n"
        );
        let [found] = &written::rows(&form)[..] else { panic!("one row: {form}") };
        assert_eq!(found.to_type_in().collect::<Vec<_>>(), ["cost", "produces"]);
        assert_eq!(super::form("[(id: \"b\", cost: 1, source: \"S: all\")]", &[&row("b", "S: all")]), None);
    }
}
