//! How the board looks: a rack with seven columns, each of which can be clicked.

use orrery_core::{Seat, Text};
use orrery_page::{Markup, Page, Scene, Scenery, html};

use crate::board::ROWS;
use crate::{Action, Column, ConnectFour, View, number};

const CELL: usize = 40;

/// The id of a column on the page.
fn thing(column: Column) -> String {
    format!("column-{}", number(column))
}

fn disc(class: &str, row: usize) -> Markup {
    let top = CELL * (ROWS as usize - 1 - row);
    html! { circle.disc.(class) cx=(CELL / 2) cy=(top + CELL / 2) r=(CELL * 2 / 5) {} }
}

fn rack(view: &View, scene: &Scene<'_>) -> Markup {
    let height = CELL * ROWS as usize;
    html! {
        svg.rack viewBox=(format!("0 0 {} {height}", CELL * Column::BOUND)) {
            defs {
                pattern id="places" width=(CELL) height=(height) patternUnits="userSpaceOnUse" {
                    rect.shaft width=(CELL) height=(height) {}
                    @for row in 0..ROWS as usize { (disc("empty", row)) }
                }
            }
            @for column in Column::all() {
                @let discs = &view.columns[column.index()];
                g transform=(format!("translate({} 0)", CELL * column.index())) {
                    (scene.thing(thing(column)).element("g").label(number(column).to_string()).show(&html! {
                        rect fill="url(#places)" width=(CELL) height=(height) {}
                        @for (row, seat) in discs.iter().enumerate() {
                            (disc(&format!("seat-{}", seat.index()), row))
                        }
                    }))
                }
            }
        }
    }
}

impl Page for ConnectFour {
    fn picture() -> Markup {
        html! {
            svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" role="img" aria-hidden="true" {
                rect.sky width="320" height="200" {}
                @for column in 0..7 {
                    @for row in 0..=(column * 5 % 6) {
                        circle.disc.(format!("seat-{}", (column + row) % 2)) cx=(64 + column * 32) cy=(184 - row * 32) r="13" {}
                    }
                }
            }
        }
    }

    fn scenery(&self, view: &View, scene: &Scene<'_>) -> Scenery {
        Scenery { seats: vec![html! {}, html! {}], ..Scenery::of(rack(view, scene)) }
    }

    fn things(&self, _: Seat, action: Action) -> Vec<String> {
        let Action::Drop(column) = action;
        vec![thing(column)]
    }

    fn heading(&self, _: Action) -> Text {
        Text::new("ask-drop")
    }
}
