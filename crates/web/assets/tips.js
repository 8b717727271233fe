// Explanations beside a thing, while it is hovered, focused or pressed for long.

import { dragging, noClick } from "./board.js";
import { thingsAt } from "./finding.js";
import { beside, byId, glossary, ruleButton } from "./page.js";

const tip = byId("tip");
export let lastPointer = "mouse";
let pressed = 0;
// An explanation with rules stays until the pointer had time to get to them, longer while it is on its way across.
const REACHED = 150;
const CROSSED = 700;
let leaving = 0;

export function showTip(element) {
  if (element.dataset.at !== undefined) {
    const thing = thingsAt(element).find(({ dataset }) => dataset.about || dataset.tip);
    return thing && explain(thing, element);
  }
  explain(element, element);
}

// Explains one element beside another.
function explain(element, place) {
  const about = element.dataset.about && glossary[element.dataset.about];
  const lines = about ? about : ["", element.dataset.tip || ""];
  if (!lines[0] && !lines[1]) return;
  const parts = [];
  if (lines[0]) {
    const head = document.createElement("strong");
    head.textContent = lines[0];
    parts.push(head);
  }
  const all = about && element.dataset.tip ? `${lines[1]}\n${element.dataset.tip}` : lines[1];
  for (const line of all.split("\n")) {
    const text = document.createElement("p");
    text.textContent = line;
    parts.push(text);
  }
  const rules = ruleButton(element.dataset.about, element.dataset.thing);
  if (rules) parts.push(rules);
  tip.classList.toggle("has-rules", Boolean(rules));
  tip.replaceChildren(...parts);
  tip.hidden = false;
  beside(tip, withWay(place));
}

// The box of a thing and of the way drawn after it. Explanations cover neither.
function withWay(thing) {
  const rect = thing.getBoundingClientRect();
  const way = thing.nextElementSibling?.matches("[data-way]") && thing.nextElementSibling.getBoundingClientRect();
  if (!way?.height) return rect;
  const [top, bottom] = [Math.min(rect.top, way.top), Math.max(rect.bottom, way.bottom)];
  return { left: rect.left, width: rect.width, top, bottom };
}

export function hideTip() {
  clearTimeout(leaving);
  tip.hidden = true;
}

// The rules of what is being explained.
export function openRules() {
  if (!tip.hidden) tip.querySelector("[data-rule]")?.click();
}

// A thing, a name, or an answer: that is explained by the first thing that it is about.
const explained = (target) => target.closest?.("[data-about], [data-tip], [data-at]");

document.addEventListener("pointerover", (event) => {
  lastPointer = event.pointerType;
  if (event.pointerType !== "mouse" || dragging) return;
  clearTimeout(leaving);
  if (tip.contains(event.target)) return;
  const element = explained(event.target);
  const goOn = () => (element ? showTip(element) : hideTip());
  if (tip.hidden || !tip.matches(".has-rules")) return goOn();
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  const across = left <= x && x <= right && top <= y && y <= bottom;
  leaving = setTimeout(goOn, across ? CROSSED : REACHED);
});
document.addEventListener("focusin", (event) => {
  const element = explained(event.target);
  if (element && event.target.matches(":focus-visible")) showTip(element);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("pointerdown", (event) => {
  lastPointer = event.pointerType;
  if (event.pointerType === "mouse" || tip.contains(event.target)) return;
  hideTip();
  const element = explained(event.target);
  clearTimeout(pressed);
  if (element) {
    pressed = setTimeout(() => {
      showTip(element);
      noClick();
    }, 450);
  }
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => {
    if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(pressed);
  });
}
document.addEventListener("scroll", hideTip, true);
