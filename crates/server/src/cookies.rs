//! What a browser holds of us: cookies, and the signatures by which we know that they are ours.

use std::convert::Infallible;

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::config::Config;

/// Half a year, in seconds: as long as a session lasts, however often it is used.
pub const MAX_AGE: u32 = 180 * 24 * 60 * 60;

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

    /// The signature of a text, for one purpose.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        hex(&self.mac(purpose, text).finalize().into_bytes())
    }

    /// Whether this is the signature of the text, in a time that does not depend on where they differ.
    pub fn fits(&self, purpose: &str, text: &str, signature: &str) -> bool {
        unhex(signature).is_some_and(|signature| self.mac(purpose, text).verify_slice(&signature).is_ok())
    }

    /// The signature of a text under a mask that is new each time. A page that holds it is compressed, and whoever can put
    /// text into that page and measure its length would otherwise learn the signature letter by letter.
    pub fn sign_masked(&self, purpose: &str, text: &str) -> String {
        let mut mask = [0; 32];
        getrandom::fill(&mut mask).expect("the system has randomness");
        let masked = xor(mask, self.mac(purpose, text).finalize().into_bytes().into());
        hex(&mask) + &hex(&masked)
    }

    /// Whether this is the signature of the text, under any mask.
    pub fn fits_masked(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let Some((mask, masked)) = signature.split_at_checked(64) else { return false };
        let plain = unhex(mask).zip(unhex(masked)).map(|(mask, masked)| xor(mask, masked));
        plain.is_some_and(|plain| self.mac(purpose, text).verify_slice(&plain).is_ok())
    }

    /// A token with its signature, as a cookie holds it.
    pub fn sealed(&self, purpose: &str, token: &str) -> String {
        format!("{token}.{}", self.sign(purpose, token))
    }

    /// The token of a cookie, if it is one of ours.
    pub fn opened<'a>(&self, purpose: &str, value: &'a str) -> Option<&'a str> {
        let (token, signature) = value.split_once('.')?;
        self.fits(purpose, token, signature).then_some(token)
    }
}

/// What the store has instead of a token: reading the database does not let anyone pose as the browser.
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

fn xor(one: [u8; 32], other: [u8; 32]) -> [u8; 32] {
    std::array::from_fn(|place| one[place] ^ other[place])
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
    /// In which account this browser was signed in before: its attempts at that password are counted apart.
    Known,
    /// Language and light. Nothing secret: the page's own module may read it.
    Preferences,
}

impl Jar {
    /// Its name. Behind HTTPS the prefix forbids other hosts of the domain to set it.
    pub fn name(self, config: &Config) -> &'static str {
        match (self, config.https) {
            (Self::Session, true) => "__Host-orrery",
            (Self::Session, false) => "orrery",
            (Self::Form, true) => "__Host-orrery-form",
            (Self::Form, false) => "orrery-form",
            (Self::Known, true) => "__Host-orrery-known",
            (Self::Known, false) => "orrery-known",
            (Self::Preferences, _) => "orrery-preferences",
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
        self.header(value, MAX_AGE, config)
    }

    /// The header that removes it.
    pub fn clear(self, config: &Config) -> HeaderValue {
        self.header("", 0, config)
    }

    fn header(self, value: &str, seconds: u32, config: &Config) -> HeaderValue {
        let mut text = format!("{}={value}; Path=/; Max-Age={seconds}; SameSite=Lax", self.name(config));
        if self != Self::Preferences {
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
        assert_eq!(key.opened("form", &sealed), None, "a signature is for one purpose");
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
        assert_eq!(Jar::Preferences.read(&headers, &config), None);
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

    #[test]
    fn a_masked_signature_is_never_the_same_and_always_fits() {
        let key = Key::new([7; 32]);
        let (one, other) = (key.sign_masked("csrf", "token"), key.sign_masked("csrf", "token"));
        assert_ne!(one, other);
        let plain = key.sign("csrf", "token");
        for masked in [&one, &other] {
            assert!(key.fits_masked("csrf", "token", masked) && !masked.contains(&plain));
            assert!(!key.fits_masked("csrf", "other", masked) && !key.fits_masked("form", "token", masked));
        }
        for garbage in ["", &plain, &one[..127], &one[2..], &format!("{one}00"), &"ą".repeat(64)] {
            assert!(!key.fits_masked("csrf", "token", garbage), "{garbage}");
        }
    }
}
