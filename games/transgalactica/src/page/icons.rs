//! Signs of the game, drawn for this project on a grid of 24. What differs in colour differs in shape too.

use orrery_page::signs::{self, Sign};

use crate::ids::{Area, Colour, Good, MissionType, TokenKind, Track, Worker};

pub(super) use orrery_page::signs::{ANY, FLAG as FIRST, POINT};

/// An outpost: a dome on the ground.
pub(super) const OUTPOST: Sign = signs::dome("outpost");
/// A ship: a dart.
pub(super) const SHIP: Sign = Sign::new(
    "ship",
    "<path d='M12 .8l2.300 8.700 8.500 7.200v3L15.500 17l-.7 5.500H9.200L8.500 17l-7.300 2.700v-3l8.500-7.200z'/>",
);
/// Pirates: a horned mask.
pub(super) const PIRATES: Sign = Sign::new(
    "pirates",
    "<path d='M2 2c1 4 3 5 5.500 5.500C9 6.700 10.500 6.400 12 6.400s3 .3 4.500 1.100C19 7 21 6 22 2c1.500 6 .3 9.500-2 11.500.2 4-3 7-5 9l-1-3.500h-4L9 22.500c-2-2-5.200-5-5-9C1.700 11.500.5 8 2 2z'/><path class='cut' d='M6.500 11l4 1.800-1.200 2.400-2.600-1zM17.500 11l-4 1.800 1.200 2.400 2.600-1z'/>",
);
/// A wormhole: a spiral.
pub(super) const WORMHOLE: Sign = Sign::new(
    "wormhole",
    "<path class='line' d='M12 12c0-2 3-2 3 .5s-4 4-6.500 1.500S7 6.500 12 6s8.500 4 7.500 8.500-6 7-10.500 6S1.500 15 2 10'/>",
);
/// A cryo pod: a capsule.
pub(super) const POD: Sign = Sign::new(
    "pod",
    "<rect x='6' y='1.500' width='12' height='21' rx='6'/><path class='cutline' d='M12 6.500v11M8.500 9l7 6M15.500 9l-7 6'/>",
);
/// A development marker: a cube.
pub(super) const MARKER: Sign = Sign::new(
    "marker",
    "<path d='M12 1.500l9.500 5.200v10.600L12 22.500l-9.500-5.200V6.700z'/><path class='cutline' d='M3 7l9 5 9-5M12 12v10'/>",
);
/// A fleet token: three darts.
pub(super) const FLEET: Sign =
    Sign::new("fleet", "<path d='M12 1l3.500 8h-7zM5.500 11.500L9 19.500H2zM18.500 11.500l3.500 8h-7z'/>");
/// A harvest: an ear.
pub(super) const HARVEST: Sign = Sign::new(
    "harvest",
    "<path class='line' d='M12 23V9'/><path d='M12 1.500c2 2.500 2 5 0 7.500-2-2.500-2-5 0-7.500zM11 14.500c-3.500.5-5.500-1-6-4.500 3.500-.3 5.500 1.200 6 4.500zM13 14.500c3.500.5 5.500-1 6-4.500-3.500-.3-5.500 1.200-6 4.500zM11 20.500c-3.500.5-5.500-1-6-4.500 3.500-.3 5.500 1.200 6 4.500zM13 20.500c3.500.5 5.500-1 6-4.500-3.500-.3-5.500 1.200-6 4.500z'/>",
);
/// A technology card: a chip.
pub(super) const CHIP: Sign = Sign::new(
    "chip",
    "<path d='M8 1h2v3h4V1h2v3h4v4h3v2h-3v4h3v2h-3v4h-4v3h-2v-3h-4v3H8v-3H4v-4H1v-2h3v-4H1V8h3V4h4z'/><rect class='cut' x='8' y='8' width='8' height='8' rx='1'/>",
);
/// A mission: a scroll.
pub(super) const MISSION: Sign = Sign::new(
    "mission",
    "<path d='M5 1.500h12a3 3 0 0 1 3 3V18h2.500v1.500a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3V7H2V4.500a3 3 0 0 1 3-3z'/><path class='cutline' d='M8.500 7.500h8M8.500 11.500h8M8.500 15.500h5'/>",
);
/// A seat of the Senate: an armchair.
pub(super) const CHAIR: Sign = Sign::new(
    "chair",
    "<path d='M6 10V5a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v5l-2 2v3H8v-3zM2 10.500a2 2 0 0 1 4 0V17h12v-6.500a2 2 0 0 1 4 0V20h-3v3h-2v-3H7v3H5v-3H2z'/>",
);
/// An objective: a target.
pub(super) const OBJECTIVE: Sign = Sign::new(
    "objective",
    "<circle class='line' cx='12' cy='12' r='9.500'/><circle class='line' cx='12' cy='12' r='5'/><circle cx='12' cy='12' r='1.800'/>",
);
/// A wealth card: a purse.
pub(super) const WEALTH: Sign = Sign::new(
    "wealth",
    "<path d='M8 1.500h8L14.500 6C19 8 22 13 22 17c0 4-3 5.500-10 5.500S2 21 2 17C2 13 5 8 9.500 6z'/><path class='cutline' d='M8 6.500h8'/>",
);
/// What follows.
pub(super) const THEN: Sign = Sign::new("then", "<path d='M3 9h10V3l9 9-9 9v-6H3z'/>");
/// Something that signs cannot say: open its text.
pub(super) const MORE: Sign = Sign::new(
    "more",
    "<circle cx='4.500' cy='12' r='2.600'/><circle cx='12' cy='12' r='2.600'/><circle cx='19.500' cy='12' r='2.600'/>",
);

const ENERGY: &str = "<path d='M14 .8L3.500 14h6.200L8 23.200 20.500 9h-6.700z'/>";
const ORE: &str =
    "<path d='M7 2h10l5.500 7L12 23 1.500 9z'/><path class='cutline' d='M2 9h20M8 9l4 13 4-13'/>";
const ALIEN: &str = "<path d='M12 1c6 0 9.500 4 9.500 9S16 23 12 23 2.500 15 2.500 10 6 1 12 1z'/><path class='cut' d='M5.500 10c3 0 5 2 5 5-3 0-5-2-5-5zM18.500 10c-3 0-5 2-5 5 3 0 5-2 5-5z'/>";

/// The sign of goods: a bolt, a crystal, a face with large eyes, a coin.
pub(super) const fn good(good: Good) -> Sign {
    match good {
        Good::Energy => Sign::new("energy", ENERGY),
        Good::Ore => Sign::new("ore", ORE),
        Good::Alien => Sign::new("alien", ALIEN),
        Good::Credit => Sign::new(
            "credit",
            "<circle cx='12' cy='12' r='10.500'/><path class='cutline' d='M16 8.500c-1-1.500-2.500-2-4-2-3 0-5 2.300-5 5.500s2 5.500 5 5.500c1.500 0 3-.5 4-2'/>",
        ),
    }
}

/// What a planet of this colour brings; grey ones bring moves: a ring with an arrow.
pub(super) const fn colour(colour: Colour) -> Sign {
    match colour {
        Colour::Yellow => good(Good::Energy),
        Colour::Green => good(Good::Alien),
        Colour::Purple => good(Good::Ore),
        Colour::Grey => Sign::new(
            "grey",
            "<circle class='line' cx='12' cy='12' r='9.500'/><path d='M7 7.500h4.500L16.500 12l-5 4.500H7L11.500 12z'/>",
        ),
    }
}

/// The sign of a track: an atom, crossed blades, a gear, a temple, scales.
pub(super) const fn track(track: Track) -> Sign {
    match track {
        Track::Technology => Sign::new(
            "t-technology",
            "<circle cx='12' cy='12' r='3'/><ellipse class='line' cx='12' cy='12' rx='10.500' ry='4.300'/><ellipse class='line' cx='12' cy='12' rx='4.300' ry='10.500'/>",
        ),
        Track::Military => Sign::new(
            "t-military",
            "<path d='M2 1.500l4 .5 12.500 14.500 2-2 1.500 1.500-2.500 2.500 3 3-1.500 1.500-3-3-2.500 2.500-1.500-1.500 2-2L2 6zM22 1.500l-4 .5-4.700 5.400 2.900 3.300L22 6zM8 13.500l-3 3.500-2-2L1.500 16.500 4 19l-3 3 1.500 1.500 3-3L8 23l1.500-1.500-2-2 3.300-3.200z'/>",
        ),
        Track::Production => Sign::new(
            "t-production",
            "<path d='M10 1h4l.7 3 2.200.9 2.600-1.600 2.800 2.800-1.600 2.600.9 2.200 3 .7v4l-3 .7-.9 2.200 1.600 2.600-2.800 2.800-2.600-1.600-2.200.9-.7 3h-4l-.7-3-2.200-.9-2.600 1.600-2.800-2.800 1.600-2.600L2.400 16.300 0 15.600v-4l2.400-.7.9-2.200L1.700 6.100l2.800-2.800 2.600 1.600L9.300 4z' transform='translate(.5 -.5) scale(.96)'/><circle class='cut' cx='12' cy='12.500' r='4'/>",
        ),
        Track::Politics => Sign::new(
            "t-politics",
            "<path d='M12 1l10 6v2H2V7zM4 10.500h3V19H4zM10.500 10.500h3V19h-3zM17 10.500h3V19h-3zM2 20h20v3H2z'/>",
        ),
        Track::Trade => Sign::new(
            "t-trade",
            "<path d='M11 1h2v3l7 2-.6 2L13 6.300V20h5v2.500H6V20h5V6.300L4.600 8 4 6l7-2z'/><path d='M1 15l4-7.500L9 15a4 4 0 0 1-8 0zM15 15l4-7.500 4 7.500a4 4 0 0 1-8 0z'/>",
        ),
    }
}

/// The sign of an action area.
pub(super) const fn area(area: Area) -> Sign {
    match area {
        Area::Omni => Sign::new(
            "omni",
            "<path d='M12 .8l2.500 6.200 6-2.500-2.500 6 6.200 2.500-6.200 2.500 2.500 6-6-2.500L12 25.200' transform='translate(-.5 -1)'/><path d='M12 .8L9.500 7l-6-2.500 2.500 6L-.2 13 6 15.500l-2.500 6 6-2.500 2.500 6.200' transform='translate(-.5 -1)'/>",
        ),
        Area::Exploration => Sign::new(
            "exploration",
            "<path d='M21.500 2.500C15 2 10.500 5 8 9.500L3.500 10 1.500 14l4.500-.5 4.500 4.500-.5 4.500 4-2 .5-4.500c4.500-2.500 7.500-7 7-13.500z'/><circle class='cut' cx='15.500' cy='8.500' r='2.200'/>",
        ),
        Area::Mining => Sign::new(
            "miningsign",
            "<path d='M3 4.500C9 .5 17 2 22.500 9.500c-3.500-2.500-6-3.300-8-3.500L6 22l-3-1.800L10.800 5C8.500 4.200 6 4 3 4.500z'/>",
        ),
        Area::Trade => track(Track::Trade),
        Area::Technology => track(Track::Technology),
        Area::Military => track(Track::Military),
        Area::Production => track(Track::Production),
        Area::Politics => track(Track::Politics),
    }
}

/// The sign of a worker: a bust with a cap, a bust, a bust with a stripe.
pub(super) const fn worker(worker: Worker) -> Sign {
    match worker {
        Worker::Captain => Sign::new(
            "captain",
            "<path d='M5 6c2-4 12-4 14 0l-1 2H6z'/><circle cx='12' cy='9.500' r='4.500'/><path d='M2.500 23c0-6 4-8.500 9.500-8.500s9.500 2.500 9.500 8.500z'/><path class='cut' d='M12 16l1 2.200 2.300.2-1.700 1.500.5 2.300-2.100-1.200-2.100 1.200.5-2.300-1.700-1.500 2.300-.2z'/>",
        ),
        Worker::Crew => Sign::new(
            "crew",
            "<circle cx='12' cy='8' r='5'/><path d='M2.500 23c0-6 4-8.500 9.500-8.500s9.500 2.500 9.500 8.500z'/>",
        ),
        Worker::Lieutenant => Sign::new(
            "lieutenant",
            "<circle cx='12' cy='8' r='5'/><path d='M2.500 23c0-6 4-8.500 9.500-8.500s9.500 2.500 9.500 8.500z'/><path class='cut' d='M7 17h10v2H7zM7 20.500h10v2H7z'/>",
        ),
    }
}

/// The sign of a bonus token: a square, with a notch if it is advanced.
pub(super) const fn token(kind: TokenKind) -> Sign {
    match kind {
        TokenKind::Basic => Sign::new("basic", "<rect x='2.500' y='2.500' width='19' height='19' rx='4'/>"),
        TokenKind::Advanced => {
            Sign::new("advanced", "<path d='M4 2.500h5.500L12 6.500l2.500-4H20L21.500 4v17.500h-19V4z'/>")
        }
    }
}

/// The sign of a type of mission: a crate, a shield, a mask.
pub(super) const fn mission(kind: MissionType) -> Sign {
    match kind {
        MissionType::Commercial => Sign::new(
            "commercial",
            "<path d='M2 5h20v15H2z'/><path class='cutline' d='M2 10h20M9 5v15M15 5v15'/>",
        ),
        MissionType::War => {
            Sign::new("war", "<path d='M12 1.500l9 3v7c0 6-4 9.500-9 11.500-5-2-9-5.500-9-11.500v-7z'/>")
        }
        MissionType::Culture => Sign::new(
            "culture",
            "<path d='M2 3c6 2.500 14 2.500 20 0 1 10-3 19-10 19S1 13 2 3z'/><path class='cut' d='M5.500 9.500c2-1.500 3.500-1 5 1-2 1.200-3.700 1-5-1zM18.500 9.500c-2-1.500-3.500-1-5 1 2 1.200 3.700 1 5-1zM7.500 15c3 2 6 2 9 0-1.500 4.500-7.500 4.500-9 0z'/>",
        ),
    }
}
