//! The options of a game as rows of a form.

use serde::Serialize;
use serde_json::Value;

/// One option that a table can choose.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Setting {
    /// Its name in the options object; `option-<name>` explains it in words.
    pub name: &'static str,
    /// What it can be.
    pub kind: Kind,
    /// What it is if nobody says otherwise.
    pub default: Value,
}

/// The values that an option can take.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Yes or no.
    Switch,
    /// A whole number in a range.
    Number {
        /// The least.
        from: i64,
        /// The most.
        to: i64,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these words or a whole number in a range.
    ChoiceOrNumber {
        /// The words.
        words: &'static [&'static str],
        /// The least.
        from: i64,
        /// The most.
        to: i64,
    },
}

impl Setting {
    /// Whether this value fits; if not, what would.
    pub fn check(&self, value: &Value) -> Result<(), String> {
        let in_range = |from: i64, to: i64| value.as_i64().is_some_and(|n| (from..=to).contains(&n));
        let is_word = |words: &[&str]| value.as_str().is_some_and(|word| words.contains(&word));
        let fits = match &self.kind {
            Kind::Switch => value.is_boolean(),
            Kind::Number { from, to } => in_range(*from, *to),
            Kind::Choice(words) => is_word(words),
            Kind::ChoiceOrNumber { words, from, to } => is_word(words) || in_range(*from, *to),
        };
        if fits { Ok(()) } else { Err(format!("{value} does not fit; choose {}", self.kind.describe())) }
    }
}

impl Kind {
    /// Its values in words.
    pub fn describe(&self) -> String {
        match self {
            Self::Switch => "true or false".to_owned(),
            Self::Number { from, to } => format!("a whole number from {from} to {to}"),
            Self::Choice(words) => format!("one of {}", words.join(", ")),
            Self::ChoiceOrNumber { words, from, to } => {
                format!("one of {} or a whole number from {from} to {to}", words.join(", "))
            }
        }
    }
}

/// Checks an options object against the rows: no unknown name, no value out of range.
pub fn check_all(settings: &[Setting], options: &Value) -> Result<(), String> {
    let Some(given) = options.as_object() else {
        return Err(format!("options are a JSON object such as {{}}, not {options}"));
    };
    for (name, value) in given {
        let Some(setting) = settings.iter().find(|setting| setting.name == name) else {
            if settings.is_empty() {
                return Err(format!("there is no option `{name}`; this game has no options"));
            }
            let known: Vec<_> = settings.iter().map(|setting| setting.name).collect();
            return Err(format!("there is no option `{name}`; the options are {}", known.join(", ")));
        };
        setting.check(value).map_err(|problem| format!("option `{name}`: {problem}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_value_that_does_not_fit_is_told_what_would() {
        let settings = [
            Setting { name: "rounds", kind: Kind::Number { from: 1, to: 8 }, default: json!(8) },
            Setting {
                name: "limit",
                kind: Kind::ChoiceOrNumber { words: &["auto"], from: 0, to: 9 },
                default: json!("auto"),
            },
        ];
        assert_eq!(check_all(&settings, &json!({"rounds": 3, "limit": "auto"})), Ok(()));
        assert!(check_all(&settings, &json!({"rounds": 9})).unwrap_err().contains("from 1 to 8"));
        assert!(check_all(&settings, &json!({"limit": true})).unwrap_err().contains("auto"));
        assert!(check_all(&settings, &json!({"round": 3})).unwrap_err().contains("rounds, limit"));
        assert!(check_all(&settings, &json!([])).is_err());
    }
}
