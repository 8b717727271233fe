//! What an action would be called on a button.

use orrery_core::{Seat, Text};

use crate::Andromeda;
use crate::actions::{Action, EndStep, answer};
use crate::effects::{goods_object, steps_text};
use crate::frame::{Phase, Task};
use crate::ids::{
    DestinyId, DiscoveryId, EventId, FactionId, Goods, ModuleId, ShipKind, TacticId, TokenId, UpgradeId,
};
use crate::space::Space;
use crate::state::State;

/// The key of a row's name; a label must not fail, whatever number it is given.
macro_rules! keys {
    ($($name:ident($id:ty), $rows:ident, $kind:literal;)+) => {
        impl Andromeda {
            $(
                pub(crate) fn $name(&self, id: $id) -> String {
                    let row = self.content.$rows.find(id);
                    row.map_or_else(|| "unknown-thing".to_owned(), |row| format!(concat!($kind, "-{}"), row.id))
                }
            )+
        }
    };
}

keys! {
    tactic_key(TacticId), tactics, "tactic";
    module_key(ModuleId), modules, "module";
    faction_key(FactionId), factions, "faction";
    destiny_key(DestinyId), destinies, "destiny";
    token_key(TokenId), tokens, "token";
    discovery_key(DiscoveryId), discoveries, "discovery";
    upgrade_key(UpgradeId), upgrades, "upgrade";
    event_key(EventId), events, "event";
}

impl Andromeda {
    #[allow(clippy::too_many_lines)] // One line for each action.
    pub(crate) fn label_of(&self, t: &State, seat: Seat, action: Action) -> Text {
        let task = t.stack.last().map_or(Task::Turn(Phase::Over), |frame| frame.task);
        let ship = |key: &'static str, kind: ShipKind| Text::new(key).name("ship", kind.key());
        let region =
            |key: &'static str, space: Space| Text::new(key).text("region", self.space_text(t, space));
        match action {
            Action::Faction(faction) => Text::new("label-faction").name("faction", self.faction_key(faction)),
            Action::Destiny(card) => Text::new("label-destiny").name("card", self.destiny_key(card)),
            Action::Launch(kind) => ship("label-launch", kind),
            Action::Go(space) => region("label-go", space),
            Action::Return => Text::new("label-return"),
            Action::Activate(berth) => {
                Text::new("label-activate").name("module", self.berth_key(t, seat, berth))
            }
            Action::Ship(kind, space) => {
                let key = match task {
                    Task::Escalate => "label-join",
                    Task::HitShip => "label-hit",
                    Task::ReturnShip => "label-recall",
                    _ => "label-by-ship",
                };
                region(key, space).name("ship", kind.key())
            }
            Action::Barge(kind) => ship("label-by-barge", kind),
            Action::Energy => Text::new("label-by-energy"),
            Action::Set(moon) => {
                let key = match task {
                    Task::ChooseMoon(_) => "label-claim",
                    Task::Trade(_) => "label-hand-over",
                    _ => "label-set",
                };
                Text::new(key).text("thing", self.moon_words(moon))
            }
            Action::Into(berth) if berth.row == crate::ids::Column::Industry => {
                Text::new("label-into-joint").name("module", self.berth_key(t, seat, berth))
            }
            Action::Into(berth) => Text::new("label-into").name("module", self.berth_key(t, seat, berth)),
            Action::IntoOperations => Text::new("label-into-operations"),
            Action::DiscardMoon(moon) => Text::new("label-discard-moon").text("thing", self.moon_words(moon)),
            Action::Recruit(space) => region("label-recruit", space),
            Action::Collect(space, resource) => {
                region("label-collect", space).text("goods", goods_object(Goods::just(resource, 1)))
            }
            Action::Play(card) => Text::new("label-play").name("card", self.tactic_key(card)),
            Action::Card(card) => {
                let key = match task {
                    Task::Trade(_) => "label-hand-over",
                    _ => "label-discard-card",
                };
                Text::new(key).text("thing", Text::named(self.tactic_key(card)))
            }
            Action::Use(track) => {
                let key = if task == Task::TurnUp { "label-turn-up" } else { "label-use" };
                Text::new(key).name("development", track.development_key())
            }
            Action::Token(token) => Self::thing_label(task, Text::named(self.token_key(token))),
            Action::Discovery(token) => Self::thing_label(task, Text::named(self.discovery_key(token))),
            Action::Acquire(module) => Text::new("label-acquire").name("module", self.module_key(module)),
            Action::Scrap(module) => Text::new("label-scrap").name("module", self.module_key(module)),
            Action::PassOn => Text::new("label-pass-on"),
            Action::Pay(resource) if matches!(task, Task::Trade(_)) => {
                Text::new("label-hand-over").name("thing", resource.key())
            }
            Action::Pay(resource) => {
                Text::new("label-pay").text("goods", goods_object(Goods::just(resource, 1)))
            }
            Action::Waive => Text::new("label-waive"),
            Action::Gain(resource) => Text::new("label-gain").name("resource", resource.key()),
            Action::Advance(track) => Text::new("label-advance").name("track", track.key()),
            Action::Way(way) => {
                let found = match task {
                    Task::Choose(block, at) => {
                        let place = usize::from(way.get()).checked_sub(1);
                        place.and_then(|place| answer::ways_of(self, block, at).get(place))
                    }
                    _ => None,
                };
                found.map_or(Text::new("unknown-thing"), |way| {
                    Text::new("label-way").text("effect", steps_text(way))
                })
            }
            Action::Yes => Text::new(match task {
                Task::EndIt => "label-end-battle",
                Task::Agree(..) | Task::Deal(..) => "label-agree",
                Task::Yield => "label-pay-energy",
                Task::UpgradeShip(_) => "label-build-free",
                _ => "label-yes",
            }),
            Action::RepairShip(kind) => ship("label-repair-ship", kind),
            Action::RepairShield(kind) => ship("label-repair-shield", kind),
            Action::Module(berth) => {
                let key = if matches!(task, Task::DamageModule(_)) { "label-damage" } else { "label-repair" };
                Text::new(key).name("module", self.berth_key(t, seat, berth))
            }
            Action::Build(kind) => ship("label-build", kind),
            Action::Upgrade(tile) => Text::new("label-upgrade").name("upgrade", self.upgrade_key(tile)),
            Action::Top(event) => Text::new("label-top").name("event", self.event_key(event)),
            Action::Raid(class) => Text::new("label-raid").name("raider", self.class_key(t, class)),
            Action::Spend(energy) => Text::new("label-spend").amount("count", energy.get()),
            Action::Aim => Text::new("label-aim"),
            Action::Target(other) => Text::new("label-target").seat("who", other),
            Action::TargetRaiders => Text::new("label-target-raiders"),
            Action::Die(face) => Text::new("label-die").amount("face", face.get()),
            Action::Save(kind) => ship("label-save", kind),
            Action::First(EndStep::Event) => Text::new("label-event-first"),
            Action::First(EndStep::Limits) => Text::new("label-limits-first"),
            Action::Rearrange => Text::new("label-rearrange"),
            Action::Next(berth) => Text::new("label-next").name("module", self.berth_key(t, seat, berth)),
            Action::Give => Text::new("label-give"),
            Action::Ask => Text::new("label-ask"),
            Action::Draw => Text::new("label-draw"),
            Action::Moon => Text::new("label-moon"),
            Action::Done => self.done_label(t, seat, task),
        }
    }

    fn thing_label(task: Task, thing: Text) -> Text {
        let key = match task {
            Task::Trade(_) => "label-hand-over",
            Task::Discover(_) => "label-take",
            _ => "label-use-token",
        };
        Text::new(key).text("thing", thing)
    }

    fn done_label(&self, t: &State, seat: Seat, task: Task) -> Text {
        Text::new(match task {
            Task::Window => "label-go-on",
            Task::Turn(_) => "label-all-home",
            Task::Prepare if self.fighters(t).contains(seat) => "label-no-energy",
            Task::Room(_) => "label-lose-moon",
            Task::Raid => "label-no-raid",
            Task::Damage => "label-take-damage",
            Task::PassOn(_) => "label-keep-module",
            Task::Reroll(_) => "label-throw",
            Task::Yield => "label-die-less",
            _ => "label-decline",
        })
    }
}
