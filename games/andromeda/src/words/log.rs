//! Events as lines of the log.

use orrery_core::{Seat, Text};

use crate::Andromeda;
use crate::effects::{goods_object, goods_text};
use crate::event::Event;
use crate::ids::{Goods, PlanetId, RaiderId, ShipKind};
use crate::space::Space;

/// An event as a line of the log.
#[allow(clippy::too_many_lines)] // One line for each event.
pub(crate) fn tell(game: &Andromeda, event: &Event) -> Text {
    let who = |key: &'static str, seat: Seat| Text::new(key).seat("who", seat);
    let at = |text: Text, space: Space| text.word("space", space.word());
    let ship = |key: &'static str, seat: Seat, kind: ShipKind| who(key, seat).name("ship", kind.key());
    let dice = |text: Text, dice: &[u8]| {
        let faces: Vec<_> = dice.iter().map(ToString::to_string).collect();
        text.word("dice", faces.join(" "))
    };
    match event {
        Event::BasePlaced(base, space) => at(Text::new("log-base-placed").name("base", base.key()), *space),
        Event::PlanetPlaced(planet, space, _) => {
            at(Text::new("log-planet-placed").name("planet", game.planet_key(*planet)), *space)
        }
        Event::OrphanPlaced(space, moon) => {
            at(Text::new("log-orphan-placed").text("moon", game.moon_words(*moon)), *space)
        }
        Event::TokensLaid(tokens) => {
            let names = tokens.iter().flatten().map(|token| Text::named(game.token_key(*token)));
            Text::new("log-tokens-laid").list("tokens", names.collect())
        }
        Event::FactionsDealt(seat, dealt) => {
            let names = dealt.iter().map(|faction| Text::named(game.faction_key(faction)));
            who("log-factions-dealt", *seat).list("factions", names.collect())
        }
        Event::Sealed(seat) => who("log-sealed", *seat),
        Event::FactionIs(seat, faction) => {
            who("log-faction", *seat).name("faction", game.faction_key(*faction))
        }
        Event::TileIs(seat, tile) => who("log-tile", *seat).name("upgrade", game.upgrade_key(*tile)),
        Event::LeadersPlaced(seat, space) => at(who("log-leaders-placed", *seat), *space),
        Event::RolledForFirst(seat, rolled) => dice(who("log-rolled-first", *seat), rolled),
        Event::First(seat) => who("log-first", *seat),
        Event::DestiniesDealt(seat, dealt) => {
            let names = dealt.iter().map(|card| Text::named(game.destiny_key(card)));
            who("log-destinies-dealt", *seat).list("cards", names.collect())
        }
        Event::DestinyKept(seat, card) => who("log-destiny", *seat).name("card", game.destiny_key(*card)),
        Event::Turn(seat, number) => who("log-turn", *seat).amount("number", *number),
        Event::Gained(seat, goods) => who("log-gained", *seat).text("goods", goods_object(*goods)),
        Event::Paid(seat, goods) => who("log-paid", *seat).text("goods", goods_object(*goods)),
        Event::Excess(seat, goods) => who("log-excess", *seat).text("goods", goods_object(*goods)),
        Event::Drew(seat) => who("log-drew", *seat),
        Event::DrewCard(seat, card) => who("log-drew-card", *seat).name("card", game.tactic_key(*card)),
        Event::Discarded(seat, card) => who("log-discarded", *seat).name("card", game.tactic_key(*card)),
        Event::Played(seat, card) => who("log-played", *seat).name("card", game.tactic_key(*card)),
        Event::Points(seat, points) => who("log-points", *seat).amount("count", *points),
        Event::PointsLost(seat, points) => who("log-points-lost", *seat).amount("count", *points),
        Event::EndTriggered(Some(seat)) => who("log-end-triggered", *seat),
        Event::EndTriggered(None) => Text::new("log-turn-limit"),
        Event::LastTurns(seat) => who("log-last-turns", *seat),
        Event::MarkerMoved(left) => Text::new("log-marker").amount("count", *left),
        Event::EventPending(seat) => who("log-event-pending", *seat),
        Event::EventCard(card) => Text::new("log-event").name("event", game.event_key(*card)),
        Event::Launched(seat, kind, space) => at(ship("log-launched", *seat, *kind), *space),
        Event::BaseUsed(seat, base) => who("log-base-used", *seat).name("base", base.key()),
        Event::Claimed(seat, moon) => who("log-claimed", *seat).text("moon", game.moon_words(*moon)),
        Event::MoonRevealed(planet, moon) => Text::new("log-moon-revealed")
            .name("planet", game.planet_key(*planet))
            .text("moon", game.moon_words(*moon)),
        Event::MoonDiscarded(seat, moon) => {
            who("log-moon-discarded", *seat).text("moon", game.moon_words(*moon))
        }
        Event::MoonCashed(seat, moon) => who("log-moon-cashed", *seat).text("moon", game.moon_words(*moon)),
        Event::MoonSet(seat, moon) => who("log-moon-set", *seat).text("moon", game.moon_words(*moon)),
        Event::Recruited(seat, space) => at(who("log-recruited", *seat), *space),
        Event::LeaderSent(seat, space) => at(who("log-leader-sent", *seat), *space),
        Event::Collected(seat, space, resource) => {
            at(who("log-collected", *seat), *space).text("goods", goods_object(Goods::just(*resource, 1)))
        }
        Event::ExtraLaid(goods, spaces) => {
            let words: Vec<_> = spaces.iter().map(Space::word).collect();
            Text::new("log-extra").text("goods", goods_text(*goods)).word("spaces", words.join(", "))
        }
        Event::CardUsed(seat, track) => {
            who("log-card-used", *seat).name("development", track.development_key())
        }
        Event::CardTurnedUp(seat, track) => {
            who("log-card-turned-up", *seat).name("development", track.development_key())
        }
        Event::TokenUsed(seat, token) => who("log-token-used", *seat).name("token", game.token_key(*token)),
        Event::DiscoveryUsed(seat, token) => {
            who("log-token-used", *seat).name("token", game.discovery_key(*token))
        }
        Event::Advanced(seat, track, index) => {
            who("log-advanced", *seat).name("track", track.key()).amount("index", *index)
        }
        Event::TokenTaken(seat, token) => who("log-token-taken", *seat).name("token", game.token_key(*token)),
        Event::LookedThrough(seat, _) => who("log-looked-through", *seat),
        Event::SawTokens(tokens) => {
            let names = tokens.iter().map(|token| Text::named(game.discovery_key(*token)));
            Text::new("log-saw-tokens").list("tokens", names.collect())
        }
        Event::DiscoveryTaken(seat) => who("log-discovery-taken", *seat),
        Event::DiscoveryIs(seat, token) => {
            who("log-discovery-is", *seat).name("token", game.discovery_key(*token))
        }
        Event::Upgraded(seat, tile) => who("log-upgraded", *seat).name("upgrade", game.upgrade_key(*tile)),
        Event::Looked(seat) => who("log-looked", *seat),
        Event::SawEvent(card) => Text::new("log-saw-event").name("event", game.event_key(*card)),
        Event::Displayed(module) => Text::new("log-displayed").name("module", game.module_key(*module)),
        Event::Scrapped(module) => Text::new("log-scrapped").name("module", game.module_key(*module)),
        Event::Chosen(seat, module) => who("log-chosen", *seat).name("module", game.module_key(*module)),
        Event::Installed(seat, module) => {
            who("log-installed", *seat).name("module", game.module_key(*module))
        }
        Event::Activated(seat, module) => {
            who("log-activated", *seat).name("module", game.module_key(*module))
        }
        Event::ShipOnModule(seat, kind) => ship("log-ship-on-module", *seat, *kind),
        Event::Rearranged(seat) => who("log-rearranged", *seat),
        Event::ModuleDamaged(seat, module) => {
            who("log-module-damaged", *seat).name("module", game.module_key(*module))
        }
        Event::ModuleRepaired(seat, module) => {
            who("log-module-repaired", *seat).name("module", game.module_key(*module))
        }
        Event::ShipRepaired(seat, kind) => ship("log-ship-repaired", *seat, *kind),
        Event::ShieldRepaired(seat, kind) => ship("log-shield-repaired", *seat, *kind),
        Event::Developed(seat, planet) => {
            let track = game.content.planets[*planet].track;
            who("log-developed", *seat)
                .name("development", track.development_key())
                .name("planet", game.planet_key(*planet))
        }
        Event::Built(seat, kind) => ship("log-built", *seat, *kind),
        Event::Home(seat) => who("log-home", *seat),
        Event::ShipHome(seat, kind) => ship("log-ship-home", *seat, *kind),
        Event::RaiderTurnedUp(card) => {
            Text::new("log-raider-turned-up").name("raider", game.raider_key(*card))
        }
        Event::RaiderPlaced(card, space) => {
            at(Text::new("log-raider-placed").name("raider", game.raider_key(*card)), *space)
        }
        Event::Raided(card, space) => {
            at(Text::new("log-raided").name("raider", game.raider_key(*card)), *space)
        }
        Event::RaiderDamaged(card) => Text::new("log-raider-damaged").name("raider", game.raider_key(*card)),
        Event::RaiderGone(card) => Text::new("log-raider-gone").name("raider", game.raider_key(*card)),
        Event::MoonEaten(planet, moon) => Text::new("log-moon-eaten")
            .name("planet", game.planet_key(*planet))
            .text("moon", game.moon_words(*moon)),
        Event::Battle(space) => at(Text::new("log-battle"), *space),
        Event::Joined(seat, kind, space) => at(ship("log-joined", *seat, *kind), *space),
        Event::Truce => Text::new("log-truce"),
        Event::BattleOff => Text::new("log-battle-off"),
        Event::Left(seat) => who("log-left", *seat),
        Event::EnergyForDice(seat, energy) => who("log-energy-for-dice", *seat).amount("count", *energy),
        Event::Rolled(seat, rolled) => dice(who("log-rolled", *seat), rolled),
        Event::RaidersRolled(rolled) => dice(Text::new("log-raiders-rolled"), rolled),
        Event::BattleResult { raiders: true, .. } => Text::new("log-raiders-win"),
        Event::BattleResult { nobody: true, .. } => Text::new("log-nobody-wins"),
        Event::BattleResult { winners, .. } => {
            let names = winners.iter().map(|seat| Text::new("player").seat("who", seat));
            Text::new("log-wins").list("who", names.collect())
        }
        Event::Stolen(seat, victim, resource) => who("log-stolen", *seat)
            .seat("victim", *victim)
            .text("goods", goods_object(Goods::just(*resource, 1))),
        Event::ShieldHit(seat, kind) => ship("log-shield-hit", *seat, *kind),
        Event::ShipLost(seat, kind) => ship("log-ship-lost", *seat, *kind),
        Event::Spared(seat, kind) => ship("log-spared", *seat, *kind),
        Event::Offered(seat, mate) => who("log-offered", *seat).seat("mate", *mate),
        Event::HandedOver(from, to) => who("log-handed-over", *from).seat("mate", *to),
        Event::HandedIs(thing) => Text::new("log-handed-is").text("thing", game.thing_text(*thing)),
        Event::OfferRefused(seat) => who("log-offer-refused", *seat),
        Event::PassedOn(seat, mate, module) => {
            who("log-passed-on", *seat).seat("mate", *mate).name("module", game.module_key(*module))
        }
        Event::Ended => Text::new("ended"),
    }
}

impl Andromeda {
    fn planet_key(&self, planet: PlanetId) -> String {
        format!("planet-{}", self.content.planets[planet].id)
    }

    fn raider_key(&self, raider: RaiderId) -> String {
        format!("raider-{}", self.content.raiders[raider].id)
    }
}
