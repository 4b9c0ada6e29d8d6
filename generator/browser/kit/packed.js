// Shorter addresses: `#v2:` is what stands behind `#v1:` (share.js), deflated. Codes on paper and sent links have it; a page
// that opens one turns it into the long one first, so nothing else knows of it.
import { fromBase64, LIMIT, MARK, toBase64 } from "./share.js";

const PACKED = "#v2:";

/**
 * Bytes sent through a stream; null if more than `most` come out.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} most
 */
async function through(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces = [];
  let size = 0;
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    pieces.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/**
 * An address with its question deflated, if that makes it shorter and the browser can do it.
 * @param {string} address
 */
export async function pack(address) {
  const at = address.indexOf(MARK);
  if (at < 0) return address;
  try {
    const bytes = await through(fromBase64(address.slice(at + MARK.length)), new CompressionStream("deflate-raw"), LIMIT);
    const short = bytes && address.slice(0, at) + PACKED + toBase64(bytes);
    return short && short.length < address.length ? short : address;
  } catch {
    return address; // an older browser, or a link that is broken anyway
  }
}

/**
 * The long fragment for a short one, which others are left as they are; one that cannot be read becomes one that share.js cannot
 * read either.
 * @param {string} hash
 */
export async function unpack(hash) {
  if (!hash.startsWith(PACKED)) return hash;
  try {
    const bytes = await through(fromBase64(hash.slice(PACKED.length)), new DecompressionStream("deflate-raw"), LIMIT);
    return MARK + (bytes ? toBase64(bytes) : "");
  } catch {
    return MARK;
  }
}

/** Put the long fragment into the address in place of a short one; whether there was one. */
export async function unpackAddress() {
  if (!location.hash.startsWith(PACKED)) return false;
  history.replaceState(history.state, "", await unpack(location.hash));
  return true;
}
