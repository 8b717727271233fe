// The side of the table page: its tabs, and the log and the chat in them.

import { live, reading, send } from "./connection.js";
import { byId, fragment } from "./page.js";

export function selectTab(tab) {
  const read = reading();
  for (const other of document.querySelectorAll("[role=tab]")) {
    const chosen = other === tab;
    other.setAttribute("aria-selected", chosen);
    other.tabIndex = chosen ? 0 : -1;
    byId(other.getAttribute("aria-controls")).hidden = !chosen;
  }
  if (live && reading() !== read) send({ t: "words", on: reading() });
  tab.focus();
}

export function neighbourTab(here, [x, y]) {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  selectTab(tabs[(tabs.indexOf(here) + (x || y) + tabs.length) % tabs.length]);
}

export function write(list, from, lines) {
  while (list.children.length > from) list.lastElementChild.remove();
  for (const line of lines) {
    const item = document.createElement("li");
    item.append(fragment(line));
    list.append(item);
  }
  toEnd(list.parentElement);
}

// Keeps the end of log and chat in sight, unless the reader has scrolled up.
function toEnd(box) {
  if (!("further" in box.dataset)) box.scrollTop = box.scrollHeight;
}

for (const list of [byId("log"), byId("chat")]) {
  const box = list.parentElement;
  let high = box.clientHeight;
  box.addEventListener(
    "scroll",
    () => {
      // The box was resized, not scrolled.
      if (box.clientHeight !== high) return;
      const end = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
      box.toggleAttribute("data-further", !end);
    },
    { passive: true },
  );
  new ResizeObserver(() => {
    high = box.clientHeight;
    toEnd(box);
  }).observe(box);
}

byId("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("say-text");
  if (field.value.trim()) send({ t: "say", text: field.value });
  field.value = "";
});
