// Style sheets that not every page has.
import { ROOT } from "./root.js";

/**
 * Fetch a style sheet by its path below the root of the site; settled once it is in effect, or cannot be had.
 * @param {string} path
 * @returns {Promise<void>}
 */
export function loadSheet(path) {
  const { href } = new URL(path, ROOT);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    sheet.onload = () => resolve();
    sheet.onerror = () => resolve(); // what it is for is read without it
    document.head.append(sheet);
  });
}
