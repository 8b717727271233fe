//! What cannot be done is refused in one sentence that says what to do, with exit code 2.

use serde_json::{Value, json};

use crate::common::{self, complaint, file, folder, refuses, won};

#[test]
fn an_unknown_command_suggests_a_known_one() {
    refuses(&["bnech"], &["'bnech'", "'bench'", "see `orrery --help`"]);
    refuses(&["--fast"], &["--fast", "see `orrery --help`"]);
}

#[test]
fn every_command_suggests_the_nearest_game() {
    let pack = folder("nearest");
    let pack = pack.to_str().expect("the path is plain");
    for args in [
        &["games", "conect-four"][..],
        &["rules", "conect-four"],
        &["bench", "conect-four"],
        &["protocol", "conect-four"],
        &["content", "check", "conect-four", "--pack", pack],
    ] {
        refuses(args, &["no game `conect-four`", "did you mean `connect-four`?"]);
    }
    refuses(&["rules", "chess"], &["no game `chess`", "the games are", "connect-four"]);
}

#[test]
fn bench_wants_numbers_that_fit() {
    refuses(&["bench", "connect-four", "--seats", "7"], &["connect-four", "change the number of seats"]);
    refuses(&["bench", "connect-four", "--seats", "two"], &["'two'", "--seats"]);
    refuses(&["bench", "connect-four", "--seconds", "0"], &["from 0.001 to 3600"]);
    refuses(&["bench", "connect-four", "--seconds", "soon"], &["a number of seconds"]);
    refuses(&["bench", "--seats", "2"], &["GAME", "see `orrery bench --help`"]);
    refuses(&["bench", "connect-four", "--peer", "--json"], &["cannot be used with"]);
}

#[test]
fn rules_wants_something_that_the_ledger_says() {
    refuses(&["rules"], &["<GAME>", "see `orrery rules --help`"]);
    refuses(&["rules", "connect-four", "C4-99"], &["no rule C4-99", "its last one is C4-8"]);
    refuses(&["rules", "connect-four", "dragon"], &["says `dragon`", "try another word"]);
    refuses(&["rules", "connect-four", "--lang", "de"], &["choose en or pl"]);
}

/// The record of a won game after a change, as a file.
fn changed(test: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut record = won();
    change(&mut record);
    file(test, "game.json", record.to_string())
}

#[test]
fn replay_wants_a_file() {
    refuses(&["replay"], &["<FILE>", "see `orrery replay --help`"]);
    refuses(&["replay", "no-such-file.json"], &["cannot read no-such-file.json", "check the path"]);
    let not_text = file("not_text", "game.json", [0xff, 0xfe]);
    refuses(&["replay", &not_text], &["cannot read"]);
}

#[test]
fn a_damaged_record_is_refused_at_its_place() {
    let cut = won().to_string();
    let cut = file("cut", "game.json", &cut[..cut.len() - 10]);
    refuses(&["replay", &cut], &["game.json: line 1, column"]);
    let unknown = changed("unknown_field", |record| record["extra"] = json!(1));
    refuses(&["replay", &unknown], &["line 1", "`extra`"]);
    let full = changed("no_action", |record| record["decisions"][3]["do"] = json!("jump 2"));
    refuses(&["replay", &full], &["decision 4 (seat2: jump 2)"]);
}

#[test]
fn an_edited_record_is_refused_at_its_place() {
    let turn = changed("turn", |record| record["decisions"][1]["seat"] = json!(1));
    refuses(&["replay", &turn], &["decision 2 (seat1: drop 2)", "C4-5", "the version that wrote it"]);
    let chance = changed("chance", |record| record["decisions"][0]["chance"] = json!(["die 6: 6"]));
    refuses(&["replay", &chance], &["decision 1", "die 6: 6"]);
    let result = changed("result", |record| record["result"][0]["total"] = json!(3));
    refuses(&["replay", &result], &["result: the record says"]);
    let secret = changed("secret", |record| record["dice"]["secret"] = json!("another"));
    refuses(&["replay", &secret], &["does not fit the commitment"]);
    // The steps asked for are fine; what follows them is still looked at.
    let late = changed("late", |record| record["result"] = json!(null));
    refuses(&["replay", &late, "--step", "1"], &["result: the record says"]);
}

#[test]
fn a_foreign_record_is_refused_with_what_it_needs() {
    let game = changed("foreign_game", |record| record["game"] = json!("connect-five"));
    refuses(&["replay", &game], &["no game `connect-five`", "did you mean `connect-four`?"]);
    let format = changed("format", |record| record["orrery"] = json!(99));
    refuses(&["replay", &format], &["format 99", "use a version"]);
    let revision = changed("revision", |record| record["revision"] = json!(2));
    refuses(&["replay", &revision], &["revision 2 of the rules", "replay it with the version that wrote it"]);
    let content = changed("content", |record| record["content"] = json!("0123"));
    refuses(&["replay", &content], &["other content", "name that content pack"]);
    let options = changed("options", |record| record["options"] = json!({"rows": 9}));
    refuses(&["replay", &options], &["option", "`rows`"]);
    let seats = changed("seats", |record| record["seats"] = json!(3));
    refuses(&["replay", &seats], &["not by 3"]);
}

#[test]
fn replay_goes_no_further_than_the_record() {
    let path = changed("too_far", |_| ());
    refuses(&["replay", &path, "--step", "8"], &["has 7 decisions", "from 0 to 7"]);
    refuses(&["replay", &path, "--step", "-1"], &["see `orrery"]);
}

#[test]
fn dice_without_their_secret_cannot_be_verified() {
    let path = changed("no_secret", |record| record["dice"]["secret"] = json!(null));
    assert!(common::says(&["replay", &path]).contains("After 7 of 7"));
    refuses(&["replay", &path, "--verify"], &["does not tell the secret", "ask for the record"]);
}

#[test]
fn content_wants_a_folder_with_content() {
    refuses(&["content"], &["see `orrery content --help`"]);
    refuses(&["content", "check", "connect-four"], &["--pack"]);
    let missing = ["content", "check", "connect-four", "--pack", "no-such-folder"];
    refuses(&missing, &["cannot read no-such-folder", "check the path"]);
    let empty = folder("empty_pack");
    let empty = empty.to_str().expect("the path is plain");
    refuses(&["content", "check", "connect-four", "--pack", empty], &["holds no .ron or .ftl file"]);
}

/// What is wrong with a pack of one file.
fn pack_errors(test: &str, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = file(test, name, content);
    complaint(&["content", "check", "connect-four", "--pack", path.trim_end_matches(name)])
}

#[test]
fn every_error_of_a_pack_has_its_file_and_line() {
    let said = pack_errors("misspelt", "discs.ron", "[]");
    assert!(said.contains("\ndiscs.ron:1: "), "{said}");
    let said = pack_errors("broken", "en.ftl", "a = b\nthis is no message\n");
    assert!(said.contains("\nen.ftl:"), "{said}");
    let said = pack_errors("no_utf8", "en.ftl", b"a = b\nc = \xff\n");
    assert!(said.contains("\nen.ftl:2: this is no UTF-8"), "{said}");
}

#[test]
fn a_pack_with_errors_opens_no_record() {
    let record = changed("with_pack", |_| ());
    let path = file("with_wrong_pack", "discs.ron", "[]");
    let said = complaint(&["replay", &record, "--pack", path.trim_end_matches("discs.ron")]);
    assert!(said.contains("nothing was started") && said.contains("discs.ron:1: "), "{said}");
}
