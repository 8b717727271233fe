// The end of a game: says what decided it as soon as that is known, and leads to the rematch.

const every = 2000;
let asking = false;

async function ask() {
  const place = document.querySelector("[data-decided]");
  if (!place) {
    asking = false;
    return;
  }
  try {
    const answer = await fetch(place.dataset.decided, { headers: { accept: "application/json" } });
    const news = answer.ok ? await answer.json() : {};
    if (news.story) {
      place.querySelector("span").textContent = news.story;
      place.hidden = false;
    }
    if (news.state !== "going") {
      asking = false;
      return;
    }
  } catch {
    // The connection is gone for a moment: try again later.
  }
  setTimeout(ask, every);
}

function begin() {
  if (asking || !document.querySelector("[data-decided]")) return;
  asking = true;
  ask();
}

document.addEventListener("heard", ({ detail }) => {
  if (detail.t === "go") location.assign(detail.to);
  if (detail.t === "show") setTimeout(begin);
});
begin();
