/** Something to say in a toast, from code that stands outside the tree of components. */
export interface Notice {
  tone: 'error' | 'warning' | 'info'
  message: string
}

export interface Notices {
  say: (notice: Notice) => void
  /** Hears every notice, those included that were said before anybody listened; returns a function that stops it. */
  listen: (listener: (notice: Notice) => void) => () => void
}

/** Carries notices from loaders and the session to the toasts. */
export function createNotices(): Notices {
  const waiting: Notice[] = []
  const listeners = new Set<(notice: Notice) => void>()
  return {
    say(notice) {
      if (listeners.size === 0) waiting.push(notice)
      for (const listener of listeners) listener(notice)
    },
    listen(listener) {
      listeners.add(listener)
      for (const notice of waiting.splice(0)) listener(notice)
      return () => listeners.delete(listener)
    },
  }
}
