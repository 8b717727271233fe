// The keyboard: what a key does, by what has the focus.

import { choose, closePop, pop } from "./acts.js";
import { shift, zoom } from "./board.js";
import { findQuestion, numbered, showKeys, toTray } from "./finding.js";
import { toTeacher } from "./lesson.js";
import { nameStep, point } from "./names.js";
import { main } from "./page.js";
import { showSearch } from "./search.js";
import { neighbourTab } from "./side.js";
import { hideTip, openRules } from "./tips.js";

const typing = (element) => element.matches("input, select, textarea");

document.addEventListener("keydown", (event) => {
  const here = document.activeElement;
  if (event.key === "Escape") {
    document.querySelector("[data-present]")?.click();
    closePop(true);
    hideTip();
    return;
  }
  if (typing(here) || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.key === "Enter" || event.key === " ") && here.matches(".thing[role=button]")) {
    event.preventDefault();
    choose(here);
    return;
  }
  if (event.key === "Enter" && here.matches(".about")) return void point(here.dataset.about);
  const back = document.querySelector(`.looking-back [data-key="${CSS.escape(event.key)}"]`);
  if (back) return back.click();
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (arrow && here.matches("[role=tab]")) return neighbourTab(here, arrow);
  if (arrow && here.closest("#side-log") && (arrow[0] || here.matches(".about"))) return nameStep(event, arrow);
  if (arrow && here.matches(".thing")) return neighbour(event, here, arrow);
  if (arrow && here.matches(".pan")) {
    event.preventDefault();
    if (event.shiftKey) return enterRegion(here);
    return shift(-60 * arrow[0], -60 * arrow[1]);
  }
  if (arrow && !pop.hidden) return popStep(event, arrow);
  const step = document.querySelector(`[data-key="${event.key}"]`);
  if (step) return step.click();
  if (/^[1-9]$/.test(event.key)) return numbered(event.key)?.click();
  if (event.key === "?") return showKeys();
  if (event.key === "/") {
    event.preventDefault();
    return showSearch();
  }
  if (event.key === "r") return openRules();
  if (event.key === "g") return findQuestion();
  if (event.key === "f") return toTray();
  if (event.key === "t") return toTeacher();
  if (event.key === "+" || event.key === "=") return zoom("in");
  if (event.key === "-") return zoom("out");
  if (event.key === "0") return zoom("fit");
  if (event.key === "u") return document.querySelector("[data-undo]")?.click();
  if (event.key === "h") return document.querySelector("[data-hint]")?.click();
});

function popStep(event, [x, y]) {
  event.preventDefault();
  const buttons = [...pop.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement);
  buttons[(at + (x || y) + buttons.length) % buttons.length].focus();
}

// The nearest thing in the direction of the arrow.
function neighbour(event, here, [x, y]) {
  event.preventDefault();
  const middle = (element) => {
    const rect = element.getBoundingClientRect();
    return [rect.left + rect.width / 2, rect.top + rect.height / 2];
  };
  const [hx, hy] = middle(here);
  let best = null;
  for (const thing of main.querySelectorAll(".thing[tabindex]")) {
    if (thing === here) continue;
    const [tx, ty] = middle(thing);
    const along = (tx - hx) * x + (ty - hy) * y;
    const across = Math.abs((tx - hx) * y) + Math.abs((ty - hy) * x);
    if (along <= 2) continue;
    const far = along + across * 2.5;
    if (!best || far < best.far) best = { thing, far };
  }
  best?.thing.focus();
}

function enterRegion(region) {
  region.querySelector(".thing[tabindex]")?.focus();
}
