// Sending an answer to others: by the system's sheet, as text, as a link.

import { pack } from "../kit/packed.js";

/**
 * What is sent: what the answer says in brief, and what the page is about.
 * @param {string[]} brief
 */
const lines = (brief) => [...brief, document.title.split(" · ").slice(0, -1).join(" · ")].filter(Boolean);

/**
 * @param {string} text
 * @param {string} done
 */
const copied = (text, done) => navigator.clipboard.writeText(text).then(() => done, () => "copy-failed");

/** Each way gives the key of what to say then; "" for nothing. */
export const WAYS = {
  "copy-link": () => copied(location.href, "copied"),
  /** @param {string[]} brief */
  "copy-text": async (brief) => copied([...lines(brief), await pack(location.href)].join("\n"), "copied-text"),
  /** @param {string[]} brief */
  "share-answer": async (brief) => {
    const [title, ...rest] = lines(brief);
    const sent = navigator.share({ title, text: [title, ...rest].join("\n"), url: await pack(location.href) });
    return sent.then(() => "", () => ""); // who closes the sheet has seen it
  },
};
