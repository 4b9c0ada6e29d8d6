// A stand-in for the document of a page: enough of it for elements to be made, filled and read, in Node.

class Piece {
  constructor(name) {
    this.nodeName = name;
    this.attributes = {};
    this.dataset = {};
    this.classList = { toggle: (name) => this.toggleClass(name) };
    this.childNodes = [];
  }

  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  toggleClass(name) {
    const classes = new Set((this.getAttribute("class") ?? "").split(" "));
    if (!classes.delete(name)) classes.add(name);
    this.setAttribute("class", [...classes].join(" "));
    return classes.has(name);
  }

  addEventListener(type, listener) {
    this.listeners = { ...this.listeners, [type]: listener };
  }

  click() {
    this.listeners.click({ currentTarget: this, target: this });
  }

  remove() {
    this.isRemoved = true;
  }

  querySelector(name) {
    return all(name, this.childNodes)[0] ?? null;
  }

  querySelectorAll(name) {
    return all(name, this.childNodes);
  }

  replaceWith(other) {
    other.parent = this.parent;
    this.parent.childNodes.splice(this.parent.childNodes.indexOf(this), 1, other);
  }

  append(...children) {
    for (const child of children) {
      if (child instanceof Piece) child.parent = this;
      this.childNodes.push(child instanceof Piece ? child : String(child));
    }
  }

  replaceChildren(...children) {
    this.childNodes = [];
    this.append(...children);
  }

  get textContent() {
    return this.childNodes.map(textOf).join("");
  }
}

/** The text of what is shown: of a node, a string, or a list of these within lists, in which null is nothing. */
export function textOf(shown) {
  if (Array.isArray(shown)) return shown.map(textOf).join("");
  return shown instanceof Piece ? shown.textContent : String(shown ?? "");
}

/** All elements of a name in what is shown. */
export function all(name, shown) {
  if (Array.isArray(shown)) return shown.flatMap((one) => all(name, one));
  if (!(shown instanceof Piece)) return [];
  return [...(shown.nodeName === name ? [shown] : []), ...shown.childNodes.flatMap((child) => all(name, child))];
}

globalThis.Element = Piece;

globalThis.document = {
  documentElement: new Piece("html"),
  createElement: (name) => new Piece(name),
  createElementNS: (_space, name) => new Piece(name),
  addEventListener() {},
  querySelector: () => null,
  querySelectorAll: () => [],
};
