// News of one's tables: shown by the browser while a page of this site is open, asked for only after a click, and what
// is read or stopped is done without leaving the page.

const KEY = "orrery-notices";
const ADDRESS = "/notices/stream";
const can = "Notification" in window;

// ---- Switching on ------------------------------------------------------------------------------------------------

const form = document.querySelector("form[data-notify]");
form?.addEventListener("submit", async (event) => {
  const wrong = form.querySelector("[data-notify-wrong]");
  const refuse = (text) => {
    wrong.textContent = text;
    wrong.hidden = false;
  };
  event.preventDefault();
  if (!can || !window.isSecureContext) return refuse(form.dataset.cannot);
  if ((await Notification.requestPermission()) !== "granted") return refuse(form.dataset.denied);
  localStorage.setItem(KEY, "on");
  form.submit();
});

// ---- Listening ---------------------------------------------------------------------------------------------------

function show(notice) {
  try {
    const shown = new Notification(notice.title, { body: notice.body, tag: notice.id });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      location.href = notice.path;
    });
  } catch {
    // Some mobile browsers define the interface without supporting it.
    localStorage.removeItem(KEY);
  }
}

// One page of a browser listens for all; when it closes, another one takes over.
function listen() {
  return new Promise((done) => {
    const open = () => {
      const stream = new EventSource(ADDRESS);
      stream.addEventListener("notice", (event) => show(JSON.parse(event.data)));
      stream.addEventListener("error", async () => {
        // The browser restores a lost connection by itself.
        if (stream.readyState !== EventSource.CLOSED) return;
        if (!(await isOff())) return setTimeout(open, 60000);
        localStorage.removeItem(KEY);
        done();
      });
    };
    open();
  });
}

// Whether the server says that there is no need to reconnect.
async function isOff() {
  const enough = new AbortController();
  try {
    return (await fetch(ADDRESS, { signal: enough.signal })).status === 204;
  } catch {
    return false;
  } finally {
    enough.abort();
  }
}

if (can && localStorage.getItem(KEY) === "on" && Notification.permission === "granted") {
  if (navigator.locks) navigator.locks.request(KEY, listen);
  else listen();
}

// ---- Read and stopped --------------------------------------------------------------------------------------------

for (const seen of document.querySelectorAll("[data-away] form[data-seen]")) {
  seen.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await fetch(seen.action, { method: "POST", body: new URLSearchParams(new FormData(seen)) });
    if (!answer.ok) return seen.submit();
    seen.closest("[data-away]").remove();
    document.querySelector(".ask")?.focus({ preventScroll: true });
  });
}

document.querySelector("form[data-at-once]")?.requestSubmit();
