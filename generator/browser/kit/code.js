// A code for an address, on paper: a telephone that sees it opens the page.

import { drawing } from "./elements.js";
import { qrcode } from "../../../docs/vendor/qrcode/qrcode.mjs";

const LONGEST = 2900; // characters of an address that a code can hold
const QUIET = 4; // modules around the code that stay white

/**
 * A code for a text as a drawing, or null if it is too long for one.
 * @param {string} text
 */
export function codeOf(text) {
  if (text.length > LONGEST) return null;
  const code = qrcode(0, "L");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  const runs = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) runs.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`);
    }
  }
  const side = count + 2 * QUIET;
  const attributes = { class: "paper__code", viewBox: `0 0 ${side} ${side}`, "shape-rendering": "crispEdges" };
  return drawing(attributes, "path", { d: runs.join("") });
}
