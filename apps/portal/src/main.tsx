import '@vehicle-partner/ui/styles.css'
import { lazyTransport } from '@vehicle-partner/api'
import { sessionKey, type ReadSession } from '@vehicle-partner/api/session'
import { detectEnvironment } from '@vehicle-partner/domain'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createPortal, OpenedPortal, type CreatedPortal } from './app/Portal.tsx'
import { prerenderedPages } from './app/prerenderedPages.ts'
import { findPage } from './app/routeGuard.ts'
import { loadFullStyles } from './loading/loadFullStyles.ts'
import { withTimeout } from './loading/withTimeout.ts'
import type { RouteData } from './navigation/routeData.ts'
import { chooseAnalytics, createLogAnalytics } from './session/analytics.ts'
import type { PortalDependencies } from './session/PortalDependencies.ts'
import { createServerClock } from './session/serverClock.ts'

// The only file that uses the browser's globals; everything else takes them as dependencies.

let readSession: ReadSession = () => undefined
/** Loads the schemas that parse a stored session. Without a stored session they are not needed at startup. */
const loadSessionReader = async () => {
  ;({ readSession } = await withTimeout(import('@vehicle-partner/api/session/read')))
}

/** What this device keeps of an account (session/offlineStore.ts) ends with its session. Browsers have no caches without TLS. */
const deleteAccountData = () => void ('caches' in window && caches.delete('account-data'))

const storage: PortalDependencies['storage'] = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem(key) {
    window.localStorage.removeItem(key)
    if (key === sessionKey) deleteAccountData()
  },
  clear() {
    window.localStorage.clear()
    deleteAccountData()
  },
  onChange(listener) {
    const handleStorage = (event: StorageEvent) => {
      // The key is null when the storage was cleared.
      if (event.key !== null && event.key !== sessionKey) return
      // A logout needs no reader.
      if (window.localStorage.getItem(sessionKey) === null) listener()
      else void loadSessionReader().then(listener, () => undefined)
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  },
}

const tabStorage: PortalDependencies['tabStorage'] = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
}

const network: PortalDependencies['network'] = {
  online: () => window.navigator.onLine,
  savesData() {
    // Not in every browser, and not in TypeScript's types.
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
    return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
  },
  onChange(listener) {
    const stopping = new AbortController()
    for (const type of ['online', 'offline']) window.addEventListener(type, listener, stopping)
    return () => stopping.abort()
  },
}

const serverClock = createServerClock(() => new Date())

/** The browser saves the target of a link with `download`. */
const saveFile: PortalDependencies['saveFile'] = ({ blob, filename }) => {
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: filename }).click()
  // The download has begun; the browser keeps the blob for it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

// No analytics provider is chosen yet: production writes to the browser's console.
// oxlint-disable-next-line no-console
const log = (...values: unknown[]) => console.debug(...values)

/** Identifies this build: the path of its entry chunk. */
const build = new URL(import.meta.url).pathname

const createPortalHere = (prerendered?: RouteData) =>
  createPortal({
    prerendered,
    transport: lazyTransport(async () => {
      const { createTransport } = await import('./session/createTransport.ts')
      return createTransport(async () => (await importAxios()).axiosTransport(window.location.origin), window.bootstrap.early, {
        network,
        serverClock,
      })
    }),
    openRealtime: async (options) => (await import('./realtime/openRealtime.ts')).openRealtime(options, window.location.origin),
    storage,
    tabStorage,
    readSession: (text) => readSession(text),
    network,
    clock: serverClock.clock,
    analytics: chooseAnalytics(detectEnvironment(window.location.hostname), createLogAnalytics(log)),
    // The server sets the attributes.
    sandbox: document.documentElement.dataset['sandbox'] !== undefined,
    pageSettings: document.documentElement.dataset,
    theme: window.bootstrap.theme,
    reload: () => window.location.reload(),
    reloadIfOutdated: (path) => window.bootstrap.reloadIfOutdated(build, path),
    loadFullStyles: () => loadFullStyles(document),
    origin: window.location.origin,
    saveFile,
    loadDevice: async () => (await import('./session/browserDevice.ts')).browserDevice,
    onTitle: (title) => {
      document.title = title
    },
  })
const renderPortal = (portal: CreatedPortal) => (
  <StrictMode>
    <OpenedPortal portal={portal} />
  </StrictMode>
)
const importAxios = () => import('@vehicle-partner/api/axios')
const preloadAxios = () => void importAxios().catch(() => undefined)
const importSessionApi = () => import('./session/sessionApi.ts')
const preloadClient = () => void Promise.all([import('./session/createTransport.ts'), importSessionApi()]).catch(() => undefined)
const preloadApi = () => {
  preloadClient()
  preloadAxios()
  // Public pages make these calls.
  importSessionApi()
    .then(({ loadResources }) => loadResources('auth'))
    .catch(() => undefined)
}

/** The route data of the prerendered page in this document, unless a session is stored. */
async function findPrerenderedPage({ dataset, parentElement: page }: HTMLElement, path: string): Promise<RouteData | undefined> {
  const prerenderedPage = prerenderedPages[path]
  if (!prerenderedPage || dataset['page'] !== path || page?.hidden === true) return undefined
  return { row: findPage(path), session: undefined, Screen: await withTimeout(prerenderedPage.screen()) }
}

async function start() {
  // A program from the cache can be here before the end of the document.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const container = document.getElementById('portal')
  // A redirect of signedInBootstrap.ts stops the parser: the document is being left.
  if (!container) return
  const page = container.parentElement
  // bootstrap.ts hides the page if a session is stored, and so does signedInBootstrap.ts if the session does not open the page.
  const isHidden = page?.hidden === true
  const isSignedIn = container.dataset['signedIn'] !== undefined && !isHidden
  if (isHidden || isSignedIn) {
    // The first questions of a static page have been asked without the HTTP client.
    if (isSignedIn) preloadClient()
    else preloadApi()
    await loadSessionReader()
  }
  const prerendered = await findPrerenderedPage(container, window.location.pathname).catch(() => undefined)
  const portal = createPortalHere(prerendered)
  if (isSignedIn) await showFirstPage(container, portal)
  else {
    document.getElementById('load-error')?.remove()
    // In short tasks: what a user presses meanwhile comes first.
    if (prerendered) startTransition(() => void hydrateRoot(container, renderPortal(portal)))
    else {
      container.replaceChildren()
      createRoot(container).render(renderPortal(portal))
      page?.removeAttribute('hidden')
    }
    const { pressedButton } = window.bootstrap
    // A form waits for its handlers (auth/useEarlyEnter.ts): a click on it would be remembered in its place.
    if (!(pressedButton instanceof HTMLFormElement)) pressedButton?.click()
  }
  // A user who focuses the page is about to call the API.
  if (!isSignedIn) container.addEventListener('focusin', preloadApi, { once: true })
}

/** Keeps the static page of the signed-in area until the first page is rendered. */
async function showFirstPage(container: HTMLElement, portal: CreatedPortal) {
  const { replaceStaticPage } = await withTimeout(import('./loading/replaceStaticPage.tsx'))
  const { sessionManager } = portal.context
  const readFirstResponses = async () =>
    (await importSessionApi()).readFirstResponses(await sessionManager.api(), sessionManager.session(), window.bootstrap.early)
  await replaceStaticPage({
    container,
    children: renderPortal(portal),
    // A public page to which the session leads needs the full stylesheet too.
    ready: Promise.all([portal.firstPage, loadFullStyles(document).catch(() => undefined), readFirstResponses().catch(() => undefined)]),
    getPressedButton: () => window.bootstrap.pressedButton,
  })
  document.getElementById('load-error')?.remove()
  preloadAxios()
}
// Not awaited at top level: page chunks import this file and would wait for it.
start().catch(() => window.bootstrap.handleLoadFailure(build))
