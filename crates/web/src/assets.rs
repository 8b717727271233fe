//! Files that the browser fetches: styles and modules. The address of a file changes with its content.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use rust_embed::RustEmbed;

use crate::fingerprint::fingerprint;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// The styles of the widgets lie beside their code. They are embedded here, so that changing one rebuilds no game.
#[derive(RustEmbed)]
#[folder = "../page/assets/"]
struct Widgets;

/// What `style.css` is made of, in this order; the styles of the widgets follow.
const STYLE: [&str; 14] = [
    "style/tokens.css",
    "style/ground.css",
    "style/parts.css",
    "style/bar.css",
    "style/table.css",
    "style/picking.css",
    "style/turns.css",
    "style/things.css",
    "style/room.css",
    "style/tray.css",
    "style/lesson.css",
    "style/leaves.css",
    "style/toys.css",
    "style/ending.css",
];

/// A file with its type.
pub struct Asset {
    /// What is in it.
    pub body: Cow<'static, [u8]>,
    /// Its media type.
    pub media: &'static str,
    /// Changes with the file: its entity tag, and a part of its address.
    pub fingerprint: String,
}

static ALL: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let alone = Files::iter().filter(|name| !name.starts_with("style/"));
    let mut all: HashMap<_, _> =
        alone.filter_map(|name| Some((name.to_string(), asset(&name, Files::get(&name)?.data)))).collect();
    all.insert("style.css".to_owned(), asset("style.css", style().into_bytes().into()));
    tie_modules(&mut all);
    all
});

fn asset(name: &str, body: Cow<'static, [u8]>) -> Asset {
    Asset { media: media(name), fingerprint: format!("{:x}", fingerprint(&body)), body }
}

/// One sheet for every page, so that a browser fetches one file.
fn style() -> String {
    let text = |file: rust_embed::EmbeddedFile| String::from_utf8_lossy(&file.data).into_owned();
    let site = STYLE.iter().filter_map(|name| Files::get(name)).map(text);
    let mut widgets: Vec<_> = Widgets::iter().collect();
    widgets.sort();
    let widgets = widgets.into_iter().filter_map(|name| Widgets::get(&name)).map(text);
    site.chain(widgets).collect::<Vec<_>>().join("\n")
}

/// Writes the addresses that pages use into the imports of modules; with two addresses a browser would load a module
/// twice. As modules contain each other's addresses, all of them share one fingerprint.
fn tie_modules(all: &mut HashMap<String, Asset>) {
    let mut modules: Vec<_> = all.iter_mut().filter(|(_, asset)| asset.media == MODULE).collect();
    modules.sort_by_key(|(name, _)| *name);
    let names: Vec<_> = modules.iter().map(|(name, _)| (*name).clone()).collect();
    let all: String = modules.iter().map(|(_, asset)| asset.fingerprint.as_str()).collect();
    let shared = format!("{:x}", fingerprint(all));
    for (_, asset) in modules {
        let mut text = String::from_utf8_lossy(&asset.body).into_owned();
        for name in &names {
            text = text.replace(&format!("\"./{name}\""), &format!("\"./{name}?v={shared}\""));
        }
        asset.body = text.into_bytes().into();
        asset.fingerprint.clone_from(&shared);
    }
}

const MODULE: &str = "text/javascript; charset=utf-8";

fn media(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => MODULE,
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// The file of this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    ALL.get(name)
}

/// The address of a file. It can be cached for ever, since a changed file has another address.
pub fn address(name: &str) -> String {
    let version = find(name).map_or("", |asset| asset.fingerprint.as_str());
    format!("/assets/{name}?v={version}")
}

/// Changes with the styles of a game.
pub fn style_fingerprint(style: &str) -> String {
    format!("{:x}", fingerprint(style))
}

/// The address of the styles of a game: where the server serves them, with their fingerprint.
pub fn style_address(game: &str, style: &str) -> String {
    format!("/games/{game}/style.css?v={}", style_fingerprint(style))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_import_each_other_by_the_addresses_that_pages_use() {
        let mut imports = 0;
        for (name, asset) in ALL.iter().filter(|(_, asset)| asset.media == MODULE) {
            let text = str::from_utf8(&asset.body).expect("modules are text");
            for line in text.lines().filter(|line| line.starts_with("import ")) {
                let imported = line.split('"').nth(1).expect("an import names a module in quotes");
                let other = imported.trim_start_matches("./").split('?').next().unwrap_or_default();
                assert!(find(other).is_some(), "{name} imports {imported}, which is not there");
                assert_eq!(imported.replacen("./", "/assets/", 1), address(other), "{name}");
                imports += 1;
            }
        }
        assert!(imports > 0, "the table's module imports others");
    }
}
