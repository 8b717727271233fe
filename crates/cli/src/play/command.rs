//! What one can type beside the answers. Every command has a name in every language; the English one always works.

use orrery_core::{Lang, Text};

use super::voice::Voice;

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Why an answer is not possible.
    Why,
    /// Takes a decision back.
    Undo,
    /// What a search would do.
    Hint,
    /// Looks something up in the rules.
    Rules,
    /// The whole table.
    Table,
    /// The own hand with what the cards say.
    Hand,
    /// What a card says.
    Card,
    /// The score sheet.
    Score,
    /// What has happened.
    Log,
    /// Keeps the game.
    Save,
    /// Goes on with a game that was kept.
    Load,
    /// The next page.
    More,
    /// Another language.
    Lang,
    /// Whether a turn ends with Enter.
    Confirm,
    /// What can be typed.
    Help,
    /// Leaves the game.
    Quit,
}

impl Verb {
    /// All of them, in the order of the help.
    pub const ALL: [Self; 16] = [
        Self::Why,
        Self::Undo,
        Self::Hint,
        Self::Rules,
        Self::Table,
        Self::Hand,
        Self::Card,
        Self::Score,
        Self::Log,
        Self::More,
        Self::Save,
        Self::Load,
        Self::Lang,
        Self::Confirm,
        Self::Help,
        Self::Quit,
    ];

    /// The message with its name.
    fn name(self) -> Text {
        Text::new(match self {
            Self::Why => "command-why",
            Self::Undo => "command-undo",
            Self::Hint => "command-hint",
            Self::Rules => "command-rules",
            Self::Table => "command-table",
            Self::Hand => "command-hand",
            Self::Card => "command-card",
            Self::Score => "command-score",
            Self::Log => "command-log",
            Self::Save => "command-save",
            Self::Load => "command-load",
            Self::More => "command-more",
            Self::Lang => "command-lang",
            Self::Confirm => "command-confirm",
            Self::Help => "command-help",
            Self::Quit => "command-quit",
        })
    }

    /// What it does and how it is typed, for the help.
    pub fn help(self) -> Text {
        Text::new(match self {
            Self::Why => "help-why",
            Self::Undo => "help-undo",
            Self::Hint => "help-hint",
            Self::Rules => "help-rules",
            Self::Table => "help-table",
            Self::Hand => "help-hand",
            Self::Card => "help-card",
            Self::Score => "help-score",
            Self::Log => "help-log",
            Self::Save => "help-save",
            Self::Load => "help-load",
            Self::More => "help-more",
            Self::Lang => "help-lang",
            Self::Confirm => "help-confirm",
            Self::Help => "help-help",
            Self::Quit => "help-quit",
        })
    }

    /// Finds the command at the beginning of a line, and what follows it.
    pub fn read<'l>(line: &'l str, voice: &Voice<'_>) -> Option<(Self, &'l str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = folded(word);
        if word == "?" {
            return Some((Self::Help, rest));
        }
        let called = |verb: &Self, lang| folded(&voice.own_in(lang, &verb.name())) == word;
        // The language of the moment comes first, should two languages ever share a word.
        let langs = [voice.lang].into_iter().chain(Lang::ALL);
        let verb = langs.into_iter().find_map(|lang| Self::ALL.into_iter().find(|verb| called(verb, lang)));
        verb.map(|verb| (verb, rest.trim()))
    }

    /// The names of all commands, to suggest one.
    pub fn names(voice: &Voice<'_>) -> Vec<String> {
        Self::ALL.iter().map(|verb| voice.own(&verb.name())).collect()
    }
}

/// Small letters without the marks that not every keyboard has.
pub fn folded(text: &str) -> String {
    let letter = |c: char| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    text.to_lowercase().chars().map(letter).collect()
}
