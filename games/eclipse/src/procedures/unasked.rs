//! Why an action is no answer to the question that is open: what would have to be going on.

use orrery_core::{Seat, procedure};

use crate::ids::ActionKind;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Action, Eclipse};

/// The reason, by the rule that speaks of the action.
pub(super) fn why(game: &Eclipse, t: &State, seat: Seat, action: Action) -> Refusal {
    let step = |rule, action| Refusal::StepOf { rule, action };
    match action {
        Action::Species(_) => Refusal::SpeciesChosen,
        Action::Take(_) => Refusal::TurnStart { rule: 33 },
        Action::Pass => Refusal::TurnStart { rule: 37 },
        Action::Leave => Refusal::TurnStart { rule: 136 },
        Action::Concede => Refusal::TurnStart { rule: 254 },
        Action::EndTurn => Refusal::TurnGoesOn,
        Action::Done | Action::Yes => {
            let ask = procedure::ask(game, t, seat);
            Refusal::MustDecide { rule: ask.map_or(33, |ask| ask.rule.number) }
        }
        Action::Explore(..) => step(46, ActionKind::Explore),
        Action::Rotate(_) | Action::Place(_) | Action::Discard => step(50, ActionKind::Explore),
        Action::Draw => step(55, ActionKind::Explore),
        Action::From(_) | Action::FromTrack | Action::To(_) | Action::ToTrack => {
            step(71, ActionKind::Influence)
        }
        Action::Flip => step(70, ActionKind::Influence),
        Action::Technology(_) => step(76, ActionKind::Research),
        Action::Development(_) => step(84, ActionKind::Research),
        Action::On(_) => step(78, ActionKind::Research),
        Action::Part(_) | Action::Remove(..) => step(88, ActionKind::Upgrade),
        Action::Space(..) => step(89, ActionKind::Upgrade),
        Action::Beside(_) => step(63, ActionKind::Upgrade),
        Action::Build(_) => step(97, ActionKind::Build),
        Action::Sector(_) => step(98, ActionKind::Build),
        Action::Ship(..) => step(104, ActionKind::Move),
        Action::Launch(..) => step(116, ActionKind::Move),
        Action::Load(_) => step(115, ActionKind::Move),
        Action::Step(_) => step(105, ActionKind::Move),
        Action::Jump(_) => step(114, ActionKind::Move),
        Action::Use | Action::Keep => Refusal::NoDiscovery { rule: 60 },
        Action::Store => Refusal::NoDiscovery { rule: 61 },
        Action::Colonise(_) => Refusal::BetweenSteps { rule: 40 },
        Action::Goods(_) => Refusal::BetweenSteps { rule: 45 },
        Action::Relations(_) => Refusal::BetweenSteps { rule: 121 },
        Action::Found(..) => Refusal::BetweenSteps { rule: 131 },
        Action::Join(_) => Refusal::BetweenSteps { rule: 132 },
        Action::Show => Refusal::BetweenSteps { rule: 183 },
        Action::Square(_) => Refusal::NoCubeInHand { rule: 40 },
        Action::Cube(_) => Refusal::NoCubeInHand { rule: 41 },
        Action::Gain(_) => Refusal::NoArtifact,
        Action::Trade(..) | Action::Cancel => Refusal::NothingDue,
        Action::Tile(_) => Refusal::NothingDrawn,
        Action::First(_) => Refusal::NoBattleStep { rule: 150 },
        Action::Attack => Refusal::NoBattleStep { rule: 152 },
        Action::Retreat(_) => Refusal::NoBattleStep { rule: 169 },
        Action::Hit(..) | Action::HitFoe(..) => Refusal::NoBattleStep { rule: 155 },
        Action::Shoot(_) => Refusal::NoBattleStep { rule: 159 },
        Action::Reroll(_) => Refusal::NoBattleStep { rule: 164 },
        Action::Destroy(_) => Refusal::NoBattleStep { rule: 185 },
        Action::Shrine(_) => Refusal::NoShrineNow { rule: 211 },
        Action::Planet(..) => Refusal::NoShrineNow { rule: 212 },
        Action::GiveUp(_) => Refusal::NotShort,
        Action::Direction(_) => Refusal::NoDirection,
        Action::Wait => Refusal::NoFloor,
    }
}
