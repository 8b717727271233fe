//! What an account's row remembers beside its name: what it prefers, and which exercises it has solved.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::identity::Preferences;

/// What an account remembers, as its row has it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    #[serde(flatten)]
    preferences: Preferences,
    /// The names of exercises.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub solved: BTreeSet<String>,
}

impl Remembered {
    /// As the row has it; what cannot be read is not remembered.
    pub fn from_json(text: &str) -> Self {
        serde_json::from_str(text)
            .unwrap_or_else(|_| Self { preferences: Preferences::from_json(text), solved: BTreeSet::new() })
    }

    /// As the row has it, with other preferences.
    pub fn preferring(self, preferences: Preferences) -> String {
        Self { preferences, ..self }.to_json()
    }

    /// As the row has it, with these exercises too.
    pub fn having_solved(mut self, names: impl IntoIterator<Item = String>) -> String {
        self.solved.extend(names);
        self.to_json()
    }

    fn to_json(&self) -> String {
        serde_json::to_string(self).expect("it is plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::Light;

    #[test]
    fn preferences_and_exercises_leave_each_other_alone() {
        let dark = Preferences { lang: None, theme: Some(Light::Dark) };
        let kept = Remembered::from_json(&dark.to_json()).having_solved(["orion 0-7".to_owned()]);
        assert_eq!(Preferences::from_json(&kept), dark);
        let light = Preferences { lang: None, theme: Some(Light::Light) };
        let kept = Remembered::from_json(&Remembered::from_json(&kept).preferring(light));
        assert_eq!(kept.preferences, light);
        assert!(kept.solved.contains("orion 0-7"));
        // What an account was made with stays as short as it was.
        assert_eq!(Remembered::from_json("{}").preferring(Preferences::default()), "{}");
        assert_eq!(Remembered::from_json("{\"lang\":\"klingon\"}"), Remembered::default());
    }
}
