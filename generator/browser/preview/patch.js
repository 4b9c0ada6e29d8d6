// Brings the page in view up to date: only what differs between the page as it came and as it would come now is touched,
// so that open boxes, filters and the place on the page stay as they are.

/**
 * @param {Node} node
 * @returns {node is HTMLElement}
 */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/**
 * @param {Node} one
 * @param {Node} other
 */
function alike(one, other) {
  if (one.nodeName !== other.nodeName) return false;
  return !isElement(one) || !isElement(other) || (one.id === other.id && one.dataset?.message === other.dataset?.message);
}

/**
 * What a node holds, without the white space between elements, which scripts leave lying where it was, and without what they
 * have put there, which says so by `data-added`: places are counted as the page came.
 * @param {Node} node
 */
const parts = (node) => [...node.childNodes].filter((part) => (isElement(part) ? !part.hasAttribute("data-added") : part.nodeValue?.trim()));

/**
 * The node on the page that was `node` when it came: at its place, or wherever a script has put it.
 * @param {HTMLElement} live
 * @param {Node} node
 * @param {number} place
 * @returns {Node | null}
 */
function counterpart(live, node, place) {
  const there = parts(live);
  if (there[place] && alike(there[place], node)) return there[place];
  if (!isElement(node)) return null;
  if (node.id) return there.find((part) => isElement(part) && part.id === node.id) ?? null;
  return node.dataset?.message ? live.querySelector(`[data-message="${node.dataset.message}"]`) : null;
}

/**
 * @param {Element} live
 * @param {Element} before
 * @param {Element} now
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
 * @param {Node} live
 * @param {Node} before
 * @param {Node} now
 */
export function patch(live, before, now) {
  if (before.isEqualNode(now)) return;
  if (!isElement(live) || !isElement(before) || !isElement(now)) {
    live.nodeValue = now.nodeValue;
    return;
  }
  patchAttributes(live, before, now);
  const [old, fresh] = [parts(before), parts(now)];
  const changes = old
    .map((node, place) => ({ node, next: fresh[place], place }))
    .filter(({ node, next }) => !next?.isEqualNode(node))
    .map((change) => ({ ...change, shown: counterpart(live, change.node, change.place) }));
  if (old.length === fresh.length && changes.every(({ node, next, shown }) => shown && alike(node, next))) {
    for (const { node, next, shown } of changes) if (shown) patch(shown, node, next);
  } else {
    live.replaceChildren(...[...now.childNodes].map((node) => document.importNode(node, true)));
  }
}
