/** Network and visibility of the page. */
export interface PageEnvironment {
  /** Calls back when the page is online or visible again. Returns a function that stops it. */
  onBack: (listener: () => void) => () => void
  /** Whether the page is hidden. */
  isHidden: () => boolean
  /** Whether the device knows that it has no network. */
  isOffline: () => boolean
}

/** The environment of the browser. Without a document it never changes. */
export function watchEnvironment(): PageEnvironment {
  const page = typeof document === 'undefined' ? undefined : document
  return {
    isHidden: () => page?.visibilityState === 'hidden',
    isOffline: () => page !== undefined && !navigator.onLine,
    onBack(listener) {
      if (!page) return () => undefined
      const seen = () => {
        if (page.visibilityState === 'visible') listener()
      }
      addEventListener('online', listener)
      page.addEventListener('visibilitychange', seen)
      return () => {
        removeEventListener('online', listener)
        page.removeEventListener('visibilitychange', seen)
      }
    },
  }
}
