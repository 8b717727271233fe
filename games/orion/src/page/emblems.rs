//! Emblems of races and advisors: abstract signs on a grid of 48, drawn for this project.

use maud::{Markup, PreEscaped, html};

fn emblem(class: &str, shapes: &str) -> Markup {
    html! {
        svg.or-emblem.(class) viewBox="0 0 48 48" aria-hidden="true" focusable="false" { (PreEscaped(shapes)) }
    }
}

/// The emblem of a race; one that a pack has invented has a plain star.
pub(super) fn race(id: &str) -> Markup {
    let shapes = match id {
        // A globe between two branches.
        "humans" => {
            "<circle class='line' cx='24' cy='21' r='11'/><path class='line' d='M13 21h22M24 10c-5 6-5 16 0 22M24 10c5 6 5 16 0 22'/><path d='M10 30c2 8 8 12 14 13 6-1 12-5 14-13-2 5-7 8-14 9-7-1-12-4-14-9z'/>"
        }
        // Two wings and a beak.
        "alkari" => "<path d='M24 14 29 9l-1 9 16-8c-1 12-7 18-15 20l-5 11-5-11C11 28 5 22 4 10l16 8-1-9z'/>",
        // A paw.
        "bulrathi" => {
            "<path d='M24 23c7 0 12 6 12 12 0 5-5 7-12 5-7 2-12 0-12-5 0-6 5-12 12-12z'/><circle cx='9' cy='22' r='4.500'/><circle cx='18' cy='13' r='4.800'/><circle cx='30' cy='13' r='4.800'/><circle cx='39' cy='22' r='4.500'/>"
        }
        // A hood with two eyes.
        "darlok" => {
            "<path d='M24 4c12 6 17 18 15 36l-8-5-7 8-7-8-8 5C7 22 12 10 24 4z'/><path class='cut-out' d='M13 23c4-1 7 1 9 4-4 2-8 1-9-4zM35 23c-4-1-7 1-9 4 4 2 8 1 9-4z'/>"
        }
        // An eye in a cogwheel.
        "meklar" => {
            "<path d='M21 3h6l1 5 4 1.500 4.500-3 4 4-3 4.500L39 19l6 1v7l-6 1-1.500 4 3 4.500-4 4-4.500-3-4 1.500-1 6h-6l-1-6-4-1.500-4.500 3-4-4 3-4.500L9 28l-6-1v-7l6-1 1.500-4-3-4.500 4-4 4.500 3L20 8z'/><circle class='cut-out' cx='24' cy='24' r='10'/><path d='M15 24c5-8 13-8 18 0-5 8-13 8-18 0z'/><circle class='cut-out' cx='24' cy='24' r='3'/>"
        }
        // Three claw marks below two ears.
        "mrrshan" => {
            "<path d='M7 5l10 8h14L41 5l-2 18c0 4-3 7-6 9l-9 3-9-3c-3-2-6-5-6-9z'/><path class='cut-out' d='M14 20l7 4-7 2zM34 20l-7 4 7 2z'/><path d='M15 37l2 8 2-7zM22.500 38l1.500 9 1.500-9zM33 37l-2 8-2-7z'/>"
        }
        // A spiral in a high brow.
        "psilon" => {
            "<path d='M24 3c12 0 18 8 18 17 0 7-6 11-8 16-1 4-4 9-10 9s-9-5-10-9c-2-5-8-9-8-16C6 11 12 3 24 3z'/><path class='cut-line' d='M24 21c2-2 5 0 4 3-1 4-7 4-9 0-2-6 4-11 10-9 8 3 8 12 2 16'/>"
        }
        _ => "<path d='M24 3l6 15 15 6-15 6-6 15-6-15-15-6 15-6z'/>",
    };
    emblem("race", shapes)
}

/// The emblem of an advisor; one that a pack has invented has a plain ring.
pub(super) fn advisor(id: &str) -> Markup {
    let shapes = match id {
        // A lens in a circuit.
        "advia_osm" => {
            "<rect class='line' x='9' y='9' width='30' height='30' rx='6'/><circle cx='24' cy='24' r='7'/><circle class='cut-out' cx='24' cy='24' r='2.500'/><path class='line' d='M24 2v7M24 39v7M2 24h7M39 24h7M14 4v5M34 4v5M14 39v5M34 39v5'/>"
        }
        // A beam on its fulcrum.
        "fulcrum_sandebar" => {
            "<path d='M24 20l11 22H13z'/><path class='line' d='M5 22l38-8'/><circle cx='8' cy='14' r='5'/><circle cx='40' cy='8' r='4'/>"
        }
        // Crossed blades.
        "harrava" => {
            "<path d='M7 4c14 6 24 17 29 31l4-1-3 7-6 4-1-5C18 32 9 20 7 4z'/><path d='M41 4C27 10 17 21 12 35l-4-1 3 7 6 4 1-5C30 32 39 20 41 4z'/>"
        }
        // Three chevrons.
        "vale" => "<path d='M6 6l18 13L42 6v9L24 28 6 15zM6 20l18 13 18-13v9L24 42 6 29z'/>",
        // A crown.
        "viktoria" => {
            "<path d='M5 14l10 8 9-16 9 16 10-8-4 22H9z'/><rect x='9' y='38' width='30' height='5' rx='2'/><circle cx='5' cy='12' r='3'/><circle cx='24' cy='5' r='3'/><circle cx='43' cy='12' r='3'/>"
        }
        // A book with a flame.
        "moldred" => {
            "<path d='M4 24c8-3 15-2 20 2 5-4 12-5 20-2v18c-8-3-15-2-20 2-5-4-12-5-20-2z'/><path class='cut-line' d='M24 27v16'/><path d='M24 3c6 5 6 9 3 12 0-3-1-4-3-5-2 1-3 3-3 6-4-4-3-8 3-13z'/>"
        }
        // A feather over a coin.
        "quail" => {
            "<circle class='line' cx='29' cy='31' r='13'/><path d='M4 4c16 0 26 8 27 24L20 20l7 12C12 30 5 20 4 4z'/>"
        }
        // A mountain behind a shield.
        "kuruk" => {
            "<path d='M3 30L16 8l8 12 8-12 13 22z'/><path d='M12 24h24v8c0 7-6 11-12 14-6-3-12-7-12-14z'/><path class='cut-line' d='M24 28v13M17 33h14'/>"
        }
        _ => "<circle class='line' cx='24' cy='24' r='16'/><circle cx='24' cy='24' r='6'/>",
    };
    emblem("advisor", shapes)
}
