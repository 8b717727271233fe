//! Signs of the game, drawn for this project on a grid of 24. What differs in colour differs in shape too.

use orrery_page::signs::Sign;

use crate::content::Class;
use crate::ids::{ActionKind, Die, Resource, Track, Unit};

pub(super) use orrery_page::signs::{ANY, FLAG as FIRST, POINT};

/// An influence disc.
pub(super) const DISC: Sign = Sign::new(
    "influencedisc",
    "<circle cx='12' cy='12' r='10'/><circle class='cutline' cx='12' cy='12' r='5.500'/>",
);
/// A colony ship: an ark.
pub(super) const COLONY: Sign = Sign::new(
    "colony",
    "<path d='M1.500 13h21l-4 8h-13zM5 11.500a7 7 0 0 1 14 0z'/><path class='cutline' d='M12 5v6M8.500 6.500V11M15.500 6.500V11'/>",
);
/// Energy: a bolt.
pub(super) const ENERGY: Sign =
    Sign::new("energy", "<path d='M14 .8L3.500 14h6.200L8 23.200 20.500 9h-6.700z'/>");
/// Initiative: a stopwatch.
pub(super) const INITIATIVE: Sign = Sign::new(
    "initiative",
    "<path d='M9 1h6v2.500H9z'/><circle class='line' cx='12' cy='14' r='8'/><path class='line' d='M12 9.500V14l3 2.500'/>",
);
/// Steps of a drive: arrows to the right.
pub(super) const DRIVE: Sign = Sign::new(
    "drive",
    "<path class='line' d='M3 5.500l6.500 6.500L3 18.500M12 5.500l6.500 6.500-6.500 6.500'/>",
);
/// A jump: an arc over a gap.
pub(super) const JUMP: Sign = Sign::new(
    "jump",
    "<circle cx='4' cy='19' r='3'/><circle class='line' cx='20' cy='19' r='2.500'/><path class='line' d='M5 15C7 4 16 3 19.500 13M16 11l3.700 3 2.300-4'/>",
);
/// Hull: a plate with rivets.
pub(super) const HULL: Sign = Sign::new(
    "hull",
    "<path d='M5 2h14l3 3v14l-3 3H5l-3-3V5z'/><circle class='cut' cx='7' cy='7' r='1.700'/><circle class='cut' cx='17' cy='7' r='1.700'/><circle class='cut' cx='7' cy='17' r='1.700'/><circle class='cut' cx='17' cy='17' r='1.700'/>",
);
/// A computer: a cross-hair.
pub(super) const COMPUTER: Sign = Sign::new(
    "computer",
    "<circle class='line' cx='12' cy='12' r='7'/><path class='line' d='M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6'/>",
);
/// A shield.
pub(super) const SHIELD: Sign =
    Sign::new("shield", "<path d='M12 1.500l9 3v7c0 6-4 9.500-9 11.500-5-2-9-5.500-9-11.500v-7z'/>");
/// A bay: a gate.
pub(super) const BAY: Sign = Sign::new(
    "bay",
    "<path d='M1.500 22V9L12 2l10.500 7v13H18V11H6v11z'/><path d='M8 13h8v2H8zM8 17h8v2H8z'/>",
);
/// Repair: a spanner.
pub(super) const REPAIR: Sign = Sign::new(
    "repair",
    "<path d='M21.500 6.500a6 6 0 0 1-8 7L6.600 20.400a2.200 2.200 0 0 1-3.100-3.100L10.400 10.400a6 6 0 0 1 7.100-8L14 6l.6 3.400L18 10z'/>",
);
/// Ancients: a horned mask.
pub(super) const ANCIENT: Sign = Sign::new(
    "ancient",
    "<path d='M2 2c1 4 3 5 5.500 5.500C9 6.700 10.500 6.400 12 6.400s3 .3 4.500 1.100C19 7 21 6 22 2c1.500 6 .3 9.500-2 11.500.2 4-3 7-5 9l-1-3.500h-4L9 22.500c-2-2-5.200-5-5-9C1.700 11.500.5 8 2 2z'/><path class='cut' d='M6.500 11l4 1.800-1.200 2.400-2.600-1zM17.500 11l-4 1.800 1.200 2.400 2.600-1z'/>",
);
/// A guard: a fortress.
pub(super) const GUARD: Sign = Sign::new(
    "ancient",
    "<path d='M12 .8l11 6.300v9.800l-11 6.300-11-6.300V7.100z'/><path class='cut' d='M5 9l5.500 2.500-1.500 3-4-1.500zM19 9l-5.500 2.500 1.500 3 4-1.500zM9 17.500h6v1.800H9z'/>",
);
/// A discovery: a rhombus with a star.
pub(super) const DISCOVERY: Sign = Sign::new(
    "discovery",
    "<path d='M12 .8L23.200 12 12 23.200.8 12z'/><path class='cut' d='M12 6.500l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z'/>",
);
/// An artifact: a ring with a gem.
pub(super) const ARTIFACT: Sign = Sign::new(
    "artifact",
    "<circle class='line' cx='12' cy='15' r='7'/><path d='M8 1.500h8l2.500 3.500L12 10 5.500 5z'/>",
);
/// A warp portal: a spiral.
pub(super) const PORTAL: Sign = Sign::new(
    "portal",
    "<path class='line' d='M12 12c0-2 3-2 3 .5s-4 4-6.500 1.500S7 6.500 12 6s8.500 4 7.500 8.500-6 7-10.500 6S1.500 15 2 10'/>",
);
/// A shrine: a temple.
pub(super) const SHRINE: Sign = Sign::new(
    "shrine",
    "<path d='M12 1l10 6v2H2V7zM4 10.500h3V19H4zM10.500 10.500h3V19h-3zM17 10.500h3V19h-3zM2 20h20v3H2z'/>",
);
/// A reputation tile: a medal.
pub(super) const REPUTATION: Sign = Sign::new(
    "reputation",
    "<path d='M6 1.500h4l2 4 2-4h4l-3.500 7.500h-5z'/><circle cx='12' cy='15.500' r='7'/><path class='cut' d='M12 11.500l1.200 2.600 2.800.3-2.100 1.900.6 2.800-2.500-1.400-2.500 1.400.6-2.800L8 14.400l2.800-.3z'/>",
);
/// An ambassador: a bust with a collar.
pub(super) const AMBASSADOR: Sign = Sign::new(
    "ambassador",
    "<circle cx='12' cy='7' r='5'/><path d='M2.500 22.500c0-6 4-9 9.500-9s9.500 3 9.500 9z'/><path class='cut' d='M12 14.500l2.600 3-2.600 4.500-2.600-4.500z'/>",
);
/// The traitor: a dagger.
pub(super) const TRAITOR: Sign = Sign::new(
    "traitor",
    "<path d='M12 .8l3 11.700h4.500V15H13.500v5.500a2.200 2.200 0 1 1-3 0V15h-6v-2.500H9z'/>",
);
/// An alliance: two rings.
pub(super) const ALLIANCE: Sign = Sign::new(
    "alliance",
    "<circle class='line' cx='8.500' cy='12' r='6.500'/><circle class='line' cx='15.500' cy='12' r='6.500'/>",
);
/// A battle: crossed blades.
pub(super) const BATTLE: Sign = Sign::new(
    "battle",
    "<path d='M2 1.500l4 .5 12.500 14.500 2-2 1.500 1.500-2.500 2.500 3 3-1.500 1.500-3-3-2.500 2.500-1.500-1.500 2-2L2 6zM22 1.500l-4 .5-4.700 5.400 2.900 3.300L22 6zM8 13.500l-3 3.500-2-2L1.500 16.500 4 19l-3 3 1.500 1.500 3-3L8 23l1.500-1.500-2-2 3.300-3.200z'/>",
);
/// A bag.
pub(super) const BAG: Sign = Sign::new(
    "bag",
    "<path d='M8 1.500h8L14.500 6C19 8 22 13 22 17c0 4-3 5.500-10 5.500S2 21 2 17C2 13 5 8 9.500 6z'/><path class='cutline' d='M8 6.500h8'/>",
);
/// Sectors in a stack: a hexagon.
pub(super) const SECTOR: Sign =
    Sign::new("sectorsign", "<path d='M6.500 2h11l5.500 10-5.500 10h-11L1 12z'/>");
/// A passed player.
pub(super) const PASSED: Sign =
    Sign::new("passed", "<path class='line' d='M4 4v16M4 5h13l-3.500 4L17 13H4'/>");
/// What follows.
pub(super) const THEN: Sign = Sign::new("then", "<path d='M3 9h10V3l9 9-9 9v-6H3z'/>");

/// The sign of a resource: a coin, an atom, a gear.
pub(super) const fn resource(resource: Resource) -> Sign {
    match resource {
        Resource::Money => Sign::new(
            "money",
            "<circle cx='12' cy='12' r='10.500'/><path class='cutline' d='M16 8.500c-1-1.500-2.500-2-4-2-3 0-5 2.300-5 5.500s2 5.500 5 5.500c1.500 0 3-.5 4-2'/>",
        ),
        Resource::Science => Sign::new(
            "science",
            "<circle cx='12' cy='12' r='3'/><ellipse class='line' cx='12' cy='12' rx='10.500' ry='4.300'/><ellipse class='line' cx='12' cy='12' rx='4.300' ry='10.500'/>",
        ),
        Resource::Materials => Sign::new(
            "materials",
            "<path d='M10 1h4l.7 3 2.200.9 2.600-1.600 2.800 2.800-1.600 2.600.9 2.200 3 .7v4l-3 .7-.9 2.200 1.600 2.600-2.800 2.800-2.600-1.600-2.200.9-.7 3h-4l-.7-3-2.200-.9-2.600 1.600-2.800-2.800 1.600-2.600L2.400 16.300 0 15.600v-4l2.400-.7.9-2.200L1.700 6.100l2.800-2.800 2.600 1.600L9.300 4z' transform='translate(.5 -.5) scale(.96)'/><circle class='cut' cx='12' cy='12.500' r='4'/>",
        ),
    }
}

/// The sign of a unit, seen from above.
pub(super) const fn unit(unit: Unit) -> Sign {
    match unit {
        Unit::Interceptor => Sign::new(
            "ship",
            "<path d='M12 1l2.300 8.500 8.500 7.200v3L15.500 17l-.7 5.500H9.200L8.500 17l-7.300 2.700v-3l8.500-7.200z'/>",
        ),
        Unit::Cruiser => Sign::new(
            "ship",
            "<path d='M12 .5l4 7.500.6 3 5.400 2.500V19l-5.200-1.200.7 3.700-2.500 1.700h-6L6.500 21.500l.7-3.700L2 19v-5.500L7.400 11 8 8z'/>",
        ),
        Unit::Dreadnought => Sign::new(
            "ship",
            "<path d='M9 .5h6l2 5.500h3.500l2.500 6v6h-4l-1 5.500H6L5 18H1v-6l2.500-6H7z'/><path class='cut' d='M9.500 8h5v3h-5zM9.500 13h5v3h-5z'/>",
        ),
        Unit::Starbase => Sign::new(
            "ship",
            "<path d='M10.500 1h3v4.800l4 1.700L21 4l2 2-3.500 3.500 1.700 1H23v3h-2.800l-1.200 3 3 3-2 2-3.500-3-3 1.500V23h-3v-3l-3-1.500L4 21.500l-2-2 3-3-1.200-3H1v-3h2.800l1.200-3L1.500 5.500l2-2L7 7l3.500-1.500z'/><circle class='cut' cx='12' cy='12' r='3.500'/>",
        ),
        Unit::Orbital => Sign::new(
            "ship",
            "<circle cx='12' cy='12' r='5'/><ellipse class='line' cx='12' cy='12' rx='11' ry='5' transform='rotate(-25 12 12)'/>",
        ),
        Unit::Monolith => Sign::new(
            "ship",
            "<path d='M7 2l8-1.500 2.500 2V22H7z'/><path class='cutline' d='M14.500 3v19'/>",
        ),
    }
}

/// The sign of an action: a telescope, a disc with an arrow, an atom, a spanner, a crane, steps.
pub(super) const fn action(kind: ActionKind) -> Sign {
    match kind {
        ActionKind::Explore => Sign::new(
            "actionsign",
            "<circle class='line' cx='10' cy='10' r='7'/><path class='line' d='M15.500 15.500l6.500 6.500'/><path d='M10 5.500l1.300 3.200 3.200 1.300-3.200 1.300L10 14.500l-1.300-3.200L5.500 10l3.200-1.300z'/>",
        ),
        ActionKind::Influence => {
            Sign::new("actionsign", "<circle cx='8' cy='12' r='7'/><path class='line' d='M16 6l6 6-6 6'/>")
        }
        ActionKind::Research => Sign::new(
            "actionsign",
            "<path d='M8.500 1.500h7V4h-1.300v5l7 11c1 1.500 0 3-1.700 3h-15c-1.700 0-2.700-1.500-1.700-3l7-11V4H8.500z'/><path class='cut' d='M9.500 14h5l3 5h-11z'/>",
        ),
        ActionKind::Upgrade => Sign::new(
            "actionsign",
            "<path d='M12 1.500l8 9h-4.500V22h-7V10.500H4z'/><path class='cut' d='M10 12.500h4v2h-4zM10 16.500h4v2h-4z'/>",
        ),
        ActionKind::Build => Sign::new(
            "actionsign",
            "<path d='M1.500 17h21v5.500h-21zM6 3h2.500v13H6zM8.500 3H18v2.500h-2V11h-2V5.500H8.500z'/>",
        ),
        ActionKind::Move => Sign::new(
            "actionsign",
            "<path class='line' d='M2 12h16M12 5l7 7-7 7'/><circle cx='3' cy='12' r='2.500'/>",
        ),
    }
}

/// The sign of a class of technologies: crossed blades, a mesh, a molecule, a star.
pub(super) const fn class(class: Class) -> Sign {
    match class {
        Class::Military => Sign::new(
            "t-military",
            "<path d='M2 1.500l4 .5 12.500 14.500 2-2 1.500 1.500-2.500 2.500 3 3-1.500 1.500-3-3-2.500 2.500-1.500-1.500 2-2L2 6zM22 1.500l-4 .5-4.700 5.400 2.900 3.300L22 6zM8 13.500l-3 3.500-2-2L1.500 16.500 4 19l-3 3 1.500 1.500 3-3L8 23l1.500-1.500-2-2 3.300-3.200z'/>",
        ),
        Class::Grid => {
            Sign::new("t-grid", "<path class='line' d='M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18'/>")
        }
        Class::Nano => Sign::new(
            "t-nano",
            "<circle cx='12' cy='5' r='4'/><circle cx='5' cy='18' r='4'/><circle cx='19' cy='18' r='4'/><path class='line' d='M12 5L5 18h14z'/>",
        ),
        Class::Rare => Sign::new("t-rare", "<path d='M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'/>"),
    }
}

/// The sign of a technology track.
pub(super) const fn track(track: Track) -> Sign {
    class(match track {
        Track::Military => Class::Military,
        Track::Grid => Class::Grid,
        Track::Nano => Class::Nano,
    })
}

/// A cannon die by its colour: its damage in pips.
pub(super) const fn cannon(die: Die) -> Sign {
    match die {
        Die::Yellow => Sign::new(
            "die-yellow",
            "<rect x='2' y='2' width='20' height='20' rx='4.500'/><circle class='cut' cx='12' cy='12' r='3'/>",
        ),
        Die::Orange => Sign::new(
            "die-orange",
            "<rect x='2' y='2' width='20' height='20' rx='4.500'/><circle class='cut' cx='8' cy='8' r='2.600'/><circle class='cut' cx='16' cy='16' r='2.600'/>",
        ),
        Die::Red => Sign::new(
            "die-red",
            "<rect x='2' y='2' width='20' height='20' rx='4.500'/><circle class='cut' cx='8' cy='8' r='2.300'/><circle class='cut' cx='16' cy='16' r='2.300'/><circle class='cut' cx='16' cy='8' r='2.300'/><circle class='cut' cx='8' cy='16' r='2.300'/>",
        ),
    }
}

/// A missile die by its colour: a rocket with its damage in pips.
pub(super) const fn missile(die: Die) -> Sign {
    match die {
        Die::Yellow => Sign::new(
            "die-yellow",
            "<path d='M12 .5c4 4 5.500 8 5.500 12l4 5-4.500 1.500h-2L12 23.500 9 19H7l-4.500-1.500 4-5c0-4 1.500-8 5.500-12z'/><circle class='cut' cx='12' cy='11' r='2.500'/>",
        ),
        Die::Orange => Sign::new(
            "die-orange",
            "<path d='M12 .5c4 4 5.500 8 5.500 12l4 5-4.500 1.500h-2L12 23.500 9 19H7l-4.500-1.500 4-5c0-4 1.500-8 5.500-12z'/><circle class='cut' cx='12' cy='8' r='2'/><circle class='cut' cx='12' cy='14.500' r='2'/>",
        ),
        Die::Red => Sign::new(
            "die-red",
            "<path d='M12 .5c4 4 5.500 8 5.500 12l4 5-4.500 1.500h-2L12 23.500 9 19H7l-4.500-1.500 4-5c0-4 1.500-8 5.500-12z'/><circle class='cut' cx='9.800' cy='9' r='1.700'/><circle class='cut' cx='14.200' cy='9' r='1.700'/><circle class='cut' cx='9.800' cy='14' r='1.700'/><circle class='cut' cx='14.200' cy='14' r='1.700'/>",
        ),
    }
}
