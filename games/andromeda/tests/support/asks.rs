//! Questions by the keys of their words: a test says what is asked, not which procedure asks.

use orrery_core::Text;
use orrery_core::text::Arg;

pub const WINDOW: &str = "ask-window";
pub const CHOOSE_TURN: &str = "ask-turn";
pub const MODULES: &str = "ask-modules";
pub const DESTINIES: &str = "ask-destiny";
pub const RAID: &str = "ask-raid";
pub const ESCALATE: &str = "ask-escalate";
pub const DIPLOMACY: &str = "ask-diplomacy";
pub const PREPARE: &str = "ask-prepare";
pub const GAIN_ANY: &str = "ask-gain-any";
pub const PAY: &str = "ask-pay";
pub const CHOOSE: &str = "ask-choose";
pub const MAY: &str = "ask-may";
pub const REPAIR: &str = "ask-repair";
pub const ACQUIRE: &str = "ask-acquire";
pub const SECOND: &str = "ask-second";
pub const SCRAP: &str = "ask-scrap";
pub const PASS_ON: &str = "ask-pass-on";
pub const ADVANCE_ANY: &str = "ask-advance";
pub const UPGRADE: &str = "ask-upgrade";
pub const DRAW_UP: &str = "ask-draw-up";
pub const DISCOVER: &str = "ask-discover";
pub const LOOK: &str = "ask-look";
pub const CHOOSE_MOON: &str = "ask-choose-moon";
pub const ROOM: &str = "ask-room";
pub const RECRUIT: &str = "ask-recruit";
pub const DISCARD_CARDS: &str = "ask-discard";
pub const EXCESS: &str = "ask-excess";
pub const POWER: &str = "ask-power";
pub const SCIENCE: &str = "ask-science";
pub const DAMAGE_MODULE: &str = "ask-damage-module";
pub const STEAL_WHAT: &str = "ask-steal-what";
pub const END_IT: &str = "ask-end-battle";
pub const AGREE: &str = "ask-agree";
pub const YIELD: &str = "ask-yield";
pub const DAMAGE: &str = "ask-damage";
pub const OPERATIONS: &str = "ask-operations";
pub const END_ORDER: &str = "ask-end-order";
pub const RESCUE: &str = "ask-rescue";
pub const AFTER_ROLL: &str = "ask-react moment-after-roll";
pub const WON: &str = "ask-react moment-won";
pub const BASE_ACTIVATED: &str = "ask-react moment-base-activated";
pub const MOON_CLAIMED: &str = "ask-react moment-moon-claimed";

const ALL: &[&str] = &[
    WINDOW,
    CHOOSE_TURN,
    MODULES,
    DESTINIES,
    RAID,
    ESCALATE,
    DIPLOMACY,
    PREPARE,
    GAIN_ANY,
    PAY,
    CHOOSE,
    MAY,
    REPAIR,
    ACQUIRE,
    SECOND,
    SCRAP,
    PASS_ON,
    ADVANCE_ANY,
    UPGRADE,
    DRAW_UP,
    DISCOVER,
    LOOK,
    CHOOSE_MOON,
    ROOM,
    RECRUIT,
    DISCARD_CARDS,
    EXCESS,
    POWER,
    SCIENCE,
    DAMAGE_MODULE,
    STEAL_WHAT,
    END_IT,
    AGREE,
    YIELD,
    DAMAGE,
    OPERATIONS,
    END_ORDER,
    RESCUE,
    AFTER_ROLL,
    WON,
    BASE_ACTIVATED,
    MOON_CLAIMED,
];

/// The question of these words; several keys of one question are one, and a reaction is named with its moment.
pub fn name(text: &Text) -> &'static str {
    let key = match &*text.key {
        "ask-window-base" | "ask-window-battle" => "ask-window",
        "ask-must-return" => "ask-turn",
        "ask-prepare-other" => "ask-prepare",
        "ask-pay-for" | "ask-pay-effect" => "ask-pay",
        "ask-excess-goods" => "ask-excess",
        key => key,
    };
    let moment = text.args.iter().find_map(|(_, arg)| match arg {
        Arg::Name(moment) if key == "ask-react" => Some(format!("{key} {moment}")),
        _ => None,
    });
    let key = moment.as_deref().unwrap_or(key);
    ALL.iter().find(|known| **known == key).unwrap_or(&"something else")
}

/// Whether cards may answer something.
pub fn reacts(asked: &str) -> bool {
    asked.starts_with("ask-react")
}
