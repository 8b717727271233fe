//! Events as lines of the log.

use orrery_core::{Seat, Text};

use super::{automa_name, with_player};
use crate::MicroCosmos;
use crate::effects::{automa_step_text, resources_text, why_text};
use crate::event::Event;
use crate::space::Space;
use crate::state::Upgrade;

/// An event as a line of the log.
pub(crate) fn tell(game: &MicroCosmos, event: &Event) -> Text {
    let who = |key: &'static str, seat: Seat| with_player(game, Text::new(key), "who", seat);
    match event {
        Event::FirstPlayer(seat) => who("log-first-player", *seat),
        Event::Laid(planet, position) => {
            Text::new("log-laid").name("planet", game.planet_key(*planet)).name("position", position.key())
        }
        Event::InCantina(card) => Text::new("log-in-cantina").name("card", game.crew_key(*card)),
        Event::Dealt(seat, cards) => {
            let names = cards.iter().map(|card| Text::named(game.crew_key(*card))).collect();
            who("log-dealt", *seat).list("cards", names)
        }
        Event::Round(round) => Text::new("log-round").amount("round", *round),
        Event::LastRound(round) => Text::new("log-last-round").amount("round", *round),
        Event::FirstMarker(seat) => who("log-first-marker", *seat),
        Event::Gained(seat, amounts) => who("log-gained", *seat).text("what", resources_text(*amounts)),
        Event::Paid(seat, amounts) => who("log-paid", *seat).text("what", resources_text(*amounts)),
        Event::Lost(seat, amounts) => who("log-lost", *seat).text("what", resources_text(*amounts)),
        Event::Drew(seat, card) => who("log-drew", *seat).name("card", game.crew_key(*card)),
        Event::Took(seat, card) => who("log-took", *seat).name("card", game.crew_key(*card)),
        Event::Placed(seat, card, row) => {
            who("log-placed", *seat).name("card", game.crew_key(*card)).name("row", row.key())
        }
        Event::Discarded(seat, card) => who("log-discarded", *seat).name("card", game.crew_key(*card)),
        Event::Played { seat, card, acts, up } => {
            let key = match (acts, up) {
                (true, true) => "log-played-up",
                (true, false) => "log-played",
                (false, true) => "log-moved-up",
                (false, false) => "log-played-idle",
            };
            who(key, *seat).name("card", game.crew_key(*card))
        }
        Event::Token(seat, specialist) => who("log-token", *seat).name("specialist", specialist.key()),
        Event::Ready(seat, specialist) => who("log-ready", *seat).name("specialist", specialist.key()),
        Event::Upgraded(seat, Upgrade::Engines, level) => who("log-engines", *seat).amount("level", *level),
        Event::Upgraded(seat, upgrade, _) => who("log-upgraded", *seat).name("upgrade", upgrade.key()),
        Event::OutpostUnlocked(seat, points) => who("log-outpost-unlocked", *seat).amount("points", *points),
        Event::Landed(seat, space) => {
            who("log-landed", *seat).text("space", MicroCosmos::plain_space(*space))
        }
        Event::Stays(seat) => who("log-stays", *seat),
        Event::Discovered(seat, planet, position) => who("log-discovered", *seat)
            .name("planet", game.planet_key(*planet))
            .name("position", position.key()),
        Event::Raised(seat, planet, resource) => {
            who("log-raised", *seat).name("planet", game.planet_key(*planet)).name("resource", resource.key())
        }
        Event::Completed(planet) => Text::new("log-completed").name("planet", game.planet_key(*planet)),
        Event::PlanetScored(seat, space, place) => {
            who("log-planet-scored", *seat).amount("space", *space).amount("place", *place)
        }
        Event::Gathered(seat, space) => {
            who("log-gathered", *seat).text("space", MicroCosmos::plain_space(*space))
        }
        Event::Revealed(seat, survivor) => {
            who("log-revealed", *seat).name("card", game.survivor_key(*survivor))
        }
        Event::Kept(seat, survivor) => who("log-kept", *seat).name("card", game.survivor_key(*survivor)),
        Event::SentOn(seat, survivor) => who("log-sent-on", *seat).name("card", game.survivor_key(*survivor)),
        Event::Settled(seat, survivor, planet) => who("log-settled", *seat)
            .name("card", game.survivor_key(*survivor))
            .name("planet", game.planet_key(*planet)),
        Event::Founded(seat, planet, count) => {
            who("log-founded", *seat).name("planet", game.planet_key(*planet)).amount("count", *count)
        }
        Event::OutpostPlaced(seat, planet) => {
            who("log-outpost-placed", *seat).name("planet", game.planet_key(*planet))
        }
        Event::OutpostMoved(seat, from, to) => who("log-outpost-moved", *seat)
            .name("from", game.planet_key(*from))
            .name("to", game.planet_key(*to)),
        Event::OutpostScored(seat, points) => who("log-outpost-scored", *seat).amount("points", *points),
        Event::OutpostPays(seat, planet) => {
            who("log-outpost-pays", *seat).name("planet", game.planet_key(*planet))
        }
        Event::AutomaCard(card) => {
            Text::new("log-automa-card").name("card", automa_name(&game.content.automa_cards[*card].id))
        }
        Event::AutomaStep(at, step) => {
            Text::new("log-automa-step").amount("number", at + 1).text("step", automa_step_text(*step))
        }
        Event::AutomaWhy(step, why) => {
            let key = if why.is_skipped() { "log-automa-skips" } else { "log-automa-why" };
            Text::new(key).text("why", why_text(*step, *why))
        }
        Event::Ended => Text::new("ended"),
    }
}

impl MicroCosmos {
    /// A space without its planet: an event knows no table.
    fn plain_space(space: Space) -> Text {
        match space.parts() {
            None => Text::new("space-gate"),
            Some((position, spot)) => {
                Text::new("space-at").name("spot", spot.key()).name("position", position.key())
            }
        }
    }
}
