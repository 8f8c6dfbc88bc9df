import { paths } from '@vehicle-partner/domain'
import type { Device } from './PortalDependencies.ts'

// Loaded by main.tsx when a page first saves or shares something, so that it may use the browser's globals.

const cacheName = 'roadside-packs'
/** `public/roadsidePages.js` reads the same cache. */
const worker = { path: '/roadsidePages.js', scope: paths.savedRoadsidePack({ packId: '' }) }
const expiresHeader = 'x-expires-at'
/** A page says for some days that it has expired, then it is deleted. */
const keptAfterExpiryMs = 7 * 86_400_000

/** The page has a stricter policy of its own; this one adds what a `meta` element cannot say. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'`

async function deleteOldPages(cache: Cache, now: Date): Promise<void> {
  for (const request of await cache.keys()) {
    const expires = (await cache.match(request))?.headers.get(expiresHeader) ?? ''
    if (Date.parse(expires) + keptAfterExpiryMs < now.getTime()) await cache.delete(request)
  }
}

/** Resolves when the worker answers the addresses of its scope. */
async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(worker.path, { scope: worker.scope })
  const starting = registration.installing ?? registration.waiting
  if (registration.active || !starting) return
  await new Promise<void>((resolve, reject) => {
    starting.addEventListener('statechange', () => {
      if (starting.state === 'activated') resolve()
      if (starting.state === 'redundant') reject(new Error('The page could not be kept'))
    })
  })
}

/** What this browser can do with pages and files. */
export const browserDevice: Device = {
  async savePage(path, html, { expiresAt, now }) {
    // Absent without TLS, and in some private windows.
    if (!('serviceWorker' in navigator) || !('caches' in window)) throw new Error('This browser cannot keep pages')
    const cache = await caches.open(cacheName)
    await deleteOldPages(cache, now)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      [expiresHeader]: expiresAt,
    }
    await cache.put(path, new Response(html, { headers }))
    await startWorker()
  },
  hasPage: async (path) => 'caches' in window && (await caches.match(path, { cacheName })) !== undefined,
  async removePage(path) {
    if ('caches' in window) await (await caches.open(cacheName)).delete(path)
  },
  canShare: (file) => 'canShare' in navigator && navigator.canShare({ files: [file] }),
  share: (file) => navigator.share({ files: [file] }),
}
