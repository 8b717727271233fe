//! Effects of technologies, developments, discoveries and bonuses, carried out one by one.

use orrery_core::procedure::{Frames as _, Script};
use orrery_core::{ById, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::Eclipse;
use crate::changes::Out;
use crate::effects::{Bundle, Effect, Place};
use crate::event::Event;
use crate::ids::{DevelopmentId, DiscoveryId, Resource, SectorId, ShrineSet, TechnologyId, Unit};
use crate::procedures::ancient_part::AncientPart;
use crate::procedures::artifact::Artifact;
use crate::procedures::discovery::Discovery;
use crate::procedures::free_technology::FreeTechnology;
use crate::procedures::token_sector::TokenSector;
use crate::refusal::Refusal;
use crate::state::State;

/// What effects come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum From {
    /// A technology.
    Technology(TechnologyId),
    /// A development.
    Development(DevelopmentId),
    /// A discovery.
    Discovery(DiscoveryId),
    /// A complete set of shrines.
    Bonus(ShrineSet),
}

/// Effects under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Effects {
    /// What they come from.
    pub from: From,
    /// How many are done.
    pub at: u8,
    /// Where they take place.
    pub sector: SectorId,
}

/// A discovery from the stack (ECL-87).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Revelation;

impl From {
    /// The list.
    pub fn effects(self, game: &Eclipse) -> &[Effect] {
        let content = &game.content;
        match self {
            Self::Technology(technology) => &content.technologies[technology].then,
            Self::Development(development) => &content.developments[development].then,
            Self::Discovery(discovery) => &content.discoveries[discovery].then,
            Self::Bonus(set) => &content.bonus(set).then,
        }
    }
}

/// Amounts as the rules count them.
pub(crate) fn bundle(bundle: Bundle) -> ById<Resource, u8> {
    ById::new([bundle.money, bundle.science, bundle.materials])
}

impl Script<Eclipse> for Effects {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let effects = self.from.effects(game);
        let Some(effect) = effects.get(usize::from(self.at)) else { return };
        if usize::from(self.at) + 1 < effects.len() {
            t.stack.push(seat, Self { at: self.at + 1, ..self });
        }
        match effect {
            Effect::Gain(goods) => game.gain(t, seat, bundle(*goods), out),
            Effect::GainPerArtifact(amount) => {
                let sectors = t.players[seat].controls.iter();
                let left = sectors.map(|sector| game.artifacts(t, sector)).sum();
                t.stack.push(seat, Artifact { left, amount: *amount });
            }
            Effect::Discs(count) => {
                let count = (*count).min(t.players[seat].reserve);
                t.players[seat].reserve -= count;
                t.players[seat].discs += count;
                out.tell_all(|| Event::DiscsGained(seat, count));
            }
            Effect::ProsperityDisc => {
                t.players[seat].discs += 1;
                out.tell_all(|| Event::DiscsGained(seat, 1));
            }
            Effect::FreeTechnology => t.stack.push(seat, FreeTechnology),
            Effect::Spawn(unit) => {
                t.players[seat].unbuilt[*unit] -= 1;
                Eclipse::add_ships(t, seat, self.sector, *unit, 1);
                out.tell_all(|| Event::Spawned(seat, *unit, self.sector));
            }
            Effect::AncientPart(name) => {
                let part = game.content.parts.named(name).expect("a checked effect names a part");
                t.stack.push(seat, AncientPart { part });
            }
            Effect::Token { token, to } => {
                let token = game.content.tokens.named(token).expect("a checked effect names a token");
                match to {
                    Place::Here => game.put_token(t, seat, token, self.sector, out),
                    Place::Controlled => t.stack.push(seat, TokenSector { token }),
                }
            }
            Effect::UnlockPart(_)
            | Effect::UnlockUnit(_)
            | Effect::UnlockSquares(_)
            | Effect::Ability(_)
            | Effect::MoreBuilds(_)
            | Effect::Slot(_) => game.grant(t, seat, effect),
        }
    }
}

impl Script<Eclipse> for Revelation {
    fn run(self, game: &Eclipse, t: &mut State, seat: Seat, out: &mut Out<'_>) {
        let _ = game;
        out.tell_all(|| Event::Revelation(seat));
        if Eclipse::discoveries_left(t, out) > 0 {
            (t.found, t.found_of) = (t.shuffled().unseen.draw(out.chance()), t.shuffle);
            let sector = t.players[seat].home;
            t.stack.push(seat, Discovery { sector, revelation: true });
        }
    }
}

impl Eclipse {
    /// What somebody has for good.
    pub(crate) fn grant(&self, t: &mut State, seat: Seat, effect: &Effect) {
        let player = &mut t.players[seat];
        match effect {
            Effect::UnlockPart(name) => {
                player.parts.put(self.content.parts.named(name).expect("a checked effect names a part"));
            }
            Effect::UnlockUnit(unit) => player.units.put(*unit),
            Effect::UnlockSquares(resource) => player.squares.put(*resource),
            Effect::Ability(ability) => player.abilities.put(*ability),
            Effect::MoreBuilds(count) => player.more_builds += count,
            Effect::Slot(_) => player.more_slots += 1,
            Effect::Gain(_)
            | Effect::GainPerArtifact(_)
            | Effect::Discs(_)
            | Effect::ProsperityDisc
            | Effect::FreeTechnology
            | Effect::Spawn(_)
            | Effect::AncientPart(_)
            | Effect::Token { .. } => {}
        }
    }

    /// Whether the front of a discovery can be used (ECL-64 to ECL-66, ECL-87, R77).
    pub(crate) fn check_use(
        &self,
        t: &State,
        seat: Seat,
        discovery: DiscoveryId,
        sector: SectorId,
    ) -> Result<(), Refusal> {
        let owned = t.sectors[sector].owner == Some(seat);
        for effect in From::Discovery(discovery).effects(self) {
            match effect {
                Effect::FreeTechnology if self.cheapest(t, seat).is_none() => {
                    return Err(Refusal::CannotUse { rule: 65 });
                }
                Effect::Spawn(unit) if !self.can_spawn(t, seat, *unit) => {
                    return Err(Refusal::CannotUse { rule: 64 });
                }
                Effect::Spawn(_) | Effect::Token { to: Place::Here, .. } if !owned => {
                    return Err(Refusal::CannotUse { rule: 87 });
                }
                Effect::Token { token, .. } => {
                    let token = self.content.tokens.named(token).unwrap_or_default();
                    if self.content.tokens[token].orbital && self.has_orbital(t, sector) {
                        return Err(Refusal::CannotUse { rule: 66 });
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether a unit can come from the reserve (ECL-64).
    fn can_spawn(&self, t: &State, seat: Seat, unit: Unit) -> bool {
        self.kit(t, seat).costs[unit].is_some() && t.players[seat].unbuilt[unit] > 0
    }

    /// The printed cost of the cheapest ordinary technologies that a player can take (ECL-65).
    pub(crate) fn cheapest(&self, t: &State, seat: Seat) -> Option<u8> {
        let eligible = t.offer.kinds().filter(|technology| self.is_eligible(t, seat, *technology));
        eligible.map(|technology| self.content.technologies[technology].cost).min()
    }

    /// Whether a technology is ordinary, not owned and fits (ECL-65).
    pub(crate) fn is_eligible(&self, t: &State, seat: Seat, technology: TechnologyId) -> bool {
        let track = self.content.technologies[technology].class.track();
        !t.players[seat].technologies.contains(technology)
            && track.is_some_and(|track| Self::has_room(t, seat, track))
    }

    /// Puts a token on a sector (ECL-66, ECL-67, ECL-85).
    pub(crate) fn put_token(
        &self,
        t: &mut State,
        seat: Seat,
        token: crate::ids::TokenId,
        sector: SectorId,
        out: &mut Out<'_>,
    ) {
        t.sectors[sector].tokens.put(token);
        if self.content.tokens[token].portal {
            t.portals.put(sector);
        }
        out.tell_all(|| Event::Token(seat, token, sector));
    }

    /// What becomes of a discovery that was used (ECL-61, ECL-67, ECL-69).
    pub(crate) fn dispose(&self, t: &mut State, seat: Seat, discovery: DiscoveryId) {
        let stays = From::Discovery(discovery)
            .effects(self)
            .iter()
            .any(|effect| matches!(effect, Effect::AncientPart(_) | Effect::Token { .. }));
        if stays {
            return;
        }
        if self.kit(t, seat).keeps_used {
            t.players[seat].used += 1;
            t.players[seat].shown.put(discovery);
        } else {
            t.discarded.put(discovery);
        }
    }

    /// Tells everybody but one seat what it may not know, and that seat the rest.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        self.everybody().without(seat)
    }
}
