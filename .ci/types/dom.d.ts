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

/** What a page tells generator/browser/shell/search.js, in `#__config`: the address of the worker, its stemmer, the game in hand. */
interface SearchSettings {
  worker: string;
  stemmer: string;
  game: string;
  failed: string;
}

/** The same with the ways to the root of the site and to that of the language, and what an address tells a query by. */
interface SearchConfig extends SearchSettings {
  root: string;
  language: string;
  parameter: string;
}

/** Something that was found; of a text, every second stretch is marked. */
interface SearchHit {
  at: string;
  type: string;
  title: string[];
  also: string[];
  label: string;
  set: string;
  /** `game:set` where the set is not in play. */
  off: string;
  facts: string[];
  face: string;
  text: string[];
}

/** What the search worker answers. */
interface SearchAnswer {
  hits: SearchHit[];
  left: number;
  isWhole: boolean;
  more: string[];
}

/** What some browsers tell of the line. */
interface Navigator {
  connection?: { saveData?: boolean; type?: string };
}
