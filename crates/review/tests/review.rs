//! A review adds up, says the same whenever it is made, looks at nothing that a seat could not know, and finds blunders.

use orrery_bots::Spec;
use orrery_bots::object::Bots as _;
use orrery_core::object::Published;
use orrery_core::seed::Dice;
use orrery_core::{Evaluate, GameObject as _, Lang, Publish, Record, Seat, Study};
use orrery_review::{
    Doubt, Effort, Ended, Estimate, METHOD, Plan, Review, Reviews as _, Split, Stage, Teller, Watch,
};
use serde_json::json;

/// A whole game of bots.
fn played<G: Publish + Evaluate + Study>(title: &Published<G>, seats: u8, spec: &str, dice: u64) -> Record {
    let mut table = title.open(seats, &json!({}), Dice::numbered(dice)).unwrap();
    let spec: Spec = spec.parse().unwrap();
    let mut players: Vec<_> =
        (0..seats).map(|seat| title.player(spec, dice * 10 + u64::from(seat))).collect();
    while let Some(seat) = table.awaiting().first() {
        let answer = players[seat.index()].choose(&*table, seat);
        let made = table.made_by(seat);
        table.act(seat, made, &answer.notation).unwrap();
    }
    table.record()
}

fn reviewed<G: Publish + Evaluate + Study>(title: &Published<G>, record: &Record) -> Review {
    title.review(record, Effort::LITTLE, &Watch::default()).unwrap()
}

/// What must hold of any review.
fn adds_up(review: &Review, record: &Record) {
    assert_eq!(review.method, METHOD);
    assert_eq!(review.course.len(), record.decisions.len() + 1);
    let seats = usize::from(review.seats);
    for moment in &review.course {
        assert_eq!(moment.chances.len(), seats);
        assert!(moment.chances.iter().all(|chance| (-0.001..=1.001).contains(&chance.mean)));
    }
    let end = review.course.last().unwrap();
    assert!(end.chances.iter().all(|chance| chance.error == 0.0), "the end is known");
    let whole = |split: &Split| split.start.mean + split.luck.mean + split.others.mean + split.own.mean;
    for (seat, splits) in review.splits.iter().enumerate() {
        for split in [splits.points, splits.chance] {
            assert!((whole(&split) - split.result).abs() < 1e-6, "{split:?}");
        }
        assert!((splits.chance.result - end.chances[seat].mean).abs() < 1e-6);
    }
    for (seat, costly) in review.costly.iter().enumerate() {
        for costly in costly {
            let line = &record.decisions[costly.step];
            assert_eq!((line.seat.index(), &line.action), (seat, &costly.played));
            assert_ne!(costly.played, costly.better);
            let apart = costly.chance_better.mean - costly.chance_played.mean;
            assert!((apart - costly.loss.mean).abs() < 1e-6 && costly.loss.mean > 0.0);
            assert!(
                costly.doubt == Some(Doubt::Contradicted)
                    || costly.doubt.is_some() == (costly.loss.low() <= 0.0)
            );
        }
        let losses: Vec<_> = costly.iter().map(orrery_review::Costly::expected_loss).collect();
        assert!(losses.is_sorted_by(|a, b| a >= b), "the worst first: {losses:?}");
        for costly in costly {
            let expected = costly.expected_loss();
            assert!(expected <= costly.loss.mean, "what is hardly known counts less");
            assert_eq!(expected == 0.0, costly.doubt == Some(Doubt::Contradicted));
        }
    }
    let result = record.result.as_ref().unwrap();
    for sources in &review.sources.seats {
        let total: i32 = sources.rows.iter().map(orrery_review::Source::total).sum();
        let place = result.iter().find(|place| place.seat == sources.seat).unwrap();
        assert_eq!(total, place.total, "all points come from somewhere");
    }
}

#[test]
fn reviews_of_all_kinds_of_games_add_up_and_can_be_kept() {
    let four = Published::<connect_four::ConnectFour>::built_in();
    let smugglers = Published::<smugglers::Smugglers>::built_in();
    let orion = Published::<orrery_orion::Orion>::built_in();
    let records =
        [played(&four, 2, "search:50", 1), played(&smugglers, 3, "greedy", 2), played(&orion, 2, "easy", 3)];
    let reviews =
        [reviewed(&four, &records[0]), reviewed(&smugglers, &records[1]), reviewed(&orion, &records[2])];
    for (review, record) in reviews.iter().zip(&records) {
        adds_up(review, record);
        let kept = serde_json::to_string(review).unwrap();
        let again = serde_json::to_string(&serde_json::from_str::<Review>(&kept).unwrap()).unwrap();
        assert_eq!(kept, again);
    }
    assert_eq!(reviews[0], reviewed(&four, &records[0]), "the same game is reviewed the same");
    // There are no dice in Connect Four: luck is only the noise of judging the empty board twice.
    let luck = reviews[0].splits[0].chance.luck;
    assert!(luck.mean.abs() <= luck.half() + 0.02, "{luck:?}");
    assert!(reviews[2].splits.iter().any(|split| split.points.luck.mean.abs() > 0.5), "Orion has draws");
}

/// Whoever waits sees a first result after a small part of the work, and it is as large for every game.
#[test]
fn a_first_result_comes_soon() {
    let title = Published::<orrery_orion::Orion>::built_in();
    for seats in [2, 4] {
        let record = played(&title, seats, "greedy", 7);
        let watch = Watch::default();
        let whole = title.review(&record, Effort::LITTLE, &watch).unwrap();
        let first = watch.first().expect("a first result was told");
        assert_eq!((first.stage, whole.stage), (Stage::First, Stage::Whole));
        // A decision that has been begun is looked at to its end.
        assert!(first.judged < whole.effort.first_work * 3 / 2, "{} judgements", first.judged);
        assert_eq!(first.course.len(), whole.course.len());
        assert_eq!(first.costly.len(), usize::from(seats));
        assert!(first.costly.iter().any(|costly| !costly.is_empty()), "something is suspicious");
        assert!(first.splits.is_empty() && whole.splits.len() == usize::from(seats));
        let spent = whole.effort.first_work + whole.effort.decision_work + whole.effort.luck_work;
        assert!(whole.judged < spent * 2, "{} judgements", whole.judged);
        assert_eq!(watch.so_far().as_deref(), Some(&whole));
    }
}

/// What decided a game is said in words, in both languages, without a number that nobody asked for.
#[test]
fn a_review_is_told_in_sentences() {
    let title = Published::<smugglers::Smugglers>::built_in();
    let review = reviewed(&title, &played(&title, 3, "greedy", 2));
    for lang in Lang::ALL {
        let name_of = |seat: Seat| ["Ada", "Bo", "Cy"][seat.index()].to_owned();
        let teller = Teller { lang, name_of: &name_of };
        let story = teller.story(&review);
        assert!(story.ends_with('.') && !story.contains('{') && !story.contains('±'), "{story}");
        for (seat, costly) in review.costly.iter().enumerate() {
            for costly in costly {
                let cost = teller.cost(Seat::new(seat as u8), costly);
                assert!(cost.ends_with('.') && !cost.contains('±') && !cost.contains('{'), "{cost}");
                assert!(teller.verdict(costly).contains('±'));
            }
        }
    }
}

#[test]
fn only_a_whole_game_is_reviewed_and_the_work_can_be_stopped() {
    let title = Published::<connect_four::ConnectFour>::built_in();
    let record = played(&title, 2, "random", 5);
    let mut half = record.clone();
    half.decisions.truncate(3);
    half.result = None;
    half.dice.secret = None;
    assert_eq!(title.review(&half, Effort::LITTLE, &Watch::default()), Err(Ended::NotOver));
    let watch = Watch::default();
    watch.stop();
    assert_eq!(title.review(&record, Effort::LITTLE, &watch), Err(Ended::Stopped));
    let watch = Watch::default();
    title.review(&record, Effort::LITTLE, &watch).unwrap();
    assert!(watch.share() > 0.0 && watch.share() <= 1.0);
}

/// The first player leaves three in a row open: the second does not see it, and has lost.
#[test]
fn a_move_that_loses_at_once_is_named() {
    let title = Published::<connect_four::ConnectFour>::built_in();
    let mut table = title.open(2, &json!({}), Dice::numbered(0)).unwrap();
    for (number, notation) in
        ["drop 4", "drop 4", "drop 3", "drop 3", "drop 5", "drop 5", "drop 6"].iter().enumerate()
    {
        let seat = Seat::new((number % 2) as u8);
        let legal = table.candidates(seat);
        let notation = legal.iter().find(|candidate| candidate.notation == **notation).map_or_else(
            || panic!("{notation} is none of {:?}", legal.iter().map(|c| &c.notation).collect::<Vec<_>>()),
            |candidate| candidate.notation.clone(),
        );
        table.act(seat, table.made_by(seat), &notation).unwrap();
    }
    let record = table.record();
    assert!(record.result.is_some());
    let review = title.review(&record, Effort::USUAL, &Watch::default()).unwrap();
    adds_up(&review, &record);
    let worst = &review.costly[1][0];
    assert!(worst.step == 3 || worst.step == 5, "{worst:?}");
    assert_eq!(worst.doubt, None, "{worst:?}");
    assert!(review.splits[0].chance.others.mean > 0.0, "{:?}", review.splits[0].chance);
}

/// A small version of the check in `docs/review.md`.
#[test]
fn blunders_are_found() {
    let title = Published::<smugglers::Smugglers>::built_in();
    let plan = Plan {
        games: 6,
        seats: 2,
        options: json!({}),
        bot: "search:100".parse().unwrap(),
        seed: 3,
        effort: Effort { suspects: 6, playouts: 24, more_playouts: 40, ..Effort::LITTLE },
        screened: 12,
        proved: 80,
        prover: "search:20".parse().unwrap(),
        keep: None,
    };
    let checked = title.check_reviews(&plan, &Watch::default()).unwrap();
    assert_eq!(checked.blunders.len(), 6);
    assert!(checked.blunders.iter().all(|blunder| Estimate::low(&blunder.loss) >= 0.1));
    assert!(checked.named() >= 4, "{checked:#?}");
}
