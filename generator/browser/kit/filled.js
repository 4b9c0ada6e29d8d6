// Texts with values in their places.

const MEETING = /[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}][A-Za-z0-9]|[A-Za-z0-9][\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

/**
 * A text with values in its places; where the language wants it, with a space between a Han character and a Latin one that meet.
 * @param {string} text
 * @param {Record<string, string>} values
 * @param {boolean} [isSpaced]
 */
export function filled(text, values, isSpaced = false) {
  const pieces = text.split(/\{([a-z]+)\}/);
  const own = pieces.map((piece, place) => (place % 2 === 0 ? piece : Object.hasOwn(values, piece) ? values[piece] : `{${piece}}`));
  return together(own, isSpaced);
}

/**
 * @param {string[]} pieces
 * @param {boolean} [isSpaced]
 */
export function together(pieces, isSpaced = false) {
  if (!isSpaced) return pieces.join("");
  return pieces.reduce((so, piece) => (MEETING.test(([...so].at(-1) ?? "") + ([...piece][0] ?? "")) ? `${so} ${piece}` : so + piece), "");
}
