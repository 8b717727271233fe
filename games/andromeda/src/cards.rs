//! Cards of the hand: who could hold one, when one fits, and what it does (AND-83, AND-84, AND-274).

use orrery_core::procedure::Frames as _;
use orrery_core::procedure::window::Window;
use orrery_core::{Seat, SeatSet};

use crate::Andromeda;
use crate::changes::Out;
use crate::content::{Content, PlayRow, TacticType};
use crate::effects::{Block, BlockId, Moment};
use crate::event::Event;
use crate::ids::{Goods, Resource, TacticId, Track};
use crate::means::Means;
use crate::moves::exchange::could_exchange;
use crate::moves::play::{FREE, free_moments};
use crate::procedures::Task;
use crate::procedures::played::Played;
use crate::procedures::react::React;
use crate::refusal::{Refusal, allow};
use crate::state::{State, Tile};
use crate::why::Why;

/// Where to find the plays of each moment.
#[derive(Debug)]
pub(crate) struct Plays {
    /// Cards with the place of the play in their row, by moment.
    at: [Vec<(TacticId, usize)>; Moment::COUNT],
    /// Cards that could ever be a free action, a bit for each.
    free: u64,
}

impl Plays {
    pub(crate) fn of(content: &Content) -> Self {
        let mut plays = Self { at: Default::default(), free: 0 };
        for (card, row) in content.tactics.iter() {
            for (place, play) in row.plays.iter().enumerate() {
                plays.at[play.when as usize].push((card, place));
                plays.free |= u64::from(FREE.contains(&play.when)) << card.index();
            }
        }
        plays
    }

    /// Whether the active player could ever play a card as a free action.
    pub(crate) const fn is_free(&self, card: TacticId) -> bool {
        self.free & 1 << card.index() != 0
    }
}

impl Andromeda {
    /// Opens a round of questions, beginning with the active player.
    pub(crate) fn react(&self, t: &mut State, moment: Moment) {
        let first = t.turn.seat;
        t.stack.push(first, Window::new(React { moment }, self.seats.count()));
    }

    /// Whether a seat could hold a card for one of these moments that would do something (AND-274): it has a hand, and not
    /// every copy lies open. Everybody can tell that as well.
    pub(crate) fn could_hold(&self, t: &State, seat: Seat, moments: &[Moment]) -> bool {
        if t.players[seat].hand.is_empty() || moments.is_empty() {
            return false;
        }
        let means = self.means_without_a_card(t, seat);
        let mut plays = moments.iter().flat_map(|moment| &self.plays.at[*moment as usize]);
        plays.any(|(card, place)| {
            let row = &self.content.tactics[*card];
            self.open_copies(t, *card) < row.copies
                && self.check_of_use(t, seat, row.kind, &row.plays[*place], means).is_ok()
        })
    }

    /// Copies of a card that everybody sees.
    fn open_copies(&self, t: &State, card: TacticId) -> u8 {
        let in_play: usize = self
            .seats
            .iter()
            .map(|seat| t.players[seat].sustain.iter().filter(|other| **other == card).count())
            .sum();
        let under_way = Task::Played(Played { card });
        let played = t.stack.iter().filter(|frame| frame.task == under_way).count();
        t.tactics_pile.count(card) + (in_play + played) as u8
    }

    /// Whether a card has one of these moments.
    pub(crate) fn fits(&self, card: TacticId, moments: &[Moment]) -> bool {
        self.content.tactics[card].plays.iter().any(|play| moments.contains(&play.when))
    }

    /// Cards of the hand that fit one of these moments.
    pub(crate) fn fitting_cards(
        &self,
        t: &State,
        seat: Seat,
        moments: &'static [Moment],
    ) -> impl Iterator<Item = TacticId> {
        let hand = (!moments.is_empty()).then(|| t.players[seat].hand.kinds());
        hand.into_iter().flatten().filter(move |card| self.fits(*card, moments))
    }

    /// The play of a card in the hand whose moment fits, or why none does (AND-83).
    pub(crate) fn find_play(
        &self,
        t: &State,
        seat: Seat,
        card: TacticId,
        fits: impl Fn(Moment) -> Result<(), Refusal>,
    ) -> Result<&PlayRow, Refusal> {
        let row = self.content.tactics.find(card).ok_or(Refusal::NotInHand)?;
        if t.players[seat].hand.count(card) == 0 {
            return Err(Refusal::NotInHand);
        }
        let mut refused = None;
        for play in &row.plays {
            match fits(play.when) {
                Ok(()) => return Ok(play),
                Err(refusal) => refused = Some(refusal),
            }
        }
        Err(refused.expect("every card has its moment"))
    }

    /// The same for a question that takes cards of these moments.
    pub(crate) fn fitting_play(
        &self,
        t: &State,
        seat: Seat,
        card: TacticId,
        moments: &[Moment],
    ) -> Result<&PlayRow, Refusal> {
        let fits = |moment| allow(moments.contains(&moment), Refusal::WrongMoment { moment });
        self.find_play(t, seat, card, fits)
    }

    /// Whether a card answers a question that takes cards of these moments.
    pub(crate) fn check_play(
        &self,
        t: &State,
        seat: Seat,
        moments: &[Moment],
        card: TacticId,
    ) -> Result<(), Refusal> {
        let play = self.fitting_play(t, seat, card, moments)?;
        self.check_use(t, seat, card, play)
    }

    /// A card that can do nothing is kept (AND-274); what the base needs is not spent (AND-45).
    pub(crate) fn check_use(
        &self,
        t: &State,
        seat: Seat,
        card: TacticId,
        play: &PlayRow,
    ) -> Result<(), Refusal> {
        self.check_steps(t, seat, &play.then.steps, Goods::just(Resource::Tactics, 1))?;
        let kind = self.content.tactics[card].kind;
        self.check_of_use(t, seat, kind, play, self.means_without_a_card(t, seat))
    }

    /// A thing is used only if it can do something (AND-75, AND-274) and leaves the base what it needs (AND-45).
    pub(crate) fn check_thing(&self, t: &State, seat: Seat, block: &Block, rule: u16) -> Result<(), Refusal> {
        self.check_steps(t, seat, &block.steps, Goods::none())?;
        self.check_block(t, seat, block, self.means(t, seat), rule)
    }

    /// Whether a card played now would do something, by what lies open and the number of cards in hand.
    fn check_of_use(
        &self,
        t: &State,
        seat: Seat,
        kind: TacticType,
        play: &PlayRow,
        means: Means,
    ) -> Result<(), Refusal> {
        // A sustain card waits for its use; a card for a launch waits for the ship.
        if kind == TacticType::Sustain || play.when == Moment::Region {
            return Ok(());
        }
        self.check_block(t, seat, &play.then, means, 274)
    }

    /// What is left to pay with once a card has been played.
    fn means_without_a_card(&self, t: &State, seat: Seat) -> Means {
        self.means(t, seat).less(Goods::just(Resource::Tactics, 1))
    }

    /// A card is played at a question that takes cards of these moments.
    pub(crate) fn play(
        &self,
        t: &mut State,
        seat: Seat,
        moments: &[Moment],
        card: TacticId,
        out: &mut Out<'_>,
    ) {
        let block = self.fitting_play(t, seat, card, moments).expect("checked before").then.id;
        self.carry_out(t, seat, card, block, out);
    }

    /// A card leaves the hand; after its effect it lies on the pile, or it stays in play (AND-83, AND-86).
    pub(crate) fn carry_out(
        &self,
        t: &mut State,
        seat: Seat,
        card: TacticId,
        block: BlockId,
        out: &mut Out<'_>,
    ) {
        assert!(t.players[seat].hand.take(card), "a checked card is in the hand");
        out.tell_all(|| Event::Played(seat, card));
        if self.content.tactics[card].kind == TacticType::Sustain {
            let sustain = &mut t.players[seat].sustain;
            sustain.push(card);
            sustain.sort_unstable();
            return;
        }
        t.stack.push(seat, Played { card });
        self.run_block(t, seat, block);
    }

    /// Whether the active player has, as everybody can see, anything that a window could be for: things that lie open
    /// must be of use (AND-75, AND-274), hidden ones could be anything.
    pub(crate) fn could_act(&self, t: &State, seat: Seat) -> bool {
        let player = &t.players[seat];
        let does = |block: &Block| self.could_do(t, seat, block.id, self.means(t, seat));
        let used = |track: &&Track| player.face_up[**track as usize] > 0;
        // What takes longest to find out comes last.
        !player.claimed.is_empty()
            || !player.discoveries.is_empty()
            || player.spaces().iter().any(|space| {
                player.leaders.0[space.index()] > 0 || t.extra[space].iter().any(|count| *count > 0)
            })
            || could_exchange(self, t, seat)
            || player.tokens.iter().any(|token| does(&self.content.tokens[token].does))
            || Track::ALL.iter().filter(used).any(|track| does(&self.content.development(*track).ability))
            || self.could_hold(t, seat, &free_moments(t))
    }

    /// Whether the base can be used with what is at hand now, moons included (AND-45, AND-R12).
    pub(crate) fn check_base_ready(&self, t: &State, seat: Seat) -> Result<(), Why> {
        let Some(Tile::Base(base)) = t.turn.region.map(|region| t.map[region]) else { return Ok(()) };
        self.check_usable(t, seat, self.content.base(base).action.id, self.means(t, seat))
    }

    /// Everybody whose hidden cards a viewer knows.
    pub(crate) fn known_to(&self, viewer: SeatSet, seat: Seat) -> bool {
        !viewer.intersection(self.team(seat)).is_empty()
    }
}
