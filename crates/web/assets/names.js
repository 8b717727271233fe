// Links from names in texts to things on the table.

import { find } from "./finding.js";
import { byId, main, panel } from "./page.js";
import { openSeat } from "./side.js";
import { hideTip } from "./tips.js";

// Shows where a named thing lies. Returns false if it is not on the page.
export function point(key) {
  const all = [...main.querySelectorAll(`.thing[data-about="${CSS.escape(key)}"]`)];
  const seen = () => all.some((thing) => thing.checkVisibility());
  if (!seen()) openSeat(all[0]);
  if (!seen()) return false;
  if (panel.open) panel.close();
  hideTip();
  return find(all);
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
