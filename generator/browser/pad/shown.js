// Showing a result in the place of the pad, and the games before it below the pad.

/**
 * @param {{ game: string, place: (name: string) => HTMLElement, back: () => void, again: () => void }} pad
 */
export function showing({ game, place, back, again }) {
  /** @type {ResultWords} */
  const words = JSON.parse(document.getElementById("result-words").textContent);

  /** @param {boolean} isResult */
  function turn(isResult) {
    for (const name of ["root", "earlier"]) place(name).hidden = isResult;
    place("result").hidden = !isResult;
    document.documentElement.toggleAttribute("data-bar", !isResult);
    scrollTo(0, 0);
  }

  /** @type {ScoreResult | null} */
  let open = null;
  let after = () => {};
  /** @type {Map<string, ScoreResult>} */
  const known = new Map(); // by what the history has of them

  function close() {
    open = null;
    turn(false);
    place("result").replaceChildren();
    back();
  }

  /**
   * Back to the pad, by the step that led here if there was one, so that the button of a phone never leads here again.
   * @param {() => void} [then]
   */
  function leave(then = () => {}) {
    if (!history.state?.result) {
      close();
      return then();
    }
    after = then;
    history.back();
  }

  addEventListener("popstate", ({ state }) => {
    const wanted = state?.result ? known.get(state.result) : undefined;
    if (wanted) present(wanted, false);
    else if (open) close();
    after();
    after = () => {};
  });

  /**
   * @param {ScoreResult} result
   * @param {boolean} keep
   */
  async function present(result, keep) {
    const { showResult } = await import("./result.js");
    known.set(result.id, result);
    open = result;
    turn(true);
    showResult(place("result"), result, words, {
      keep,
      back: () => leave(),
      again: () => leave(again),
      open: (other) => step(other, false),
      reveal: () => tell(result, keep),
    });
  }

  /**
   * Tell a result one category after the other, and show it at the end.
   * @param {ScoreResult} result
   * @param {boolean} keep
   */
  async function tell(result, keep) {
    const [{ isTellable }, { reveal }] = await Promise.all([import("./sayings.js"), import("./reveal.js")]);
    if (!isTellable(result)) return present(result, keep);
    known.set(result.id, result);
    open = result;
    turn(true);
    document.documentElement.toggleAttribute("data-bar", true); // its own buttons stand where the thumb is
    reveal(place("result"), result, words, () => present(result, keep));
  }

  /**
   * Show a result as a step in the history, in the place of another that is shown.
   * @param {ScoreResult} result
   * @param {boolean} keep
   * @param {(result: ScoreResult, keep: boolean) => Promise<void>} show
   */
  async function step(result, keep, show = present) {
    if (!open) history.pushState({ result: result.id }, "");
    else if (history.state?.result) history.replaceState({ result: result.id }, "");
    await show(result, keep);
  }

  return {
    /**
     * Make a result of what the pad and its checker say, and show it.
     * @param {PadOutcome} outcome
     * @param {{ id: string, link: string }} own
     * @param {{ keep: boolean, isFirst: boolean, isTold: boolean }} how whether it goes into the history, whether the page begins
     *   with it, and whether it is told before it is shown
     */
    async result(outcome, own, { keep, isFirst, isTold }) {
      const { resultOf } = await import("./outcome.js");
      const made = resultOf(outcome, { ...own, title: words.title });
      await (isFirst ? present(made, keep) : step(made, keep, isTold ? tell : present));
    },
    /** A page that is loaded anew where a game of the history was shown shows it again. */
    async resume() {
      if (!history.state?.result) return;
      const { kept } = await import("./kept.js");
      const result = kept(game).find(({ id }) => id === history.state.result);
      if (result) await present(result, false);
      else history.replaceState(null, "");
    },
    /** The games before this one. */
    async earlier() {
      const { showHistory } = await import("./history.js");
      showHistory(place("earlier"), words, { game, open: (result) => step(result, false) });
    },
  };
}
