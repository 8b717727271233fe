//! The eight actions of the sheet (ORI-55): each a move with its own rules.

pub mod activate;
pub mod attack;
pub mod build;
pub mod contract;
pub mod exploit;
pub mod propaganda;
pub mod research;
pub mod trade;

use crate::Orion;

orrery_core::moves! {
    /// An action of the sheet.
    pub enum SheetMove of Orion {
        Build(build::Build),
        Exploit(exploit::Exploit),
        Research(research::Research),
        Activate(activate::Activate),
        Attack(attack::Attack),
        Trade(trade::Trade),
        Propaganda(propaganda::Propaganda),
        Contract(contract::Contract),
    }
}
