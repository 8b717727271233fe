// Looks for a component by its name or its text: what it does, the rules about it, and where it lies on the table.

import { byId, glossary, panel, ruleButton } from "./page.js";

// So many are listed.
const MOST = 40;

// Without accents, so that "zrodlo" finds "Źródło".
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");

export function showSearch() {
  byId("panel-body").replaceChildren(byId("search").content.cloneNode(true));
  if (!panel.open) panel.showModal();
  const field = byId("search-text");
  field.addEventListener("input", () => list(field.value));
  list("");
  field.focus();
}

function list(text) {
  const wanted = plain(text.trim());
  // Names that begin with it, then other names, then texts.
  const rank = ([, [name, about]]) => {
    const at = plain(name).indexOf(wanted);
    if (at >= 0) return at === 0 ? 0 : 1;
    return plain(about).includes(wanted) ? 2 : 3;
  };
  const found = Object.entries(glossary).map((entry) => [rank(entry), entry]);
  const listed = found.filter(([rank]) => rank < 3).sort(([one], [other]) => one - other);
  const box = panel.querySelector(".search-found");
  box.replaceChildren(...listed.slice(0, MOST).map(([, entry]) => item(entry)));
  if (!listed.length) box.textContent = box.dataset.none;
}

// Pressed, a name shows where it lies.
function item([key, [name, about]]) {
  const line = document.createElement("li");
  const head = document.createElement("button");
  head.type = "button";
  head.className = "quiet about";
  head.dataset.about = key;
  head.textContent = name;
  const text = document.createElement("p");
  text.textContent = about;
  line.append(...[head, ruleButton(key), text].filter(Boolean));
  return line;
}
