// Exercises: asks the server what an answer is worth, and remembers which ones are solved: in this browser, and if it has an
// account, there.

const solved = new Set(JSON.parse(localStorage.getItem("orrery-solved") ?? "[]"));
const place = document.querySelector("[data-answers]");

async function tell(names) {
  const token = document.querySelector("[data-remember]")?.dataset.remember;
  if (!token || names.length === 0) return;
  const body = new URLSearchParams({ names: names.join("\n") });
  // What is not heard now is told again by the list.
  await fetch("/exercises/solved", { method: "POST", headers: { "x-csrf": token }, body }).catch(() => {});
}

const untold = [];
for (const item of document.querySelectorAll("li[data-exercise]")) {
  const mark = item.querySelector(".solved");
  if (!mark.hidden || !solved.has(item.dataset.exercise)) continue;
  mark.hidden = false;
  untold.push(item.dataset.exercise);
}
tell(untold);

function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

async function judge(query) {
  const answer = await fetch(`${place.dataset.answers}?${new URLSearchParams(query)}`);
  if (!answer.ok) return;
  const verdict = document.getElementById("verdict");
  verdict.replaceChildren(fragment(await answer.text()));
  verdict.scrollIntoView({ block: "nearest" });
  if (verdict.querySelector("[data-right]")) {
    solved.add(place.dataset.exercise);
    localStorage.setItem("orrery-solved", JSON.stringify([...solved]));
    tell([place.dataset.exercise]);
  }
}

// What an answer concerns is lit while it is pointed at.
function light(button) {
  for (const lit of place.querySelectorAll(".lit-better")) lit.classList.remove("lit-better");
  const things = button?.querySelector("[data-at]")?.dataset.at.split(" ") ?? [];
  for (const thing of things.filter(Boolean)) {
    for (const element of place.querySelectorAll(`.moment-table [data-thing="${CSS.escape(thing)}"]`)) {
      element.classList.add("lit-better");
    }
  }
}

if (place) {
  place.addEventListener("click", (event) => {
    const button = event.target.closest("[data-answer]");
    if (button) judge({ action: button.dataset.answer });
    if (event.target.closest("[data-show]")) judge({ show: "true" });
  });
  for (const name of ["pointerover", "focusin"]) {
    place.addEventListener(name, (event) => light(event.target.closest("[data-answer]")));
  }
}
