//! What a set of seats knows together, and how the rest is dealt anew for them.

use orrery_core::procedure::Frames as _;
use orrery_core::tally::{Itemised, Part};
use orrery_core::{Bag, Chance, Seat, SeatSet};
use serde::Serialize;

use crate::automa::{AutomaTurn, Why};
use crate::content::Colour;
use crate::flow::Turn;
use crate::procedures::aside::Aside;
use crate::procedures::place::Place;
use crate::space::{Position, Space, Spaces};
use crate::state::{CREW, CardId, Cards, Marker, Planet, Resources, Specialist, State, SurvivorId, Upgrade};
use crate::{AUTOMA, MicroCosmos};

/// The table as somebody sees it. Cards are named by their ids.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// From 1.
    pub round: u32,
    /// Who has the first player marker; in a solo game the human.
    pub first: Seat,
    /// The last round, once the end has been triggered.
    pub last_round: Option<u32>,
    /// Whether the game is over.
    pub ended: bool,
    /// Planets that trigger the end.
    pub planets_to_end: u8,
    /// The planets of the system, clockwise from the north.
    pub planets: Vec<PlanetView>,
    /// Planet cards in the deck.
    pub planet_deck: usize,
    /// Face-up crew cards of the Cantina.
    pub cantina: Vec<String>,
    /// Cards in the crew deck.
    pub crew_deck: usize,
    /// The crew discard pile, its top card first.
    pub crew_pile: Vec<String>,
    /// Cards in the survivor deck.
    pub survivor_deck: usize,
    /// The survivor discard pile, its top card first.
    pub survivor_pile: Vec<String>,
    /// Whose turn it is, and which step of it.
    pub turn: Option<TurnView>,
    /// Cards that lie open for a decision or until an action is over.
    pub open: Vec<OpenCard>,
    /// Everybody in seat order; in a solo game the Automa is the second.
    pub players: Vec<PlayerView>,
    /// The cards of the Automa.
    pub automa: Option<AutomaView>,
}

/// A planet card in the system.
#[derive(Clone, Debug, Serialize)]
pub struct PlanetView {
    /// Where it lies.
    pub position: Position,
    /// Which card.
    pub planet: String,
    /// Its colour.
    pub colour: Colour,
    /// Whether it shows its terraformed side.
    pub terraformed: bool,
    /// Levels of its resource tracks.
    pub levels: Resources,
    /// Their maxima.
    pub needs: Resources,
    /// Terraforming markers, the lowest ranked first.
    pub track: Vec<Marker>,
    /// Who has how many colonies on it.
    pub colonies: Vec<(Seat, u8)>,
    /// Who has how many outposts on it.
    pub outposts: Vec<(Seat, u8)>,
}

/// The turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// Which step, from 1 to 5; none during the Automa's turn.
    pub step: Option<u8>,
    /// Steps that the journey has left, while it is decided.
    pub moves: Option<u8>,
    /// Where the Ark has been on its journey: it enters no space twice (MIC-63).
    #[serde(skip)]
    pub entered: Spaces,
    /// Crew cards played in this turn, while they can be played.
    pub played: Option<u8>,
}

/// A card that lies open beside the table's places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenCard {
    /// A drawn crew card to be placed.
    ToPlace(Seat, String),
    /// A played crew card that is discarded after its action.
    Aside(Seat, String),
    /// A survivor card that was turned up.
    Survivor(Seat, String),
}

/// One player as somebody sees them.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Played by the rules.
    pub automa: bool,
    /// Where the Ark is.
    pub ark: Space,
    /// The Cargo card's tracks.
    pub cargo: Resources,
    /// The most of a resource.
    pub capacity: u8,
    /// Steps of a journey.
    pub move_limit: u8,
    /// Ready specialist tokens.
    pub ready: Vec<Specialist>,
    /// The upper row of crew cards.
    pub upper: Vec<String>,
    /// The lower row.
    pub lower: Vec<String>,
    /// How many dealt cards are still to be placed, and which, for those who know.
    pub dealt: (u8, Option<Vec<String>>),
    /// Survivors below the Bridge card.
    pub survivors: Vec<String>,
    /// Survivors that have been settled.
    pub settled: Vec<String>,
    /// Unlocked upgrades.
    pub upgrades: Vec<Upgrade>,
    /// How often Engines have been bought.
    pub engines: u8,
    /// Colony markers in the pool.
    pub colony_pool: u8,
    /// Colonies founded.
    pub founded: u8,
    /// Outpost markers in the pool.
    pub outpost_pool: u8,
    /// Levels that a Terraform action can raise.
    pub terraform: u8,
    /// The place on the score track.
    pub points: u32,
    /// The score if the game ended now.
    pub score: i32,
    /// What that is made of. The score sheet has the same for programs.
    #[serde(skip)]
    pub parts: Vec<Part>,
}

/// The Automa's cards.
#[derive(Clone, Debug, Serialize)]
pub struct AutomaView {
    /// The card being resolved.
    pub card: Option<String>,
    /// The step of it that is under way, from 0.
    pub step: Option<u8>,
    /// What became of the steps of this card, or of the last one, and why; as far as it has come.
    pub why: Vec<Why>,
    /// Automa cards in its deck.
    pub deck: usize,
    /// Its discard pile, the top card first.
    pub pile: Vec<String>,
    /// Its crew cards.
    pub hand: Vec<String>,
    /// Points that its upgrades are worth now.
    pub upgrade_points: u8,
    /// Whether it moves even where no planet fits.
    pub always_moves: bool,
}

pub(crate) fn view(game: &MicroCosmos, t: &State, viewer: SeatSet) -> View {
    let automa = game.is_solo().then(|| game.automa_view(t));
    View {
        round: t.round,
        first: t.first,
        last_round: t.last_round,
        ended: t.ended,
        planets_to_end: game.options.planets_to_end,
        planets: t.discovered().map(|(position, planet)| game.planet_view(t, position, planet)).collect(),
        planet_deck: usize::from(t.planets.len()),
        cantina: game.crew_ids(t.cantina),
        crew_deck: t.crew.len(),
        crew_pile: t.crew.pile().iter().rev().map(|card| game.crew_id(*card)).collect(),
        survivor_deck: t.survivors.len(),
        survivor_pile: t.survivors.pile().iter().rev().map(|one| game.survivor_id(*one)).collect(),
        turn: turn_view(t),
        open: game.open_cards(t),
        players: game.table.iter().map(|seat| game.player_view(t, seat, viewer)).collect(),
        automa,
    }
}

/// Deals anew what these seats cannot know: crew cards dealt to others and not yet placed. What is in the decks was
/// never decided (MIC-11).
pub(crate) fn resample(game: &MicroCosmos, t: &mut State, viewer: SeatSet, chance: &mut Chance) {
    let hidden = |seat: &Seat| !viewer.contains(*seat);
    if game.seats.iter().filter(hidden).all(|seat| t.players[seat].dealt.is_empty()) {
        return;
    }
    let mut pool: Bag<CardId, CREW> = Bag::EMPTY;
    t.crew.hide_from(viewer, &mut pool);
    for seat in game.seats.iter().filter(hidden) {
        t.players[seat].dealt.iter().for_each(|card| pool.put(card));
    }
    for seat in game.seats.iter().filter(hidden) {
        let count = t.players[seat].dealt.len();
        let dealt = (0..count).map(|_| pool.draw(chance).expect("as many cards as were taken"));
        t.players[seat].dealt = dealt.collect();
    }
    t.crew.refill(viewer, &mut pool, chance);
}

impl MicroCosmos {
    fn crew_ids(&self, cards: Cards) -> Vec<String> {
        cards.iter().map(|card| self.crew_id(card)).collect()
    }

    fn crew_id(&self, card: CardId) -> String {
        self.content.crew[card].id.clone()
    }

    fn survivor_id(&self, survivor: SurvivorId) -> String {
        self.content.survivors[survivor].id.clone()
    }

    fn planet_view(&self, t: &State, position: Position, planet: &Planet) -> PlanetView {
        let row = &self.content.planets[planet.card];
        let colonies = self.table.iter().map(|seat| (seat, t.players[seat].colonies[position]));
        let outposts = self.table.iter().map(|seat| (seat, t.players[seat].outposts[position]));
        PlanetView {
            position,
            planet: row.id.clone(),
            colour: row.colour,
            terraformed: planet.terraformed,
            levels: planet.levels,
            needs: row.needs,
            track: planet.track.to_vec(),
            colonies: colonies.filter(|(_, count)| *count > 0).collect(),
            outposts: outposts.filter(|(_, count)| *count > 0).collect(),
        }
    }

    /// Cards that lie open, those first that were laid down first.
    fn open_cards(&self, t: &State) -> Vec<OpenCard> {
        let aside = t.stack.nearest::<Aside>();
        let aside = aside.map(|(seat, aside)| OpenCard::Aside(seat, self.crew_id(aside.card)));
        let survivors = t.turned_up().map(|(seat, card)| OpenCard::Survivor(seat, self.survivor_id(card)));
        let place = t.stack.nearest::<Place>();
        let place = place.map(|(seat, place)| OpenCard::ToPlace(seat, self.crew_id(place.card)));
        aside.into_iter().chain(survivors).chain(place).collect()
    }

    fn player_view(&self, t: &State, seat: Seat, viewer: SeatSet) -> PlayerView {
        let player = &t.players[seat];
        let mut score = Itemised::default();
        self.score(t, seat, &mut score);
        PlayerView {
            seat,
            automa: self.is_automa(seat),
            ark: player.ark,
            cargo: player.cargo,
            capacity: self.capacity(player),
            move_limit: self.move_limit(player),
            ready: player.ready.iter().collect(),
            upper: self.crew_ids(player.upper),
            lower: self.crew_ids(player.lower),
            dealt: (player.dealt.len(), viewer.contains(seat).then(|| self.crew_ids(player.dealt))),
            survivors: player.survivors.iter().map(|survivor| self.survivor_id(survivor)).collect(),
            settled: player.settled.iter().map(|survivor| self.survivor_id(survivor)).collect(),
            upgrades: player.unlocked.iter().collect(),
            engines: player.engines,
            colony_pool: player.colony_pool,
            founded: player.founded(),
            outpost_pool: player.outpost_pool,
            terraform: self.terraform_capacity(t, seat),
            points: player.points(),
            score: score.total(),
            parts: score.parts,
        }
    }

    fn automa_view(&self, t: &State) -> AutomaView {
        let id = |card| self.content.automa_cards[card].id.clone();
        let points = &self.content.difficulty(self.options.solo_difficulty).points;
        AutomaView {
            card: t.automa.card.map(id),
            step: t.stack.nearest::<AutomaTurn>().and_then(|(_, turn)| turn.next.checked_sub(1)),
            why: t.automa.why.values().copied().map_while(|why| why).collect(),
            deck: t.automa.deck.len(),
            pile: t.automa.deck.pile().iter().rev().map(|card| id(*card)).collect(),
            hand: self.crew_ids(t.automa.hand),
            upgrade_points: points[Self::automa_unlocked(t).min(points.len() - 1)],
            always_moves: self.options.automa_always_moves,
        }
    }
}

/// Whose turn it is, and how far it has come.
pub(crate) fn turn_view(t: &State) -> Option<TurnView> {
    if t.stack.nearest::<AutomaTurn>().is_some() {
        return Some(TurnView { seat: AUTOMA, step: None, moves: None, entered: Spaces::NONE, played: None });
    }
    let (seat, turn) = t.stack.nearest::<Turn>()?;
    let (step, travels) = (turn.step(t), turn.travels(t));
    Some(TurnView {
        seat,
        step: Some(step),
        moves: travels.then_some(t.journey.left),
        entered: if travels { t.journey.entered } else { Spaces::NONE },
        played: (step == 3).then_some(turn.played),
    })
}
