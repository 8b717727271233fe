// Links from names in texts to things on the table.

import { board, zoom } from "./board.js";
import { byId, calm, main, panel } from "./page.js";
import { hideTip } from "./tips.js";

// Shows where a named thing lies. Returns false if it is not on the page.
export function point(key) {
  const all = [...main.querySelectorAll(`.thing[data-about="${CSS.escape(key)}"]`)];
  const here = all.filter((thing) => thing.checkVisibility());
  if (!here.length) return false;
  if (panel.open) panel.close();
  hideTip();
  // A magnified board may hide it.
  if (board.contains(here[0])) zoom("fit");
  here[0].scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "auto" : "smooth" });
  for (const thing of here) {
    thing.classList.add("found");
    setTimeout(() => thing.classList.remove("found"), 2400);
  }
  return true;
}

// Tab skips the names in the log; the arrow keys move between them.
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
