//! Every reason has its rule and its words.

use orrery_core::words::Words;
use orrery_core::{Lang, Reason, Seat};
use orrery_transgalactica::effects::{Cost, Filter, Lack, Missing, Missions, Need};
use orrery_transgalactica::ids::{Area, Colour, MissionType, PlanetType, Track, Worker};
use orrery_transgalactica::{Refusal, tra};

fn texts(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../locales/en.ftl"),
        Lang::Pl => include_str!("../../locales/pl.ftl"),
    }
}

fn said(refusal: Refusal, lang: Lang) -> String {
    let reason: Reason = refusal.into();
    Words::new(texts).try_say(lang, &reason.text).unwrap_or_else(|unsaid| panic!("{unsaid:?}"))
}

#[test]
fn every_reason_has_words_in_both_languages() {
    for key in Refusal::KEYS {
        for lang in Lang::ALL {
            assert!(texts(lang).contains(&format!("\n{key} =")), "{lang}: {key}");
        }
    }
    for lang in Lang::ALL {
        let words = texts(lang).lines().filter(|line| line.starts_with("refusal-")).count();
        assert_eq!(words, Refusal::KEYS.len(), "{lang}: words without a reason");
    }
}

/// TRA-7, TRA-215: what is missing, and how many credits would do.
#[test]
fn a_payment_says_what_is_missing() {
    let cost = Cost { energy: 2, credit: 1, ..Cost::default() };
    let refusal =
        Refusal::CannotPayExchange { cost, missing: Cost { energy: 1, ..Cost::default() }, credits: 1 };
    assert_eq!(Reason::from(refusal).rule, tra(7));
    let said = said(refusal, Lang::En);
    assert!(
        said.contains("2 energy") && said.contains("1 credit") && said.contains("Missing: 1 energy"),
        "{said}"
    );
}

/// TRA-89, TRA-93, TRA-278: everything that is missing is named.
#[test]
fn nothing_possible_says_all_that_is_missing() {
    let mut missing = Missing::default();
    for lack in [Lack::Step(Track::Technology), Lack::Marker, Lack::Marker, Lack::Level(Track::Technology, 4)]
    {
        missing.note(lack);
    }
    let refusal = Refusal::NothingPossible { rule: 93, missing };
    assert_eq!(Reason::from(refusal).rule, tra(93));
    let said = said(refusal, Lang::En);
    assert_eq!(said.matches("marker").count(), 1, "{said}");
    assert!(said.contains("technology 4"), "{said}");
}

/// TRA-30 to TRA-33
#[test]
fn each_worker_has_its_own_rule() {
    for (worker, rule) in [(Worker::Captain, 30), (Worker::Crew, 31), (Worker::Lieutenant, 32)] {
        assert_eq!(Reason::from(Refusal::WrongWorker { worker }).rule, tra(rule));
    }
}

/// TRA-88, TRA-204, TRA-229: reasons with names and amounts can be said.
#[test]
fn amounts_and_names_are_said() {
    let needs = [
        Need::Level(Track::Trade, 4),
        Need::Outposts(Filter::All, 1),
        Need::Outposts(Filter::Colour(Colour::Grey), 2),
        Need::Outposts(Filter::Type(PlanetType::Mining), 1),
        Need::Outposts(Filter::TradeLevel, 2),
        Need::DifferentColours(3),
        Need::SameColour(2),
        Need::AnyColours([Colour::Grey, Colour::Yellow].into_iter().collect(), 2),
        Need::Types([PlanetType::Action, PlanetType::Wild].into_iter().collect()),
        Need::Pirates(3),
        Need::Missions(Missions::All, 2),
        Need::Missions(Missions::Of(MissionType::War), 3),
        Need::MissionTypes([MissionType::War, MissionType::Culture].into_iter().collect()),
        Need::Technologies(3),
    ];
    for lang in Lang::ALL {
        for needs in needs {
            for refusal in [Refusal::Requirement { needs, has: 0 }, Refusal::DecreeUnmet { needs, has: 1 }] {
                assert!(!said(refusal, lang).is_empty());
            }
        }
        let used = Refusal::SpaceUsed { area: Area::Trade, who: Seat::new(1) };
        assert!(!said(used, lang).is_empty());
    }
}
