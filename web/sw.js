// The service worker of the site: everything is fetched once and then kept, so that it works without a network.
// A new version has other words below. It is fetched beside the old one and taken when no page of the old is open.

// Others may keep something at the same address: another copy of this site, in another folder.
const OWN = `imperia ${self.registration.scope} `;
const VERSION = `${OWN}__VERSION__`;
// What workers keep to start sooner (snapshot.ts), who throw it away themselves when it does not fit any more.
const START = `${OWN}start`;
// What releases called theirs that thought they were alone.
const OLDER = /^imperia-[0-9a-f]{12}$/;
const FILES = "__FILES__";
const PAGE = new URL("index.html", self.registration.scope).href;

self.addEventListener("install", (event) => {
  const fetched = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(fetched)));
});

async function takeOver() {
  const names = await caches.keys();
  const current = [VERSION, START];
  const older = names.filter((name) => (name.startsWith(OWN) && !current.includes(name)) || OLDER.test(name));
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function answer(request) {
  const kept = await caches.open(VERSION);
  const found = await kept.match(request.mode === "navigate" ? PAGE : request.url);
  return found ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
