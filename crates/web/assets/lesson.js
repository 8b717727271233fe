// The teacher at a guided table: parts that are turned over, and what each of them lights up.

import { find } from "./finding.js";
import { byId, main, thingCalled } from "./page.js";

const region = byId("r-teacher");
let at = 0;

const parts = () => [...region.querySelectorAll(".lesson-part")];

// What lies in the folded details of a seat is lit where that seat is seen at a glance.
function inSight(thing) {
  if (!thing || thing.checkVisibility()) return thing;
  const seat = thing.closest("article[data-seat]")?.dataset.seat;
  return main.querySelector(`[data-seat-area="${seat}"]`) ?? thing;
}

// `r-NAME` is a region of the page, everything else a thing on it.
const lights = (part) =>
  (part?.dataset.light ?? "")
    .split(" ")
    .map((id) => (id.startsWith("r-") ? byId(id)?.closest("section") : id && inSight(thingCalled(id))))
    .filter(Boolean);

// Called whenever something is drawn anew.
export function teach(anew) {
  if (anew) at = 0;
  for (const lit of main.querySelectorAll(".lit")) lit.classList.remove("lit");
  const all = parts();
  for (const [place, part] of all.entries()) part.hidden = place !== at;
  const [back, next] = region.querySelectorAll("[data-lesson]");
  if (back) {
    back.disabled = at === 0;
    next.disabled = at === all.length - 1;
    region.querySelector(".lesson-count").textContent = `${at + 1}/${all.length}`;
  }
  for (const thing of lights(all[at])) thing.classList.add("lit");
}

export function turnLesson(button) {
  at = Math.max(0, Math.min(parts().length - 1, at + Number(button.dataset.lesson)));
  teach(false);
  // A disabled button keeps no focus; what is proposed is next.
  if (button.disabled) (parts()[at].querySelector("[data-action]") ?? region.querySelector("summary")).focus();
}

export const showLesson = () => find(lights(parts()[at]));

// From wherever the focus is to the teacher's next button.
export function toTeacher() {
  const buttons = ".lesson-part:not([hidden]) [data-action], [data-lesson='1']:enabled, button, summary";
  const first = buttons.split(", ").map((css) => region.querySelector(css));
  first.find(Boolean)?.focus();
}

teach(true);
