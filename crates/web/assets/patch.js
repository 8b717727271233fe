// Makes what is on the page equal to what was drawn anew, and leaves alone what is equal already: a browser lays out and paints
// only what has changed. For what nobody acts upon, such as the past: a control that stays would keep what was done with it.

export function patch(old, fresh) {
  const [here, there] = [[...old.childNodes], [...fresh.childNodes]];
  const same = (one, other) => Boolean(one && other && one.isEqualNode(other));
  let begin = 0;
  while (same(here[begin], there[begin])) begin++;
  let end = 0;
  const free = Math.min(here.length, there.length) - begin;
  while (end < free && same(here.at(-1 - end), there.at(-1 - end))) end++;
  const gone = here.slice(begin, here.length - end);
  const come = there.slice(begin, there.length - end);
  if (gone.length === come.length) {
    for (const [place, node] of gone.entries()) patchNode(node, come[place]);
    return;
  }
  for (const node of gone) node.remove();
  const next = here[here.length - end] ?? null;
  for (const node of come) old.insertBefore(node, next);
}

// Pieces, things and controls are replaced as a whole: what is known of the one is not true of the other.
const WHOLE = "[data-piece], [data-thing], [tabindex], button, a, summary, input, select, textarea";
const whole = (node) => node.nodeType !== Node.ELEMENT_NODE || node.matches(WHOLE);

function patchNode(node, fresh) {
  if (node.isEqualNode(fresh)) return;
  if (node.nodeName !== fresh.nodeName || whole(node) || whole(fresh)) return node.replaceWith(fresh);
  for (const { name } of [...node.attributes]) if (!fresh.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  patch(node, fresh);
}
