//! The rows of `content/*.ron`: what is printed on cards, sheets and board, and nothing computed from it.

use serde::{Deserialize, Serialize};

use crate::effects::{Block, Count, Modifier, Window};
use crate::state::Resources;

orrery_core::words_enum! {
    /// The four colours of structures (ORI-4).
    pub enum Colour named "colour" {
        /// Exploited for food.
        "blue" => Blue,
        /// Exploited for fleet.
        "red" => Red,
        /// Exploited for production.
        "yellow" => Yellow,
        /// Exploited for cards.
        "grey" => Grey,
    }
}

/// The marker field of a card: `A` is filled by its activation, `R` after another action (ORI-37, ORI-38).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Field {
    /// Activation.
    A,
    /// Reaction.
    R,
}

orrery_core::words_enum! {
    /// The eight actions of the sheet (ORI-57).
    pub enum SheetAction named "action" {
        /// ORI-64.
        "build" => Build,
        /// ORI-73.
        "exploit" => Exploit,
        /// ORI-77.
        "research" => Research,
        /// ORI-78.
        "activate" => Activate,
        /// ORI-84.
        "attack" => Attack,
        /// ORI-91.
        "trade" => Trade,
        /// ORI-94.
        "propaganda" => Propaganda,
        /// ORI-97.
        "contract" => Contract,
    }
}

/// The effects of a card, advisor or race, each under the keyword that opens its window (ORI-137).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Effects {
    /// Activate action, or an effect that activates.
    pub on_activate: Block,
    /// Directly after this card has been placed.
    pub after_build: Block,
    /// Step 5 of the owner's attack.
    pub after_attack: Block,
    /// Step 6 of an attack on the owner.
    pub when_attacked: Block,
    /// Third step of the start of a round.
    pub start_of_round: Block,
    /// After the owner's sheet action of that kind.
    pub after_action: Option<AfterAction>,
    /// What holds while the card is active.
    pub always: Vec<Modifier>,
}

/// An effect that follows a sheet action.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AfterAction {
    /// Which action.
    pub action: SheetAction,
    /// What follows.
    pub then: Block,
}

impl Effects {
    /// What this source does in `window`; empty if nothing.
    pub fn in_window(&self, window: Window) -> &Block {
        static NOTHING: Block = Block::EMPTY;
        match window {
            Window::AfterAttack => &self.after_attack,
            Window::WhenAttacked => &self.when_attacked,
            Window::StartOfRound => &self.start_of_round,
            Window::AfterAction(action) => match &self.after_action {
                Some(after) if after.action == action => &after.then,
                _ => &NOTHING,
            },
        }
    }
}

/// One design of the structure deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StructureRow {
    /// The number in notation and records; never given to another design.
    pub no: u8,
    /// The name in packs and texts: `structure-<id>`.
    pub id: String,
    /// Colour and exploit bonus.
    pub colour: Colour,
    /// How many such cards the deck holds.
    pub copies: u8,
    /// Build cost.
    #[serde(default)]
    pub cost: Resources,
    /// Printed victory points.
    #[serde(default)]
    pub points: u8,
    /// The points of a card that prints "?": this many for each of these, at the end of the game.
    #[serde(default)]
    pub end_of_game: Option<EndPoints>,
    /// What it produces every round (ORI-42).
    #[serde(default)]
    pub produces: Resources,
    /// Marker field.
    #[serde(default)]
    pub field: Option<Field>,
    /// The morale that building it requires (ORI-66).
    #[serde(default)]
    pub build_morale: Option<i8>,
    /// The morale that activating it requires (ORI-79).
    #[serde(default)]
    pub activate_morale: Option<i8>,
    /// Its effects.
    #[serde(default)]
    pub effects: Effects,
    /// Where each printed value comes from: S stated, P public, D designed.
    pub source: String,
    /// The ledger's rules about this card.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// "2 points for each ...".
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndPoints {
    /// How many points.
    pub points: u8,
    /// For each of what.
    pub each: Count,
}

/// One advisor.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdvisorRow {
    /// The number that orders the middle of the table; never given to another advisor.
    pub no: u8,
    /// The name in packs, texts and notation: `advisor-<id>`.
    pub id: String,
    /// Marker field.
    #[serde(default)]
    pub field: Option<Field>,
    /// A marker on the field stays at the end of the round (ORI-106).
    #[serde(default)]
    pub keeps_marker: bool,
    /// Becomes the lowest card of an additional system with room for this many structures (ORI-130).
    #[serde(default)]
    pub founds_system: Option<u8>,
    /// His effects.
    #[serde(default)]
    pub effects: Effects,
    /// Where each printed value comes from.
    pub source: String,
    /// The ledger's rules about this advisor.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// One race with its side of a civilization sheet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceRow {
    /// The number that orders the races; never given to another one.
    pub no: u8,
    /// The name in packs and texts: `race-<id>`.
    pub id: String,
    /// How many sheets show it: a race on one sheet can be chosen once (ORI-8).
    pub sheets: u8,
    /// Start values of the three tracks (ORI-9).
    pub start: Resources,
    /// Start of the score marker.
    #[serde(default)]
    pub start_points: u8,
    /// What the high development level gives this race instead (ORI-48).
    #[serde(default)]
    pub high_level: Option<LevelRow>,
    /// The racial ability.
    #[serde(default)]
    pub effects: Effects,
    /// Where each printed value comes from.
    pub source: String,
    /// The ledger's rules about this race.
    #[serde(default)]
    pub rules: Vec<String>,
}

/// What a development level gives (ORI-45 to ORI-48).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelRow {
    /// Markers from the reserves to the available ones.
    pub markers: u8,
    /// Cards drawn.
    #[serde(default)]
    pub cards: u8,
    /// Change of morale.
    #[serde(default)]
    pub morale: i8,
    /// Anything further.
    #[serde(default)]
    pub then: Block,
}

/// The printed numbers that all sheets and the board share.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetRow {
    /// Markers of one colour (ORI-7).
    pub markers: u8,
    /// Markers of one colour on the tracks (ORI-9).
    pub markers_on_tracks: u8,
    /// Last space of a resource track (ORI-17).
    pub most_of_a_resource: u8,
    /// Top of the morale track, where everybody starts (ORI-9, ORI-19).
    pub top_morale: i8,
    /// Structures in a regular system (ORI-23).
    pub system_size: u8,
    /// Cards dealt at the start (ORI-14).
    pub first_hand: u8,
    /// From which value of the highest resource on the level is medium (ORI-44).
    pub medium_from: u8,
    /// From which value of the highest resource on the level is high (ORI-44).
    pub high_from: u8,
    /// The low level (ORI-47).
    pub low: LevelRow,
    /// The medium level (ORI-46).
    pub medium: LevelRow,
    /// The high level (ORI-45).
    pub high: LevelRow,
    /// What exploiting a card of each colour gives (ORI-73).
    pub exploit: ExploitRow,
    /// Cards drawn by Research (ORI-77).
    pub research: u8,
    /// Fleet paid for an attack (ORI-86).
    pub attack_cost: u8,
    /// Points for an attack (ORI-87).
    pub attack_points: u8,
    /// Morale that the defender loses (ORI-87).
    pub attack_morale: u8,
    /// Attacks per pair and round with 2, 3 and 4 players (ORI-84).
    pub attack_limit: (u8, u8, u8),
    /// The amounts on the trade ring (ORI-91).
    pub trade: Resources,
    /// Morale gained by Propaganda (ORI-94).
    pub propaganda: u8,
    /// Cards discarded for a Contract (ORI-97).
    pub contract: u8,
    /// Where each printed value comes from.
    pub source: String,
}

/// The exploit bonus of each colour.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExploitRow {
    /// Blue.
    pub blue: Resources,
    /// Red.
    pub red: Resources,
    /// Yellow.
    pub yellow: Resources,
    /// Grey: draw this many ...
    pub grey_draw: u8,
    /// ... and keep so many.
    pub grey_keep: u8,
}
