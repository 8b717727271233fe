// On every page: how large, how dense and how lively it is, copying a link, and refreshing a page that waits for somebody.

// What the reader prefers; the style sheet does it.
export function fit() {
  const { dataset } = document.documentElement;
  dataset.text = localStorage.getItem("orrery-text") ?? "normal";
  dataset.compact = localStorage.getItem("orrery-compact") ?? "false";
  dataset.motion = localStorage.getItem("orrery-motion") ?? "true";
}
fit();

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  field?.addEventListener("focus", () => field.select());
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without HTTPS this is the only way that browsers allow.
      field.select();
      if (!document.execCommand("copy")) return;
    }
    const label = button.lastChild;
    const before = label.textContent;
    label.textContent = button.dataset.done;
    setTimeout(() => {
      label.textContent = before;
    }, 2000);
  });
}

const room = document.querySelector("[data-watch]");
if (room) {
  const every = 2500;

  // Only parts that others change are replaced, so what is being typed elsewhere stays.
  const refresh = async () => {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!answer.ok) return location.reload();
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-watch]");
    if (!fresh) return location.reload();
    for (const old of room.querySelectorAll("[data-watched]")) {
      const next = fresh.querySelector(`[data-watched="${old.dataset.watched}"]`);
      const focus = old.contains(document.activeElement) ? document.activeElement : null;
      const again = focus && [focus.name, focus.value, focus.id];
      if (next) old.replaceWith(next);
      if (again && next) {
        const [name, value, id] = again;
        const same = (id && document.getElementById(id)) || next.querySelector(`[name="${name}"][value="${value}"]`);
        same?.focus();
      }
    }
    room.dataset.revision = fresh.dataset.revision;
    const status = room.querySelector("[data-watch-status]");
    if (status) status.textContent = status.dataset.news;
  };

  const look = async () => {
    try {
      const answer = await fetch(room.dataset.watch, { headers: { accept: "application/json" } });
      if (answer.status === 404) return location.reload();
      if (answer.ok) {
        const news = await answer.json();
        if (news.phase !== "waiting") return location.reload();
        if (String(news.revision) !== room.dataset.revision) await refresh();
      }
    } catch {
      // The connection is gone for a moment: try again later.
    }
    setTimeout(look, document.hidden ? 4 * every : every);
  };
  setTimeout(look, every);
}
