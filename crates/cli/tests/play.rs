//! `orrery play`, in a terminal and without one.

use std::path::Path;
use std::process::Command;

use crate::common::{self, ORRERY, answers, file, folder, refuses, says};

/// Somebody in front of a real terminal: see `play/play.py` for what is looked at.
fn in_a_terminal(scenario: &str, lang: &str) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/play/play.py");
    let folder = folder(&format!("terminal_{scenario}_{lang}"));
    let output = Command::new("python3")
        .args([script.as_os_str(), ORRERY.as_ref(), scenario.as_ref(), lang.as_ref(), folder.as_os_str()])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("python3 cannot be started; install Python 3 (for instance `apt install python3`)");
    let said = String::from_utf8_lossy(&output.stdout);
    let fault = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("lines typed"), "{scenario} in {lang}: {said}{fault}");
}

#[test]
fn a_whole_game_in_a_terminal_in_english() {
    in_a_terminal("whole", "en");
}

#[test]
fn a_whole_game_in_a_terminal_in_polish() {
    in_a_terminal("whole", "pl");
}

#[test]
fn four_seats_fit_a_small_terminal() {
    in_a_terminal("four", "en");
    in_a_terminal("four", "pl");
}

#[test]
fn a_curtain_hides_hands_from_each_other() {
    in_a_terminal("curtain", "en");
    in_a_terminal("curtain", "pl");
}

#[test]
fn a_game_can_be_left_politely_and_without_colours() {
    in_a_terminal("end", "en");
    in_a_terminal("end", "pl");
}

/// Enough answers for every game: the first one is always possible.
fn first_answers() -> String {
    "1\n".repeat(500)
}

/// Plain text: no escape codes, and no message without words.
fn plain(said: &str) {
    assert!(!said.contains('\x1b'), "escape codes in a pipe: {said}");
    assert!(!said.contains('⟨'), "something has no words: {said}");
}

/// Every question leaves a choice: with bots alone a pause tells nobody anything.
fn leaves_a_choice(said: &str) {
    let questions = said.split("Seat 1> ").filter_map(|before| Some(before.rsplit_once("── Seat 1 ")?.1));
    for question in questions {
        let possible = question.split("Not possible now").next().unwrap_or_default();
        assert!(possible.contains("  2 "), "only one answer: {question}");
    }
}

#[test]
fn every_game_can_be_played_through_a_pipe() {
    for game in orrery_registry::all() {
        let (fewest, most) = game.seats();
        for (lang, seats, winner) in
            [("en", most, ["The winner: ", "shared: "]), ("pl", fewest.max(2), ["Wygrywa ", "zwycięstwo: "])]
        {
            let seats = vec!["greedy"; usize::from(seats) - 1].join(",");
            let args = ["play", game.id(), "--seats", &format!("me,{seats}"), "--seed", "4", "--lang", lang];
            let said = answers(&args, &first_answers());
            plain(&said);
            leaves_a_choice(&said);
            assert!(winner.iter().any(|winner| said.contains(winner)), "{} in {lang}: {said}", game.id());
        }
    }
}

#[test]
fn free_actions_are_listed_apart() {
    let args =
        ["play", "andromeda", "--seats", "me,greedy", "--seed", "4", "--options", "{\"turn_limit\":4}"];
    let said = answers(&args, &first_answers());
    let heading = "Free actions, which leave the question open:";
    let mut found = 0;
    for question in said.split("── Seat 1 ").skip(1) {
        let question = question.split("Seat 1> ").next().unwrap_or_default();
        let answers = question.split("Not possible now").next().unwrap_or_default();
        let (answers, free) = answers.split_once(heading).unwrap_or((answers, ""));
        assert!(!answers.contains("Recruit a leader from"), "{question}");
        found += usize::from(free.contains("Recruit a leader from"));
        // Numbers go on, so that the first answer is always number 1.
        assert!(answers.contains("  1 "), "{question}");
    }
    assert!(found > 0, "no leader was to be recruited: {said}");
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let args = ["play", "orion", "--seats", "me,search:20", "--seed", "11"];
    assert_eq!(answers(&args, &first_answers()), answers(&args, &first_answers()));
}

#[test]
fn bots_can_be_watched() {
    let said = says(&["play", "orion", "--seats", "random,greedy", "--seed", "2"]);
    plain(&said);
    assert!(said.contains("Seat 2 draws 5 cards.") && said.contains("The winner: "), "{said}");
    assert!(!said.contains("Cards drawn by"), "a spectator sees what was drawn: {said}");
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    let said = answers(&["play", "connect-four", "--seats", "me,random", "--seed", "1"], "4\n");
    assert!(said.contains("Seat 1 drops a disc into column 4") && said.ends_with("Goodbye!\n"), "{said}");
}

#[test]
fn a_refused_answer_is_explained_with_its_rule() {
    let drops = "1\n".repeat(6) + "why 7\n";
    let args = ["play", "connect-four", "--seats", "me,me", "--seed", "1"];
    // Each answer is followed by the line that passes the keyboard on.
    let said = answers(&args, &("\n".to_owned() + &drops.replace("1\n", "1\n\n")));
    assert!(said.contains("C4-4 Column 1 is full: it holds 6 discs."), "{said}");
    assert!(said.contains("The rule says: "), "{said}");
}

#[test]
fn answers_can_be_written_as_records_do() {
    let args = ["play", "connect-four", "--seats", "me,random", "--seed", "1"];
    let said = answers(&args, "drop 4\ndrop 9\nwhy drop 4\nundoo\n");
    assert!(said.contains("Seat 1 drops a disc into column 4"), "{said}");
    assert!(said.contains("`drop 9` is not understood"), "{said}");
    assert!(said.contains("this is possible") && said.contains("did you mean `undo`?"), "{said}");
}

#[test]
fn a_game_goes_on_where_it_was_saved() {
    let path = folder("play_saved").join("game.json");
    let path = path.to_str().expect("the path is plain");
    let args = ["play", "connect-four", "--seats", "me,greedy", "--seed", "5", "--save", path];
    let said = answers(&args, "4\n4\nsave /no/such/folder/game.json\n");
    assert!(said.contains("could not be saved") && said.contains(&format!("is saved in {path}")), "{said}");
    let said = answers(&["play", "connect-four", "--load", path], "log\n");
    assert!(said.contains("Seat 1 drops a disc into column 4"), "{said}");
    let fresh = ["play", "connect-four", "--seats", "me,greedy", "--seed", "6"];
    let said = answers(&fresh, &format!("load {path}\nload nowhere.json\nquit\n"));
    assert!(said.contains("goes on as it was saved") && said.contains("cannot be loaded"), "{said}");
    refuses(&["play", "orion", "--load", path], &["connect-four", "orion"]);
    refuses(
        &["play", "connect-four", "--load", path, "--seats", "me,greedy,greedy"],
        &["2 seats", "names 3"],
    );
}

#[test]
fn a_finished_game_is_shown_and_left() {
    let path = file("play_finished", "game.json", common::won().to_string());
    let said = says(&["play", "connect-four", "--load", &path]);
    assert!(said.contains("Seat 1 has four in a line. The winner: Seat 1."), "{said}");
}

#[test]
fn a_pack_brings_its_own_words() {
    let path = file("play_pack", "en.ftl", "label-drop = Plonk into { $column }\n");
    let folder = path.trim_end_matches("en.ftl");
    let said = answers(&["play", "connect-four", "--seats", "me,random", "--pack", folder], "quit\n");
    assert!(said.contains("Plonk into 4"), "{said}");
}

#[test]
fn a_hint_names_three_answers_with_their_chances() {
    let said = answers(&["play", "connect-four", "--seats", "me,random", "--seed", "1"], "hint\n");
    assert_eq!(said.matches("you win in").count(), 3, "{said}");
    assert!(said.contains("Then perhaps Seat 2: Drop a disc"), "{said}");
}

#[test]
fn a_record_without_its_secret_cannot_be_played_on() {
    let mut record = common::record(&[1, 2]);
    record["dice"]["secret"] = serde_json::Value::Null;
    let path = file("play_no_secret", "game.json", record.to_string());
    refuses(&["play", "connect-four", "--load", &path], &["secret of its dice", "orrery replay"]);
}

/// The command that runs one of the programs with which outside bots are tested.
fn program(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/tests/programs");
    format!("exec:python3 '{}'", folder.join(name).display())
}

#[test]
fn programs_play_and_whatever_they_do_the_game_goes_on() {
    let play = |first: &str, lang: &str, patience: &str| {
        let seats = format!("{},{}", program(first), program("good.py"));
        let seats = [
            "play",
            "connect-four",
            "--seats",
            &seats,
            "--seed",
            "1",
            "--lang",
            lang,
            "--patience",
            patience,
        ];
        let said = says(&seats);
        plain(&said);
        assert!(said.contains("Four in a line") || said.contains("Cztery w linii"), "{first}: {said}");
        // Where lines break does not matter here.
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(!play("good.py", "en", "30").contains("stand-in"));
    let said = play("crashes.py", "en", "30");
    assert!(said.contains("Seat 1: the program has ended (exit code 1"), "{said}");
    assert!(said.contains("I have lost my head") && said.contains("From now on a stand-in plays"), "{said}");
    assert!(play("hangs.py", "pl", "0.3").contains("Miejsce 1: program nie odpowiedział w ciągu 0.3 s"));
    let said = play("nonsense.py", "en", "30");
    assert!(said.contains("`abracadabra and more`") || said.contains("`abracadabra`"), "{said}");
}

#[test]
fn bad_input_is_refused_in_a_sentence() {
    refuses(&["play", "orin"], &["did you mean `orion`?"]);
    refuses(&["play", "orion", "--seats", "me"], &["orion", "not by 1"]);
    refuses(&["play", "orion", "--seats", "me,strong"], &["`strong` is nobody", "exec:COMMAND"]);
    refuses(&["play", "orion", "--seats", "me,exec:"], &["exec:./mybot"]);
    refuses(&["play", "orion", "--seats", "me,exec:./no-such-bot"], &["`./no-such-bot` cannot be started"]);
    refuses(&["play", "orion", "--options", "{"], &["--options wants a JSON object"]);
    refuses(&["play", "orion", "--options", "{\"rounds\":99}"], &["rounds"]);
    refuses(&["play", "orion", "--load", "no-such-file.json"], &["cannot read", "check the path"]);
    refuses(&["play", "orion", "--patience", "0"], &["from 0.01 to 3600"]);
    refuses(&["play", "orion", "--lang", "de"], &["choose en or pl"]);
}

/// The teacher speaks before each question, goes on with the saved game, and says so when the learner goes another way.
#[test]
fn a_first_game_is_guided_in_a_terminal() {
    let record = folder("guided").join("game.json");
    let record = record.to_str().expect("a path of letters");
    for (lang, teacher, markers, attacked, free) in [
        ("en", "Teacher: Welcome!", "medium level", "has attacked you", "ask for advice"),
        ("pl", "Nauczyciel: Witaj!", "średni poziom", "atakuje cię", "podpowiedz"),
    ] {
        let begin = ["play", "orion", "--guide", "--lang", lang, "--save", record];
        let plain = |said: String| said.split_whitespace().collect::<Vec<_>>().join(" ");
        let said = plain(answers(&begin, "discard 10\ndone\nbuild 13 sys1\n"));
        assert!(said.contains(teacher) && said.contains(markers) && said.contains(attacked), "{said}");
        assert!(said.contains("→"), "something is proposed: {said}");
        // Left and resumed.
        let resume = ["play", "orion", "--guide", "--lang", lang, "--load", record];
        let said = plain(answers(&resume, "propaganda\n"));
        assert!(said.contains(attacked) && !said.contains(teacher), "{said}");
        let after = said.rsplit_once(attacked).map_or("", |(_, after)| after);
        assert!(after.contains("hint") || after.contains(free), "{after}");
    }
    refuses(&["play", "connect-four", "--guide"], &["no guided first game", "--guide"]);
}
