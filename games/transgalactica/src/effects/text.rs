//! Rows in words: what they do, what they ask for, what they count, what they answer to.

use orrery_core::Text;

use super::{
    Ability, Block, Condition, Cost, Counter, Effect, Event, Exploration, Filter, Ignore, Missions, Need,
    Place, Price, Purchase, Score, Triggered, Who,
};
use crate::content::Content;

/// Several texts joined by a message with a first and a next part.
fn joined(key: &'static str, parts: impl DoubleEndedIterator<Item = Text>) -> Text {
    let all = parts.rev().reduce(|next, first| Text::new(key).text("first", first).text("next", next));
    all.unwrap_or_else(|| Text::new("nothing"))
}

/// Costs of which one is paid, in words.
pub(crate) fn prices(costs: &[Cost]) -> Text {
    joined("needs-any", costs.iter().map(|cost| cost.text()))
}

/// Effects in words.
pub(crate) fn steps(effects: &[Effect]) -> Text {
    joined("does-then", effects.iter().map(effect))
}

fn ways(blocks: &[Block]) -> Vec<Text> {
    blocks.iter().map(|block| steps(&block.steps)).collect()
}

/// One effect in words.
pub(crate) fn effect(effect: &Effect) -> Text {
    let then = |key: &'static str, block: &Block| Text::new(key).text("then", steps(&block.steps));
    match effect {
        Effect::Gain(gain) => Text::new("does-gain").text("what", gain.text()),
        Effect::Pay { cost, then: block } => then("does-pay", block).text("cost", cost.text()),
        Effect::Choose(blocks) => Text::new("does-choose").list("ways", ways(blocks)),
        Effect::ChooseUpTo { most, of } => {
            Text::new("does-choose-up-to").amount("count", *most).list("ways", ways(of))
        }
        Effect::May(block) => then("does-may", block),
        Effect::IfPossible(block) => then("does-if-possible", block),
        Effect::Repeat { most, then: block, .. } => then("does-repeat", block).amount("count", *most),
        Effect::ForEach { what, then: block } => then("does-for-each", block).text("what", counter(what)),
        Effect::Advance { track, steps, price } => match price {
            Price::Normal => Text::new("does-advance").amount("steps", *steps).name("track", track.key()),
            Price::Free => Text::new("does-advance-free").amount("steps", *steps).name("track", track.key()),
            Price::Less(less) => {
                Text::new("does-advance-less").name("track", track.key()).text("less", less.text())
            }
            Price::Ways(costs) => {
                Text::new("does-advance-ways").name("track", track.key()).text("ways", prices(costs))
            }
        },
        Effect::StepThen { track, then: block } => then("does-step-then", block).name("track", track.key()),
        Effect::UnlockTrade(price) => match price {
            Price::Normal => Text::new("does-unlock"),
            Price::Free => Text::new("does-unlock-free"),
            Price::Less(less) => Text::new("does-unlock-less").text("less", less.text()),
            Price::Ways(costs) => Text::new("does-unlock-ways").text("ways", prices(costs)),
        },
        Effect::OpenTrade(level) => Text::new("does-open-trade").amount("level", *level),
        Effect::Move(count) => Text::new("does-move").amount("count", *count),
        Effect::WormholeJump => Text::new("does-jump"),
        Effect::PlaceOutpost { free: true, .. } => Text::new("does-outpost-free"),
        Effect::PlaceOutpost { at: Place::Orbited, .. } => Text::new("does-outpost-orbited"),
        Effect::PlaceOutpost { at: Place::ActionPlanet, .. } => Text::new("does-outpost-action"),
        Effect::Explore(Exploration::Both) => Text::new("does-explore-both"),
        Effect::Explore(Exploration::Either) => Text::new("does-explore-either"),
        Effect::Harvest => Text::new("does-harvest"),
        Effect::TakeMiningToken => Text::new("does-take-mining-token"),
        Effect::MineAll => Text::new("does-mine-all"),
        Effect::MinePlanets => Text::new("does-mine-planets"),
        Effect::MarkTechnology => Text::new("does-mark"),
        Effect::TakeMission => Text::new("does-take-mission"),
        Effect::CompleteMission(Ignore::Cost) => Text::new("does-complete-cost"),
        Effect::CompleteMission(Ignore::Requirements) => Text::new("does-complete-needs"),
        Effect::Mobilise(count) => Text::new("does-mobilise").amount("count", *count),
        Effect::LieutenantForCrew => Text::new("does-lieutenant"),
        Effect::Main(area) => Text::new("does-main").name("area", area.key()),
        Effect::AnyMain => Text::new("does-any-main"),
        Effect::AnySecondary => Text::new("does-any-secondary"),
        Effect::TempLevel(track, count) => {
            Text::new("does-temp-level").name("track", track.key()).amount("count", *count)
        }
        Effect::DoubleIncome { most: None } => Text::new("does-double-income"),
        Effect::DoubleIncome { most: Some(most) } => {
            Text::new("does-double-income-some").amount("count", *most)
        }
        Effect::ReuseMainSpace => Text::new("does-reuse"),
        Effect::RefreshToken => Text::new("does-refresh"),
    }
}

/// What is counted, in words.
fn counter(what: &Counter) -> Text {
    match what {
        Counter::Outposts(Filter::All) => Text::new("counts-outposts"),
        Counter::Outposts(Filter::Colour(colour)) => {
            Text::new("counts-outposts-colour").name("colour", colour.key())
        }
        Counter::Outposts(Filter::Type(kind)) => Text::new("counts-outposts-type").name("type", kind.key()),
        Counter::Outposts(Filter::TradeLevel) => Text::new("counts-outposts-trade"),
        Counter::Missions(Missions::All) => Text::new("counts-missions"),
        Counter::Missions(Missions::Of(kind)) => Text::new("counts-missions-of").name("type", kind.key()),
        Counter::Pirates => Text::new("counts-pirates"),
        Counter::Technologies => Text::new("counts-technologies"),
        Counter::Levels(tracks) => {
            let names = tracks.iter().map(|track| Text::new(track.key())).collect();
            Text::new("counts-levels").list("tracks", names)
        }
        Counter::ResourcesLeft => Text::new("counts-resources"),
        Counter::MarkersOnOwn => Text::new("counts-markers"),
        Counter::Last => Text::new("counts-last"),
    }
}

/// A condition in words.
pub(crate) fn condition(what: &Condition) -> Text {
    let need = match what {
        Condition::Level(track, level) => Need::Level(*track, *level),
        Condition::Outposts(filter, count) => Need::Outposts(*filter, *count),
        Condition::DifferentColours(count) => Need::DifferentColours(*count),
        Condition::SameColour(count) => Need::SameColour(*count),
        Condition::AnyColours(colours, count) => Need::AnyColours(colours.iter().copied().collect(), *count),
        Condition::Types(types) => Need::Types(types.iter().copied().collect()),
        Condition::Pirates(count) => Need::Pirates(*count),
        Condition::Missions(missions, count) => Need::Missions(*missions, *count),
        Condition::MissionTypes(types) => Need::MissionTypes(types.iter().copied().collect()),
        Condition::Technologies(count) => Need::Technologies(*count),
        Condition::All(parts) => return joined("needs-all", parts.iter().map(condition)),
        Condition::Any(parts) => return joined("needs-any", parts.iter().map(condition)),
    };
    need.text()
}

/// Conditions that must all hold, in words.
pub(crate) fn conditions(all: &[Condition]) -> Text {
    joined("needs-all", all.iter().map(condition))
}

/// Points at the end in words.
pub(crate) fn score(what: &Score) -> Text {
    match what {
        Score::Each { what, points, most } => {
            let key = if most.is_some() { "score-each-most" } else { "score-each" };
            let text = Text::new(key).amount("points", *points).text("what", counter(what));
            most.map_or(text.clone(), |most| text.amount("most", most))
        }
        Score::BestOf(parts) => joined("score-best-of", parts.iter().map(score)),
        Score::Sum(parts) => joined("score-sum", parts.iter().map(score)),
        Score::Objective { points, most } => {
            Text::new("score-objective-items").amount("points", *points).amount("most", *most)
        }
    }
}

fn event(what: &Event) -> Text {
    match what {
        Event::TechnologyMarked => Text::new("when-technology-marked"),
        Event::MissionTaken => Text::new("when-mission-taken"),
        Event::MissionCompleted(types) => {
            let names = types.iter().map(|kind| Text::new(kind.key())).collect();
            Text::new("when-mission-completed").list("types", names)
        }
        Event::ShipMoved => Text::new("when-ship-moved"),
        Event::ExplorationDone => Text::new("when-exploration-done"),
        Event::MiningDone => Text::new("when-mining-done"),
        Event::PlanetActionDone => Text::new("when-planet-action-done"),
        Event::SecondaryDone => Text::new("when-secondary-done"),
        Event::Step { track, who, .. } => {
            let key = if *who == Who::Owner { "when-step" } else { "when-step-anyone" };
            Text::new(key).name("track", track.key())
        }
        Event::Seated { who } => {
            Text::new(if *who == Who::Owner { "when-seated" } else { "when-seated-other" })
        }
    }
}

/// What happens by itself, in words.
pub(crate) fn triggered(what: &Triggered) -> Text {
    let events = joined("when-or", what.on.iter().map(event));
    Text::new("when-then").text("event", events).text("then", steps(&what.then.steps))
}

/// What holds all the time, in words.
pub(crate) fn ability(content: &Content, what: &Ability) -> Text {
    match what {
        Ability::Discount { of: Purchase::TradeSpace, less } => {
            Text::new("holds-discount-trade").text("less", less.text())
        }
        Ability::Discount { of: Purchase::Mission, less } => {
            Text::new("holds-discount-mission").text("less", less.text())
        }
        Ability::LevelBonus(track, count) => {
            Text::new("holds-level-bonus").name("track", track.key()).amount("count", *count)
        }
        Ability::MissionAccess(count) => Text::new("holds-mission-access").amount("count", *count),
        Ability::MissionLog(count) => Text::new("holds-mission-log").amount("count", *count),
        Ability::FreeMoves(count) => Text::new("holds-free-moves").amount("count", *count),
        Ability::WormholePrice { cost, then } => {
            Text::new("holds-wormhole-price").text("cost", cost.text()).text("then", steps(&then.steps))
        }
        Ability::Deterrence => Text::new("holds-deterrence"),
        Ability::FullSlots => Text::new("holds-full-slots"),
        Ability::ReuseMainSpaces => Text::new("holds-reuse-main-spaces"),
        Ability::VisitPlanet => Text::new("holds-visit-planet"),
        Ability::SecondaryAsMain => Text::new("holds-secondary-as-main"),
        Ability::OwnPlanet(no) => {
            let planet = content.planets.iter().find(|(_, row)| row.no == *no);
            let name = planet.map_or_else(String::new, |(_, row)| format!("planet-{}", row.id));
            Text::new("holds-own-planet").name("planet", name)
        }
        Ability::Cache { basic, advanced } => {
            Text::new("holds-cache").amount("basic", *basic).amount("advanced", *advanced)
        }
        Ability::PersonalOmni => Text::new("holds-personal-omni"),
        Ability::TopUp(goods) => {
            let names = goods.iter().map(|good| Text::new(good.key())).collect();
            Text::new("holds-top-up").list("goods", names)
        }
        Ability::SecondShip => Text::new("holds-second-ship"),
    }
}
