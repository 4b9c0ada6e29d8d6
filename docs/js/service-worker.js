// The service worker. The build puts BUILD in front: the version of this build, the files that every page needs
// (shell), and for each language its entrances, rules, checkers and search rows. Addresses are relative to the root.
"use strict";

const NAME = `fathom-${BUILD.version}`;
const ROOT = new URL("./", self.location.href);
const whole = (address) => new URL(address, ROOT).href;

/** Put addresses into this build's cache; one that cannot be had is left out and tried again when it is needed. */
async function keep(addresses, told = () => {}) {
  const cache = await caches.open(NAME);
  let done = 0;
  let failed = false;
  for (const address of addresses) {
    const href = whole(address);
    if (!(await cache.match(href))) {
      try {
        const answer = await fetch(href, { cache: "no-cache" });
        if (answer.ok) await cache.put(href, answer);
      } catch {
        failed = true;
      }
    }
    told({ done: ++done, all: addresses.length, failed });
    if (failed) return;
  }
}

/** The languages that were read before, by what older builds kept of them. */
async function earlierAddresses() {
  const found = new Set();
  for (const name of await caches.keys()) {
    if (name === NAME || !name.startsWith("fathom-")) continue;
    for (const request of await (await caches.open(name)).keys()) found.add(request.url);
  }
  return [...found];
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await keep(BUILD.shell);
      await keep(await earlierAddresses());
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name !== NAME && name.startsWith("fathom-")) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

/** From the cache at once, and anew from the network for the next time; a server may ask to be asked first. */
async function answer(event, request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  const fresh = fetch(request).then(async (response) => {
    if (response.ok && response.type === "basic") await cache.put(request.url.split("?")[0], response.clone());
    return response;
  });
  const askFirst = kept?.headers.get("Cache-Control")?.includes("no-cache");
  if (!kept || askFirst) return fresh.catch((error) => kept ?? missing(cache, request, error));
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

/** A page that was never visited: on to the page of its language that says so, if it is kept. */
async function missing(cache, request, error) {
  if (request.mode === "navigate") {
    const tag = new URL(request.url).pathname.slice(ROOT.pathname.length).split("/")[0];
    for (const address of [`${tag}/offline/`, "index.html"]) {
      if (await cache.match(whole(address))) return Response.redirect(whole(address));
    }
  }
  throw error;
}

/** A worker takes the address of its answer for its own, without the fragment that it reads: so the answer has none. */
async function unnamed(answered) {
  const { body, status, statusText, headers } = await answered;
  return new Response(body, { status, statusText, headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(ROOT.href)) return;
  const answered = answer(event, request);
  event.respondWith(request.destination === "worker" ? unnamed(answered) : answered);
});

self.addEventListener("message", (event) => {
  const { type, language, addresses = [] } = event.data ?? {};
  const first = BUILD.languages[language] ?? [];
  if (type === "visited") {
    const own = addresses.filter((address) => String(address).startsWith(ROOT.href));
    event.waitUntil(keep([...own, ...first]));
  } else if (type === "keep-all" && BUILD.languages[language]) {
    const [port] = event.ports;
    event.waitUntil(
      fetch(whole(`${language}/offline.json`))
        .then((answer) => answer.json())
        .then((all) => keep(all, (progress) => port.postMessage(progress)))
        .catch(() => port.postMessage({ failed: true, done: 0, all: 0 })),
    );
  }
});
