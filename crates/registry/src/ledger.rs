//! A ledger (`rules.md`) as data: its rules, its worked examples and its table of components.
//!
//! A ledger is written for people; this reads the few forms that programs rely on: `# title`, `## section`,
//! `- **ORI-31** a rule`, `- **ORI-EX4** an example`, and rows such as ``| `advisors` advisor cards | 8 |``.

/// What a ledger says, in its order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger<'a> {
    /// The first heading, without the word that says it is a list of rules.
    pub title: &'a str,
    /// Rules and examples.
    pub entries: Vec<Entry<'a>>,
    /// The rows of component tables.
    pub components: Vec<Component<'a>>,
}

/// A rule or an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<'a> {
    /// `ORI-31` or `ORI-EX4`.
    pub id: &'a str,
    /// Whether it is a worked example.
    pub example: bool,
    /// The heading above it.
    pub section: &'a str,
    /// The sentences.
    pub text: &'a str,
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// A row of a component table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Component<'a> {
    /// Its name in the content.
    pub name: &'a str,
    /// How many there are.
    pub count: usize,
    /// Where it stands, counted from 1.
    pub line: usize,
}

impl<'a> Ledger<'a> {
    /// Reads a ledger; what has none of the known forms is prose.
    pub fn read(text: &'a str) -> Self {
        let mut ledger = Self::default();
        let mut section = "";
        for (index, line) in text.lines().enumerate() {
            if let Some(heading) = line.strip_prefix("## ") {
                section = heading.trim();
            } else if let Some(heading) = line.strip_prefix("# ") {
                ledger.title = title(heading);
            } else if let Some((id, text)) = entry(line) {
                let example = number_of(id).is_some_and(|number| number.starts_with("EX"));
                ledger.entries.push(Entry { id, example, section, text, line: index + 1 });
            } else if let Some((name, count)) = component(line) {
                ledger.components.push(Component { name, count, line: index + 1 });
            }
        }
        ledger
    }

    /// The rules without the examples.
    pub fn rules(&self) -> impl Iterator<Item = &Entry<'a>> {
        self.entries.iter().filter(|entry| !entry.example)
    }

    /// The worked examples.
    pub fn examples(&self) -> impl Iterator<Item = &Entry<'a>> {
        self.entries.iter().filter(|entry| entry.example)
    }

    /// A rule with the examples that use it, or all entries with these words. `prefix` is that of the game's rule numbers.
    pub fn look_up(&self, prefix: &str, about: &str) -> Result<Vec<&Entry<'a>>, NotFound> {
        let about = about.trim();
        if let Some(id) = as_id(prefix, about) {
            let Some(rule) = self.entries.iter().find(|entry| entry.id == id) else {
                let last = self.rules().last().map_or_else(String::new, |rule| rule.id.to_owned());
                return Err(NotFound::Rule { id, last });
            };
            let users = self.examples().filter(|example| example.id != id && cites(example.text, &id));
            return Ok(std::iter::once(rule).chain(users).collect());
        }
        let wanted = about.to_lowercase();
        let found: Vec<_> =
            self.entries.iter().filter(|entry| entry.text.to_lowercase().contains(&wanted)).collect();
        if found.is_empty() { Err(NotFound::Words) } else { Ok(found) }
    }
}

/// What a ledger does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotFound {
    /// A rule of this number.
    Rule {
        /// The number.
        id: String,
        /// That of the last rule.
        last: String,
    },
    /// An entry with these words.
    Words,
}

/// `ORI-31`, `ori-31`, `31`, `EX4`: the number of an entry; words are none.
fn as_id(prefix: &str, about: &str) -> Option<String> {
    let about = about.to_uppercase();
    let number = about.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')).unwrap_or(&about);
    let digits = number.strip_prefix("EX").unwrap_or(number);
    let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    is_number.then(|| format!("{prefix}-{number}"))
}

/// Whether the text names exactly this number, not one that begins with it.
fn cites(text: &str, id: &str) -> bool {
    text.match_indices(id)
        .any(|(at, _)| !text[at + id.len()..].starts_with(|following: char| following.is_ascii_digit()))
}

/// `Master of Orion – rules` is the title `Master of Orion`.
fn title(heading: &str) -> &str {
    heading.rsplit_once(" – ").map_or(heading, |(title, _)| title).trim()
}

fn entry(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    number_of(id)?;
    Some((id, text.trim()))
}

/// What follows the prefix: `31` of `ORI-31`, `EX4` of `ORI-EX4`; nothing if it is no such name.
fn number_of(id: &str) -> Option<&str> {
    let (prefix, number) = id.split_once('-')?;
    let is_prefix = prefix.starts_with(|c: char| c.is_ascii_uppercase())
        && prefix.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    let digits = number.strip_prefix("EX").unwrap_or(number);
    let is_number = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit());
    (is_prefix && is_number).then_some(number)
}

/// A row of exactly two cells, a name in code marks first and a whole number last.
fn component(line: &str) -> Option<(&str, usize)> {
    let cells: Vec<_> = line.strip_prefix('|')?.trim_end().strip_suffix('|')?.split('|').collect();
    let [what, count] = cells[..] else { return None };
    let (name, _) = what.trim().strip_prefix('`')?.split_once('`')?;
    Some((name, count.trim().parse().ok()?))
}
