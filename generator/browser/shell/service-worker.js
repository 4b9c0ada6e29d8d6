// The service worker: it answers for the site, from what is kept (kept-files.js) or from the network. A new build takes over
// when all that was kept of the old one is there, and when the reader wants it. What comes from the network is handed over
// whether or not it could be kept: on a device without room the site is read online.
//
// The build puts BUILD in front, and the part in the place of its import.
import { NAME, PREFIX, ROOT, absolute, addressOf, checked, forget, itself, keepAll, keepAsked, keepEverything, keepGame, keepVisited, list, listIn, listOf, olderCaches, olderNames, pairs, sumOf, summary } from "./kept-files.js";

const FOREIGN = `strangers-to-${PREFIX}`; // pages that came from the network and are of another build, by their client's id
/** @type {Set<string>} */
const strangers = new Set(); // the same as in FOREIGN, for as long as this worker runs and where that cannot be written

/** All that every page needs, and all that was kept before and is still there; or nothing of it counts. */
async function install() {
  const older = await olderCaches();
  const before = new Set();
  for (const cache of older) for (const { url } of await cache.keys()) before.add(addressOf(url));
  const shared = await list("offline.json", older);
  const wanted = new Map([itself("offline.json"), ...pairs(shared.first, shared)]);
  for (const address of before) {
    const name = listOf(address);
    if (address in BUILD.lists) wanted.set(...itself(address));
    else for (const pair of pairs([address], await list(name, older))) wanted.set(...pair);
  }
  await keepAll([...wanted], older);
}

async function activate() {
  for (const name of [FOREIGN, ...(await olderNames())]) await caches.delete(name);
}

/**
 * A page of another build, and the threads that it starts, get everything from the network: nothing is mixed.
 * @param {string} id
 */
async function isForeign(id) {
  if (!id || strangers.has(id)) return Boolean(id);
  return (await caches.has(FOREIGN)) && Boolean(await (await caches.open(FOREIGN)).match(absolute(`client/${id}`)));
}

/** @param {string} id */
async function noteForeign(id) {
  if (!id) return;
  strangers.add(id);
  await caches.open(FOREIGN).then((cache) => cache.put(absolute(`client/${id}`), new Response())).catch(() => {});
}

/**
 * What a storage gives; null where it cannot be read at all: then everything comes from the network.
 * @template Found
 * @param {Promise<Found>} reading
 */
const orNull = (reading) => reading.catch(() => null);

/** @param {FetchEvent} event */
async function answer({ request, clientId, resultingClientId }) {
  const isPage = request.mode === "navigate";
  if (!isPage && (await orNull(isForeign(clientId)))) {
    await noteForeign(resultingClientId);
    return fetch(request);
  }
  const address = addressOf(request.url);
  const cache = await orNull(caches.open(NAME));
  const kept = cache && (await orNull(cache.match(absolute(address))));
  if (kept) return kept;
  let response = null;
  try {
    response = await fetch(request);
  } catch (error) {
    return substitute(cache, request, error);
  }
  if (response.status === 0) return response; // a redirect, for the browser to follow
  return keptIfOurs(response, address, cache, isPage ? resultingClientId : null);
}

/**
 * What came from the network: kept if it is of this build; of another build, only a whole page is let through.
 * @param {Response} response
 * @param {string} address
 * @param {Cache | null} cache
 * @param {string | null} page
 */
async function keptIfOurs(response, address, cache, page) {
  try {
    const sum = await sumOf(address);
    if (sum === undefined && page === null) return response; // nothing that pages are made of
    const own = sum && (await checked(response.clone(), sum));
    if (own) {
      await cache?.put(absolute(address), own).catch(() => {}); // without room for it, it is shown all the same
      return response;
    }
  } catch {
    // There is no list to compare with: the network has another build, or stopped half-way.
  }
  self.registration.update().catch(() => {});
  if (page === null) return response.ok ? Response.error() : response;
  if (response.ok) await noteForeign(page);
  return response;
}

/**
 * A page that is not kept: on to its address with a slash, or to the page that says so, in its language or else in one
 * that was read here.
 * @param {Cache | null} cache
 * @param {Request} request
 * @param {unknown} error
 */
async function substitute(cache, request, error) {
  if (cache && request.mode === "navigate") {
    const address = addressOf(request.url);
    const pages = [listOf(address), ...Object.keys(BUILD.lists)].map((name) => name.replace(/offline\.json$/, "offline/"));
    for (const other of [`${address}/`, ...pages, "index.html"]) {
      if (other !== address && (await cache.match(absolute(other)))) return Response.redirect(absolute(other));
    }
  }
  throw error;
}

/**
 * A worker takes the address of its answer for its own, without the fragment that it reads: so the answer has none.
 * @param {Promise<Response>} response
 */
async function withoutUrl(response) {
  const { body, status, statusText, headers, type } = await response;
  return type === "error" ? Response.error() : new Response(body, { status, statusText, headers });
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT.href)) return;
  const response = answer(event);
  event.respondWith(request.destination === "worker" ? withoutUrl(response) : response);
});

self.addEventListener("message", (event) => {
  const { type, language, game = "", addresses = [] } = event.data ?? {};
  const [port] = event.ports;
  /** @param {unknown} error */
  const failed = (error) => port?.postMessage({ failed: true, full: error instanceof DOMException && error.name === "QuotaExceededError" });
  if (type === "take") event.waitUntil(self.skipWaiting());
  else if (type === "visited" && `${language}/offline.json` in BUILD.lists) {
    event.waitUntil(keepVisited(language, game, addresses).then(() => port?.postMessage({ kept: true }), failed));
  } else if (type === "keep-all" || (type === "keep" && listIn(`${language}/${game}/`) in BUILD.lists)) {
    /**
     * @param {number} done
     * @param {number} all
     */
    const report = (done, all) => port.postMessage({ done, all });
    const keeping = type === "keep" ? keepGame(language, game, report) : keepEverything(report);
    event.waitUntil(keeping.then(() => port.postMessage({ kept: true }), failed));
  } else if (type === "asked" && listIn(`${language}/${game}/`) in BUILD.lists) {
    event.waitUntil(keepAsked(language, game).catch(() => {})); // what cannot be kept is fetched again
  } else if (type === "forget") {
    event.waitUntil(forget(game).then(() => port.postMessage({ kept: true }), failed));
  } else if (type === "state") event.waitUntil(summary().then((lists) => port.postMessage(lists), failed));
});
