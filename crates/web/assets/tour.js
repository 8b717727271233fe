// A first look around.

import { calm, main, ui } from "./page.js";

// The question may grow while the card is there.
let watch = null;

const stops = [".stage", ".seat.mine, .seat", ".ask", ".hand", ".side"];

export const endTour = () => tour(stops.length + 1);

export function tour(step) {
  document.querySelector(".tour")?.remove();
  watch?.disconnect();
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (step > stops.length) {
    localStorage.setItem("orrery-tour", "seen");
    // On a wide screen the table scrolls, on a phone the page does.
    for (const scrolled of [window, main.querySelector(".scene")])
      scrolled.scrollTo({ top: 0, behavior: calm() ? "auto" : "smooth" });
    return main.querySelector(".ask").focus({ preventScroll: true });
  }
  const place = document.querySelector(stops[step - 1]);
  const card = document.createElement("div");
  card.className = "tour";
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", ui["tour-end"]);
  const text = document.createElement("p");
  text.textContent = ui[`tour-${step}`];
  const next = document.createElement("button");
  next.className = "main";
  next.textContent = step === stops.length ? ui["tour-end"] : ui["tour-next"];
  next.addEventListener("click", () => tour(step + 1));
  const end = document.createElement("button");
  end.className = "quiet";
  end.textContent = ui["tour-end"];
  end.addEventListener("click", endTour);
  card.append(text, next);
  if (step < stops.length) card.append(end);
  document.body.append(card);
  next.focus({ preventScroll: true });
  place?.classList.add("lit");
  place?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  const question = main.querySelector(".ask");
  const settle = () => stand(card, [question, place]);
  settle();
  watch = new ResizeObserver(settle);
  watch.observe(question);
}

// The card stands in the corner in which it covers least of what it explains, and never the question.
function stand(card, kept) {
  const overlap = (element) => {
    if (!element) return 0;
    const [a, b] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, wide) * Math.max(0, high);
  };
  let best = null;
  for (const corner of ["", "left", "bottom", "left bottom"]) {
    card.className = `tour ${corner}`;
    const [question, place] = kept.map(overlap);
    const covers = 100 * question + place;
    if (!best || covers < best.covers) best = { corner, covers };
  }
  card.className = `tour ${best.corner}`;
}
