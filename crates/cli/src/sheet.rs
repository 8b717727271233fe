//! A score sheet in words.

use std::io::{self, Write};

use orrery_core::standing::{Column, Standing};
use orrery_core::tally::Part;
use orrery_core::{Arg, Lang, Seat, Text, Words};

/// Prints who stands where and what each score is made of.
pub fn print(standing: &Standing, words: &Words, lang: Lang, out: &mut impl Write) -> io::Result<()> {
    if let Some(ended) = &standing.ended {
        writeln!(out, "{}", words.say(lang, ended))?;
    }
    for column in by_rank(standing) {
        let automa = if column.automa { words.automa(lang) } else { None };
        let name = automa.unwrap_or_else(|| seat(words, lang, column.seat));
        writeln!(out, "{}. {name}: {}", column.rank, column.total)?;
        print_parts(&column.score.parts, words, lang, "    ", out)?;
        print_parts(&column.tie_breaks, words, lang, "    = ", out)?;
    }
    Ok(())
}

fn by_rank(standing: &Standing) -> Vec<&Column> {
    let mut columns: Vec<_> = standing.columns.iter().collect();
    columns.sort_by_key(|column| column.rank);
    columns
}

fn print_parts(
    parts: &[Part],
    words: &Words,
    lang: Lang,
    indent: &str,
    out: &mut impl Write,
) -> io::Result<()> {
    for part in parts {
        writeln!(out, "{indent}{:>4} {}", part.amount, words.say(lang, &part.what))?;
    }
    Ok(())
}

/// A seat in the reader's language.
fn seat(words: &Words, lang: Lang, seat: Seat) -> String {
    let number = Arg::Amount(i64::from(u8::from(seat)));
    words.say(lang, &Text { key: "seat".into(), args: vec![("number".into(), number)] })
}
