//! What an assistant may read before it plays: rules, guides and components of every game, in every language.

use orrery_core::{Lang, Text};
use orrery_registry::Title;
use rmcp::model::Resource;

use crate::app::{Titles, title_of};
use crate::words::say;

/// A text about a game.
#[derive(Clone, Copy)]
enum Kind {
    Rules,
    Guide,
    Components,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Rules, Self::Guide, Self::Components];

    const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Guide => "how-to-play",
            Self::Components => "components",
        }
    }

    fn text(self, title: &dyn Title, lang: Lang) -> String {
        match self {
            Self::Rules => title.ledger(lang).to_owned(),
            Self::Guide => title.how_to_play(lang).to_owned(),
            Self::Components => {
                let say = |text| title.words().say(lang, text);
                let rows = title.descriptions();
                let lines = rows.iter().map(|row| format!("- **{}**: {}", say(&row.name), say(&row.text)));
                lines.collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// All of them.
pub fn all(titles: &Titles) -> Vec<Resource> {
    let of_game = |title: &dyn Title| {
        let each = Lang::ALL.into_iter().flat_map(|lang| Kind::ALL.map(|kind| (lang, kind)));
        let resource = |(lang, kind): (Lang, Kind)| {
            let (id, kind) = (title.id(), kind.name());
            let about = Text::named(format!("mcp-resource-{kind}")).word("game", title_of(title, lang));
            Resource::new(format!("orrery://{id}/{kind}/{lang}"), format!("{id}-{kind}-{lang}"))
                .with_title(say(lang, &about))
                .with_mime_type("text/markdown")
        };
        each.map(resource).collect::<Vec<_>>()
    };
    titles.iter().flat_map(|title| of_game(&**title)).collect()
}

/// What a resource says; nothing if there is none of this name.
pub fn read(titles: &Titles, uri: &str) -> Option<String> {
    let parts: Vec<_> = uri.strip_prefix("orrery://")?.split('/').collect();
    let [game, kind, lang] = parts[..] else { return None };
    let kind = Kind::ALL.into_iter().find(|known| known.name() == kind)?;
    Some(kind.text(&**titles.find(game)?, lang.parse().ok()?))
}
