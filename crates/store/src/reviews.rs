//! Reviews of finished games, each made once.

use crate::sql::values;
use crate::{Store, StoreError, tables};

impl Store {
    /// Keeps a review of a table: JSON of the caller, under the name of the method that made it and for the ending that it
    /// looked at, as the caller names it. An earlier one by the same method is replaced.
    pub async fn keep_review(
        &self,
        table: &str,
        method: &str,
        ending: &str,
        body: String,
        at: i64,
    ) -> Result<(), StoreError> {
        let (table, method, ending) = (table.to_owned(), method.to_owned(), ending.to_owned());
        self.write(move |connection| {
            let num = tables::existing(connection, &table)?;
            let sql = "INSERT INTO reviews (table_num, method, ending, body, at) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT (table_num, method) DO UPDATE SET ending = excluded.ending,
                    body = excluded.body, at = excluded.at";
            connection.execute(sql, values![num, method, ending, body, at])?;
            Ok(())
        })
        .await
    }

    /// The review of this ending of a table by this method, if it was made.
    pub async fn review(
        &self,
        table: &str,
        method: &str,
        ending: &str,
    ) -> Result<Option<String>, StoreError> {
        let (table, method, ending) = (table.to_owned(), method.to_owned(), ending.to_owned());
        self.read(move |connection| {
            let sql = "SELECT body FROM reviews JOIN tables ON num = table_num
                WHERE id = ?1 AND method = ?2 AND ending = ?3";
            Ok(connection.find(sql, values![table, method, ending], |row| row.get(0))?)
        })
        .await
    }
}
