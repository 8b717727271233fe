//! What a browser holds of us: cookies, and the marks by which we know that they are ours.

use std::convert::Infallible;

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::config::Config;

/// Half a year: whoever comes back within it is still known.
const KEPT_SECONDS: u32 = 180 * 24 * 60 * 60;

/// The server's key: what it has marked, nobody else can have marked.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl Key {
    /// From the bytes that the store keeps.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        mac.update(purpose.as_bytes());
        // The separator keeps `ab`, `c` apart from `a`, `bc`.
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }

    /// The mark of a text, for one purpose.
    pub fn mark(&self, purpose: &str, text: &str) -> String {
        hex(&self.mac(purpose, text).finalize().into_bytes())
    }

    /// Whether this is the mark of the text, in a time that does not depend on where they differ.
    pub fn fits(&self, purpose: &str, text: &str, mark: &str) -> bool {
        unhex(mark).is_some_and(|mark| self.mac(purpose, text).verify_slice(&mark).is_ok())
    }

    /// A token with its mark, as a cookie holds it.
    pub fn sealed(&self, purpose: &str, token: &str) -> String {
        format!("{token}.{}", self.mark(purpose, token))
    }

    /// The token of a cookie, if it is one of ours.
    pub fn opened<'a>(&self, purpose: &str, value: &'a str) -> Option<&'a str> {
        let (token, mark) = value.split_once('.')?;
        self.fits(purpose, token, mark).then_some(token)
    }
}

/// What the store keeps instead of a token: whoever reads the database cannot be that browser.
pub fn hashed(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let mut bytes = [0; 32];
    if digits.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |digit: u8| (digit as char).to_digit(16);
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Some(bytes)
}

/// A cookie of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jar {
    /// Which browser this is, once it has an account.
    Session,
    /// Which browser this is before that, so that its forms can be told from others'.
    Form,
    /// Language and light. Nothing secret: the page's own module may read it.
    Look,
}

impl Jar {
    /// Its name. Behind HTTPS the prefix forbids other hosts of the domain to set it.
    pub fn name(self, config: &Config) -> &'static str {
        match (self, config.https) {
            (Self::Session, true) => "__Host-orrery",
            (Self::Session, false) => "orrery",
            (Self::Form, true) => "__Host-orrery-form",
            (Self::Form, false) => "orrery-form",
            (Self::Look, _) => "orrery-look",
        }
    }

    /// Its value in a request.
    pub fn read(self, headers: &HeaderMap, config: &Config) -> Option<String> {
        let name = self.name(config);
        let lines = headers.get_all(COOKIE).into_iter().filter_map(|line| line.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
    }

    /// The header that sets it. The value is made of letters, digits, dots and dashes.
    pub fn set(self, value: &str, config: &Config) -> HeaderValue {
        self.header(value, KEPT_SECONDS, config)
    }

    /// The header that removes it.
    pub fn clear(self, config: &Config) -> HeaderValue {
        self.header("", 0, config)
    }

    fn header(self, value: &str, seconds: u32, config: &Config) -> HeaderValue {
        let mut text = format!("{}={value}; Path=/; Max-Age={seconds}; SameSite=Lax", self.name(config));
        if self != Self::Look {
            text.push_str("; HttpOnly");
        }
        if config.https {
            text.push_str("; Secure");
        }
        HeaderValue::try_from(text).expect("tokens are plain text")
    }
}

/// Cookies to be set with a response: `(cookies, Redirect::to("/"))`.
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SetCookies(pub Vec<HeaderValue>);

impl SetCookies {
    /// With those of another step.
    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }
}

impl IntoResponseParts for SetCookies {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        for cookie in self.0 {
            parts.headers_mut().append(SET_COOKIE, cookie);
        }
        Ok(parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_marked_is_opened() {
        let key = Key::new([7; 32]);
        let sealed = key.sealed("session", "token");
        assert_eq!(key.opened("session", &sealed), Some("token"));
        assert_eq!(key.opened("form", &sealed), None, "a mark is for one purpose");
        assert_eq!(Key::new([8; 32]).opened("session", &sealed), None);
        assert_eq!(key.opened("session", &sealed.replace("token", "other")), None);
        for garbage in ["", ".", "token", "token.", "token.00", "token.zz", &"x".repeat(9000)] {
            assert_eq!(key.opened("session", garbage), None, "{garbage}");
        }
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let config = Config::default();
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=b; orrery-form=one"));
        headers.append(COOKIE, HeaderValue::from_static("orrery=two.three"));
        assert_eq!(Jar::Session.read(&headers, &config).as_deref(), Some("two.three"));
        assert_eq!(Jar::Form.read(&headers, &config).as_deref(), Some("one"));
        assert_eq!(Jar::Look.read(&headers, &config), None);
    }

    #[test]
    fn flags_keep_scripts_and_other_sites_away() {
        let open = Config::default();
        let text = |value: HeaderValue| value.to_str().unwrap().to_owned();
        let session = text(Jar::Session.set("x", &open));
        assert!(session.contains("HttpOnly") && session.contains("SameSite=Lax"), "{session}");
        assert!(session.contains("Path=/") && !session.contains("Secure"), "{session}");
        let secure = text(Jar::Session.set("x", &Config { https: true, ..open }));
        assert!(secure.starts_with("__Host-orrery=") && secure.contains("; Secure"), "{secure}");
    }
}
