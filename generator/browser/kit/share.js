// The question in the address: `#v1:` and the request as JSON in base64url, at most 4096 characters.
//
// Anybody can write such a link, so what is read from it is only ever used as data: the form takes what fits its
// declaration, and the engine judges the rest.

export const MARK = "#v1:";
export const LIMIT = 4096;

/** @param {Uint8Array} bytes */
export const toBase64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** @param {string} text */
export const fromBase64 = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

/**
 * The fragment for a request, without the number sign; null if it would be too long.
 * @param {JsonObject} request
 */
export function encode(request) {
  const fragment = MARK.slice(1) + toBase64(new TextEncoder().encode(JSON.stringify(request)));
  return fragment.length <= LIMIT ? fragment : null;
}

/**
 * The request in a fragment: an object; null if there is none, undefined if it can't be read.
 * @param {string} hash
 * @returns {JsonObject | null | undefined}
 */
export function decode(hash) {
  if (!hash.startsWith(MARK)) return null;
  if (hash.length - 1 > LIMIT) return undefined;
  try {
    const request = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(fromBase64(hash.slice(MARK.length))));
    return request !== null && typeof request === "object" && !Array.isArray(request) ? request : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Put a request into the address; `push` makes it a step that the back button returns from.
 * @param {JsonObject} request
 */
export function remember(request, push = false) {
  const fragment = Object.keys(request).length ? encode(request) : "";
  if (fragment === null) return false;
  const address = fragment ? `#${fragment}` : location.pathname + location.search;
  if (fragment !== location.hash.slice(1)) history[push ? "pushState" : "replaceState"](null, "", address);
  return true;
}
