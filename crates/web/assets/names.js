// From a name in a text to the thing.

import { board, zoom } from "./board.js";
import { byId, calm, main, panel } from "./page.js";
import { hideTip } from "./tips.js";

// Shows where that lies which a text names; false if it is nowhere on the page.
export function point(key) {
  const all = [...main.querySelectorAll(`.thing[data-about="${CSS.escape(key)}"]`)];
  const here = all.filter((thing) => thing.checkVisibility());
  if (!here.length) return false;
  if (panel.open) panel.close();
  hideTip();
  // It may lie outside of what a magnified board shows.
  if (board.contains(here[0])) zoom("fit");
  here[0].scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "auto" : "smooth" });
  for (const thing of here) {
    thing.classList.add("found");
    setTimeout(() => thing.classList.remove("found"), 2400);
  }
  return true;
}

// The names in the log are no stops for Tab; the arrow keys lead from one to the next.
export function nameStep(event, [x, y]) {
  const names = [...byId("log").querySelectorAll(".about")];
  if (!names.length) return;
  event.preventDefault();
  const at = names.indexOf(document.activeElement);
  const step = x || y;
  const next = at < 0 ? names.length - 1 : Math.max(0, Math.min(names.length - 1, at + step));
  names[next].tabIndex = -1;
  names[next].setAttribute("role", "button");
  names[next].focus();
}
