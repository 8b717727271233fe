// The connection to the server: `send` sends a message; the event `heard` carries one in its detail.

import { byId, main, say, ui } from "./page.js";

export const live = main.hasAttribute("data-live");
let socket = null;
let wait = 500;

// How many decisions the seat has made: `act` and `undo` name it, so that a stale page changes nothing.
export let made = Number(main.dataset.made);

export function connect() {
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
    if (wait >= 1000) say(ui["js-offline"]);
    setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, 15000);
  });
}

// Asks for everything anew: what was shown meanwhile was the past.
export function refresh() {
  send({ ...hello(), fingerprints: {} });
}

function hear(message) {
  if (message.t === "show") made = message.made;
  document.dispatchEvent(new CustomEvent("heard", { detail: message }));
}

// A page in the background counts as away, so that its reader is notified.
document.addEventListener("visibilitychange", () => {
  if (socket?.readyState === WebSocket.OPEN) send({ t: "watching", on: !document.hidden });
});

// Tells the server what the page shows already, so that it sends only the rest.
function hello() {
  const fingerprints = {};
  for (const region of main.querySelectorAll(".region[data-fingerprint]")) {
    fingerprints[region.id.slice(2)] = Number(region.dataset.fingerprint);
  }
  const lines = byId("log").children;
  const last = lines.length ? Number(lines[lines.length - 1].dataset.fingerprint) : null;
  return {
    t: "hello",
    fingerprints,
    log: lines.length,
    last: last || null,
    chat: Number(byId("chat").dataset.last),
    words: reading(),
    switches: switched(),
  };
}

// Switches of the page that are on: what is drawn otherwise, as long as the tab lives.
const kept = `orrery-switches-${main.dataset.table}`;
const switched = () => JSON.parse(sessionStorage.getItem(kept) ?? "[]");
export function flip({ dataset }) {
  const on = switched();
  const others = on.filter((name) => name !== dataset.switch);
  const now = others.length < on.length ? others : [...on, dataset.switch];
  sessionStorage.setItem(kept, JSON.stringify(now));
  send({ t: "switches", on: now });
}

// The table in words is sent only while it is open.
export const reading = () => !byId("side-words").hidden;

// Whether it was sent: while the line is closed, nothing is.
export function send(message) {
  const open = socket?.readyState === WebSocket.OPEN;
  if (open) socket.send(JSON.stringify(message));
  else if (live) say(ui["js-offline"]);
  return open;
}
