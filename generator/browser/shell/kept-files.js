// What the service worker keeps, and how it comes there. The build puts BUILD in front of both: its version, and the checksums
// and sizes of its lists. A list names files by address (relative to the root) with the start of their SHA-256, and those that
// a first visit keeps. There is one for what all share, one for each language, and for each game one of what its languages
// share and one in each language. What questions in plain words are answered by is kept with a game, or with the first question.
//
// What is kept is of one build: a file is kept only if it has the checksum that this build's list gives it. So no error,
// no page of a hotel's network and no file of another build is ever kept, and what has not changed is copied from the
// build before. Sites of one origin share its storage, so what is kept is called by the path of this site.

export const ROOT = new URL("./", self.location.href);
export const PREFIX = `fathom:${ROOT.pathname}:`;
export const NAME = PREFIX + BUILD.version;
const BEFORE = "fathom-"; // what all sites called theirs before; nobody knows whose it is by its name
const AT_ONCE = 4;
const MANY = 8; // from so many faces on they are taken from their pack
/** @param {string} folder */
export const listIn = (folder) => `${folder}offline.json`;
/** @param {string} game */
const sharedOf = (game) => listIn(`engine/${game}/`);
const GAMES = Object.keys(BUILD.lists).flatMap((name) => /^engine\/(.+)\/offline\.json$/.exec(name)?.[1] ?? []);
/** @param {string} address */
export const absolute = (address) => new URL(address, ROOT).href;

/**
 * What an address is called in the lists.
 * @param {string} href
 */
export function addressOf(href) {
  const { pathname } = new URL(href);
  const name = readable(pathname.slice(ROOT.pathname.length));
  if (!name) return "index.html";
  return name.includes("/") ? name.replace(/(^|\/)index\.html$/, "$1") : name;
}

/**
 * A path as people read it; as it is, if nobody can.
 * @param {string} path
 */
function readable(path) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
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
export async function checked(answer, sum) {
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

/** The names of the caches of older builds of this site; one from before their names told is known by its first list. */
export async function olderNames() {
  const names = [];
  for (const name of await caches.keys()) {
    const isOurs = name.startsWith(BEFORE) ? await (await caches.open(name)).match(absolute("offline.json")) : name.startsWith(PREFIX);
    if (isOurs && name !== NAME) names.push(name);
  }
  return names;
}

/** All that older builds kept, as caches. */
export const olderCaches = async () => Promise.all((await olderNames()).map((name) => caches.open(name)));

/**
 * A file of this build: an older build has the same, or the network gives it.
 * @param {string} address
 * @param {string} sum
 * @param {Cache[]} older
 */
async function found(address, sum, older) {
  const href = absolute(address);
  for (const other of older) {
    const same = await other.match(href);
    const copy = same && (await checked(same, sum));
    if (copy) return copy;
  }
  const fresh = await checked(await fetch(href, { cache: "no-cache", redirect: "error" }), sum);
  if (!fresh) throw new Error(`not of this build: ${href}`);
  return fresh;
}

/**
 * Have a file of this build in its cache.
 * @param {string} address
 * @param {string} sum
 * @param {Cache} cache
 * @param {Cache[]} older
 */
async function keep(address, sum, cache, older) {
  if (!(await cache.match(absolute(address)))) await cache.put(absolute(address), await found(address, sum, older));
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
export async function keepAll(wanted, older = [], report = () => {}) {
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
 * A list of this build: `offline.json` for what is shared, `ja/abyss/offline.json` for a game in a language. Where there is no
 * room to keep it, it is known for as long as this worker runs.
 * @param {string} name
 * @param {Cache[]} older
 */
export function list(name, older = []) {
  lists[name] ??= (async () => {
    const cache = await caches.open(NAME);
    const kept = await cache.match(absolute(name));
    if (kept) return kept.json();
    const fresh = await found(name, BUILD.lists[name], older);
    await cache.put(absolute(name), fresh.clone()).catch(() => {});
    return fresh.json();
  })().catch((error) => {
    delete lists[name];
    throw error;
  });
  return lists[name];
}

/**
 * The entry of a list itself, to be kept with what it lists.
 * @param {string} name
 * @returns {[address: string, sum: string]}
 */
export const itself = (name) => [name, BUILD.lists[name]];

/**
 * The list that an address is in: `css/abyss.css` and `engine/abyss/…` are in that of the game, as is `ja/abyss/…`; a scene and
 * a script are everybody's.
 * @param {string} address
 */
export function listOf(address) {
  const [folder, below = ""] = address.split("/");
  if (folder === "scenes" || folder === "js") return listIn("");
  const game = below.split(".")[0];
  const names = [listIn(`${folder}/${game}/`), sharedOf(game), listIn(`${folder}/`)];
  return names.find((name) => name in BUILD.lists) ?? listIn("");
}

/**
 * The checksum of an address, undefined if this build has no such file.
 * @param {string} address
 */
export async function sumOf(address) {
  return BUILD.lists[address] ?? (await list(listOf(address))).files[address];
}

/**
 * Those of some addresses that are in a list, with their checksums.
 * @param {string[]} addresses
 * @param {KeptList} list
 * @returns {[address: string, sum: string][]}
 */
export const pairs = (addresses, { files }) => addresses.filter((address) => address in files).map((address) => [address, files[address]]);

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
export async function keepVisited(language, game, addresses) {
  const listed = GAMES.filter((one) => sharedOf(one) in BUILD.sizes);
  const own = GAMES.includes(game) ? game : listed.length === 1 ? listed[0] : "";
  const first = await firstOf(listsOf(language, own));
  const seen = addresses.filter((href) => String(href).startsWith(ROOT.href)).map(addressOf);
  const visited = await Promise.all(seen.map(async (address) => pairs([address], await list(listOf(address)))));
  await keepAll([...first, ...visited.flat()]);
}

/**
 * What a first visit keeps of some lists, and the lists.
 * @param {string[]} names
 */
async function firstOf(names) {
  const known = await Promise.all(names.map((name) => list(name)));
  return [...names.map(itself), ...known.flatMap((one) => pairs(one.first, one))];
}

/**
 * What questions about a game are answered by in a language.
 * @param {string} language
 * @param {string} game
 */
async function askedOf(language, game) {
  const known = await Promise.all([sharedOf(game), listIn(`${language}/${game}/`)].map((name) => list(name)));
  return known.flatMap((one) => pairs(one.asked, one));
}

/**
 * Keep it, for the questions to come.
 * @param {string} language
 * @param {string} game
 */
export async function keepAsked(language, game) {
  await keepAll(await askedOf(language, game));
}

/**
 * A game in a language.
 * @param {string} language
 * @param {string} game
 * @param {(done: number, all: number) => void} report
 */
export async function keepGame(language, game, report) {
  await keepAll([...(await firstOf(listsOf(language, game))), ...(await askedOf(language, game))], [], report);
}

/**
 * Keep nothing more of a game, in whatever language.
 * @param {string} game
 */
export async function forget(game) {
  const cache = await caches.open(NAME);
  for (const request of await cache.keys()) {
    const name = listOf(addressOf(request.url));
    if (name.endsWith(`/${game}/offline.json`)) await cache.delete(request);
  }
  for (const name of Object.keys(lists)) if (name.endsWith(`/${game}/offline.json`)) delete lists[name];
}

/**
 * Everything in all languages, but for what nothing leads to: the lists without a size.
 * @param {(done: number, all: number) => void} report
 */
export async function keepEverything(report) {
  const wanted = Object.keys(BUILD.sizes).map(itself);
  for (const [name] of [...wanted]) wanted.push(...Object.entries((await list(name)).files));
  await keepAll(wanted, [], report);
}

/**
 * How much of each list that has a size is kept, by the folder of the list. Nothing is fetched for it: a list that is not there itself has
 * nothing whole.
 * @returns {Promise<Record<string, KeptState>>}
 */
export async function summary() {
  const kept = (await (await caches.open(NAME)).keys()).map(({ url }) => addressOf(url));
  /** @type {Record<string, KeptState>} */
  const result = {};
  for (const [name, [all, bytes, firstBytes, askedBytes]] of Object.entries(BUILD.sizes)) {
    const known = kept.includes(name) ? await list(name) : null;
    const addresses = new Set(kept.filter((address) => listOf(address) === name && !(address in BUILD.lists)));
    const first = known !== null && known.first.every((address) => addresses.has(address));
    result[name.replace(/offline\.json$/, "")] = { kept: addresses.size, all, first, bytes, firstBytes, askedBytes, addresses: [...addresses] };
  }
  return result;
}
