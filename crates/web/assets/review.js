// Shows the progress of a review and reloads the page when it is done.

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
      // The connection is gone for a moment: try again later.
    }
    setTimeout(look, document.hidden ? 5 * every : every);
  };
  setTimeout(look, every);
}
