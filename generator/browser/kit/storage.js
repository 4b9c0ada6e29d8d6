// What this site keeps on the device. Sites of one origin share their storage, so keys begin with the path of the site. What
// was kept before they did is read as long as nothing newer is there, and left to others who may still read it.

import { ROOT } from "./root.js";

const SITE = ROOT.pathname;

/**
 * The key under which something is kept.
 * @param {string} name
 */
export const keyOf = (name) => SITE + name;

/**
 * What is kept under a name, or null; storage may be closed to us, and then nothing is.
 * @param {string} name
 */
export function stored(name) {
  try {
    return localStorage.getItem(keyOf(name)) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * What is kept under a name as data; null if it is none.
 * @param {string} name
 * @returns {any}
 */
export function storedData(name) {
  try {
    return JSON.parse(stored(name) ?? "null");
  } catch {
    return null; // Anything may lie there.
  }
}

/**
 * Keep a text; tells whether there was room for it. Without, what was there stays.
 * @param {string} name
 * @param {string} text
 */
export function store(name, text) {
  try {
    localStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keep nothing under a name any more.
 * @param {string} name
 */
export function forget(name) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Closed to us: nothing is there.
  }
}

/**
 * All names that begin so and under which something is kept.
 * @param {string} start
 */
export function storedNames(start) {
  try {
    const names = Object.keys(localStorage).map((key) => (key.startsWith(SITE) ? key.slice(SITE.length) : key));
    return names.filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/**
 * Be told when another tab changes what is kept under a name; `text` is what it is now.
 * @param {string} name
 * @param {(text: string | null) => void} changed
 */
export function whenStored(name, changed) {
  addEventListener("storage", ({ key }) => {
    if (key === null || key === keyOf(name)) changed(stored(name));
  });
}
