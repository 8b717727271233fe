//! Statements, values and rows: what the rest of the store says to either database.
//!
//! One text serves both. It numbers its parameters (`?1`), names the columns of a conflict, and leaves arithmetic on
//! parameters alone to the caller. Where a database needs words of its own, [`Connection`] has them.

use crate::StoreError;
use crate::postgres::Session;

/// A value on its way into a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Integer(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// What can be a value.
pub(crate) trait ToValue {
    fn to_value(&self) -> Value<'_>;
}

/// The values of a statement, in the order of its parameters.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::ToValue::to_value(&$value)),*] };
}
pub(crate) use values;

/// A value on its way out of a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cell {
    Null,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Cell {
    /// The same on its way into a statement.
    pub(crate) fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Integer(number) => Value::Integer(*number),
            Self::Text(text) => Value::Text(text),
            Self::Bytes(bytes) => Value::Bytes(bytes),
        }
    }
}

/// What a column can be read as; `None` if it holds something else.
pub(crate) trait FromCell: Sized {
    fn from_cell(cell: Cell) -> Option<Self>;
}

/// Why a statement failed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum SqlError {
    /// A value that must be unique is there already.
    Duplicate(String),
    /// Anything else.
    Other(StoreError),
}

impl From<SqlError> for StoreError {
    fn from(error: SqlError) -> Self {
        match error {
            SqlError::Duplicate(problem) => Self::Failed { problem },
            SqlError::Other(error) => error,
        }
    }
}

impl From<rusqlite::Error> for SqlError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        let code = error.sqlite_error().map(|error| error.extended_code);
        match code {
            Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => {
                Self::Duplicate(error.to_string())
            }
            _ => Self::Other(error.into()),
        }
    }
}

/// A row of either database.
pub(crate) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a tokio_postgres::Row),
}

/// A column, by its place or its name.
#[derive(Clone, Copy)]
pub(crate) enum Column<'a> {
    At(usize),
    Named(&'a str),
}

impl From<usize> for Column<'_> {
    fn from(place: usize) -> Self {
        Self::At(place)
    }
}

impl<'a> From<&'a str> for Column<'a> {
    fn from(name: &'a str) -> Self {
        Self::Named(name)
    }
}

impl Row<'_> {
    /// What stands in a column.
    pub(crate) fn get<'c, T: FromCell>(&self, column: impl Into<Column<'c>>) -> Result<T, SqlError> {
        let column = column.into();
        let cell = match self {
            Self::Sqlite(row) => crate::sqlite::cell(row, column)?,
            Self::Postgres(row) => crate::postgres::cell(row, column)?,
        };
        T::from_cell(cell).ok_or_else(|| {
            let name = match column {
                Column::At(place) => format!("column {place}"),
                Column::Named(name) => format!("column {name}"),
            };
            SqlError::Other(StoreError::Damaged { problem: format!("{name} holds something else") })
        })
    }
}

/// As many values has the list of a statement.
const LISTED: usize = 20;

/// A connection to either database. Statements are prepared once and kept.
pub(crate) enum Connection {
    Sqlite(rusqlite::Connection),
    Postgres(Box<Session>),
}

/// A statement with its values.
pub(crate) type Statement<'a> = (&'a str, &'a [Value<'a>]);

impl Connection {
    /// Runs a statement; how many rows it has touched.
    pub(crate) fn execute(&self, sql: &str, values: &[Value<'_>]) -> Result<usize, SqlError> {
        match self {
            Self::Sqlite(connection) => Ok(connection.prepare_cached(sql)?.execute(bound(values))?),
            Self::Postgres(session) => session.execute(sql, values),
        }
    }

    /// Runs statements none of which needs an answer of the one before; the rows that each has touched. The first error
    /// counts. Over a network they take the time of one.
    pub(crate) fn execute_all(&self, statements: &[Statement<'_>]) -> Result<Vec<usize>, SqlError> {
        match self {
            Self::Sqlite(_) => statements.iter().map(|(sql, values)| self.execute(sql, values)).collect(),
            Self::Postgres(session) => session.execute_all(statements),
        }
    }

    /// Runs statements without values; several with semicolons.
    pub(crate) fn batch(&self, sql: &str) -> Result<(), SqlError> {
        match self {
            Self::Sqlite(connection) => Ok(connection.execute_batch(sql)?),
            Self::Postgres(session) => session.batch(sql),
        }
    }

    /// The first row, if there is one.
    pub(crate) fn find<T>(
        &self,
        sql: &str,
        values: &[Value<'_>],
        read: impl FnOnce(&Row<'_>) -> Result<T, SqlError>,
    ) -> Result<Option<T>, SqlError> {
        match self {
            Self::Sqlite(connection) => {
                let mut statement = connection.prepare_cached(sql)?;
                let mut rows = statement.query(bound(values))?;
                rows.next()?.map(|row| read(&Row::Sqlite(row))).transpose()
            }
            Self::Postgres(session) => {
                let rows = session.query(sql, values)?;
                rows.first().map(|row| read(&Row::Postgres(row))).transpose()
            }
        }
    }

    /// The first row of an answer that always has one.
    pub(crate) fn one<T>(
        &self,
        sql: &str,
        values: &[Value<'_>],
        read: impl FnOnce(&Row<'_>) -> Result<T, SqlError>,
    ) -> Result<T, SqlError> {
        let missing = || SqlError::Other(StoreError::Damaged { problem: "a row is missing".to_owned() });
        self.find(sql, values, read)?.ok_or_else(missing)
    }

    /// All rows.
    pub(crate) fn all<T>(
        &self,
        sql: &str,
        values: &[Value<'_>],
        read: impl Fn(&Row<'_>) -> Result<T, SqlError>,
    ) -> Result<Vec<T>, SqlError> {
        match self {
            Self::Sqlite(connection) => {
                let mut statement = connection.prepare_cached(sql)?;
                let mut rows = statement.query(bound(values))?;
                let mut found = Vec::new();
                while let Some(row) = rows.next()? {
                    found.push(read(&Row::Sqlite(row))?);
                }
                Ok(found)
            }
            Self::Postgres(session) => {
                session.query(sql, values)?.iter().map(|row| read(&Row::Postgres(row))).collect()
            }
        }
    }

    /// All rows of a query that ends with `IN` and a list of these texts. Each statement asks for a few of them.
    pub(crate) fn all_of<T>(
        &self,
        sql: &str,
        texts: &[String],
        read: impl Fn(&Row<'_>) -> Result<T, SqlError>,
    ) -> Result<Vec<T>, SqlError> {
        let places: Vec<_> = (1..=LISTED).map(|place| format!("?{place}")).collect();
        let sql = format!("{sql} ({})", places.join(", "));
        let mut found = Vec::new();
        for some in texts.chunks(LISTED) {
            // Each statement has as many places: the last text fills those that are left.
            let named = (0..LISTED).map(|place| some.get(place).or(some.last()));
            let values: Vec<_> = named.flatten().map(|text| Value::Text(text)).collect();
            found.extend(self.all(&sql, &values, &read)?);
        }
        Ok(found)
    }

    /// Ends a query for a row that is about to be changed: where others write too, they wait until this is committed.
    pub(crate) fn for_update(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "",
            Self::Postgres(_) => " FOR NO KEY UPDATE",
        }
    }

    /// Ends a query for a row that must not be removed before this is committed.
    pub(crate) fn for_reference(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "",
            Self::Postgres(_) => " FOR KEY SHARE",
        }
    }

    /// Ends a query for a row that is about to be removed, or that nobody may refer to meanwhile.
    pub(crate) fn for_removal(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "",
            Self::Postgres(_) => " FOR UPDATE",
        }
    }

    /// The name of this server, where there may be others.
    pub(crate) fn server(&self) -> Option<&str> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(session) => Some(session.server()),
        }
    }

    /// What the clock of the database says, in milliseconds since 1970, as a part of a statement.
    pub(crate) fn clock(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Self::Postgres(_) => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// Asks how large the database is, in bytes.
    pub(crate) fn size_query(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
            Self::Postgres(_) => "SELECT pg_database_size(current_database())",
        }
    }
}

/// The values of a statement, for `rusqlite`.
fn bound<'a>(values: &'a [Value<'a>]) -> impl rusqlite::Params + 'a {
    rusqlite::params_from_iter(values)
}

/// A statement in the words of `PostgreSQL`: it writes parameters as `$1`, and finds its indexes itself.
pub(crate) fn for_postgres(sql: &str) -> String {
    let mut words = String::with_capacity(sql.len());
    let mut rest = sql;
    while let Some(at) = rest.find("INDEXED BY ") {
        words.push_str(&rest[..at]);
        let name = rest[at..].trim_start_matches("INDEXED BY ");
        rest = name.trim_start_matches(|letter: char| letter.is_alphanumeric() || letter == '_');
    }
    words.push_str(rest);
    words.replace('?', "$")
}

impl<T: ToValue + ?Sized> ToValue for &T {
    fn to_value(&self) -> Value<'_> {
        (**self).to_value()
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, ToValue::to_value)
    }
}

impl ToValue for str {
    fn to_value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl ToValue for String {
    fn to_value(&self) -> Value<'_> {
        Value::Text(self)
    }
}

impl ToValue for Vec<u8> {
    fn to_value(&self) -> Value<'_> {
        Value::Bytes(self)
    }
}

impl ToValue for [u8; 32] {
    fn to_value(&self) -> Value<'_> {
        Value::Bytes(self)
    }
}

impl FromCell for Cell {
    fn from_cell(cell: Cell) -> Option<Self> {
        Some(cell)
    }
}

impl FromCell for String {
    fn from_cell(cell: Cell) -> Option<Self> {
        if let Cell::Text(text) = cell { Some(text) } else { None }
    }
}

impl FromCell for Vec<u8> {
    fn from_cell(cell: Cell) -> Option<Self> {
        if let Cell::Bytes(bytes) = cell { Some(bytes) } else { None }
    }
}

impl FromCell for [u8; 32] {
    fn from_cell(cell: Cell) -> Option<Self> {
        Vec::from_cell(cell)?.try_into().ok()
    }
}

impl FromCell for bool {
    fn from_cell(cell: Cell) -> Option<Self> {
        i64::from_cell(cell).map(|number| number != 0)
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell) -> Option<Self> {
        if cell == Cell::Null { Some(None) } else { T::from_cell(cell).map(Some) }
    }
}

impl ToValue for bool {
    fn to_value(&self) -> Value<'_> {
        Value::Integer(i64::from(*self))
    }
}

/// A number beyond what a database can hold is the greatest that it can: nothing has that many.
macro_rules! integers {
    ($($kind:ty),*) => {$(
        impl ToValue for $kind {
            fn to_value(&self) -> Value<'_> {
                Value::Integer(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }

        impl FromCell for $kind {
            fn from_cell(cell: Cell) -> Option<Self> {
                if let Cell::Integer(number) = cell { Self::try_from(number).ok() } else { None }
            }
        }
    )*};
}
integers!(i64, u64, u32, u16, u8);

/// Gives an enumeration whose values have names (`as_str`) a column of text.
macro_rules! named {
    ($kind:ty, $named:expr) => {
        impl $crate::sql::ToValue for $kind {
            fn to_value(&self) -> $crate::sql::Value<'_> {
                $crate::sql::Value::Text(self.as_str())
            }
        }

        impl $crate::sql::FromCell for $kind {
            fn from_cell(cell: $crate::sql::Cell) -> Option<Self> {
                let name = <String as $crate::sql::FromCell>::from_cell(cell)?;
                ($named)(name.as_str())
            }
        }
    };
}
pub(crate) use named;

#[cfg(test)]
mod tests {
    use super::for_postgres;

    #[test]
    fn statements_are_put_into_the_words_of_postgresql() {
        let sql =
            "SELECT id FROM sittings INDEXED BY sittings_due JOIN tables ON num = table_num WHERE a = ?12";
        let expected = "SELECT id FROM sittings  JOIN tables ON num = table_num WHERE a = $12";
        assert_eq!(for_postgres(sql), expected);
    }
}
