// The table page: puts what changed in place, sends back what was clicked. No rule of any game is in here, nor in the
// modules that it imports.

import { act, choose, closePop, pop, renewed, tooSoon } from "./acts.js";
import { dragged, lens, zoom } from "./board.js";
import { connect, flip, live, made, refresh, send } from "./connection.js";
import { findQuestion, number, showKeys, shrink } from "./finding.js";
import "./keys.js";
import { bind, follow } from "./leaves.js";
import { showLesson, teach, turnLesson } from "./lesson.js";
import { point } from "./names.js";
import { byId, fragment, main, panel, remembered, say, ui } from "./page.js";
import { patch } from "./patch.js";
import { move, places } from "./pieces.js";
import "./scenes.js";
import { showSearch } from "./search.js";
import { selectTab, showTurns, write } from "./side.js";
import { hideTip, lastPointer, showTip } from "./tips.js";

// ---- What changed ------------------------------------------------------------------------------------------------

document.addEventListener("heard", ({ detail }) => {
  // What happens meanwhile is fetched when the reader comes back from the past.
  if (detail.t === "show" && !past) show(detail);
  if (detail.t === "past") {
    past = true;
    put(detail.regions, patch, detail.still);
  }
  if (detail.t === "panel") open(detail.html);
  if (detail.t === "note") {
    main.classList.remove("sent");
    say(fragment(detail.html));
  }
});

let past = false;

function present() {
  past = false;
  refresh();
}

function show(message) {
  put(message.regions);
  if (message.log) write(byId("log"), message.log.from, message.log.lines);
  if (message.chat) write(byId("chat"), byId("chat").children.length, message.chat);
  turn(message.asked && !message.over);
}

const replace = (region, content) => region.replaceChildren(content);

// From one moment to another one far away nothing moves (`still`): too much would.
function put(regions, fill = replace, still = false) {
  const before = still ? null : places();
  const focus = remember(pop.contains(document.activeElement) ? pop.opener : document.activeElement);
  const question = questionText();
  closePop();
  hideTip();
  // Everything is read before anything is written: to read in between would lay out the whole page again.
  const drawn = Object.entries(regions)
    .map(([id, html]) => ({ region: byId(`r-${id}`), html }))
    .filter(({ region }) => region)
    .map((one) => ({ ...one, state: stateOf(one.region) }));
  for (const { region, html } of drawn) {
    fill(region, fragment(html));
    delete region.dataset.fingerprint;
  }
  for (const { region, state } of drawn) restore(region, state);
  main.classList.remove("sent");
  // A new question is shown from its beginning, and in full.
  if (questionText() !== question) {
    main.querySelector(".ask-body").scrollTop = 0;
    shrink(false);
    renewed();
    follow();
  }
  if (regions.tray !== undefined || regions.teacher !== undefined) renewed();
  bind();
  lens();
  teach(regions.teacher !== undefined);
  if (regions.turns) showTurns();
  number();
  refocus(focus);
  if (before) move(before);
}

// What a reader has unfolded and scrolled in a region.
const stateOf = (region) => ({
  unfolded: [...region.querySelectorAll("details[open][data-keep]")].map((fold) => fold.dataset.keep),
  scrolled: [...region.querySelectorAll("[data-scroll]")]
    .map((box) => [box.dataset.scroll, box.scrollLeft, box.scrollTop])
    .filter(([, left, top]) => left || top),
});

function restore(region, { unfolded, scrolled }) {
  for (const fold of region.querySelectorAll("details[data-keep]")) fold.open = unfolded.includes(fold.dataset.keep);
  for (const [name, left, top] of scrolled)
    region.querySelector(`[data-scroll="${CSS.escape(name)}"]`)?.scrollTo(left, top);
}

const questionText = () => main.querySelector("#r-prompt .question")?.textContent;

// The focused control is replaced by its successor; without one the focus goes to the question, never out of the page.
function remember(element) {
  if (!element || !main.contains(element)) return null;
  const fold = element.matches("summary") && element.parentElement.dataset.keep;
  if (fold) return `details[data-keep="${CSS.escape(fold)}"] > summary`;
  for (const name of ["thing", "action", "why", "look", "stand", "revoke", "undo", "hint", "send", "switch"]) {
    if (name in element.dataset) return `[data-${name}="${CSS.escape(element.dataset[name])}"]`;
  }
  return element.closest(".region") ? ".ask" : null;
}

function refocus(selector) {
  if (!selector || main.contains(document.activeElement)) return;
  const answers = "#r-prompt button, #r-prompt summary, #r-prompt a";
  for (const element of [
    ...main.querySelectorAll(selector),
    ...main.querySelectorAll(answers),
    main.querySelector(".ask"),
  ]) {
    // Hidden and disabled elements do not take the focus.
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

function open(html) {
  byId("panel-body").replaceChildren(fragment(html));
  if (!panel.open) panel.showModal();
}

// ---- Whose turn it is -------------------------------------------------------------------------------------------

const title = document.title;
let asked = main.hasAttribute("data-asked");

function turn(now) {
  if (now && !asked && document.visibilityState !== "visible") say(ui["js-your-turn"]);
  if (now && !asked && remembered("sound")) chime();
  asked = now;
  document.title = now && remembered("sound") ? `● ${title}` : title;
}

function chime() {
  try {
    const context = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.14, 880],
    ]) {
      const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setTargetAtTime(0.08, context.currentTime + at, 0.01);
      volume.gain.setTargetAtTime(0, context.currentTime + at + 0.12, 0.05);
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.6);
    }
  } catch {
    // A browser that has not been clicked yet plays nothing.
  }
}

// What unfolds at the end of the question is seen.
document.addEventListener(
  "toggle",
  ({ target }) => {
    if (target.open && target.matches(".horizon")) target.scrollIntoView({ block: "nearest" });
  },
  true,
);

// ---- Clicks -----------------------------------------------------------------------------------------------------

// What a click does, by what it hits. The first that fits does it, unless it answers `false`.
const clicks = [
  ["[data-action], [data-confirm]", (hit) => act(hit)],
  ["[data-why]", (hit) => send({ t: "why", action: hit.dataset.why })],
  ["[data-rule]", showRules],
  ["[data-undo]", () => send({ t: "undo", made })],
  ["[data-restart]", () => send({ t: "restart", made })],
  ["[data-hint]", hint],
  ["[data-look-back]", (hit) => send({ t: "look_back", decision: Number(hit.dataset.lookBack) })],
  ["[data-present]", present],
  ["[data-look]", (hit) => send({ t: "look", seat: Number(hit.dataset.look) })],
  ["[data-send]", (hit) => send(JSON.parse(hit.dataset.send))],
  ["[data-switch]", (hit) => flip(hit)],
  ["[data-zoom]", (hit) => zoom(hit.dataset.zoom)],
  ["[data-lesson]", (hit) => turnLesson(hit)],
  ["[data-lesson-show]", showLesson],
  ["[data-fold]", () => shrink()],
  ["[data-find]", findQuestion],
  ["[data-keys]", showKeys],
  ["[data-search]", showSearch],
  ["[role=tab]", (hit) => selectTab(hit)],
  [".about", (hit) => point(hit.dataset.about)],
  [".thing[role=button]", (hit) => choose(hit)],
  ["[data-about], [data-tip]", (hit) => lastPointer === "touch" && showTip(hit)],
  ["#pop", () => {}],
];

function showRules({ dataset }) {
  hideTip();
  send({ t: "rule", rule: dataset.rule });
}

function hint(button) {
  button.setAttribute("aria-busy", "true");
  send({ t: "hint" });
}

document.addEventListener("click", (event) => {
  if (dragged || tooSoon(event)) return;
  for (const [selector, answer] of clicks) {
    const hit = event.target.closest(selector);
    if (hit && answer(hit) !== false) return;
  }
  closePop();
});

turn(asked);
if (live) connect();
