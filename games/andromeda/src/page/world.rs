//! Pictures of planets, bases and nebulae, drawn for this project.

use maud::{Markup, PreEscaped, html};
use orrery_page::widgets::stars;

use super::map::{HEXES, Point};
use crate::view::RegionView;

/// Colours and shades that all pictures share.
pub(super) fn defs() -> Markup {
    PreEscaped(DEFS.to_owned())
}

/// The light of a region on the ground of the map.
pub(super) fn light(region: &RegionView, (x, y): Point) -> Markup {
    match region.kind {
        "nebula" => {
            let turn = i64::from(x) * 7 % 360;
            html! {
                g.ae-cloud transform=(format!("translate({x} {y}) rotate({turn}) scale({})", if x % 2 == 0 { "1" } else { "-1 1" })) { (PreEscaped(CLOUD)) }
            }
        }
        "quasar" | "maelstrom" => {
            html! { circle.ae-glow cx=(x) cy=(y) r=(HEXES.half - 16) fill="url(#ae-quasar-light)" {} }
        }
        "base" => html! { circle.ae-glow cx=(x) cy=(y - 30) r="52" fill="url(#ae-base-light)" {} },
        _ => {
            let track = region.track.map_or("", crate::ids::Track::word);
            html! { circle.ae-glow cx=(x) cy=(y - 30) r="62" fill=(format!("url(#ae-light-{track})")) {} }
        }
    }
}

/// The picture of what lies in a region.
pub(super) fn picture(region: &RegionView, (x, y): Point) -> Markup {
    let inside = match (region.kind, region.id.as_deref()) {
        ("planet", Some(id)) => stars::planet(id, "ae-disc", "ae-shade"),
        ("base", Some(id)) => base(id).to_owned(),
        ("quasar", _) => QUASAR.to_owned(),
        ("maelstrom", _) => MAELSTROM.to_owned(),
        _ => return html! {},
    };
    let track = region.track.map_or("", super::draw::track_class);
    html! { g.ae-world.(track) transform=(format!("translate({x} {y})")) { (PreEscaped(inside)) } }
}

/// The six bases.
const fn base(id: &str) -> &'static str {
    match id.as_bytes() {
        b"ancient_monolith" => {
            "<path class='hull' d='M-9-34 9-30 12 24-13 27z'/><path class='dark' d='M9-30 15-26 17 20 12 24z'/><path class='lamp' d='M-4-22l7 1M-5-10l10 1M-5 2l10 1M-6 14l11 1'/><ellipse class='orbit' rx='34' ry='9' cy='2'/>"
        }
        b"trade_hub" => {
            "<circle class='rim' r='25'/><circle class='hull' r='11'/><path class='arm' d='M0-25v14M0 11v14M-25 0h14M11 0h14M-18-18l10 10M8 8l10 10M18-18L8-8M-8 8l-10 10'/><circle class='lampdot' r='4'/><circle class='lampdot' cx='25' r='2.500'/><circle class='lampdot' cx='-25' r='2.500'/><circle class='lampdot' cy='-25' r='2.500'/><circle class='lampdot' cy='25' r='2.500'/>"
        }
        b"maximus_field" => {
            "<path class='hull' d='M-6-26h12v52H-6z'/><path class='panel' d='M-32-22h22v18h-22zM10-22h22v18H10zM-32 4h22v18h-22zM10 4h22v18H10z'/><path class='grid' d='M-32-13h22M-21-22v18M10-13h22M21-22v18M-32 13h22M-21 4v18M10 13h22M21 4v18'/><circle class='lampdot' cy='-14' r='3'/><circle class='lampdot' cy='14' r='3'/>"
        }
        b"odessa_field" => {
            "<path class='hull' d='M-30-5h60V5h-60z'/><path class='panel' d='M-26-27h14V-8h-14zM-7-27H7V-8H-7zM12-27h14V-8H12zM-26 8h14v19h-14zM-7 8H7v19H-7zM12 8h14v19H12z'/><path class='grid' d='M-26-18h14M-7-18H7M12-18h14M-26 17h14M-7 17H7M12 17h14'/><circle class='lampdot' cx='-20' r='2.500'/><circle class='lampdot' r='2.500'/><circle class='lampdot' cx='20' r='2.500'/>"
        }
        b"shipyard" => {
            "<path class='rimline' d='M-30-24h60v10h-8v26h8v12h-60V12h8v-26h-8z'/><path class='hull' d='M0-18l7 12 2 16-4 6H-5l-4-6 2-16z'/><path class='lamp' d='M-22-8h9M13-8h9M-22 4h9M13 4h9'/><circle class='lampdot' cx='-26' cy='-19' r='2.500'/><circle class='lampdot' cx='26' cy='-19' r='2.500'/>"
        }
        _ => {
            "<path class='hull' d='M-28 24V-2L-12-12V24zM-8 24v-48l18-8v56zM14 24V-8l14 6v26z'/><path class='dark' d='M10-32l5 5V-8h-5z'/><path class='lamp' d='M-24 4h8M-24 12h8M-3-14h8M-3-5h8M-3 4h8M-3 13h8M18 2h6M18 10h6'/>"
        }
    }
}

const QUASAR: &str = "<ellipse class='disk' rx='40' ry='13' transform='rotate(-18)'/><path class='jet' d='M0 0 14-44 20-42zM0 0-14 44-20 42z'/><circle class='hole' r='11'/><circle class='edge' r='13'/>";
const MAELSTROM: &str = "<path class='swirl' d='M0 0c10-10 26-4 26 10S10 32-8 28-34 6-28-12-2-36 16-32M0 0c-8 6-4 18 6 18s20-10 16-22S2-22-10-16-22 8-12 18'/><circle class='hole' r='5'/>";
const CLOUD: &str = "<ellipse class='c1' cx='-12' cy='-14' rx='46' ry='34'/><ellipse class='c2' cx='18' cy='12' rx='40' ry='30'/><ellipse class='c3' cx='-4' cy='20' rx='34' ry='22'/><path class='wisp' d='M-48 8c18-22 34-6 50-20s28-18 44-8M-40 26c20-10 36 2 52-8s20-12 32-6'/><circle class='spark' cx='-18' cy='-8' r='2.200'/><circle class='spark' cx='22' cy='14' r='1.600'/><circle class='spark' cx='6' cy='-28' r='1.400'/>";

const DEFS: &str = "<defs>\
<clipPath id='ae-disc'><circle r='27'/></clipPath>\
<radialGradient id='ae-shade' cx='.3' cy='.25' r='.95'><stop offset='.25' stop-color='#fff' stop-opacity='.28'/><stop offset='.5' stop-color='#000' stop-opacity='0'/><stop offset='1' stop-color='#02030c' stop-opacity='.82'/></radialGradient>\
<radialGradient id='ae-light-science'><stop class='t-science' offset='.35' stop-opacity='.4'/><stop class='t-science' offset='1' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-light-industry'><stop class='t-industry' offset='.35' stop-opacity='.4'/><stop class='t-industry' offset='1' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-light-supremacy'><stop class='t-supremacy' offset='.35' stop-opacity='.4'/><stop class='t-supremacy' offset='1' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-light-commerce'><stop class='t-commerce' offset='.35' stop-opacity='.4'/><stop class='t-commerce' offset='1' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-light-civilization'><stop class='t-civilization' offset='.35' stop-opacity='.4'/><stop class='t-civilization' offset='1' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-base-light'><stop offset='0' stop-color='#9fc3ff' stop-opacity='.3'/><stop offset='1' stop-color='#9fc3ff' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-quasar-light'><stop offset='0' stop-color='#ffe9b0' stop-opacity='.6'/><stop offset='.5' stop-color='#ff8d5c' stop-opacity='.25'/><stop offset='1' stop-color='#ff8d5c' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-mist-1'><stop offset='0' stop-color='#e06ad6' stop-opacity='.75'/><stop offset='1' stop-color='#7a2fb0' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-mist-2'><stop offset='0' stop-color='#5f8dff' stop-opacity='.6'/><stop offset='1' stop-color='#3440a8' stop-opacity='0'/></radialGradient>\
<radialGradient id='ae-mist-3'><stop offset='0' stop-color='#ff9fb8' stop-opacity='.55'/><stop offset='1' stop-color='#b0357f' stop-opacity='0'/></radialGradient></defs>";
