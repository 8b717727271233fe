//! The picture of the game for lists.

use maud::Markup;
use orrery_page::picture::starry;

/// An Ark on its way from a barren world to a living one, along a dashed route past the Star Gate.
pub(super) fn picture() -> Markup {
    starry(SKY, SCENE, 80, 5)
}

const SKY: &str = "<defs>\
<linearGradient id='mcp-sky' x1='0' y1='0' x2='1' y2='1'><stop offset='0' stop-color='#06142a'/><stop offset='.55' stop-color='#0f2547'/><stop offset='1' stop-color='#153b46'/></linearGradient>\
<radialGradient id='mcp-mist' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#46d6a0' stop-opacity='.38'/><stop offset='1' stop-color='#46d6a0' stop-opacity='0'/></radialGradient>\
<radialGradient id='mcp-living' cx='.34' cy='.3' r='.85'><stop offset='0' stop-color='#9fe9ff'/><stop offset='.5' stop-color='#2f86d8'/><stop offset='1' stop-color='#0c2a66'/></radialGradient>\
<radialGradient id='mcp-barren' cx='.34' cy='.3' r='.85'><stop offset='0' stop-color='#c9c4bf'/><stop offset='.55' stop-color='#857f7d'/><stop offset='1' stop-color='#3c3a40'/></radialGradient>\
<radialGradient id='mcp-shade' cx='.28' cy='.24' r='1'><stop offset='.4' stop-color='#000' stop-opacity='0'/><stop offset='1' stop-color='#01030a' stop-opacity='.8'/></radialGradient>\
<radialGradient id='mcp-gate' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#fff'/><stop offset='.45' stop-color='#a7dcff'/><stop offset='1' stop-color='#5a48d0' stop-opacity='.2'/></radialGradient>\
<clipPath id='mcp-disc'><circle cx='232' cy='126' r='84'/></clipPath></defs>\
<rect width='320' height='200' fill='url(#mcp-sky)'/><ellipse cx='232' cy='110' rx='170' ry='120' fill='url(#mcp-mist)'/>";

const SCENE: &str = "<circle cx='62' cy='142' r='40' fill='url(#mcp-barren)'/><g fill='#000' opacity='.2'><circle cx='48' cy='130' r='9'/><circle cx='74' cy='124' r='5'/><circle cx='72' cy='152' r='11'/><circle cx='46' cy='160' r='6'/></g><circle cx='62' cy='142' r='40' fill='url(#mcp-shade)'/>\
<circle cx='124' cy='38' r='20' fill='url(#mcp-gate)'/><circle cx='124' cy='38' r='24' fill='none' stroke='#b9c7ff' stroke-width='3'/><circle cx='124' cy='38' r='29' fill='none' stroke='#7f8fe0' stroke-width='1'/>\
<path d='M70 104 Q88 60 112 48M144 46 Q172 62 190 84' fill='none' stroke='#dfe9ff' stroke-width='2.500' stroke-dasharray='6 6' opacity='.85'/>\
<circle cx='232' cy='126' r='88' fill='#7fe7ff' opacity='.18'/><circle cx='232' cy='126' r='84' fill='url(#mcp-living)'/>\
<g clip-path='url(#mcp-disc)'><path d='M158 92c18-24 50-34 68-22s-4 22 6 32-20 30-34 22-14-18-26-12-26-4-14-20zM236 120c16-12 40-14 56-4s4 44-18 56-30-4-32-18-20-22-6-34zM170 158c10-8 28-4 30 10s-14 24-24 18-18-20-6-28z' fill='#5fc46f'/><path d='M262 132c10-4 22 2 20 14s-18 18-24 8-4-18 4-22zM190 84c8-4 20-4 22 2s-16 12-22 8-6-8 0-10z' fill='#2f8d52'/><path d='M150 118c26-12 46 2 70-4M214 74c22-8 44 4 66-4M176 196c26-12 44 0 72-8' fill='none' stroke='#fff' stroke-width='4' stroke-linecap='round' opacity='.5'/></g>\
<circle cx='232' cy='126' r='84' fill='url(#mcp-shade)'/>\
<g fill='none' stroke-width='7' stroke-linecap='round'><path d='M232 30a96 96 0 0 1 62 23' stroke='#ff7a63'/><path d='M314 76a96 96 0 0 1 10 26' stroke='#ffb84a'/><path d='M170 54a96 96 0 0 1 44-22' stroke='#6fe08f'/></g>\
<circle cx='296' cy='34' r='12' fill='#dfe3ee'/><circle cx='292' cy='31' r='3' fill='#a7adc0'/><circle cx='300' cy='38' r='3.500' fill='#a7adc0'/>\
<g transform='translate(158 66) rotate(118)'><path d='M-6 18 0 36 6 18z' fill='#ffd98a'/><path d='M-10 4-24 20l14-3zM10 4l14 16-14-3z' fill='#2f6fc0'/><path d='M0-26c11 8 14 20 12 34L6 20H-6l-6-12c-2-14 1-26 12-34z' fill='#f2f6ff'/><circle cx='0' cy='-6' r='5' fill='#3f8fe8'/><path d='M-8 8h16' stroke='#9fb4d8' stroke-width='2'/></g>";
