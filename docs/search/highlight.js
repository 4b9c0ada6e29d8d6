// Makes the text of a result. Material puts what it gets into the page as HTML, so everything that leaves here is
// escaped (escapeHtml is the worker's); the only elements are the <mark>s set below.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

const TEASER_LENGTH = 160;

/**
 * The [start, end) ranges of a text that some terms cover, in order and not overlapping.
 * @param {string} text
 * @param {Set<string>} terms
 * @param {Tokenizer} tokenizer
 */
function matches(text, terms, tokenizer) {
  /** @type {Stretch[]} */
  const ranges = [];
  /**
   * @param {number} start
   * @param {number} end
   */
  const addRange = (start, end) => {
    const last = ranges[ranges.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  };
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (!IS_UNSPACED.test(piece)) {
      if (tokenizer.terms(piece).some((term) => terms.has(term))) addRange(index, index + piece.length);
      continue;
    }
    // Each character is folded by itself, so that its place in the text is known; folding may leave it out (ー).
    let place = index;
    let before = null;
    for (const character of piece) {
      const folding = folded(character);
      const end = place + character.length;
      if (!folding && before) before.end = end;
      if (folding) {
        if (before && terms.has(before.folding + folding)) addRange(before.place, end);
        else if (terms.has(folding)) addRange(place, end);
        before = { folding, place, end };
      }
      place = end;
    }
  }
  return ranges;
}

/**
 * A text as HTML with the ranges marked.
 * @param {string} text
 * @param {Stretch[]} ranges
 */
function marked(text, ranges) {
  let html = "";
  let done = 0;
  for (const [start, end] of ranges) {
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

/**
 * A short stretch of a text around the first thing found, as HTML.
 * @param {string} text
 * @param {Set<string>} terms
 * @param {Tokenizer} tokenizer
 */
function teaser(text, terms, tokenizer) {
  const ranges = matches(text, terms, tokenizer);
  // Chinese and Japanese say the same with a third of the characters.
  const length = IS_CJK.test(text) ? TEASER_LENGTH / 2 : TEASER_LENGTH;
  if (text.length <= length * 1.2) return marked(text, ranges);
  let from = Math.max(0, (ranges[0]?.[0] ?? 0) - Math.floor(length / 3));
  if (from > 0) {
    const space = text.indexOf(" ", from);
    if (space >= 0 && space < (ranges[0]?.[0] ?? from)) from = space + 1;
  }
  let to = Math.min(text.length, from + length);
  const space = text.lastIndexOf(" ", to);
  if (to < text.length && space > from + length / 2) to = space;
  /** @type {Stretch[]} */
  const inside = ranges
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]) => [start - from, end - from]);
  return `${from > 0 ? "… " : ""}${marked(text.slice(from, to), inside)}${to < text.length ? " …" : ""}`;
}
