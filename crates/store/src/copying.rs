//! Copies of a whole database, from either kind to either kind, and what tells whether two are alike.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::PathBuf;

use crate::postgres::{self, Session, Target};
use crate::sql::{Cell, Connection, Value, values};
use crate::sqlite::open;
use crate::{Database, Store, StoreError};

/// Rows that are read and written at once.
const AT_ONCE: u32 = 500;

/// What a database holds: how many rows each of its tables has, and a checksum of them all.
pub type Contents = BTreeMap<String, (u64, u64)>;

impl Store {
    /// Copies everything, as it is at one moment, into a database that is empty or does not exist yet, and compares the
    /// two row by row. Servers may go on with the one that is copied; nobody else uses the other one meanwhile.
    ///
    /// Blocks until it is done, and must not be called inside of an asynchronous runtime.
    pub fn copy_database(from: &Database, to: &Database) -> Result<Contents, StoreError> {
        let named = |database: &Database| {
            let place = database.to_string();
            move |reason| StoreError::CannotOpen { place, reason: Box::new(reason) }
        };
        let source = Reading::open(from).map_err(named(from))?;
        let shapes = shapes()?;
        let target = empty(to).map_err(named(to))?;
        let copied = copy_all(&source.connection, &target, &shapes).map_err(named(to))?;
        let written = contents(&target, &shapes).map_err(named(to))?;
        if copied == written {
            Ok(written)
        } else {
            let problem = "it does not hold what was copied".to_owned();
            Err(named(to)(StoreError::Damaged { problem }))
        }
    }

    /// What a database holds at this moment. Blocks as [`Store::copy_database`] does.
    pub fn contents(database: &Database) -> Result<Contents, StoreError> {
        let read = || contents(&Reading::open(database)?.connection, &shapes()?);
        read().map_err(|reason| StoreError::CannotOpen {
            place: database.to_string(),
            reason: Box::new(reason),
        })
    }
}

/// A connection that sees one moment of a database.
struct Reading {
    connection: Connection,
    /// A copy of a file, brought to the format of this program; it is removed at the end.
    temporary: Option<PathBuf>,
}

impl Drop for Reading {
    fn drop(&mut self) {
        if let Some(path) = &self.temporary {
            // What is left of it is in the folder for such files.
            let _ = std::fs::remove_file(path);
        }
    }
}

impl Reading {
    fn open(database: &Database) -> Result<Self, StoreError> {
        let mut temporary = None;
        let connection = match database {
            Database::File(path) => {
                let name = format!("orrery-copy-{:016x}.db", getrandom::u64().unwrap_or_default());
                let copy = temporary.insert(std::env::temp_dir().join(name));
                Store::copy(path, copy).map_err(StoreError::reason)?;
                Connection::Sqlite(open::writer(copy)?)
            }
            Database::Postgres(url) => {
                let session = Session::new(Target::parse(url)?, "copy".into())?;
                postgres::prepare(&session)?;
                session.batch(postgres::ONE_MOMENT)?;
                Connection::Postgres(Box::new(session))
            }
        };
        Ok(Self { connection, temporary })
    }
}

/// A connection to a database without anything in it.
fn empty(database: &Database) -> Result<Connection, StoreError> {
    match database {
        Database::File(path) => {
            open::copy_target(path)?;
            Ok(Connection::Sqlite(open::writer(path)?))
        }
        Database::Postgres(url) => {
            let session = Session::new(Target::parse(url)?, "copy".into())?;
            postgres::prepare(&session)?;
            let connection = Connection::Postgres(Box::new(session));
            for table in ["accounts", "tables", "secrets", "packs"] {
                let sql = format!("SELECT 1 FROM {table} LIMIT 1");
                if connection.find(&sql, values![], |_| Ok(()))?.is_some() {
                    return Err(StoreError::NotEmpty);
                }
            }
            Ok(connection)
        }
    }
}

/// A table of the database.
struct Shape {
    name: String,
    columns: Vec<String>,
    /// The columns that tell its rows apart.
    key: Vec<String>,
}

/// All tables, each after those that it refers to.
fn shapes() -> Result<Vec<Shape>, StoreError> {
    let fresh = Connection::Sqlite(open::in_memory()?);
    let sql =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid";
    let names: Vec<String> = fresh.all(sql, values![], |row| row.get(0))?;
    let shape = |name: String| {
        let sql = "SELECT name, pk FROM pragma_table_info(?1) ORDER BY cid";
        let columns: Vec<(String, i64)> =
            fresh.all(sql, values![name], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let mut key: Vec<_> = columns.iter().filter(|(_, place)| *place > 0).collect();
        key.sort_by_key(|(_, place)| *place);
        let key = key.into_iter().map(|(name, _)| name.clone()).collect();
        Ok(Shape { name, columns: columns.into_iter().map(|(name, _)| name).collect(), key })
    };
    names.into_iter().map(shape).collect()
}

impl Shape {
    /// Reads all rows in the order of their keys, some at a time.
    fn read(
        &self,
        connection: &Connection,
        mut each: impl FnMut(&[Vec<Cell>]) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let (columns, key) = (self.columns.join(", "), self.key.join(", "));
        let places: Vec<_> = (1..=self.key.len()).map(|place| format!("?{place}")).collect();
        let limit = self.key.len() + 1;
        let first = format!("SELECT {columns} FROM {} ORDER BY {key} LIMIT ?1", self.name);
        let next = format!(
            "SELECT {columns} FROM {} WHERE ({key}) > ({}) ORDER BY {key} LIMIT ?{limit}",
            self.name,
            places.join(", ")
        );
        let read = |sql: &str, values: &[Value<'_>]| {
            connection.all(sql, values, |row| {
                (0..self.columns.len()).map(|place| row.get(place)).collect::<Result<Vec<Cell>, _>>()
            })
        };
        let mut rows = read(&first, values![AT_ONCE])?;
        while let Some(last) = rows.last() {
            let is_key = |name: &String| self.columns.iter().position(|column| column == name);
            let seen: Vec<Cell> =
                self.key.iter().filter_map(is_key).map(|place| last[place].clone()).collect();
            each(&rows)?;
            if rows.len() < AT_ONCE as usize {
                break;
            }
            let mut values: Vec<Value<'_>> = seen.iter().map(Cell::value).collect();
            values.push(Value::Integer(AT_ONCE.into()));
            rows = read(&next, &values)?;
        }
        Ok(())
    }

    fn write(&self, connection: &Connection, rows: &[Vec<Cell>]) -> Result<(), StoreError> {
        let places: Vec<_> = (1..=self.columns.len()).map(|place| format!("?{place}")).collect();
        let sql =
            format!("INSERT INTO {} ({}) VALUES ({})", self.name, self.columns.join(", "), places.join(", "));
        let values: Vec<Vec<Value<'_>>> =
            rows.iter().map(|row| row.iter().map(Cell::value).collect()).collect();
        let statements: Vec<_> = values.iter().map(|row| (sql.as_str(), &row[..])).collect();
        connection.execute_all(&statements)?;
        Ok(())
    }
}

/// Copies all rows in one transaction; what was copied.
fn copy_all(from: &Connection, to: &Connection, shapes: &[Shape]) -> Result<Contents, StoreError> {
    to.batch("BEGIN")?;
    let mut copied = Contents::new();
    for shape in shapes {
        let mut sum = Sum::default();
        shape.read(from, |rows| {
            sum.add(rows);
            shape.write(to, rows)
        })?;
        copied.insert(shape.name.clone(), sum.finish());
    }
    if let Connection::Postgres(session) = to {
        // The next table that is opened gets a number of its own.
        session.batch("SELECT setval(pg_get_serial_sequence('tables', 'num'), coalesce(max(num), 0) + 1, false) FROM tables")?;
    }
    to.batch("COMMIT")?;
    Ok(copied)
}

fn contents(connection: &Connection, shapes: &[Shape]) -> Result<Contents, StoreError> {
    let mut found = Contents::new();
    for shape in shapes {
        let mut sum = Sum::default();
        shape.read(connection, |rows| {
            sum.add(rows);
            Ok(())
        })?;
        found.insert(shape.name.clone(), sum.finish());
    }
    Ok(found)
}

/// A checksum of rows in their order.
#[derive(Default)]
struct Sum {
    rows: u64,
    hasher: DefaultHasher,
}

impl Sum {
    fn add(&mut self, rows: &[Vec<Cell>]) {
        self.rows += rows.len() as u64;
        for cell in rows.iter().flatten() {
            let (kind, bytes): (u8, &[u8]) = match cell {
                Cell::Null => (0, &[]),
                Cell::Integer(number) => (1, &number.to_le_bytes()),
                Cell::Text(text) => (2, text.as_bytes()),
                Cell::Bytes(bytes) => (3, bytes),
            };
            self.hasher.write_u8(kind);
            self.hasher.write_usize(bytes.len());
            self.hasher.write(bytes);
        }
    }

    fn finish(self) -> (u64, u64) {
        (self.rows, self.hasher.finish())
    }
}
