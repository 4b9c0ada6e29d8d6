// What stands in a page is the business of its template, and the tests in the browser prove that the two agree. So what
// a script finds by the name of an element is there and of its type; and what it finds by another selector, or as the
// target of an event, has no type: a cast at each place would prove nothing more.

interface ParentNode {
  querySelector<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name];
  querySelector(selectors: string): any;
  querySelectorAll<Name extends keyof HTMLElementTagNameMap>(name: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Element {
  closest(selectors: string): any;
}

interface Document {
  getElementById(id: string): any;
}

interface NonElementParentNode {
  getElementById(id: string): any;
}

/** What a page tells docs/js/search.js, in `#__config`. */
interface SearchConfig {
  /** The way to the root of the site, and to the root of the language. */
  root: string;
  language: string;
  /** The address of the worker. */
  search: string;
  missing: string;
  forms: { found: Forms; more: Forms };
}

/** Something that was found, its texts being HTML with nothing in it but `<mark>`. */
interface SearchItem {
  location: string;
  title: string;
  text: string;
  tags?: string[];
  score: number;
  terms: Record<string, boolean>;
}

/** What the search worker answers: what was found, page by page. */
interface SearchAnswer {
  items: SearchItem[][];
}
