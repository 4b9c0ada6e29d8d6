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

  function close() {
    turn(false);
    place("result").replaceChildren();
    back();
  }

  /**
   * @param {ScoreResult} result
   * @param {boolean} keep
   */
  async function present(result, keep) {
    const { showResult } = await import("./result.js");
    turn(true);
    showResult(place("result"), result, words, {
      keep,
      back: close,
      again() {
        close();
        again();
      },
      open: (other) => present(other, false),
    });
  }

  return {
    /**
     * Make a result of what the pad and its checker say, and show it.
     * @param {PadOutcome} outcome
     * @param {{ id: string, link: string }} own
     * @param {boolean} keep
     */
    async result(outcome, own, keep) {
      const { resultOf } = await import("./outcome.js");
      await present(resultOf(outcome, { ...own, title: words.title }), keep);
    },
    /** The games before this one. */
    async earlier() {
      const { showHistory } = await import("./history.js");
      showHistory(place("earlier"), words, { game, open: (result) => present(result, false) });
    },
  };
}
