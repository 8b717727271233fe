//! E-mail, by somebody else's server.

use std::fmt::Display;
use std::time::Duration;

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};

use super::failure::{Failure, Why};
use crate::config;

/// How long the other server may take for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where e-mail is handed over.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// An e-mail.
pub struct Letter<'a> {
    /// To whom.
    pub to: &'a str,
    /// Its id: mail programs show the same id only once.
    pub id: &'a str,
    /// Its first line.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// The address that ends these letters, by one click in the reader's program.
    pub stop: Option<String>,
}

/// A header that lettre does not know.
macro_rules! header {
    ($name:ident, $written:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($written)
            }

            fn parse(value: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok(Self(value.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}

header!(ListUnsubscribe, "List-Unsubscribe");
header!(ListUnsubscribePost, "List-Unsubscribe-Post");
header!(AutoSubmitted, "Auto-Submitted");

impl Mailer {
    /// From the configuration; nothing if no e-mail is to be sent. Errors are worded for the administrator.
    pub fn configured(config: &config::Notices) -> Result<Option<Self>, String> {
        let Some(url) = &config.smtp_url else { return Ok(None) };
        let from = config.mail_from.as_deref().and_then(|from| from.parse().ok()).ok_or(
            "with --smtp-url, --mail-from says from whom e-mail comes, such as \"Orrery <games@example.org>\"",
        )?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| "--smtp-url is an address such as smtps://user:password@mail.example.org, or smtp://127.0.0.1:25 for a server on this machine")?
            .timeout(Some(PATIENCE))
            .build();
        Ok(Some(Self { transport, from }))
    }

    /// Hands a letter over; once this is answered, the other server has it.
    pub async fn send(&self, letter: Letter<'_>) -> Result<(), Failure> {
        let never = |error: &dyn Display| Failure::Never(Why::new("notice-why-address", error));
        let to: Mailbox = letter.to.parse().map_err(|error: lettre::address::AddressError| never(&error))?;
        let id = format!("<{}@{}>", letter.id, self.from.email.domain());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(letter.subject)
            .message_id(Some(id))
            .header(AutoSubmitted("auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = letter.stop {
            message = message
                .header(ListUnsubscribe(format!("<{stop}>")))
                .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()));
        }
        let message = message.body(letter.text).map_err(|error| never(&error))?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => {
                Err(Failure::Never(Why::new("notice-why-mail-refused", &error)))
            }
            Err(error) => Err(Failure::Later(Why::new("notice-why-mail", &error))),
        }
    }
}

/// The address as it can be written to: one address, nothing around it.
pub fn address(typed: &str) -> Option<String> {
    let address: lettre::Address = typed.trim().parse().ok()?;
    let address = address.to_string();
    (address.len() <= 254).then_some(address)
}

/// Where letters to an address arrive: what stands after a plus sign is the owner's own business, and case does not count.
pub fn inbox(address: &str) -> String {
    let small = address.to_lowercase();
    match small.rsplit_once('@') {
        Some((person, place)) => format!("{}@{place}", person.split('+').next().unwrap_or(person)),
        None => small,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plus_addresses_are_one_inbox() {
        for written in ["ola@example.org", "Ola+1@example.org", "ola+a+b@EXAMPLE.org"] {
            assert_eq!(inbox(written), "ola@example.org");
        }
        assert_ne!(inbox("ola@example.org"), inbox("jola@example.org"));
        assert_ne!(inbox("ola+x@example.org"), inbox("ola+x@example.com"));
    }

    #[test]
    fn an_address_is_one_address() {
        assert_eq!(address(" ola@example.org ").as_deref(), Some("ola@example.org"));
        for typed in
            ["", "ola", "ola@", "Ola <ola@example.org>", "a@b.c, d@e.f", "ola@example.org\r\nBcc: x@y.z"]
        {
            assert_eq!(address(typed), None, "{typed}");
        }
    }
}
