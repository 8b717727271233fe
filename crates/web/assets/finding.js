// From a question to the things that it is about, and the numbers of its answers.

import { board, zoom } from "./board.js";
import { byId, calm, main, panel, thingCalled } from "./page.js";

const ask = main.querySelector(".ask");

// Lights things up and brings the first of them into view. The sheet of a phone gives way.
export function find(things) {
  const here = things.filter((thing) => thing?.checkVisibility());
  if (!here.length) return false;
  if (matchMedia("(max-width: 899px)").matches) shrink(true);
  if (board.contains(here[0])) zoom("fit");
  here[0].scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "auto" : "smooth" });
  for (const thing of here) {
    thing.classList.add("found");
    setTimeout(() => thing.classList.remove("found"), 2400);
  }
  return true;
}

// All that can answer the question, or be used beside it; otherwise what the question names.
export function findQuestion() {
  const answers = [...ask.querySelectorAll("#r-prompt [data-action][data-at]")];
  if (find(answers.flatMap(thingsAt)) || find([...main.querySelectorAll(".thing.can")])) return;
  const names = [...ask.querySelectorAll(".question .about")];
  find(names.flatMap(({ dataset }) => [...main.querySelectorAll(`.thing[data-about="${CSS.escape(dataset.about)}"]`)]));
}

export function shrink(small = !ask.classList.contains("small")) {
  ask.classList.toggle("small", small);
  ask.querySelector(".fold").setAttribute("aria-expanded", !small);
}

// The things of an answer.
export const thingsAt = (answer) =>
  answer.dataset.at
    .split(" ")
    .map((id) => id && thingCalled(id))
    .filter(Boolean);

// The first nine answers that are seen have a number, and so have folds.
export function number() {
  const answers = [...ask.querySelectorAll("#r-prompt .acts [data-action], #r-prompt .acts summary")];
  const seen = answers.filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true }));
  for (const answer of answers) delete answer.dataset.number;
  for (const [place, answer] of seen.slice(0, 9).entries()) answer.dataset.number = place + 1;
}

export const numbered = (key) => ask.querySelector(`#r-prompt [data-number="${key}"]`);

// From the question to the tray, and back.
export function toTray() {
  const there = byId("r-tray").contains(document.activeElement);
  const first = ask.querySelector(there ? "#r-prompt :is(button, summary)" : "#r-tray :is(button, summary)");
  first?.focus();
}

export function showKeys() {
  byId("panel-body").replaceChildren(byId("keys").content.cloneNode(true));
  if (!panel.open) panel.showModal();
}

// `toggle` does not bubble.
ask.addEventListener("toggle", number, true);
number();
