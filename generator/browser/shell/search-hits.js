// What the search has found, as rows: what it is, where it stands, its figures, and the sentence that answers. Texts come in
// stretches, every second of which is marked; they are put into the page as text.

// What stands beside a hit that has no face.
/** @type {Record<string, string>} */
const SIGNS = { rule: "rules", card: "cards", term: "list", checker: "check", discrepancy: "about", page: "next" };
const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {string} className
 * @param {(string | Node)[]} content
 */
function element(name, className, content) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...content);
  return made;
}

/**
 * A text with its marks.
 * @param {string[]} stretches
 */
function marked(stretches) {
  return stretches.map((text, index) => {
    if (index % 2 === 0) return text;
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
}

/**
 * The face of a card, or the sign of what something is.
 * @param {SearchHit} hit
 * @param {string} root
 */
function picture(hit, root) {
  if (hit.face) {
    const face = document.createElement("img");
    face.src = root + hit.face;
    face.alt = "";
    face.className = "search__face";
    face.decoding = "async";
    return face;
  }
  const sign = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${root}icons/signs.svg#${SIGNS[hit.type] ?? SIGNS.page}`);
  sign.setAttribute("class", "icon search__sign");
  sign.setAttribute("aria-hidden", "true");
  sign.append(use);
  return sign;
}

/**
 * The link to what was found.
 * @param {SearchHit} hit
 * @param {{ root: string, language: string }} places
 */
function link(hit, { root, language }) {
  const told = [element("span", "search__title", marked(hit.title))];
  const kind = [hit.label, ...(hit.set ? [element("span", "tag", [hit.set])] : [])].filter(Boolean);
  if (kind.length) told.push(element("span", "search__kind", kind.flatMap((part, index) => (index ? [" ", part] : [part]))));
  if (hit.also.length) told.push(element("span", "search__also", marked(hit.also)));
  if (hit.facts.length) told.push(element("span", "search__facts", [hit.facts.join("\u00a0· ")]));
  if (hit.text.length) told.push(element("span", "search__text", marked(hit.text)));
  const made = /** @type {HTMLAnchorElement} */ (element("a", "search__link", [
    element("span", "search__picture", [picture(hit, root)]), element("span", "search__told", told),
  ]));
  made.href = language + hit.at;
  return made;
}

/**
 * What puts the set of a hit in play that is not.
 * @param {SearchHit} hit
 * @param {Record<string, string>} words
 */
function button({ off }, words) {
  const made = /** @type {HTMLButtonElement} */ (element("button", "button button--small button--line search__put", [words[off]]));
  made.type = "button";
  made.dataset.put = off;
  return made;
}

/**
 * Show what was found; the hit that the keyboard is on keeps it, and its place on the screen.
 * @param {HTMLElement} list
 * @param {SearchHit[]} hits
 * @param {{ root: string, language: string }} places
 */
export function showHits(list, hits, places) {
  /** @type {Record<string, string>} */
  const words = JSON.parse(list.dataset.putInPlay ?? "{}");
  // What belongs to one set is put in play once, below the first of its hits.
  const first = new Set(hits.filter((hit, place) => hit.off && hits.findIndex(({ off }) => off === hit.off) === place));
  const links = () => [...list.querySelectorAll("a")];
  const held = links().find((one) => one === document.activeElement);
  const before = held?.getBoundingClientRect().top ?? 0;
  list.replaceChildren(...hits.map((hit) => (
    element("li", "search__item", [link(hit, places), ...(first.has(hit) ? [button(hit, words)] : [])])
  )));
  const again = held && links().find(({ href }) => href === held.href);
  if (!again) return;
  again.focus({ preventScroll: true });
  const found = /** @type {HTMLElement} */ (list.closest(".search__found"));
  found.scrollTop += again.getBoundingClientRect().top - before;
}
