//! Content packs: rows of a user's own, and what is said about rows that do not fit.

use std::sync::Arc;

use orrery_testkit::Acts as _;

use crate::support::{Scene, card, plain, race, res, seat};
use orrery_core::Publish as _;
use orrery_core::content::{Pack, PackErrors};
use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{GameObject, Lang, Text};
use orrery_orion::Orion;
use orrery_orion::content::{Content, Effects, StructureRow};
use serde_json::json;

/// A pack of these files.
fn pack(files: &[(&str, &str)]) -> Pack {
    Pack::new(files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())))
}

/// What is said about a pack that does not fit.
fn errors(files: &[(&str, &str)]) -> PackErrors {
    match Content::load(&pack(files)) {
        Ok(_) => panic!("{files:?} should be refused"),
        Err(errors) => errors,
    }
}

/// File, line and reason of the only error of a pack.
fn only_error(files: &[(&str, &str)]) -> (String, usize, String) {
    let PackErrors(mut found) = errors(files);
    assert_eq!(found.len(), 1, "{found:?}");
    let error = found.remove(0);
    (error.file, error.line, error.reason)
}

/// The only error of a pack with these structures: its line, and its reason with the words expected in it.
fn structure_error(text: &str, line: usize, words: &str) {
    let (file, found, reason) = only_error(&[("structures.ron", text)]);
    assert_eq!(file, "structures.ron");
    assert!(reason.contains(words), "{reason}");
    assert_eq!(found, line, "{reason}");
}

/// The structures of the built-in content but this one, in a form that can be compared.
fn others(content: &Content, but: &str) -> Vec<String> {
    let rows = content.structures.iter().filter(|(_, row)| row.id != but);
    rows.map(|(card, row)| format!("{card} {:?}", without_blocks(row))).collect()
}

/// A row without its effects, whose blocks are numbered anew in every content.
fn without_blocks(row: &StructureRow) -> StructureRow {
    StructureRow { effects: Effects::default(), ..row.clone() }
}

/// A Titan that costs nothing but 1 food and brings points instead of despair.
const TITAN: &str = r#"[
    // My own Titan.
    (
        no: 19, id: "titan", colour: Red, copies: 3,
        cost: (food: 1), points: 7, produces: (production: 2),
        effects: (after_build: [Gain(Points, 3)]),
        source: "mine",
    ),
]"#;

// Packs that fit.

/// ORI-64, ORI-108: a row of a pack replaces the built-in row with its id, and nothing else changes.
#[test]
fn a_pack_changes_the_card_that_it_names() {
    let content = Arc::new(Content::load(&pack(&[("structures.ron", TITAN)])).unwrap());
    let built_in = Orion::built_in();
    assert_eq!(others(&content, "titan"), others(&built_in, "titan"));
    assert_eq!(content.structures[card("titan")].copies, 3);
    assert_eq!(content.deck().len(), 91);
    assert_ne!(content.fingerprint(), built_in.fingerprint());

    let mut s = Scene::of(content, 2, plain());
    s.stock(1, 1, 0, 0).system(2, 1, &["cruiser"]).hand(1, &["titan"]).act(1, "build titan sys1");
    assert_eq!((s.at(1).stock, s.at(1).points, s.at(2).morale), (res(0, 0, 0), 3, 10));
    assert_eq!(s.score(1), 3 + 10 + 7);
    s.stock(1, 4, 0, 0).begin_round();
    assert_eq!(s.at(1).stock, res(4, 0, 2));
    // A card that the pack does not name works as ever.
    s.turn_of(1).hand(1, &["outpost_ship"]).act(1, "build outpost_ship sys2");
    assert_eq!(s.held(1).len(), 1);
}

/// ORI-9, ORI-94: races, advisors and sheet can be changed as well.
#[test]
fn a_pack_changes_races_advisors_and_sheet() {
    let races =
        r#"[(no: 1, id: "humans", sheets: 6, start: (food: 1, fleet: 2, production: 3), source: "mine")]"#;
    let advisors = r#"[(no: 6, id: "moldred", effects: (start_of_round: [Draw(4)]), source: "mine")]"#;
    let sheet = include_str!("../../content/sheet.ron").replace("propaganda: 3", "propaganda: 1");
    let files = [("races.ron", races), ("advisors.ron", advisors), ("sheet.ron", sheet.as_str())];
    let content = Arc::new(Content::load(&pack(&files)).unwrap());
    let mut s = Scene::of(Arc::clone(&content), 2, plain());
    s.stock(1, 4, 0, 0).morale(1, 2).advisor(1, "moldred").begin_round();
    assert_eq!(s.held(1).len(), 4);
    s.act(1, "propaganda");
    assert_eq!(s.at(1).morale, 3);
    assert_eq!(content.races[race("humans")].start, res(1, 2, 3));
    assert_eq!(content.races[race("alkari")].start, res(6, 4, 1), "the other races stay");
}

/// ORI-14: a new row is a new card of the deck.
#[test]
fn a_pack_adds_a_card() {
    let comet = r#"[(no: 46, id: "comet", colour: Grey, copies: 1, source: "mine")]"#;
    let content = Content::load(&pack(&[("structures.ron", comet)])).unwrap();
    assert_eq!((content.structures.iter().count(), content.deck().len()), (46, 91));
    assert_eq!(others(&content, "comet"), others(&Orion::built_in(), "comet"));
}

/// An empty pack is the game as it comes.
#[test]
fn an_empty_pack_changes_nothing() {
    let content = Content::load(&Pack::default()).unwrap();
    assert_eq!(content.fingerprint(), Orion::built_in().fingerprint());
    assert_eq!(others(&content, ""), others(&Orion::built_in(), ""));
}

// Packs with words.

/// The name of a card in both languages.
fn names(game: &dyn GameObject, id: &str) -> [String; 2] {
    let name = Text::named(format!("structure-{id}"));
    [Lang::En, Lang::Pl].map(|lang| game.words().say(lang, &name))
}

/// A pack with names of its own is played with them, and the other names stay.
#[test]
fn a_pack_has_its_own_names() {
    let built_in = Published::<Orion>::built_in();
    let files = [
        ("structures.ron", TITAN),
        ("en.ftl", "structure-titan = Colossus"),
        ("pl.ftl", "structure-titan = Kolos"),
    ];
    let game = built_in.with_pack(&pack(&files)).unwrap();
    assert_eq!(names(&*game, "titan"), ["Colossus", "Kolos"]);
    assert_eq!(names(&built_in, "titan"), ["Titan", "Tytan"]);
    assert_eq!(names(&*game, "cruiser"), names(&built_in, "cruiser"));
    let cards = |game: &dyn GameObject| game.inventory().into_iter().find(|(name, _)| *name == "structures");
    assert_eq!((cards(&*game), cards(&built_in)), (Some(("structures", 91)), Some(("structures", 90))));

    // Its text is made from its own row.
    let says = |game: &dyn GameObject, lang| {
        let titan = game
            .descriptions()
            .into_iter()
            .find(|card| card.name == Text::named("structure-titan".to_owned()));
        game.words().try_say(lang, &titan.unwrap().text).unwrap()
    };
    for lang in Lang::ALL {
        assert_ne!(says(&*game, lang), says(&built_in, lang));
    }
    assert!(says(&*game, Lang::En).contains('7'), "7 points");
}

/// At a table of the pack the questions, the record and the cards are those of the pack.
#[test]
fn a_table_is_played_with_a_pack() {
    let files = [("structures.ron", TITAN), ("pl.ftl", "structure-titan = Kolos")];
    let game = Published::<Orion>::built_in().with_pack(&pack(&files)).unwrap();
    let options = json!({"races": "all_humans", "mulligan": false, "first_player": 1});
    let tables = (0..200).map(|number| game.open(2, &options, Dice::numbered(number)).unwrap());
    let build = |candidate: &orrery_core::object::Candidate| candidate.notation == "build 19 sys1";
    let mut table =
        { tables }.find(|table| table.candidates(seat(1)).iter().any(build)).expect("a Titan in hand");
    let candidate = table.candidates(seat(1)).into_iter().find(build).unwrap();
    assert!(game.words().say(Lang::Pl, &candidate.label).contains("Kolos"));
    assert!(game.words().say(Lang::En, &candidate.label).contains("Kolos"), "one language serves both");
    table.act(seat(1), 0, "build 19 sys1").unwrap();
    assert_eq!(table.view(orrery_core::SeatSet::NOBODY)["players"][0]["points"], json!(3));

    // The record names the content, so the built-in game does not play it.
    let record = table.record();
    assert!(game.replay(&record, None).is_ok());
    assert!(Published::<Orion>::built_in().replay(&record, None).is_err());
}

/// A broken text file is named.
#[test]
fn broken_words_are_named() {
    for file in ["en.ftl", "pl.ftl"] {
        let broken = pack(&[(file, "structure-titan Kolos")]);
        let Err(PackErrors(found)) = Published::<Orion>::built_in().with_pack(&broken) else {
            panic!("a line without = should be refused");
        };
        assert_eq!(found[0].file, file);
        assert!(!found[0].reason.is_empty());
    }
}

// Packs that do not fit.

/// A row of a structure with these fields beside the usual ones.
fn row(no: u8, id: &str, rest: &str) -> String {
    format!("(no: {no}, id: \"{id}\", colour: Red, copies: 2, source: \"mine\", {rest})")
}

/// The rows one below the other; the first of them stands on line 2.
fn rows(rows: &[String]) -> String {
    format!("[\n{},\n]", rows.join(",\n"))
}

/// Text that is no RON at all is shown at its line.
#[test]
fn a_syntax_error_is_shown_at_its_line() {
    structure_error("[\n  (no: 19, id: \"titan\",\n   colour: Red copies: 2),\n]", 3, "comma");
    structure_error("[\n  (no: 19,\n   id: \"titan),\n]", 3, "string");
    let (file, ..) = only_error(&[("races.ron", "[")]);
    assert_eq!(file, "races.ron");
}

/// A field that does not exist, one that is missing, a value that does not fit.
#[test]
fn wrong_fields_are_shown_at_their_line() {
    let lines = |third: &str| format!("[\n  (\n    no: 19, id: \"titan\",\n{third}\n  ),\n]");
    let rest = "copies: 2, source: \"mine\"";
    structure_error(&lines(&format!("    color: Red, {rest},")), 4, "color");
    structure_error(&lines(&format!("    colour: Rde, {rest},")), 4, "Rde");
    structure_error(&lines("    colour: Red, copies: 300, source: \"mine\","), 4, "out of bounds");
    structure_error(&lines(&format!("    {rest},")), 5, "colour");
    structure_error(&lines(&format!("    colour: Red, {rest}, cost: (fod: 2),")), 4, "fod");
    structure_error(&lines(&format!("    colour: Red, {rest}, effects: (after_bild: []),")), 4, "after_bild");
    structure_error(
        &lines(&format!("    colour: Red, {rest}, effects: (after_build: [Gian(Food, 1)]),")),
        4,
        "Gian",
    );
}

/// A file that nobody reads is refused with the names that would be read.
#[test]
fn an_unknown_file_is_refused() {
    let (file, line, reason) = only_error(&[("structure.ron", "[]")]);
    assert_eq!((file.as_str(), line), ("structure.ron", 1));
    assert!(reason.contains("structures.ron") && reason.contains("pl.ftl"), "{reason}");
}

/// A number belongs to one row; a new row needs a new one within the range.
#[test]
fn numbers_are_not_shared() {
    let shared = rows(&[row(19, "titan", ""), row(19, "comet", "")]);
    structure_error(&shared, 3, "`comet`: no 19 belongs to `titan`");
    // A pack that gives a built-in row the number of another one is itself at fault, wherever the two stand.
    structure_error(&rows(&[row(30, "advanced_data_center", "")]), 2, "no 30 belongs to `star_fortress`");
    structure_error(&rows(&[row(1, "titan", "")]), 2, "no 1 belongs to `advanced_data_center`");
    structure_error(&rows(&[row(19, "titan", ""), row(65, "comet", "")]), 3, "1 to 64");
    structure_error(&rows(&[row(0, "comet", "")]), 2, "no 0 is outside");
    let advisor = r#"[(no: 17, id: "mentor", source: "mine")]"#;
    assert!(only_error(&[("advisors.ron", advisor)]).2.contains("1 to 16"));
}

/// An id is made of small letters, digits and underscores, for texts name cards by it.
#[test]
fn ids_are_plain() {
    structure_error(&rows(&[row(46, "Comet", "")]), 2, "letters a to z");
    structure_error(&rows(&[row(46, "red comet", "")]), 2, "letters a to z");
    structure_error(&rows(&[row(46, "", "")]), 2, "letters a to z");
}

/// ORI-37, ORI-38: fields and effects belong together.
#[test]
fn fields_and_effects_belong_together() {
    let together = "an A field and an `on_activate` effect go together";
    structure_error(&rows(&[row(19, "titan", "field: A")]), 2, together);
    structure_error(&rows(&[row(19, "titan", "effects: (on_activate: [Draw(1)])")]), 2, together);
    structure_error(&rows(&[row(19, "titan", "field: R, effects: (on_activate: [Draw(1)])")]), 2, together);
    let places = "effects: (after_attack: [May([Pay(cost: [PlaceMarker], then: [Draw(1)])])])";
    structure_error(&rows(&[row(19, "titan", places)]), 2, "needs an R field");
    let places = "effects: (after_attack: [May([PlaceMarker])])";
    structure_error(&rows(&[row(19, "titan", places)]), 2, "needs an R field");
    let advisor = r#"[(no: 5, id: "viktoria", effects: (on_activate: [Draw(1)]), source: "mine")]"#;
    assert!(only_error(&[("advisors.ron", advisor)]).2.contains(together));
    let race =
        r#"[(no: 1, id: "humans", sheets: 6, start: (), effects: (on_activate: [Draw(1)]), source: "mine")]"#;
    assert!(only_error(&[("races.ron", race)]).2.contains(together));
}

/// Values outside the board are refused.
#[test]
fn values_have_their_limits() {
    let none =
        rows(&[row(18, "orbital_batteries", ""), row(19, "titan", "").replace("copies: 2", "copies: 0")]);
    structure_error(&none, 3, "copies");
    structure_error(&rows(&[row(19, "titan", "cost: (fleet: 10)")]), 2, "at most 9");
    structure_error(&rows(&[row(19, "titan", "produces: (food: 10)")]), 2, "at most 9");
    structure_error(&rows(&[row(19, "titan", "points: 51")]), 2, "at most 50");
    let race = |rest: &str| format!("[(no: 2, id: \"alkari\", source: \"mine\", {rest})]");
    assert!(only_error(&[("races.ron", &race("sheets: 1, start: (food: 10)"))]).2.contains("at most 9"));
    assert!(only_error(&[("races.ron", &race("sheets: 0, start: ()"))]).2.contains("at least one sheet"));
}

/// The deck has room for 120 cards, and for 6 that build or activate after being built.
#[test]
fn the_deck_has_its_limits() {
    let many = |copies: &str| {
        rows(&[row(18, "orbital_batteries", ""), row(19, "titan", "").replace("copies: 2", copies)])
    };
    assert!(Content::load(&pack(&[("structures.ron", &many("copies: 32"))])).is_ok());
    structure_error(&many("copies: 33"), 3, "`titan`: the deck has 121 cards; at most 120");
    let nests = "effects: (after_build: [May([Build(from: Hand, into: Any, discount: 0)])])";
    assert!(Content::load(&pack(&[("structures.ron", &rows(&[row(19, "titan", nests)]))])).is_ok());
    let two = rows(&[row(18, "orbital_batteries", nests), row(19, "titan", nests)]);
    structure_error(&two, 3, "`titan`: 8 cards build or activate after being built");
}

/// Effects that the interpreter could not carry out are refused.
#[test]
fn effects_must_be_possible() {
    let after_build = |steps: &str| rows(&[row(19, "titan", &format!("effects: (after_build: [{steps}])"))]);
    let each = |inner: &str| after_build(&format!("ForEach(Structures(Red, OwnCards), {inner})"));
    structure_error(&each("Draw(1)"), 2, "`ForEach` repeats `Gain` or `Morale` only");
    structure_error(&each("Gain(Points, 11)"), 2, "at most 10 for each");
    structure_error(&after_build("ChooseOne([])"), 2, "1 to 6 options");
    structure_error(&after_build("May([ChooseOne([[], [], [], [], [], [], []])])"), 2, "1 to 6 options");
    structure_error(&after_build("Pay(cost: [Of(Marker, 1)], then: [])"), 2, "ReturnMarker");
    structure_error(&after_build("Exchange([(Points, 1)], [(Food, 1)])"), 2, "only resources");
}

/// ORI-130, ORI-106: an advisor who founds a system has only Always effects; a kept marker needs an R field.
#[test]
fn advisors_must_be_possible() {
    let error = |rest: &str| {
        let text = format!("[\n\n(no: 2, id: \"fulcrum_sandebar\", source: \"mine\", {rest})]");
        let (file, line, reason) = only_error(&[("advisors.ron", &text)]);
        assert_eq!((file.as_str(), line), ("advisors.ron", 3));
        reason
    };
    assert!(error("founds_system: 6").contains("1 to 5 structures"));
    assert!(
        error("founds_system: 4, effects: (start_of_round: [Draw(1)])").contains("`always` effects only")
    );
    assert!(error("keeps_marker: true").contains("R field"));
}

/// ORI-17, ORI-45: a sheet that cannot be played is shown at the line of its wrong value.
#[test]
fn sheets_must_be_possible() {
    let built_in = include_str!("../../content/sheet.ron");
    let table = [
        ("most_of_a_resource: 9", "most_of_a_resource: 12", "0 to 9"),
        ("system_size: 5", "system_size: 6", "1 to 5"),
        ("high: (markers: 5,", "high: (markers: 11,", "reserves"),
        ("low: (markers: 3,", "low: (markers: 0,", "gives a marker"),
        ("medium_from: 4", "medium_from: 8", "before the high one"),
        ("grey_draw: 4", "grey_draw: 9", "at most 8"),
        ("grey_keep: 3", "grey_keep: 5", "no more than it draws"),
        ("trade: (food: 3,", "trade: (food: 0,", "at least 1"),
        (
            "trade: (food: 3, fleet: 2, production: 1)",
            "trade: (food: 16, fleet: 16, production: 0)",
            "at least 1",
        ),
        ("contract: 3", "contract: 0", "at least 1 card"),
    ];
    for (right, wrong, words) in table {
        assert!(built_in.contains(right), "{right}");
        let text = built_in.replace(right, wrong);
        let (file, line, reason) = only_error(&[("sheet.ron", &text)]);
        assert!(file == "sheet.ron" && reason.contains(words), "{reason}");
        assert!(text.lines().nth(line - 1).unwrap().contains(wrong), "line {line} for {wrong}");
    }
}

/// All faults of a pack are told together, each with its file and line.
#[test]
fn all_faults_are_told_together() {
    let structures = rows(&[row(19, "titan", "field: A"), row(20, "landing_ship", "points: 99")]);
    let races = "[\n\n\n(no: 2, id: \"alkari\", sheets: 0, start: (), source: \"mine\")]";
    let all = errors(&[("structures.ron", &structures), ("races.ron", races)]).to_string();
    let lines: Vec<_> = all.lines().collect();
    assert_eq!(lines.len(), 3, "{all}");
    assert!(lines[0].starts_with("structures.ron:2: `titan`: "), "{all}");
    assert!(lines[1].starts_with("structures.ron:3: `landing_ship`: "), "{all}");
    assert!(lines[2].starts_with("races.ron:4: `alkari`: "), "{all}");
}

/// Two rows with one id, effects that could never happen, and changes without measure are refused.
#[test]
fn rows_that_could_not_mean_what_they_say_are_refused() {
    let twice = rows(&[row(60, "comet", ""), row(61, "comet", "")]);
    let (_, _, reason) = only_error(&[("structures.ron", &twice)]);
    assert!(reason.contains("the id stands 2 times"), "{reason}");
    let advisor = r#"[(no: 9, id: "ghost", effects: (after_build: [Draw(1)]), source: "mine")]"#;
    let (file, _, reason) = only_error(&[("advisors.ron", advisor)]);
    assert!(
        file == "advisors.ron" && reason.contains("only structures have `after_build` effects"),
        "{reason}"
    );
    let endless = rows(&[row(60, "comet", "effects: (always: [AttackCompare(200)]),")]);
    let (_, _, reason) = only_error(&[("structures.ron", &endless)]);
    assert!(reason.contains("at most 9"), "{reason}");
}

/// ORI-17, ORI-20: amounts that would make a counter overflow are refused before anything starts, and a cost names each
/// kind once, so that what is payable can be paid.
#[test]
fn amounts_stay_countable() {
    for (was, is, words) in [
        ("[Gain(Food, 2)]", "[Gain(Food, 51)]", "at most 50 at once"),
        ("[Draw(3)]", "[Draw(51)]", "at most 50 at once"),
        ("into: This, discount: 2", "into: This, discount: 200", "at most 50 at once"),
        ("[TakeDiscard(AmongTop(1))]", "[TakeDiscard(AmongTop(0))]", "AmongTop(1)"),
        ("[Of(Food, 2), Of(Production, 2)]", "[Of(Food, 2), Of(Food, 2)]", "each kind of thing once"),
    ] {
        let text = include_str!("../../content/structures.ron");
        assert!(text.contains(was), "{was}");
        let refused = errors(&[("structures.ron", &text.replacen(was, is, 1))]).to_string();
        assert!(refused.contains(words), "{refused}");
    }
    let sheet = include_str!("../../content/sheet.ron");
    for (was, is) in [("attack_cost: 2", "attack_cost: 200"), ("research: 2", "research: 200")] {
        let refused = errors(&[("sheet.ron", &sheet.replace(was, is))]).to_string();
        assert!(refused.contains("at most 50"), "{refused}");
    }
}

/// ORI-77: whoever draws more cards than fit into one line of the log is told of all of them.
#[test]
fn every_card_drawn_is_told() {
    let sheet = include_str!("../../content/sheet.ron").replace("research: 2", "research: 40");
    let content = Arc::new(Content::load(&pack(&[("sheet.ron", &sheet)])).unwrap());
    let mut s = Scene::of(content, 2, plain());
    s.act(1, "research");
    let seen = s.told.iter().filter_map(|(_, event)| match event {
        orrery_orion::Event::Saw(_, cards) => Some(cards.len()),
        _ => None,
    });
    assert_eq!((seen.sum::<usize>(), s.held(1).len()), (40, 40));
}
