//! Lines that fit a width: wrapped text, cells below each other, items in columns. Colours take no room.

/// What stands between two columns of items.
const GAP: usize = 2;
/// The narrowest that a shortened cell gets.
const NARROWEST: usize = 3;

/// How many columns of a terminal a text takes; escape sequences take none.
pub fn width(text: &str) -> usize {
    visible(text).count()
}

/// The characters that can be seen, each with the byte at which it begins.
fn visible(text: &str) -> impl Iterator<Item = (usize, char)> {
    let mut escaped = false;
    text.char_indices().filter(move |(_, c)| match (escaped, c) {
        (false, '\x1b') => {
            escaped = true;
            false
        }
        (true, c) => {
            escaped = *c != 'm';
            false
        }
        (false, _) => true,
    })
}

/// Breaks a text between words; all lines but the first are indented.
pub fn wrap(text: &str, limit: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut begun = false;
    for word in text.split(' ') {
        if begun && width(&line) + 1 + width(word) > limit {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
            begun = false;
        }
        if begun {
            line.push(' ');
        }
        line.push_str(word);
        begun = true;
    }
    lines.push(line);
    lines
}

/// Lays the cells of neighbouring lines with equally many cells below each other; wraps all other lines.
pub fn align(lines: &[String], limit: usize) -> Vec<String> {
    let cells: Vec<Vec<&str>> = lines.iter().map(|line| line.split(" | ").collect()).collect();
    cells
        .chunk_by(|one, next| one.len() == next.len())
        .flat_map(|rows| match rows {
            [row, ..] if row.len() > 1 => table(rows, limit),
            _ => rows.iter().flat_map(|row| wrap(row[0], limit, 2)).collect(),
        })
        .collect()
}

/// Rows of equally many cells. What is too wide is first set closer, then shortened; the last cell is wrapped.
fn table(rows: &[Vec<&str>], limit: usize) -> Vec<String> {
    let count = rows[0].len();
    let mut widths: Vec<usize> =
        (0..count).map(|n| rows.iter().map(|row| width(row[n].trim())).max().unwrap_or(0)).collect();
    let (last, others) = widths.split_last_mut().expect("there are at least two cells");
    // A last cell of many words is wrapped, so it need not fit as a whole.
    let least_of_last = (*last).min(limit / 3);
    let room = |gap: usize| limit.saturating_sub(gap * others.len() + least_of_last);
    let gap = if others.iter().sum::<usize>() <= room(GAP) { GAP } else { 1 };
    let room = room(gap);
    while others.iter().sum::<usize>() > room {
        match others.iter_mut().max() {
            Some(widest) if *widest > NARROWEST => *widest -= 1,
            _ => break,
        }
    }
    let indent = others.iter().sum::<usize>() + gap * others.len();
    let line = |row: &Vec<&str>| {
        let (last, cells) = row.split_last().expect("there are at least two cells");
        let begin: String = cells
            .iter()
            .zip(&*others)
            .map(|(cell, width)| pad(cell.trim(), *width) + &" ".repeat(gap))
            .collect();
        let tail = wrap(last.trim(), limit.saturating_sub(indent).max(NARROWEST), 0);
        let (first, rest) = tail.split_first().expect("there is always a line");
        let first = (begin + first).trim_end().to_owned();
        std::iter::once(first).chain(rest.iter().map(|tail| " ".repeat(indent) + tail)).collect::<Vec<_>>()
    };
    rows.iter().flat_map(line).collect()
}

/// The text at exactly this width.
fn pad(text: &str, to: usize) -> String {
    let now = width(text);
    if now <= to {
        return text.to_owned() + &" ".repeat(to - now);
    }
    shorten(text, to)
}

/// The beginning of a text, with a sign that it goes on. Colours end where the text ends.
pub fn shorten(text: &str, to: usize) -> String {
    if width(text) <= to {
        return text.to_owned();
    }
    let end = visible(text).nth(to.saturating_sub(1)).map_or(text.len(), |(at, _)| at);
    let colours: String = text[end..]
        .split('\x1b')
        .skip(1)
        .filter_map(|rest| rest.split_once('m'))
        .fold(String::new(), |all, (code, _)| all + "\x1b" + code + "m");
    format!("{}…{colours}", &text[..end])
}

/// Items side by side, as many as fit, row by row. An item that is too long for its column has a line of its own.
pub fn columns(items: &[String], limit: usize) -> Vec<String> {
    let widest = items.iter().map(|item| width(item)).max().unwrap_or(0);
    let fitting = ((limit + GAP) / (widest + GAP).max(1)).clamp(2, 3);
    let each = (limit + GAP) / fitting - GAP;
    let mut lines = Vec::new();
    let mut row: Vec<String> = Vec::new();
    for item in items {
        let fits = width(item) <= each;
        if row.len() == fitting || !fits {
            lines.extend(side_by_side(&mut row));
        }
        if fits {
            row.push(pad(item, each));
        } else {
            lines.extend(wrap(item, limit, 5));
        }
    }
    lines.extend(side_by_side(&mut row));
    lines
}

fn side_by_side(row: &mut Vec<String>) -> Option<String> {
    let line = row.join(&" ".repeat(GAP)).trim_end().to_owned();
    (!std::mem::take(row).is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[&str]) -> Vec<String> {
        text.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width("\x1b[36mSeat 1\x1b[0m"), 6);
        assert_eq!(width("Żywność"), 7);
        assert_eq!(shorten("\x1b[36mSeat 1\x1b[0m", 4), "\x1b[36mSea…\x1b[0m");
    }

    #[test]
    fn text_breaks_between_words() {
        assert_eq!(wrap("one two three", 8, 2), ["one two", "  three"]);
        assert_eq!(wrap("unbreakable", 4, 2), ["unbreakable"]);
        assert_eq!(wrap("", 4, 2), [""]);
    }

    #[test]
    fn cells_stand_below_each_other() {
        let aligned = align(&lines(&["Round 1", "Seat | Food", "Seat 10 | 5"]), 40);
        assert_eq!(aligned, ["Round 1", "Seat     Food", "Seat 10  5"]);
    }

    #[test]
    fn a_table_that_is_too_wide_is_shortened_and_its_last_cell_wrapped() {
        let wide = lines(&["a long name | another | one two three four five six seven"]);
        for line in align(&wide, 30) {
            assert!(width(&line) <= 30, "{line}");
        }
    }

    #[test]
    fn short_items_share_a_line() {
        assert_eq!(columns(&lines(&["1 a", "2 b", "3 c", "4 d"]), 20), ["1 a    2 b    3 c", "4 d"]);
        let mixed = lines(&["1 a", "2 a rather long item that fills the line", "3 c", "4 d"]);
        let expected = ["1 a", "2 a rather long item that", "     fills the line", "3 c             4 d"];
        assert_eq!(columns(&mixed, 30), expected);
    }
}
