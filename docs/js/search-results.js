// What the search has found, as rows. The worker sends texts as HTML with nothing in it but <mark>; they are put into the page
// as text all the same.
import { counted } from "./counted.js";

/** @type {Record<string, string>} */
const CHARACTERS = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** @param {string} html */
const plain = (html) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity]);

/**
 * A text with its marks.
 * @param {string} html
 */
function marked(html) {
  return html.split(/<mark>(.*?)<\/mark>/).map((part, index) => {
    if (index % 2 === 0) return plain(part);
    const mark = document.createElement("mark");
    mark.textContent = plain(part);
    return mark;
  });
}

/**
 * @param {string} name
 * @param {string} className
 * @param {(string | Node)[]} content
 */
function element(name, className, content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/**
 * The link to what was found.
 * @param {SearchItem} item
 * @param {SearchConfig} config
 */
function link(item, config) {
  const parts = [element("span", "search__title", marked(item.title))];
  if (item.tags?.length) parts.push(element("span", "search__kind", marked(item.tags.join(" · "))));
  if (item.text) parts.push(element("span", "search__text", marked(item.text)));
  const missing = Object.entries(item.terms).flatMap(([word, isFound]) => (isFound ? [] : [word]));
  if (missing.length) parts.push(element("span", "search__text", [`${config.missing} `, element("del", "", [missing.join(", ")])]));
  const made = /** @type {HTMLAnchorElement} */ (element("a", "search__link", parts));
  made.href = item.location ? config.language + item.location : "";
  return made;
}

/**
 * @param {HTMLElement} list
 * @param {SearchAnswer} answer
 * @param {SearchConfig} config
 */
export function showResults(list, { items }, config) {
  list.replaceChildren(...items.map(([first, ...others]) => {
    const further = others.filter(({ score }) => score > 0);
    const row = element("li", "search__item", [link(first, config)]);
    if (further.length) {
      const summary = element("summary", "", [counted(config.forms.more, further.length)]);
      row.append(element("details", "search__further", [summary, ...further.map((item) => link(item, config))]));
    }
    return row;
  }));
}
