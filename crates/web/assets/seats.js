// Clocks that count down, handing a seat over, and the way to a seat's area.

import { send } from "./connection.js";
import { closeSeats, toggleSeat } from "./side.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// How far the server's clock is ahead of this one.
let ahead = 0;
const now = () => Date.now() + ahead;

document.addEventListener("heard", ({ detail }) => {
  if (detail.t !== "time") return;
  ahead = detail.now - Date.now();
  tick();
});

// What is left: the clock runs from `from` to `to`, and on from `again`.
function left({ left, from, to, again }) {
  if (from === undefined) return Number(left);
  const [begin, end, next] = [
    Number(from),
    to === undefined ? Infinity : Number(to),
    again === undefined ? Infinity : Number(again),
  ];
  const ran = Math.max(0, Math.min(now(), end) - begin) + Math.max(0, now() - next);
  return Math.max(0, Number(left) - ran);
}

const runs = ({ from, to, again }) => {
  const [begin, end, next] = [Number(from ?? Infinity), Number(to ?? Infinity), Number(again ?? Infinity)];
  return (now() >= begin && now() < end) || now() >= next;
};

// The symbols of units are the same in all languages.
function written(time) {
  const two = (number) => String(number).padStart(2, "0");
  if (time >= DAY) return `${Math.floor(time / DAY)} d ${Math.floor((time % DAY) / HOUR)} h`;
  if (time >= HOUR) return `${Math.floor(time / HOUR)} h ${two(Math.floor((time % HOUR) / MINUTE))} min`;
  return `${Math.floor(time / MINUTE)}:${two(Math.floor((time % MINUTE) / SECOND))}`;
}

function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function tick() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const time = left(clock.dataset);
    // Round up: a second that has begun still counts.
    put(clock, written(Math.ceil(time / SECOND) * SECOND));
    clock.classList.toggle("stands", !runs(clock.dataset));
    clock.classList.toggle("low", time < MINUTE && runs(clock.dataset));
  }
  for (const moment of document.querySelectorAll("[data-moment]")) {
    const at = new Date(Number(moment.dataset.moment));
    put(moment, at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }));
    moment.dateTime = at.toISOString();
  }
}

// Fill in new clocks before the page is painted.
new MutationObserver(tick).observe(document.querySelector("main"), { childList: true, subtree: true });
setInterval(tick, SECOND / 2);
tick();

document.addEventListener("click", ({ target }) => {
  if (!target.closest("[data-hand-over]")) return;
  const level = document.getElementById("hand-level").value;
  const until = document.querySelector("[name=hand-until]:checked").value;
  target.closest("dialog")?.close();
  send({ t: "hand_over", level, until });
});

document.addEventListener("click", ({ target }) => {
  const glance = target.closest("[data-seat-area]");
  if (glance) toggleSeat(glance.dataset.seatArea);
  if (target.closest("[data-seats-close]")) closeSeats();
});
