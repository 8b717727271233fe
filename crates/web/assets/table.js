// The table page: puts what changed in place, sends back what was clicked. No rule of any game is in here, nor in the
// modules that it imports.

import { act, choose, closePop, pop } from "./acts.js";
import { dragged, zoom } from "./board.js";
import { connect, live, made, send } from "./connection.js";
import "./keys.js";
import { point } from "./names.js";
import { byId, fragment, main, panel, remembered, say, ui } from "./page.js";
import { move, places } from "./pieces.js";
import { selectTab, write } from "./side.js";
import { hideTip, lastPointer, showTip } from "./tips.js";
import { tour } from "./tour.js";

// ---- What changed ------------------------------------------------------------------------------------------------

document.addEventListener("heard", ({ detail }) => {
  if (detail.t === "show") show(detail);
  if (detail.t === "panel") open(detail.html);
  if (detail.t === "note") {
    main.classList.remove("sent");
    say(fragment(detail.html));
  }
});

function show(message) {
  const before = places();
  const focus = remember(pop.contains(document.activeElement) ? pop.opener : document.activeElement);
  const question = questionText();
  closePop();
  hideTip();
  for (const [id, html] of Object.entries(message.regions)) {
    const region = byId(`r-${id}`);
    if (!region) continue;
    const unfolded = [...region.querySelectorAll("details[open][data-keep]")].map((fold) => fold.dataset.keep);
    const scrolled = [...region.querySelectorAll("[data-scroll]")].map((box) => [box.dataset.scroll, box.scrollLeft, box.scrollTop]);
    region.replaceChildren(fragment(html));
    delete region.dataset.mark;
    for (const fold of region.querySelectorAll("details[data-keep]")) fold.open = unfolded.includes(fold.dataset.keep);
    for (const [name, left, top] of scrolled) {
      const box = region.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
      if (box) box.scrollTo(left, top);
    }
  }
  if (message.log) write(byId("log"), message.log.from, message.log.lines);
  if (message.chat) write(byId("chat"), byId("chat").children.length, message.chat);
  main.classList.remove("sent");
  // Whoever scrolled through long answers sees the next question, not the middle of its answers.
  if (questionText() !== question) main.querySelector(".ask").scrollTop = 0;
  refocus(focus);
  move(before);
  turn(message.asked && !message.over);
}

const questionText = () => main.querySelector("#r-prompt .question")?.textContent;

// The focused control is replaced by its successor; without one the focus goes to the question, never out of the page.
function remember(element) {
  if (!element || !main.contains(element)) return null;
  const fold = element.matches("summary") && element.parentElement.dataset.keep;
  if (fold) return `details[data-keep="${CSS.escape(fold)}"] > summary`;
  for (const name of ["thing", "action", "why", "look", "stand", "revoke", "forced", "undo", "hint", "send"]) {
    if (name in element.dataset) return `[data-${name}="${CSS.escape(element.dataset[name])}"]`;
  }
  return element.closest(".region") ? ".ask" : null;
}

function refocus(selector) {
  if (!selector || main.contains(document.activeElement)) return;
  const answers = "#r-prompt button, #r-prompt summary, #r-prompt a";
  for (const element of [...main.querySelectorAll(selector), ...main.querySelectorAll(answers), main.querySelector(".ask")]) {
    // What is folded away or can no longer be used does not take it.
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
    for (const [at, pitch] of [[0, 660], [0.14, 880]]) {
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

// ---- Clicks -----------------------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  if (dragged) return;
  const on = (selector) => event.target.closest(selector);
  let hit;
  if ((hit = on("[data-action]"))) return act(hit);
  if ((hit = on("[data-why]"))) return send({ t: "why", action: hit.dataset.why });
  if ((hit = on("[data-rule]"))) return send({ t: "rule", rule: hit.dataset.rule });
  if (on("[data-undo]")) return send({ t: "undo", made });
  if ((hit = on("[data-hint]"))) {
    hit.setAttribute("aria-busy", "true");
    return send({ t: "hint" });
  }
  if ((hit = on("[data-look]"))) return send({ t: "look", seat: Number(hit.dataset.look) });
  if ((hit = on("[data-send]"))) return send(JSON.parse(hit.dataset.send));
  if ((hit = on("[data-zoom]"))) return zoom(hit.dataset.zoom);
  if (on("[data-tour]")) return tour(1);
  if ((hit = on("[data-fold]"))) {
    const small = hit.closest(".ask").classList.toggle("small");
    return hit.setAttribute("aria-expanded", !small);
  }
  if ((hit = on("[role=tab]"))) return selectTab(hit);
  if ((hit = on(".about")) && point(hit.dataset.about)) return;
  if ((hit = on(".thing[role=button]"))) return choose(hit);
  if ((hit = on("[data-about], [data-tip]")) && lastPointer === "touch") return showTip(hit);
  if (!on("#pop")) closePop();
});

turn(asked);
if (live) {
  connect();
  if (!localStorage.getItem("orrery-tour")) tour(1);
}
