// Brings the page in view up to date: only what differs between the page as it came and as it would come now is touched,
// so that open boxes, filters and the place on the page stay as they are.

const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

function alike(one, other) {
  if (one.nodeName !== other.nodeName) return false;
  return !isElement(one) || (one.id === other.id && one.dataset?.message === other.dataset?.message);
}

const allAlike = (some, others) => some.length <= others.length && some.every((node, place) => alike(node, others[place]));

function patchAttributes(live, before, now) {
  for (const name of new Set([...before.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

/** Where a script has put a text into an element of its own, the text is found by its message. */
function patchElsewhere(live, before, now) {
  return before.every((node, place) => {
    if (node.isEqualNode(now[place])) return true;
    const found = isElement(node) && node.dataset?.message ? live.querySelector(`[data-message="${node.dataset.message}"]`) : null;
    if (found) patch(found, node, now[place]);
    return Boolean(found);
  });
}

/** Let `live` differ from `now` only by what scripts changed since it was equal to `before`. */
export function patch(live, before, now) {
  if (before.isEqualNode(now)) return;
  if (!isElement(live)) {
    live.data = now.data;
    return;
  }
  patchAttributes(live, before, now);
  const [there, old, fresh] = [live, before, now].map((node) => [...node.childNodes]);
  const same = old.length === fresh.length && allAlike(old, fresh);
  if (same && allAlike(old, there)) old.forEach((node, place) => patch(there[place], node, fresh[place]));
  else if (!same || !patchElsewhere(live, old, fresh)) live.replaceChildren(...fresh.map((node) => document.importNode(node, true)));
}
