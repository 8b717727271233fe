// Pan and zoom. What would be too small to read grows or is left out until the map is large enough.

import { byId } from "./page.js";

const pan = document.querySelector(".pan");
export const board = byId("r-board");
const view = { x: 0, y: 0, k: 1 };
const fingers = new Map();
export let dragging = false;
export let dragged = false;

// Ignores the click that ends a long press.
export function noClick() {
  dragged = true;
}

// A map that is wider than its place is seen from its middle at first; `data-scroll` keeps where the reader slides it.
for (const slide of board.querySelectorAll("[data-scroll=map]"))
  slide.scrollLeft = (slide.scrollWidth - slide.clientWidth) / 2;

// Texts and tokens grow so much at most.
const MOST = 1.8;

const resized = new ResizeObserver(() => lens());
let watched = null;

// Called whenever the map is drawn anew or changes its size.
export function lens() {
  const frame = board.querySelector(".map-frame[data-smallest]");
  if (!frame?.checkVisibility()) return;
  if (frame !== watched) {
    resized.disconnect();
    resized.observe(frame);
    watched = frame;
  }
  const unit = frame.getScreenCTM().a;
  const root = getComputedStyle(document.documentElement);
  const least = Number.parseFloat(root.getPropertyValue("--tiny")) * Number.parseFloat(root.fontSize);
  const grow = Math.max(1, Math.min(MOST, least / (frame.dataset.smallest * unit)));
  pan.style.setProperty("--grow", grow.toFixed(3));
  pan.classList.toggle("far", grow > 1);
  for (const detail of frame.querySelectorAll(".map-detail"))
    detail.classList.toggle("seen", detail.dataset.size * unit >= least);
}

function place(x, y, k) {
  const free = k > 1 ? 1 : 0.35;
  const wide = pan.clientWidth * Math.max(k, 1) * free;
  const high = pan.clientHeight * Math.max(k, 1) * free;
  view.k = Math.max(0.5, Math.min(4, k));
  view.x = Math.max(-wide, Math.min(wide, x));
  view.y = Math.max(-high, Math.min(high, y));
  const still = view.k === 1 && !view.x && !view.y;
  board.style.transform = still ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
  pan.classList.toggle("zoomed", !still);
  lens();
}

export function shift(x, y) {
  place(view.x + x, view.y + y, view.k);
}

function zoomAt(x, y, factor) {
  const k = Math.max(0.5, Math.min(4, view.k * factor));
  const box = pan.getBoundingClientRect();
  const [px, py] = [x - box.left, y - box.top];
  place(px - ((px - view.x) * k) / view.k, py - ((py - view.y) * k) / view.k, k);
}

// By the buttons beside the board: in, out or fit.
export function zoom(which) {
  const box = pan.getBoundingClientRect();
  if (which === "fit") place(0, 0, 1);
  else zoomAt(box.left + box.width / 2, box.top + box.height / 2, which === "in" ? 1.3 : 1 / 1.3);
}

pan.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey && view.k === 1) return;
    event.preventDefault();
    zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY / 400));
  },
  { passive: false },
);

pan.addEventListener("pointerdown", (event) => {
  dragged = false;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
});
document.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  const before = [...fingers.values()];
  const [ox, oy] = fingers.get(event.pointerId);
  const [dx, dy] = [event.clientX - ox, event.clientY - oy];
  if (!dragging && Math.hypot(dx, dy) < 6) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 2) {
    const after = [...fingers.values()];
    const apart = ([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    zoomAt((after[0][0] + after[1][0]) / 2, (after[0][1] + after[1][1]) / 2, apart(after) / Math.max(1, apart(before)));
  } else if (event.pointerType === "mouse" || view.k !== 1) {
    shift(dx, dy);
  }
  dragging = dragged = true;
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    if (!fingers.size) dragging = false;
    // Ignore the click that ends a drag, but not the next one.
    setTimeout(() => (dragged = false));
  });
}

lens();
