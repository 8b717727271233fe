// The table page: puts what changed in place, sends back what was clicked. No rule of any game is in here.

const main = document.querySelector("main.table");
const byId = (id) => document.getElementById(id);
const ui = JSON.parse(byId("ui").textContent);
const glossary = JSON.parse(byId("glossary").textContent);
const pop = byId("pop");
const tip = byId("tip");
const note = byId("note");
const panel = byId("panel");
const title = document.title;

// ---- Preferences -------------------------------------------------------------------------------------------------

const defaults = { sound: true, confirm: false, motion: true };
const remembered = (name) => {
  const value = localStorage.getItem(`orrery-${name}`);
  return value === null ? defaults[name] : value === "true";
};
for (const box of document.querySelectorAll("[data-preference]")) {
  box.checked = remembered(box.dataset.preference);
  box.addEventListener("change", () => localStorage.setItem(`orrery-${box.dataset.preference}`, box.checked));
}
const calm = () => !remembered("motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;

// ---- The connection ----------------------------------------------------------------------------------------------

const live = main.hasAttribute("data-live");
let socket = null;
let made = Number(main.dataset.made);
let asked = main.hasAttribute("data-asked");
let wait = 500;

function connect() {
  const address = new URL(`${main.dataset.table}/ws`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.addEventListener("open", () => {
    if (wait > 500) say(ui["js-online"]);
    wait = 500;
    document.documentElement.dataset.line = "open";
    send(hello());
    if (document.hidden) send({ t: "watching", on: false });
  });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    document.documentElement.dataset.line = "closed";
    if (wait >= 1000) say(ui["js-offline"], true);
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 15000);
  });
}

// Whoever has the page in the background is away, and may want to be told.
document.addEventListener("visibilitychange", () => {
  if (socket?.readyState === WebSocket.OPEN) send({ t: "watching", on: !document.hidden });
});

// What this page shows already, so that only the rest is sent.
function hello() {
  const marks = {};
  for (const region of main.querySelectorAll(".region[data-mark]")) {
    marks[region.id.slice(2)] = Number(region.dataset.mark);
  }
  const lines = byId("log").children;
  const last = lines.length ? Number(lines[lines.length - 1].dataset.mark) : null;
  return { t: "hello", marks, log: lines.length, last: last || null, chat: Number(byId("chat").dataset.last), words: reading() };
}

// The table in words is sent only while it is open.
const reading = () => !byId("side-words").hidden;

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else if (live) say(ui["js-offline"], true);
}

function hear(message) {
  if (message.t === "show") show(message);
  if (message.t === "panel") open(message.html);
  if (message.t === "note") {
    main.classList.remove("sent");
    note.replaceChildren(fragment(message.html));
    appear(note);
  }
  document.dispatchEvent(new CustomEvent("heard", { detail: message }));
}

// Other modules of the page have no connection of their own: they speak by `tell` and listen to `heard`.
document.addEventListener("tell", ({ detail }) => send(detail));

// ---- What changed ------------------------------------------------------------------------------------------------

function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

function show(message) {
  const before = places();
  const focus = remember(pop.contains(document.activeElement) ? pop.opener : document.activeElement);
  closePop();
  hideTip();
  for (const [id, html] of Object.entries(message.regions)) {
    const region = byId(`r-${id}`);
    if (!region) continue;
    const unfolded = [...region.querySelectorAll("details[open][data-keep]")].map((fold) => fold.dataset.keep);
    const scrolled = [...region.querySelectorAll("[data-scroll]")].map((box) => [box.dataset.scroll, box.scrollLeft, box.scrollTop]);
    region.replaceChildren(fragment(html));
    delete region.dataset.mark;
    for (const fold of region.querySelectorAll("details[data-keep]")) fold.open = unfolded.includes(fold.dataset.keep);
    for (const [name, left, top] of scrolled) {
      const box = region.querySelector(`[data-scroll="${CSS.escape(name)}"]`);
      if (box) box.scrollTo(left, top);
    }
  }
  if (message.log) write(byId("log"), message.log.from, message.log.lines);
  if (message.chat) write(byId("chat"), byId("chat").children.length, message.chat);
  made = message.made;
  main.classList.remove("sent");
  refocus(focus);
  move(before);
  turn(message.asked && !message.over);
}

function write(list, from, lines) {
  while (list.children.length > from) list.lastElementChild.remove();
  for (const line of lines) {
    const item = document.createElement("li");
    item.append(fragment(line));
    list.append(item);
  }
  toEnd(list.parentElement);
}

// The focused control is replaced by its successor; without one the focus goes to the question, never out of the page.
function remember(element) {
  if (!element || !main.contains(element)) return null;
  const fold = element.matches("summary") && element.parentElement.dataset.keep;
  if (fold) return `details[data-keep="${CSS.escape(fold)}"] > summary`;
  for (const name of ["thing", "action", "why", "look", "stand", "revoke", "forced", "undo", "hint", "send"]) {
    if (name in element.dataset) return `[data-${name}="${CSS.escape(element.dataset[name])}"]`;
  }
  return element.closest(".region") ? ".ask" : null;
}

function refocus(selector) {
  if (!selector || main.contains(document.activeElement)) return;
  const answers = "#r-prompt button, #r-prompt summary, #r-prompt a";
  for (const element of [...main.querySelectorAll(selector), ...main.querySelectorAll(answers), main.querySelector(".ask")]) {
    // What is folded away or can no longer be used does not take it.
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

function turn(now) {
  if (now && !asked && document.visibilityState !== "visible") say(ui["js-your-turn"]);
  if (now && !asked && remembered("sound")) chime();
  asked = now;
  document.title = now && remembered("sound") ? `● ${title}` : title;
}

function chime() {
  try {
    const context = new AudioContext();
    for (const [at, pitch] of [[0, 660], [0.14, 880]]) {
      const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
      const volume = new GainNode(context, { gain: 0 });
      volume.gain.setTargetAtTime(0.08, context.currentTime + at, 0.01);
      volume.gain.setTargetAtTime(0, context.currentTime + at + 0.12, 0.05);
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + at);
      tone.stop(context.currentTime + at + 0.6);
    }
  } catch {
    // A browser that has not been clicked yet plays nothing.
  }
}

// ---- Pieces move from where they were ----------------------------------------------------------------------------

// Where a piece is, on the page and within its region or the part of it with a `data-frame` of this name: what only shifts
// as a whole moves no piece.
function spot(piece) {
  const part = piece.closest("[data-frame], .region");
  const [rect, frame] = [piece.getBoundingClientRect(), part.getBoundingClientRect()];
  return { rect, region: part.dataset.frame || part, on: piece.dataset.on, x: rect.left - frame.left, y: rect.top - frame.top };
}

// The things between two others along the routes that join things; none if no route leads there.
function between(from, to) {
  const next = new Map();
  for (const { dataset } of main.querySelectorAll("[data-route]")) {
    const [one, other] = dataset.route.split(" ");
    for (const [a, b] of [[one, other], [other, one]]) next.set(a, [...(next.get(a) || []), b]);
  }
  const before = new Map([[from, null]]);
  for (const [here] of before) {
    for (const there of next.get(here) || []) if (!before.has(there)) before.set(there, here);
  }
  const way = [];
  for (let at = before.get(to); at && at !== from; at = before.get(at)) way.unshift(at);
  return way.map((id) => thingCalled(id)?.getBoundingClientRect()).filter(Boolean);
}

function places() {
  const found = { pieces: new Map(), things: new Map() };
  if (calm()) return found;
  for (const piece of main.querySelectorAll("[data-piece]")) {
    const kind = piece.dataset.piece;
    if (!found.pieces.has(kind)) found.pieces.set(kind, []);
    found.pieces.get(kind).push(spot(piece));
  }
  for (const thing of main.querySelectorAll("[data-thing]")) found.things.set(thing.dataset.thing, thing.getBoundingClientRect());
  return found;
}

function move(before) {
  if (calm()) return;
  const within = (a, b) => (a.region === b.region ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity);
  const apart = (a, b) => Math.hypot(a.rect.left - b.rect.left, a.rect.top - b.rect.top);
  const here = [...main.querySelectorAll("[data-piece]")].map((piece) => [piece, spot(piece)]);
  // What has stayed in its place is no candidate for what has moved.
  const moved = here.filter(([piece, now]) => {
    const known = before.pieces.get(piece.dataset.piece) || [];
    const same = known.findIndex((then) => within(then, now) < 4);
    if (same >= 0) known.splice(same, 1);
    return same < 0;
  });
  for (const [piece, now] of moved) {
    const known = before.pieces.get(piece.dataset.piece) || [];
    known.sort((a, b) => apart(a, now) - apart(b, now));
    const then = known.shift();
    const from = (then && shifted(then, now)) || before.things.get(piece.dataset.enters);
    const way = then?.on && now.on ? between(then.on, now.on) : [];
    if (from?.width && now.rect.width) fly(piece, from, way, now.rect);
  }
}

// Where a piece was, if what it is part of had been where it is now.
function shifted(then, now) {
  if (then.region !== now.region) return then.rect;
  return new DOMRect(now.rect.left - now.x + then.x, now.rect.top - now.y + then.y, then.rect.width, then.rect.height);
}

// A copy flies above everything, since the boxes on the way would cut off the piece itself.
function fly(piece, from, way, to) {
  if (!(piece instanceof HTMLElement)) return void drift(piece, [from, ...way, to]);
  const scale = Math.max(0.2, Math.min(3, from.width / to.width));
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  const frames = [{ transform: start, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }];
  const time = { duration: 420, easing: "cubic-bezier(.2,.7,.2,1)" };
  const copy = piece.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[data-thing]")]) {
    for (const name of ["data-thing", "data-piece", "tabindex", "role", "aria-label"]) part.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  const above = { position: "fixed", zIndex: 30, margin: 0, overflow: "hidden", pointerEvents: "none" };
  Object.assign(copy.style, above, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  document.body.append(copy);
  // Not hidden: it may have the focus.
  piece.style.opacity = 0;
  copy.animate(frames, time).finished.finally(() => {
    copy.remove();
    piece.style.opacity = "";
  });
}

// Within a picture a piece moves itself, by the units of the picture.
function drift(piece, stops) {
  const unit = piece.getScreenCTM().a;
  const middle = (rect) => [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const [x, y] = middle(stops.at(-1));
  const frames = stops.map(middle).map(([sx, sy]) => ({ transform: `translate(${(sx - x) / unit}px, ${(sy - y) / unit}px)` }));
  piece.animate(frames, { duration: 300 + 200 * (stops.length - 1), easing: "ease-in-out" });
}

// ---- Acting ------------------------------------------------------------------------------------------------------

let sure = null;

function act(button) {
  if (button.hasAttribute("data-final") && remembered("confirm") && sure !== button.dataset.action) {
    sure = button.dataset.action;
    say(ui["js-sure"]);
    return;
  }
  sure = null;
  closePop(pop.contains(document.activeElement));
  if (panel.open) panel.close();
  main.classList.add("sent");
  send({ t: "act", action: button.dataset.action, made });
}

function at(thing) {
  return [...main.querySelectorAll("#r-prompt [data-at]")].filter((act) => act.dataset.at.split(" ").includes(thing));
}

const thingCalled = (id) => main.querySelector(`[data-thing="${CSS.escape(id)}"]`);

// What a button concerns is pointed at on the table.
for (const type of ["pointerover", "focusin", "focusout"]) {
  document.addEventListener(type, ({ target }) => {
    for (const thing of main.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    const concerned = type === "focusout" ? "" : target.closest?.("[data-at]")?.dataset.at || "";
    for (const id of concerned.split(" ")) thingCalled(id)?.classList.add("pointed");
  });
}

// All that can be done with a thing, beside the thing.
function choose(thing) {
  const acts = at(thing.dataset.thing);
  if (acts.length === 1 && acts[0].dataset.action) return act(acts[0]);
  acts.sort((a, b) => Boolean(a.dataset.why) - Boolean(b.dataset.why));
  const head = document.createElement("p");
  head.className = "pop-head";
  // The label of a card says all that is printed on it; its name will do here.
  const about = glossary[thing.dataset.about];
  const label = thing.getAttribute("aria-label") || thing.querySelector(":scope > .sr")?.textContent;
  head.textContent = (about && about[0]) || label || ui["js-choose"];
  pop.replaceChildren(head, ...acts.map((act) => act.cloneNode(true)));
  hideTip();
  pop.hidden = false;
  pop.opener = thing;
  beside(pop, thing.getBoundingClientRect());
  pop.querySelector("button")?.focus();
}

function closePop(back) {
  if (pop.hidden) return;
  pop.hidden = true;
  if (back && pop.opener) pop.opener.focus();
}

function beside(box, rect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(innerWidth - width - 8, rect.left + rect.width / 2 - width / 2));
  const below = rect.bottom + 8;
  const top = below + height < innerHeight - 8 ? below : Math.max(8, rect.top - height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

function open(html) {
  byId("panel-body").replaceChildren(fragment(html));
  if (!panel.open) panel.showModal();
}

let noteTimer = 0;
function say(text) {
  note.textContent = text;
  appear(note);
}
function appear(element) {
  element.hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => (element.hidden = true), 6000);
}

document.addEventListener("click", (event) => {
  if (dragged) return;
  const on = (selector) => event.target.closest(selector);
  let hit;
  if ((hit = on("[data-action]"))) return act(hit);
  if ((hit = on("[data-why]"))) return send({ t: "why", action: hit.dataset.why });
  if ((hit = on("[data-rule]"))) return send({ t: "rule", rule: hit.dataset.rule });
  if (on("[data-undo]")) return send({ t: "undo", made });
  if ((hit = on("[data-hint]"))) {
    hit.setAttribute("aria-busy", "true");
    return send({ t: "hint" });
  }
  if ((hit = on("[data-look]"))) return send({ t: "look", seat: Number(hit.dataset.look) });
  if ((hit = on("[data-send]"))) return send(JSON.parse(hit.dataset.send));
  if ((hit = on("[data-zoom]"))) return zoomButton(hit.dataset.zoom);
  if (on("[data-tour]")) return tour(1);
  if ((hit = on("[data-fold]"))) {
    const small = hit.closest(".ask").classList.toggle("small");
    return hit.setAttribute("aria-expanded", !small);
  }
  if ((hit = on("[role=tab]"))) return selectTab(hit);
  if ((hit = on(".about")) && point(hit.dataset.about)) return;
  if ((hit = on(".thing[role=button]"))) return choose(hit);
  if ((hit = on("[data-about], [data-tip]")) && lastPointer === "touch") return showTip(hit);
  if (!on("#pop")) closePop();
});

byId("say")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = byId("say-text");
  if (field.value.trim()) send({ t: "say", text: field.value });
  field.value = "";
});

// ---- From a name to the thing ------------------------------------------------------------------------------------

// Shows where that lies which a text names; false if it is nowhere on the page.
function point(key) {
  const all = [...main.querySelectorAll(`.thing[data-about="${CSS.escape(key)}"]`)];
  const here = all.filter((thing) => thing.checkVisibility());
  if (!here.length) return false;
  if (panel.open) panel.close();
  hideTip();
  // It may lie outside of what a magnified board shows.
  if (board.contains(here[0])) zoomButton("fit");
  here[0].scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "auto" : "smooth" });
  for (const thing of here) {
    thing.classList.add("found");
    setTimeout(() => thing.classList.remove("found"), 2400);
  }
  return true;
}

// The names in the log are no stops for Tab; the arrow keys lead from one to the next.
function nameStep(event, [x, y]) {
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

// ---- Tabs --------------------------------------------------------------------------------------------------------

function selectTab(tab) {
  const read = reading();
  for (const other of document.querySelectorAll("[role=tab]")) {
    const chosen = other === tab;
    other.setAttribute("aria-selected", chosen);
    other.tabIndex = chosen ? 0 : -1;
    byId(other.getAttribute("aria-controls")).hidden = !chosen;
  }
  if (live && reading() !== read) send({ t: "words", on: reading() });
  tab.focus();
}

// ---- Keyboard ----------------------------------------------------------------------------------------------------

const typing = (element) => element.matches("input, select, textarea");

document.addEventListener("keydown", (event) => {
  const here = document.activeElement;
  if (event.key === "Escape") {
    if (document.querySelector(".tour")) return tour(stops.length + 1);
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
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (arrow && here.matches("[role=tab]")) return neighbourTab(here, arrow);
  if (arrow && here.closest("#side-log") && (arrow[0] || here.matches(".about"))) return nameStep(event, arrow);
  if (arrow && here.matches(".thing")) return neighbour(event, here, arrow);
  if (arrow && here.matches(".pan")) {
    event.preventDefault();
    if (event.shiftKey) return enterRegion(here);
    place(view.x - arrow[0] * 60, view.y - arrow[1] * 60, view.k);
    return;
  }
  if (arrow && !pop.hidden) return popStep(event, arrow);
  const step = document.querySelector(`[data-key="${event.key}"]`);
  if (step) return step.click();
  if (event.key === "+" || event.key === "=") return zoomButton("in");
  if (event.key === "-") return zoomButton("out");
  if (event.key === "0") return zoomButton("fit");
  if (event.key === "u") return document.querySelector("[data-undo]")?.click();
  if (event.key === "h") return document.querySelector("[data-hint]")?.click();
});

function neighbourTab(here, [x, y]) {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  selectTab(tabs[(tabs.indexOf(here) + (x || y) + tabs.length) % tabs.length]);
}

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

// ---- Explanations ------------------------------------------------------------------------------------------------

let lastPointer = "mouse";
let pressed = 0;

function showTip(element) {
  const about = element.dataset.about && glossary[element.dataset.about];
  const lines = about ? about : ["", element.dataset.tip || ""];
  if (!lines[0] && !lines[1]) return;
  const parts = [];
  if (lines[0]) {
    const head = document.createElement("strong");
    head.textContent = lines[0];
    parts.push(head);
  }
  const all = about && element.dataset.tip ? `${lines[1]}\n${element.dataset.tip}` : lines[1];
  for (const line of all.split("\n")) {
    const text = document.createElement("p");
    text.textContent = line;
    parts.push(text);
  }
  tip.replaceChildren(...parts);
  tip.hidden = false;
  beside(tip, withWay(element));
}
// A thing together with the way to it that may follow it: neither is to be covered.
function withWay(thing) {
  const rect = thing.getBoundingClientRect();
  const way = thing.nextElementSibling?.matches("[data-way]") && thing.nextElementSibling.getBoundingClientRect();
  if (!way?.height) return rect;
  const [top, bottom] = [Math.min(rect.top, way.top), Math.max(rect.bottom, way.bottom)];
  return { left: rect.left, width: rect.width, top, bottom };
}
function hideTip() {
  tip.hidden = true;
}
const explained = (target) => target.closest?.("[data-about], [data-tip]");

document.addEventListener("pointerover", (event) => {
  lastPointer = event.pointerType;
  if (event.pointerType !== "mouse" || dragging) return;
  const element = explained(event.target);
  if (element) showTip(element);
  else hideTip();
});
document.addEventListener("focusin", (event) => {
  const element = explained(event.target);
  if (element && event.target.matches(":focus-visible")) showTip(element);
});
document.addEventListener("focusout", hideTip);
document.addEventListener("pointerdown", (event) => {
  lastPointer = event.pointerType;
  if (event.pointerType === "mouse") return;
  hideTip();
  const element = explained(event.target);
  clearTimeout(pressed);
  if (element) {
    pressed = setTimeout(() => {
      showTip(element);
      dragged = true;
    }, 450);
  }
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => {
    if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 4) clearTimeout(pressed);
  });
}
document.addEventListener("scroll", hideTip, true);

// ---- Pan and zoom ------------------------------------------------------------------------------------------------

const pan = document.querySelector(".pan");
const board = byId("r-board");
const view = { x: 0, y: 0, k: 1 };
const fingers = new Map();
let dragging = false;
let dragged = false;

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
}

function zoomAt(x, y, factor) {
  const k = Math.max(0.5, Math.min(4, view.k * factor));
  const box = pan.getBoundingClientRect();
  const [px, py] = [x - box.left, y - box.top];
  place(px - ((px - view.x) * k) / view.k, py - ((py - view.y) * k) / view.k, k);
}

function zoomButton(which) {
  const box = pan.getBoundingClientRect();
  if (which === "fit") place(0, 0, 1);
  else zoomAt(box.left + box.width / 2, box.top + box.height / 2, which === "in" ? 1.3 : 1 / 1.3);
}

pan.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && view.k === 1) return;
  event.preventDefault();
  zoomAt(event.clientX, event.clientY, Math.exp(-event.deltaY / 400));
}, { passive: false });

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
    place(view.x + dx, view.y + dy, view.k);
  }
  dragging = dragged = true;
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => {
    fingers.delete(event.pointerId);
    if (!fingers.size) dragging = false;
    // The click that follows a drag is none; the next one is.
    setTimeout(() => (dragged = false));
  });
}

// ---- A first look around -----------------------------------------------------------------------------------------

const stops = [".stage", ".seat.mine, .seat", ".ask", ".hand", ".side"];

function tour(step) {
  document.querySelector(".tour")?.remove();
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (step > stops.length) {
    localStorage.setItem("orrery-tour", "seen");
    scrollTo({ top: 0, behavior: calm() ? "auto" : "smooth" });
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
  end.addEventListener("click", () => tour(stops.length + 1));
  card.append(text, next);
  if (step < stops.length) card.append(end);
  document.body.append(card);
  next.focus({ preventScroll: true });
  place?.classList.add("lit");
  place?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
}

// The end of log and chat stays in sight, whatever happens around them, unless somebody reads further up.
function toEnd(box) {
  if (!("further" in box.dataset)) box.scrollTop = box.scrollHeight;
}

for (const list of [byId("log"), byId("chat")]) {
  const box = list.parentElement;
  let high = box.clientHeight;
  box.addEventListener("scroll", () => {
    // A box that has just become lower was scrolled by nobody.
    if (box.clientHeight !== high) return;
    const end = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    box.toggleAttribute("data-further", !end);
  }, { passive: true });
  new ResizeObserver(() => {
    high = box.clientHeight;
    toEnd(box);
  }).observe(box);
}
turn(asked);
if (live) {
  connect();
  if (!localStorage.getItem("orrery-tour")) tour(1);
}
