// A finished game step by step without loading the page anew: slider, keys, autoplay, perspectives, and looking together.

import { connect, send } from "./connection.js";
import { byId, fragment, main } from "./page.js";

const bar = document.querySelector("[data-replay]");
const slider = bar.querySelector(".slider");
const words = bar.querySelector("[data-step-words]");
const play = bar.querySelector("[data-play]");
const speed = bar.querySelector("[data-speed]");
const view = bar.querySelector("[data-view]");
const lead = bar.querySelector("[data-lead]");
const led = bar.querySelector("[data-led]");
const count = Number(bar.dataset.count);
let step = Number(bar.dataset.step);

// ---- Steps ------------------------------------------------------------------------------------------------------

// What has been fetched, or is being fetched, by step and perspective; a few of the last ones.
const fetched = new Map();
const KEPT = 60;

function fetchStep(number, log) {
  const key = `${number} ${view.value} ${log ? "log" : ""}`;
  if (!fetched.has(key)) {
    const query = new URLSearchParams({ view: view.value });
    if (log) query.set("log", "true");
    const answer = fetch(`${bar.dataset.replay}/step/${number}/regions.json?${query}`).then((answer) =>
      answer.ok ? answer.json() : null,
    );
    fetched.set(key, answer);
    answer.catch(() => fetched.delete(key));
    if (fetched.size > KEPT) fetched.delete(fetched.keys().next().value);
  }
  return fetched.get(key);
}

let wanted = 0;
// Whoever steps on sooner does not wait for pieces that move.
const MOVING = 400;
let stepped = -Infinity;

async function go(number, log = false) {
  const target = Math.max(0, Math.min(count, number));
  const turn = ++wanted;
  const begun = performance.now();
  step = target;
  say();
  let drawn = null;
  try {
    drawn = await fetchStep(target, log);
  } catch {
    // The connection is gone for a moment: the next step tries again.
  }
  if (!drawn || turn !== wanted) return;
  if (drawn.log) byId("log").replaceChildren(...drawn.log.map(line));
  const moves = Math.abs(target - Number(bar.dataset.shown)) === 1 && begun - stepped > MOVING;
  stepped = begun;
  show(drawn.regions, moves);
  for (const [place, line] of [...byId("log").children].entries()) {
    const later = place >= drawn.lines;
    if (line.hidden !== later) line.hidden = later;
  }
  bar.dataset.took = (performance.now() - begun).toFixed(1);
  bar.dataset.shown = String(target);
  addressLater();
  // The next step is there before it is asked for.
  if (target < count) fetchStep(target + 1, false).catch(() => {});
}

// A browser takes its time for a new address, and refuses many in a row: where one stops is enough.
const address = () => `${bar.dataset.replay}/step/${step}?view=${view.value}`;
let addressing = 0;
function addressLater() {
  clearTimeout(addressing);
  addressing = setTimeout(() => history.replaceState(null, "", address()), 300);
}

function line(html) {
  const item = document.createElement("li");
  item.append(fragment(html));
  return item;
}

// `table.js` puts the regions that differ in place; answers that were given light what they concerned.
const shown = new Map();
function show(regions, moves) {
  const differs = Object.entries(regions).filter(([id, html]) => shown.get(id) !== html);
  for (const [id, html] of differs) shown.set(id, html);
  const detail = { t: "past", regions: Object.fromEntries(differs), still: !moves };
  document.dispatchEvent(new CustomEvent("heard", { detail }));
  light();
}

const LIT = ["lit-played", "lit-better"];

function light() {
  for (const element of main.querySelectorAll(LIT.map((name) => `.${name}`).join())) element.classList.remove(...LIT);
  for (const answer of main.querySelectorAll("#r-prompt .answer-shown")) {
    const things = answer.querySelector("[data-at]")?.dataset.at.split(" ") ?? [];
    for (const thing of things.filter(Boolean)) {
      for (const element of main.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) {
        element.classList.add(`lit-${answer.dataset.kind}`);
      }
    }
  }
}

function say() {
  slider.value = String(step);
  words.textContent = words.dataset.stepWords.replace("{step}", step).replace("{count}", count);
  const curve = bar.querySelector("svg.curve");
  if (!curve) return;
  const { from, to } = curve.dataset;
  const x = Number(from) + ((Number(to) - Number(from)) * step) / Math.max(1, count);
  const cursor = curve.querySelector(".cursor");
  for (const end of ["x1", "x2"]) cursor.setAttribute(end, x.toFixed(1));
  cursor.setAttribute("visibility", "visible");
}

// Somebody moves: who leads takes the others along.
function move(number) {
  const shown = go(number);
  if (leading) send({ t: "lead", step, view: view.value });
  return shown;
}

const ways = { first: () => 0, before: () => step - 1, next: () => step + 1, last: () => count };

bar.addEventListener("click", (event) => {
  const way = event.target.closest("[data-go]");
  if (way) {
    event.preventDefault();
    pause();
    return move(ways[way.dataset.go]());
  }
  const curve = event.target.closest("svg.curve");
  if (!curve) return;
  const box = curve.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * curve.viewBox.baseVal.width;
  const { from, to } = curve.dataset;
  move(Math.round(((x - Number(from)) / (Number(to) - Number(from))) * count));
});
slider.addEventListener("input", () => {
  pause();
  move(Number(slider.value));
});
view.addEventListener("change", () => {
  go(step, true);
  if (leading) send({ t: "lead", step, view: view.value });
});
// A link of the log leads to its step.
byId("log").addEventListener("click", (event) => {
  const link = event.target.closest("a.step");
  if (!link) return;
  event.preventDefault();
  pause();
  move(Number(link.textContent));
});

// ---- Autoplay ---------------------------------------------------------------------------------------------------

let playing = null;

function pause() {
  clearTimeout(playing?.timer);
  playing = null;
  play.textContent = play.dataset.off;
}

// The time of a step begins when it is seen: a slow connection leaves none out.
async function tick(run) {
  if (step >= count) return pause();
  await move(step + 1);
  if (playing === run) run.timer = setTimeout(tick, Number(speed.value), run);
}

play.addEventListener("click", () => {
  if (playing) return pause();
  play.textContent = play.dataset.on;
  if (step >= count) step = 0;
  playing = {};
  tick(playing);
});

// ---- Looking together -------------------------------------------------------------------------------------------

let leading = false;

lead.addEventListener("click", () => {
  leading = !leading;
  lead.setAttribute("aria-pressed", String(leading));
  send(leading ? { t: "lead", step, view: view.value } : { t: "lead_no_more" });
});

document.addEventListener("heard", ({ detail }) => {
  if (detail.t !== "led") return;
  leading = detail.me;
  lead.setAttribute("aria-pressed", String(leading));
  led.hidden = !detail.name || detail.me;
  led.textContent = led.dataset.led.replace("{name}", detail.name ?? "");
  if (!detail.name || detail.me) return;
  pause();
  const other = view.value !== detail.view;
  if (other) view.value = detail.view;
  if (other || step !== detail.step) go(detail.step, other);
});

bar.querySelector("[data-more]").addEventListener("click", ({ currentTarget: more }) => {
  more.setAttribute("aria-expanded", String(more.getAttribute("aria-expanded") !== "true"));
});

bar.querySelector("[data-copy-link]").addEventListener("click", async ({ currentTarget: button }) => {
  await navigator.clipboard.writeText(new URL(address(), location.href));
  button.lastChild.textContent = button.dataset.done;
});

// What the socket says of the present table is not shown here.
show({}, false);
say();
connect();
if (step < count) fetchStep(step + 1, false).catch(() => {});
