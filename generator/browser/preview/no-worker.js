// Takes the place of the built site's service worker at this address, lets go of what that one kept, and goes.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.keys();
      for (const name of kept) await caches.delete(name);
      await self.registration.unregister();
      if (!kept.length) return; // The page came from the preview already.
      for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) client.navigate(client.url);
    })(),
  );
});
