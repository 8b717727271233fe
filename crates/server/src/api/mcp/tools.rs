//! The tools as an assistant reads them: what each does, what it is given, and what its token must allow.

use orrery_core::{Lang, Text};
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use serde_json::{Value, json};

use crate::lobby::opening::LEVELS;
use crate::tokens::Scope;
use crate::words::say;

/// A tool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name {
    ListGames,
    ListTables,
    OpenTable,
    JoinTable,
    BeginTable,
    Look,
    Wait,
    View,
    Options,
    WhyNot,
    Act,
    Undo,
    Hint,
    Rules,
}

impl Name {
    const ALL: [Self; 14] = [
        Self::ListGames,
        Self::ListTables,
        Self::OpenTable,
        Self::JoinTable,
        Self::BeginTable,
        Self::Look,
        Self::Wait,
        Self::View,
        Self::Options,
        Self::WhyNot,
        Self::Act,
        Self::Undo,
        Self::Hint,
        Self::Rules,
    ];

    /// The tool of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tool| tool.name() == name)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::ListGames => "list_games",
            Self::ListTables => "list_tables",
            Self::OpenTable => "open_table",
            Self::JoinTable => "join_table",
            Self::BeginTable => "begin_table",
            Self::Look => "look",
            Self::Wait => "wait",
            Self::View => "view",
            Self::Options => "options",
            Self::WhyNot => "why_not",
            Self::Act => "act",
            Self::Undo => "undo",
            Self::Hint => "hint",
            Self::Rules => "rules",
        }
    }

    /// What a token must allow.
    pub const fn scope(self) -> Scope {
        match self {
            Self::OpenTable | Self::BeginTable => Scope::Host,
            Self::JoinTable | Self::Act | Self::Undo => Scope::Play,
            _ => Scope::Read,
        }
    }

    /// What it is given; what stands before the bar must be there.
    const fn fields(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            Self::ListGames => (&[], &[]),
            Self::ListTables => (&[], &["list"]),
            Self::OpenTable => (&["game"], &["seats", "options", "guided", "listed", "hints", "name"]),
            Self::JoinTable => (&["table"], &["seat", "name", "invite"]),
            Self::BeginTable => (&["table"], &["level"]),
            Self::Look | Self::Wait | Self::View | Self::Hint => (&["table"], &["seat"]),
            Self::Options => (&["table"], &["seat", "all"]),
            Self::WhyNot => (&["table", "action"], &["seat"]),
            Self::Act => (&["table", "action"], &["seat", "made"]),
            Self::Undo => (&["table"], &["seat", "made"]),
            Self::Rules => (&["game", "about"], &[]),
        }
    }

    fn described(self, lang: Lang) -> Tool {
        let (needed, others) = self.fields();
        let property = |name: &&str| ((*name).to_owned(), field(name, lang));
        let properties: JsonObject = needed.iter().chain(others).map(property).collect();
        let schema = json!({
            "type": "object",
            "properties": properties,
            "required": needed,
            "additionalProperties": false,
        });
        let Value::Object(schema) = schema else { unreachable!("it is written as an object") };
        let about = say(lang, &Text::named(format!("mcp-tool-{}", self.name())));
        let looks = self.scope() == Scope::Read;
        // Nothing is destroyed: a decision is part of the game, and what can be taken back can be made again.
        let hints = ToolAnnotations::new().read_only(looks).destructive(false).open_world(false);
        Tool::new(self.name(), about, schema).with_annotations(hints)
    }
}

/// What a field takes.
fn field(name: &str, lang: Lang) -> Value {
    let mut schema = match name {
        "seat" => json!({"type": "integer", "minimum": 1, "maximum": 9}),
        "made" => json!({"type": "integer", "minimum": 0, "maximum": 1_000_000}),
        "all" | "guided" | "listed" | "hints" => json!({"type": "boolean"}),
        "options" => json!({"type": "object"}),
        "level" => json!({"type": "string", "enum": LEVELS}),
        "list" => json!({"type": "string", "enum": ["mine", "waiting", "running", "finished"]}),
        "seats" => {
            let who = json!({"type": "string", "enum": ["me", "easy", "normal", "hard", "expert", "open", "friend"]});
            json!({"type": "array", "items": who, "minItems": 1, "maxItems": 9})
        }
        _ => json!({"type": "string"}),
    };
    schema["description"] = say(lang, &Text::named(format!("mcp-field-{name}"))).into();
    schema
}

/// All tools, described in this language.
pub fn all(lang: Lang) -> Vec<Tool> {
    Name::ALL.map(|tool| tool.described(lang)).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::WORDS;

    #[test]
    fn every_tool_and_field_is_explained_in_both_languages() {
        for lang in Lang::ALL {
            for tool in Name::ALL {
                let (needed, others) = tool.fields();
                let fields = needed.iter().chain(others).map(|field| format!("mcp-field-{field}"));
                for key in fields.chain([format!("mcp-tool-{}", tool.name())]) {
                    assert!(WORDS.has(lang, &key), "{lang}: {key}");
                }
            }
        }
    }

    #[test]
    fn every_tool_is_found_by_its_name() {
        for tool in Name::ALL {
            assert_eq!(Name::named(tool.name()), Some(tool));
        }
        assert_eq!(Name::named("resign"), None);
    }
}
