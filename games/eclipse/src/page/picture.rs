//! The picture for lists: hexagons of a galaxy, a ship, an eclipsed sun.

use orrery_page::Markup;
use orrery_page::picture::starry;

/// The picture.
pub(super) fn picture() -> Markup {
    starry(SKY, SCENE, 90, 17)
}

const SKY: &str = "<defs>\
<linearGradient id='ecp-sky' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='#050a18'/><stop offset='.6' stop-color='#0d2038'/><stop offset='1' stop-color='#123a3f'/></linearGradient>\
<radialGradient id='ecp-corona' cx='.5' cy='.5' r='.5'><stop offset='.55' stop-color='#ffd98a' stop-opacity='.95'/><stop offset='.7' stop-color='#ff9d3c' stop-opacity='.45'/><stop offset='1' stop-color='#ff7a2a' stop-opacity='0'/></radialGradient>\
</defs><rect width='320' height='200' fill='url(#ecp-sky)'/>";

const SCENE: &str = "<circle cx='232' cy='72' r='78' fill='url(#ecp-corona)'/><circle cx='232' cy='72' r='42' fill='#060b18'/>\
<g fill='#0f2a44' fill-opacity='.75' stroke='#7fb4ff' stroke-width='2'><path d='M30 96h44l22 38-22 38H30L8 134z'/><path d='M96 134h44l22 38-22 38H96l-22-38z'/><path d='M96 58h44l22 38-22 38H96L74 96z'/><path d='M162 96h44l22 38-22 38h-44l-22-38z'/></g>\
<g fill='#8fd8ff'><path d='M46 96a6 6 0 0 0 12 0zM112 134a6 6 0 0 0 12 0zM112 134a6 6 0 0 1 12 0zM178 96a6 6 0 0 0 12 0z'/><circle cx='85' cy='115' r='6'/><circle cx='85' cy='153' r='6'/><circle cx='151' cy='115' r='6'/><circle cx='151' cy='153' r='6'/></g>\
<g><rect x='34' y='124' width='14' height='14' rx='3' fill='#ff9d3c'/><rect x='54' y='124' width='14' height='14' rx='3' fill='#ff7fc0'/><rect x='44' y='144' width='14' height='14' rx='3' fill='#b98a5a'/><rect x='104' y='84' width='14' height='14' rx='3' fill='#ff7fc0'/><rect x='124' y='84' width='14' height='14' rx='3' fill='#aab6c8'/><rect x='174' y='126' width='14' height='14' rx='3' fill='#ff9d3c'/></g>\
<g transform='translate(190 128) rotate(38) scale(2.100)' fill='#eaf2ff' stroke='#0a1830' stroke-width='.8'><path d='M0-12l2.300 8.500 8.500 7.200v3L3.500 4l-.7 5.500h-5.600L-3.500 4l-7.300 2.700v-3l8.500-7.200z'/></g>\
<g transform='translate(118 162) scale(1.500)' fill='#ff8f87'><path d='M-10-10c1 4 3 5 5.500 5.500C-3-5.300-1.500-5.600 0-5.600s3 .3 4.500 1.100C7-5 9-6 10-10c1.500 6 .3 9.500-2 11.500.2 4-3 7-5 9L2 7h-4l-1 3.500c-2-2-5.200-5-5-9C-10.300-.5-11.500-4-10-10z'/></g>";
