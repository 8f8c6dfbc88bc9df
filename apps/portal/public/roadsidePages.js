// Answers the addresses of roadside packs that were saved on this phone, so that they open without a network. Its scope is /roadside/:
// no other page passes through it. Nothing is loaded ahead, and nothing is written here.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const { origin, pathname } = new URL(event.request.url)
  event.respondWith(caches.match(origin + pathname, { cacheName: 'roadside-packs' }).then((saved) => saved ?? fetch(event.request)))
})
