// Several spaces of a board, in the order in which they were chosen.

import { listed } from "../words/words.js";
import { spaceName, spacesInput } from "./board.js";

/** @type {Kind} */
export const kind = {
  make(declaration, words, changed) {
    const input = spacesInput(/** @type {SpaceDeclaration} */ (declaration), words, changed, true);
    return { ...input, read: input.list, write: (wanted) => input.write(Array.isArray(wanted) ? wanted : []) };
  },
  describe(declaration, _words, value, most) {
    const ids = [value].flat().map(String);
    return listed([...ids.slice(0, most).map((id) => spaceName(declaration, id)), ...(ids.length > most ? [`+${ids.length - most}`] : [])]);
  },
};
