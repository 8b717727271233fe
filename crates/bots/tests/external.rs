//! Programs of other people in a seat, good ones and others.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use connect_four::ConnectFour;
use orrery_bots::Spec;
use orrery_bots::external::{ExternalBot, Trouble};
use orrery_bots::object::{Bots as _, Player};
use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{GameObject as _, Publish, Seat};
use serde_json::json;

/// The command that runs one of the programs beside this file.
fn program(name: &str) -> String {
    let works = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(works, "python3 cannot be started; install Python 3 (for instance `apt install python3`)");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
    format!("python3 '{}'", path.display())
}

/// Plays a whole game in which this program has the first seat; gives the troubles that were reported.
fn play<G: Publish>(game: &Published<G>, command: &str, patience: Duration) -> Vec<Trouble>
where
    Published<G>: orrery_bots::object::Bots,
{
    let mut table = game.open(2, &json!({}), Dice::numbered(1)).expect("two can play");
    let stand_in = game.player(Spec::Greedy, 1);
    let outside = ExternalBot::start(command, game, 2, Seat::new(0), patience, stand_in).expect("it starts");
    let mut players: Vec<Box<dyn Player + '_>> = vec![Box::new(outside), game.player(Spec::Random, 2)];
    let mut troubles = Vec::new();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&*table, seat);
        troubles.extend(answer.trouble);
        table.act(seat, table.made_by(seat), &answer.notation).expect("every answer is legal");
    }
    troubles
}

fn connect_four() -> Published<ConnectFour> {
    Published::built_in()
}

const LONG: Duration = Duration::from_mins(1);

#[test]
fn a_good_program_plays_whole_games() {
    assert_eq!(play(&connect_four(), &program("good.py"), LONG), []);
    assert_eq!(play(&Published::<smugglers::Smugglers>::built_in(), &program("good.py"), LONG), []);
}

#[test]
fn a_crash_is_told_with_its_last_words() {
    let troubles = play(&connect_four(), &program("crashes.py"), LONG);
    let Some(Trouble::Ended { code: Some(1), last_words }) = troubles.first() else {
        panic!("{troubles:?}");
    };
    assert_eq!(last_words, "ValueError: I have lost my head");
    // It is started anew a few times, then the stand-in plays on without further complaints.
    assert_eq!(troubles.len(), 4, "{troubles:?}");
    assert_eq!(troubles.last(), Some(&Trouble::GivenUp));
}

#[test]
fn a_hanging_program_is_stopped() {
    let started = Instant::now();
    let patience = Duration::from_millis(300);
    let note = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hanging");
    let _ = fs::remove_file(&note);
    let command = format!("{} '{}'", program("hangs.py"), note.display());
    let troubles = play(&connect_four(), &command, patience);
    assert_eq!(troubles.first(), Some(&Trouble::Silent(patience)));
    assert_eq!(troubles.last(), Some(&Trouble::GivenUp));
    assert!(started.elapsed() < Duration::from_secs(30), "it was waited for too long");
    let processes = fs::read_to_string(&note).expect("it has noted who it is");
    for process in processes.lines() {
        let alive = Command::new("kill").args(["-0", process]).stderr(Stdio::null()).status();
        assert!(alive.is_ok_and(|status| !status.success()), "process {process} is left");
    }
}

#[test]
fn nonsense_is_told_and_replaced() {
    let troubles = play(&connect_four(), &program("nonsense.py"), LONG);
    assert!(troubles.len() >= 4, "{troubles:?}");
    for trouble in &troubles {
        assert!(matches!(trouble, Trouble::Nonsense { .. } | Trouble::Refused { .. }), "{trouble:?}");
        let told = trouble.to_string();
        assert!(!told.contains(char::is_control) && told.chars().count() < 300, "{told:?}");
    }
}

#[test]
fn what_does_not_exist_is_told_before_the_game() {
    let game = connect_four();
    let start = |command| {
        let stand_in = game.player(Spec::Greedy, 1);
        ExternalBot::start(command, &game, 2, Seat::new(0), LONG, stand_in).err()
    };
    for command in ["./no-such-program", "", "''"] {
        assert!(matches!(start(command), Some(Trouble::NotStarted { .. })), "{command}");
    }
}
