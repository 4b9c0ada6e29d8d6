// What stands in a page is the business of its template, and the tests in the browser prove that the two agree. So what
// a script finds by a selector, or as the target of an event, has no type: a cast at each place would prove nothing more.

interface ParentNode {
  querySelector(selectors: string): any;
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
