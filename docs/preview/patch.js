// Brings the page in view up to date: only what differs between the page as it came and as it would come now is touched,
// so that open boxes, filters and the place on the page stay as they are.

/** @param {any} node */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/**
 * @param {any} one
 * @param {any} other
 */
function alike(one, other) {
  if (one.nodeName !== other.nodeName) return false;
  return !isElement(one) || (one.id === other.id && one.dataset?.message === other.dataset?.message);
}

/**
 * What a node holds, without the white space between elements, which scripts leave lying where it was.
 * @param {any} node
 */
const parts = (node) => [...node.childNodes].filter((part) => isElement(part) || part.data?.trim());

/**
 * The node on the page that was `node` when it came: at its place, or wherever a script has put it.
 * @param {any} live
 * @param {any} node
 * @param {number} place
 */
function counterpart(live, node, place) {
  const there = parts(live);
  if (there[place] && alike(there[place], node)) return there[place];
  if (!isElement(node)) return null;
  if (node.id) return there.find((part) => part.id === node.id) ?? null;
  return node.dataset?.message ? live.querySelector(`[data-message="${node.dataset.message}"]`) : null;
}

/**
 * @param {any} live
 * @param {any} before
 * @param {any} now
 */
function patchAttributes(live, before, now) {
  for (const name of new Set([...before.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
}

/**
 * Let `live` differ from `now` only by what scripts changed since it was equal to `before`.
 * @param {any} live
 * @param {any} before
 * @param {any} now
 */
export function patch(live, before, now) {
  if (before.isEqualNode(now)) return;
  if (!isElement(live)) {
    live.data = now.data;
    return;
  }
  patchAttributes(live, before, now);
  const [old, fresh] = [parts(before), parts(now)];
  const differing = old.map((node, place) => [node, place]).filter(([node, place]) => !fresh[place]?.isEqualNode(node));
  const found = differing.map(([node, place]) => counterpart(live, node, place));
  if (old.length === fresh.length && differing.every(([node, place], index) => found[index] && alike(node, fresh[place]))) {
    differing.forEach(([node, place], index) => patch(found[index], node, fresh[place]));
  } else {
    live.replaceChildren(...[...now.childNodes].map((node) => document.importNode(node, true)));
  }
}
