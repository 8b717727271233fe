//! The string literals of a crate's source.

use std::path::Path;

/// All source files of a crate, without their unit tests.
pub struct Sources {
    texts: Vec<String>,
}

/// Reads `src/**/*.rs`.
pub fn read(folder: &Path) -> Result<Sources, String> {
    let mut texts = Vec::new();
    let mut folders = vec![folder.join("src")];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text =
                    std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                let end = text.find("#[cfg(test)]\nmod ").unwrap_or(text.len());
                texts.push(text[..end].to_owned());
            }
        }
    }
    Ok(Sources { texts })
}

impl Sources {
    /// Every string literal.
    pub fn literals(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().flat_map(|text| literals(text)).map(|literal| literal.text)
    }

    /// The literals that certainly are keys of messages.
    pub fn message_keys(&self) -> impl Iterator<Item = &str> {
        let keys = self.texts.iter().flat_map(|text| {
            literals(text).into_iter().filter(|literal| literal.before.ends_with("Text::new("))
        });
        keys.map(|literal| literal.text)
    }
}

struct Literal<'a> {
    text: &'a str,
    /// What stands before it, without white space.
    before: &'a str,
}

/// Finds string literals, passing over comments and characters.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(byte) = source.as_bytes().get(at) {
        let rest = &source[at..];
        at += match byte {
            b'/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            // A quote as a character; any other quote begins a lifetime or a harmless character.
            b'\'' if rest.starts_with("'\"'") => 3,
            b'\'' if rest.starts_with("'\\") => rest[2..].find('\'').map_or(rest.len(), |end| end + 3),
            b'"' => {
                let end = end_of(&rest[1..]);
                found.push(Literal { text: &rest[1..=end], before: source[..at].trim_end() });
                end + 2
            }
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
    }
    found
}

/// How many bytes of text come before the closing quote.
fn end_of(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_found_among_comments_characters_and_lifetimes() {
        let source = r#"
            // not "this"
            fn f<'a>(quote: char) -> &'a str {
                if quote == '"' || quote == '\'' { "one \" two" } else { Text::new(
                    "a-key") }
            }
        "#;
        let found = literals(source);
        assert_eq!(found.iter().map(|literal| literal.text).collect::<Vec<_>>(), [r#"one \" two"#, "a-key"]);
        assert!(found[1].before.ends_with("Text::new("));
    }
}
