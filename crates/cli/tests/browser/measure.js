// Measures what can be read on a table page: returns what is too small, cut off, upon each other or out of sight.
// `arguments[0]` is the least size of a text in pixels; `arguments[1]` whether everything must be on one screen.
const [least, oneScreen] = arguments;
const found = [];

// Boxes in which text may be scrolled away, and words of which the beginning is enough: a tip has all of them.
const SCROLLS = ".market, .seats, .ask-body, .tray .acts, .tab, .away, .or-tags, [data-scroll=map]";
const SLIDES = ".glances, .hand-row, .leaf-bar, .scroll";
const SHORTENED = ".card-text, .seat-name, .or-strip .card-name";

const said = (node) => `"${node.data.trim().replace(/\s+/g, " ").slice(0, 40)}" in ${path(node.parentElement)}`;
function path(element) {
  const names = [];
  for (let at = element; at && at !== document.body && names.length < 5; at = at.parentElement) {
    const name = at.id ? `#${at.id}` : [at.localName, ...at.classList].join(".");
    names.unshift(name);
    if (at.id) break;
  }
  return names.join(" > ");
}

function sizeOf(element) {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  if (!(element instanceof SVGElement)) return size;
  const { a, b } = element.getScreenCTM();
  return size * Math.hypot(a, b);
}

// The part of a box that its ancestors let through, and the ancestor that cuts something off.
function cutBy(rect, element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at instanceof SVGElement && !(at instanceof SVGSVGElement && at.parentElement instanceof HTMLElement)) continue;
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if (display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
    const box = at.getBoundingClientRect();
    const beyond = {
      x: overflowX !== "visible" && (rect.left < box.left - 2 || rect.right > box.right + 2),
      y: overflowY !== "visible" && (rect.top < box.top - 2 || rect.bottom > box.bottom + 2),
    };
    if (!beyond.x && !beyond.y) continue;
    // Another leaf, or further down on this one.
    if (at.matches(".swipes") || (at.matches("[data-leaf]") && !beyond.x)) return "scrolled";
    if (at.matches(SCROLLS) || (at.matches(SLIDES) && !beyond.y)) return "scrolled";
    return element.closest(SHORTENED) ? "shortened" : path(at);
  }
  return "";
}

const texts = [];
const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const parent = node.parentElement;
  if (!node.data.trim() || parent.closest(".sr, script, template")) continue;
  if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
  // What is left out of a picture is called visible all the same.
  if (!parent.getBoundingClientRect().height) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  // What is squeezed is as wide as its element; a range measures it as it was.
  const rects = parent.hasAttribute("textLength") ? [parent.getBoundingClientRect()] : range.getClientRects();
  for (const rect of rects) {
    if (rect.width < 1 || rect.height < 1) continue;
    texts.push({ node, parent, rect, cut: cutBy(rect, parent) });
  }
}

for (const { node, parent, rect, cut } of texts) {
  const size = sizeOf(parent);
  if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${said(node)}`);
  if (cut === "scrolled" || cut === "shortened") continue;
  if (cut) found.push(`cut off by ${cut}: ${said(node)}`);
  // The window of a phone grows with a page that is too wide.
  const out = rect.left < -1 || rect.right > document.documentElement.clientWidth + 1 || (oneScreen && (rect.top < -1 || rect.bottom > innerHeight + 1));
  if (!cut && out) found.push(`out of the window: ${said(node)}`);
}

// Texts upon each other, within a part of the page. A line of text is lower than its box.
const parts = new Map();
// The mark of what is not printed lies in the corner of its thing, a digest upon the log, and what confirms picks upon those further down.
for (const text of texts.filter(({ cut, parent }) => !cut && !parent.matches(".ours-mark"))) {
  const part = text.parent.closest(".confirm, .region, .tab, .tabs, .away");
  parts.set(part, [...(parts.get(part) ?? []), text]);
}
for (const inside of parts.values()) {
  for (const [place, one] of inside.entries()) {
    for (const other of inside.slice(place + 1)) {
      if (one.node === other.node || one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (wide > 2 && high > 0.42 * Math.min(one.rect.height, other.rect.height))
        found.push(`${said(one.node)} upon ${said(other.node)}`);
    }
  }
}

// The question, one's own things and everybody's numbers are there without scrolling.
if (oneScreen) {
  for (const css of [".question", ".glance", "#r-mine .thing", "#r-hand .thing[role=button]"]) {
    for (const element of document.querySelectorAll(css)) {
      if (!element.checkVisibility() || element.closest(".hand-copy")) continue;
      const rect = element.getBoundingClientRect();
      const box = element.closest(".question, .glances, .mine, .hand").getBoundingClientRect();
      const seen = rect.top > box.top - 2 && rect.bottom < box.bottom + 2 && rect.left > box.left - 2 && rect.right < box.right + 2;
      if (!seen || rect.bottom > innerHeight + 1 || rect.right > innerWidth + 1) found.push(`not in sight: ${css} ${path(element)}`);
    }
  }
  for (const css of [".scene", ".mine", ".hand", ".glances", "html"]) {
    const box = document.querySelector(css);
    if (box.scrollHeight > box.clientHeight + 2 && box.clientHeight) found.push(`${css} is too high by ${box.scrollHeight - box.clientHeight}`);
  }
}
return [...new Set(found)];
