// Standing answers: sends what was chosen in the menu, the form and the list, and shows what a wish would do now.

import { send } from "./connection.js";
import { byId } from "./page.js";

// The wish that the open form describes.
function wish(form) {
  const answer = form.elements.answer.selectedOptions[0];
  const about = form.elements.about?.checked ? JSON.parse(form.dataset.about) : null;
  const conditions = [...form.querySelectorAll(".condition")].map((row) => ({
    number: row.querySelector("[name=number]").value,
    is: row.querySelector("[name=is]").value,
    than: Math.trunc(Number(row.querySelector("[name=than]").value)) || 0,
  }));
  return {
    on: { question: { key: form.dataset.key, about } },
    answer: answer.hasAttribute("data-pass") ? "pass" : { this: answer.value },
    if: conditions,
    until_turn: false,
  };
}

let asking = 0;
function foretell() {
  clearTimeout(asking);
  asking = setTimeout(() => {
    const form = byId("standing-form");
    if (form) send({ t: "preview", wish: wish(form) });
  }, 120);
}

function addCondition() {
  const row = byId("standing-condition").content.cloneNode(true).firstElementChild;
  byId("standing-conditions").append(row);
  const number = row.querySelector("[name=number]");
  row.querySelector("[name=than]").value = number.selectedOptions[0]?.dataset.now ?? 0;
  number.focus();
  foretell();
}

function removeCondition(row) {
  row.remove();
  document.querySelector("[data-add-condition]").focus();
  foretell();
}

const clicks = [
  ["[data-stand]", (hit) => send({ t: "stand", wish: JSON.parse(hit.dataset.stand) })],
  ["[data-stand-form]", () => send({ t: "stand_form" })],
  ["[data-revoke]", (hit) => send({ t: "revoke", id: Number(hit.dataset.revoke) })],
  ["[data-add-condition]", addCondition],
  ["[data-remove-condition]", (hit) => removeCondition(hit.closest(".condition"))],
];

document.addEventListener("click", (event) => {
  for (const [selector, answer] of clicks) {
    const hit = event.target.closest(selector);
    if (hit) return answer(hit);
  }
});

document.addEventListener("input", (event) => {
  if (event.target.matches("[name=number]")) {
    // Suggest the present value of the number.
    const row = event.target.closest(".condition");
    row.querySelector("[name=than]").value = event.target.selectedOptions[0].dataset.now;
  }
  if (event.target.closest("#standing-form")) foretell();
});

document.addEventListener("submit", (event) => {
  if (event.target.id !== "standing-form") return;
  event.preventDefault();
  send({ t: "stand", wish: wish(event.target) });
  byId("panel").close();
});

document.addEventListener("heard", ({ detail }) => {
  if (detail.t === "preview" && byId("standing-preview")) byId("standing-preview").innerHTML = detail.html;
  if (detail.t === "panel" && byId("standing-form")) foretell();
});
