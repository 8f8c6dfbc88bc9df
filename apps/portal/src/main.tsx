import '@vehicle-partner/ui/styles.css'
import { lazyTransport, withRetries } from '@vehicle-partner/api'
import { sessionKey, type ReadSession } from '@vehicle-partner/api/session'
import { environmentOf } from '@vehicle-partner/domain'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { chooseAnalytics, createLogAnalytics } from './session/analytics.ts'
import { findPage, type RouteData } from './app/routeGuard.ts'
import { loadFullStyles } from './loading/loadFullStyles.ts'
import { Portal } from './app/Portal.tsx'
import type { PortalDependencies } from './session/PortalDependencies.ts'
import { prerenderedPages } from './app/prerenderedPages.ts'
import { withTimeout } from './loading/withTimeout.ts'

// The one file that touches the browser's own things; everything else gets them as props.

let readSession: ReadSession = () => undefined
/** Fetches the schemas that judge a stored session: whoever has none stored does not wait for them. */
const learnToRead = async () => {
  ;({ readSession } = await withTimeout(import('@vehicle-partner/api/session/read')))
}

const storage: PortalDependencies['storage'] = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  clear: () => window.localStorage.clear(),
  onChange(listener) {
    const heard = (event: StorageEvent) => {
      // Without a key everything was cleared at once.
      if (event.key !== null && event.key !== sessionKey) return
      // A logout is heard of at once; only what has been stored needs its reader.
      if (window.localStorage.getItem(sessionKey) === null) listener()
      else void learnToRead().then(listener, () => undefined)
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },
}

const network: PortalDependencies['network'] = {
  online: () => window.navigator.onLine,
  onChange(listener) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}

// No provider is chosen yet: in production the browser's own log is told.
// oxlint-disable-next-line no-console
const log = (...words: unknown[]) => console.debug(...words)

/** This build's name for itself. */
const build = new URL(import.meta.url).pathname

const place = document.getElementById('portal')
if (!place) throw new Error('index.html has no #portal')
const page = place.parentElement

const portal = (found?: RouteData) => (
  <StrictMode>
    <Portal
      found={found}
      transport={lazyTransport(async () => withRetries((await axios()).axiosTransport(window.location.origin)))}
      storage={storage}
      readSession={(text) => readSession(text)}
      network={network}
      clock={() => new Date()}
      analytics={chooseAnalytics(environmentOf(window.location.hostname), createLogAnalytics(log))}
      // The server writes it on the page that it sends.
      sandbox={document.documentElement.dataset['sandbox'] !== undefined}
      reload={() => window.location.reload()}
      renew={(to) => window.early.renew(build, to)}
      dress={() => loadFullStyles(document)}
      onTitle={(title) => {
        document.title = title
      }}
    />
  </StrictMode>
)
const axios = () => import('@vehicle-partner/api/axios')
const fetchClient = () => void Promise.all([axios(), import('./session/sessionApi.ts')]).catch(() => undefined)

/** The page that stands in this document, if it is for whoever came. */
async function findPage(path: string): Promise<RouteData | undefined> {
  const known = prerenderedPages[path]
  if (!known || place?.dataset['page'] !== path || page?.hidden === true) return undefined
  return { row: findPage(path), session: undefined, Screen: await withTimeout(known.screen()) }
}

async function start(place: HTMLElement) {
  // The document is hidden where a session is stored (bootstrap.ts).
  if (page?.hidden === true) {
    fetchClient()
    await learnToRead()
  }
  const found = await findPage(window.location.pathname).catch(() => undefined)
  document.getElementById('lost')?.remove()
  if (found) hydrateRoot(place, portal(found))
  else {
    place.replaceChildren()
    createRoot(place).render(portal())
    page?.removeAttribute('hidden')
  }
  window.early.pressed?.click()
  // Whoever takes hold of the page will soon ask the server for something.
  place.addEventListener('focusin', fetchClient, { once: true })
}
// Nothing waits for it: pages need parts of this file, and would be waited for in turn.
start(place).catch(() => window.early.miss(build))
