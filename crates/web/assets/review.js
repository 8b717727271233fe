// The review page: shows what is found as soon as it is found, and the table at the decision that is chosen.

const insight = document.getElementById("insight");
const every = 1000;

function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// ---- Progress ---------------------------------------------------------------------------------------------------

let stage = null;

async function look() {
  const going = insight.querySelector("[data-review]");
  if (!going) return;
  try {
    const answer = await fetch(`${going.dataset.review}/progress.json`, { headers: { accept: "application/json" } });
    if (answer.ok) {
      const news = await answer.json();
      if (news.state !== "going" || news.stage !== stage) {
        stage = news.stage;
        await renew(going.dataset.review);
      } else {
        going.querySelector("progress").value = news.share;
        going.querySelector("[data-review-share]").textContent = news.words;
      }
    }
  } catch {
    // The connection is gone for a moment: try again later.
  }
  setTimeout(look, document.hidden ? 5 * every : every);
}

// What is new takes the place of what was there; the chosen decision stays chosen and what was unfolded stays so.
async function renew(address) {
  const answer = await fetch(`${address}/insight`);
  if (!answer.ok) return;
  const unfolded = [...insight.querySelectorAll("details")].map((fold) => fold.open);
  const top = scrollY;
  insight.replaceChildren(fragment(await answer.text()));
  const folds = insight.querySelectorAll("details");
  if (folds.length === unfolded.length) for (const [place, fold] of folds.entries()) fold.open = unfolded[place];
  scrollTo({ top, behavior: "instant" });
  begin();
}

// ---- The table at a decision ------------------------------------------------------------------------------------

let chosen = null;
let asked = 0;

async function choose(step, wanted) {
  const place = document.getElementById("moment");
  if (!place) return;
  chosen = step;
  const number = ++asked;
  const answer = await fetch(`${insight.dataset.table}/moment/${step}`);
  if (!answer.ok || number !== asked) return;
  place.replaceChildren(fragment(await answer.text()));
  place.hidden = false;
  light(place);
  mark(step);
  if (wanted) place.scrollIntoView({ block: "nearest" });
}

// What the two answers concern is lit on the table.
function light(place) {
  for (const answer of place.querySelectorAll(".answer-shown")) {
    const things = answer.querySelector("[data-at]")?.dataset.at.split(" ") ?? [];
    for (const thing of things.filter(Boolean)) {
      for (const element of place.querySelectorAll(`.moment-table [data-thing="${CSS.escape(thing)}"]`)) {
        element.classList.add(`lit-${answer.dataset.kind}`);
      }
    }
  }
}

function mark(step) {
  for (const pick of insight.querySelectorAll("[data-step]")) {
    pick.toggleAttribute("aria-current", Number(pick.dataset.step) === step);
  }
  const curve = insight.querySelector("svg.curve");
  const cursor = curve?.querySelector(".cursor");
  if (!cursor) return;
  const { from, to, count } = curve.dataset;
  const x = Number(from) + ((Number(to) - Number(from)) * step) / Math.max(1, Number(count));
  for (const end of ["x1", "x2"]) cursor.setAttribute(end, x.toFixed(1));
  cursor.setAttribute("visibility", "visible");
}

document.addEventListener("click", (event) => {
  const pick = event.target.closest("[data-step]");
  if (pick && insight.contains(pick)) {
    event.preventDefault();
    choose(Number(pick.dataset.step), true);
    return;
  }
  const curve = event.target.closest("svg.curve");
  if (!curve) return;
  const { from, to, count } = curve.dataset;
  const box = curve.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * curve.viewBox.baseVal.width;
  const share = (x - Number(from)) / (Number(to) - Number(from));
  choose(Math.max(0, Math.min(Number(count) - 1, Math.round(share * Number(count)))), true);
});

// The worst decision is shown until another one is chosen.
function begin() {
  const worst = insight.querySelector(".costly li:not(.doubted) [data-step], .costly [data-step]");
  if (chosen !== null) choose(chosen, false);
  else if (worst) choose(Number(worst.dataset.step), false).then(() => (chosen = null));
}

begin();
setTimeout(look, every);
