//! Values and columns of `PostgreSQL`.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::StoreError;
use crate::sql::{Cell, Column, SqlError, Value};

impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match *self {
            Self::Null => Ok(IsNull::Yes),
            Self::Integer(number) if *kind == Type::INT4 => i32::try_from(number)?.to_sql(kind, out),
            Self::Integer(number) if *kind == Type::INT8 => number.to_sql(kind, out),
            Self::Integer(_) => Err(format!("a number for a column of type {kind}").into()),
            Self::Text(text) => text.to_sql(kind, out),
            Self::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(match *kind {
            Type::INT4 => Self::Integer(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => Self::Integer(i64::from_sql(kind, raw)?),
            Type::BOOL => Self::Integer(bool::from_sql(kind, raw)?.into()),
            Type::BYTEA => Self::Bytes(raw.to_vec()),
            _ => Self::Text(String::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self::Null)
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT4, Type::INT8, Type::BOOL, Type::BYTEA, Type::TEXT, Type::NAME].contains(kind)
    }
}

/// What stands in a column of a row.
pub(crate) fn cell(row: &Row, column: Column<'_>) -> Result<Cell, SqlError> {
    let read = match column {
        Column::At(place) => row.try_get(place),
        Column::Named(name) => row.try_get(name),
    };
    read.map_err(|error| SqlError::Other(StoreError::Damaged { problem: error.to_string() }))
}
