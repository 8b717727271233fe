//! `orrery simulate`: every form of output, comparisons, Ctrl-C and bad input, on games small enough for a test.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::common::{ORRERY, folder, refuses, says};

/// A few random games of Orion with these arguments.
fn orion(args: &[&str]) -> String {
    says(
        &[&["simulate", "orion", "--seats", "random,random,random", "--games", "40", "--seed", "7"], args]
            .concat(),
    )
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A pack in which Humans begin with more of everything than anybody else.
fn absurd_pack(test: &str) -> String {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/orion/content/races.ron");
    let rows = fs::read_to_string(content).expect("the races of Orion");
    let usual = "start: (food: 5, fleet: 4, production: 2)";
    assert_eq!(rows.matches(usual).count(), 1, "only Humans begin so");
    let rich = rows.replace(usual, "start: (food: 9, fleet: 9, production: 9), start_points: 9");
    let folder = folder(test);
    fs::write(folder.join("races.ron"), rich).expect("a file can be written");
    folder.to_str().expect("the path is plain").to_owned()
}

#[test]
fn the_plain_form_is_words() {
    let said = orion(&[]);
    for part in
        ["40 games at tables of 3, seed 7", "Bots", "Turn order", "Races", "Humans", "Advisors", "Structures"]
    {
        assert!(said.contains(part), "`{part}` is missing: {said}");
    }
    for part in
        ["Where points come from", "Final scores", "Length", "How games end", "last round has been played"]
    {
        assert!(said.contains(part), "`{part}` is missing: {said}");
    }
    let polish = orion(&["--lang", "pl"]);
    assert!(polish.contains("40 gier") && polish.contains("Rasy") && polish.contains("Ludzie"), "{polish}");
    for said in [said, polish] {
        assert!(!said.contains('⟨') && !said.contains("{ $"), "something cannot be said: {said}");
    }
}

#[test]
fn every_game_can_be_simulated_in_both_languages() {
    for game in orrery_registry::all() {
        for lang in ["en", "pl"] {
            let seats = vec!["random"; usize::from(game.seats().0)].join(",");
            let said = says(&[
                "simulate",
                game.id(),
                "--seats",
                &seats,
                "--games",
                "5",
                "--lang",
                lang,
                "--jobs",
                "1",
            ]);
            assert!(!said.contains('⟨') && !said.contains("{ $") && !said.contains("{$"), "{said}");
        }
    }
    assert!(says(&["simulate", "connect-four", "--games", "2"]).contains("greedy"));
}

#[test]
fn json_is_one_object_with_the_promised_fields() {
    let said = orion(&["--json"]);
    assert_eq!(said.lines().count(), 1);
    let value = json(&said);
    assert_eq!((&value["game"], &value["games"], &value["seed"]), (&"orion".into(), &40.into(), &7.into()));
    assert!(value["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));
    assert!(value["decisions"].as_u64().is_some_and(|decisions| decisions > 1000));
    let seats = value["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 3);
    let mut wins = 0.0;
    for seat in seats {
        assert_eq!(seat["bot"], "random");
        let rate = seat["win_rate"].as_f64().expect("a rate");
        let [low, high] = [0, 1].map(|end| seat["ci95"][end].as_f64().expect("an end"));
        assert!(low <= rate && rate <= high && seat["mean_score"].is_f64(), "{seat}");
        wins += seat["wins"].as_f64().expect("wins");
    }
    assert!((wins - 40.0).abs() < 1e-6);
    for field in
        ["places", "turn_order", "facts", "sources", "endings", "rounds", "scores", "options", "commit"]
    {
        assert!(!value[field].is_null(), "`{field}` is missing");
    }
}

#[test]
fn threads_change_nothing_but_the_seconds() {
    let [one, two] = ["1", "2"].map(|jobs| {
        let mut value = json(&orion(&["--json", "--jobs", jobs]));
        value["seconds"] = Value::Null;
        value
    });
    assert_eq!(one, two);
}

#[test]
fn every_field_of_the_json_is_described() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/simulation.md");
    let document = fs::read_to_string(document).expect("the document");
    let fields = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    let summary = json(&orion(&["--json"]));
    let comparison = json(&orion(&["--json", "--compare", "built-in", "built-in"]));
    let scores = summary["scores"].as_object().expect("an object");
    let mut all = fields(&summary);
    for list in ["seats", "places", "turn_order", "facts", "sources", "endings"] {
        all.extend(fields(&summary[list][0]));
    }
    all.extend(fields(scores.values().next().expect("a score")));
    all.extend(fields(&comparison));
    all.extend(fields(&comparison["changes"][0]));
    for field in all {
        assert!(document.contains(&format!("`{field}`")), "`{field}` is missing in docs/simulation.md");
    }
}

/// The fields of a line of CSV.
fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().expect("there is one").push(c),
        }
    }
    fields
}

#[test]
fn csv_is_one_table() {
    for lang in ["en", "pl"] {
        let said = orion(&["--csv", "--lang", lang]);
        let mut lines = said.lines();
        let heading = "kind,key,name,share,count,win_rate,low,high,lift,lift_margin,mean_score";
        assert_eq!(lines.next(), Some(heading));
        let rows: Vec<_> = lines.map(fields).collect();
        for row in &rows {
            assert_eq!(row.len(), 11, "{row:?}");
            for number in row[3..].iter().filter(|field| !field.is_empty()) {
                assert!(number.parse::<f64>().is_ok(), "{row:?}");
            }
        }
        for (kind, count) in [("bot", 3), ("turn_order", 3), ("seat", 3), ("race", 7)] {
            assert_eq!(rows.iter().filter(|row| row[0] == kind).count(), count, "{kind}");
        }
    }
}

/// Every tag is closed, in the right order.
fn assert_well_formed(page: &str) {
    let mut open = Vec::new();
    let body = page.strip_prefix("<!DOCTYPE html>").expect("a document type");
    for tag in body.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name: String =
            tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if name != "meta" {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<String>::new());
}

fn report(test: &str, args: &[&str]) -> String {
    let path = folder(test).join("out.html");
    let path = path.to_str().expect("the path is plain");
    let said = orion(&[args, &["--report", path]].concat());
    assert!(said.contains(path), "{said}");
    fs::read_to_string(path).expect("the report")
}

#[test]
fn a_report_is_one_file_that_needs_nothing_else() {
    for (lang, races) in [("en", "Races"), ("pl", "Rasy")] {
        let page = report(&format!("report_{lang}"), &["--lang", lang]);
        assert_well_formed(&page);
        for from_elsewhere in ["http", "src=", "url(", "@import", "<script", "<link"] {
            assert!(!page.contains(from_elsewhere), "{from_elsewhere}");
        }
        for part in
            ["<svg", "prefers-color-scheme: dark", races, &format!("<html lang=\"{lang}\">"), "--seed 7"]
        {
            assert!(page.contains(part), "`{part}` is missing");
        }
        assert!(!page.contains('⟨') && !page.contains("NaN"));
    }
}

#[test]
fn a_longer_report_that_was_there_before_is_replaced() {
    let path = folder("replaced").join("out.html");
    fs::write(&path, "x".repeat(1_000_000)).expect("a file can be written");
    let name = path.to_str().expect("the path is plain");
    says(&["simulate", "connect-four", "--games", "3", "--json", "--report", name]);
    assert_well_formed(&fs::read_to_string(&path).expect("the report"));
}

#[test]
fn equal_contents_do_not_differ() {
    let said = orion(&["--compare", "built-in", "built-in"]);
    assert!(said.contains("No detectable difference at 95%."), "{said}");
    let value = json(&orion(&["--compare", "built-in", "built-in", "--json", "--lang", "pl"]));
    assert_eq!(value["different"], false);
    assert_eq!(value["verdict"], "Brak wykrywalnej różnicy przy 95%.");
    let page = report("report_equal", &["--compare", "built-in", "built-in"]);
    assert_well_formed(&page);
    assert!(page.contains("No detectable difference at 95%."));
}

#[test]
fn an_absurd_pack_differs() {
    let pack = absurd_pack("absurd");
    let args = ["--compare", "built-in", &pack, "--options", r#"{"races": "random"}"#, "--games", "250"];
    let run = |more: &[&str]| {
        let start = ["simulate", "orion", "--seats", "random,random,random"];
        says(&[&start[..], &args, more].concat())
    };
    let said = run(&[]);
    assert!(said.contains("larger than chance explains") && said.contains("Humans"), "{said}");
    let value = json(&run(&["--json"]));
    assert_eq!(value["different"], true);
    let first = &value["changes"][0];
    assert_eq!((&first["detectable"], &first["key"]), (&true.into(), &"race-humans".into()), "{first}");
    assert!(value["before"]["seats"].is_array() && value["after"]["seats"].is_array());
    let rows = run(&["--csv"]);
    assert!(rows.starts_with("kind,key,name,measure,before,after,difference,margin,detectable\n"), "{rows}");
    assert!(rows.lines().all(|line| fields(line).len() == 9));
}

#[test]
fn a_pack_changes_the_games() {
    let pack = absurd_pack("packed");
    let [usual, packed] = [&[][..], &["--pack", &pack]]
        .map(|args| json(&orion(&[args, &["--json", "--options", r#"{"races": "all_humans"}"#]].concat())));
    let score = |value: &Value| value["mean_score"].as_f64().expect("a score");
    assert!(score(&packed) > score(&usual) + 5.0);
    assert_eq!(packed["packs"][0], pack.as_str());
}

/// Interrupts a run that would take for ever.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> (String, PathBuf) {
    let report = folder(&format!("interrupted_{}", args.len())).join("out.html");
    let endless = ["simulate", "connect-four", "--seats", "random,random", "--games", "1000000000000"];
    let mut child = Command::new(ORRERY)
        .args(endless)
        .args(args)
        .arg("--report")
        .arg(&report)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    // The report is opened before the first game, so some games are finished a little later.
    let started = Instant::now();
    while !report.exists() && started.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(10));
    }
    std::thread::sleep(Duration::from_millis(300));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("kill can be started").success());
    let mut said = String::new();
    child.stdout.take().expect("it speaks").read_to_string(&mut said).expect("text");
    assert!(child.wait().expect("it ends").success(), "{said}");
    (said, report)
}

#[test]
#[cfg(unix)]
fn ctrl_c_keeps_what_is_finished() {
    let (said, report) = interrupted(&[]);
    assert!(said.contains("Stopped early:") && said.contains("of 1,000,000,000,000 games"), "{said}");
    assert!(fs::read_to_string(report).expect("the report").contains("Stopped early:"));
    let (said, _) = interrupted(&["--json"]);
    let value = json(&said);
    let games = value["games"].as_u64().expect("a number");
    assert!(games > 0 && value["asked"] == 1_000_000_000_000_u64, "{games}");
    assert_eq!(value["seats"][0]["count"], games);
}

#[test]
fn what_cannot_be_played_is_refused_before_the_first_game() {
    let simulate = |args: &[&str], words: &[&str]| refuses(&[&["simulate"], args].concat(), words);
    simulate(&["orin"], &["no game `orin`", "did you mean `orion`?"]);
    simulate(&["orion", "--seats", "greedy,grady"], &["`grady` is no bot", "choose random"]);
    simulate(&["orion", "--seats", "greedy,exec:./mybot"], &["`orrery play` only", "choose random"]);
    simulate(&["orion", "--seats", "greedy"], &["2 to 4", "change the number of seats"]);
    simulate(&["orion", "--seats", &vec!["random"; 258].join(",")], &["change the number of seats"]);
    simulate(&["orion", "--games", "0"], &["choose 1 game or more"]);
    simulate(&["orion", "--games", "many"], &["choose 1 game or more"]);
    simulate(&["orion", "--options", "{rounds: 3}"], &["no JSON", "--options '{\"rounds\": 6}'"]);
    simulate(&["orion", "--options", "[]"], &["no JSON object"]);
    simulate(&["orion", "--options", "{\"rouns\": 3}"], &["rouns"]);
    simulate(&["orion", "--options", "{\"rounds\": 99}"], &["rounds"]);
    simulate(&["orion", "--pack", "no-such-folder"], &["cannot read no-such-folder", "check the path"]);
    simulate(&["orion", "--compare", "built-in", "no-such-folder"], &["cannot read no-such-folder"]);
    simulate(&["orion", "--compare", "built-in"], &["--compare"]);
    simulate(&["orion", "--json", "--csv"], &["cannot be used with"]);
    simulate(&["orion", "--report", "no-such-folder/out.html"], &["cannot write", "choose another path"]);
    simulate(&["orion", "--lang", "de"], &["choose en or pl"]);
}

#[test]
fn shells_can_complete() {
    for (shell, part) in [("bash", "complete -F"), ("zsh", "#compdef orrery"), ("fish", "complete -c orrery")]
    {
        let script = says(&["completions", shell]);
        assert!(script.contains(part) && script.contains("simulate"), "{script}");
    }
    refuses(&["completions", "tcsh"], &["choose bash, zsh or fish"]);
    assert!(says(&["completions", "--help"]).contains("Examples"));
}

/// What a sequential test says, as JSON.
fn sequential(args: &[&str]) -> Value {
    let fixed = ["simulate", "connect-four", "--seed", "5", "--json", "--jobs", "2"];
    json(&says(&[&fixed, args].concat()))
}

#[test]
fn a_sequential_test_plays_until_it_is_clear() {
    let better = sequential(&["--seats", "greedy,random", "--sprt", "60", "--games", "400"]);
    assert_eq!(better["sprt"]["verdict"], "reached");
    let games = better["games"].as_u64().unwrap();
    assert!(games < 100, "it is clear soon: {games}");
    let worse = sequential(&["--seats", "random,greedy", "--sprt", "60", "--games", "400"]);
    assert_eq!(worse["sprt"]["verdict"], "missed");
    let open = sequential(&["--seats", "random,random", "--sprt", "55", "--games", "8"]);
    assert_eq!((&open["sprt"]["verdict"], open["games"].as_u64()), (&Value::from("open"), Some(8)));
    for (lang, words) in [("en", "rather than 50.0%"), ("pl", "raczej 60,0%")] {
        let said =
            says(&["simulate", "connect-four", "--seats", "greedy,random", "--sprt", "60", "--lang", lang]);
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn a_sequential_test_goes_on_from_its_file() {
    let file = folder("sequential").join("games.jsonl");
    let file = file.to_str().unwrap();
    let seats = ["--seats", "random,random", "--sprt", "55", "--keep", file];
    let half = sequential(&[&seats[..], &["--games", "16"]].concat());
    assert_eq!(half["games"], 16);
    // Somebody stopped it while it was writing.
    let mut text = fs::read_to_string(file).unwrap();
    text.push_str("{\"games\":");
    fs::write(file, text).unwrap();
    let mut whole = sequential(&[&seats[..], &["--games", "40"]].concat());
    let mut once = sequential(&["--seats", "random,random", "--sprt", "55", "--games", "40"]);
    for result in [&mut whole, &mut once] {
        result["seconds"] = Value::Null;
    }
    assert_eq!(whole, once);
    let other = ["simulate", "connect-four", "--seats", "greedy,random", "--sprt", "55", "--keep", file];
    refuses(&other, &["holds other games"]);
}
