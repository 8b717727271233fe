// On a phone a large table is a row of leaves that are swiped: the map, the market, one's own things, the others. A leaf is an
// element with `data-leaf`, which is its name; a region in which there are leaves is none itself.

import { calm, main } from "./page.js";

const bar = main.querySelector(".leaf-bar");

const leaves = () =>
  [...main.querySelectorAll("[data-leaf]")]
    .filter((leaf) => !leaf.querySelector("[data-leaf]") && leaf.checkVisibility() && leaf.offsetWidth)
    .sort((one, other) => one.offsetLeft - other.offsetLeft);

const now = () =>
  leaves().find(({ offsetLeft, offsetWidth }) => Math.abs(offsetLeft - main.scrollLeft) < offsetWidth / 2);

function turnTo(leaf) {
  if (leaf && leaf !== now()) main.scrollTo({ left: leaf.offsetLeft, behavior: calm() ? "auto" : "smooth" });
}

// Called whenever something is drawn anew: leaves come and go.
export function bind() {
  if (!bar?.checkVisibility()) return;
  const all = leaves();
  main.style.setProperty("--leaves", all.length);
  const names = all.map(({ dataset }) => dataset.leaf);
  const shown = [...bar.children].map(({ textContent }) => textContent);
  if (names.join() !== shown.join())
    bar.replaceChildren(
      ...names.map((name, place) => {
        const tab = document.createElement("button");
        tab.type = "button";
        tab.textContent = name;
        tab.addEventListener("click", () => turnTo(leaves()[place]));
        return tab;
      }),
    );
  mark();
}

function mark() {
  const place = leaves().indexOf(now());
  for (const [tab, button] of [...bar.children].entries())
    if (tab === place) {
      button.setAttribute("aria-current", "true");
      // Where the names need more room than there is, this one is in sight.
      bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2;
    } else button.removeAttribute("aria-current");
}

// A new question opens the leaf on which it can be answered, unless that is the case where the reader is.
export function follow() {
  if (!bar?.checkVisibility()) return;
  const all = leaves();
  const can = (leaf) => leaf.querySelector(".thing.can");
  if (!now() || can(now())) return;
  turnTo(all.find(can));
}

if (bar) {
  main.addEventListener("scroll", mark, { passive: true });
  addEventListener("resize", bind);
  bind();
  follow();
}
