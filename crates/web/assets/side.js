// The side of the table page: details of seats, tabs, and the log and the chat in them.

import { live, reading, send } from "./connection.js";
import { byId, calm, fragment, main } from "./page.js";

// What happened meanwhile lies upon the log, never upon its tabs or what else they show.
const away = main.querySelector("[data-away]");
const TOLD = ["tab-turns", "tab-log"];

// In a low window the details of the seats and the log take turns.
export function openSeat(element) {
  const area = element?.closest(".seats .seat");
  if (!area) return;
  main.dataset.seat = area.dataset.seat;
  area.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}

export function closeSeats() {
  delete main.dataset.seat;
}

// Again on the same one closes it.
export function toggleSeat(number) {
  if (main.dataset.seat === number) return closeSeats();
  const area = document.querySelector(`.seats .seat[data-seat="${number}"]`);
  if (area) openSeat(area);
  else document.querySelector(".stage").scrollIntoView({ block: "nearest" });
}

export function selectTab(tab) {
  const read = reading();
  for (const other of document.querySelectorAll("[role=tab]")) {
    const chosen = other === tab;
    other.setAttribute("aria-selected", chosen);
    other.tabIndex = chosen ? 0 : -1;
    byId(other.getAttribute("aria-controls")).hidden = !chosen;
  }
  if (away) away.hidden = !TOLD.includes(tab.id);
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

// Keeps the end of turns, log and chat in sight, unless the reader has scrolled up.
function toEnd(box) {
  if (!("further" in box.dataset)) box.scrollTop = box.scrollHeight;
}

// The turns are drawn anew.
export const showTurns = () => toEnd(byId("side-turns"));

for (const box of ["side-turns", "side-log", "side-chat"].map(byId)) {
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

if (away) {
  const tabs = main.querySelector(".tabs");
  new ResizeObserver(() => {
    const room = main.getBoundingClientRect().bottom - tabs.getBoundingClientRect().bottom;
    away.style.setProperty("--room", `${Math.max(0, room - 16)}px`);
  }).observe(tabs.parentElement);
}

byId("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("say-text");
  // What could not be sent stays, to be sent once there is a line again.
  if (!field.value.trim() || send({ t: "say", text: field.value })) field.value = "";
});
