// Files that a reader takes along.

import { el } from "./elements.js";

/**
 * Put a file where the browser puts what it fetches.
 * @param {File} file
 */
export function save(file) {
  const href = URL.createObjectURL(file);
  el("a", { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
