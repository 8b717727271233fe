//! Signs of the game, drawn for this project on a grid of 24. What differs in colour differs in shape too.

use orrery_page::signs::{self, Sign};

use crate::content::Skill;
use crate::ids::{Resource, ShipKind, Track};

pub(super) use orrery_page::signs::{ANY, FLAG as FIRST, POINT};

/// A development: a dome on the ground.
pub(super) const DEVELOPMENT: Sign = signs::dome("development");
/// A repair: a spanner.
pub(super) const REPAIR: Sign = Sign::new(
    "repair",
    "<path d='M21.500 6.500a6 6 0 0 1-8 7L6.600 20.400a2.200 2.200 0 0 1-3.100-3.100L10.400 10.400a6 6 0 0 1 7.100-8L14 6l.6 3.400L18 10z'/>",
);
/// A leader: a bust with a collar.
pub(super) const LEADER: Sign = Sign::new(
    "leader",
    "<circle cx='12' cy='7' r='5'/><path d='M2.500 22.500c0-6 4-9 9.500-9s9.500 3 9.500 9z'/><path class='cut' d='M12 14.500l2.600 3-2.600 4.500-2.600-4.500z'/>",
);
/// A moon.
pub(super) const MOON: Sign = Sign::new(
    "moonsign",
    "<circle cx='12' cy='12' r='10'/><circle class='cut' cx='8.500' cy='8.500' r='2.600'/><circle class='cut' cx='15.500' cy='14' r='3.200'/><circle class='cut' cx='8.500' cy='16.500' r='1.500'/>",
);
/// A die.
pub(super) const DIE: Sign = Sign::new(
    "die",
    "<rect x='2.500' y='2.500' width='19' height='19' rx='4.500'/><circle class='cut' cx='7.800' cy='7.800' r='2'/><circle class='cut' cx='16.200' cy='16.200' r='2'/><circle class='cut' cx='12' cy='12' r='2'/>",
);
/// Targeting: a cross-hair.
pub(super) const AIM: Sign = Sign::new(
    "aim",
    "<circle class='line' cx='12' cy='12' r='7'/><path class='line' d='M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6'/>",
);
/// Range: steps to the right.
pub(super) const RANGE: Sign = Sign::new(
    "range",
    "<path class='line' d='M3 5.500l6.500 6.500L3 18.500M12 5.500l6.500 6.500-6.500 6.500'/>",
);
/// Weaponry: a cannon's flash.
pub(super) const WEAPON: Sign = Sign::new(
    "weapon",
    "<path d='M12 .8l2.400 7 7-2.400-4.300 6 5.900 3.800-7.200.7.700 7.300L12 17.800l-4.500 5.400.7-7.300-7.200-.7 5.900-3.800-4.300-6 7 2.400z'/>",
);
/// A shield.
pub(super) const SHIELD: Sign =
    Sign::new("shield", "<path d='M12 1.500l9 3v7c0 6-4 9.500-9 11.500-5-2-9-5.500-9-11.500v-7z'/>");
/// Raiders: a horned mask.
pub(super) const RAIDER: Sign = Sign::new(
    "raider",
    "<path d='M2 2c1 4 3 5 5.500 5.500C9 6.700 10.500 6.400 12 6.400s3 .3 4.500 1.100C19 7 21 6 22 2c1.500 6 .3 9.500-2 11.500.2 4-3 7-5 9l-1-3.500h-4L9 22.500c-2-2-5.200-5-5-9C1.700 11.500.5 8 2 2z'/><path class='cut' d='M6.500 11l4 1.800-1.200 2.400-2.600-1zM17.500 11l-4 1.800 1.200 2.400 2.600-1z'/>",
);
/// The event track: an hourglass.
pub(super) const EVENT: Sign = Sign::new(
    "event",
    "<path d='M4.500 1.500h15v3l-5.700 7.500 5.700 7.500v3h-15v-3l5.700-7.500-5.700-7.500z'/><path class='cut' d='M8 4.500h8l-4 5z'/>",
);
/// Looking at cards: an eye.
pub(super) const LOOK: Sign = Sign::new(
    "look",
    "<path d='M.8 12C4 6.500 8 4.500 12 4.500s8 2 11.200 7.500C20 17.500 16 19.500 12 19.500S4 17.500.8 12z'/><circle class='cut' cx='12' cy='12' r='4.500'/><circle cx='12' cy='12' r='2'/>",
);
/// A module: a block with a port.
pub(super) const MODULE: Sign = Sign::new(
    "modulesign",
    "<rect x='2' y='4' width='20' height='16' rx='3'/><circle class='cut' cx='16.500' cy='12' r='3'/><path class='cut' d='M5 8h6v2.500H5zM5 13.500h6V16H5z'/>",
);
/// A ship upgrade: a ship with an arrow.
pub(super) const UPGRADE: Sign = Sign::new(
    "upgrade",
    "<path d='M12 1.500l8 9h-4.500V22h-7V10.500H4z'/><path class='cut' d='M10 12.500h4v2h-4zM10 16.500h4v2h-4z'/>",
);
/// Discovery: a lens.
pub(super) const DISCOVERY: Sign = Sign::new(
    "discovery",
    "<circle class='line' cx='10' cy='10' r='7'/><path class='line' d='M15.500 15.500l6.500 6.500'/><path d='M10 5.500l1.300 3.200 3.200 1.300-3.200 1.300L10 14.500l-1.300-3.200L5.500 10l3.200-1.300z'/>",
);
/// A supremacy token: a medal.
pub(super) const TOKEN: Sign = Sign::new(
    "tokensign",
    "<path d='M6 1.500h4l2 4 2-4h4l-3.500 7.500h-5z'/><circle cx='12' cy='15.500' r='7'/><path class='cut' d='M12 11.500l1.200 2.600 2.800.3-2.100 1.900.6 2.800-2.500-1.400-2.500 1.400.6-2.800L8 14.400l2.800-.3z'/>",
);
/// The stash: a chest.
pub(super) const STASH: Sign =
    Sign::new("stash", "<path d='M2 10a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v1.500H2zM2 13h8v3h4v-3h8v7.500H2z'/>");
/// Damage: a burst.
pub(super) const DAMAGE: Sign = Sign::new(
    "damage",
    "<path d='M12 .8l2.400 7 7-2.400-4.300 6 5.900 3.800-7.200.7.700 7.300L12 17.800l-4.500 5.400.7-7.300-7.200-.7 5.900-3.800-4.300-6 7 2.400z'/>",
);
/// What is gained at the end: a chequered flag.
pub(super) const END: Sign = Sign::new(
    "end",
    "<path d='M4 1.500h2.500V23H4z'/><path d='M8 2.500h13v10H8z'/><path class='cut' d='M8 2.500h3.300v3.300H8zM14.600 2.500h3.300v3.300h-3.300zM11.300 5.800h3.300v3.300h-3.300zM17.900 5.800H21v3.300h-3.100zM8 9.100h3.300v3.400H8zM14.600 9.100h3.300v3.400h-3.300z'/>",
);
/// What follows.
pub(super) const THEN: Sign = Sign::new("then", "<path d='M3 9h10V3l9 9-9 9v-6H3z'/>");
/// Something that signs cannot say: open its text.
pub(super) const MORE: Sign = Sign::new(
    "more",
    "<circle cx='4.500' cy='12' r='2.600'/><circle cx='12' cy='12' r='2.600'/><circle cx='19.500' cy='12' r='2.600'/>",
);
/// The hangar: a gate.
pub(super) const HANGAR: Sign = Sign::new(
    "hangar",
    "<path d='M1.500 22V9L12 2l10.500 7v13H18V11H6v11z'/><path d='M8 13h8v2H8zM8 17h8v2H8z'/>",
);
/// The scrapyard: a broken hull.
pub(super) const SCRAP: Sign =
    Sign::new("scrap", "<path d='M2 14l5-9 4 4-2 3 3 2-2 6H4zM13 8l4-4 5 10-3 6h-6l2-6-3-2z'/>");
/// The repair barge: a flat hull with a crane.
pub(super) const BARGE: Sign = Sign::new(
    "barge",
    "<path d='M1.500 15h21l-3 6.500h-15zM6 3h2.500v11H6zM8.500 3H18v2.500h-2V10h-2V5.500H8.500z'/>",
);
/// The reserve: an outline.
pub(super) const RESERVE: Sign = Sign::new(
    "reserve",
    "<path class='line' stroke-dasharray='3 3' d='M3 4h18v16H3z'/><path d='M11 8h2v3h3v2h-3v3h-2v-3H8v-2h3z'/>",
);

/// The sign of a resource.
pub(super) const fn resource(resource: Resource) -> Sign {
    match resource {
        Resource::Energy => {
            Sign::new("energy", "<path d='M14 .8L3.500 14h6.200L8 23.200 20.500 9h-6.700z'/>")
        }
        Resource::Titanium => Sign::new(
            "titanium",
            "<path d='M6.500 5h11L23 19.500H1z'/><path class='shade' d='M8.300 8h7.400l1.300 4H7z'/>",
        ),
        Resource::Nanocarbon => Sign::new(
            "nanocarbon",
            "<path d='M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z'/><path class='cut' d='M12 6.500l4.800 2.700v5.600L12 17.500l-4.800-2.700V9.200z'/>",
        ),
        Resource::Ice => Sign::new(
            "ice",
            "<path class='line' d='M12 1.500v21M2.900 6.700l18.200 10.600M2.900 17.300L21.100 6.700'/><path class='line thin' d='M8.500 3.500L12 6.500l3.500-3M8.500 20.500l3.500-3 3.500 3'/>",
        ),
        Resource::Credit => Sign::new(
            "credit",
            "<circle cx='12' cy='12' r='10.500'/><path class='cutline' d='M16 8.500c-1-1.500-2.500-2-4-2-3 0-5 2.300-5 5.500s2 5.500 5 5.500c1.500 0 3-.5 4-2M5.500 10.500h7M5.500 13.500h7'/>",
        ),
        Resource::Tactics => Sign::new(
            "tactics",
            "<path d='M7 1.500h11.500a2.500 2.500 0 0 1 2.500 2.500v14l-3.500 3.500V6H7z' opacity='.55'/><rect x='3' y='5' width='13.500' height='18' rx='2.500'/><path class='cut' d='M9.700 8.500l3.500 5.500-3.500 5.500L6.200 14z'/>",
        ),
    }
}

/// The sign of a track: an atom, a gear, crossed blades, scales of coins, a city.
pub(super) const fn track(track: Track) -> Sign {
    match track {
        Track::Science => Sign::new(
            "t-science",
            "<circle cx='12' cy='12' r='3'/><ellipse class='line' cx='12' cy='12' rx='10.500' ry='4.300'/><ellipse class='line' cx='12' cy='12' rx='4.300' ry='10.500'/>",
        ),
        Track::Industry => Sign::new(
            "t-industry",
            "<path d='M10 1h4l.7 3 2.200.9 2.600-1.600 2.800 2.800-1.600 2.600.9 2.200 3 .7v4l-3 .7-.9 2.200 1.600 2.600-2.800 2.800-2.600-1.600-2.200.9-.7 3h-4l-.7-3-2.200-.9-2.600 1.600-2.800-2.800 1.600-2.600L2.400 16.300 0 15.600v-4l2.400-.7.9-2.200L1.700 6.100l2.800-2.800 2.600 1.600L9.300 4z' transform='translate(.5 -.5) scale(.96)'/><circle class='cut' cx='12' cy='12.500' r='4'/>",
        ),
        Track::Supremacy => Sign::new(
            "t-supremacy",
            "<path d='M2 1.500l4 .5 12.500 14.500 2-2 1.500 1.500-2.500 2.500 3 3-1.500 1.500-3-3-2.500 2.500-1.500-1.500 2-2L2 6zM22 1.500l-4 .5-4.700 5.400 2.900 3.300L22 6zM8 13.500l-3 3.500-2-2L1.500 16.500 4 19l-3 3 1.500 1.500 3-3L8 23l1.500-1.500-2-2 3.300-3.200z'/>",
        ),
        Track::Commerce => Sign::new(
            "t-commerce",
            "<ellipse cx='12' cy='5' rx='9' ry='3.500'/><path d='M3 7.500c2 2.500 16 2.500 18 0v4c-2 3-16 3-18 0zM3 13.800c2 2.500 16 2.500 18 0v4c-2 3-16 3-18 0z'/>",
        ),
        Track::Civilization => Sign::new(
            "t-civilization",
            "<path d='M12 1l10 6v2H2V7zM4 10.500h3V19H4zM10.500 10.500h3V19h-3zM17 10.500h3V19h-3zM2 20h20v3H2z'/>",
        ),
    }
}

/// The sign of a ship type, seen from above.
pub(super) const fn ship(kind: ShipKind) -> Sign {
    match kind {
        ShipKind::Transport => Sign::new(
            "ship",
            "<path d='M8.500 2h7l1.500 4h3.500v11H17l-1 5H8l-1-5H3.500V6H7z'/><path class='shade' d='M8.500 8h3v3.500h-3zM12.500 8h3v3.500h-3zM8.500 12.800h3v3.500h-3zM12.500 12.800h3v3.500h-3z'/>",
        ),
        ShipKind::Fighter => Sign::new(
            "ship",
            "<path d='M12 .8l2.300 8.700 8.500 7.200v3L15.500 17l-.7 5.500H9.200L8.500 17l-7.300 2.700v-3l8.500-7.200z'/><path class='shade' d='M12 6l1.200 5-1.200 4-1.200-4z'/>",
        ),
        ShipKind::Vessel => Sign::new(
            "ship",
            "<path d='M11 .5h2v4.100a7.600 7.600 0 0 1 1.500 14.500L17 23.200H7l2.500-4.100A7.600 7.600 0 0 1 11 4.600z'/><path d='M1 10.500h4v3H1zM19 10.500h4v3h-4z'/><circle class='shade' cx='12' cy='12' r='3.800'/>",
        ),
        ShipKind::Cruiser => Sign::new(
            "ship",
            "<path d='M12 .5l3.200 6.500.6 4 5.700 2.500V19l-5.200-1.200.7 3.700-2.500 1.700h-5L7 21.500l.7-3.700L2.500 19v-5.500L8.200 11l.6-4z'/><path class='shade' d='M10.700 7h2.600v4.500h-2.600zM10 14h4v4h-4z'/>",
        ),
    }
}

/// The sign of a skill.
pub(super) const fn skill(skill: Skill) -> Sign {
    match skill {
        Skill::Settle => Sign::new("skill", "<path d='M12 2L1.500 11H5v10h5v-6h4v6h5V11h3.500z'/>"),
        Skill::Voyage => Sign::new(
            "skill",
            "<path class='line' d='M2 16c3-6 5 2 9-3s5-7 11-4M2 21c3-6 5 2 9-3s5-7 11-4M4 9c2-4 4 0 6-2s4-5 8-3'/>",
        ),
        Skill::Attack => Sign::new(
            "skill",
            "<path d='M2 2l5 1 6 6-4 4-6-6zM22 2l-5 1L8 12l-3-1-3 4 3 1.500L2 20l2 2 3.500-3L9 22l4-3-1-3 9-9z'/>",
        ),
        Skill::Jump => Sign::new(
            "skill",
            "<circle cx='4' cy='19' r='3'/><circle class='line' cx='20' cy='19' r='2.500'/><path class='line' d='M5 15C7 4 16 3 19.500 13M16 11l3.700 3 2.300-4'/>",
        ),
    }
}
