// What the modules of the table page share: its parts, its words, what the reader prefers, short messages.

import { fit } from "./site.js";

export const main = document.querySelector("main.table");
export const byId = (id) => document.getElementById(id);
export const ui = JSON.parse(byId("ui").textContent);
export const glossary = JSON.parse(byId("glossary").textContent);
const rules = JSON.parse(byId("rules").textContent);
export const panel = byId("panel");
export const thingCalled = (id) => main.querySelector(`[data-thing="${CSS.escape(id)}"]`);

// A button that opens the rules about a component or a thing, by the key of its name or its id. The longest beginning comes first.
export function ruleButton(...keys) {
  const found = keys.map((key) => key && rules.find(([begins]) => key.startsWith(begins))).find(Boolean);
  if (!found) return null;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "rule";
  button.dataset.rule = found[1];
  button.textContent = `§ ${found[1].replaceAll(" ", " · ")}`;
  return button;
}

export function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

const defaults = { sound: true, confirm: false, motion: true, "end-turn": true, compact: false };
export const remembered = (name) => {
  const value = localStorage.getItem(`orrery-${name}`);
  return value === null ? defaults[name] : value === "true";
};
for (const box of document.querySelectorAll("[data-preference]")) {
  box.checked = remembered(box.dataset.preference);
  box.addEventListener("change", () => {
    localStorage.setItem(`orrery-${box.dataset.preference}`, box.checked);
    fit();
  });
}
for (const list of document.querySelectorAll("[data-choice]")) {
  list.value = localStorage.getItem(`orrery-${list.dataset.choice}`) ?? list.value;
  list.addEventListener("change", () => {
    localStorage.setItem(`orrery-${list.dataset.choice}`, list.value);
    fit();
  });
}
export const calm = () => !remembered("motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;

// Places a box below what it explains, or above it; what is in the right column is explained beside that.
export function beside(box, rect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const column = main.querySelector(".right").getBoundingClientRect();
  if (column.width && rect.left >= column.left) {
    box.style.left = `${Math.max(8, column.left - width - 8)}px`;
    box.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, rect.top))}px`;
    return;
  }
  const left = Math.max(8, Math.min(innerWidth - width - 8, rect.left + rect.width / 2 - width / 2));
  const below = rect.bottom + 8;
  const top = below + height < innerHeight - 8 ? below : Math.max(8, rect.top - height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

const note = byId("note");
let noteTimer = 0;

// Shows a text or a fragment.
export function say(words) {
  note.replaceChildren(words);
  note.hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => (note.hidden = true), 6000);
}
