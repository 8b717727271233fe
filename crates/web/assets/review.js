// While a review is being made: how far it has come, and the page anew once it is there.

const going = document.querySelector("[data-review]");
if (going) {
  const every = 1000;
  const bar = going.querySelector("progress");
  const words = going.querySelector("[data-review-share]");

  const look = async () => {
    try {
      const answer = await fetch(going.dataset.review, { headers: { accept: "application/json" } });
      if (answer.ok) {
        const news = await answer.json();
        if (news.state !== "going") return location.reload();
        bar.value = news.share;
        words.textContent = news.words;
      }
    } catch {
      // No connection for a moment: look again later.
    }
    setTimeout(look, document.hidden ? 5 * every : every);
  };
  setTimeout(look, every);
}
