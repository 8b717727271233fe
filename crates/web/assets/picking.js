// Several things of one kind: pressed buttons are picked, one more confirms them all.

import { byId } from "./page.js";

let picked = [];
let shown = null;

const box = () => {
  const now = document.querySelector("#r-prompt .picking");
  // A new question begins with nothing.
  if (now !== shown) [picked, shown] = [[], now];
  return now;
};
const buttons = (of) => [...of.querySelectorAll(".pick")];
const buttonOf = (action) => box() && buttons(box()).find((button) => button.dataset.action === action);

export const isPick = (action) => Boolean(buttonOf(action));

// One more of this; when there can be no more, none.
export function pick(action) {
  const { least, most } = box().dataset;
  const times = picked.filter((other) => other === action).length;
  const full = times >= Number(buttonOf(action).dataset.times) || picked.length >= Number(most);
  if (!full) picked.push(action);
  else picked = picked.filter((other) => other !== action);
  for (const button of buttons(box())) {
    const places = picked.flatMap((other, place) => (other === button.dataset.action ? [place + 1] : []));
    button.setAttribute("aria-pressed", places.length > 0);
    button.dataset.picked = places.join(" ");
    for (const id of button.dataset.at.split(" ").filter(Boolean)) {
      byId("main")
        .querySelector(`[data-thing="${CSS.escape(id)}"]`)
        ?.classList.toggle("picked", places.length > 0);
    }
  }
  const confirm = document.querySelector("#r-prompt [data-confirm]");
  confirm.disabled = picked.length < Number(least);
  confirm.querySelector(".count").textContent = `${picked.length} / ${most}`;
}

// All that was picked; nothing where an answer of its own says that it is nothing.
export const confirmed = () => (box() ? [...picked] : []);
