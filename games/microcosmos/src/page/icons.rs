//! Signs of the game, drawn for this project on a grid of 24. What differs in colour differs in shape too.

use maud::{Markup, html};
use orrery_page::signs::{self, Sign};
use orrery_page::widgets::stock;

use crate::content::{Colour, EdgeColour};
use crate::effects::{Effect, Price};
use crate::state::{Resource, Resources, Specialist, Upgrade};

pub(super) use orrery_page::signs::{ANY, FLAG as FIRST, POINT};

/// A colony: a dome on the ground.
pub(super) const COLONY: Sign = signs::dome("colony");
/// A crew card from the deck.
pub(super) const CARD: Sign = Sign::new(
    "crewcard",
    "<rect x='4' y='1.500' width='16' height='21' rx='2.500'/><circle class='cut' cx='12' cy='9' r='3.200'/><path class='cut' d='M6 19c0-4 3-5.500 6-5.500s6 1.500 6 5.500z'/>",
);
/// A crew card from the Cantina: a card with a cup.
pub(super) const CANTINA: Sign = Sign::new(
    "crewcard",
    "<rect x='4' y='1.500' width='16' height='21' rx='2.500'/><path class='cut' d='M7 8h8.500v2h1.500a2 2 0 0 1 0 5h-1.700c-.5 2-2 3-4 3-2.700 0-4.300-2-4.300-5z'/><path class='cutline' d='M9.500 5.800V4M12.500 5.800V4'/>",
);
/// A trading outpost: a ring with two wings.
pub(super) const OUTPOST: Sign = Sign::new(
    "outpost",
    "<path d='M1 7h5v10H1zM18 7h5v10h-5zM6 11h12v2H6z'/><path d='M12 4.500l6.500 3.750v7.500L12 19.500l-6.500-3.750v-7.500z'/><circle class='cut' cx='12' cy='12' r='3'/>",
);
/// Survivors: two people.
pub(super) const SURVIVORS: Sign = Sign::new(
    "survivors",
    "<circle cx='8.500' cy='7' r='3.600'/><path d='M1.500 20c0-6 3-8.500 7-8.500s7 2.500 7 8.500z'/><circle cx='17' cy='8.500' r='2.900'/><path d='M16.500 12.600c3.700 0 6 2.300 6 7.400h-5.300c0-3-.6-5.300-2-6.900.4-.3.900-.5 1.300-.5z'/>",
);
/// Settled survivors: a house with a heart.
pub(super) const HOME: Sign = Sign::new(
    "survivors",
    "<path d='M12 1.500 23 11h-3v11H4V11H1z'/><path class='cut' d='M12 18.500c-3.500-2.700-4.600-4.300-4.200-6 .5-1.900 3.100-2.200 4.200-.3 1.100-1.900 3.700-1.600 4.200.3.400 1.700-.7 3.300-4.200 6z'/>",
);
/// A planet with a ring.
pub(super) const PLANET: Sign = Sign::new(
    "place",
    "<circle cx='12' cy='12' r='6.500'/><ellipse class='line' cx='12' cy='12' rx='11' ry='3.600' transform='rotate(-20 12 12)'/>",
);
/// A moon: a crescent.
pub(super) const MOON: Sign =
    Sign::new("place", "<path d='M16.500 2A10.500 10.500 0 1 0 22 15.500 8.500 8.500 0 0 1 16.500 2z'/>");
/// A space station.
pub(super) const STATION: Sign = Sign::new(
    "place",
    "<rect x='9' y='3' width='6' height='18' rx='2'/><path d='M1 7h6v10H1zM17 7h6v10h-6zM7 11h10v2H7z'/>",
);
/// Steps of a journey: an arrow along dashes.
pub(super) const STEPS: Sign =
    Sign::new("place", "<path d='M1 10.500h4v3H1zM7 10.500h4v3H7zM12 5l11 7-11 7z'/>");
/// Levels of a planet: rising bars.
pub(super) const LEVELS: Sign =
    Sign::new("place", "<path d='M2 16h5v6H2zM9.500 10h5v12h-5zM17 3h5v19h-5z'/>");
/// The cargo hold: a box.
pub(super) const HOLD: Sign = Sign::new(
    "place",
    "<path d='M12 1.500 22 6v12l-10 4.500L2 18V6z'/><path class='cutline' d='M2.500 6.500 12 11l9.500-4.500M12 11v11'/>",
);
/// A face-down card.
pub(super) const BACK: Sign = Sign::new(
    "back",
    "<rect class='edge' x='3' y='1' width='18' height='22' rx='2.500'/><circle class='orbit' cx='12' cy='12' r='6'/><circle class='sun' cx='12' cy='12' r='2.400'/><circle class='moonlet' cx='17' cy='8.800' r='1.500'/>",
);
/// Becomes, or gives.
pub(super) const THEN: Sign = Sign::new("then", "<path class='line' d='M3 12h16M13 6l6 6-6 6'/>");

/// A leaf, a worker, a crystal, a chip.
pub(super) const fn resource(resource: Resource) -> Sign {
    match resource {
        Resource::Biomass => Sign::new(
            "biomass",
            "<path d='M4 20C2 9 9 3 21 3c0 12-6 18-15 17z'/><path class='cutline' d='M3.500 21.500 14 10'/>",
        ),
        Resource::Workforce => Sign::new(
            "workforce",
            "<path d='M4 10.500a8 8 0 0 1 5-7.400V7h1.500V2.500h3V7H15V3.100a8 8 0 0 1 5 7.400h1.500V13h-19v-2.500z'/><path d='M6 14.500h12c0 5-2.500 8-6 8s-6-3-6-8z'/>",
        ),
        Resource::Minerals => Sign::new(
            "minerals",
            "<path d='M7 3h10l6 7-11 12L1 10z'/><path class='cutline' d='M1.500 10h21M8.500 10 12 21l3.500-11L12 3.500z'/>",
        ),
        Resource::Technology => Sign::new(
            "technology",
            "<path d='M6 6h12v12H6z'/><path class='line' d='M9 1.500V6M15 1.500V6M9 18v4.500M15 18v4.500M1.500 9H6M1.500 15H6M18 9h4.500M18 15h4.500'/><rect class='cut' x='9.500' y='9.500' width='5' height='5'/>",
        ),
    }
}

/// A triangle, a circle, a diamond: the colours of planets.
pub(super) const fn colour(colour: Colour) -> Sign {
    match colour {
        Colour::Red => edge(EdgeColour::Red),
        Colour::Green => edge(EdgeColour::Green),
        Colour::Blue => edge(EdgeColour::Blue),
    }
}

/// The same, and a crescent for moons and stations.
pub(super) const fn edge(colour: EdgeColour) -> Sign {
    match colour {
        EdgeColour::Red => Sign::new("shape c-red", "<path d='M12 2.500 22.500 21h-21z'/>"),
        EdgeColour::Green => Sign::new("shape c-green", "<circle cx='12' cy='12' r='9.500'/>"),
        EdgeColour::Blue => Sign::new("shape c-blue", "<path d='M12 1 23 12 12 23 1 12z'/>"),
        EdgeColour::Grey => Sign::new(
            "shape c-grey",
            "<path d='M16.500 2A10.500 10.500 0 1 0 22 15.500 8.500 8.500 0 0 1 16.500 2z'/>",
        ),
    }
}

/// The class of a colour.
pub(super) const fn class(colour: EdgeColour) -> &'static str {
    match colour {
        EdgeColour::Red => "c-red",
        EdgeColour::Green => "c-green",
        EdgeColour::Blue => "c-blue",
        EdgeColour::Grey => "c-grey",
    }
}

/// A wrench for the Engineer; for Leaders the shape of their colour with a star in it.
pub(super) const fn specialist(specialist: Specialist) -> Sign {
    match specialist {
        Specialist::Engineer => Sign::new(
            "shape c-engineer",
            "<path d='M21.500 6.300l-3.800 3.800-3.300-.5-.5-3.300 3.800-3.800A7 7 0 0 0 8.600 11L1.800 17.800a3 3 0 0 0 4.400 4.400L13 15.400a7 7 0 0 0 8.500-9.100z'/>",
        ),
        Specialist::Red => Sign::new(
            "shape c-red",
            "<path d='M12 1 23.500 21.500H.5z'/><path class='star' d='M12 9l1.600 3.300 3.600.5-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z'/>",
        ),
        Specialist::Green => Sign::new(
            "shape c-green",
            "<circle cx='12' cy='12' r='11'/><path class='star' d='M12 5l2.100 4.300 4.700.7-3.400 3.300.8 4.700-4.200-2.200L7.800 18l.8-4.700L5.200 10l4.700-.7z'/>",
        ),
        Specialist::Blue => Sign::new(
            "shape c-blue",
            "<path d='M12 .5 23.500 12 12 23.500.5 12z'/><path class='star' d='M12 6l1.800 3.700 4 .6-2.900 2.800.7 4-3.600-1.900-3.600 1.900.7-4-2.900-2.800 4-.6z'/>",
        ),
    }
}

/// A Leader of any colour.
pub(super) const ANY_LEADER: Sign = Sign::new(
    "shape c-any",
    "<rect x='1' y='1' width='22' height='22' rx='6'/><path class='star' d='M12 5l2.100 4.300 4.700.7-3.400 3.300.8 4.700-4.200-2.200L7.800 18l.8-4.700L5.200 10l4.700-.7z'/>",
);

/// A Leader in the colour of the planet.
pub(super) const LEADER_HERE: Sign = Sign::new(
    "place",
    "<circle cx='12' cy='12' r='8.500'/><ellipse class='line' cx='12' cy='12' rx='11' ry='4' transform='rotate(-20 12 12)'/><path class='cut' d='M12 6.500l1.600 3.300 3.600.5-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5z'/>",
);

/// Resources that there are, each with its amount.
pub(super) fn resources(amounts: Resources) -> Markup {
    html! { @for (kind, amount) in amounts.each().filter(|(_, amount)| *amount > 0) { (counted(amount, resource(kind))) } }
}

/// A number and what it counts.
pub(super) fn counted(amount: u8, sign: Sign) -> Markup {
    stock::amount(amount, sign)
}

/// What something gives.
pub(super) fn effects(effects: &[Effect]) -> Markup {
    html! {
        @for effect in effects {
            @match effect {
                Effect::Gain(amounts) => { (resources(*amounts)) }
                Effect::GainAny(count) => { (counted(*count, ANY)) }
                Effect::DrawDeck(count) => { (counted(*count, CARD)) }
                Effect::DrawCantina(count) => { (counted(*count, CANTINA)) }
            }
        }
    }
}

/// The same as signs with numbers, for the map.
pub(super) fn effect_signs(effects: &[Effect]) -> Vec<(u8, Sign)> {
    let signs = effects.iter().flat_map(|effect| match effect {
        Effect::Gain(amounts) => amounts.each().map(|(kind, amount)| (amount, resource(kind))).collect(),
        Effect::GainAny(count) => vec![(*count, ANY)],
        Effect::DrawDeck(count) => vec![(*count, CARD)],
        Effect::DrawCantina(count) => vec![(*count, CANTINA)],
    });
    signs.filter(|(amount, _)| *amount > 0).collect()
}

/// What a crew action costs.
pub(super) fn price(price: Price) -> Markup {
    let parts = price.named().each().map(|(kind, amount)| (amount, resource(kind))).chain([(price.any, ANY)]);
    html! { @for (amount, sign) in parts.filter(|(amount, _)| *amount > 0) { (counted(amount, sign)) } }
}

/// What an upgrade gives, in signs.
pub(super) fn gift(upgrade: Upgrade, (none, once, twice): (u8, u8, u8), hold: u8) -> Markup {
    html! {
        span.mc-gift {
            @match upgrade {
                Upgrade::Robotics => { (COLONY.show()) (THEN.show()) "2×" }
                Upgrade::Biodome => { (STATION.show()) (THEN.show()) (counted(1, resource(Resource::Workforce))) }
                Upgrade::SpaceMining => { (MOON.show()) (THEN.show()) (counted(1, resource(Resource::Minerals))) }
                Upgrade::CargoHolds => { (HOLD.show()) (hold) }
                Upgrade::ScoutingVehicles => { (counted(2, SURVIVORS)) (THEN.show()) "1" }
                Upgrade::LeisureFacilities => { (STATION.show()) (THEN.show()) (counted(1, CANTINA)) }
                Upgrade::MiningVehicles => { (MOON.show()) (THEN.show()) (counted(1, CANTINA)) }
                Upgrade::Engines => { (STEPS.show()) (none) "·" (once) "·" (twice) }
            }
        }
    }
}
