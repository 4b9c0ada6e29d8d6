// The signs of the site, as ornaments beside their words.
import { drawn } from "../checker/dom.js";

const FILE = new URL("../icons/signs.svg", import.meta.url).href;

/** @param {string} name */
export const sign = (name) => drawn("svg", { class: "icon", "aria-hidden": "true" }, drawn("use", { href: `${FILE}#${name}` }));
