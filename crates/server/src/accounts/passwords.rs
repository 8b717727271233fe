//! Passwords: argon2id, away from the threads that serve, a few at a time.

use std::sync::atomic::{AtomicUsize, Ordering};

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use orrery_core::Text;
use tokio::sync::Semaphore;

use crate::site_error::SiteError;

/// The shortest password, in characters.
pub const SHORTEST: usize = 8;
/// The longest, in bytes: a longer one is no better.
pub const LONGEST: usize = 256;

/// Hashes computed at once: each needs 19 MB.
const AT_ONCE: usize = 2;
/// Hashes that may wait, of each kind.
const WAITING: usize = 64;

/// The hash of no password, with the cost of every other: an unknown name costs as much as a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes passwords, a few at once; the others wait in line.
pub struct HashPool {
    places: Semaphore,
    strangers: AtomicUsize,
    owners: AtomicUsize,
    done: AtomicUsize,
}

/// Who brings a password. Each kind waits among its own, so that whoever guesses does not take the owners' places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asker {
    /// Anybody.
    Stranger,
    /// A browser in which the account was signed in before.
    Owner,
}

impl Default for HashPool {
    fn default() -> Self {
        Self {
            places: Semaphore::new(AT_ONCE),
            strangers: AtomicUsize::new(0),
            owners: AtomicUsize::new(0),
            done: AtomicUsize::new(0),
        }
    }
}

impl HashPool {
    /// How many hashes were computed.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// The hash to be kept of a new password for this name.
    pub async fn hash(&self, password: &str, name: &str) -> Result<String, SiteError> {
        let password = fitting(password, name)?.to_owned();
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).expect("the system has randomness");
        self.run(Asker::Stranger, move || {
            let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
            hash.expect("salt and length are in order").to_string()
        })
        .await
    }

    /// Whether this is the password of the kept hash. Without one the answer is no, and costs as much.
    pub async fn verify(&self, password: &str, kept: Option<&str>, asker: Asker) -> Result<bool, SiteError> {
        let hash = kept.unwrap_or(NOBODY).to_owned();
        // An impossible password must cost as much to check, but not more.
        let password = password.get(..LONGEST).unwrap_or(password).to_owned();
        let fits = self
            .run(asker, move || Argon2::default().verify_password(password.as_bytes(), hash.as_str()).is_ok())
            .await?;
        Ok(fits && kept.is_some())
    }

    async fn run<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, SiteError> {
        let _inside = match asker {
            Asker::Stranger => Inside::enter(&self.strangers)?,
            Asker::Owner => Inside::enter(&self.owners)?,
        };
        let _place = self.places.acquire().await.expect("the pool is never closed");
        self.done.fetch_add(1, Ordering::Relaxed);
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|error| SiteError::Broken(error.to_string()))
    }
}

/// A request that waits or is served; counted until dropped.
struct Inside<'a>(&'a AtomicUsize);

impl<'a> Inside<'a> {
    fn enter(inside: &'a AtomicUsize) -> Result<Self, SiteError> {
        if inside.fetch_add(1, Ordering::Relaxed) >= WAITING {
            inside.fetch_sub(1, Ordering::Relaxed);
            return Err(SiteError::TooMany { seconds: 5 });
        }
        Ok(Self(inside))
    }
}

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The passwords of eight characters and more that people choose most, sorted, in small letters: whoever guesses tries
/// these first. From the lists of zxcvbn (MIT licence, Dropbox, Inc.).
const COMMON: &str = include_str!("../../data/common_passwords.txt");

/// Whether a password is one of those that everybody tries, or the name itself.
fn is_common(password: &str, name: &str) -> bool {
    let small = password.to_lowercase();
    small == name.to_lowercase() || COMMON.lines().any(|common| common == small)
}

/// A password that may be chosen.
fn fitting<'a>(password: &'a str, name: &str) -> Result<&'a str, SiteError> {
    if password.chars().count() < SHORTEST {
        return Err(SiteError::Told(Text::new("password-short").amount("least", SHORTEST as i64)));
    }
    if password.len() > LONGEST {
        return Err(SiteError::Told(Text::new("password-long").amount("most", LONGEST as i64)));
    }
    if is_common(password, name) {
        return Err(SiteError::told("password-common"));
    }
    Ok(password)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let pool = HashPool::default();
        let kept = pool.hash("correct horse", "Ola").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(pool.verify("correct horse", Some(&kept), Asker::Stranger).await.unwrap());
        assert!(!pool.verify("correct horsE", Some(&kept), Asker::Stranger).await.unwrap());
        assert_ne!(pool.hash("correct horse", "Ola").await.unwrap(), kept, "each has a salt of its own");
        assert!(
            pool.hash("short", "Ola").await.is_err() && pool.hash(&"x".repeat(300), "Ola").await.is_err()
        );
    }

    #[tokio::test]
    async fn an_unknown_name_costs_a_hash_too() {
        let pool = HashPool::default();
        assert!(!pool.verify("whatever it is", None, Asker::Stranger).await.unwrap());
        assert_eq!(pool.done(), 1);
        // The same parameters, so the same cost.
        let kept = pool.hash("whatever it is", "Ola").await.unwrap();
        let cost = |hash: &str| hash.split('$').take(4).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(cost(&kept), cost(NOBODY));
    }

    #[test]
    fn what_everybody_tries_first_is_refused() {
        assert!(COMMON.lines().count() >= 10_000);
        for password in
            ["password", "PassWord1", "qwertyuiop", "1q2w3e4r5t", "jennifer", "iloveyou", "trustno1"]
        {
            assert!(fitting(password, "Ola").is_err(), "{password}");
        }
        assert!(fitting("Aleksandra", "aleksandra").is_err(), "the name itself");
        assert!(fitting("correct horse battery", "Ola").is_ok());
    }

    #[tokio::test]
    async fn whoever_guesses_does_not_take_the_owners_place() {
        let pool = HashPool::default();
        let crowd: Vec<_> = (0..WAITING).map(|_| Inside::enter(&pool.strangers).ok().unwrap()).collect();
        assert!(matches!(
            pool.verify("a guess", None, Asker::Stranger).await,
            Err(SiteError::TooMany { .. })
        ));
        assert!(pool.verify("the owner", None, Asker::Owner).await.is_ok());
        drop(crowd);
    }
}
