//! Tokens of programs.

use orrery_store::{StoreError, Token};

use super::Place;
use crate::common::{guest, lift};

fn token(key: &str, account: &str, at: i64) -> Token {
    Token {
        key: key.to_owned(),
        id: format!("id-{key}"),
        account: account.to_owned(),
        name: "my bot".to_owned(),
        scopes: "read play".to_owned(),
        created_at: at,
        used_at: None,
    }
}

#[test]
fn a_token_leads_to_its_account_until_it_is_taken_back() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.create_account(guest("a")).await.unwrap();
        store.create_account(guest("b")).await.unwrap();
        for (key, account, at) in [("k1", "a", 10), ("k2", "a", 20), ("k3", "b", 30)] {
            store.create_token(token(key, account, at), 9).await.unwrap();
        }
        assert_eq!(store.create_token(token("k1", "b", 1), 9).await, Err(StoreError::IdInUse));
        let nobody = Err(StoreError::NoAccount { account: "n".to_owned() });
        assert_eq!(store.create_token(token("k9", "n", 1), 9).await, nobody);
        let (found, account) = store.token("k1").await.unwrap().unwrap();
        assert_eq!((found, account.id.as_str()), (token("k1", "a", 10), "a"));
        store.touch_token("k1", 77).await.unwrap();
        let of = |tokens: Vec<Token>| tokens.into_iter().map(|t| (t.key, t.used_at)).collect::<Vec<_>>();
        let both = [("k2".to_owned(), None), ("k1".to_owned(), Some(77))];
        assert_eq!(of(store.tokens_of("a").await.unwrap()), both, "the newest first");
        assert_eq!(store.delete_token("b", "id-k1").await, Ok(false), "nobody else's");
        assert_eq!(store.delete_token("a", "id-k1").await, Ok(true));
        let asked: Vec<_> = (1..50).map(|number| format!("id-k{number}")).collect();
        let stand = ["id-k2", "id-k3"].map(str::to_owned);
        assert_eq!(store.tokens_among(asked).await, Ok(stand.into()));
        assert_eq!(store.token("k1").await, Ok(None));
        assert_eq!(store.delete_tokens_of("a").await, Ok(1));
        assert!(store.tokens_of("a").await.unwrap().is_empty());
        store.delete_account("b", 40).await.unwrap();
        assert_eq!(store.token("k3").await, Ok(None), "it goes with its account");
    });
}

#[test]
fn an_account_has_so_many_at_most() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        store.create_account(guest("a")).await.unwrap();
        store.create_token(token("k1", "a", 1), 2).await.unwrap();
        store.create_token(token("k2", "a", 1), 2).await.unwrap();
        let refused = store.create_token(token("k3", "a", 1), 2).await;
        assert_eq!(refused, Err(StoreError::TooManyTokens { most: 2 }));
        assert_eq!(store.token("k3").await, Ok(None));
    });
}
