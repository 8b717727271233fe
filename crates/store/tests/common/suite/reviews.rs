//! Reviews are kept beside their tables.

use orrery_store::StoreError;

use super::Place;
use crate::common::{lift, table};

#[test]
fn a_review_is_kept_by_table_and_method() {
    let place = Place::new();
    let store = place.open();
    lift(async {
        for id in ["a", "b"] {
            store.open_table(table(id, 1)).await.unwrap();
        }
        assert_eq!(store.review("a", "1", "end").await, Ok(None));
        store.keep_review("a", "1", "end", "old".to_owned(), 5).await.unwrap();
        store.keep_review("a", "1", "end", "new".to_owned(), 6).await.unwrap();
        store.keep_review("a", "2", "end", "other".to_owned(), 7).await.unwrap();
        let nobody = store.keep_review("c", "1", "end", String::new(), 8).await;
        assert!(matches!(nobody, Err(StoreError::NoTable { .. })), "{nobody:?}");
    });
    drop(store);
    let store = place.open();
    lift(async {
        assert_eq!(store.review("a", "1", "end").await, Ok(Some("new".to_owned())));
        assert_eq!(store.review("a", "2", "end").await, Ok(Some("other".to_owned())));
        assert_eq!(store.review("b", "1", "end").await, Ok(None));
        assert_eq!(store.review("a", "1", "another end").await, Ok(None), "it belongs to one ending");
        store.delete_table("a").await.unwrap();
        assert_eq!(store.review("a", "1", "end").await, Ok(None));
        store.check().await.unwrap();
    });
}
