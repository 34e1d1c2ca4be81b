// The service worker of the site: everything is fetched once and then kept, so that it works without a network.
// A new version has other words below. It is fetched beside the old one and taken when no page of the old is open.

const VERSION = "imperia-__VERSION__";
const FILES = "__FILES__";
const PAGE = new URL("index.html", self.registration.scope).href;

self.addEventListener("install", (event) => {
  const fetched = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(fetched)));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
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
