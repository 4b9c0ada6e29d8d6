// The result told one category after the other, for those around the table: everybody's points in turn, the totals growing, the
// winner last. It goes on by tap or by itself; where nothing is to move, each tap shows a whole category.
import { el, fill, sign } from "../kit/elements.js";
import { lengthOf, partsOf } from "./bars.js";
import { categories, figure, pointsIn, Sayings } from "./sayings.js";

const TURN = 900; // milliseconds for a player
const STEP = 2500; // and until the next category where it goes on by itself

/**
 * Tell a result in an empty element of the page; `done` shows it whole.
 * @param {HTMLElement} host
 * @param {ScoreResult} result
 * @param {ResultWords} words
 * @param {() => void} done
 */
export function reveal(host, result, words, done) {
  const sayings = new Sayings(words);
  const [, colon] = words.marks;
  const { players } = result;
  const shown = categories(result);
  const longest = Math.max(1, ...players.map(lengthOf));
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let at = 0;
  let turns = 0; // how many players have had theirs in this category
  let goesOn = false;
  let timer = 0;

  const title = el("h2", { tabindex: "-1" });
  const count = el("p", { class: "reveal__count" });
  const list = el("ol", { class: "reveal__players", onclick: () => advance() });
  const onward = el("button", { type: "button", class: "button button--gold reveal__next", onclick: () => advance() });
  const auto = el("button", { type: "button", class: "tool", "aria-pressed": "false", onclick: toggle });
  const skip = el("button", { type: "button", class: "tool", onclick: () => end() }, sign("next"), el("span", {}, sayings.say("skip")));
  const spoken = el("div", { class: "spoken", role: "status", "aria-live": "polite" });
  fill(host, el("section", { class: "reveal deep", lang: words.lang }, title, count, list, spoken, el("div", { class: "reveal__ways" }, onward, auto, skip)));

  /**
   * The points of a player in a category.
   * @param {ScoredPlayer} player
   * @param {number} category
   */
  const partOf = ({ parts }, category) => parts.find(({ id }) => id === shown[category].id);

  /**
   * A player as far as told.
   * @param {ScoredPlayer} player
   * @param {number} index
   */
  function soFar(player, index) {
    const upTo = index < turns ? at : at - 1;
    const ids = shown.slice(0, upTo + 1).map(({ id }) => id);
    const parts = player.parts.filter(({ id }) => ids.includes(id));
    return { ...player, parts, total: parts.reduce((sum, { points }) => sum + points, 0) };
  }

  function draw() {
    const told = players.map(soFar);
    const best = Math.max(...told.map(({ total }) => total));
    const { label, hue } = shown[at];
    fill(title, el("i", { class: `standing__part--${hue}` }), label);
    fill(count, sayings.say("of", { number: String(at + 1), all: String(shown.length) }));
    fill(
      list,
      told.map((player, index) => {
        const isTold = index < turns;
        const track = el("span", { class: "standing__track", "aria-hidden": "true" }, partsOf(player, shown).map((part) => segment(part, isTold && index === turns - 1 && part.hue === hue)));
        track.style.inlineSize = `${(lengthOf(player) / longest) * 100}%`;
        return el(
          "li",
          { class: isTold && player.total === best && turns === players.length ? "reveal__best" : null },
          el("b", {}, player.name),
          el("span", { class: "reveal__points" }, isTold ? signed(partOf(player, at)) : null),
          el("span", { class: "numeral" }, figure(player.total)),
          track,
        );
      }),
    );
    const isLast = at + 1 === shown.length;
    fill(onward, isLast && turns === players.length ? sayings.say("who-won") : sayings.say("next"));
    fill(auto, sign(goesOn ? "pause" : "play"), el("span", {}, sayings.say(goesOn ? "pause" : "by-itself")));
    auto.setAttribute("aria-pressed", String(goesOn));
    if (turns === players.length) tell(told);
  }

  /** @param {ScorePart | undefined} part */
  const signed = (part) => (part && part.points > 0 ? `+${part.points}` : pointsIn(part));

  /**
   * @param {{ hue: number, points: number }} part
   * @param {boolean} isNew
   */
  function segment({ hue, points }, isNew) {
    const kinds = `${points < 0 ? " standing__part--less" : ""}${isNew ? " reveal__new" : ""}`;
    const node = el("span", { class: `standing__part standing__part--${hue}${kinds}` }, figure(points));
    node.style.flexGrow = String(Math.abs(points));
    return node;
  }

  /**
   * Read the category and the totals out, once everybody has had their turn.
   * @param {ScoredPlayer[]} told
   */
  function tell(told) {
    const points = players.map((player) => `${player.name} ${pointsIn(partOf(player, at))}`);
    const totals = told.map(({ name, total }) => `${name} ${figure(total)}`);
    const lines = [`${shown[at].label}${colon}${sayings.listed(points)}`, `${sayings.say("so-far")}${colon}${sayings.listed(totals)}`];
    fill(spoken, lines.map((line) => el("p", {}, line)));
  }

  /** Show the rest of this category at once, or the next one, and the winner after the last. */
  function advance() {
    if (turns < players.length) turns = players.length;
    else if (at + 1 === shown.length) return end();
    else begin(at + 1);
    draw();
    wait();
  }

  /** @param {number} category */
  function begin(category) {
    at = category;
    turns = isCalm ? players.length : 1;
  }

  /** What comes by itself: the next player, and the next category if that is wanted. */
  function wait() {
    clearTimeout(timer);
    if (turns < players.length) {
      timer = later(TURN, () => {
        turns++;
        draw();
        wait();
      });
    } else if (goesOn) timer = later(STEP, advance);
  }

  /**
   * @param {number} time
   * @param {() => void} then unless something else is shown by now
   */
  const later = (time, then) => setTimeout(() => list.isConnected && then(), time);

  function toggle() {
    goesOn = !goesOn;
    draw();
    wait();
  }

  function end() {
    clearTimeout(timer);
    done();
  }

  begin(0);
  draw();
  wait();
  title.focus({ preventScroll: true });
}
