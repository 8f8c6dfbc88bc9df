// The worker of the portal, the only one of its origin. It keeps the program, so that the portal opens without a network, and answers the
// addresses of saved roadside packs. Pages come from the network first: a new version is never held back. It does not touch calls of the
// API; what the portal keeps of them is bound to the session (src/session/offlineStore.ts).

// The build replaces it (workerPlugin.ts), so that each build has a worker of its own.
const build = 'development'
const shellPrefix = 'portal '
const shellName = shellPrefix + build
/** The empty page, which starts with any address. */
const emptyPage = '/index.html'
const packCache = 'roadside-packs'
const roadsidePath = '/roadside/'

const isAsset = (path) => path.startsWith('/assets/') || /^\/[\w-]+\.(png|svg|webmanifest)$/.test(path)
/** Pages and files of the server that are not of the portal. */
const isServerPath = (path) => /^\/(v1|files|partner-payout|sandbox|terms|privacy|healthz|readyz|telemetry|metrics)(\/|$)/.test(path)

async function keepProgram() {
  const cache = await caches.open(shellName)
  const page = await fetch(emptyPage, { cache: 'no-cache' })
  if (!page.ok) throw new Error('The portal could not be loaded')
  const html = await page.clone().text()
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await cache.addAll([...new Set(files)])
  await cache.put(emptyPage, page)
}

/** Keeps this build and the one before, whose pages may be open. */
async function deleteOldBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(shellPrefix) && name !== shellName)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  // The open pages keep their version until they are reloaded: their files stay in the cache.
  event.waitUntil(keepProgram().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const start = async () => {
    await deleteOldBuilds()
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(start())
})

/** A page tells what it had loaded before the worker was there. */
self.addEventListener('message', (event) => {
  const keep = async (paths) => {
    const cache = await caches.open(shellName)
    for (const path of paths)
      if (isAsset(path) && !(await caches.match(path, { ignoreVary: true }))) await cache.add(path).catch(() => undefined)
  }
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep))
})

async function getAsset(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(shellName)
    await cache.put(request, response.clone()).catch(() => undefined)
  }
  return response
}

async function getPage(event, path) {
  if (path.startsWith(roadsidePath)) {
    const saved = await caches.match(path, { cacheName: packCache })
    if (saved) return saved
  }
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const page = await caches.match(emptyPage, { cacheName: shellName, ignoreVary: true })
    if (page) return page
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || isServerPath(pathname)) return
  if (request.mode === 'navigate') event.respondWith(getPage(event, pathname))
  else if (isAsset(pathname)) event.respondWith(getAsset(request))
})
