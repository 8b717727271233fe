// Steps through what happened in a scene of the log, such as a battle: line by line, by itself, or all of it.

import { byId } from "./page.js";

// So long a line can be read before the next one comes.
const FAST = 700;

let running = 0;
let hidden = [];

// The lines below the head of a scene, up to the next head.
function linesOf(head) {
  const lines = [];
  for (let line = head.nextElementSibling; line; line = line.nextElementSibling) {
    if (line.querySelector("[data-scene], .heading, .scene-end")) break;
    lines.push(line);
  }
  return lines;
}

function showWays(head, begun) {
  for (const way of head.querySelectorAll("[data-scene]")) way.hidden = (way.dataset.scene === "start") === begun;
}

function finish() {
  clearInterval(running);
  for (const line of hidden) line.hidden = false;
  hidden = [];
  for (const head of byId("log").querySelectorAll(".scene-begun")) {
    head.classList.remove("scene-begun");
    showWays(head, false);
  }
}

function step() {
  const line = hidden.shift();
  if (line) {
    line.hidden = false;
    line.scrollIntoView({ block: "nearest" });
  }
  if (hidden.length === 0) finish();
}

function start(head) {
  finish();
  hidden = linesOf(head);
  for (const line of hidden) line.hidden = true;
  head.classList.add("scene-begun");
  showWays(head, true);
  head.scrollIntoView({ block: "nearest" });
  head.querySelector('[data-scene="step"]').focus();
}

document.addEventListener("click", (event) => {
  const way = event.target.closest("[data-scene]");
  if (!way) return;
  clearInterval(running);
  if (way.dataset.scene === "start") start(way.closest("li"));
  else if (way.dataset.scene === "step") step();
  else if (way.dataset.scene === "fast") running = setInterval(step, FAST);
  else finish();
});
