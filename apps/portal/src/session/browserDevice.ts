import { offlineStore } from './offlineStore.ts'
import type { Device } from './PortalDependencies.ts'
import { keepProgram, startWorker } from './portalWorker.ts'
import { countBytes } from './visitBytes.ts'

// Loaded by main.tsx when a page first saves or shares something, so that it may use the browser's globals.

/** `public/portalWorker.js` reads the same cache. */
const cacheName = 'roadside-packs'
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
  shareText: 'share' in navigator ? (text) => navigator.share(text) : undefined,
  offline: offlineStore,
  keepProgram,
  countBytes,
}
