// What is kept on the device: the pad of each game as it stands, and pads that were set aside for another. Nothing that was
// entered gives way without being set aside.

import { store, storedData, whenStored } from "../kit/storage.js";
import { isObject } from "../kit/json.js";

/** @param {string} game */
const placeOf = (game) => `fathom:pad:${game}`;
/** @param {string} game */
const asideOf = (game) => `fathom:pads:${game}`;

const freshStamp = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/**
 * The draft of a game on this device, for one tab.
 * @param {string} game
 * @param {(draft: PadDraft) => boolean} holds whether anything was entered that it would be a pity to lose
 */
export function draftOf(game, holds) {
  let stamp = ""; // of the draft as this tab has last read or written it

  /** @returns {PadDraft | null} */
  function stored() {
    const draft = storedData(placeOf(game));
    return isObject(draft) && draft.version === 1 ? /** @type {any} */ (draft) : null;
  }

  /** @returns {{ at: number, draft: PadDraft }[]} */
  function aside() {
    const kept = storedData(asideOf(game));
    return Array.isArray(kept) ? kept.filter((one) => Number.isFinite(one?.at) && isObject(one.draft)) : [];
  }

  /**
   * Set a draft aside; whether it is there now.
   * @param {PadDraft} draft
   */
  function setAside(draft) {
    const others = aside();
    if (others.some((one) => one.draft.stamp === draft.stamp && JSON.stringify(one.draft) === JSON.stringify(draft))) return true;
    return store(asideOf(game), JSON.stringify([{ at: Date.now(), draft }, ...others]));
  }

  return {
    aside,
    setAside,
    /** The draft as it is kept, from here on the own one of this tab. */
    read() {
      const draft = stored();
      stamp = draft?.stamp ?? "";
      return draft;
    },
    /** What this tab shows is not the draft that is kept. */
    leave() {
      stamp = "none";
    },
    /** The draft that another tab has kept since; null if there is none. */
    news() {
      const draft = stored();
      return draft && (draft.stamp ?? "") !== stamp ? draft : null;
    },
    /**
     * Keep a draft. One of another tab or of before a link is set aside first; where there is no room for that, it stays.
     * @param {PadDraft} draft
     */
    keep(draft) {
      const other = this.news();
      const isMoved = other !== null && holds(other);
      if (isMoved && !setAside(other)) return { isKept: false, isMoved: false };
      const own = freshStamp();
      const isKept = store(placeOf(game), JSON.stringify({ ...draft, stamp: own, at: Date.now() }));
      if (isKept) stamp = own;
      return { isKept, isMoved: isMoved && isKept };
    },
    /**
     * No longer aside.
     * @param {number} at
     */
    drop: (at) => store(asideOf(game), JSON.stringify(aside().filter((one) => one.at !== at))),
    /**
     * Be told of what other tabs keep: at once, and when this one comes to the front after it was asleep.
     * @param {() => void} changed
     */
    watch(changed) {
      whenStored(placeOf(game), changed);
      addEventListener("pageshow", changed);
      document.addEventListener("visibilitychange", changed);
    },
  };
}
