//! Orders: what a player can leave to the game, so that many can play over weeks. They follow what lies open, and tiles
//! that their owner has drawn.

use std::cmp::Reverse;

use orrery_core::procedure::Frames as _;
use orrery_core::standing_answers::{Order, OrderKind, Ordered};
use orrery_core::{Game as _, Seat, Text};

use crate::Eclipse;
use crate::actions::Action;
use crate::ids::{SectorId, Unit};
use crate::odds::Effort;
use crate::procedures::activate::Activate;
use crate::procedures::point_defense::PointDefense;
use crate::procedures::stalemate::Stalemate;
use crate::state::State;

/// Chances to win, in percent, below which ships can be ordered to retreat.
const RETREATS: [u8; 4] = [25, 40, 50, 75];

/// Ships of somebody in a sector, as an order remembers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Intruder {
    sector: SectorId,
    seat: Seat,
    ships: u8,
}

/// An order as the rules read it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Meant {
    /// Pass at every reaction.
    Never,
    /// Pass at reactions until there are more ships of others than these where the player is (ECL-38).
    Watch(Vec<Intruder>),
    /// Attack, or retreat if the chance to win is less than this (ECL-152, ECL-169).
    Fight { below: u8 },
    /// Assign dice as the odds do (R88, R91).
    Usual,
    /// Keep the best reputation tile, and give back the least (ECL-180).
    Best,
}

impl Meant {
    fn read(order: &str) -> Option<Self> {
        let mut words = order.split_whitespace();
        Some(match (words.next()?, words.next()?) {
            ("react", "never") => Self::Never,
            ("react", "watch") => Self::Watch(words.map(Intruder::read).collect::<Option<_>>()?),
            ("battle", "fight") => Self::Fight { below: 0 },
            ("battle", "retreat") => Self::Fight { below: words.next()?.parse().ok()? },
            ("dice", "usual") => Self::Usual,
            ("reputation", "best") => Self::Best,
            _ => return None,
        })
    }
}

impl Intruder {
    fn read(word: &str) -> Option<Self> {
        let mut parts = word.split('.');
        let sector = parts.next()?.parse().ok()?;
        let seat = parts.next()?.parse().ok()?;
        Some(Self { sector, seat, ships: parts.next()?.parse().ok()? })
    }

    fn word(self) -> String {
        format!("{}.{}.{}", self.sector, self.seat, self.ships)
    }
}

fn order(order: impl Into<String>, name: Text) -> Order {
    Order { order: order.into(), name }
}

impl Eclipse {
    /// Everything that can be ordered.
    pub(crate) fn order_kinds(&self, t: &State, seat: Seat) -> Vec<OrderKind> {
        let here = self.intruders(t, seat);
        let words = std::iter::once("react watch".to_owned()).chain(here.iter().map(|one| one.word()));
        let words = words.collect::<Vec<_>>().join(" ");
        let watch = Text::new(if here.is_empty() { "order-watch" } else { "order-watch-more" });
        let retreats = RETREATS.map(|below| {
            order(format!("battle retreat {below}"), Text::new("order-retreat").amount("percent", below))
        });
        let kind = |name, orders| OrderKind { name: Text::new(name), orders };
        vec![
            kind("order-react", vec![order(words, watch), order("react never", Text::new("order-never"))]),
            kind(
                "order-battle",
                retreats.into_iter().chain([order("battle fight", Text::new("order-fight"))]).collect(),
            ),
            kind("order-dice", vec![order("dice usual", Text::new("order-usual"))]),
            kind("order-reputation", vec![order("reputation best", Text::new("order-best"))]),
        ]
    }

    /// What an order comes to at the present question.
    pub(crate) fn answer_as_ordered(&self, t: &State, seat: Seat, order: &str) -> Ordered<Action> {
        let Some(meant) = Meant::read(order) else { return Ordered::Elsewhere };
        let key = self.ask(t, seat).question.key;
        let answer = match (meant, &*key) {
            (Meant::Never, "ask-turn-passed" | "ask-turn-no-disc" | "ask-end-turn") => re_pass(t, seat, &key),
            (Meant::Watch(known), "ask-turn-passed" | "ask-turn-no-disc" | "ask-end-turn") => {
                let pass = re_pass(t, seat, &key);
                if pass.is_some() && self.is_entered(t, seat, &known) {
                    return Ordered::Ends;
                }
                pass
            }
            (Meant::Fight { below }, "ask-activate") => self.fight_or_flee(t, seat, below),
            (Meant::Fight { .. }, "ask-stalemate") => {
                let unit = t.stack.nearest::<Stalemate>().map(|(_, frame)| frame.unit);
                unit.and_then(|unit| self.refuge(t, seat, unit)).map(Action::Retreat)
            }
            (Meant::Usual, "ask-assign") => self.usual_hit(t),
            (Meant::Usual, "ask-point-defense") => PointDefense::usual(t, seat).map(Action::Shoot),
            (Meant::Best, "ask-keep-reputation") => {
                let keep = Action::Keep;
                Some(if self.check(t, seat, keep).is_ok() { keep } else { Action::Done })
            }
            (Meant::Best, "ask-choose-reputation") => {
                t.drawn.kinds().max_by_key(|tile| self.content.reputation[*tile].vp).map(Action::Tile)
            }
            (Meant::Best, "ask-return-reputation") => {
                let own = t.players[seat].reputation.kinds();
                own.min_by_key(|tile| self.content.reputation[*tile].vp).map(Action::Tile)
            }
            _ => None,
        };
        answer.map_or(Ordered::Elsewhere, Ordered::Answer)
    }

    /// Ships of others where a player has a disc or ships; allies may come and go.
    fn intruders(&self, t: &State, seat: Seat) -> Vec<Intruder> {
        let own = t.players[seat].controls.union(t.players[seat].fleets);
        let others = self.seats.iter().filter(|other| !self.side(t, seat).contains(*other));
        let others: Vec<_> = others.collect();
        let ships = |sector: SectorId| {
            others.iter().map(move |other| Intruder {
                sector,
                seat: *other,
                ships: Unit::SHIPS.iter().map(|unit| t.sectors[sector].ships[*other].count(*unit)).sum(),
            })
        };
        own.iter().flat_map(ships).filter(|intruder| intruder.ships > 0).collect()
    }

    /// Whether somebody has come who was not there when the order was given, or with more ships.
    fn is_entered(&self, t: &State, seat: Seat, known: &[Intruder]) -> bool {
        let new = |intruder: &Intruder| {
            let before = known.iter().find(|one| (one.sector, one.seat) == (intruder.sector, intruder.seat));
            before.is_none_or(|before| before.ships < intruder.ships)
        };
        self.intruders(t, seat).iter().any(new)
    }

    /// Attack, or retreat if the battle is too likely to be lost.
    fn fight_or_flee(&self, t: &State, seat: Seat, below: u8) -> Option<Action> {
        let odds = (below > 0).then(|| self.odds_at(t, t.battle.sector, Effort::READER)).flatten();
        let chance = odds.and_then(|odds| odds.of(seat).map(|side| side.holds));
        let flees = chance.is_some_and(|chance| chance * 100.0 < f32::from(below));
        let unit = t.stack.nearest::<Activate>().map(|(_, frame)| frame.unit)?;
        let refuge = if flees { self.refuge(t, seat, unit) } else { None };
        Some(refuge.map_or(Action::Attack, Action::Retreat))
    }

    /// Where ships retreat to: to most of the own ships, then to the home sector.
    fn refuge(&self, t: &State, seat: Seat, unit: Unit) -> Option<SectorId> {
        let places = self.retreat_targets(t, seat, unit);
        let home = t.players[seat].home;
        places
            .iter()
            .min_by_key(|sector| (Reverse(self.all_ships(t, *sector, seat)), *sector != home, *sector))
    }
}

/// The answer of somebody who has passed and does so again.
fn re_pass(t: &State, seat: Seat, key: &str) -> Option<Action> {
    match key {
        "ask-end-turn" => {
            (t.turn.seat == seat && t.turn.reaction && t.turn.action.is_none()).then_some(Action::EndTurn)
        }
        _ => t.players[seat].passed.then_some(Action::Pass),
    }
}
