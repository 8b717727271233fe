//! The picture of the game for lists.

use maud::Markup;
use orrery_page::picture::starry;

/// A wheel of a station before the great galaxy, raiders coming out of a nebula.
pub(super) fn picture() -> Markup {
    starry(SKY, SCENE, 90, 11)
}

const SKY: &str = "<defs>\
<linearGradient id='aep-sky' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='#0a0820'/><stop offset='.55' stop-color='#1b1142'/><stop offset='1' stop-color='#2b0f3f'/></linearGradient>\
<radialGradient id='aep-core'><stop offset='0' stop-color='#fff6dc'/><stop offset='.25' stop-color='#ffc98a' stop-opacity='.9'/><stop offset='.6' stop-color='#c86ad8' stop-opacity='.45'/><stop offset='1' stop-color='#5a3ad0' stop-opacity='0'/></radialGradient>\
<radialGradient id='aep-arm'><stop offset='0' stop-color='#ff9fd0' stop-opacity='.65'/><stop offset='1' stop-color='#6a5cff' stop-opacity='0'/></radialGradient>\
<radialGradient id='aep-mist'><stop offset='0' stop-color='#e0508a' stop-opacity='.6'/><stop offset='1' stop-color='#7a1f5a' stop-opacity='0'/></radialGradient>\
<radialGradient id='aep-world' cx='.34' cy='.3' r='.9'><stop offset='0' stop-color='#a8f0d8'/><stop offset='.5' stop-color='#2f8f8a'/><stop offset='1' stop-color='#0a2a3c'/></radialGradient></defs>\
<rect width='320' height='200' fill='url(#aep-sky)'/>";

const SCENE: &str = "<g transform='translate(118 74) rotate(-24)'><ellipse rx='150' ry='52' fill='url(#aep-arm)'/><ellipse rx='120' ry='30' fill='url(#aep-core)'/><path d='M-96 10C-60 44 30 44 70 14 96-6 60-30 20-22M96-10C60-44-30-44-70-14-96 6-60 30-20 22' fill='none' stroke='#ffd9f0' stroke-width='2' opacity='.5'/><ellipse rx='26' ry='13' fill='#fff6dc' opacity='.9'/></g>\
<ellipse cx='292' cy='40' rx='80' ry='58' fill='url(#aep-mist)'/>\
<circle cx='38' cy='176' r='46' fill='url(#aep-world)'/><path d='M-4 164c24 12 54 12 82 2M2 182c22 10 46 10 68 4' fill='none' stroke='#fff' stroke-width='3' opacity='.3'/>\
<g transform='translate(214 138)'><ellipse rx='70' ry='24' fill='none' stroke='#dfe7ff' stroke-width='9'/><ellipse rx='70' ry='24' fill='none' stroke='#6f7fb8' stroke-width='3'/><path d='M-66 0H66M-30-21 30 21M30-21-30 21' stroke='#aebbe8' stroke-width='4'/><rect x='-9' y='-46' width='18' height='84' rx='7' fill='#eef2ff'/><path d='M-9-30H9M-9-16H9M-9 14H9' stroke='#5f70b0' stroke-width='2'/><circle cy='-52' r='5' fill='#ffd76a'/><g fill='#ffd76a'><circle cx='-52' cy='14' r='2.500'/><circle cx='-24' cy='22' r='2.500'/><circle cx='24' cy='22' r='2.500'/><circle cx='52' cy='14' r='2.500'/></g></g>\
<g fill='#ff5a6e' stroke='#3a0718' stroke-width='1.500'><path d='M262 52l10 6 16-4-8 12 6 14-14-6-12 8 2-14-8-8z'/><path d='M292 84l7 4 12-3-6 9 5 10-11-4-8 6 1-10-6-6z'/><path d='M232 30l6 4 10-3-5 8 4 8-9-3-7 5 1-9-5-5z'/></g>\
<g transform='translate(150 168) rotate(38)'><path d='M0-20 6-2 22 12v6L6 12 4 22h-8l-2-10-16 6v-6L-6-2z' fill='#f2f6ff'/><path d='M-3 22 0 38 3 22z' fill='#7fd8ff'/></g>\
<g transform='translate(122 184) rotate(38)'><path d='M0-14 4-2 15 8v4L4 8 3 15h-6l-1-7-11 4V8L-4-2z' fill='#c9d6ff'/></g>";
