// Acts: done by a button of the prompt or the tray, or by the thing that they concern.

import { made, send } from "./connection.js";
import { beside, byId, glossary, main, panel, remembered, ruleButton, say, thingCalled, ui } from "./page.js";
import { confirmed, isPick, pick } from "./picking.js";
import { hideTip } from "./tips.js";

// The list of what can be done with a thing.
export const pop = byId("pop");

let sure = null;

// An answer that has just come to lie under a resting pointer was not the one that was aimed at: it does not count. To ask
// why something is not allowed does no harm.
const SETTLES = 350;
const DOES = ":is(#r-prompt, #r-tray, #r-teacher) :is([data-action], [data-confirm], [data-send], [data-undo])";
let since = -Infinity;
let moved = true;
export function renewed() {
  since = performance.now();
  moved = false;
}
document.addEventListener("pointermove", ({ movementX, movementY }) => {
  moved ||= Math.hypot(movementX, movementY) > 2;
});
export const tooSoon = ({ detail, target }) =>
  detail > 0 && !moved && performance.now() - since < SETTLES && Boolean(target.closest(DOES));

export function act(button) {
  if (isPick(button.dataset.action)) {
    closePop(pop.contains(document.activeElement));
    return pick(button.dataset.action);
  }
  if (button.hasAttribute("data-final") && remembered("confirm") && sure !== button.dataset.action) {
    sure = button.dataset.action;
    say(ui["js-sure"]);
    return;
  }
  sure = null;
  closePop(pop.contains(document.activeElement));
  if (panel.open) panel.close();
  main.classList.add("sent");
  const hold = remembered("end-turn");
  const actions = "confirm" in button.dataset ? confirmed() : [];
  if (actions.length) send({ t: "acts", actions, made, hold });
  else send({ t: "act", action: button.dataset.action, made, hold });
}

function at(thing) {
  const acts = [...main.querySelectorAll(":is(#r-prompt, #r-tray) [data-at]")];
  return acts.filter((act) => act.dataset.at.split(" ").includes(thing));
}

// Highlights the things that a button concerns.
for (const type of ["pointerover", "focusin", "focusout"]) {
  document.addEventListener(type, ({ target }) => {
    for (const thing of main.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    const { at, places } = (type !== "focusout" && target.closest?.("[data-at], [data-places]")?.dataset) || {};
    const concerned = at || places || "";
    for (const id of concerned.split(" ")) thingCalled(id)?.classList.add("pointed");
  });
}

// All that can be done with a thing, beside the thing.
export function choose(thing) {
  const acts = at(thing.dataset.thing);
  if (acts.length === 1 && acts[0].dataset.action) return act(acts[0]);
  acts.sort((a, b) => Boolean(a.dataset.why) - Boolean(b.dataset.why));
  const head = document.createElement("p");
  head.className = "pop-head";
  // The label of a card is long; its name is enough here.
  const about = glossary[thing.dataset.about];
  const label = thing.getAttribute("aria-label") || thing.querySelector(":scope > .sr")?.textContent;
  head.textContent = about?.[0] || label || ui["js-choose"];
  const text = document.createElement("p");
  text.className = "pop-text";
  text.textContent = about?.[1] || "";
  const rules = ruleButton(thing.dataset.about, thing.dataset.thing);
  pop.replaceChildren(head, text, ...acts.map((act) => act.cloneNode(true)), ...[rules].filter(Boolean));
  hideTip();
  pop.hidden = false;
  pop.opener = thing;
  beside(pop, thing.getBoundingClientRect());
  pop.querySelector("button")?.focus();
}

export function closePop(back) {
  if (pop.hidden) return;
  pop.hidden = true;
  if (back && pop.opener) pop.opener.focus();
}
