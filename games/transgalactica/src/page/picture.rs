//! The picture of the game for lists.

use maud::Markup;
use orrery_page::picture::starry;

/// A capital world among planets that are joined by lines, a ship on its way, a domed outpost.
pub(super) fn picture() -> Markup {
    starry(SKY, SCENE, 90, 23)
}

const SKY: &str = "<defs>\
<linearGradient id='tgp-sky' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='#12061f'/><stop offset='.55' stop-color='#2a1038'/><stop offset='1' stop-color='#3b1c22'/></linearGradient>\
<radialGradient id='tgp-mist' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#ffb45e' stop-opacity='.4'/><stop offset='1' stop-color='#ffb45e' stop-opacity='0'/></radialGradient>\
<radialGradient id='tgp-hub' cx='.36' cy='.32' r='.8'><stop offset='0' stop-color='#fff2cf'/><stop offset='.5' stop-color='#f0a84a'/><stop offset='1' stop-color='#7a3416'/></radialGradient>\
<radialGradient id='tgp-green' cx='.34' cy='.3' r='.85'><stop offset='0' stop-color='#c6f5a8'/><stop offset='.55' stop-color='#3f9f5f'/><stop offset='1' stop-color='#10432f'/></radialGradient>\
<radialGradient id='tgp-purple' cx='.34' cy='.3' r='.85'><stop offset='0' stop-color='#e6c6ff'/><stop offset='.55' stop-color='#8f53c9'/><stop offset='1' stop-color='#34155c'/></radialGradient>\
<radialGradient id='tgp-yellow' cx='.34' cy='.3' r='.85'><stop offset='0' stop-color='#fff3b0'/><stop offset='.55' stop-color='#e0b53a'/><stop offset='1' stop-color='#6b4a0c'/></radialGradient>\
<radialGradient id='tgp-grey' cx='.34' cy='.3' r='.85'><stop offset='0' stop-color='#f0f2f8'/><stop offset='.55' stop-color='#9298a8'/><stop offset='1' stop-color='#3f434e'/></radialGradient></defs>\
<rect width='320' height='200' fill='url(#tgp-sky)'/><ellipse cx='160' cy='108' rx='150' ry='110' fill='url(#tgp-mist)'/>";

const SCENE: &str = "<g fill='none' stroke='#ffe9c4' stroke-width='2.500' opacity='.7'><path d='M160 104L66 54M160 104l96-56M160 104L58 158M160 104l104 52M66 54L58 158M256 48l8 108M66 54Q160 0 256 48' stroke-dasharray='1 0'/></g>\
<circle cx='160' cy='104' r='46' fill='#ffcf7a' opacity='.18'/><circle cx='160' cy='104' r='36' fill='url(#tgp-hub)'/><path d='M126 96c20-8 48 8 68 0M128 114c20-6 44 6 64 0' fill='none' stroke='#fff' stroke-width='4' opacity='.4'/>\
<circle cx='66' cy='54' r='22' fill='url(#tgp-green)'/><circle cx='256' cy='48' r='26' fill='url(#tgp-purple)'/><circle cx='58' cy='158' r='24' fill='url(#tgp-grey)'/><circle cx='264' cy='156' r='28' fill='url(#tgp-yellow)'/>\
<ellipse cx='256' cy='48' rx='42' ry='9' fill='none' stroke='#e9d2ff' stroke-width='3' opacity='.8' transform='rotate(-14 256 48)'/>\
<g transform='translate(250 128)'><path d='M-14 8a14 14 0 0 1 28 0z' fill='#f2f6ff'/><rect x='-17' y='8' width='34' height='5' rx='2' fill='#5fb4ff'/></g>\
<g transform='translate(112 76) rotate(-62)'><path d='M-5 15 0 30 5 15z' fill='#ffd98a'/><path d='M-9 4-21 18l12-3zM9 4l12 14-12-3z' fill='#d0473f'/><path d='M0-22c9 7 12 17 10 29L5 17H-5L-10 7c-2-12 1-22 10-29z' fill='#f2f6ff'/><circle cx='0' cy='-5' r='4' fill='#3f8fe8'/></g>\
<g font-family='sans-serif' font-weight='700' font-size='13' text-anchor='middle'><g fill='#1b0d26' stroke='#ffd75e' stroke-width='1.500'><circle cx='206' cy='78' r='10'/><circle cx='106' cy='132' r='10'/><circle cx='214' cy='131' r='10'/></g><g fill='#ffd75e'><text x='206' y='82.500'>1</text><text x='106' y='136.500'>1</text><text x='214' y='135.500'>2</text></g></g>";
