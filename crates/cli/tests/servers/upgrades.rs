//! Servers of two versions side by side, for one step of the database's format.

use super::server::Launch;
use super::site::Site;
use crate::common::postgres::{Place, tell};

/// What a later version does when it starts, as far as the version before can go on: it adds and takes nothing away, and says
/// so (`least`).
const STEP: &str = "BEGIN; SELECT pg_advisory_xact_lock(1332900473);
    ALTER TABLE tables ADD COLUMN later TEXT NOT NULL DEFAULT 'none';
    ALTER TABLE entries ADD COLUMN later BIGINT;
    ALTER TABLE seats ADD COLUMN later BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE later_things (num BIGINT PRIMARY KEY);
    CREATE INDEX later_tables ON tables (later);
    UPDATE orrery_format SET least = format, format = format + 1;
    COMMIT";

/// Servers go on while a newer one changes the database under them, and others of the old version can still be started.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_version_before_goes_on_beside_a_newer_one() {
    let place = Place::empty();
    let mut site = Site::open(&place.address(), vec![Launch::with(&place.address()); 3]);
    site.crowd.gets_on().await;
    place.tell(STEP);
    site.crowd.gets_on().await;
    for server in &mut site.servers {
        server.replace();
        site.crowd.gets_on().await;
    }
    site.close("one step of the format under load").await;
    let formats = tell(&place.address(), async |client| {
        let row =
            client.query_one("SELECT format - least FROM orrery_format", &[]).await.expect("it answers");
        row.get::<_, i64>(0)
    });
    assert_eq!(formats, 1, "nobody has taken the step back");
}
