// The preview of a translation: marks the texts of the page, follows what is saved, and runs the panel.
import { keepMarking, mark, scriptedIn } from "./marks.js";
import { Panel } from "./panel.js";
import { patch } from "./patch.js";

const DATA = "preview-data";
const CHECKER = "checker-words";
const PATIENCE = 3000;

/** @param {Document} page */
const dataOf = (page) => page.getElementById(DATA)?.textContent ?? "{}";

// A page of this server is read as it is; nothing of it is run or shown but what is marked below.
/** @type {{ createHTML(text: string): string }} */
const policy = self.trustedTypes?.createPolicy("preview", { createHTML: (text) => text }) ?? { createHTML: (text) => text };

/**
 * What the server says to something that was written.
 * @param {"draft" | "save"} way
 * @param {MessageRow[]} rows
 */
async function send(way, rows) {
  const answer = await fetch(new URL(way, import.meta.url), {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.json();
}

/** @type {Desk} */
const desk = {
  look: (rows) => send("draft", rows),
  save: (rows) => send("save", rows),
  overview: async () => (await fetch(new URL("overview", import.meta.url))).json(),
};

async function fetchPage() {
  const answer = await fetch(location.pathname, { cache: "no-store" });
  const page = new DOMParser().parseFromString(policy.createHTML(await answer.text()), "text/html");
  mark(page.documentElement);
  return page;
}

/**
 * Keep the text that is read at its place on the screen, whatever grows or shrinks above it.
 * @param {() => void} action
 */
function keepScroll(action) {
  const read = [...document.querySelectorAll("article [data-message]")].find((text) => text.getBoundingClientRect().bottom > 60);
  const before = read?.getBoundingClientRect().top;
  action();
  if (read?.isConnected) scrollBy({ top: read.getBoundingClientRect().top - before, behavior: "instant" });
}

class Preview {
  constructor() {
    this.panel = new Panel(JSON.parse(dataOf(document)), scriptedIn(document, DATA), desk);
    /** @type {Document | null} */
    this.page = null;
    this.busy = false;
    this.again = false;
    this.timer = 0;
  }

  async start() {
    keepMarking(document.body, () => this.panel.redraw());
    try {
      this.page = await fetchPage();
      if (dataOf(this.page) !== dataOf(document)) await this.update();
    } catch {
      this.panel.setLost(true);
    }
    this.panel.root.addEventListener("saved", () => this.update());
    this.listen();
    document.addEventListener("visibilitychange", () => this.listen());
    addEventListener("pageshow", () => this.listen());
    addEventListener("pagehide", () => this.events?.close());
  }

  /** Listen while the page is seen; a browser keeps only a few lines open, and there may be many tabs. */
  listen() {
    this.events?.close();
    if (document.hidden) return;
    this.events = new EventSource(new URL("events", import.meta.url));
    this.events.onopen = () => {
      clearTimeout(this.timer);
      this.panel.setLost(false);
      this.update();
      this.panel.loadOverview();
    };
    this.events.onerror = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.panel.setLost(true), PATIENCE);
    };
    this.events.onmessage = ({ data }) => {
      const { kind } = JSON.parse(data);
      if (kind === "reload") location.reload();
      else this.update();
      if (kind === "findings") this.panel.loadOverview();
    };
  }

  async update() {
    this.again = this.busy;
    if (this.busy) return;
    this.busy = true;
    try {
      this.take(await fetchPage());
    } catch {
      // The server may be about to come back; the line to it tells if it does not.
    }
    this.busy = false;
    if (this.again) await this.update();
  }

  /** @param {Document} page */
  take(page) {
    /** @param {Document | null} where */
    const words = (where) => where?.getElementById(CHECKER)?.textContent;
    const before = this.page;
    const isOtherKind = !before?.querySelector("article") !== !page.querySelector("article");
    if (!before || isOtherKind || words(page) !== words(before)) {
      location.reload();
      return;
    }
    keepScroll(() => patch(document.body, before.body, page.body));
    document.title = page.title;
    this.page = page;
    this.panel.update(JSON.parse(dataOf(page)), scriptedIn(page, DATA));
  }
}

mark(document.documentElement);
new Preview().start();
