import "./document.mjs";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { all, textOf } from "./document.mjs";
import { keyOf } from "../../generator/browser/kit/storage.js";
import { fitting, host, issueAddress, newFileAddress, LONGEST } from "../../generator/browser/translate/sending.js";
import { MySuggestions } from "../../generator/browser/translate/my-suggestions.js";
import { fate, forget, markSent, suggest, suggestions } from "../../generator/browser/translate/suggestions.js";

const ONE = {
  lang: "pl", id: "pl/abyss/0123456789abcdef", english: "Lord", before: "lord", translation: "pan", version: "v1", path: "pl/abyss/",
};
const OTHER = { ...ONE, id: "pl/abyss/fedcba9876543210[1]", translation: "panowie" };
const REPOSITORY = "https://host.test/owner/name";
let kept = {};
let room = 1e6;

describe("suggestions of a reader", () => {
  beforeEach(() => {
    kept = {};
    room = 1e6;
    const setItem = (key, text) => {
      if (text.length > room) throw new Error("full");
      kept[key] = text;
    };
    globalThis.localStorage = { getItem: (key) => kept[key] ?? null, setItem };
    Element.prototype.focus = function focus() {
      this.isFocused = true;
    };
  });

  afterEach(() => {
    delete globalThis.localStorage;
    delete Element.prototype.focus;
  });

  test("a suggestion is kept with its time, by language, one for each text", () => {
    assert.equal(suggest([ONE, OTHER, { ...ONE, lang: "ja", id: "ja/abyss/0123456789abcdef" }]), true);
    assert.equal(suggest([{ ...ONE, translation: "władca", at: "2026-12-01T00:00:00.000Z" }]), true);
    assert.deepEqual(suggestions("pl").map(({ translation }) => translation), ["panowie", "władca"]);
    assert.equal(suggestions().length, 3);
    assert.ok(Math.abs(Date.parse(suggestions("pl")[0].at) - Date.now()) < 60_000);
  });

  test("what was sent is remembered, taken back and written anew", () => {
    suggest([ONE, OTHER]);
    assert.equal(markSent([ONE.id]), true);
    assert.deepEqual(suggestions("pl").map(({ state }) => state), ["sent", "kept"]);
    suggest([{ ...suggestions("pl")[0], translation: "pan!" }]);
    assert.deepEqual(suggestions("pl").map(({ state }) => state), ["kept", "kept"]);
    assert.equal(forget(OTHER.id), true);
    assert.deepEqual(suggestions("pl").map(({ id }) => id), [ONE.id]);
  });

  test("a device without room says so and loses nothing", () => {
    suggest([ONE]);
    room = 0;
    assert.equal(suggest([OTHER]), false);
    assert.equal(markSent([ONE.id]), false);
    assert.equal(forget(ONE.id), false);
    assert.deepEqual(suggestions("pl").map(({ id, state }) => [id, state]), [[ONE.id, "kept"]]);
    globalThis.localStorage = { getItem: () => { throw new Error("closed"); }, setItem: () => { throw new Error("closed"); } };
    assert.equal(suggest([OTHER]), false);
    assert.deepEqual(suggestions(), []);
  });

  test("what else lies there is passed over", () => {
    for (const text of ["{", "7", "null", '{"lang":"pl"}', '[null, 3, {"lang":"pl"}]']) {
      kept[keyOf("fathom.suggestions")] = text;
      assert.deepEqual(suggestions(), []);
    }
    kept[keyOf("fathom.suggestions")] = JSON.stringify([{ ...ONE, at: "x", state: "anything" }]);
    assert.equal(suggestions()[0].state, "kept");
  });

  test("the fate of a suggestion is told by the text that the site has now", () => {
    const sent = { ...ONE, at: "", state: "sent" };
    assert.equal(fate(sent, undefined), "sent");
    assert.equal(fate(sent, { translation: "lord", version: "v1" }), "sent");
    assert.equal(fate({ ...sent, state: "kept" }, { translation: "lord", version: "v1" }), "kept");
    assert.equal(fate(sent, { translation: "pan", version: "v2" }), "taken");
    assert.equal(fate(sent, { translation: "władca", version: "v3" }), "changed");
    const asItWas = { ...sent, translation: "lord" }; // that a fuzzy text is right as it is
    assert.equal(fate(asItWas, { translation: "lord", version: "v1" }), "sent");
    assert.equal(fate(asItWas, { translation: "lord", version: "v2" }), "taken");
  });

  test("addresses end where hosts would refuse them, and there are none without a repository", () => {
    const list = [{ ...ONE, at: "2026-12-01T10:20:30.456Z", state: "kept" }];
    assert.equal(newFileAddress("", "main", list), null);
    assert.equal(issueAddress("", list), null);
    assert.equal(newFileAddress(REPOSITORY, "main", []), null);
    const address = new URL(newFileAddress(REPOSITORY, "a/b c", list));
    assert.equal(address.pathname, "/owner/name/new/a/b%20c");
    assert.equal(address.searchParams.get("filename"), "suggestions/pl-20261201102030456.csv");
    const long = [{ ...list[0], translation: "ż".repeat(LONGEST / 6) }];
    assert.equal(newFileAddress(REPOSITORY, "main", long), null);
    assert.equal(issueAddress(REPOSITORY, long), null);
    const several = Array.from({ length: 30 }, () => ({ ...list[0], translation: "ż".repeat(100) }));
    const { part, address: first } = fitting(several, (some) => issueAddress(REPOSITORY, some));
    assert.ok(part.length > 3 && part.length < 30 && first.length <= LONGEST);
    assert.equal(issueAddress(REPOSITORY, several.slice(0, part.length + 1)), null);
    assert.deepEqual(fitting(long, (some) => issueAddress(REPOSITORY, some)), { part: [], address: null });
  });

  test("the repository is known by where its files are seen", () => {
    assert.deepEqual(host("https://github.com/owner/name/blob/main/"), { repository: "https://github.com/owner/name", branch: "main" });
    assert.deepEqual(host("https://github.com/owner/name/blob/a/b"), { repository: "https://github.com/owner/name", branch: "a/b" });
    for (const none of ["", "https://host.test", "javascript:alert(1)"]) assert.deepEqual(host(none), { repository: "", branch: "" });
  });

  /** The list as it is drawn, with names for words. */
  function drawn(given = {}) {
    const words = new Proxy({}, { get: (_words, name) => (name === "part" ? "{some} of {all}" : String(name)) });
    const container = document.createElement("div");
    const fieldOf = (id) => (id === OTHER.id ? { translation: OTHER.translation, version: "v2" } : null);
    new MySuggestions(container, { lang: "pl", words, repository: REPOSITORY, branch: "main", fieldOf, ...given });
    const ways = () => all("div", container).find((one) => one.getAttribute("class") === "suggested__ways");
    const choose = (label) => [...all("button", container), ...all("a", container)].find((one) => textOf(one) === label).click();
    return { container, ways, choose };
  }

  test("the list says what became of each and sends what nobody has yet, by one tap", () => {
    suggest([ONE, OTHER]);
    const { container, ways, choose } = drawn();
    assert.match(textOf(container), /fate-kept.*fate-taken|fate-taken.*fate-kept/s);
    const [file, issue] = all("a", ways());
    assert.ok(new URL(file.getAttribute("href")).searchParams.get("value").includes(ONE.id));
    assert.ok(!file.getAttribute("href").includes("fedcba"), "what is taken already is not sent");
    assert.match(issue.getAttribute("href"), /\/issues\/new\?/);
    choose("new-file");
    assert.equal(suggestions("pl")[0].state, "sent");
    assert.equal(textOf(ways()), "");
    assert.match(textOf(container), /thanks/);
    choose("again");
    assert.equal(suggestions("pl").find(({ id }) => id === ONE.id).state, "kept");
    choose("take-back");
    choose("clear");
    assert.deepEqual(suggestions("pl"), []);
    assert.match(textOf(container), /none/);
  });

  test("without a repository the list offers the other ways; a file counts as sent when its reader says so", () => {
    suggest([ONE]);
    const { container, ways, choose } = drawn({ repository: "" });
    assert.deepEqual(all("a", ways()), []);
    assert.match(textOf(ways()), /no-host/);
    assert.equal(all("button", ways()).find((one) => textOf(one) === "mark-sent").hidden, true);
    choose("mark-sent");
    assert.equal(suggestions("pl")[0].state, "sent");
    assert.match(textOf(container), /fate-sent/);
  });

  test("what is too much for one address is sent by several, and what is too much for any is told", () => {
    const several = Array.from({ length: 30 }, (_none, number) => ({ ...ONE, id: `pl/abyss/${String(number).padStart(16, "0")}` }));
    suggest(several.map((one) => ({ ...one, translation: "ż".repeat(100) })));
    const { ways, choose } = drawn();
    const label = textOf(all("a", ways())[0]);
    assert.match(label, /^new-file \d+ of 30$/);
    choose(label);
    const left = suggestions("pl").filter(({ state }) => state === "kept").length;
    assert.ok(left > 0 && left < 30);
    suggest([{ ...ONE, translation: "ż".repeat(9000) }]);
    markSent(suggestions("pl").filter(({ id }) => id !== ONE.id).map(({ id }) => id));
    assert.match(textOf(drawn().ways()), /too-long/);
  });

  test("a page of somewhere else that lies in what is kept leads nowhere", () => {
    for (const path of ["https://evil.test/", "javascript:alert(1)", "//evil.test", "http://["]) {
      suggest([{ ...ONE, path }]);
      const link = all("a", all("li", drawn().container)).at(0);
      assert.ok(!/evil|javascript/.test(link.getAttribute("href")), path);
    }
  });

  test("a device that keeps nothing is told of", () => {
    suggest([ONE]);
    const { container, choose } = drawn();
    room = 0;
    choose("take-back");
    assert.match(textOf(container), /unkept/);
    assert.equal(suggestions("pl").length, 1);
  });
});
