// Pieces move from where they were: `places` before a change, `move` after it.

import { calm, main, thingCalled } from "./page.js";

// Where a piece is, on the page and within its region or `data-frame`. Pieces do not move when a whole frame shifts.
function spot(piece) {
  const part = piece.closest("[data-frame], .region");
  const [rect, frame] = [piece.getBoundingClientRect(), part.getBoundingClientRect()];
  return {
    rect,
    region: part.dataset.frame || part,
    on: piece.dataset.on,
    x: rect.left - frame.left,
    y: rect.top - frame.top,
  };
}

// The things between two others along the routes that join things; none if no route leads there.
function between(from, to) {
  const next = new Map();
  for (const { dataset } of main.querySelectorAll("[data-route]")) {
    const [one, other] = dataset.route.split(" ");
    for (const [a, b] of [
      [one, other],
      [other, one],
    ])
      next.set(a, [...(next.get(a) || []), b]);
  }
  const before = new Map([[from, null]]);
  for (const [here] of before) {
    for (const there of next.get(here) || []) if (!before.has(there)) before.set(there, here);
  }
  const way = [];
  for (let at = before.get(to); at && at !== from; at = before.get(at)) way.unshift(at);
  return way.map((id) => thingCalled(id)?.getBoundingClientRect()).filter(Boolean);
}

export function places() {
  const found = { pieces: new Map(), marks: new Map(), things: new Map() };
  if (calm()) return found;
  for (const piece of main.querySelectorAll("[data-piece]")) {
    const kind = piece.dataset.piece;
    if (!found.pieces.has(kind)) found.pieces.set(kind, []);
    const here = spot(piece);
    found.pieces.get(kind).push(here);
    found.marks.set(kind, here.rect);
  }
  for (const thing of main.querySelectorAll("[data-thing]"))
    found.things.set(thing.dataset.thing, thing.getBoundingClientRect());
  return found;
}

export function move(before) {
  if (calm()) return;
  const within = (a, b) => (a.region === b.region ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity);
  const apart = (a, b) => Math.hypot(a.rect.left - b.rect.left, a.rect.top - b.rect.top);
  const here = [...main.querySelectorAll("[data-piece]")].map((piece) => [piece, spot(piece)]);
  // A piece that stayed in place cannot be one that moved.
  const moved = here.filter(([piece, now]) => {
    const known = before.pieces.get(piece.dataset.piece) || [];
    const same = known.findIndex((then) => within(then, now) < 4);
    if (same >= 0) known.splice(same, 1);
    return same < 0;
  });
  // All ways are measured before the first piece sets out.
  const flights = moved.map(([piece, now]) => {
    const known = before.pieces.get(piece.dataset.piece) || [];
    known.sort((a, b) => apart(a, now) - apart(b, now));
    const then = known.shift();
    const from = (then && shifted(then, now)) || entrance(before, piece.dataset.enters);
    const way = then?.on && now.on ? between(then.on, now.on) : [];
    return from?.width && now.rect.width ? flight(piece, from, way, now.rect) : null;
  });
  for (const begin of flights) begin?.();
}

// A new piece comes from a thing, or from another piece that belongs to it.
const entrance = (before, id) => before.things.get(id) ?? before.marks.get(id);

// Where a piece was, relative to where its frame is now.
function shifted(then, now) {
  if (then.region !== now.region) return then.rect;
  return new DOMRect(now.rect.left - now.x + then.x, now.rect.top - now.y + then.y, then.rect.width, then.rect.height);
}

// Within a picture a piece moves itself, by the units of the picture.
function flight(piece, from, way, to) {
  if (piece instanceof HTMLElement) return () => fly(piece, from, to);
  const unit = piece.getScreenCTM().a;
  return () => drift(piece, unit, [from, ...way, to]);
}

// A copy flies above everything, since boxes on the way would clip the piece itself.
function fly(piece, from, to) {
  const scale = Math.max(0.2, Math.min(3, from.width / to.width));
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  const frames = [
    { transform: start, transformOrigin: "0 0" },
    { transform: "none", transformOrigin: "0 0" },
  ];
  const time = { duration: 420, easing: "cubic-bezier(.2,.7,.2,1)" };
  const copy = piece.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[data-thing]")]) {
    for (const name of ["data-thing", "data-piece", "tabindex", "role", "aria-label"]) part.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  const above = { position: "fixed", zIndex: 30, margin: 0, overflow: "hidden", pointerEvents: "none" };
  Object.assign(copy.style, above, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  document.body.append(copy);
  // Not hidden: it may have the focus.
  piece.style.opacity = 0;
  copy.animate(frames, time).finished.finally(() => {
    copy.remove();
    piece.style.opacity = "";
  });
}

function drift(piece, unit, stops) {
  const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const [x, y] = middle(stops.at(-1));
  const frames = stops
    .map(middle)
    .map(([sx, sy]) => ({ transform: `translate(${(sx - x) / unit}px, ${(sy - y) / unit}px)` }));
  piece.animate(frames, { duration: 300 + 200 * (stops.length - 1), easing: "ease-in-out" });
}
