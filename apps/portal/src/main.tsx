import '@vehicle-partner/ui/styles.css'
import { lazyTransport, withRetries } from '@vehicle-partner/api'
import { sessionKey } from '@vehicle-partner/api/session'
import { environmentOf } from '@vehicle-partner/domain'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { analyticsFor, analyticsOn } from './app/analytics.ts'
import { Portal } from './app/Portal.tsx'
import type { Ports } from './app/ports.ts'

// The one file that touches the browser's own things; everything else gets them as props.

const storage: Ports['storage'] = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  clear: () => window.localStorage.clear(),
  onChange(listener) {
    const heard = (event: StorageEvent) => {
      // Without a key everything was cleared at once.
      if (event.key === null || event.key === sessionKey) listener()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },
}

const network: Ports['network'] = {
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

const place = document.getElementById('portal')
if (!place) throw new Error('index.html has no #portal')

createRoot(place).render(
  <StrictMode>
    <Portal
      transport={lazyTransport(async () =>
        withRetries((await import('@vehicle-partner/api/axios')).axiosTransport(window.location.origin)),
      )}
      storage={storage}
      network={network}
      clock={() => new Date()}
      analytics={analyticsFor(environmentOf(window.location.hostname), analyticsOn(log))}
      // The server writes it on the page that it sends.
      sandbox={document.documentElement.dataset['sandbox'] !== undefined}
      reload={() => window.location.reload()}
      onTitle={(title) => {
        document.title = title
      }}
    />
  </StrictMode>,
)
