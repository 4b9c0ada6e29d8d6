// A checker's page: the form asks, the engine answers, the address keeps the question.

import { chooseSets, chosenSets } from "../js/sets.js";
import { firstOf, headline, scopeOf, verdict } from "./answer.js";
import { headed, loadBlocks, seal, useChange } from "./blocks.js";
import { ask, ready } from "./engine.js";
import { el, fill, sign } from "./dom.js";
import { choice, drawForm, quiet, tell, tellAbove } from "./hint.js";
import { isEntered } from "./paths.js";
import { decode, remember } from "./share.js";
import { examples, tool } from "./tools.js";
import { say, ui, uiText, useWords } from "./words.js";

const PAUSE = 80; // milliseconds without a change before the engine is asked

/** @type {PageWords} */
const words = JSON.parse(document.getElementById("checker-words").textContent);
useWords(words);
const blocks = loadBlocks(words.result);
useChange((fields) => {
  open({ ...current(), ...fields }, { keep: true, push: true });
  answerPlace.focus({ preventScroll: true });
});

/** @param {string} name */
const place = (name) => document.querySelector(`[data-checker="${name}"]`);
const answerPlace = place("answer");
const spoken = place("spoken");
const bar = place("bar");
const tools = place("tools");

let timer = 0;
let checks = 0; // how many questions there have been: what is known of an earlier one is not shown any more
let engineReady = false;
let engineError = ""; // the code of why there is no engine, once that is known
/** @type {Json[]} */
let requestSets = []; // the sets that the question in the form names
/** @type {string[]} */
let impliedSets = []; // those by which it is answered if it names none
/** @type {import("./sending.js").Answered} */
let answered = null; // the answer in sight, with what was asked
let touched = false; // the reader has changed something, or a link brought a question
/** @type {Awaited<ReturnType<typeof import("./form.js").buildForm>> | null} */
let form = null; // drawn a little later: a question in the address is answered without it

ready.then(
  () => {
    engineReady = true;
  },
  (/** @type {EngineError} */ { code = "engine-failed" }) => {
    engineError = code;
    failed(code);
  },
);

const setsField = words.declaration.fields.find(({ of, type }) => of === "set" && type === "set");
/**
 * @param {Json[]} some
 * @param {Json[]} others
 */
const areEqual = (some, others) => some.length === others.length && some.every((one) => others.includes(one));

/** The sets that the reader has in play, as far as the question asks for them. */
const ownSets = () => chosenSets().filter((set) => words.tables.set.order.includes(set));

/**
 * What there is to say instead of a verdict as long as the reader has not entered what the question needs, or null.
 * @param {JsonObject} request
 */
function startHint(request) {
  const isMissing = words.needs.some((field) => !isEntered(field, request));
  if (isMissing || (!words.needs.length && !touched)) return el("p", { class: "answer__start" }, say(words.start));
  return null;
}

/**
 * Whether nothing is laid down yet of what a verdict would be about.
 * @param {JsonObject} request
 */
const isBare = (request) => words.needsAny.length > 0 && !words.needsAny.some((field) => isEntered(field, request));

/**
 * What is known before anything is laid down, in place of a verdict; one that is good already is shown.
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
function withoutHand(answer, request) {
  if (!isBare(request) || answer.legal === true) return null;
  return el("p", { class: "answer__start" }, firstOf(words.before, answer, request) ?? say(words.start));
}

/**
 * Ask the engine and show what it says; `keep` writes the question into the address.
 * @param {JsonObject} request
 */
async function check(request, { keep = false, push = false } = {}) {
  const number = ++checks;
  answered = null;
  tools.dataset.bare = String(Object.keys(request).every((name) => name === setsField?.name));
  if (keep && !remember(request, push)) tell(ui("too-long"));
  if (engineError) {
    failed(engineError);
    return;
  }
  const early = startHint(request);
  if (early) {
    imply([]);
    showGauge(null, true);
    const asIs = words.needs.length ? null : button("as-it-stands", checkAsItIs, "action--quiet");
    show([early, asIs], "", "plain");
    return;
  }
  if (!engineReady) show(el("p", { class: "answer__start answer__start--loading" }, ui("loading")), "", "plain");
  try {
    const [{ reply, asked, note }] = await Promise.all([judged(request, () => number === checks), blocks]);
    if (!reply || number !== checks) return;
    const { answer } = reply;
    imply(reply.sets ?? []);
    showGauge(answer.kind === "invalid" ? null : scopeOf(answer, asked), isBare(request));
    if (answer.kind === "invalid") {
      const { problems } = await import("./problems.js");
      if (number !== checks) return;
      const { nodes, tone } = problems(answer, words, request);
      show(nodes, tone === "bad" ? uiText("incomplete") : "", tone);
    } else if (withoutHand(answer, request)) {
      show(withoutHand(answer, request), "", "plain");
    } else {
      const line = headline(answer, asked);
      answered = { answer, request: asked };
      show(verdict(answer, asked, note), line?.text ?? "", line?.tone ?? "plain");
    }
    document.documentElement.dataset.verdict = String(number);
  } catch (error) {
    // What the engine rejects with has a code; an error of ours would look like one of its, and nobody would hear of it.
    if (error instanceof Error) console.error(error);
    const { code = "engine-failed", number: limit } = /** @type {EngineError} */ (error);
    if (number === checks) failed(code, limit);
  }
}

/**
 * Ask the engine. What the rules leave open is answered by what the table plays by, if it has settled that.
 * @param {JsonObject} request
 * @param {() => boolean} isWanted
 * @returns {Promise<{ reply: Reply | null, asked: JsonObject, note?: Piece }>}
 */
async function judged(request, isWanted) {
  const reply = await ask(words.id, request);
  if (!reply || reply.answer.kind === "invalid" || !reply.answer.open.length || !isWanted()) return { reply, asked: request };
  const { followed } = await import("./table.js");
  return followed(reply, request, isWanted, () => check(current()));
}

/** @type {ReturnType<typeof import("./gauge.js").makeGauge> | null} */
let gauge = null; // of a form that has one
/** @type {[scope: Scope | null, isBare: boolean]} */
let gauged = [null, true];

/**
 * Show in the form what the question comes to.
 * @param {typeof gauged} what
 */
function showGauge(...what) {
  gauged = what;
  gauge?.show(...what);
}

/**
 * Show by which sets a question is answered that names none.
 * @param {string[]} sets
 */
function imply(sets) {
  impliedSets = sets;
  form?.imply(sets);
}

/**
 * @param {Piece} nodes
 * @param {string} line
 * @param {string} tone
 */
function show(nodes, line, tone) {
  fill(answerPlace, nodes);
  answerPlace.dataset.tone = tone;
  barLine = line;
  bar.dataset.tone = tone;
  fill(bar, seal(tone), el("b", {}, line), el("span", { class: "spoken" }, ui("to-answer")), sign("down"));
  const reason = answerPlace.querySelector(".answer__messages[data-tone=bad] .answer__said")?.textContent ?? "";
  const text = `${line} ${reason}`.trim();
  if (spoken.textContent !== text) spoken.textContent = text;
  inSight.disconnect();
  inSight.observe(answerPlace.firstElementChild ?? answerPlace);
}

// The bar has the verdict as long as its headline is not wholly in sight, in place of the dock: half a headline behind the
// dock says nothing. One that is higher than the window is in sight where any of it is.
let barLine = "";
const WHOLE = 0.98; // letters on the edge of a device's pixels
const inSight = new IntersectionObserver(
  ([{ isIntersecting, intersectionRatio, boundingClientRect, rootBounds }]) => {
    const isHigh = boundingClientRect.height > (rootBounds?.height ?? Infinity);
    bar.hidden = !barLine || (isIntersecting && (isHigh || intersectionRatio >= WHOLE));
    bar.classList.toggle("outcome--up", boundingClientRect.top < 0);
    document.documentElement.toggleAttribute("data-bar", !bar.hidden);
  },
  { rootMargin: "-56px 0px -72px", threshold: [0, WHOLE] },
);

/**
 * @param {string} code
 * @param {number} [limit]
 */
function failed(code, limit) {
  const again = ["engine-failed", "other-version"].includes(code);
  const values = { number: { number: limit } };
  show(
    [
      headed("bad", ui(code, values)),
      again
        ? el("button", { type: "button", class: "action", onclick: () => location.reload() }, ui("reload"))
        : null,
    ],
    uiText(code, values),
    "bad",
  );
  document.documentElement.dataset.verdict = String(checks);
}

/** The question that the form holds; as long as there is no form, that of the address. */
const current = () => form?.read() ?? decode(location.hash) ?? {};

/**
 * The sets that a question names.
 * @param {JsonObject} request
 */
const setsOf = (request) => [(setsField && request[setsField.name]) ?? []].flat();

function changed() {
  quiet();
  touched = true;
  const sets = setsOf(current());
  // The sets are those of the whole site: what is changed here is changed there.
  if (setsField && !areEqual(sets, requestSets)) {
    requestSets = sets;
    const others = chosenSets().filter((set) => !words.tables.set.order.includes(set));
    chooseSets([...others, ...sets.map(String)]);
  }
  clearTimeout(timer);
  timer = setTimeout(() => check(current(), { keep: true }), PAUSE);
}

function checkAsItIs() {
  touched = true;
  check(current());
}

/**
 * Put a question into the form and ask it.
 * @param {JsonObject} request
 * @param {object} options
 */
async function open(request, options) {
  form?.write(request);
  requestSets = setsOf(request);
  const isNamed = setsField && setsField.name in request;
  if (isNamed) hintAtOtherSets(requestSets);
  const answered = check(request, options);
  const number = checks;
  await answered;
  if (!isNamed && number === checks) hintAtOtherSets(impliedSets);
}

/**
 * The question that a new form starts from: what it holds at first, with the sets that the reader has in play on the whole site.
 * @returns {JsonObject}
 */
function newRequest() {
  touched = false;
  return setsField && ownSets().length ? { ...words.begin, [setsField.name]: ownSets() } : words.begin;
}

/**
 * Say of a question from elsewhere that it is about other sets than the reader has in play.
 * @param {Json[]} sets
 */
function hintAtOtherSets(sets) {
  if (!setsField || areEqual(sets, ownSets())) return;
  tellAbove(ui("other-sets"), " ", choice("use-own-sets", takeOwnSets));
}

function takeOwnSets() {
  if (!setsField) return;
  const request = { ...current() };
  delete request[setsField.name];
  quiet();
  // A question that names none would be answered by the sets that something in it is of.
  const isSaid = ownSets().length || impliedSets.length;
  open(isSaid ? { ...request, [setsField.name]: ownSets() } : request, { keep: true });
}

async function fromAddress() {
  if (location.hash.startsWith("#v2:")) await (await import("./packed.js")).unpackAddress();
  const request = decode(location.hash);
  if (request === undefined) tellAbove(ui("bad-link"));
  else quiet();
  touched = Boolean(request);
  return open(request ?? newRequest(), {});
}

/**
 * @param {string} key
 * @param {(event: Event) => void} onclick
 */
function button(key, onclick, extra = "") {
  return el("button", { type: "button", class: `action ${extra}`, onclick }, ui(key));
}

function startAgain() {
  const before = current();
  open(newRequest(), { keep: true, push: true });
  const undo = () => {
    touched = true;
    quiet();
    open(before, { keep: true, push: true });
  };
  const back = choice("undo", undo);
  tell(ui("started-again"), " ", back);
  place("root").scrollIntoView({ block: "nearest" });
  back.focus({ preventScroll: true });
}

/**
 * A tool that sends the question with its answer in one of the ways of sending.js.
 * @param {"copy-link" | "copy-text" | "share-answer"} way
 * @param {string} drawn
 */
const sending = (way, drawn) =>
  tool(way, drawn, async ({ currentTarget }) => {
    const own = /** @type {Element} */ (currentTarget).querySelector("span");
    const isShort = remember(current());
    if (!isShort) {
      tell(ui("too-long"));
      return;
    }
    const said = await (await import("./sending.js")).WAYS[way](answered);
    if (said === "copy-failed") tell(ui(said));
    if (!said || said === "copy-failed") return;
    fill(own, ui(said));
    spoken.textContent = uiText(said);
    setTimeout(() => fill(own, ui(way)), 2000);
  });

async function printAnswer() {
  await (await import("./paper.js")).prepare();
  print();
}

addEventListener("hashchange", fromAddress);
addEventListener("popstate", fromAddress);
document.addEventListener("fathom:sets", (event) => {
  if (!form || !event.detail.isNew) return;
  if (setsField && !areEqual(requestSets, ownSets())) takeOwnSets();
  else form.refresh();
});
const opened = fromAddress();

// The form can wait until a question that came with the address is answered.
if (location.hash.startsWith("#v")) await opened;
const [{ buildForm }, gauges] = await Promise.all([import("./form.js"), words.gauge ? import("./gauge.js") : null]);
const builtForm = await buildForm(words, changed);
form = builtForm;
builtForm.write(decode(location.hash) ?? newRequest());
builtForm.imply(impliedSets);
if (words.gauge && gauges) {
  gauge = gauges.makeGauge(words.gauge, words.sprite);
  builtForm.below(words.gauge.below, gauge.node);
  gauge.show(...gauged);
}
drawForm(builtForm.node);
place("form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
fill(
  tools,
  examples((request) => {
    touched = true;
    quiet();
    open(request, { keep: true, push: true });
    answerPlace.scrollIntoView({ block: "nearest" });
  }),
  words.asPad ? tool("as-pad", "table", () => location.assign(`${words.asPad}${location.hash}`)) : null,
  "share" in navigator ? sending("share-answer", "share") : null,
  sending("copy-text", "text"),
  sending("copy-link", "link"),
  tool("start-again", "undo", startAgain),
  tool("print", "print", printAnswer),
);
bar.addEventListener("click", (/** @type {Event} */ event) => {
  event.preventDefault(); // the address holds the question, so the jump must not replace it
  answerPlace.scrollIntoView({ behavior: "smooth" });
  answerPlace.focus({ preventScroll: true });
});

// Nobody prints at once; what paper needs can come last.
const { startPaper } = await import("./paper.js");
startPaper(place("paper"), builtForm.inSight);
place("paper").dataset.ready = "true";
