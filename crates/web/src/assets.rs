//! Files that the browser fetches: styles and the small modules. Their addresses change when they do.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// A file with its type.
pub struct Asset {
    /// What is in it.
    pub body: Cow<'static, [u8]>,
    /// Its media type.
    pub media: &'static str,
    /// A mark that changes with the file.
    pub mark: String,
}

static ALL: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let mut all = Files::iter()
        .filter_map(|name| {
            let file = Files::get(&name)?;
            let [a, b, c, d, e, ..] = file.metadata.sha256_hash();
            let mark = format!("{a:02x}{b:02x}{c:02x}{d:02x}{e:02x}");
            Some((name.to_string(), Asset { media: media(&name), body: file.data, mark }))
        })
        .collect();
    tie_modules(&mut all);
    all
});

/// Lets modules import each other by the addresses that pages use: a browser takes one module with two addresses for two
/// modules. As their addresses are written in each other, all modules share one mark.
fn tie_modules(all: &mut HashMap<String, Asset>) {
    let mut modules: Vec<_> = all.iter_mut().filter(|(_, asset)| asset.media == MODULE).collect();
    modules.sort_by_key(|(name, _)| *name);
    let names: Vec<_> = modules.iter().map(|(name, _)| (*name).clone()).collect();
    let marks: String = modules.iter().map(|(_, asset)| asset.mark.as_str()).collect();
    let mark = format!("{:x}", crate::table::mark(&marks));
    for (_, asset) in modules {
        let mut text = String::from_utf8_lossy(&asset.body).into_owned();
        for name in &names {
            text = text.replace(&format!("\"./{name}\""), &format!("\"./{name}?v={mark}\""));
        }
        asset.body = text.into_bytes().into();
        asset.mark.clone_from(&mark);
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

/// The address of a file: it can be kept for ever, since another file has another address.
pub fn address(name: &str) -> String {
    let mark = find(name).map_or("", |asset| asset.mark.as_str());
    format!("/assets/{name}?v={mark}")
}

/// A mark that changes with the styles of a game.
pub fn style_mark(style: &str) -> String {
    format!("{:x}", crate::table::mark(style))
}

/// The address of the styles of a game: where the server serves them, with their mark.
pub fn style_address(game: &str, style: &str) -> String {
    format!("/games/{game}/style.css?v={}", style_mark(style))
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
