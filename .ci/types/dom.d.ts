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
