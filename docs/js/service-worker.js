// The service worker. The build puts BUILD in front: its version, and the checksums and sizes of its lists. A list names
// files by address (relative to the root) with the start of their SHA-256, and those that a first visit keeps. There is one
// for what all share, one for each language, and for each game one of what its languages share and one in each language.
//
// What is kept is of one build: a file is kept only if it has the checksum that this build's list gives it. So no error,
// no page of a hotel's network and no file of another build is ever kept, and what has not changed is copied from the
// build before. A new build takes over when all that was kept of the old one is there, and when the reader wants it.
"use strict";

const PREFIX = "fathom-";
const NAME = PREFIX + BUILD.version;
const FOREIGN = "strangers-to-fathom"; // pages that came from the network and are of another build, by their client's id
const ROOT = new URL("./", self.location.href);
const AT_ONCE = 4;
const MANY = 8; // from so many faces on they are taken from their pack
/** @param {string} folder */
const listIn = (folder) => `${folder}offline.json`;
/** @param {string} game */
const sharedOf = (game) => listIn(`engine/${game}/`);
const GAMES = Object.keys(BUILD.lists).flatMap((name) => /^engine\/(.+)\/offline\.json$/.exec(name)?.[1] ?? []);
/** @param {string} address */
const absolute = (address) => new URL(address, ROOT).href;

/**
 * What an address is called in the lists.
 * @param {string} href
 */
function addressOf(href) {
  const { pathname } = new URL(href);
  const name = decodeURI(pathname.slice(ROOT.pathname.length));
  if (!name) return "index.html";
  return name.includes("/") ? name.replace(/(^|\/)index\.html$/, "$1") : name;
}

/** @param {ArrayBuffer} bytes */
async function checksum(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {ArrayBuffer} bytes
 * @param {string} sum
 */
const isOurs = async (bytes, sum) => (await checksum(bytes)).startsWith(sum);

/**
 * A file of this build as an answer of its own, or null if what came is something else.
 * @param {Response} answer
 * @param {string} sum
 */
async function checked(answer, sum) {
  if (!answer.ok || answer.redirected) return null;
  const bytes = await answer.arrayBuffer();
  if (!(await isOurs(bytes, sum))) return null;
  const headers = new Headers();
  for (const name of ["Content-Type", "Content-Language"]) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(bytes, { headers });
}

/** All that older builds kept, as caches. */
async function olderCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  return Promise.all(names.map((name) => caches.open(name)));
}

/**
 * Have a file of this build in its cache: it is there, or an older build has the same, or the network gives it.
 * @param {string} address
 * @param {string} sum
 * @param {Cache} cache
 * @param {Cache[]} older
 */
async function keep(address, sum, cache, older) {
  const href = absolute(address);
  if (await cache.match(href)) return;
  for (const other of older) {
    const same = await other.match(href);
    const copy = same && (await checked(same, sum));
    if (copy) {
      await cache.put(href, copy);
      return;
    }
  }
  const fresh = await checked(await fetch(href, { cache: "no-cache", redirect: "error" }), sum);
  if (!fresh) throw new Error(`not of this build: ${href}`);
  await cache.put(href, fresh);
}

/**
 * Keep the faces among what is waited for from the pack of their game, where there are many; the others go on waiting.
 * @param {[address: string, sum: string][]} waiting
 * @param {Cache} cache
 */
async function unpack(waiting, cache) {
  const folders = waiting.flatMap(([address]) => /^faces\/[^/]+\/(?=.+-[sm]\.svg$)/.exec(address) ?? []);
  for (const folder of new Set(folders)) {
    if (folders.filter((other) => other === folder).length < MANY) continue;
    try {
      const answer = await fetch(absolute(`${folder}pack.json`), { cache: "no-cache", redirect: "error" });
      const faces = await answer.json();
      for (const [address, sum] of waiting.filter(([one]) => Object.hasOwn(faces, one))) {
        const face = await checked(new Response(faces[address], { headers: { "Content-Type": "image/svg+xml" } }), sum);
        if (!face) continue;
        await cache.put(absolute(address), face);
        waiting.splice(waiting.findIndex(([one]) => one === address), 1);
      }
    } catch {
      // Without the pack each face is asked for.
    }
  }
}

/**
 * Keep all of these, a few at a time; stops and throws at the first that cannot be had. What is kept stays.
 * @param {[address: string, sum: string][]} wanted
 * @param {Cache[]} older
 * @param {(done: number, all: number) => void} report
 */
async function keepAll(wanted, older = [], report = () => {}) {
  const cache = await caches.open(NAME);
  const there = new Set((await cache.keys()).map((request) => addressOf(request.url)));
  const waiting = wanted.filter(([address]) => !there.has(address));
  if (!older.length) await unpack(waiting, cache);
  let done = wanted.length - waiting.length;
  report(done, wanted.length);
  /** @type {unknown} */
  let failed = null;
  const one = async () => {
    for (let next = waiting.shift(); next && !failed; next = waiting.shift()) {
      try {
        await keep(...next, cache, older);
        report(++done, wanted.length);
      } catch (error) {
        failed ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  if (failed) throw failed;
}

/** @type {Record<string, Promise<KeptList>>} */
const lists = {};

/**
 * A list of this build: `offline.json` for what is shared, `ja/abyss/offline.json` for a game in a language.
 * @param {string} name
 * @param {Cache[]} older
 */
function list(name, older = []) {
  lists[name] ??= (async () => {
    await keepAll([[name, BUILD.lists[name]]], older);
    const kept = /** @type {Response} */ (await (await caches.open(NAME)).match(absolute(name)));
    return kept.json();
  })().catch((error) => {
    delete lists[name];
    throw error;
  });
  return lists[name];
}

/**
 * The list that an address is in: `css/abyss.css` and `engine/abyss/…` are in that of the game, as is `ja/abyss/…`.
 * @param {string} address
 */
function listOf(address) {
  const [folder, below = ""] = address.split("/");
  const game = below.split(".")[0];
  const names = [listIn(`${folder}/${game}/`), sharedOf(game), listIn(`${folder}/`)];
  return names.find((name) => name in BUILD.lists) ?? listIn("");
}

/**
 * The checksum of an address, undefined if this build has no such file.
 * @param {string} address
 */
async function sumOf(address) {
  return BUILD.lists[address] ?? (await list(listOf(address))).files[address];
}

/**
 * Those of some addresses that are in a list, with their checksums.
 * @param {string[]} addresses
 * @param {KeptList} list
 * @returns {[address: string, sum: string][]}
 */
const pairs = (addresses, { files }) => addresses.filter((address) => address in files).map((address) => [address, files[address]]);

/** All that every page needs, and all that was kept before and is still there; or nothing of it counts. */
async function install() {
  const older = await olderCaches();
  const before = new Set();
  for (const cache of older) for (const { url } of await cache.keys()) before.add(addressOf(url));
  const shared = await list("offline.json", older);
  const wanted = new Map(pairs(shared.first, shared));
  for (const address of before) {
    const name = listOf(address);
    if (address in BUILD.lists) await list(address, older);
    else for (const pair of pairs([address], await list(name, older))) wanted.set(...pair);
  }
  await keepAll([...wanted], older);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name === FOREIGN || (name.startsWith(PREFIX) && name !== NAME)) await caches.delete(name);
  }
}

/**
 * A page of another build, and the threads that it starts, get everything from the network: nothing is mixed.
 * @param {string} id
 */
async function isForeign(id) {
  return Boolean(id) && (await caches.has(FOREIGN)) && Boolean(await (await caches.open(FOREIGN)).match(absolute(`client/${id}`)));
}

/** @param {string} id */
async function noteForeign(id) {
  if (id) await (await caches.open(FOREIGN)).put(absolute(`client/${id}`), new Response());
}

/** @param {FetchEvent} event */
async function answer({ request, clientId, resultingClientId }) {
  const isPage = request.mode === "navigate";
  if (!isPage && (await isForeign(clientId))) {
    await noteForeign(resultingClientId);
    return fetch(request);
  }
  const cache = await caches.open(NAME);
  const address = addressOf(request.url);
  const kept = await cache.match(absolute(address));
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
 * @param {Cache} cache
 * @param {string | null} page
 */
async function keptIfOurs(response, address, cache, page) {
  let sum;
  try {
    sum = await sumOf(address);
    if (sum === undefined && page === null) return response; // nothing that pages are made of
    const own = sum && (await checked(response.clone(), sum));
    if (own) {
      await cache.put(absolute(address), own);
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
 * @param {Cache} cache
 * @param {Request} request
 * @param {unknown} error
 */
async function substitute(cache, request, error) {
  if (request.mode === "navigate") {
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

/**
 * The lists of a game in a language, and that of the language.
 * @param {string} language
 * @param {string} game
 */
const listsOf = (language, game) => [listIn(`${language}/`), ...(game ? [sharedOf(game), listIn(`${language}/${game}/`)] : [])];

/**
 * What a reader of a language has after a first visit to any page of a game, and the page that was visited. Of a site with
 * one game every page is a visit to that.
 * @param {string} language
 * @param {string} game
 * @param {string[]} addresses
 */
async function keepVisited(language, game, addresses) {
  const own = GAMES.includes(game) ? game : GAMES.length === 1 ? GAMES[0] : "";
  const known = await Promise.all(listsOf(language, own).map((name) => list(name)));
  const seen = addresses.filter((href) => String(href).startsWith(ROOT.href)).map(addressOf);
  const visited = await Promise.all(seen.map(async (address) => pairs([address], await list(listOf(address)))));
  await keepAll([...known.flatMap((one) => pairs(one.first, one)), ...visited.flat()]);
}

/**
 * A game in a language.
 * @param {string} language
 * @param {string} game
 * @param {(done: number, all: number) => void} report
 */
async function keepGame(language, game, report) {
  const known = await Promise.all(listsOf(language, game).map((name) => list(name)));
  await keepAll(known.flatMap((one) => pairs(one.first, one)), [], report);
}

/**
 * Keep nothing more of a game, in whatever language.
 * @param {string} game
 */
async function forget(game) {
  const cache = await caches.open(NAME);
  for (const request of await cache.keys()) {
    const name = listOf(addressOf(request.url));
    if (name.endsWith(`/${game}/offline.json`)) await cache.delete(request);
  }
  for (const name of Object.keys(lists)) if (name.endsWith(`/${game}/offline.json`)) delete lists[name];
}

/**
 * Everything in all languages.
 * @param {(done: number, all: number) => void} report
 */
async function keepEverything(report) {
  const wanted = [];
  for (const name of Object.keys(BUILD.lists)) wanted.push(...Object.entries((await list(name)).files));
  await keepAll(wanted, [], report);
}

/**
 * How much of each list is kept, by the folder of the list. Nothing is fetched for it: a list that is not there itself has
 * nothing whole.
 * @returns {Promise<Record<string, KeptState>>}
 */
async function summary() {
  const kept = (await (await caches.open(NAME)).keys()).map(({ url }) => addressOf(url));
  /** @type {Record<string, KeptState>} */
  const result = {};
  for (const [name, [all, bytes, firstBytes]] of Object.entries(BUILD.sizes)) {
    const known = kept.includes(name) ? await list(name) : null;
    const addresses = new Set(kept.filter((address) => listOf(address) === name && !(address in BUILD.lists)));
    const first = known !== null && known.first.every((address) => addresses.has(address));
    result[name.replace(/offline\.json$/, "")] = { kept: addresses.size, all, first, bytes, firstBytes, addresses: [...addresses] };
  }
  return result;
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
  const failed = () => port?.postMessage({ failed: true });
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
  } else if (type === "forget") {
    event.waitUntil(forget(game).then(() => port.postMessage({ kept: true }), failed));
  } else if (type === "state") event.waitUntil(summary().then((lists) => port.postMessage(lists), failed));
});
