// One space of a board.

import { spaceName, spacesInput } from "./board.js";

/** @type {Kind} */
export const kind = {
  make(declaration, words, changed) {
    const input = spacesInput(/** @type {SpaceDeclaration} */ (declaration), words, changed, false);
    return {
      ...input,
      read: () => input.list()[0] ?? null,
      write: (wanted) => input.write([wanted ?? declaration.default ?? null]),
    };
  },
  describe: (declaration, _words, value) => (value === null ? "" : spaceName(declaration, String(value))),
};
