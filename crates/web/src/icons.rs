//! Icons, drawn for this project: strokes in the colour of the text around them, on a grid of 24.

use maud::{Markup, PreEscaped, html};

fn icon(paths: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (PreEscaped(paths)) }
    }
}

/// The sign of Orrery: a sun, two orbits, two planets.
pub fn orrery() -> Markup {
    icon(
        "<circle cx='12' cy='12' r='3' fill='currentColor'/><circle cx='12' cy='12' r='6.5'/><circle cx='12' cy='12' r='10'/><circle cx='18' cy='9.5' r='1.8' fill='currentColor'/><circle cx='4' cy='18' r='1.5' fill='currentColor'/>",
    )
}

/// Take back.
pub fn undo() -> Markup {
    icon("<path d='M9 6 4 11l5 5'/><path d='M4 11h10a6 6 0 0 1 0 12' transform='translate(0 -4)'/>")
}

/// Look for something.
pub fn search() -> Markup {
    icon("<circle cx='10.500' cy='10.500' r='6'/><path d='m15 15 5.500 5.500'/>")
}

/// Advice.
pub fn hint() -> Markup {
    icon("<path d='M9 17h6M10 20h4'/><path d='M8 14a6 6 0 1 1 8 0c-.8.7-1 1.5-1 3H9c0-1.500-.2-2.300-1-3z'/>")
}

/// Cannot be taken back.
pub fn no_return() -> Markup {
    icon("<path d='M6 21V4'/><path d='M6 4h11l-3 4 3 4H6'/>")
}

/// Nearer.
pub fn plus() -> Markup {
    icon("<path d='M12 5v14M5 12h14'/>")
}

/// Farther.
pub fn minus() -> Markup {
    icon("<path d='M5 12h14'/>")
}

/// All of it.
pub fn fit() -> Markup {
    icon("<path d='M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'/>")
}

/// Things that one sets.
pub fn settings() -> Markup {
    icon(
        "<path d='M4 7h8M18 7h2M4 17h2M12 17h8'/><circle cx='15' cy='7' r='2.500'/><circle cx='9' cy='17' r='2.500'/>",
    )
}

/// Light or dark.
pub fn theme() -> Markup {
    icon("<circle cx='12' cy='12' r='8'/><path d='M12 4a8 8 0 0 1 0 16z' fill='currentColor'/>")
}

/// Sound.
pub fn sound() -> Markup {
    icon("<path d='M5 9v6h4l5 4V5L9 9z'/><path d='M17 9a4 4 0 0 1 0 6'/>")
}

/// Help.
pub fn help() -> Markup {
    icon(
        "<circle cx='12' cy='12' r='9'/><path d='M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 17h.01'/>",
    )
}

/// A person.
pub fn person() -> Markup {
    icon("<circle cx='12' cy='8' r='4'/><path d='M4 21c1-5 4-7 8-7s7 2 8 7'/>")
}

/// A bot.
pub fn bot() -> Markup {
    icon("<rect x='5' y='8' width='14' height='11' rx='2'/><path d='M12 8V4M9 13h.01M15 13h.01M9 16h6'/>")
}

/// A link.
pub fn link() -> Markup {
    icon(
        "<path d='M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1'/><path d='M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'/>",
    )
}

/// Forward, or play.
pub fn play() -> Markup {
    icon("<path d='M7 5v14l12-7z' fill='currentColor'/>")
}

/// Where it is on the table.
pub fn find() -> Markup {
    icon("<circle cx='12' cy='12' r='5'/><path d='M12 2v5M12 17v5M2 12h5M17 12h5'/>")
}

/// Away with it.
pub fn close() -> Markup {
    icon("<path d='M6 6l12 12M18 6L6 18'/>")
}
