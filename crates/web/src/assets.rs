//! Files that the browser fetches: styles and the small module. Their addresses change when they do.

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
    Files::iter()
        .filter_map(|name| {
            let file = Files::get(&name)?;
            let [a, b, c, d, e, ..] = file.metadata.sha256_hash();
            let mark = format!("{a:02x}{b:02x}{c:02x}{d:02x}{e:02x}");
            Some((name.to_string(), Asset { media: media(&name), body: file.data, mark }))
        })
        .collect()
});

fn media(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
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
