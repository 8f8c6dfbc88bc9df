// The page's side of `public/portalWorker.js`.

/** Milliseconds between two questions for a newer program. */
const askAgainMs = 3_600_000

/** Resolves when the worker answers the addresses of the portal. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  // Absent without TLS, and in some private windows.
  if (!('serviceWorker' in navigator)) throw new Error('This browser cannot keep pages')
  await navigator.serviceWorker.register('/portalWorker.js', { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

/** The paths of the files that this page has loaded. */
const listLoadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Whether the server has another program than this page. */
async function isOutdated(): Promise<boolean> {
  const response = await fetch('/index.html', { cache: 'no-store' })
  const html = await response.text()
  const [, program] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? []
  return response.ok && program !== undefined && !listLoadedFiles().includes(program)
}

/** Keeps the program on this device. Calls back when a newer one is there, which the next reload shows. */
export async function keepProgram(onUpdate: () => void = () => undefined): Promise<void> {
  const registration = await startWorker()
  registration.active?.postMessage({ keep: listLoadedFiles() })
  // A new worker has taken over: the first one of this browser, or that of another program. A page that was just loaded may have it already.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    isOutdated().then(
      (outdated) => outdated && onUpdate(),
      () => undefined,
    )
  })
  let askedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < askAgainMs) return
    askedAt = performance.now()
    registration.update().catch(() => undefined)
  })
}
