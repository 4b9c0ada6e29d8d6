// Texts arrive between invisible marks that say which message they are. Here the marks become elements and attributes.
const SVG = "http://www.w3.org/2000/svg";
const START = /\u{E0001}([\u{E0030}-\u{E0039}]+)/u;
const TOKEN = /(\u{E0001}[\u{E0030}-\u{E0039}]+|\u{E007F})/u;
const EVERY = /\u{E0001}([\u{E0030}-\u{E0039}]+)|\u{E007F}/gu;
const CARRIED = "data-carries";
const PLAIN = new Set(["TITLE", "OPTION", "TEXTAREA", "title"]); // They hold text and no elements.
const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT"]); // Scripts pass their texts on, marks and all.

/**
 * @param {Node} node
 * @returns {node is Text}
 */
const isText = (node) => node.nodeType === Node.TEXT_NODE;

/** @param {string} digits */
const numberOf = (digits) => Number([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - 0xe0030).join(""));

/**
 * A text without marks.
 * @param {string} text
 */
export const unmarked = (text) => text.replace(EVERY, "");

/**
 * The messages whose marks are in a text.
 * @param {string} text
 */
export const numbersIn = (text) => [...text.matchAll(EVERY)].filter((match) => match[1]).map((match) => numberOf(match[1]));

/**
 * The messages that stand in attributes, or in the plain text, of an element.
 * @param {Element} element
 */
export const messagesOf = (element) => (element.getAttribute(CARRIED) ?? "").split(" ").filter(Boolean).map(Number);

/**
 * @param {Element} element
 * @param {string} text
 */
function addMessages(element, text) {
  const known = new Set([...messagesOf(element), ...numbersIn(text)]);
  element.setAttribute(CARRIED, [...known].join(" "));
}

/**
 * The messages that a page hands to its scripts.
 * @param {Document} page
 * @param {string} except the element with the data of the panel itself
 */
export const scriptedIn = (page, except) => [...page.querySelectorAll('script[type="application/json"]')]
  .filter(({ id }) => id !== except).flatMap((script) => numbersIn(script.textContent));

/** @param {Element} element */
function markAttributes(element) {
  for (const { name, value } of [...element.attributes]) {
    if (!TOKEN.test(value)) continue;
    addMessages(element, value);
    element.setAttribute(name, unmarked(value));
  }
}

/**
 * Put the text of an element that is between two marks into an element of its own, whatever else is there.
 * @param {Element} element
 */
function markContent(element) {
  if (SKIPPED.has(element.nodeName)) return;
  const nodes = [...element.childNodes];
  if (!nodes.some((node) => isText(node) && TOKEN.test(node.data))) return;
  if (PLAIN.has(element.nodeName)) {
    const text = element.textContent ?? "";
    addMessages(element, text);
    element.textContent = unmarked(text);
    return;
  }
  const { ownerDocument } = element;
  const isDrawn = element.namespaceURI === SVG;
  /** @type {(Element | DocumentFragment)[]} */
  const open = [ownerDocument.createDocumentFragment()];
  for (const node of nodes) {
    if (!isText(node)) {
      open[open.length - 1].append(node);
      continue;
    }
    for (const piece of node.data.split(TOKEN)) {
      const started = START.exec(piece);
      if (started) {
        const mark = isDrawn ? ownerDocument.createElementNS(SVG, "tspan") : ownerDocument.createElement("span");
        mark.dataset.message = String(numberOf(started[1]));
        open[open.length - 1].append(mark);
        open.push(mark);
      } else if (TOKEN.test(piece)) {
        if (open.length > 1) open.pop();
      } else if (piece) {
        open[open.length - 1].append(piece);
      }
    }
    node.remove();
  }
  element.append(open[0]);
}

/**
 * Turn all marks at and below an element into elements and attributes.
 * @param {Element} root
 */
export function mark(root) {
  for (const element of [root, ...root.querySelectorAll("*")]) {
    markAttributes(element);
    markContent(element);
  }
}

/**
 * Do the same with whatever scripts put on the page later.
 * @param {Element} root
 * @param {() => void} changed
 */
export function keepMarking(root, changed) {
  const observer = new MutationObserver((records) => {
    let hasMarks = false;
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.isConnected) continue;
      if (type === "attributes") {
        if ([...element.attributes].some(({ value }) => TOKEN.test(value))) markAttributes(element);
        continue;
      }
      const texts = [element.textContent ?? "", ...[...addedNodes].map((node) => (node instanceof Element ? node.outerHTML : ""))];
      if (!texts.some((text) => TOKEN.test(text))) continue;
      mark(element);
      hasMarks = true;
    }
    if (hasMarks) changed();
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
}
