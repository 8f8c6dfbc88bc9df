/** What the machine that the portal runs on says of itself. */
export interface Environment {
  /** Calls back when the network or the reader comes back; returns a function that stops it. */
  onBack: (listener: () => void) => () => void
  /** Whether nobody looks at the page. */
  isHidden: () => boolean
}

/** The browser's own word; outside of one nothing comes or goes. */
export function watchEnvironment(): Environment {
  const page = typeof document === 'undefined' ? undefined : document
  return {
    isHidden: () => page?.visibilityState === 'hidden',
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
