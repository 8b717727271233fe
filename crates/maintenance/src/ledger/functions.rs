//! Which lines of a file belong to which test.
//!
//! The format check has passed before, so a function ends with the first line that is a closing brace at the
//! indentation of its `fn`. That is all the parsing this needs.

/// A test function with its comments and attributes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TestFunction {
    /// Its name.
    pub name: String,
    /// The first line of its comments, counted from 1.
    pub first: usize,
    /// The line of its closing brace.
    pub last: usize,
}

/// All functions under `#[test]`.
pub fn test_functions(text: &str) -> Vec<TestFunction> {
    let lines: Vec<_> = text.lines().collect();
    let marks = lines.iter().enumerate().filter(|(_, line)| line.trim() == "#[test]");
    marks.filter_map(|(mark, _)| function_at(&lines, mark)).collect()
}

/// The test whose attribute stands on this line.
fn function_at(lines: &[&str], mark: usize) -> Option<TestFunction> {
    let above = lines[..mark].iter().rev().take_while(|line| is_comment_or_attribute(line)).count();
    let below = lines[mark..].iter().take_while(|line| is_comment_or_attribute(line)).count();
    let start = mark + below;
    let line = lines.get(start)?;
    let name = line.trim_start().strip_prefix("fn ")?;
    let name = &name[..name.find(|c: char| !c.is_alphanumeric() && c != '_')?];
    let indent = &line[..line.len() - line.trim_start().len()];
    let close = format!("{indent}}}");
    let length =
        if line.ends_with('}') { 0 } else { lines[start..].iter().position(|line| *line == close)? };
    Some(TestFunction { name: name.to_owned(), first: mark - above + 1, last: start + length + 1 })
}

fn is_comment_or_attribute(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("//") || line.starts_with("#[")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_above_and_the_body_belong_to_the_test() {
        let text = "\
use x;

/// Helps.
fn helper() {
    1
}

/// ORI-1: draws.
#[test]
#[should_panic]
fn draws() {
    if a {
        b();
    }
}

mod inner {
    #[test]
    fn short() {}
}
";
        let found = test_functions(text);
        let seen: Vec<_> = found.iter().map(|f| (f.name.as_str(), f.first, f.last)).collect();
        assert_eq!(seen, [("draws", 8, 15), ("short", 18, 19)]);
    }
}
